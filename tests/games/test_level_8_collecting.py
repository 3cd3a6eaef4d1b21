"""Level 8: which cards of a level are in a hand, as its player is shown them."""

from __future__ import annotations

from typing import Any

import pytest

from quintet import Match
from quintet.core.rng import Rng
from quintet.games.level_8 import GAME
from quintet.games.level_8.cards import COLOURED, MISS, SET
from quintet.games.level_8.collecting import collected
from quintet.games.level_8.game import LEVELS, put_order
from quintet.games.level_8.hands import Hands
from quintet.games.level_8.laying import LayDown
from quintet.games.level_8.sheets import SHEETS
from tests.games.level_8_table import fact, table


def test_a_hand_in_parts() -> None:
    match = table(["R1 R2 G3 P9 O12 Y13 MISS", "R5"], levels=[1, 1], phase="play", turn=0)
    assert fact(match, "level_collected", 0) == [["R1", "R2", "G3"], ["O12", "Y13"]]
    assert "level_collected" not in match.view(None).facts


def test_jokers_fill_what_is_missing() -> None:
    match = table(["R6 G6 B9 J", "R5"], "sheet=one_star", levels=[7, 1], phase="play", turn=0)
    facts: dict[str, Any] = dict(match.view(0).facts)
    first, second = facts["level_collected"]
    assert sorted(first) == ["G6", "J", "R6"]
    assert second == ["B9"]


def test_a_level_that_lies_is_collected_no_more() -> None:
    combos = {0: ["R1 R2 R3", "G4 G5 G6"]}
    match = table(["R9 G9", "R5"], combos=combos, levels=[1, 1], phase="play", turn=0)
    assert "level_collected" not in match.view(0).facts


@pytest.mark.parametrize("sheet", list(SHEETS))
def test_parts_are_put_in_the_order_that_their_player_is_shown(sheet: str) -> None:
    for level, parts in enumerate(SHEETS[sheet].levels, 1):
        lay_down = LayDown(LEVELS[sheet], Hands(2))
        lay_down.begin(level)
        assert [put_order(parts)[lay_down.put_part(i)] for i in range(len(parts))] == list(range(len(parts)))


@pytest.mark.parametrize("options", ["", "sheet=two_star,double_deck=true"])
def test_it_is_complete_exactly_when_the_level_can_be_laid(options: str) -> None:
    match = Match(GAME, 3, options=options, seed=5)
    rng = Rng(7)
    n_complete = 0
    while not match.is_over and n_complete < 12:
        seat = match.turn if match.turn is not None else 0
        view = match.view(seat)
        facts: dict[str, Any] = dict(view.facts)
        if facts["phase"] == "play" and "level_collected" in facts:
            asked = sum([part["size"] for part in facts["level_asks_for"]])
            found = sum([len(cards) for cards in facts["level_collected"]])
            assert (asked == found) == ("lay level" in view.legal)
            n_complete += asked == found
        actions = [action for action in match.legal(seat) if not action.startswith("put ")] or match.legal(seat)
        match.play(seat, actions[rng.below(len(actions))])


def test_no_card_is_counted_twice() -> None:
    hand = tuple(sorted([0, 1, 2, 15, 16, 17, 30, 90, 93, 93, MISS]))
    for sheet in SHEETS.values():
        for parts in sheet.levels:
            found = [card for cards in collected(hand, parts) for card in cards]
            assert MISS not in found
            assert all(found.count(card) <= hand.count(card) for card in found)
            assert all(len(cards) <= size for cards, (shape, size) in zip(collected(hand, parts), parts, strict=True))


def test_a_set_leaves_a_group_its_colour() -> None:
    """Two 2s, one of them purple, and two 15s: the 15s make the set, so that the purple cards stay together."""
    kinds = [GAME.cards.parse(card) for card in ["O2", "P2", "P6", "P7", "P11", "G3", "O5", "B10", "R15", "O15", "J"]]
    three, five = collected(tuple(kinds), ((SET, 3), (COLOURED, 5)))
    assert GAME.cards.format_all(sorted(three)) == ["R15", "O15", "J"]
    assert GAME.cards.format_all(sorted(five)) == ["P2", "P6", "P7", "P11"]
