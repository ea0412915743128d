"""/laok: one card from attacks to lost stands, odds first, decisions by the right person, refusals with numbers."""

import re
from typing import Any

import pytest
from tests_support import pressables, texts


async def test_a_clash_shows_every_stage_with_its_reasons(table: Any) -> None:
    """Attacks, hits, blocks, morale, wounds and stands, each modifier with its number first."""
    result = await table.alice.slash(
        table.channel,
        "laok clash",
        attacks=1,
        clash=3,
        defence=2,
        engaged=3,
        resolve=3,
        stands=5,
        wounds=2,
        attacker_rules="leader, cleave 1",
        target_rules="shield",
        faces="1 2 3 6 2 3 4 4 5",
        who="Legion → Household",
    )
    shown = texts(result.response)
    assert shown.startswith("## 3 wounds\nLegion → Household\n-# 3 or more: ")
    assert "-# +3  3 engaged × 1 Attacks" in shown
    assert "-# +1  Leader" in shown
    assert "-# −1  Cleave (1)" in shown
    assert "-# +1  Shield" in shown
    assert "-# +1  5 stands" in shown
    assert "**1 stand** lost · 4 left" in shown
    assert not result.ephemeral


async def test_the_most_common_roll_takes_three_options_and_forty_dice(table: Any) -> None:
    """Attack dice, Clash and Defence; many dice are counted by face."""
    result = await table.alice.slash(table.channel, "laok clash", attacks=40, clash=3, defence=2)
    shown = texts(result.response)
    assert "1×" in shown
    assert "-# Clash 3" in shown


async def test_the_numbers_of_a_preview_have_no_gap(table: Any) -> None:
    """What is reached next to never is left out at the end, not a number in between."""
    result = await table.alice.slash(
        table.channel, "laok volley", barrage=3, volley=2, defence=2, shooting_stands=3, preview=True
    )
    listed = next(line for line in texts(result.response).split("\n") if "1+" in line)
    assert re.findall(r"(\d+)\+", listed) == [str(number) for number in range(1, 7)]


async def test_a_preview_rolls_nothing_before_the_button(table: Any) -> None:
    """The exact chance, then exactly this roll."""
    result = await table.alice.slash(table.channel, "laok volley", barrage=2, volley=3, defence=2, preview=True)
    assert texts(result.response).startswith("## At least 1 wound · 55.6%")
    assert "nothing rolled yet" in texts(result.response)
    rolled = await table.alice.click(result.response.message, custom_id=pressables(result.response)["Roll this"])
    assert "Volley 3" in texts(rolled.response)


async def test_blessed_is_the_opponents_decision(table: Any) -> None:
    """The card waits for the defender; the attacker's press is not counted."""
    result = await table.alice.slash(
        table.channel,
        "laok clash",
        attacks=2,
        clash=3,
        defence=2,
        target_rules="blessed",
        opponent=table.minjun,
        faces="1 2 5 2 1",
    )
    waiting = texts(result.response)
    assert waiting.startswith("## ⏳ Bless the defence, 2 hits?")
    assert f"<@{table.minjun.id}> decides" in waiting
    message, yes = result.response.message, pressables(result.response)["Yes"]
    foreign = await table.alice.click(message, custom_id=yes)
    assert foreign.ephemeral
    assert "Not your decision" in texts(foreign.response)
    await table.minjun.click(message, custom_id=yes)
    ended = texts(table.stored(message.id))
    assert ended.startswith("## No wounds")
    assert "Blessed, all failures" in ended


async def test_an_open_point_is_asked_or_ruled_beforehand(table: Any) -> None:
    """A 1 at Defence 0 in the second edition: the table says, before or when it matters, and the card says so."""
    asked = await table.alice.slash(table.channel, "laok defence", hits=2, defence=0)
    assert "Does a 1 always succeed?" in texts(asked.response)
    assert "no source settles this" in texts(asked.response)
    ruled = await table.alice.slash(table.channel, "laok defence", hits=2, defence=0, natural_one="no")
    assert "as you play it: a 1 always succeeds · No" in texts(ruled.response)
    assert texts(ruled.response).startswith("## 2 wounds")


