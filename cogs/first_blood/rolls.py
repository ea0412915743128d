"""``/fb test``, ``roll``, ``blocks``, ``driven``, ``half`` and ``random``."""

from __future__ import annotations

import re

from discord import app_commands

from bot.rolls.by_hand import read_faces
from bot.rolls.commands import Rolls, roll_command, told
from bot.rolls.options import choices
from bot.rolls.request import WITHOUT_DICE, Declared, Request
from bot.translate import described
from rules.first_blood.at_random import AtRandom, at_random
from rules.first_blood.characteristic import CharacteristicTest, characteristic_test
from rules.first_blood.comparison import Comparison, comparison
from rules.first_blood.driven_back import DrivenBack, driven_back
from rules.first_blood.fielded import brought
from rules.first_blood.halving import Halved, Halving, halving
from rules.first_blood.matching import Compared, Pairing
from rules.first_blood.rerolls import Rerolls
from rules.first_blood.roll import DiceRoll, Kind, dice_roll
from rules.first_blood.rulebook import SYSTEM
from rules.game.fielding import either

Characteristic = app_commands.Range[int, 0, 9]
Results = app_commands.Range[str, 1, 20]
Inches = app_commands.Range[float, 0, 72]


def _option(name: str) -> app_commands.locale_str:
    return described(f"option-fb-{name}")


_REROLLS = choices("fb-reroll", ("failures", "successes", "both"))
_PARTIAL = choices("answer", ("all-only", "partial-too"))


def _rerolls(reroll: str, results: str | None, partial: str) -> Rerolls:
    """Builds the re-rolls that options name."""
    return Rerolls(reroll in {"failures", "both"}, reroll in {"successes", "both"}, _certain(results), partial)


def _certain(results: str | None) -> tuple[int, ...]:
    """Reads the certain results of the dice that a rule names: ``1`` or ``1 6``."""
    return () if results is None else tuple(sorted(set(read_faces(results))))


