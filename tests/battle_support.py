"""Two scripted people who play a battle through Discord: panel, private cards, count, end, export."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tests_support import Table, pressables, texts

from bot.terminal import verify
from rules.game.owing import owed

_NEXT = {
    "owed-phase": "Next phase",
    "owed-end": "End game",
    "owed-test": "Roll morale",
    "owed-length": "Roll length",
    "owed-flip": "Flip card",
}


class Players:
    """Minjun and Alice at the table; whatever is owed is done by whoever owes it."""

    def __init__(self, table: Table) -> None:
        self.table = table

    @property
    def people(self) -> dict[int, Any]:
        """The two players by id."""
        return {one.id: one for one in (self.table.alice, self.table.minjun)}

    async def state(self) -> Any:
        """Gives the state of the channel's newest game."""
        return (await self.table.bot.tables.latest(self.table.channel.id)).state

    async def owed(self) -> list[tuple[int, str]]:
        """Says who owes what."""
        return list(owed(await self.state()))

    async def panel(self) -> Any:
        """Gives the panel as it stands."""
        seen = await self.table.bot.tables.latest(self.table.channel.id)
        return self.table.stored(seen.row.panel)

    async def press(self, person: Any, label: str) -> Any:
        """Presses a button of the panel."""
        panel = await self.panel()
        return await person.click(panel, custom_id=pressables(panel)[label])

    async def begins(self, person: Any, start: str) -> Any:
        """Presses the button of the panel whose label begins so."""
        return await self.press(
            person, next(label for label in pressables(await self.panel()) if label.startswith(start))
        )

    async def choose(self, person: Any, placeholder: str, value: str) -> Any:
        """Chooses from a menu of the panel."""
        panel = await self.panel()
        return await person.select(panel, values=[value], custom_id=pressables(panel)[placeholder])

    async def open(
        self, system: str, edition: str, scenario: str, units: int = 3, traits: str = "", turns: int | None = None
    ) -> None:
        """Opens a game, seats both, starts it and brings units."""
        table = self.table
        more: dict[str, Any] = {"turns": turns} if turns else {}
        await table.alice.slash(
            table.channel, "game new", scenario=scenario, system=system, edition=edition, faction="North", **more
        )
        await self.press(table.minjun, "Take a seat")
        await self.press(table.alice, "Start")
        for person, letter in ((table.alice, "A"), (table.minjun, "M")):
            names = ", ".join(f"{letter}{number}" for number in range(1, units + 1))
            more = {"traits": traits} if traits else {}
            await person.slash(table.channel, "unit add", names=names, **more)

    async def step(self) -> bool:
        """Does the next thing that is owed, as far as it needs no thought; False when thought is needed."""
        due = await self.owed()
        if not due:
            return False
        person, what = due[0]
        who = self.people[person]
        if what == "owed-first":
            await self.begins(who, "Roll ")
        elif what == "owed-activate":
            state = await self.state()
            asked = "Act with a unit" if state.setup.act == "acting" else "Activate a unit"
            await self.choose(who, asked, state.ready(state.to_act)[0].id)
        elif what == "owed-combat":
            state = await self.state()
            number = next(one.number for one in state.combats if not one.chosen)
            await self.choose(who, "Choose the next combat", str(number))
        elif what == "owed-finish":
            await self.begins(who, "End a")
        elif what in _NEXT:
            await self.press(who, _NEXT[what])
        else:
            return False
        return True

    async def until(self, what: str) -> None:
        """Plays on until something is owed."""
        for _ in range(200):
            if what in {owed for _, owed in await self.owed()}:
                return
            assert await self.step(), await self.owed()
        raise AssertionError(f"{what} never came")

    async def count(self, places: dict[int, str] | None = None, readings: dict[str, str] | None = None) -> Any:
        """Counts a turn: Alice fills the card in, Minjun confirms."""
        table = self.table
        opened = await self.press(table.alice, "Count")
        card = await self.filled(opened, places or {})
        card = await self.propose(card, readings or {})
        return await table.minjun.click(card, custom_id=pressables(card)["Confirm"])

    async def filled(self, opened: Any, places: dict[int, str]) -> Any:
        """Fills the menus of the places in."""
        card = opened.followups[-1] if opened.followups else opened.response
        message = card.message.id if hasattr(card, "message") else card.id
        for place, code in places.items():
            card = self.table.stored(message)
            ids = _ids(card, "place")
            await self.table.alice.select(card, values=[code], custom_id=ids[str(place)])
        return self.table.stored(message)

    async def propose(self, card: Any, readings: dict[str, str]) -> Any:
        """Puts the count to the other side, with readings of open points where they are asked."""
        alice, message = self.table.alice, card.id
        if not _ids(card, "reading"):
            await alice.click(card, custom_id=pressables(card)["Count this"])
            card = self.table.stored(message)
        asked = _ids(card, "reading")
        for question in asked:
            await alice.select(card, values=[readings[question]], custom_id=asked[question])
            card = self.table.stored(message)
        if asked:
            labels = pressables(card)
            await alice.click(card, custom_id=labels.get("Propose this") or labels["Count this"])
            card = self.table.stored(message)
        return card

    async def exported(self, person: Any, folder: Path) -> dict[str, str]:
        """Exports the game, checks that it verifies, and gives its files by ending."""
        result = await person.slash(self.table.channel, "game export")
        files = {}
        shown = result.followups[-1] if result.followups else result.response
        for file in shown.attachments:
            files[file.filename.rpartition(".")[2]] = (await file.read()).decode()
        path = folder / "game.json"
        path.write_text(files["json"], encoding="utf-8")
        assert verify(str(path)) == 0
        return files


