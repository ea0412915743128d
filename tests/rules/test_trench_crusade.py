"""Trench Crusade's rolls against published and tabled values."""

import pytest

from rules.dice import ScriptedDice
from rules.odds import odds
from rules.procedure import Choice, by_default, play
from rules.trench_crusade.injury import Armour, Injury, InjuryRoll, Piercing, Target, injury_roll
from rules.trench_crusade.injury import stated as stated_injury
from rules.trench_crusade.success import Success, SuccessRoll, stated, success_roll


@pytest.mark.parametrize(
    ("net", "success", "critical"),
    [
        (-3, ".0943", ".0001"),
        (-2, ".1736", ".0008"),
        (-1, ".3194", ".0046"),
        (0, ".5833", ".0278"),
        (1, ".8056", ".0741"),
        (2, ".9097", ".1319"),
        (3, ".9578", ".1962"),
    ],
)
def test_success_rolls_have_the_published_chances(net: int, success: str, critical: str) -> None:
    """Success with net DICE −3 to +3, to the last printed digit."""
    chances = odds(success_roll(SuccessRoll("1.0.2", stated(net))))
    assert f"{float(chances.where(lambda result: result.passed)):.4f}" == f"0{success}"
    assert f"{float(chances[Success.CRITICAL]):.4f}" == f"0{critical}"


_INJURIES = {
    # base, dice, modifier: no effect, minor, Down, Out of Action
    (2, 0, 0): "0.0000 0.4167 0.3056 0.2778",
    (2, 0, -3): "0.1667 0.6667 0.1389 0.0278",
    (2, 0, 2): "0.0000 0.1667 0.2500 0.5833",
    (2, -3, -3): "0.6516 0.3436 0.0046 0.0001",
    (2, 4, -1): "0.0000 0.0511 0.1996 0.7493",
    (3, 0, 0): "0.0000 0.0926 0.1667 0.7407",
    (3, 2, -3): "0.0008 0.0787 0.1460 0.7746",
    (3, -3, 1): "0.0000 0.3428 0.3178 0.3395",
    (4, 0, -3): "0.0008 0.0965 0.1420 0.7608",
    (1, 0, -2): "0.5000 0.5000 0.0000 0.0000",
}


@pytest.mark.parametrize(("declared", "printed"), _INJURIES.items())
def test_injury_rolls_have_the_tabled_chances(declared: tuple[int, int, int], printed: str) -> None:
    """2D6, DEADLY 3D6, DEADLY in a Bloodbath and the torture instrument."""
    base, dice, modifier = declared
    roll = InjuryRoll("1.0.2", because=stated_injury(dice, modifier), base=base)
    chances = odds(injury_roll(roll)).map(lambda wound: wound.injury)
    assert " ".join(f"{float(chances[injury]):.4f}" for injury in Injury) == printed


def _injury(faces: list[int], **options: object) -> object:
    target = options.pop("target", Target())
    edition = options.pop("edition", "1.0.2")
    dice = ScriptedDice(faces)
    transcript = play(injury_roll(InjuryRoll(edition, target, **options)), dice, by_default)  # type: ignore[arg-type]
    assert dice.left == 0
    return transcript.outcome


