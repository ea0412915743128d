"""``/mesbg priority``, ``duel`` and ``fight``."""

from __future__ import annotations

from discord import app_commands

from bot.rolls.commands import roll_command
from bot.rolls.options import choices
from bot.rolls.request import Declared, Request
from bot.translate import described
from cogs.mesbg.options import FIGHTING, Characteristic, Rolls, holder, option, settled, side
from rules.mesbg.duel import Duel, duel
from rules.mesbg.fielded import brought
from rules.mesbg.fight import Fight
from rules.mesbg.fight import fight as whole_fight
from rules.mesbg.priority import Last, PriorityRoll, priority_roll
from rules.mesbg.profile import Stats
from rules.mesbg.rulebook import Party

_FIGHTING = choices("fighting", tuple(FIGHTING))
_BANNER = choices("banner-side", ("mine", "theirs", "both", "mine-bearer", "theirs-bearer"))
_ALIGNMENT = choices("alignment", ("good", "evil", "same"))
_HOLDER = choices("holder", ("roller", "opponent"))
_POSITION = choices(
    "position", ("theirs-trapped", "mine-trapped", "both-trapped", "theirs-prone", "mine-prone", "both-prone")
)
_LAST = [
    app_commands.Choice(name=described("holder-roller"), value=Last.ROLLER.value),
    app_commands.Choice(name=described("holder-opponent"), value=Last.OPPONENT.value),
    app_commands.Choice(name=described("holder-first-turn"), value=Last.FIRST_TURN.value),
]


def _had_priority(request: Request) -> Last:
    """Gives who had Priority last turn, as the game has it."""
    state = request.seen.state if request.seen else None
    if state is None or (state.turn > 1 and state.last_first is None):
        return Last.UNTOLD
    if state.turn <= 1:
        return Last.FIRST_TURN
    return Last.ROLLER if state.last_first == state.side_of(request.person) else Last.OPPONENT


