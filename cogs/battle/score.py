"""The score by the scenario's rules: ``/battle score``, ``/battle deed``, ``/battle take``."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

import discord
from discord import app_commands

from bot.cards.form import Field, form
from bot.cards.notice import notice
from bot.cards.score import KIND, Draft, counted_card, report_card, retaken, score_card, tally_fields
from bot.games.seen import Seen
from bot.presses import Handler, Press
from bot.translate import described
from cogs.battle.acting import InAGame
from rules.errors import CannotBeRead, NotAllowedNow
from rules.game import events as happened
from rules.game.moves import my_side
from rules.game.score import scoring
from rules.game.score.scoring import MOST_TALLY
from rules.game.turn import END, READ

_NUMBERS = re.compile(r"\s*(\d{1,3})\s*[ ,:/-]\s*(\d{1,3})\s*")


class ScoreCommands(InAGame):
    """What is counted, by whom it is confirmed, and what was done in the course of a turn."""

    def handlers(self) -> Mapping[str, Handler]:
        """Gives who takes the presses of the scoring cards, and of the panel's button for it."""
        return {**super().handlers(), KIND: self.score_pressed, "game.score": self.panel_score}

    @app_commands.command(name="score", description=described("command-battle-score"))
    async def score(self, interaction: discord.Interaction) -> None:
        """Counts the turn or the game by the scenario's rules."""
        await self._open(interaction, await self.here(interaction))

    async def panel_score(self, press: Press) -> None:
        """Opens the scoring card from the panel."""
        await self._open(press.interaction, await self.bot.tables.by_id(str(press.payload["game"])))

    async def _open(self, interaction: discord.Interaction, seen: Seen) -> None:
        """Posts what is to be filled in; where a report waits, posts that again."""
        my_side(seen.state, interaction.user.id)
        heard = await self.bot.audience(interaction)
        library = self.bot.finder.library
        waiting = seen.state.ledger.report
        if waiting is not None:
            card = report_card(seen, waiting, library, heard.public)
        else:
            about = scoring.must_count(seen.state)
            if about == END:
                seen = await self.reveal_for_count(interaction, seen)
            card = score_card(seen, prefilled(seen, about), await self.names(seen), library, heard.public)
        await self.bot.show(interaction, card)

    async def reveal_for_count(self, interaction: discord.Interaction, seen: Seen) -> Seen:  # noqa: ARG002  # see below
        """Opens what has to be open before the end is counted; the cog of hidden things knows how."""
        return seen

    @app_commands.command(name="agree", description=described("command-battle-agree"))
    async def agree(self, interaction: discord.Interaction) -> None:
        """Agrees how the scenario's open points are read."""
        seen = await self.here(interaction)
        my_side(seen.state, interaction.user.id)
        if seen.state.ledger.report is None and not scoring.open_points(seen.state):
            raise NotAllowedNow("nothing-open")
        words = (await self.bot.audience(interaction)).public
        draft = retaken(Draft(seen.row.id, READ), asked=list(scoring.open_points(seen.state)))
        card = score_card(seen, draft, await self.names(seen), self.bot.finder.library, words)
        await self.bot.show(interaction, card)

    @app_commands.command(name="take", description=described("command-battle-take"))
    @app_commands.describe(place=described("option-place"), unit=described("option-by-unit"))
    async def take(
        self, interaction: discord.Interaction, place: app_commands.Range[int, 1, 12], unit: str = ""
    ) -> None:
        """Writes down that your side took a place this turn."""
        await self.did(interaction, lambda now: scoring.take(now.state, interaction.user.id, place, unit))

    @app_commands.command(name="deed", description=described("command-battle-deed"))
    @app_commands.describe(
        deed=described("option-deed"), unit=described("option-by-unit"), name=described("option-deed-name")
    )
    async def deed(
        self, interaction: discord.Interaction, deed: str, unit: str = "", name: app_commands.Range[str, 0, 60] = ""
    ) -> None:
        """Writes down a deed of your side; each is done once a game."""
        await self.did(interaction, lambda now: scoring.do_deed(now.state, interaction.user.id, deed, unit, name))

    @deed.autocomplete("deed")
    async def suggest_deed(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests the deeds that are left."""
        seen = await self.bot.tables.at(interaction.channel_id or 0)
        scenario = seen.state.ledger.scenario if seen else None
        if seen is None or scenario is None:
            return []
        lang = (await self.bot.audience(interaction)).reader.lang
        left = [deed for deed in scenario.deed if deed.free or deed.id not in seen.state.ledger.deeds]
        found = [app_commands.Choice(name=deed.name(lang), value=deed.id) for deed in left]
        return [choice for choice in found if typed.casefold() in choice.name.casefold()][:25]

    @deed.autocomplete("unit")
    @take.autocomplete("unit")
    async def suggest_mine(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggests your units."""
        seen = await self.bot.tables.at(interaction.channel_id or 0)
        side = seen.state.side_of(interaction.user.id) if seen else None
        units = [unit for unit in seen.state.units.values() if unit.side == side] if seen else []
        return [
            app_commands.Choice(name=unit.name, value=unit.id)
            for unit in units
            if typed.casefold() in unit.name.casefold()
        ][:25]

    async def score_pressed(self, press: Press) -> None:
        """Takes a press on a scoring card."""
        interaction = press.interaction
        seen = await self.bot.tables.by_id(str(press.payload["game"]))
        my_side(seen.state, interaction.user.id)
        if press.verb in {"confirm", "object"}:
            await self._answered(press, seen)
            return
        reader = press.audience.reader
        about = press.payload["about"]
        if seen.state.ledger.report is not None or (about != READ and scoring.must_count(seen.state) != about):
            await self.bot.show(interaction, notice(reader("stale"), reader("stale-answered")), private=True)
            return
        match press.verb:
            case "enter":
                await self._enter(press, seen)
            case "propose":
                await self._propose(press, seen)
            case _:
                await self._fill(press, seen, _change(press))

    async def _fill(self, press: Press, seen: Seen, change: Callable[[Draft], Draft]) -> None:
        """Puts something into the draft; somebody else may be filling it in at the same moment."""
        payload = dict(press.payload)
        while True:
            draft = change(Draft(**payload))
            if await self.bot.store.change_key(press.key, payload, draft.payload()):
                break
            known = await self.bot.store.key(press.key)
            if known is None:
                return
            payload = known[1]
        names = await self.names(seen)
        card = score_card(seen, draft, names, self.bot.finder.library, press.audience.public)
        await self.bot.revise(press.interaction, card, key=press.key)

    async def _enter(self, press: Press, seen: Seen) -> None:
        """Asks for the numbers that the players count themselves."""
        scenario, draft = seen.state.ledger.scenario, Draft(**press.payload)
        if scenario is None:
            return
        reader, names = press.audience.reader, await self.names(seen)
        fields = []
        for award, label in tally_fields(scenario, draft.about, reader)[:5]:
            numbers = draft.tally.get(award)
            value = f"{numbers[0]} {numbers[1]}" if numbers else ""
            fields.append(Field(award, f"{label} ({names[0]} / {names[1]})", 9, value, required=False))
        await press.interaction.response.send_modal(form(press.key, "typed", reader("button-enter"), *fields))

    async def _propose(self, press: Press, seen: Seen) -> None:
        """Puts the draft to the other side, or asks the open points first that it depends on."""
        known = await self.bot.store.key(press.key)
        draft = Draft(**(known[1] if known else press.payload))
        side = my_side(seen.state, press.interaction.user.id)
        said = draft.said(side)
        unread = () if said.about == READ else scoring.unread_points(seen.state, said)
        if unread:
            await self._fill(press, seen, lambda now: retaken(now, asked=(*now.asked, *unread)))
            return
        await press.interaction.response.defer()
        after = await self.act(
            press.interaction, seen, lambda now: scoring.report(now.state, press.interaction.user.id, said)
        )
        await self.bot.revise(
            press.interaction, report_card(after, said, self.bot.finder.library, press.audience.public)
        )

    async def _answered(self, press: Press, seen: Seen) -> None:
        """Takes the other side's answer to a report."""
        interaction, person, words = press.interaction, press.interaction.user.id, press.audience.public
        said = seen.state.ledger.report
        if said is None or said.about != press.payload["about"]:
            reader = press.audience.reader
            await self.bot.show(interaction, notice(reader("stale"), reader("stale-answered")), private=True)
            return
        if press.verb == "object":
            after = await self.act(interaction, seen, lambda now: scoring.refuse(now.state, person))
            card = score_card(after, _again(seen, said), await self.names(after), self.bot.finder.library, words)
            await self.bot.revise(interaction, card)
            return
        before = len(seen.state.ledger.lines)
        after = await self.act(interaction, seen, lambda now: scoring.confirm(now.state, person))
        lines = [line for _, line in after.state.ledger.lines[before:]]
        await self.bot.revise(interaction, counted_card(after, said, lines, words))


def prefilled(seen: Seen, about: str) -> Draft:
    """Gives a draft with what is known: places as they were counted last or were taken, deeds that the log shows."""
    state = seen.state
    scenario = state.ledger.scenario
    draft = Draft(seen.row.id, about)
    if about == END or scenario is None or scenario.places is None:
        return retaken(draft, deeds=_shown(seen, draft))
    if scenario.places.taken:
        top = len(scenario.places.level)
        taken = state.ledger.taken_in(state.turn).values()
        places = {str(one.place): f"{top}0" if one.side == 0 else f"0{top}" for one in taken}
    else:
        places = {str(place): code for place, code in state.ledger.shown.items()}
    draft = retaken(draft, places=places)
    return retaken(draft, deeds=_shown(seen, draft))


def _again(seen: Seen, said: happened.Reported) -> Draft:
    """Gives a draft of what was reported, to be put right."""
    return Draft(
        seen.row.id,
        said.about,
        {str(place): code for place, code in said.places},
        [f"{deed}/{side}" for deed, side in said.deeds],
        {award: numbers for award, *numbers in said.tally},
    )


def _shown(seen: Seen, draft: Draft) -> list[str]:
    return [f"{deed}/{side}" for deed, side in scoring.deeds_seen(seen.state, draft.said(0))]


def _change(press: Press) -> Callable[[Draft], Draft]:
    """Gives what a press puts into the draft."""
    match press.verb:
        case "place":
            return lambda draft: retaken(draft, places={**draft.places, press.argument: press.values[0]})
        case "deeds":
            return lambda draft: retaken(draft, deeds=_one_each(press.values))
        case "reading":
            return lambda draft: retaken(draft, readings={**draft.readings, press.argument: press.values[0]})
        case "typed":
            numbers = {award: _numbers(text) for award, text in press.typed.items() if text.strip()}
            return lambda draft: retaken(draft, tally={**draft.tally, **numbers})
        case _:
            return lambda draft: retaken(draft, asked=(), readings={})


def _one_each(values: tuple[str, ...]) -> list[str]:
    """Keeps each deed once: the last side that was chosen for it."""
    found: dict[str, str] = {}
    for value in values:
        found[value.partition("/")[0]] = value
    return list(found.values())


def _numbers(text: str) -> tuple[int, int]:
    match = _NUMBERS.fullmatch(text)
    if match is None or max(int(match[1]), int(match[2])) > MOST_TALLY:
        raise CannotBeRead("two-numbers", given=text[:20], most=MOST_TALLY)
    return int(match[1]), int(match[2])
