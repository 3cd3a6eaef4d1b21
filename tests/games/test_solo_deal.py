"""SOLO: the cards, the deal and who begins."""

from __future__ import annotations

import pytest

from quintet import Match
from quintet.core.errors import BadOptions
from quintet.core.events import Dealt, Shuffled
from quintet.games.solo import GAME
from tests.games.solo_table import deal, deck, fact, hand, sizes, table, top, zone

BLACK = ("CC", "+4", "AR")


def test_the_deck() -> None:
    """SO-1: 112 cards, of each colour 1-9, three action cards twice and the swap once; black ones four times."""
    expected = {f"{colour}{symbol}": 2 for colour in "RGBY" for symbol in [*"123456789", "M", "C", "+2"]}
    expected |= {f"{colour}S": 1 for colour in "RGBY"}
    expected |= dict.fromkeys(BLACK, 4)
    assert dict(deck()) == expected
    assert sum(expected.values()) == 112


@pytest.mark.parametrize("n_players", range(2, 11))
@pytest.mark.parametrize("n_cards", [5, 8, 10])
def test_everybody_gets_as_many_cards_and_the_rest_is_the_pack(n_players: int, n_cards: int) -> None:
    """SO-2: 2 to 10 players, a hand of 5 to 10; one card of the pack starts the discard pile."""
    match = Match(GAME, n_players, f"hand={n_cards}", seed=1)
    assert sizes(match) == [n_cards] * n_players
    assert len(zone(match, "discard")) == 1
    assert len(zone(match, "pack")) == 112 - n_players * n_cards - 1


def test_a_hand_is_eight_cards_unless_an_option_says_otherwise() -> None:
    """SO-2: 8 cards each."""
    assert sizes(Match(GAME, 3, seed=1)) == [8, 8, 8]


@pytest.mark.parametrize("n_cards", [4, 11])
def test_a_hand_is_five_to_ten_cards(n_cards: int) -> None:
    """SO-2: other hands are refused."""
    with pytest.raises(BadOptions, match=f"option hand takes a whole number from 5 to 10, not '{n_cards}'"):
        Match(GAME, 3, f"hand={n_cards}")


@pytest.mark.parametrize("n_players", [0, 1, 11])
def test_other_numbers_of_players_are_refused(n_players: int) -> None:
    """SO-2: SOLO is for 2 to 10."""
    with pytest.raises(BadOptions, match=f"SOLO is for 2 to 10 players, not {n_players}"):
        Match(GAME, n_players)


# ---------------------------------------------------------------- the first card
def test_a_black_first_card_goes_back() -> None:
    """SO-3: the first card is never black; the pack is shuffled until it is not."""
    n_again = 0
    for seed in range(60):
        match = Match(GAME, 4, seed=seed)
        assert top(match) not in BLACK
        shuffled = [event.n for event in match.opening if isinstance(event, Shuffled)]
        assert shuffled[0] == 112
        assert shuffled[1:] == [112 - 4 * 8] * (len(shuffled) - 1)
        n_again += len(shuffled) > 1
    assert 0 < n_again < 30


def test_a_black_pack_is_dealt_anew() -> None:
    """SO-3, ALL-3: ten hands of ten may leave twelve cards, all black; no shuffle helps then."""
    state = GAME.empty(GAME.options(hand=10), 10, 0)
    state.start_match()
    for place, card in enumerate([*GAME.cards.parse_all(["CC", "+4", "AR"] * 4)]):
        state.pack[place] = card
    state.n_pack = 12
    assert not state.turn_first_card()
    state.pack[3] = GAME.cards.parse("G7")
    assert state.turn_first_card()
    assert GAME.cards.format(state.top) == "G7"


def test_a_miss_a_turn_as_first_card() -> None:
    """SO-3: it skips the dealer's left neighbour."""
    match = deal(4, "starter=seat_0", symbol="M")
    assert fact(match, "dealer") == 3
    assert match.turn == 1


def test_a_miss_a_turn_as_first_card_between_two() -> None:
    """SO-3: with two players the dealer begins."""
    match = deal(2, "starter=seat_0", symbol="M")
    assert (fact(match, "dealer"), match.turn) == (1, 1)


