"""What a preview answers first: the chance that a player asks for, then every outcome."""

from typing import Any

import pytest
from tests_support import Table, pressables, texts

from bot.words import words
from rules.library.entry import Lang


@pytest.mark.parametrize(
    ("command", "options", "english", "korean"),
    [
        ("mesbg jump", {"obstacle": 1.0, "height": 1.5, "numbers": "as-2018"}, "Success 83.3%", "성공 83.3%"),
        ("mesbg climb", {"numbers": "as-2018"}, "Success 83.3%", "성공 83.3%"),
        ("mesbg shoot", {"shots": 2, "wounds": 2, "defence": 4}, "At least a wound 30.6%", "부상 이상 30.6%"),
        ("mesbg shoot", {"defence": 4}, "Hit · slain 16.7%", "맞혀 처치 16.7%"),
        ("mesbg strikes", {"strikes": 2, "wounds": 2, "defence": 4}, "At least a wound 55.6%", "부상 이상 55.6%"),
        ("mesbg fight", {"fight": 4, "their_hero": "0:0:0:2", "attacks": 2}, "Roller: at least a wound 41.4%", ""),
        ("mesbg heroic", {"action": "strike", "value": 5}, "Fight at least 7 · 66.7%", "Fight 7 이상 · 66.7%"),
        ("laok impact", {"impact": 2, "clash": 3, "defence": 2}, "At least 1 wound · 55.6%", "상처 1 이상 · 55.6%"),
        ("laok decay", {"x": 3, "stands": 2}, "No wounds 8.8%", "상처 없음 8.8%"),
        ("laok renewal", {}, "Heals at least 4 · 50.0%", "상처 4 이상 회복 · 50.0%"),
        ("laok duel", {"attacks": 1, "clash": 3, "defence": 0, "their_attacks": 1, "their_clash": 3,
                       "their_defence": 0}, "Challenger wounds more 24.3%", ""),
        ("fb roll", {"value": 3, "dice": 4}, "At least 1 success · 93.8%", "성공 1 이상 · 93.8%"),
        ("tc success", {}, "Success 58.3%", "성공 58.3%"),
    ],
)  # fmt: skip
async def test_a_preview_is_headed_by_what_a_player_asks_for(
    table: Any, command: str, options: dict[str, Any], english: str, korean: str
) -> None:
    """Success altogether, a wound at least: never one of several ways to it."""
    for lang, headline in (("en", english), ("ko", korean)):
        await table.bot.store.choose_for_server(table.guild.id, language=lang)
        asked = await table.alice.slash(table.channel, command, **options, preview=True)
        if headline:
            assert texts(asked.response).splitlines()[0] == f"## {headline}"


async def test_a_preview_of_a_fight_tells_who_wins_beside_who_is_wounded(table: Any) -> None:
    """Both by the names that were typed; of two sides that may spend Might each is told."""
    asked = await table.alice.slash(
        table.channel, "mesbg fight", who="Boromir > Lurtz", attacks=2, fight=4, hero="2:0:0:1", their_hero="1:0:0:2",
        their_strength=6, preview=True, opponent=table.minjun,
    )  # fmt: skip
    shown = texts(asked.response)
    assert shown.startswith("## Boromir: at least a wound ")
    assert "\nWon by Boromir 74.5%" in shown
    assert f"<@{table.alice.id}>: Spend Might? **None**" in shown
    assert f"<@{table.minjun.id}>: Spend Might? **None**" in shown


async def test_everything_that_can_head_a_card_has_its_words(table: Table) -> None:
    """Every headline, sum of headlines, winner and number of every procedure, in both languages."""
    lacking = []
    for name, (_, presenter) in table.bot.resolver.known.items():
        keys = [f"result-{one}" for one in presenter.headlines]
        keys += [f"result-{one}-by" for one in presenter.winners]
        keys += [presenter.numbered, f"{presenter.numbered}-or-more"] if presenter.number else []
        lacking += [f"{name}: {lang} {key}" for key in keys for lang in Lang if not words(lang).has(key)]
        assert {part for parts in presenter.sought.values() for part in parts} <= set(presenter.order), name
    assert lacking == []


