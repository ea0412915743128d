"""Rolling a procedure in a channel: odds first if asked, decisions by the right person, each press once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import discord

from bot.answer import PATIENCE, in_time, revise, show
from bot.audience import Audience
from bot.cards.awaited import dice_card, dice_form
from bot.cards.card import Card
from bot.cards.decision import decision_card
from bot.cards.notice import notice
from bot.cards.odds import odds_card
from bot.cards.orders import order_said
from bot.cards.resolution import Presenter, Setting, resolution_card
from bot.cards.rule import Shown, rule_card
from bot.cards.ruling import noted_lines
from bot.disputes.rulings import Rulings
from bot.games.names import Names
from bot.games.seen import Seen
from bot.games.table import Tables, roll_at
from bot.presses import Handler, Press
from bot.rolls.by_hand import ByHand, must_fit, read_faces
from bot.rolls.logbook import Logbook, Run, owner
from bot.rolls.ordered import Ordered, can_be_ordered
from bot.rolls.rolling import UNTYPED, AsTyped, Rolling
from bot.rolls.ruled import as_ruled, with_rulings
from bot.rolls.written import say_written
from bot.store import Store, fresh_key
from bot.words import Words
from rules.dice import Dice, Throw
from rules.errors import NotAllowedNow
from rules.foresight import foreseen
from rules.game.activation import ended_by
from rules.game.events import Event
from rules.game.fielding import Effect, followed
from rules.game.fold import surviving
from rules.game.rolls import Crossed
from rules.game.seal import SealedDice
from rules.game.setup import setup
from rules.game.verify import declared
from rules.library.load import Library
from rules.procedure import Answer, Choice, Declaration, Procedure, Transcript, replay, resume
from rules.record import Record
from rules.rulings.settled import Settled

KIND = "procedure"

Effects = Callable[[Transcript[Any]], Sequence[Effect]]
"""Gives what a finished roll did to the units of a game that it was about."""

_TRIES = 5
"""How often a roll is thrown anew when others of the same game come in between."""

Follow = Callable[[Seen, int, Any], Sequence[Event]]
"""Gives what follows in a game from the outcome of a roll by somebody."""


def _nothing_follows(seen: Seen, roller: int, outcome: Any) -> Sequence[Event]:  # noqa: ARG001  # the shape of a Follow
    return ()


class Resolver:
    """Runs declared procedures and answers the presses on their cards."""

    def __init__(
        self, store: Store, library: Library, dice: Dice, tables: Tables, names: Names, refresh: Callable[[Seen], None]
    ) -> None:
        self.patience = PATIENCE
        self._store = store
        self._logbook = Logbook(tables)
        self._names = names
        self._refresh = refresh
        self._library = library
        self._dice = dice
        self._known: dict[str, tuple[Procedure[Any, Any], Presenter]] = {}
        self._rulings = Rulings(store)
        self._beside: dict[str, Handler] = {}
        self._follows: dict[str, Follow] = {}
        self._effects: dict[str, Effects] = {}

    @property
    def known(self) -> Mapping[str, tuple[Procedure[Any, Any], Presenter]]:
        """Every procedure by name, with how its outcomes are shown."""
        return self._known

    def follow(self, procedure: str, follow: Follow) -> None:
        """Says what a roll of a procedure changes in the game it was rolled in."""
        self._follows[procedure] = follow

    def present(self, procedure: Procedure[Any, Any], presenter: Presenter, effects: Effects = lambda _: ()) -> None:
        """Says how the outcomes of a procedure are shown, and what they do to the units of a game."""
        self._known[procedure.name] = (procedure, presenter)
        self._effects[procedure.name] = effects

    def aside(self, *procedures: Procedure[Any, Any]) -> None:
        """Lets calculations and dice that change nothing be made while the game waits for another roll."""
        self._logbook.aside(*(procedure.name for procedure in procedures))

    def beside(self, verb: str, handler: Handler) -> None:
        """Gives what is pressed besides rolling, such as a dispute, to whoever answers it."""
        self._beside[verb] = handler

    async def declare(
        self,
        interaction: discord.Interaction,
        heard: Audience,
        declaration: Declaration[Any, Any],
        setting: Setting,
        *,
        units: Mapping[str, str] | None = None,
        preview: bool = False,
        faces: str | None = None,
        private: bool = False,
        as_typed: AsTyped = UNTYPED,
    ) -> None:
        """Rolls a declaration, or shows its odds.

        Raises:
            CannotBeRead: typed dice do not fit.
        """
        typed = None if faces is None else read_faces(faces)
        record = Record.of(Transcript(declaration, ()))
        setting = replace(setting, by_hand=typed is not None)
        rolling = Rolling(setting, record, interaction.user.id, typed, private, units=units or {}, as_typed=as_typed)
        words = heard.words(private=private)
        work = self._odds(interaction, rolling, words) if preview else self._rolled(interaction, rolling, words)
        card = await in_time(interaction, work, private=private, patience=self.patience)
        await show(self._store, interaction, card, private=private)

    async def _rolled(self, interaction: discord.Interaction, rolling: Rolling, words: Words) -> Card:
        card, _ = await self._run(interaction, rolling, words)
        return card

    async def _run(
        self,
        interaction: discord.Interaction,
        declared: Rolling,
        words: Words,
        *,
        answered: int | None = None,
        decided: bool = False,
        key: str = "",
    ) -> tuple[Card, Rolling]:
        """Rolls, with the game's sealed dice where a game is played by the one who rolls; the game's log keeps it.

        Args:
            interaction: the command or press.
            declared: the roll as far as it is answered.
            words: the words of its card.
            answered: how many answers the pressed card had; None for a roll that has just been declared.
            decided: whether a decision has just been made, after which dice typed before may be too many or too few.
            key: the key of the pressed card; empty for a card that is new.
        """
        key, called = key or fresh_key(), await self._names.of_sides(declared.setting.deciders)
        for _ in range(_TRIES):
            rolling, seed = await self._logbook.place(interaction.channel_id, declared)
            settled = await self._settled(interaction, rolling)
            ordered = Ordered(rolling, await self._logbook.orders(rolling))
            run = await asyncio.to_thread(self._go_on, rolling, called, words, seed, settled, ordered, decided)
            try:
                seen = await self._logbook.write(interaction, run, self._consequences(run), answered=answered, key=key)
            except Crossed:
                continue  # another roll took its place; the dice of the next place are others
            if seen is not None:
                self._refresh(seen)
                say_written(run, seen, words, decides=run.after.record.procedure in self._follows)
            elif (why := await self._logbook.beside(interaction.channel_id, run.after)) is not None:
                run.card.small(words(why))
            return run.card, run.after
        raise NotAllowedNow("roll-crossed")

    def _consequences(self, run: Run) -> Callable[[Seen], Sequence[Event]]:
        """Gives what a finished roll changes in the game as it is then: its units, and what its procedure decides."""
        if run.transcript.waiting is not None:
            return lambda _: ()
        name = run.after.record.procedure
        follow = self._follows.get(name, _nothing_follows)

        def consequences(now: Seen) -> Sequence[Event]:
            changes = [*followed(now.state, run.after.units, run.effects)]
            changes += follow(now, run.after.roller, run.transcript.outcome)
            return [*changes, *ended_by(now.state, run.after.units, run.transcript.outcome, changes)]

        return consequences

    async def _settled(self, interaction: discord.Interaction, rolling: Rolling) -> Settled:
        """Gives what was ruled here about the open points of the edition that is played."""
        place, setting = (interaction.guild_id, interaction.channel_id), rolling.setting
        return await self._rulings.settled(*place, setting.edition, setting.system)

    def find(self, rolling: Rolling) -> tuple[Declaration[Any, Any], Presenter]:
        """Finds what a card declares, and how its outcomes are shown.

        Raises:
            RecordDoesNotFit: the procedure has changed since.
        """
        procedures = {name: procedure for name, (procedure, _) in self._known.items()}
        declaration = rolling.record.declaration(procedures)
        return declaration, self._known[rolling.record.procedure][1]

    def _go_on(
        self,
        rolling: Rolling,
        called: Mapping[str, str],
        words: Words,
        seed: str | None,
        settled: Settled,
        ordered: Ordered,
        decided: bool,
    ) -> Run:
        """Runs from where the record stops to the next decision or the end; off the event loop, odds may take long."""
        declaration, presenter = self.find(rolling)
        record = rolling.record.answers
        if rolling.typed is None:
            dice, typed = self._dice_of(rolling, seed), None
            transcript = resume(declaration, record, dice, as_ruled(settled, ordered, dice))
        else:
            by_hand = ByHand(rolling.typed, decided=decided)
            transcript = by_hand.run(declaration, record, as_ruled(settled, ordered, by_hand))
            typed = by_hand.left
            if not decided:
                must_fit(typed, transcript)
        setting = replace(rolling.setting, ruled={**rolling.setting.ruled, **settled.used(transcript, rolling.record)})
        after = replace(
            rolling, setting=setting, record=replace(rolling.record, answers=transcript.answers), typed=typed
        )
        build: Callable[..., Card] = dice_card if isinstance(transcript.waiting, Throw) else resolution_card
        if isinstance(transcript.waiting, Choice):
            build = partial(decision_card, standing=can_be_ordered(rolling, transcript.waiting))
        noted = noted_lines(settled, transcript.asked, words)
        setting = replace(setting, called=called, unused=typed or (), noted=noted)
        card = build(transcript, with_rulings(presenter, settled), setting, self._library, words)
        card.kind, card.payload = KIND, after.payload()
        used = tuple(ordered.used)
        for order in dict.fromkeys(used):
            what = order_said(order, setup(setting.system).order, words)
            card.small(words("by-standing-order", person=f"<@{order.person}>", order=what))
        if transcript.waiting is not None:
            return Run(card, after, transcript, ordered=used)
        outcome = transcript.outcome
        said = presenter.headline(transcript.declaration.inputs, outcome)
        more = said if said.count or said.winner or said.called else None
        effects = tuple(self._effects[rolling.record.procedure](transcript))
        return Run(card, after, transcript, used, presenter.result(outcome), more, effects)

    async def open_card(self, seen: Seen, words: Words) -> Card | None:
        """Gives the card of the roll that waits for a decision in a game, or None."""
        rolling = self._logbook.reopened(seen)
        if rolling is None:
            return None
        place, setting = (seen.row.server, seen.row.channel), rolling.setting
        ruled = await self._rulings.settled(*place, setting.edition, setting.system)
        called = await self._names.of_sides(setting.deciders)
        nothing = Ordered(rolling)  # what an order could answer was answered when the roll came here
        card = (await asyncio.to_thread(self._go_on, rolling, called, words, seen.row.seed, ruled, nothing, True)).card
        card.rolled = (seen.row.id, roll_at(surviving(seen.log)))
        return card

    def _dice_of(self, rolling: Rolling, seed: str | None) -> Dice:
        if seed is None:
            return self._dice
        record = rolling.record
        said = declared(record.procedure, rolling.roller, record.inputs)
        return SealedDice(seed, rolling.position, said, record.answers)

    async def _odds(self, interaction: discord.Interaction, rolling: Rolling, words: Words) -> Card:
        settled = await self._settled(interaction, rolling)
        declaration, presenter = self.find(rolling)
        ruled = with_rulings(presenter, settled)
        noted: Sequence[str] = ()
        if settled.in_words:
            asked = await asyncio.to_thread(foreseen, declaration, ruled.policy)
            noted = noted_lines(settled, asked, words)
        called = await self._names.of_sides(rolling.setting.deciders)
        setting = replace(rolling.setting, called=called, ruled=settled.names(), noted=noted)
        card = await odds_card(
            declaration, ruled, setting, self._library, words, changes=bool(rolling.as_typed.command)
        )
        card.kind, card.payload = KIND, rolling.payload()
        return card

    async def foretell(
        self,
        press: Press,
        declaration: Declaration[Any, Any],
        setting: Setting,
        *,
        units: Mapping[str, str],
        as_typed: AsTyped,
    ) -> None:
        """Shows the odds of something else in the place of those on a pressed card."""
        before = Rolling.of(press.payload)
        record = Record.of(Transcript(declaration, ()))
        after = before.declaring(record, setting, units, as_typed)
        message = press.interaction.message
        words = press.audience.words(private=before.private or (message is not None and message.flags.ephemeral))
        work = self._odds(press.interaction, after, words)
        card = await in_time(press.interaction, work, instead=True, patience=self.patience)
        await self._advance(press, card, after)

    async def pressed(self, press: Press) -> None:
        """Answers a press on the card of a procedure."""
        if press.verb in self._beside:
            if await self._logbook.undone(Rolling.of(press.payload)):
                raise NotAllowedNow("roll-undone")
            await self._beside[press.verb](press)
            return
        rolling = Rolling.of(press.payload)
        words = press.audience.words(private=rolling.private)
        match press.verb:
            case "used":
                rule = self._library.by_key[press.values[0]]
                card = rule_card(self._library, Shown(rule, rolling.setting.edition), press.audience.reader)
                await show(self._store, press.interaction, card, private=True)
            case "odds":
                fresh = replace(rolling, record=replace(rolling.record, answers=()), typed=None)
                fresh = replace(fresh, setting=replace(fresh.setting, by_hand=False))
                work = self._odds(press.interaction, fresh, press.audience.reader)
                card = await in_time(press.interaction, work, private=True, patience=self.patience)
                await show(self._store, press.interaction, card, private=True)
            case "roll" | "again":
                await self._roll(press, rolling, words)
            case "faces" | "typed":
                await self._by_hand(press, rolling, words)
            case _:
                await self._decide(press, rolling, words)

    async def _roll(self, press: Press, rolling: Rolling, words: Words) -> None:
        """Rolls what a card declares, for whoever presses, as a message of its own."""
        fresh = rolling.declared_by(press.interaction.user.id, again=press.verb == "again")
        work = self._rolled(press.interaction, fresh, words)
        card = await in_time(press.interaction, work, private=rolling.private, patience=self.patience)
        await show(self._store, press.interaction, card, private=rolling.private)

    async def _decide(self, press: Press, rolling: Rolling, words: Words) -> None:
        declaration, _ = self.find(rolling)
        waiting = replay(declaration, rolling.record.answers).waiting
        step, _, place = (press.values[0] if press.values else press.argument).partition(".")
        if not isinstance(waiting, Choice) or int(step) != len(rolling.record.answers):
            await self._stale(press)
            return
        person = owner(rolling, waiting)
        if press.interaction.user.id != person:
            await self._not_theirs(press, person)
            return
        decided = rolling
        if (await self._settled(press.interaction, rolling)).on(waiting) is None:  # else it was ruled meanwhile
            answer: Answer = waiting.options[int(place)]
            decided = replace(rolling, record=replace(rolling.record, answers=(*rolling.record.answers, answer)))
        work = self._run(press.interaction, decided, words, answered=int(step), decided=True, key=press.key)
        await self._advance(press, *await in_time(press.interaction, work, instead=True, patience=self.patience))

    async def _advance(self, press: Press, card: Card, after: Rolling) -> None:
        """Puts the next card in the place of the pressed one, unless somebody else was faster."""
        if await self._store.change_key(press.key, press.payload, after.payload()):
            await revise(self._store, press.interaction, card, key=press.key)
        else:
            await self._stale(press)

    async def _by_hand(self, press: Press, rolling: Rolling, words: Words) -> None:
        """Asks for the dice that a throw still needs, and goes on with what was typed."""
        declaration, _ = self.find(rolling)
        waiting = replay(declaration, rolling.record.answers).waiting
        if not isinstance(waiting, Throw) or int(press.argument) != len(rolling.record.answers):
            await self._stale(press)
            return
        person = owner(rolling, waiting)
        if press.interaction.user.id not in {person, rolling.roller}:
            await self._not_theirs(press, person)
            return
        held = rolling.typed or ()
        if press.verb == "faces":
            asked = dice_form(press.key, press.argument, waiting, held, press.audience.reader)
            await press.interaction.response.send_modal(asked)
            return
        typed = replace(rolling, typed=(*held, *read_faces(press.typed["faces"])))
        work = self._run(press.interaction, typed, words, answered=int(press.argument), key=press.key)
        await self._advance(press, *await in_time(press.interaction, work, instead=True, patience=self.patience))

    async def _stale(self, press: Press) -> None:
        reader = press.audience.reader
        await show(self._store, press.interaction, notice(reader("stale"), reader("stale-answered")), private=True)

    async def _not_theirs(self, press: Press, person: int) -> None:
        reader = press.audience.reader
        text = reader("not-yours-waiting", person=f"<@{person}>")
        await show(
            self._store, press.interaction, notice(reader("not-yours"), text, reader("not-yours-help")), private=True
        )
