"""``/tc``: attacks, moves and tests as players meet them."""

from collections.abc import Iterator
from typing import Any

import pytest
from tests_support import pressables, texts

from bot.cards.resolution import Presenter, option_label, question
from bot.cards.throws import reason_line
from bot.words import words
from cogs.trench_crusade import _PRESENTERS
from rules.dice import ScriptedDice, Throw
from rules.examples import Example, examples
from rules.library.entry import Lang
from rules.library.find import Finder
from rules.odds import odds
from rules.procedure import Choice, Transcript, play
from rules.trench_crusade import PROCEDURES


async def test_a_shot_from_range_to_injury(table: Any) -> None:
    """Three options are enough: the weapon by name, the distance, the armour."""
    result = await table.alice.slash(
        table.channel, "tc shoot", weapon="bolt-action-rifle", distance=15, armour="standard", faces="4 3 6 6 5"
    )
    shown = texts(result.response)
    assert shown.startswith('## Out of Action\nBolt-Action Rifle · 15"\n-# chance of this')
    assert "**Hit 7** · 7–11 Success" in shown
    assert '-# −1 DICE  long range 15" > 12"' in shown
    assert "**6 + 5** − 1" in shown
    assert "-# −1  Standard Armour" in shown
    assert "Removed from the battlefield" in shown


async def test_a_preview_rolls_nothing_and_then_exactly_that(table: Any) -> None:
    """The odds of both stages, a picture, and a button."""
    result = await table.alice.slash(table.channel, "tc shoot", weapon="shotgun", distance=10, preview=True)
    shown = texts(result.response)
    assert "nothing rolled yet" in shown
    assert "Hit 80.6%" in shown
    rolled = await table.alice.click(result.response.message, custom_id=pressables(result.response)["Roll this"])
    assert "+1 DICE  Shotgun" in texts(rolled.response)


async def test_blood_is_spent_by_the_right_player(table: Any) -> None:
    """The shooter's Blood belongs to the opponent, the target's to the shooter; a foreign press is not counted."""
    result = await table.alice.slash(
        table.channel,
        "tc shoot",
        weapon="rifle",
        distance=5,
        blood=1,
        target_blood=2,
        faces="4 4 6 6 5 1",
        opponent=table.minjun,
    )
    message = result.response.message
    assert f"<@{table.minjun.id}> decides" in texts(result.response)
    foreign = await table.alice.click(message, custom_id=pressables(result.response)["None"])
    assert "Not your decision" in texts(foreign.response)
    await table.minjun.click(message, custom_id=pressables(result.response)["None"])
    waiting = table.stored(message.id)
    assert f"<@{table.alice.id}> decides" in texts(waiting)
    await table.alice.click(message, custom_id=pressables(waiting)["Spend 2"])
    assert texts(table.stored(message.id)).startswith("## Out of Action")


@pytest.mark.parametrize(
    ("command", "options", "says"),
    [
        ("shoot", {"weapon": "rifle", "distance": 25}, 'Needs to be within 24"; it is 25".'),
        ("shoot", {"weapon": "sword", "distance": 2}, "does not shoot"),
        ("shoot", {"weapon": "blaster", "distance": 2}, "no such weapon"),
        ("shoot", {"weapon": "gun", "distance": 2}, "Heavy Shotgun, Machine Gun, "),
        ("injury", {"armour": "machine", "shield": True}, "No Trench Shield with Machine Armour"),
        ("injury", {"tough": True, "golem": True}, "A model cannot have both"),
        ("fight", {"weapon": "great sword", "second": "knife"}, "They take 3; a model has 2."),
        ("shoot", {"weapon": "rifle", "distance": 2, "keywords": "SHINY"}, "is no keyword"),
        ("shoot", {"weapon": "rifle", "distance": 2, "others": "near"}, "Cannot read those distances"),
        ("shoot", {"weapon": "machine-gun", "distance": 2, "split": "2+2"}, "Up to 3; you gave 4."),
        ("fight", {"weapon": "rifle"}, "no use in melee"),
        ("fight", {"weapon": "sword", "traits": "brave"}, "is no trait"),
        ("charge", {"distance": 12.5}, 'Needs to be within 12"; it is 12.5".'),
        ("charge", {"distance": 5, "unseen": True}, "An unseen enemy cannot be charged"),
        ("dive", {"height": 2}, 'Needs 3" or more; it is 2".'),
        ("climb", {"height": 7}, 'Needs to be within 6"; it is 7".'),
        ("jump", {"gap": 3.5}, 'Up to 3", half the Movement; it is 3.5".'),
        ("morale", {"models": 7, "down": 1, "out": 2}, "From 4 models on; 3 are down."),
        ("risky", {"faces": "3"}, "needs 2, you gave 1"),
        ("rolloff", {"faces": "3 7"}, "7 is not on the die"),
    ],
)
async def test_what_is_not_possible_is_refused_in_private(
    table: Any, command: str, options: dict[str, Any], says: str
) -> None:
    """With the rule's own number, and nothing rolled."""
    result = await table.alice.slash(table.channel, f"tc {command}", **options)
    assert result.ephemeral
    assert says in texts(result.response)


