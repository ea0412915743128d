"""How the outcomes of Middle-earth's rolls are called and coloured."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from bot.cards.card import Accent
from bot.cards.resolution import Presenter
from bot.words import Words
from cogs.mesbg.raised import raised
from cogs.mesbg.sources import of_casting, of_fall, of_fight, of_move, of_shots, of_strikes
from rules.mesbg.courage import Courage, courage_test
from rules.mesbg.duel import Duel, Won, duel
from rules.mesbg.editions import constants
from rules.mesbg.falling import Fall, Fell, fall
from rules.mesbg.fight import Fight, Fought, fight
from rules.mesbg.fighters import Side
from rules.mesbg.heroic import Action, Heroic, heroic
from rules.mesbg.magic import Casting, Magic, casting
from rules.mesbg.moving import Moved, MovingTest, moving_test
from rules.mesbg.priority import Priority, priority_roll
from rules.mesbg.rulebook import Party
from rules.mesbg.shooting import Shooting, Shot, shooting
from rules.mesbg.wounds import Harm, Strikes, Struck, strikes, to_wound
from rules.procedure import Procedure


def _left(words: Words, what: str, party: Party, before: int, spent: int) -> Iterator[str]:
    """Says what a side has left of its points, where some are gone."""
    if spent:
        yield words(f"{what}-left", whose=words(f"whose-{party}"), before=before, after=before - spent)


def _harm(words: Words, party: Party, struck: Struck, harm: Harm) -> Iterator[str]:
    """Says what became of a model that was struck."""
    if harm.slain:
        yield words("slain-removed", whose=words(f"whose-{party}"))
    else:
        yield from _left(words, "wounds", party, struck.wounds, harm.wounds)
        yield from _left(words, "fate", party, struck.fate, harm.fate)


def _harm_name(harm: Harm, slain: str, hurt: str, saved: str, unhurt: str) -> str:
    if harm.slain:
        return slain
    if harm.wounds:
        return hurt
    return saved if harm.fate else unhurt


def _might(words: Words, party: Party, side: Side, left: Sequence[int], later: int = 0) -> Iterator[str]:
    before = sum(fighter.might for fighter in side.fighters)
    yield from _left(words, "might", party, before, before - sum(left) + later)


def _duel_changes(declared: Duel, won: Won, words: Words) -> Sequence[str]:
    return [
        words("loser-backs-away"),
        *_might(words, Party.ROLLER, declared.roller, won.roller_might),
        *_might(words, Party.OPPONENT, declared.opponent, won.opponent_might),
    ]


_WON = ("fight-slays", "fight-wounds", "fight-wins")
_LOST = ("fight-loses", "fight-wounded", "fight-slain")


def _fight_name(fought: Fought) -> str:
    if fought.winner is Party.ROLLER:
        return _harm_name(fought.harm, "fight-slays", "fight-wounds", "fight-wins", "fight-wins")
    return _harm_name(fought.harm, "fight-slain", "fight-wounded", "fight-loses", "fight-loses")


def _fight_changes(declared: Fight, fought: Fought, words: Words) -> Sequence[str]:
    winner, loser = fought.winner, fought.winner.other
    struck = declared.side(loser).struck
    lines = []
    if not fought.struck:
        lines.append(words("winner-strikes-not"))
    if declared.side(winner).fighters[0].prone:
        lines.append(words("winner-may-stand"))
    lines += _harm(words, loser, struck, fought.harm)
    if not fought.harm.slain:
        lines.append(words("loser-is-trapped" if struck.trapped else "loser-backs-away"))
    for party, left in ((Party.ROLLER, fought.roller_might), (Party.OPPONENT, fought.opponent_might)):
        later = fought.harm.might if party is winner else fought.harm.own_might
        lines += _might(words, party, declared.side(party), left, later)
    return lines


def _strikes_changes(declared: Strikes, harm: Harm, words: Words) -> Sequence[str]:
    might = sum(blows.might for blows in declared.blows)
    defence = declared.rend or declared.struck.defence
    hopeless = [blows.strength for blows in declared.blows if not to_wound(blows.strength, defence)]
    return [
        *(words("cannot-wound", strength=strength, defence=defence) for strength in dict.fromkeys(hopeless)),
        *_harm(words, declared.owner, declared.struck, harm),
        *_left(words, "might", declared.striker, might, harm.might),
    ]


def _shot_name(shot: Shot) -> str:
    if shot.on_target:
        return _harm_name(shot.harm, "shot-slays", "shot-wounds", "shot-saved", "shot-no-wound")
    if shot.friends:
        return "shot-friend"
    return "shot-stopped" if any(shot.stopped) else "shot-missed"


def _shot_changes(declared: Shooting, shot: Shot, words: Words) -> Sequence[str]:
    lines = [
        words(f"stopped-{thing.kind}", count=count)
        for thing, count in zip(declared.in_the_way, shot.stopped, strict=False)
        if count
    ]
    if shot.friends:
        lines.append(words("friends-hit", count=shot.friends))
    if shot.friend_harm.slain:
        lines.append(words("friend-slain"))
    return [*lines, *_harm(words, Party.OPPONENT, declared.struck, shot.harm)]


def _moved_changes(_declared: MovingTest, moved: Moved, words: Words) -> Sequence[str]:
    lines = []
    if moved is Moved.FALLS_PRONE:
        lines.append(words("lies-prone"))
    if moved in {Moved.FALLS, Moved.FALLS_PRONE}:
        lines.append(words("then-falls"))
    return lines


def _fall_name(fell: Fell) -> str:
    if not fell.hits:
        return "fall-harmless"
    return _harm_name(fell.harm, "fall-slays", "fall-wounds", "fall-saved", "fall-unhurt")


def _fall_changes(declared: Fall, fell: Fell, words: Words) -> Sequence[str]:
    prone = [words("lies-prone")] if fell.prone else []
    if not fell.hits:
        return [words("fall-within-height", drop=f"{declared.drop:g}", height=f"{declared.height:g}"), *prone]
    return [*_harm(words, Party.ROLLER, declared.struck, fell.harm), *prone]


_RAISES = {Action.STRIKE: "fight", Action.STRENGTH: "strength"}
"""The option by which a later roll is told what a heroic action has raised: no marker of the unit holds it."""


def _heroic_changes(declared: Heroic, after: int, words: Words) -> Sequence[str]:
    said = words("heroic-changes", what=words(f"heroic-what-{declared.action}"), before=declared.value, after=after)
    capped = declared.action is not Action.CHALLENGE and after == constants(declared.edition).most
    notes = [words("heroic-capped", most=after)] if capped else []
    if declared.action in _RAISES:
        notes.append(words("heroic-then", option=_RAISES[declared.action], after=after))
    return [said, *(f"-# {note}" for note in notes)]


def _magic_changes(declared: Casting, _magic: Magic, words: Words) -> Sequence[str]:
    spent = [words("will-spent", whose=words("whose-roller"), count=declared.dice)]
    if declared.resist and _magic is not Magic.FAILED:
        spent.append(words("will-spent", whose=words("whose-opponent"), count=declared.resist))
    if declared.channelling and not constants(declared.edition).channelling_six:
        spent.append(f"-# {words('channelling-enhanced')}")
    return spent


PRESENTERS: tuple[tuple[Procedure[Any, Any], Presenter], ...] = (
    (
        priority_roll,
        Presenter(
            result=str,
            order=tuple(Priority),
            accents={Priority.OPPONENT: Accent.NOTHING, Priority.TIED: Accent.NOTHING},
            winners={Priority.ROLLER: "roller", Priority.OPPONENT: "opponent"},
        ),
    ),
    (
        duel,
        Presenter(
            result=lambda won: "duel-won" if won.winner is Party.ROLLER else "duel-lost",
            order=("duel-won", "duel-lost"),
            winners={"duel-won": "roller", "duel-lost": "opponent"},
            of_units=True,
            accents={"duel-lost": Accent.NOTHING},
            changes=_duel_changes,
            notes=raised,
            rules=lambda _declared, _outcome: ("mesbg/backing-away",),
        ),
    ),
    (
        fight,
        Presenter(
            result=_fight_name,
            order=(*_WON, *_LOST),
            sought={"fight-hurts": _WON[:2], "fight-won": _WON, "fight-hurt": _LOST[1:]},
            winners={
                **dict.fromkeys((*_WON, "fight-hurts", "fight-won"), "roller"),
                **dict.fromkeys((*_LOST, "fight-hurt"), "opponent"),
            },
            of_units=True,
            accents={
                "fight-loses": Accent.NOTHING,
                "fight-wounded": Accent.COST,
                "fight-slain": Accent.COST,
            },
            changes=_fight_changes,
            notes=raised,
            rules=of_fight,
        ),
    ),
    (
        strikes,
        Presenter(
            result=lambda harm: _harm_name(harm, "strike-slays", "strike-wounds", "strike-saved", "strike-fails"),
            order=("strike-slays", "strike-wounds", "strike-saved", "strike-fails"),
            sought={"strike-hurts": ("strike-slays", "strike-wounds")},
            accents={"strike-saved": Accent.NOTHING, "strike-fails": Accent.NOTHING},
            changes=_strikes_changes,
            notes=raised,
            rules=of_strikes,
        ),
    ),
    (
        shooting,
        Presenter(
            result=_shot_name,
            order=(
                "shot-slays",
                "shot-wounds",
                "shot-saved",
                "shot-no-wound",
                "shot-stopped",
                "shot-missed",
                "shot-friend",
            ),
            sought={
                "shot-hurts": ("shot-slays", "shot-wounds"),
                "shot-hits": ("shot-slays", "shot-wounds", "shot-saved", "shot-no-wound"),
            },
            accents={
                "shot-saved": Accent.NOTHING,
                "shot-no-wound": Accent.NOTHING,
                "shot-stopped": Accent.NOTHING,
                "shot-missed": Accent.NOTHING,
                "shot-friend": Accent.COST,
            },
            changes=_shot_changes,
            notes=raised,
            rules=of_shots,
        ),
    ),
    (
        courage_test,
        Presenter(result=str, order=tuple(Courage), accents={Courage.FAILED: Accent.COST}),
    ),
    (
        heroic,
        Presenter(
            result=lambda _: "heroic-done",
            order=("heroic-done",),
            changes=_heroic_changes,
            number=int,
            numbered="heroic-now",
            subject=lambda declared: f"heroic-what-{declared.action}",
            rules=lambda declared, _: (f"mesbg/heroic-{declared.action}",),
        ),
    ),
    (
        casting,
        Presenter(
            result=str,
            order=(Magic.CAST, Magic.RESISTED, Magic.FAILED),
            accents={Magic.RESISTED: Accent.NOTHING, Magic.FAILED: Accent.NOTHING},
            changes=_magic_changes,
            notes=raised,
            rules=of_casting,
        ),
    ),
    (
        moving_test,
        Presenter(
            result=str,
            order=tuple(Moved),
            sought={"success": (Moved.CONTINUES, Moved.ENDS)},
            accents={Moved.STOPS: Accent.NOTHING, Moved.FALLS_PRONE: Accent.COST, Moved.FALLS: Accent.COST},
            changes=_moved_changes,
            rules=of_move,
        ),
    ),
    (
        fall,
        Presenter(
            result=_fall_name,
            order=("fall-unhurt", "fall-saved", "fall-wounds", "fall-slays", "fall-harmless"),
            sought={"fall-spared": ("fall-unhurt", "fall-saved")},
            accents={
                "fall-harmless": Accent.NOTHING,
                "fall-wounds": Accent.COST,
                "fall-slays": Accent.COST,
            },
            changes=_fall_changes,
            notes=raised,
            rules=of_fall,
        ),
    ),
)
