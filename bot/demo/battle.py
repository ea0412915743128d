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
    """What one person does: types a command, or presses what the panel or the last answer to them has.

    Attributes:
        who: one of the demo's players, by name.
        type: a command without its slash.
        options: its options; a text may be written in both languages.
        press: a button or menu, by its verb.
        choose: what is chosen in that menu, by its label.
        on: where it is pressed.
    """

    model_config = ConfigDict(extra="forbid", frozen=True)

    who: Literal["minjun", "alice"]
    type: str = ""
    options: dict[str, int | Text] = {}
    press: str = ""
    choose: Text = ""
    on: Literal["panel", "answer"] = "panel"


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
    answered: dict[str, int] = {}
    for step in opening(system).step:
        person = people[step.who]
        if step.type:
            options = {name: _said(value, lang) for name, value in step.options.items()}
            result = await person.slash(channel, step.type, **options)
        else:
            panel = (await bot.tables.must(channel.id)).row.panel
            message = answered[step.who] if step.on == "answer" else panel
            result = await _press(env, channel, message, person, step.press, str(_said(step.choose, lang)))
        if result.response is not None:
            answered[step.who] = result.response.id
        await env.settle()


def _said(value: int | Text, lang: Lang) -> int | str:
    return value[lang] if isinstance(value, dict) else value


async def _press(env: Any, channel: Any, message: int | None, person: Any, verb: str, label: str) -> Any:
    """Presses a button of a message, or chooses from one of its menus."""
    from simcord import ResponseMessage  # noqa: PLC0415  # only the demo has it

    card = ResponseMessage(env, env.backend.get_message(channel.id, message))
    part = next(one for one in _parts(card.components) if one.get("custom_id", "").split(":")[-1] == verb)
    if label:
        value = next(option["value"] for option in part["options"] if option["label"].startswith(label))
        return await person.select(card, values=[value], custom_id=part["custom_id"])
    return await person.click(card, custom_id=part["custom_id"])


def _parts(components: Sequence[Mapping[str, Any]]) -> Iterator[Mapping[str, Any]]:
    """Goes through a message's components, outer before inner."""
    for one in components:
        yield one
        yield from _parts(one.get("components", ()))