@pytest.mark.parametrize(
    ("command", "options", "shows"),
    [
        ("fight", {"weapon": "sword", "second": "knife", "faces": "6 6 3 3 1 1 1 1 1 2"}, "Sword / Axe + Trench Knife"),
        ("fight", {"weapon": "great sword", "charged": True, "traits": "FEAR, BLOCK", "faces": "1 2 3 4"}, "## Miss"),
        ("shoot", {"weapon": "frag", "distance": 6, "faces": "3 3"}, "## Miss"),
        (
            "shoot",
            {"weapon": "frag", "distance": 6, "faces": "3 3", "edition": "1.0.0"},
            "## ⏳ Does a miss give the extra marker too?",
        ),
        ("shoot", {"weapon": "satchel", "distance": 3, "faces": "1 3"}, '3" away from the target'),
        ("shoot", {"weapon": "pistol", "distance": 3, "melee": "friend-unseen", "faces": "1"}, "## Attack lost"),
        ("shoot", {"weapon": '24"', "distance": 3, "keywords": "CRITICAL", "faces": "6 6 6 6 1 1"}, '24" · 3"'),
        ("shoot", {"weapon": "machine-gun", "distance": 3, "split": "1+1", "faces": "3 3 3 3"}, "**Target 2** · Miss"),
        ("charge", {"distance": 10, "faces": "3"}, "## Charge succeeds"),
        ("charge", {"distance": 10, "faces": "2"}, 'Moves 8"'),
        ("dive", {"height": 4, "faces": "4 4"}, "+1 DICE on the next melee attack"),
        ("climb", {"height": 3, "faces": "1 2"}, "The activation ends"),
        ("shoot", {"weapon": "sniper-rifle", "distance": 5, "faces": "1 1 2"}, "RISKY: the activation ends"),
        ("shoot", {"weapon": "machine-gun", "distance": 5, "faces": "1 1 1 1 1 1"}, "RELOAD: the activation ends"),
        ("jump", {"gap": 3, "faces": "4 4"}, "## Jumped"),
        ("fall", {"height": 6, "faces": "1 1 3 4"}, '-# +2 DICE  fall of 6"'),
        ("ground", {"faces": "4 4"}, "## Through dangerous ground"),
        ("morale", {"models": 4, "down": 1, "out": 1, "leaders": 1, "faces": "1 3 4"}, "## Morale holds"),
        ("initiative", {"own": 3, "other": 4}, "## Initiative: the roller"),
        ("rolloff", {"faces": "2 2 5 3"}, "## Roller wins the roll-off"),
        ("risky", {"faces": "3 3"}, "## Failure · activation ends"),
        ("risky", {"shaken": True}, "## No roll needed"),
        ("relic", {"turn": 4, "faces": "4 4"}, "Victory points +2"),
        ("d3", {"faces": "5"}, "## 3"),
        ("success", {"kind": "risky", "faces": "4 4"}, "**Risky 8**"),
        ("shoot", {"weapon": "rifle", "distance": 3, "edition": "1.6.3", "faces": "3 3"}, "no combat text of 1.6.3"),
        ("jump", {"gap": 3, "edition": "1.0.0", "faces": "4 4"}, "no movement text of 1.0.0"),
    ],
)
async def test_every_command_shows_its_outcome(table: Any, command: str, options: dict[str, Any], shows: str) -> None:
    """Each roll by its command, with dice as they fall."""
    result = await table.alice.slash(table.channel, f"tc {command}", **options)
    assert not result.ephemeral
    assert shows in texts(result.response)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({"models": 4, "down": 1, "out": 1, "faces": "3 4"}, "2 of 4 are Down or Out of Action"),
        ({"models": 3, "down": 2, "out": 1, "shrines": 1, "faces": "3 4"}, "3 of 6 are Down or Out of Action"),
        ({"models": 4, "down": 0, "out": 1, "shaken": True, "faces": "3 4"}, "1 of 4 is Down or Out of Action"),
    ],
)
async def test_a_morale_test_says_why_it_is_due(table: Any, options: dict[str, Any], says: str) -> None:
    """The numbers that it rests on, a Field Shrine as three models, in either language."""
    result = await table.alice.slash(table.channel, "tc morale", **options)
    assert says in texts(result.response)
    lost, _, models, *_ = says.split()
    assert f"{models}명 중 {lost}명" in words(Lang.KO)("morale-lost", lost=int(lost), models=int(models))


