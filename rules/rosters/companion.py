"""Trench Companion's JSON: an envelope around one JSON string, everything named by slug."""

from __future__ import annotations

from typing import Any

from rules.rosters.draft import Draft
from rules.rosters.names import book_of_form
from rules.rosters.roster import Cost, Roster, summed
from rules.rosters.tree import as_dict, dicts, load, number, text, yes

FORM = "companion-json"
_CURRENCIES = {0: "ducats", 1: "glory"}


def fits(tree: dict[str, Any]) -> bool:
    """Says whether a tree is written this way, with its envelope or without."""
    return "warband_data" in tree or ("models" in tree and "faction" in tree)


def read(tree: dict[str, Any]) -> Roster:
    """Reads a warband. Ids of people, notes and copies of the shop are not looked at."""
    inside = tree.get("warband_data", tree)
    warband = as_dict(load(inside) if isinstance(inside, str) else inside)
    draft = Draft(FORM, book_of_form(FORM), name=text(warband.get("name")))
    _faction(draft, as_dict(warband.get("faction")))
    for entry in dicts(warband.get("models")):
        _model(draft, entry)
    draft.stash = [name for name, _ in _equipment(draft, warband.get("equipment"))]
    rated = as_dict(as_dict(warband.get("context")).get("stored_ratings"))
    stated = [(name, f"rating_{key}") for name, key in (("ducats", "ducat"), ("glory", "glory"))]
    draft.compare(tuple((name, number(rated[key])) for name, key in stated if key in rated), draft.cost)
    return draft.roster()


def _faction(draft: Draft, faction: dict[str, Any]) -> None:
    slug = text(as_dict(faction.get("faction_property")).get("object_id"))
    draft.patron = text(faction.get("patron_id"))
    if (variant := draft.book.slug("variant", slug)) is not None:
        draft.variant, draft.faction = variant, draft.book.faction_of(slug) or ""
    else:
        draft.faction = draft.name_of("faction", slug)


def _model(draft: Draft, entry: dict[str, Any]) -> None:
    model = as_dict(entry.get("model"))
    slug = text(model.get("model"))
    if not slug:
        return
    kind = draft.name_of("model", slug)
    name = text(model.get("name")).strip() or kind
    if model.get("active", "active") not in {"active", True}:  # in reserve, lost or dead
        draft.left_out.append(name)
        return
    gear = _equipment(draft, model.get("equipment"))
    bought = [(text(as_dict(one.get("upgrade")).get("object_id")), one) for one in dicts(model.get("list_upgrades"))]
    learned = [text(one.get("object_id")) for key in ("list_skills", "list_injury") for one in dicts(model.get(key))]
    traits = [word for word, on in (("Elite", "elite"), ("Recruited", "recruited")) if yes(model.get(on))]
    if yes(as_dict(model.get("tags")).get("mercenary")):
        traits.append("Mercenary")
    traits += [_kept(draft, slug) for slug in (*(slug for slug, _ in bought), *learned) if slug]
    price = _price(entry, always=True)
    cost = summed([price, *(cost for _, cost in gear), *(_price(one) for _, one in bought)])
    draft.add(name, kind, traits, [name for name, _ in gear], cost)


def _kept(draft: Draft, slug: str) -> str:
    """Keeps a slug for which there is no table at all, and says so."""
    draft.unknown[slug[:60]] = None
    return slug


def _equipment(draft: Draft, carried: Any) -> list[tuple[str, Cost]]:
    found = []
    for entry in dicts(carried):
        item = as_dict(entry.get("equipment"))
        slug = text(as_dict(item.get("equipment_id")).get("object_id"))
        if slug:
            found.append((draft.name_of("equipment", slug), _price(entry)))
    return found


def _price(entry: dict[str, Any], *, always: bool = False) -> Cost:
    """Gives the price that was paid; what the builder leaves out of its own rating is left out here too."""
    purchase = as_dict(entry.get("purchase"))
    currency = _CURRENCIES.get(number(purchase.get("cost_type")))
    if currency is None or (purchase.get("count_cap") is False and not always):
        return ()
    return ((currency, number(purchase.get("cost_value"))),)
