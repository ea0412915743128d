"""How First Blood's rolls are told."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards.card import Accent, clean
from bot.cards.numbers import inches
from bot.cards.resolution import Presenter
from bot.words import Words
from rules.first_blood.at_random import AtRandom, at_random
from rules.first_blood.characteristic import Verdict, characteristic_test
from rules.first_blood.comparison import Comparison, comparison
from rules.first_blood.driven_back import DrivenBack, Moved, driven_back
from rules.first_blood.halving import Halved, Halving, halving
from rules.first_blood.roll import dice_roll

TEST = Presenter(
    result=str,
    order=tuple(Verdict),
    accents={Verdict.FAILED: Accent.NOTHING, Verdict.AT_ONCE: Accent.NOTHING},
    changes=lambda declared, verdict, words: (
        [words("fb-broken-fails" if declared.resolve and declared.broken else "fb-zero-fails")]
        if verdict is Verdict.AT_ONCE
        else []
    ),
    rules=lambda declared, verdict: (
        ("first_blood/broken" if declared.resolve and declared.broken else "first_blood/characteristic-zero",)
        if verdict is Verdict.AT_ONCE
        else ()
    ),
)

ROLL = Presenter(
    result=lambda hits: "fb-successes" if hits else "fb-no-successes",
    order=("fb-successes", "fb-no-successes"),
    accents={"fb-no-successes": Accent.NOTHING},
    number=int,
    numbered="fb-count-successes",
    changes=lambda declared, _, words: (
        [words("fb-zero-fails")]
        if declared.dice and not declared.value
        else [words("fb-no-dice")]
        if not declared.dice + declared.inspired
        else []
    ),
    rules=lambda declared, _: () if declared.value else ("first_blood/characteristic-zero",),
)


def _compared(_: Comparison, open_hits: int, words: Words) -> Sequence[str]:
    if not open_hits:
        return ()
    return (f"-# {words('fb-what-follows')}",)


COMPARISON = Presenter(
    result=lambda open_hits: "fb-through" if open_hits else "fb-all-stopped",
    order=("fb-through", "fb-all-stopped"),
    accents={"fb-all-stopped": Accent.NOTHING},
    changes=_compared,
    number=int,
    numbered="fb-count-through",
)


def _moved(declared: DrivenBack, moved: Moved, words: Words) -> Sequence[str]:
    if not moved.inches:
        return (words("fb-stays", gap=inches(declared.gap)),)
    return (words("fb-moves", moved=inches(moved.inches), gap=inches(declared.gap + moved.inches)),)


DRIVEN = Presenter(
    result=lambda moved: str(moved.end),
    order=("fb-gap", "fb-blocked", "fb-edge-stops", "fb-edge-slides", "fb-edge-removes", "fb-far-enough"),
    accents={
        "fb-far-enough": Accent.NOTHING,
        **dict.fromkeys(("fb-gap", "fb-blocked", "fb-edge-stops", "fb-edge-slides"), Accent.COST),
        "fb-edge-removes": Accent.COST,
    },
    changes=_moved,
    rules=lambda _declared, _moved: ("first_blood/driven-back",),
)


def _halved(declared: Halving, half: int, words: Words) -> Sequence[str]:
    unit = '"' if declared.of is Halved.DISTANCE else ""
    return (
        words("fb-half-of", value=f"{declared.value:g}{unit}", half=f"{half}{unit}"),
        f"-# {words('fb-rounded-up')}",
    )


HALF = Presenter(
    result=lambda _: "fb-half",
    order=("fb-half",),
    accents={"fb-half": Accent.REFERENCE},
    number=int,
    numbered="fb-count-half",
    changes=_halved,
    rules=lambda _declared, _half: ("first_blood/rounding", "first_blood/reposition"),
)


def _numbered(declared: AtRandom, way: int, _: Words) -> Sequence[str]:
    """Says which number stood for which way."""
    ways = (f"{number} {clean(said, 60)}" for number, said in enumerate(declared.ways, 1))
    return (f"-# {' · '.join(f'**{said}**' if number == way else said for number, said in enumerate(ways, 1))}",)


RANDOM = Presenter(
    result=lambda way: f"fb-way-{way}",
    order=tuple(f"fb-way-{way}" for way in range(1, 7)),
    accents={f"fb-way-{way}": Accent.REFERENCE for way in range(1, 7)},
    called=lambda declared, result: " ".join(declared.ways[int(result[-1]) - 1].split()),
    changes=_numbered,
)


PRESENTERS = (
    (characteristic_test, TEST),
    (dice_roll, ROLL),
    (comparison, COMPARISON),
    (driven_back, DRIVEN),
    (halving, HALF),
    (at_random, RANDOM),
)
"""What tells the outcome of each procedure."""
