"""/rule as people use it: suggestions, the card, its buttons, doubtful and missing answers."""

from typing import Any

import pytest
from tests_support import pressables, texts

from bot.cards.rule import Shown, choice_card, editions_card, rule_card
from bot.words import words
from rules.library.entry import Lang


async def test_a_name_is_answered_at_once(table: Any) -> None:
    """The card has the name, the other name, the edition, and what it rests on."""
    result = await table.alice.slash(table.channel, "rule", query="diving charge")
    shown = texts(result.response)
    assert not result.ephemeral
    assert shown.startswith("# Diving Charge\n-# 강하돌격 · Trench Crusade · Movement\n-# `1.0.2`")
    assert "Editions" in pressables(result.response)


async def test_suggestions_come_while_typing_in_both_languages(table: Any) -> None:
    """An unfinished syllable, initials and English letters all lead to the rule."""
    await table.read_in(table.minjun, Lang.KO)
    for typed in ("강하돌ㄱ", "ㄱㅎㄷㄱ", "rkdgk", "diving"):
        choices = await table.minjun.autocomplete(table.channel, "rule", "query", typed)
        assert "강하돌격 · Diving Charge (TC)" in [choice["name"] for choice in choices], typed
        assert len(choices) <= 25


async def test_a_suggestion_is_understood_as_it_was_shown(table: Any) -> None:
    """Choosing a suggestion shows exactly that rule."""
    result = await table.alice.slash(table.channel, "rule", query="강하돌격 · Diving Charge (TC)")
    assert texts(result.response).startswith("# Diving Charge")


async def test_public_answers_follow_the_server_and_private_ones_the_reader(table: Any) -> None:
    """A Korean reader in an English server sees English in public and Korean in private."""
    await table.read_in(table.minjun, Lang.KO)
    public = await table.minjun.slash(table.channel, "rule", query="강하돌격")
    private = await table.minjun.slash(table.channel, "rule", query="강하돌격", private=True)
    assert texts(public.response).startswith("# Diving Charge")
    assert texts(private.response).startswith("# 강하돌격")
    assert private.ephemeral


async def test_the_reader_is_known_by_their_discord_language(table: Any) -> None:
    """Without a choice of their own, a Korean client is answered in Korean."""
    table.speaks(table.minjun, "ko")
    result = await table.minjun.slash(table.channel, "rule", query="강하돌격", private=True)
    assert texts(result.response).startswith("# 강하돌격")


async def test_buttons_of_a_rule_card(table: Any) -> None:
    """Editions side by side, the other language and related rules are read in private."""
    result = await table.alice.slash(table.channel, "rule", query="diving charge")
    message = result.response.message
    editions = await table.minjun.click(message, custom_id=pressables(result.response)["Editions"])
    assert editions.ephemeral
    assert "`1.6.3`" in texts(editions.response)
    assert "`1.0.2`" in texts(editions.response)
    korean = await table.alice.click(message, custom_id=pressables(result.response)["한국어"])
    assert texts(korean.response).startswith("# 강하돌격")
    back = await table.alice.click(korean.response, custom_id=pressables(korean.response)["English"])
    assert texts(back.response).startswith("# Diving Charge")
    menu = pressables(result.response)["Read a related rule"]
    related = await table.alice.select(message, ["trench_crusade/falling"], custom_id=menu)
    assert texts(related.response).startswith("# Falling")


async def test_a_shared_name_is_asked_about(table: Any) -> None:
    """유혈낭자 is two things: the player chooses, and the choice is shown to all."""
    result = await table.alice.slash(table.channel, "rule", query="유혈낭자")
    assert result.ephemeral
    shown = texts(result.response)
    assert "Bloodbath" in shown
    assert "Bloodletting" in shown
    assert "The opponent sp" in shown  # how each begins, which may end the dispute before anything is pressed
    button = next(id_ for label, id_ in pressables(result.response).items() if "Bloodbath" in label)
    chosen = await table.alice.click(result.response, custom_id=button)
    assert not chosen.ephemeral
    assert texts(chosen.response).startswith("# Bloodbath")


