"""Skip-Bo Masters, rule by rule: the end of rounds and matches; and the table: positions, views, texts, laws."""

from __future__ import annotations

from typing import Any

import pytest

from quintet import Match
from quintet.core.errors import BadPosition, MatchOver
from quintet.core.events import RoundEnded, Scored
from quintet.core.position import write_position
from quintet.core.rng import Rng
from quintet.core.zones import ALL_SEATS
from quintet.games.skipbo_masters import GAME
from quintet.testkit import check_game, check_words
from tests.games.follower import check_events
from tests.games.skipbo_masters_table import cards, exhausted, fact, position, table, zone


# ---------------------------------------------------------------- winning
def test_whoever_gets_rid_of_the_last_stock_card_wins() -> None:
    """SB-16: at once, whatever else they hold; no toll is due any more."""
    match = table(["3 4 5", "", ""], stocks=["1**", "7 8 9", "2 3"], helps={0: ["7", "8"]})
    events = match.play(0, "play stock to 0")
    assert match.is_over
    assert match.turn is None
    assert match.result.ranking == [1, 3, 2]
    assert [(e.winners, e.why) for e in events if isinstance(e, RoundEnded)] == [((0,), "stock-empty")]
    with pytest.raises(MatchOver):
        match.play(0, "pay")


def test_an_empty_hand_and_empty_help_piles_win_nothing() -> None:
    """SB-16: only the stock counts."""
    match = table(["1", "3"], stocks=["9 12"])
    match.play(0, "play 1 to 0")
    assert not match.is_over


def test_one_round_is_the_default() -> None:
    """SB-17: the round's winner has won the match; the points tell how clearly."""
    match = table(["3", "", ""], stocks=["1", "7 8 9", "2 3"])
    events = match.play(0, "play stock to 0")
    assert match.result.winners == [0]
    assert match.result.scores == [25 + 5 * 5, 0, 0]
    assert [(e.seat, e.points, e.why) for e in events if isinstance(e, Scored)] == [(0, 50, "stocks")]


def test_several_rounds_to_500() -> None:
    """SB-17: 25 points and 5 for each card left; below 500 the next round is dealt, its starter is the next seat."""
    match = table(
        ["3", "", ""],
        stocks=["1", "7 8 9", "2 3"],
        helps={0: ["7"], 2: ["", "8 SB"]},
        options="five_hundred",
        points=[425, 480, 0],
        starter=1,
        coins=[3, 20, 13],
    )
    match.play(0, "play stock to 0")
    assert not match.is_over
    assert match.result.scores == [475, 480, 0]
    assert match.view(None).round_no == 2
    assert match.turn == fact(match, "starter") == 2
    assert fact(match, "coins") == [12, 12, 12]
    assert fact(match, "beside") == fact(match, "heights") == [0, 0, 0, 0]
    assert [zone(match, "stock", seat)["n"] for seat in range(3)] == [15, 15, 15]
    assert [zone(match, "hand", seat)["n"] for seat in range(3)] == [0, 0, 5]
    assert zone(match, "draw")["n"] == 168 - 45 - 5
    assert not any(cards(match, "help", seat, k) for seat in range(3) for k in range(4))


def test_whoever_reaches_500_wins() -> None:
    """SB-17: first to 500."""
    match = table(["3", ""], stocks=["1", "7 8 9"], options="five_hundred", points=[460, 480])
    match.play(0, "play stock to 0")
    assert match.result.scores == [500, 480]
    assert match.result.winners == [0]


def test_the_seller_gets_the_round() -> None:
    """SB-17, SB-13: whoever sold their last stock card scores, by the stocks of the others."""
    match = table(["3 4", "", ""], stocks=["9 12 12", "1", "5 12"], options="five_hundred")
    match.play(0, "buy stock 1 to 0")
    assert match.result.scores == [0, 25 + 5 * (3 + 2), 0]


def test_the_card_after_a_stand_in_can_win() -> None:
    """SB-17, SB-12: and the next round begins as any other."""
    match = table(["3", ""], stocks=["5", "7 8 9"], building=["1 2 3"], options="five_hundred")
    match.play_all(0, ["stand in on 0", "play stock to 0"])
    assert match.result.scores == [40, 0]
    assert fact(match, "phase") == "free"
    assert fact(match, "pile") is None
    assert any(action.startswith("discard") for action in match.legal(match.turn or 0))


