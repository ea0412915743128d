"""Lists written by hand, and what any list brings to the table."""

from typing import Any

import pytest
from rosters_support import sample, warned

from rules.errors import CannotBeRead, NotAllowedNow
from rules.game import moves
from rules.game.fold import apply
from rules.game.setup import setup
from rules.game.state import Seat, State
from rules.rosters import muster, read
from rules.rosters.names import book_of_form, books, fold


@pytest.mark.parametrize(
    ("line", "names", "kind", "gear", "cost"),
    [
        ("Johann | Yeoman | rifle, gas mask", ["Johann"], "Yeoman", ("rifle", "gas mask"), ()),
        ("3x Yeoman", ["Yeoman"] * 3, "Yeoman", (), ()),
        ("Yeoman x2", ["Yeoman"] * 2, "Yeoman", (), ()),
        ("요한 | 요먼 | 소총, 방독면 | 45 두카트", ["요한"], "요먼", ("소총", "방독면"), (("ducats", 45),)),
        ("2× Rider (spear, shield) – 40 points", ["Rider"] * 2, "Rider", ("spear", "shield"), (("points", 20),)),
        ("- Rider [80 pts]: spear", ["Rider"], "Rider", ("spear",), (("points", 80),)),
        ("Markol - reinforced hide, tough, axe", ["Markol"], "Markol", ("reinforced hide", "tough", "axe"), ()),
        ("1x Markol – Yeoman, axe – 80", ["Markol"], "Yeoman", ("axe",), (("points", 80),)),
        ("2x Rider - spear, shield, 80 points", ["Rider"] * 2, "Rider", ("spear", "shield"), (("points", 40),)),
        ("Markol - Gas Mask", ["Markol"], "Markol", ("Gas Mask",), ()),
        ("Otto - the Elder", ["Otto - the Elder"], "Otto - the Elder", (), ()),
        ("1x Trooper – 80", ["Trooper"], "Trooper", (), (("points", 80),)),
        ("Otto | Yeoman | | 30 Ducats", ["Otto"], "Yeoman", (), (("ducats", 30),)),
    ],
)
def test_a_line_is_a_model(line: str, names: list[str], kind: str, gear: tuple[str, ...], cost: Any) -> None:
    """Fields between bars, a count before or after, options in brackets, points behind a dash."""
    models = read(f"{line}\nLast").models
    assert [model.name for model in models[:-1]] == names
    assert (models[0].kind or models[0].name, models[0].equipment, models[0].cost) == (kind, gear, cost)


def test_a_handwritten_list_has_a_head_and_markers() -> None:
    """Labels above the models in either language; markers by name and number."""
    roster = read("이름: 강철 순례단\n세력: 참호 순례자\nJohann | Yeoman | rifle | blood=2, 축복 = 1")
    assert (roster.name, roster.faction) == ("강철 순례단", "참호 순례자")
    assert roster.models[0].markers == (("blood", 2), ("축복", 1))
    assert read("# The Host\nJohann").name == "The Host"
    assert read("Johann\nOtto", "my-host.txt").name == "my-host"


def test_a_remark_of_the_owner_is_no_model() -> None:
    """It is listed among what is to be checked."""
    roster = read("Johann | Yeoman\nnote: the axe is borrowed\n- Notes: two\nOtto")
    assert [model.name for model in roster.models] == ["Johann", "Otto"]
    assert warned(roster)["notes"] == {"count": 2, "names": "note: the axe is borrowed, - Notes: two"}


def test_one_line_alone_with_a_dash_is_one_model() -> None:
    """Its commas stand between gear, not between models."""
    assert [model.name for model in read("Markol - hide, axe").models] == ["Markol"]
    assert len(read("Markol, Otto - the Elder").models) == 2


@pytest.mark.parametrize("line", ["2x Yeoman Otto 1x Azeb", "2x Yeoman; Otto; 1x Azeb"])
def test_one_line_may_be_several(line: str) -> None:
    """Discord makes spaces of pasted line breaks."""
    assert len(read(line).models) >= 3


