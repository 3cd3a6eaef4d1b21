"""15GO!, the rules for advanced players, rule by rule: a position, a move, the outcome."""

from __future__ import annotations

import pytest

from quintet.core.errors import IllegalAction
from quintet.core.events import Declared, Moved, RoundEnded, Scored
from quintet.core.rng import Rng
from quintet.games.fifteen_go import GAME
from quintet.games.fifteen_go.cards import BORROW, MAX_ROWS, ROW
from quintet.games.fifteen_go.options import FifteenGoOptions
from quintet.games.fifteen_go.rules import FifteenGoState
from tests.games.fifteen_go_tables import ALL_OPTIONS, pile, row, table, turned


# ---------------------------------------------------------------- play_open
@pytest.mark.parametrize("top", ["B7", "B9"])
def test_the_open_pile_is_played_before_turning(top: str) -> None:
    """FG-14, worked case: 2 / 8 / 5 from the top: the 2 to the middle, the 8 on a 7 or 9, the 5 stays."""
    match = table(["R12", "B12"], ["R5 R8 R2", top], ["G1"], options="play_open=yes")
    assert match.legal(0) == ["turn", "row 0"]
    events = match.play(0, "row 0")
    assert [(event.card, event.source.zone.name) for event in events if isinstance(event, Moved)] == [("R2", "open")]
    assert (match.turn, turned(match)) == (0, "")
    assert match.legal(0) == ["turn", "give 1"]
    match.play(0, "give 1")
    assert match.legal(0) == ["turn"]
    assert pile(match, "open", 0) == "R5"
    assert pile(match, "open", 1) == f"{top} R8"
    match.play(0, "turn")
    assert turned(match) == "R12"


def test_after_the_first_turned_card_the_open_pile_stays() -> None:
    """FG-14: the right is gone until the next turn."""
    match = table(["R12 R15", "B12"], ["R2", "B14"], ["G1"], options="play_open=yes")
    match.play(0, "turn")
    assert match.legal(0) == ["put down", "give 1"]
    match.play_all(0, ["give 1", "turn"])
    assert turned(match) == "R12"
    assert match.legal(0) == ["put down"]


def test_in_the_next_turn_the_open_pile_may_be_played_again() -> None:
    """FG-14: every turn begins with this right, that of the next player too."""
    match = table(["R9 R6", "B9 B12"], ["R2", "B2"], ["G1", "Y5"], options="play_open=yes")
    match.play(0, "turn")
    match.play(0, "put down")
    assert match.legal(1) == ["turn", "row 0"]
    match.play(1, "turn")
    match.play(1, "put down")
    assert match.legal(0) == ["turn", "row 1"]


def test_playing_the_open_pile_is_optional() -> None:
    """FG-14: as long as it fits and the player likes."""
    match = table(["R12", "B12"], ["R2", ""], ["G1"], options="play_open=yes")
    match.play(0, "turn")
    assert pile(match, "open", 0) == "R2"


def test_whoever_plays_their_last_open_card_is_out() -> None:
    """FG-13, FG-14: no card need be turned."""
    match = table(["", "B12"], ["R2", ""], ["G1"], options="play_open=yes")
    match.play(0, "row 0")
    assert match.result.winners == [0]


def test_the_open_pile_is_not_played_unless_the_option_is_on() -> None:
    """FG-14: it is an option."""
    match = table(["R12", "B12"], ["R2", "B3"], ["G1"], options="build_own=yes,borrow=yes,points=yes")
    assert match.legal(0) == ["turn"]
    assert match.why_illegal(0, "row 0") == "you-must-turn-a-card-first"


# ---------------------------------------------------------------- build_own
@pytest.mark.parametrize("card", ["R4", "R6"])
def test_a_turned_card_is_built_on_the_players_own_pile(card: str) -> None:
    """FG-15: one higher or lower, and the turn goes on."""
    match = table(["R12", "B12"], ["R5", ""], turned=card, options="build_own=yes")
    assert match.legal(0) == ["put down", "build"]
    match.play(0, "build")
    assert pile(match, "open", 0) == f"R5 {card}"
    match.play(0, "turn")
    assert (match.turn, turned(match)) == (0, "R12")


def test_a_fitting_card_put_down_ends_the_turn_all_the_same() -> None:
    """FG-15: building and putting down are different actions."""
    match = table(["R12", "B12"], ["R5", ""], turned="R6", options="build_own=yes")
    match.play(0, "put down")
    assert pile(match, "open", 0) == "R5 R6"
    assert match.turn == 1


