"""Units of the channel's game: ``/unit``."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Umpire
from bot.cards.card import Accent, Card, clean
from bot.cards.game import unit_lines
from bot.cards.notice import notice
from bot.table import Move, Seen
from bot.translate import described
from rules.errors import CannotBeRead
from rules.game import moves
from rules.game.events import Event


class UnitCog(commands.GroupCog, name="unit", description=described("command-unit")):
    """Adds units, and puts markers and statuses on them."""

    def __init__(self, bot: Umpire) -> None:
        self.bot = bot

    async def _did(self, interaction: discord.Interaction, move: Move) -> None:
        await interaction.response.defer(ephemeral=True)
        seen = await self.bot.tables.must(interaction.channel_id or 0)
        after = await self.bot.tables.act(seen.row.id, interaction.user.id, interaction.id, move)
        await self.bot.postman.refresh(after)
        await self.bot.postman.deliver()
        heard = await self.bot.audience(interaction)
        await self.bot.show(interaction, notice(heard.reader("written-down", seq=after.state.seq)), private=True)

    @app_commands.command(name="add", description=described("command-unit-add"))
    @app_commands.describe(names=described("option-unit-names"), traits=described("option-unit-traits"))
    async def add(
        self,
        interaction: discord.Interaction,
        names: app_commands.Range[str, 1, 1500],
        traits: app_commands.Range[str, 1, 200] = "",
    ) -> None:
        """Adds units to your side; several with commas."""
        wanted = [name for name in (part.strip() for part in names.replace("\n", ",").split(",")) if name]
        if not wanted:
            raise CannotBeRead("unit-without-name")
        given = tuple(trait.strip()[:30] for trait in traits.split(",") if trait.strip())[:12]

        def move(seen: Seen) -> Sequence[Event]:
            return moves.add_units(seen.state, interaction.user.id, wanted, given)

        await self._did(interaction, move)

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
        for line in unit_lines(one, seen.state.setup, words):
            card.text(line)
        await self.bot.show(interaction, card.small(", ".join(clean(trait, 30) for trait in one.traits)), private=True)

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


async def setup(bot: Umpire) -> None:
    """Adds the cog."""
    await bot.add_cog(UnitCog(bot))
