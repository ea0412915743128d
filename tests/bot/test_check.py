"""``umpire check``: every slip in every file is told at once, in plain words and with its line, and nothing else."""

import shutil
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.checking import check
from rules import shelf
from rules.library.reading import Fault

FILES = sorted(
    path.relative_to(shelf.DATA).as_posix()
    for path in (*shelf.DATA.rglob("*.toml"), *(shelf.DATA / "words").rglob("*.ftl"))
)


class Slip(NamedTuple):
    """A slip of the pen: what stood there, what stands there now, and what a writer is told about it.

    ``at`` is where the line is counted from, if not from what is written now.
    """

    file: str
    right: str
    wrong: str
    says: str
    at: str = ""


SHAPES = [
    Slip("lexicon.toml", 'smack = ["@strike"]', 'smack = "@strike"', '"words.smack" must be a list'),
    Slip("lists.toml", 'counters = ["명"', 'counter = ["명"', '"counter" is not a known field'),
    Slip("notation.toml", '"ㅠ" = "b"', '"ㅠ" = "z"', "must be 'd', 'b', 'x', 'k', 'h' or 'l', not 'z'"),
    Slip("time.toml", 'minute = ["분"]', "minute = 5", '"said.minute" must be a list'),
    Slip("mesbg/system.toml", 'short = "MESBG"', "short = 5", '"short" must be a text in quotes'),
    Slip(
        "mesbg/game.toml",
        'acts = "combats"',
        'acts = "fights"',
        "must be '', 'unit', 'side' or 'combats', not 'fights'",
    ),
    Slip("mesbg/game.toml", "most = 40", 'most = "40"', '"characteristic.most" must be a whole number without quotes'),
    Slip("mesbg/constants.toml", "courage_total = 10", "courage_totl = 10", '"2018.courage_totl" is not a known field'),
    Slip("mesbg/constants.toml", "fall_strength = 3", "fall_strength = true", "must be a whole number without quotes"),
    Slip("mesbg/open.toml", 'rule = "climb"', 'rules = "climb"', '"question.rules" is not a known field'),
    Slip("mesbg/examples.toml", "dice = [5, 3]", 'dice = ["5", 3]', "must be a whole number without quotes"),
    Slip("mesbg/rules/moving.toml", 'name = "Climb"', 'nam = "Climb"', '"entry.en.nam" is not a known field'),
    Slip("last_argument/scenarios.toml", "entered = true", 'entered = "yes"', "must be true or false, without quotes"),
    Slip("trench_crusade/scenarios.toml", "turns = 4", "turns = 0", "greater than or equal to 1"),
    Slip("trench_crusade/weapons.toml", "range = 36, inj", "rang = 36, inj", "not of a weapon: rang", "profiles = ["),
    Slip("trench_crusade/keywords.toml", '"ASSAULT" =', '"ASALT" =', '"keyword.ASALT" must be'),
    Slip("trench_crusade/companion.toml", 'formats = ["', 'formats = 5 # ["', '"formats" must be a list'),
    Slip("trench_crusade/demo.toml", 'who = "alice"', 'who = "bob"', "must be 'minjun' or 'alice', not 'bob'"),
]
"""Wrong types, misspelt keys, values that cannot be: one after another in their files."""