def test_only_a_neighbour_is_built() -> None:
    """FG-15."""
    match = table(["R12", "B12"], ["R5", ""], turned="R7", options="build_own=yes")
    assert match.legal(0) == ["put down"]
    assert match.why_illegal(0, "build") == "that-card-does-not-fit"


def test_building_comes_to_an_end() -> None:
    """FG-10a, FG-15: the pile is turned over once, then the turn ends."""
    match = table(["", "B12"], ["R4 R5", ""], turned="R6", options="build_own=yes")
    match.play_all(0, ["build", "turn"])
    assert (pile(match, "closed", 0), pile(match, "open", 0), turned(match)) == ("R5", "R6", "R4")
    match = table(["", "B12"], ["R4 R5", ""], turned="R6", options="build_own=yes", was_turned_over=True)
    match.play(0, "build")
    assert match.turn == 1
    assert pile(match, "open", 0) == "R4 R5 R6"


# ---------------------------------------------------------------- borrow
def test_a_card_is_borrowed_for_the_open_top() -> None:
    """FG-16, worked case: own open top 10, a row topped 8, another player's open top 9: the 9, then the 10."""
    match = table(["R12", "B12"], ["R3 R10", "B9"], ["G8"], options="borrow=yes,play_open=yes")
    assert match.legal(0) == ["turn", "give 1", "borrow 1 row 0"]
    assert match.proposals(0) == [["borrow 1 row 0", "row 0"]]
    match.play(0, "borrow 1 row 0")
    assert match.legal(0) == ["row 0"]
    match.play(0, "row 0")
    assert row(match, 0).endswith("G8 B9 R10")
    assert pile(match, "open", 0) == "R3"
    assert match.legal(0) == ["turn"]


def test_a_card_is_borrowed_for_the_turned_card() -> None:
    """FG-16: then the turn may go on (FG-7)."""
    match = table(["R12", "B12"], ["", "B4 B9"], ["G8"], turned="R10", options="borrow=yes")
    match.play_all(0, ["borrow 1 row 0", "row 0"])
    assert row(match, 0).endswith("G8 B9 R10")
    assert pile(match, "open", 1) == "B4"
    assert match.turn == 0


def test_without_play_open_nothing_is_borrowed_before_turning() -> None:
    """FG-16: the open top is one's own card only with `play_open`."""
    match = table(["R12", "B12"], ["R10", "B9"], ["G8"], options="borrow=yes")
    assert match.legal(0) == ["turn"]


def test_a_chain_that_cannot_be_finished_is_not_begun() -> None:
    """FG-16: borrowed cards must be followed by one's own."""
    match = table(["R12", "B12", "O12"], ["", "B8", "O10"], ["G7"], turned="R10", options="borrow=yes")
    assert match.legal(0) == ["put down"]
    with pytest.raises(IllegalAction) as refused:
        match.play(0, "borrow 1 row 0")
    assert refused.value.key == "your-own-card-could-not-follow"


def test_a_chain_that_was_begun_is_finished() -> None:
    """FG-16: nothing else is legal, on no other row."""
    match = table(
        ["R12", "B12", "O12"], ["", "B8", "O9"], ["G7", "Y7"], turned="R10", options="borrow=yes,build_own=yes"
    )
    assert match.legal(0) == ["put down", "give 2", "borrow 1 row 0", "borrow 1 row 1"]
    match.play(0, "borrow 1 row 1")
    assert match.legal(0) == ["borrow 2 row 1"]
    for action in ("put down", "give 2", "row 1", "turn", "borrow 2 row 0"):
        assert match.why_illegal(0, action) == "the-borrowed-cards-must-be-followed-by-your-own"
    assert match.proposals(0) == [["borrow 2 row 1", "row 1"]]
    match.play(0, "borrow 2 row 1")
    match.play(0, "row 1")
    assert row(match, 1).endswith("Y7 B8 O9 R10")
    assert match.legal(0) == ["turn", "stop"]


def test_several_cards_of_one_pile_are_borrowed() -> None:
    """FG-16: what lies beneath becomes available, between cards of other piles too."""
    match = table(["R12", "B12", "O12"], ["", "B7 B6 B4", "O5"], ["G3"], turned="R8", options="borrow=yes")
    steps = ["borrow 1 row 0", "borrow 2 row 0", "borrow 1 row 0", "borrow 1 row 0", "row 0"]
    assert match.proposals(0) == [steps]
    match.play_all(0, steps)
    assert row(match, 0).endswith("G3 B4 O5 B6 B7 R8")


