"""Morale, initiative, roll-offs, Risky rolls, relics, and injury rolls with everything that replaces a result."""

from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from rules.dice import ScriptedDice
from rules.errors import CannotBeRead, NotAllowedNow
from rules.game.fielding import Effect
from rules.odds import odds
from rules.procedure import Choice, Declaration, Option, play
from rules.trench_crusade.aftermath import Hurt, applied
from rules.trench_crusade.chart import Injury
from rules.trench_crusade.fielded import effects
from rules.trench_crusade.injury import InjuryRoll, Piercing, injury_roll, stated
from rules.trench_crusade.morale import Morale, morale
from rules.trench_crusade.risky import Risky, ShakenAction, risky, shaken_action
from rules.trench_crusade.roll_off import Initiative, RollOff, initiative, roll_off
from rules.trench_crusade.success import SuccessRoll
from rules.trench_crusade.target import Armour, Target
from rules.trench_crusade.tasks import D3Roll, Relic, d3_roll, relic


def rolled(declared: Declaration[Any, Any], faces: str = "", **answers: Option) -> Any:
    """Plays with dice as they fall; gives the outcome and the questions that were asked."""
    dice, asked = ScriptedDice(map(int, faces.replace(" ", ""))), []

    def decide(choice: Choice) -> Option:
        asked.append(f"{choice.decider}: {choice.question}")
        return answers.get(choice.question.replace("-", "_"), choice.default)

    outcome = play(declared, dice, decide).outcome
    assert dice.left == 0
    return outcome, asked


@pytest.mark.parametrize(
    ("models", "lost", "shrines", "needed"), [(5, 2, 0, 3), (6, 2, 0, 3), (12, 5, 0, 6), (5, 3, 1, 4)]
)
def test_morale_is_not_tested_before_half_are_down(models: int, lost: int, shrines: int, needed: int) -> None:
    """The refusal names how many it takes, rounded up; a Field Shrine counts as three models."""
    with pytest.raises(NotAllowedNow) as refused:
        odds(morale(Morale("1.0.2", models, out=lost, shrines=shrines)))
    assert refused.value.facts == {"lost": lost, "needed": needed}


def test_morale_at_exactly_half() -> None:
    """Three of six, three of five; Down and Out of Action count alike."""
    assert rolled(morale(Morale("1.0.2", 6, down=1, out=2)), "34")[0].result == "holds"
    assert rolled(morale(Morale("1.0.2", 5, down=3)), "34")[0].result == "holds"
    with pytest.raises(CannotBeRead):
        Morale("1.0.2", 5, down=3, out=3)


def test_a_leader_gives_one_die_and_two_are_a_question() -> None:
    """+1 DICE; with two of them up the table says whether they add. In 1.0.2 they do not."""
    chances = odds(morale(Morale("1.0.2", 6, out=3, leaders=1))).map(lambda outcome: outcome.result)
    assert chances["holds"] == Fraction(29, 36)
    _, asked = rolled(morale(Morale("1.0.0", 6, out=3, leaders=2)), "1144", open_two_leaders=2)
    assert asked == ["table: open-two-leaders"]
    assert rolled(morale(Morale("1.0.2", 6, out=3, leaders=2)), "144")[1] == []


@pytest.mark.parametrize(
    ("edition", "shaken", "result", "asks"),
    [
        ("1.0.2", False, "shaken", ["roller: shaken-or-flee"]),
        ("1.0.0", False, "shaken", []),
        ("1.0.2", True, "flees", []),
        ("1.0.0", True, "flees", ["table: open-winner-of-flight"]),
        ("1.6.3", True, "flees", ["table: open-winner-of-flight"]),
    ],
)
def test_failed_morale_shakes_and_failing_again_flees(edition: str, shaken: bool, result: str, asks: list[str]) -> None:
    """In 1.0.2 the player may flee at once; who wins a flight is open in 1.0.0."""
    outcome, asked = rolled(morale(Morale(edition, 6, out=3, shaken=shaken)), "33")
    assert (outcome.result, asked) == (result, asks)
    fled, _ = rolled(morale(Morale("1.0.2", 6, out=3)), "33", shaken_or_flee="flees")
    assert (fled.result, fled.winner) == ("flees", "opponent")
    assert rolled(morale(Morale("1.0.2", 6, shaken=True)), "34")[0].result == "recovers"


