"""The data of this system: weapons, typed keywords, examples, and words for everything a roll can say."""

import re
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest

from bot.words import words
from rules.errors import CannotBeRead, NotFound
from rules.examples import examples
from rules.library.entry import Lang
from rules.library.load import Library, load
from rules.trench_crusade import PROCEDURES, weapons
from rules.trench_crusade.editions import constants
from rules.trench_crusade.keywords import Keyword, Trait, read_traits
from rules.trench_crusade.target import Target, described
from rules.trench_crusade.typed import extended, infected
from rules.trench_crusade.weapons import Weapon, armoury, find, suggest, weapon

FOLDER = Path(weapons.__file__).parent
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py"))
EDITIONS = ("1.6.3", "1.0.0", "1.0.2")
QUESTIONS = re.findall(
    r'(?:unsettled\(|unless_settled\(\s*[a-z.]+,)\s*"([a-z0-9-]+)",\s*(?:"([a-z0-9-]+)"|[^",]+),([^()]*?)\)', SOURCE
)
"""Every open point that a procedure asks: its name, its entry where that stands there, its readings as written."""


@pytest.fixture(scope="module")
def library() -> Library:
    """The rules that ship."""
    return load()


def test_every_rule_that_a_roll_names_exists(library: Library) -> None:
    """Reasons, questions and weapons lead to entries that can be read."""
    named = set(re.findall(r'rule\("([a-z0-9-]+)"\)', SOURCE))
    named |= {entry for _, entry, _ in QUESTIONS if entry}
    named |= {keyword.code for keyword in (Keyword.FIRE, Keyword.GAS, Keyword.SHRAPNEL)}
    named |= {listed.entry for listed in armoury()}
    assert not {entry for entry in named if f"trench_crusade/{entry}" not in library.by_key}


def test_everything_a_roll_can_say_has_words() -> None:
    """Reasons, purposes, results, questions and answers, in both languages."""
    keys = {f"reason-{code}" for code in re.findall(r'Reason\(\s*"([a-z0-9-]+)"', SOURCE)}
    keys |= {f"purpose-{code}" for code in re.findall(r'(?:Throw\(\s*|purpose: str = )"([a-z0-9-]+)"', SOURCE)}
    keys |= {f"question-{code}" for code in re.findall(r'Choice\(\s*"([a-z0-9-]+)"', SOURCE)}
    for question, _, readings in QUESTIONS:
        keys.add(f"question-open-{question}")
        keys |= {f"answer-{answer}" for answer in re.findall(r'"([a-z0-9-]+)"', readings)}
    for lang in Lang:
        assert not {key for key in keys if not words(lang).has(key)}
    assert len(keys) > 120


def test_what_an_edition_settles_is_a_reading_of_a_point_that_rolls_ask() -> None:
    """No settled point is misspelt, and none is settled in a way that the table could not have chosen."""
    readings = {question: written for question, _, written in QUESTIONS}
    for edition in EDITIONS:
        for question, answer in constants(edition).settled.items():
            assert re.search(rf'"{answer}"|\b{answer}\b', readings[question]), question
    assert len(constants("1.0.2").settled) >= 19


def test_every_weapon_is_known_by_its_names_in_both_languages() -> None:
    """Identifier, Korean and English name lead to the same weapon, none stands twice, and 1.0.2 changed one."""
    for listed in armoury():
        assert find(listed.id) == find(listed.ko) == find(listed.en) == listed
        assert (listed.in_edition("1.0.2") == listed.in_edition("1.0.0")) is (listed.id != "tartarus-claws")
    assert len({listed.id for listed in armoury()}) == len(armoury()) >= 50


@pytest.mark.parametrize(
    ("name", "edition", "weapon_is"),
    [
        ("소총", "1.0.2", Weapon("bolt-action-rifle", 24)),
        ("bolt action rifle", "1.0.0", Weapon("bolt-action-rifle", 24)),
        ("기관총", "1.0.2", Weapon("machine-gun", 36, automatic=3, keywords=(Keyword.HEAVY, Keyword.RELOAD))),
        ("machine-gun", "1.6.3", Weapon("machine-gun", 36, automatic=3, keywords=(Keyword.HEAVY,))),
        ("메뚜기 분사기", "1.6.3", Weapon("locust-spitter", 24, injury_dice=-1, keywords=(Keyword.IGNORE_ARMOUR,))),
        (
            "executioner's axe",
            "1.0.2",
            Weapon("executioners-axe", melee=True, hands=2, injury_dice=2, cleave=2, keywords=(Keyword.CRITICAL,)),
        ),
        (
            "캐서린 휠",
            "1.0.2",
            Weapon("catherine-wheel", melee=True, dice=1, base=3, keywords=(Keyword.HEAVY, Keyword.RISKY)),
        ),
        ('24"', "1.0.2", Weapon(range=24)),
        ("7.5", "1.6.3", Weapon(range=7.5)),
    ],
)
def test_a_weapon_has_the_numbers_of_its_edition(name: str, edition: str, weapon_is: Weapon) -> None:
    """By any name, or as a bare range."""
    assert weapon(name, edition) == weapon_is


