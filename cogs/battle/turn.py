"""How a turn goes: who is first, the tests that are due, the length of the game, orders, pairs and combats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import discord
from discord import app_commands

from bot import suggest
from bot.cards.notice import notice
from bot.cards.resolution import Setting
from bot.games.seen import Seen
from bot.presses import Handler, Press
from bot.translate import described
from cogs.battle.acting import InAGame
from rules.errors import NotAllowedNow
from rules.game import acting, activation, moves
from rules.game import events as happened
from rules.game.events import Event
from rules.game.score.length import Length, length
from rules.game.score.scenario import Scenario
from rules.game.seal import SealedDice
from rules.game.state import must_run
from rules.game.turn import battle, due, length_due
from rules.game.verify import declared
from rules.procedure import Declaration, Transcript, play
from rules.record import Record
from rules.systems import SYSTEMS, battle_of

_MOST_TIES = 20


class Asks(Exception):
    """A procedure asks something that only people can answer."""


class TurnCommands(InAGame):
    """What happens between activations."""

    def handlers(self) -> Mapping[str, Handler]:
        """Gives who takes the panel's buttons for the turn."""
        return {
            **super().handlers(),
            "game.first": self.roll_first,
            "game.test": self.roll_test,
            "game.length": self.roll_length,
            "game.giveway": self.give_way,
            "game.combat": self.combat_chosen,
            "game.activate": self.unit_chosen,
            "game.finish": self.finish,
            "game.reinforce": self.roll_reinforcements,
        }

    async def cog_load(self) -> None:
        """Says what rolls of a turn change in their game."""
        await super().cog_load()
        self.bot.resolver.beside("finish", self.finish)
        for system in SYSTEMS:
            rulebook = battle_of(system)
            self.bot.resolver.follow(rulebook.first_rolls, _first_follows)
            self.bot.resolver.follow(rulebook.test_rolls, _test_follows)

    async def roll_first(self, press: Press) -> None:
        """Finds out who is first: at once where dice alone decide, on a card where somebody has to answer."""
        person = press.interaction.user.id
        seen = await self.bot.tables.by_id(str(press.payload["game"]))
        try:
            first_events(seen, person)
        except Asks:  # a card for both to see, so nothing private may come before it
            side = moves.my_side(seen.state, person)
            await self._declare(press, seen, battle(seen.state).first(seen.state, side))
            return
        await self.rolled(press, lambda now: first_events(now, person))

    async def roll_test(self, press: Press) -> None:
        """Rolls the test that one's side has to take now."""
        seen = await self.bot.tables.by_id(str(press.payload["game"]))
        side = moves.my_side(seen.state, press.interaction.user.id)
        declare = battle(seen.state).test
        if declare is None or (side, "owed-test") not in due(seen.state):
            raise NotAllowedNow("no-test-due")
        await press.interaction.response.defer()
        person = press.interaction.user.id
        known = (await self.bot.names.of([person])).get(person, "")
        await self._declare(press, seen, declare(seen.state, side), known)

    async def _declare(self, press: Press, seen: Seen, declaration: Declaration[Any, Any], title: str = "") -> None:
        """Posts the card of a roll, decided by the one who rolls and the other player."""
        state, person = seen.state, press.interaction.user.id
        side = moves.my_side(state, person)
        seat = state.seats[1 - side]
        deciders = {"roller": person, "opponent": seat.person if seat else person}
        setting = Setting(seen.row.system, state.edition, title, deciders=deciders, again=False)
        await self.bot.resolver.declare(press.interaction, press.audience, declaration, setting)
        after = await self.bot.tables.by_id(seen.row.id)
        await self.bot.postman.refresh(after)
        await self.bot.postman.deliver()

    async def roll_length(self, press: Press) -> None:
        """Rolls whether the game goes on after its last sure turn."""
        person = press.interaction.user.id
        await self.rolled(press, lambda now: length_events(now, person))

    async def give_way(self, press: Press) -> None:
        """Lets the other side act first."""
        person = press.interaction.user.id
        await self.pressed(press, lambda now: acting.give_way(now.state, person))

    async def combat_chosen(self, press: Press) -> None:
        """Takes the next combat from the panel's menu."""
        person, number = press.interaction.user.id, int(press.values[0])
        await self.pressed(press, lambda now: acting.choose_combat(now.state, person, number))

    async def unit_chosen(self, press: Press) -> None:
        """Activates the unit that was chosen on the panel."""
        person, unit = press.interaction.user.id, press.values[0]
        await self.pressed(press, lambda now: moves.activate(now.state, person, unit))

    async def finish(self, press: Press) -> None:
        """Ends the activation of the unit that the button is for."""
        person, unit = press.interaction.user.id, press.argument
        await self.pressed(press, lambda now: activation.finish(now.state, person, unit))

    async def roll_reinforcements(self, press: Press) -> None:
        """Rolls how many models one's side may bring this turn."""
        seen = await self.bot.tables.by_id(str(press.payload["game"]))
        person = press.interaction.user.id
        await press.interaction.response.defer(ephemeral=True)
        after = await self.act(press.interaction, seen, lambda now: reinforcement_events(now, person))
        side = moves.my_side(after.state, person)
        count = after.state.ledger.reinforced.get((after.state.turn, side), 0)
        await self.bot.show(press.interaction, notice(press.audience.reader("reinforced", count=count)), private=True)

    @app_commands.command(name="arrive", description=described("command-battle-arrive"))
    @app_commands.describe(units=described("option-arriving"))
    async def arrive(self, interaction: discord.Interaction, units: app_commands.Range[str, 1, 400]) -> None:
        """Brings models from the reserve onto the table."""
        names = units.split(",")
        await self.did(interaction, lambda now: acting.arrive(now.state, interaction.user.id, names))

    @app_commands.command(name="pair", description=described("command-battle-pair"))
    @app_commands.describe(unit=described("option-unit"), partner=described("option-partner"))
    async def pair(self, interaction: discord.Interaction, unit: str, partner: str) -> None:
        """Activates two of your units as one."""
        await self.did(interaction, lambda now: acting.pair(now.state, interaction.user.id, unit, partner))

    @app_commands.command(name="order", description=described("command-battle-order"))
    @app_commands.describe(unit=described("option-unit"), name=described("option-order"))
    async def order(self, interaction: discord.Interaction, unit: str, name: app_commands.Range[str, 1, 60]) -> None:
        """Gives an order that lasts until the turn ends."""
        await self.did(interaction, lambda now: acting.order(now.state, interaction.user.id, unit, name))

    @app_commands.command(name="combat", description=described("command-battle-combat"))
    @app_commands.describe(units=described("option-combat-units"))
    async def combat(self, interaction: discord.Interaction, units: app_commands.Range[str, 1, 400]) -> None:
        """Writes down who fights whom this turn."""
        names = units.split(",")
        await self.did(interaction, lambda now: acting.add_combat(now.state, interaction.user.id, names))

    @pair.autocomplete("unit")
    @pair.autocomplete("partner")
    @order.autocomplete("unit")
    async def suggest_own(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests your units that can still be activated."""
        return await suggest.ready_units(self.bot, interaction, typed)


def _first_follows(seen: Seen, roller: int, outcome: Any) -> Sequence[Event]:
    """Gives who is first by a roll for it, where that is still open."""
    state = seen.state
    side = state.side_of(roller)
    if side is None or state.first is not None or not state.setup.acting(state.phase):
        return ()
    first = battle(state).first_side(outcome, side)
    return () if first is None else (happened.FirstSide(side=1 if first else 0),)


def _test_follows(seen: Seen, roller: int, outcome: Any) -> Sequence[Event]:
    """Gives what a test changes, where it was due."""
    side = seen.state.side_of(roller)
    if side is None or (side, "owed-test") not in due(seen.state):
        return ()
    return battle(seen.state).tested(seen.state, side, outcome)


def first_events(now: Seen, person: int) -> Sequence[Event]:
    """Finds out who is first with the system's own procedure and the game's dice; a tie it leaves is rolled again.

    Raises:
        NotAllowedNow: it is settled already.
        Asks: a decision comes up that nobody has taken.
    """
    side = moves.my_side(now.state, person)
    moves.go_first(now.state, person, 0)
    rulebook = battle(now.state)
    declaration = rulebook.first(now.state, side)
    found: list[Event] = []
    for position in range(now.state.rolls, now.state.rolls + _MOST_TIES):
        transcript, rolled = _rolled(now, person, declaration, position)
        if transcript.waiting is not None:
            raise Asks
        first = rulebook.first_side(transcript.outcome, side)
        result = "first-tied" if first is None else f"first-side-{first}"
        found.append(rolled.model_copy(update={"outcome": result}))
        if first is not None:
            return [*found, happened.FirstSide(side=1 if first else 0)]
    return found


def _rolled(
    now: Seen, person: int, declaration: Declaration[Any, Any], position: int
) -> tuple[Transcript[Any], happened.Rolled]:
    record = Record.of(Transcript(declaration, ()))
    dice = SealedDice(now.row.seed, position, declared(record.procedure, person, record.inputs))
    transcript = play(declaration, dice)
    rolled = happened.Rolled(
        procedure=record.procedure,
        inputs=record.inputs,
        answers=transcript.answers,
        outcome=str(transcript.outcome),
        position=position,
    )
    return transcript, rolled


def reinforcement_events(now: Seen, person: int) -> Sequence[Event]:
    """Rolls how many models a side may bring, or each side by one roll.

    Raises:
        NotAllowedNow: the scenario has none now, or they were rolled this turn.
    """
    side = moves.my_side(now.state, person)
    must_run(now.state)
    declare = battle(now.state).reinforcements
    if declare is None or not acting.may_reinforce(now.state, side):
        raise NotAllowedNow("no-reinforcements")
    transcript, rolled = _rolled(now, person, declare(now.state, side), now.state.rolls)
    rolled = rolled.model_copy(update={"outcome": f"d3-{transcript.outcome}"})
    return [rolled, *acting.reinforced(now.state, side, int(transcript.outcome or 0))]


def length_events(now: Seen, person: int) -> Sequence[Event]:
    """Rolls whether the game goes on.

    Raises:
        NotAllowedNow: no roll decides that now.
    """
    moves.my_side(now.state, person)
    must_run(now.state)
    scenario: Scenario | None = now.state.ledger.scenario
    if scenario is None or scenario.length is None or not length_due(now.state):
        raise NotAllowedNow("no-length-roll")
    declaration = length(Length(now.state.turn, scenario.length.ends))
    transcript, rolled = _rolled(now, person, declaration, now.state.rolls)
    return [rolled, happened.LengthRolled(goes_on=transcript.outcome == "game-goes-on")]
