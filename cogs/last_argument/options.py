"""What the commands of ``/laok`` share: choices, special rules as text, and declaring."""

from __future__ import annotations

import re
from collections.abc import Collection

import discord
from discord import app_commands

from bot.rolls import commands as rolls
from bot.rolls.commands import told
from bot.rolls.options import choices
from bot.translate import described
from rules.errors import CannotBeRead
from rules.game.fielding import either
from rules.game.state import Unit
from rules.last_argument.defence import UNKNOWN, Target
from rules.last_argument.fielded import Brought
from rules.last_argument.rulebook import SYSTEM, Facing, rule
from rules.last_argument.special_rules import NUMBERED, Special
from rules.last_argument.special_rules import Rules as SpecialRules

Characteristic = app_commands.Range[int, 0, 9]
Stands = app_commands.Range[int, 1, 60]
Many = app_commands.Range[int, 0, 60]
Inches = app_commands.Range[float, 0, 144]
Who = app_commands.Range[str, 1, 90]
Typed = app_commands.Range[str, 1, 200]


def option(name: str) -> app_commands.locale_str:
    """Gives the description of an option of these commands."""
    return described(f"option-laok-{name}")


FACING = choices("laok-facing", ("front", "flank", "rear"))
YES_OR_NO = choices("answer", ("yes", "no"))
COUNTED = choices("answer", ("after-losses", "before-losses"))


def target(
    unit: Brought,
    rules: SpecialRules,
    *,
    defence: int | None,
    evasion: int | None = None,
    facing: str = Facing.FRONT,
    resolve: int | None = None,
    stands: int | None = None,
    wounds: int | None = None,
    damage: int | None = None,
    broken: bool | None = None,
) -> Target:
    """Builds a regiment that is struck, as stated and as its unit is.

    Raises:
        CannotBeRead: nobody tells its Defence.
    """
    known = unit.numbers
    each = either(wounds, known.get("wounds"), 0)
    return Target(
        told("defence", defence, known.get("defence")),
        either(evasion, known.get("evasion"), 0),
        Facing(facing),
        known.get("resolve") if resolve is None else resolve,
        either(stands, unit.stands, 0),
        each,
        min(unit.damage or 0, max(each - 1, 0)) if damage is None else damage,
        either(broken, unit.broken, False),
        rules,
        unit.before if stands in {None, unit.stands} else UNKNOWN,
    )


def taking_part(option: str, stated: int | None, unit: Unit | None, known: Brought) -> int:
    """Gives how many stands take part in a roll; one where nobody tells, unless the unit is known to have more.

    Raises:
        CannotBeRead: nobody tells, and the unit has several.
    """
    if stated is None and unit is not None and (known.stands or 1) > 1:
        raise CannotBeRead("stands-not-told", option=option, unit=unit.name, stands=known.stands or 0)
    return either(stated, None, 1)


class Rolls(rolls.Rolls):
    """The rolls of this game; each part of the group is one of its children."""

    system = SYSTEM
    facing = frozenset({"clash", "volley", "impact", "duel"})

    async def suggest(
        self, interaction: discord.Interaction, typed: str, known: Collection[Special]
    ) -> list[app_commands.Choice[str]]:
        """Suggests special rules for the last of those typed so far."""
        lang = (await self.bot.audience(interaction)).reader.lang
        before, last = re.fullmatch(r"(.*[,;]\s*)?(.*)", typed, re.DOTALL).groups()  # type: ignore[union-attr]  # always fits
        by_key = self.bot.finder.library.by_key
        found = []
        for special in sorted(known):
            naming = by_key[rule(special)].entry.naming
            name = naming(lang).name + (" 1" if special in NUMBERED else "")
            names = (name, special.value, *by_key[rule(special)].entry.en.all_names())
            if any(last.casefold().strip() in one.casefold() for one in names):
                text = f"{before or ''}{name}"
                found.append(app_commands.Choice(name=text[-100:], value=text[:100]))
        return [choice for choice in found if len(str(choice.value)) < 100][:25]