NAMES = [
    Slip("lexicon.toml", 'smack = ["@strike"]', 'smack = ["strike"]', '"strike" must begin with @'),
    Slip(
        "notation.toml",
        '"kh N", "kh",',
        '"kh N", "kh", "drop lowest",',
        '"drop lowest" means "drop-lowest" too',
        "keep-highest = [",
    ),
    Slip("time.toml", '"서울" = "Asia/Seoul"', '"서울" = "Asia/Soul"', 'no time zone "Asia/Soul"; is it "Asia/Seoul"?'),
    Slip("mesbg/game.toml", 'rule = "mesbg/will"', 'rule = "mesbg/wil"', 'no entry "mesbg/wil"; is it "mesbg/will"?'),
    Slip(
        "mesbg/game.toml", 'out_status = "casualty"', 'out_status = "casual"', 'no status "casual"; is it "casualty"?'
    ),
    Slip(
        "mesbg/game.toml",
        'id = "shoot"\nko = "사격',
        'id = "move"\nko = "사격',
        'the id "move" is used already',
        'id = "move"\nko = "사격',
    ),
    Slip("mesbg/game.toml", 'slash = "shoot"', 'slash = "shot"', 'no characteristic "shot"'),
    Slip(
        "mesbg/game.toml",
        'first = "priority"',
        'first = "prioriti"',
        'no message "first-prioriti"; is it "first-priority"?',
    ),
    Slip("mesbg/constants.toml", '["2024"]', '["2023"]', 'edition "2023" is not in system.toml'),
    Slip("mesbg/open.toml", 'rule = "climb"', 'rule = "clim"', 'no entry "mesbg/clim"; is it "mesbg/climb"?'),
    Slip("mesbg/open.toml", 'id = "open-falling"', 'id = "open-fallings"', 'no message "question-open-fallings"'),
    Slip(
        "mesbg/examples.toml",
        "dice = [5, 3]",
        "dice = [3, 5]",
        "it comes to {'winner': 'opponent'}",
        "outcome = { winner",
    ),
    Slip("mesbg/examples.toml", "dice = [4, 4]", "dice = [4, 4, 1]", "1 dice are left over"),
    Slip("mesbg/examples.toml", 'procedure = "fall"', 'procedure = "fal"', 'there is no procedure "fal"'),
    Slip(
        "mesbg/rules/moving.toml",
        'sources = ["manual-2018", "data-2024"]\nstanding = "agree"',
        'sources = ["manual-2018"]\nstanding = "agree"',
        "one source cannot agree; name the second",
        'standing = "agree"',
    ),
    Slip("mesbg/rules/moving.toml", 'related = ["jump"', 'related = ["jumpp"', 'related entry "jumpp" does not exist'),
    Slip("trench_crusade/scenarios.toml", '"trench_crusade/relic-hunt"', '"trench_crusade/relics-hunt"', "is it"),
    Slip("trench_crusade/scenarios.toml", 'editions = ["1.0.2"]', 'editions = ["1.0.3"]', 'edition "1.0.3" is not in'),
    Slip("trench_crusade/scenarios.toml", 'marker = "blood"', 'marker = "blod"', 'no marker "blod"; is it "blood"?'),
    Slip(
        "trench_crusade/scenarios.toml", "removed = [[1, 2]", "removed = [[1, 7]", "place 7 is removed, but there are 6"
    ),
    Slip(
        "trench_crusade/scenarios.toml",
        'effect = ["each-side", ',
        'effect = ["a", "b", ',
        "2 readings, but here are 3 effects",
        '[[scenario.question]]\nid = "relic-cap-who"',
    ),
    Slip(
        "trench_crusade/weapons.toml",
        'id = "automatic-pistol"',
        'id = "automatic-pistl"',
        'no entry "trench_crusade/automatic-pistl"',
    ),
    Slip("trench_crusade/keywords.toml", '"GOLEM" = ["골렘"]', '"GOLEM" = ["터프"]', '"터프" means "TOUGH" already'),
    Slip(
        "trench_crusade/companion.toml",
        "fc_ironsultanate_fv_fidaiofalamut =",
        "fc_iron_fv_fidai =",
        "begins with none of the factions",
    ),
    Slip(
        "trench_crusade/demo.toml",
        'type = "game new"',
        'type = "game knew"',
        'no command "/game knew"; is it "command-game-new"?',
    ),
    Slip(
        "words/ko/game.ftl",
        "command-game-log =",
        "command-game-logs =",
        '"command-game-logs" is missing in the other language',
    ),
    Slip("words/en/answers.ftl", "roll-successes", "roll-succeses", "is missing in the other language"),
    Slip("words/en/game.ftl", "command-game-pass = ", f"command-game-pass = {'x' * 100}", "at most 100 fit Discord"),
]
"""Names that lead nowhere, ids that stand twice, examples that come out otherwise."""

MESSAGES = [
    Slip("words/en/commands.ftl", "command-rule = ", "command-rule : ", "this is no message"),
    Slip(
        "words/ko/commands.ftl",
        "option-query =",
        "option-system = x\noption-query =",
        '"option-system" stands already at',
        "option-system = 게임",
    ),
    Slip("words/en/battle.ftl", "{ $count ->", "{ $count -", "this is no message"),
    Slip("words/en/answers.ftl", "{ $before }", "{ $befor }", "mentions $befor here and $before in the other language"),
    Slip("words/ko/answers.ftl", "{ JOSA(", "{ JOSE(", "calls JOSE; there are JOSA, NUMBER"),
    Slip("words/en/errors.ftl", "error-option =", "error-option = { eror-option-help }", 'is it "error-option-help"?'),
]
"""Broken Fluent, a message written twice, a misspelt fact, a function or message that there is not."""


