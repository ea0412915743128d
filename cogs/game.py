"""Play-by-post games: ``/game``."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Umpire
from bot.cards.card import Accent, Attachment, Card, clean
from bot.cards.game import end_card, log_card, mine, undo_request
from bot.cards.notice import notice
from bot.presses import Press
from bot.report import as_json, as_markdown
from bot.table import Move, Seen
from bot.translate import described
from bot.words import Words
from rules.errors import NotAllowedNow, NotFound
from rules.game import events as happened
from rules.game import moves
from rules.game.seal import SealedDice
from rules.game.setup import setup as game_setup
from rules.game.verify import declared
from rules.procedure import Transcript, play
from rules.record import Record
from rules.rolloff import RollOff, roll_off

_REASONS = ("played", "conceded", "abandoned")


class GameCog(commands.GroupCog, name="game", description=described("command-game")):
    """A game a channel, kept as its events."""

    def __init__(self, bot: Umpire) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Takes the presses of panels, logs and undo requests."""
        for kind, handler in (("game", self.panel_pressed), ("undo", self.undo_pressed), ("log", self.log_pressed)):
            self.bot.presses.on(kind, handler)

    async def cog_unload(self) -> None:
        """Takes back what ``cog_load`` registered."""
        for kind in ("game", "undo", "log"):
            self.bot.presses.off(kind)

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
        known = next(
            (one for one in game_setup(key).scenario if scenario.casefold() in {one.id, one.ko, one.en.casefold()}),
            None,
        )
        title = (known.ko if heard.public.lang == "ko" else known.en) if known else " ".join(scenario.split())
        created = happened.Created(
            system=key, edition=edition, title=title, seal="", turns=turns or (known.turns if known else None)
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
        names = [(one.ko if heard.reader.lang == "ko" else one.en, one.id) for one in game_setup(key).scenario]
        return [app_commands.Choice(name=name, value=id_) for name, id_ in names if typed.casefold() in name.casefold()]

    @new.autocomplete("system")
    async def suggest_system(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests game systems."""
        lang = (await self.bot.audience(interaction)).reader.lang
        return [
            app_commands.Choice(name=system.name(lang), value=key)
            for key, system in self.bot.finder.library.systems.items()
            if typed.casefold() in f"{system.ko} {system.en} {system.short}".casefold()
        ]

    async def act(self, interaction: discord.Interaction, seen: Seen, move: Move) -> Seen:
        """Lets the person do something, then brings the panel up to date and tells who owes."""
        after = await self.bot.tables.act(seen.row.id, interaction.user.id, interaction.id, move)
        await self.bot.postman.refresh(after)
        await self.bot.postman.deliver()
        return after

    async def _here(self, interaction: discord.Interaction) -> Seen:
        return await self.bot.tables.must(interaction.channel_id or 0)

    async def _did(self, interaction: discord.Interaction, move: Move) -> Seen:
        """Acts from a command, and says in private that it was written down."""
        await interaction.response.defer(ephemeral=True)
        seen = await self._here(interaction)
        after = await self.act(interaction, seen, move)
        heard = await self.bot.audience(interaction)
        text = heard.reader("written-down", seq=after.state.seq)
        await self.bot.show(interaction, notice(text), private=True)
        return after

    @app_commands.command(name="status", description=described("command-game-status"))
    async def status(self, interaction: discord.Interaction) -> None:
        """Posts the panel anew at the end of the channel."""
        await interaction.response.defer(ephemeral=True)
        seen = await self._here(interaction)
        await self.bot.postman.post_panel(seen)
        heard = await self.bot.audience(interaction)
        await self.bot.show(interaction, notice(heard.reader("panel-posted")), private=True)

    @app_commands.command(name="mine", description=described("command-game-mine"))
    async def mine(self, interaction: discord.Interaction) -> None:
        """Lists what you owe, in every game."""
        heard = await self.bot.audience(interaction)
        games = await self.bot.tables.of_person(interaction.user.id)
        await self.bot.show(interaction, mine(games, interaction.user.id, heard.reader), private=True)

    @app_commands.command(name="log", description=described("command-game-log"))
    async def log(self, interaction: discord.Interaction) -> None:
        """Shows the log, newest first."""
        heard = await self.bot.audience(interaction)
        seen = await self.bot.tables.latest(interaction.channel_id or 0)
        await self.bot.show(interaction, log_card(seen, heard.reader), private=True)

    @app_commands.command(name="activate", description=described("command-game-activate"))
    @app_commands.describe(unit=described("option-unit"))
    async def activate(self, interaction: discord.Interaction, unit: str) -> None:
        """Activates one of your units."""
        await self._did(interaction, lambda seen: moves.activate(seen.state, interaction.user.id, unit))

    @activate.autocomplete("unit")
    async def suggest_ready(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests your units that can still be activated."""
        seen = await self.bot.tables.at(interaction.channel_id or 0)
        side = seen.state.side_of(interaction.user.id) if seen else None
        if seen is None or side is None:
            return []
        return [
            app_commands.Choice(name=unit.name, value=unit.id)
            for unit in seen.state.ready(side)
            if typed.casefold() in unit.name.casefold()
        ][:25]

    @app_commands.command(name="pass", description=described("command-game-pass"))
    async def pass_on(self, interaction: discord.Interaction) -> None:
        """Passes for the rest of the turn."""
        await self._did(interaction, lambda seen: moves.pass_on(seen.state, interaction.user.id))

    @app_commands.command(name="first", description=described("command-game-first"))
    @app_commands.describe(player=described("option-first-player"))
    async def first(self, interaction: discord.Interaction, player: discord.User) -> None:
        """Says who is first this turn."""

        def move(seen: Seen) -> Sequence[happened.Event]:
            side = seen.state.side_of(player.id)
            if side is None:
                raise NotAllowedNow("not-a-player")
            return moves.go_first(seen.state, interaction.user.id, side)

        await self._did(interaction, move)

    @app_commands.command(name="next", description=described("command-game-next"))
    async def next_phase(self, interaction: discord.Interaction) -> None:
        """Goes on to the next phase or turn."""
        await self._did(interaction, lambda seen: moves.next_phase(seen.state, interaction.user.id))

    @app_commands.command(name="score", description=described("command-game-score"))
    @app_commands.describe(
        points=described("option-points"), player=described("option-score-player"), reason=described("option-reason")
    )
    async def score(
        self,
        interaction: discord.Interaction,
        points: app_commands.Range[int, -100, 100],
        player: discord.User | None = None,
        reason: app_commands.Range[str, 1, 120] = "",
    ) -> None:
        """Writes points down, yours unless you name somebody."""

        def move(seen: Seen) -> Sequence[happened.Event]:
            side = moves.my_side(seen.state, (player or interaction.user).id)
            return moves.score(seen.state, interaction.user.id, side, points, reason)

        await self._did(interaction, move)

    @app_commands.command(name="undo", description=described("command-game-undo"))
    @app_commands.describe(to=described("option-undo-to"))
    async def undo(
        self, interaction: discord.Interaction, to: app_commands.Range[int, 1, 100000] | None = None
    ) -> None:
        """Goes back: your own last steps at once, anything else when the other side agrees."""
        seen = await self._here(interaction)
        after = await self.act(
            interaction, seen, lambda now: moves.undo(now.state, interaction.user.id, list(now.log), to)
        )
        heard = await self.bot.audience(interaction)
        if after.state.undo is not None:
            await self.bot.show(interaction, undo_request(after, heard.public))
        else:
            text = heard.reader("undone-to", seq=after.state.seq)
            await self.bot.show(interaction, notice(text), private=True)

    @app_commands.command(name="pause", description=described("command-game-pause"))
    async def pause(self, interaction: discord.Interaction) -> None:
        """Stops the clock; nothing is asked of anybody until it goes on."""

        def move(seen: Seen) -> Sequence[happened.Event]:
            return moves.pause(seen.state, interaction.user.id)

        await self._did(interaction, move)

    @app_commands.command(name="resume", description=described("command-game-resume"))
    async def resume(self, interaction: discord.Interaction) -> None:
        """Lets a paused game go on."""
        await self._did(interaction, lambda seen: moves.go_on(seen.state, interaction.user.id))

    @app_commands.command(name="substitute", description=described("command-game-substitute"))
    @app_commands.describe(player=described("option-substitute"))
    async def substitute(self, interaction: discord.Interaction, player: discord.User) -> None:
        """Hands your seat to somebody else."""
        await self._did(interaction, lambda seen: moves.hand_over(seen.state, interaction.user.id, player.id))

    @app_commands.command(name="end", description=described("command-game-end"))
    @app_commands.describe(reason=described("option-end-reason"), winner=described("option-winner"))
    @app_commands.choices(
        reason=[app_commands.Choice(name=described(f"end-{reason}"), value=reason) for reason in _REASONS]
    )
    async def end(
        self, interaction: discord.Interaction, reason: str = "played", winner: discord.User | None = None
    ) -> None:
        """Ends the game and opens the dice seal."""
        seen = await self._here(interaction)
        won_by = winner.id if winner else None
        after = await self.act(
            interaction,
            seen,
            lambda now: moves.end(now.state, interaction.user.id, now.row.seed, reason, won_by),
        )
        heard = await self.bot.audience(interaction)
        await self.bot.show(interaction, end_card(after, heard.public))

    @app_commands.command(name="export", description=described("command-game-export"))
    async def export(self, interaction: discord.Interaction) -> None:
        """Gives the log as a file and a battle report."""
        seen = await self.bot.tables.latest(interaction.channel_id or 0)
        heard = await self.bot.audience(interaction)
        await self.bot.show(interaction, self._export(seen, heard.reader), private=True)

    def _export(self, seen: Seen, words: Words) -> Card:
        names = {}
        # Whoever handed a seat over still stands in the log.
        for person in {seat.person for seat in seen.state.seats if seat} | {one.by for one in seen.log}:
            user = self.bot.get_user(person)
            names[person] = user.display_name if user else str(person)
        card = Card(Accent.REFERENCE).headline(words("export-headline")).text(words("export-what"))
        card.attach(Attachment(f"{seen.row.id}.json", as_json(seen)))
        return card.attach(Attachment(f"{seen.row.id}.md", as_markdown(seen, words, names)))

    async def panel_pressed(self, press: Press) -> None:
        """Answers the buttons of a panel."""
        interaction, person = press.interaction, press.interaction.user.id
        seen = await self.bot.tables.by_id(str(press.payload["game"]))
        reader = press.audience.reader
        match press.verb:
            case "log":
                await self.bot.show(interaction, log_card(seen, reader), private=True)
            case "export":
                await self.bot.show(interaction, self._export(seen, reader), private=True)
            case "owe":
                games = await self.bot.tables.of_person(person)
                await self.bot.show(interaction, mine(games, person, reader), private=True)
            case verb:
                await interaction.response.defer(ephemeral=True)
                after = await self.act(interaction, seen, lambda now: _from_panel(verb, now, person))
                text = reader("written-down", seq=after.state.seq)
                await self.bot.show(interaction, notice(text), private=True)

    async def undo_pressed(self, press: Press) -> None:
        """Takes the answer to an undo request from the other side."""
        seen = await self.bot.tables.by_id(str(press.payload["game"]))
        person = press.interaction.user.id
        agree = press.verb == "agree"
        if seen.state.undo is None or seen.state.undo[0] != press.payload["to"]:
            reader = press.audience.reader
            await self.bot.show(press.interaction, notice(reader("stale"), reader("stale-answered")), private=True)
            return
        after = await self.act(press.interaction, seen, lambda now: moves.answer_undo(now.state, person, agree=agree))
        key = "undo-agreed" if agree else "undo-refused"
        card = Card(Accent.TOOK_EFFECT if agree else Accent.NOTHING)
        card.headline(press.audience.public(key)).text(
            press.audience.public("undo-answered-by", person=f"<@{person}>", seq=after.state.seq)
        )
        await self.bot.revise(press.interaction, card)

    async def log_pressed(self, press: Press) -> None:
        """Turns the pages of a log."""
        seen = await self.bot.tables.by_id(str(press.payload["game"]))
        card = log_card(seen, press.audience.reader, page=int(press.argument or 0))
        await self.bot.revise(press.interaction, card, key=press.key)


def _from_panel(verb: str, now: Seen, person: int) -> Sequence[happened.Event]:
    match verb:
        case "join":
            return moves.join(now.state, person)
        case "start":
            return moves.start(now.state, person)
        case "next":
            return moves.next_phase(now.state, person)
        case "resume":
            return moves.go_on(now.state, person)
        case _:
            return _roll_first(now, person)


def _roll_first(now: Seen, person: int) -> Sequence[happened.Event]:
    """Rolls off who is first, with the game's own dice."""
    moves.go_first(now.state, person, 0)
    declaration = roll_off(RollOff(now.state.turn))
    record = Record.of(Transcript(declaration, ()))
    dice = SealedDice(now.row.seed, now.state.rolls, declared(record.procedure, person, record.inputs))
    transcript = play(declaration, dice)
    rolled = happened.Rolled(
        procedure=record.procedure,
        inputs=record.inputs,
        answers=transcript.answers,
        outcome=f"first-side-{transcript.outcome}",
        position=now.state.rolls,
    )
    return [rolled, happened.FirstSide(side=1 if transcript.outcome else 0)]


def _opened(seen: Seen, words: Words) -> Card:
    card = Card(Accent.REFERENCE, "game", {"game": seen.row.id})
    card.headline(words("game-opened", title=clean(seen.state.title, 50)))
    return card.text(words("game-opened-help")).small(words("game-opened-seal", seal=f"`{seen.state.seal}`"))


async def setup(bot: Umpire) -> None:
    """Adds the cog."""
    await bot.add_cog(GameCog(bot))
