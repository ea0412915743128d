"""``umpire rule``: the bot's answer in a terminal."""

import json

import pytest

from bot.terminal import look_up


def _asked(query: str, *, system: str | None = None, edition: str | None = None, as_json: bool = False) -> int:
    return look_up(query, system=system, edition=edition, language="en", as_json=as_json)


def test_a_clear_answer_is_printed_whole(capsys: pytest.CaptureFixture[str]) -> None:
    """Name, game, edition, text; a game is known by its short name."""
    assert _asked("diving charge", system="tc") == 0
    shown = capsys.readouterr().out
    assert shown.startswith("Diving Charge · 강하돌격\nTrench Crusade · Movement\n1.0.2")
    assert "**" not in shown


def test_a_doubtful_one_lists_what_it_may_be(capsys: pytest.CaptureFixture[str]) -> None:
    """With keys, so that the next call can name one."""
    assert _asked("charge") == 1
    assert "last_argument/charge" in capsys.readouterr().out


def test_what_is_in_no_book_is_said_to_be_in_none(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing near it is passed off as an answer."""
    assert _asked("zzzzqq") == 1
    assert (
        capsys.readouterr().out
        == "No rule found\nNot among the rules of the four games kept here. Try a word that the book uses.\n"
    )


def test_machines_read_the_same_answer(capsys: pytest.CaptureFixture[str]) -> None:
    """JSON with score, edition and both languages."""
    assert _asked("diving charge", edition="1.6.3", as_json=True) == 0
    answer = json.loads(capsys.readouterr().out)
    first = answer["rules"][0]
    assert (answer["sureness"], first["key"], first["edition"]) == ("clear", "trench_crusade/diving-charge", "1.6.3")
    assert set(first["text"]) == {"ko", "en"}


def test_an_unknown_game_or_edition_is_refused_with_those_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    """Never the default under another label."""
    assert _asked("charge", system="chess") == 2
    assert "MESBG" in capsys.readouterr().err
    assert _asked("diving charge", edition="9.9") == 2
    assert "1.6.3, 1.0.0, 1.0.2" in capsys.readouterr().err


def test_a_game_or_nothing_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    """The name of a game lists its topics; a query without a word is asked for one."""
    assert _asked("first blood") == 1
    assert capsys.readouterr().out.startswith("Conquest: First Blood\n")
    assert _asked("?") == 1
    assert "There is nothing to look for" in capsys.readouterr().err
