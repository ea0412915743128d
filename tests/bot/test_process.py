"""The program as its host meets it: a process of its own, connected to a Discord, with a start and an end."""

import json
import re
import signal
import sqlite3
from pathlib import Path
from typing import Any

import discord
import pytest
from discord_support import APPLICATION, SERVER, TOKEN, Discord
from process_support import Program

from bot.app import PERMISSIONS


def _buttons(card: Any) -> list[str]:
    """Gives the ids of all buttons of a card."""
    return re.findall(r'"custom_id": "([^"]+)"', json.dumps(card))


def _whole(folder: Path) -> bool:
    """Says whether the database was closed in order, with nothing left beside it, and is whole."""
    left = {path.name for path in folder.iterdir()} - {"umpire.db", "umpire.db.lock"}
    with sqlite3.connect(folder / "umpire.db") as database:
        return not left and database.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def test_a_start_says_how_to_invite_and_registers_the_commands_once(tmp_path: Path) -> None:
    """The second start, with the same commands, tells Discord nothing of them."""
    link = discord.utils.oauth_url(APPLICATION, permissions=PERMISSIONS, scopes=("bot", "applications.commands"))
    async with Discord() as far:
        for _ in range(2):
            async with Program(tmp_path, far) as program:
                assert link in await program.says("Ready in 1 servers")
                assert (await program.health())[0] == 0
                program.told(signal.SIGTERM)
                assert await program.ended() == 0
                assert TOKEN not in program.log
                assert "Traceback" not in program.log
        assert len([one for one in far.requests if one.method == "PUT"]) == 1
        assert "rule" in far.commands_in(None)
    assert _whole(tmp_path)


@pytest.mark.parametrize("name", [signal.SIGTERM, signal.SIGINT])
async def test_an_answer_under_way_arrives_before_the_program_ends(tmp_path: Path, name: signal.Signals) -> None:
    """Discord is slow to take it when the host stops the bot; what follows the answer is sent as well."""
    async with Discord() as far, Program(tmp_path, far) as program:
        await far.did("identify")
        far.unheld.clear()
        asked = await far.command("game", "new", scenario="any")
        answer = await far.answer(asked)
        program.told(name)
        await program.says("Stopping")
        far.unheld.set()
        assert await program.ended() == 0
        assert answer["components"]
        assert [one.path for one in far.requests if one.method == "POST" and "/channels/" in one.path], "no panel"
    assert _whole(tmp_path)
    assert "Traceback" not in program.log


async def test_a_command_that_comes_while_the_bot_stops_is_answered_too(tmp_path: Path) -> None:
    """As long as it is connected, Discord sends it commands; what was begun is not cut off."""
    async with Discord() as far, Program(tmp_path, far) as program:
        await far.did("identify")
        far.unheld.clear()
        first = await far.command("roll", dice="1d6")
        await far.answer(first)
        program.told(signal.SIGTERM)
        await program.says("Stopping")
        second = await far.command("game", "new", scenario="any")
        await far.answer(second)
        far.unheld.set()
        assert await program.ended() == 0
        assert [one.path for one in far.requests if one.method == "POST" and "/channels/" in one.path], "no panel"
    assert _whole(tmp_path)
    assert "Traceback" not in program.log


async def test_the_program_ends_when_told_while_discord_cannot_be_reached(tmp_path: Path) -> None:
    """It tries again and again to come to the gateway; a service that stops it need not kill it."""
    async with Discord() as far:
        far.lost_gateway = True
        async with Program(tmp_path, far) as program:
            await program.says("Failed to connect")
            code, told = await program.health()
            assert code == 1, told
            program.told(signal.SIGTERM)
            assert await program.ended() == 0
    assert _whole(tmp_path)


@pytest.mark.parametrize("how", ["close code", "reconnect", "invalid session"])
async def test_a_lost_connection_comes_back_and_the_invite_is_said_once(tmp_path: Path, how: str) -> None:
    """Discord drops every connection from time to time; players notice nothing, and the log does not fill."""
    async with Discord() as far, Program(tmp_path, far) as program:
        await program.says("Ready in 1 servers")
        if how == "close code":
            await far.drop(4000)
            await far.did("resume")
        elif how == "reconnect":
            await far.ask_to_reconnect()
            await far.did("resume")
        else:
            await far.forget_session()
            await far.did("identify", times=2)
            await program.says("Connected anew")
        assert (await far.answer(await far.command("roll", dice="2d6")))["components"]
        code, told = await program.health()
        assert code == 0, told
        assert program.log.count("Ready") == program.log.count("oauth2/authorize") == 1


