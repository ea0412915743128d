"""A server's own rule entries: ``/pack``."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot import suggest
from bot.app import Umpire
from bot.cards.card import Accent, Attachment, Button, Card
from bot.cards.form import Field, form
from bot.cards.notice import notice
from bot.cards.pack import number_of, own_card, pack_list
from bot.disputes.packs import Own
from bot.presses import Press
from bot.translate import described
from bot.words import Words, words
from rules.errors import CannotBeRead, NotAllowedNow, NotFound
from rules.library.entry import Lang
from rules.rulings.pack import ALIASES, MOST_BYTES, NAME, TEXT, PackEntry, from_toml, to_toml, written

_KINDS = ("own", "own-list", "own-form", "own-import")
_NAMES = (NAME + 2) * (ALIASES + 1)
"""Characters of a name with all its aliases."""


class PackCog(commands.GroupCog, name="pack", description=described("command-pack")):
    """Rule entries that a server writes itself; ``/rule`` finds them too."""

    def __init__(self, bot: Umpire) -> None:
        self.bot = bot
        self.packs = bot.packs

    async def cog_load(self) -> None:
        """Takes the presses and forms of own entries."""
        for kind, handler in zip(_KINDS, (self.turned, self.paged, self.sent, self.brought_in), strict=True):
            self.bot.presses.on(kind, handler)

    async def cog_unload(self) -> None:
        """Takes back what ``cog_load`` registered."""
        for kind in _KINDS:
            self.bot.presses.off(kind)

    @app_commands.command(name="add", description=described("command-pack-add"))
    @app_commands.describe(system=described("option-system"))
    async def add(self, interaction: discord.Interaction, system: str | None = None) -> None:
        """Opens the form of a new entry."""
        _managed(interaction)
        heard = await self.bot.audience(interaction)
        systems = self.bot.finder.library.systems
        key = self.bot.finder.library.system_named(system) if system else heard.system or next(iter(systems))
        if key is None:
            known = ", ".join(one.short for one in systems.values())
            raise NotFound("no-such-system", given=str(system)[:60], known=known)
        await self._form(interaction, heard.reader, key, None)

    @app_commands.command(name="edit", description=described("command-pack-edit"))
    @app_commands.describe(entry=described("option-pack-entry"))
    async def edit(self, interaction: discord.Interaction, entry: str) -> None:
        """Opens the form of an entry with what it says now."""
        own = await self._own(_managed(interaction), entry)
        await self._form(interaction, (await self.bot.audience(interaction)).reader, own.entry.system, own)

    async def _form(self, interaction: discord.Interaction, reader: Words, system: str, own: Own | None) -> None:
        fields = []
        for lang in Lang:
            said = (own.entry.ko if lang is Lang.KO else own.entry.en) if own else None
            names = ", ".join((said.name, *said.aliases)) if said else ""
            text = said.text if said else ""
            fields.append(
                Field(f"{lang.value}-names", reader(f"pack-form-names-{lang.value}"), _NAMES, names, required=False)
            )
            fields.append(
                Field(
                    f"{lang.value}-text", reader(f"pack-form-text-{lang.value}"), TEXT, text, long=True, required=False
                )
            )
        kept = {"system": system, "number": own.number if own else None}
        key = await self.bot.store.new_key("own-form", kept)
        await interaction.response.send_modal(form(key, "sent", reader("pack-form"), *fields))

    async def sent(self, press: Press) -> None:
        """Keeps what was typed and shows the entry to everybody."""
        server, number = _managed(press.interaction), press.payload["number"]
        ko, en = (
            (press.typed.get(f"{lang.value}-names", ""), press.typed.get(f"{lang.value}-text", "")) for lang in Lang
        )
        if number is not None:
            await self.packs.numbered(server, int(number))
        entry = written(str(press.payload["system"]), ko, en)
        numbers = await self.packs.write(server, [(number, entry)], press.interaction.user.id)
        public = press.audience.public
        card = own_card(await self.packs.numbered(server, numbers[0]), self.bot.finder.library, public)
        card.gap().text(public("pack-kept")).small(public("pack-kept-help"))
        await self.bot.show(press.interaction, card)

    @app_commands.command(name="remove", description=described("command-pack-remove"))
    @app_commands.describe(entry=described("option-pack-entry"), reason=described("option-dispute-why"))
    async def remove(
        self, interaction: discord.Interaction, entry: str, reason: app_commands.Range[str, 1, 300]
    ) -> None:
        """Takes an entry away, with a reason; it stays on record."""
        server = _managed(interaction)
        own = await self._own(server, entry)
        await self.packs.remove(server, own.number, interaction.user.id, reason)
        public = (await self.bot.audience(interaction)).public
        text = public("pack-removed", number=number_of(own.number, public))
        await self.bot.show(interaction, notice(text, public("ruling-withdrawn-help")))

    async def _own(self, server: int, given: str) -> Own:
        """Finds an entry by its number, as suggested or typed."""
        digits = given.strip().upper().removeprefix("P-").partition(" ")[0]
        if not digits.isascii() or not digits.isdigit() or len(digits) > 6:
            raise NotFound("pack-unknown", given=given[:20])
        return await self.packs.numbered(server, int(digits))

    @app_commands.command(name="list", description=described("command-pack-list"))
    async def list_all(self, interaction: discord.Interaction) -> None:
        """Lists this server's own entries."""
        entries = await self.packs.of(_server(interaction))
        reader = (await self.bot.audience(interaction)).reader
        await self.bot.show(interaction, pack_list(entries.values(), self.bot.finder.library, reader), private=True)

    async def paged(self, press: Press) -> None:
        """Turns the pages of the list."""
        entries = await self.packs.of(_server(press.interaction))
        page = int(press.argument or 0)
        card = pack_list(entries.values(), self.bot.finder.library, press.audience.reader, page=page)
        await self.bot.revise(press.interaction, card, key=press.key)

    async def turned(self, press: Press) -> None:
        """Shows an entry in the other language, to whoever asks."""
        own = await self.packs.numbered(_server(press.interaction), int(press.payload["number"]))
        turned = words(Lang.EN if press.payload["lang"] == Lang.KO.value else Lang.KO)
        await self.bot.show(press.interaction, own_card(own, self.bot.finder.library, turned), private=True)

    @app_commands.command(name="export", description=described("command-pack-export"))
    async def export(self, interaction: discord.Interaction) -> None:
        """Gives this server's entries as a file."""
        entries = await self.packs.of(_server(interaction))
        if not entries:
            raise NotFound("pack-nothing")
        reader = (await self.bot.audience(interaction)).reader
        card = Card(Accent.DISPUTE).headline(reader("pack-list")).text(reader("pack-export", count=len(entries)))
        card.attach(Attachment("pack.toml", to_toml([own.entry for own in entries.values()])))
        await self.bot.show(interaction, card, private=True)

    @app_commands.command(name="import", description=described("command-pack-import"))
    @app_commands.describe(file=described("option-pack-file"))
    async def bring_in(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        """Reads a file of entries and asks before anything is kept."""
        server = _managed(interaction)
        if file.size > MOST_BYTES:  # before anything is fetched
            raise CannotBeRead("rulings-file-too-large", given=file.size // 1024, limit=MOST_BYTES // 1024)
        await interaction.response.defer(ephemeral=True)
        found = await self.packs.sort(server, from_toml(await file.read()))
        reader = (await self.bot.audience(interaction)).reader
        new: list[dict[str, Any]] = [{"number": None, "entry": one.model_dump(mode="json")} for one in found.new]
        new += [{"number": number, "entry": one.model_dump(mode="json")} for number, one in found.changed]
        card = Card(Accent.DISPUTE, "own-import", {"entries": new})
        card.headline(reader("ruling-import-headline" if new else "ruling-import-nothing"))
        card.text(reader("pack-import", new=len(found.new), changed=len(found.changed)))
        if found.known:
            card.small(reader("pack-import-known", count=found.known))
        if found.strange:
            card.small(reader("pack-import-strange", count=found.strange))
        card.buttons(*([Button(reader("dispute-button-import"), "import", primary=True)] if new else []))
        await self.bot.show(interaction, card, private=True)

    async def brought_in(self, press: Press) -> None:
        """Brings in what the preview showed, once."""
        server, waiting = _managed(press.interaction), press.payload["entries"]
        entries = [(one["number"], PackEntry.model_validate(one["entry"])) for one in waiting]
        if not waiting or not await self.bot.store.change_key(press.key, press.payload, {"entries": []}):
            raise NotAllowedNow("pack-brought-in")
        numbers = await self.packs.write(server, entries, press.interaction.user.id)
        await self.bot.revise(press.interaction, notice(press.audience.reader("pack-imported", count=len(numbers))))

    @edit.autocomplete("entry")
    @remove.autocomplete("entry")
    async def suggest_entry(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests this server's entries."""
        reader = (await self.bot.audience(interaction)).reader
        found = await self.packs.of(interaction.guild_id or 0)
        labels = {
            own.number: f"{number_of(own.number, reader)} {own.entry.tongue(reader.lang).name}"
            for own in found.values()
        }
        return [
            app_commands.Choice(name=label[:100], value=f"P-{number}")
            for number, label in labels.items()
            if typed.casefold() in label.casefold()
        ][:25]

    @add.autocomplete("system")
    async def suggest_system(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests game systems."""
        return await suggest.systems(self.bot, interaction, typed)


def _server(interaction: discord.Interaction) -> int:
    if interaction.guild_id is None:
        raise NotAllowedNow("only-in-a-server")
    return interaction.guild_id


def _managed(interaction: discord.Interaction) -> int:
    """Gives the server, for its managers only."""
    if not interaction.permissions.manage_guild:
        raise NotAllowedNow("dispute-not-a-manager" if interaction.guild_id is not None else "only-in-a-server")
    return _server(interaction)


async def setup(bot: Umpire) -> None:
    """Adds the cog."""
    await bot.add_cog(PackCog(bot))
