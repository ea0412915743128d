"""Every line of a result leads to its rule: what is thrown, why it is so, and what it changed on the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests_support import Table

from bot.cards.card import Menu
from bot.cards.resolution import Presenter, Setting, resolution_card
from bot.words import Words, words
from rules.dice import ScriptedDice, Throw
from rules.examples import Example, examples
from rules.library.entry import Lang
from rules.library.find import Finder
from rules.odds import odds
from rules.procedure import Transcript, play
from rules.systems import SYSTEMS, procedures

_TELLS = {
    "activation-over": ("risky-action", "risky", "reload", "charge-result", "falling"),
    "attacker-changes": ("blood-marker", "infection-marker", "blessing-marker"),
    "attacks-unused": ("number-of-attacks",),
    "blessing-changes": ("blessing-marker",),
    "blood-changes": ("blood-marker",),
    "infection-changes": ("infection-marker",),
    "infection-grows": ("infection-marker",),
    "charge-": ("charge-distance",),
    "climb-no-move": ("climbing",),
    "dive-bonus-": ("diving-charge",),
    "flight-": ("flee",),
    "goes-down": ("down",),
    "model-removed": ("out-of-action",),
    "morale-lost": ("morale",),
    "points-scored": ("relics",),
    "replaced-golem": ("golem",),
    "replaced-machine-armour": ("machine-armour",),
    "replaced-tough": ("tough",),
    "several-targets": ("automatic",),
    "shaken-again": ("shaken",),
    "shot-assault": ("assault",),
    "shot-drifts": ("scatter",),
    "shot-heavy": ("heavy",),
    "shot-reload": ("reload",),
    "target-friend": ("shooting-into-melee",),
    "fb-broken-fails": ("broken",),
    "fb-half-of": ("rounding",),
    "fb-rounded-up": ("rounding",),
    "fb-moves": ("driven-back",),
    "fb-stays": ("driven-back",),
    "fb-what-follows": ("blocks",),
    "fb-zero-fails": ("characteristic-zero",),
    "channelling-enhanced": ("heroic-channelling",),
    "cannot-wound": ("to-wound",),
    "fall-within-height": ("falling",),
    "fate-left": ("fate",),
    "friends-hit": ("shooting-into-combat",),
    "heroic-": ("heroic-strike", "heroic-strength", "heroic-challenge"),
    "lies-prone": ("prone",),
    "loser-backs-away": ("backing-away",),
    "loser-is-trapped": ("trapped",),
    "might-left": ("might",),
    "slain-removed": ("casualties",),
    "stopped-": ("in-the-way",),
    "then-falls": ("falling",),
    "will-spent": ("will",),
    "winner-may-stand": ("prone",),
    "winner-strikes-not": ("shielding", "prone"),
    "wounds-left": ("to-wound",),
    "laok-all-stands-lost": ("wound-allocation",),
    "laok-arrived": ("reinforcement",),
    "laok-breaks": ("broken",),
    "laok-cast-": ("spellcasting",),
    "laok-charge-": ("charge",),
    "laok-decay-no-morale": ("decay",),
    "laok-duel-wounds": ("duel",),
    "laok-happened": ("dangerous-terrain",),
    "laok-heals-in-order": ("biotic-renewal",),
    "laok-lost-of": ("broken",),
    "laok-refusal-cost": ("refusing-a-duel",),
    "laok-shatters": ("shattered",),
    "laok-stands-lost": ("wound-allocation",),
    "laok-tie-open": ("supremacy",),
    "laok-volley-no-morale": ("volley-morale",),
    "laok-wounds-suffered": ("morale-test",),
}
"""By how the id of a line begins: rules of which one at least has to stand in the menu of the card."""

_NAMES_ONLY = (
    "answer-", "combat-text-missing", "laok-borrowed-text", "laok-challenged", "laok-challenger", "laok-point-",
    "laok-ruled", "movement-text-missing", "result-", "target-number", "whose-",
)  # fmt: skip
"""Ids of names within lines, of outcomes, and of what is said about sources."""

EXAMPLES = [pytest.param(system, one, id=f"{system}-{one.id}") for system in SYSTEMS for one in examples(system)]


class _Heard(Words):
    """English words that note what they were asked to say."""

    def __init__(self) -> None:
        spoken = words(Lang.EN)
        super().__init__(spoken.lang, spoken._messages)
        self.said: list[str] = []

    def __call__(self, key: str, /, **facts: Any) -> str:
        """Notes a message and says it."""
        self.said.append(key)
        return super().__call__(key, **facts)


def _played(system: str, example: Example) -> Transcript[Any]:
    procedure = procedures()[f"{system}.{example.procedure}"]
    declared = procedure(procedure.inputs.validate_python(example.inputs))
    decisions = list(example.decide)
    return play(declared, ScriptedDice(example.dice), lambda _: decisions.pop(0).answer)


def _asked_of(key: str) -> tuple[str, ...] | None:
    """Gives the rules that a line may rest on; None where nobody has said."""
    if key.startswith(_NAMES_ONLY):
        return ()
    return next((rules for start, rules in _TELLS.items() if key.startswith(start)), None)


@pytest.mark.parametrize(("system", "example"), EXAMPLES)
def test_what_is_asked_for_in_an_example_rests_on_rules(system: str, example: Example, finder: Finder) -> None:
    """Each throw and decision has a rule, each line under the dice as well, and the library knows them all."""
    for asked in _played(system, example).asked:
        reasons = asked.because if isinstance(asked, Throw) else ()
        keys = [asked.rule, *(reason.rule for reason in reasons)]
        assert any(keys), asked
        assert all(reason.rule for reason in reasons), reasons
        for key in filter(None, keys):
            assert key.startswith(f"{system}/")
            assert key in finder.library.by_key


def _untraced(presenter: Presenter, transcript: Transcript[Any]) -> Iterator[str]:
    """Yields the lines of a result that none of its rules is behind."""
    inputs, outcome, heard = transcript.declaration.inputs, transcript.outcome, _Heard()
    presenter.changes(inputs, outcome, heard)
    reminders = presenter.reminds(inputs, heard)
    keys = (*transcript.rules(), *presenter.rules(inputs, outcome), *(key for _, key in reminders))
    behind = {key.partition("/")[2] for key in keys}
    if not behind:
        yield "no rule at all"
    for key in dict.fromkeys(heard.said):
        wanted = _asked_of(key)
        if wanted is None:
            yield f"{key}: nobody has said which rule this line rests on"
        elif wanted and not behind & set(wanted):
            yield f"{key}: none of {wanted}"


async def test_what_a_result_changed_leads_to_its_rule(table: Table) -> None:
    """Whatever a card says beside its dice is said by a rule in its menu."""
    known = table.bot.resolver.known
    lacking = [
        f"{system} {example.id}: {line}"
        for system in SYSTEMS
        for example in examples(system)
        for line in _untraced(known[f"{system}.{example.procedure}"][1], _played(system, example))
    ]
    assert "\n".join(lacking) == ""


async def test_every_outcome_that_can_come_has_a_place_in_the_order(table: Table) -> None:
    """Of every worked example, those that did not come as well: a headline without one would have no chance."""
    for system in SYSTEMS:
        for example in examples(system):
            declared = _played(system, example).declaration
            presenter = table.bot.resolver.known[f"{system}.{example.procedure}"][1]
            for outcome in odds(declared, presenter.policy):
                assert presenter.result(outcome) in presenter.order, (example.id, outcome)


async def test_every_roll_that_a_command_makes_has_a_worked_example(table: Table) -> None:
    """Or its lines were held against no rule at all."""
    told = {f"{system}.{example.procedure}" for system in SYSTEMS for example in examples(system)}
    assert set(table.bot.resolver.known) <= told


async def test_every_card_of_an_example_shows_its_rules_in_its_edition(table: Table) -> None:
    """No key in the menu is unknown; where another edition's text answers, the option says which."""
    library = table.bot.finder.library
    for system in SYSTEMS:
        for example in examples(system):
            transcript = _played(system, example)
            edition = getattr(transcript.declaration.inputs, "edition", library.systems[system].default)
            presenter = table.bot.resolver.known[f"{system}.{example.procedure}"][1]
            for lang in Lang:
                card = resolution_card(transcript, presenter, Setting(system, edition), library, words(lang))
                (menu,) = [one for one in card.parts if isinstance(one, Menu)]
                assert menu.options, example.id
                for option in menu.options:
                    text, is_of_edition = library.text(library.by_key[option.value], edition)
                    said = words(lang)("rule-text-of", edition=text.editions[-1])
                    assert (said in str(option.description)) is not is_of_edition, (example.id, option)
