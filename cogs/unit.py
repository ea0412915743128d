"""Units of the channel's game: ``/unit``."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Umpire
from bot.cards.card import Accent, Card, clean
from bot.cards.game import profile_line, read_lines, unit_lines, unread_line
from bot.cards.notice import notice
from bot.cards.roster import PASTED, added_card, roster_card, roster_form
from bot.games.played import play
from bot.games.seen import Seen
from bot.games.table import Move
from bot.presses import Press
from bot.translate import described
from bot.words import Words
from rules.errors import CannotBeRead
from rules.game import events as happened
from rules.game import moves
from rules.game.events import Entry, Event
from rules.game.moves import Newcomer
from rules.rosters import MOST_BYTES, lines, muster, read

_TRAIT = 60
"""So many characters of a trait are kept."""
_MOST_READ = 8


class UnitCog(commands.GroupCog, name="unit", description=described("command-unit")):
    """Adds units, and puts markers and statuses on them."""

    def __init__(self, bot: Umpire) -> None:
        self.bot = bot
        self._reading = asyncio.Semaphore(2)  # lists read at once; the others wait their turn

    async def cog_load(self) -> None:
        """Takes the presses of roster previews, and the form to paste one into."""
        self.bot.presses.on("roster", self.roster_pressed)
        self.bot.presses.on("roster-form", self.roster_pasted)

    async def cog_unload(self) -> None:
        """Takes back what ``cog_load`` registered."""
        self.bot.presses.off("roster")
        self.bot.presses.off("roster-form")

    async def _did(self, interaction: discord.Interaction, move: Move) -> None:
        await play(self.bot, interaction, move)

    @app_commands.command(name="add", description=described("command-unit-add"))
    @app_commands.describe(
        names=described("option-unit-names"),
        traits=described("option-unit-traits"),
        player=described("option-unit-player"),
    )
    async def add(
        self,
        interaction: discord.Interaction,
        names: app_commands.Range[str, 1, 1500],
        traits: app_commands.Range[str, 1, 200] = "",
        player: discord.User | None = None,
    ) -> None:
        """Adds units to your side; several with commas, ``3x Yeoman`` counts, those that share a name get numbers."""
        wanted = [name for name in (part.strip() for part in names.replace("\n", ",").split(",")) if name]
        if not wanted:
            raise CannotBeRead("unit-without-name")
        given = tuple(trait.strip()[:_TRAIT] for trait in traits.split(",") if trait.strip())[:12]

        models = lines.read(wanted).models
        coming = [Newcomer(model.name, (*model.words(), *given)) for model in models]

        def move(seen: Seen) -> Sequence[Event]:
            side = None if player is None else moves.my_side(seen.state, player.id)
            return moves.bring(seen.state, interaction.user.id, coming, side)

        await play(self.bot, interaction, move, besides=_what_was_read)

    @app_commands.command(name="import", description=described("command-unit-import"))
    @app_commands.describe(text=described("option-roster-text"), file=described("option-roster-file"))
    async def import_roster(
        self,
        interaction: discord.Interaction,
        text: app_commands.Range[str, 1, 6000] | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        """Reads an army list and shows what would come to your side."""
        seen = await self.bot.tables.must(interaction.channel_id or 0)
        moves.my_side(seen.state, interaction.user.id)
        if text and file:
            raise CannotBeRead("roster-two-sources")
        if file is not None:
            await interaction.response.defer(ephemeral=True)
            await self._preview(interaction, await _content(file), file.filename)
        elif text is not None:
            await interaction.response.defer(ephemeral=True)
            await self._preview(interaction, text)
        else:
            heard = await self.bot.audience(interaction)
            key = await self.bot.store.new_key("roster-form", {"game": seen.row.id})
            await interaction.response.send_modal(roster_form(key, heard.reader))

    async def _preview(self, interaction: discord.Interaction, source: bytes | str, filename: str = "") -> None:
        """Shows a list as it would come to the table; only the card is kept, the game does not change."""
        async with self._reading:
            roster = await asyncio.to_thread(read, source, filename)
        seen = await self.bot.tables.must(interaction.channel_id or 0)
        person, heard = interaction.user.id, await self.bot.audience(interaction)
        coming = muster.newcomers(roster, seen.state.setup)
        events = moves.bring(seen.state, person, coming)
        names = [event.name for event in events if isinstance(event, happened.UnitAdded)]
        remarks = muster.remarks(roster, seen.state.setup, seen.row.system)
        card = roster_card(roster, names, remarks, self.bot.finder.library, heard.reader)
        models = [[one.name, one.traits, one.markers] for one in coming]
        card.payload |= {"game": seen.row.id, "person": person, "models": models, "faction": roster.faction}
        await self.bot.show(interaction, card, private=True)

    async def roster_pasted(self, press: Press) -> None:
        """Takes what was pasted into the form."""
        await press.interaction.response.defer(ephemeral=True)
        await self._preview(press.interaction, press.typed.get(PASTED, ""))

    async def roster_pressed(self, press: Press) -> None:
        """Adds the models of a preview, or puts it away."""
        interaction, person, reader = press.interaction, press.interaction.user.id, press.audience.reader
        if person != press.payload["person"]:
            await self.bot.show(interaction, notice(reader("not-yours"), reader("not-yours-help")), private=True)
            return
        if press.verb != "add":
            await self.bot.revise(interaction, notice(reader("roster-cancelled"), reader("roster-cancelled-help")))
            return
        await interaction.response.defer()
        coming = [Newcomer(name, tuple(traits), _pairs(markers)) for name, traits, markers in press.payload["models"]]
        before = 0

        def move(seen: Seen) -> Sequence[Event]:
            nonlocal before
            before = len(seen.log)
            return moves.bring(seen.state, person, coming, faction=str(press.payload.get("faction", "")))

        after = await self.bot.tables.act(str(press.payload["game"]), person, _once(press.key), move)
        if len(after.log) == before:
            said = notice(reader("roster-added-before"), reader("roster-added-before-help"))
            await self.bot.show(interaction, said, private=True)
            return
        await self.bot.revise(interaction, added_card(len(coming), after.state.seq, reader))
        await self.bot.postman.refresh(after)
        await self.bot.postman.deliver()

    @app_commands.command(name="mark", description=described("command-unit-mark"))
    @app_commands.describe(
        unit=described("option-unit"), marker=described("option-marker"), change=described("option-change")
    )
    async def mark(
        self,
        interaction: discord.Interaction,
        unit: str,
        marker: str,
        change: app_commands.Range[int, -20, 20] = 1,
    ) -> None:
        """Puts markers on a unit or takes them off."""
        await self._did(interaction, lambda seen: moves.mark(seen.state, interaction.user.id, unit, marker, change))

    @app_commands.command(name="status", description=described("command-unit-status"))
    @app_commands.describe(unit=described("option-unit"), status=described("option-status"), on=described("option-on"))
    async def status(self, interaction: discord.Interaction, unit: str, status: str, on: bool = True) -> None:
        """Begins or ends a status of a unit."""
        await self._did(
            interaction, lambda seen: moves.set_status(seen.state, interaction.user.id, unit, status, on=on)
        )

    @app_commands.command(name="show", description=described("command-unit-show"))
    @app_commands.describe(unit=described("option-unit"))
    async def show(self, interaction: discord.Interaction, unit: str) -> None:
        """Shows a unit."""
        heard = await self.bot.audience(interaction)
        seen = await self.bot.tables.latest(interaction.channel_id or 0)
        one, words = seen.state.unit(unit), heard.reader
        seat = seen.state.seats[one.side]
        card = Card(Accent.REFERENCE).headline(clean(one.name, 60))
        card.text(f"<@{seat.person}>" if seat else words("seat-free-word"))
        for line in (profile_line(one, seen.state.setup, words), *unit_lines(one, seen.state.setup, words)):
            if line:
                card.text(line)
        traits = ", ".join(clean(trait, _TRAIT) for trait in one.traits)
        await self.bot.show(interaction, card.small(traits, unread_line(one, seen.state.setup, words)), private=True)

    @mark.autocomplete("unit")
    @status.autocomplete("unit")
    @show.autocomplete("unit")
    async def suggest_unit(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests every unit on the table."""
        seen = await self.bot.tables.at(interaction.channel_id or 0)
        units = seen.state.units.values() if seen else ()
        return [
            app_commands.Choice(name=unit.name, value=unit.id)
            for unit in units
            if typed.casefold() in unit.name.casefold()
        ][:25]

    @mark.autocomplete("marker")
    async def suggest_marker(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests the markers of the system."""
        seen = await self.bot.tables.at(interaction.channel_id or 0)
        ko = (await self.bot.audience(interaction)).reader.lang == "ko"
        known = seen.state.setup.marker if seen else ()
        return [
            app_commands.Choice(name=one.ko if ko else one.en, value=one.id)
            for one in known
            if typed.casefold() in f"{one.ko} {one.en}".casefold()
        ]

    @status.autocomplete("status")
    async def suggest_status(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests the statuses of the system."""
        seen = await self.bot.tables.at(interaction.channel_id or 0)
        ko = (await self.bot.audience(interaction)).reader.lang == "ko"
        known = seen.state.setup.status if seen else ()
        return [
            app_commands.Choice(name=one.ko if ko else one.en, value=one.id)
            for one in known
            if typed.casefold() in f"{one.ko} {one.en}".casefold()
        ]


def _what_was_read(new: list[Entry], after: Seen, words: Words) -> list[str]:
    """Gives what the traits of new units tell, a few lines at most."""
    units = [after.state.units[one.event.unit] for one in new if isinstance(one.event, happened.UnitAdded)]
    return list(read_lines(units, after.state.setup, words))[:_MOST_READ]


async def _content(file: discord.Attachment) -> bytes:
    """Fetches a list that was attached.

    Raises:
        CannotBeRead: it is larger than any list, or gone.
    """
    if file.size > MOST_BYTES:
        raise CannotBeRead("roster-too-large", limit=MOST_BYTES // 1024)
    try:
        return await file.read()
    except (discord.HTTPException, OSError):  # the file, or the way to it, is gone
        raise CannotBeRead("roster-file-gone") from None


def _once(key: str) -> int:
    """Gives a card an id like an interaction's: its list comes to the table once, however often it is pressed."""
    # Discord's own ids are positive, so the two never meet.
    return -int.from_bytes(hashlib.sha256(key.encode()).digest()[:7], "big")


def _pairs(markers: Sequence[Sequence[object]]) -> tuple[tuple[str, int], ...]:
    return tuple((str(name), int(str(count))) for name, count in markers)


async def setup(bot: Umpire) -> None:
    """Adds the cog."""
    await bot.add_cog(UnitCog(bot))