class FirstBloodRolls(Rolls):
    """Rolls as First Blood's principles name them."""

    system = SYSTEM
    facing = frozenset({"roll", "blocks"})

    @roll_command("test", "command-fb-test", who_after="value")
    @app_commands.describe(
        value=_option("value"),
        modifier=_option("modifier"),
        resolve=_option("resolve"),
        broken=_option("broken"),
        reroll=_option("reroll"),
        results_again=_option("results-again"),
        partial=_option("partial"),
    )
    @app_commands.choices(reroll=_REROLLS, partial=_PARTIAL)
    def test(
        self,
        request: Request,
        value: Characteristic | None = None,
        modifier: app_commands.Range[int, -9, 9] = 0,
        resolve: bool = False,
        broken: bool | None = None,
        reroll: str = "",
        results_again: Results | None = None,
        partial: str = "",
    ) -> Declared:
        """Rolls a D6 against a characteristic: that or less passes, a 6 fails, 0 fails at once."""
        unit = brought(request.field.own)
        characteristic = told("value", value, unit.numbers.get("resolve") if resolve else None)
        rerolls = _rerolls(reroll, results_again, partial)
        broken = either(broken, unit.broken, False)
        return characteristic_test(
            CharacteristicTest(request.edition, characteristic, modifier, rerolls, resolve, broken)
        )

    @roll_command("roll", "command-fb-roll")
    @app_commands.describe(
        dice=_option("dice"),
        value=_option("value"),
        kind=_option("kind"),
        inspired=_option("inspired"),
        aimed=_option("aimed"),
        broken=_option("broken"),
        reroll=_option("reroll"),
        results_again=_option("results-again"),
        extra_dice=_option("extra-dice"),
        extra_hits=_option("extra-hits"),
        secondary_hits=_option("secondary-hits"),
        partial=_option("partial"),
    )
    @app_commands.choices(
        kind=choices("purpose-fb", tuple(Kind)),
        reroll=_REROLLS,
        secondary_hits=choices("answer", ("no", "yes")),
        partial=_PARTIAL,
    )
    def roll(
        self,
        request: Request,
        value: Characteristic,
        dice: app_commands.Range[int, 0, 29] | None = None,
        kind: str = Kind.ATTACK,
        inspired: bool | None = None,
        aimed: bool | None = None,
        broken: bool | None = None,
        reroll: str = "",
        results_again: Results | None = None,
        extra_dice: Results | None = None,
        extra_hits: Results | None = None,
        secondary_hits: str = "",
        partial: str = "",
    ) -> Declared:
        """Rolls attack, Barrage or Block dice: a Primary Roll and one Secondary Roll of all it triggers."""
        unit, rolled = brought(request.field.own), Kind(kind)
        return dice_roll(
            DiceRoll(
                request.edition,
                rolled,
                told("dice", dice, unit.numbers.get(rolled.counted)),
                value,
                either(inspired, unit.inspired if rolled is Kind.ATTACK else None, False),
                either(aimed, unit.aimed if rolled is Kind.BARRAGE else None, False),
                either(broken, unit.broken, False),
                _rerolls(reroll, results_again, partial),
                _certain(extra_dice),
                _certain(extra_hits),
                secondary_hits,
            )
        )

    @roll_command("blocks", "command-fb-blocks")
    @app_commands.describe(
        blocks=_option("blocks"),
        hits=_option("hits"),
        on_table=_option("on-table"),
        value=_option("hit-value"),
        defence=_option("defence"),
        compared=_option("compared"),
        pairing=_option("pairing"),
    )
    @app_commands.choices(compared=choices("answer", tuple(Compared)), pairing=choices("answer", tuple(Pairing)))
    def blocks(
        self,
        request: Request,
        blocks: app_commands.Range[int, 0, 20],
        hits: app_commands.Range[int, 0, 20] = 0,
        on_table: app_commands.Range[str, 1, 60] | None = None,
        value: Characteristic = 5,
        defence: Characteristic | None = None,
        compared: str = "",
        pairing: str = "",
    ) -> Declared:
        """Rolls Blocks against Hits, die by die; how faces compare is for the table to say."""
        lying = () if on_table is None else read_faces(on_table)
        blocked_on = either(defence, brought(request.field.target).numbers.get("defence"), 5)
        return comparison(Comparison(request.edition, hits, lying, value, blocks, blocked_on, compared, pairing))

    @roll_command("driven", "command-fb-driven", alone="target", without=WITHOUT_DICE)
    @app_commands.describe(
        gap=_option("gap"),
        obstacle=_option("obstacle"),
        edge=_option("edge"),
        at_the_edge=_option("at-the-edge"),
    )
    @app_commands.choices(at_the_edge=choices("answer", ("edge-stops", "edge-removes", "edge-slides")))
    def driven(
        self,
        request: Request,
        gap: Inches,
        obstacle: Inches | None = None,
        edge: Inches | None = None,
        at_the_edge: str = "",
    ) -> Declared:
        """Works out how far a warrior is driven back."""
        return driven_back(DrivenBack(request.edition, gap, obstacle, edge, at_the_edge))

    @roll_command("half", "command-fb-half", without=WITHOUT_DICE)
    @app_commands.describe(value=_option("half-value"), of=_option("half-of"))
    @app_commands.choices(of=choices("fb-halved", tuple(Halved)))
    def half(self, request: Request, value: Inches, of: str = Halved.CHARACTERISTIC) -> Declared:
        """Halves a characteristic or a distance: always rounded up."""
        return halving(Halving(request.edition, value, Halved(of)))

    @roll_command("random", "command-fb-random")
    @app_commands.describe(ways=_option("ways"))
    def random(self, request: Request, ways: app_commands.Range[str, 3, 300]) -> Declared:
        """Decides at random what the rules leave open and you cannot agree on."""
        parts = tuple(filter(None, (part.strip() for part in re.split(r"[|/;,\n]", ways))))
        return at_random(AtRandom(request.edition, parts))