@pytest.mark.parametrize("preview", [False, True])
async def test_a_charge_says_how_far_it_has_to_go(table: Any, preview: bool) -> None:
    """Within 1" of the target is enough, and a 4 does it; nothing is said where the distance may still change."""
    rolls: dict[str, Any] = {"preview": True} if preview else {"faces": "4"}
    says = '10" gets there: 11" away, and within 1" is enough'
    result = await table.alice.slash(table.channel, "tc charge", distance=11, **rolls)
    assert says in texts(result.response)
    blocked = await table.alice.slash(table.channel, "tc charge", distance=11, blocker=4, edition="1.0.0", preview=True)
    assert "gets there" not in texts(blocked.response)
    assert words(Lang.KO)("charge-within", inches="11", needed="10").startswith('10"를 가면 닿음')


async def test_what_no_source_settles_is_put_to_both(table: Any) -> None:
    """A failed dive: how Down and the fall go together is agreed, then the fall is rolled."""
    result = await table.alice.slash(table.channel, "tc dive", height=3, faces="3 2 4 4 1", edition="1.0.0")
    assert "Agree on it, then whoever rolled presses your answer\n-# no source settles this" in texts(result.response)
    message, buttons = result.response.message, pressables(result.response)
    await table.alice.click(message, custom_id=buttons["One Down only"])
    asked = table.stored(message.id)
    await table.alice.click(message, custom_id=pressables(asked)["None"])
    shown = texts(table.stored(message.id))
    assert shown.startswith("## Dive fails · Down")
    assert "How do Down and the fall of a failed dive go together? “One Down only”" in shown
    assert "Goes Down · Blood 0 → 1" in shown


async def test_a_skirmisher_answers_for_itself(table: Any) -> None:
    """The charged player decides to evade, the charge goes on as 1.0.2 says, and falls short."""
    result = await table.alice.slash(
        table.channel, "tc charge", distance=9, skirmisher=True, opponent=table.minjun, faces="3 3"
    )
    message = result.response.message
    await table.minjun.click(message, custom_id=pressables(result.response)["Evade"])
    farther = table.stored(message.id)
    await table.minjun.click(message, custom_id=pressables(farther)['2" farther'])
    assert texts(table.stored(message.id)).startswith("## Charge fails")


