"""What people write: everyday words, times, phrases behind a roll, lists, the names of list builders."""

from __future__ import annotations

from collections.abc import Iterator

from rules.checking.kind import Around, unknown
from rules.library.reading import Problem
from rules.library.search.tokens import Everyday
from rules.notation.said import Phrases
from rules.rosters.names import Names


def everyday(written: Everyday, _: Around) -> Iterator[Problem]:
    """Finds words of the lexicon that the search can never meet."""
    for word in written.doubt:
        if word != word.casefold().strip() or " " in word:
            yield f'"{word}": one word in small letters, without spaces', ("doubt",)
    for word, meant in written.words.items():
        if "*" in word[:-1] or word in {"", "*"}:
            yield f'"{word}": a star stands at the end of a word, and something before it', ("words", word)
        if word != word.casefold().strip() or " " in word:
            yield f'"{word}": one word in small letters, without spaces', ("words", word)
        for one in meant:
            if not one.startswith("@") or len(one) < 2:
                yield f'"{one}" must begin with @, like "@charge"', ("words", word)


def phrases(written: Phrases, _: Around) -> Iterator[Problem]:
    """Finds phrases that mean two things, and letters that are no single key."""
    for typed in written.keys:
        if len(typed) != 1:
            yield f'"{typed}" must be a single letter', ("keys", typed)
    understood = {_packed(phrase): means for means, several in written.understood.items() for phrase in several}
    for block, means, phrase in _all(written):
        other = understood.get(_packed(phrase), means)
        if not _packed(phrase):
            yield f'a phrase of "{means}" is empty', (block, means)
        elif other != means:
            yield f'"{phrase}" means "{other}" too', (block, means)


def _all(written: Phrases) -> Iterator[tuple[str, str, str]]:
    for means, several in written.understood.items():
        yield from (("understood", means, phrase) for phrase in several)
    for refusal, several in written.refused.items():
        yield from (("refused", refusal, phrase) for phrase in several)


def _packed(phrase: str) -> str:
    return "".join(phrase.casefold().split())


def builders(written: Names, _: Around) -> Iterator[Problem]:
    """Finds variants of factions that are not named, and catalogues that lead nowhere."""
    factions = {*written.faction}
    for slug in written.variant:
        if factions and not any(slug == one or slug.startswith(f"{one}_") for one in factions):
            yield f'"{slug}" begins with none of the factions above', ("variant", slug)
    known = ((slug, ("catalogue", key)) for key, slug in written.catalogue.items())
    yield from unknown(known, factions | {*written.faction.values()}, "faction")
