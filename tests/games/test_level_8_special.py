"""Level 8, rule by rule: the cards of the Master set, the double deck."""

from __future__ import annotations

import pytest

from quintet import Match
from quintet.core.events import Shuffled
from quintet.games.level_8 import GAME
from tests.games.level_8_table import cards, fact, hand_size, n_draw, table

LAID = ["O4 O5 O6", "P11 P12 P13"]


# ---------------------------------------------------------------- Master
def test_the_master_deck() -> None:
    """L8-19: nine special cards, three of each."""
    deck = GAME.cards.format_all(GAME.deck(GAME.presets["master"], 4))
    assert len(deck) == 110
    assert [deck.count(card) for card in ("TAKE", "SWAP", "KEEP")] == [3, 3, 3]


def test_take() -> None:
    """L8-19: every other player shows three cards of their choice, one of them is taken, its owner draws one."""
    match = table(["R1 TAKE", "R3 R4 O7 J P9", "R5 R6 B8 B9", "B1 B2"], "master", draw="G1", phase="play")
    match.play(0, "play take")
    assert cards(match, "under") == "TAKE"
    assert (fact(match, "phase"), fact(match, "choosing")) == ("show", [0, 1, 1, 0])
    assert match.legal(0) == match.legal(3) == []
    assert match.legal(1) == ["show R3", "show R4", "show O7"]
    match.play_all(2, ["show R5", "show R6", "show B8"])
    assert fact(match, "shown") == [[], [], [], []]  # not before all have chosen
    assert match.legal(2) == []
    match.play_all(1, ["show R3", "show O7", "show P9"])
    assert fact(match, "shown") == [[], ["R3", "O7", "P9"], ["R5", "R6", "B8"], ["B1", "B2"]]
    assert set(match.legal(0)) == {
        *(f"take {card} from 1" for card in ("R3", "O7", "P9")),
        *(f"take {card} from 2" for card in ("R5", "R6", "B8")),
        *(f"take {card} from 3" for card in ("B1", "B2")),
    }
    match.play(0, "take O7 from 1")
    assert cards(match, "hand", 0) == "R1 O7"
    assert cards(match, "hand", 1) == "R3 R4 G1 P9 J"
    assert match.turn == 1
    assert "draw" in match.legal(1)


def test_what_take_asks_for() -> None:
    """L8-19: exactly three cards, then one of those shown."""
    match = table(["R1 TAKE", "R3 R4 O7 J P9"], "master", phase="play")
    match.play(0, "play take")
    for action, key in [
        ("draw", "you-must-show-cards"),
        ("show P15", "you-do-not-hold-that-card"),
        ("show J", "cards-are-chosen-in-the-order-of-their-kinds"),
    ]:
        assert match.why_illegal(1, action) == key
    match.play_all(1, match.proposals(1)[0])
    assert match.why_illegal(0, "draw") == "you-must-take-one-of-the-cards-shown"
    assert match.why_illegal(0, "take J from 1") == "that-card-is-not-shown"
    assert match.why_illegal(1, "show R3") == "it-is-not-your-turn"


def test_players_with_three_cards_or_fewer_show_all() -> None:
    """L8-19: without a choice."""
    match = table(["R1 TAKE", "R3 R4 O7", "R5"], "master", phase="play")
    match.play(0, "play take")
    assert fact(match, "phase") == "claim"
    assert fact(match, "shown") == [[], ["R3", "R4", "O7"], ["R5"]]
    match.play(0, "take R5 from 2")
    assert hand_size(match, 2) == 1


def test_equal_cards_are_shown_and_taken_one_by_one() -> None:
    """L8-19, L8-20: with two of a card shown, one is taken, and all know of the other."""
    match = table(["R1 TAKE", "R3 R3 O7"], "everything", draw="G1", phase="play", known=[[], ["R3"]])
    match.play(0, "play take")
    assert match.legal(0) == ["take R3 from 1", "take O7 from 1"]
    assert match.position()["facts"]["known"] == [[], ["R3", "R3", "O7"]]  # type: ignore[index]
    match.play(0, "take R3 from 1")
    assert match.position()["facts"]["known"] == [["R3"], ["R3", "O7"]]  # type: ignore[index]
    assert cards(match, "hand", 1) == "R3 O7 G1"
    assert (fact(match, "shown"), fact(match, "allowed")) == ([[], []], [0, 0])


