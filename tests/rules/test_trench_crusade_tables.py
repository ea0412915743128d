"""The published chances of success rolls, injury rolls and whole attacks, to the last printed digit."""

from fractions import Fraction

import pytest

from rules.dice import Total
from rules.odds import odds
from rules.trench_crusade.injury import Injury, InjuryRoll, Target, injury_roll
from rules.trench_crusade.injury import stated as stated_injury
from rules.trench_crusade.keywords import Keyword
from rules.trench_crusade.ranged import Shooting, Sighted
from rules.trench_crusade.shoot import shoot
from rules.trench_crusade.success import Success, SuccessRoll, stated, success_roll
from rules.trench_crusade.target import Attacker
from rules.trench_crusade.weapons import Weapon

# net DICE: fail, success of any kind, of which critical, mean of the kept sum
_SUCCESS = """
-4  4919/5184 = 0.9489  265/5184 = 0.0511  1/46656 = 0.000021  3.6555
-3  7043/7776 = 0.9057  733/7776 = 0.0943  1/7776 = 0.000129  4.0698
-2  119/144 = 0.8264  25/144 = 0.1736  1/1296 = 0.000772  4.6559
-1  49/72 = 0.6806  23/72 = 0.3194  1/216 = 0.004630  5.5417
+0  5/12 = 0.4167  7/12 = 0.5833  1/36 = 0.027778  7.0000
+1  7/36 = 0.1944  29/36 = 0.8056  2/27 = 0.074074  8.4583
+2  13/144 = 0.0903  131/144 = 0.9097  19/144 = 0.131944  9.3441
+3  41/972 = 0.0422  931/972 = 0.9578  763/3888 = 0.196245  9.9302
+4  103/5184 = 0.0199  5081/5184 = 0.9801  12281/46656 = 0.263224  10.3445
"""