def test_the_pile_that_lends_matters() -> None:
    """FG-16: of two 5s only the one above the 6 can begin the chain."""
    opened = ["", "B6 B5", "O3 O5"]
    match = table(["R12", "B12", "O12"], opened, ["G4"], turned="R7", options="borrow=yes")
    assert match.legal(0) == ["put down", "borrow 1 row 0"]


def test_nobody_borrows_from_themselves() -> None:
    """FG-16: top cards of the others only."""
    match = table(["R12", "B12"], ["R9", ""], ["G8"], turned="R10", options="borrow=yes")
    assert match.legal(0) == ["put down"]
    assert match.why_illegal(0, "borrow 0 row 0") == "you-borrow-from-others-only"
    match = table(["R12", "B12", "O12"], ["R9", "B8", "O9"], ["G7"], turned="R10", options="borrow=yes")
    match.play(0, "borrow 1 row 0")
    assert match.legal(0) == ["borrow 2 row 0"]


def test_a_fifteen_is_never_borrowed() -> None:
    """FG-16: one's own card is last; it may be the 15."""
    match = table(["R12", "B12"], ["", "B15"], ["G14"], turned="R2", options="borrow=yes")
    assert match.legal(0) == ["put down"]
    match = table(["R12", "B12"], ["", "B14"], ["G13"], turned="R15", options="borrow=yes")
    match.play_all(0, ["borrow 1 row 0", "row 0"])
    assert row(match, 0) == ""


def test_a_card_picked_up_may_end_a_chain() -> None:
    """FG-11, FG-16."""
    match = table(["", "B12"], ["R10", "B9"], ["G8"], options="borrow=yes")
    match.play(0, "turn")
    match.play_all(0, ["borrow 1 row 0", "row 0"])
    assert match.result.winners == [0]


def test_whoever_lends_their_last_card_is_out() -> None:
    """FG-16: in the basic game they win, but only after the whole chain."""
    match = table(["R12", "", "O12"], ["", "B8", "O9"], ["G7"], turned="R10", options="borrow=yes")
    match.play(0, "borrow 1 row 0")
    match.play(0, "borrow 2 row 0")
    assert not match.is_over
    events = match.play(0, "row 0")
    assert match.result.ranking == [2, 1, 2]
    assert RoundEnded((1,), "out") in events


def test_the_active_player_is_checked_first() -> None:
    """FG-16: of several who lost their last card only the first wins; the others are second."""
    match = table(["", "", "O12"], ["", "B8", "O9"], ["G7"], turned="R10", options="borrow=yes")
    events = match.play_all(0, ["borrow 1 row 0", "borrow 2 row 0", "row 0"])
    assert [event.seat for event in events if isinstance(event, Declared)] == [0]
    assert match.result.ranking == [1, 2, 3]
    assert match.result.scores == [0, 0, -1]


def test_then_the_others_clockwise() -> None:
    """FG-16: from the active player on, not in the order of borrowing."""
    match = table(["", "R12", ""], ["B8", "R3", "O9"], ["G7"], turned="R10", options="borrow=yes", turn=1)
    events = match.play_all(1, ["borrow 0 row 0", "borrow 2 row 0", "row 0"])
    assert [event.seat for event in events if isinstance(event, Declared)] == [2]
    assert match.result.ranking == [2, 3, 1]


def test_lenders_earn_their_places() -> None:
    """FG-16, FG-17: the active player's place is the better one, then clockwise."""
    match = table(["", "", "O12", ""], ["", "B8", "O13", "Y9"], ["G7"], turned="R10", options=ALL_OPTIONS)
    events = match.play_all(0, ["borrow 1 row 0", "borrow 3 row 0", "row 0"])
    scored = [(event.seat, event.points) for event in events if isinstance(event, Scored)]
    assert scored == [(0, 30), (1, 25), (3, 20)]
    assert match.turn == 2


def test_whoever_was_out_before_earns_nothing_more() -> None:
    """FG-16, FG-17: a borrowed chain concerns only the players still in."""
    match = table(["R12", "", ""], ["", "B9", ""], ["G8"], turned="R10", options=ALL_OPTIONS, places=[0, 0, 1])
    events = match.play_all(0, ["borrow 1 row 0", "row 0"])
    assert [(event.seat, event.points) for event in events if isinstance(event, Scored)] == [(1, 25)]
    assert match.view(None).facts["places"] == [0, 2, 1]


