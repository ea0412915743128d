"""The demo: its battle, played as it is written in both languages until it waits for Alice; its commands."""

from typing import Any

import pytest

from bot.demo.battle import begin, openings
from bot.demo.language import speak_to_each
from bot.demo.start import PLAYERS
from bot.words import words
from rules.game.owing import owed
from rules.library.entry import Lang

_ANSWERS = ("never", "always", "ask")


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("system", openings())
async def test_the_battle_comes_to_a_decision_of_alice(table: Any, system: str, lang: Lang) -> None:
    """Nothing in it is refused, and what comes next is hers alone: to answer a roll, or to seal a stack."""
    people = dict(zip((name for name, _ in PLAYERS), (table.minjun, table.alice), strict=True))
    await begin(table.env, table.bot, table.channel, people, system, lang)
    state = (await table.bot.tables.must(table.channel.id)).state
    assert [person for person, _ in owed(state)] == [table.alice.id]
    assert state.window is None or state.window.decider == table.alice.id


def test_each_person_at_the_page_reads_commands_in_their_own_language(table: Any) -> None:
    """Descriptions and choices are the reader's, names are everybody's; what is kept stays as it was."""
    backend, place = table.env.backend, table.channel.id

    def orders(person: Any) -> Any:
        found = backend.visible_commands(user_id=person.id, channel_id=place)
        game = next(command for command in found if command["name"] == "game")
        return next(one for one in game["options"] if one["name"] == "orders")

    before = orders(table.minjun)
    speak_to_each(backend, {table.minjun.id: Lang.KO, table.alice.id: Lang.EN})
    for person, lang in ((table.minjun, Lang.KO), (table.alice, Lang.EN), (table.owner, Lang.EN)):
        shown = orders(person)
        assert shown["description"] == words(lang)("command-game-orders")
        answer = next(one for one in shown["options"] if one["name"] == "answer")
        assert answer["description"] == words(lang)("option-order-answer")
        assert [one["name"] for one in answer["choices"]] == [words(lang)(f"order-{one}") for one in _ANSWERS]
        assert [one["value"] for one in answer["choices"]] == list(_ANSWERS)
    assert orders(table.alice) == before
