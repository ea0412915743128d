"""The to-wound chart and strikes.

Source: 2018 manual and 2024 data agree on the chart and on split rolls: a modifier counts on both stages, Might spent
on the first carries to the second. Strikes at a Trapped or prone model are doubled, once; Rend is no strike and is not.
Heroic Defence on a split roll: 2024 both natural 6s; 2018 says of the second only that it is unmodified, so it is open.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rules.dice import Reason
from rules.mesbg.editions import constants, fingerprint
from rules.mesbg.fate import Saves, Spared, saves
from rules.mesbg.passes import MOST_DICE, Passed, Passes, passes, with_might
from rules.mesbg.rulebook import Party, note, rule, within
from rules.mesbg.settled import Settled, ask
from rules.procedure import Steps, procedure


def to_wound(strength: int, defence: int) -> tuple[int, ...]:
    """Reads the chart: the number to roll, two of them for a split cell (6 then 4+), none where it cannot wound.

    The chart depends on Defence − Strength alone.
    """
    gap = defence - strength
    if gap <= 4:
        return (max(3, 4 + (gap + 1) // 2),)
    return (6, gap - 1) if gap <= 7 else ()


@dataclass(frozen=True, slots=True)
class Struck:
    """A model that is struck.

    Args:
        defence: its Defence.
        wounds: Wounds left.
        fate: Fate points left.
        might: Might points left, for the case that they may raise a Fate roll.
        trapped: cannot back away the full inch.
        prone: lies on the ground; counts as Trapped.
        heroic_defence: whether it has called Heroic Defence: only a natural 6 wounds it.
    """

    defence: int = 5
    wounds: int = 1
    fate: int = 0
    might: int = 0
    trapped: bool = False
    prone: bool = False
    heroic_defence: bool = False

    def __post_init__(self) -> None:
        within("defence", self.defence, 1, 10)
        within("wounds", self.wounds, 0, 20)
        within("fate", self.fate, 0, 10)
        within("might", self.might, 0, 10)


@dataclass(frozen=True, slots=True)
class Blows:
    """Strikes, shots or falls of one kind against one model.

    Args:
        count: how many to-wound rolls.
        strength: their Strength.
        because: modifiers to the to-wound rolls, with their reasons.
        might: Might points of the model that strikes.
    """

    count: int = 1
    strength: int = 3
    because: tuple[Reason, ...] = ()
    might: int = 0

    def __post_init__(self) -> None:
        within("strikes", self.count, 0, MOST_DICE)
        within("strength", self.strength, 1, 10)
        within("might", self.might, 0, 10)


@dataclass(frozen=True, slots=True)
class Strikes:
    """Strikes at one model, as they are declared.

    Args:
        edition: the edition in force.
        blows: the strikes, those of each kind together.
        struck: the model that is struck.
        striker: who strikes.
        owner: whose model is struck; decides about its Fate.
        auto_fate: Fate is spent on every wound without asking.
        settled: open points that the table has settled.
        rend: the Strength of a target that is rent; it counts in place of its Defence. 0 for other strikes.
        sixes: whether only a natural 6 wounds.
        second_six: whether the second of a split roll must then be one as well; otherwise its number, unmodified.
    """

    edition: str
    blows: tuple[Blows, ...] = (Blows(),)
    struck: Struck = Struck()
    striker: Party = Party.ROLLER
    owner: Party = Party.OPPONENT
    auto_fate: bool = False
    settled: Settled = ()
    rend: int = 0
    sixes: bool = False
    second_six: bool = True

    def __post_init__(self) -> None:
        within("strikes", len(self.blows), 0, 8)
        within("rend", self.rend, 0, 10)

    def saves(self, hurt: int) -> Saves:
        """Gives the wounds that are about to be lost."""
        return Saves(
            self.edition,
            hurt,
            self.struck.wounds,
            self.struck.fate,
            self.struck.might,
            self.owner,
            auto=self.auto_fate,
            settled=self.settled,
        )


@dataclass(frozen=True, slots=True)
class Harm:
    """What strikes did.

    Args:
        wounds: Wounds lost.
        slain: whether no Wound is left.
        fate: Fate points spent.
        might: Might points that the striking side spent.
        own_might: Might points that the struck model spent on Fate rolls.
    """

    wounds: int = 0
    slain: bool = False
    fate: int = 0
    might: int = 0
    own_might: int = 0


@procedure("mesbg.strikes", reads=fingerprint)
def strikes(declared: Strikes) -> Steps[Harm]:
    """Strikes a model: to-wound rolls, doubled if it is Trapped or prone, then Fate."""
    declared = yield from _defended(_rent(declared))
    struck = declared.struck
    if declared.rend or not (struck.trapped or struck.prone):
        harm: Harm = yield blow_by_blow(declared)
        return harm
    entry = "prone" if struck.prone else "trapped"
    doubled = tuple(
        replace(
            blows,
            count=2 * blows.count,
            because=(Reason(f"struck-{entry}", blows.count, "base", rule(entry)), *blows.because),
        )
        for blows in declared.blows
    )
    harm = yield blow_by_blow(replace(declared, blows=doubled, struck=replace(struck, trapped=False, prone=False)))
    return harm


def _rent(declared: Strikes) -> Strikes:
    """Takes account of Rend."""
    if not declared.rend:
        return declared
    line = (note("rend", "brutal-power-attacks", strength=declared.rend),)
    blows = tuple(replace(one, because=(*line, *one.because)) for one in declared.blows)
    return replace(declared, blows=blows, struck=replace(declared.struck, defence=declared.rend))


def _defended(declared: Strikes) -> Steps[Strikes]:
    """Takes account of Heroic Defence; what 2018 asks of the second of a split roll is for the table to say."""
    if not declared.struck.heroic_defence:
        return declared
    declared = replace(declared, sixes=True)
    split = any(len(to_wound(blows.strength, declared.struck.defence)) > 1 for blows in declared.blows)
    if not split or constants(declared.edition).knows("defence-split"):
        return declared
    reading = yield from ask("defence-split", ("both-sixes", "unmodified"), declared.settled, "heroic-defence")
    return replace(declared, second_six=reading == "both-sixes")


@procedure("mesbg.blow-by-blow", reads=fingerprint)
def blow_by_blow(declared: Strikes) -> Steps[Harm]:
    """Resolves strikes kind by kind, and one by one where Might may be spent, until the model is slain."""
    struck = declared.struck
    if not declared.blows or struck.wounds == 0:
        return Harm()
    first, *others = declared.blows
    now = replace(first, count=1) if first.might else first
    hurt: Passed = yield wounding(Wounding(now, struck.defence, declared.striker, declared.sixes, declared.second_six))
    spared: Spared = yield saves(declared.saves(hurt.count))
    left = replace(first, count=first.count - now.count, might=first.might - hurt.might)
    after = replace(
        declared,
        blows=(*([left] if left.count else []), *others),
        struck=replace(
            struck,
            wounds=struck.wounds - spared.wounds,
            fate=struck.fate - spared.fate,
            might=struck.might - spared.might,
        ),
        settled=spared.settled,
    )
    more: Harm = yield blow_by_blow(after)
    return Harm(
        spared.wounds + more.wounds,
        after.struck.wounds == 0 or more.slain,
        spared.fate + more.fate,
        hurt.might + more.might,
        spared.might + more.own_might,
    )


@dataclass(frozen=True, slots=True)
class Wounding:
    """To-wound rolls of one kind against one Defence."""

    blows: Blows
    defence: int
    striker: Party = Party.ROLLER
    sixes: bool = False
    second_six: bool = True


@procedure("mesbg.wounding", reads=fingerprint)
def wounding(declared: Wounding) -> Steps[Passed]:
    """Rolls to wound: once, or twice in a split cell of the chart."""
    blows, stages = declared.blows, to_wound(declared.blows.strength, declared.defence)
    if not stages or not blows.count:
        return Passed(0)
    facts = (("strength", blows.strength), ("defence", declared.defence), ("chart", "/".join(map(str, stages))))
    because = (Reason("chart", 0, "note", rule("to-wound"), facts), *blows.because)
    if declared.sixes:
        return (yield from _natural_sixes(declared, stages, because))
    first = Passes("to-wound", blows.count, stages[0], because, blows.might, declared.striker)
    if not blows.might:
        passed: Passed = yield passes(first)
        if passed.count and len(stages) > 1:
            passed = yield passes(Passes("to-wound-again", passed.count, stages[1], because, 0, declared.striker))
        return passed
    good, spent = yield from with_might(first, first.modifier)
    if not good or len(stages) == 1:
        return Passed(int(good), spent)
    carried = (*because, Reason("might-carried", spent, "modifier", rule("split-rolls"))) if spent else because
    second = Passes("to-wound-again", 1, stages[1], carried, blows.might - spent, declared.striker)
    good, more = yield from with_might(second, second.modifier)
    return Passed(int(good), spent + more)


def _natural_sixes(declared: Wounding, stages: tuple[int, ...], because: tuple[Reason, ...]) -> Steps[Passed]:
    """Rolls to wound a hero that only a natural 6 wounds; modifiers and Might do not help."""
    defended = note("heroic-defence", "heroic-defence")
    plain = (*(line for line in because if line.unit != "modifier"), defended)
    passed: Passed = yield passes(Passes("to-wound", declared.blows.count, 6, plain, 0, declared.striker))
    if not passed.count or len(stages) == 1:
        return passed
    needed = 6 if declared.second_six else stages[1]
    second: Passed = yield passes(Passes("to-wound-again", passed.count, needed, plain, 0, declared.striker))
    return second