def test_borrowing_is_an_option() -> None:
    """FG-16."""
    match = table(["R12", "B12"], ["", "B9"], ["G8"], turned="R10")
    assert match.legal(0) == ["put down", "give 1"]
    assert match.why_illegal(0, "borrow 1 row 0") == "borrowing-is-switched-off"


def test_proposals_are_best_first() -> None:
    """FG-16: rows of one colour, then few borrowed cards, then cards of those who have many left."""
    options = "borrow=yes,points=yes"
    opened = ["", "B14 B13", "G14"]
    match = table(["R12", "V10", "G12 G10"], opened, ["Y12", "B12", "O13"], turned="B15", options=options)
    proposals = match.proposals(0)
    assert proposals[0] == ["borrow 1 row 1", "borrow 1 row 1", "row 1"]
    assert proposals[1] == ["borrow 2 row 2", "row 2"]
    match = table(["R12", "B11", "G12 G11"], ["", "B9", "G9"], ["Y8"], turned="R10", options=options)
    assert match.proposals(0) == [["borrow 2 row 0", "row 0"], ["borrow 1 row 0", "row 0"]]


def _chains(piles: list[list[int]], top: int, own: int) -> set[tuple[int, ...]]:
    """All orders of lenders that bring a row from `top` to one below one's own number, the plain way."""
    if top + 1 == own:
        return {()}
    found = set()
    for lender, cards in enumerate(piles):
        if cards and cards[-1] == top + 1:
            beneath = [*piles[:lender], cards[:-1], *piles[lender + 1 :]]
            found |= {(lender, *rest) for rest in _chains(beneath, top + 1, own)}
    return found


