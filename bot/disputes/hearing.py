"""What is pressed and typed in a dispute, and who may."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import discord

from bot.answer import show
from bot.audience import Audience
from bot.cards.card import clean
from bot.cards.dispute import KIND, LETTERS, arbiter_card, hours_card, more_card
from bot.cards.form import Field, Pick, form
from bot.cards.game import undo_request
from bot.cards.notice import notice
from bot.cards.point import answer_label, pick_options, picked
from bot.cards.rule import Shown as ShownRule
from bot.cards.rule import rule_card
from bot.disputes.arbiters import Arbiters
from bot.disputes.caller import Caller
from bot.disputes.clerk import Clerk
from bot.disputes.disputes import Asked, Disputes, Move
from bot.disputes.docket import Docket
from bot.disputes.rulings import Rulings
from bot.games.postman import Postman
from bot.games.seen import Seen
from bot.games.table import Tables
from bot.presses import Press
from bot.store import Store
from rules.errors import CannotBeRead, NotAllowedNow, NotFound
from rules.game import undoing
from rules.game.events import Event as GameEvent
from rules.game.events import Reverted, UndoAsked
from rules.game.fold import surviving
from rules.game.state import Stage as GameStage
from rules.library.find import Finder
from rules.library.load import Rule
from rules.rulings import moves
from rules.rulings.events import Way
from rules.rulings.text import READING, WHY


class Hearing:
    """Opens disputes and answers their presses and forms."""

    def __init__(
        self, client: discord.Client, store: Store, disputes: Disputes, tables: Tables, postman: Postman, finder: Finder
    ) -> None:
        self._client = client
        self._store = store
        self._disputes = disputes
        self._tables = tables
        self._finder = finder
        self._clerk = Clerk(client, store, disputes, postman, finder.library)
        self._rulings = Rulings(store)
        self._arbiters = Arbiters(store)
        self._caller = Caller(client, store, tables.now, disputes.by_id)
        self._cardless: Sequence[str] = ()
        self._mended = False
        self._verbs: dict[str, Callable[[Press, Docket], Awaitable[None]]] = {
            "state": self._ask_reading,
            "stated": self._stated,
            "agree": self._agree,
            "chance": self._chance,
            "arbiter": self._ask_arbiter,
            "named": self._named,
            "vote": self._vote,
            "ballot": self._ballot,
            "close": self._close,
            "rule": self._rule,
            "own": self._ask_own,
            "owned": self._owned,
            "more": self._more,
            "cite": self._ask_rule,
            "cited": self._cited,
            "strike": self._strike,
            "drop": self._drop,
            "read": self._read,
            "keep": self._keep,
            "rewind": self._rewind,
        }

    async def ready(self) -> None:
        """Finds the disputes that were opened before a crash and never got their card; ``due`` gives it to them."""
        self._cardless = await self._disputes.without_card()

    async def next_call(self) -> int | None:
        """Gives the moment of the next call, or None."""
        return await self._caller.soonest()

    async def open(
        self, interaction: discord.Interaction, heard: Audience, asked: Asked, *, thread: bool = False
    ) -> Docket:
        """Opens a dispute: its card first, then the game's panel and whoever has to be told."""
        if interaction.guild_id is None or interaction.channel_id is None:
            raise NotAllowedNow("only-in-a-server")
        try:
            docket = await self._disputes.open(interaction.guild_id, interaction.channel_id, asked, interaction.id)
        except NotAllowedNow as error:
            other = await self._disputes.open_at(interaction.channel_id)
            if error.code != "dispute-open-in-game" or other is None:
                raise
            if not await self._clerk.found_again(other, heard.public):
                raise
            await show(self._store, interaction, notice(heard.reader("dispute-noted-again")), private=True)
            return other
        if docket.row.message is not None:  # the same command, delivered twice
            return docket
        docket = await self._clerk.post(interaction, heard, docket, thread=thread)
        await self._clerk.refresh(docket)
        await self._caller.deliver()
        return docket

    async def due(self) -> None:
        """Does what time alone brings about: votes that have run out are counted, and everybody can see it."""
        if not self._mended:
            self._mended = True
            await self._disputes.mend()
            for dispute in self._cardless:
                await self._clerk.update(await self._disputes.by_id(dispute))
        for docket in await self._disputes.close_votes():
            await self._clerk.update(docket)
        await self._caller.deliver()

    async def pressed(self, press: Press) -> None:
        """Answers a press or a form of a dispute."""
        docket = await self._disputes.by_id(str(press.payload["dispute"]))
        verb = self._verbs.get(press.verb)
        if verb is None:
            raise NotFound("dispute-gone")
        await verb(press, docket)

    async def _act(self, press: Press, move: Move) -> None:
        """Lets the person do something, answers, and brings the card and the game up to date."""
        dispute, person = str(press.payload["dispute"]), press.interaction.user.id
        docket, counted = await self._disputes.act(dispute, person, press.interaction.id, move)
        await self._clerk.redraw(press, docket)
        if not counted:
            reader = press.audience.reader
            card = notice(reader("dispute-vote-over"), reader("dispute-vote-over-help"))
            await show(self._store, press.interaction, card, private=True)
        await self._clerk.refresh(docket)
        await self._caller.deliver()

    async def _ask_reading(self, press: Press, docket: Docket) -> None:
        reader, state = press.audience.reader, docket.state
        side = moves.may_state(state, press.interaction.user.id)
        known = state.readings[side]
        title = reader("dispute-form-reading", letter=LETTERS[side])
        answers = pick_options(state.points(), known, reader)
        label = reader("dispute-form-reading-or" if answers else "dispute-form-reading-label")
        own = known.text if known else ""
        fields = [
            Field("text", label, READING, own, required=not answers),
            Field("why", reader("dispute-form-why-label"), WHY, known.why if known else "", long=True, required=False),
        ]
        pick = [Pick("pick", reader("dispute-form-pick"), answers)] if answers else []
        await press.interaction.response.send_modal(form(press.key, "stated", title, *pick, *fields))

    async def _stated(self, press: Press, docket: Docket) -> None:
        person, typed = press.interaction.user.id, press.typed
        text, why = typed.get("text", ""), typed.get("why", "")
        pick = picked(docket.state.points(), typed.get("pick", ""))
        if pick is not None and not text.strip():  # the answer says it all
            text = answer_label(pick[0].question, pick[1], press.audience.public)
        taken = None if pick is None else (pick[0].key, pick[1])
        await self._act(press, lambda state, _: moves.state_reading(state, person, text, why, pick=taken))

    async def _agree(self, press: Press, _: Docket) -> None:
        side, revision = _reading(press)
        person = press.interaction.user.id
        await self._act(press, lambda state, _: moves.agree(state, person, side, revision))

    async def _chance(self, press: Press, _: Docket) -> None:
        person = press.interaction.user.id
        await self._act(press, lambda state, now: moves.wish(state, person, Way.CHANCE, now))

    async def _ask_arbiter(self, press: Press, docket: Docket) -> None:
        """Asks the arbiter of the game or the server; where there is none, or they are a side, asks whom to name."""
        person, state = press.interaction.user.id, docket.state
        moves.my_side(state, person)
        named = await self._arbiters.of(docket.row.server, await self._disputes.games.game_of(docket))
        able = [one for one in named if one not in state.parties]
        if len(able) != 1 or state.arbiter is not None:
            card = arbiter_card(docket.row, press.audience.reader, plays=bool(named) and not able, named=able)
            await show(self._store, press.interaction, card, private=True)
            return
        await self._leave_to(press, person, able[0], standing=True)

    async def _leave_to(self, press: Press, person: int, arbiter: int, *, standing: bool) -> None:
        await self._act(
            press, lambda now, at: moves.wish(now, person, Way.ARBITER, at, arbiter=arbiter, standing=standing)
        )

    async def _named(self, press: Press, docket: Docket) -> None:
        person, chosen = press.interaction.user.id, int(press.values[0])
        if self._is_bot(press, chosen):
            raise NotAllowedNow("dispute-arbiter-is-bot")
        named = await self._arbiters.of(docket.row.server, await self._disputes.games.game_of(docket))
        await self._leave_to(press, person, chosen, standing=chosen in named)

    def _is_bot(self, press: Press, person: int) -> bool:
        """Looks at what Discord tells about a chosen person."""
        data = dict(press.interaction.data or {})
        resolved = data.get("resolved")
        users = resolved.get("users", {}) if isinstance(resolved, dict) else {}
        return bool(self._client.user and person == self._client.user.id) or bool(users.get(str(person), {}).get("bot"))

    async def _vote(self, press: Press, docket: Docket) -> None:
        """Wishes for a vote; whoever wishes first says how long."""
        person = press.interaction.user.id
        moves.my_side(docket.state, person)
        others = [wish for who, wish in docket.state.wishes.items() if who != person and wish.way is Way.VOTE]
        if not press.values and not others:
            card = hours_card(docket.row, press.audience.reader)
            await show(self._store, press.interaction, card, private=True)
            return
        hours = int(press.values[0]) if press.values else None
        await self._act(press, lambda state, now: moves.wish(state, person, Way.VOTE, now, hours=hours))

    async def _ballot(self, press: Press, _: Docket) -> None:
        side, _revision = _reading(press)
        person = press.interaction.user.id
        await self._act(press, lambda state, _: moves.vote(state, person, side))

    async def _close(self, press: Press, docket: Docket) -> None:
        """Wishes to count before the deadline; where that has passed meanwhile, the press counts as it is."""
        dispute, person = docket.row.id, press.interaction.user.id
        after, _ = await self._disputes.act(
            dispute, person, press.interaction.id, lambda state, _: moves.close_vote(state, person)
        )
        await self._clerk.redraw(press, after)
        await self._clerk.refresh(after)
        await self._caller.deliver()

    async def _rule(self, press: Press, _: Docket) -> None:
        side, revision = _reading(press)
        person = press.interaction.user.id
        await self._act(press, lambda state, _: moves.arbitrate(state, person, side, revision))

    async def _ask_own(self, press: Press, docket: Docket) -> None:
        moves.must_be_arbiter(docket.state, press.interaction.user.id)
        reader = press.audience.reader
        label = Field("text", reader("dispute-form-ruling-label"), READING)
        await press.interaction.response.send_modal(form(press.key, "owned", reader("dispute-form-ruling"), label))

    async def _owned(self, press: Press, _: Docket) -> None:
        person, text = press.interaction.user.id, press.typed.get("text", "")
        await self._act(press, lambda state, _: moves.arbitrate(state, person, None, text=text))

    async def _more(self, press: Press, docket: Docket) -> None:
        moves.my_side(docket.state, press.interaction.user.id)
        reader = press.audience.reader
        card = more_card(await self._clerk.shown(docket, reader), self._finder.library, reader)
        await show(self._store, press.interaction, card, private=True)

    async def _ask_rule(self, press: Press, docket: Docket) -> None:
        moves.my_side(docket.state, press.interaction.user.id)
        reader = press.audience.reader
        field = Field("rule", reader("dispute-form-rule-label"), 100)
        await press.interaction.response.send_modal(form(press.key, "cited", reader("dispute-form-rule"), field))

    async def _cited(self, press: Press, docket: Docket) -> None:
        person = press.interaction.user.id
        rule = rule_named(self._finder, press.typed.get("rule", ""), system=docket.state.opened.system or None)
        await self._act(press, lambda state, _: moves.cite(state, person, rule.key))

    async def _strike(self, press: Press, _: Docket) -> None:
        person, rule = press.interaction.user.id, press.values[0]
        await self._act(press, lambda state, _: moves.strike(state, person, rule))

    async def _drop(self, press: Press, _: Docket) -> None:
        person = press.interaction.user.id
        await self._act(press, lambda state, _: moves.drop(state, person))

    async def _read(self, press: Press, docket: Docket) -> None:
        """Shows a cited rule whole, to whoever asks."""
        rule = self._finder.library.by_key.get(press.values[0])
        if rule is None:
            raise NotFound("rule-gone")
        opened, library = docket.state.opened, self._finder.library
        system = library.systems[rule.system]
        edition = opened.edition if opened.edition in system.edition_ids() else system.default
        held = await self._rulings.on(docket.row.server, docket.row.channel, rule.key)
        card = rule_card(library, ShownRule(rule, edition), press.audience.reader, rulings=held)
        await show(self._store, press.interaction, card, private=True)

    async def _keep(self, press: Press, docket: Docket) -> None:
        """Makes the ruling hold in the server; only its managers may."""
        if not press.interaction.permissions.manage_guild:
            raise NotAllowedNow("dispute-not-a-manager")
        await self._rulings.confirm(docket.row.server, docket.row.number, press.interaction.user.id)
        await self._clerk.redraw(press, docket)

    async def _rewind(self, press: Press, docket: Docket) -> None:
        """Asks the other side to go back to before the disputed event."""
        seen, person = await self._disputes.games.game_of(docket), press.interaction.user.id
        if seen is None or seen.state.stage is GameStage.ENDED:
            raise NotAllowedNow("dispute-no-game")

        def move(now: Seen) -> Sequence[GameEvent]:
            disputed = docket.state.opened.event or docket.state.opened.at_event
            to = undoing.before(surviving(now.log), disputed)
            happening = undoing.undo(now.state, person, list(now.log), to)
            # After a ruling both have to agree, even where one's own last steps could be taken back at once.
            return [UndoAsked(person=person, to=one.to) if isinstance(one, Reverted) else one for one in happening]

        after = await self._tables.act(seen.row.id, person, press.interaction.id, move)
        await show(self._store, press.interaction, undo_request(after, press.audience.public))
        await self._clerk.refresh(docket)


def rule_named(finder: Finder, text: str, *, system: str | None = None, home: str | None = None) -> Rule:
    """Finds the rule that somebody names, in one system or first in the one played here.

    Raises:
        NotFound: nothing fits well enough.
    """
    answer = finder.find(text[:200], system=system, home=home) if text.strip() else None
    if answer is None or not answer.hits or answer.hits[0].score < 80.0:
        raise NotFound("dispute-which-rule", given=clean(text, 60))
    return answer.hits[0].rule


def _reading(press: Press) -> tuple[int, int]:
    """Reads which reading a button was drawn for: its side and its revision."""
    side, _, revision = press.argument.partition("-")
    if side not in {"0", "1"} or not revision.isdigit():
        raise CannotBeRead("dispute-reading-changed")
    return int(side), int(revision)


__all__ = ["KIND", "Hearing", "rule_named"]
