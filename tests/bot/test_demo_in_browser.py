"""The demo as a newcomer meets it: the program, the page, a real browser."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator

import pytest
from browser_support import begin, needs_browser, opened, running, send, start
from playwright.sync_api import Page, expect


@pytest.fixture
def demo() -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A running demo and its address."""
    with running() as found:
        yield found


@pytest.fixture
def page(demo: tuple[subprocess.Popen[str], str]) -> Iterator[Page]:
    """The demo's page in a browser."""
    with opened(demo[1], 1100, 1000) as page:
        yield page


@needs_browser
def test_a_newcomer_looks_up_rolls_and_switches_players(page: Page, demo: tuple[subprocess.Popen[str], str]) -> None:
    """Suggestions while typing Korean, the card, its buttons, dice, the other player, and an orderly end."""
    timeline = page.locator("#channel-timeline")
    expect(timeline).to_contain_text("안녕하세요, 심판이에요")

    begin(page, "rule")
    page.keyboard.type("강하돌", delay=40)
    suggestion = page.get_by_text("강하돌격 · Diving Charge (TC)")
    expect(suggestion.first).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator("#channel-composer")).to_contain_text("+3")
    send(page)
    expect(timeline).to_contain_text("Diving Charge · 참호성전 · 이동")

    timeline.get_by_role("button", name="판본 비교").last.click()
    expect(timeline).to_contain_text("강하돌격 · 판본 비교")

    begin(page, "roll")
    page.keyboard.type("4d6kh3+2", delay=20)
    send(page)
    expect(timeline).to_contain_text("4d6kh3+2")
    expect(timeline).to_contain_text("이상일 확률")

    page.locator("#viewer-picker").select_option(label="Alice")
    expect(timeline).not_to_contain_text("강하돌격 · 판본 비교")
    begin(page, "help")
    send(page)
    expect(timeline).to_contain_text("What can I do here?")

    program, _ = demo
    program.send_signal(signal.SIGINT)
    out, err = program.communicate(timeout=20)
    assert program.returncode == 0
    assert "The demo has ended" in out
    assert err == ""


@needs_browser
def test_whoever_opens_the_page_reads_the_language_of_the_server() -> None:
    """An English newcomer is not answered in Korean."""
    with running("--lang", "en") as (_, address), opened(address, 1100, 1000) as page:
        timeline = page.locator("#channel-timeline")
        expect(timeline).to_contain_text("Hello, this is Umpire")
        begin(page, "help")
        send(page)
        expect(timeline).to_contain_text("What can I do here?")


def test_a_taken_port_is_one_plain_sentence() -> None:
    """The sentence says what to do."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        program = start("--port", str(taken.getsockname()[1]))
        _, err = program.communicate(timeout=30)
    assert program.returncode == 1
    assert len(err.strip().splitlines()) == 1
    assert "--port" in err


def test_an_impossible_port_is_one_plain_sentence() -> None:
    """Ports below 1024 are not for a demo."""
    program = start("--port", "80")
    _, err = program.communicate(timeout=30)
    assert program.returncode == 1
    assert len(err.strip().splitlines()) == 1


def test_running_without_a_token_is_one_plain_sentence(tmp_path: object) -> None:
    """The configuration's faults are told, nothing else."""
    command = [sys.executable, "-m", "bot", "run"]
    done = subprocess.run(
        command, capture_output=True, text=True, timeout=30, cwd=str(tmp_path), env={"PATH": "/usr/bin"}, check=False
    )
    assert done.returncode == 1
    assert done.stderr.strip() == (
        "DISCORD_TOKEN is missing: set it in the environment or in a file named .env (see .env.example)."
    )
