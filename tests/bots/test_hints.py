"""Hints: ranked, honest, with a reason that can be said."""

from __future__ import annotations

import pytest

from quintet import Game, all_games, get_game
from quintet.bots import ThinkingBot, rules_policy
from quintet.bots.hints import hints
from quintet.core.errors import QuintetError
from quintet.core.rng import Rng
from quintet.texts import Texts
from tests.games.fifteen_go_tables import table as fifteen_go_table
from tests.games.solo_table import table


def searcher(game: Game, effort: int = 200) -> ThinkingBot:
    return ThinkingBot("hint", rules_policy(game), "ismcts", len(game.actions), effort)


def test_the_winning_card_comes_first() -> None:
    game = get_game("solo")
    state = table(["R1", "G1 G2 G3"]).state
    best = hints(game, searcher(game), state, 0, seed=1)[0]
    assert (best.action, best.reason) == ("lay R1", "hint-wins-round")
    assert best.chance > 0.9


def test_the_last_card_comes_first() -> None:
    game = get_game("fifteen_go")
    state = fifteen_go_table(["", "B9 B8"], ["", "B6"], turned="R5").state
    best = hints(game, searcher(game), state, 0, seed=1)[0]
    assert (best.action, best.reason) == ("give 1", "hint-last-card")
    assert best.chance > 0.9


def test_saying_solo_is_better_than_not() -> None:
    game = get_game("solo")
    state = table(["R1 R2", "G1 G2 G3"]).state
    found = [hint.action for hint in hints(game, searcher(game), state, 0, seed=1)]
    assert found[0].endswith("SOLO")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_hints_can_be_said_and_are_legal(game: Game) -> None:
    texts = Texts(game_id=game.id)
    state = game.new_state(game.options(), 3, seed=5)
    seat = int(state.turn)
    found = hints(game, searcher(game, 60), state, seat, seed=2)
    assert found
    legal = game.actions.format_all(state.legal_actions(seat))
    for hint in found:
        assert hint.action in legal
        assert texts.say(hint.reason)
        assert 0 <= hint.chance <= 1


def test_a_hint_does_not_depend_on_hidden_cards() -> None:
    game = get_game("solo")
    state = game.new_state(game.options(), 3, seed=5)
    other = state.copy()
    other.resample(int(state.turn), Rng(9))
    mine = [hints(game, searcher(game), each, int(state.turn), seed=2) for each in (state, other)]
    assert mine[0] == mine[1]


def test_nobody_is_hinted_at_who_has_nothing_to_decide() -> None:
    game = get_game("solo")
    match = table(["R1 R2", "G1 G2 G3"])
    with pytest.raises(QuintetError, match="seat 1 has nothing to decide"):
        hints(game, searcher(game), match.state, 1, seed=1)