async def test_a_single_doubtful_rule_is_asked_about(table: Any) -> None:
    """One thing that it may be is no choice of which."""
    finder, speak = table.bot.finder, words(Lang.EN)
    rule = finder.library.by_key["trench_crusade/charge"]
    one, two = (choice_card([Shown(rule, "1.0.2")] * count, finder.library, "chrg", speak).parts[0] for count in (1, 2))
    assert isinstance(one, str)
    assert isinstance(two, str)
    assert one.startswith("## Is it this rule?")
    assert two.startswith("## Which rule is it?")


async def test_nonsense_is_not_found(table: Any) -> None:
    """No weak guess is shown as the rule."""
    result = await table.alice.slash(table.channel, "rule", query="점심 뭐 먹지")
    assert result.ephemeral
    assert texts(result.response).startswith("## No rule found")


async def test_another_game_can_be_searched_from_not_found(table: Any) -> None:
    """Narrowed to one game, the card leads to the others."""
    result = await table.alice.slash(table.channel, "rule", query="zzzzqqq", system="mesbg")
    again = await table.alice.click(result.response, custom_id=pressables(result.response)["Search other games"])
    assert texts(again.response).startswith("## No rule found")


async def test_the_server_s_game_ranks_first(table: Any) -> None:
    """돌격 is a rule of several games; a server that plays one gets that one."""
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    result = await table.alice.slash(table.channel, "rule", query="charge")
    assert "Trench Crusade" in texts(result.response)


async def test_an_edition_can_be_asked_for(table: Any) -> None:
    """The card says which edition it shows, and an unknown one is refused with those there are."""
    old = await table.alice.slash(table.channel, "rule", query="diving charge", edition="1.6.3")
    assert "-# `1.6.3`" in texts(old.response)
    wrong = await table.alice.slash(table.channel, "rule", query="diving charge", edition="9.9")
    assert wrong.ephemeral
    assert "1.6.3, 1.0.0, 1.0.2" in texts(wrong.response)
    elsewhere = await table.alice.slash(table.channel, "rule", query="duel", edition="2024")
    assert "Middle-earth" in texts(elsewhere.response)
    nogame = await table.alice.slash(table.channel, "rule", query="charge", system="chess")
    assert "There is no game" in texts(nogame.response)


async def test_find_the_rule_answers_a_message(table: Any) -> None:
    """The card begins with the message that it answers and its author."""
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    message = await table.minjun.send(table.channel, "shooting into **melee** @everyone")
    result = await table.alice.context_menu(table.channel, "Find the rule", message)
    shown = texts(result.response)
    assert shown.startswith("> shooting into")
    assert "minjun" in shown
    assert "@everyone" not in shown.replace("@\u200beveryone", "")


async def test_a_message_without_words_is_refused(table: Any) -> None:
    """There is nothing to look up in a message that has no text."""
    message = await table.minjun.send(table.channel, "   \u200b ")
    message.content = ""
    result = await table.alice.context_menu(table.channel, "Find the rule", message)
    assert result.ephemeral


async def test_no_card_breaks_discord_s_limits(table: Any) -> None:
    """Every rule in both languages and every edition fits a message."""
    library = table.bot.finder.library
    for rule in library.rules:
        for lang in Lang:
            for edition in library.systems[rule.system].edition_ids():
                card = rule_card(library, Shown(rule, edition), words(lang))
                view = card.view("k" * 12)
                assert view.content_length() <= 4000, rule.key
                assert view.total_children_count <= 40, rule.key
            assert editions_card(library, rule, words(lang)).characters <= 4000, rule.key
    offered = [Shown(rule, library.systems[rule.system].default) for rule in library.rules]
    for start in range(0, len(offered), 5):
        for lang in Lang:
            assert choice_card(offered[start : start + 5], library, "x" * 300, words(lang)).characters < 1500


async def test_another_games_own_name_opens_at_once(table: Any) -> None:
    """A name that only another game has needs no choice; one that this game may have too is asked about."""
    await table.bot.store.choose_for_server(table.guild.id, system="trench_crusade")
    shown = await table.alice.slash(table.channel, "rule", query="heroic combat")
    assert "Middle-earth" in texts(shown.response)
    assert "Which rule is it" not in texts(shown.response)


