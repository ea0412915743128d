"""An activation takes its time: rolls belong to it, its player ends it, and only then the other side is asked."""

from typing import Any

from battle_support import said
from tests_support import Table, pressables, texts


async def _begin(table: Table) -> Any:
    """A running game in which Alice's Johann is first, and Minjun's Markol next."""
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    await table.alice.slash(table.channel, "game new", scenario="no-mans-land")
    await _press(table, table.minjun, "Take a seat")
    await _press(table, table.alice, "Start")
    await table.alice.slash(table.channel, "unit add", names="Johann, Erich", traits="Bayonet")
    await table.minjun.slash(table.channel, "unit add", names="Markol, Flies")
    await table.alice.slash(table.channel, "game first", player=table.alice)
    return table


async def _panel(table: Table) -> Any:
    return table.stored((await table.bot.tables.must(table.channel.id)).row.panel)


async def _press(table: Table, person: Any, label: str) -> Any:
    panel = await _panel(table)
    return await person.click(panel, custom_id=pressables(panel)[label])


async def _activate(table: Table, person: Any, unit: str) -> Any:
    panel = await _panel(table)
    return await person.select(panel, values=[unit], custom_id=pressables(panel)["Activate a unit"])


def _asked(table: Table, person: Any) -> int:
    """Counts the messages of the channel that ask a person for something."""
    return sum(f"<@{person.id}>" in (message.content or "") for message in table.channel.history())


async def test_the_other_side_is_asked_when_the_activation_ends_and_not_before(table: Any) -> None:
    """The panel says who is activating; its rolls follow; End activation passes the turn, once."""
    await _begin(table)
    before = _asked(table, table.minjun)
    begun = await _activate(table, table.alice, "johann")
    assert not begun.followups
    assert "end the activation of Johann" in texts(await _panel(table))
    assert "◐\N{NO-BREAK SPACE}Johann  ●\N{NO-BREAK SPACE}Erich" in texts(await _panel(table))
    assert "◐ under way" in texts(await _panel(table))
    wrong = await table.minjun.slash(table.channel, "game activate", unit="Markol")
    assert "Still under way: Johann" in said(wrong)
    rolled = await table.alice.slash(table.channel, "tc success", who="Johann", faces="6 5")
    card = rolled.response
    assert _asked(table, table.minjun) == before
    foreign = await table.minjun.click(card, custom_id=pressables(card)["End activation"])
    assert "Not yours: Johann" in said(foreign)
    ended = await table.alice.click(card, custom_id=pressables(card)["End activation"])
    assert "Johann: activation ends" in said(ended)
    assert _asked(table, table.minjun) == before + 1
    state = (await table.bot.tables.must(table.channel.id)).state
    assert (state.active, state.to_act) == ((), 1)
    late = await table.alice.click(card, custom_id=pressables(card)["End activation"])
    assert "over already" in said(late)
    assert "activate a unit" in texts(await _panel(table))
    assert "○\N{NO-BREAK SPACE}Johann  ●\N{NO-BREAK SPACE}Erich" in texts(await _panel(table))


async def test_who_holds_infection_gains_another_by_being_activated(table: Any) -> None:
    """Before it acts, up to the limit; one without gains none, and the decision about its dice counts the new one."""
    await _begin(table)
    await table.minjun.slash(table.channel, "unit mark", unit="Johann", marker="infection", change=2)
    begun = await table.alice.slash(table.channel, "game activate", unit="Johann")
    assert "Johann: Infection +1" in said(begun)
    state = (await table.bot.tables.must(table.channel.id)).state
    assert state.units["johann"].markers == {"infection": 3}
    assert state.units["erich"].markers == {}
    asked = await table.alice.slash(table.channel, "tc success", who="Johann")
    assert "Spend 3" in pressables(asked.response or asked.followups[0])


async def test_a_failed_risky_roll_ends_the_activation_by_itself(table: Any) -> None:
    """The card says so, the turn passes, and going back takes the roll back with the end."""
    await _begin(table)
    await _activate(table, table.alice, "johann")
    rolled = await table.alice.slash(table.channel, "tc risky", who="Johann", faces="1 1")
    assert "Johann: activation ends" in texts(rolled.response)
    assert "End activation" not in pressables(rolled.response)
    assert (await table.bot.tables.must(table.channel.id)).state.to_act == 1
    asked = await table.alice.slash(table.channel, "game undo")
    await table.minjun.click(asked.response, custom_id=pressables(asked.response)["Agree"])
    state = (await table.bot.tables.must(table.channel.id)).state
    assert (state.active, state.to_act, state.rolls) == (("johann",), 0, 0)


async def test_a_risky_roll_of_nobody_in_particular_is_made_by_the_unit_that_acts(table: Any) -> None:
    """Its failure ends that activation; not where the roll is outside of one, nor that of the other side's unit."""
    await _begin(table)
    await _activate(table, table.alice, "johann")
    for person, more in ((table.alice, {"outside": True}), (table.minjun, {})):
        apart = await person.slash(table.channel, "tc risky", faces="1 1", **more)
        assert "Johann" not in texts(apart.response)
        assert (await table.bot.tables.must(table.channel.id)).state.active == ("johann",)
    rolled = await table.alice.slash(table.channel, "tc risky", faces="1 1")
    assert "Johann: activation ends" in texts(rolled.response)
    assert (await table.bot.tables.must(table.channel.id)).state.to_act == 1


