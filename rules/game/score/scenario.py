"""A scenario as its data: places and what they are worth, deeds, secret picks, length, open points.

Read from ``data/<system>/scenarios.toml``. A scenario has one row for each shape its editions give it, all under the
same id; what no source says is a ``question`` that names the open point of a rule entry.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Self

from pydantic import BaseModel, ConfigDict, Field, model_validator
from rapidfuzz import fuzz

from rules import shelf
from rules.library.entry import Line, Slug
from rules.library.search.hangul import initials


class _Data(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class _Named(_Data):
    id: Slug
    ko: Line
    en: Line

    def name(self, lang: str) -> str:
        """Gives the name in one language."""
        return self.ko if lang == "ko" else self.en


class Question(_Data):
    """An open point that changes the score.

    Attributes:
        id: the open point of the rule entry.
        rule: the entry that leaves it open; it holds the question and its readings in both languages.
        effect: what each reading does, a word that the count knows, in the order of the readings.
    """

    id: Slug
    rule: str
    effect: tuple[Slug, ...] = Field(min_length=2)


class Level(_Named):
    """A grade of hold on a place, from the weakest up: a model near it, control of it.

    Attributes:
        points: victory points a turn.
        alone: whether only one side can have it.
        rule: the entry that gives the points.
        later: from which turn on it is worth ``later_points``.
    """

    points: int = Field(ge=1)
    rule: str
    alone: bool = False
    later: int | None = None
    later_points: int = 0

    def worth(self, turn: int) -> int:
        """Gives the points in a turn."""
        return self.later_points if self.later is not None and turn >= self.later else self.points


class Places(_Data):
    """The places a scenario is about.

    Attributes:
        count: how many there are.
        ko: what one is called; its number follows.
        en: the same in English.
        level: the grades of hold.
        adds: whether a higher grade is paid on top of the lower ones (``yes``), instead of them (``no``), or as an
            open point says.
        each: whether every place pays (``yes``), or as an open point says.
        most: most points a side can score in a turn.
        most_of: the open point that says whether the limit is for each side or for both.
        removed: which places leave after turn 1, 2 and so on.
        taken: whether a place is taken in the course of the turn and then gives nothing to the other side.
        flips: the open point that says when a taken place can be taken again.
        returns: after which turns taken places certainly can be taken again.
    """

    count: int = Field(ge=1, le=12)
    ko: Line
    en: Line
    level: tuple[Level, ...] = Field(min_length=1)
    adds: str = "yes"
    each: str = "yes"
    most: int | None = None
    most_of: Slug | None = None
    removed: tuple[tuple[int, ...], ...] = ()
    taken: bool = False
    flips: Slug | None = None
    returns: tuple[int, ...] = ()

    def in_play(self, turn: int) -> tuple[int, ...]:
        """Gives the numbers of the places that are there in a turn."""
        gone = {place for after in self.removed[: turn - 1] for place in after}
        return tuple(place for place in range(1, self.count + 1) if place not in gone)

    def name(self, place: int, lang: str) -> str:
        """Names one place."""
        return f"{self.ko if lang == 'ko' else self.en} {place}"


class Seen(_Data):
    """What in the log shows that a deed was done.

    Attributes:
        marker: a kind of marker of which an enemy holds ``count``.
        roll: a procedure that ended in one of ``results``.
        places: so many different places were taken by one unit.
        held: so many places were held at the highest level by one side at once.
        targets: every enemy that was picked is out.
    """

    marker: str | None = None
    roll: str | None = None
    results: tuple[str, ...] = ()
    places: int | None = None
    held: int | None = None
    targets: bool = False
    count: int = 1


class Deed(_Named):
    """Something that is done once in a game, by either side; a ``free`` one is named by the players."""

    rule: str
    points: int = 0
    glory: int = 1
    at_end: bool = False
    free: bool = False
    seen: Seen | None = None


class Picks(_Data):
    """Models that each side picks in secret.

    Attributes:
        theirs: how many enemies at most; ``exact`` demands that many where there are enough.
        own: how many of one's own.
        trait: the keyword that a model must have, where the lists name keywords at all.
        out_points: for each picked enemy that is out of action at the end.
        safe_points: for each own model that the enemy picked (or one protects) and that is left at the end.
        each: whether points count for every model (``yes``), or as an open point says.
    """

    theirs: int
    exact: bool = False
    own: int = 0
    trait: str | None = None
    out_points: int
    safe_points: int
    each: str = "yes"
    rule: str


class Tally(_Named):
    """Something the players count themselves: so many for each side, worth so much each."""

    points: int = 1
    at_end: bool = False
    rule: str


class Length(_Data):
    """A roll after the last sure turn: on some faces the game is over, else one turn more is played."""

    after: int
    ends: tuple[int, ...]
    rule: str


class Campaign(_Data):
    """What a campaign writes down for the result."""

    win: int | None = None
    draw: int | None = None
    loss: int | None = None
    floor: int | None = None
    rule: str


class Scenario(_Named):
    """A scenario in the shape that some editions give it.

    Attributes:
        editions: the editions it holds for; empty for all.
        turns: how many turns are played; None where no source says.
        rule: the entry that tells it.
        morale: whether morale is tested.
        without: keywords that do nothing here.
        without_rule: the entry that says so.
        without_open: the open point of that entry, where the sources disagree.
        start_models: how many models a side may begin with.
        models: how many it may have in all.
        reinforcements: from which turn on models come in, by a D3.
        reinforcements_shared: whether one D3 is the number for both sides, or each side rolls its own.
        entered: whether no source prints the points, so that the players enter them every turn.
        tie: the open point about equal points; without one, equal points are a draw.
    """

    editions: tuple[str, ...] = ()
    turns: int | None = Field(default=None, ge=1)
    rule: str | None = None
    morale: bool = True
    without: tuple[str, ...] = ()
    without_rule: str | None = None
    without_open: Slug | None = None
    start_models: int | None = None
    models: int | None = None
    reinforcements: int | None = None
    reinforcements_shared: bool = False
    reinforcements_rule: str | None = None
    reinforcements_open: Slug | None = None
    entered: bool = False
    tie: Slug | None = None
    length: Length | None = None
    places: Places | None = None
    picks: Picks | None = None
    tally: tuple[Tally, ...] = ()
    deed: tuple[Deed, ...] = ()
    question: tuple[Question, ...] = ()
    campaign: Campaign | None = None

    @model_validator(mode="after")
    def _questions_known(self) -> Self:
        asked = {one.id for one in self.question}
        places, picks = self.places, self.picks
        named = [self.tie, self.reinforcements_open]
        named += [places.most_of, places.flips, places.adds, places.each] if places else []
        named += [picks.each] if picks else []
        missing = {one for one in named if one and one not in {"yes", "no"}} - asked
        if missing:
            raise ValueError(f"{self.id}: no question for {sorted(missing)}")
        return self

    @property
    def counts_turns(self) -> bool:
        """Whether something is counted at the end of every turn."""
        return self.places is not None or self.entered or any(not one.at_end for one in self.tally)

    @property
    def counts_end(self) -> bool:
        """Whether something is counted once at the end of the game."""
        return self.picks is not None or any(one.at_end for one in self.tally)

    def asked(self, question: str) -> Question:
        """Gives an open point by its id."""
        return next(one for one in self.question if one.id == question)

    def deed_named(self, deed: str) -> Deed | None:
        """Gives a deed by its id."""
        return next((one for one in self.deed if one.id == deed), None)


class Scenarios(_Data):
    """The file as it is written."""

    scenario: tuple[Scenario, ...] = ()


@cache
def scenarios(system: str) -> tuple[Scenario, ...]:
    """Gives every scenario of a system, one for each shape."""
    path = shelf.DATA / system / "scenarios.toml"
    return Scenarios.model_validate(shelf.read_toml(path)).scenario if path.exists() else ()


def of_edition(system: str, edition: str) -> tuple[Scenario, ...]:
    """Gives the scenarios that can be played in an edition, each once."""
    return tuple(one for one in scenarios(system) if not one.editions or edition in one.editions)


def named(system: str, edition: str, name: str) -> Scenario | None:
    """Finds a scenario of an edition by its id or its name, whatever stands between the letters."""
    wanted = _letters(name)
    return next((one for one in of_edition(system, edition) if wanted in map(_letters, (one.id, one.ko, one.en))), None)


_FEWEST = 3
_NEAR = 75
"""How alike two spellings are, of 100, that may mean the same."""


def near(system: str, edition: str, name: str) -> tuple[Scenario, ...]:
    """Gives the scenarios of an edition that a name may mean: a part of theirs, their initials, or a slip away."""
    typed = _letters(name)
    return tuple(
        one for one in of_edition(system, edition) if any(_alike(typed, known) for known in (one.id, one.ko, one.en))
    )


def _alike(typed: str, known: str) -> bool:
    whole = _letters(known)
    short = {"".join(word[0] for word in re.split(r"[\s-]+", known.casefold()) if word), initials(whole)}
    part = len(typed) >= (2 if not typed.isascii() else _FEWEST) and typed in whole
    return part or typed in short or fuzz.ratio(typed, whole) >= _NEAR


def _letters(name: str) -> str:
    return "".join(letter for letter in name.casefold() if letter.isalnum())
