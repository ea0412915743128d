"""How the outcomes of ``/laok`` are called and coloured."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from bot.cards.card import Accent, clean
from bot.cards.resolution import Presenter
from bot.words import Words
from rules.last_argument.attack import Struck
from rules.last_argument.broken import Fate, fate_of
from rules.last_argument.characteristic import Verdict, characteristic_test
from rules.last_argument.charge import Charged, charge_roll
from rules.last_argument.clash import clash
from rules.last_argument.decay import decay
from rules.last_argument.defence import Target
from rules.last_argument.duel import Duel, Duelled, Ended, duel
from rules.last_argument.editions import constants
from rules.last_argument.hits_given import defence
from rules.last_argument.impact import impact
from rules.last_argument.morale import morale
from rules.last_argument.reinforcement import reinforcement
from rules.last_argument.renewal import Healed, Renewal, renewal
from rules.last_argument.special_rules import Special, has
from rules.last_argument.spellcasting import Cast, spellcasting
from rules.last_argument.supremacy import Supremacy, supremacy
from rules.last_argument.terrain import crossing
from rules.last_argument.unsettled import ASK_ALL
from rules.last_argument.volley import Volley, volley
from rules.procedure import Procedure


def _said(declared: Any, words: Words) -> list[str]:
    """Says what the table has ruled beforehand, and where another edition's text was used."""
    rulings = getattr(declared, "rulings", ASK_ALL)
    lines = []
    for point in fields(rulings):
        ruled = getattr(rulings, point.name)
        if ruled:
            name = words(f"laok-point-{point.name.replace('_', '-')}")
            lines.append(f"-# {words('laok-ruled', point=name, answer=words(f'answer-{ruled}'))}")
    if not constants(declared.edition).own_text:
        lines.append(f"-# {words('laok-borrowed-text')}")
    return lines


def _breaks(target: Target, fate: Fate | None, words: Words) -> list[str]:
    """Says that a regiment breaks or shatters by what it has lost."""
    if fate is Fate.SHATTERED:
        return [words("laok-shatters", count=target.before.broken)]
    if fate is Fate.BROKEN and not target.broken:
        return [words("laok-breaks", count=target.before.round)]
    return []


def _fate_rules(fate: Fate | None) -> tuple[str, ...]:
    return {Fate.BROKEN: ("last_argument/broken",), Fate.SHATTERED: ("last_argument/shattered",)}.get(fate, ())  # type: ignore[arg-type]  # of None there is none


def _struck(declared: Any, struck: Struck, words: Words) -> Sequence[str]:
    target: Target = declared.target
    lines = []
    if struck.stands_lost and struck.stands_lost == target.stands:
        lines.append(words("laok-all-stands-lost"))
    elif struck.stands_lost:
        lines.append(words("laok-stands-lost", count=struck.stands_lost, left=target.stands - struck.stands_lost))
    lines += _breaks(target, struck.fate, words)
    if struck.returned:
        lines.append(words("laok-returned", count=struck.returned))
    if isinstance(declared, Volley) and struck.wounds:
        murderous = has(declared.shooters.rules, Special.MURDEROUS_VOLLEY)
        lines += [] if murderous else [f"-# {words('laok-volley-no-morale')}"]
    return lines + _said(declared, words)


_WOUNDS = Presenter(
    result=lambda struck: "laok-wounds" if struck.wounds else "laok-no-wounds",
    order=("laok-wounds", "laok-no-wounds"),
    accents={"laok-no-wounds": Accent.NOTHING},
    changes=_struck,
    number=lambda struck: int(struck.wounds),
    numbered="laok-count-wounds",
    rules=lambda declared, struck: (
        *(("last_argument/volley-morale",) if isinstance(declared, Volley) and struck.wounds else ()),
        *(("last_argument/wound-allocation",) if struck.stands_lost else ()),
        *_fate_rules(struck.fate),
    ),
)


