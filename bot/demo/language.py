"""Each person at the demo's page reads what commands say of themselves in their language, as in their own client."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.library.entry import Lang


def speak_to_each(backend: Any, languages: Mapping[int, Lang]) -> None:
    """Lets the in-memory Discord list commands as the client of whoever asks shows them.

    Args:
        backend: the in-memory Discord; its page shows only what a command says by default.
        languages: what each person reads.
    """
    everybodys = backend.visible_commands

    def visible(*, user_id: int, **asked: Any) -> list[Mapping[str, Any]]:
        lang = languages.get(user_id, Lang.EN)
        return [_in_language(command, lang) for command in everybodys(user_id=user_id, **asked)]

    backend.visible_commands = visible


def _in_language(part: Mapping[str, Any], lang: Lang) -> dict[str, Any]:
    """Gives a command or an option with the texts of a language; only names that are typed stay."""
    said = dict(part)
    if text := (part.get("description_localizations") or {}).get(lang.value):
        said["description"] = text
    if part.get("options"):
        said["options"] = [_in_language(one, lang) for one in part["options"]]
    if part.get("choices"):
        said["choices"] = [
            {**one, "name": (one.get("name_localizations") or {}).get(lang.value, one["name"])}
            for one in part["choices"]
        ]
    return said