@pytest.mark.parametrize(
    ("faces", "target", "injury", "blood"),
    [
        ([1, 1], Target(Armour.MACHINE), Injury.NO_EFFECT, 0),
        ([3, 2], Target(), Injury.MINOR_HIT, 1),
        ([4, 4], Target(), Injury.DOWN, 1),
        ([4, 4], Target(down=True), Injury.DOWN, 2),
        ([4, 4], Target(down=True, blood=5), Injury.DOWN, 1),
        ([5, 5], Target(), Injury.OUT_OF_ACTION, 0),
        ([5, 5], Target(tough=True), Injury.DOWN, 1),
        ([5, 5], Target(golem=True), Injury.DOWN, 1),
        ([5, 5], Target(Armour.REINFORCED, shield=True), Injury.DOWN, 1),
        ([6, 5], Target(Armour.MACHINE), Injury.MINOR_HIT, 1),
    ],
)
def test_the_injury_chart(faces: list[int], target: Target, injury: Injury, blood: int) -> None:
    """Each result, armour that adds up, the limit of six, TOUGH, GOLEM, Machine Armour."""
    wound = _injury(faces, target=target)
    assert (wound.injury, wound.blood) == (injury, blood)  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("edition", "target", "piercing", "result"),
    [
        ("1.0.2", Target(Armour.REINFORCED), Piercing.ARMOUR_PIERCING, Injury.DOWN),
        ("1.0.2", Target(shield=True), Piercing.ARMOUR_PIERCING, Injury.OUT_OF_ACTION),
        ("1.0.0", Target(shield=True), Piercing.ARMOUR_PIERCING, Injury.DOWN),
        ("1.0.2", Target(Armour.MACHINE), Piercing.IGNORE_ARMOUR, Injury.OUT_OF_ACTION),
        ("1.0.2", Target(Armour.STANDARD, impervious=True), Piercing.IGNORE_ARMOUR, Injury.DOWN),
        ("1.0.2", Target(Armour.STANDARD, impervious=True), Piercing.ARMOUR_PIERCING, Injury.DOWN),
        ("1.0.0", Target(Armour.STANDARD, impervious=True), Piercing.ARMOUR_PIERCING, Injury.OUT_OF_ACTION),
    ],
)
def test_armour_is_pierced_as_the_edition_says(
    edition: str, target: Target, piercing: Piercing, result: Injury
) -> None:
    """Shields and IMPERVIOUS count for ARMOUR PIERCING from 1.0.2."""
    wound = _injury([4, 5], edition=edition, target=target, piercing=piercing)
    assert wound.injury is result  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("target", "piercing", "piece", "result"),
    [
        (Target(Armour.REINFORCED, shield=True, impervious=True), Piercing.IGNORE_ARMOUR, "armour", Injury.DOWN),
        (
            Target(Armour.REINFORCED, shield=True, impervious=True),
            Piercing.IGNORE_ARMOUR,
            "shield",
            Injury.OUT_OF_ACTION,
        ),
        (Target(Armour.REINFORCED, shield=True, impervious=True), Piercing.ARMOUR_PIERCING, "armour", Injury.DOWN),
        (Target(Armour.REINFORCED, characteristic=1, impervious=True), Piercing.IGNORE_ARMOUR, "", Injury.DOWN),
        (Target(characteristic=1, shield=True, impervious=True), Piercing.ARMOUR_PIERCING, "", Injury.OUT_OF_ACTION),
        (Target(characteristic=1, shield=True, impervious=True), Piercing.NONE, "", Injury.DOWN),
    ],
)
def test_impervious_keeps_only_its_own_piece_in_the_newest_edition(
    target: Target, piercing: Piercing, piece: str, result: Injury
) -> None:
    """Of a 10: which piece it is, its owner says where armour and a shield are there; the rest is pierced as usual."""
    asked: list[tuple[str, str]] = []

    def decide(choice: Choice) -> str:
        asked.append((choice.question, choice.decider))
        return piece

    transcript = play(injury_roll(InjuryRoll("1.0.2", target, piercing=piercing)), ScriptedDice([5, 5]), decide)
    assert transcript.outcome is not None
    assert transcript.outcome.injury is result
    assert asked == ([("impervious-piece", "defender")] if piece else [])


def test_injury_modifiers_stop_at_minus_three_in_the_newest_edition() -> None:
    """The cap is 1.0.2's; 1.0.0 has none."""
    modifiers = stated_injury(0, -2)
    target = Target(Armour.REINFORCED)
    newest = _injury([5, 5], target=target, because=modifiers)
    older = _injury([5, 5], edition="1.0.0", target=target, because=modifiers)
    assert newest.injury is Injury.DOWN  # type: ignore[attr-defined]
    assert older.injury is Injury.MINOR_HIT  # type: ignore[attr-defined]


def test_a_bloodbath_is_three_dice_and_costs_six_markers_or_three_on_a_target_down() -> None:
    """The opponent decides; the markers are gone."""
    declared = injury_roll(InjuryRoll("1.0.2", Target(blood=6)))
    transcript = play(declared, ScriptedDice([3, 3, 3]), lambda _: "bloodbath")
    assert transcript.outcome is not None
    assert transcript.outcome.injury is Injury.OUT_OF_ACTION
    assert transcript.outcome.blood == -6
    down = injury_roll(InjuryRoll("1.0.2", Target(blood=3, down=True, golem=True)))
    killed = play(down, ScriptedDice([3, 3, 3]), lambda _: "bloodbath").outcome
    assert killed is not None
    assert killed.injury is Injury.OUT_OF_ACTION


def test_leftover_blood_beside_a_bloodbath_is_the_tables_question() -> None:
    """No source says whether the fourth marker may be spent too; both have to agree."""
    declared = injury_roll(InjuryRoll("1.0.2", Target(blood=4, down=True)))
    asked = []

    def decide(choice: object) -> object:
        asked.append((choice.question, choice.decider))  # type: ignore[attr-defined]
        return {"spend-blood": "bloodbath", "open-blood-beside-bloodbath": "no"}[choice.question]  # type: ignore[attr-defined]

    play(declared, ScriptedDice([3, 3, 3]), decide)  # type: ignore[arg-type]
    assert asked == [("spend-blood", "attacker"), ("open-blood-beside-bloodbath", "table")]


def test_blood_is_asked_of_the_opponent_and_blessing_of_the_owner() -> None:
    """A marker nobody has is not asked about."""
    asked = []
    declared = success_roll(SuccessRoll("1.0.2", blood=1, blessing=2))

    def decide(choice: object) -> int:
        asked.append((choice.question, choice.decider))  # type: ignore[attr-defined]
        return 1

    transcript = play(declared, ScriptedDice([6, 1]), decide)  # type: ignore[arg-type]
    assert asked == [("spend-blood", "opponent"), ("spend-blessing", "roller")]
    assert transcript.outcome is Success.SUCCESS
