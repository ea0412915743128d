"""Nonsense typed into every command: always a kind answer, never a fault, and the game stays as it was or goes on."""

from __future__ import annotations

import logging
import random
from collections.abc import Iterator
from typing import Any

import discord
import pytest
from discord import app_commands
from tests_support import Table, pressables

from rules.systems import SYSTEMS

_TEXTS = (
    "?",
    " ",
    "💥💥💥",
    "A > A",
    "> B",
    "A >",
    "A > B > C",
    "@everyone <@1> <#2>",
    "`a` **b** ||c||\n# d",
    "-1",
    "0",
    "99999999999999999999",
    "1e9",
    "½",
    "\u202e\u200bx\u0301",
    "'; DROP TABLE game; --",
    "{$x}",
    "3 4 5 6 a",
    "((((((((((",
    "all",
    "none",
)
_ROUNDS = 8


def _leaves(tree: Any) -> Iterator[tuple[str, app_commands.Command[Any, ..., Any]]]:
    for command in tree.walk_commands():
        if isinstance(command, app_commands.Command):
            yield command.qualified_name, command


def _or(limit: float | None, free: float) -> float:
    return free if limit is None else limit


def _value(parameter: app_commands.Parameter, table: Table, luck: random.Random) -> Any:
    """Gives something that Discord would let through, and that makes no sense."""
    if parameter.choices:
        return luck.choice(parameter.choices).value
    kind = discord.AppCommandOptionType
    match parameter.type:
        case kind.string:
            text = luck.choice(_TEXTS)
            least = int(parameter.min_value or 0)
            return text.ljust(least, "x")[: int(parameter.max_value or 6000)]
        case kind.integer:
            return int(luck.choice([_or(parameter.min_value, -(2**40)), _or(parameter.max_value, 2**40)]))
        case kind.number:
            return luck.choice([_or(parameter.min_value, -1e9), _or(parameter.max_value, 1e9)])
        case kind.boolean:
            return luck.random() < 0.5
        case kind.user:
            return luck.choice([table.alice, table.minjun])
        case _:
            return None


async def _typed(table: Table, luck: random.Random) -> list[str]:
    """Types every command some rounds long; gives those that met silence."""
    silent = []
    for name, command in _leaves(table.bot.tree):
        if any(one.required and one.type is discord.AppCommandOptionType.attachment for one in command.parameters):
            continue  # files of all kinds are read in test_rosters_hostile
        for _ in range(_ROUNDS):
            options = {
                parameter.display_name: _value(parameter, table, luck)
                for parameter in command.parameters
                if parameter.required or luck.random() < 0.4
            }
            options = {key: value for key, value in options.items() if value is not None}
            person = luck.choice([table.alice, table.minjun])
            answer = await person.slash(table.channel, name, **options)
            if not (answer.response or answer.followups or answer.modal):
                silent.append(f"{name} {options}")
    return silent


def _faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [f"{one.getMessage()} {one.exc_info[1] if one.exc_info else ''}" for one in caplog.records]


async def test_every_command_answers_nonsense(table: Any, caplog: pytest.LogCaptureFixture) -> None:
    """In a channel without a game."""
    caplog.set_level(logging.ERROR)
    assert await _typed(table, random.Random(1)) == []
    assert _faults(caplog) == []


@pytest.mark.parametrize("system", SYSTEMS)
async def test_every_command_answers_nonsense_in_a_game(
    table: Any, system: str, caplog: pytest.LogCaptureFixture
) -> None:
    """In a channel with a running game that has units."""
    caplog.set_level(logging.ERROR)
    await table.alice.slash(table.channel, "game new", scenario="x", system=system)
    for person, label in ((table.minjun, "Take a seat"), (table.alice, "Start")):
        seen = await table.bot.tables.must(table.channel.id)
        panel = table.stored(seen.row.panel)
        await person.click(panel, custom_id=pressables(panel)[label])
    await table.alice.slash(table.channel, "unit add", names="A, 3x C")
    await table.minjun.slash(table.channel, "unit add", names="B, D")
    assert await _typed(table, random.Random(2)) == []
    assert _faults(caplog) == []