async def test_a_card_asks_only_what_its_edition_leaves_open(table: Any) -> None:
    """The questions of one edition are not put to the other; how to settle them is said once, after the last."""
    library, speak = table.bot.finder.library, words(Lang.EN)
    settled, left = (library.by_key[f"trench_crusade/{one}"] for one in ("jumping-down", "deployment-zones"))
    old, new = (shown_text(library, settled, edition) for edition in ("1.6.3", "1.0.2"))
    assert old.count(speak("rule-open")) > 1
    assert old.count(speak("rule-open-help")) == 1
    assert speak("rule-open") not in new
    older, newer = (shown_text(library, left, edition) for edition in ("1.6.3", "1.0.2"))
    assert "in 1.6.3?" in older
    assert "in 1.6.3?" not in newer
    assert newer.count(speak("rule-open")) == newer.count(speak("rule-open-help")) == 1


async def test_a_question_of_two_rules_is_one_question(table: Any) -> None:
    """It stands on both cards under one id."""
    rules = table.bot.finder.library.by_key
    owner, other = rules["trench_crusade/standing-up"], rules["trench_crusade/charge-distance"]
    question = next(one for one in owner.entry.open if one.id == "halve-or-cap-first")
    assert question in other.entry.open
    for rule in (owner, other):
        assert question.en in shown_text(table.bot.finder.library, rule, "1.0.2")


async def test_the_comparison_marks_the_few_words_that_differ(table: Any) -> None:
    """A line that is nearly the same has its change bold; one that is not stays plain."""
    library, speak = table.bot.finder.library, words(Lang.EN)
    nearly = str(editions_card(library, library.by_key["trench_crusade/automatic-pistol"], speak).parts)
    assert "1 **hand, also in melee**" in nearly
    assert "`1.0.0` p. 50 · " in str(
        editions_card(library, library.by_key["trench_crusade/turn-sequence"], speak).parts
    )
    numbered = editions_card(library, library.by_key["trench_crusade/turn-sequence"], speak).parts
    assert any("- 1\\. " in part for part in numbered if isinstance(part, str))


def shown_text(library: Any, rule: Any, edition: str) -> str:
    """Gives all pages of a card as one text."""
    cards = [rule_card(library, Shown(rule, edition, page), words(Lang.EN)) for page in range(4)]
    return "\n".join(dict.fromkeys(part for card in cards for part in card.parts if isinstance(part, str)))


async def test_changes_that_follow_on_each_other_are_one_block(table: Any) -> None:
    """With the chain of editions, and before each line the edition that made it."""
    result = await table.alice.slash(table.channel, "rule", query="trench_crusade/elevated-shot")
    shown = texts(result.response)
    assert shown.count("### What changed") == 1
    assert "-# `1.6.3` → `1.0.0` → `1.0.2`\n- `1.0.0` **Height**" in shown
    assert "\n- `1.0.2` **Height**" in shown


async def test_nothing_in_any_game_is_said_so(table: Any) -> None:
    """Not as if the four were one."""
    result = await table.alice.slash(table.channel, "rule", query="qzxv wvxq")
    assert "Not among the rules of the four games kept here." in texts(result.response)


@pytest.mark.parametrize(
    ("typed", "system"),
    [("trench crusade", "trench_crusade"), ("fb", "first_blood"), ("mesbg", "mesbg"), ("라오크", "last_argument")],
)
async def test_the_name_of_a_game_opens_its_topics(table: Any, typed: str, system: str) -> None:
    """Not some rule that has a word of it; a topic is chosen from the menu."""
    result = await table.alice.slash(table.channel, "rule", query=typed)
    game = table.bot.finder.library.systems[system]
    assert texts(result.response).startswith(f"## {game.en}")
    menu = next(one for one in pressables(result.response).values() if ":nearest" in one)
    (first, *_) = [hit.rule for hit in table.bot.finder.find(typed).hits]
    chosen = await table.alice.select(result.response, values=[first.key], custom_id=menu)
    assert first.entry.en.name in texts(chosen.response)


@pytest.mark.parametrize("typed", ["?", " ", "…!"])
async def test_a_query_without_a_word_is_asked_for_one(table: Any, typed: str) -> None:
    """Not "not found": an example of what can be asked."""
    result = await table.alice.slash(table.channel, "rule", query=typed)
    assert result.ephemeral
    assert "There is nothing to look for" in texts(result.response)
