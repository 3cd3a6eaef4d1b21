"""What a search believes about the others in I Go!: hands as players have them, of cards that they can have."""

from __future__ import annotations

from statistics import mean

import pytest

from quintet.core.rng import Rng
from quintet.core.showing import view_of
from quintet.core.state import State
from quintet.games.i_go import GAME
from quintet.games.i_go.rules import CALLING, IGoState

POLICY = GAME.policy()


def at_turn(n_players: int, seed: int, turn: int) -> IGoState:
    """A round of rules players who never call, when the seat on turn may call in the turn of that number."""
    state = GAME.deal(GAME.options(), n_players, seed)
    assert isinstance(state, IGoState)
    rng = Rng(seed)
    while not (state.phase == CALLING and state.round_turns == turn):
        seat = int(state.turn)
        if state.phase == CALLING:
            state.apply(seat, GAME.actions.parse("pass"))
        else:
            state.apply(seat, POLICY.decide(state, seat, rng))
    return state


def believed(state: State, seed: int) -> IGoState:
    copy = state.copy()
    assert isinstance(copy, IGoState)
    rng = Rng(seed)
    copy.resample(int(state.turn), rng)
    POLICY.believe(copy, int(state.turn), rng)
    return copy


@pytest.mark.parametrize("n_players", [2, 3, 4])
@pytest.mark.parametrize("turn", [1, 2, 5, 24])
def test_only_what_a_redeal_can_swap_is_swapped(n_players: int, turn: int) -> None:
    for seed in range(5):
        state = at_turn(n_players, seed, turn)
        seat = int(state.turn)
        other = believed(state, seed)
        assert view_of(GAME, other, seat, {}) == view_of(GAME, state, seat, {})
        cards = [card for pile in GAME.piles(other) for card in pile.cards]
        assert sorted(cards) == sorted(card for pile in GAME.piles(state) for card in pile.cards)


def test_a_belief_does_not_depend_on_hidden_cards() -> None:
    for seed in range(5):
        state = at_turn(3, seed, 7)
        twin = state.copy()
        twin.resample(int(state.turn), Rng(99))
        found = [[pile.cards for pile in GAME.piles(believed(each, seed))] for each in (state, twin)]
        assert found[0] == found[1]


def test_a_seat_that_has_had_many_turns_has_a_good_hand() -> None:
    redealt = []
    guessed = []
    for seed in range(20):
        state = at_turn(2, seed, 13)
        other = 1 - int(state.turn)
        copy = state.copy()
        copy.resample(int(state.turn), Rng(seed))
        redealt.append(int(POLICY.progress(copy, other)))
        guessed.append(int(POLICY.progress(believed(state, seed), other)))
    assert mean(guessed) > mean(redealt) + 5


def test_a_seat_that_has_had_no_turn_may_have_anything() -> None:
    state = at_turn(4, 1, 1)
    copy = state.copy()
    copy.resample(int(state.turn), Rng(3))
    assert [pile.cards for pile in GAME.piles(copy)] == [pile.cards for pile in GAME.piles(believed(state, 3))]
