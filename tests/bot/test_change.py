"""*Change* on a card of odds: the options as lines, other odds in the same place, refusals that leave the card."""

import unicodedata
from typing import Any

import pytest
from discord import AppCommandOptionType, app_commands
from tests_support import pressables, texts

from bot.rolls.changing import ANEW
from rules.library.entry import Lang


async def _changed(table: Any, person: Any, message: Any, lines: str, label: str = "Change") -> Any:
    asked = await person.click(message, custom_id=pressables(table.stored(message.id))[label])
    return await person.submit_modal(asked, {"options": lines})


def _offered(asked: Any) -> str:
    (label,) = asked.modal["components"]
    return str(label["component"]["value"])


async def test_other_options_give_other_odds_in_the_same_place(table: Any) -> None:
    """What was given stands in the form; what is taken away falls back to what the roll assumes."""
    result = await table.alice.slash(
        table.channel, "tc shoot", weapon="rifle", distance=20, cover=True, armour="standard", preview=True
    )
    message = result.response.message
    before = texts(result.response)
    asked = await table.alice.click(message, custom_id=pressables(table.stored(message.id))["Change"])
    assert _offered(asked) == "weapon: rifle\ndistance: 20\narmour: Standard (−1)\ncover: yes"
    sent = await table.alice.submit_modal(asked, {"options": "weapon: rifle\nDistance = 10\nblood: 2"})
    assert sent.response.message.id == message.id
    after = texts(table.stored(message.id))
    assert "−1 DICE  cover" in before
    assert "cover" not in after
    assert after != before
    again = await table.alice.click(message, custom_id=pressables(table.stored(message.id))["Change"])
    assert _offered(again) == "weapon: rifle\ndistance: 10\nblood: 2"
    await table.alice.click(message, custom_id=pressables(table.stored(message.id))["Roll this"])


async def test_a_korean_reader_writes_korean_values_and_the_card_outlives_a_restart(table: Any) -> None:
    """Choices by the name that Discord shows, yes and no in Korean, a full-width colon."""
    await table.read_in(table.alice, Lang.KO)
    result = await table.alice.slash(table.channel, "tc injury", armour="machine", down=True, preview=True)
    message = result.response.message
    await table.restart()
    asked = await table.alice.click(message, custom_id=pressables(table.stored(message.id))["Change"])
    assert _offered(asked) == "armour: 기갑 (−3)\ndown: 예"
    sent = await table.alice.submit_modal(asked, {"options": "armour：중갑\ndown: 아니요"})
    assert not sent.ephemeral, texts(sent.response)
    again = await table.alice.click(message, custom_id=pressables(table.stored(message.id))["Change"])
    assert _offered(again) == "armour: 중갑 (−2)\ndown: 아니요"


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ("value 3", "`value 3`: write the option"),
        ("value: 3\nhonour: 1", "No option `honour`"),
        ("dice: 1", "## `value` is missing"),
        ("value:\ndice: 1", "## `value` is missing"),
        ("value: 12", "0 to 9, not 12"),
        ("value: three", "`value` cannot be “three”"),
        ("value: 2.5", "`value` cannot be “2.5”"),
        ("value: 3\ninspired: perhaps", "Write yes or no"),
        ("value: 3\nreroll: hits", "All failures, All successes"),
        ("value: 3\nresults_again: 1 1 1 1 1 1 1 1 1 1 1 1", "At most 20 characters"),
        ("value: 3\nedition: 9.9", "9.9"),
        ("", "## `value` is missing"),
    ],
)
async def test_what_cannot_be_read_is_told_and_the_card_stays(table: Any, lines: str, says: str) -> None:
    """A private sentence says what to do; the form can be sent again."""
    result = await table.alice.slash(table.channel, "fb roll", value=3, dice=2, preview=True)
    message = result.response.message
    before = texts(result.response)
    refused = await _changed(table, table.alice, message, lines)
    assert refused.ephemeral
    assert says in texts(refused.response)
    assert texts(table.stored(message.id)) == before


async def test_somebody_else_is_told_how_to_see_odds_of_their_own(table: Any) -> None:
    """The card belongs to whoever asked."""
    result = await table.alice.slash(table.channel, "mesbg duel", attacks=2, preview=True)
    message = result.response.message
    refused = await table.minjun.click(message, custom_id=pressables(table.stored(message.id))["Change"])
    assert refused.ephemeral
    assert "/mesbg duel" in texts(refused.response)


