"""Time in a game: what is owed since when, reminders, quiet hours over midnight and over summer time, holidays."""

import random
import tomllib
import zoneinfo
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.hours import away_until, minute_of_day, zone_named, zones
from rules.errors import RulesError
from rules.game.clock import (
    HOUR,
    Due,
    Rest,
    awake,
    carried,
    last_one,
    quiet_text,
    read_quiet,
    reminded,
    reminder,
)
from rules.game.daytime import cities

TYPED = tomllib.loads((Path(__file__).parent.parent / "data" / "times.toml").read_text(encoding="utf-8"))
ANN, BOB = 1, 2
SEOUL, BERLIN, NEW_YORK = "Asia/Seoul", "Europe/Berlin", "America/New_York"


def _moment(zone: str, *date: int) -> int:
    return int(datetime(*date, tzinfo=ZoneInfo(zone)).timestamp())


def _clock(at: int, zone: str) -> str:
    return datetime.fromtimestamp(at, ZoneInfo(zone)).strftime("%d %H:%M")


def test_what_is_owed_stays_the_same_decision_until_it_is_done() -> None:
    """The step and the moment stay, whatever else happens; something new begins anew."""
    first = carried((), [(ANN, "owed-activate")], step=5, at=100, by=BOB)
    assert first == (Due(ANN, "owed-activate", 5, 100, 0, 100 + 12 * HOUR),)
    same = carried(first, [(ANN, "owed-activate")], step=6, at=900, by=BOB)
    assert same == first
    assert carried(same, [], step=7, at=950, by=ANN) == ()
    anew = carried((), [(ANN, "owed-activate")], step=8, at=990, by=BOB)
    assert (anew[0].step, anew[0].since) == (8, 990)


def test_what_waits_behind_a_roll_of_the_other_side_is_the_same_decision_afterwards() -> None:
    """Nobody is reminded of it meanwhile; who rolled and waited for an answer is asked anew."""
    mine, theirs = (ANN, "owed-activate"), (ANN, "owed-decision")
    first = carried((), [mine], step=5, at=100, by=BOB)
    held = carried(first, [(BOB, "owed-decision")], step=6, at=900, by=BOB, later=[mine])
    assert [(due.person, due.step, due.next) for due in held if due.held] == [(ANN, 5, None)]
    (back,) = carried(held, [mine], step=7, at=990, by=BOB, later=[mine])
    assert back == Due(ANN, "owed-activate", 5, 990, 0, 990 + 12 * HOUR)
    assert [due.held for due in carried(first, [theirs], step=6, at=900, by=ANN, later=[mine])] == [False]
    told_enough = [Due(ANN, "owed-activate", 5, 100)]
    held = carried(told_enough, [(BOB, "owed-decision")], step=6, at=900, by=BOB, later=[mine])
    assert carried(held, [mine], step=7, at=990, by=BOB, later=[mine])[0].next is None


def test_whoever_acts_is_reminded_later_but_it_is_the_same_decision() -> None:
    """A move of one's own pushes the reminder back and keeps the step, so that no second ping goes out."""
    due = Due(ANN, "owed-activate", 5, 100, level=2, next=100 + 48 * HOUR)
    (moved,) = carried([due], [(ANN, "owed-activate")], step=6, at=5000, by=ANN)
    assert moved == Due(ANN, "owed-activate", 5, 5000, 0, 5000 + 12 * HOUR)


def test_reminders_come_after_half_the_pace_the_whole_and_twice_and_then_no_more() -> None:
    """Three reminders; those that were slept through do not pile up."""
    assert [reminder(0, level, 24) for level in range(4)] == [12 * HOUR, 24 * HOUR, 48 * HOUR, None]
    due = Due(ANN, "owed-phase", 5, 0, next=12 * HOUR)
    due = reminded(due, 12 * HOUR, 24)
    assert (due.level, due.next) == (1, 24 * HOUR)
    late = reminded(due, 30 * HOUR, 24)
    assert (late.level, late.next) == (2, 48 * HOUR)
    slept = reminded(Due(ANN, "owed-phase", 5, 0, next=12 * HOUR), 100 * HOUR, 24)
    assert (slept.level, slept.next) == (3, None)


def test_the_last_one_is_whoever_is_left_of_several() -> None:
    """Nobody is the last one where only one person owed it from the beginning."""
    both = (Due(ANN, "owed-orders", 5, 0), Due(BOB, "owed-orders", 5, 0))
    assert last_one(both, both[1:]) == both[1]
    assert last_one(both, both) is None
    assert last_one(both[1:], both[1:]) is None
    assert last_one(both, (Due(BOB, "owed-orders", 9, 0),)) is None


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("23:00-08:00", (1380, 480)),
        ("23-8", (1380, 480)),
        ("22:30 – 6:05", (1350, 365)),
        ("1~7", (60, 420)),
        ("24-8", (0, 480)),
        ("11pm - 8 am", (1380, 480)),
        ("12am-12pm", (0, 720)),
        ("-", None),
        ("none", None),
        ("8-8", None),
    ],
)
def test_quiet_hours_are_read_as_people_write_them(text: str, read: tuple[int, int] | None) -> None:
    """With or without minutes, with any dash."""
    assert read_quiet(text) == read
    if read is not None:
        assert read_quiet(quiet_text(read)) == read


