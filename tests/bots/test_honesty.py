"""No bot can know more than its seat: two states that the seat cannot tell apart lead to the same decision."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quintet import Game, all_games
from quintet.bots import Bot, ask, get_bot
from quintet.core.rng import Rng
from quintet.core.state import State
from quintet.testkit.laws import random_action
from quintet.testkit.strategies import tables

GAMES = [pytest.param(game, id=game.id) for game in all_games()]
HONEST = [
    "random",
    "rules",
    "easy",
    "normal",
    "expert",
    "ismcts-30",
    "rollout-3",
    "wide-3",
]  # `hard` is one of the last three, longer
LONG = 600.0  # seconds: a bot that runs out of time beside a busy neighbour would decide by what it has come to
SMALL = st.integers(0, 1 << 60)


@dataclass(frozen=True)
class Peeker:
    """Decides by every card on the table that it can lay its hands on."""

    game: Game
    name: str = "peeker"
    sees_all: bool = False

    def choose(self, state: State, seat: int, rng: Rng, seconds: float) -> int:
        legal = state.legal_actions(seat)
        everything = str([pile.cards for pile in self.game.piles(state)] + [state.chance.seed])
        return legal[zlib.crc32(everything.encode()) % len(legal)]


def _middle(game: Game, data: st.DataObject) -> tuple[State, int]:
    """A state somewhere in a match, and a seat that can act."""
    options, n_players = data.draw(tables(game))
    state = game.new_state(options, n_players, data.draw(SMALL))
    rng = Rng(data.draw(SMALL))
    for _ in range(data.draw(st.integers(0, 80))):
        before = state.copy()
        state.apply(*random_action(state, rng))
        if state.is_over:
            state = before
            break
    return state, random_action(state, rng)[0]


def _check(bot: Bot, data: st.DataObject, game: Game) -> None:
    state, seat = _middle(game, data)
    other = state.copy()
    other.resample(seat, Rng(data.draw(SMALL)))
    seed = data.draw(SMALL)
    decision = ask(bot, state, seat, seed, LONG)
    assert ask(bot, other, seat, seed, LONG) == decision
    assert decision in [*state.legal_actions(seat), *([-1] if seat != state.turn else [])]


@pytest.mark.parametrize("name", HONEST)
@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_a_bot_decides_the_same_in_what_it_cannot_tell_apart(game: Game, name: str, data: st.DataObject) -> None:
    _check(get_bot(game, name), data, game)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_even_a_peeker_learns_nothing(game: Game, data: st.DataObject) -> None:
    _check(Peeker(game), data, game)


@pytest.mark.parametrize("game", GAMES)
def test_the_oracle_does_see_more(game: Game) -> None:
    """The measuring rod is handed the truth, so the test above can fail."""
    bot = Peeker(game, sees_all=True)
    n_different = 0
    for seed in range(100):
        state = game.new_state(game.options(), 2, seed)
        rng = Rng(seed)
        for _ in range(8):
            state.apply(*random_action(state, rng))
        other = state.copy()
        other.resample(int(state.turn), rng)
        n_different += ask(bot, state, int(state.turn), 1) != ask(bot, other, int(state.turn), 1)
    assert n_different > 0
