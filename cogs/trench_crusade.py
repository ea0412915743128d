"""Trench Crusade's rolls: ``/tc``."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Umpire
from bot.cards.card import Accent
from bot.cards.resolution import Presenter, Setting
from bot.translate import described
from bot.words import Words
from rules.trench_crusade.injury import Armour, Injury, InjuryRoll, Piercing, Target, Wound, injury_roll
from rules.trench_crusade.injury import stated as stated_injury
from rules.trench_crusade.rulebook import SYSTEM
from rules.trench_crusade.success import Success, SuccessRoll, stated, success_roll

_SUCCESS = Presenter(
    result=str,
    order=(Success.SUCCESS, Success.CRITICAL, Success.FAIL),
    accents={Success.FAIL: Accent.NOTHING},
)


def _wound_changes(declared: InjuryRoll, wound: Wound, words: Words) -> Sequence[str]:
    lines = []
    if wound.replaced_by:
        lines.append(words(f"replaced-{wound.replaced_by}"))
    before = declared.target.blood
    if wound.injury is Injury.OUT_OF_ACTION:
        lines.append(words("model-removed"))
    elif wound.blood:
        lines.append(words("blood-changes", before=before, after=before + wound.blood))
    return lines


_INJURY = Presenter(
    result=lambda wound: str(wound.injury),
    order=tuple(reversed(Injury)),
    accents={Injury.NO_EFFECT: Accent.NOTHING},
    changes=_wound_changes,
)

_EDITIONS = [app_commands.Choice(name=name, value=name) for name in ("1.0.2", "1.0.0", "1.6.3")]


def _choices(prefix: str, values: Sequence[str]) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=described(f"{prefix}-{value}"), value=value) for value in values]


class TrenchCrusadeCog(commands.GroupCog, name="tc", description=described("command-tc")):
    """Rolls as Trench Crusade's rulebook names them."""

    def __init__(self, bot: Umpire) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Says how outcomes are shown."""
        self.bot.resolver.present(success_roll, _SUCCESS)
        self.bot.resolver.present(injury_roll, _INJURY)

    @app_commands.command(name="success", description=described("command-tc-success"))
    @app_commands.describe(
        dice=described("option-net-dice"),
        blood=described("option-blood-own"),
        blessing=described("option-blessing-own"),
        kind=described("option-success-kind"),
        label=described("option-label"),
        opponent=described("option-opponent"),
        preview=described("option-preview"),
        faces=described("option-faces"),
        edition=described("option-edition"),
    )
    @app_commands.choices(kind=_choices("purpose", ("success", "risky", "hit", "morale")), edition=_EDITIONS)
    async def success(
        self,
        interaction: discord.Interaction,
        dice: app_commands.Range[int, -10, 10] = 0,
        blood: app_commands.Range[int, 0, 6] = 0,
        blessing: app_commands.Range[int, 0, 6] = 0,
        kind: str = "success",
        label: app_commands.Range[str, 1, 90] | None = None,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls 2D6, best or worst two by the net DICE: 7 or more succeeds, 12 is critical."""
        heard = await self.bot.audience(interaction)
        edition = edition or self.bot.edition(heard, SYSTEM)
        declared = SuccessRoll(edition, stated(dice), blood, 0, blessing, purpose=kind)
        deciders = self._deciders(interaction, opponent, own=("roller", "table"), theirs="opponent")
        setting = Setting(SYSTEM, edition, label or "", deciders=deciders)
        await self.bot.resolver.declare(
            interaction, heard, success_roll(declared), setting, preview=preview, faces=faces
        )

    @app_commands.command(name="injury", description=described("command-tc-injury"))
    @app_commands.describe(
        dice=described("option-injury-dice"),
        modifier=described("option-injury-modifier"),
        armour=described("option-armour"),
        shield=described("option-shield"),
        piercing=described("option-piercing"),
        down=described("option-down"),
        blood=described("option-blood-target"),
        blessing=described("option-blessing-target"),
        tough=described("option-tough"),
        golem=described("option-golem"),
        impervious=described("option-impervious"),
        deadly=described("option-deadly"),
        marks=described("option-marks"),
        label=described("option-label"),
        opponent=described("option-opponent-injured"),
        preview=described("option-preview"),
        faces=described("option-faces"),
        edition=described("option-edition"),
    )
    @app_commands.choices(
        armour=_choices("armour", tuple(Armour)), piercing=_choices("piercing", tuple(Piercing)), edition=_EDITIONS
    )
    async def injury(
        self,
        interaction: discord.Interaction,
        dice: app_commands.Range[int, -10, 10] = 0,
        modifier: app_commands.Range[int, -10, 10] = 0,
        armour: str = "none",
        shield: bool = False,
        piercing: str = "none",
        down: bool = False,
        blood: app_commands.Range[int, 0, 6] = 0,
        blessing: app_commands.Range[int, 0, 6] = 0,
        tough: bool = False,
        golem: bool = False,
        impervious: bool = False,
        deadly: bool = False,
        marks: app_commands.Range[int, 0, 3] = 0,
        label: app_commands.Range[str, 1, 90] | None = None,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls on the injury chart, armour and markers counted in."""
        heard = await self.bot.audience(interaction)
        edition = edition or self.bot.edition(heard, SYSTEM)
        target = Target(Armour(armour), shield, impervious, down, blood, 0, blessing, tough, golem)
        declared = InjuryRoll(
            edition,
            target,
            stated_injury(dice, modifier),
            base=3 if deadly else 2,
            piercing=Piercing(piercing),
            marks=("mark",) * marks,
        )
        deciders = self._deciders(interaction, opponent, own=("attacker", "table"), theirs="defender")
        setting = Setting(SYSTEM, edition, label or "", deciders=deciders)
        await self.bot.resolver.declare(
            interaction, heard, injury_roll(declared), setting, preview=preview, faces=faces
        )

    def _deciders(
        self, interaction: discord.Interaction, opponent: discord.User | None, *, own: tuple[str, ...], theirs: str
    ) -> dict[str, int]:
        """Says who decides for whom; without an opponent the roller answers for both sides."""
        roller = interaction.user.id
        return {**dict.fromkeys(own, roller), theirs: opponent.id if opponent else roller}


async def setup(bot: Umpire) -> None:
    """Adds the cog."""
    await bot.add_cog(TrenchCrusadeCog(bot))