async def test_a_preview_that_would_take_too_long_says_so_beside_what_it_knows(table: Any) -> None:
    """Thirty shots with ten Might: the headline is exact, Might to hit is left out and said, what is cheap is told."""
    asked = await table.alice.slash(table.channel, "mesbg shoot", shots=30, might=10, wounds=3, fate=3, preview=True)
    shown = texts(asked.response)
    assert shown.startswith("## At least a wound 92.6%")
    assert "To hit: spend Might? **None** · other answers: too many ways for an exact chance\n" in shown
    assert "To wound: spend Might? **None** 92.6% · Spend 1 99.6%" in shown
    assert "Spend Fate? **None** 92.6% · Spend 1 59.1%" in shown
    less = await table.alice.slash(table.channel, "mesbg shoot", shots=30, might=3, wounds=2, preview=True)
    assert "To hit: spend Might? **None** 92.6% · Spend 1 95.7%" in texts(less.response)
    few = await table.alice.slash(table.channel, "mesbg shoot", shots=3, might=1, preview=True)
    assert "To hit: spend Might? **None** 23.0% · Spend 1 " in texts(few.response)
    assert "too many ways" not in texts(few.response)


async def test_a_decision_says_what_each_answer_leads_to_for_whoever_decides(table: Any) -> None:
    """What the target fears, what a duel comes to without a further die, what accepting a challenge may cost."""
    hit = await table.alice.slash(
        table.channel, "mesbg fight", who="Boromir > Lurtz", fight=5, strength=4, their_defence=4,
        their_hero="0:1:1:2", position="theirs-trapped", faces="6 2 4 5", opponent=table.minjun,
    )  # fmt: skip
    shown = texts(hit.response)
    assert "Boromir → Lurtz" in shown
    assert "**None** · Lurtz slain by Boromir 100%\n**Spend 1** · Lurtz slain by Boromir 50.0%" in shown
    for _ in range(2):
        message = table.stored(hit.response.id)
        await table.minjun.click(message, custom_id=pressables(message)["None"])
    ended = texts(table.stored(hit.response.id))
    assert ended.startswith("## Lurtz slain by Boromir")
    assert ended.count("Spend Fate? 1 left None") == 1  # asked of each wound, said once
    behind = await table.alice.slash(
        table.channel, "mesbg duel", fight=4, their_might=2, their_fight=5, faces="5 4", opponent=table.minjun
    )
    won = f"Duel won by <@{table.minjun.id}>"
    assert f"**None** · {won} 0%\n**Spend 1** · {won} 100%" in texts(behind.response)
    struck = await table.alice.slash(table.channel, "mesbg strikes", strikes=2, might=1, defence=4, faces="4")
    assert "**None** · Slain 33.3%\n**Spend 1** · Slain 100%" in texts(struck.response)
    challenged = await table.alice.slash(
        table.channel, "laok duel", attacks=4, clash=3, defence=3, their_attacks=3, their_clash=3, their_defence=2,
        opponent=table.minjun,
    )  # fmt: skip
    more = f"More wounds by <@{table.minjun.id}>"
    assert f"**Accept** · {more} 18.1%\n**Refuse** · {more} 0%" in texts(challenged.response)


async def test_reinforcements_are_counted(table: Any) -> None:
    """How many arrive and how likely so many are, not only that somebody does."""
    coming = {"round": 3, "regiments": 3}
    asked = await table.alice.slash(table.channel, "laok reinforce", **{"class": "medium"}, **coming, preview=True)
    assert texts(asked.response).startswith("## At least 1 arrives · 96.3%")
    came = await table.alice.slash(table.channel, "laok reinforce", **{"class": "medium"}, **coming, faces="1 2 6")
    assert texts(came.response).startswith("## 2 regiments arrive\n-# 2 or more: 74.1%")
