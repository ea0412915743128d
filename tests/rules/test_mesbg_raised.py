"""Might and banners on the card: the note stands under the die that was raised."""

from bot.words import words
from cogs.mesbg.raised import raised
from rules.dice import ScriptedDice
from rules.library.entry import Lang
from rules.mesbg.duel import Duel, duel
from rules.mesbg.fighters import Fighter, Side
from rules.procedure import Option, play


def _notes(side: Side, faces: list[int], answers: list[Option], **their: int) -> list[list[str]]:
    other = Side((Fighter(fight=5, **their),), good=False)  # type: ignore[arg-type]
    transcript = play(duel(Duel("2024", side, other)), ScriptedDice(faces), lambda _: answers.pop(0))
    assert transcript.waiting is None
    assert answers == []
    return [list(notes) for notes in raised(transcript, words(Lang.EN))]


def test_points_spent_one_after_the_other_are_added_up() -> None:
    """3 against 4; one point is met by one of theirs, then another is spent."""
    hero = Side((Fighter(fight=6, might=3),))
    assert _notes(hero, [3, 4], [1, 1, 1], might=1) == [["**5** (3 + 2 Might)"], ["**5** (4 + 1 Might)"]]


def test_of_two_heroes_the_one_that_spent_has_the_note() -> None:
    """The second hero raises its own die; its only point is spent by naming it."""
    heroes = Side((Fighter(fight=3, might=1), Fighter(fight=6, might=1)))
    assert _notes(heroes, [2, 4, 5], [2]) == [[], ["**5** (4 + 1 Might)"], []]


def test_a_die_re_rolled_for_a_banner_is_the_one_that_is_raised() -> None:
    """2 becomes 5 by the banner, and 6 by Might."""
    hero = Side((Fighter(fight=3, might=1),), banner=True)
    assert _notes(hero, [2, 5, 5], [1, 1]) == [[], [], ["**6** (5 + 1 Might)"]]