# dice, INJURY DICE, INJURY MODIFIER: no effect / minor / Down / Out of Action
_INJURIES = """
2 -3 -3  0.6516 / 0.3436 / 0.0046 / 0.0001
2 -3 -2  0.4335 / 0.5514 / 0.0143 / 0.0008
2 -3 -1  0.1962 / 0.7616 / 0.0374 / 0.0048
2 -3 +0  0.0000 / 0.9057 / 0.0792 / 0.0150
2 -3 +1  0.0000 / 0.8059 / 0.1519 / 0.0422
2 -3 +2  0.0000 / 0.6516 / 0.2541 / 0.0943
2 -2 -3  0.5216 / 0.4630 / 0.0147 / 0.0008
2 -2 -2  0.3202 / 0.6397 / 0.0363 / 0.0039
2 -2 -1  0.1319 / 0.7778 / 0.0748 / 0.0154
2 -2 +0  0.0000 / 0.8264 / 0.1335 / 0.0401
2 -2 +1  0.0000 / 0.6944 / 0.2153 / 0.0903
2 -2 +2  0.0000 / 0.5216 / 0.3048 / 0.1736
2 -1 -3  0.3565 / 0.5926 / 0.0463 / 0.0046
2 -1 -2  0.1991 / 0.6944 / 0.0880 / 0.0185
2 -1 -1  0.0741 / 0.7315 / 0.1435 / 0.0509
2 -1 +0  0.0000 / 0.6806 / 0.2130 / 0.1065
2 -1 +1  0.0000 / 0.5231 / 0.2824 / 0.1944
2 -1 +2  0.0000 / 0.3565 / 0.3241 / 0.3194
2 +0 -3  0.1667 / 0.6667 / 0.1389 / 0.0278
2 +0 -2  0.0833 / 0.6389 / 0.1944 / 0.0833
2 +0 -1  0.0278 / 0.5556 / 0.2500 / 0.1667
2 +0 +0  0.0000 / 0.4167 / 0.3056 / 0.2778
2 +0 +1  0.0000 / 0.2778 / 0.3056 / 0.4167
2 +0 +2  0.0000 / 0.1667 / 0.2500 / 0.5833
2 +1 -3  0.0509 / 0.5926 / 0.2824 / 0.0741
2 +1 -2  0.0185 / 0.4583 / 0.3241 / 0.1991
2 +1 -1  0.0046 / 0.3148 / 0.3241 / 0.3565
2 +1 +0  0.0000 / 0.1944 / 0.2824 / 0.5231
2 +1 +1  0.0000 / 0.1065 / 0.2130 / 0.6806
2 +1 +2  0.0000 / 0.0509 / 0.1435 / 0.8056
2 +2 -3  0.0154 / 0.4630 / 0.3897 / 0.1319
2 +2 -2  0.0039 / 0.3017 / 0.3742 / 0.3202
2 +2 -1  0.0008 / 0.1728 / 0.3048 / 0.5216
2 +2 +0  0.0000 / 0.0903 / 0.2153 / 0.6944
2 +2 +1  0.0000 / 0.0401 / 0.1335 / 0.8264
2 +2 +2  0.0000 / 0.0154 / 0.0748 / 0.9097
2 +3 -3  0.0048 / 0.3436 / 0.4554 / 0.1962
2 +3 -2  0.0008 / 0.1933 / 0.3724 / 0.4335
2 +3 -1  0.0001 / 0.0941 / 0.2541 / 0.6516
2 +3 +0  0.0000 / 0.0422 / 0.1519 / 0.8059
2 +3 +1  0.0000 / 0.0150 / 0.0792 / 0.9057
2 +3 +2  0.0000 / 0.0048 / 0.0374 / 0.9578
2 +4 -3  0.0015 / 0.2492 / 0.4860 / 0.2632
2 +4 -2  0.0002 / 0.1230 / 0.3434 / 0.5334
2 +4 -1  0.0000 / 0.0511 / 0.1996 / 0.7493
2 +4 +0  0.0000 / 0.0199 / 0.1033 / 0.8768
2 +4 +1  0.0000 / 0.0056 / 0.0455 / 0.9489
2 +4 +2  0.0000 / 0.0015 / 0.0184 / 0.9801
3 -3 -3  0.1809 / 0.6893 / 0.0939 / 0.0359
3 -3 -2  0.0623 / 0.7193 / 0.1466 / 0.0718
3 -3 -1  0.0000 / 0.6605 / 0.2096 / 0.1298
3 -3 +0  0.0000 / 0.5093 / 0.2722 / 0.2184
3 -3 +1  0.0000 / 0.3428 / 0.3178 / 0.3395
3 -2 -3  0.1139 / 0.6606 / 0.1460 / 0.0795
3 -2 -2  0.0355 / 0.6258 / 0.1988 / 0.1399
3 -2 -1  0.0000 / 0.5256 / 0.2490 / 0.2254
3 -2 +0  0.0000 / 0.3771 / 0.2842 / 0.3387
3 -2 +1  0.0000 / 0.2342 / 0.2914 / 0.4744
3 -1 -3  0.0579 / 0.5586 / 0.2083 / 0.1752
3 -1 -2  0.0162 / 0.4715 / 0.2431 / 0.2693
3 -1 -1  0.0000 / 0.3549 / 0.2616 / 0.3835
3 -1 +0  0.0000 / 0.2315 / 0.2562 / 0.5123
3 -1 +1  0.0000 / 0.1304 / 0.2245 / 0.6451
3 +0 -3  0.0185 / 0.3565 / 0.2500 / 0.3750
3 +0 -2  0.0046 / 0.2546 / 0.2407 / 0.5000
3 +0 -1  0.0000 / 0.1620 / 0.2130 / 0.6250
3 +0 +0  0.0000 / 0.0926 / 0.1667 / 0.7407
3 +0 +1  0.0000 / 0.0463 / 0.1157 / 0.8380
3 +1 -3  0.0039 / 0.1713 / 0.2083 / 0.6165
3 +1 -2  0.0008 / 0.1042 / 0.1644 / 0.7307
3 +1 -1  0.0000 / 0.0571 / 0.1181 / 0.8248
3 +1 +0  0.0000 / 0.0278 / 0.0772 / 0.8951
3 +1 +1  0.0000 / 0.0116 / 0.0455 / 0.9429
3 +2 -3  0.0008 / 0.0787 / 0.1460 / 0.7746
3 +2 -2  0.0001 / 0.0413 / 0.0985 / 0.8601
3 +2 -1  0.0000 / 0.0195 / 0.0599 / 0.9205
3 +2 +0  0.0000 / 0.0080 / 0.0334 / 0.9586
3 +2 +1  0.0000 / 0.0027 / 0.0168 / 0.9805
3 +3 -3  0.0002 / 0.0357 / 0.0939 / 0.8702
3 +3 -2  0.0000 / 0.0163 / 0.0555 / 0.9282
3 +3 -1  0.0000 / 0.0067 / 0.0292 / 0.9641
3 +3 +0  0.0000 / 0.0023 / 0.0140 / 0.9837
3 +3 +1  0.0000 / 0.0006 / 0.0061 / 0.9933
4 -1 -3  0.0033 / 0.2335 / 0.2135 / 0.5496
4 -1 -2  0.0000 / 0.1507 / 0.1884 / 0.6609
4 -1 -1  0.0000 / 0.0850 / 0.1519 / 0.7631
4 -1 +0  0.0000 / 0.0406 / 0.1101 / 0.8493
4 +0 -3  0.0008 / 0.0965 / 0.1420 / 0.7608
4 +0 -2  0.0000 / 0.0540 / 0.1049 / 0.8410
4 +0 -1  0.0000 / 0.0270 / 0.0702 / 0.9028
4 +0 +0  0.0000 / 0.0116 / 0.0424 / 0.9460
4 +1 -3  0.0001 / 0.0329 / 0.0694 / 0.8975
4 +1 -2  0.0000 / 0.0163 / 0.0444 / 0.9393
4 +1 -1  0.0000 / 0.0072 / 0.0258 / 0.9669
4 +1 +0  0.0000 / 0.0027 / 0.0136 / 0.9837
1 +0 -3  0.6667 / 0.3333 / 0.0000 / 0.0000
1 +0 -2  0.5000 / 0.5000 / 0.0000 / 0.0000
1 +0 -1  0.3333 / 0.6667 / 0.0000 / 0.0000
1 +0 +0  0.1667 / 0.8333 / 0.0000 / 0.0000
"""

