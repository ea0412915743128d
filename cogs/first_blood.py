"""First Blood's rolls: ``/fb``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Umpire
from bot.audience import Audience
from bot.cards.card import Accent, clean
from bot.cards.numbers import inches
from bot.cards.resolution import Presenter
from bot.rolls.by_hand import read_faces
from bot.rolls.commands import Rolls, told
from bot.rolls.options import COMMON, choices
from bot.translate import described
from bot.words import Words
from rules.first_blood.at_random import AtRandom, at_random
from rules.first_blood.characteristic import CharacteristicTest, Verdict, characteristic_test
from rules.first_blood.comparison import Comparison, comparison
from rules.first_blood.driven_back import DrivenBack, Moved, driven_back
from rules.first_blood.fielded import brought, effects
from rules.first_blood.halving import Halved, Halving, halving
from rules.first_blood.matching import Compared, Pairing
from rules.first_blood.rerolls import Rerolls
from rules.first_blood.roll import DiceRoll, Kind, dice_roll
from rules.first_blood.rulebook import SYSTEM
from rules.game.fielding import Fielded, either
from rules.procedure import Declaration

_TEST = Presenter(
    result=str,
    order=tuple(Verdict),
    accents={Verdict.FAILED: Accent.NOTHING, Verdict.AT_ONCE: Accent.NOTHING},
    changes=lambda declared, verdict, words: (
        [words("fb-broken-fails" if declared.resolve and declared.broken else "fb-zero-fails")]
        if verdict is Verdict.AT_ONCE
        else []
    ),
    rules=lambda declared, verdict: (
        ("first_blood/broken" if declared.resolve and declared.broken else "first_blood/characteristic-zero",)
        if verdict is Verdict.AT_ONCE
        else ()
    ),
)

_ROLL = Presenter(
    result=lambda hits: "fb-successes" if hits else "fb-no-successes",
    order=("fb-successes", "fb-no-successes"),
    accents={"fb-no-successes": Accent.NOTHING},
    number=int,
    numbered="fb-count-successes",
    changes=lambda declared, _, words: (
        [words("fb-zero-fails")]
        if declared.dice and not declared.value
        else [words("fb-no-dice")]
        if not declared.dice + declared.inspired
        else []
    ),
    rules=lambda declared, _: () if declared.value else ("first_blood/characteristic-zero",),
)


def _compared(_: Comparison, open_hits: int, words: Words) -> Sequence[str]:
    if not open_hits:
        return ()
    return (f"-# {words('fb-what-follows')}",)


_COMPARISON = Presenter(
    result=lambda open_hits: "fb-through" if open_hits else "fb-all-stopped",
    order=("fb-through", "fb-all-stopped"),
    accents={"fb-all-stopped": Accent.NOTHING},
    changes=_compared,
    number=int,
    numbered="fb-count-through",
)


def _moved(declared: DrivenBack, moved: Moved, words: Words) -> Sequence[str]:
    if not moved.inches:
        return (words("fb-stays", gap=inches(declared.gap)),)
    return (words("fb-moves", moved=inches(moved.inches), gap=inches(declared.gap + moved.inches)),)


_DRIVEN = Presenter(
    result=lambda moved: str(moved.end),
    order=("fb-gap", "fb-blocked", "fb-edge-stops", "fb-edge-slides", "fb-edge-removes", "fb-far-enough"),
    accents={
        "fb-far-enough": Accent.NOTHING,
        **dict.fromkeys(("fb-gap", "fb-blocked", "fb-edge-stops", "fb-edge-slides"), Accent.COST),
        "fb-edge-removes": Accent.COST,
    },
    changes=_moved,
    rules=lambda _declared, _moved: ("first_blood/driven-back",),
)


def _halved(declared: Halving, half: int, words: Words) -> Sequence[str]:
    unit = '"' if declared.of is Halved.DISTANCE else ""
    return (
        words("fb-half-of", value=f"{declared.value:g}{unit}", half=f"{half}{unit}"),
        f"-# {words('fb-rounded-up')}",
    )


_HALF = Presenter(
    result=lambda _: "fb-half",
    order=("fb-half",),
    accents={"fb-half": Accent.REFERENCE},
    changes=_halved,
    rules=lambda _declared, _half: ("first_blood/rounding", "first_blood/reposition"),
)

_RANDOM = Presenter(
    result=lambda way: f"fb-way-{way}",
    order=tuple(f"fb-way-{way}" for way in range(1, 7)),
    accents={f"fb-way-{way}": Accent.REFERENCE for way in range(1, 7)},
    changes=lambda declared, way, _: (f"**{clean(declared.ways[way - 1], 90)}**",),
)


Characteristic = app_commands.Range[int, 0, 9]
Who = app_commands.Range[str, 1, 90]
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


class FirstBloodCog(Rolls, commands.GroupCog, name="fb", description=described("command-fb")):
    """Rolls as First Blood's principles name them."""

    system = SYSTEM
    facing = frozenset({"roll", "blocks"})

    def __init__(self, bot: Umpire) -> None:
        self.bot = bot

    async def cog_load(self) -> None:
        """Says how outcomes are shown."""
        await super().cog_load()
        self.bot.resolver.present(characteristic_test, _TEST)
        self.bot.resolver.present(dice_roll, _ROLL)
        self.bot.resolver.present(comparison, _COMPARISON)
        self.bot.resolver.present(driven_back, _DRIVEN, effects)
        self.bot.resolver.present(halving, _HALF)
        self.bot.resolver.present(at_random, _RANDOM)
        self.bot.resolver.aside(halving)

    @app_commands.command(name="test", description=described("command-fb-test"))
    @app_commands.describe(
        value=_option("value"),
        modifier=_option("modifier"),
        resolve=_option("resolve"),
        broken=_option("broken"),
        reroll=_option("reroll"),
        results_again=_option("results-again"),
        partial=_option("partial"),
        **COMMON,
    )
    @app_commands.choices(reroll=_REROLLS, partial=_PARTIAL)
    async def test(
        self,
        interaction: discord.Interaction,
        value: Characteristic | None = None,
        who: Who | None = None,
        modifier: app_commands.Range[int, -9, 9] = 0,
        resolve: bool = False,
        broken: bool | None = None,
        reroll: str = "",
        results_again: Results | None = None,
        partial: str = "",
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls a D6 against a characteristic: that or less passes, a 6 fails, 0 fails at once."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who)
        unit = brought(field.own)
        characteristic = told("value", value, unit.numbers.get("resolve") if resolve else None)
        rerolls = _rerolls(reroll, results_again, partial)
        broken = either(broken, unit.broken, False)
        declared = characteristic_test(CharacteristicTest(edition, characteristic, modifier, rerolls, resolve, broken))
        await self._roll(interaction, heard, declared, field, opponent, preview=preview, faces=faces)

    @app_commands.command(name="roll", description=described("command-fb-roll"))
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
        **COMMON,
    )
    @app_commands.choices(
        kind=choices("purpose-fb", tuple(Kind)),
        reroll=_REROLLS,
        secondary_hits=choices("answer", ("no", "yes")),
        partial=_PARTIAL,
    )
    async def roll(
        self,
        interaction: discord.Interaction,
        value: Characteristic,
        who: Who | None = None,
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
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls attack, Barrage or Block dice: a Primary Roll and one Secondary Roll of all it triggers."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who)
        unit, rolled = brought(field.own), Kind(kind)
        declared = dice_roll(
            DiceRoll(
                edition,
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
        await self._roll(interaction, heard, declared, field, opponent, preview=preview, faces=faces)

    @app_commands.command(name="blocks", description=described("command-fb-blocks"))
    @app_commands.describe(
        blocks=_option("blocks"),
        hits=_option("hits"),
        on_table=_option("on-table"),
        value=_option("hit-value"),
        defence=_option("defence"),
        compared=_option("compared"),
        pairing=_option("pairing"),
        **COMMON,
    )
    @app_commands.choices(compared=choices("answer", tuple(Compared)), pairing=choices("answer", tuple(Pairing)))
    async def blocks(
        self,
        interaction: discord.Interaction,
        blocks: app_commands.Range[int, 0, 20],
        who: Who | None = None,
        hits: app_commands.Range[int, 0, 20] = 0,
        on_table: app_commands.Range[str, 1, 60] | None = None,
        value: Characteristic = 5,
        defence: Characteristic | None = None,
        compared: str = "",
        pairing: str = "",
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Rolls Blocks against Hits, die by die; how faces compare is for the table to say."""
        heard, edition = await self.heard(interaction, edition)
        lying = () if on_table is None else read_faces(on_table)
        field = await self.fielded(interaction, who)
        blocked_on = either(defence, brought(field.target).numbers.get("defence"), 5)
        declared = comparison(Comparison(edition, hits, lying, value, blocks, blocked_on, compared, pairing))
        await self._roll(interaction, heard, declared, field, opponent, preview=preview, faces=faces)

    @app_commands.command(name="driven", description=described("command-fb-driven"))
    @app_commands.describe(
        gap=_option("gap"),
        obstacle=_option("obstacle"),
        edge=_option("edge"),
        at_the_edge=_option("at-the-edge"),
        who=COMMON["who"],
        edition=COMMON["edition"],
    )
    @app_commands.choices(at_the_edge=choices("answer", ("edge-stops", "edge-removes", "edge-slides")))
    async def driven(
        self,
        interaction: discord.Interaction,
        gap: Inches,
        who: Who | None = None,
        obstacle: Inches | None = None,
        edge: Inches | None = None,
        at_the_edge: str = "",
        edition: str | None = None,
    ) -> None:
        """Works out how far a warrior is driven back."""
        heard, edition = await self.heard(interaction, edition)
        field = await self.fielded(interaction, who, alone="target")
        declared = driven_back(DrivenBack(edition, gap, obstacle, edge, at_the_edge))
        await self._roll(interaction, heard, declared, field, None, preview=False, faces=None)

    @app_commands.command(name="half", description=described("command-fb-half"))
    @app_commands.describe(
        value=_option("half-value"), of=_option("half-of"), who=COMMON["who"], edition=COMMON["edition"]
    )
    @app_commands.choices(of=choices("fb-halved", tuple(Halved)))
    async def half(
        self,
        interaction: discord.Interaction,
        value: Inches,
        who: Who | None = None,
        of: str = Halved.CHARACTERISTIC,
        edition: str | None = None,
    ) -> None:
        """Halves a characteristic or a distance: always rounded up."""
        heard, edition = await self.heard(interaction, edition)
        declared = halving(Halving(edition, value, Halved(of)))
        await self._roll(interaction, heard, declared, who, None, preview=False, faces=None)

    @app_commands.command(name="random", description=described("command-fb-random"))
    @app_commands.describe(ways=_option("ways"), **COMMON)
    async def random(
        self,
        interaction: discord.Interaction,
        ways: app_commands.Range[str, 3, 300],
        who: Who | None = None,
        opponent: discord.User | None = None,
        preview: bool = False,
        faces: str | None = None,
        edition: str | None = None,
    ) -> None:
        """Decides at random what the rules leave open and you cannot agree on."""
        heard, edition = await self.heard(interaction, edition)
        parts = tuple(filter(None, (part.strip() for part in re.split(r"[|/;,\n]", ways))))
        declared = at_random(AtRandom(edition, parts))
        await self._roll(interaction, heard, declared, who, opponent, preview=preview, faces=faces)

    async def _roll(
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
        """Rolls a declaration; without an opponent the roller decides for both sides."""
        sides = {**dict.fromkeys(("roller", "attacker", "table"), True), "defender": False, "opponent": False}
        await self.declare(
            interaction,
            heard,
            declaration.inputs.edition,
            declaration,
            sides,
            who=who,
            opponent=opponent,
            preview=preview,
            faces=faces,
        )


async def setup(bot: Umpire) -> None:
    """Adds the cog."""
    await bot.add_cog(FirstBloodCog(bot))
