"""What the tests of disputes share: a dispute on the table, as its people see it."""

from __future__ import annotations

from typing import Any

from tests_support import Table, pressables, texts

from bot.disputes.disputes import Disputes
from bot.store import disputes as kept

QUESTION_ASKED = 'An 8" fall: how many dice?'


def said(result: Any) -> str:
    """Gives what somebody was told, in whatever way."""
    told = [result.response] if result.response else []
    return "\n".join(texts(message) for message in [*told, *result.followups])


async def begin_game(table: Table, **options: Any) -> None:
    """Begins a game between Alice and Minjun."""
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    await table.alice.slash(table.channel, "game new", scenario="no-mans-land", **options)
    panel = table.stored((await table.bot.tables.must(table.channel.id)).row.panel)
    await table.minjun.click(panel, custom_id=pressables(panel)["Take a seat"])
    await table.alice.click(panel, custom_id=pressables(table.stored(panel.id))["Start"])
    await table.alice.slash(table.channel, "unit add", names="Johann")


class Case:
    """A dispute on the table, as its people see it."""

    def __init__(self, table: Table, message: int) -> None:
        self.table = table
        self.message = message

    @classmethod
    async def open(cls, table: Table, **options: Any) -> Case:
        """Alice opens one."""
        await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
        result = await table.alice.slash(table.channel, "dispute open", question=QUESTION_ASKED, **options)
        assert not result.ephemeral, said(result)
        return cls(table, result.response.id)

    @property
    def card(self) -> Any:
        return self.table.stored(self.message)

    async def docket(self) -> Any:
        """Gives the dispute as it is kept."""
        row = await row_of(self.table)
        return await door_of(self.table).by_id(row.id)

    async def press(self, person: Any, label: str) -> Any:
        return await person.click(self.card, custom_id=pressables(self.card)[label])

    async def state(self, person: Any, text: str, why: str = "", label: str = "State yours") -> Any:
        shown = await self.press(person, label)
        return await person.submit_modal(shown, {"text": text, "why": why})

    async def heard(self) -> Case:
        """Both state their reading."""
        await self.state(self.table.alice, "+2", 'Only full 3" count.')
        await self.state(self.table.minjun, "+3", "It rounds up.")
        return self


async def row_of(table: Table) -> Any:
    """Gives the newest dispute as the store has it."""
    rows = list(await table.bot.store.reading.execute_fetchall("SELECT id FROM disputes ORDER BY rowid DESC LIMIT 1"))
    return await kept.by_id(table.bot.store.reading, rows[0][0])


def door_of(table: Table) -> Disputes:
    """Gives the door that the running bot uses."""
    cog: Any = table.bot.get_cog("dispute")
    door: Disputes = cog.disputes
    return door