@pytest.mark.parametrize("typed", TYPED["quiet"], ids=lambda one: one["text"])
def test_quiet_hours_are_read_in_korean(typed: dict[str, Any]) -> None:
    """As they are spoken: the half of the day, the hour, the half hour."""
    assert quiet_text(read_quiet(typed["text"])) == typed["read"]


@pytest.mark.parametrize("text", ["23:60-8", "8", "1-2-3", "am8am-9", "25-3"])
def test_what_is_no_two_times_is_refused(text: str) -> None:
    """Rather than read as something near it."""
    with pytest.raises(RulesError, match="quiet-unreadable"):
        read_quiet(text)


@given(st.text(max_size=12))
def test_any_text_is_quiet_hours_or_a_kind_refusal(text: str) -> None:
    """Nothing else than our own error comes out."""
    try:
        read = read_quiet(text)
    except RulesError:
        return
    assert read is None or all(0 <= minute < 1440 for minute in read)


@pytest.mark.parametrize(
    ("zone", "at", "quiet", "free"),
    [
        (SEOUL, (2026, 3, 2, 23, 30), "23-8", "03 08:00"),
        (SEOUL, (2026, 3, 3, 3, 0), "23-8", "03 08:00"),
        (SEOUL, (2026, 3, 2, 22, 59), "23-8", "02 22:59"),
        (SEOUL, (2026, 3, 3, 8, 0), "23-8", "03 08:00"),
        (SEOUL, (2026, 3, 3, 13, 10), "13-14", "03 14:00"),
        # The night of 29 March 2026 has no 2:30 in Berlin, the one of 25 October has two.
        (BERLIN, (2026, 3, 29, 1, 30), "23-2:30", "29 03:00"),
        (BERLIN, (2026, 3, 28, 23, 30), "23-8", "29 08:00"),
        (BERLIN, (2026, 10, 24, 23, 30), "23-8", "25 08:00"),
        (NEW_YORK, (2026, 3, 8, 1, 0), "23-7", "08 07:00"),
    ],
)
def test_quiet_hours_end_when_the_clock_on_the_wall_says_so(
    zone: str, at: tuple[int, ...], quiet: str, free: str
) -> None:
    """Over midnight, and in the nights in which the clocks are changed."""
    rest = Rest(read_quiet(quiet))
    assert _clock(awake(_moment(zone, *at), rest, minute_of_day(zone)), zone) == free


def test_a_holiday_ends_in_the_morning_not_at_midnight() -> None:
    """Away until a day, and the night after it is quiet too."""
    now = _moment(SEOUL, 2026, 3, 2, 12)
    back = away_until("2026-03-04", now, SEOUL)
    assert _clock(back, SEOUL) == "05 00:00"
    rest = Rest(read_quiet("23-8"), back)
    assert _clock(awake(now, rest, minute_of_day(SEOUL)), SEOUL) == "05 08:00"
    assert away_until("2", now, SEOUL) == back


@pytest.mark.parametrize("text", ["", "tomorrow", "2026-13-01", "2026-02-30", "2020-01-01", "2028-01-01", "999"])
def test_a_holiday_that_cannot_be_is_refused(text: str) -> None:
    """Unreadable, past, or endless."""
    with pytest.raises(RulesError):
        away_until(text, _moment(SEOUL, 2026, 3, 2, 12), SEOUL)


@settings(max_examples=80)
@given(st.integers(0, 2**32))
def test_nobody_is_ever_disturbed_in_their_quiet_hours(seed: int) -> None:
    """Whatever zone, night and moment: the moment is outside, and the minute before was inside or before the asking."""
    source = random.Random(seed)
    zone = source.choice([SEOUL, BERLIN, NEW_YORK, "Australia/Lord_Howe", "Asia/Kathmandu"])
    minute = minute_of_day(zone)
    begin, length = source.randrange(1440), source.randrange(1, 900)
    rest = Rest((begin, (begin + length) % 1440))
    at = int((datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=source.randrange(525_600))).timestamp())
    free = awake(at, rest, minute)
    assert not rest.rests(minute(free))
    assert free == at or rest.rests(minute(free - 60))
    assert free - at <= 16 * HOUR


@pytest.mark.parametrize(("typed", "zone"), [("Asia/Seoul", SEOUL), ("seoul", SEOUL), ("new york", NEW_YORK)])
def test_a_zone_is_found_by_its_city(typed: str, zone: str) -> None:
    """Nobody has to know the database’s spelling."""
    assert zone_named(typed) == zone


@pytest.mark.parametrize("typed", TYPED["zone"], ids=lambda one: one["text"])
def test_a_zone_is_found_by_a_city_in_korean(typed: dict[str, str]) -> None:
    """As a player in Korea calls it."""
    assert zone_named(typed["text"]) == typed["zone"]


def test_every_city_is_in_a_zone_that_there_is() -> None:
    """A slip in the data would be an error at somebody's first reminder."""
    assert set(cities().values()) <= set(zones())


def test_an_unknown_zone_is_refused() -> None:
    """With a sentence."""
    with pytest.raises(RulesError, match="no-such-zone"):
        zone_named("Atlantis")


def test_places_are_known_where_the_machine_brings_no_time_zones() -> None:
    """A slim image has none; a package brings them."""
    known, paths = ZoneInfo("Asia/Seoul").key, zoneinfo.TZPATH
    zoneinfo.reset_tzpath(to=[])
    try:
        assert ZoneInfo.no_cache(known).utcoffset(datetime(2026, 1, 1)) == timedelta(hours=9)  # noqa: DTZ001
    finally:
        zoneinfo.reset_tzpath(to=paths)
