"""The buttons of a game's panel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.cards.card import Card
from bot.cards.notice import notice
from bot.cards.panel import more_card
from bot.cards.terms import PACE, POINTS, QUIET, terms_card, terms_form
from bot.disputes.asking import ask_question
from bot.disputes.rulings import Rulings
from bot.games.played import acknowledge
from bot.games.seen import Seen
from bot.presses import Press
from cogs.game.reading import Reading
from rules.errors import CannotBeRead, NotAllowedNow
from rules.game import events as happened
from rules.game import moves
from rules.game.clock import quiet_text, read_quiet
from rules.game.pact import pacts
from rules.game.state import State


class Panel(Reading):
    """What the buttons of a panel do."""

    async def panel_pressed(self, press: Press) -> None:
        """Answers the buttons of a panel."""
        interaction, person = press.interaction, press.interaction.user.id
        seen = await self.bot.tables.by_id(str(press.payload["game"]))
        reader = press.audience.reader
        match press.verb:
            case "log":
                await self.bot.show(interaction, await self.logged(seen, reader), private=True)
            case "more":
                await self.bot.show(interaction, more_card(seen, reader), private=True)
            case "export":
                await interaction.response.defer(ephemeral=True)
                await self.bot.show(interaction, await self.exported(seen, reader), private=True)
            case "owe":
                await self.bot.show(interaction, await self.owed_by(person, reader), private=True)
            case "terms":
                await self.bot.show(interaction, await self._terms(seen, press), private=True)
            case "change_terms":
                moves.my_side(seen.state, person)
                terms = seen.state.terms or happened.TermsProposed(person=person)
                await interaction.response.send_modal(terms_form(press.key, terms, reader))
            case "dispute":
                moves.my_side(seen.state, person)
                await ask_question(self.bot.store, press, {"game": seen.row.id})
            case verb:
                await interaction.response.defer(ephemeral=True)

                def move(now: Seen) -> Sequence[happened.Event]:
                    if verb == "terms_changed":
                        return pacts.propose(now.state, person, _read_terms(now.state, person, press.typed))
                    return _from_panel(verb, now, person)

                after = await self.act(interaction, seen, move)
                await acknowledge(self.bot, press, seen, after)

    async def decide_pressed(self, press: Press) -> None:
        """Shows the channel the decision that waits, as its card may be far up or gone."""
        seen, reader = await self.bot.tables.by_id(str(press.payload["game"])), press.audience.reader
        await press.interaction.response.defer()
        if not await self.show_waiting(press.interaction, seen):
            await self.bot.show(press.interaction, notice(reader("stale"), reader("stale-answered")), private=True)

    async def _terms(self, seen: Seen, press: Press) -> Card:
        """Builds the agreements with the server's rulings in full."""
        terms, rulings = seen.state.terms, []
        if terms is not None and seen.row.server is not None:
            kept = await Rulings(self.bot.store).of(seen.row.server)
            rulings = [one for one in kept if one.number in terms.rulings]
        return terms_card(seen, rulings, press.audience.reader)


def _read_terms(state: State, person: int, typed: Mapping[str, str]) -> happened.TermsProposed:
    """Reads the form of the agreements.

    Raises:
        CannotBeRead: hours or points are no numbers, or out of range.
    """
    before = state.terms or happened.TermsProposed(person=person)
    pace = _number("pace", typed.get(PACE, ""), 1, 336)
    points = _number("points", typed[POINTS], 1, 100_000) if typed.get(POINTS, "").strip() else None
    quiet = quiet_text(read_quiet(typed.get(QUIET, "").strip() or "-"))
    return before.model_copy(update={"person": person, "pace": pace, "quiet": quiet, "points": points})


def _number(name: str, text: str, lowest: int, highest: int) -> int:
    digits = text.strip()
    if not digits.isascii() or not digits.isdigit() or not lowest <= int(digits[:9]) <= highest:
        raise CannotBeRead("number-range", name=name, lowest=lowest, highest=highest, given=text[:12])
    return int(digits)


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
        case "pause":
            return moves.pause(now.state, person)
        case "pass":
            return moves.pass_on(now.state, person)
        case "accept":
            return pacts.accept(now.state, person)
        case "decline":
            return pacts.decline(now.state, person)
        case _:
            raise NotAllowedNow("button-unknown")
