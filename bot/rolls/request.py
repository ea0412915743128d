"""What a roll's declaration needs to know of the command that asks for it, and what every roll offers alike."""

from __future__ import annotations

from collections.abc import Callable, Container
from dataclasses import dataclass, replace
from inspect import Parameter, Signature, signature
from typing import Any, NamedTuple, TypeAlias, get_type_hints

import discord
from discord import app_commands

from bot.audience import Audience
from bot.games.seen import Seen
from bot.rolls.rolling import AsTyped
from rules.game.fielding import Fielded
from rules.procedure import Declaration

Who = app_commands.Range[str, 1, 90]
Declared: TypeAlias = Declaration[Any, Any]

WITHOUT_DICE = ("opponent", "preview", "faces")
"""What a command does not offer where nothing is thrown and nobody is asked."""


class Common(NamedTuple):
    """The options that every roll offers beside its own.

    Attributes:
        who: who and whom, as typed.
        opponent: who answers for the other side.
        preview: whether only the odds are shown.
        faces: dice rolled by hand.
        edition: the edition, where it is not the usual one.
    """

    who: Who | None = None
    opponent: discord.User | None = None
    preview: bool = False
    faces: str | None = None
    edition: str | None = None


@dataclass(slots=True)
class Request:
    """A command that asks for a roll.

    Attributes:
        person: Discord id of who typed it.
        heard: who is answered.
        edition: the edition in force.
        field: the units that it is about.
        given: the names of the options that were given at all.
        seen: the running game of this system in which the person plays, or None.
    """

    person: int
    heard: Audience
    edition: str
    field: Fielded
    given: Container[str]
    seen: Seen | None

    def act(self) -> None:
        """Takes the unit whose activation is under way where nobody was named, and it is the person's and the only one.

        A roll that every activation may call for is about the one that acts now.
        """
        state = self.seen.state if self.seen is not None else None
        if state is None or self.field.title or self.field.units or len(state.active) != 1:
            return
        own = state.units[state.active[0]]
        if own.side == state.side_of(self.person):
            self.field = replace(self.field, title=own.name, own=own)

    def entitle(self, what: str) -> None:
        """Adds to who and whom what it is done with."""
        self.field = replace(self.field, title=" · ".join(filter(None, (self.field.title, what))))


def typed_as(interaction: discord.Interaction) -> AsTyped:
    """Gives a command as it was typed."""
    given = {name: getattr(value, "id", value) for name, value in interaction.namespace}
    return AsTyped(interaction.command.qualified_name if interaction.command else "", given)


def offered(method: Callable[..., Any], without: Container[str], who_after: str | None) -> Signature:
    """Gives the options that Discord is told of: a method's own and the common ones.

    Args:
        method: takes its cog, a :class:`Request` and its own options.
        without: the common options that it does not offer.
        who_after: the option that ``who`` stands behind; otherwise it is the first of those that may be left out.
    """
    cog, request, *own = signature(method, eval_str=True).parameters.values()
    hints = get_type_hints(Common)
    who, *rest = (
        Parameter(name, Parameter.KEYWORD_ONLY, default=default, annotation=hints[name])
        for name, default in Common._field_defaults.items()
        if name not in without
    )
    own = [option.replace(kind=Parameter.KEYWORD_ONLY) for option in own]
    names = [option.name for option in own]
    place = sum(option.default is Parameter.empty for option in own)
    own.insert(place if who_after is None else names.index(who_after) + 1, who)
    interaction = request.replace(name="interaction", annotation=discord.Interaction)
    return Signature([cog, interaction, *own, *rest])
