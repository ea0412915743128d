"""Units of the other systems in rolls: filled in, decided by the right player, written down, undone, exported."""

from typing import Any

from tests_support import Table, pressables, texts


async def begin(table: Table, system: str, alice: dict[str, str], minjun: dict[str, str]) -> None:
    """A running game of a system with units of both sides: name → traits."""
    await table.bot.store.choose_for_server(table.guild.id, system=system)
    await table.alice.slash(table.channel, "game new", scenario="Test", faction="The North")
    seen = await table.bot.tables.must(table.channel.id)
    panel = table.stored(seen.row.panel)
    await table.minjun.click(panel, custom_id=pressables(panel)["Take a seat"])
    panel = table.stored(seen.row.panel)
    await table.alice.click(panel, custom_id=pressables(panel)["Start"])
    for person, units in ((table.alice, alice), (table.minjun, minjun)):
        for name, traits in units.items():
            await person.slash(table.channel, "unit add", names=name, traits=traits)


async def _state(table: Table) -> Any:
    return (await table.bot.tables.must(table.channel.id)).state


async def test_a_unit_shows_the_characteristics_of_its_list(table: Any) -> None:
    """In the order of the profile; the words stay as they were written."""
    await begin(table, "mesbg", {"Boromir": "D6, F6/3+ S4, Shield"}, {})
    shown = texts((await table.alice.slash(table.channel, "unit show", unit="boromir")).response)
    assert "Fight **6** · Shoot **3** · Strength **4** · Defence **6**" in shown
    assert "-# D6, F6/3+ S4, Shield" in shown