def _duelled(declared: Duel, duelled: Duelled, words: Words) -> Sequence[str]:
    if duelled.end is Ended.REFUSED:
        return [words("laok-refusal-cost"), *_said(declared, words)]
    lines = [
        words("laok-duel-wounds", whose=words(f"laok-{whose}"), count=count)
        for whose, count in (("challenged", duelled.dealt), ("challenger", duelled.taken))
    ]
    tested = {declared.challenger.resolve, declared.challenged.resolve} != {None}
    ruled = [f"-# {words('laok-duel-morale')}"] if tested else []
    if declared.order:
        point, answer = words("laok-point-duel-order"), words(f"answer-{declared.order}")
        ruled.append(f"-# {words('laok-ruled', point=point, answer=answer)}")
    return [*lines, *ruled, *_said(declared, words)]


_STAND = ("laok-duel-ahead", "laok-duel-even", "laok-duel-behind")


def _duel_name(duelled: Duelled) -> str:
    """Names how a duel ended; where both stand, who dealt more wounds."""
    if duelled.end is not Ended.FOUGHT:
        return str(duelled.end)
    return _STAND[(duelled.dealt <= duelled.taken) + (duelled.dealt < duelled.taken)]


_DUEL = Presenter(
    result=_duel_name,
    order=(Ended.CHALLENGED_FALLS, Ended.BOTH_FALL, *_STAND[:2], Ended.REFUSED, _STAND[2], Ended.CHALLENGER_FALLS),
    accents={
        **dict.fromkeys(_STAND, Accent.NOTHING),
        Ended.REFUSED: Accent.NOTHING,
        Ended.BOTH_FALL: Accent.COST,
        Ended.CHALLENGER_FALLS: Accent.COST,
    },
    winners={
        Ended.CHALLENGED_FALLS: "roller",
        _STAND[0]: "roller",
        _STAND[2]: "opponent",
        Ended.CHALLENGER_FALLS: "opponent",
    },
    of_units=True,
    changes=_duelled,
    rules=lambda _declared, duelled: (
        "last_argument/duel",
        *(("last_argument/refusing-a-duel",) if duelled.end is Ended.REFUSED else ()),
    ),
)

_DECAY = Presenter(
    result=lambda struck: "laok-wounds" if struck.wounds else "laok-no-wounds",
    order=("laok-no-wounds", "laok-wounds"),
    accents={"laok-wounds": Accent.COST, "laok-no-wounds": Accent.NOTHING},
    changes=lambda declared, struck, words: [
        *_struck(declared, struck, words),
        *([f"-# {words('laok-decay-no-morale')}"] if struck.wounds else []),
    ],
    number=lambda struck: int(struck.wounds),
    numbered="laok-count-wounds",
    rules=lambda _declared, struck: (
        "last_argument/decay",
        *(("last_argument/wound-allocation",) if struck.stands_lost else ()),
        *_fate_rules(struck.fate),
    ),
)


def _healed(declared: Renewal, healed: Healed, words: Words) -> Sequence[str]:
    lines = [words("laok-stands-return", count=healed.stands)] if healed.stands else []
    return [*lines, f"-# {words('laok-heals-in-order')}", *_said(declared, words)]


_RENEWAL = Presenter(
    result=lambda _: "laok-heals",
    order=("laok-heals",),
    changes=_healed,
    number=lambda healed: int(healed.points),
    numbered="laok-count-healed",
)

_MORALE = Presenter(
    result=lambda held: "laok-loses" if held.lost else "laok-holds",
    order=("laok-holds", "laok-loses"),
    accents={"laok-holds": Accent.NOTHING, "laok-loses": Accent.COST},
    changes=lambda declared, held, words: [
        *([words("laok-wounds-suffered", count=held.lost)] if held.lost else []),
        *_breaks(declared.target, held.fate, words),
        *_said(declared, words),
    ],
    rules=lambda _declared, held: _fate_rules(held.fate),
)

