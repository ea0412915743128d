"""The shell: restarts, stale presses, faults, permissions, settings, help, sync."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest
from discord import app_commands
from tests_support import pressables, texts

from bot.app import INTENTS, PERMISSIONS
from bot.hosting import config
from bot.hosting.sync import definition, sync
from rules.library.entry import Lang


async def test_an_old_button_works_after_a_restart(table: Any) -> None:
    """What a button means is in the database, not in memory."""
    result = await table.alice.slash(table.channel, "rule", query="diving charge")
    message, button = result.response.message, pressables(result.response)["Editions"]
    await table.restart()
    pressed = await table.alice.click(message, custom_id=button)
    assert "`1.6.3`" in texts(pressed.response)


async def test_a_decision_waits_through_a_restart(table: Any) -> None:
    """The window is only the list of answers so far."""
    result = await table.alice.slash(table.channel, "tc success", blood=1, opponent=table.minjun)
    message, button = result.response.message, pressables(result.response)["Spend 1"]
    await table.restart()
    await table.minjun.click(message, custom_id=button)
    assert "−1 DICE  1 Blood marker" in texts(table.stored(message.id))


async def test_an_unknown_key_is_answered_in_private(table: Any) -> None:
    """A press is never met with silence."""
    result = await table.alice.slash(table.channel, "rule", query="diving charge")
    async with table.bot.store.transaction() as database:
        await database.execute("DELETE FROM keys")
    pressed = await table.alice.click(result.response.message, custom_id=pressables(result.response)["Editions"])
    assert pressed.ephemeral
    assert "That button is old" in texts(pressed.response)


async def test_two_presses_at_once_are_both_answered_and_one_counts(table: Any) -> None:
    """The second press of a decided window is told that it is decided."""
    result = await table.alice.slash(table.channel, "tc success", blood=1)
    message, keys = result.response.message, pressables(result.response)
    kind, payload = await table.bot.store.key(keys["None"].split(":")[1])
    first = await table.alice.click(message, custom_id=keys["None"])
    assert first.acknowledged
    changed = await table.bot.store.change_key(keys["None"].split(":")[1], payload, payload)
    assert kind == "procedure"
    assert changed is False


async def test_a_fault_is_logged_with_the_reference_that_the_player_sees(
    table: Any, caplog: pytest.LogCaptureFixture
) -> None:
    """An error inside a command: a private card with a reference, the trace in the log."""

    @app_commands.command(name="broken", description="breaks")
    async def broken(interaction: discord.Interaction) -> None:
        raise ZeroDivisionError(interaction.id)

    table.bot.tree.add_command(broken)
    await table.bot.tree.sync()
    result = await table.alice.slash(table.channel, "broken")
    assert result.ephemeral
    shown = texts(result.response)
    assert shown.startswith("## A fault on our side")
    reference = shown.split("`")[1]
    assert f"Fault {reference} in /broken" in caplog.text
    assert len(table.env.errors) == 1


async def test_discord_failing_once_does_not_stop_the_bot(table: Any, caplog: pytest.LogCaptureFixture) -> None:
    """A 500 on the answer is logged; the next command works."""
    table.env.inject_error("POST", "/interactions/*", status=500, times=1)
    await table.alice.slash(table.channel, "roll", dice="2d6")
    result = await table.alice.slash(table.channel, "roll", dice="2d6")
    assert "`2d6`" in texts(result.response)
    assert len(table.env.errors) <= 1


async def test_discord_asking_to_slow_down_is_answered_later(table: Any) -> None:
    """A 429 on the panel's edit or a message is waited out by discord.py; nothing is lost."""
    table.env.inject_error("POST", "/interactions/*", status=429, times=1)
    await table.alice.slash(table.channel, "roll", dice="2d6")
    result = await table.alice.slash(table.channel, "roll", dice="2d6")
    assert "`2d6`" in texts(result.response)
    assert len(table.env.errors) <= 1


