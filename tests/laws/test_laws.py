"""The laws of the test kit on all games, over random options, seats and seeds."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quintet import Game, Match, all_games
from quintet.core.options import Options
from quintet.core.rng import Rng
from quintet.testkit import check_game, check_words
from quintet.testkit.strategies import SEEDS, tables

GAMES = [pytest.param(game, id=game.id) for game in all_games()]


@pytest.mark.parametrize("game", GAMES)
def test_words(game: Game) -> None:
    check_words(game)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_laws_hold_in_random_matches(game: Game, data: st.DataObject) -> None:
    options, n_players = data.draw(tables(game))
    check_game(game, options, n_players, data.draw(SEEDS), n_actions=120, every=17)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_laws_hold_late_in_a_match(game: Game, data: st.DataObject) -> None:
    """Most of a match is played unchecked; then the laws are checked on what is left of a shortened one."""
    options, n_players = data.draw(tables(game))
    limit = data.draw(st.integers(1, 400))
    shortened = game.options.from_json({**options.to_json(), "turn_limit": limit})
    check_game(game, shortened, n_players, data.draw(SEEDS), n_actions=2000, every=97)


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_every_match_ends_and_ranks_all(game: Game, data: st.DataObject) -> None:
    """ALL-3, ALL-4, ALL-5: any options that are not refused can be played to the end, and everybody gets a rank."""
    options, n_players = data.draw(tables(game))
    state = game.new_state(options, n_players, data.draw(SEEDS))
    state.playout(Rng(data.draw(st.integers(0, 1 << 60))))
    assert state.is_over
    ranking = state.ranking()
    assert min(ranking) == 1
    assert all(rank == 1 + sum(other < rank for other in ranking) for rank in ranking)


@pytest.mark.parametrize("game", GAMES)
def test_the_turn_limit_ends_a_match(game: Game) -> None:
    """ALL-4: a match that reaches its turn limit ends there, with a ranking."""
    state = game.new_state(game.options(turn_limit=3), game.min_players, 1)
    state.playout(Rng(1))
    assert state.is_over
    assert state.n_turns <= 4
    assert len(state.ranking()) == game.min_players


@pytest.mark.parametrize("game", GAMES)
def test_the_starter_is_drawn_from_the_seed_or_fixed(game: Game) -> None:
    """ALL-1, ALL-2: over many seeds every seat begins; with starter=seat_0 the deal never moves the start."""

    def starters(options: Options) -> set[int]:
        return {int(game.new_state(options, game.max_players, seed).turn) for seed in range(300)}

    assert starters(game.options()) == set(range(game.max_players))
    fixed = game.options(starter="seat_0")
    turns = [int(game.new_state(fixed, game.max_players, seed).turn) for seed in range(50)]
    assert turns.count(0) > 25


@pytest.mark.parametrize("game", GAMES)
def test_player_ranges(game: Game) -> None:
    """ALL-6: the numbers of players that each game takes."""
    ranges = {"fifteen_go": (2, 6), "skipbo_masters": (2, 6), "i_go": (2, 4), "level_8": (2, 6), "solo": (2, 10)}
    assert (game.min_players, game.max_players) == ranges[game.id]
    for n_players in range(game.min_players, game.max_players + 1):
        assert Match(game, n_players, seed=1).n_players == n_players
