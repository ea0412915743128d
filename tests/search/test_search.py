"""How well lookups of real players are answered; the kept-aside set was written by somebody who saw no `asks`."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from rules import shelf
from rules.library.find import Finder, Sureness

FOLDER = Path(__file__).parent


def _asked(name: str) -> dict[str, Any]:
    return tomllib.loads((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


SETS = ["tuning", "kept_aside", "questions_tuning", "questions_kept_aside"]


@pytest.mark.parametrize("name", SETS)
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


@pytest.mark.parametrize(("name", "most_missed", "least_first"), [("table_talk", 3, 0.84), ("at_the_page", 1, 0.92)])
def test_table_talk(name: str, most_missed: int, least_first: float, finder: Finder) -> None:
    """A dispute in the words of the moment ends with the card that settles it, shown or among the five offered."""
    talk = _asked(name)["talk"]
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
    assert len(missed) <= most_missed, missed
    assert first / len(talk) >= least_first


@pytest.mark.parametrize(
    ("name", "least_shown", "least_first"), [("questions_tuning", 30, 65), ("questions_kept_aside", 25, 65)]
)
def test_whole_questions(name: str, least_shown: int, least_first: int, finder: Finder) -> None:
    """Many open their card at once, none a wrong one; nearly all of the others come first, or are offered."""
    shown = first = 0
    missed, wrong = [], []
    for query in _asked(name)["query"]:
        answer = finder.find(query["text"], home=query["home"])
        keys = [hit.rule.key for hit in answer.hits]
        right, opened = keys[0] in query["expect"], answer.sureness is Sureness.CLEAR
        shown += right and opened
        first += right
        if opened and not right:
            wrong.append(query["text"])
        if answer.sureness is Sureness.NOTHING or not set(keys) & set(query["expect"]):
            missed.append(query["text"])
    assert wrong == []
    assert shown >= least_shown
    assert first >= least_first
    assert len(missed) <= 4, missed


@pytest.mark.parametrize("name", SETS)
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
        ("ㄱㅎㄷㄱ 착지 거리", "diving-charge"),
        ("diff terr x2", "difficult-terrain"),
    ],
)
def test_ways_of_typing(query: str, key: str, finder: Finder) -> None:
    """Particles, spacing, unfinished syllables, initials, both keyboards, typos, slang and whole questions."""
    answer = finder.find(query, home="trench_crusade")
    assert answer.hits[0].rule.key == f"trench_crusade/{key}"


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ("vol aimd", "last_argument/aimed"),
        ("wnd alloc", "last_argument/wound-allocation"),
        ("mach arm", "trench_crusade/machine-armour"),
        ("def obst", "trench_crusade/defended-obstacle"),
        ("inj chrt", "trench_crusade/injury-chart"),
        ("부판표", "trench_crusade/injury-chart"),
        ("강돌", "trench_crusade/diving-charge"),
    ],
)
def test_clipped_words_are_offered(query: str, key: str, finder: Finder) -> None:
    """What is left of the words of a name is enough to be offered it, and too little to be shown it at once."""
    answer = finder.find(query, home=key.partition("/")[0])
    assert answer.sureness is Sureness.DOUBTFUL
    assert key in {hit.rule.key for hit in answer.hits}


@pytest.mark.parametrize("query", ["cat food", "my bus", "pizza time"])
def test_short_words_are_no_clipped_names(query: str, finder: Finder) -> None:
    """Whoever types two everyday words is offered nothing."""
    assert {finder.find(query, home=home).sureness for home in (None, *finder.library.systems)} == {Sureness.NOTHING}


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


def test_what_the_panel_calls_a_deed_finds_its_rule(finder: Finder) -> None:
    """Whoever scores reads a name on a button, and looks it up by that name in their language."""
    missed, asked = [], 0
    for path in shelf.DATA.glob("*/scenarios.toml"):
        for scenario in tomllib.loads(path.read_text(encoding="utf-8"))["scenario"]:
            for deed in (one for one in scenario.get("deed", ()) if not one.get("free")):
                for name in (deed["ko"], deed["en"]):
                    asked += 1
                    if deed["rule"] not in {hit.rule.key for hit in finder.find(name, home=path.parent.name).hits}:
                        missed.append((name, deed["rule"]))
    assert missed == []
    assert asked > 100


@pytest.mark.parametrize("system", _asked("bare_words"))
def test_a_bare_word_never_opens_a_wrong_rule(system: str, finder: Finder) -> None:
    """A common word and the name of a game give that game's rule, or what it may be; never something else at once."""
    table, slips = _asked("bare_words")[system], []
    for word, meant in table["words"].items():
        right = {f"{system}/{one}" for one in meant}
        for called in table["called"]:
            answer = finder.find(f"{called} {word}")
            offered = {hit.rule.key for hit in answer.hits}
            opened = answer.sureness is Sureness.CLEAR
            if answer.system != system or not right <= offered or (opened and {answer.hits[0].rule.key} != right):
                slips.append((called, word, answer.sureness, offered))
        here = finder.find(word, home=system)
        opened_here = here.hits[0].rule if here.sureness is Sureness.CLEAR else None
        if opened_here is not None and opened_here.system == system and opened_here.key not in right:
            slips.append((word, opened_here.key))
    assert slips == []


