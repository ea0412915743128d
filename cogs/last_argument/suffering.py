"""``/laok defence``, ``morale``, ``broken``, ``decay`` and ``renewal``: what has to be borne, and what heals."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.rolls.commands import told
from bot.rolls.options import COMMON, choices
from bot.translate import described
from cogs.last_argument.options import (
    COUNTED,
    FACING,
    YES_OR_NO,
    Characteristic,
    Many,
    Rolls,
    Stands,
    Typed,
    Who,
    option,
    target,
)
from rules.game.fielding import either
from rules.last_argument.attack import STRUCK
from rules.last_argument.broken import Losses, fate_of
from rules.last_argument.decay import Decaying, decay
from rules.last_argument.fielded import brought, is_infantry, rules_of
from rules.last_argument.hits_given import HITTING, Hits, defence
from rules.last_argument.morale import STEADFAST, MoraleTest, morale
from rules.last_argument.renewal import Renewal, renewal
from rules.last_argument.rulebook import Facing
from rules.last_argument.special_rules import read
from rules.last_argument.unsettled import Rulings


class Suffering(Rolls):
    """Hits, wounds and losses that have to be borne."""

    @app_commands.command(name="defence", description=described("command-laok-defence"))
    @app_commands.describe(
        hits=option("hits"),
        defence_value=option("defence"),
        evasion=option("evasion"),
        resolve=option("resolve"),
        stands=option("stands"),
        wounds=option("wounds"),
        damage=option("damage"),
        facing=option("facing"),
        broken=option("broken"),
        hit_rules=option("hit-rules"),
        rules=option("own-rules"),
        natural_one=option("natural-one"),
        smite_evasion=option("smite-evasion"),
        stands_counted=option("stands-counted"),
        **COMMON,
    )
    @app_commands.rename(defence_value="defence")
    @app_commands.choices(facing=FACING, natural_one=YES_OR_NO, smite_evasion=YES_OR_NO, stands_counted=COUNTED)
    async def defence(
        self,
        interaction: discord.Interaction,
        hits: app_commands.Range[int, 1, 100],
        defence_value: Characteristic | None = None,
        who: Who | None = None,
        evasion: Characteristic | None = None,
        resolve: Characteristic | None = None,
        stands: Stands | None = None,
        wounds: Stands | None = None,
        damage: Many | None = None,
        facing: str = Facing.FRONT,
        broken: bool | None = None,
        hit_rules: Typed = "",
        rules: Typed = "",
        natural_one: str = "",
        smite_evasion: str = "",
        stands_counted: str = "",
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Blocks hits that have been made already: Trample, Aura of Death, hits struck back, spells."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who, alone="target")
        unit = brought(field.target)
        struck = target(
            unit,
            rules_of(rules, unit, STRUCK),
            defence=defence_value,
            evasion=evasion,
            facing=facing,
            resolve=resolve,
            stands=stands,
            wounds=wounds,
            damage=damage,
            broken=broken,
        )
        rulings = Rulings(natural_one, smite_evasion, stands_counted=stands_counted)
        declared = defence(Hits(edition, hits, struck, read(hit_rules, HITTING), rulings))
        await self.roll(interaction, heard, declared, field, opponent, preview=preview, faces=faces, mine="defender")

    @defence.autocomplete("hit_rules")
    async def _hit_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.suggest(interaction, typed, HITTING)

    @defence.autocomplete("rules")
    async def _own_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.suggest(interaction, typed, STRUCK)

    @app_commands.command(name="morale", description=described("command-laok-morale"))
    @app_commands.describe(
        wounds=option("wounds-suffered"),
        resolve=option("resolve"),
        stands=option("stands-for-bonus"),
        facing=option("facing"),
        broken=option("broken"),
        terrifying=option("terrifying"),
        rules=option("own-rules"),
        natural_one=option("natural-one"),
        **COMMON,
    )
    @app_commands.choices(facing=FACING, natural_one=YES_OR_NO)
    async def morale(
        self,
        interaction: discord.Interaction,
        wounds: app_commands.Range[int, 1, 100],
        resolve: Characteristic | None = None,
        who: Who | None = None,
        stands: Many | None = None,
        facing: str = Facing.FRONT,
        broken: bool | None = None,
        terrifying: Characteristic = 0,
        rules: Typed = "",
        natural_one: str = "",
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Tests morale: one Resolve die for each wound, each failure is one more wound."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who, alone="target")
        unit = brought(field.target)
        value = told("resolve", resolve, unit.numbers.get("resolve"))
        own = rules_of(rules, unit, STEADFAST)
        tested = target(unit, own, defence=0, facing=facing, resolve=value, stands=stands, broken=broken)
        declared = morale(MoraleTest(edition, wounds, tested, terrifying, natural_one))
        await self.roll(interaction, heard, declared, field, opponent, preview=preview, faces=faces, mine="defender")

    @morale.autocomplete("rules")
    async def _steadfast_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.suggest(interaction, typed, STEADFAST)

    @app_commands.command(name="broken", description=described("command-laok-broken"))
    @app_commands.describe(
        stands=option("stands-at-start"),
        lost=option("stands-lost"),
        game_start=option("stands-game-start"),
        broken=option("already-broken"),
        dauntless=option("dauntless"),
        half=option("broken-half"),
        who=COMMON["who"],
        edition=COMMON["edition"],
    )
    @app_commands.choices(half=choices("answer", ("round-start", "game-start")))
    async def broken(
        self,
        interaction: discord.Interaction,
        lost: Many | None = None,
        stands: Stands | None = None,
        who: Who | None = None,
        game_start: Stands | None = None,
        broken: bool | None = None,
        dauntless: bool | None = None,
        half: str = "",
        edition: str | None = None,
    ) -> None:
        """Says whether lost stands break a regiment, or shatter a Broken one."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who, alone="target")
        unit = brought(field.target)
        was = either(broken, unit.broken, False)
        left = unit.numbers.get("stands", 0) - unit.lost if unit.stands is None else unit.stands
        since = (unit.before.broken if was else unit.before.round) or None
        if lost is not None and not was and left:
            since = left + lost  # it was stated how many went
        had = told("stands", stands, since)
        gone = told("lost", lost, None if stands is not None or since is None else since - left)
        start = either(game_start, None if was or stands else unit.before.game or None, 0)
        declared = fate_of(
            Losses(edition, had, gone, start, was, either(dauntless, unit.before.dauntless, False), half)
        )
        await self.roll(interaction, heard, declared, field, None, preview=False, faces=None, mine="defender")

    @app_commands.command(name="decay", description=described("command-laok-decay"))
    @app_commands.describe(
        x=option("decay"), stands=option("stands-now"), wounds=option("wounds"), damage=option("damage"), **COMMON
    )
    async def decay(
        self,
        interaction: discord.Interaction,
        x: app_commands.Range[int, 1, 12] | None = None,
        stands: Stands | None = None,
        who: Who | None = None,
        wounds: Stands | None = None,
        damage: Many | None = None,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls what Decay costs a regiment when its activation ends."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who, alone="target")
        unit = brought(field.target)
        left, dice = told("stands", stands, unit.stands), told("x", x, unit.numbers.get("decay"))
        decaying = target(unit, (), defence=0, stands=left, wounds=wounds, damage=damage)
        declared = decay(Decaying(edition, dice, decaying))
        await self.roll(interaction, heard, declared, field, opponent, preview=preview, faces=faces, mine="defender")

    @app_commands.command(name="renewal", description=described("command-laok-renewal"))
    @app_commands.describe(infantry=option("infantry"), broken=option("heals-broken"), **COMMON)
    async def renewal(
        self,
        interaction: discord.Interaction,
        who: Who | None = None,
        infantry: bool | None = None,
        broken: bool | None = None,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls how many wounds Biotic Renewal heals."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who, alone="target")
        unit = brought(field.target)
        heals = Renewal(
            edition,
            either(infantry, is_infantry(unit), True),
            either(broken, unit.broken, False),
            unit.numbers.get("wounds", 0),
            unit.suffered,
            unit.lost,
        )
        declared = renewal(heals)
        await self.roll(interaction, heard, declared, field, opponent, preview=preview, faces=faces, mine="defender")