async def test_an_older_edition_says_whose_text_it_uses(table: Any) -> None:
    """Of 1.5 the sources state the test only."""
    result = await table.alice.slash(table.channel, "laok test", value=0, edition="1.5", faces="1")
    shown = texts(result.response)
    assert shown.startswith("## Passed")
    assert "the rest is the text of 2" in shown
    assert "`1.5`" in shown


_CLASH = {"attacks": 2, "clash": 3, "defence": 2}
_SHOT = {"barrage": 2, "volley": 3, "defence": 2}


@pytest.mark.parametrize(
    ("command", "options", "says"),
    [
        ("laok charge", {"march": 6, "distance": 12.5}, 'The charge reaches 12" at most; the enemy is 12.5" away.'),
        ("laok charge", {"march": 6, "distance": 8, "broken": True}, "A Broken regiment may not charge"),
        (
            "laok volley",
            {"barrage": 2, "volley": 3, "defence": 2, "distance": 22, "range": 20},
            'within 20"; it is 22"',
        ),
        ("laok clash", {**_CLASH, "attacker_rules": "flury"}, "no special rule “flury”"),
        ("laok clash", {**_CLASH, "attacker_rules": "cleave"}, "needs its number"),
        (
            "laok clash",
            {**_CLASH, "target_rules": "sureshot"},
            "does nothing in this roll",
        ),
        ("laok reinforce", {"class": "heavy", "round": 2, "regiments": 1}, "It starts in round 3; this is round 2."),
        ("laok broken", {"stands": 3, "lost": 4}, "It had 3 stands; it cannot have lost 4"),
    ],
)
async def test_what_cannot_be_is_refused_with_the_numbers(
    table: Any, command: str, options: dict[str, Any], says: str
) -> None:
    """In private, with the rule's number and the one that was given."""
    result = await table.alice.slash(table.channel, command, **options)
    assert result.ephemeral
    assert says in texts(result.response)


async def test_losses_charges_terrain_and_spells_have_their_cards(table: Any) -> None:
    """Commands with few dice or none."""
    broken = await table.alice.slash(table.channel, "laok broken", stands=5, lost=3)
    assert texts(broken.response).startswith("## Broken")
    charge = await table.alice.slash(table.channel, "laok charge", march=6, distance=10, faces="3")
    assert texts(charge.response).startswith("## Charge fails")
    ground = await table.alice.slash(table.channel, "laok terrain", ground="perilous", dice=2, faces="4 1")
    assert "On **1 die**; what it does is lost" in texts(ground.response)
    spell = await table.alice.slash(table.channel, "laok cast", dice=2, value=3, needed=2, faces="3 3")
    assert texts(spell.response).startswith("## Spell cast")
    first = await table.alice.slash(table.channel, "laok supremacy", faces="4 4")
    assert "No source says what a tie does" in texts(first.response)
    arrival = await table.alice.slash(
        table.channel, "laok reinforce", **{"class": "light", "round": 1, "regiments": 2, "faces": "2 3"}
    )
    assert "**1** of 2 arrive" in texts(arrival.response)
    morale = await table.alice.slash(table.channel, "laok morale", wounds=2, resolve=3, faces="4 1")
    assert texts(morale.response).startswith("## Morale breaks")
    impact = await table.alice.slash(table.channel, "laok impact", impact=2, clash=3, defence=1, faces="6 6")
    assert texts(impact.response).startswith("## No wounds")


