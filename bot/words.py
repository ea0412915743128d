"""Every sentence a player can read, from ``data/words/{ko,en}``."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import tossi
from fluent.runtime import FluentBundle, FluentResource

from rules import shelf
from rules.errors import RulesError
from rules.library.entry import Lang


class Words:
    """The words of one language.

    ``words("key", name=…)`` gives a sentence. Messages are Fluent (``data/words/README.md``); Korean ones may call
    ``JOSA($name, …)`` for the particle that fits.
    """

    def __init__(self, lang: Lang, bundle: FluentBundle) -> None:
        self.lang = lang
        self._bundle = bundle

    def __call__(self, key: str, /, **facts: Any) -> str:
        """Gives the sentence of a key.

        Raises:
            KeyError: there is no such message, or a fact that it mentions is missing.
        """
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
        if pattern is None:
            raise KeyError(f"no message {key!r} in {self.lang}")
        text, problems = self._bundle.format_pattern(pattern, facts)
        if problems:
            raise KeyError(f"message {key!r} in {self.lang}: {problems[0]}")
        return str(text)

    def naming(self, names: Mapping[str, str]) -> Words:
        """Gives the same words, in which these messages (``whose-opponent``) say a name instead."""
        return _Naming(self.lang, self._bundle, names)

    def has(self, key: str) -> bool:
        """Says whether there is a message of this key."""
        return bool(self._bundle.has_message(key))

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
    """Words in which some messages say a name."""

    def __init__(self, lang: Lang, bundle: FluentBundle, names: Mapping[str, str]) -> None:
        super().__init__(lang, bundle)
        self._names = names

    def __call__(self, key: str, /, **facts: Any) -> str:
        """Gives the name, or the sentence of a key."""
        return self._names[key] if key in self._names else super().__call__(key, **facts)


def _in_words(words: Words, facts: Mapping[str, Any]) -> dict[str, Any]:
    """Puts facts that are themselves message ids (``purpose=hit``, the ``name`` of a number) into words."""
    spoken = dict(facts)
    if words.has(f"purpose-{facts.get('purpose')}"):
        spoken["purpose"] = words(f"purpose-{facts['purpose']}")
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
    bundle = FluentBundle([lang.value], use_isolating=False, functions={"JOSA": _particle})  # type: ignore[dict-item]  # takes two
    for path in sorted((shelf.DATA / "words" / lang.value).glob("*.ftl")):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return Words(lang, bundle)


def _particle(word: Any, particle: Any) -> str:
    """Puts the fitting Korean particle behind a word."""
    return str(tossi.postfix(str(word), str(particle)))
