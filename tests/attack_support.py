"""Shots and blows of Trench Crusade as tests declare them, with dice as they fall."""

from typing import Any

from rules.dice import ScriptedDice
from rules.procedure import Choice, Declaration, Option, Transcript, by_default, play
from rules.trench_crusade.fight import fight
from rules.trench_crusade.melee import Fight
from rules.trench_crusade.ranged import Shooting, Sighted
from rules.trench_crusade.shoot import shoot
from rules.trench_crusade.weapons import Weapon

EDITIONS = ("1.6.3", "1.0.0", "1.0.2")
RIFLE = Weapon(range=24)
CLUB = Weapon(melee=True)
GREAT = Weapon(melee=True, hands=2)


class Asked:
    """Answers questions as told, others by default, and remembers who was asked what."""

    def __init__(self, **answers: Option) -> None:
        self.answers = {question.replace("_", "-"): answer for question, answer in answers.items()}
        self.asked: list[tuple[str, str]] = []

    def __call__(self, choice: Choice) -> Option:
        self.asked.append((choice.question, choice.decider))
        return self.answers.get(choice.question, choice.default)


def rolled(declared: Declaration[Any, Any], faces: str, decide: Any = by_default) -> Transcript[Any]:
    """Plays with dice as they fall; all of them must be used."""
    dice = ScriptedDice(map(int, faces.replace(" ", "")))
    transcript = play(declared, dice, decide)
    assert dice.left == 0
    assert transcript.waiting is None
    return transcript


def shot(*models: Sighted, edition: str = "1.0.2", weapon: Weapon = RIFLE, **more: Any) -> Declaration[Any, Any]:
    """Declares a ranged attack."""
    return shoot(Shooting(edition, weapon, models or (Sighted(distance=5),), **more))


def blow(edition: str = "1.0.2", weapon: Weapon = CLUB, **more: Any) -> Declaration[Any, Any]:
    """Declares a melee attack."""
    return fight(Fight(edition, weapon, **more))