async def test_special_rules_are_suggested_while_typing(table: Any) -> None:
    """Only those that mean something there, behind what is written already, in the reader's language."""
    found = await table.alice.autocomplete(table.channel, "laok clash", "attacker_rules", "flurry, cle")
    assert [choice["value"] for choice in found] == ["flurry, Cleave 1"]
    assert not await table.alice.autocomplete(table.channel, "laok volley", "target_rules", "flurry")
    table.speaks(table.minjun, "ko")
    korean = await table.minjun.autocomplete(table.channel, "laok volley", "attacker_rules", "정밀, aimed, 래피")
    assert [choice["value"] for choice in korean] == ["정밀, aimed, 래피드 볼리"]


async def test_a_korean_reader_is_answered_in_korean(table: Any) -> None:
    """Refusals in the reader's language; special rules in either."""
    table.speaks(table.minjun, "ko")
    refused = await table.minjun.slash(
        table.channel, "laok clash", attacks=2, clash=3, defence=2, attacker_rules="플러리, 방패"
    )
    assert texts(refused.response).startswith("## “방패” 규칙은 이 굴림에 효과가 없어요")
    far = await table.minjun.slash(table.channel, "laok charge", march=6, distance=13)
    assert '최대 12"까지인데 적은 13" 떨어져 있어요.' in texts(far.response)


async def test_a_duel_is_accepted_by_the_challenged_player(table: Any) -> None:
    """The challenged decides first, the open order is the table's, and both characters' wounds are told."""
    sides = {"attacks": 2, "clash": 3, "defence": 2, "their_attacks": 1, "their_clash": 3, "their_defence": 1}
    result = await table.alice.slash(
        table.channel, "laok duel", **sides, wounds=2, their_wounds=1, opponent=table.minjun, faces="1 6 6 5"
    )
    assert texts(result.response).startswith("## ⏳ Accept the duel?")
    message, accept = result.response.message, pressables(result.response)["Accept"]
    foreign = await table.alice.click(message, custom_id=accept)
    assert "Not your decision" in texts(foreign.response)
    await table.minjun.click(message, custom_id=accept)
    asked = table.stored(message.id)
    assert "no source settles this" in texts(asked)
    await table.alice.click(message, custom_id=pressables(asked)["Both at once"])
    shown = texts(table.stored(message.id))
    assert shown.startswith(f"## Won by <@{table.alice.id}> · the challenged falls")
    assert "-# +2  Attacks of the challenger" in shown
    assert "Challenged · **1 wound**" in shown
    assert "Challenger · **0 wounds**" in shown


async def test_a_duel_of_named_characters_says_who_fells_whom(table: Any) -> None:
    """By the names that were typed, in the odds of each answer as in the headline, in both languages."""
    sides = {"attacks": 2, "clash": 3, "defence": 2, "their_attacks": 1, "their_clash": 3, "their_defence": 1}
    options = {**sides, "wounds": 2, "their_wounds": 1, "order": "together", "who": "Ode > Brann"}
    for lang, says, leads in (
        ("en", "Brann felled by Ode", "**Accept** · More wounds by Brann"),
        ("ko", "Ode → Brann · 쓰러뜨림", "**받는다** · Brann"),
    ):
        await table.bot.store.choose_for_server(table.guild.id, language=lang)
        asked = await table.alice.slash(table.channel, "laok duel", **options, opponent=table.minjun, faces="1 6 6 5")
        assert leads in texts(asked.response)
        accept = pressables(asked.response)[leads.split("**")[1]]
        await table.minjun.click(asked.response.message, custom_id=accept)
        assert texts(table.stored(asked.response.message.id)).startswith(f"## {says}\n")


async def test_a_refused_duel_says_that_its_cost_is_in_no_source(table: Any) -> None:
    """Nothing is rolled."""
    sides = {"attacks": 2, "clash": 3, "defence": 2, "their_attacks": 1, "their_clash": 3, "their_defence": 1}
    result = await table.alice.slash(table.channel, "laok duel", **sides)
    message = result.response.message
    await table.alice.click(message, custom_id=pressables(result.response)["Refuse"])
    assert "What refusing costs is in no source" in texts(table.stored(message.id))


