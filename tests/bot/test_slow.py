"""Rolls whose odds take long: Discord is told in time that the answer follows, and the answer follows."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from threading import Event, Timer
from typing import Any

import pytest
from tests_support import pressables, texts

from bot.answer import in_time
from rules.errors import NotAllowedNow


class Slow:
    """Makes the cards of a success roll take longer than the bot's patience, and fail if the test wants."""

    def __init__(self, table: Any) -> None:
        self.fails = False
        procedure, presenter = table.bot.resolver.known["trench_crusade.success"]
        self._result: Callable[[Any], str] = presenter.result
        self._resolver = table.bot.resolver
        self._resolver.present(procedure, replace(presenter, result=self._wait))
        self._resolver.patience = 0.0  # so every roll is promised first; the work waits for a moment longer

    def _wait(self, outcome: Any) -> str:
        gone = Event()
        Timer(0.1, gone.set).start()
        gone.wait(30)
        if self.fails:
            raise NotAllowedNow("record-does-not-fit")
        return self._result(outcome)


def _told(table: Any) -> list[int]:
    """Gives how interactions were answered first: 4 with a card, 5 with a promise, 6 with the promise of a change."""
    sent = (payload for kind, name, payload in table.env.backend.transcript if kind == "HTTP" and "/callback" in name)
    return [payload["type"] for payload in sent]


@pytest.fixture
def slow(table: Any) -> Slow:
    """A success roll that takes long."""
    return Slow(table)


async def test_a_slow_roll_is_promised_and_follows(table: Any, slow: Slow) -> None:
    """One public message, in the place of the promise, with buttons that work."""
    result = await table.alice.slash(table.channel, "tc success", dice=-1, who="Johann")
    assert _told(table) == [5]
    assert not result.ephemeral
    assert result.followups == []
    assert "Johann" in texts(result.response)
    again = await table.alice.click(result.response.message, custom_id=pressables(result.response)["Roll again"])
    assert _told(table) == [5, 5]
    assert again.response.id != result.response.id
    assert "Johann" in texts(again.response)


async def test_a_slow_preview_keeps_its_picture(table: Any, slow: Slow) -> None:
    """The picture of the odds arrives with the promised card."""
    result = await table.alice.slash(table.channel, "tc success", dice=1, preview=True)
    assert _told(table) == [5]
    assert "Success 80.6%" in texts(result.response)
    assert [file.filename for file in result.response.attachments] == ["odds.png"]


async def test_a_slow_decision_changes_the_pressed_card(table: Any, slow: Slow) -> None:
    """No message is added: the pressed card becomes the result."""
    slow._resolver.patience = 30.0
    result = await table.alice.slash(table.channel, "tc success", blood=2, opponent=table.minjun)
    asked = result.response.message
    slow._resolver.patience = 0.0
    pressed = await table.minjun.click(asked, custom_id=pressables(result.response)["Spend 2"])
    assert pressed.acknowledged
    assert _told(table) == [4, 6]
    assert table.channel.last_message.id == asked.id
    assert "2 Blood markers" in texts(table.stored(asked.id))


async def test_a_slow_roll_that_is_refused_leaves_no_promise(table: Any, slow: Slow) -> None:
    """The refusal is for the one who asked; nothing stays in the channel for the others."""
    slow.fails = True
    result = await table.alice.slash(table.channel, "tc success", dice=-1)
    assert _told(table) == [5]
    assert [(message.ephemeral, "no longer fits" in texts(message)) for message in result.followups] == [(True, True)]
    assert table.channel.history(viewer=table.minjun) == []


async def test_a_quick_roll_is_answered_at_once(table: Any) -> None:
    """Nobody sees a promise where the answer is there."""
    await table.alice.slash(table.channel, "tc success", dice=-1)
    assert _told(table) == [4]


async def test_patience_ends_by_the_clock() -> None:
    """The promise is made while the work still runs; here the work waits for nothing else."""
    promised = asyncio.Event()

    class Response:
        def is_done(self) -> bool:
            return promised.is_set()

        async def defer(self, **_: Any) -> None:
            promised.set()

    class Interaction:
        response, extras = Response(), dict[str, Any]()

    interaction: Any = Interaction()
    await in_time(interaction, promised.wait(), private=True, patience=0.01)
    assert interaction.extras == {"promised": True}
