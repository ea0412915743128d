"""New Recruit and BattleScribe rosters: a tree of selections, from JSON or from XML."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rules.rosters.draft import Draft
from rules.rosters.names import NO_BOOK, Book, books, fold
from rules.rosters.roster import Cost, Roster, summed
from rules.rosters.tree import as_dict, dicts, number, text, yes

FORM = "new-recruit-json"
_ROLL = re.compile(r"\s*\[\d+\]$")
"""Behind a skill stands the roll that gave it."""
_PROMOTED = "favoured "
_LOADED = "(loaded)"
"""Ammunition in a weapon: its own item stands beside the weapon, and the weapon's keywords hold its effect already."""
_GEAR = ("weapons", "armour", "equipment")


def fits(tree: dict[str, Any]) -> bool:
    """Says whether a tree is written this way."""
    return "roster" in tree or "forces" in tree


def read(tree: dict[str, Any], form: str = FORM) -> Roster:
    """Reads a roster: names, numbers, keywords; never the texts of rules that it carries."""
    roster = as_dict(tree.get("roster", tree))
    draft = Draft(form, _book(roster), name=text(roster.get("name")))
    forces = list(_forces(roster))
    everything: list[Cost] = []
    for force in forces:
        _force(draft, force)
        for selection in dicts(force.get("selections")):
            everything.append(_cost_of(draft.book, selection, whole=True))
            _take(draft, selection)
    draft.compare(_cost(draft.book, roster.get("costs")), summed(everything))
    return draft.roster()


def _book(roster: dict[str, Any]) -> Book:
    """Finds the game by its id; where the file leaves that out, by the ids of what things cost."""
    said = {text(roster.get("gameSystemId")), *(text(cost.get("typeId")) for cost in dicts(roster.get("costs")))}
    known = (book for book in books() if said & {*book.names.game_systems, *book.names.currency})
    return next(known, NO_BOOK)


def _forces(roster: dict[str, Any]) -> Iterator[dict[str, Any]]:
    for force in dicts(roster.get("forces")):
        yield force
        yield from _forces(force)


def _force(draft: Draft, force: dict[str, Any]) -> None:
    """Takes the faction, and the warband's name where its player gave it one."""
    if own := text(force.get("customName")).strip():
        draft.name = own
    if draft.faction:
        return
    faction = text(force.get("catalogueName"))
    slug = draft.book.names.catalogue.get(text(force.get("catalogueId")), "")
    draft.of_faction(draft.book.slug("faction", slug) or faction)


def _take(draft: Draft, selection: dict[str, Any]) -> None:
    """Takes what stands at the top of a force: figures, the stash, configuration."""
    name, below = text(selection.get("name")), dicts(selection.get("selections"))
    if fold(name) in {fold(one) for one in draft.book.names.stash}:
        draft.stash += [_counted(one) for _, one in _below(selection) if dicts(one.get("costs"))]
    elif selection.get("type") == "model":
        _figure(draft, selection)
        for one in _figures_below(below):
            _figure(draft, one)
    elif selection.get("type") == "unit":
        _figure(draft, selection)
    else:
        _configuration(draft, selection)
        for one in below:
            _take(draft, one)


def _figures_below(selections: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for one in selections:
        if one.get("type") == "model":
            yield one
        yield from _figures_below(dicts(one.get("selections")))


def _configuration(draft: Draft, selection: dict[str, Any]) -> None:
    group = text(selection.get("group")).casefold()
    if "variant" in group and not draft.variant:
        draft.variant = _plain_variant(draft, text(selection.get("name")))
    elif "patron" in group:
        draft.patron = text(selection.get("name"))


def _plain_variant(draft: Draft, name: str) -> str:
    """Gives a variant as the book writes it; the list data puts an article before some."""
    shorter = re.sub(r"^the\s+", "", name, flags=re.IGNORECASE)
    return draft.book.known("variant", name) or draft.book.known("variant", shorter) or name


def _figure(draft: Draft, selection: dict[str, Any]) -> None:
    kind = text(selection.get("name"))
    traits: list[str] = []
    if kind.casefold().startswith(_PROMOTED):
        kind = kind[len(_PROMOTED) :]
    for category in dicts(selection.get("categories")):
        word = text(category.get("name"))
        if word != "Configuration" and fold(word) != fold(kind):
            traits.insert(0, word) if yes(category.get("primary")) else traits.append(word)
    gear: list[str] = []
    for group, one in _below(selection):
        name = _counted(one)
        if name.casefold().endswith(_LOADED):
            continue
        if one.get("type") == "model" or _is_gear(group, one):
            gear.append(_gear_name(draft, one))
        else:
            traits.append(name)
    count = min(max(number(selection.get("number"), 1), 1), 1000)
    cost = _cost_of(draft.book, selection)
    draft.add(selection.get("customName"), draft.checked("model", kind), traits, gear, cost, count=count)


def _gear_name(draft: Draft, selection: dict[str, Any]) -> str:
    name = draft.checked("equipment", _ROLL.sub("", text(selection.get("name"))))
    count = number(selection.get("number"), 1)
    return f"{name} ×{count}" if count > 1 else name


def _counted(selection: dict[str, Any]) -> str:
    name, count = _ROLL.sub("", text(selection.get("name"))), number(selection.get("number"), 1)
    return f"{name} ×{count}" if count > 1 else name


def _is_gear(group: str, selection: dict[str, Any]) -> bool:
    if group.startswith(("advancement", "fireteam")):
        return False
    kinds = {text(profile.get("typeName")) for profile in dicts(selection.get("profiles"))}
    return group.startswith(_GEAR) or bool(kinds & {"Weapon", "Battlekit"})


def _below(selection: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Gives everything on a figure, with the group it was chosen from; figures of their own are left out."""
    unit = selection.get("type") == "unit"
    for one in dicts(selection.get("selections")):
        if one.get("type") == "model" and not unit:
            continue
        yield text(one.get("group")).casefold(), one
        yield from _below(one)


def _cost(book: Book, costs: Any) -> Cost:
    return tuple(
        (
            book.currency(
                text(cost.get("typeId")) if cost.get("typeId") in book.names.currency else text(cost.get("name"))
            ),
            number(cost.get("value")),
        )
        for cost in dicts(costs)
    )


def _cost_of(book: Book, selection: dict[str, Any], *, whole: bool = False) -> Cost:
    """Adds up a selection and what hangs on it. Its own price is for all of its number and for nothing below it."""
    below = dicts(selection.get("selections"))
    counted = [one for one in below if whole or one.get("type") != "model" or selection.get("type") == "unit"]
    return summed([_cost(book, selection.get("costs")), *(_cost_of(book, one, whole=whole) for one in counted)])
