"""``/game new``: scenario, opponent, agreements, where it is played."""

from __future__ import annotations

import discord
from discord import app_commands

from bot import suggest
from bot.cards.card import Accent, Card, clean
from bot.cards.tell import game_name
from bot.disputes.rulings import Rulings
from bot.games.hours import HOME
from bot.games.seen import Seen
from bot.store.people import hours_of
from bot.translate import described
from bot.words import Words
from cogs.game.here import Here
from rules.errors import CannotBeRead, NotAllowedNow, NotFound
from rules.game import events as happened
from rules.game.clock import PACE, quiet_text, read_quiet
from rules.game.score.scenario import Scenario, named, near, of_edition


class Opening(Here):
    """How a game is opened."""

    @app_commands.command(name="new", description=described("command-game-new"))
    @app_commands.describe(
        scenario=described("option-scenario"),
        opponent=described("option-invited"),
        faction=described("option-faction"),
        system=described("option-system"),
        edition=described("option-edition"),
        points=described("option-game-points"),
        turns=described("option-turns"),
        pace=described("option-pace"),
        quiet=described("option-quiet"),
        thread=described("option-game-thread"),
    )
    async def new(
        self,
        interaction: discord.Interaction,
        scenario: app_commands.Range[str, 1, 80],
        opponent: discord.User | None = None,
        faction: app_commands.Range[str, 1, 60] = "",
        system: str | None = None,
        edition: str | None = None,
        points: app_commands.Range[int, 1, 100_000] | None = None,
        turns: app_commands.Range[int, 1, 20] | None = None,
        pace: app_commands.Range[int, 1, 336] = PACE,
        quiet: app_commands.Range[str, 1, 20] = "-",
        thread: bool = False,
    ) -> None:
        """Opens a game here or in a new thread; you take the first seat."""
        if interaction.guild_id is None or interaction.channel_id is None:
            raise NotAllowedNow("only-in-a-server")
        if opponent is not None and (opponent.id == interaction.user.id or opponent.bot):
            raise CannotBeRead("opponent-not-somebody")
        heard = await self.bot.audience(interaction)
        systems = self.bot.finder.library.systems
        key = system or heard.system or next(iter(systems))
        if key not in systems:
            raise NotFound("no-such-system", given=key[:60], known=", ".join(systems))
        edition = self.bot.edition(heard, key, edition)
        known = _scenario(key, edition, scenario, heard.reader)
        created = happened.Created(
            system=key,
            edition=edition,
            title=known.name(heard.public.lang) if known else " ".join(scenario.split()),
            seal="",
            turns=turns or (known.turns if known else None),
            scenario=known.id if known else "",
        )
        me = interaction.user.id
        hours = await hours_of(self.bot.store, me)
        terms = happened.TermsProposed(
            person=me,
            pace=pace,
            quiet=quiet_text(read_quiet(quiet)),
            zone=hours.zone or HOME[heard.public.lang],
            points=points,
            rulings=await self._rulings(interaction.guild_id, key, edition),
        )
        first: list[happened.Event] = [happened.Joined(person=me, side=0, faction=faction), terms]
        if opponent is not None:
            first.append(happened.Invited(person=opponent.id))
        place = await self._thread(interaction, created.title) if thread else interaction.channel_id
        seen = await self.bot.tables.open(place, interaction.guild_id, created, me, *first)
        await self.bot.show(interaction, _opened(seen, heard.public, elsewhere=thread))
        await self.bot.postman.post_panel(seen)
        await self.bot.postman.deliver()

    async def _rulings(self, server: int, system: str, edition: str) -> tuple[int, ...]:
        """Gives the numbers of the server's rulings that hold in a game of a system and edition."""
        return tuple(
            sorted(
                kept.number
                for kept in await Rulings(self.bot.store).of(server)
                if kept.for_server
                and kept.withdrawn is None
                and kept.ruling.edition in {None, edition}
                and (not kept.ruling.rules or any(rule.startswith(f"{system}/") for rule in kept.ruling.rules))
            )
        )

    async def _thread(self, interaction: discord.Interaction, title: str) -> int:
        """Makes a thread for the game.

        Raises:
            NotAllowedNow: there cannot be one here, or the bot may not make it.
        """
        channel, may = interaction.channel, interaction.app_permissions
        if not isinstance(channel, discord.TextChannel):
            raise NotAllowedNow("no-threads-here")
        if not (may.create_public_threads and may.send_messages_in_threads):
            raise NotAllowedNow("thread-not-permitted")
        try:
            made = await channel.create_thread(name=title[:100], type=discord.ChannelType.public_thread)
        except discord.Forbidden:
            raise NotAllowedNow("thread-not-permitted") from None
        return made.id

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
        return await suggest.systems(self.bot, interaction, typed)


def _scenario(system: str, edition: str, name: str, words: Words) -> Scenario | None:
    """Gives the scenario that is called so; None for one that the players have of their own.

    Raises:
        NotFound: it is called like one that is known, and not quite so.
    """
    known = named(system, edition, name)
    alike = () if known else near(system, edition, name)
    if alike:
        names = ", ".join(one.name(words.lang) for one in alike)
        raise NotFound("scenario-not-quite", given=clean(name, 60), known=names)
    return known


def _opened(seen: Seen, words: Words, *, elsewhere: bool) -> Card:
    card = Card(Accent.REFERENCE, "game", {"game": seen.row.id})
    card.headline(words("game-opened", title=game_name(seen.state, words)))
    if seen.state.ledger.scenario is None:
        card.text(words("game-own-scenario"))
    if elsewhere:
        return card.text(words("game-opened-there", thread=f"<#{seen.row.channel}>"))
    return card.text(words("game-opened-help")).small(words("game-opened-seal", seal=f"`{seen.state.seal}`"))