async def test_closing_waits_for_the_answers_under_way(table: Any) -> None:
    """SIGTERM ends in order: what was begun is answered, then the database closes."""
    begun, go_on = asyncio.Event(), asyncio.Event()

    async def slowly() -> str:
        begun.set()
        await go_on.wait()
        await table.bot.store.remember("answered", "yes")
        return "done"

    task = asyncio.create_task(slowly(), name="CommandTree-invoker")
    await begun.wait()
    draining = asyncio.create_task(table.bot.drain(5))
    await asyncio.sleep(0)
    assert not draining.done()
    go_on.set()
    await draining
    assert task.done()
    assert await table.bot.store.fact("answered") == "yes"


async def test_a_missing_permission_is_named(table: Any) -> None:
    """The settings say which permission is missing and what does not work without it."""
    quiet = table.guild.create_text_channel(
        "quiet", overwrites={table.guild.me: discord.PermissionOverwrite(attach_files=False)}
    )
    result = await table.owner.slash(quiet, "settings server")
    shown = texts(result.response)
    assert "✕ **Attach files** is missing" in shown
    assert "odds pictures" in shown


async def test_settings_are_the_managers_to_change(table: Any) -> None:
    """A manager changes the language, somebody else is told who may."""
    result = await table.owner.slash(table.channel, "settings server")
    menus = pressables(result.response)
    await table.owner.select(result.response, ["ko"], custom_id=menus["Language of public answers"])
    assert (await table.bot.store.server(table.guild.id)).language == "ko"
    public = await table.alice.slash(table.channel, "rule", query="diving charge")
    assert texts(public.response).startswith("# 강하돌격")
    theirs = await table.alice.slash(table.channel, "settings server")
    menus = pressables(theirs.response)
    refused = await table.alice.select(theirs.response, ["en"], custom_id=menus["Language of public answers"])
    assert "Only server managers can change this" in texts(refused.response)
    assert (await table.bot.store.server(table.guild.id)).language == "ko"


async def test_a_server_chooses_game_and_edition(table: Any) -> None:
    """The default game opens the choice of its edition, and lookups follow it."""
    result = await table.owner.slash(table.channel, "settings server")
    await table.owner.select(result.response, ["trench_crusade"], custom_id=pressables(result.response)["Default game"])
    again = await table.owner.slash(table.channel, "settings server")
    menu = pressables(again.response)["Default edition"]
    await table.owner.select(again.response, ["trench_crusade/1.6.3"], custom_id=menu)
    rule = await table.alice.slash(table.channel, "rule", query="diving charge")
    assert "-# `1.6.3`" in texts(rule.response)


async def test_a_person_chooses_their_language(table: Any) -> None:
    """Private answers follow it."""
    result = await table.alice.slash(table.channel, "settings mine")
    await table.alice.select(result.response, ["ko"], custom_id=pressables(result.response)["The language you read"])
    helped = await table.alice.slash(table.channel, "help")
    assert texts(helped.response).startswith("## 무엇을 할 수 있나요?")


async def test_help_and_about(table: Any) -> None:
    """Both are private, in the reader's language, and lead on."""
    await table.read_in(table.minjun, Lang.KO)
    helped = await table.alice.slash(table.channel, "help")
    assert helped.ephemeral
    assert "/tc" in texts(helped.response)
    menu = pressables(helped.response)["Read worked examples"]
    stories = await table.alice.select(helped.response, ["trench_crusade"], custom_id=menu)
    assert "Trench Crusade · examples" in texts(stories.response)
    rule = await table.alice.click(helped.response, custom_id=pressables(helped.response)["Show me a rule"])
    assert texts(rule.response).startswith("#")
    roll = await table.alice.click(helped.response, custom_id=pressables(helped.response)["Try a roll"])
    assert "2d6>=7" in texts(roll.response)
    about = await table.minjun.slash(table.channel, "about")
    assert "비공식 팬 프로젝트" in texts(about.response)
    privacy = await table.minjun.click(about.response, custom_id=pressables(about.response)["개인정보"])
    assert "채팅을 읽지 않아요" in texts(privacy.response)