async def test_health_says_when_the_gateway_is_gone(tmp_path: Path) -> None:
    """A bot that nobody can reach is not well, though its process runs; when the network is back, it is."""
    async with Discord() as far, Program(tmp_path, far) as program:
        await program.says("Ready in 1 servers")
        assert (await program.health())[0] == 0
        await far.gone()
        await program.says("Attempting a reconnect")
        code, told = await program.health()
        assert (code, json.loads(told)["ready"]) == (1, False)
        await far.listen()
        await far.did("identify", times=2)
        code, told = await program.health()
        assert (code, json.loads(told)["ready"]) == (0, True)


async def test_buttons_from_before_a_kill_are_answered_after_it(tmp_path: Path) -> None:
    """Also those of the card whose sending the kill cut off: Discord has it, and its key was written before."""
    async with Discord() as far:
        async with Program(tmp_path, far) as program:
            await far.did("identify")
            cards = [await far.answer(await far.command("roll", dice="2d6"))]
            far.unheld.clear()
            cards.append(await far.answer(await far.command("roll", dice="3d6")))
            program.told(signal.SIGKILL)
            assert await program.ended() == -signal.SIGKILL
        far.unheld.set()
        async with Program(tmp_path, far) as program:
            await far.did("identify", times=2)
            for card in cards:
                again = next(one for one in _buttons(card) if ":again" in one)
                answer = await far.answer(await far.press(again, card))
                assert "2d6" in json.dumps(answer) or "3d6" in json.dumps(answer)
            program.told(signal.SIGTERM)
            assert await program.ended() == 0
    assert _whole(tmp_path)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        (4004, "does not accept DISCORD_TOKEN"),
        (4014, "needs no privileged intent"),
        (4013, "closed the connection for good (code 4013)"),
    ],
)
async def test_a_gateway_that_lets_nobody_in_is_said_in_one_sentence(code: int, told: str, tmp_path: Path) -> None:
    """The exit code tells the service that it failed; no trace, no token."""
    async with Discord() as far:
        far.closes_with = code
        async with Program(tmp_path, far) as program:
            assert await program.ended() == 1
    _one_sentence(program, told)
    assert _whole(tmp_path)


async def test_a_wrong_token_is_said_in_one_sentence(tmp_path: Path) -> None:
    """It is not printed, right or wrong."""
    wrong = "d" * 24 + ".eeeeee." + "f" * 27
    async with Discord() as far, Program(tmp_path, far, DISCORD_TOKEN=wrong) as program:
        assert await program.ended() == 1
        _one_sentence(program, "Discord does not accept DISCORD_TOKEN")
        assert wrong not in program.log
    assert _whole(tmp_path)


def _one_sentence(program: Program, told: str) -> None:
    said = [line for line in program.log.strip().splitlines() if "INFO" not in line]
    assert len(said) == 1, program.log
    assert told in said[0]
    assert TOKEN not in program.log


async def test_no_server_has_the_commands_twice_after_the_configuration_changed(tmp_path: Path) -> None:
    """For one server alone, for everywhere, and back: where they were before, they are taken away."""
    async with Discord() as far:
        for times, only in enumerate((SERVER, None, SERVER), start=1):
            settings = {"SYNC_GUILD": str(only)} if only else {}
            async with Program(tmp_path, far, **settings) as program:
                await far.did("identify", times=times)
                assert "rule" in far.commands_in(only)
                assert far.commands_in(None if only else SERVER) == []
                program.told(signal.SIGTERM)
                assert await program.ended() == 0


async def test_commands_of_a_server_that_the_bot_has_left_are_no_hindrance(tmp_path: Path) -> None:
    """Discord refuses to take them away, for they are gone already; it is asked once."""
    async with Discord() as far:
        for times, settings in enumerate(({"SYNC_GUILD": str(SERVER)}, {}, {}), start=1):
            async with Program(tmp_path, far, **settings) as program:
                await far.did("identify", times=times)
                program.told(signal.SIGTERM)
                assert await program.ended() == 0
            far.refused = {SERVER}
        assert "rule" in far.commands_in(None)
        assert len([one for one in far.requests if f"guilds/{SERVER}/commands" in one.path]) == 2


async def test_a_test_server_that_refuses_is_named_after_the_way_to_invite_the_bot(tmp_path: Path) -> None:
    """The usual reason is that the bot is not there yet, so the link has to be in the log before."""
    async with Discord() as far:
        far.refused = {SERVER}
        async with Program(tmp_path, far, SYNC_GUILD=str(SERVER)) as program:
            assert await program.ended() == 1
    invite, why = program.log.index("oauth2/authorize"), program.log.index(f"SYNC_GUILD {SERVER} takes no commands")
    assert invite < why
    _one_sentence(program, "or leave SYNC_GUILD empty")
    assert _whole(tmp_path)
