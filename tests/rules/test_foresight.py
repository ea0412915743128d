"""What may be asked for: every stage and every decision, whichever way the dice fall."""

from dataclasses import dataclass

from rules.dice import Reason, ScriptedDice, Throw
from rules.examples import examples
from rules.foresight import Otherwise, decisions, foreseen, throws
from rules.odds import odds
from rules.procedure import Choice, Steps, by_default, play, procedure
from rules.trench_crusade import PROCEDURES
from rules.trench_crusade.melee import Fight
from rules.trench_crusade.weapons import weapon


@dataclass(frozen=True, slots=True)
class Dare:
    """Somebody who may dare more than one throw."""

    throws: int = 2


@procedure("test.dare")
def dare(declared: Dare) -> Steps[int]:
    """Throws, and after a success asks whether to throw again."""
    total = 0
    for number in range(declared.throws):
        face = yield Throw("dare", 1, scale=((4, "success"),), because=(Reason("nth", number),))
        if face < 4:
            return total
        total += face
        more = yield Choice("more", "roller", ("no", "yes"), "no")
        if more == "no":
            return total
    return total


def test_what_only_another_answer_leads_to_is_foreseen_with_that_answer() -> None:
    """By default the second throw never comes; a policy that goes on meets it."""
    assert [throw.because[0].amount for throw in throws(foreseen(dare(Dare())))] == [0]
    (more,) = decisions(foreseen(dare(Dare())))
    bold = Otherwise(by_default, more, "yes")
    assert [throw.because[0].amount for throw in throws(foreseen(dare(Dare()), bold))] == [0, 1]
    assert odds(dare(Dare()), bold)[8] > 0


def test_a_second_weapon_and_a_target_that_went_down_are_foreseen() -> None:
    """Both hit rolls, and injury rolls with and without +1 for a critical and for Down."""
    fight = PROCEDURES["trench_crusade.fight"]
    sword = weapon("sword-axe", "1.0.2")
    asked = list(throws(foreseen(fight(Fight("1.0.2", sword, second=sword)))))
    hits = {reason.code for throw in asked if throw.purpose == "hit" for reason in throw.because}
    injuries = {reason.code for throw in asked if throw.purpose == "injury" for reason in throw.because}
    assert hits == {"off-hand"}
    assert injuries == {"critical-hit", "critical-keyword", "target-down"}


def test_whatever_an_example_throws_was_foreseen() -> None:
    """No worked example throws a die for a purpose that its preview does not name."""
    for example in examples("trench_crusade"):
        declared = PROCEDURES[f"trench_crusade.{example.procedure}"]
        declaration = declared(declared.inputs.validate_python(example.inputs))
        decided = {(decision.question, decision.by): decision.answer for decision in example.decide}

        def as_told(choice: Choice, decided: dict[tuple[str, str], int | str] = decided) -> int | str:
            answer = decided.get((choice.question, choice.decider), choice.default)
            return answer if answer in choice.options else choice.default

        transcript = play(
            declaration, ScriptedDice(example.dice), lambda _, left=[d.answer for d in example.decide]: left.pop(0)
        )
        named = {throw.purpose for throw in throws(foreseen(declaration, as_told))}
        assert {throw.purpose for throw, _, _ in transcript.throws()} <= named, example.id