async def test_numbers_and_labels_come_back_as_they_were_given(table: Any) -> None:
    """Every decimal, a colon in a label, signs that other texts end lines with; Korean typed letter by letter."""
    label = "A: b\u2028c \u202e½ > d"
    await table.read_in(table.alice, Lang.KO)
    given = {"obstacle": 1.0625, "height": 2.0, "numbers": "as-2018", "who": label}
    result = await table.alice.slash(table.channel, "mesbg jump", **given, preview=True)
    message = result.response.message
    before = texts(result.response)
    change = pressables(table.stored(message.id))["Change"]
    asked = await table.alice.click(message, custom_id=change)
    assert "obstacle: 1.0625\nheight: 2\n" in _offered(asked)
    assert f"who: {label}" in _offered(asked)
    await table.alice.submit_modal(asked, {"options": unicodedata.normalize("NFD", _offered(asked))})
    assert texts(table.stored(message.id)) == before


async def test_whoever_answers_for_the_other_side_stays_when_the_game_is_over(table: Any) -> None:
    """The card was made in a game; what is changed after its end has the same opponent still."""
    await table.alice.slash(table.channel, "game new", scenario="x", system="mesbg")
    for person, label in ((table.minjun, "Take a seat"), (table.alice, "Start")):
        panel = table.stored((await table.bot.tables.must(table.channel.id)).row.panel)
        await person.click(panel, custom_id=pressables(panel)[label])
    result = await table.alice.slash(table.channel, "mesbg duel", attacks=2, might=1, their_might=1, preview=True)
    assert f"<@{table.minjun.id}>" in texts(result.response)
    await table.alice.slash(table.channel, "game end", reason="conceded")
    message = result.response.message
    await _changed(table, table.alice, message, "attacks: 3\nmight: 1\ntheir_might: 1")
    assert "3D6" in texts(table.stored(message.id))
    assert f"<@{table.minjun.id}>" in texts(table.stored(message.id))


async def test_a_number_is_refused_by_the_name_of_its_option_and_typed_dice_stay(table: Any) -> None:
    """As the command itself refuses it; whoever typed dice beside the odds rolls with those dice."""
    result = await table.alice.slash(table.channel, "tc morale", models=5, down=2, out=1, preview=True, faces="6 6")
    message = result.response.message
    refused = await _changed(table, table.alice, message, "models: 5\ndown: 4\nout: 3")
    assert texts(refused.response).startswith("## `out`: out of range\n0 to 1, not 3.")
    await _changed(table, table.alice, message, "models: 6\ndown: 3\nout: 1")
    rolled = await table.alice.click(message, custom_id=pressables(table.stored(message.id))["Roll this"])
    assert "dice rolled by hand" in texts(rolled.response)


def _given(command: app_commands.Command[Any, ..., Any], least: int) -> dict[str, Any]:
    """Gives every choice and number of a command, and of what is text only what must be said."""
    numbers = {AppCommandOptionType.integer: int, AppCommandOptionType.number: float}
    given: dict[str, Any] = {}
    for option in command.parameters:
        if option.choices:
            given[option.display_name] = option.choices[-1].value
        elif option.type in numbers:
            number = max(least, option.min_value or 0)
            given[option.display_name] = numbers[option.type](min(number, option.max_value or number))
        elif option.required:
            given[option.display_name] = {"weapon": "rifle", "ways": "left | right"}[option.display_name]
    return given


@pytest.mark.parametrize("lang", Lang)
async def test_what_the_form_of_any_roll_offers_gives_the_very_same_card(table: Any, lang: Lang) -> None:
    """Every choice by its name in either language, and every number; nothing is lost by sending them unchanged."""
    await table.read_in(table.alice, lang)
    same = set()
    for command in table.bot.tree.walk_commands():
        if not isinstance(command, app_commands.Command) or ANEW not in command.extras:
            continue
        for least in (1, 2, 5) if command.get_parameter("preview") else ():
            given = _given(command, least)
            asked = await table.alice.slash(table.channel, command.qualified_name, **given, preview=True)
            if asked.ephemeral or not given:
                continue  # those numbers do not go together
            before, message = texts(asked.response), asked.response.message
            form = await table.alice.click(message, custom_id=pressables(asked.response)["Change"])
            assert len(_offered(form).splitlines()) == len(given)
            sent = await table.alice.submit_modal(form, {"options": _offered(form)})
            assert not sent.ephemeral, (command.qualified_name, texts(sent.response))
            assert texts(table.stored(message.id)) == before, command.qualified_name
            same.add(command.qualified_name)
            break
    assert len(same) > 20, same
