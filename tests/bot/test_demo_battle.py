"""The battle of the demo: played as it is written, in both languages, to the point where it waits for Alice."""

from typing import Any

import pytest

from bot.demo import PLAYERS
from bot.demo_battle import begin, openings
from rules.game.owing import owed
from rules.library.entry import Lang


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("system", openings())
async def test_the_battle_comes_to_a_decision_of_alice(table: Any, system: str, lang: Lang) -> None:
    """Nothing in it is refused, and what comes next is hers alone: to answer a roll, or to seal a stack."""
    people = dict(zip((name for name, _ in PLAYERS), (table.minjun, table.alice), strict=True))
    await begin(table.env, table.bot, table.channel, people, system, lang)
    state = (await table.bot.tables.must(table.channel.id)).state
    assert [person for person, _ in owed(state)] == [table.alice.id]
    assert state.window is None or state.window.decider == table.alice.id
