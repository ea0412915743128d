"""What the card of a roll announces is what the game holds afterwards: on the panel, in the report, undone by undo."""

from typing import Any

from battle_support import Players, begin
from tests_support import Table, pressables, texts


def card_of(result: Any) -> Any:
    """Gives the message that answers a command."""
    return result.response or result.followups[0]


async def _state(table: Table) -> Any:
    return (await table.bot.tables.must(table.channel.id)).state


async def _panel(table: Table) -> str:
    return texts(table.stored((await table.bot.tables.must(table.channel.id)).row.panel))


async def _undo(table: Table) -> None:
    """Minjun takes back the last step, and Alice agrees where she is asked."""
    undone = card_of(await table.minjun.slash(table.channel, "game undo"))
    if "Agree" in pressables(undone):
        await table.alice.click(undone, custom_id=pressables(undone)["Agree"])


async def test_a_regiment_that_loses_half_its_stands_in_a_round_is_broken(table: Any) -> None:
    """On the card, on the panel, in the state; undo takes it back whole; Rally ends it; the next half shatters it."""
    await begin(table, "last_argument", {}, {"Orcs": "D0 W1, stands 4"})
    fallen = texts(
        card_of(await table.minjun.slash(table.channel, "laok defence", who="Orcs", hits=2, natural_one="no"))
    )
    assert "**Broken** · half or more lost of 4 at the round’s start" in fallen
    assert "broken" in (await _state(table)).units["orcs"].statuses
    assert "Broken" in await _panel(table)
    await _undo(table)
    assert (await _state(table)).units["orcs"].statuses == set()
    assert (await _state(table)).units["orcs"].markers == {}
    await table.minjun.slash(table.channel, "laok defence", who="Orcs", hits=2, natural_one="no")
    shattered = texts(
        card_of(await table.minjun.slash(table.channel, "laok defence", who="Orcs", hits=1, natural_one="no"))
    )
    assert "**Shattered** · half or more lost of the 2" in shattered
    assert {"shattered", "destroyed"} <= (await _state(table)).units["orcs"].statuses
    await table.alice.slash(table.channel, "game end", reason="conceded")
    export = await table.minjun.slash(table.channel, "game export")
    report = next(file for file in export.response.attachments if file.filename.endswith("md"))
    assert "Shattered" in (await report.read()).decode()


async def test_whether_a_regiment_is_broken_is_known_without_numbers(table: Any) -> None:
    """What the state knows is not asked for; a Rally ends the status and the round's losses still count."""
    await begin(table, "last_argument", {}, {"Orcs": "D0 W1, stands 4"})
    await table.minjun.slash(table.channel, "unit mark", unit="Orcs", marker="stand-lost", change=2)
    broken = texts(card_of(await table.minjun.slash(table.channel, "laok broken", who="Orcs")))
    assert "2 of 4 stands lost" in broken
    assert "broken" in (await _state(table)).units["orcs"].statuses
    again = texts(card_of(await table.minjun.slash(table.channel, "laok broken", who="Orcs")))
    assert "0 of 2 stands lost" in again
    await table.minjun.slash(table.channel, "unit status", unit="Orcs", status="broken", on=False)
    assert "broken" not in (await _state(table)).units["orcs"].statuses
    fewer = await table.minjun.slash(table.channel, "laok broken", stands=4, lost=2, game_start=3)
    assert "Fewer at the game’s start (3) than at the round’s (4)" in texts(card_of(fewer))
    nothing = await table.minjun.slash(table.channel, "laok broken", lost=2)
    assert "`stands` is missing" in texts(card_of(nothing))


async def test_what_heals_is_taken_off(table: Any) -> None:
    """Three wounds on a damaged stand, and two more bring the lost stand back, hurt, as the table answers."""
    await begin(table, "last_argument", {}, {"Orcs": "W4 D0, stands 3, Infantry"})
    await table.minjun.slash(table.channel, "unit mark", unit="Orcs", marker="stand-lost", change=1)
    await table.minjun.slash(table.channel, "unit mark", unit="Orcs", marker="wound", change=3)
    asked = card_of(await table.minjun.slash(table.channel, "laok renewal", who="Orcs", faces="5"))
    key = next(key for label, key in pressables(asked).items() if label == "Comes back hurt")
    await table.minjun.click(asked, custom_id=key)
    assert (await _state(table)).units["orcs"].markers == {"wound": 2}
    shown = texts(table.stored(asked.id))
    assert "Heals 5 wounds" in shown
    assert "**1 stand** comes back" in shown
    await _undo(table)
    assert (await _state(table)).units["orcs"].markers == {"stand-lost": 1, "wound": 3}


async def test_reinforcements_leave_the_reserve(table: Any) -> None:
    """Round and regiments come from the game, the player says which one arrives, over a restart; Flank adds no die."""
    light = "M5, Light, in reserve"
    units = {"Axes": light, "Bows": light, "Riders": f"{light}, Flank", "Giants": "Heavy, in reserve"}
    await begin(table, "last_argument", {}, units)
    wanted = {"class": "light"}
    asked = card_of(await table.minjun.slash(table.channel, "laok reinforce", faces="2 5", **wanted))
    assert "Which regiment arrives? (1 of 1)" in texts(asked)
    assert {"Axes", "Bows"} < set(pressables(asked))
    await table.restart()
    asked = table.stored(asked.id)
    await table.minjun.click(asked, custom_id=pressables(asked)["Bows"])
    away = {unit.id for unit in (await _state(table)).units.values() if "reserve" in unit.statuses}
    assert away == {"axes", "riders", "giants"}
    shown = texts(table.stored(asked.id))
    assert "**1** of 2 arrive" in shown
    assert "**Bows**" in shown
    await _undo(table)
    assert "reserve" in (await _state(table)).units["bows"].statuses
    early = texts(card_of(await table.minjun.slash(table.channel, "laok reinforce", **{"class": "heavy"})))
    assert "It starts in round 3; this is round 1." in early
    none = texts(card_of(await table.minjun.slash(table.channel, "laok reinforce", **{"class": "medium"})))
    assert "No Medium regiment of yours waits" in none


async def test_a_claimed_relic_is_written_down_as_taken(table: Any) -> None:
    """Which one, by whom, in this turn; the next count proposes it, undo gives it back, a second claim is refused."""
    players = Players(table)
    await players.open("trench_crusade", "1.0.2", "relic-hunt", 3)
    which = await table.alice.slash(table.channel, "tc relic", who="A1", faces="6 6")
    assert "Which relic?" in texts(card_of(which))
    took = await table.alice.slash(table.channel, "tc relic", who="A1", place=2, faces="6 6")
    assert "Victory points +1" in texts(card_of(took))
    assert "Reliquary 2" in texts(card_of(took))
    state = await _state(table)
    assert [(one.side, one.place, one.unit) for one in state.ledger.taken] == [(0, 2, "a1")]
    again = await table.minjun.slash(table.channel, "tc relic", who="M1", place=2, faces="6 6")
    assert "Place 2 was taken this turn" in texts(card_of(again))
    failed = await table.minjun.slash(table.channel, "tc relic", who="M1", place=3, faces="1 1")
    assert "📝" in texts(card_of(failed))
    assert len((await _state(table)).ledger.taken) == 1
    await _undo(table)
    undone = card_of(await table.alice.slash(table.channel, "game undo"))
    await table.minjun.click(undone, custom_id=pressables(undone)["Agree"])
    assert (await _state(table)).ledger.taken == ()