@pytest.mark.parametrize("word", ["the", "with", "over", "two", "six", "gun", "is", "of", "다", "거", "수", "부대"])
@pytest.mark.parametrize("home", [None, "trench_crusade", "mesbg"])
def test_a_word_that_longer_names_begin_with_opens_none_of_them(word: str, home: str | None, finder: Finder) -> None:
    """The first word of a name, or a syllable of it, means other things as well."""
    assert finder.find(word, home=home).sureness is not Sureness.CLEAR


@pytest.mark.parametrize(("typed", "rule"), [("강하", "diving-charge"), ("강하돌", "diving-charge")])
def test_a_name_that_breaks_off_within_a_word_is_opened(typed: str, rule: str, finder: Finder) -> None:
    """Nobody stops within a word who means another."""
    answer = finder.find(typed, home="trench_crusade")
    assert (answer.sureness, answer.hits[0].rule.key) == (Sureness.CLEAR, f"trench_crusade/{rule}")


@pytest.mark.parametrize(
    "spellings",
    [
        ("armor", "armour"),
        ("defense", "defence"),
        ("armor piercing", "armour piercing"),
        ("A civilized war", "a civilised war"),
        ("mesbg heroic defense", "mesbg heroic defence"),
        ("does armor help against a fall", "does armour help against a fall"),
    ],
)
@pytest.mark.parametrize("home", [None, "mesbg", "trench_crusade"])
def test_both_sides_of_the_ocean_find_the_same(spellings: tuple[str, str], home: str | None, finder: Finder) -> None:
    """American and British spelling are one word, in names and in questions."""
    american, british = (finder.find(text, home=home) for text in spellings)
    assert american == british


def test_a_name_of_two_games_is_chosen_where_none_is_played(finder: Finder) -> None:
    """Armour is a rule of two games; the reader says which, and a game's channel need not ask."""
    answer = finder.find("armour")
    assert answer.sureness is Sureness.DOUBTFUL
    assert {hit.rule.system for hit in answer.hits} == {"trench_crusade", "mesbg"}
    assert finder.find("armour", home="mesbg").sureness is Sureness.CLEAR


def test_a_question_that_two_games_answer_is_chosen_where_none_is_played(finder: Finder) -> None:
    """Refusing a duel is a rule of one game, a heroic challenge one of another; neither is shown for the other."""
    asked = "can my captain say no to a duel"
    assert finder.find(asked).sureness is Sureness.DOUBTFUL
    everywhere = [said for name in ("table_talk", "at_the_page") for said in _asked(name)["talk"]]
    answers = [(finder.find(said["text"]), said["right"]) for said in everywhere]
    opened = [(found.hits[0].rule.key, right) for found, right in answers if found.sureness is Sureness.CLEAR]
    assert [one for one in opened if one[0] not in one[1]] == []


def test_a_named_game_overrides_the_one_played_here(finder: Finder) -> None:
    """미들어스 before a word looks in that game only."""
    answer = finder.find("미들어스 우선권", home="trench_crusade")
    assert answer.system == "mesbg"
    assert {hit.rule.system for hit in answer.hits} == {"mesbg"}
