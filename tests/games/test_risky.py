"""Moves that are easily regretted: the engine says which, so that clients can ask first."""

from __future__ import annotations

import pytest

from quintet import Match, all_games
from quintet.core.game import Game
from quintet.core.rng import Rng
from quintet.games import skipbo_masters
from quintet.testkit.laws import random_action
from quintet.texts import read_texts
from tests.games import fifteen_go_tables, level_8_table


def risky(match: Match, seat: int = 0) -> dict[str, str]:
    return match.view(seat).risky


def test_a_card_that_fits_is_not_lightly_put_down() -> None:
    fits = fifteen_go_tables.table(["R9", "R10"], ["", "O8"], turned="Y7")
    assert risky(fits) == {"put down": "fits"}
    assert risky(fits, 1) == {}
    assert risky(fifteen_go_tables.table(["R9", "R10"], ["", "O9"], turned="Y7")) == {}


def test_a_complete_level_and_a_joker_are_not_lightly_given_away() -> None:
    complete = level_8_table.table(["R3 G4 B5 Y7 G8 O9 R1", "O1 O2"], phase="play", levels=[1, 1])
    assert complete.legal(0)[0] == "lay level"
    assert set(risky(complete).values()) == {"can-lay"}
    assert len(risky(complete)) == 7
    assert risky(level_8_table.table(["R3 G8 J", "O1 O2"], phase="play", levels=[1, 1])) == {"discard J": "joker"}
    assert (
        risky(
            level_8_table.table(
                ["J", "O1 O2"], phase="play", levels=[1, 1], laid=[1, 0], combos={0: ["R3 G4 B5", "Y7 G8 O9"]}
            )
        )
        == {}
    )


def test_a_card_that_can_be_added_or_played_is_not_lightly_discarded() -> None:
    laid = {"phase": "play", "levels": [1, 1], "laid": [1, 0], "combos": {0: ["R3 G4 B5", "Y7 G8 O9"]}}
    assert risky(level_8_table.table(["R6 G1 R14", "O1 O2"], **laid)) == {"discard R6": "fits"}  # type: ignore[arg-type]
    assert risky(level_8_table.table(["R1 MISS", "O1 O2"], phase="play", levels=[1, 1])) == {"discard MISS": "fits"}
    assert risky(level_8_table.table(["R6", "O1 O2"], **laid)) == {}  # type: ignore[arg-type]  # it ends the round anyhow


def solo(call: str, *hand: str, discard: str = "R9") -> Match:
    position = {
        "players": 2,
        "options": {"solo_call": call},
        "zones": {"hand": [list(hand), ["G8", "G9", "Y9"]], "discard": [discard]},
        "facts": {"turn": 0},
    }
    return Match.from_position(next(game for game in all_games() if game.id == "solo"), position)


def test_the_call_is_not_lightly_forgotten_where_that_costs_cards() -> None:
    assert risky(solo("strict", "R7", "B2")) == {"lay R7": "no-solo"}
    assert risky(solo("strict", "R7", "B2", "B3")) == {}
    assert risky(solo("catch", "R7", "B2")) == {}
    assert risky(solo("off", "R7", "B2")) == {}


def skipbo(stock: str, *hand: str, coins: int = 12) -> Match:
    position = {
        "players": 2,
        "zones": {"stock": [["9", stock], ["8", "8"]], "hand": [list(hand), ["8", "8", "9"]]},
        "facts": {"turn": 0, "coins": [coins, 24 - coins]},
    }
    return Match.from_position(next(game for game in all_games() if game.id == "skipbo_masters"), position)


def test_a_turn_of_skipbo_is_not_lightly_ended() -> None:
    assert set(risky(skipbo("1", "5", "SB")).values()) == {"stock-fits"}
    assert risky(skipbo("1*", "5")) == {}
    wild = risky(skipbo("7", "5", "SB"))
    assert set(wild.values()) == {"wild"}
    assert all(action.startswith("discard SB to ") for action in wild)


def test_coins_are_not_lightly_paid_for_what_one_has() -> None:  # SB-12
    assert risky(skipbo("9", "1", "2"))["stand in on 0"] == "own-card"
    assert risky(skipbo("9", "SB", "2"))["stand in on 0"] == "own-wild"
    assert "stand in on 0" not in risky(skipbo("9", "1*", "2"))  # it costs as much
    follows = skipbo("9", "SB", "5")
    assert "stand in on 0" in follows.legal(0)
    assert "stand in on 0" not in risky(follows)  # the Skip-Bo is what follows


def test_a_toll_that_cannot_be_paid_ends_the_turn() -> None:  # SB-14
    poor = skipbo("1*", "1**", "1", coins=0)
    assert {action for action, why in risky(poor).items() if why == "toll"} == {"play stock to 0", "play 1** to 0"}
    assert "toll" not in risky(skipbo("1*", "1**", "1", coins=2)).values()


@pytest.mark.parametrize("options", ["target=round", "target=500,turn_limit=300", "turn_limit=40"])
def test_a_toll_is_risky_just_where_laying_the_card_passes_the_turn_on(options: str) -> None:  # SB-14, SB-16
    game = skipbo_masters.GAME
    n_risky = n_spared = 0
    for seed in range(20):
        state = game.deal(game.parse_options(f"tolls=heavy,stock=5,{options}"), 2 + seed % 3, seed)
        rng = Rng(seed)
        while not state.is_over:
            seat = int(state.turn)
            legal = state.legal_actions(seat)
            told = {action for action, why in game.risky(state, seat, legal).items() if why == "toll"}
            for action in legal:
                if "to" not in game.actions.format(action).split() or game.actions.verb(action).ends_turn:
                    continue
                after = state.copy()
                after.apply(seat, action)
                has_ended = after.is_over or after.round_no != state.round_no
                is_passed_on = after.turn != seat and not has_ended
                assert (action in told) == is_passed_on, game.actions.format(action)
                n_risky += is_passed_on
                n_spared += has_ended
            state.apply(*random_action(state, rng))
    assert n_risky > 20
    assert n_spared > 0


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_what_is_risky_is_legal_known_to_its_seat_alone_and_has_words(game: Game) -> None:
    words = read_texts("en", game.id)
    match = Match(game, seed=11)
    rng = Rng(11)
    for _ in range(300):
        if match.is_over:
            break
        for seat in range(match.n_players):
            assert set(risky(match, seat)) <= set(match.legal(seat))
            for key in risky(match, seat).values():
                assert f"\nrisky-{key} = " in words
        assert match.view(None).risky == {}
        match.play(*random_action(match.state, rng))
