"""Every sentence a player can read, from ``data/words/{ko,en}``."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

import tossi
from fluent.runtime import FluentBundle, FluentResource

from rules import shelf
from rules.errors import RulesError
from rules.library.entry import Lang

_START = re.compile(r"^(?=[A-Za-z-])", re.MULTILINE)
"""A message begins where a line begins with its id; further lines are indented."""

_COMMENT = re.compile(r"^#.*\n?", re.MULTILINE)

_REFERENCE = re.compile(r"\{\s*(-?[A-Za-z][\w-]*)\s*[}.(]")
"""A message that says another one: ``{ owed-stack }``."""


def _particle(word: Any, particle: Any) -> str:
    """Puts the fitting Korean particle behind a word."""
    return str(tossi.postfix(str(word), str(particle)))


FUNCTIONS: dict[str, Any] = {"JOSA": _particle}
"""What messages may call besides what Fluent has."""


class _Messages:
    """The messages of one language, each parsed when it is first said.

    Parsing all of them takes most of a second of the start and 15 MiB, and a club says a tenth of them in a day.
    """

    def __init__(self, lang: Lang) -> None:
        self._bundle = FluentBundle([lang.value], use_isolating=False, functions=FUNCTIONS)
        self._plain: dict[str, str] = {}
        self._unread: dict[str, str] = {}
        for path in sorted((shelf.DATA / "words" / lang.value).glob("*.ftl")):
            for written in _START.split(_COMMENT.sub("", path.read_text(encoding="utf-8-sig")))[1:]:
                key, _, text = written.partition("=")
                if "{" in written or "\n" in text.strip():
                    self._unread.setdefault(key.strip(), written)
                else:
                    self._plain.setdefault(key.strip(), text.strip())

    def __contains__(self, key: str) -> bool:
        return key in self._plain or key in self._unread or self._bundle.has_message(key)

    def say(self, key: str, facts: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """Gives the sentence of a key, and what is wrong with it.

        Raises:
            KeyError: there is no such message.
        """
        if (plain := self._plain.get(key)) is not None:
            return plain, []
        self._parse(key)
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise KeyError(key)
        text, problems = self._bundle.format_pattern(pattern, dict(facts))
        return str(text), problems

    def _parse(self, key: str) -> None:
        """Parses a message, and those that it says."""
        written = self._unread.get(key)
        if written is None and key in self._plain:
            written = f"{key} = {self._plain[key]}"
        if written is not None:
            self._bundle.add_resource(FluentResource(written))
            self._unread.pop(key, None)  # only now: another thread may be looking
            for other in _REFERENCE.findall(written):
                self._parse(other)


class Words:
    """The words of one language.

    ``words("key", name=…)`` gives a sentence. Messages are Fluent (``data/words/README.md``); Korean ones may call
    ``JOSA($name, …)`` for the particle that fits.
    """

    def __init__(self, lang: Lang, messages: _Messages) -> None:
        self.lang = lang
        self._messages = messages

    def __call__(self, key: str, /, **facts: Any) -> str:
        """Gives the sentence of a key.

        Raises:
            KeyError: there is no such message, or a fact that it mentions is missing.
        """
        if key not in self._messages:
            raise KeyError(f"no message {key!r} in {self.lang}")
        text, problems = self._messages.say(key, facts)
        if problems:
            raise KeyError(f"message {key!r} in {self.lang}: {problems[0]}")
        return text

    def naming(self, names: Mapping[str, str]) -> Words:
        """Gives the same words, in which messages about a side say what it is called.

        Args:
            names: by the side; where there is ``whose-opponent-by``, it is said in the place of ``whose-opponent``.
        """
        return _Naming(self.lang, self._messages, names)

    def has(self, key: str) -> bool:
        """Says whether there is a message of this key."""
        return key in self._messages

    def error(self, error: RulesError) -> tuple[str, ...]:
        """Gives the headline and the help of an error that a player caused."""
        lines = self(f"error-{error.code}", **_in_words(self, error.facts)).splitlines()
        if "understood" in error.facts:
            understood, rest = (str(error.facts[key]).replace("`", "'") for key in ("understood", "rest"))
            key = (
                "error-read-up-to" if understood and rest else "error-read-all" if understood else "error-read-nothing"
            )
            if understood or rest:
                lines.insert(1, self(key, understood=understood, rest=rest))
        return tuple(lines)


class _Naming(Words):
    """Words in which messages about a side (``whose-roller``, ``answer-roller-…``) say what it is called."""

    def __init__(self, lang: Lang, messages: _Messages, names: Mapping[str, str]) -> None:
        super().__init__(lang, messages)
        self._names = names

    def __call__(self, key: str, /, **facts: Any) -> str:
        """Gives the sentence of a key, with the name of the side that it is about."""
        for side, name in self._names.items():
            about = key == f"whose-{side}" or key.startswith(f"answer-{side}-")
            if about and self.has(f"{key}-by"):
                return super().__call__(f"{key}-by", who=name, **facts)
        return super().__call__(key, **facts)


def _in_words(words: Words, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Puts facts that are themselves message ids (``purpose=hit``, the ``name`` of a number) into words."""
    spoken = dict(facts)
    if words.has(f"purpose-{facts.get('purpose')}"):
        spoken["purpose"] = words(f"purpose-{facts['purpose']}")
    if "act" in facts:
        spoken["act"] = words(f"act-{facts['act']}")
    if "lowest" in facts and words.has(f"number-{facts.get('name', 'number')}"):
        spoken["name"] = words(f"number-{facts.get('name', 'number')}")
    if "option" in facts:
        option, bare = str(facts["option"]), str(facts["option"]).removeprefix("their_")
        known = next((key for key in (f"number-{option}", f"number-{bare}") if words.has(key)), "")
        spoken["name"] = words(known) if known else option
    return spoken


@cache
def words(lang: Lang) -> Words:
    """Gives the words of a language, read once."""
    return Words(lang, _Messages(lang))
