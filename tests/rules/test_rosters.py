"""Rosters: every way of writing one, and every trap in it."""

import json
from typing import Any

import pytest
from rosters_support import companion, figure, new_recruit, refusal, sample, selection, warned, zipped

from rules.rosters import read
from rules.rosters.names import book_of_form

FORMS = {
    "companion.json": "companion-json",
    "companion.txt": "companion-text",
    "tabletop.json": "tabletop-json",
    "new-recruit.json": "new-recruit-json",
    "new-recruit.ros": "new-recruit-xml",
    "conquest-tabletop.json": "conquest-army",
}


# --- every sample --------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "form"), FORMS.items())
def test_every_sample_is_recognised_by_what_it_is(name: str, form: str) -> None:
    """The form is found from the content; what the file is called plays no part."""
    assert read(sample(name), "something.pdf").form == form


def test_a_companion_file_is_read_by_its_slugs() -> None:
    """The envelope holds a string of JSON; slugs become names, the player's names stay."""
    roster = read(sample("companion.json"))
    assert (roster.name, roster.faction, roster.variant) == ("Sample Host", "Iron Sultanate", "House of Wisdom")
    assert [(model.name, model.kind) for model in roster.models] == [
        ("Figure One", "Mamluk Faris"),
        ("Figure Two", "Scripture Guardian"),
    ]
    assert roster.models[0].equipment == ("Jezzail", "Alchemical Ammunition", "Reinforced Armour", "Combat Helmet")
    assert roster.models[0].traits == ("Mercenary",)
    assert roster.cost == (("glory", 11),)
    assert roster.system == book_of_form("companion-json").system
    assert warned(roster)["total-differs"] == {"currency": "ducats", "stated": 1455, "counted": 0}


def test_a_companion_text_is_read_figure_by_figure() -> None:
    """Names with a dash of their own, figures without a name, the stash, and a rating that adds up."""
    roster = read(sample("companion.txt"))
    assert (roster.name, roster.faction, roster.variant) == ("Sample Host", "Iron Sultanate", "House of Wisdom")
    assert roster.patron == "House of Wisdom"
    assert [(model.name, model.kind) for model in roster.models] == [
        ("Figure Zero", "Jabirean Alchemist"),
        ("Figure - Three", "Janissary"),
        ("Azeb", "Azeb"),
        ("Figure One", "Mamluk Faris"),
    ]
    assert roster.models[0].traits == ("Elite", "Alchemist Armour")
    assert roster.models[0].equipment == ("Sword / Axe",)
    assert roster.cost == (("ducats", 155), ("glory", 4))
    assert roster.stash == ("Trench Knife",)
    assert set(warned(roster)) == {"stash"}


def test_a_tabletop_file_has_its_numbers_already() -> None:
    """Names, keywords and advancements come as words, costs as they stand."""
    roster = read(sample("tabletop.json"))
    johann, plain = roster.models
    assert johann.traits == ("NEW ANTIOCH", "Sharpshooter")
    assert johann.equipment == ("Bolt-Action Rifle", "Gas Mask")
    assert (plain.name, plain.kind, plain.cost) == ("Yeoman", "Yeoman", (("ducats", 30),))
    assert roster.warnings == ()


def test_a_new_recruit_file_gives_its_models() -> None:
    """Favoured is the promotion, not the unit; loaded ammunition is not counted twice; costs are those of the list."""
    roster = read(sample("new-recruit.json"))
    assert [(model.name, model.kind, dict(model.cost)["ducats"]) for model in roster.models] == [
        ("Figure Three", "Kavass", 50),
        ("Figure Four", "Kavass", 35),
        ("Figure Five", "Kavass", 70),
        ("Figure Six", "Lion of Jabir", 90),
    ]
    favoured, lion = roster.models[0], roster.models[3]
    assert favoured.traits[0] == "Elite"
    assert "Fireteam: Mamluk-Guarded" in favoured.traits
    assert favoured.equipment == ("Jezzail", "Standard Armour", "Alchemical Ammunition")
    assert {"Fear", "Artificial", "Fierce Lion"} <= set(lion.traits)
    assert roster.patron == "Sublime Gate"
    assert warned(roster)["total-differs"]["stated"] in {799, 4}


def test_the_xml_form_is_the_same_tree() -> None:
    """Force attributes give faction and name; the pile of stuff is a stash, not a figure."""
    roster = read(sample("new-recruit.ros"))
    assert (roster.name, roster.faction, roster.variant) == ("Sample Host", "Iron Sultanate", "House of Wisdom")
    assert roster.models == ()
    assert roster.stash == ("Trench Knife ×3", "Sword/Axe")
    assert {"no-models", "stash"} <= set(warned(roster))


def test_a_rosz_is_the_xml_in_a_zip() -> None:
    """The same list, packed."""
    assert read(zipped(("list.ros", sample("new-recruit.ros")))) == read(sample("new-recruit.ros"))