@pytest.mark.parametrize(
    ("name", "edition", "code"),
    [
        ("laser", "1.0.2", "weapon-unknown"),
        ("권총과 칼", "1.0.2", "weapon-unknown"),
        ("torture instrument", "1.6.3", "weapon-not-in-edition"),
    ],
)
def test_a_weapon_that_is_not_there_is_refused(name: str, edition: str, code: str) -> None:
    """Unknown, or not among the sources of the edition."""
    with pytest.raises(NotFound) as refused:
        weapon(name, edition)
    assert refused.value.code == code


def test_a_word_that_fits_several_weapons_or_none_names_those_near_it() -> None:
    """Several that hold the word; else those that look like it."""
    with pytest.raises(NotFound) as several:
        weapon("gun", "1.0.2")
    assert "Machine Gun" in str(several.value.facts["near_en"])
    with pytest.raises(NotFound) as misspelt:
        weapon("jezzial", "1.0.2")
    assert str(misspelt.value.facts["near_en"]).startswith("Jezzail")


def test_weapons_are_suggested_while_somebody_types() -> None:
    """Best first, ranged ones for shooting and those for melee apart."""
    assert suggest("산탄", ranged=True)[0].id == "shotgun"
    assert suggest("pist", ranged=False)[0].id == "pistol"
    assert all(listed.shoots for listed in suggest("", ranged=True))
    assert len(suggest("", ranged=True)) == 25
    assert suggest("zzz", ranged=True) == ()


@pytest.mark.parametrize(
    ("typed", "extends"),
    [
        ("CRITICAL, +1 DICE", {"keywords": (Keyword.CRITICAL,), "dice": 1}),
        ("치명적인 무기; −1 injury dice", {"keywords": (Keyword.CRITICAL,), "injury_dice": -1}),
        ("+2 Injury Modifier, AP", {"keywords": (Keyword.ARMOUR_PIERCING,), "modifier": 2}),
        ("automatic 3, blast (2), cleave 2, deadly", {"automatic": 3, "blast": 2, "cleave": 2, "base": 3}),
        ("ignore armor, 방어구 무시", {"keywords": (Keyword.IGNORE_ARMOUR,)}),
        ("", {}),
    ],
)
def test_keywords_are_read_as_players_write_them(typed: str, extends: dict[str, Any]) -> None:
    """Both languages, any case, a proper minus, nothing twice."""
    assert extended(Weapon(range=9), typed) == Weapon(range=9, **extends)


@pytest.mark.parametrize("typed", ["SHINY", "CRITICAL, +1", "ARMOUR 3", "AUTOMATIC"])
def test_what_is_no_keyword_is_refused(typed: str) -> None:
    """Named, so that the player sees what was not understood."""
    with pytest.raises(CannotBeRead):
        extended(Weapon(range=9), typed)


def test_the_attackers_own_infection_stands_beside_its_weapons_keywords() -> None:
    """With a number it is markers, without one what the weapon does."""
    assert infected("AP, infection 2, +1 DICE") == 2
    assert infected("INFECTION") == 0
    assert extended(Weapon(range=9), "INFECTION 2") == Weapon(range=9)
    assert extended(Weapon(range=9), "INFECTION").has(Keyword.INFECTION)


def test_traits_are_read_as_players_write_them() -> None:
    """Both languages, gear that negates, and the armour characteristic."""
    traits = read_traits("TOUGH, 방독면, armour 3, 공포, 감염 2")
    assert traits.words == {Trait.TOUGH, Trait.NEGATE_GAS, Trait.FEAR}
    target = described(Target(), traits)
    assert (target.tough, target.characteristic, target.negates) == (True, 3, (Keyword.GAS,))
    assert target.infection == 2
    with pytest.raises(CannotBeRead):
        read_traits("brave")


def _unknown(declared: Any, written: Any) -> set[str]:
    """Gives what an example writes that its inputs do not have; pydantic would pass over it."""
    if isinstance(written, list | tuple):
        inner = next((kind for kind in get_args(declared) if is_dataclass(kind)), None)
        return {name for one in written for name in _unknown(inner, one)} if inner else set()
    if not isinstance(written, dict):
        return set()
    kinds = [declared, *get_args(declared)]
    kind = next(kind for kind in kinds if is_dataclass(kind))
    hints = get_type_hints(kind)
    found = set(written) - {field.name for field in fields(kind)}
    return found | {name for key, value in written.items() if key in hints for name in _unknown(hints[key], value)}


@pytest.mark.parametrize("example", examples("trench_crusade"), ids=lambda example: example.id)
def test_examples_write_nothing_that_nobody_reads(example: Any) -> None:
    """A misspelt input would silently be its default."""
    procedure = PROCEDURES[f"trench_crusade.{example.procedure}"]
    kind = type(procedure.inputs.validate_python(example.inputs))
    assert not _unknown(kind, example.inputs)


def test_every_procedure_has_an_example_and_every_edition_many() -> None:
    """The stories cover all rolls, and the differences between editions."""
    told = examples("trench_crusade")
    assert {f"trench_crusade.{example.procedure}" for example in told} == set(PROCEDURES)
    assert len(told) >= 45
    for edition in EDITIONS:
        assert sum(edition in str(example.inputs) for example in told) >= 20


def test_every_edition_says_where_its_numbers_come_from() -> None:
    """Texts that are not among the sources are borrowed from the nearest edition, and the cards say so."""
    assert [constants(edition).combat_from for edition in EDITIONS] == ["1.0.0", "", ""]
    assert [constants(edition).movement_from for edition in EDITIONS] == ["", "1.6.3", ""]
    with pytest.raises(NotFound):
        constants("2.0")
