"""How morale, initiative and other tests are told."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards.card import Accent
from bot.cards.resolution import Presenter
from bot.words import Words
from cogs.trench_crusade.presenters import named
from cogs.trench_crusade.sources import of_initiative, of_morale, of_shaken
from rules.trench_crusade.morale import Morale, Resolve
from rules.trench_crusade.risky import Risked, Risky
from rules.trench_crusade.success import SuccessRoll
from rules.trench_crusade.tasks import Claimed, Relic


def _resolve(declared: Morale, resolve: Resolve, words: Words) -> Sequence[str]:
    """Tells why the test was due, and what came of it."""
    lost = words("morale-lost", lost=declared.lost, models=declared.counted)
    if resolve.result == "flees":
        return [lost, words(f"flight-{resolve.winner}")]
    return [lost, words("shaken-again")] if resolve.result == "shaken" else [lost]


MORALE = Presenter(
    result=named,
    order=("holds", "recovers", "shaken", "flees"),
    accents=dict.fromkeys(("shaken", "flees"), Accent.COST),
    changes=_resolve,
    rules=of_morale,
)


def _markers(roll: SuccessRoll, used: tuple[int, int, int], words: Words) -> list[str]:
    held = (roll.blood, roll.infection, roll.blessing)
    return [
        words(f"{kind}-changes", before=before, after=before - count)
        for kind, before, count in zip(("blood", "infection", "blessing"), held, used, strict=True)
        if count
    ]


def _risked(declared: Risky, risked: Risked, words: Words) -> Sequence[str]:
    used = risked.spent
    return _markers(declared.roll, (used.blood, used.infection, used.blessing), words)


RISKY = Presenter(
    result=named,
    order=("success", "risky-failed", "risky-ends"),
    accents=dict.fromkeys(("risky-failed", "risky-ends"), Accent.COST),
    changes=_risked,
)

SHAKEN = Presenter(
    result=str,
    order=("no-roll", "success", "risky-failed", "risky-ends"),
    accents={"no-roll": Accent.NOTHING, **dict.fromkeys(("risky-failed", "risky-ends"), Accent.COST)},
    rules=of_shaken,
)


def _claimed(declared: Relic, claimed: Claimed, words: Words) -> Sequence[str]:
    used = claimed.spent
    lines = [words("points-scored", points=claimed.points)] if claimed.points else []
    return [*lines, *_markers(declared.roll, (used.blood, used.infection, used.blessing), words)]


RELIC = Presenter(
    result=named,
    order=("relic-claimed", "relic-failed", "relic-failed-ends"),
    accents={"relic-failed": Accent.NOTHING, "relic-failed-ends": Accent.COST},
    changes=_claimed,
)


ROLL_OFF = Presenter(
    result=lambda outcome: f"roll-off-{outcome}",
    order=("roll-off-won", "roll-off-lost"),
    accents={"roll-off-lost": Accent.NOTHING},
    winners={"roll-off-won": "roller", "roll-off-lost": "opponent"},
)

INITIATIVE = Presenter(
    result=lambda outcome: f"initiative-{outcome}",
    order=("initiative-won", "initiative-lost"),
    accents={"initiative-lost": Accent.NOTHING},
    winners={"initiative-won": "roller", "initiative-lost": "opponent"},
    rules=of_initiative,
)

D3 = Presenter(
    result=lambda outcome: f"d3-{outcome}",
    order=("d3-3", "d3-2", "d3-1"),
    accents=dict.fromkeys(("d3-1", "d3-2", "d3-3"), Accent.REFERENCE),
)