# ---------------------------------------------------------------- stalemate
def test_stalemate() -> None:
    """SB-18: all hands empty, nothing to draw, everybody in a row ends without a card: the smallest stock wins."""
    match = exhausted(["", "", ""], stocks=["9 9 12", "8 12", "7 7 7 12"])
    match.play(0, "end")
    match.play(1, "end")
    assert not match.is_over
    events = match.play(2, "end")
    assert match.is_over
    assert match.result.ranking == [2, 1, 3]
    assert match.result.scores == [0, 25 + 5 * (3 + 4), 0]
    assert [(e.winners, e.why) for e in events if isinstance(e, RoundEnded)] == [((1,), "stalemate")]


def test_a_card_laid_breaks_the_row() -> None:
    """SB-18: the row starts again after every card on a building pile, even if that player then ends the turn."""
    match = exhausted(["", ""], stocks=["9 9 1", "8 12"])
    match.play(0, "play stock to 0")
    for seat in (0, 1):
        match.play(seat, "end")
    assert not match.is_over
    match.play(0, "end")
    assert match.is_over


def test_a_toll_not_paid_breaks_the_row_too() -> None:
    """SB-18, SB-14: the turn ended, but a card was laid."""
    match = exhausted(["", ""], stocks=["9 9 1*", "8 12"], idle=1)
    match.play(0, "play stock to 0")
    match.play(0, "stop")
    assert not match.is_over
    assert fact(match, "idle") == 0


def test_a_toll_that_cannot_be_paid_breaks_the_row_too() -> None:
    """SB-18, SB-14: the player was not even asked, but a card was laid."""
    match = exhausted(["", ""], stocks=["9 9 1*", "8 12"], coins=[0], idle=1)
    match.play(0, "play stock to 0")
    assert (match.is_over, match.turn) == (False, 1)
    assert fact(match, "idle") == 0


def test_turns_with_hand_cards_are_no_stalemate() -> None:
    """SB-18: while somebody has a hand card to discard the table is not stuck; the row begins after that."""
    match = exhausted(["11", ""], stocks=["9 9 12", "8 12"], idle=1)
    match.play(0, "discard 11 to 0")
    assert not match.is_over
    match.play(1, "end")
    assert not match.is_over
    match.play(0, "end")
    assert match.is_over


def test_equal_stocks_share_the_round() -> None:
    """SB-18: each of them gets 25 and 5 for each card of the others, not of each other."""
    match = exhausted(["", "", ""], stocks=["9 12", "8 12", "7 7 7 12"], idle=2)
    match.play(0, "end")
    assert match.result.scores == [25 + 5 * 4, 25 + 5 * 4, 0]
    assert match.result.winners == [0, 1]
    assert match.result.ranking == [1, 1, 3]


def test_if_several_reach_500_the_higher_wins() -> None:
    """SB-18: by points."""
    match = exhausted(
        ["", "", ""], stocks=["9 12", "8 12", "7 12 12"], idle=2, points=[490, 495, 300], options="target=500"
    )
    match.play(0, "end")
    assert match.result.scores == [530, 535, 300]
    assert match.result.ranking == [2, 1, 3]


def test_a_stalemate_of_a_long_match_deals_the_next_round() -> None:
    """SB-18, SB-17: below 500 play goes on."""
    match = exhausted(["", ""], stocks=["9 12", "8 8 12"], idle=1, options="target=500")
    match.play(0, "end")
    assert match.result.scores == [40, 0]
    assert match.view(None).round_no == 2
    assert fact(match, "idle") == 0


def test_the_turn_limit() -> None:
    """SB-16, ALL-4: at the limit nobody wins the round; points and then the smaller stock rank the players."""
    match = table(["3 4", "", ""], stocks=["9 9 12", "12", "8 12"], options="turn_limit=5", n_turns=4)
    match.play(0, "discard 3 to 0")
    assert (match.is_over, match.turn) == (False, 1)
    match = table(["3 4", "", ""], stocks=["9 9 12", "12", "8 12"], options="turn_limit=5", n_turns=5)
    match.play(0, "discard 3 to 0")
    assert match.is_over
    assert match.result.scores == [0, 0, 0]
    assert match.result.ranking == [3, 1, 2]


def test_the_turn_limit_ends_a_long_match() -> None:
    """SB-17, ALL-4: no round is dealt after it, whether the last turn won its round or not."""
    options = "turn_limit=5,target=500"
    match = table(["3 4", ""], stocks=["9 12", "12"], options=options, n_turns=5, points=[60, 25])
    events = match.play(0, "discard 3 to 0")
    assert [(e.winners, e.why) for e in events if isinstance(e, RoundEnded)] == [((), "turn-limit")]
    assert match.result.scores == [60, 25]
    assert match.result.winners == [0]
    match = table(["3 4", ""], stocks=["1", "12"], options=options, n_turns=5, points=[0, 30])
    events = match.play(0, "play stock to 0")
    assert [(e.winners, e.why) for e in events if isinstance(e, RoundEnded)] == [((0,), "stock-empty")]
    assert match.is_over
    assert match.result.scores == [30, 30]
    assert match.result.ranking == [1, 2]


