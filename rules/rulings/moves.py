"""What people may do in a dispute: each function asks whether it is allowed and gives the events that follow.

A person is a Discord id. Nothing here writes, throws dice or knows the time; the door does.
"""

from __future__ import annotations

from collections.abc import Sequence

from rules.errors import NotAllowedNow
from rules.procedure import Option
from rules.rulings import events as happened
from rules.rulings.dispute import MOST_RULES, Dispute, Stage, Vote, apply, same_way
from rules.rulings.events import Event, Side, Way
from rules.rulings.text import QUESTION, READING, WHY, line, lines

HOURS = (1, 24, 72)
"""How long a vote of the channel may run."""


def open_dispute(
    question: str,
    opener: int,
    opponent: int | None = None,
    *,
    system: str = "",
    edition: str = "",
    rules: Sequence[str] = (),
    about: str = "",
) -> happened.Opened:
    """Opens a dispute; whoever opens it is side A.

    Raises:
        CannotBeRead: the question is empty or enormous.
        NotAllowedNow: somebody disputes with themselves.
    """
    if opponent == opener:
        raise NotAllowedNow("dispute-with-yourself")
    return happened.Opened(
        question=line(question, QUESTION),
        parties=(opener, opponent),
        system=system,
        edition=edition,
        rules=tuple(dict.fromkeys(rules))[:MOST_RULES],
        about=about[:200],
    )


def must_be_open(state: Dispute) -> None:
    """Refuses what needs an open dispute.

    Raises:
        NotAllowedNow: it has ended.
    """
    if state.stage is not Stage.OPEN:
        raise NotAllowedNow("dispute-over")


def my_side(state: Dispute, person: int) -> Side:
    """Gives the side of a person.

    Raises:
        NotAllowedNow: the dispute has ended, or they are not one of its two sides.
    """
    must_be_open(state)
    side = state.side_of(person)
    if side is None:
        raise NotAllowedNow("dispute-not-a-side" if state.parties[1] is not None else "dispute-state-first")
    return 1 if side else 0


def may_state(state: Dispute, person: int) -> Side:
    """Gives the side for which a person may state a reading; the free second side is theirs who speaks first.

    Raises:
        NotAllowedNow: both sides are others, or the readings are being judged.
    """
    must_be_open(state)
    if state.arbiter is not None or state.vote is not None:
        raise NotAllowedNow("dispute-readings-fixed")
    if state.side_of(person) is None and state.parties[1] is None:
        return 1
    return my_side(state, person)


def state_reading(
    state: Dispute, person: int, text: str, why: str = "", *, pick: tuple[str, Option] | None = None
) -> list[Event]:
    """States what a side says the rule means.

    Args:
        state: the dispute.
        person: who states it.
        text: in one line.
        why: the argument.
        pick: the open point that it answers, and the answer.

    Raises:
        CannotBeRead: the reading is empty, or something is enormous.
        NotAllowedNow: the person is not a side, the readings are being judged, or the answer is none of the point's.
    """
    side = may_state(state, person)
    settles, answer = pick or ("", None)
    if pick is not None and not any(point.key == settles and answer in point.answers for point in state.points()):
        raise NotAllowedNow("answer-not-offered", answer=pick[1])
    stated = happened.Stated(side=side, text=line(text, READING), why=lines(why, WHY), settles=settles, answer=answer)
    known = state.readings[side]
    said = (stated.text, stated.why, stated.settles, stated.answer)
    if known is not None and (known.text, known.why, known.settles, known.answer) == said:
        return []
    seated: list[Event] = [happened.Seated(side=side, person=person)] if state.side_of(person) is None else []
    return [*seated, stated]


