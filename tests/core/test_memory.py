"""Nothing stays behind: matches, views, positions and decisions give back all the memory they took."""

from __future__ import annotations

import gc
import tracemalloc
from itertools import pairwise

import pytest

from quintet import Game, Match, all_games
from quintet.bots import ask, get_bot
from quintet.core.rng import Rng
from quintet.testkit.laws import random_action

N_ROUNDS = 40
A_FEW_BYTES = 200  # per match, on average: far below the smallest pile of cards that could be left over


def _use_everything(game: Game, seed: int) -> None:
    match = Match(game, 2, seed=seed)
    rng = Rng(seed)
    for _ in range(6):
        match.play(*random_action(match.state, rng))
        for viewer in (None, 0, 1):
            match.view(viewer)
    again = Match.from_position(game, match.position())
    seat = random_action(again.state, rng)[0]
    for name in ("random", "rules", "easy", "ismcts-5"):
        ask(get_bot(game, name), again.state, seat, seed)
    again.state.playout(rng)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_match_leaves_nothing_behind(game: Game) -> None:
    tracemalloc.start()
    try:
        sizes = [_size_after(game, N_ROUNDS) for _ in range(4)]  # the first fills the caches
    finally:
        tracemalloc.stop()
    # What a match leaves behind it leaves every time; what else the process does may fall into one of the spans.
    assert min(after - before for before, after in pairwise(sizes[1:])) / N_ROUNDS < A_FEW_BYTES


def _size_after(game: Game, n_rounds: int) -> int:
    for seed in range(n_rounds):
        _use_everything(game, seed)
    gc.collect()
    return tracemalloc.get_traced_memory()[0]