@pytest.mark.parametrize("preset", sorted(GAME.presets))
@pytest.mark.parametrize("n_players", [2, 3, 4, 5, 6])
def test_random_matches_come_to_an_end_by_themselves(preset: str, n_players: int) -> None:
    """SB-16, SB-18, ALL-4: well below the turn limit."""
    state = GAME.new_state(GAME.presets[preset], n_players, n_players)
    state.playout(Rng(n_players))
    assert state.is_over
    assert state.n_turns < state.turn_limit
    assert max(state.scores()) >= (500 if preset == "five_hundred" else 25)


# ---------------------------------------------------------------- views
def test_what_a_player_sees() -> None:
    """SB-3, SB-6: one's own hand, all tops, help and building piles; no other hand, nothing under a stock's top."""
    match = table(["3 4", "5 6"], stocks=["9 12", "7 11"], helps={1: ["8 1", "2"]}, building=["1 2"])
    assert cards(match, "hand", 0) == ["3", "4"]
    for viewer in (None, 1):
        assert zone(match, "hand", 0, viewer=viewer) == {"zone": "hand", "seat": 0, "n": 2}
    for viewer in (None, 0, 1):
        assert zone(match, "stock", 1, viewer=viewer) == {"zone": "stock", "seat": 1, "n": 2, "top": "11"}
        assert zone(match, "help", 1, 0, viewer)["cards"] == ["8", "1"]
        assert zone(match, "building", None, 0, viewer)["cards"] == ["1", "2"]


def test_a_redeal_keeps_what_the_viewer_knows() -> None:
    """SB-3, SB-5: hands of others, the draw pile and all stocks under their tops are redealt, one's own too."""
    state = GAME.new_state(GAME.options(), 3, 5)
    hands, stocks = set(), set()
    for seed in range(20):
        dealt = state.copy()
        dealt.resample(int(state.turn), Rng(seed))
        piles = {(p.place.zone.name, p.place.seat): p.cards for p in GAME.piles(dealt)}
        hands.add(tuple(piles["hand", int(state.turn)]))
        stock = piles["stock", int(state.turn)]
        stocks.add((tuple(stock[:-1]), stock[-1]))
    assert len(hands) == 1
    assert len({top for _, top in stocks}) == 1
    assert len(stocks) == 20


def test_with_all_hands_open_the_draw_pile_and_the_stocks_under_their_tops_are_redealt() -> None:
    """SB-3, SB-5: together, for nobody knows where a card is that was not seen yet."""
    match = table(["3 4", "5 6"], stocks=["9 1 12", "7 2 11"])
    unseen = set()
    for seed in range(20):
        redealt = redeal(match, seed)
        assert redealt["hand"] == [["3", "4"], ["5", "6"]]
        assert [stock[-1] for stock in redealt["stock"]] == ["12", "11"]
        assert [len(stock) for stock in redealt["stock"]] == [3, 3]
        unseen.add(tuple(sorted(card for stock in redealt["stock"] for card in stock[:-1])))
    assert len(unseen) > 10


def test_with_all_hands_open_it_is_known_which_cards_were_shuffled_back() -> None:
    """SB-11: the draw pile has what is left of the finished piles, so the stocks have the rest."""
    match = table(["3 4", "5 6"], stocks=["9 1 12", "7 2 11"], renewed=True)
    draws, stocks = set(), set()
    for seed in range(20):
        redealt = redeal(match, seed)
        draws.add(tuple(redealt["draw"]))
        stocks.add(tuple(card for stock in redealt["stock"] for card in stock[:-1]))
    assert len({tuple(sorted(draw)) for draw in draws}) == 1
    assert {tuple(sorted(stock)) for stock in stocks} == {("1", "2", "7", "9")}
    assert len(draws) == 20
    assert len(stocks) > 5


def redeal(match: Match, seed: int) -> dict[str, Any]:
    """The zones of a redeal for all seats together."""
    state = match.state.copy()
    state.resample(ALL_SEATS, Rng(seed))
    zones: Any = write_position(GAME, state, match.options)["zones"]
    return dict(zones)


