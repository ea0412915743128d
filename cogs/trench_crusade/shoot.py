"""``/tc shoot``."""

from __future__ import annotations

from dataclasses import replace

import discord
from discord import app_commands

from bot.audience import Audience
from bot.rolls.commands import roll_command
from bot.rolls.options import choices
from bot.rolls.request import Declared, Request
from bot.translate import described
from cogs.trench_crusade.options import ARMOUR, Dice, Markers, Typed, distances, model, split
from cogs.trench_crusade.presenters import distance as written
from cogs.trench_crusade.table import AtTheTable
from rules.trench_crusade import weapons
from rules.trench_crusade.fielded import attacker_of, wielded
from rules.trench_crusade.keywords import Trait
from rules.trench_crusade.ranged import Shooting, Sighted
from rules.trench_crusade.shoot import shoot
from rules.trench_crusade.target import Armour, Attacker, Target
from rules.trench_crusade.typed import extended, infected


class ShootCommand(AtTheTable):
    """The ranged attack."""

    @roll_command("shoot", "command-tc-shoot")
    @app_commands.describe(
        weapon=described("option-tc-weapon"),
        distance=described("option-tc-distance"),
        armour=described("option-armour"),
        cover=described("option-tc-cover"),
        height=described("option-tc-height"),
        shield=described("option-shield"),
        down=described("option-down"),
        target_blood=described("option-tc-target-blood"),
        target_blessing=described("option-blessing-target"),
        traits=described("option-tc-traits"),
        blood=described("option-blood-own"),
        blessing=described("option-blessing-own"),
        prone=described("option-tc-prone"),
        dice=described("option-tc-dice"),
        keywords=described("option-tc-keywords"),
        melee=described("option-tc-melee"),
        friend_armour=described("option-tc-friend-armour"),
        others=described("option-tc-others"),
        split_shots=described("option-tc-split"),
        sheltered=described("option-tc-sheltered"),
    )
    @app_commands.rename(split_shots="split")
    @app_commands.choices(
        armour=ARMOUR,
        friend_armour=ARMOUR,
        melee=choices("melee", ("none", "friend-seen", "friend-unseen")),
    )
    def shoot(
        self,
        request: Request,
        weapon: Typed,
        distance: app_commands.Range[float, 0, 72],
        armour: str = "none",
        cover: bool = False,
        height: app_commands.Range[float, -40, 40] = 0,
        shield: bool = False,
        down: bool = False,
        target_blood: Markers = 0,
        target_blessing: Markers = 0,
        traits: Typed | None = None,
        blood: Markers = 0,
        blessing: Markers = 0,
        prone: bool = False,
        dice: Dice = 0,
        keywords: Typed | None = None,
        melee: str = "none",
        friend_armour: str = "none",
        others: Typed | None = None,
        split_shots: Typed | None = None,
        sheltered: bool = False,
    ) -> Declared:
        """Shoots: range, hit roll and injury roll of every shot."""
        used = wielded(extended(weapons.weapon(weapon, request.edition), keywords or ""), request.field.own)
        target, known_traits = model(
            armour,
            shield=shield,
            down=down,
            blood=target_blood,
            blessing=target_blessing,
            traits=traits,
            unit=request.field.target,
            given=request.given,
            marks="target_",
        )
        shots = split(split_shots)
        aim = Sighted(target, distance, cover, height, large=Trait.LARGE in known_traits)
        declared = Shooting(
            request.edition,
            used,
            around(aim, melee, friend_armour, distances(others), shots),
            shots,
            attacker_of(
                Attacker(dice, prone, blood, infected(keywords or ""), blessing), request.field.own, request.given
            ),
            sheltered,
        )
        used_at = request.heard.public("weapon-title", weapon=called(weapon, request.heard), distance=written(distance))
        request.entitle(used_at)
        return shoot(declared)

    @shoot.autocomplete("weapon")
    async def suggest_weapon(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests ranged weapons while somebody types."""
        return await self.suggest_weapons(interaction, typed, ranged=True)


def called(name: str, heard: Audience) -> str:
    """Gives a weapon's name in the language of public answers, or the bare range as it was typed."""
    if name.strip()[:1].isdigit():
        return f'{name.strip().rstrip(chr(34))}"'
    return str(getattr(weapons.find(name), heard.public.lang.value))


def around(
    aim: Sighted, melee: str, friend: str, apart: tuple[float, ...], shots: tuple[int, ...]
) -> tuple[Sighted, ...]:
    """Gives every model that may be struck: the targets, those a blast may catch, and the friend in each melee."""
    targets = range(max(shots, default=0) + 1)
    models = [replace(aim, melee=place + 1 if melee != "none" else 0) for place in targets]
    beside = Target(aim.target.armour, aim.target.shield)
    models += [Sighted(beside, aim.distance, apart=inches) for inches in apart]
    if melee == "friend-seen":
        models += [Sighted(Target(Armour(friend)), aim.distance, friend=True, melee=place + 1) for place in targets]
    return tuple(models)
