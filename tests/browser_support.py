"""What the browser tests share: the demo as a program of its own, its page in a real browser, and hands on it."""

from __future__ import annotations

import contextlib
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect, sync_playwright
from playwright.sync_api import TimeoutError as PageTimeout

expect.set_options(timeout=30_000)  # a busy machine draws late

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
needs_browser = pytest.mark.skipif(CHROMIUM is None, reason="no Chromium is installed on this machine")


def free_port() -> int:
    """Gives a port that nothing listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
    return port


def start(*arguments: str) -> subprocess.Popen[str]:
    """Starts the demo."""
    command = [sys.executable, "-m", "bot", "demo", "--no-browser", *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


@contextmanager
def running(*arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Runs a demo; gives it with its address, and ends it."""
    program = start("--port", str(free_port()), *arguments)
    try:
        assert program.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\S+", program.stdout.readline())
        assert found is not None
        yield program, found[0]
    finally:
        if program.poll() is None:
            program.kill()
        program.communicate()


@contextmanager
def opened(address: str, width: int, height: int) -> Iterator[Page]:
    """Opens an address in a browser of a size in pixels."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
        )
        page = browser.new_page(viewport={"width": width, "height": height})
        page.goto(address)
        yield page
        browser.close()


def begin(page: Page, command: str) -> None:
    """Types a command into the page and chooses it."""
    composer = page.locator("#channel-composer-input")
    composer.click()
    composer.press_sequentially(f"/{command}", delay=15)
    page.get_by_role("option").filter(has_text=f"/{command}").first.wait_for()
    page.keyboard.press("Enter")


def settle(page: Page) -> None:
    """Waits until the page has shown the answer to what was done last."""
    page.wait_for_timeout(150)  # the page says that it is busy a moment after it was touched
    page.wait_for_function("() => window.simcordPreview && window.simcordPreview.ready")


def send(page: Page) -> None:
    """Sends the command that is typed; from its name, as Enter in a field may take a suggestion that comes late.

    The page forgets a key that comes while it waits for an answer, so it is pressed again where nothing was sent.
    """
    chip = page.locator(".command-chip")
    for patience in (3_000, 6_000, 20_000):
        settle(page)
        page.keyboard.press("Escape")
        chip.focus()
        page.keyboard.press("Enter")
        with contextlib.suppress(PageTimeout):
            chip.wait_for(state="detached", timeout=patience)
            return
    raise AssertionError("the page did not send the command")
