"""What actions mean: declared once, numbered and written from the declaration."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from quintet import Game, all_games, get_game
from quintet.core.actions import Actions, Slot, Verb, numbered
from quintet.core.notation import Words

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)

CARDS = Words("card", ["A", "B"])
LAY = Verb(
    "lay down", "lay {card}[ to {seat}][ {call}]", (numbered("seat", "seat", 2), Slot("call", "call", ("LAST",)))
)
TAKE = Verb("take", "take", source="pack", target="hand/{me}")


def test_texts_are_written_from_the_pattern() -> None:
    meanings = [LAY.of(card=0), LAY.of(card=1, seat=1), LAY.of(card=1, call=0), LAY.of(card=0, seat=0, call=0)]
    actions = Actions(CARDS, [(0, meanings), (4, TAKE.each())])
    assert list(actions.texts) == ["lay A", "lay B to 1", "lay B LAST", "lay A to 0 LAST", "take"]
    assert [actions.card(number) for number in range(5)] == ["A", "B", "B", "A", ""]
    assert LAY.key == "lay-down"


def test_a_block_that_begins_elsewhere_is_refused() -> None:
    with pytest.raises(ValueError, match="the actions 'take' begin at 2, not at 3"):
        Actions(CARDS, [(0, LAY.each(card=range(2))), (3, TAKE.each())])


def test_a_blank_without_a_slot_is_refused() -> None:
    with pytest.raises(ValueError, match="the verb 'give' has a blank for 'seat', but no such slot"):
        Actions(CARDS, [(0, Verb("give", "give {seat}").each(seat=range(2)))])


def test_clients_learn_which_cards_need_a_choice() -> None:
    lay, *_ = get_game("solo").actions.to_json()
    assert lay["text"] == "lay {card}[ {colour}][ {seat}][ {call}]"
    assert lay["needs"] == {"colour": ["CC", "+4"]}
    assert (lay["sources"], lay["target"], lay["choice"]) == (["hand/{me}"], "discard", ["colour", "seat"])


def test_catching_does_not_race() -> None:
    """SO-21: if anything has happened since, a wrong "caught" costs a card."""
    races = [verb.name for verb in get_game("solo").actions.verbs if verb.races]
    assert races == ["throw in", "say SOLO"]


@each_game
def test_a_few_patterns_describe_all_actions(game: Game) -> None:
    verbs = game.actions.to_json()
    assert len(verbs) <= 20
    assert len({verb["verb"] for verb in verbs}) == len(verbs)
    assert all(set(verb.choice) <= {slot.name for slot in verb.slots} for verb in game.actions.verbs)


@each_game
def test_a_text_is_read_by_exactly_one_pattern(game: Game) -> None:
    """Clients read actions by the patterns alone, so no text may fit two, and none may be read wrongly."""
    patterns = [(verb, re.compile(_pattern(verb, game.cards))) for verb in game.actions.verbs]
    for number, text in enumerate(game.actions.texts):
        found = [(verb, match) for verb, pattern in patterns if (match := pattern.fullmatch(text))]
        assert [verb.name for verb, _ in found] == [game.actions.verb(number).name]
        verb, match = found[0]
        words = {"card": game.cards.texts, **{slot.name: slot.words for slot in verb.slots}}
        values = {name: words[name].index(word) for name, word in match.groupdict().items() if word is not None}
        assert values == game.actions.meanings[number].values


def _pattern(verb: Verb, cards: Words) -> str:
    """The pattern of a verb as clients make it: every slot is one of its words."""
    slots = {"card": cards.texts, **{slot.name: slot.words for slot in verb.slots}}
    words = {name: "|".join(sorted(map(re.escape, found), key=len, reverse=True)) for name, found in slots.items()}
    text = re.escape(verb.text).replace(r"\{", "{").replace(r"\}", "}").replace(r"\[", "(?:").replace(r"\]", ")?")
    return re.sub(r"\{(\w+)\}", lambda slot: f"(?P<{slot[1]}>{words[slot[1]]})", text)


@each_game
def test_numbers_are_laid_out_without_gaps(game: Game) -> None:
    verbs = [game.actions.verb(number) for number in range(len(game.actions))]
    blocks = [verb.name for before, verb in pairwise([None, *verbs]) if verb is not None and verb != before]
    assert set(blocks) == {verb.name for verb in game.actions.verbs}