def test_roll_offs_are_even_and_ties_are_rolled_again() -> None:
    """Exactly one half, whatever the number of ties."""
    assert odds(roll_off(RollOff()))["won"] == Fraction(1, 2)
    assert rolled(roll_off(RollOff()), "11 44 66 35")[0] == "lost"


def test_initiative_goes_to_fewer_models_and_a_tie_to_the_dice() -> None:
    """No dice unless the numbers are equal."""
    assert rolled(initiative(Initiative(2, 5)))[0] == "won"
    assert rolled(initiative(Initiative(5, 2)))[0] == "lost"
    assert odds(initiative(Initiative(3, 3)))["won"] == Fraction(1, 2)


def test_risky_rolls_end_what_the_edition_and_the_moment_say() -> None:
    """The activation; outside of it the ACTION; in 1.6.3 that is open; an icon is its owner's to use."""
    roll = SuccessRoll("1.0.2", purpose="risky")
    assert rolled(risky(Risky(roll)), "33")[0].result == "risky-ends"
    assert rolled(risky(Risky(roll, own_activation=False)), "33")[0].result == "risky-failed"
    older = SuccessRoll("1.6.3", purpose="risky")
    outcome, asked = rolled(risky(Risky(older)), "33", open_failed_risky="only-this-action")
    assert (outcome.result, asked) == ("risky-failed", ["table: open-failed-risky"])
    assert rolled(risky(Risky(roll, icon=True)), "33", use_icon="keep-it")[0].result == "risky-ends"
    assert rolled(risky(Risky(roll, icon=True)), "34")[1] == []


@pytest.mark.parametrize(("edition", "asks"), [("1.6.3", True), ("1.0.0", True), ("1.0.2", False)])
def test_a_shaken_warbands_plain_move_is_free_or_a_question(edition: str, asks: bool) -> None:
    """1.0.2 makes only rolls Risky; 1.0.0 says every Action, which its translator reads as plain Moves too."""
    roll = SuccessRoll(edition, purpose="risky")
    outcome, asked = rolled(shaken_action(ShakenAction(roll)), "44" if asks else "")
    assert (outcome, bool(asked)) == ("success" if asks else "no-roll", asks)
    assert rolled(shaken_action(ShakenAction(SuccessRoll("1.0.2"), plain=False)), "33")[0] == "risky-ends"


def test_relics_score_twice_in_the_fourth_turn_and_four_a_turn_at_most() -> None:
    """One point, two in turn 4; in 1.6.3 the roll itself is open."""
    roll = SuccessRoll("1.0.2", purpose="relic")
    assert rolled(relic(Relic(roll)), "44")[0].points == 1
    assert rolled(relic(Relic(roll, turn=4, scored=3)), "44")[0].points == 1
    assert rolled(relic(Relic(roll, turn=4)), "33")[0].result == "relic-failed"
    blessed = play(relic(Relic(replace(roll, blessing=1))), ScriptedDice([3, 3, 6]), lambda choice: choice.options[-1])
    assert effects(blessed) == (Effect("own", "blessing", -1),)
    older = SuccessRoll("1.6.3", purpose="relic")
    outcome, _ = rolled(relic(Relic(older)), "33", open_relic_roll="risky-roll")
    assert outcome.result == "relic-failed-ends"


def test_a_d3_is_half_a_d6() -> None:
    """1-2, 3-4, 5-6."""
    assert dict(odds(d3_roll(D3Roll())).items()) == dict.fromkeys((1, 2, 3), Fraction(1, 3))


def _applied(target: Target, *hurts: Hurt, edition: str = "1.0.0", **answers: Option) -> Any:
    steps, sent = applied(edition, target, hurts), None
    while True:
        try:
            choice = steps.send(sent)
        except StopIteration as ended:
            return ended.value
        assert isinstance(choice, Choice)
        sent = answers.get(choice.question.replace("-", "_"), choice.default)


