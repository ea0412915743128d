"""What the commands of ``/mesbg`` share: choices, sides built from options, and declaring."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot import rolls
from bot.audience import Audience
from bot.translate import described
from rules.game.fielding import Fielded
from rules.mesbg.fighters import Fighter, Side, Weapon
from rules.mesbg.profile import Points, Stats
from rules.mesbg.rulebook import SYSTEM, Party
from rules.mesbg.wounds import Struck
from rules.procedure import Declaration

FIGHTING: dict[str, dict[str, Any]] = {
    "hand": {},
    "elven": {"elven": True},
    "two-handed": {"weapon": Weapon.TWO_HANDED},
    "elven-two-handed": {"weapon": Weapon.TWO_HANDED, "elven": True},
    "burly": {"weapon": Weapon.BURLY},
    "lance": {"weapon": Weapon.LANCE},
    "unarmed": {"weapon": Weapon.UNARMED},
    "shielding": {"shielding": True},
}


def option(name: str) -> app_commands.locale_str:
    """Gives the description of an option of these commands."""
    return described(f"option-mesbg-{name}")


Who = app_commands.Range[str, 1, 90]
Fate = app_commands.Range[int, 0, 10]
Characteristic = app_commands.Range[int, 1, 10]


def good(party: Party, alignment: str | None) -> bool | None:
    """Says whether a party is Good; None if nobody has told."""
    if alignment is None:
        return None
    if alignment == "same":
        return True
    return (alignment == "good") is (party is Party.ROLLER)


def holder(priority: str | None) -> Party | None:
    """Says who has Priority; None if nobody has told."""
    return None if priority is None else Party(priority)


def concerns(party: Party, chosen: str | None, what: str = "") -> bool:
    """Says whether a choice such as ``mine``, ``both-prone`` or ``theirs-bearer`` concerns a party."""
    whose, _, rest = (chosen or "").partition("-")
    return whose in {"both", "mine" if party is Party.ROLLER else "theirs"} and (not what or rest == what)


def side(
    party: Party,
    attacks: int,
    stats: Stats,
    points: Points,
    *,
    fighting: str,
    spears: int,
    spear: Stats | None,
    banner: str | None = None,
    position: str | None = None,
    alignment: str | None = None,
    defence: int = 5,
) -> Side:
    """Builds one side of a fight: the model in front, and what supports it from behind."""
    prone = concerns(party, position, "prone")
    front = Fighter(
        attacks,
        stats.fight,
        stats.strength,
        points.might,
        bearer=concerns(party, banner, "bearer"),
        prone=prone,
        **FIGHTING[fighting],
    )
    behind = spear or stats
    support = (Fighter(spears, behind.fight, behind.strength, support=True),) if spears else ()
    struck = Struck(defence, points.wounds, points.fate, trapped=concerns(party, position, "trapped"), prone=prone)
    return Side((front, *support), concerns(party, banner), good(party, alignment), struck)


class Rolls(rolls.Rolls):
    """Declares rolls for the commands of this group."""

    system = SYSTEM
    facing = frozenset({"shoot", "strikes", "duel", "fight"})

    async def roll(
        self,
        interaction: discord.Interaction,
        heard: Audience,
        declaration: Declaration[Any, Any],
        who: Fielded | str | None,
        opponent: discord.User | None,
        *,
        preview: bool,
        faces: str | None,
    ) -> None:
        """Rolls or previews a declaration; without an opponent, named or in the game, the roller answers for all."""
        await self.declare(
            interaction,
            heard,
            declaration.inputs.edition,
            declaration,
            {"roller": True, "table": True, "opponent": False},
            who=who,
            opponent=opponent,
            preview=preview,
            faces=faces,
        )


def settled(**readings: str | None) -> tuple[tuple[str, int | str], ...]:
    """Gives the open points that an option has settled beforehand."""
    return tuple((point.replace("_", "-"), reading) for point, reading in readings.items() if reading is not None)
