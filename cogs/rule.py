"""Looking rules up: ``/rule`` and the message menu "Find the rule"."""

from __future__ import annotations

import re
from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot import suggest
from bot.app import Umpire
from bot.audience import Audience
from bot.cards.card import Card
from bot.cards.pack import own_card
from bot.cards.rule import Shown, choice_card, editions_card, game_card, not_found_card, other, rule_card
from bot.disputes.asking import ask_question
from bot.disputes.rulings import Rulings
from bot.presses import Press
from bot.translate import described
from bot.words import Words, words
from rules.errors import CannotBeRead, NotFound
from rules.library.find import Answer, Sureness
from rules.library.load import Rule

_MENTION = re.compile(r"<(?:[@#]|a?:)[^>]{1,60}>|@(?:everyone|here)\b|https?://\S+")
"""What a message says besides its words: mentions, emoji, links."""


class RuleCog(commands.Cog):
    """Finds rules and shows them."""

    def __init__(self, bot: Umpire) -> None:
        self.bot = bot
        self.rulings = Rulings(bot.store)
        self.menu = app_commands.ContextMenu(name=described("command-find-rule"), callback=self.find_in_message)

    async def cog_load(self) -> None:
        """Registers the message menu and takes the presses of rule cards."""
        self.bot.tree.add_command(self.menu)
        for kind, handler in (("rule", self.read_on), ("choice", self.choose), ("missing", self.go_on)):
            self.bot.presses.on(kind, handler)

    async def cog_unload(self) -> None:
        """Takes back what ``cog_load`` registered."""
        self.bot.tree.remove_command(self.menu.name, type=self.menu.type)
        for kind in ("rule", "choice", "missing"):
            self.bot.presses.off(kind)

    @app_commands.command(name="rule", description=described("command-rule"))
    @app_commands.describe(
        query=described("option-query"),
        system=described("option-system"),
        edition=described("option-edition"),
        private=described("option-private"),
    )
    async def rule(
        self,
        interaction: discord.Interaction,
        query: app_commands.Range[str, 1, 300],
        system: str | None = None,
        edition: str | None = None,
        private: bool = False,
    ) -> None:
        """Shows the rule that a name or a question asks for."""
        heard = await self.bot.audience(interaction)
        system = self.system_named(system)
        if edition is not None and system is None:
            system = self._only_system_of(edition.strip(), heard.system)
        if not any(sign.isalnum() for sign in query):
            raise CannotBeRead("rule-without-words")
        answer = await self._find(interaction, query, system=system, home=heard.system)
        edition = self.edition_named(heard, edition, system or (answer.hits[0].rule.system if answer.hits else None))
        await self._show(interaction, heard, query, answer, edition=edition, private=private, narrowed=system)

    @rule.autocomplete("query")
    async def suggest_query(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests rules while somebody types."""
        heard = await self.bot.audience(interaction)
        finder, lang = self.bot.finder, heard.reader.lang
        named = getattr(interaction.namespace, "system", None)
        system = named if named in finder.library.systems else None
        own = await self.bot.packs.suggest(interaction.guild_id, typed, lang, system=system, home=heard.system)
        found = [
            app_commands.Choice(name=finder.label(rule, lang), value=finder.label(rule, lang))
            for rule in finder.suggest(typed, system=system, home=heard.system)
        ]
        mark = heard.reader("pack-topic")
        return [*(app_commands.Choice(name=f"{label[:80]} · {mark}"[:100], value=label) for label in own), *found][:25]

    @rule.autocomplete("system")
    async def suggest_system(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests game systems."""
        return await suggest.systems(self.bot, interaction, typed)

    @rule.autocomplete("edition")
    async def suggest_edition(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests editions, newest first."""
        heard = await self.bot.audience(interaction)
        named = getattr(interaction.namespace, "system", None)
        key = str(named or heard.system)
        systems = self.bot.finder.library.systems
        chosen = [systems[key]] if key in systems else list(systems.values())
        return [
            app_commands.Choice(
                name=f"{system.short} {getattr(edition, heard.reader.lang.value)}"[:100], value=edition.id
            )
            for system in chosen
            for edition in reversed(system.edition)
            if typed.casefold() in edition.id.casefold()
        ][:25]

    async def find_in_message(self, interaction: discord.Interaction, message: discord.Message) -> None:
        """Answers somebody's message with the rule it is about."""
        heard = await self.bot.audience(interaction)
        asked = " ".join(_MENTION.sub(" ", message.content).split())[:300]
        if not asked:
            raise CannotBeRead("message-without-words")
        answer = await self._find(interaction, asked, system=None, home=heard.system)
        quote = (message.author.display_name, asked)
        await self._show(interaction, heard, asked, answer, edition=None, private=False, narrowed=None, quote=quote)

    async def _show(
        self,
        interaction: discord.Interaction,
        heard: Audience,
        query: str,
        answer: Answer,
        *,
        edition: str | None,
        private: bool,
        narrowed: str | None,
        quote: tuple[str, str] | None = None,
    ) -> None:
        library, rules = self.bot.finder.library, [hit.rule for hit in answer.hits]
        match answer.sureness:
            case Sureness.CLEAR:
                shown = Shown(rules[0], edition or self.bot.edition(heard, rules[0].system))
                card = await self._card(interaction, shown, heard.words(private=private), quote=quote)
            case Sureness.DOUBTFUL:
                private = True
                card = choice_card(self._editioned(heard, rules, edition), library, query, heard.reader)
                card.payload |= {"edition": edition, "quote": quote}
            case Sureness.NOTHING if answer.whole and answer.system:
                private = True
                card = game_card(library.systems[answer.system].name(heard.reader.lang), rules, heard.reader)
            case Sureness.NOTHING:
                private = True
                place = narrowed or answer.system
                lang = heard.reader.lang
                where = library.systems[place].name(lang) if place else ""
                card = not_found_card(query, where, rules, library, heard.reader, narrowed=place is not None)
        await self.bot.show(interaction, card, private=private)

    def _editioned(self, heard: Audience, rules: Sequence[Rule], named: str | None) -> list[Shown]:
        """Puts rules as they are here: in the edition that was named if their game has it, or in the one played."""
        systems = self.bot.finder.library.systems
        having = [named if named in systems[rule.system].edition_ids() else None for rule in rules]
        return [
            Shown(rule, edition or self.bot.edition(heard, rule.system))
            for rule, edition in zip(rules, having, strict=True)
        ]

    async def _find(
        self, interaction: discord.Interaction, query: str, *, system: str | None, home: str | None
    ) -> Answer:
        """Looks a rule up in the library and among the server's own entries."""
        answer = self.bot.finder.find(query, system=system, home=home)
        return await self.bot.packs.combined(interaction.guild_id, query, answer, system=system, home=home)

    def system_named(self, text: str | None) -> str | None:
        """Takes the system option.

        Raises:
            NotFound: there is no such system.
        """
        if text is None:
            return None
        key = self.bot.finder.library.system_named(text)
        if key is not None:
            return key
        known = ", ".join(system.short for system in self.bot.finder.library.systems.values())
        raise NotFound("no-such-system", given=text[:60], known=known)

    def _only_system_of(self, edition: str, home: str | None) -> str | None:
        """Gives the system that an edition can only be of, or the one played here where it has such an edition too."""
        systems = self.bot.finder.library.systems.items()
        having = [key for key, system in systems if edition in system.edition_ids()]
        if home in having:
            return home
        return having[0] if len(having) == 1 else None

    def edition_named(self, heard: Audience, text: str | None, system: str | None) -> str | None:
        """Takes the edition option.

        Raises:
            NotFound: the system has no such edition.
        """
        if text is None or system is None:
            return None
        return self.bot.edition(heard, system, text)

    async def _card(
        self, interaction: discord.Interaction, shown: Shown, words: Words, *, quote: tuple[str, str] | None = None
    ) -> Card:
        """Builds the card of a rule, with what was ruled about it here, or of the server's own entry."""
        own = await self.bot.packs.own(interaction.guild_id, shown.rule)
        if own is not None:
            return own_card(own, self.bot.finder.library, words, quote=quote)
        held = await self.rulings.about(interaction.guild_id, interaction.channel_id, shown.rule)
        return rule_card(self.bot.finder.library, shown, words, quote=quote, rulings=held)

    def _rule(self, key: object) -> Rule:
        rule = self.bot.finder.library.by_key.get(str(key))
        if rule is None:
            raise NotFound("rule-gone")
        return rule

    async def read_on(self, press: Press) -> None:
        """Answers the menu and the buttons of a rule card."""
        rule, edition = self._rule(press.payload["rule"]), str(press.payload["edition"])
        library, reader = self.bot.finder.library, press.audience.reader
        match press.verb:
            case "dispute":
                await ask_question(self.bot.store, press, {"rule": rule.key})
                return
            case "related":
                card = await self._card(press.interaction, Shown(self._rule(press.values[0]), edition), reader)
            case "editions":
                card = editions_card(library, rule, reader)
            case "page":
                card = await self._card(press.interaction, Shown(rule, edition, int(press.argument or 0)), reader)
            case _:
                shown_in = press.payload.get("language", press.audience.public.lang.value)
                turned = words(other(type(reader.lang)(shown_in)))
                card = await self._card(press.interaction, Shown(rule, edition), turned)
                card.payload["language"] = turned.lang.value
        await self.bot.show(press.interaction, card, private=True)

    async def choose(self, press: Press) -> None:
        """Shows everybody the rule that was chosen from a doubtful lookup."""
        key = str(press.payload["rules"][int(press.argument)])
        rule = await self.bot.packs.rule(press.interaction.guild_id, key) or self._rule(key)
        edition = press.payload.get("edition") or self.bot.edition(press.audience, rule.system)
        quote = tuple(press.payload["quote"]) if press.payload.get("quote") else None
        card = await self._card(press.interaction, Shown(rule, edition), press.audience.public, quote=quote)
        await self.bot.show(press.interaction, card)

    async def go_on(self, press: Press) -> None:
        """Goes on after nothing was found: a near topic, or the same words in every game."""
        if press.verb == "nearest":
            rule = self._rule(press.values[0])
            edition = self.bot.edition(press.audience, rule.system)
            card = await self._card(press.interaction, Shown(rule, edition), press.audience.reader)
            await self.bot.show(press.interaction, card, private=True)
            return
        query = str(press.payload["query"])
        answer = await self._find(press.interaction, query, system=None, home=press.audience.system)
        await self._show(press.interaction, press.audience, query, answer, edition=None, private=True, narrowed=None)


async def setup(bot: Umpire) -> None:
    """Adds the cog."""
    await bot.add_cog(RuleCog(bot))