def test_a_conquest_tabletop_army_has_regiments_and_characters() -> None:
    """A character joins the regiment that names its place in the list."""
    roster = read(sample("conquest-tabletop.json"))
    militia, hero = roster.models
    assert militia.traits == ("Light", "command", "stands 6", "files 3", "wounds 4", "march 5")
    assert hero.traits == ("character", "wounds 5", "→ Militia")


# --- traps of the Companion ------------------------------------------------------------------------


def test_json_within_json_within_json_is_unwrapped() -> None:
    """Some sites quote the whole answer once more."""
    once = json.dumps(sample("companion.json").decode())
    assert read(once) == read(sample("companion.json"))
    assert read(json.dumps(once)) == read(sample("companion.json"))
    inside = json.loads(json.loads(sample("companion.json"))["warband_data"])
    assert read(json.dumps(inside)) == read(json.dumps({"warband_data": inside}))


def test_fields_may_be_missing_and_empty_objects_may_be_lists() -> None:
    """PHP writes {} as []; a cut model lacks most of its fields."""
    roster = read(companion([figure(), {"model": {"model": "md_azeb", "tags": []}}, {"model": []}, [], 7], context=[]))
    assert [(model.name, model.kind) for model in roster.models] == [("Johann", "Yeoman"), ("Azeb", "Azeb")]


def test_a_slug_that_is_newer_than_any_table_stays_as_it_is() -> None:
    """It is kept, and the owner is told."""
    roster = read(
        companion(
            [figure("md_frogman", list_skills=[{"object_id": "sk_swim"}])],
            faction={"faction_property": {"object_id": "fc_cf_navalraiders_fv_deep"}},
        )
    )
    assert roster.models[0].kind == "md_frogman"
    assert roster.faction == "fc_cf_navalraiders_fv_deep"
    assert warned(roster)["unknown-names"] == {"count": 3, "names": "fc_cf_navalraiders_fv_deep, md_frogman, sk_swim"}


def test_only_active_figures_come_to_the_table() -> None:
    """Reserves, the lost and the dead are named and left out."""
    roster = read(companion([figure(), figure(name="Otto", active="dead"), figure(name="Emil", active="reserved")]))
    assert [model.name for model in roster.models] == ["Johann"]
    assert warned(roster)["left-out"] == {"count": 2, "names": "Otto, Emil"}


def test_paid_prices_add_up_and_a_models_own_gear_is_free() -> None:
    """Gear and upgrades cost what was paid; what the builder leaves out of its rating is left out here."""

    def item(slug: str, cost: int, *, counted: bool) -> dict[str, Any]:
        purchase = {"cost_value": cost, "cost_type": 0, "count_cap": counted}
        return {"purchase": purchase, "equipment": {"name": "x", "equipment_id": {"object_id": slug}}}

    upgrade = {"purchase": {"cost_value": 2, "cost_type": 1}, "upgrade": {"object_id": "up_strong"}}
    gear = [
        item("eq_shotgun", 10, counted=True),
        item("eq_shotgun", 10, counted=True),
        item("eq_bayonet", 9, counted=False),
    ]
    stored = {"stored_ratings": {"rating_ducat": 50, "rating_glory": 2}}
    roster = read(companion([figure(equipment=gear, list_upgrades=[upgrade], elite=True)], context=stored))
    assert roster.models[0].cost == (("ducats", 50), ("glory", 2))
    assert roster.models[0].equipment == ("Shotgun ×2", "Bayonet")
    assert roster.models[0].traits == ("Elite", "up_strong")
    assert "total-differs" not in warned(roster)


def test_nothing_that_names_a_person_is_kept() -> None:
    """Ids, notes and links of the file are in no part of what was read."""
    source = sample("companion.json").decode().replace('"0"', '"4242"').replace("(removed)", "secret note")
    assert "4242" not in repr(read(source))
    assert "secret" not in repr(read(source))


@pytest.mark.parametrize("strip", ["heading", "indent", "bold", "crlf"])
def test_a_text_may_have_gone_through_discord(strip: str) -> None:
    """Lost heading marks, lost indentation, added bold, other line ends: the same warband."""
    text = sample("companion.txt").decode()
    changed = {
        "heading": text.replace("## ", "").replace(" ##", ""),
        "indent": "\n".join(line.strip() for line in text.splitlines()),
        "bold": text.replace("## Elites ##", "**Elites**").replace("Figure Zero", "**Figure Zero**"),
        "crlf": text.replace("\n", "\r\n"),
    }[strip]
    assert read(changed) == read(text)