_TEST = Presenter(
    result=str, order=tuple(Verdict), accents={Verdict.FAILED: Accent.NOTHING}, changes=lambda i, _, w: _said(i, w)
)

_CHARGE = Presenter(
    result=str,
    order=tuple(Charged),
    accents={Charged.FALLS_SHORT: Accent.COST},
    rules=lambda declared, _: ("last_argument/phalanx",) if declared.phalanx else ("last_argument/charge",),
    changes=lambda declared, charged, words: [
        *([words("laok-phalanx-reach", reach=declared.reach)] if declared.phalanx else []),
        words("laok-charge-moves" if charged is Charged.REACHED else "laok-charge-ends"),
        *_said(declared, words),
    ],
)

_FATE = Presenter(
    result=str,
    order=tuple(Fate),
    rules=lambda declared, _: ("last_argument/shattered",) if declared.broken else ("last_argument/broken",),
    accents={Fate.STANDS: Accent.NOTHING, **dict.fromkeys(tuple(Fate)[1:], Accent.COST)},
    changes=lambda declared, _, words: [
        words("laok-lost-of", lost=declared.lost, stands=declared.stands),
        *_said(declared, words),
    ],
)

_ARRIVALS = Presenter(
    result=lambda arrived: "laok-arrive" if arrived.count else "laok-none-arrive",
    order=("laok-arrive", "laok-none-arrive"),
    accents={"laok-none-arrive": Accent.NOTHING},
    number=lambda arrived: int(arrived.count),
    numbered="laok-count-arrive",
    rules=lambda _declared, _arrived: ("last_argument/reinforcement",),
    changes=lambda declared, arrived, words: [
        *([words("laok-automatic", round=declared.round)] if declared.face is None else []),
        words("laok-arrived", count=arrived.count, of=declared.regiments),
        *(f"**{clean(declared.waiting[place - 1], 60)}**" for place in arrived.places),
        *_said(declared, words),
    ],
)

_SUPREMACY = Presenter(
    result=str,
    order=tuple(Supremacy),
    accents={Supremacy.OPPONENT: Accent.NOTHING, Supremacy.TIED: Accent.NOTHING},
    winners={Supremacy.ROLLER: "roller", Supremacy.OPPONENT: "opponent"},
    changes=lambda declared, who, words: [
        *([words("laok-tie-open")] if who is Supremacy.TIED else []),
        *_said(declared, words),
    ],
)

_TERRAIN = Presenter(
    result=lambda happened: "laok-happens" if happened else "laok-nothing-happens",
    order=("laok-nothing-happens", "laok-happens"),
    accents={"laok-happens": Accent.COST, "laok-nothing-happens": Accent.NOTHING},
    changes=lambda declared, happened, words: [
        *([words("laok-happened", count=happened)] if happened else []),
        *_said(declared, words),
    ],
)


def _cast(declared: Any, cast: Cast, words: Words) -> Sequence[str]:
    lines = [words("laok-cast-successes", count=cast.successes)]
    if not declared.needed:
        lines.append(f"-# {words('laok-cast-needs', count=constants(declared.edition).spell_successes)}")
    return lines + _said(declared, words)


_CAST = Presenter(
    result=lambda cast: "laok-cast" if cast.enough else "laok-not-cast",
    order=("laok-cast", "laok-not-cast"),
    accents={"laok-not-cast": Accent.NOTHING},
    changes=_cast,
)

PRESENTERS: tuple[tuple[Procedure[Any, Any], Presenter], ...] = (
    (clash, _WOUNDS),
    (volley, _WOUNDS),
    (impact, _WOUNDS),
    (duel, _DUEL),
    (defence, _WOUNDS),
    (decay, _DECAY),
    (renewal, _RENEWAL),
    (morale, _MORALE),
    (characteristic_test, _TEST),
    (charge_roll, _CHARGE),
    (fate_of, _FATE),
    (reinforcement, _ARRIVALS),
    (supremacy, _SUPREMACY),
    (crossing, _TERRAIN),
    (spellcasting, _CAST),
)
