"""The rules player of Skip-Bo Masters: positions in which the right choice is plain."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from quintet.core.options import Options
from quintet.games.skipbo_masters import GAME
from quintet.testkit.strategies import SEEDS, tables
from tests.bots.rules_players import choice, choices, play_legally
from tests.games.skipbo_masters_table import table


def up_to(number: int) -> str:
    """A building pile that has reached a number."""
    return " ".join(str(k) for k in range(1, number + 1))


def test_the_stock_card_goes_first() -> None:
    assert choice(table(["1 2 9", ""], stocks=["7 7 1"], helps={0: ["1"]})) == "play stock to 0"


def test_a_skipbo_on_the_stock_is_played() -> None:
    match = table(["9 9", ""], stocks=["7 7 SB"], building=[up_to(3)])
    assert choices(match) <= {"play stock to 0", "play stock to 1"}


def test_the_way_to_the_stock_card_is_walked() -> None:
    """Hand and help piles have what is missing, also beneath a card that goes first."""
    match = table(["2 9", ""], stocks=["7 7 5"], building=["1"], helps={0: ["4 3"]})
    for action in ("play 2 to 0", "play help 0 to 0", "play help 0 to 0", "play stock to 0"):
        assert choice(match) == action
        match.play(0, action)


def test_a_skipbo_fills_the_gap_below_the_stock_card() -> None:
    assert choice(table(["SB 9", ""], stocks=["7 7 5"], building=[up_to(3)])) == "play SB to 0"


def test_a_skipbo_is_kept_where_it_leads_nowhere() -> None:
    match = table(["SB 9", ""], stocks=["7 7 12"], building=[up_to(3)], coins=[0])
    assert choice(match).startswith("discard 9")


def test_a_skipbo_that_empties_the_hand_brings_five_cards() -> None:
    match = table(["SB", ""], stocks=["7 7 12"], building=[up_to(3)], coins=[0])
    assert choices(match) <= {"play SB to 0", "play SB to 1"}


def test_the_shortest_way_is_taken() -> None:
    match = table(["4 4 9", ""], stocks=["7 7 5"], building=[up_to(2), up_to(3)])
    assert choice(match) == "play 4 to 1"


def test_a_card_is_bought_on_the_way_to_the_stock_card() -> None:
    match = table(["9 9", ""], stocks=["7 7 5"], building=[up_to(3)], helps={1: ["4"]})
    assert choice(match) == "buy help 1 0 to 0"


def test_nothing_is_bought_that_leads_nowhere() -> None:
    match = table(["9 9", ""], stocks=["7 7 12"], building=[up_to(3)], helps={1: ["4"]})
    assert choice(match).startswith("discard")


def test_the_stock_of_another_is_never_bought() -> None:
    match = table(["9 9", ""], stocks=["7 7 12", "12 4"], building=[up_to(3)])
    assert choice(match).startswith("discard")


def test_coins_stand_in_for_the_card_below_the_stock_card() -> None:
    match = table(["9 9", ""], stocks=["7 7 5"], building=[up_to(3)])
    assert choice(match) == "stand in on 0"
    match.play(0, "stand in on 0")
    assert choice(match) == "play stock to 0"


def test_coins_do_not_stand_in_for_anything_else() -> None:
    match = table(["5 9", ""], stocks=["7 7 12"], building=[up_to(3)])
    assert not choice(match).startswith("stand in")


def test_the_last_stock_card_is_worth_any_price() -> None:
    """Eleven coins are too many for a stock card, unless it is the last one."""
    assert choice(table(["9 9", ""], stocks=["7 7 12"], building=[up_to(10)])).startswith("discard")
    assert choice(table(["9 9", ""], stocks=["12"], building=[up_to(10)])) == "stand in on 0"


def test_what_a_toll_would_stop_is_no_way() -> None:
    """The 4 costs two coins: without them the turn would be over before the stock card."""
    match = table(["4 4** 9", ""], stocks=["7 7 5"], building=[up_to(3)], coins=[0])
    assert choice(match) == "play 4 to 0"


def test_a_toll_is_paid_where_the_stock_card_is_next() -> None:
    match = table(["4** 9 9", ""], stocks=["7 7 5"], building=[up_to(3)], coins=[2])
    match.play(0, "play 4** to 0")
    assert choice(match) == "pay"


def test_a_toll_that_takes_the_last_coins_for_nothing_is_not_paid() -> None:
    match = table(["4** 9 9", ""], stocks=["7 7 12"], building=[up_to(3)], coins=[2])
    match.play(0, "play 4** to 0")
    assert choice(match) == "stop"


def test_a_toll_is_paid_to_draw_five_cards() -> None:
    match = table(["4**", ""], stocks=["7 7 12"], building=[up_to(3)], coins=[2])
    match.play(0, "play 4** to 0")
    assert choice(match) == "pay"


def test_no_card_is_laid_that_lets_another_go_on() -> None:
    """If the other player waits for a 5, the 4 is not laid; if they wait for the 4, it is."""
    lonely = {"stocks": ["7 7 2", "12 5"], "building": [up_to(3), up_to(3), up_to(3), up_to(3)], "coins": [0]}
    assert all(text.startswith("discard") for text in choices(table(["4 9", ""], **lonely)))
    lonely["stocks"] = ["7 7 2", "12 4"]
    assert all(text.startswith("play 4") for text in choices(table(["4 9", ""], **lonely)))


def test_discards_keep_runs_and_equals_together() -> None:
    match = table(["8 3", ""], stocks=["7 7 12"], building=[], helps={0: ["5", "9", "2"]}, coins=[0])
    assert choice(match) == "discard 8 to 1"
    match = table(["8 3", ""], stocks=["7 7 12"], building=[], helps={0: ["5", "8", "2"]}, coins=[0])
    assert choice(match) == "discard 8 to 1"


def test_what_is_wanted_soon_is_not_discarded() -> None:
    match = table(["4 8", ""], stocks=["7 7 5"], coins=[0])
    assert choice(match) == "discard 8 to 0"


def test_a_skipbo_is_not_discarded() -> None:
    match = table(["SB 8", ""], stocks=["7 7 12"], building=[up_to(2)], helps={0: ["2", "9", "4", "5"]}, coins=[0])
    assert {text[:9] for text in choices(match)} == {"discard 8"}


def test_progress_is_a_small_stock() -> None:
    policy = GAME.policy()
    match = table(stocks=["7 7 12", "12"])
    assert policy.progress(match.state, 0) < policy.progress(match.state, 1)


@pytest.mark.parametrize("preset", ["standard", "short", "five_hundred", "no_tolls"])
@pytest.mark.parametrize("n_players", [2, 4, 6])
def test_every_decision_is_legal_in_the_presets(preset: str, n_players: int) -> None:
    play_legally(GAME, GAME.presets[preset], n_players, seed=n_players)


@settings(max_examples=15)
@given(tables(GAME), SEEDS)
def test_every_decision_is_legal_and_honest(options_and_players: tuple[Options, int], seed: int) -> None:
    play_legally(GAME, *options_and_players, seed)