async def test_commands_are_told_to_discord_only_when_they_change(table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fingerprint is kept in the database."""
    before = len(table.env.http_requests)
    await sync(table.bot.tree, table.bot.store, None)
    assert not [request for request in table.env.http_requests[before:] if request.method == "PUT"]
    known = definition(table.bot.tree)
    with monkeypatch.context() as reworded:
        reworded.setattr("bot.hosting.sync.translations", lambda: {"command-about": "?"})
        assert definition(table.bot.tree) != known
    table.bot.tree.remove_command("about")
    assert definition(table.bot.tree) != known
    before = len(table.env.http_requests)
    await sync(table.bot.tree, table.bot.store, None)
    assert [request for request in table.env.http_requests[before:] if request.method == "PUT"]


async def test_command_names_are_english_and_descriptions_korean_for_koreans(table: Any) -> None:
    """A pasted command works for everyone."""
    for command in table.bot.tree.get_commands():
        payload = await command.get_translated_payload(table.bot.tree, table.bot.tree.translator)
        assert not payload.get("name_localizations") or payload.get("type") == 3
        if payload.get("type", 1) == 1:
            assert payload["name"].isascii()
            assert any("가" <= letter <= "힣" for letter in payload["description_localizations"]["ko"])


def test_the_bot_asks_for_little() -> None:
    """No privileged intent, no Administrator."""
    assert not INTENTS.message_content
    assert not INTENTS.members
    assert not INTENTS.presences
    assert not PERMISSIONS.administrator


def test_the_configuration_names_every_fault_and_never_the_token(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """All that is wrong stands in one message."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", "short-secret")
    monkeypatch.setenv("SYNC_GUILD", "my server")
    monkeypatch.setenv("LOG_LEVEL", "loud")
    with pytest.raises(config.Misconfigured) as wrong:
        config.load()
    told = str(wrong.value)
    assert len(told.splitlines()) == 3
    assert "short-secret" not in told
    monkeypatch.delenv("DISCORD_TOKEN")
    with pytest.raises(config.Misconfigured, match="DISCORD_TOKEN is missing"):
        config.load()
    (tmp_path / ".env").write_text(f"DISCORD_TOKEN={'x' * 40}\nSYNC_GUILD=\nLOG_LEVEL=debug\n")
    monkeypatch.delenv("SYNC_GUILD")
    monkeypatch.delenv("LOG_LEVEL")
    loaded = config.load()
    assert loaded.sync_guild is None
    assert loaded.log_level == "DEBUG"
    assert "xxxx" not in repr(loaded)


async def test_a_command_goes_through_the_tree_alone_and_a_press_through_the_bot(table: Any) -> None:
    """Of a command nobody else hears, so it costs one task, not two; presses are heard as ever."""
    heard: list[Any] = []

    async def hears(interaction: Any) -> None:
        heard.append(interaction.type.name)

    table.bot.add_listener(hears, "on_interaction")
    rolled = await table.alice.slash(table.channel, "roll", dice="2d6")
    assert heard == []
    await table.alice.click(rolled.response, custom_id=next(iter(pressables(rolled.response).values())))
    assert heard == ["component"]


async def test_an_interaction_that_ran_out_is_no_fault(table: Any, caplog: pytest.LogCaptureFixture) -> None:
    """Nobody can be told any more; a line in the log says so, and no trace alarms the host."""
    response: Any = SimpleNamespace(status=404, reason="Not Found")
    late = discord.NotFound(response, {"code": 10062, "message": "Unknown interaction"})
    nobody: Any = None
    await table.bot.door.answer(nobody, late)
    assert "had run out" in caplog.text
    assert "Fault" not in caplog.text
    assert "Traceback" not in caplog.text
