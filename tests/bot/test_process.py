"""The program as its host meets it: a process of its own, connected to a Discord, with a start and an end."""

import json
import re
import signal
from pathlib import Path
from typing import Any

import discord
from discord_support import APPLICATION, TOKEN, Discord
from process_support import Program, whole

from bot.app import PERMISSIONS


def _buttons(card: Any) -> list[str]:
    """Gives the ids of all buttons of a card."""
    return re.findall(r'"custom_id": "([^"]+)"', json.dumps(card))


async def test_a_start_says_how_to_invite_and_registers_the_commands_once(tmp_path: Path) -> None:
    """The second start, with the same commands, tells Discord nothing of them.

    No log tells the token, nor what somebody whispers to the bot, nor the tokens with which it answers.
    """
    link = discord.utils.oauth_url(APPLICATION, permissions=PERMISSIONS, scopes=("bot", "applications.commands"))
    async with Discord() as far:
        for level, end in (("INFO", signal.SIGTERM), ("DEBUG", signal.SIGINT)):
            async with Program(tmp_path, far, LOG_LEVEL=level) as program:
                assert link in await program.says("Ready in 1 servers")
                assert (await program.health())[0] == 0
                whispered = await far.command("roll", dice="2d6", label="whispered")
                await far.answer(whispered)
                program.told(end)
                assert await program.ended() == 0
                for secret in (TOKEN, "whispered", f"token-{whispered}"):
                    assert secret not in program.log
                assert "SELECT" not in program.log, "what is kept secret in the database must not be logged"
                assert "Traceback" not in program.log
        assert len([one for one in far.requests if one.method == "PUT"]) == 1
        assert "rule" in far.commands_in(None)
    assert whole(tmp_path)


async def test_an_answer_under_way_arrives_before_the_program_ends(tmp_path: Path) -> None:
    """Discord is slow to take it when the host stops the bot; what follows the answer is sent as well."""
    async with Discord() as far, Program(tmp_path, far) as program:
        await far.did("identify")
        far.unheld.clear()
        asked = await far.command("game", "new", scenario="any")
        answer = await far.answer(asked)
        program.told(signal.SIGTERM)
        await program.says("Stopping")
        far.unheld.set()
        assert await program.ended() == 0
        assert answer["components"]
        assert [one.path for one in far.requests if one.method == "POST" and "/channels/" in one.path], "no panel"
    assert whole(tmp_path)
    assert "Traceback" not in program.log


async def test_an_answer_that_discord_never_takes_does_not_keep_the_program(tmp_path: Path) -> None:
    """It waits some seconds, and then ends in order all the same."""
    async with Discord() as far, Program(tmp_path, far) as program:
        await far.did("identify")
        far.unheld.clear()
        await far.answer(await far.command("roll", dice="1d6"))
        program.told(signal.SIGTERM)
        assert await program.ended() == 0
    assert whole(tmp_path)
    assert "1 answers were given up" in program.log
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
    assert whole(tmp_path)
    assert "Traceback" not in program.log


async def test_the_program_ends_when_told_while_discord_cannot_be_reached(tmp_path: Path) -> None:
    """It tries again and again, saying so in a line each time; a service that stops it need not kill it."""
    async with Discord() as far:
        far.lost_gateway = True
        async with Program(tmp_path, far) as program:
            await program.says("Failed to connect")
            code, told = await program.health()
            assert code == 1, told
            program.told(signal.SIGTERM)
            assert await program.ended() == 0
    assert whole(tmp_path)
    assert "Traceback" not in program.log


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
    assert whole(tmp_path)
