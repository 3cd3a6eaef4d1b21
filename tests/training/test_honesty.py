"""A net knows no more than its seat: two states that the seat cannot tell apart lead to the same decision."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from quintet import Game, all_games
from quintet.bots import ask
from quintet.bots.net_bot import NetBot
from quintet.core.rng import Rng
from quintet.rl.batch import Batch
from quintet.testkit.laws import random_action
from quintet.training.encoding import Encoding, chosen_places
from quintet.training.export import exported
from quintet.training.learner import Learner
from quintet.training.play import Setting
from tests.training.small import RECIPE

GAMES = [pytest.param(game, id=game.id) for game in all_games()]
SMALL = st.integers(0, 1 << 60)
PLAYERS = 2


@cache
def _untrained(game: Game) -> NetBot:
    """A net with weights by chance: every feature that it is shown matters."""
    batch = Batch(game, players=PLAYERS, n=64, seed=1)
    rows = [batch.obs.copy()]
    for _ in range(60):
        batch.step(batch.sample())
        rows.append(batch.obs.copy())
    encoding = Encoding(chosen_places(batch.layout(), np.concatenate(rows)))
    known = np.ones(batch.n_actions, np.bool_)
    learner = Learner(encoding, RECIPE.layers, known, PLAYERS, RECIPE, np.random.default_rng(1))
    return NetBot("untrained", game, exported(learner, Setting(game, batch.options, PLAYERS), "a test"))


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_a_net_decides_the_same_in_what_it_cannot_tell_apart(game: Game, data: st.DataObject) -> None:
    state = game.new_state(game.options(), PLAYERS, data.draw(SMALL))
    rng = Rng(data.draw(SMALL))
    for _ in range(data.draw(st.integers(0, 80))):
        before = state.copy()
        state.apply(*random_action(state, rng))
        if state.is_over:
            state = before
            break
    seat = random_action(state, rng)[0]
    other = state.copy()
    other.resample(seat, Rng(data.draw(SMALL)))
    seed = data.draw(SMALL)
    decision = ask(_untrained(game), state, seat, seed)
    assert ask(_untrained(game), other, seat, seed) == decision
    assert decision in [*state.legal_actions(seat), *([-1] if seat != state.turn else [])]
