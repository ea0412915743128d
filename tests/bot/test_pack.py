"""A server's own entries: written, found by ``/rule``, changed, taken away, carried elsewhere; and hostile ones."""

from typing import Any

import pytest
from dispute_support import said
from tests_support import Table, pressables, texts

from rules.library.entry import Lang
from rules.rulings.pack import MOST_BYTES, MOST_ENTRIES, PackEntry, Tongue


async def _form(table: Table, person: Any, command: str = "pack add", **options: Any) -> Any:
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    return await person.slash(table.channel, command, **options)


async def _add(table: Table, names: str, text: str, **other: str) -> Any:
    form = await _form(table, table.owner)
    return await table.owner.submit_modal(form, {"en-names": names, "en-text": text, **other})


async def _look(table: Table, query: str, person: Any = None, **options: Any) -> str:
    found = await (person or table.alice).slash(table.channel, "rule", query=query, **options)
    return texts(found.response)


async def test_an_own_entry_is_found_with_the_rules_and_marked_as_theirs(table: Any) -> None:
    """By name, alias and question; its name goes before a rule's; only in this server."""
    denied = await _form(table, table.alice)
    assert "Only managers" in said(denied)
    kept = await _add(table, "Cocked dice, leaning die", "A die that leans is thrown again.\nSo is one on the floor.")
    assert texts(kept.response).startswith("# Cocked dice\n-# Trench Crusade · this server’s own\n-# P-1 · written by")
    for query in ("cocked dice", "Leaning die"):
        assert (await _look(table, query)).startswith("# Cocked dice"), query
    asked = await table.alice.slash(table.channel, "rule", query="what about a die that leans on the floor?")
    assert "**1**  Cocked dice\n-# Trench Crusade · this server’s own" in texts(asked.response)
    first = next(label for label in pressables(asked.response) if label.startswith("1 "))
    picked = await table.alice.click(asked.response, custom_id=pressables(asked.response)[first])
    assert texts(picked.response).startswith("# Cocked dice")
    assert (await _look(table, "diving charge")).startswith("# Diving Charge")
    await _add(table, "Diving Charge", "Nobody dives in this club.")
    shown = await _look(table, "diving charge")
    assert "Nobody dives in this club." in shown
    assert "not rule text" in shown
    other = table.env.create_guild("Other", owner=table.env.create_user("boss"))
    member = other.add_member(table.env.create_user("guest"))
    place = other.create_text_channel("hall")
    await table.env.settle()
    elsewhere = await member.slash(place, "rule", query="cocked dice")
    assert "leans is thrown again" not in texts(elsewhere.response)


async def test_suggestions_hold_both(table: Any) -> None:
    """What is typed finds own entries first and the library after; the suggestion leads to its card."""
    await _add(table, "Falling dice", "A die that falls off the table is thrown again.")
    result = await table.alice.autocomplete(table.channel, "rule", "query", "falling")
    values = [choice["value"] for choice in result]
    assert values[0] == "Falling dice (TC)"
    assert (await _look(table, values[0])).startswith("# Falling dice")
    library = next(value for value in values[1:] if value.startswith("Falling ·"))
    assert (await _look(table, library)).startswith("# Falling\n")


async def test_both_languages_stand_on_one_entry(table: Any) -> None:
    """Each reader gets theirs; the button turns it; an entry in one language answers for both."""
    korean = {"ko-names": "기운 주사위", "ko-text": "기운 주사위는 다시 굴려요."}
    await _add(table, "Cocked dice", "Thrown again.", **korean)
    shown = await table.alice.slash(table.channel, "rule", query="기운 주사위")
    assert texts(shown.response).startswith("# Cocked dice\n-# 기운 주사위")
    turned = await table.alice.click(shown.response, custom_id=pressables(shown.response)["한국어"])
    assert "기운 주사위는 다시 굴려요" in texts(turned.response)
    await table.bot.store.choose_for_server(table.guild.id, language=Lang.KO.value)
    assert (await _look(table, "cocked dice")).startswith("# 기운 주사위")


async def test_an_entry_is_changed_and_taken_away_and_nothing_is_erased(table: Any) -> None:
    """Every version stays in the database; the lookup follows at once."""
    await _add(table, "Cocked dice", "Thrown again.")
    form = await _form(table, table.owner, "pack edit", entry="P-1")
    await table.owner.submit_modal(form, {"en-names": "Cocked dice", "en-text": "It stays as it lies."})
    assert "It stays as it lies." in await _look(table, "cocked dice")
    listed = await table.alice.slash(table.channel, "pack list")
    assert "**P-1** Cocked dice" in texts(listed.response)
    assert "-# Trench Crusade" in texts(listed.response)
    denied = await table.alice.slash(table.channel, "pack remove", entry="P-1", reason="x")
    assert "Only managers" in said(denied)
    await table.owner.slash(table.channel, "pack remove", entry="P-1", reason="nobody needs it")
    assert "Cocked dice" not in await _look(table, "cocked dice")
    again = await table.owner.slash(table.channel, "pack remove", entry="P-1", reason="again")
    assert "no entry “P-1”" in said(again)
    rows = await table.bot.store.reading.execute_fetchall("SELECT version, body, reason FROM pack_entries")
    assert [(row[0], row[1] is None, row[2]) for row in rows] == [
        (1, False, ""),
        (2, False, ""),
        (3, True, "nobody needs it"),
    ]


