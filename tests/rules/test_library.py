"""The library: what ships is whole, and a writer is told what is wrong."""

from pathlib import Path

import pytest

from rules.library.entry import Lang
from rules.library.find import Finder, Sureness
from rules.library.load import load, read
from rules.library.reading import Fault

ROWS = dict(
    line.split("\t")
    for line in (Path(__file__).parent.parent / "data" / "inventory.tsv").read_text(encoding="utf-8").splitlines()
)


def test_every_file_that_ships_is_without_fault() -> None:
    """All faults of all files are shown at once."""
    assert [str(fault) for fault in read().faults] == []


def test_every_row_of_the_sources_is_covered_once(finder: Finder) -> None:
    """The inventory of the source documents names 414 facts; each belongs to exactly one entry."""
    covered = [row for rule in finder.library.rules for row in rule.entry.covers]
    assert len(covered) == len(set(covered))
    assert set(covered) == set(ROWS)


def test_every_row_is_found_by_its_alias(finder: Finder) -> None:
    """Whoever types the alias of a row is shown or offered the entry that covers it."""
    missed = []
    for rule in finder.library.rules:
        for row, alias in rule.entry.covers.items():
            answer = finder.find(alias, system=rule.system)
            if rule.key not in [hit.rule.key for hit in answer.hits]:
                missed.append((row, alias, [hit.rule.key for hit in answer.hits]))
    assert missed == []


def test_every_name_finds_its_entry_first_or_offers_it(finder: Finder) -> None:
    """A name of an entry leads to it in both languages, unless another has the very same name."""
    for rule in finder.library.rules:
        for lang in Lang:
            answer = finder.find(rule.entry.naming(lang).name, system=rule.system)
            assert rule.key in [hit.rule.key for hit in answer.hits], (rule.key, lang)
            assert answer.sureness is not Sureness.NOTHING


def test_both_languages_are_complete_and_short(finder: Finder) -> None:
    """Every entry has questions in both languages and fits a phone."""
    for rule in finder.library.rules:
        for lang in Lang:
            assert len(rule.entry.naming(lang).asks) >= 2, rule.key
        for text in rule.entry.text:
            assert len(text.ko) <= 500, rule.key
            assert len(text.en) <= 800, rule.key
            assert "~" not in text.ko + text.en, rule.key


def test_editions_have_an_order_of_their_own(finder: Finder) -> None:
    """1.6.3 is the playtest and older than the book's 1.0.0."""
    assert finder.library.systems["trench_crusade"].edition_ids() == ("1.6.3", "1.0.0", "1.0.2")


def test_an_edition_that_says_nothing_is_answered_by_the_nearest_older_one(finder: Finder) -> None:
    """The text comes with the word that it is not of the edition asked for."""
    library = finder.library
    rule = library.by_key["trench_crusade/diving-charge"]
    text, mentioned = library.text(rule, "1.0.2")
    assert mentioned
    assert "1.0.2" in text.editions
    only_old = next(rule for rule in library.rules if {e for t in rule.entry.text for e in t.editions} == {"1.6.3"})
    text, mentioned = library.text(only_old, "1.0.2")
    assert not mentioned
    assert text.editions == ("1.6.3",)


_SYSTEM = """
ko = "놀이"
en = "Game"
short = "G"
command = "game"
default = "1"
edition = [{ id = "1", ko = "1판", en = "edition 1" }]
source = [{ id = "book", ko = "책", en = "book" }]
"""
_ENTRY = """
[topic]
id = "basics"
ko = "기본"
en = "Basics"

[[entry]]
id = "move"
ko = { name = "이동", asks = ["얼마나 가?", "어디까지 가?"] }
en = { name = "Move", asks = ["how far", "how much"] }
[[entry.text]]
editions = ["1"]
sources = ["book"]
ko = "움직인다."
en = "Move."
"""


def _faults(folder: Path, entry: str, system: str = _SYSTEM) -> list[Fault]:
    (folder / "game" / "rules").mkdir(parents=True)
    (folder / "game" / "system.toml").write_text(system, encoding="utf-8")
    (folder / "game" / "rules" / "basics.toml").write_text(entry, encoding="utf-8")
    return list(read(folder).faults)


def test_a_new_file_is_all_that_a_new_topic_needs(tmp_path: Path) -> None:
    """A system and a file of entries load without a line of Python."""
    assert _faults(tmp_path, _ENTRY) == []
    assert [rule.key for rule in load(tmp_path).rules] == ["game/move"]


