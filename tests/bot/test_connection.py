"""The program and its connection: lost and found again, refused, and the commands registered over it."""

import json
import signal
from pathlib import Path

import pytest
from discord_support import SERVER, Discord
from process_support import Program, one_sentence, whole


async def test_a_lost_connection_comes_back_and_the_invite_is_said_once(tmp_path: Path) -> None:
    """Discord drops every connection from time to time; players notice nothing, and the log does not fill."""
    async with Discord() as far, Program(tmp_path, far) as program:

        async def answered() -> None:
            assert (await far.answer(await far.command("roll", dice="2d6")))["components"]

        await program.says("Ready in 1 servers")
        await far.drop(4000)
        await far.did("resume")
        await answered()
        await far.ask_to_reconnect()
        await far.did("resume", times=2)
        await answered()
        await far.forget_session()
        await far.did("identify", times=2)
        await program.says("Connected anew")
        await answered()
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
        assert "Traceback" not in program.log


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
    one_sentence(program, told)
    assert whole(tmp_path)


async def test_a_wrong_token_is_said_in_one_sentence(tmp_path: Path) -> None:
    """It is not printed, right or wrong."""
    wrong = "d" * 24 + ".eeeeee." + "f" * 27
    async with Discord() as far, Program(tmp_path, far, DISCORD_TOKEN=wrong) as program:
        assert await program.ended() == 1
        one_sentence(program, "Discord does not accept DISCORD_TOKEN")
        assert wrong not in program.log
    assert whole(tmp_path)


async def test_no_server_has_the_commands_twice_after_the_configuration_changed(tmp_path: Path) -> None:
    """For one server alone, for everywhere, and back: where they were before, they are taken away.

    A server that the bot has left meanwhile refuses that, for it has none any more; it is asked once.
    """
    async with Discord() as far:
        for times, only in enumerate((SERVER, None, SERVER, None, None), start=1):
            far.refused = {SERVER} if times > 3 else set()
            settings = {"SYNC_GUILD": str(only)} if only else {}
            async with Program(tmp_path, far, **settings) as program:
                await far.did("identify", times=times)
                assert "rule" in far.commands_in(only)
                if not far.refused:
                    assert far.commands_in(None if only else SERVER) == []
                program.told(signal.SIGTERM)
                assert await program.ended() == 0
        assert len([one for one in far.requests if f"guilds/{SERVER}/commands" in one.path]) == 4


async def test_a_test_server_that_refuses_is_named_after_the_way_to_invite_the_bot(tmp_path: Path) -> None:
    """The usual reason is that the bot is not there yet, so the link has to be in the log before."""
    async with Discord() as far:
        far.refused = {SERVER}
        async with Program(tmp_path, far, SYNC_GUILD=str(SERVER)) as program:
            assert await program.ended() == 1
    invite, why = program.log.index("oauth2/authorize"), program.log.index(f"SYNC_GUILD {SERVER} takes no commands")
    assert invite < why
    one_sentence(program, "or leave SYNC_GUILD empty")
    assert whole(tmp_path)