async def test_a_second_shot_in_one_activation_is_reminded_of_and_not_refused(table: Any) -> None:
    """Once the unit has shot it says so; not of another unit, another roll, a shot taken back or a later activation."""
    await _begin(table)
    await _activate(table, table.alice, "johann")

    async def shown(command: str, who: str = "Johann > Markol", **more: Any) -> bool:
        rolled = await table.alice.slash(table.channel, f"tc {command}", who=who, faces="1 1", **more)
        assert not rolled.ephemeral
        return "did this before in this activation: it is allowed once" in texts(rolled.response)

    rifle = {"weapon": "bolt-action-rifle", "distance": 10}
    assert not await shown("shoot", **rifle)
    asked = (await table.alice.slash(table.channel, "game undo")).response
    await table.minjun.click(asked, custom_id=pressables(asked)["Agree"])
    assert not await shown("shoot", **rifle)
    assert not await shown("fight", weapon="bayonet")
    assert not await shown("success", who="Johann")
    assert not await shown("shoot", who="Erich > Markol", **rifle)
    assert await shown("shoot", **rifle)
    assert await shown("fight", weapon="bayonet")
    await _press(table, table.alice, "End activation")
    assert not await shown("shoot", **rifle)


async def test_whoever_goes_on_alone_needs_to_end_nothing(table: Any) -> None:
    """The next activation ends the one before, and so does going on to the next phase."""
    await _begin(table)
    await _activate(table, table.alice, "johann")
    await _press(table, table.alice, "End activation")
    await table.minjun.slash(table.channel, "game pass")
    await _activate(table, table.alice, "erich")
    assert "end the activation of Erich" in texts(await _panel(table))
    refused = await table.minjun.slash(table.channel, "game next")
    assert "A unit is still under way" in said(refused)
    await table.alice.slash(table.channel, "game next")
    assert (await table.bot.tables.must(table.channel.id)).state.phase == "morale"


async def test_whoever_goes_on_alone_can_end_an_activation_before_the_next(table: Any) -> None:
    """The panel has the button beside the menu of the next unit; it is theirs alone, and goes when it is pressed."""
    await _begin(table)
    await _activate(table, table.alice, "johann")
    await _press(table, table.alice, "End activation")
    await table.minjun.slash(table.channel, "game pass")
    assert "End activation" not in pressables(await _panel(table))
    await _activate(table, table.alice, "erich")
    await table.alice.slash(table.channel, "unit add", names="Konrad")
    shown = pressables(await _panel(table))
    assert {"Activate a unit", "End activation"} <= set(shown)
    assert "Not yours: Erich" in said(await _press(table, table.minjun, "End activation"))
    await _press(table, table.alice, "End activation")
    assert "End activation" not in pressables(await _panel(table))
    assert "○\N{NO-BREAK SPACE}Erich" in texts(await _panel(table))


async def test_one_duty_is_asked_for_once_whatever_the_other_side_rolls(table: Any) -> None:
    """Minjun is asked to activate; rolls of Alice's that stop for her own answers do not ask him again."""
    await _begin(table)
    await _activate(table, table.alice, "johann")
    await _press(table, table.alice, "End activation")
    before = _asked(table, table.minjun)
    await table.alice.slash(table.channel, "unit mark", unit="Erich", marker="blessing", change=1)
    for _ in range(2):
        rolled = await table.alice.slash(table.channel, "tc success", who="Erich")
        card = rolled.response or rolled.followups[-1]
        state = (await table.bot.tables.must(table.channel.id)).state
        assert (state.window.decider, state.window.question) == (table.alice.id, "spend-blessing")
        await table.alice.click(card, custom_id=pressables(card)["None"])
    assert (await table.bot.tables.must(table.channel.id)).state.rolls == 2
    assert _asked(table, table.minjun) == before


async def test_side_calculations_are_made_while_a_roll_waits_and_typed_dice_name_who_types(table: Any) -> None:
    """A D3 beside the game changes nothing; another roll of the game is refused, with who types what."""
    await _begin(table)
    await table.alice.slash(
        table.channel, "tc shoot", who="Johann > Markol", weapon="bolt-action-rifle", distance=10, faces="6 5"
    )
    state = (await table.bot.tables.must(table.channel.id)).state
    assert state.window.question == "faces"
    refused = await table.minjun.slash(table.channel, "tc success", who="Markol")
    assert "A roll waits for dice: Johann → Markol" in said(refused)
    assert f"<@{table.alice.id}> has to type them first" in said(refused)
    aside = await table.minjun.slash(table.channel, "tc d3")
    assert "Not in the log: the game waits for another roll" in said(aside)
    assert (await table.bot.tables.must(table.channel.id)).state == state


async def test_nobody_agrees_to_undo_what_the_card_does_not_tell(table: Any) -> None:
    """A move made while the request is open refreshes the card at the press; only then it can be agreed to."""
    await _begin(table)
    await _activate(table, table.alice, "johann")
    await table.alice.slash(table.channel, "tc success", who="Johann", faces="6 5")
    asked = (await table.alice.slash(table.channel, "game undo")).response
    await table.minjun.slash(table.channel, "unit mark", unit="Johann", marker="blood", change=2)
    await table.minjun.click(asked, custom_id=pressables(asked)["Agree"])
    card = table.stored(asked.id)
    assert "One more event since this was asked." in texts(card)
    assert "Johann: Blood +2" in texts(card)
    assert (await table.bot.tables.must(table.channel.id)).state.rolls == 1
    await table.minjun.click(card, custom_id=pressables(card)["Agree"])
    state = (await table.bot.tables.must(table.channel.id)).state
    assert (state.rolls, dict(state.units["johann"].markers)) == (0, {})