def _all_steps(state: FifteenGoState) -> set[tuple[int, ...]]:
    """All chains that the engine lets be played, as lenders followed by the row."""
    found = set()
    for action in state.legal_actions(0):
        if action >= BORROW:
            copy = state.copy()
            assert isinstance(copy, FifteenGoState)
            copy.apply(0, action)
            found |= {((action - BORROW) // MAX_ROWS, *rest) for rest in _all_steps(copy)}
        elif state.chain >= 0:
            found.add((action - ROW,))
    return found


def test_exactly_the_chains_that_can_be_finished_are_legal() -> None:
    """FG-16: on random tables with small numbers, against a plain search."""
    rng = Rng(5)
    n_found = 0
    for _ in range(400):
        state = FifteenGoState(FifteenGoOptions(borrow=True), 6, 0)
        piles: list[list[int]] = [[]]
        for seat in range(1, 6):
            numbers = sorted({2 + int(rng.below(9)) for _ in range(int(rng.below(7)))}, reverse=True)
            numbers.extend(2 + int(rng.below(9)) for _ in range(int(rng.below(2))))
            piles.append(numbers)
            for number in numbers:
                state.piles.push_open(seat, 8 * (number - 1) + seat)
        tops = [1 + int(rng.below(5)) for _ in range(2)]
        for number, top in enumerate(tops):
            for i in range(top):
                state.piles.extend_row(number, 8 * i + number)
        own = 3 + int(rng.below(8))
        state.turned = 8 * (own - 1)
        expected = {(*c, i) for i, top in enumerate(tops) for c in _chains(piles, top, own) if c}
        assert _all_steps(state) == expected
        n_found += len(expected)
    assert n_found > 100


# ---------------------------------------------------------------- points
@pytest.mark.parametrize(("n_out", "points"), [(0, 30), (1, 25), (2, 20), (3, 15), (4, 10), (5, 5)])
def test_points_for_being_out(n_out: int, points: int) -> None:
    """FG-17: 30 for the first, 25, 20, then 15, 10, 5; the last player earns their place too; the match is over."""
    n_in = 6 - n_out
    closed = ["", *(f"{'BGYOV'[i]}12" for i in range(n_in - 1)), *[""] * n_out]
    match = table(closed, rows=["T5"], turned="R6", options="points=yes")
    events = match.play(0, "row 0")
    assert Scored(0, points, "place") in events
    assert Declared(0, "out", "") in events
    assert match.result.scores[0] == points
    assert match.is_over is (n_out == 5)
    assert (RoundEnded((0,), "all-out") in events) is (n_out == 5)
    assert match.view(None).facts["places"] == [n_out + 1, *[0] * (n_in - 1), *range(1, n_out + 1)]


def test_whoever_lays_the_fifteen_takes_the_row() -> None:
    """FG-17: 15 points; a taken row is not cards held."""
    match = table(["R12", "B12"], rows=["G14"], turned="R15", options="points=yes")
    events = match.play(0, "row 0")
    assert Scored(0, 15, "row") in events
    assert match.result.scores == [15, 0]
    assert pile(match, "taken", 0).split() == [*(f"G{i}" for i in range(1, 15)), "R15"]
    assert isinstance(match.state, FifteenGoState)
    assert [match.state.n_cards(seat) for seat in (0, 1)] == [1, 1]


def test_a_row_of_one_colour_is_worth_more() -> None:
    """FG-17: 150 instead of 15."""
    match = table(["R12", "B12"], rows=["G14"], turned="G15", options="points=yes")
    events = match.play(0, "row 0")
    assert Scored(0, 150, "one-colour-row") in events
    assert match.result.scores == [150, 0]


def test_one_other_card_spoils_the_colour() -> None:
    """FG-17: all cards of the row count."""
    mixed = "R1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11 G12 G13 G14"
    match = table(["R12", "B12"], rows=[mixed], turned="G15", options="points=yes")
    match.play(0, "row 0")
    assert match.result.scores == [15, 0]


def test_rows_are_worth_nothing_in_the_basic_game() -> None:
    """FG-12, FG-17: without `points` a row is only put away."""
    match = table(["R12", "B12"], rows=["G14"], turned="G15")
    match.play(0, "row 0")
    assert match.result.scores == [-1, -1]


def test_whoever_is_out_leaves_the_turn_order() -> None:
    """FG-17: the turn goes to the next seat still in, and nothing can be given to whoever is out."""
    match = table(["R12 R2", "", "G12", ""], rows=["T5"], turned="R6", options="points=yes")
    match.play_all(0, ["row 0", "turn"])
    assert match.why_illegal(0, "give 1") == "nothing-can-be-laid-on-an-empty-open-pile"
    match.play(0, "put down")
    assert match.turn == 2
    match.play(2, "turn")
    match.play(2, "put down")
    assert match.turn == 0


def test_the_turn_of_a_player_who_goes_out_passes_on() -> None:
    """FG-17: play goes on without them."""
    match = table(["", "B12", "G12"], rows=["T5"], turned="R6", options="points=yes")
    match.play(0, "row 0")
    assert not match.is_over
    assert match.turn == 1


def test_the_last_player_plays_on_alone() -> None:
    """FG-17: until every card is gone; most points win, not the first who was out."""
    options = "points=yes,play_open=yes"
    match = table(["G15 R13", ""], ["R14", ""], rows=["G12"], options=options, points=[0, 30], places=[0, 1])
    match.play(0, "turn")
    match.play(0, "row 0")
    match.play(0, "turn")
    match.play(0, "put down")
    assert match.turn == 0
    match.play(0, "turn")
    assert turned(match) == "R14"
    match.play(0, "row 0")
    match.play(0, "turn")
    assert turned(match) == "G15"
    match.play(0, "row 0")
    assert match.is_over
    assert match.result.scores == [15 + 25, 30]
    assert match.result.ranking == [1, 2]


def test_a_stalemate_leaves_the_points_as_they_stand() -> None:
    """FG-19: whoever still holds cards gets no points for their place."""
    match = table(["R12", "B12", ""], turned="R6", options="points=yes", points=[15, 0, 30], idle=2 * 2 * 3 + 20)
    events = match.play(0, "put down")
    assert RoundEnded((2,), "stalemate") in events
    assert match.result.scores == [15, 0, 30]
    assert match.result.ranking == [2, 3, 1]


def test_a_player_who_goes_out_makes_the_stalemate_come_sooner() -> None:
    """FG-19: only the players still in and their cards count, here 2 * 2 * 3 + 20 = 32 instead of 2 * 3 * 3 + 20."""
    match = table(["", "B12", "G12"], ["", "B5", ""], turned="R6", options="points=yes", idle=36)
    match.play(0, "give 1")
    assert match.is_over
    assert match.result.scores == [30, 0, 0]


def test_advanced_switches_all_four_on() -> None:
    """FG-18."""
    assert GAME.presets["advanced"] == FifteenGoOptions(play_open=True, build_own=True, borrow=True, points=True)
    assert GAME.presets["basic"] == FifteenGoOptions()
