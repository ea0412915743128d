"""A roll in a channel, as it is kept under the key of its card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, NamedTuple

from bot.cards.resolution import Setting
from rules.errors import NotAllowedNow
from rules.record import Record


class AsTyped(NamedTuple):
    """The command that a roll was declared with.

    Attributes:
        command: its name, ``tc shoot``; empty for a roll that no command declared.
        options: what was given, by the names of the options; a person by id.
    """

    command: str = ""
    options: Mapping[str, str | int | float | bool] = {}


UNTYPED = AsTyped()
"""What no command declared."""


@dataclass(frozen=True, slots=True)
class Rolling:
    """A declared procedure with its answers so far, and where it is rolled.

    Attributes:
        setting: what its cards say besides the dice.
        record: the declaration and its answers.
        roller: who declared it.
        typed: dice that were rolled by hand and not used yet, or None.
        private: whether only the roller sees it.
        game: the game whose log keeps it, or None.
        position: how many rolls of the game stood before it.
        units: the units of the game it is about, by their part in it.
        as_typed: the command that declared it.
    """

    setting: Setting
    record: Record
    roller: int
    typed: tuple[int, ...] | None = None
    private: bool = False
    game: str | None = None
    position: int = 0
    units: Mapping[str, str] = field(default_factory=dict)
    as_typed: AsTyped = UNTYPED

    def declaring(self, record: Record, setting: Setting, units: Mapping[str, str], as_typed: AsTyped) -> Rolling:
        """Gives the same with something else declared; who answers for the other side stays where nobody else does."""
        faced = setting.deciders if len(set(setting.deciders.values())) > 1 else self.setting.deciders
        setting = replace(setting, deciders=faced)
        return replace(self, record=record, setting=setting, units=units, as_typed=as_typed)

    def declared_by(self, person: int, *, again: bool) -> Rolling:
        """Gives the same as if somebody had declared it; where it was their opponent's, the two change places.

        Args:
            person: who declares it.
            again: whether it was rolled before: the table is then not as it was declared.

        Raises:
            NotAllowedNow: it is about units of a game, and somebody else declared it.
        """
        if person != self.roller and self.units and not again:
            raise NotAllowedNow("roll-not-yours")
        places = {self.roller: person, person: self.roller}
        deciders = {side: places.get(decider, decider) for side, decider in self.setting.deciders.items()}
        typed = None if again else self.typed
        setting = replace(self.setting, deciders=deciders, by_hand=typed is not None, ruled={}, wishes={})
        record, units = replace(self.record, answers=()), {} if again else self.units
        return Rolling(setting, record, person, typed, self.private, units=units, as_typed=self.as_typed)

    def payload(self) -> dict[str, Any]:
        """Writes it down."""
        return {**asdict(self), "as_typed": [self.as_typed.command, dict(self.as_typed.options)]}

    @classmethod
    def of(cls, payload: Mapping[str, Any]) -> Rolling:
        """Reads it back."""
        record = dict(payload["record"])
        answers = tuple(tuple(answer) if isinstance(answer, list) else answer for answer in record.pop("answers"))
        typed = payload.get("typed")
        return cls(
            Setting(**payload["setting"]),
            Record(**record, answers=answers),
            int(payload["roller"]),
            None if typed is None else tuple(typed),
            bool(payload.get("private")),
            payload.get("game"),
            int(payload.get("position", 0)),
            dict(payload.get("units", {})),
            AsTyped(*payload.get("as_typed", ())),
        )
