"""What sides do besides activating one unit: two at once, giving way, orders, combats, the next card of a stack."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from rules.errors import CannotBeRead, NotAllowedNow, NotFound
from rules.game import events as happened
from rules.game.activation import must_act
from rules.game.events import Event
from rules.game.hidden import Secret, opening
from rules.game.moves import activate, grown, my_side, units_of
from rules.game.state import State, must_run
from rules.game.turn import stack_title

MOST_COMBATS = 40


def _side(side: int) -> Literal[0, 1]:
    return 1 if side else 0


def give_way(state: State, person: int) -> list[Event]:
    """Lets the other side act first, where the rules leave that to whoever is first.

    Raises:
        NotAllowedNow: the rules do not, somebody has acted already, or it is not one's to give.
    """
    side = my_side(state, person)
    must_run(state)
    begun = any(unit.activated for unit in state.units.values()) or bool(state.passed)
    if not state.setup.gives_way or state.first != side or state.to_act != side or begun or not state.ready(1 - side):
        raise NotAllowedNow("cannot-give-way")
    return [happened.FirstGaveWay(side=_side(side))]


def pair(state: State, person: int, unit: str, partner: str) -> list[Event]:
    """Activates two units as one, which both have the keyword for.

    Raises:
        NotAllowedNow: the system knows no pairs, one lacks the keyword, or one cannot be activated.
    """
    rule = state.setup.pair
    if rule is None:
        raise NotAllowedNow("no-pairs", act=state.setup.act)
    first, second = state.unit(unit), state.unit(partner)
    for one in (first, second):
        activate(state, person, one.id)
        if rule.trait.casefold() not in {trait.casefold() for trait in one.traits}:
            raise NotAllowedNow("not-a-pair", name=one.name, trait=rule.trait)
    if first.id == second.id:
        raise NotAllowedNow("pair-with-itself", name=first.name)
    return [*grown(state, first, second), happened.PairActivated(unit=first.id, partner=second.id)]


def order(state: State, person: int, unit: str, name: str) -> list[Event]:
    """Uses an ability that lasts until the turn ends; the same one of the same unit does not stack.

    Raises:
        NotAllowedNow: the system or the phase knows no orders, the unit is not one's own or out, or it gave this one.
    """
    side = my_side(state, person)
    must_run(state)
    rule = state.setup.ability
    if rule is None or state.phase != rule.phase:
        raise NotAllowedNow("no-orders-now")
    giver, clean = state.unit(unit), " ".join(name.split())[:60]
    if giver.side != side:
        raise NotAllowedNow("not-your-unit", name=giver.name)
    if state.setup.out_status in giver.statuses:
        raise NotAllowedNow("unit-is-out", name=giver.name)
    if not clean:
        raise CannotBeRead("order-without-name")
    if any((giver.id, clean.casefold()) == (who, what.casefold()) for who, what in state.abilities):
        raise NotAllowedNow("order-in-force", name=clean)
    return [happened.AbilityUsed(unit=giver.id, name=clean)]


def add_combat(state: State, person: int, names: Sequence[str]) -> list[Event]:
    """Writes down which units fight each other this turn.

    Raises:
        NotAllowedNow: no combats are fought in this phase, not both sides are in it, or a unit is in one already.
    """
    my_side(state, person)
    must_run(state)
    if state.setup.acting(state.phase) != "combats":
        raise NotAllowedNow("no-combats-now")
    units = [state.unit(name) for name in names if name.strip()]
    if {unit.side for unit in units} != {0, 1}:
        raise NotAllowedNow("combat-needs-both")
    engaged = {unit for combat in state.combats for unit in combat.units}
    for unit in units:
        if unit.id in engaged:
            raise NotAllowedNow("in-combat-already", name=unit.name)
        if state.setup.out_status in unit.statuses:
            raise NotAllowedNow("unit-is-out", name=unit.name)
    if len(state.combats) >= MOST_COMBATS:
        raise NotAllowedNow("too-many-units", limit=MOST_COMBATS)
    return [happened.CombatAdded(combat=len(state.combats) + 1, units=tuple(dict.fromkeys(u.id for u in units)))]


def choose_combat(state: State, person: int, number: int) -> list[Event]:
    """Chooses the combat that is fought next; the side that is first chooses the order.

    Raises:
        NotAllowedNow: the other side chooses, or it was fought already.
        NotFound: there is no such combat.
    """
    side = my_side(state, person)
    must_run(state)
    found = next((one for one in state.combats if one.number == number), None)
    if found is None:
        raise NotFound("no-such-combat", given=number)
    if state.first != side:
        raise NotAllowedNow("order-is-theirs")
    if found.chosen:
        raise NotAllowedNow("combat-fought", number=number)
    return [happened.CombatChosen(combat=number)]


def flip(state: State, person: int, secrets: Sequence[Secret]) -> list[Event]:
    """Opens the next card of one's stack and activates its unit; the card of a unit that is gone is only opened.

    Raises:
        NotAllowedNow: it is not one's turn, or the stack is empty.
    """
    side = my_side(state, person)
    must_run(state)
    must_act(state, side)
    stack = state.sealed(side, "stack", stack_title(state))
    if stack is None or stack.is_open:
        raise NotAllowedNow("stack-empty")
    found = opening(stack, secrets, 1)
    card = found[0]
    unit = state.units.get(card.body) if isinstance(card, happened.Revealed) else None
    if unit is not None and unit in state.ready(side):
        found += [*grown(state, unit), happened.Activated(unit=unit.id)]
    return found


def stack(state: State, person: int, names: Sequence[str]) -> tuple[str, ...]:
    """Gives what is to be sealed for one's stack: every unit that is there, each once, top card first.

    Raises:
        NotAllowedNow: no stack is put together now, or units are missing or named twice.
    """
    side = my_side(state, person)
    must_run(state)
    phase = state.setup.phase_named(state.phase)
    if phase is None or not phase.stack:
        raise NotAllowedNow("no-stack-now")
    units = [state.unit(name).id for name in names if name.strip()]
    wanted = {unit.id for unit in state.ready(side)}
    if set(units) != wanted or len(units) != len(wanted):
        missing = ", ".join(state.units[one].name for one in sorted(wanted - set(units)))
        raise NotAllowedNow("stack-incomplete", missing=missing or "–")
    return tuple(units)


def may_reinforce(state: State, side: int) -> bool:
    """Says whether a side can roll for reinforcements now, as far as the sources settle it.

    Raises:
        NotAllowedNow: whether they come more than once is still to be agreed.
    """
    scenario = state.ledger.scenario
    waiting = [u for u in units_of(state, side) if state.setup.away_status in u.statuses]
    if scenario is None or scenario.reinforcements is None or state.turn < scenario.reinforcements or not waiting:
        return False
    rolled = [turn for turn, whose in state.ledger.reinforced if whose == side]
    if not rolled or state.turn in rolled or scenario.reinforcements_open is None:
        return state.turn not in rolled
    reading = state.ledger.readings.get(scenario.reinforcements_open)
    if reading is None:
        raise NotAllowedNow("reinforcements-unread")
    return reading == "every-turn"


def reinforced(state: State, side: int, count: int) -> list[Event]:
    """Writes down how many models a side may bring, and the other one too where one roll counts for both."""
    scenario = state.ledger.scenario
    both = scenario is not None and scenario.reinforcements_shared and may_reinforce(state, 1 - side)
    return [happened.Reinforced(side=_side(one), count=count) for one in ((side, 1 - side) if both else (side,))]


def arrive(state: State, person: int, names: Sequence[str]) -> list[Event]:
    """Brings models from the reserve onto the table, as many as were rolled for this turn.

    Raises:
        NotAllowedNow: none were rolled, more than that come, or a model does not wait.
    """
    side = my_side(state, person)
    must_run(state)
    away = state.setup.away_status
    units = [state.unit(name) for name in names if name.strip()]
    for unit in units:
        if unit.side != side or away not in unit.statuses:
            raise NotAllowedNow("not-in-reserve", name=unit.name)
    left = state.ledger.reinforced.get((state.turn, side), 0)
    if not units or len({unit.id for unit in units}) > left:
        raise NotAllowedNow("too-many-arrive", left=left)
    found: list[Event] = [happened.StatusChanged(unit=unit.id, status=away, on=False) for unit in units]
    return [*found, happened.Reinforced(side=_side(side), count=left - len(units))]
