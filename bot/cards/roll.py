"""The card of a free roll."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bot.cards.card import Accent, Attachment, Button, Card, clean
from bot.cards.numbers import LISTED, dice, percent
from bot.words import Words
from rules.notation import Roll, chance, possible, step
from rules.notation.result import Result, Thrown
from rules.notation.tree import Each, Expression, Number, Pool, Product, Sum, Tens

_LINES = 12
"""Repetitions that are shown one by one; the rest stand in the attached file."""
_WHOLE = 24
"""Up to so many different values, the odds of all of them are listed; of more, those round what was rolled."""


def roll_card(roll: Roll, results: Sequence[Result], words: Words, *, label: str = "", secret: bool = False) -> Card:
    """Builds the card of a roll: the total first, then the dice, then the chance of doing at least as well."""
    notation = str(roll)
    card = Card(Accent.REFERENCE, "roll", {"notation": notation, "label": label})
    card.title(_headline(roll, results, words))
    if len(results) == 1:
        card.text(_outcome(roll, results[0], words))
        card.small(_chance_line(roll, results[0], words))
    else:
        for place, result in enumerate(results[:_LINES], start=1):
            if result.picked is not None:
                card.text(f"**{clean(result.picked, 60)}**")
                continue
            passed = "" if result.passed is None else f" {'✓' if result.passed else '✕'}"
            card.text(f"**{result.value}**{passed}  {_dice_line(roll, result)}".rstrip() or str(place))
        single = chance(roll)
        if single is not None and roll.check:
            card.small(words("roll-chance-each", chance=percent(single)))
    if roll.one_by_one is not None:
        card.small(words("roll-hint-count", notation=str(roll.one_by_one)))
    told = clean(label or roll.comment, 80)
    typed = str(Roll(roll.body, roll.check, roll.times))
    card.small(f"`{typed[:90]}` {told}".rstrip())
    if _needs_list(results):
        card.small(words("roll-all-dice", count=sum(len(pool.dice) for result in results for pool in result.pools)))
        card.attach(Attachment("dice.txt", _listed(results)))
    row = [Button(words("button-roll-again"), "again", emoji="🎲")]
    if len(results) == 1 and results[0].picked is None and (roll.check or not isinstance(roll.body, Each)):
        row.append(Button(words("button-odds"), "odds"))
    if secret:
        row.append(Button(words("button-show-all"), "reveal"))
    return card.buttons(*row)


def _headline(roll: Roll, results: Sequence[Result], words: Words) -> str:
    if len(results) > 1:
        if roll.check:
            good = sum(bool(result.passed) for result in results)
            return words("roll-times-passed", good=good, times=len(results))
        return words("roll-times", times=len(results))
    result = results[0]
    if result.picked is not None:
        return clean(result.picked, 60)
    if isinstance(roll.body, Each):
        if roll.check:
            return words("roll-successes", count=result.value)
        return words("roll-dice", count=roll.body.count)
    if isinstance(roll.body, Pool) and roll.body.count_if:
        return words("roll-successes", count=result.value)
    return str(result.value)


def _outcome(roll: Roll, result: Result, words: Words) -> str:
    line = _dice_line(roll, result)
    if result.picked is not None:
        return words("roll-picked", count=len(getattr(roll.body, "options", ())))
    if result.passed is None or isinstance(roll.body, Each):
        return line
    verdict = words("roll-passed" if result.passed else "roll-failed")
    return f"{line}\n**{verdict}** · `{roll.check}`"


def _chance_line(roll: Roll, result: Result, words: Words) -> str:
    if result.picked is not None:
        return ""
    if isinstance(roll.body, Each) and roll.check is None:
        return ""
    counted = isinstance(roll.body, Each) or (isinstance(roll.body, Pool) and roll.body.count_if is not None)
    if roll.check is not None and not counted:
        return words("roll-chance-check", chance=percent(_weighed(roll)))
    as_good = _weighed(roll, result.value)
    low = roll.check is not None and roll.check.low_is_good and not counted
    key = "roll-chance-or-less" if low else "roll-chance-or-more"
    return words(key, value=str(result.value), chance=percent(as_good))


def _weighed(roll: Roll, value: int | None = None) -> Fraction:
    """Gives the chance of a roll that has one: whatever the reader takes can be weighed."""
    weighed = chance(roll, value)
    assert weighed is not None  # a comparison or a value is there
    return weighed


def _dice_line(roll: Roll, result: Result) -> str:
    """Writes the dice in the place that they have in the notation."""
    if isinstance(roll.body, Each | Tens):
        return _pool(result.pools[0])
    if result.picked is not None:
        return ""
    waiting = list(result.pools)
    return _expression(roll.body, waiting)  # type: ignore[arg-type]  # every other body is an expression


def _expression(part: Expression, waiting: list[Thrown]) -> str:
    match part:
        case Number(value=value):
            return str(value)
        case Pool():
            return _pool(waiting.pop(0))
        case Sum(left=left, sign=sign, right=right):
            first = _expression(left, waiting)
            second = _expression(right, waiting)
            second = f"({second})" if isinstance(right, Sum) else second
            return f"{first} {'+' if sign == '+' else '−'} {second}"
        case Product(left=left, sign=sign, right=right):
            first = _expression(left, waiting)
            second = _expression(right, waiting)
            first = first if isinstance(left, Number) else f"({first})"
            second = second if isinstance(right, Number) else f"({second})"
            return f"{first} {'×' if sign == '*' else '÷'} {second}"
        case _:
            return f"−({_expression(part.of, waiting)})"


def _pool(thrown: Thrown) -> str:
    burst = any(die.exploded for die in thrown.dice)
    if burst and len(thrown.dice) <= LISTED:
        shown = " + ".join(f"{die.face}!" if die.exploded else str(die.face) for die in thrown.dice)
        return f"**{shown}**"
    faces, counted = [die.face for die in thrown.dice], [die.counted for die in thrown.dice]
    counts = "B" in thrown.notation or "c" in thrown.notation or "D66" in thrown.notation
    return dice(faces, counted, joined=", " if counts else " + ")


def _needs_list(results: Sequence[Result]) -> bool:
    return len(results) > _LINES or any(len(pool.dice) > LISTED for result in results for pool in result.pools)


def _listed(results: Sequence[Result]) -> str:
    lines = []
    for place, result in enumerate(results, start=1):
        for pool in result.pools:
            faces = " ".join(
                f"{die.face}{'' if die.counted else '-'}{'!' if die.exploded else ''}" for die in pool.dice
            )
            lines.append(f"{place}: {pool.notation} = {pool.value}: {faces}")
        lines.append(f"{place}: = {result.value}")
    return "\n".join(lines) + "\n"


def roll_odds_card(roll: Roll, value: int, words: Words) -> Card:
    """Builds the private card of a free roll's odds: the chance of reaching each of some totals."""
    card = Card(Accent.NOTHING).headline(words("roll-odds-headline")).small(f"`{str(roll)[:120]}`").gap()
    low = roll.check is not None and roll.check.low_is_good
    key = "roll-odds-line-less" if low else "roll-odds-line-more"
    for target in possible(roll, _WHOLE) or _near(roll, value):
        reached = _weighed(roll, target)
        mark = "**" if target == value else ""
        card.text(words(key, value=f"{mark}{target}{mark}", chance=f"{mark}{percent(reached)}{mark}"))
    return card


def _near(roll: Roll, value: int) -> list[int]:
    """Picks up to eleven totals round the one that was rolled, where the chance is neither 0 nor 1."""
    apart = step(roll)
    while True:
        near = [value + apart * offset for offset in range(-5, 6)]
        chances = [_weighed(roll, target) for target in near]
        inside = [t for t, c in zip(near, chances, strict=True) if 0 < c < 1 or t == value]
        if apart >= 10_000 or max(chances) - min(chances) > 0.6 or len(inside) < 6:
            return inside or [value]
        apart *= 2
