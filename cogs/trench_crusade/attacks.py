"""How shots and blows are told."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards.card import Accent
from bot.cards.resolution import Presenter
from bot.words import Words
from cogs.trench_crusade.presenters import INJURIES, combat_missing, ending, markers, named, suffered
from cogs.trench_crusade.sources import of_blows, of_shots
from rules.trench_crusade.bout import Fought
from rules.trench_crusade.editions import constants
from rules.trench_crusade.keywords import Keyword
from rules.trench_crusade.melee import Fight
from rules.trench_crusade.ranged import Shooting, Sighted
from rules.trench_crusade.rulebook import rule
from rules.trench_crusade.target import Attacker
from rules.trench_crusade.volley import Fate, Fired
from rules.trench_crusade.weapons import Weapon


def _attacker(before: Attacker, after: Attacker, words: Words) -> list[str]:
    changed = markers(before, after, words)
    return [words("attacker-changes", what=" · ".join(changed))] if changed else []


def _fate(number: int, before: Sighted, fate: Fate, words: Words) -> list[str]:
    """Tells what came of one of several models."""
    name = words("target-friend") if fate.friend else words("target-number", number=number)
    told = [words(f"result-{fate.result}")]
    told += [line for line in suffered(before.target, fate.target, fate.result, fate.replaced_by, words) if line]
    return [f"**{name}** · {' · '.join(told)}"]


def _fired(declared: Shooting, fired: Fired, words: Words) -> Sequence[str]:
    lines: list[str] = []
    pairs = list(zip(declared.models, fired.models, strict=True))
    if len(pairs) == 1:
        before, fate = pairs[0]
        lines += suffered(before.target, fate.target, fate.result, fate.replaced_by, words)
    else:
        for number, (before, fate) in enumerate(pairs, 1):
            lines += _fate(number, before, fate, words) if fate.result else []
    if fired.drift:
        lines.append(words("shot-drifts", inches=fired.drift))
    lines += _attacker(declared.shooter, fired.shooter, words)
    by = Keyword.RELOAD if declared.weapon.has(Keyword.RELOAD) else Keyword.RISKY
    lines = ending(lines, ends=fired.ends, words=words, by=by)
    return [*lines, *combat_missing(declared.edition, words)]


def _shot_asks(declared: Shooting, words: Words) -> list[tuple[str, str]]:
    """Says what the shot and its weapon ask of the rest of the activation."""
    weapon = declared.weapon
    heavy = weapon.has(Keyword.HEAVY) and not weapon.has(Keyword.STRONG)
    told = ["several-targets"] if len(set(declared.shots)) > 1 else []
    if weapon.has(Keyword.ASSAULT):
        told.append("shot-assault-heavy" if heavy else "shot-assault")
    if heavy:
        dash = "" if constants(declared.edition).heavy_spares_dash else "-dash"
        told.append(f"shot-heavy-assault{dash}" if weapon.has(Keyword.ASSAULT) else f"shot-heavy{dash}")
    if weapon.has(Keyword.RELOAD):
        told.append("shot-reload")
    found = [(words(one), rule(_ASKED_BY[one])) for one in told]
    return [*found, *_concentrated(declared.edition, weapon, words), *_grows(declared.edition, declared.shooter, words)]


_ASKED_BY = {
    "several-targets": "automatic",
    "shot-assault": "assault",
    "shot-assault-heavy": "assault",
    "shot-heavy": "heavy",
    "shot-heavy-dash": "heavy",
    "shot-heavy-assault": "heavy",
    "shot-heavy-assault-dash": "heavy",
    "shot-reload": "reload",
}


def _concentrated(edition: str, weapon: Weapon, words: Words) -> list[tuple[str, str]]:
    """Says when a FIRETEAM's Bloodbath is cheaper; whose team it is and who attacked before, only the players know."""
    if not weapon.has(Keyword.FIRETEAM) or not constants(edition).fireteam_bloodbath:
        return []
    return [(words("fireteam-second"), rule("fireteam"))]


def _blow_asks(declared: Fight, words: Words) -> list[tuple[str, str]]:
    """Says what the attack asks of the rest of the activation."""
    return [
        *_concentrated(declared.edition, declared.weapon, words),
        *_grows(declared.edition, declared.fighter, words),
    ]


def _grows(edition: str, attacker: Attacker, words: Words) -> list[tuple[str, str]]:
    """Says that Infection markers of a model that is activated grow, where the edition's text says so."""
    if not attacker.infection or not constants(edition).infection_grows:
        return []
    return [(words("infection-grows"), rule("infection-marker"))]


_FRIENDS = tuple(f"friend-{injury}" for injury in reversed(INJURIES))

SHOOT = Presenter(
    result=named,
    order=(*INJURIES, "scatter", "miss", "lost", *_FRIENDS),
    accents={
        **dict.fromkeys(("no-effect", "miss", "lost", "friend-no-effect"), Accent.NOTHING),
        **dict.fromkeys(_FRIENDS[1:], Accent.COST),
    },
    changes=_fired,
    rules=of_shots,
    reminds=_shot_asks,
)


def _fought(declared: Fight, fought: Fought, words: Words) -> Sequence[str]:
    lines = suffered(declared.target, fought.target, fought.result, fought.replaced_by, words)
    if fought.unused:
        lines.append(words("attacks-unused", count=fought.unused))
    lines += _attacker(declared.fighter, fought.fighter, words)
    return [*ending(lines, ends=fought.ends, words=words, by=Keyword.RISKY), *combat_missing(declared.edition, words)]


FIGHT = Presenter(
    result=named,
    order=(*INJURIES, "miss", "lost"),
    accents=dict.fromkeys(("no-effect", "miss", "lost"), Accent.NOTHING),
    changes=_fought,
    rules=of_blows,
    reminds=_blow_asks,
)
