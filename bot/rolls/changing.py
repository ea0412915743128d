"""*Change* on a card of odds: other options, and the odds of what they declare in its place."""

from __future__ import annotations

from typing import Any

from discord import app_commands

from bot.cards.form import Field, form
from bot.door import by_option
from bot.presses import Press
from bot.rolls.lines import Lines
from bot.rolls.rolling import AsTyped, Rolling
from bot.translate import Translator
from rules.errors import NotAllowedNow, RulesError

ANEW = "anew"
"""Under this name a command keeps, in its extras, what declares it anew."""

_MOST = 1_500
"""Characters of a form's lines."""

_KEPT = ("opponent", "preview", "faces")
"""Options of every roll that stay as they were."""


class Changing:
    """Answers *Change*.

    Args:
        tree: where commands are found by name.
    """

    def __init__(self, tree: app_commands.CommandTree[Any]) -> None:
        self._tree = tree
        self._translator = Translator()

    async def pressed(self, press: Press) -> None:
        """Asks for other options, or takes those that were sent.

        Raises:
            NotAllowedNow: somebody else asked for these odds, or the command is there no more.
            RulesError: the options cannot be read, or what they declare is forbidden; the card stays as it was.
        """
        before = Rolling.of(press.payload).as_typed
        if press.interaction.user.id != Rolling.of(press.payload).roller:
            raise NotAllowedNow("change-not-yours", command=before.command)
        command = self._command(before.command)
        lines = Lines(command, self._translator, _KEPT)
        reader = press.audience.reader
        if press.verb == "change":
            written = await lines.write(before.options, reader.lang)
            field = Field("options", reader("change-label"), _MOST, written, long=True, required=False)
            title = reader("change-title", command=command.qualified_name)
            await press.interaction.response.send_modal(form(press.key, "changed", title, field))
            return
        options = await lines.read(press.typed.get("options", ""), reader.lang)
        names = {option.display_name for option in command.parameters}
        kept = {name: before.options[name] for name in _KEPT if name in before.options and name in names}
        try:
            await command.extras[ANEW](command.binding, press, AsTyped(before.command, {**options, **kept}))
        except RulesError as error:
            raise by_option(error, names) from error

    def _command(self, name: str) -> app_commands.Command[Any, ..., Any]:
        group, _, own = name.partition(" ")
        found = self._tree.get_command(group)
        command = found.get_command(own) if isinstance(found, app_commands.Group) else None
        if not isinstance(command, app_commands.Command) or ANEW not in command.extras:
            raise NotAllowedNow("change-command-gone", command=name)
        return command
