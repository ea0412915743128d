"""``/tc morale``, ``/tc initiative``, ``/tc rolloff``, ``/tc relic`` and ``/tc d3``."""

from __future__ import annotations

from discord import app_commands

from bot.rolls.commands import roll_command
from bot.rolls.request import Declared, Request
from bot.translate import described
from cogs.trench_crusade.options import Dice, Markers
from cogs.trench_crusade.table import AtTheTable
from rules.game.fielding import either
from rules.trench_crusade.fielded import attacker_of
from rules.trench_crusade.hunt import is_hunt, must_be_there, scored_so_far
from rules.trench_crusade.morale import Morale, morale
from rules.trench_crusade.roll_off import Initiative, RollOff, initiative, roll_off
from rules.trench_crusade.success import SuccessRoll, stated
from rules.trench_crusade.target import Attacker
from rules.trench_crusade.tasks import D3Roll, Relic, d3_roll, relic

Models = app_commands.Range[int, 0, 60]


class TurnCommands(AtTheTable):
    """What is rolled between activations, and for scenarios."""

    @roll_command("morale", "command-tc-morale")
    @app_commands.describe(
        models=described("option-tc-models"),
        down=described("option-tc-models-down"),
        out=described("option-tc-models-out"),
        leaders=described("option-tc-leaders"),
        shaken=described("option-tc-shaken"),
        shrines=described("option-tc-shrines"),
        dice=described("option-net-dice"),
    )
    def morale(
        self,
        request: Request,
        models: app_commands.Range[int, 1, 60],
        down: Models,
        out: Models,
        leaders: app_commands.Range[int, 0, 6] = 0,
        shaken: bool = False,
        shrines: app_commands.Range[int, 0, 3] = 0,
        dice: Dice = 0,
    ) -> Declared:
        """Tests morale when half or more of the warband is down."""
        declared = Morale(request.edition, models, down, out, leaders, shaken, shrines, dice)
        return morale(declared)

    @roll_command("initiative", "command-tc-initiative")
    @app_commands.describe(own=described("option-tc-own-up"), other=described("option-tc-other-up"))
    def initiative(self, _request: Request, own: Models, other: Models) -> Declared:
        """Finds out who has initiative: fewer models up, a tie is rolled off."""
        return initiative(Initiative(own, other))

    @roll_command("rolloff", "command-tc-rolloff")
    def rolloff(self, _request: Request) -> Declared:
        """Rolls off: a D6 each, ties again."""
        return roll_off(RollOff())

    @roll_command("relic", "command-tc-relic")
    @app_commands.describe(
        place=described("option-tc-place"),
        turn=described("option-tc-turn"),
        scored=described("option-tc-scored"),
        dice=described("option-net-dice"),
        blood=described("option-blood-own"),
        blessing=described("option-blessing-own"),
    )
    def relic(
        self,
        request: Request,
        place: app_commands.Range[int, 1, 12] | None = None,
        turn: app_commands.Range[int, 1, 6] | None = None,
        scored: app_commands.Range[int, 0, 4] | None = None,
        dice: Dice = 0,
        blood: Markers = 0,
        blessing: Markers = 0,
    ) -> Declared:
        """Claims a relic with a success roll; in a Relic Hunt it is written down as taken."""
        field, seen = request.field, request.seen
        held = attacker_of(Attacker(blood=blood, blessing=blessing), field.own, request.given)
        roll = SuccessRoll(request.edition, stated(dice), held.blood, 0, held.blessing, purpose="relic", contested=True)
        unit, now, so_far = field.own.id if field.own else "", 1, 0
        if seen is not None and is_hunt(seen.state):
            must_be_there(seen.state, request.person, place, unit)
            now, so_far = seen.state.turn, scored_so_far(seen.state, request.person)
        else:
            place = None
        declared = Relic(roll, either(turn, now, 1), either(scored, so_far, 0), place or 0, unit if place else "")
        return relic(declared)

    @roll_command("d3", "command-tc-d3")
    def d3(self, _request: Request) -> Declared:
        """Rolls a D3."""
        return d3_roll(D3Roll())
