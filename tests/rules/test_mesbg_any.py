"""Whatever is declared: what is rolled had a chance, replays, and follows from its answers with certainty."""

import random
from typing import Any

import pytest

from rules.dice import RandomDice
from rules.mesbg.duel import Duel, duel
from rules.mesbg.falling import Fall, fall
from rules.mesbg.fight import Fight, fight
from rules.mesbg.fighters import Fighter, Side, Weapon
from rules.mesbg.rulebook import Party
from rules.mesbg.shooting import InTheWay, Kind, Missile, Shooting, shooting
from rules.mesbg.wounds import Struck
from rules.odds import odds
from rules.procedure import Choice, Declaration, Option, by_default, play, replay, resume


def _fighter(pick: random.Random, *, support: bool = False) -> Fighter:
    return Fighter(
        pick.randint(1, 2),
        pick.randint(3, 4),
        pick.randint(3, 4),
        pick.choice((0, 0, 1, 2)),
        pick.choice(tuple(Weapon)),
        elven=pick.random() < 0.3,
        shielding=pick.random() < 0.2,
        bearer=pick.random() < 0.2,
        support=support,
        prone=pick.random() < 0.2,
    )


def _struck(pick: random.Random) -> Struck:
    return Struck(pick.randint(3, 9), pick.randint(1, 2), pick.choice((0, 1, 2)), trapped=pick.random() < 0.3)


def _side(pick: random.Random) -> Side:
    fighters = (_fighter(pick), *(_fighter(pick, support=pick.random() < 0.5) for _ in range(pick.choice((0, 0, 1)))))
    return Side(fighters, pick.random() < 0.4, pick.choice((True, False, None)), _struck(pick))


def _declared(seed: int) -> Declaration[Any, Any]:
    pick = random.Random(seed)
    edition = pick.choice(("2018", "2024"))
    priority = pick.choice((Party.ROLLER, Party.OPPONENT, None))
    match seed % 4:
        case 0:
            return duel(Duel(edition, _side(pick), _side(pick), priority))
        case 1:
            return fight(Fight(edition, _side(pick), _side(pick), priority, pick.random() < 0.5))
        case 2:
            ways = tuple(InTheWay(pick.choice(tuple(Kind)), pick.randint(2, 6)) for _ in range(pick.randint(0, 2)))
            return shooting(
                Shooting(
                    edition,
                    pick.randint(2, 6),
                    pick.randint(1, 3),
                    pick.choice((Missile.BOW, Missile.THROWN)),
                    pick.random() < 0.5,
                    in_the_way=(*ways, InTheWay(Kind.HEDGE)),
                    strength=pick.randint(2, 4),
                    struck=_struck(pick),
                    might=pick.choice((0, 0, 2)),
                    good=False,
                    into_fight=pick.random() < 0.5,
                    friend=pick.choice((None, Struck(4))),
                )
            )
    return fall(Fall(edition, pick.choice((1.0, 2.5, 4.0)), 1.5, _struck(pick)))


@pytest.mark.parametrize("seed", range(120))
def test_what_is_rolled_had_a_chance(seed: int) -> None:
    """With every choice answered by its default, the outcome has non-zero odds, and odds add up to one."""
    declared = _declared(seed)
    outcome = play(declared, RandomDice(random.Random(seed)), by_default).outcome
    chances = odds(declared)
    assert chances[outcome] > 0
    assert sum(chance for _, chance in chances.items()) == 1


@pytest.mark.parametrize("seed", range(120))
def test_any_decisions_can_be_taken_stopped_and_gone_on_with(seed: int) -> None:
    """Random answers to every question: the record replays, is certain, and can be resumed from any point."""
    declared, pick = _declared(seed), random.Random(seed)

    def anyhow(choice: Choice) -> Option:
        assert len(choice.options) > 1
        assert choice.default in choice.options
        return pick.choice(choice.options)

    transcript = play(declared, RandomDice(pick), anyhow)
    assert transcript.waiting is None
    assert replay(declared, transcript.answers) == transcript
    assert odds(declared, after=transcript.answers)[transcript.outcome] == 1
    for end in range(len(transcript.answers)):
        assert resume(declared, transcript.answers[:end], RandomDice(random.Random(1))).declaration == declared