@pytest.mark.parametrize(
    ("change", "line", "says"),
    [
        (('id = "move"', 'id = "Move!"'), 8, "form that is not allowed"),
        (('sources = ["book"]', 'sources = ["bok"]'), 13, 'source "bok" is not in system.toml'),
        (('editions = ["1"]', 'editions = ["2"]'), 12, 'edition "2" is not in system.toml'),
        (('en = "Move."\n', ""), 11, '"entry.text.en" is missing'),
        (('en = "Move."', 'en = "Move."\nnote = "x"'), 16, "not a known field"),
        (('id = "move"\n', 'id = "move"\nrelated = ["run"]\n'), 9, 'related entry "run" does not exist'),
        (('id = "move"\n', 'id = "move"\nshares = ["run/how-far"]\n'), 9, 'shares "run/how-far"'),
        (('id = "move"\n', 'id = "move"\ncovers = { row = "걷기" }\n'), 9, "neither a name nor an alias"),
        (("[topic]", "[topic"), 2, "not valid TOML"),
        (('ko = "기본"', "ko = “기본”"), 4, "curly quotes"),
        (('name = "Move"', 'name = "Move", aliases = ["move"]'), 10, '"move" stands in en already, as "Move"'),
        ((', asks = ["how far", "how much"]', ""), 10, "0 asks in en; write at least 2"),
        (('en = "Move."', 'en = "Move\\t1."'), 15, "a tab in the en text"),
        (('en = "Move."', 'en = "Move 1~3."'), 15, '"~" in the en text'),
        (('en = "Move."', f'en = "{"x" * 801}"'), 15, "801 characters, at most 800"),
        (('en = "Move."', f'en = "{"x" * 901}"'), 15, "901 characters, at most 900"),
        (('sources = ["book"]', 'sources = ["book"]\nstanding = "agree"'), 14, "one source cannot agree"),
        (('sources = ["book"]', 'sources = ["book", "book"]\nstanding = "agree"'), 14, "one source cannot agree"),
        (('sources = ["book"]', "sources = []"), 13, '"entry.text.sources" needs at least one item'),
        (('sources = ["book"]', 'sources = "book"'), 13, 'must be a list: ["one", "two"]'),
        (('sources = ["book"]', 'sources = ["book"]\npages = 6'), 14, "must be a text in quotes"),
    ],
)
def test_faults_name_the_line_in_plain_words(tmp_path: Path, change: tuple[str, str], line: int, says: str) -> None:
    """A writer reads where the fault is and what to do."""
    faults = _faults(tmp_path, _ENTRY.replace(*change))
    assert [fault.line for fault in faults] == [line]
    assert says in faults[0].message


def test_what_is_missing_is_not_looked_for_in_the_next_block(tmp_path: Path) -> None:
    """A text without its edition is the fault of the text, whatever the question below it names."""
    broken = _ENTRY.replace('editions = ["1"]\n', "")
    broken += '[[entry.open]]\nid = "far"\neditions = ["1"]\nko = "?"\nen = "?"\n'
    assert [(fault.line, fault.message) for fault in _faults(tmp_path, broken)] == [
        (11, '"entry.text.editions" is missing')
    ]


@pytest.mark.parametrize("saved", ["\ufeff" + _ENTRY, _ENTRY.replace("\n", "\r\n")])
def test_a_file_that_another_editor_saved_loads(tmp_path: Path, saved: str) -> None:
    """Windows puts a mark before the text, or ends its lines in its own way."""
    assert _faults(tmp_path, saved) == []
    (tmp_path / "game" / "rules" / "basics.toml").write_bytes(saved.encode())
    assert read(tmp_path).faults == ()


@pytest.mark.parametrize("broken", ['id = "run"\nko = 1', 'id = "run"\nko = “x”'])
def test_one_broken_file_does_not_blame_the_others(tmp_path: Path, broken: str) -> None:
    """What the broken file holds is not missing; only its own fault is told."""
    (tmp_path / "game" / "rules").mkdir(parents=True)
    (tmp_path / "game" / "rules" / "run.toml").write_text(f"[[entry]]\n{broken}\n", encoding="utf-8")
    named = _ENTRY.replace('id = "move"\n', 'id = "move"\nrelated = ["run"]\nshares = ["run/how-far"]\n')
    (tmp_path / "game" / "system.toml").write_text(_SYSTEM, encoding="utf-8")
    (tmp_path / "game" / "rules" / "basics.toml").write_text(named, encoding="utf-8")
    assert {fault.file for fault in read(tmp_path).faults} == {"game/rules/run.toml"}


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    """Two faults in one file are two lines."""
    broken = _ENTRY.replace('sources = ["book"]', 'sources = ["bok"]').replace('editions = ["1"]', 'editions = ["2"]')
    assert len(_faults(tmp_path, broken)) == 2


def test_a_name_that_is_the_same_in_both_languages_stands_once(finder: Finder) -> None:
    """Might is Might in Korean too; Duel is not."""
    might, duel = (finder.library.by_key[f"mesbg/{name}"].entry for name in ("might", "duel"))
    assert [might.elsewhere(lang) for lang in Lang] == ["", ""]
    assert duel.elsewhere(Lang.KO) == duel.en.name