# hit DICE, INJURY DICE, modifier, CRITICAL: miss, no effect, minor, Down, Out of Action
_ATTACKS = """
+0 +0 +0 no 0.416667 0.000000 0.236883 0.177598 0.168853
+0 +0 -1 no 0.416667 0.015561 0.317387 0.147891 0.102495
+0 +0 -2 no 0.416667 0.046811 0.367670 0.117027 0.051826
+0 +0 -3 no 0.416667 0.094007 0.386831 0.085005 0.017490
+1 +0 +0 no 0.194444 0.000000 0.319187 0.244427 0.241941
+2 +0 -2 no 0.090278 0.067258 0.557388 0.193994 0.091082
-1 +0 -1 no 0.680556 0.008766 0.176355 0.080204 0.054120
-2 +0 +0 no 0.826389 0.000000 0.072166 0.053030 0.048415
+1 +1 -3 yes 0.194444 0.037604 0.458924 0.240307 0.068720
+2 +1 -2 yes 0.090278 0.014505 0.381985 0.301197 0.212035
+3 +0 +0 no 0.042181 0.000000 0.355481 0.288124 0.314213
+0 +1 +0 no 0.416667 0.000000 0.110532 0.162873 0.309928
+0 -1 +0 no 0.416667 0.000000 0.389660 0.126800 0.066872
+0 +0 +0 yes 0.416667 0.000000 0.233989 0.175733 0.173611
"""


def _rows(table: str, mark: str) -> list[list[str]]:
    return [[cell.strip() for cell in line.split(mark)] for line in table.strip().splitlines()]


