"""What the benchmarks of the bot share: sending commands as a gateway would, and the least bot there is as a peer."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from discord.webhook.async_ import AsyncWebhookAdapter


def emit(
    env: Any, person: Any, channel: Any, name: str, part: str | None, options: Sequence[tuple[str, int, Any]]
) -> Any:
    """Sends one command past the bench's turn-taking, as a gateway would; options are name, type, value."""
    record, payload = written(env, person, channel, name, part, options)
    env.backend.emit("INTERACTION_CREATE", payload)
    return record


def written(
    env: Any, person: Any, channel: Any, name: str, part: str | None, options: Sequence[tuple[str, int, Any]]
) -> tuple[Any, dict[str, Any]]:
    """Writes a command as the gateway sends it, without sending it: the bench's record of it and the payload."""
    from simcord import interactions

    root = next(command for command in env.backend.commands[None].values() if command["name"] == name)
    given: list[dict[str, Any]] = [{"name": key, "type": kind, "value": value} for key, kind, value in options]
    if part is not None:
        given = [{"name": part, "type": 1, "options": given}]
    data = {"id": root["id"], "name": name, "type": 1, "options": given}
    written: tuple[Any, dict[str, Any]] = interactions.base_payload(
        env.backend, type=2, channel_id=channel.id, guild_id=channel.guild.id, user_id=person.id, data=data
    )
    return written


class Watch:
    """Notes for each interaction when it came to the bot and when its first answer was with Discord."""

    def __init__(self, bot: discord.Client) -> None:
        self.came: dict[int, float] = {}
        self.answered: dict[int, float] = {}
        parsers = bot._connection.parsers  # where discord.py takes what the gateway sends
        parse, answer = parsers["INTERACTION_CREATE"], AsyncWebhookAdapter.create_interaction_response

        def comes(payload: Any) -> None:
            self.came[int(payload["id"])] = perf_counter()
            parse(payload)

        async def answers(adapter: Any, interaction: int, *args: Any, **options: Any) -> Any:
            given = await answer(adapter, interaction, *args, **options)
            self.answered.setdefault(interaction, perf_counter())
            return given

        parsers["INTERACTION_CREATE"] = comes
        AsyncWebhookAdapter.create_interaction_response = answers  # type: ignore[method-assign]


class Bare(commands.Bot):
    """The least bot there is: one command, answered at once with a card that is always the same."""

    def __init__(self) -> None:
        super().__init__(command_prefix=(), help_command=None, intents=discord.Intents(guilds=True))
        self.tree.add_command(_roll)

    async def setup_hook(self) -> None:
        """Tells Discord about the command."""
        await self.tree.sync()


@app_commands.command(name="roll", description="Rolls nothing.")
async def _roll(interaction: discord.Interaction, dice: str) -> None:
    view, row = discord.ui.LayoutView(timeout=None), discord.ui.ActionRow()
    for place in range(2):
        row.add_item(discord.ui.Button(label="again", custom_id=f"again-{place}"))
    view.add_item(discord.ui.Container(discord.ui.TextDisplay(f"# 12\n{dice}"), row))
    view.stop()
    await interaction.response.send_message(view=view)
