"""Hints: ranked, honest, with a reason that can be said."""

from __future__ import annotations

import pytest

from quintet import Game, Match, all_games, get_game
from quintet.bots import ThinkingBot, rules_policy
from quintet.bots.hints import hints
from quintet.core.errors import QuintetError
from quintet.core.rng import Rng
from quintet.texts import Texts
from tests.games.fifteen_go_tables import table as fifteen_go_table
from tests.games.i_go_positions import table as i_go
from tests.games.solo_table import table


def searcher(game: Game, effort: int = 200) -> ThinkingBot:
    return ThinkingBot("hint", rules_policy(game), "ismcts", len(game.actions), effort)


def test_the_winning_card_comes_first() -> None:
    game = get_game("solo")
    state = table(["R1", "G1 G2 G3"], options="scoring=round").state
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


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
@pytest.mark.parametrize("method", ["ismcts", "rollout"])
def test_no_hint_has_a_better_chance_than_one_before_it(game: Game, method: str) -> None:
    bot = ThinkingBot("hint", rules_policy(game), method, len(game.actions), 20)
    for seed in range(30):
        state = game.new_state(game.options(), 4, seed=seed)
        chances = [hint.chance for hint in hints(game, bot, state, int(state.turn), seed)]
        assert chances == sorted(chances, reverse=True)


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


ROW = "R1 R2 R3 R4 R5 R6 O7 O8 O9 O10"  # of I Go!, without an 11


@pytest.mark.parametrize(
    ("action", "reason", "match"),
    [
        ("take discard", "hint-fits-row", i_go([f"{ROW} G9 G10", "B1 B2"], discard="O11")),
        ("take discard", "hint-cheap-card", i_go([f"{ROW} G9 G10", "B1 B2"], discard="Y1")),
        ("take discard", "hint-free-card", i_go([f"{ROW} G9 G10", "B1 B2"], discard="K4")),
        ("take display", "hint-free-card", i_go([f"{ROW} G9 G10", "B1 B2"])),
        ("take display", "hint-next-colour", i_go([f"{ROW} G9 G10", "B1 B2"], display="G1 G2 Y3")),
        ("take display", "hint-voids-round", i_go([f"{ROW} G9 G10", "B1 B2"], display="Y3")),
        ("take stock", "hint-open-cards-bad", i_go([f"{ROW} G9 G10", "B1 B2"], discard="Y11")),
        ("discard G10", "hint-dearest-card", i_go([f"{ROW} G3 G10 K9", "B1 B2"], phase="lay")),
        ("discard G3", "hint-keeps-better-cards", i_go([f"{ROW} G3 G10 K9", "B1 B2"], phase="lay")),
        ("discard R6", "hint-gives-up-row", i_go([f"{ROW} G3 G10 K9", "B1 B2"], phase="lay")),
        ("pass", "hint-hand-can-improve", i_go([f"{ROW} G9 G10", "B1 B2"], phase="call")),
        ("I Go!", "hint-perfect", i_go([f"{ROW} O11 K9", "B1 B2"], phase="call")),
        ("I Go!", "hint-few-points", i_go([f"{ROW} O11 G1", "B1 B2"], phase="call")),
        ("I Go!", "hint-calls-first", i_go(["R9 O9 Y9 G9 T9 B9 V9 P9 W9", "B1 B2"], phase="call")),
        ("I Go!", "hint-must-call", i_go([f"{ROW} O11 G1", "B1 B2"], phase="call", stock="")),
        ("row red orange", "hint-least-left", i_go([f"{ROW} O11 G1", "B1 B2"], phase="row")),
        ("row red", "hint-hard-to-add", i_go([f"{ROW} O11 G1", "B1 B2"], phase="row")),
    ],
)
def test_reasons_of_i_go(action: str, reason: str, match: Match) -> None:
    policy = rules_policy(match.game)
    number = match.game.actions.parse(action)
    assert number in match.state.legal_actions(0)
    assert policy.reason(match.state, 0, number) == reason