def _ids(card: Any, verb: str) -> dict[str, str]:
    """Gives argument → custom_id of the menus of one verb."""
    found = {}
    for custom_id in _custom_ids(card.components):
        match = re.fullmatch(rf"u1:[\w-]*:{verb}\.(.+)", custom_id)
        if match:
            found[match[1]] = custom_id
    return found


def _custom_ids(parts: Any) -> list[str]:
    found = []
    for part in parts:
        if part.get("custom_id"):
            found.append(part["custom_id"])
        found += _custom_ids(part.get("components", ()))
    return found


async def pick(players: Players, person: Any, chosen: dict[str, list[str]]) -> Any:
    """Picks models on the private card: by ``theirs`` and ``own``."""
    opened = await players.press(person, "Pick")
    card = opened.response
    for whose, units in chosen.items():
        custom_id = _ids(card, "pick")[whose]
        await person.select(card, values=units, custom_id=custom_id)
        card = players.table.stored(opened.response.message.id)
    await person.click(card, custom_id=pressables(card)["Seal"])
    return players.table.stored(opened.response.message.id)


def said(result: Any) -> str:
    """Gives what a command or press was answered with."""
    return texts(result.followups[-1] if result.followups else result.response)


async def stack(players: Players, person: Any) -> None:
    """Puts a side's stack together in the order its units came, and seals it."""
    opened = await players.press(person, "Stack")
    message = opened.response.message.id
    state = await players.state()
    for unit in state.ready(state.side_of(person.id)):
        card = players.table.stored(message)
        menu = next(one for one in pressables(card).values() if ":next" in one)
        await person.select(card, values=[unit.id], custom_id=menu)
    card = players.table.stored(message)
    await person.click(card, custom_id=pressables(card)["Seal"])


async def entered(players: Players, numbers: str) -> None:
    """Counts a round whose points the players enter: Alice types them, Minjun confirms."""
    table = players.table
    opened = await players.press(table.alice, "Count")
    card = opened.response
    form = await table.alice.click(card, custom_id=pressables(card)["Enter numbers"])
    await table.alice.submit_modal(form, {"entered": numbers})
    message = card.message.id
    await players.propose(table.stored(message), {})
    await table.minjun.click(table.stored(message), custom_id=pressables(table.stored(message))["Confirm"])


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
