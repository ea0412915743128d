"""How throws are written on a card: as they fell, and as they are still to come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.cards.numbers import LISTED, dice, percent, plus, signed
from bot.words import Words
from rules.dice import Faces, Reason, Successes, Throw, Total


def throw_block(
    throw: Throw, faces: Faces, value: Any, words: Words, *, who: str = "", notes: Sequence[str] = ()
) -> str:
    """Writes one throw that has fallen: what it came to, the dice, and a line for each modifier.

    Args:
        throw: what was asked for.
        faces: the dice as they fell.
        value: what they read.
        words: the language.
        who: who rolled, where that is not plain.
        notes: what happened to the dice afterwards, a line each.
    """
    of_many = f"/{throw.count}" if isinstance(throw.read, Successes) and not _is_test(throw) else ""
    head = f"**{words(f'purpose-{throw.purpose}')} {_value(throw, faces, value)}**{of_many}"
    lines = [" · ".join(filter(None, [head, who, _gloss(throw, value, words)]))]
    modifier = throw.read.plus if isinstance(throw.read, Total) else 0
    if throw.count > 1 or throw.tally or modifier or head != f"**{words(f'purpose-{throw.purpose}')} {faces[0]}**":
        joined = " + " if isinstance(throw.read, Total) else ", "
        line = f"{dice(faces, throw.read.kept(faces), joined=joined)}{plus(modifier)}"
        lines.append(" · ".join(filter(None, [line, _how_kept(throw, words)])))
    lines += notes
    return "\n".join([*lines, *reason_lines(throw, words)])


def reason_lines(throw: Throw, words: Words) -> list[str]:
    """Writes the modifiers of a throw in fine print, a line each."""
    return [f"-# {reason_line(reason, words)}" for reason in throw.because] or [f"-# {words('no-modifiers')}"]


def of_one(throw: Throw) -> bool:
    """Says whether it is a single die that succeeds or fails."""
    return isinstance(throw.read, Successes) and throw.count == 1


def _is_test(throw: Throw) -> bool:
    """Says whether a throw is told as one die that succeeds or fails, not as how many of its dice count."""
    return of_one(throw) and not throw.tally


def _value(throw: Throw, faces: Faces, value: Any) -> str:
    """Writes what was read; of a single die that is counted the face, for its count is no number on a die."""
    if _is_test(throw) or (throw.count == 1 and not isinstance(value, int)):
        return str(faces[0])
    if isinstance(throw.read, Successes):
        return str(value)
    return " ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def _gloss(throw: Throw, value: Any, words: Words) -> str:
    """Says what the value was measured against."""
    if isinstance(throw.read, Successes):
        face, low = throw.read.face, throw.read.low
        if not _is_test(throw):
            return words("or-less", value=face) if low else f"{face}+"
        needed = words("needs-or-less" if low else "needs", value=face)
        return f"{needed} · {words('roll-passed' if value else 'roll-failed')}"
    limit = getattr(throw.read, "limit", None)
    if limit is not None:
        face, low = limit
        return words("or-less", value=face) if low else f"{face}+"
    if not throw.scale or not isinstance(value, int):
        return ""
    steps = [lowest for lowest, _ in throw.scale]
    reached = [place for place, lowest in enumerate(steps) if value >= lowest]
    if not reached:
        return words("needs", value=steps[0])
    place = reached[-1]
    name = words(f"result-{throw.scale[place][1]}")
    following = steps[place + 1] - 1 if place + 1 < len(steps) else None
    if following is None:
        return f"{steps[place]}+ {name}"
    if steps[place] < 0:
        return f"{words('or-less', value=following)} {name}"
    span = str(following) if following == steps[place] else f"{steps[place]}–{following}"
    return f"{span} {name}"


def _how_kept(throw: Throw, words: Words) -> str:
    read = throw.read
    if not isinstance(read, Total) or read.keep is None or read.keep >= throw.count:
        return ""
    return words("kept-highest" if read.highest else "kept-lowest", count=read.keep)


def reason_line(reason: Reason, words: Words) -> str:
    """Writes one modifier: the number before its reason."""
    text = words(f"reason-{reason.code}", **dict(reason.facts))
    if not reason.amount:
        return text
    units = {"dice": " DICE", "injury-dice": " DICE", "base": " D6", "inches": '"'}
    return f"{signed(reason.amount)}{units.get(reason.unit, '')}  {text}"


def stages(throws: Sequence[Throw], words: Words, who: Callable[[str], str]) -> list[str]:
    """Writes the throws that may come, one block a purpose: what always holds, and what holds in some cases.

    Args:
        throws: the throws.
        words: the language.
        who: names the side that rolls; said where several do.
    """
    grouped: dict[tuple[str, str], list[Throw]] = {}
    for throw in throws:
        grouped.setdefault((words(f"purpose-{throw.purpose}"), who(throw.actor)), []).append(throw)
    several = len({side for _, side in grouped}) > 1
    return [_stage(alike, words, who if several else _nobody) for alike in grouped.values()]


def _nobody(_actor: str) -> str:
    return ""


def _stage(alike: Sequence[Throw], words: Words, who: Callable[[str], str]) -> str:
    head = words(f"purpose-{alike[0].purpose}")
    reached = sorted({_reached(throw) for throw in alike if _reached(throw) is not None})
    if reached:
        ends = [percent(reached[0]), *([percent(reached[-1])] if len(reached) > 1 else [])]
        head += f" {'–'.join(ends)}"
    rolling = dict.fromkeys(who(throw.actor) for throw in alike)
    lines = [" · ".join(filter(None, [f"**{head}**", *rolling, _dice(alike)]))]
    told = [[reason_line(reason, words) for reason in throw.because] for throw in alike]
    every = dict.fromkeys(line for lines_of in told for line in lines_of)
    always = [line for line in every if all(line in lines_of for lines_of in told)]
    lines += [f"-# {line}" for line in always]
    lines += [f"-# {words('in-some-cases', what=line)}" for line in every if line not in always]
    return "\n".join(lines)


def _dice(alike: Sequence[Throw]) -> str:
    """Writes how many dice are thrown; where that differs, from the fewest to the most."""
    counts = sorted({throw.count for throw in alike})
    first = alike[0]
    if len(alike) > 1 and len(counts) > 1:
        return f"{counts[0]}–{counts[-1]}D{first.sides}"
    net = sum(reason.amount for reason in first.because if reason.unit in {"dice", "injury-dice"})
    modifier = first.read.plus if isinstance(first.read, Total) and len({throw.read for throw in alike}) == 1 else 0
    shown = f"{first.count}D{first.sides}" if first.count <= LISTED or not net else ""
    pool = f"({signed(net)} DICE)" if net and len(alike) == 1 else ""
    return " ".join(filter(None, [shown, pool, plus(modifier).strip()]))


def _reached(throw: Throw) -> Any:
    """Gives the chance that a throw reaches its lowest step, or that a single die succeeds; None for no test."""
    if of_one(throw):
        return throw.chances()[1]
    if not throw.scale:
        return None
    lowest = throw.scale[0][0]
    reached = throw.chances().where(lambda value: isinstance(value, int) and value >= lowest)
    return reached if reached < 1 else None
