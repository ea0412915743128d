"""``/laok defence``, ``morale``, ``broken``, ``decay`` and ``renewal``: what has to be borne, and what heals."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.rolls.commands import roll_command, told
from bot.rolls.options import choices
from bot.rolls.request import WITHOUT_DICE, Declared, Request
from cogs.last_argument.options import (
    COUNTED,
    FACING,
    YES_OR_NO,
    Characteristic,
    Many,
    Rolls,
    Stands,
    Typed,
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

    @roll_command("defence", "command-laok-defence", alone="target", defends=True, who_after="defence_value")
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
    )
    @app_commands.rename(defence_value="defence")
    @app_commands.choices(facing=FACING, natural_one=YES_OR_NO, smite_evasion=YES_OR_NO, stands_counted=COUNTED)
    def defence(
        self,
        request: Request,
        hits: app_commands.Range[int, 1, 100],
        defence_value: Characteristic | None = None,
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
    ) -> Declared:
        """Blocks hits that have been made already: Trample, Aura of Death, hits struck back, spells."""
        unit = brought(request.field.target)
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
        return defence(Hits(request.edition, hits, struck, read(hit_rules, HITTING), rulings))

    @defence.autocomplete("hit_rules")
    async def _hit_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.suggest(interaction, typed, HITTING)

    @defence.autocomplete("rules")
    async def _own_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.suggest(interaction, typed, STRUCK)

    @roll_command("morale", "command-laok-morale", alone="target", defends=True, who_after="resolve")
    @app_commands.describe(
        wounds=option("wounds-suffered"),
        resolve=option("resolve"),
        stands=option("stands-for-bonus"),
        facing=option("facing"),
        broken=option("broken"),
        terrifying=option("terrifying"),
        rules=option("own-rules"),
        natural_one=option("natural-one"),
    )
    @app_commands.choices(facing=FACING, natural_one=YES_OR_NO)
    def morale(
        self,
        request: Request,
        wounds: app_commands.Range[int, 1, 100],
        resolve: Characteristic | None = None,
        stands: Many | None = None,
        facing: str = Facing.FRONT,
        broken: bool | None = None,
        terrifying: Characteristic = 0,
        rules: Typed = "",
        natural_one: str = "",
    ) -> Declared:
        """Tests morale: one Resolve die for each wound, each failure is one more wound."""
        unit = brought(request.field.target)
        value = told("resolve", resolve, unit.numbers.get("resolve"))
        own = rules_of(rules, unit, STEADFAST)
        tested = target(unit, own, defence=0, facing=facing, resolve=value, stands=stands, broken=broken)
        return morale(MoraleTest(request.edition, wounds, tested, terrifying, natural_one))

    @morale.autocomplete("rules")
    async def _steadfast_rules(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self.suggest(interaction, typed, STEADFAST)

    @roll_command(
        "broken", "command-laok-broken", alone="target", defends=True, without=WITHOUT_DICE, who_after="stands"
    )
    @app_commands.describe(
        stands=option("stands-at-start"),
        lost=option("stands-lost"),
        game_start=option("stands-game-start"),
        broken=option("already-broken"),
        dauntless=option("dauntless"),
        half=option("broken-half"),
    )
    @app_commands.choices(half=choices("answer", ("round-start", "game-start")))
    def broken(
        self,
        request: Request,
        lost: Many | None = None,
        stands: Stands | None = None,
        game_start: Stands | None = None,
        broken: bool | None = None,
        dauntless: bool | None = None,
        half: str = "",
    ) -> Declared:
        """Says whether lost stands break a regiment, or shatter a Broken one."""
        unit = brought(request.field.target)
        was = either(broken, unit.broken, False)
        left = unit.numbers.get("stands", 0) - unit.lost if unit.stands is None else unit.stands
        since = (unit.before.broken if was else unit.before.round) or None
        if lost is not None and not was and left:
            since = left + lost  # it was stated how many went
        had = told("stands", stands, since)
        gone = told("lost", lost, None if stands is not None or since is None else since - left)
        start = either(game_start, None if was or stands else unit.before.game or None, 0)
        return fate_of(
            Losses(request.edition, had, gone, start, was, either(dauntless, unit.before.dauntless, False), half)
        )

    @roll_command("decay", "command-laok-decay", alone="target", defends=True, who_after="stands")
    @app_commands.describe(
        x=option("decay"), stands=option("stands-now"), wounds=option("wounds"), damage=option("damage")
    )
    def decay(
        self,
        request: Request,
        x: app_commands.Range[int, 1, 12] | None = None,
        stands: Stands | None = None,
        wounds: Stands | None = None,
        damage: Many | None = None,
    ) -> Declared:
        """Rolls what Decay costs a regiment when its activation ends."""
        unit = brought(request.field.target)
        left, dice = told("stands", stands, unit.stands), told("x", x, unit.numbers.get("decay"))
        decaying = target(unit, (), defence=0, stands=left, wounds=wounds, damage=damage)
        return decay(Decaying(request.edition, dice, decaying))

    @roll_command("renewal", "command-laok-renewal", alone="target", defends=True)
    @app_commands.describe(infantry=option("infantry"), broken=option("heals-broken"))
    def renewal(
        self,
        request: Request,
        infantry: bool | None = None,
        broken: bool | None = None,
    ) -> Declared:
        """Rolls how many wounds Biotic Renewal heals."""
        unit = brought(request.field.target)
        heals = Renewal(
            request.edition,
            either(infantry, is_infantry(unit), True),
            either(broken, unit.broken, False),
            unit.numbers.get("wounds", 0),
            unit.suffered,
            unit.lost,
        )
        return renewal(heals)
