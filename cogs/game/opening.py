"""``/game new``."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.cards.card import Accent, Card, clean
from bot.table import Seen
from bot.translate import described
from bot.words import Words
from cogs.game.here import Here
from rules.errors import NotAllowedNow, NotFound
from rules.game import events as happened
from rules.game.scenario import named, of_edition


class Opening(Here):
    """How a game is opened."""

    @app_commands.command(name="new", description=described("command-game-new"))
    @app_commands.describe(
        scenario=described("option-scenario"),
        faction=described("option-faction"),
        system=described("option-system"),
        edition=described("option-edition"),
        turns=described("option-turns"),
    )
    async def new(
        self,
        interaction: discord.Interaction,
        scenario: app_commands.Range[str, 1, 80],
        faction: app_commands.Range[str, 1, 60] = "",
        system: str | None = None,
        edition: str | None = None,
        turns: app_commands.Range[int, 1, 20] | None = None,
    ) -> None:
        """Opens a game in this channel; you take the first seat."""
        if interaction.guild_id is None or interaction.channel_id is None:
            raise NotAllowedNow("only-in-a-server")
        heard = await self.bot.audience(interaction)
        systems = self.bot.finder.library.systems
        key = system or heard.system or next(iter(systems))
        if key not in systems:
            raise NotFound("no-such-system", given=key[:60], known=", ".join(systems))
        edition = self.bot.edition(heard, key, edition)
        known = named(key, edition, scenario)
        created = happened.Created(
            system=key,
            edition=edition,
            title=known.name(heard.public.lang) if known else " ".join(scenario.split()),
            seal="",
            turns=turns or (known.turns if known else None),
            scenario=known.id if known else "",
        )
        seat = happened.Joined(person=interaction.user.id, side=0, faction=faction)
        seen = await self.bot.tables.open(
            interaction.channel_id, interaction.guild_id, created, interaction.user.id, seat
        )
        await self.bot.show(interaction, _opened(seen, heard.public))
        await self.bot.postman.post_panel(seen)

    @new.autocomplete("scenario")
    async def suggest_scenario(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests the scenarios of the system."""
        heard = await self.bot.audience(interaction)
        systems = self.bot.finder.library.systems
        key = getattr(interaction.namespace, "system", None) or heard.system or next(iter(systems))
        if key not in systems:
            return []
        edition = self.bot.edition(heard, key, getattr(interaction.namespace, "edition", None))
        names = [(one.name(heard.reader.lang), one.id) for one in of_edition(key, edition)]
        found = [(name, id_) for name, id_ in names if typed.casefold() in name.casefold()]
        return [app_commands.Choice(name=name, value=id_) for name, id_ in found][:25]

    @new.autocomplete("system")
    async def suggest_system(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests game systems."""
        lang = (await self.bot.audience(interaction)).reader.lang
        return [
            app_commands.Choice(name=system.name(lang), value=key)
            for key, system in self.bot.finder.library.systems.items()
            if typed.casefold() in f"{system.ko} {system.en} {system.short}".casefold()
        ]


def _opened(seen: Seen, words: Words) -> Card:
    card = Card(Accent.REFERENCE, "game", {"game": seen.row.id})
    card.headline(words("game-opened", title=clean(seen.state.title, 50)))
    return card.text(words("game-opened-help")).small(words("game-opened-seal", seal=f"`{seen.state.seal}`"))
