"""Five disputes played to the end by everybody's hands, in both languages: each ends another way and is remembered."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from dispute_support import begin_game
from tests_support import Table, pressables, texts

from bot.words import words
from rules.game.state import Stage
from rules.library.entry import Lang

POINT = "open-fall-steps@trench_crusade/falling"


class Hands:
    """The people at the table, who press what their server's language says."""

    def __init__(self, table: Table, lang: Lang) -> None:
        self.table, self.say = table, words(lang)
        self.card = self.waiting = 0

    @classmethod
    async def at(cls, table: Table, lang: Lang) -> "Hands":
        """A game in which Alice's model has fallen 8 inches, and Minjun disputes how that is rolled."""
        await begin_game(table, edition="1.0.0")
        await table.bot.store.choose_for_server(table.guild.id, language=lang.value)
        hands = cls(table, lang)
        fell = await table.alice.slash(table.channel, "tc fall", height=8)
        waiting = fell.response
        hands.waiting = waiting.id
        form = await table.minjun.click(waiting, custom_id=pressables(waiting)[hands.say("dispute-button-open")])
        opened = await table.minjun.submit_modal(form, {"question": hands.say("point-open-fall-steps")})
        hands.card = opened.response.id
        for person, answer in ((table.minjun, "full-steps"), (table.alice, "rounded-up")):
            form = await hands.press(person, "dispute-button-state")
            await person.submit_modal(form, {"pick": [f"{POINT}={answer}"]})
        return hands

    def shown(self) -> str:
        return texts(self.table.stored(self.card))

    async def press(self, person: Any, key: str, **facts: Any) -> Any:
        card = self.table.stored(self.card)
        return await person.click(card, custom_id=pressables(card)[self.say(key, **facts)])

    async def pick(self, person: Any, message: Any, key: str, value: Any) -> Any:
        return await person.select(message, [value], custom_id=pressables(message)[self.say(key)])

    async def goes_on(self) -> str:
        """Alice presses the answer that lost on the card that waited; gives what the card says then."""
        card = self.table.stored(self.waiting)
        buttons = [id_ for id_ in pressables(card).values() if ":answer." in id_]
        await self.table.alice.click(card, custom_id=buttons[0])
        return texts(self.table.stored(self.waiting))

    async def next_roll(self) -> str:
        fell = await self.table.alice.slash(self.table.channel, "tc fall", height=10)
        return texts(fell.response)

    async def next_rule(self, channel: Any = None) -> str:
        found = await self.table.minjun.slash(channel or self.table.channel, "rule", query="trench_crusade/falling")
        return texts(found.response)


async def agree(hands: Hands) -> str:
    """Alice gives in."""
    await hands.press(hands.table.alice, "dispute-button-agree", letter="A")
    return "dispute-how-agreed"


async def by_chance(hands: Hands) -> str:
    """Both leave it to a die."""
    for person in (hands.table.minjun, hands.table.alice):
        await hands.press(person, "dispute-button-chance")
    return "dispute-how-chance"


async def by_arbiter(hands: Hands) -> str:
    """Both name the owner, who decides for B."""
    for person in (hands.table.minjun, hands.table.alice):
        asked = await hands.press(person, "dispute-button-arbiter")
        menu = words(Lang.EN)("dispute-arbiter-pick")  # private answers follow the reader
        await person.select(asked.response, [hands.table.owner], custom_id=pressables(asked.response)[menu])
    await hands.press(hands.table.owner, "dispute-button-rule-for", letter="B")
    return "dispute-how-arbiter"


async def by_vote(hands: Hands) -> str:
    """The owner votes, the hour passes, nobody has to press."""
    asked = await hands.press(hands.table.minjun, "dispute-button-vote")
    menu = words(Lang.EN)("dispute-vote-pick")
    await hands.table.minjun.select(asked.response, ["1"], custom_id=pressables(asked.response)[menu])
    await hands.press(hands.table.alice, "dispute-button-vote")
    await hands.press(hands.table.owner, "dispute-button-vote-for", letter="B")
    hands.table.watch.go(hours=1.1)
    cog: Any = hands.table.bot.get_cog("dispute")
    await cog.hearing.due()
    return "dispute-how-vote"


@pytest.mark.parametrize("lang", Lang)
@pytest.mark.parametrize("ending", [agree, by_chance, by_arbiter, by_vote])
async def test_the_ruling_is_shown_and_used_from_then_on(
    table: Any, lang: Lang, ending: Callable[[Hands], Awaitable[str]]
) -> None:
    """The game goes on; the next lookup shows the ruling under the rule, the next roll takes it and says so."""
    hands = await Hands.at(table, lang)
    how = await ending(hands)
    assert (await table.bot.tables.must(table.channel.id)).state.stage is Stage.RUNNING
    assert hands.say("dispute-ruled") in hands.shown()
    assert hands.shown().count(hands.say("point-open-fall-steps")) == 2  # what was asked, and what rolls follow
    ruled = (await table.bot.store.reading.execute_fetchall("SELECT json_extract(body, '$.answer') FROM rulings"))[0][0]
    label = hands.say(f"answer-{ruled}")
    rule = await hands.next_rule()
    assert f"⚖️ {hands.say('ruling-of-game', number='D-1')}\n" in rule
    assert hands.say("ruling-settles", answer=label) in rule
    assert hands.say(how) in rule
    for rolled in (await hands.goes_on(), await hands.next_roll()):
        assert f"· {hands.say('point-open-fall-steps')} → {label}" in rolled
        assert "⚖️ [D-1](" in rolled


@pytest.mark.parametrize("lang", Lang)
async def test_a_ruling_becomes_the_server_s_and_is_withdrawn(table: Any, lang: Lang) -> None:
    """Confirmed it holds in every channel; withdrawn it is asked again, and stays on record with its reason."""
    hands = await Hands.at(table, lang)
    await agree(hands)
    await hands.press(table.owner, "dispute-button-keep")
    elsewhere = table.guild.create_text_channel("elsewhere")
    assert f"⚖️ {hands.say('ruling-of-server', number='D-1')}\n" in await hands.next_rule(elsewhere)
    fell = await table.alice.slash(elsewhere, "tc fall", height=10, edition="1.0.0")
    assert "⚖️ [D-1](" in texts(fell.response)
    await hands.goes_on()
    await table.owner.slash(table.channel, "dispute withdraw", ruling="D-1", reason="FAQ")
    assert "⚖️" not in await hands.next_rule()
    assert (await hands.next_roll()).startswith("## ⏳")
    listed = await table.minjun.slash(table.channel, "dispute rulings")
    assert words(Lang.EN)("ruling-withdrawn", reason="FAQ") in texts(listed.response)


@pytest.mark.parametrize("lang", Lang)
async def test_a_dispute_that_rests_rules_nothing(table: Any, lang: Lang) -> None:
    """The game goes on, the point stays open."""
    hands = await Hands.at(table, lang)
    more = await hands.press(table.minjun, "dispute-button-more")
    drop = pressables(more.response)[words(Lang.EN)("dispute-button-drop")]
    await table.minjun.click(more.response, custom_id=drop)
    assert hands.say("dispute-dropped") in hands.shown()
    assert (await table.bot.tables.must(table.channel.id)).state.stage is Stage.RUNNING
    assert "⚖️" not in await hands.next_rule()
    assert texts(table.stored(hands.waiting)).startswith("## ⏳")
    assert "⚖️" not in await hands.goes_on()