def _copied(folder: Path) -> Path:
    copy = folder / "data"
    shutil.copytree(shelf.DATA, copy, ignore=shutil.ignore_patterns("fonts"))
    return copy


def _line(source: str, text: str) -> int:
    return source.count("\n", 0, source.index(text)) + 1


@pytest.mark.parametrize("slips", [SHAPES, NAMES, MESSAGES], ids=["shapes", "names", "messages"])
def test_every_slip_of_every_file_is_told_with_its_line(slips: list[Slip], tmp_path: Path) -> None:
    """All of them at once, and each where it stands."""
    root = _copied(tmp_path)
    for slip in slips:
        source = (root / slip.file).read_text(encoding="utf-8")
        assert slip.right in source, slip
        (root / slip.file).write_text(source.replace(slip.right, slip.wrong, 1), encoding="utf-8")
    _, faults = check(root)
    missed = []
    for slip in slips:
        line = _line((root / slip.file).read_text(encoding="utf-8"), slip.at or slip.wrong)
        if not any((fault.file, fault.line) == (slip.file, line) and slip.says in fault.message for fault in faults):
            near = [str(fault) for fault in faults if fault.file == slip.file]
            missed.append((slip.file, line, slip.says, near))
    assert missed == []
    assert {fault.file for fault in faults} <= {slip.file for slip in slips} | _twins(faults)


def _twins(faults: tuple[Fault, ...]) -> set[str]:
    """Gives the files of messages that the other language lacks."""
    return {fault.file for fault in faults if "missing in the other language" in fault.message}


def test_a_file_that_does_not_ship_is_not_missed() -> None:
    """Every file has its own slip above, or is one of several of its kind."""
    kinds = {Path(name).name if "/rules/" not in name else "rules" for name in FILES if name.endswith(".toml")}
    assert kinds <= {Path(slip.file).name if "/rules/" not in slip.file else "rules" for slip in SHAPES}


@pytest.mark.parametrize(
    ("spoilt", "says"),
    [
        (b"\nko = \xe2\x80\x9cx\xe2\x80\x9d\n[[\n", ""),
        ("이동\n".encode("cp949"), "the file is not UTF-8 text"),
        (None, "nothing stands in this file"),
    ],
    ids=["broken", "encoding", "empty"],
)
def test_no_spoilt_file_keeps_the_others_from_being_read(spoilt: bytes | None, says: str, tmp_path: Path) -> None:
    """Every file spoilt in one way: each is told of once, and nothing is raised."""
    root = _copied(tmp_path)
    for name in FILES:
        path = root / name
        path.write_bytes(path.read_bytes() + spoilt if spoilt else b"")
    told = {fault.file for fault in check(root)[1] if says in fault.message}
    assert told == {*FILES}


def test_a_file_of_a_wrong_name_is_told_of(tmp_path: Path) -> None:
    """A file that nothing reads would do nothing, and nobody would know why."""
    root = _copied(tmp_path)
    (root / "mesbg" / "open.toml").rename(root / "mesbg" / "opened.toml")
    (root / "mesbg" / "rules" / "moving.toml").rename(root / "mesbg" / "rules" / "moving.tml")
    (root / "time.toml").rename(root / "times.toml")
    (root / "mesbg" / "game.toml").unlink()
    (root / "other").mkdir()
    (root / "other" / "game.toml").write_text("first = 1", encoding="utf-8")
    told = {str(fault).partition(": ")[0] for fault in check(root)[1]}
    wrong = {
        "mesbg/opened.toml",
        "mesbg/rules/moving.tml",
        "times.toml",
        "time.toml",
        "mesbg/game.toml",
        "other/game.toml",
    }
    assert {f"data/{name}:1" for name in wrong} <= told


def test_what_ships_has_no_fault() -> None:
    """Every file, every language, every worked example."""
    reading, faults = check()
    assert [str(fault) for fault in faults] == []
    assert len(reading.library.systems) >= 4