def test_several_keep_cards() -> None:
    """L8-19: they lie side by side and allow no more than one does."""
    match = table(["R1 R2 KEEP", "R3", "R5 R6"], "master", combos={1: LAID}, fronts=["KEEP", "", ""], phase="play")
    match.play(0, "play keep")
    assert cards(match, "front", 0) == "KEEP KEEP"
    again = {**match.position()["facts"], "phase": "play"}  # type: ignore[dict-item]
    ended = Match.from_position(GAME, {**match.position(), "facts": again})
    ended.play(1, "discard R3")
    assert fact(ended, "allowed") == [3, 0, 0]


def test_take_always_leaves_a_card_to_draw() -> None:
    """L8-19: Take itself lies under the draw pile, so even with no other card its owner's loss is made good."""
    match = table(["R1 TAKE", "R3"], "master", rest="hand", discards=["", "O1"], phase="play")
    events = match.play(0, "play take")
    assert any(isinstance(event, Shuffled) for event in events)
    assert n_draw(match) == 1
    match.play(0, "take R3 from 1")
    assert cards(match, "hand", 1) == "TAKE"


def test_swap() -> None:
    """L8-19: Swap goes on one's own pile first, then the cards in the chosen order; as many are drawn."""
    match = table(["R1 R2 R3 R4 SWAP", "B1 B2"], "master", draw="G1 G2 G3", phase="play")
    match.play(0, "play swap")
    assert match.legal(0) == ["swap R1", "swap R2", "swap R3", "swap R4"]
    assert match.why_illegal(0, "done") == "you-must-swap-at-least-one-card"
    assert match.why_illegal(0, "discard R1") == "you-must-swap-cards"
    assert match.why_illegal(0, "swap P1") == "you-do-not-hold-that-card"
    match.play_all(0, ["swap R3", "swap R1"])
    assert "done" in match.legal(0)
    match.play(0, "swap R2")  # the third ends it
    assert cards(match, "discard", 0) == "SWAP R3 R1 R2"
    assert cards(match, "hand", 0) == "R4 G1 G2 G3"
    assert match.turn == 1


def test_swap_one_card() -> None:
    """L8-19: one is enough."""
    match = table(["R1 R2 R3 R4 SWAP", "B1 B2"], "master", draw="G1", phase="play")
    match.play_all(0, ["play swap", "swap R3", "done"])
    assert cards(match, "hand", 0) == "R1 R2 R4 G1"
    assert match.proposals(0) == []


def test_swap_never_ends_the_round() -> None:
    """L8-19: whoever lays off all their cards draws as many."""
    match = table(["R1 R2 SWAP", "B1 B2"], "master", combos={0: LAID}, draw="G1 G2", phase="play")
    match.play_all(0, ["play swap", "swap R1", "swap R2"])
    assert cards(match, "hand", 0) == "G1 G2"
    assert match.view(None).round_no == 1


def test_swap_lays_off_no_more_than_can_be_drawn() -> None:
    """L8-19: even with an empty draw pile, what is buried can be drawn again."""
    match = table(["R1 R2 R3 R4 SWAP", "B1 B2"], "master", rest="hand", phase="play", turn=0)
    match.play_all(0, ["play swap", "swap R1", "swap R2", "swap R3"])
    assert cards(match, "discard", 0) == "R3"
    assert n_draw(match) == 0
    assert {"SWAP", "R1", "R2"} <= set(cards(match, "hand", 0).split())


def test_keep() -> None:
    """L8-19: with Keep in front of them, whoever has not laid their level keeps up to three cards."""
    match = table(["R1 KEEP P4", "R3", "R5 R6"], "master", combos={1: LAID}, phase="play")
    match.play(0, "play keep")
    assert cards(match, "front", 0) == "KEEP"
    match = table(
        ["R1 R2 P4 G6", "R3", "R5 R6"], "master", combos={1: LAID}, fronts=["KEEP", "KEEP", ""], turn=1, phase="play"
    )
    match.play(1, "discard R3")
    assert fact(match, "allowed") == [3, 0, 0]
    match.play_all(0, ["keep R1", "keep R2", "keep P4"])
    assert match.legal(0) == ["done"]
    match.play(0, "done")
    assert {"R1", "R2", "P4"} <= set(cards(match, "hand", 0).split())
    assert [cards(match, "front", seat) for seat in range(3)] == ["", "", ""]