def test_results_applied_together_are_read_against_the_model_as_it_was() -> None:
    """Two Downs are one marker each; TOUGH takes one Out of Action; a GOLEM stands but for a Bloodbath."""
    down, out = Hurt(Injury.DOWN), Hurt(Injury.OUT_OF_ACTION)
    assert _applied(Target(), down, down).target.blood == 2
    assert _applied(Target(down=True), down, down).target.blood == 4
    assert _applied(Target(tough=True), out).injury is Injury.DOWN
    assert _applied(Target(tough=True), out, out).injury is Injury.OUT_OF_ACTION
    assert _applied(Target(golem=True), out, out).injury is Injury.DOWN
    assert _applied(Target(golem=True), out, Hurt(Injury.OUT_OF_ACTION, bath=True)).injury is Injury.OUT_OF_ACTION


def test_machine_armour_after_tough_is_the_tables_question() -> None:
    """A Down that TOUGH leaves may become a Minor Hit too, and does in 1.0.2; one from the chart always does."""
    target = Target(Armour.MACHINE, tough=True, new_antioch=True)
    out = Hurt(Injury.OUT_OF_ACTION)
    yes = _applied(target, out, edition="1.0.0")
    no = _applied(target, out, edition="1.0.0", open_tough_then_standfast="no")
    assert _applied(target, out, edition="1.0.2", open_tough_then_standfast="no") == yes
    assert (yes.injury, yes.replaced_by) == (Injury.MINOR_HIT, "tough-and-machine-armour")
    assert (no.injury, no.replaced_by) == (Injury.DOWN, "tough")
    assert _applied(Target(Armour.MACHINE), Hurt(Injury.DOWN), edition="1.0.2").injury is Injury.MINOR_HIT
    assert _applied(Target(Armour.MACHINE), Hurt(Injury.DOWN)).injury is Injury.DOWN


@pytest.mark.parametrize(("edition", "asks"), [("1.0.2", False), ("1.0.0", True), ("1.6.3", True)])
def test_the_die_of_a_bloodbath_is_open_only_where_it_differs(edition: str, asks: bool) -> None:
    """A third kept die or a D6 beside the two: asked in 1.0.0, and only when INJURY DICE make a difference."""
    plain = injury_roll(InjuryRoll(edition, Target(blood=6)))
    assert rolled(plain, "333", spend_blood="bloodbath")[1] == ["attacker: spend-blood"]
    more = injury_roll(InjuryRoll(edition, Target(blood=6), stated(1, 0)))
    wound, asked = rolled(more, "3331", spend_blood="bloodbath", open_bloodbath_die="added-die")
    assert ("table: open-bloodbath-die" in asked) is asks
    assert wound.injury is (Injury.DOWN if asks else Injury.OUT_OF_ACTION)
    fewer = injury_roll(InjuryRoll("1.0.0", Target(blood=6), stated(-1, 0)))
    wound, _ = rolled(fewer, "6646", spend_blood="bloodbath", open_bloodbath_die="added-die")
    assert wound.injury is Injury.OUT_OF_ACTION


def test_infection_beside_a_bloodbath_that_blood_paid_is_an_injury_die() -> None:
    """Six Blood markers are the whole price, so the Infection marker is +1 INJURY DICE and not a part of it."""
    declared = injury_roll(InjuryRoll("1.0.2", Target(blood=6, infection=1)))
    wound, _ = rolled(declared, "1333", spend_blood="bloodbath", spend_infection=1)
    assert (wound.injury, wound.blood, wound.infection) == (Injury.OUT_OF_ACTION, -6, -1)


