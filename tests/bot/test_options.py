"""Options that cannot be: the answer names the option, its limits and what was given, in the reader's language."""

from typing import Any

import pytest
from tests_support import texts

from bot.words import words
from rules.errors import CannotBeRead
from rules.library.entry import Lang


@pytest.mark.parametrize(
    ("command", "given", "english", "korean"),
    [
        (
            "tc morale",
            {"models": 5, "down": 4, "out": 3},
            "## `out`: out of range\n0 to 1, not 3.",
            ("`out`:", "0부터 1까지인데 3이에요."),
        ),
        (
            "laok clash",
            {"attacks": 100, "clash": 2, "engaged": 9, "defence": 2},
            "## Dice of this attack: out of range\n1 to 100, not 900.",
            ("이 공격의 주사위 수:", "1부터 100까지인데 900이에요."),
        ),
        (
            "tc success",
            {"faces": "6 7"},
            "## 7 is not on the die\n`faces`: Success roll takes 1 to 6.",
            ("7은 ", "`faces`: "),
        ),
    ],
)
async def test_a_value_out_of_range_is_named(
    table: Any, command: str, given: dict[str, Any], english: str, korean: tuple[str, str]
) -> None:
    """Nothing is rolled; the option stands in the answer as it is typed."""
    result = await table.alice.slash(table.channel, command, **given)
    assert result.ephemeral
    assert english in texts(result.response)
    table.speaks(table.minjun, "ko")
    result = await table.minjun.slash(table.channel, command, **given)
    for part in korean:
        assert part in texts(result.response)


@pytest.mark.parametrize("lang", Lang)
def test_a_number_without_a_name_is_still_said(lang: Lang) -> None:
    """A refusal never fails for want of a word."""
    error = CannotBeRead("number-range", name="unheard-of", given=3, lowest=0, highest=1)
    assert words(lang).error(error)[0].startswith("unheard-of:")