@pytest.mark.parametrize(
    ("names", "text", "told"),
    [
        ("", "", "nothing to keep"),
        ("Name only", "", "A name or a text is missing"),
        ("", "Text only", "A name or a text is missing"),
        (", ".join("abcdefghijklm"), "x", "Too many aliases"),
        ("\u200b", "x", "There is no text"),
        ("x" * 61, "x", "That is too long"),
    ],
)
async def test_bad_entries_are_refused_with_what_to_do(table: Any, names: str, text: str, told: str) -> None:
    """Nothing is kept."""
    result = await _add(table, names, text)
    assert told in said(result)
    assert await table.bot.packs.of(table.guild.id) == {}


async def test_a_name_is_there_once(table: Any) -> None:
    """Whatever its capitals and blanks."""
    await _add(table, "Cocked dice", "Thrown again.")
    twice = await _add(table, "cocked  DICE", "Not thrown again.")
    assert "is there already" in said(twice)


async def test_words_of_a_pack_stay_words(table: Any) -> None:
    """Mentions ping nobody and markup breaks no card."""
    await _add(table, "@everyone, <@1>", "# shout @here\n> quote <@&5>\n```\ncode\n[x](http://e.vil)")
    shown = await _look(table, "@everyone")
    for bad in ("@everyone", "@here", "<@1>", "<@&5>", "```", "\n# shout", "\n> quote"):
        assert bad not in shown, bad
    assert all(message.mention_everyone is False for message in table.channel.history())


async def test_entries_travel_as_a_file(table: Any) -> None:
    """Export, import elsewhere after a preview, once; same names are changed, not doubled."""
    await _add(
        table, "Cocked dice, leaning", 'A "leaning" die\nis thrown again.', **{"ko-names": "가", "ko-text": "나"}
    )
    export = await table.alice.slash(table.channel, "pack export")
    content = await export.response.attachments[0].read()
    assert str(table.owner.id).encode() not in content
    same = await table.owner.slash(table.channel, "pack import", file=("pack.toml", content))
    assert "nothing new" in said(same)
    changed = content.replace(b"is thrown again.", b"stays.")
    preview = await table.owner.slash(table.channel, "pack import", file=("pack.toml", changed))
    card = preview.response or preview.followups[0]
    assert "0 new · 1 changed" in texts(card)
    await table.owner.click(card, custom_id=pressables(card)["Bring in"])
    assert (await table.bot.packs.numbered(table.guild.id, 1)).entry.en.text.endswith("stays.")
    assert len(await table.bot.packs.of(table.guild.id)) == 1


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"x" * (MOST_BYTES + 1), "too large"),
        (b"\xff\xfe", "not readable as TOML"),
        (b"a = " + b"[" * 5000, "not readable as TOML"),
        (b"a = 1", "not a file of entries"),
        (b'umpire = "pack-1"\n[[entry]]\nsystem = "trench_crusade"', "not a file of entries"),
        (b'umpire = "pack-1"\n[[entry]]\nsystem = "../x"\n[entry.en]\nname = "a"\ntext = "b"', "not a file of entries"),
        (
            b'umpire = "pack-1"\n[[entry]]\nsystem = "x"\n[entry.en]\nname = "a"\ntext = "b"\nextra = 1',
            "not a file of entries",
        ),
        (
            b'umpire = "pack-1"\n' + b'[[entry]]\nsystem = "x"\n[entry.en]\nname = "a"\ntext = "b"\n' * 201,
            "not a file of entries",
        ),
    ],
)
async def test_hostile_files_are_refused(table: Any, content: bytes, told: str) -> None:
    """Huge, deep, wrong encoding, wrong shape, too many."""
    result = await table.owner.slash(table.channel, "pack import", file=("pack.toml", content))
    assert told in said(result)
    assert await table.bot.packs.of(table.guild.id) == {}


async def test_a_full_pack_costs_a_lookup_nothing_to_speak_of(table: Any) -> None:
    """Two hundred entries are as many as there may be; each is found, and the next one is refused."""
    entries = [
        (None, PackEntry(system="trench_crusade", en=Tongue(name=f"House matter {number}", text=f"Number {number}.")))
        for number in range(MOST_ENTRIES)
    ]
    await table.bot.packs.write(table.guild.id, entries, table.owner.id)
    assert (await _look(table, "house matter 137")).startswith("# House matter 137")
    more = await _add(table, "One more", "Too many.")
    assert "Too many entries" in said(more)