@pytest.mark.parametrize("options", ["stock=5,tolls=heavy", "stock=10,tolls=none"])
def test_events_tell_where_the_cards_go(options: str) -> None:
    """SB-3 to SB-16: whoever follows the events has the table of the views, and knows no more."""
    check_events(Match(GAME, 3, options, seed=2), seed=2)


# ---------------------------------------------------------------- positions
@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"stocks": ["", "12"]}, "seat 0 has no stock"),
        ({"stocks": ["SB " * 11, "12"], "options": "stock=10"}, "stock of 11"),
        ({"hands": ["1 2 3 4 5 6", ""]}, "more than 5 cards"),
        ({"hands": ["", "3"]}, "empty hand although there are cards to draw"),
        ({"building": ["2 5"]}, "5 does not fit where it lies"),
        ({"building": ["3"]}, "3 does not fit where it lies"),
        ({"building": ["1 2"], "heights": [3, 0, 0, 0]}, "pile 0 cannot have grown to 3"),
        ({"building": ["1 2 3 4 5 6 7 8 9 10 11 12"]}, "pile 0 is finished"),
        ({"coins": [12, 11]}, "24 coins together"),
        ({"beside": [2, 0, 0, 0], "coins": [11, 11]}, "coins beside building pile 0, but no pile"),
        ({"phase": "toll"}, "named exactly in the phases"),
        ({"pile": 2}, "named exactly in the phases"),
        ({"phase": "toll", "pile": 0}, "no card that asks for a toll"),
        ({"phase": "toll", "pile": 0, "building": ["1"]}, "no toll to decide on"),
        ({"phase": "toll", "pile": 0, "building": ["1**"], "coins": [1]}, "no toll to decide on"),
        ({"phase": "toll", "pile": 0, "building": ["1*"], "laid": False}, "no toll to decide on"),
        ({"phase": "stand-in", "pile": 0, "building": ["1"]}, "coins that stood in are not beside"),
        ({"building": ["1 3"]}, "coins that stood in are not beside"),
        ({"building": ["1 SB"], "heights": [3, 0, 0, 0], "beside": [1, 0, 0, 0], "coins": [11]}, "coins that stood in"),
        (
            {"phase": "stand-in", "pile": 0, "building": ["1"], "beside": [2, 0, 0, 0], "coins": [10]},
            "no card can follow",
        ),
        ({"idle": 2}, "fact idle"),
        ({"points": [25, 0]}, "fact points is a list of 2 whole numbers from 0 to 0"),
        ({"points": [500, 0], "options": "target=500"}, "fact points is a list of 2 whole numbers from 0 to 499"),
        ({"mood": "good"}, "unknown fact 'mood'"),
    ],
)
def test_positions_that_cannot_be(change: dict[str, Any], complaint: str) -> None:
    """SB-3 to SB-17: a position that the rules cannot lead to is refused with the reason."""
    with pytest.raises(BadPosition, match=complaint):
        Match.from_position(GAME, position(**change))


def test_a_pending_stand_in_can_be_set_up() -> None:
    """SB-12: the height counts the stand-in that waits for its card."""
    match = table(["3 12", ""], building=["1"], beside=[2, 0, 0, 0], coins=[10], phase="stand-in", pile=0)
    assert fact(match, "heights") == [2, 0, 0, 0]
    assert match.legal(0) == ["play 3 to 0"]
    assert Match.from_position(GAME, match.position()).position() == match.position()


# ---------------------------------------------------------------- texts, presets, laws
def test_prompts() -> None:
    """SB-11: a player without hand cards is told how the turn ends."""
    assert table().view(0).prompt == "prompt-only-discard"
    assert exhausted(["", ""]).view(0).prompt == "prompt-stuck-empty"


@pytest.mark.parametrize(
    ("preset", "text"),
    [
        ("standard", "skipbo_masters()"),
        ("short", "skipbo_masters(stock=10)"),
        ("five_hundred", "skipbo_masters(target=500)"),
        ("no_tolls", "skipbo_masters(tolls=none)"),
    ],
)
def test_presets(preset: str, text: str) -> None:
    """SB-2, SB-3, SB-17: each preset differs in one option from the standard game."""
    assert GAME.presets[preset].format() == text


@pytest.mark.parametrize("n_players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("options", ["", "stock=5,tolls=heavy,target=500", "tolls=none,stock=23"])
def test_the_laws_hold(options: str, n_players: int) -> None:
    """SB-1 to SB-18: conservation, copies, positions, redeals, replays and proposals along random matches."""
    check_words(GAME)
    assert check_game(GAME, GAME.parse_options(options), n_players, seed=n_players, n_actions=120, every=9) > 0