@pytest.mark.parametrize(
    ("weapon", "options", "says", "silent"),
    [
        ("automatic-rifle", {}, ["ASSAULT: it may still Charge or Fight"], ["HEAVY", "RELOAD"]),
        ("automatic-rifle", {"keywords": "STRONG"}, ["ASSAULT: it may still Charge or Fight"], ["HEAVY"]),
        (
            "machine-gun",
            {},
            ["HEAVY: not with Move, Charge, Retreat or Dash in one activation", "RELOAD: the shot ends"],
            ["ASSAULT"],
        ),
        (
            "machine-gun",
            {"edition": "1.0.0"},
            ["HEAVY: not with Move, Charge or Retreat in one activation", "RELOAD"],
            ["Dash"],
        ),
        ("machine-gun", {"keywords": "STRONG"}, ["RELOAD"], ["HEAVY"]),
        (
            "serpent-assault-gun",
            {},
            [
                "ASSAULT: it may still Fight",
                "HEAVY: not with Move, Retreat or Dash; whether ASSAULT lets it Charge is open",
            ],
            [],
        ),
        ("bolt-action-rifle", {"keywords": "INFECTION 2"}, ["Infection: 1 more whenever"], ["ASSAULT", "HEAVY"]),
        ("bolt-action-rifle", {"keywords": "INFECTION 2", "edition": "1.0.0"}, [], ["Infection: 1 more"]),
        ("bolt-action-rifle", {"keywords": "FIRETEAM"}, ["a Bloodbath for 3 markers is New Antioch’s only"], []),
        ("bolt-action-rifle", {"keywords": "FIRETEAM", "edition": "1.0.0"}, [], ["New Antioch"]),
    ],
)
async def test_a_shot_reminds_of_what_its_rules_ask(
    table: Any, weapon: str, options: dict[str, Any], says: list[str], silent: list[str]
) -> None:
    """Before the roll, when it can still be heeded, and after it; each from a rule that the card leads to."""
    misses = {"machine-gun": 3, "bolt-action-rifle": 1}.get(weapon, 2)
    rolled = {"faces": "1 1 " * misses} if "INFECTION" not in str(options) else {"preview": True}
    for roll in ({"preview": True}, rolled):
        shown = await table.alice.slash(table.channel, "tc shoot", weapon=weapon, distance=5, **options, **roll)
        card = texts(shown.response)
        assert all(line in card for line in says), card
        assert not any(line in card for line in silent), card
    menu = str(shown.response.components)
    for word in ("assault", "heavy", "reload"):
        assert (f"trench_crusade/{word}" in menu) is any(line.startswith(word.upper()) for line in says)


async def test_a_korean_reader_is_refused_in_korean(table: Any) -> None:
    """Private answers are in the reader's language; the weapon may be named in it."""
    table.speaks(table.minjun, "ko")
    refused = await table.minjun.slash(table.channel, "tc shoot", weapon="볼트액션 소총", distance=30)
    assert texts(refused.response).startswith('## 사거리 밖이에요\n24" 안이어야 하는데 30"예요.')


async def test_a_korean_server_reads_shots_in_korean(table: Any) -> None:
    """Public answers follow the server."""
    await table.bot.store.choose_for_server(table.guild.id, language="ko")
    result = await table.alice.slash(
        table.channel, "tc shoot", weapon="rifle", distance=15, cover=True, height=4, faces="4 3 6 6 5"
    )
    shown = texts(result.response)
    assert shown.startswith('## 전투불가\n볼트액션 소총 · 15"')
    assert '-# −1 DICE  장거리 15" > 12"\n-# −1 DICE  엄폐\n-# +1 DICE  고지대 4"' in shown


async def test_weapons_are_suggested_in_the_readers_language(table: Any) -> None:
    """Ranged ones for shooting, those for melee in a fight; the name is shown, the identifier is sent."""
    table.speaks(table.minjun, "ko")
    shown = await table.minjun.autocomplete(table.channel, "tc shoot", "weapon", "소총")
    assert shown[0] == {"name": "볼트액션 소총", "value": "bolt-action-rifle"}
    shown = await table.alice.autocomplete(table.channel, "tc fight", "second", "knife")
    assert shown[0] == {"name": "Trench Knife", "value": "trench-knife"}


def _played() -> Iterator[tuple[Example, Presenter, Transcript[Any]]]:
    for example in examples("trench_crusade"):
        procedure = PROCEDURES[f"trench_crusade.{example.procedure}"]
        declared = procedure(procedure.inputs.validate_python(example.inputs))
        decisions = [decision.answer for decision in example.decide]
        transcript = play(declared, ScriptedDice(example.dice), lambda _, left=decisions: left.pop(0))
        yield example, _PRESENTERS[example.procedure], transcript