def test_a_code_block_is_what_is_in_it() -> None:
    """People fence what they paste."""
    assert read("```json\n" + sample("tabletop.json").decode() + "\n```") == read(sample("tabletop.json"))
    assert [model.name for model in read("```\nJohann\nOtto\n```").models] == ["Johann", "Otto"]
    assert read('"Mad" Otto\nEmil').models[0].name == '"Mad" Otto'


def test_no_two_names_of_a_book_are_told_apart_by_signs_alone() -> None:
    """Folding would make one of them unreachable; two slugs of one name are one name."""
    for book in books():
        for part in ("faction", "variant", "model", "equipment"):
            names = set(getattr(book.names, part).values())
            assert len({fold(name) for name in names}) == len(names), (book.system, part)


# --- from the list to the table --------------------------------------------------------------------


def brought(text: str, state: State) -> State:
    """Brings a list to the first player's side."""
    for event in moves.bring(state, 1, muster.newcomers(read(text), state.setup)):
        state = apply(event, state)
    return state


def table() -> State:
    """Gives a table of two where nothing stands yet."""
    return State(setup(book_of_form("companion-json").system), seats=(Seat(1), Seat(2)))


def test_models_bring_words_and_markers_of_their_own() -> None:
    """Kind and gear are traits; a marker has its limit, one that the game lacks stays a word."""
    state = brought("Johann | Yeoman | rifle | blood=99, dust=2\nOtto", table())
    johann = state.unit("Johann")
    assert johann.traits == ("Yeoman", "rifle", "dust 2")
    assert johann.markers == {"blood": state.setup.marker_named("blood").most}
    assert state.unit("Otto").traits == ()


def test_a_number_that_is_taken_is_passed_over() -> None:
    """Every unit has a name and an id of its own, even where names look like ids or numbers."""
    state = brought("Yeoman 2\nFoo Bar", table())
    state = brought("3x Yeoman\nfoo-bar\nYeoman 2", state)
    names = [unit.name for unit in state.units.values()]
    assert names == ["Yeoman 2", "Foo Bar", "Yeoman 1", "Yeoman 3", "Yeoman 4", "foo-bar", "Yeoman 2 2"]
    assert len(set(state.units)) == 7


def test_all_models_come_or_none() -> None:
    """A table holds so many units; a list that does not fit adds nothing."""
    state = brought("150x Yeoman", table())
    with pytest.raises(NotAllowedNow):
        brought("51x Azeb", state)
    assert len(brought("50x Azeb", state).units) == moves.MOST_UNITS


@pytest.mark.parametrize(
    ("text", "name", "models"),
    [
        ("Heretics 900 ducats\n2 Trooper w/ rifle\nPriest - 80 ducats", "Heretics", ["Trooper", "Trooper", "Priest"]),
        ("Heretics 240 ducats\nTrooper 160 ducats\nPriest 80 ducats", "Heretics", ["Trooper", "Priest"]),
        ("Trooper 40 ducats\nPriest 80 ducats", "", ["Trooper", "Priest"]),
        ("1. Johann\n2. Erich", "", ["Johann", "Erich"]),
        ("이교도 부대 900두카트\n이교도 병사 2명\n사제 1명", "이교도 부대", ["이교도 병사", "이교도 병사", "사제"]),
        ("total: 900\nJohann", "", ["Johann"]),
        ("2 Yeomen with rifle, gas mask", "", ["Yeomen", "Yeomen"]),
        ("7th Legion", "", ["7th Legion"]),
    ],
)
def test_lists_are_read_as_people_write_them(text: str, name: str, models: list[str]) -> None:
    """Headings with a sum, numbers in front and behind, counters, what a model has."""
    roster = read(text)
    assert roster.name == name
    assert [model.name for model in roster.models] == models


def test_gear_and_kind_stand_behind_a_name_in_many_ways() -> None:
    """What is in brackets is the kind where gear follows it."""
    johann, erich = read("Johann (Yeoman) rifle\nErich w/ club, shield").models
    assert (johann.kind, johann.equipment, erich.equipment) == ("Yeoman", ("rifle",), ("club", "shield"))


def test_a_link_is_no_list() -> None:
    """Nothing is fetched; the player is told what to do."""
    with pytest.raises(CannotBeRead, match="roster-link"):
        read("https://example.org/warband/12")
