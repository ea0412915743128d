"""Words: both languages have every message, and every message can be said."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from game_support import ANN, Battle

from bot.cards.tell import owed_name
from bot.words import words
from rules.errors import NotAllowedNow, RulesError
from rules.game.activation import finish
from rules.library.entry import Lang

ROOT = Path(__file__).resolve().parent.parent
FILES = {lang: sorted((ROOT / "data" / "words" / lang.value).glob("*.ftl")) for lang in Lang}


class _Facts(Visitor):
    """Collects the facts that a message mentions."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # the library's name
        self.names.add(node.id.name)


def _messages(lang: Lang) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for path in FILES[lang]:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content[:60]}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice"
                facts = _Facts()
                facts.visit(entry)
                found[entry.id.name] = facts.names
    return found


KO, EN = _messages(Lang.KO), _messages(Lang.EN)


def test_whatever_is_owed_can_be_asked_for() -> None:
    """A reminder asks for it in a sentence of its own, the panel lists it."""
    owed = {name.removeprefix("owed-") for name in KO if name.startswith("owed-")} - {"since"}
    assert owed == {name.removeprefix("please-") for name in KO if name.startswith("please-")}


def test_both_languages_have_the_same_messages() -> None:
    """No key is missing in one of them."""
    assert set(KO) == set(EN)


@pytest.mark.parametrize("key", sorted(KO))
@pytest.mark.parametrize("lang", Lang)
def test_every_message_can_be_said(key: str, lang: Lang) -> None:
    """No placeholder is left over, for one and for many."""
    facts = KO[key] | EN[key]
    for sample in (1, 2, 17):
        said = words(lang)(key, **dict.fromkeys(facts, sample))
        assert said.strip()
        assert not re.search(r"\{|\}|\$", said)


@pytest.mark.parametrize("lang", Lang)
def test_a_message_says_what_fluent_reads_in_its_file(lang: Lang) -> None:
    """Messages are parsed one by one when they are needed; they come to the same as their whole file."""
    bundle = FluentBundle([lang.value], use_isolating=False)
    for path in FILES[lang]:
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    facts = dict.fromkeys(set().union(*EN.values()), 2)
    for key in [key for key in KO if not KO[key]]:
        assert words(lang)(key, **facts) == bundle.format_pattern(bundle.get_message(key).value, facts)[0], key
    assert not words(lang).has("no-such-message")


@pytest.mark.parametrize("lang", Lang)
def test_commands_fit_discord(lang: Lang) -> None:
    """A description has at most 100 characters."""
    for key in KO:
        if key.startswith(("command-", "option-", "armour-", "piercing-")):
            assert len(words(lang)(key)) <= 100, key


@pytest.mark.parametrize(("word", "said"), [("1.6.3", "1.6.3은"), ("1.0.2", "1.0.2는")])
def test_korean_particles_fit_the_word_before(word: str, said: str) -> None:
    """은 after a consonant, 는 after a vowel."""
    assert words(Lang.KO)("rule-older", older=word, newer="2").startswith(said)


def test_every_code_of_an_error_has_a_sentence() -> None:
    """Whatever code the program raises, a sentence with a headline and help is there."""
    raised = set()
    for path in (path for folder in ("rules", "bot", "cogs") for path in (ROOT / folder).rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        raised |= set(re.findall(r'(?:CannotBeRead|NotAllowedNow|NotFound|RecordDoesNotFit)\(\s*"([a-z-]+)"', source))
    raised |= {
        f"notation-{code}"
        for path in (ROOT / "rules/notation").glob("*.py")
        for code in re.findall(r'(?:_fail|NotationError)\(\s*"([a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    assert raised
    for code in raised:
        assert f"error-{code}" in KO, code
        facts = {fact: "activation" if fact == "act" else 3 for fact in EN[f"error-{code}"]}
        assert len(words(Lang.EN).error(RulesError(code, **facts))) >= 2, code


@pytest.mark.parametrize(
    ("system", "told"),
    [
        ("trench_crusade", "이미 끝난 조작이에요"),
        ("first_blood", "이미 끝난 활성화예요"),
        ("mesbg", "이미 끝난 행동이에요"),
        ("last_argument", "이미 끝난 활성화예요"),
    ],
)
def test_a_refusal_calls_what_units_do_as_their_system_does(system: str, told: str) -> None:
    """Nobody reads another game's word for it."""
    game = Battle(system, "any")
    with pytest.raises(NotAllowedNow) as refused:
        finish(game.state, ANN)
    assert words(Lang.KO).error(refused.value)[0] == told


@pytest.mark.parametrize(
    ("system", "ko", "en"),
    [
        ("trench_crusade", "조작할 차례예요", "activate a unit"),
        ("first_blood", "활성화할 차례예요", "activate a unit"),
        ("mesbg", "행동할 차례예요", "act with a unit"),
        ("last_argument", "활성화할 차례예요", "activate a unit"),
    ],
)
def test_whoever_is_next_is_asked_in_their_game_s_words(system: str, ko: str, en: str) -> None:
    """One activates a unit, and acts with it; Korean says it without naming what is acted with."""
    state = Battle(system, "any").state
    assert owed_name("owed-activate", state, words(Lang.KO), asked=True) == ko
    assert owed_name("owed-activate", state, words(Lang.EN), asked=True) == en


_OF_PEOPLE = {f"result-{who}-by" for who in ("roll-off-won", "roll-off-lost", "laok-goes-first", "laok-goes-second")}
_OF_THINGS = {"error-pack-name-taken", "error-order-in-force"}
_VERB_BEHIND_A_UNIT = re.compile(r"\{ \$(?:who|whom|unit|units|partner|name) \} (?!as\b)[a-z]+s\b")


def test_english_sentences_do_not_mind_whether_a_unit_is_one_or_many() -> None:
    """“Won by Raiders”, never “Raiders wins”; what only people and things do has no such choice."""
    for path in FILES[Lang.EN]:
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.id.name not in _OF_PEOPLE | _OF_THINGS:
                said = FluentSerializer().serialize_entry(entry)
                assert not _VERB_BEHIND_A_UNIT.search(said), said


@pytest.mark.parametrize("words_of", [KO, EN], ids=["ko", "en"])
def test_every_number_of_the_rules_has_a_name(words_of: dict[str, set[str]]) -> None:
    """Whatever number the rules refuse, ``data/words/*/numbers.ftl`` can say which it is."""
    names = {
        name
        for path in (ROOT / "rules").rglob("*.py")
        for name in re.findall(r'\bwithin\(\s*"([a-z_-]+)"', path.read_text(encoding="utf-8"))
    }
    assert len(names) > 50
    assert {name for name in names if f"number-{name}" not in words_of} == set()