def test_a_bloodbath_may_be_paid_otherwise_only_as_the_table_says() -> None:
    """Infection beside Blood pays in 1.0.2 and is open in 1.0.0; a FIRETEAM of 1.0.2 pays three."""
    target = Target(blood=4, infection=2)
    wound, asked = rolled(injury_roll(InjuryRoll("1.0.2", target)), "333", spend_blood="bloodbath-with-infection")
    assert asked == ["attacker: spend-blood"]
    assert (wound.injury, wound.blood, wound.infection) == (Injury.OUT_OF_ACTION, -4, -2)
    declared = injury_roll(InjuryRoll("1.0.0", target))
    wound, asked = rolled(declared, "333", spend_blood="bloodbath-with-infection", open_infection_bloodbath="yes")
    assert asked == ["attacker: spend-blood", "table: open-infection-bloodbath"]
    assert (wound.injury, wound.blood, wound.infection) == (Injury.OUT_OF_ACTION, -4, -2)
    assert rolled(declared, "33", spend_blood="bloodbath-with-infection")[0].injury is Injury.MINOR_HIT
    team = injury_roll(InjuryRoll("1.0.2", Target(blood=3), fireteam=True))
    assert rolled(team, "333", spend_blood="bloodbath")[0].injury is Injury.OUT_OF_ACTION


def test_one_die_with_injury_dice_keeps_as_many_as_the_table_says() -> None:
    """The torture instrument's 1D6 with +1 INJURY DICE: one kept in 1.0.2; in 1.0.0 one, or two."""
    declared = injury_roll(InjuryRoll("1.0.2", Target(), stated(1, 0), base=1, torture=True))
    wound, asked = rolled(declared, "56")
    assert (wound.injury, asked) == (Injury.MINOR_HIT, [])
    declared = injury_roll(InjuryRoll("1.0.0", Target(), stated(1, 0), base=1, torture=True))
    assert rolled(declared, "56")[0].injury is Injury.MINOR_HIT
    assert rolled(declared, "561", open_one_die_kept=2)[0].injury is Injury.OUT_OF_ACTION


@pytest.mark.parametrize(
    ("target", "piercing", "answers", "total"),
    [
        (Target(characteristic=3), Piercing.NONE, {}, -3),
        (Target(characteristic=3), Piercing.ARMOUR_PIERCING, {}, -2),
        (Target(characteristic=3, shield=True), Piercing.IGNORE_ARMOUR, {}, 0),
        (Target(Armour.REINFORCED, shield=True, characteristic=1), Piercing.NONE, {}, -3),
        (Target(Armour.REINFORCED, True, characteristic=1), Piercing.ARMOUR_PIERCING, {}, -2),
        (
            Target(Armour.REINFORCED, True, characteristic=1),
            Piercing.ARMOUR_PIERCING,
            {"open_cap_and_piercing": "piercing-first"},
            -3,
        ),
    ],
)
def test_armour_adds_up_to_its_limit(
    target: Target, piercing: Piercing, answers: dict[str, Option], total: int
) -> None:
    """Characteristic, armour and shield together stop at −3; before or after piercing is open."""
    for faces, plain in (("36", 9), ("26", 8), ("45", 9)):
        wound, _ = rolled(injury_roll(InjuryRoll("1.0.2", target, piercing=piercing)), faces, **answers)
        expected = Injury.OUT_OF_ACTION if plain + total >= 9 else Injury.DOWN if plain + total >= 7 else None
        assert wound.injury is (expected or Injury.MINOR_HIT)


@pytest.mark.parametrize("edition", ["1.6.3", "1.0.0"])
def test_a_shield_against_piercing_is_asked_about_only_where_it_matters(edition: str) -> None:
    """Worn armour shrinks either way; a shield alone is the question; IGNORE ARMOUR leaves it or not."""
    shield, both = Target(shield=True), Target(Armour.STANDARD, shield=True)
    pierced = {"piercing": Piercing.ARMOUR_PIERCING}
    assert rolled(injury_roll(InjuryRoll(edition, both, **pierced)), "45")[1] == []  # type: ignore[arg-type]
    assert rolled(injury_roll(InjuryRoll(edition, shield, **pierced)), "45")[1] == ["table: open-shield-is-armour"]  # type: ignore[arg-type]
    ignored = InjuryRoll(edition, both, piercing=Piercing.IGNORE_ARMOUR)
    assert rolled(injury_roll(ignored), "45")[0].injury is Injury.DOWN
    wound, _ = rolled(injury_roll(ignored), "45", open_shield_is_armour="all-armour")
    assert wound.injury is Injury.OUT_OF_ACTION
