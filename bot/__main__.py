"""The command line: ``umpire run``, ``demo``, ``check``, ``rule``, ``verify``, ``backup``, ``restore``, ``health``."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command of the program.

    Returns:
        The exit code: 0 when it worked, 1 when it did not, 2 for a command line that makes no sense.
    """
    try:
        code = _run(arguments)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever reads it, such as `head`, has read enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # else Python complains when it ends
        return 1
    return code


def _run(arguments: Sequence[str] | None) -> int:
    parser = argparse.ArgumentParser(prog="umpire", description="A Discord bot that referees miniature wargames.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("run", help="connect to Discord (DISCORD_TOKEN from the environment or .env)")
    demo = commands.add_parser("demo", help="try the bot in a browser, without account or token")
    demo.add_argument("--port", type=int, default=8765, help="port of the page (default: 8765)")
    demo.add_argument("--lang", choices=("ko", "en"), default="ko", help="the server's language (default: ko)")
    demo.add_argument(
        "--battle",
        nargs="?",
        const="",
        metavar="SYSTEM",
        help="with a battle that has begun and waits for Alice, of a system that has one to show",
    )
    demo.add_argument("--no-browser", action="store_true", help="only print the address")
    commands.add_parser("check", help="name every fault of every data file")
    rule = commands.add_parser("rule", help="look a rule up in the terminal")
    rule.add_argument("query", nargs="+", help="a name or a question")
    rule.add_argument("--system", help="only this game")
    rule.add_argument("--edition", help="the edition to show")
    rule.add_argument("--lang", choices=("ko", "en"), default="ko", help="language of the answer (default: ko)")
    rule.add_argument("--json", action="store_true", help="print the answer as JSON")
    verify = commands.add_parser("verify", help="check every hash and every die of an exported game")
    verify.add_argument("file", help="the JSON file that /game export gave")
    backup = commands.add_parser("backup", help="copy the database while the bot runs")
    backup.add_argument("file", help="where the copy goes; a file that is not there yet")
    restored = commands.add_parser("restore", help="put a copy in the place of the database, while the bot is stopped")
    restored.add_argument("file", help="a copy that `umpire backup` made")
    commands.add_parser("health", help="ask the running bot whether it is well (for containers)")
    chosen = parser.parse_args(arguments)
    match chosen.command:
        case "run":
            from bot.hosting.run import run

            return run()
        case "demo":
            from bot.demo.start import demo as start

            return start(port=chosen.port, language=chosen.lang, browser=not chosen.no_browser, battle=chosen.battle)
        case "check":
            from bot.terminal import check

            return check()
        case "rule":
            from bot.terminal import look_up

            return look_up(
                " ".join(chosen.query),
                system=chosen.system,
                edition=chosen.edition,
                language=chosen.lang,
                as_json=chosen.json,
            )
        case "verify":
            from bot.terminal import verify as check_file

            return check_file(chosen.file)
        case "backup":
            from bot.store.backup import back_up

            return back_up(chosen.file)
        case "restore":
            from bot.store.backup import restore

            return restore(chosen.file)
        case _:
            from bot.hosting.health import ask

            return ask()


if __name__ == "__main__":
    sys.exit(main())