def agree(state: Dispute, person: int, side: int, revision: int) -> list[Event]:
    """Agrees with a reading; when both sides agree with the same one, that is the ruling.

    Raises:
        NotAllowedNow: the person is not a side, or the reading was put in other words meanwhile.
    """
    my_side(state, person)
    read_as_shown(state, side, revision)
    agreed = happened.Agreed(person=person, side=1 if side else 0)
    after = apply(agreed, state)
    people = after.people()
    if len(people) == 2 and all(after.agreed.get(who) == side for who in people):
        return [agreed, _ruled(after, side, Way.AGREED, people)]
    return [] if state.agreed.get(person) == side else [agreed]


def read_as_shown(state: Dispute, side: int, revision: int) -> None:
    """Refuses an answer to words that are no longer there.

    Raises:
        NotAllowedNow: the reading was put in other words since the card was drawn.
    """
    if state.reading(side).revision != revision:
        raise NotAllowedNow("dispute-reading-changed")


def _ruled(state: Dispute, side: int, way: Way, by: Sequence[int]) -> happened.Ruled:
    won = state.reading(side)
    return happened.Ruled(
        text=won.text, way=way, side=1 if side else 0, by=tuple(by), settles=won.settles, answer=won.answer
    )


def wish(
    state: Dispute,
    person: int,
    way: Way,
    now: int,
    *,
    arbiter: int | None = None,
    hours: int | None = None,
    standing: bool = False,
) -> list[Event]:
    """Wishes for a way to end it; once both sides wish the same, it begins. Chance waits for its die (``chance_due``).

    Args:
        state: the dispute.
        person: who wishes.
        way: chance, arbiter or vote.
        now: seconds since 1970.
        arbiter: the person to leave it to.
        hours: how long the vote runs.
        standing: whether the arbiter was named beforehand; then one side may ask them.

    Raises:
        NotAllowedNow: the person is not a side, a reading is missing, or the arbiter is a side.
    """
    my_side(state, person)
    if not state.heard:
        raise NotAllowedNow("dispute-both-first")
    if state.vote is not None:
        raise NotAllowedNow("dispute-vote-runs")
    if way is Way.ARBITER:
        if arbiter in state.parties:
            raise NotAllowedNow("dispute-arbiter-is-side")
        if arbiter == state.arbiter:
            raise NotAllowedNow("dispute-arbiter-already")
    if hours is not None and hours not in HOURS:
        raise NotAllowedNow("dispute-hours", given=hours)
    wished = happened.Wished(person=person, way=way, arbiter=arbiter, hours=hours)
    if standing and arbiter is not None:
        return [wished, happened.ArbiterNamed(person=arbiter)]
    after = apply(wished, state)
    both = same_way([after.wishes[who] for who in after.people() if who in after.wishes])
    if both is None or way is Way.CHANCE:
        return [] if state.wishes.get(person) == wished else [wished]
    if both.arbiter is not None:
        return [wished, happened.ArbiterNamed(person=both.arbiter)]
    return [wished, happened.VoteOpened(until=now + (both.hours or HOURS[1]) * 3600)]


def chance_due(state: Dispute) -> bool:
    """Says whether both sides leave it to chance and the die has not fallen."""
    wishes = [state.wishes[who] for who in state.people() if who in state.wishes]
    return state.stage is Stage.OPEN and len(wishes) == 2 and all(wish.way is Way.CHANCE for wish in wishes)


def by_chance(state: Dispute, face: int) -> list[Event]:
    """Takes what the die says: 1 to 3 is A, 4 to 6 is B.

    Raises:
        NotAllowedNow: not both sides left it to chance.
    """
    if not chance_due(state):
        raise NotAllowedNow("dispute-over" if state.stage is not Stage.OPEN else "dispute-both-first")
    return [happened.Threw(face=face), _ruled(state, int(face > 3), Way.CHANCE, state.people())]


def arbitrate(state: Dispute, person: int, side: int | None, revision: int = 0, text: str | None = None) -> list[Event]:
    """Rules as the arbiter: for one reading, or in words of their own.

    Raises:
        CannotBeRead: the words are empty or enormous.
        NotAllowedNow: the person is not the arbiter.
    """
    must_be_arbiter(state, person)
    if side is None:
        return [happened.Ruled(text=line(text or "", READING), way=Way.ARBITER, by=(person,))]
    read_as_shown(state, side, revision)
    return [_ruled(state, side, Way.ARBITER, (person,))]


