"""Characteristics of units, read from the words of their lists."""

import tomllib
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.game.profile import numbers, read, starting, without_markers
from rules.game.setup import setup
from rules.systems import SYSTEMS

CASES = tomllib.loads((Path(__file__).parent.parent / "data" / "profiles.toml").read_text(encoding="utf-8"))["word"]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case['system']}: {case['word']}")
def test_a_word_tells_the_characteristics_that_lists_write_so(case: dict[str, object]) -> None:
    """What is no characteristic tells nothing; what looks like one is named."""
    profile = read([str(case["word"])], setup(str(case["system"])))
    assert dict(profile.numbers) == case["tells"]
    assert list(profile.unread) == case.get("unread", [])


def test_the_first_word_counts() -> None:
    """A list may tell a characteristic twice; the profile stands before what is added."""
    assert numbers(["Clash 3", "Leader", "Clash 4"], setup("last_argument")) == {"clash": 3}


def test_a_word_may_mean_something_behind_another() -> None:
    """M is Might behind the Wounds of another word, and a hero comes with its points."""
    words = ["F6 S4 D6 A3 W3", "M3", "Fa3"]
    assert starting(words, setup("mesbg")) == {"might": 3, "fate": 3}
    assert not starting(["M3", "F6 W3"], setup("mesbg"))


@pytest.mark.parametrize(
    ("word", "left"),
    [
        ("F6/3+ S4 C6 Might 3 Will 3 Fate 3 Hero", "F6/3+ S4 C6 Hero"),
        ("Might 3", ""),
        ("F6 S4 W3, Fate 2", "F6 S4 W3"),
        ("Elven blade", "Elven blade"),
    ],
)
def test_markers_are_told_by_what_is_left_of_them_and_not_by_the_list(word: str, left: str) -> None:
    """Who has spent their Might is not shown with all of it."""
    assert without_markers(word, setup("mesbg")) == left
    assert without_markers("M5 W4", setup("last_argument")) == "M5 W4"


@pytest.mark.parametrize("system", SYSTEMS)
def test_no_two_characteristics_are_written_alike(system: str) -> None:
    """Names, ids and ways to write; each is read back as its own."""
    known = setup(system).characteristic
    owners = {name: one.id for one in known for name in (one.id, one.ko, one.en, *one.also)}
    for name, owner in owners.items():
        most = next(one.most for one in known if one.id == owner)
        assert numbers([f"{name} {min(most, 6)}"], setup(system)) == {owner: min(most, 6)}


@given(st.text(max_size=60))
def test_any_text_is_read_or_passed_over(text: str) -> None:
    """No word of a list raises anything."""
    for system in SYSTEMS:
        known = {one.id: one for one in setup(system).characteristic}
        for name, value in numbers([text], setup(system)).items():
            assert known[name].least <= value <= known[name].most