async def test_decay_and_renewal_have_their_cards(table: Any) -> None:
    """Dice against oneself, and dice that heal."""
    decay = await table.alice.slash(
        table.channel, "laok decay", x=3, stands=2, wounds=2, faces="1 2 4 5 6 3", who="Dregs"
    )
    shown = texts(decay.response)
    assert shown.startswith("## 2 wounds\nDregs")
    assert "-# +6  2 stands × Decay 3" in shown
    assert "**1 stand** lost · 1 left" in shown
    assert "no Morale test" in shown
    healed = await table.alice.slash(table.channel, "laok renewal", infantry=False, faces="5")
    assert texts(healed.response).startswith("## Heals 3 wounds")
    broken = await table.alice.slash(table.channel, "laok renewal", broken=True)
    assert "A Broken regiment does not heal" in texts(broken.response)


async def test_each_player_rolls_for_the_own_character_in_a_duel(table: Any) -> None:
    """The challenged player's hits are that player's dice; the blocks against them are the challenger's."""
    sides = {"attacks": 1, "clash": 3, "defence": 2, "their_attacks": 1, "their_clash": 3, "their_defence": 2}
    result = await table.alice.slash(table.channel, "laok duel", **sides, opponent=table.minjun, faces="1 6 1 6")
    message = result.response.message
    await table.minjun.click(message, custom_id=pressables(result.response)["Accept"])
    shown = texts(table.stored(message.id))
    alice, minjun = f"<@{table.alice.id}>", f"<@{table.minjun.id}>"
    rolled = [line.split(" · ")[1] for line in shown.splitlines() if line.startswith(("**Hits", "**Blocked"))]
    assert rolled == [alice, minjun, minjun, alice]


async def test_what_needs_no_die_names_its_rule(table: Any) -> None:
    """Phalanx, automatic reinforcements, lost stands."""
    for command, options, says in (
        ("laok charge", {"march": 6, "distance": 8, "phalanx": True}, 'Phalanx: no roll, reaches 9"'),
        ("laok reinforce", {"class": "light", "round": 3, "regiments": 2}, "Round 3: without a roll"),
        ("laok broken", {"stands": 5, "lost": 3}, "3 of 5 stands lost"),
    ):
        shown = await table.alice.slash(table.channel, command, **options)
        assert says in texts(shown.response), command
        assert "Rules used here" in pressables(shown.response), command


async def test_a_hundred_dice_are_one_block_a_stage(table: Any) -> None:
    """Hits, wounds and Morale of a volley of a hundred with everything: each once, and the odds beside them."""
    result = await table.alice.slash(
        table.channel, "laok volley", barrage=10, volley=4, defence=2, shooting_stands=10, aimed=True,
        resolve=3, facing="flank", attacker_rules="murderous volley, deadly shot", natural_one="no",
    )  # fmt: skip
    shown = texts(result.response)
    assert [shown.count(f"**{stage} ") for stage in ("Hits", "Hits, re-rolled", "Wounds", "Morale failures")] == [1] * 4
    assert "4 or less" in shown


async def test_one_die_that_is_counted_is_told_as_a_count(table: Any) -> None:
    """A failure of Morale is no success, and a die that blocks nothing has not blocked 5; a test passes or fails."""
    shaken = await table.alice.slash(table.channel, "laok morale", wounds=1, resolve=3, faces="5")
    assert "**Morale failures 1**/1 · 4+\n**5**" in texts(shaken.response)
    open_ = await table.alice.slash(table.channel, "laok defence", hits=1, defence=3, faces="5")
    assert "**Blocked 0**/1 · 3 or less\n~~(5)~~" in texts(open_.response)
    tested = await table.alice.slash(table.channel, "laok test", value=3, faces="1")
    assert "**Characteristic test 1** · needs 3 or less · Success" in texts(tested.response)
