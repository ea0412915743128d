"""A roster while it is being read: models and remarks are gathered, then it is finished."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from rules.errors import CannotBeRead, Fact
from rules.rosters.names import NO_BOOK, Book
from rules.rosters.roster import MOST_MODELS, Cost, Model, Remark, Roster, shared, summed, things, tidy

_MOST_NAMED = 12
"""Names that one remark lists; the others are counted."""


@dataclass(slots=True)
class Draft:
    """Gathers what a reader finds in a list.

    Attributes:
        form: which way of writing it is.
        book: the names of the game it is for.
        left_out: figures that belong to the list and not to the table: in reserve, lost, dead.
        notes: what the list's owner remarks in it; no model.
    """

    form: str
    book: Book = NO_BOOK
    name: str = ""
    faction: str = ""
    variant: str = ""
    patron: str = ""
    models: list[Model] = field(default_factory=list)
    stash: list[str] = field(default_factory=list)
    left_out: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)
    unknown: dict[str, None] = field(default_factory=dict)

    def add(
        self,
        name: object,
        kind: object = "",
        traits: Iterable[object] = (),
        equipment: Iterable[object] = (),
        cost: Cost = (),
        markers: Iterable[tuple[str, int]] = (),
        count: int = 1,
    ) -> None:
        """Adds a model, or several alike whose cost is given for all of them.

        Raises:
            CannotBeRead: more models than a table takes.
        """
        if count < 1:
            return
        if len(self.models) + count > MOST_MODELS:
            raise CannotBeRead("roster-too-many", limit=MOST_MODELS)
        what = tidy(kind)
        called = tidy(name) or what
        if not called:
            return
        one = Model(called, what, things(traits), things(equipment), markers=tuple(markers))
        self.models += [replace(one, cost=part) for part in shared(cost, count)]

    def remark(self, code: str, **facts: Fact) -> None:
        """Notes something that the list's owner should look at."""
        self.remarks.append(Remark(code, tuple(facts.items())))

    def name_of(self, part: str, slug: str) -> str:
        """Gives the name behind a slug; an unknown slug stays as it is, with a remark."""
        found = self.book.slug(part, slug)
        if found is None and slug:
            self.unknown[tidy(slug)] = None
        return found or tidy(slug)

    def checked(self, part: str, name: str) -> str:
        """Gives a name as the book writes it; an unknown one stays as it is, with a remark where there is a book."""
        found = self.book.known(part, name)
        if found is None and name and self.book.system:
            self.unknown[tidy(name)] = None
        return found or tidy(name)

    def of_faction(self, name: str) -> None:
        """Takes a name that may be a faction's or a variant's."""
        variant = self.book.known("variant", name)
        if variant is None:
            self.faction = self.checked("faction", name) if name else ""
        else:
            self.variant, self.faction = variant, self.book.faction_named(variant) or ""

    def compare(self, stated: Cost, counted: Cost) -> None:
        """Notes where a list's own total is not what its parts add up to."""
        ours = dict(counted)
        for currency, amount in stated:
            if amount != ours.get(currency, 0):
                self.remark("total-differs", currency=currency, stated=amount, counted=ours.get(currency, 0))

    def roster(self) -> Roster:
        """Finishes the roster."""
        unknown = [name for name in self.unknown if name]
        if unknown:
            self.remark("unknown-names", count=len(unknown), names=_listed(unknown))
        if self.left_out:
            self.remark("left-out", count=len(self.left_out), names=_listed(self.left_out))
        if self.notes:
            self.remark("notes", count=len(self.notes), names=_listed(self.notes))
        if self.stash:
            self.remark("stash", count=len(self.stash), names=_listed(self.stash))
        if not self.models:
            self.remark("no-models")
        return Roster(
            self.form,
            tidy(self.name),
            tidy(self.faction),
            tidy(self.variant),
            tidy(self.patron),
            self.book.system,
            tuple(self.models),
            things(self.stash),
            tuple(self.remarks),
        )

    @property
    def cost(self) -> Cost:
        """What the models cost so far."""
        return summed(model.cost for model in self.models)


def _listed(names: list[str]) -> str:
    return ", ".join(names[:_MOST_NAMED]) + (" …" if len(names) > _MOST_NAMED else "")
