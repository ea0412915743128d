"""What the roll commands of every game do alike: who is heard, which edition, whose units, and the roll itself."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping
from functools import wraps
from itertools import islice
from typing import Any, ClassVar, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import Umpire
from bot.cards.resolution import Presenter, Setting
from bot.games.seen import Seen
from bot.presses import Press
from bot.rolls.changing import ANEW
from bot.rolls.request import Common, Declared, Request, offered, typed_as
from bot.rolls.resolve import Effects
from bot.rolls.rolling import AsTyped
from bot.translate import described
from rules.errors import CannotBeRead
from rules.game.fielding import Fielded, Whose, brought, fielded, suggested, unlisted
from rules.game.setup import setup
from rules.game.state import Stage
from rules.procedure import Procedure
from rules.systems import counted_of

RollCommand: TypeAlias = app_commands.Command[Any, ..., None]


def told(option: str, *values: int | None) -> int:
    """Gives the first number that is told: by an option, or by the unit.

    Raises:
        CannotBeRead: nobody tells it.
    """
    for value in values:
        if value is not None:
            return value
    raise CannotBeRead("number-not-told", option=option)


class Rolls(commands.Cog):
    """The base of a game's group of roll commands.

    Attributes:
        system: key of the game system.
        facing: the commands that are about two units, who and whom.
    """

    bot: Umpire
    system: ClassVar[str]
    facing: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, bot: Umpire) -> None:
        self.bot = bot

    def tell(self, presenters: Iterable[tuple[Procedure[Any, Any], Presenter]], effects: Effects) -> None:
        """Says how the outcomes of the game's procedures are shown, and what they do to its units."""
        for procedure, presenter in presenters:
            self.bot.resolver.present(procedure, presenter, effects)

    async def cog_load(self) -> None:
        """Lets the options that every roll has suggest what there is."""
        for command in self.walk_app_commands():
            if isinstance(command, app_commands.Command) and command.get_parameter("edition"):
                command.autocomplete("edition")(self.suggest_edition)
            if isinstance(command, app_commands.Command) and command.get_parameter("who"):
                command.autocomplete("who")(self.suggest_units)

    async def suggest_edition(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests the game's editions, newest first."""
        lang = (await self.bot.audience(interaction)).reader.lang
        return [
            app_commands.Choice(name=getattr(edition, lang.value), value=edition.id)
            for edition in reversed(self.bot.finder.library.systems[self.system].edition)
            if typed.casefold() in edition.id.casefold()
        ]

    async def suggest_units(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests who and whom among the units of the game that is played here."""
        seen = await self.played(interaction)
        if seen is None:
            return []
        two = interaction.command is not None and interaction.command.name in self.facing
        names = suggested(seen.state, seen.log, interaction.user.id, typed, target=two)
        return [app_commands.Choice(name=name[:100], value=name[:100]) for name in islice(names, 25)]

    async def fielded(self, interaction: discord.Interaction, who: str | None, *, alone: Whose = "own") -> Fielded:
        """Finds the units of the game that a roll is about; outside of one the text is a label.

        Raises:
            NotFound: there is an arrow, and a name beside it is no unit's.
            NotAllowedNow: the unit that acts is the other side's.
        """
        seen = await self.played(interaction)
        return _fielded(seen, interaction, who, alone)

    async def played(self, interaction: discord.Interaction) -> Seen | None:
        """Gives the game that runs in the channel, where it is of this system and the person plays in it."""
        seen = await self.bot.tables.at(interaction.channel_id) if interaction.channel_id else None
        if seen is None or seen.row.system != self.system or seen.state.stage is not Stage.RUNNING:
            return None
        return None if seen.state.side_of(interaction.user.id) is None else seen

    async def requested(
        self, interaction: discord.Interaction, common: Common, alone: Whose, given: Container[str]
    ) -> Request:
        """Finds what the declaration of a roll needs to know.

        Args:
            interaction: the command, or the form that changes one.
            common: the options that every roll offers.
            alone: whose unit it is where only one is named.
            given: the names of the options that were given at all.

        Raises:
            NotFound: there is no such edition; or there is an arrow, and a name beside it is no unit's.
            NotAllowedNow: the unit that acts is the other side's.
        """
        heard = await self.bot.audience(interaction)
        edition = self.bot.edition(heard, self.system, common.edition)
        seen = await self.played(interaction)
        field = _fielded(seen, interaction, common.who, alone)
        return Request(interaction.user.id, heard, edition, field, given, seen)

    async def setting(
        self, interaction: discord.Interaction, request: Request, common: Common, *, defends: bool
    ) -> Setting:
        """Gives where a declaration is rolled; without an opponent, named or in the game, the roller answers for all.

        Args:
            interaction: the command, or the form that changes one.
            request: what it is about.
            common: the options that every roll offers.
            defends: whether the one who rolls is the procedure's defender.
        """
        for met in (interaction.user, common.opponent):
            if isinstance(met, discord.User | discord.Member):  # what they are called is told with the command
                self.bot.names.learn(met)
        roller, field = interaction.user.id, request.field
        other = await self.bot.tables.facing(interaction, self.system, common.opponent)
        attacker, defender = (other, roller) if defends else (roller, other)
        deciders = {"roller": roller, "table": roller, "opponent": other, "attacker": attacker, "defender": defender}
        return Setting(
            self.system,
            request.edition,
            field.title,
            deciders=deciders,
            brought=brought(field.both, setup(self.system), counted_of(self.system)),
            again=not field.units,
            units=field.names,
        )


def _fielded(seen: Seen | None, interaction: discord.Interaction, who: str | None, alone: Whose) -> Fielded:
    if seen is None:
        return unlisted(who or "")
    return fielded(seen.state, interaction.user.id, who or "", alone=alone)


def roll_command(
    name: str,
    key: str,
    *,
    alone: Whose = "own",
    defends: bool = False,
    without: Container[str] = (),
    who_after: str | None = None,
    **texts: app_commands.locale_str,
) -> Callable[[Callable[..., Declared]], RollCommand]:
    """Makes a command of a method that turns its own options into a declaration.

    The method takes a :class:`Request` and its options; those of :class:`Common` are added here, and the declaration
    that it gives is rolled or previewed.

    Args:
        name: the command's name.
        key: message id of its description.
        alone: whose unit it is, where ``who`` names one only.
        defends: whether the one who rolls is the procedure's defender.
        without: the common options that it does not offer.
        who_after: the option that ``who`` stands behind; otherwise it is the first of those that may be left out.
        texts: descriptions of common options that are different here.
    """

    def made(method: Callable[..., Declared]) -> RollCommand:
        async def declared(
            cog: Rolls, interaction: discord.Interaction, options: Mapping[str, Any], given: Container[str]
        ) -> tuple[Request, Common, Declared, Setting]:
            common = Common(**{name: value for name, value in options.items() if name in Common._fields})
            own = {name: value for name, value in options.items() if name not in Common._fields}
            request = await cog.requested(interaction, common, alone, given)
            declaration = method(cog, request, **own)
            return request, common, declaration, await cog.setting(interaction, request, common, defends=defends)

        @wraps(method)
        async def callback(cog: Rolls, interaction: discord.Interaction, **options: Any) -> None:
            as_typed = typed_as(interaction)
            request, common, declaration, setting = await declared(cog, interaction, options, as_typed.options)
            await cog.bot.resolver.declare(
                interaction,
                request.heard,
                declaration,
                setting,
                units=request.field.units,
                preview=common.preview,
                faces=common.faces,
                as_typed=as_typed,
            )

        async def anew(cog: Rolls, press: Press, as_typed: AsTyped) -> None:
            options: dict[str, Any] = {names[name]: value for name, value in as_typed.options.items()}
            if "opponent" in options:
                options["opponent"] = discord.Object(options["opponent"])
            request, _, declaration, setting = await declared(cog, press.interaction, options, as_typed.options)
            await cog.bot.resolver.foretell(press, declaration, setting, units=request.field.units, as_typed=as_typed)

        vars(callback)["__signature__"] = offered(method, without, who_after)
        described_here = {option: described(f"option-{option}") for option in Common._fields if option not in without}
        app_commands.describe(**(described_here | texts))(callback)
        command: RollCommand = app_commands.command(name=name, description=described(key), extras={ANEW: anew})(
            callback
        )
        names = {option.display_name: option.name for option in command.parameters}
        return command

    return made