@pytest.mark.parametrize("row", _rows(_SUCCESS, "  "), ids=lambda row: row[0])
def test_success_rolls_have_the_published_chances(row: list[str]) -> None:
    """Fraction and printed decimals of failure, success and critical success, and the mean of the kept dice."""
    net, fail, success, critical, mean = row
    chances = odds(success_roll(SuccessRoll("1.0.2", stated(int(net)))))
    for printed, chance in (
        (fail, chances[Success.FAIL]),
        (success, chances.where(lambda result: result.passed)),
        (critical, chances[Success.CRITICAL]),
    ):
        fraction, decimal = printed.split(" = ")
        assert chance == Fraction(fraction)
        assert f"{float(chance):.{len(decimal) - 2}f}" == decimal
    dice = Total(keep=2, highest=int(net) >= 0).chances(2 + abs(int(net)), 6)
    assert f"{float(sum(total * chance for total, chance in dice.items())):.4f}" == mean


def _printed(base: int, dice: int, modifier: int) -> str:
    """Writes the chances of an injury roll as the tables do."""
    roll = InjuryRoll("1.0.2", because=stated_injury(dice, modifier), base=base)
    chances = odds(injury_roll(roll)).map(lambda wound: wound.injury)
    return " / ".join(f"{float(chances[injury]):.4f}" for injury in Injury)


@pytest.mark.parametrize("row", _rows(_INJURIES, "  "), ids=lambda row: row[0])
def test_injury_rolls_have_the_tabled_chances(row: list[str]) -> None:
    """Two dice, three (a Bloodbath or DEADLY), four (both), and the one of a torture instrument."""
    base, dice, modifier = map(int, row[0].split())
    assert _printed(base, dice, modifier) == row[1]


@pytest.mark.parametrize(
    ("modifier", "fractions"),
    [
        (-3, "1/6 2/3 5/36 1/36"),
        (-2, "1/12 23/36 7/36 1/12"),
        (-1, "1/36 5/9 1/4 1/6"),
        (0, "0 5/12 11/36 5/18"),
        (1, "0 5/18 11/36 5/12"),
        (2, "0 1/6 1/4 7/12"),
    ],
)
def test_the_plain_injury_roll_is_exact(modifier: int, fractions: str) -> None:
    """The row without INJURY DICE as fractions."""
    chances = odds(injury_roll(InjuryRoll("1.0.2", because=stated_injury(0, modifier))))
    results = chances.map(lambda wound: wound.injury)
    assert [results[injury] for injury in Injury] == [Fraction(text) for text in fractions.split()]


@pytest.mark.parametrize(
    ("modifier", "fractions"),
    [
        (-3, "1/54 77/216 1/4 3/8"),
        (-2, "1/216 55/216 13/54 1/2"),
        (-1, "0 35/216 23/108 5/8"),
        (0, "0 5/54 1/6 20/27"),
        (1, "0 5/108 25/216 181/216"),
    ],
)
def test_the_plain_roll_of_three_dice_is_exact(modifier: int, fractions: str) -> None:
    """A Bloodbath or DEADLY without INJURY DICE as fractions."""
    chances = odds(injury_roll(InjuryRoll("1.0.2", because=stated_injury(0, modifier), base=3)))
    results = chances.map(lambda wound: wound.injury)
    assert [results[injury] for injury in Injury] == [Fraction(text) for text in fractions.split()]


@pytest.mark.parametrize("row", _rows(_ATTACKS, " "), ids="_".join)
def test_whole_attacks_have_the_tabled_chances(row: list[str]) -> None:
    """From the hit roll to the injury, a critical counted in, as one declared shot."""
    hit, injury, modifier, critical, *printed = row
    keywords = (Keyword.CRITICAL,) if critical == "yes" else ()
    weapon = Weapon(range=24, injury_dice=int(injury), modifier=int(modifier), keywords=keywords)
    declared = Shooting("1.0.2", weapon, (Sighted(distance=5),), shooter=Attacker(int(hit)))
    chances = odds(shoot(declared)).map(lambda fired: fired.result)
    assert [f"{float(chances[result]):.6f}" for result in ("miss", *Injury)] == printed


def test_a_bloodbath_is_the_three_dice_table() -> None:
    """Six markers spent, or three on a model that is Down, give the chances of three dice."""
    for target in (Target(blood=6), Target(blood=3, down=True)):
        chances = odds(injury_roll(InjuryRoll("1.0.2", target)), lambda choice: choice.options[-1])
        assert chances.map(lambda wound: wound.injury)[Injury.OUT_OF_ACTION] == Fraction(20, 27)
