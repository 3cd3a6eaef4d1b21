"""Every seat's chance to win, with all hands open."""

from __future__ import annotations

import pytest

from quintet import Game, Match, all_games, get_game
from quintet.bots.chances import chances
from quintet.core.rng import Rng
from quintet.core.zones import ALL_SEATS
from tests.games.solo_table import table


def of(match: Match, seed: int = 1, most: int = 24) -> list[float]:
    return chances(match.state, match.game.policy(), Rng(seed), 60.0, most)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_chances_are_found_throughout_a_match_and_change_nothing(game: Game) -> None:
    match = Match(game, 3, seed=8)
    policy, rng = game.policy(), Rng(3)
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


def test_the_same_seed_gives_the_same_chances() -> None:
    match = Match(get_game("level_8"), 3, seed=8)
    assert of(match, seed=5) == of(match, seed=5)


def test_after_the_end_the_winner_has_the_whole_chance() -> None:
    match = table(["R1", "G1 G2 G3"], options="scoring=round", top="R7")
    match.play(0, "lay R1")
    assert match.is_over
    assert of(match) == [1.0, 0.0]


def test_whoever_holds_the_last_card_that_fits_wins() -> None:
    match = table(["R1", "G1 G2 G3 G4 G5 G6"], options="scoring=round,solo_call=off", top="R7")
    assert of(match)[0] > 0.9


def test_the_order_of_unseen_cards_plays_no_part() -> None:
    """Two positions that differ in the draw pile's order alone have the same chances."""
    first = table(["R1 B2", "G1 G2"], options="scoring=round", top="R7")
    position = first.position()
    position["zones"]["pack"].reverse()  # type: ignore[index]
    second = Match.from_position(first.game, position)
    assert of(first) == of(second)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_what_nobody_can_know_plays_no_part(game: Game) -> None:
    """Along a match, a state and a redeal of it for all seats together have the same chances, in mid-turn too."""
    match = Match(game, 3, seed=2)
    policy, rng = game.policy(), Rng(6)
    for _ in range(40):
        if match.is_over:
            break
        redealt = match.state.copy()
        redealt.resample(ALL_SEATS, rng)
        assert chances(redealt, policy, Rng(1), 60.0, 2) == of(match, most=2)
        seat = next(s for s in [match.turn, 0, 1, 2] if s is not None and match.legal(s))
        match.play(seat, policy.decide(match.state, seat, rng))


def test_nobody_has_won_before_the_end_only_because_all_cards_are_known() -> None:
    """In 15GO! closed piles that were turned over have no secrets any more: what people overlook still counts."""
    match = Match(get_game("fifteen_go"), 3, "sets=3", seed=4)
    policy, rng = match.game.policy(), Rng(3)
    sure = 0
    while not match.is_over:
        if len(match.actions) % 8 == 0 and min(int(match.state.n_cards(seat)) for seat in range(3)) > 3:  # type: ignore[attr-defined]
            sure += max(of(match, most=32)) == 1.0
        match.play(match.state.turn, policy.decide(match.state, int(match.state.turn), rng))
    assert sure <= 1
    assert policy.errs == 0
