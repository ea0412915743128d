"""Rolling a procedure in a channel: odds first if asked, decisions by the right person, each press once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

import discord

from bot.answer import revise, show
from bot.audience import Audience
from bot.by_hand import ByHand, must_fit, read_faces
from bot.cards.awaited import dice_card, dice_form
from bot.cards.card import Card
from bot.cards.notice import notice
from bot.cards.odds import odds_card
from bot.cards.resolution import Presenter, Setting, decision_card, resolution_card
from bot.cards.rule import Shown, rule_card
from bot.presses import Handler, Press
from bot.rulings import Rulings
from bot.store import Store
from bot.table import Seen, Tables
from bot.words import Words
from rules.dice import Dice, Throw
from rules.game.events import Event, Rolled
from rules.game.seal import SealedDice
from rules.game.state import Stage, must_run
from rules.game.verify import declared
from rules.library.load import Library
from rules.procedure import (
    Answer,
    Choice,
    Decide,
    Declaration,
    Option,
    Procedure,
    Transcript,
    replay,
    resume,
)
from rules.record import Record
from rules.rulings.settled import AsRuled, Settled

KIND = "procedure"

Follow = Callable[[Seen, int, Any], Sequence[Event]]
"""Gives what follows in a game from the outcome of a roll by somebody."""


def _nothing_follows(seen: Seen, roller: int, outcome: Any) -> Sequence[Event]:  # noqa: ARG001  # the shape of a Follow
    return ()


@dataclass(frozen=True, slots=True)
class Rolling:
    """A procedure in a channel, as it is kept under the key of its card."""

    setting: Setting
    record: Record
    roller: int
    typed: tuple[int, ...] | None = None
    private: bool = False
    game: str | None = None
    position: int = 0

    def payload(self) -> dict[str, Any]:
        """Writes it down."""
        return asdict(self)

    @classmethod
    def of(cls, payload: Mapping[str, Any]) -> Rolling:
        """Reads it back."""
        record = dict(payload["record"])
        answers = tuple(tuple(answer) if isinstance(answer, list) else answer for answer in record.pop("answers"))
        typed = payload.get("typed")
        return cls(
            Setting(**payload["setting"]),
            Record(**record, answers=answers),
            int(payload["roller"]),
            None if typed is None else tuple(typed),
            bool(payload.get("private")),
            payload.get("game"),
            int(payload.get("position", 0)),
        )


class Resolver:
    """Runs declared procedures and answers the presses on their cards."""

    def __init__(self, store: Store, library: Library, dice: Dice, tables: Tables) -> None:
        self._store = store
        self._tables = tables
        self._library = library
        self._dice = dice
        self._known: dict[str, tuple[Procedure[Any, Any], Presenter]] = {}
        self._rulings = Rulings(store)
        self._beside: dict[str, Handler] = {}
        self._follows: dict[str, Follow] = {}

    @property
    def known(self) -> Mapping[str, tuple[Procedure[Any, Any], Presenter]]:
        """Every procedure by name, with how its outcomes are shown."""
        return self._known

    def follow(self, procedure: str, follow: Follow) -> None:
        """Says what a roll of a procedure changes in the game it was rolled in."""
        self._follows[procedure] = follow

    def present(self, procedure: Procedure[Any, Any], presenter: Presenter) -> None:
        """Says how the outcomes of a procedure are shown."""
        self._known[procedure.name] = (procedure, presenter)

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
        preview: bool = False,
        faces: str | None = None,
        private: bool = False,
    ) -> None:
        """Rolls a declaration, or shows its odds.

        Raises:
            CannotBeRead: typed dice do not fit.
        """
        typed = None if faces is None else read_faces(faces)
        record = Record.of(Transcript(declaration, ()))
        setting = replace(setting, by_hand=typed is not None)
        rolling = Rolling(setting, record, interaction.user.id, typed, private)
        words = heard.words(private=private)
        if preview:
            card = await self._odds(rolling, words, await self._settled(interaction, rolling))
        else:
            card, _ = await self._run(interaction, rolling, words)
        await show(self._store, interaction, card, private=private)

    async def _run(
        self, interaction: discord.Interaction, rolling: Rolling, words: Words, *, decided: bool = False
    ) -> tuple[Card, Rolling]:
        """Rolls, with the game's sealed dice where a game is played by the one who rolls; the game's log keeps it."""
        seen = await self._tables.at(interaction.channel_id) if interaction.channel_id else None
        if rolling.game is None and seen is not None and _plays(seen, rolling):
            rolling = replace(rolling, game=seen.row.id, position=seen.state.rolls)
        if seen is not None and seen.row.id == rolling.game:
            must_run(seen.state)  # nothing goes on while the clock stands still
        seed = seen.row.seed if seen is not None and seen.row.id == rolling.game else None
        settled = await self._settled(interaction, rolling)
        card, after, ended = await asyncio.to_thread(self._go_on, rolling, words, seed, settled, decided)
        if ended is not None and seed is not None and after.game is not None:
            result, outcome = ended
            follow = self._follows.get(after.record.procedure, _nothing_follows)
            written = _rolled(after, result)
            await self._tables.act(
                after.game,
                rolling.roller,
                interaction.id,
                lambda now: [written, *follow(now, rolling.roller, outcome)],
            )
        return card, after

    async def _settled(self, interaction: discord.Interaction, rolling: Rolling) -> Settled:
        """Gives what was ruled here about the open points of the edition that is played."""
        return await self._rulings.settled(interaction.guild_id, interaction.channel_id, rolling.setting.edition)

    def find(self, rolling: Rolling) -> tuple[Declaration[Any, Any], Presenter]:
        """Finds what a card declares, and how its outcomes are shown.

        Raises:
            RecordDoesNotFit: the procedure has changed since.
        """
        procedures = {name: procedure for name, (procedure, _) in self._known.items()}
        declaration = rolling.record.declaration(procedures)
        return declaration, self._known[rolling.record.procedure][1]

    def _go_on(
        self, rolling: Rolling, words: Words, seed: str | None, settled: Settled, decided: bool
    ) -> tuple[Card, Rolling, tuple[str, Any] | None]:
        """Runs from where the record stops to the next decision or the end; off the event loop, odds may take long."""
        declaration, presenter = self.find(rolling)
        record = rolling.record.answers
        if rolling.typed is None:
            dice, typed = self._dice_of(rolling, seed), None
            transcript = resume(declaration, record, dice, _as_ruled(settled, dice))
        else:
            by_hand = ByHand(rolling.typed, decided=decided)
            transcript = by_hand.run(declaration, record, _as_ruled(settled, by_hand))
            typed = by_hand.left
            if not decided:
                must_fit(typed, transcript)
        setting = replace(rolling.setting, ruled={**rolling.setting.ruled, **settled.used(transcript, rolling.record)})
        after = replace(
            rolling, setting=setting, record=replace(rolling.record, answers=transcript.answers), typed=typed
        )
        build = resolution_card if transcript.waiting is None else decision_card
        if isinstance(transcript.waiting, Throw):
            build = dice_card
        setting = replace(setting, unused=typed or ())
        card = build(transcript, with_rulings(presenter, settled), setting, self._library, words)
        card.kind, card.payload = KIND, after.payload()
        if transcript.waiting is not None:
            return card, after, None
        return card, after, (presenter.result(transcript.outcome), transcript.outcome)

    def _dice_of(self, rolling: Rolling, seed: str | None) -> Dice:
        if seed is None:
            return self._dice
        record = rolling.record
        said = declared(record.procedure, rolling.roller, record.inputs)
        return SealedDice(seed, rolling.position, said, record.answers)

    async def _odds(self, rolling: Rolling, words: Words, settled: Settled) -> Card:
        declaration, presenter = self.find(rolling)
        setting = replace(rolling.setting, ruled=settled.names())
        card = await odds_card(declaration, with_rulings(presenter, settled), setting, self._library, words)
        card.kind, card.payload = KIND, rolling.payload()
        return card

    async def pressed(self, press: Press) -> None:
        """Answers a press on the card of a procedure."""
        if press.verb in self._beside:
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
                card = await self._odds(fresh, press.audience.reader, await self._settled(press.interaction, fresh))
                await show(self._store, press.interaction, card, private=True)
            case "roll" | "again":
                await self._roll(press, rolling, words)
            case "faces" | "typed":
                await self._by_hand(press, rolling, words)
            case _:
                await self._decide(press, rolling, words)

    async def _roll(self, press: Press, rolling: Rolling, words: Words) -> None:
        """Rolls what a card declares, for whoever presses, as a message of its own."""
        person = press.interaction.user.id
        deciders = {
            side: person if decider == rolling.roller else decider for side, decider in rolling.setting.deciders.items()
        }
        typed = rolling.typed if press.verb == "roll" else None
        setting = replace(rolling.setting, deciders=deciders, by_hand=typed is not None, ruled={}, wishes={})
        fresh = Rolling(setting, replace(rolling.record, answers=()), person, typed, rolling.private)
        card, _ = await self._run(press.interaction, fresh, words)
        await show(self._store, press.interaction, card, private=rolling.private)

    async def _decide(self, press: Press, rolling: Rolling, words: Words) -> None:
        declaration, _ = self.find(rolling)
        waiting = replay(declaration, rolling.record.answers).waiting
        step, _, place = (press.values[0] if press.values else press.argument).partition(".")
        if not isinstance(waiting, Choice) or int(step) != len(rolling.record.answers):
            await self._stale(press)
            return
        owner = rolling.setting.deciders.get(waiting.decider, rolling.roller)
        if press.interaction.user.id != owner:
            await self._not_theirs(press, owner)
            return
        decided = rolling
        if (await self._settled(press.interaction, rolling)).on(waiting) is None:  # else it was ruled meanwhile
            answer: Answer = waiting.options[int(place)]
            decided = replace(rolling, record=replace(rolling.record, answers=(*rolling.record.answers, answer)))
        await self._advance(press, *await self._run(press.interaction, decided, words, decided=True))

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
        owner = rolling.setting.deciders.get(waiting.actor, rolling.roller)
        if press.interaction.user.id not in {owner, rolling.roller}:
            await self._not_theirs(press, owner)
            return
        held = rolling.typed or ()
        if press.verb == "faces":
            asked = dice_form(press.key, press.argument, waiting, held, press.audience.reader)
            await press.interaction.response.send_modal(asked)
            return
        typed = replace(rolling, typed=(*held, *read_faces(press.typed["faces"])))
        await self._advance(press, *await self._run(press.interaction, typed, words))

    async def _stale(self, press: Press) -> None:
        reader = press.audience.reader
        await show(self._store, press.interaction, notice(reader("stale"), reader("stale-answered")), private=True)

    async def _not_theirs(self, press: Press, owner: int) -> None:
        reader = press.audience.reader
        text = reader("not-yours-waiting", person=f"<@{owner}>")
        await show(
            self._store, press.interaction, notice(reader("not-yours"), text, reader("not-yours-help")), private=True
        )


def _as_ruled(settled: Settled, dice: Dice) -> Decide:
    """Answers what was ruled; sealed dice are told, as the answer is part of the key of the dice after it."""

    def decide(choice: Choice) -> Option | None:
        answer = settled.decide(choice)
        if answer is not None and isinstance(dice, SealedDice):
            dice.decided(answer)
        return answer

    return decide


def with_rulings(presenter: Presenter, settled: Settled) -> Presenter:
    """Lets odds assume the rulings that hold, and for the rest what the presenter assumes."""
    return replace(presenter, policy=AsRuled(settled, presenter.policy)) if settled.precedents else presenter


def _plays(seen: Seen, rolling: Rolling) -> bool:
    """Says whether a roll belongs to the channel's game: it runs, of this system, and the roller plays in it."""
    same = seen.row.system == rolling.setting.system and not rolling.private
    return same and seen.state.stage is Stage.RUNNING and seen.state.side_of(rolling.roller) is not None


def _rolled(rolling: Rolling, outcome: str) -> Rolled:
    record = rolling.record
    return Rolled(
        procedure=record.procedure,
        inputs=record.inputs,
        answers=record.answers,
        outcome=outcome,
        position=rolling.position,
        title=rolling.setting.title,
        by_hand=rolling.setting.by_hand,
    )