def test_keep_with_the_harder_sheet() -> None:
    """L8-19: the larger allowance counts."""
    match = table(
        ["R1 R2 P4 G6 G7", "R3", "R5 R6"],
        "everything",
        combos={1: ["O4 O5 O6 J", "P11 Y11", "P3 Y3"]},
        fronts=["KEEP", "", "KEEP KEEP"],
        turn=1,
        phase="play",
        levels=[6, 1, 2],
    )
    match.play(1, "discard R3")
    assert fact(match, "allowed") == [4, 0, 3]


@pytest.mark.parametrize("card", ["TAKE", "SWAP", "KEEP", "MISS"])
def test_a_special_card_as_last_card_is_a_plain_discard(card: str) -> None:
    """L8-19: it ends the round without effect."""
    match = table([card, "R3 R4"], "master", combos={0: LAID}, phase="play")
    assert match.legal(0) == [f"discard {card}"]
    if card != "MISS":
        assert match.why_illegal(0, f"play {card.lower()}") == "the-last-card-can-only-be-discarded"
    match.play(0, f"discard {card}")
    assert (fact(match, "levels"), fact(match, "phase")) == ([3, 1], "take")


@pytest.mark.parametrize("card", ["TAKE", "SWAP", "KEEP"])
def test_a_special_card_may_be_discarded_without_effect(card: str) -> None:
    """L8-19: and be taken from there."""
    match = table([f"R1 {card}", "R3 R4"], "master", phase="play")
    match.play(0, f"discard {card}")
    assert (match.turn, cards(match, "discard", 0)) == (1, card)
    match.play(1, "take from 0")
    assert f"play {card.lower()}" in match.legal(1)


def test_special_cards_are_no_part_of_a_level() -> None:
    """L8-19: they are neither numbers nor jokers."""
    match = table(["R1 O2 Y3 G8 B9 TAKE SWAP KEEP", "R3 R4"], "master", phase="play")
    assert "lay level" not in match.legal(0)


# ---------------------------------------------------------------- double deck
def test_the_double_deck() -> None:
    """L8-20: a second set of numbers and nine range jokers."""
    deck = GAME.cards.format_all(GAME.deck(GAME.presets["double_deck"], 4))
    assert len(deck) == 101 + 90 + 9
    assert [deck.count(card) for card in ("R7", "J1-5", "J6-10", "J11-15", "J")] == [2, 3, 3, 3, 7]
    assert len(GAME.deck(GAME.presets["everything"], 4)) == 209


@pytest.mark.parametrize(
    ("level", "hand", "fits"),
    [
        (1, "R1 J1-5 Y3 G8 B9 J6-10", True),
        (1, "R1 J6-10 Y3 G8 B9 P10", False),
        (1, "R4 O5 J6-10 G8 B9 P10", True),
        (1, "R4 O5 J11-15 G8 B9 P10", False),
        (2, "R4 J1-5 R9 J6-10 R11 J11-15 R12 O12", True),
        (2, "R4 J1-5 R9 J6-10 R3 J11-15 R2 O12", False),
        (3, "R4 O5 Y6 G12 G7 J1-5 J11-15", True),  # any colour
    ],
)
def test_a_range_joker_stands_for_a_number_of_its_range(level: int, hand: str, fits: bool) -> None:
    """L8-20: of any colour."""
    match = table([f"{hand} P14 B1", "B1"], "double_deck", phase="play", levels=[level, 1])
    assert ("lay level" in match.legal(0)) is fits


def test_adding_a_range_joker() -> None:
    """L8-20: to a run at an end in its range, to a set of its range, to any colour group."""
    match = table(
        ["J1-5 J6-10 J11-15 B1", "B1"],
        "double_deck",
        phase="play",
        levels=[3, 2],
        combos={0: ["O4 O5 J6-10", "G1 G2 G3 J11-15"], 1: ["O9 Y9", "O5 Y5", "R11 J11-15", "O1 O1"]},
    )
    adds = [action.removeprefix("add ") for action in match.legal(0) if action.startswith("add J")]
    assert adds == [
        "J1-5 to 0a low",
        "J6-10 to 0a high",
        *(f"{joker} to 0b" for joker in ("J1-5", "J6-10", "J11-15")),
        "J6-10 to 1a",
        "J1-5 to 1b",
        "J11-15 to 1c",
        "J1-5 to 1d",
    ]
    match.play(0, "add J1-5 to 0a low")
    assert cards(match, "level", 0, 0) == "J1-5 O4 O5 J6-10"