@pytest.mark.parametrize("lang", Lang)
def test_every_example_can_be_told_in_full(lang: Lang) -> None:
    """Headline, dice, reasons, decisions and what changed: no word is missing for anything an example does."""
    said = words(lang)
    for example, presenter, transcript in _played():
        result = presenter.result(transcript.outcome)
        assert result in presenter.order, example.id
        assert said(f"result-{result}")
        assert all(presenter.changes(transcript.declaration.inputs, transcript.outcome, said)) is not None
        for step in transcript.walk():
            if isinstance(step.asked, Throw):
                assert said(f"purpose-{step.asked.purpose}")
                assert all(reason_line(reason, said) for reason in step.asked.because)
                assert all(said(f"result-{name}") for _, name in step.asked.scale)
            elif isinstance(step.asked, Choice):
                assert question(step.asked, said)
                assert all(option_label(step.asked, option, said) for option in step.asked.options)


def test_every_outcome_that_has_odds_has_a_headline() -> None:
    """Not only what happened in an example, but all that could have."""
    for example, presenter, transcript in _played():
        for outcome in odds(transcript.declaration):
            assert presenter.result(outcome) in presenter.order, (example.id, outcome)
    for presenter in _PRESENTERS.values():
        for result in presenter.order:
            assert all(words(lang).has(f"result-{result}") for lang in Lang), result


def test_every_line_of_a_result_can_be_followed_to_its_rule(finder: Finder) -> None:
    """Of all seventeen procedures: each throw, each modifier and each decision names a rule that the library has."""
    seen = set()
    for example, presenter, transcript in _played():
        seen.add(example.procedure)
        for step in transcript.walk():
            assert step.asked.rule in finder.library.by_key, (example.id, step.asked)
            for reason in step.asked.because if isinstance(step.asked, Throw) else ():
                assert reason.rule in finder.library.by_key, (example.id, reason)
        behind = presenter.rules(transcript.declaration.inputs, transcript.outcome)
        assert set(behind) <= set(finder.library.by_key), (example.id, behind)
        assert transcript.rules() or behind, example.id
    assert seen == {name.partition(".")[2] for name in PROCEDURES}


async def test_a_decision_shows_what_its_decider_looks_for(table: Any) -> None:
    """The opponent weighs the miss, the attacker the injury; where the answer is the outcome there is no figure."""
    asked = await table.alice.slash(
        table.channel, "tc shoot", weapon="shotgun", distance=10, blood=1, opponent=table.minjun
    )
    assert "**Spend 1** · Miss 41.7%" in texts(asked.response)
    asked = await table.alice.slash(table.channel, "tc injury", blood=1)
    assert "**Spend 1** · Out of Action 52.3%" in texts(asked.response)
    asked = await table.alice.slash(table.channel, "tc morale", models=4, down=1, out=1, faces="1 1")
    assert "⏳ Stay Shaken, or flee?" in texts(asked.response)
    assert "%" not in texts(asked.response)


async def test_a_preview_names_every_stage_and_what_each_decision_changes(table: Any) -> None:
    """Two weapons, one of which may be barred: both readings with their chances, and the modifiers of some cases."""
    result = await table.alice.slash(
        table.channel, "tc fight", weapon="sword", second="flail", preview=True, edition="1.0.0"
    )
    shown = texts(result.response)
    assert "-# May a flail be the off-hand weapon? **No** 17.4% · Without its +1 DICE 26.2%" in shown
    assert "-# in some cases +1 DICE  CRITICAL" in shown
    result = await table.alice.slash(table.channel, "tc fall", height=6, preview=True)
    assert texts(result.response).startswith("## Out of Action 69.4%")


async def test_a_result_without_dice_has_no_chance_and_still_its_rules(table: Any) -> None:
    """Nothing was rolled, so nothing can be rolled again; the rule is there."""
    result = await table.alice.slash(table.channel, "tc initiative", own=3, other=4, opponent=table.minjun)
    shown = texts(result.response)
    assert shown.startswith(f"## Initiative: <@{table.alice.id}>")
    assert "chance of this" not in shown
    assert "Rules used here" in pressables(result.response)
    assert "Roll again" not in pressables(result.response)