def must_be_arbiter(state: Dispute, person: int) -> None:
    """Lets only the arbiter through.

    Raises:
        NotAllowedNow: somebody else, or no arbiter is named.
    """
    must_be_open(state)
    if state.arbiter is None or person != state.arbiter:
        raise NotAllowedNow("dispute-not-the-arbiter")


def vote(state: Dispute, person: int, side: int) -> list[Event]:
    """Votes for a reading; each person counts once, the last press counts.

    Raises:
        NotAllowedNow: there is no vote, a side votes, or the person voted so already.
    """
    must_be_open(state)
    if state.vote is None:
        raise NotAllowedNow("dispute-no-vote")
    if person in state.parties:
        raise NotAllowedNow("dispute-sides-do-not-vote")
    if state.vote.votes.get(person) == side:
        raise NotAllowedNow("dispute-voted-already")
    return [happened.Voted(person=person, side=1 if side else 0)]


def close_vote(state: Dispute, person: int) -> list[Event]:
    """Counts the votes before the deadline, once both sides want it; at the deadline ``due`` does.

    Raises:
        NotAllowedNow: there is no vote, or the person is not a side.
    """
    must_be_open(state)
    if state.vote is None:
        raise NotAllowedNow("dispute-no-vote")
    if person not in state.parties:
        raise NotAllowedNow("dispute-vote-runs")
    if person in state.vote.closes:
        return []
    wished = happened.CloseWished(person=person)
    both = set(state.people()) <= state.vote.closes | {person}
    return [wished, _counted(state, state.vote)] if both else [wished]


def due(state: Dispute, now: int) -> list[Event]:
    """Gives what time alone has brought about: a vote whose deadline has passed is counted."""
    if state.stage is not Stage.OPEN or state.vote is None or now < state.vote.until:
        return []
    return [_counted(state, state.vote)]


def _counted(state: Dispute, vote: Vote) -> Event:
    first, second = vote.count()
    if first == second:
        return happened.VoteTied(votes=(first, second))
    return _ruled(state, int(second > first), Way.VOTE, ())


def drop(state: Dispute, person: int) -> list[Event]:
    """Lets the matter rest: whoever opened it alone, until others judge it; then both sides.

    Raises:
        NotAllowedNow: the person is not a side.
    """
    my_side(state, person)
    judged = state.arbiter is not None or state.vote is not None
    wants = state.drops | {person}
    if (person == state.parties[0] and not judged) or wants >= set(state.people()):
        return [happened.Dropped()]
    return [] if person in state.drops else [happened.DropWished(person=person)]


def cite(state: Dispute, person: int, rule: str) -> list[Event]:
    """Adds a rule to those that bear on the question.

    Raises:
        NotAllowedNow: the person is not a side, or there are too many rules already.
    """
    my_side(state, person)
    if rule in state.rules:
        return []
    if len(state.rules) >= MOST_RULES:
        raise NotAllowedNow("dispute-too-many-rules", limit=MOST_RULES)
    return [happened.Cited(rule=rule)]


def strike(state: Dispute, person: int, rule: str) -> list[Event]:
    """Takes a rule off the card.

    Raises:
        NotAllowedNow: the person is not a side.
    """
    my_side(state, person)
    return [happened.Struck(rule=rule)] if rule in state.rules else []


def seated_anew(state: Dispute, players: Sequence[int]) -> list[Event]:
    """Follows a seat of the game that was handed over: the new player is the side now."""
    gone = [side for side, person in enumerate(state.parties) if person not in players]
    new = [person for person in players if person not in state.parties]
    if state.stage is not Stage.OPEN or len(gone) != 1 or len(new) != 1:
        return []
    return [happened.Seated(side=1 if gone[0] else 0, person=new[0])]
