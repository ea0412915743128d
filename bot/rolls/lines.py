"""Options of a command as lines of text, ``name: value``, written for somebody to change and read back."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Collection, Mapping
from typing import Any

from discord import AppCommandOptionType, Locale, app_commands

from bot.words import words
from rules.errors import CannotBeRead, NotFound
from rules.library.entry import Lang

Value = str | int | float | bool

_LINE = re.compile(r"/?(?P<name>[\w-]+)\s*[:=\uff1a]\s*(?P<value>.*)")
_DECIMALS = 10
_NUMBER = re.compile(rf"[+\u2212-]?\d{{1,4}}(\.\d{{1,{_DECIMALS}}})?")
_REMARK = re.compile(r"\s*\(.*\)$")
"""What a choice's name says besides: ``Standard (−1)``."""

_SAID = {True: "change-yes", False: "change-no"}


class Lines:
    """The options of one command.

    Args:
        command: the command.
        translator: knows the names of choices in other languages.
        without: options that are not offered here.
    """

    def __init__(
        self,
        command: app_commands.Command[Any, ..., Any],
        translator: app_commands.Translator,
        without: Collection[str],
    ) -> None:
        self._offered = {one.display_name: one for one in command.parameters if one.display_name not in without}
        self._translator = translator

    async def write(self, options: Mapping[str, Value], lang: Lang) -> str:
        """Writes the options that were given, in the order of the command."""
        lines = []
        for name, option in self._offered.items():
            if name in options:
                lines.append(f"{name}: {await self._said(option, options[name], lang)}")
        return "\n".join(lines)

    async def read(self, text: str, lang: Lang) -> dict[str, Value]:
        """Reads options back, written in whatever language; ``lang`` is that of an error. One without value is none.

        Raises:
            CannotBeRead: a line is none, or a value does not fit its option.
            NotFound: there is no such option.
        """
        given: dict[str, Value] = {}
        for line in filter(None, map(str.strip, text.split("\n"))):
            found = _LINE.fullmatch(line)
            if found is None:
                raise CannotBeRead("change-line", given=line[:60])
            name = found["name"].casefold()
            if name not in self._offered:
                raise NotFound("change-no-option", given=name[:40], known=", ".join(self._offered))
            if found["value"]:
                given[name] = await self._value(self._offered[name], found["value"], lang)
        missing = [name for name, option in self._offered.items() if option.required and name not in given]
        if missing:
            raise CannotBeRead("change-missing", option=", ".join(missing))
        return given

    async def _said(self, option: app_commands.Parameter, value: Value, lang: Lang) -> str:
        if isinstance(value, bool):
            return words(lang)(_SAID[value])
        for choice in option.choices:
            if choice.value == value:
                return (await self._names(choice))[lang]
        return f"{value:.{_DECIMALS}f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)

    async def _value(self, option: app_commands.Parameter, text: str, lang: Lang) -> Value:
        if option.choices:
            return await self._choice(option, text, lang)
        match option.type:
            case AppCommandOptionType.boolean:
                return _truth(option.display_name, text)
            case AppCommandOptionType.integer | AppCommandOptionType.number:
                return _number(option, text)
            case _:
                if option.max_value is not None and len(text) > option.max_value:
                    raise CannotBeRead("change-too-long", option=option.display_name, limit=option.max_value)
                return text

    async def _choice(self, option: app_commands.Parameter, text: str, lang: Lang) -> Value:
        known: list[str] = []
        for choice in option.choices:
            names = await self._names(choice)
            meant = {str(choice.value), *names.values(), *(_REMARK.sub("", name) for name in names.values())}
            if _plain(text) in map(_plain, meant):
                return choice.value
            known.append(names[lang])
        raise CannotBeRead("change-choice", option=option.display_name, given=text[:40], known=", ".join(known))

    async def _names(self, choice: app_commands.Choice[str | int | float]) -> dict[Lang, str]:
        payload = await choice.get_translated_payload(self._translator)
        korean = payload.get("name_localizations", {}).get(Locale.korean.value, choice.name)
        return {Lang.EN: choice.name, Lang.KO: korean}


def _plain(text: str) -> str:
    return unicodedata.normalize("NFC", text).casefold()


def _truth(option: str, text: str) -> bool:
    for truth, key in _SAID.items():
        if _plain(text) in map(_plain, (str(truth), *(words(lang)(key) for lang in Lang))):
            return truth
    raise CannotBeRead("change-truth", option=option, given=text[:40])


def _number(option: app_commands.Parameter, text: str) -> int | float:
    whole = option.type is AppCommandOptionType.integer
    if not _NUMBER.fullmatch(text) or (whole and "." in text):
        raise CannotBeRead("change-number", option=option.display_name, given=text[:40])
    number = float(text.replace("\u2212", "-"))
    lowest = -math.inf if option.min_value is None else option.min_value
    highest = math.inf if option.max_value is None else option.max_value
    if not lowest <= number <= highest:
        name = f"`{option.display_name}`"
        raise CannotBeRead("number-range", name=name, lowest=lowest, highest=highest, given=text)
    return int(number) if whole else number
