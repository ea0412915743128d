"""The form that asks what has to be decided; sending it opens a dispute."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.cards.form import Field, form
from bot.presses import Press
from bot.store import Store
from rules.rulings.text import QUESTION

KIND = "dispute-ask"
"""Kind of the key that the form carries: what the dispute will be about."""


async def ask_question(store: Store, press: Press, about: Mapping[str, Any], suggested: str = "") -> None:
    """Asks what has to be decided about a rule, a roll or a game.

    Args:
        store: where the form's key is kept.
        press: the press that is answered.
        about: ``rule`` or ``roll`` with the ``about`` link of its card; nothing for a game.
        suggested: the question that stands in the form already.
    """
    reader = press.audience.reader
    key = await store.new_key(KIND, about)
    field = Field("question", reader("dispute-form-question-label"), QUESTION, suggested, long=True)
    await press.interaction.response.send_modal(form(key, "ask", reader("dispute-form-question"), field))
