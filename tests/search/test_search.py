"""How well lookups of real players are answered; the kept-aside set was written by somebody who saw no `asks`."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from rules.library.find import Finder, Sureness

FOLDER = Path(__file__).parent


def _asked(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["tuning", "kept_aside"])
def test_every_expected_answer_exists(name: str, finder: Finder) -> None:
    """A renamed entry is noticed here."""
    expected = {key for query in _asked(name)["query"] for key in query["expect"]}
    assert expected <= set(finder.library.by_key)


def test_the_right_rule_comes_first_or_among_five(finder: Finder) -> None:
    """Of the kept-aside queries; the floor is a little below the figures that tests/benchmarks/search.py prints."""
    queries = _asked("kept_aside")["query"]
    first = five = wrong = 0
    for query in queries:
        answer = finder.find(query["text"], home=query.get("home"))
        keys = [hit.rule.key for hit in answer.hits]
        first += keys[:1] != [] and keys[0] in query["expect"]
        five += any(key in query["expect"] for key in keys)
        wrong += answer.sureness is Sureness.CLEAR and keys[0] not in query["expect"]
    assert first / len(queries) >= 0.91
    assert five / len(queries) >= 0.98
    assert wrong == 0


def test_table_talk(finder: Finder) -> None:
    """A dispute in the words of the moment ends with the card that settles it, shown or among the five offered."""
    talk = _asked("table_talk")["talk"]
    first = 0
    missed, wrong = [], []
    for said in talk:
        assert set(said["right"]) <= set(finder.library.by_key), said
        answer = finder.find(said["text"], home=said["system"])
        keys = [hit.rule.key for hit in answer.hits]
        first += keys[0] in said["right"]
        if answer.sureness is Sureness.NOTHING or not set(keys) & set(said["right"]):
            missed.append(said["text"])
        if answer.sureness is Sureness.CLEAR and keys[0] not in said["right"]:
            wrong.append(said["text"])
    assert wrong == []
    assert len(missed) <= 3, missed
    assert first / len(talk) >= 0.84


@pytest.mark.parametrize("name", ["tuning", "kept_aside"])
def test_nonsense_is_never_shown_as_a_rule(name: str, finder: Finder) -> None:
    """Off-topic chat, other games, random keys, whatever is played in the channel."""
    for home in (None, *finder.library.systems):
        answers = {one["text"]: finder.find(one["text"], home=home) for one in _asked(name)["nonsense"]}
        assert not [text for text, answer in answers.items() if answer.sureness is Sureness.CLEAR], home


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("돌격은", "charge"),
        ("강하 돌격", "diving-charge"),
        ("강하돌ㄱ", "diving-charge"),
        ("ㄱㅎㄷㄱ", "diving-charge"),
        ("rkdgkehfrur", "diving-charge"),
        ("diving chrage", "diving-charge"),
        ("엎어진 애 때리기", "down-target"),
        ("돌격하다 중간에 다른 적한테 막히면?", "interposing"),
        ("can I shoot into melee", "shooting-into-melee"),
        ("OOA", "out-of-action"),
        ("ㅊㅗㅁㄱㅎㄷ", "charge"),
    ],
)
def test_ways_of_typing(query: str, key: str, finder: Finder) -> None:
    """Particles, spacing, unfinished syllables, initials, both keyboards, typos, slang and whole questions."""
    answer = finder.find(query, home="trench_crusade")
    assert answer.hits[0].rule.key == f"trench_crusade/{key}"


@pytest.mark.parametrize("typed", _asked("typed")["typed"], ids=lambda typed: f"{typed['text']}-{typed['why']}")
def test_names_as_typed_where_a_game_is_played(typed: dict[str, Any], finder: Finder) -> None:
    """A name opens at once only where it can mean one rule; otherwise all that it may mean are offered."""
    answer = finder.find(typed["text"], home=typed.get("home"))
    keys = [hit.rule.key for hit in answer.hits]
    if "shown" in typed:
        assert (answer.sureness, keys[0]) == (Sureness.CLEAR, typed["shown"])
    else:
        assert answer.sureness is Sureness.DOUBTFUL
        assert set(typed["offered"]) <= set(keys)


def test_a_named_game_overrides_the_one_played_here(finder: Finder) -> None:
    """미들어스 before a word looks in that game only."""
    answer = finder.find("미들어스 우선권", home="trench_crusade")
    assert answer.system == "mesbg"
    assert {hit.rule.system for hit in answer.hits} == {"mesbg"}
