"""Disputes and rulings: ``/dispute`` and the message menu "Dispute this"."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Mapping
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Umpire
from bot.cards.card import Accent, Attachment, Button, Card
from bot.cards.notice import notice
from bot.cards.ruling import number_of, ruling_card, ruling_list
from bot.disputes.arbiters import Arbiters, arbiters_card, must_be_a_person
from bot.disputes.asking import KIND as ASKING
from bot.disputes.at_stake import AtStake
from bot.disputes.disputed_roll import DisputedRolls
from bot.disputes.disputes import Asked, Disputes
from bot.disputes.hearing import KIND, Hearing, rule_named
from bot.disputes.house import answers_like, house_rule
from bot.disputes.rulings import Rulings
from bot.presses import Press
from bot.rolls.keeping import Keeping
from bot.rolls.resolve import KIND as ROLL
from bot.store.disputes import KeptRuling
from bot.translate import described
from rules.dice import RandomDice
from rules.errors import CannotBeRead, NotAllowedNow, NotFound
from rules.library.find import Sureness
from rules.library.load import Rule
from rules.rulings.events import Way
from rules.rulings.ruling import MOST_BYTES, Ruling, from_toml, to_toml

_MENTION = re.compile(r"<(?:[@#]|a?:)[^>]{1,60}>|@(?:everyone|here)\b|https?://\S+")
"""What a message says besides its words: mentions, emoji, links."""
_MARKS = re.compile(r"^(?:#{1,3} |-# |> )|\*\*|~~|`", re.MULTILINE)
_KINDS = (KIND, ASKING, "rulings", "rulings-import")


class DisputeCog(commands.GroupCog, name="dispute", description=described("command-dispute")):
    """Ends arguments, and remembers how."""

    house = app_commands.Group(name="house", description=described("command-dispute-house"))

    def __init__(self, bot: Umpire) -> None:
        self.bot = bot
        self.rulings = Rulings(bot.store)
        self.at_stake = AtStake(bot.store, bot.resolver)
        self.disputes = Disputes(bot.store, bot.tables, bot.finder, RandomDice(bot.dice), self.at_stake.weighed)
        self.hearing = Hearing(bot, bot.store, self.disputes, bot.tables, bot.postman, bot.finder)
        self.arbiters = Arbiters(bot.store)
        self.rolls = DisputedRolls(bot.store, bot.resolver, bot.tables)
        self.keeping = Keeping(bot.store, bot.resolver, bot.tables, bot.finder.library)
        self.menu = app_commands.ContextMenu(name=described("command-dispute-this"), callback=self.dispute_message)

    async def cog_load(self) -> None:
        """Registers the message menu and takes the presses of disputes and rulings."""
        await asyncio.to_thread(self.at_stake.ready)
        await self.hearing.ready()
        self.bot.tree.add_command(self.menu)
        handlers = (self.hearing.pressed, self.asked, self.list_pressed, self.import_pressed)
        for kind, handler in zip(_KINDS, handlers, strict=True):
            self.bot.presses.on(kind, handler)
        self.bot.clock.beside(self.hearing.due, self.disputes.soonest)
        self.bot.clock.beside(self.hearing.due, self.hearing.next_call)
        self.bot.resolver.beside("keep", self.keeping.pressed)
        self.bot.resolver.beside("dispute", self.rolls.ask)

    async def cog_unload(self) -> None:
        """Takes back what ``cog_load`` registered."""
        self.bot.tree.remove_command(self.menu.name, type=self.menu.type)
        for kind in _KINDS:
            self.bot.presses.off(kind)

    @app_commands.command(name="open", description=described("command-dispute-open"))
    @app_commands.describe(
        question=described("option-dispute-question"),
        rule=described("option-dispute-rule"),
        opponent=described("option-dispute-opponent"),
        thread=described("option-dispute-thread"),
    )
    async def begin(
        self,
        interaction: discord.Interaction,
        question: app_commands.Range[str, 1, 300],
        rule: app_commands.Range[str, 1, 100] | None = None,
        opponent: discord.User | None = None,
        thread: bool = False,
    ) -> None:
        """Opens a dispute: the rules side by side, then both readings."""
        if opponent is not None and opponent.bot:
            raise NotAllowedNow("dispute-opponent-is-bot")
        heard = await self.bot.audience(interaction)
        named = None if rule is None else rule_named(self.bot.finder, rule, home=heard.system)
        await self._open(interaction, question, rule=named, opponent=opponent, thread=thread)

    async def _open(
        self,
        interaction: discord.Interaction,
        question: str,
        *,
        rule: Rule | None = None,
        opponent: discord.User | discord.Member | None = None,
        thread: bool = False,
        about: str = "",
        roll: Mapping[str, Any] | None = None,
        event: int = 0,
    ) -> None:
        heard = await self.bot.audience(interaction)
        asked = Asked(
            question,
            interaction.user.id,
            opponent.id if opponent else None,
            rule,
            about,
            heard.system,
            heard.editions,
            event=event,
        )
        if roll is not None:
            asked = await self.rolls.about(asked, roll, interaction.guild_id, interaction.channel_id)
        await self.hearing.open(interaction, heard, asked, thread=thread)

    async def dispute_message(self, interaction: discord.Interaction, message: discord.Message) -> None:
        """Opens a dispute about what a message says."""
        kind, payload = await self._card_on(message)
        roll = payload if kind == ROLL else None
        asked = " ".join(_MENTION.sub(" ", message.content).split())[:300]
        if roll is not None:
            asked = self.rolls.question(roll, (await self.bot.audience(interaction)).public)
        asked = asked or _first_line(message)
        if not asked:
            raise CannotBeRead("message-without-words")
        author = message.author
        opponent = author if not author.bot and author.id != interaction.user.id else None
        rule = self.bot.finder.library.by_key.get(str(payload.get("rule")))
        await self._open(interaction, asked, rule=rule, opponent=opponent, about=message.jump_url, roll=roll)

    async def _card_on(self, message: discord.Message) -> tuple[str, Mapping[str, Any]]:
        """Finds what a card of this bot is about, by the key its buttons carry."""
        if self.bot.user is not None and message.author.id == self.bot.user.id:
            for part in _walk(message.components):
                _, _, rest = str(getattr(part, "custom_id", None) or "").partition("u1:")
                known = await self.bot.store.key(rest.partition(":")[0]) if rest else None
                if known is not None:
                    return known
        return "", {}

    async def asked(self, press: Press) -> None:
        """Takes the question that somebody typed after *Dispute* on the card of a rule, a roll or a game."""
        rule = self.bot.finder.library.by_key.get(str(press.payload.get("rule")))
        about, roll = str(press.payload.get("about", "")), press.payload.get("roll")
        event = int(press.payload.get("event", 0))
        question = press.typed.get("question", "")
        await self._open(press.interaction, question, rule=rule, about=about, roll=roll, event=event)

    @app_commands.command(name="arbiter", description=described("command-dispute-arbiter"))
    @app_commands.describe(person=described("option-arbiter-person"), nobody=described("option-arbiter-nobody"))
    async def name_arbiter(
        self, interaction: discord.Interaction, person: discord.User | None = None, nobody: bool = False
    ) -> None:
        """Names who decides disputes of this server, or shows who does; of a game its players name one."""
        changes = nobody or person is not None
        place = _server(interaction, managers=changes)
        chosen = None if nobody else must_be_a_person(person)
        heard = await self.bot.audience(interaction)
        if changes:
            await self.arbiters.name(place, chosen, interaction.user.id)
        of_server = await self.arbiters.of(place, None)
        seen = await self.bot.tables.at(interaction.channel_id or 0)
        words = heard.words(private=not changes)
        card = arbiters_card(of_server, await self.arbiters.of(place, seen), words)
        await self.bot.show(interaction, card, private=not changes)

    @app_commands.command(name="rulings", description=described("command-dispute-rulings"))
    @app_commands.describe(search=described("option-dispute-search"))
    async def look_up(self, interaction: discord.Interaction, search: app_commands.Range[str, 1, 100] = "") -> None:
        """Lists this server's rulings, or those that a word or a number finds."""
        heard = await self.bot.audience(interaction)
        found = await self._found(_server(interaction), search)
        await self.bot.show(interaction, ruling_list(found, heard.reader, search=search), private=True)

    async def _found(self, server: int, search: str, *, house: bool = False) -> list[KeptRuling]:
        """Searches by number, by words, and by the rules that the words lead to."""
        all_of = [one for one in await self.rulings.of(server) if not house or one.ruling.way is Way.HOUSE]
        wanted = search.strip().casefold()
        if not wanted:
            return all_of
        answer = self.bot.finder.find(search)
        keys = {hit.rule.key for hit in answer.hits} if answer.sureness is not Sureness.NOTHING else set()
        return [
            one
            for one in all_of
            if wanted in f"d-{one.number}"
            or wanted in f"{one.ruling.text} {one.ruling.question}".casefold()
            or keys & set(one.ruling.rules)
        ]

    async def list_pressed(self, press: Press) -> None:
        """Turns the pages of the list, or shows one ruling whole."""
        server, reader = _server(press.interaction), press.audience.reader
        manages, library = press.interaction.permissions.manage_guild, self.bot.finder.library
        if press.verb == "one":
            kept = await self.rulings.numbered(server, int(press.values[0]))
            await self.bot.show(press.interaction, ruling_card(kept, library, reader, manages=manages), private=True)
            return
        if press.verb == "keep":
            _server(press.interaction, managers=True)
            kept = await self.rulings.confirm(server, int(press.payload["number"]), press.interaction.user.id)
            await self.bot.revise(press.interaction, ruling_card(kept, library, reader), key=press.key)
            return
        search, house = str(press.payload["search"]), bool(press.payload["house"])
        found = await self._found(server, search, house=house)
        page = int(press.argument or 0)
        await self.bot.revise(
            press.interaction, ruling_list(found, reader, search=search, page=page, house=house), key=press.key
        )

    @app_commands.command(name="withdraw", description=described("command-dispute-withdraw"))
    @app_commands.describe(ruling=described("option-dispute-number"), reason=described("option-dispute-why"))
    async def withdraw(
        self, interaction: discord.Interaction, ruling: str, reason: app_commands.Range[str, 1, 300]
    ) -> None:
        """Ends a ruling, with a reason; it stays on record."""
        await self._withdraw(interaction, ruling, reason)

    async def _withdraw(self, interaction: discord.Interaction, ruling: str, reason: str) -> None:
        server = _server(interaction)
        digits = ruling.strip().upper().removeprefix("D-")
        if not digits.isascii() or not digits.isdigit() or len(digits) > 9:
            raise NotFound("ruling-unknown", given=ruling[:20])
        kept = await self.rulings.withdraw(
            server,
            int(digits),
            interaction.user.id,
            reason,
            manages=interaction.permissions.manage_guild,
        )
        words = (await self.bot.audience(interaction)).public
        card = ruling_card(kept, self.bot.finder.library, words)
        card.gap().text(words("ruling-withdrawn-headline", number=number_of(kept.number, words)))
        await self.bot.show(interaction, card.small(words("ruling-withdrawn-help")))

    @app_commands.command(name="export", description=described("command-dispute-export"))
    async def export(self, interaction: discord.Interaction) -> None:
        """Gives the rulings that hold in this server as a file."""
        held = [one for one in await self.rulings.of(_server(interaction)) if one.for_server and one.withdrawn is None]
        if not held:
            raise NotFound("rulings-none")
        reader = (await self.bot.audience(interaction)).reader
        card = Card(Accent.DISPUTE).headline(reader("ruling-export-headline"))
        card.text(reader("ruling-export-what", count=len(held)))
        card.attach(Attachment("rulings.toml", to_toml([one.ruling for one in reversed(held)])))
        await self.bot.show(interaction, card, private=True)

    @app_commands.command(name="import", description=described("command-dispute-import"))
    @app_commands.describe(file=described("option-dispute-file"))
    async def bring_in(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        """Reads a file of rulings and asks before anything is kept."""
        server = _server(interaction, managers=True)
        if file.size > MOST_BYTES:  # before anything is fetched
            raise CannotBeRead("rulings-file-too-large", given=file.size // 1024, limit=MOST_BYTES // 1024)
        await interaction.response.defer(ephemeral=True)
        found = await self.rulings.sort(server, from_toml(await file.read()), frozenset(self.bot.finder.library.by_key))
        reader = (await self.bot.audience(interaction)).reader
        card = Card(Accent.DISPUTE, "rulings-import", {"rulings": [one.model_dump(mode="json") for one in found.new]})
        card.headline(reader("ruling-import-headline" if found.new else "ruling-import-nothing"))
        card.text(reader("ruling-import-new", count=len(found.new)))
        if found.known:
            card.small(reader("ruling-import-known", count=found.known))
        if found.strange:
            card.small(reader("ruling-import-strange", count=found.strange))
        if found.new:
            card.buttons(Button(reader("dispute-button-import"), "import", primary=True))
        await self.bot.show(interaction, card, private=True)

    async def import_pressed(self, press: Press) -> None:
        """Brings in what the preview showed, once."""
        interaction, reader = press.interaction, press.audience.reader
        server = _server(interaction, managers=True)
        if press.payload["rulings"] and not await self.bot.store.change_key(press.key, press.payload, {"rulings": []}):
            raise NotAllowedNow("dispute-over")
        brought = [Ruling.model_validate(one) for one in press.payload["rulings"]]
        numbers = await self.rulings.add(server, interaction.channel_id or 0, interaction.user.id, brought)
        await self.bot.revise(interaction, notice(reader("ruling-imported", count=len(numbers))))

    @house.command(name="add", description=described("command-dispute-house-add"))
    @app_commands.describe(
        rule=described("option-dispute-house-rule"),
        text=described("option-dispute-house-text"),
        answer=described("option-dispute-house-answer"),
    )
    async def house_add(
        self,
        interaction: discord.Interaction,
        rule: app_commands.Range[str, 1, 100],
        text: app_commands.Range[str, 1, 200] = "",
        answer: app_commands.Range[str, 1, 200] = "",
    ) -> None:
        """Adds a rule of this server's own, in words or as the answer to an open question of a rule."""
        server = _server(interaction, managers=True)
        heard = await self.bot.audience(interaction)
        named = rule_named(self.bot.finder, rule, home=heard.system)
        edition, decided = self.bot.edition(heard, named.system), self.bot.store.today()
        made = house_rule(named, edition, text, answer, heard.public, decided)
        numbers = await self.rulings.add(server, interaction.channel_id or 0, interaction.user.id, [made])
        number = number_of(numbers[0], heard.public)
        card = ruling_card(await self.rulings.numbered(server, numbers[0]), self.bot.finder.library, heard.public)
        card.gap().text(heard.public("ruling-added", number=number)).small(heard.public("ruling-added-help"))
        await self.bot.show(interaction, card)

    @house.command(name="list", description=described("command-dispute-house-list"))
    async def house_list(self, interaction: discord.Interaction) -> None:
        """Lists this server's own rules."""
        reader = (await self.bot.audience(interaction)).reader
        found = await self._found(_server(interaction), "", house=True)
        await self.bot.show(interaction, ruling_list(found, reader, house=True), private=True)

    @house.command(name="remove", description=described("command-dispute-house-remove"))
    @app_commands.describe(number=described("option-dispute-number"), reason=described("option-dispute-why"))
    async def house_remove(
        self, interaction: discord.Interaction, number: str, reason: app_commands.Range[str, 1, 300]
    ) -> None:
        """Withdraws a rule of this server's own; it stays on record."""
        await self._withdraw(interaction, number, reason)

    @begin.autocomplete("rule")
    @house_add.autocomplete("rule")
    async def suggest_rule(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests rules while somebody types."""
        heard = await self.bot.audience(interaction)
        label = self.bot.finder.label
        return [
            app_commands.Choice(name=label(rule, heard.reader.lang), value=label(rule, heard.reader.lang))
            for rule in self.bot.finder.suggest(typed, home=heard.system)
        ]

    @house_add.autocomplete("answer")
    async def suggest_answer(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests answers to what the chosen rule leaves open."""
        heard, named = await self.bot.audience(interaction), str(getattr(interaction.namespace, "rule", None) or "")
        try:
            rule = rule_named(self.bot.finder, named, home=heard.system)
        except NotFound:
            return []
        found = answers_like(rule, self.bot.edition(heard, rule.system), typed, heard.reader)
        return [app_commands.Choice(name=label, value=value) for label, value in found]

    @withdraw.autocomplete("ruling")
    @house_remove.autocomplete("number")
    async def suggest_ruling(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests rulings that still hold."""
        words = (await self.bot.audience(interaction)).reader
        found = await self._found(interaction.guild_id or 0, typed)
        return [
            app_commands.Choice(name=f"{number_of(one.number, words)} {one.ruling.text}"[:100], value=f"D-{one.number}")
            for one in found
            if one.withdrawn is None
        ][:25]


def _server(interaction: discord.Interaction, *, managers: bool = False) -> int:
    """Gives the server.

    Raises:
        NotAllowedNow: there is none, or only its managers may.
    """
    if interaction.guild_id is None:
        raise NotAllowedNow("only-in-a-server")
    if managers and not interaction.permissions.manage_guild:
        raise NotAllowedNow("dispute-not-a-manager")
    return interaction.guild_id


def _walk(parts: Any) -> Any:
    for part in parts:
        yield part
        yield from _walk(getattr(part, "children", None) or ())


def _first_line(message: discord.Message) -> str:
    """Gives the headline of a card, as plain words."""
    for part in _walk(message.components):
        for text in str(getattr(part, "content", None) or "").splitlines():
            plain = _MARKS.sub("", _MENTION.sub(" ", text)).strip()
            if plain:
                return plain[:300]
    return ""


async def setup(bot: Umpire) -> None:
    """Adds the cog."""
    await bot.add_cog(DisputeCog(bot))
