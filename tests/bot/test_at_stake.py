"""What is at stake in a dispute that is about no roll: figures of the game's last such roll, or of a worked example."""

from dataclasses import dataclass
from typing import Any

import pytest
from dispute_support import Case, begin_game
from tests_support import pressables, texts

from bot.cards.resolution import Presenter
from bot.disputes.at_stake import AtStake, met, stakes
from bot.words import words
from rules.dice import Throw
from rules.examples import examples, met_by
from rules.library.entry import Lang
from rules.odds import OddsTooLong, Work
from rules.procedure import Choice, Steps, procedure, replay
from rules.rulings.points import known
from rules.systems import SYSTEMS, procedures

OPEN_IN = "1.0.0"
"""The edition that leaves the steps of a fall open."""


async def _about_falling(table: Any, edition: str = OPEN_IN) -> Any:
    await table.bot.store.choose_edition(table.guild.id, "trench_crusade", edition)
    return (await Case.open(table, rule="Falling")).card


@pytest.mark.parametrize("lang", Lang)
async def test_an_open_question_of_a_rule_has_the_figures_of_its_worked_example(table: Any, lang: Lang) -> None:
    """Each answer with its chance, and the example that they are worked out for, in the server's language."""
    await table.bot.store.choose_for_server(table.guild.id, language=lang.value)
    shown = texts(await _about_falling(table))
    say = words(lang)
    out, story = say("result-out-of-action"), next(one for one in examples("trench_crusade") if one.id == "fall-25-100")
    assert (
        f"**{say('dispute-at-stake')}**\n-# {say('point-open-fall-steps')}\n"
        f"**{say('answer-full-steps')}** · {out} 27.8%\n**{say('answer-rounded-up')}** · {out} 52.3%\n"
        f"-# {say('dispute-weighed-example', story=story[lang])}\n"
    ) in shown


async def test_a_rule_card_s_button_brings_the_same_figures(table: Any) -> None:
    """Opened by the form of the card, without a roll."""
    await table.bot.store.choose_edition(table.guild.id, "trench_crusade", OPEN_IN)
    found = await table.alice.slash(table.channel, "rule", query="trench_crusade/falling")
    form = await table.alice.click(found.response, custom_id=pressables(found.response)["Dispute"])
    opened = await table.alice.submit_modal(form, {"question": 'How are the 3" steps counted?'})
    assert "For the worked example “" in texts(opened.response)


async def test_in_a_game_the_last_such_roll_is_weighed(table: Any) -> None:
    """The roll that met the question, by the number of its event; the one taken back is not."""
    await begin_game(table, edition=OPEN_IN)
    for height in (8, 20):
        fell = await table.alice.slash(table.channel, "tc fall", height=height, edition=OPEN_IN)
        card = table.stored(fell.response.id)
        await table.alice.click(card, custom_id=pressables(card)["Rounded up"])
    seen = await table.bot.tables.must(table.channel.id)
    rolls = [one.seq for one in seen.log if one.event.kind == "rolled"]
    asked = await table.alice.slash(table.channel, "game undo")
    await table.minjun.click(asked.response, custom_id=pressables(asked.response)["Agree"])
    shown = texts((await Case.open(table, rule="Falling")).card)
    assert "**Rounded up** · Out of Action 80.6%" in shown
    assert f"-# For the roll of event {rolls[0]}: " in shown


async def test_a_question_that_the_edition_settles_has_no_figures(table: Any) -> None:
    """Nothing is at stake where nobody is asked; nor where no rule is cited."""
    assert "At stake" not in texts(await _about_falling(table, edition="1.0.2"))
    nothing = await table.alice.slash(table.channel, "dispute open", question="qqqq zzzz")
    assert "At stake" not in texts(nothing.response)


async def test_every_worked_example_that_asks_can_carry_a_dispute(table: Any) -> None:
    """An example runs in its own edition as it is written; told of another, it does not name its own."""
    known_procedures = {name: procedure for name, (procedure, _) in table.bot.resolver.known.items()}
    assert set(known_procedures) <= set(procedures())
    carried = set()
    for system in SYSTEMS:
        for edition in table.bot.finder.library.systems[system].edition_ids():
            for point in (one for one in known().values() if one.rule.startswith(f"{system}/")):
                for example, run in met_by(system, point.question, edition, known_procedures):
                    carried.add(point.question)
                    assert run.waiting is None
                    written = str(example.inputs.get("edition", edition))
                    assert written == edition or written not in example.en
    assert len(carried) > 50


@dataclass(frozen=True, slots=True)
class Many:
    """So many dice, one by one, that nobody waits for their odds."""

    dice: int = 12


@procedure("test.many")
def many(declared: Many) -> Steps[tuple[int, ...]]:
    """Asks what no source settles, then throws each die on its own."""
    yield Choice("open-fall-steps", "table", ("full-steps", "rounded-up"), "full-steps", rule="trench_crusade/falling")
    faces: tuple[int, ...] = ()
    for _ in range(declared.dice):
        faces = (*faces, (yield Throw("hit", 1)))
    return faces


async def test_a_roll_too_great_for_figures_can_be_disputed_all_the_same(table: Any) -> None:
    """Its dispute opens without them; one budget is for all answers, not one for each."""
    stake, place = AtStake(table.bot.store, table.bot.resolver), (table.guild.id, table.channel.id)
    plain = Presenter(result=lambda faces: "success" if sum(faces) > 6 else "fail", order=("success", "fail"))
    heavy, light = replay(many(Many()), ()), replay(many(Many(2)), ())
    assert await stake.of_roll(heavy, plain, met(heavy), OPEN_IN, place) == ()
    told = await stake.of_roll(light, plain, met(light), OPEN_IN, place)
    assert {one.chance for one in told} == {"7/12"}
    enough = Work()
    stakes(light, plain, met(light), enough)
    one_card = Work(Work().left - enough.left)
    stakes(light, plain, met(light), one_card)
    with pytest.raises(OddsTooLong):
        stakes(light, plain, met(light), one_card)
