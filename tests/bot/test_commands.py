"""What Discord demands of commands before it takes them at all."""

from typing import Any

import pytest
from discord import app_commands
from tests_support import Table, texts

from bot.translate import Translator

MOST = 8000
"""Characters of names, descriptions and choices that one command may have, the longest language counted."""


def _longest(part: dict[str, Any], key: str) -> int:
    localised = part.get(f"{key}_localizations") or {}
    return max(len(text or "") for text in (part.get(key), *localised.values()))


def _size(part: dict[str, Any]) -> int:
    size = _longest(part, "name") + _longest(part, "description")
    size += sum(_longest(choice, "name") + len(str(choice["value"])) for choice in part.get("choices", ()))
    return size + sum(_size(option) for option in part.get("options", ()))


async def _payloads(table: Table) -> list[dict[str, Any]]:
    tree = table.bot.tree
    return [await command.get_translated_payload(tree, Translator()) for command in tree.get_commands()]


async def test_every_command_is_small_enough_for_discord(table: Table) -> None:
    """Discord refuses all commands when one of them is too large."""
    sizes = {payload["name"]: _size(payload) for payload in await _payloads(table)}
    assert {name: size for name, size in sizes.items() if size > MOST} == {}
    assert sizes["tc"] > 1000  # the sizes are really counted


async def test_no_command_has_more_than_25_options_or_a_description_past_100(table: Table) -> None:
    """The other limits of a command."""

    def walk(part: dict[str, Any]) -> None:
        assert len(part.get("options", ())) <= 25, part["name"]
        assert len(part.get("choices", ())) <= 25, part["name"]
        assert 1 <= len(part["name"]) <= 32
        if part.get("type") != 3 or "description" in part:
            assert _longest(part, "description") <= 100, part["name"]
        for option in part.get("options", ()):
            walk(option)

    for payload in await _payloads(table):
        walk(payload)


@pytest.mark.parametrize("group", ["tc", "fb", "mesbg", "laok"])
async def test_every_roll_suggests_editions(table: Table, group: str) -> None:
    """Editions are suggested, not listed: a list in every command takes too much room."""
    command = table.bot.tree.get_command(group)
    assert isinstance(command, app_commands.Group)
    for roll in command.commands:
        assert isinstance(roll, app_commands.Command)
        edition = roll.get_parameter("edition")
        assert edition is not None, roll.name
        assert edition.autocomplete, roll.name


@pytest.mark.parametrize(
    ("command", "options"),
    [
        ("tc rolloff", ["who", "opponent", "preview", "faces", "edition"]),
        ("tc charge", ["distance", "who", "movement"]),
        ("laok morale", ["wounds", "resolve", "who", "stands"]),
        ("mesbg heroic", ["action", "value", "who", "start", "preview", "faces", "edition"]),
        ("fb half", ["value", "who", "of", "edition"]),
    ],
)
async def test_what_every_roll_offers_stands_beside_its_own_options(
    table: Table, command: str, options: list[str]
) -> None:
    """Whose roll it is comes after what must be said; where nothing is thrown there are no dice to type in."""
    group, _, name = command.partition(" ")
    found = table.bot.tree.get_command(group)
    assert isinstance(found, app_commands.Group)
    roll = found.get_command(name)
    assert isinstance(roll, app_commands.Command)
    offered = [option.name for option in roll.parameters]
    assert offered[: len(options)] == options
    assert offered == options or "opponent" in offered


async def test_an_edition_that_is_not_there_is_refused_with_those_there_are(table: Table) -> None:
    """The error names the editions of the game."""
    result = await table.alice.slash(table.channel, "tc success", edition="9.9")
    assert "1.0.2" in texts(result.response)
