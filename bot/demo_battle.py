"""A battle that has begun, for the demo: two people type and press what ``data/<system>/demo.toml`` says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict

from bot.app import Umpire
from rules import shelf
from rules.library.entry import Lang

Text = str | dict[Lang, str]


class Step(BaseModel):
    """What one person does: types a command, or presses what the panel has.

    Attributes:
        who: one of the demo's players, by name.
        type: a command without its slash.
        options: its options; a text may be written in both languages.
        press: a button or menu of the panel, by its verb.
        choose: what is chosen in that menu, by its label.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    who: Literal["minjun", "alice"]
    type: str = ""
    options: dict[str, int | Text] = {}
    press: str = ""
    choose: Text = ""


class Opening(BaseModel):
    """How a battle comes to the point at which the demo shows it."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    step: tuple[Step, ...]


def opening(system: str) -> Opening:
    """Gives the demo's battle of a system.

    Raises:
        ValueError: its file cannot be read.
    """
    return Opening.model_validate(shelf.read_toml(_written(system)))


def openings() -> tuple[str, ...]:
    """Gives the systems that have a battle to show."""
    return tuple(system for system in shelf.systems() if _written(system).is_file())


def _written(system: str) -> Path:
    return shelf.DATA / system / "demo.toml"


async def begin(env: Any, bot: Umpire, channel: Any, people: Mapping[str, Any], system: str, lang: Lang) -> None:
    """Plays the opening of a system's battle in the channel, as its players would."""
    for step in opening(system).step:
        person = people[step.who]
        if step.type:
            options = {name: _said(value, lang) for name, value in step.options.items()}
            await person.slash(channel, step.type, **options)
        else:
            await _press(env, bot, channel, person, step.press, str(_said(step.choose, lang)))
        await env.settle()


def _said(value: int | Text, lang: Lang) -> int | str:
    return value[lang] if isinstance(value, dict) else value


async def _press(env: Any, bot: Umpire, channel: Any, person: Any, verb: str, label: str) -> None:
    """Presses a button of the panel, or chooses from one of its menus."""
    from simcord import ResponseMessage  # noqa: PLC0415  # only the demo has it

    seen = await bot.tables.must(channel.id)
    panel = ResponseMessage(env, env.backend.get_message(channel.id, seen.row.panel))
    part = next(one for one in _parts(panel.components) if one.get("custom_id", "").split(":")[-1] == verb)
    if label:
        value = next(option["value"] for option in part["options"] if option["label"].startswith(label))
        await person.select(panel, values=[value], custom_id=part["custom_id"])
    else:
        await person.click(panel, custom_id=part["custom_id"])


def _parts(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Goes through a message's components, outer before inner."""
    for one in components:
        yield one
        yield from _parts(one.get("components", ()))