@pytest.mark.parametrize("n_players", [2, 4, 10])
def test_a_take_2_as_first_card(n_players: int) -> None:
    """SO-3: it is due from the dealer's left neighbour."""
    match = deal(n_players, "starter=seat_0", symbol="+2")
    assert (match.turn, fact(match, "due")) == (0, 2)
    match.play(0, "take")
    assert sizes(match)[0] == 10


def test_a_change_of_direction_as_first_card() -> None:
    """SO-3: the dealer's right neighbour begins, counter-clockwise."""
    match = deal(4, "starter=seat_0", symbol="C")
    assert (fact(match, "dealer"), match.turn, fact(match, "direction")) == (3, 2, "counter-clockwise")


def test_a_change_of_direction_as_first_card_between_two() -> None:
    """SO-3: with two players the other one begins."""
    match = deal(2, "starter=seat_0", symbol="C")
    assert (fact(match, "dealer"), match.turn) == (1, 0)


def test_a_swap_as_first_card() -> None:
    """SO-3: it does nothing; its colour and symbol hold."""
    match = deal(3, "starter=seat_0", symbol="S")
    assert (match.turn, fact(match, "due"), fact(match, "direction")) == (0, 0, "clockwise")
    assert [event.cards for event in match.opening if isinstance(event, Dealt)][:3] == [
        tuple(hand(match, seat)) for seat in range(3)
    ]


@pytest.mark.parametrize("symbol", ["M", "C", "+2", "7"])
def test_a_twin_is_thrown_in_on_the_first_card(symbol: str) -> None:
    """SO-3, SO-8: the first card has a twin like any other, and the twin acts."""
    match, seat = next(
        (match, seat)
        for match in (Match(GAME, 10, "starter=seat_0", seed) for seed in range(1000))
        for seat in range(10)
        if top(match).endswith(symbol) and top(match) in hand(match, seat)
    )
    match.play(seat, f"throw in {top(match)}")
    after = {"M": (seat + 2) % 10, "C": (seat + 1) % 10, "+2": (seat + 1) % 10, "7": (seat + 1) % 10}
    assert match.turn == after[symbol]
    assert fact(match, "due") == (4 if symbol == "+2" else 0)
    assert fact(match, "direction") == "clockwise"


# ---------------------------------------------------------------- who begins
@pytest.mark.parametrize("n_players", [2, 3, 10])
def test_the_left_neighbour_of_the_dealer_begins(n_players: int) -> None:
    """SO-4, ALL-1, ALL-2: clockwise; the dealer of round 1 is the starter's right neighbour."""
    for seed in range(20):
        match = Match(GAME, n_players, seed=seed)
        if top(match)[1:].isdigit():
            dealer = fact(match, "dealer")
            assert isinstance(dealer, int)
            assert match.turn == (dealer + 1) % n_players
            assert fact(match, "direction") == "clockwise"


def test_the_starter_is_drawn_from_the_seed() -> None:
    """ALL-2: every seat may begin, and the same seed draws the same seat."""
    dealers = [fact(Match(GAME, 3, seed=seed), "dealer") for seed in range(40)]
    assert set(dealers) == {0, 1, 2}
    assert dealers == [fact(Match(GAME, 3, seed=seed), "dealer") for seed in range(40)]


def test_an_option_fixes_the_starter() -> None:
    """ALL-2: option starter=seat_0."""
    assert {fact(Match(GAME, 3, "starter=seat_0", seed), "dealer") for seed in range(40)} == {2}


def test_the_deal_passes_to_the_left() -> None:
    """SO-4: whatever happened in the round, and the new round runs clockwise again with nothing due."""
    match = table(["R1", "G1 G2", "B1 B2"], dealer=1, direction="counter-clockwise")
    match.play(0, "lay R1")
    assert fact(match, "dealer") == 2
    assert match.view(None).round_no == 2
    assert sizes(match) in ([8, 8, 8], [10, 8, 8])


def test_the_deal_passes_from_the_last_seat_to_the_first() -> None:
    """SO-4, ALL-1: seats are a circle."""
    match = table(["R1", "G1 G2", "B1 B2"], dealer=2)
    match.play(0, "lay R1")
    assert fact(match, "dealer") == 0
