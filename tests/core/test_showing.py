"""What is taken over from the last showing of a match is what a new one would show."""

from __future__ import annotations

import random

import pytest

from quintet.core.match import Match
from quintet.core.showing import Showing
from quintet.core.zones import SPECTATOR
from quintet.games import game_ids, get_game


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("n_players", [2, 4])
def test_shown_anew_or_after_a_move_is_the_same(game_id: str, n_players: int) -> None:
    match = Match(get_game(game_id), n_players, seed=n_players)
    choice = random.Random(game_id).choice
    viewers = [SPECTATOR, *range(n_players)]
    before: Showing | None = None
    n_moves = 0
    while n_moves < 300 and not match.is_over:
        showing = match.showing(before=before)
        for viewer in viewers if n_moves % 3 else viewers[:2]:  # not everybody looks every time
            assert showing.view(viewer) == match.showing().view(viewer)
        assert showing.open_view() == match.showing().open_view()
        before = showing
        seat = choice([seat for seat in range(n_players) if match.legal(seat)])
        match.play(seat, choice(match.legal(seat)))
        n_moves += 1
    assert n_moves > 10
