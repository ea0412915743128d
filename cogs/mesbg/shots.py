"""``/mesbg shoot``."""

from __future__ import annotations

from discord import app_commands

from bot.rolls.commands import roll_command
from bot.rolls.options import choices
from bot.rolls.request import Declared, Request
from cogs.mesbg.options import Characteristic, Fate, Rolls, needed, option, settled, struck
from rules.game.fielding import either
from rules.mesbg.courage import stated
from rules.mesbg.fielded import brought
from rules.mesbg.shooting import InTheWay, Kind, Missile, Shooting, shooting
from rules.mesbg.wounds import Struck

_WAY = choices(
    "way",
    ("wall", "model", "hedge", "fortification", "agreed-2", "agreed-3", "agreed-4", "agreed-5", "agreed-6"),
)


def _in_the_way(chosen: str) -> InTheWay:
    kind, _, number = chosen.partition("-")
    return InTheWay(Kind(kind), int(number or 0))


class Shots(Rolls):
    """Shooting at one target."""

    @roll_command("shoot", "command-mesbg-shoot")
    @app_commands.describe(
        shoot=option("shoot-value"),
        strength=option("hit-strength"),
        defence=option("target-defence"),
        moved=option("moved"),
        in_the_way=option("in-the-way"),
        in_the_way_2=option("in-the-way-2"),
        in_the_way_3=option("in-the-way-3"),
        shots=option("shots"),
        missile=option("missile"),
        modifier=option("hit-modifier"),
        might=option("shooter-might"),
        wounds=option("target-wounds"),
        fate=option("target-fate"),
        alignment=option("shooter-side"),
        into_fight=option("into-fight"),
        friend_defence=option("friend-defence"),
        way_numbers=option("in-the-way-numbers"),
        natural_six=option("natural-six"),
        accuracy=option("accuracy"),
    )
    @app_commands.choices(
        in_the_way=_WAY,
        in_the_way_2=_WAY,
        in_the_way_3=_WAY,
        missile=choices("missile", tuple(Missile)),
        alignment=choices("shooter", ("good", "evil")),
        way_numbers=choices("answer", ("as-2018", "agree-each")),
        natural_six=choices("answer", ("six-hits", "six-must-reach")),
    )
    @app_commands.rename(alignment="side")
    def shoot(
        self,
        request: Request,
        shoot: app_commands.Range[int, 2, 6] | None = None,
        strength: Characteristic = 2,
        defence: Characteristic | None = None,
        moved: bool = False,
        in_the_way: str | None = None,
        in_the_way_2: str | None = None,
        in_the_way_3: str | None = None,
        shots: app_commands.Range[int, 1, 30] | None = None,
        missile: str | None = None,
        modifier: app_commands.Range[int, -3, 3] = 0,
        might: app_commands.Range[int, 0, 10] | None = None,
        wounds: app_commands.Range[int, 1, 20] | None = None,
        fate: Fate | None = None,
        alignment: str | None = None,
        into_fight: bool = False,
        friend_defence: Characteristic | None = None,
        way_numbers: str | None = None,
        natural_six: str | None = None,
        accuracy: bool = False,
    ) -> Declared:
        """Rolls to hit, past what is in the way, and to wound."""
        unit, target = brought(request.field.own), brought(request.field.target)
        shot_with = Missile(either(missile, unit.missile, Missile.BOW.value))
        twice = shot_with is Missile.SLING and not moved
        declared = Shooting(
            request.edition,
            needed("shoot", shoot, unit, "shoot", 4),
            shots or (2 if twice else 1),
            shot_with,
            moved,
            stated(modifier, "shooting"),
            tuple(_in_the_way(way) for way in (in_the_way, in_the_way_2, in_the_way_3) if way),
            strength,
            struck(target, defence, wounds, fate, might=target.might),
            either(might, unit.might, 0),
            unit.good is not False if alignment is None else alignment == "good",
            into_fight,
            None if friend_defence is None else Struck(friend_defence),
            settled=settled(in_the_way=way_numbers, natural_six=natural_six),
            accuracy=accuracy,
        )
        return shooting(declared)
