"""The Tabletop Simulator export: names and keywords written out, costs added up already."""

from __future__ import annotations

from typing import Any

from rules.rosters.draft import Draft
from rules.rosters.names import book_of_form
from rules.rosters.roster import Cost, Roster
from rules.rosters.tree import as_dict, as_list, dicts, number, text

FORM = "tabletop-json"
_TRAITS = (("keywords", "keyword"), ("upgrades", "upgrade"), ("advancements", "advancement"), ("injuries", "injury"))


def fits(tree: dict[str, Any]) -> bool:
    """Says whether a tree is written this way."""
    return "warband-name" in tree or any("model-name" in one for one in dicts(tree.get("models")))


def read(tree: dict[str, Any]) -> Roster:
    """Reads a warband; its number and link are not looked at."""
    draft = Draft(FORM, book_of_form(FORM), name=text(tree.get("warband-name")))
    for model in dicts(tree.get("models")):
        kind = text(model.get("model-name")) or draft.name_of("model", text(model.get("model-id")))
        traits = [word for key, one in _TRAITS for word in _words(model.get(key), one)]
        gear = [draft.checked("equipment", word) for word in _words(model.get("equipment"), "equipment")]
        draft.add(model.get("name"), draft.checked("model", kind), traits, gear, _cost(as_dict(model.get("cost"))))
    rated = (("ducats", tree.get("ducat-rating")), ("glory", tree.get("glory-rating")))
    draft.compare(tuple((name, number(amount)) for name, amount in rated if amount is not None), draft.cost)
    return draft.roster()


def _cost(cost: dict[str, Any]) -> Cost:
    return (("ducats", number(cost.get("ducats"))), ("glory", number(cost.get("glory"))))


def _words(value: Any, one: str) -> list[str]:
    """Gives names from a list of names, a list of objects that have one, or a line with commas."""
    if isinstance(value, str):
        return [word.strip() for word in value.split(",") if word.strip()]
    found = (text(entry.get(f"{one}-name")) if isinstance(entry, dict) else text(entry) for entry in as_list(value))
    return [word for word in found if word]
