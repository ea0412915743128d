"""A turn adds few messages: what the panel shows is not said again, and of those who may count one is enough."""

from typing import Any

from battle_support import Players, begin, said
from tests_support import pressables, texts


async def test_a_press_on_the_panel_is_answered_by_the_panel(table: Any) -> None:
    """Nothing comes below it; on an older panel, which shows nothing new, a private card says what was written."""
    await begin(table, "trench_crusade", {"Johann": "ELITE"}, {"Markol": "ELITE"})
    players = Players(table)
    await table.alice.slash(table.channel, "game first", player=table.alice)
    old = await players.panel()
    pressed = await players.choose(table.alice, "Activate a unit", "johann")
    assert not pressed.followups
    assert "◐\N{NO-BREAK SPACE}Johann" in texts(await players.panel())
    await table.alice.slash(table.channel, "game status")
    button = next(key for label, key in pressables(table.stored(old.id)).items() if label == "End activation")
    late = await table.alice.click(table.stored(old.id), custom_id=button)
    assert "Written down" in said(late)
    assert late.followups[-1].flags.ephemeral


async def test_the_edition_stands_once_on_an_open_panel(table: Any) -> None:
    """At its foot, with the name of the game; the agreements name what both agreed on."""
    await table.alice.slash(
        table.channel, "game new", scenario="no-mans-land", system="trench_crusade", edition="1.0.2"
    )
    assert texts(await Players(table).panel()).count("`1.0.2`") == 1


async def test_whoever_ends_the_turn_may_count_it_and_the_other_is_asked_to_confirm(table: Any) -> None:
    """Nobody is called to count whom the next message asks to confirm; who is first is told once."""
    players = Players(table)
    await players.open("trench_crusade", "1.0.2", "no-mans-land", units=1)
    await players.until("owed-activate")
    rolled = next(one for one in table.channel.history() if "rolled by" in texts(table.stored(one.id)))
    assert texts(table.stored(rolled.id)).count("Initiative") == 1
    await players.until("owed-phase")
    first = (await players.state()).first
    person = (table.alice, table.minjun)[first or 0]
    await players.press(person, "Next phase")
    await players.press(person, "Next phase")
    assert {what for _, what in await players.owed()} == {"owed-score"}
    asked = [one.content for one in table.channel.history() if one.content]
    assert not [text for text in asked if "count the score" in text]
    await players.count({1: "10"})
    assert [text for text in (one.content for one in table.channel.history()) if text and "confirm the count" in text]


async def test_the_ping_names_the_decision(table: Any) -> None:
    """What is asked and for which roll, not that something is."""
    await begin(table, "trench_crusade", {"Johann": "ELITE"}, {"Markol": "ELITE"})
    await table.minjun.slash(table.channel, "unit mark", unit="Johann", marker="blood", change=1)
    await table.alice.slash(table.channel, "tc success", who="Johann")
    await table.env.settle()
    told = [one.content for one in table.channel.history() if one.content]
    assert [text for text in told if "**decide: Spend Blood markers · Johann**" in text]


async def test_the_target_s_player_says_how_much_will_resists(table: Any) -> None:
    """The caster's player types nothing of the other side's: it is asked when the power is cast, and written down."""
    await begin(table, "mesbg", {"Saruman": "Might 3, Will 6, Hero"}, {"Boromir": "Might 6, Will 2, Hero"})
    asked = await table.alice.slash(
        table.channel, "mesbg cast", who="Saruman > Boromir", dice=1, needed=3, equal="equal-resists", faces="4 5 1"
    )
    card = asked.response or asked.followups[0]
    assert texts(card).startswith("## ⏳ Cast with 4: resist? 2 Will left")
    foreign = await table.alice.click(card, custom_id=pressables(card)["2 dice"])
    assert "Not your decision" in said(foreign)
    await table.minjun.click(card, custom_id=pressables(card)["2 dice"])
    ended = texts(table.stored(card.id))
    assert ended.startswith("## Resisted")
    assert "📝 Saruman: Will −1 · Boromir: Will −2" in ended


async def test_a_challenge_never_gives_more_might_than_the_hero_began_with(table: Any) -> None:
    """2024: one point, and not above what its list says; nobody types it."""
    await begin(table, "mesbg", {"Boromir": "Might 3"}, {"Lurtz": "Might 1"})
    full = await table.alice.slash(table.channel, "mesbg heroic", action="challenge", who="Boromir")
    assert "Might 3 → 4" not in said(full)
    await table.alice.slash(table.channel, "unit mark", unit="Boromir", marker="might", change=-2)
    won = await table.alice.slash(table.channel, "mesbg heroic", action="challenge", who="Boromir")
    assert "Boromir: Might +1" in said(won)