class Fights(Rolls):
    """Priority, duels and whole fights."""

    @roll_command("priority", "command-mesbg-priority")
    @app_commands.describe(last=option("last-priority"), tie=option("tie-again"))
    @app_commands.choices(last=_LAST, tie=choices("answer", ("other-than-last", "priority-again")))
    def priority(
        self,
        request: Request,
        last: str | None = None,
        tie: str | None = None,
    ) -> Declared:
        """Rolls a D6 for each player; the higher has Priority."""
        had = _had_priority(request) if last is None else Last(last)
        return priority_roll(PriorityRoll(request.edition, had, settled(priority_tie=tie)))

    @roll_command("duel", "command-mesbg-duel")
    @app_commands.describe(
        attacks=option("attacks"),
        their_attacks=option("their-attacks"),
        fight=option("fight"),
        their_fight=option("their-fight"),
        weapon=option("fighting"),
        their_weapon=option("their-fighting"),
        might=option("might"),
        their_might=option("their-might"),
        spears=option("spears"),
        their_spears=option("their-spears"),
        spear_fight=option("spear-fight"),
        their_spear_fight=option("their-spear-fight"),
        banner=option("banner"),
        alignment=option("alignment"),
        priority=option("priority-holder"),
        might_order=option("might-order"),
    )
    @app_commands.choices(
        weapon=_FIGHTING,
        their_weapon=_FIGHTING,
        banner=_BANNER,
        alignment=_ALIGNMENT,
        priority=_HOLDER,
        might_order=choices("answer", ("priority-first", "roll-off-first")),
    )
    @app_commands.rename(alignment="side")
    def duel(
        self,
        request: Request,
        attacks: Characteristic | None = None,
        their_attacks: Characteristic | None = None,
        fight: Characteristic | None = None,
        their_fight: Characteristic | None = None,
        weapon: str | None = None,
        their_weapon: str | None = None,
        might: app_commands.Range[int, 0, 10] | None = None,
        their_might: app_commands.Range[int, 0, 10] | None = None,
        spears: app_commands.Range[int, 0, 6] = 0,
        their_spears: app_commands.Range[int, 0, 6] = 0,
        spear_fight: Characteristic | None = None,
        their_spear_fight: Characteristic | None = None,
        banner: str | None = None,
        alignment: str | None = None,
        priority: str | None = None,
        might_order: str | None = None,
    ) -> Declared:
        """Throws both sides' dice, asks for banners and Might, and gives the winner."""
        mine = side(
            Party.ROLLER,
            brought(request.field.own),
            attacks=attacks,
            fight=fight,
            might=might,
            fighting=weapon,
            spears=spears,
            spear=Stats(spear_fight) if spear_fight else None,
            banner=banner,
            alignment=alignment,
            strikes=False,
        )
        theirs = side(
            Party.OPPONENT,
            brought(request.field.target),
            attacks=their_attacks,
            fight=their_fight,
            might=their_might,
            fighting=their_weapon,
            spears=their_spears,
            spear=Stats(their_spear_fight) if their_spear_fight else None,
            banner=banner,
            alignment=alignment,
            strikes=False,
        )
        return duel(
            Duel(request.edition, mine, theirs, holder(priority, request.field), settled(might_on_tie=might_order))
        )

    @roll_command("fight", "command-mesbg-fight")
    @app_commands.describe(
        attacks=option("attacks"),
        fight=option("fight"),
        strength=option("strength"),
        defence=option("defence"),
        their_attacks=option("their-attacks"),
        their_fight=option("their-fight"),
        their_strength=option("their-strength"),
        their_defence=option("their-defence"),
        weapon=option("fighting"),
        their_weapon=option("their-fighting"),
        hero=option("hero"),
        their_hero=option("their-hero"),
        spears=option("spears"),
        their_spears=option("their-spears"),
        spear_stats=option("spear-stats"),
        their_spear_stats=option("their-spear-stats"),
        banner=option("banner"),
        position=option("position"),
        alignment=option("alignment"),
        priority=option("priority-holder"),
    )
    @app_commands.choices(
        weapon=_FIGHTING,
        their_weapon=_FIGHTING,
        banner=_BANNER,
        position=_POSITION,
        alignment=_ALIGNMENT,
        priority=_HOLDER,
    )
    @app_commands.rename(alignment="side")
    def fight(
        self,
        request: Request,
        attacks: Characteristic | None = None,
        fight: Characteristic | None = None,
        strength: Characteristic | None = None,
        defence: Characteristic | None = None,
        their_attacks: Characteristic | None = None,
        their_fight: Characteristic | None = None,
        their_strength: Characteristic | None = None,
        their_defence: Characteristic | None = None,
        weapon: str | None = None,
        their_weapon: str | None = None,
        hero: app_commands.Range[str, 1, 40] | None = None,
        their_hero: app_commands.Range[str, 1, 40] | None = None,
        spears: app_commands.Range[int, 0, 6] = 0,
        their_spears: app_commands.Range[int, 0, 6] = 0,
        spear_stats: app_commands.Range[str, 1, 40] | None = None,
        their_spear_stats: app_commands.Range[str, 1, 40] | None = None,
        banner: str | None = None,
        position: str | None = None,
        alignment: str | None = None,
        priority: str | None = None,
    ) -> Declared:
        """Resolves a fight: duel, back away, strikes, casualties."""
        mine = side(
            Party.ROLLER,
            brought(request.field.own),
            attacks=attacks,
            fight=fight,
            strength=strength,
            defence=defence,
            hero=hero,
            fighting=weapon,
            spears=spears,
            spear=Stats.parse(spear_stats) if spear_stats else None,
            banner=banner,
            position=position,
            alignment=alignment,
        )
        theirs = side(
            Party.OPPONENT,
            brought(request.field.target),
            attacks=their_attacks,
            fight=their_fight,
            strength=their_strength,
            defence=their_defence,
            hero=their_hero,
            fighting=their_weapon,
            spears=their_spears,
            spear=Stats.parse(their_spear_stats) if their_spear_stats else None,
            banner=banner,
            position=position,
            alignment=alignment,
        )
        return whole_fight(Fight(request.edition, mine, theirs, holder(priority, request.field)))