def test_known_names_are_found_whatever_their_quotes_case_and_spaces() -> None:
    """Curly apostrophes, a missing space, another case; an item with a comma in its name stays one."""
    text = (
        "Faction: heretic  legion\nRating: 1 Ducats | 0 Glory\n## Troops ##\nOtto – shocktrooper\n"
        "• Cost: 1 Ducats | 0 Glory\n• Upgrades & Choices: Drilled, Scarred\n"
        "• Equipment: Assassin’s Dagger, sword/axe, Koraktor, the Great Tome of Hell, Moon Cannon"
    )
    roster = read(text)
    (otto,) = roster.models
    assert (roster.faction, otto.name, otto.kind) == ("Heretic Legion", "Otto", "Shocktrooper")
    assert otto.traits == ("Drilled", "Scarred")
    assert otto.equipment == (
        "Assassin's Dagger",
        "Sword / Axe",
        "Koraktor, the Great Tome of Hell",
        "Moon Cannon",
    )
    assert warned(roster)["unknown-names"] == {"count": 1, "names": "Moon Cannon"}


def test_figures_in_other_sections_of_a_text_are_left_out() -> None:
    """Reserves, lost and dead have a cost too."""
    text = sample("companion.txt").decode().replace("## Mercenaries ##", "## Lost & Captured ##")
    roster = read(text)
    assert len(roster.models) == 3
    assert warned(roster)["left-out"] == {"count": 1, "names": "Figure One"}


def test_a_text_without_its_line_breaks_is_refused_with_the_way_out() -> None:
    """A command's option makes spaces of them; guessing where a figure begins would be wrong."""
    assert refusal(" ".join(sample("companion.txt").decode().split())) == "roster-one-line"


# --- traps of New Recruit --------------------------------------------------------------------------


def test_the_price_of_several_is_for_all_of_them() -> None:
    """Three models at 90 together cost 30 each; their children are not in the price."""
    knives = selection("Knife / Dagger", ducats=3, number=3, group="Weapons::Melee")
    roster = read(new_recruit(selection("Azeb", "model", 90, number=3, selections=[knives])))
    assert [dict(model.cost)["ducats"] for model in roster.models] == [31, 31, 31]
    assert roster.models[0].equipment == ("Knife / Dagger ×3",)
    assert roster.cost == (("ducats", 93),)


def test_negative_prices_balance() -> None:
    """A pile of stuff takes back what lies in it."""
    pile = selection("Pile of Stuff", "model", -4, selections=[selection("Sword/Axe", ducats=4)])
    total = [{"name": "Ducats", "typeId": "8d43-33fd-332d-17a6", "value": 25}]
    roster = read(new_recruit(pile, selection("Azeb", "model", 25), costs=total))
    assert [model.name for model in roster.models] == ["Azeb"]
    assert set(warned(roster)) == {"stash"}


def test_models_are_found_inside_groups_and_inside_models() -> None:
    """A dog bought with its master is a figure of its own and pays for itself."""
    dog = selection("Trench Dog", "model", 35)
    master = selection("Yeoman", "model", 30, customName="Johann", selections=[dog])
    roster = read(new_recruit(selection("Group", selections=[master])))
    assert [(model.name, model.cost) for model in roster.models] == [
        ("Johann", (("ducats", 30),)),
        ("Trench Dog", (("ducats", 35),)),
    ]


def test_a_unit_is_one_thing_on_the_table() -> None:
    """Its figures are parts of it, and it costs what they cost together."""
    parts = [selection("Spearman", "model", 10, number=2), selection("Banner", ducats=5)]
    roster = read(new_recruit(selection("Spears", "unit", 20, selections=parts)))
    assert [(model.name, model.cost) for model in roster.models] == [("Spears", (("ducats", 35),))]
    assert roster.models[0].equipment == ("Spearman ×2",)


def test_a_skill_loses_the_roll_it_was_gained_with() -> None:
    """``Point Blank [9]`` is Point Blank."""
    skill = selection("Point Blank [9]", group="Advancement::Skills")
    assert read(new_recruit(selection("Azeb", "model", selections=[skill]))).models[0].traits == ("Point Blank",)


def test_a_list_as_text_has_sections_points_and_options() -> None:
    """Configuration is no unit; what is indented, or has no points, belongs to the unit above."""
    roster = read(
        "# ++ Host ++ [135 Ducats]\n## Configuration\n• Warband Variant: House of Wisdom\n## Troops [135 Ducats]\n"
        "• 3x Kavass [75 Ducats]: Jezzail, Standard Armour\n  • Scarf\n"
        "• Lion of Jabir [60 Ducats, 1 Glory Points]\n• Claws"
    )
    assert (roster.name, roster.variant) == ("Host", "House of Wisdom")
    assert [model.name for model in roster.models] == ["Kavass"] * 3 + ["Lion of Jabir"]
    assert roster.models[0].equipment == ("Jezzail", "Standard Armour", "Scarf")
    assert roster.models[3].equipment == ("Claws",)
    assert roster.cost == (("ducats", 135), ("glory", 1))
    assert roster.warnings == ()
