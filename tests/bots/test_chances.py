"""Every seat's chance to win, with all hands open."""

from __future__ import annotations

import pytest

from quintet import Game, Match, all_games, get_game
from quintet.bots import rules_policy
from quintet.bots.chances import chances
from quintet.core.rng import Rng
from tests.games.solo_table import table


def of(match: Match, seed: int = 1, most: int = 24) -> list[float]:
    return chances(match.game, match.options, match.state, rules_policy(match.game), Rng(seed), 60.0, most)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_they_are_told_all_along_and_change_nothing(game: Game) -> None:
    match = Match(game, 3, seed=8)
    policy, rng = rules_policy(game), Rng(3)
    for _ in range(60):
        if match.is_over:
            break
        before = match.position()
        found = of(match, most=3)
        assert len(found) == 3
        assert sum(found) == pytest.approx(1)
        assert match.position() == before
        seat = next(s for s in [match.turn, 0, 1, 2] if s is not None and match.legal(s))
        match.play(seat, policy.decide(match.state, seat, rng))


def test_the_same_seed_tells_the_same() -> None:
    match = Match(get_game("level_8"), 3, seed=8)
    assert of(match, seed=5) == of(match, seed=5)


def test_after_the_end_the_winner_has_it_all() -> None:
    match = table(["R1", "G1 G2 G3"], options="scoring=round", top="R7")
    match.play(0, "lay R1")
    assert match.is_over
    assert of(match) == [1.0, 0.0]


def test_who_holds_the_last_card_that_fits_wins() -> None:
    match = table(["R1", "G1 G2 G3 G4 G5 G6"], options="scoring=round,solo_call=off", top="R7")
    assert of(match)[0] > 0.9


def test_the_order_of_unseen_cards_plays_no_part() -> None:
    """Two positions that differ in the draw pile's order alone have the same chances, but for the luck of playouts."""
    first = table(["R1 B2", "G1 G2"], options="scoring=round", top="R7")
    position = first.position()
    position["zones"]["pack"].reverse()  # type: ignore[index]
    second = Match.from_position(first.game, position)
    assert of(first, most=128)[0] == pytest.approx(of(second, most=128)[0], abs=0.2)
