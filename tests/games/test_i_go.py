"""I Go!, rule by rule: a position, a move, the outcome."""

from __future__ import annotations

import pytest

from quintet import Match
from quintet.core.errors import BadOptions, IllegalAction
from quintet.core.events import Declared, MatchEnded, Moved, RoundEnded
from quintet.games.i_go import GAME
from tests.games.i_go_positions import count, pile, points_won, show, table, told


# ---------------------------------------------------------------- cards and set-up
def test_the_cards() -> None:
    """IG-1: 1-11 in ten colours, every card once."""
    deck = GAME.cards.format_all(GAME.deck(GAME.options(), 4))
    assert len(deck) == len(set(deck)) == 110
    assert {card[0] for card in deck} == set("ROYGTBVPWK")
    assert {card[1:] for card in deck if card[0] == "P"} == {str(value) for value in range(1, 12)}


@pytest.mark.parametrize("n_players", [1, 5])
def test_two_to_four_play(n_players: int) -> None:
    """IG-1: 2-4 players."""
    with pytest.raises(BadOptions, match="2 to 4 players"):
        Match(GAME, n_players)


@pytest.mark.parametrize("n_players", [2, 3, 4])
def test_the_deal(n_players: int) -> None:
    """IG-2: 12 each, 5 + players on the display, all seen by everybody, one discard, the rest face down."""
    match = Match(GAME, n_players, seed=5)
    assert [count(match, "hand", seat) for seat in range(n_players)] == [12] * n_players
    assert len(pile(match, "display")) == 5 + n_players
    assert len(pile(match, "discard")) == 1
    stock = next(zone for zone in match.view(0).zones if zone["zone"] == "stock")
    assert stock == {"zone": "stock", "n": 110 - 12 * n_players - (5 + n_players) - 1}


# ---------------------------------------------------------------- a turn
def test_three_places_to_take_from() -> None:
    """IG-3: the stock, the discard pile or the display."""
    match = table(["R1 R2", "G1 G2"])
    assert match.legal(0) == ["take stock", "take discard", "take display"]
    assert match.legal(1) == []


@pytest.mark.parametrize("other", ["G1 G3", "G1 G2 G3 G4 G5 G6 G7 G8 G9 G10 G11"])
def test_nobody_learns_for_nothing_whether_a_call_would_end_the_match(other: str) -> None:
    """A list that goes on after the showdown is refused in the same words, whatever the hidden hands are."""
    match = table(["R1 R3 R5", other], phase="call", points=[3, 3])
    with pytest.raises(IllegalAction, match=r"'row red' as step 2 of 3: a step that shows a card ends its list$"):
        match.play_all(0, ["I Go!", "row red", "take stock"])


def test_take_from_the_stock() -> None:
    """IG-3: the top card, which nobody else sees."""
    match = table(["R1 R2", "G1 G2"], stock="V1 V2")
    events = match.play(0, "take stock")
    moved = [event.seen_by(1) for event in events if isinstance(event, Moved)]
    assert [event.card for event in moved if isinstance(event, Moved)] == ["??"]
    assert pile(match, "hand", 0, 0) == ["R1", "R2", "V2"]


def test_take_from_the_discard_pile() -> None:
    """IG-3: the card laid last."""
    match = table(["R1 R2", "G1 G2"], discard="O4 O5")
    match.play(0, "take discard")
    assert pile(match, "hand", 0, 0) == ["R1", "R2", "O5"]
    assert pile(match, "discard") == ["O4"]


def test_take_from_the_display() -> None:
    """IG-3: the fully visible card; the next below becomes fully visible, and its colour counts."""
    match = table(["R1 R2", "G1 G2"], display="Y5 B7 K3")
    match.play_all(0, ["take display", "discard R1", "I Go!"])
    assert pile(match, "display") == ["Y5", "B7"]
    assert match.legal(0) == ["row red", "row red black", "row black red", "row black"]
    assert match.why_illegal(0, "row blue") == "the-colour-of-the-display-cannot-be-in-the-row"


def test_one_card_is_laid() -> None:
    """IG-4: any card of the hand, so that as many remain as before."""
    match = table(["R1 R2", "G1 G2"], stock="V1 V2")
    match.play(0, "take stock")
    assert match.legal(0) == ["discard R1", "discard R2", "discard V2"]
    match.play(0, "discard R2")
    assert pile(match, "hand", 0, 0) == ["R1", "V2"]
    assert pile(match, "discard")[-1] == "R2"


def test_twelve_remain() -> None:
    """IG-4: twelve cards in hand at the end of a turn."""
    match = Match(GAME, 3, "starter=seat_0", seed=1)
    match.play(0, "take stock")
    assert count(match, "hand", 0) == 13
    match.play(0, match.legal(0)[0])
    assert count(match, "hand", 0) == 12


def test_the_call_comes_after_the_discard() -> None:
    """IG-5: then it is always asked, and whoever passes hands the turn to the left neighbour."""
    match = table(["R1 R2", "G1 G2"])
    assert match.why_illegal(0, "I Go!") == "you-must-take-a-card-first"
    match.play(0, "take stock")
    assert match.why_illegal(0, "I Go!") == "you-must-lay-a-card-first"
    match.play(0, "discard R1")
    assert match.legal(0) == ["I Go!", "pass"]
    match.play(0, "pass")
    assert match.turn == 1


# ---------------------------------------------------------------- "I Go!"
def test_three_groups() -> None:
    """IG-6: the display's colour, a row of two colours without a value twice, the rest."""
    hand = "K5 K9 O1 O4 O11 P2 P4 R3 R7"
    events = show([hand, "R1 R11"], "row orange pink")[1]
    assert told(events, 0) == {"group": "K5 K9", "row": "O1 O4 O11 P2", "rest": "R3 R7 P4", "minus": "14"}


def test_the_others_split_and_add() -> None:
    """IG-7: the others have groups too, and add cards of the row's colours whose value is not in it."""
    caller = "O1 O4 P2 R3"
    other = "K5 P4 O8 P9 B10 B11 G10 G9 V6"
    events = show([caller, other], "row orange pink")[1]
    shown = {"group": "K5", "row": "G9 G10 B11", "added": "O8 P9", "rest": "B10 V6 P4", "minus": "20"}
    assert told(events, 1) == shown


def test_worked_case_two_players_add_the_same_value_one_player_does_not() -> None:
    """IG-7, the sheet's case: the row is orange/pink without 8 and 10; C has both tens and may add only one."""
    caller = "O1 O3 P2 P4 R10"
    player_a = "O8 R9 R11 G7 G8"
    player_b = "P8 T9 T11 B7 B8"
    player_c = "O10 P10 V9 V11 W7 W8"
    match, events = show([caller, player_a, player_b, player_c], "row orange pink")
    assert told(events, 1) == {"row": "R9 R11 G7 G8", "added": "O8", "minus": "0"}
    assert told(events, 2) == {"row": "T9 T11 B7 B8", "added": "P8", "minus": "0"}
    assert told(events, 3) == {"row": "V9 V11 W7 W8", "added": "O10", "rest": "P10", "minus": "10"}
    assert match.state.scores() == [0, 1, 1, 1]


def test_a_row_of_one_colour_admits_only_that() -> None:
    """IG-8: a pink card cannot be added to an orange row."""
    other = "O8 P8 R10 R11 G9"
    events = show(["O1 O3 V1", other], "row orange")[1]
    assert told(events, 1) == {"row": "R10 R11 G9", "added": "O8", "rest": "P8", "minus": "8"}


def test_an_empty_row_admits_none() -> None:
    """IG-8, IG-13: a player who holds only the display's colour lays no row, and has no minus points."""
    match, events = show(["K5 K6", "O8 P8 G9"], "no row")
    assert match.is_over
    assert told(events, 0) == {"group": "K5 K6", "minus": "0", "perfect": ""}


def test_what_others_add_blocks_nobody() -> None:
    """IG-8: two players add the same value, even of both colours."""
    hands = ["O1 P2 V1", "O8 R9 G10", "P8 T9 B10"]
    events = show(hands, "row orange pink")[1]
    assert [told(events, seat)["added"] for seat in (1, 2)] == ["O8", "P8"]


def test_the_first_named_colour_has_the_values_of_both() -> None:
    """IG-9: where the caller holds a value in both colours the first-named goes in."""
    hand = "O4 O5 P4 P6 V1"
    assert told(show([hand, "R1"], "row orange pink")[1], 0)["row"] == "O4 O5 P6"
    assert told(show([hand, "R1"], "row pink orange")[1], 0)["row"] == "O5 P4 P6"


def test_the_colours_are_those_really_in_the_row() -> None:
    """IG-9: a colour named whose only value is there already is none of the row's, and admits nothing."""
    hands = ["O4 O5 P4 V1", "P8 R10 R11 G9"]
    events = show(hands, "row orange pink")[1]
    assert told(events, 0)["row"] == "O4 O5"
    assert told(events, 1) == {"row": "R10 R11 G9", "rest": "P8", "minus": "8"}
    events = show(hands, "row pink orange")[1]
    assert told(events, 0)["row"] == "O5 P4"
    assert told(events, 1)["added"] == "P8"


def test_the_row_takes_every_card_that_can_go_in() -> None:
    """IG-9: the program fills it."""
    events = show(["O1 O2 O3 O11 P1 P9 P10 V1", "R1"], "row pink orange")[1]
    assert told(events, 0)["row"] == "O2 O3 O11 P1 P9 P10"


def test_the_rows_to_choose_from() -> None:
    """IG-9: one or two colours in either order, each held outside group 1."""
    match = table(["K5 O4 P4", "R1"], phase="row")
    assert match.legal(0) == ["row orange", "row orange pink", "row pink orange", "row pink"]


def test_twelve_cards_always_have_a_row() -> None:
    """IG-8, IG-9: ten at most are of the display's colour, so a call in a match never lacks a colour to name."""
    match = table(["K1 K2 K4 K5 K6 K7 K8 K9 K10 K11 O1 O2", "R1"], display="K3", discard="R2", phase="row")
    assert match.legal(0) == ["row orange"]


def test_a_card_of_the_others_counts_once() -> None:
    """IG-9: one that could be added and could be in one's own row is not counted twice."""
    events = show(["O1 V1", "O9 R8 G9"], "row orange")[1]
    assert told(events, 1) == {"row": "R8 G9", "added": "O9", "minus": "0"}


def test_of_two_cards_to_add_a_players_own_row_keeps_the_one_it_needs() -> None:
    """IG-9: holding an addable value in both of the caller's colours, a player adds the one their row cannot use."""
    other = "O10 P10 P1 P4 R9 R8 V7"
    events = show(["O4 P1 W1", "O10 P10 R9 R8 V7 B3"], "row orange pink")[1]
    assert told(events, 1)["minus"] == "10"
    events = show(["O4 P2 W1", other], "row orange pink")[1]
    assert told(events, 1) == {"row": "R8 R9 P4 P10", "added": "O10 P1", "rest": "V7", "minus": "7"}


@pytest.mark.parametrize(
    ("others", "won"),
    [
        (["R9 G9 B9 V9", "T8 W8 Y8 V8"], {0: "lowest"}),
        (["R9 G9 B9 V9", "T8 W9 Y5"], {2: "not-above-the-caller"}),
        (["R9 G10 B1", "T8 W9 Y5"], {1: "not-above-the-caller", 2: "not-above-the-caller"}),
    ],
)
def test_scoring(others: list[str], won: dict[int, str]) -> None:
    """IG-10: a point for a caller strictly lowest; else for all who have as few or fewer, and none for the caller."""
    match, events = show(["O1 P2 V5", *others], "row orange pink")
    assert told(events, 0)["minus"] == "5"
    assert points_won(events) == won
    assert match.result.scores == [int(seat in won) for seat in range(3)]
    assert [event.winners for event in events if isinstance(event, RoundEnded)] == [tuple(sorted(won))]


def test_the_others_do_not_compare_with_each_other() -> None:
    """IG-10: everybody not above the caller scores, not only the lowest."""
    events = show(["O1 P2 V5", "R9 G9 B4", "T8 W8 Y1"], "row orange pink")[1]
    assert [told(events, seat)["minus"] for seat in range(3)] == ["5", "9", "8"]
    assert points_won(events) == {0: "lowest"}
    events = show(["O1 P2 V9", "R9 G9 B4", "T8 W8 Y1"], "row orange pink")[1]
    assert set(points_won(events)) == {1, 2}


def test_the_caller_starts_the_next_round() -> None:
    """IG-11: all cards are shuffled and dealt again, and the caller starts, even after winning nothing."""
    match = table(["R9", "O1 P2 V5", "G1"], phase="row", turn=1)
    match.play(1, "row orange pink")
    assert match.result.scores == [1, 0, 1]
    view = match.view(None)
    assert (view.turn, view.round_no, view.facts["starter"], view.facts["phase"]) == (1, 2, 1, "take")
    assert [count(match, "hand", seat) for seat in range(3)] == [12, 12, 12]
    assert len(pile(match, "display")) == 8


def test_four_points_win() -> None:
    """IG-12."""
    match, events = show(["O1 P2 V5", "R9 G9 B9"], "row orange pink", points=[3, 2])
    assert match.is_over
    assert match.result.winners == [0]
    assert [event.ranking for event in events if isinstance(event, MatchEnded)] == [(1, 2)]


def test_several_win_together() -> None:
    """IG-12: those who get their last point at once share the win."""
    match, _ = show(["O1 P2 V5", "R9", "G9", "B9"], "row orange pink", points=[3, 3, 3, 0])
    assert match.result.scores == [3, 4, 4, 1]
    assert match.result.ranking == [3, 1, 1, 4]


@pytest.mark.parametrize(("target", "over"), [(1, True), (2, False)])
def test_the_target_is_an_option(target: int, over: bool) -> None:
    """IG-12: `target` points win."""
    match, _ = show(["O1 P2 V5", "R9 G9 B9"], "row orange pink", options=f"target={target}")
    assert match.is_over is over


def test_a_perfect_call_wins_alone() -> None:
    """IG-13: no minus points end the match, whatever the others have; no points, the others rank by earlier ones."""
    match, events = show(["O1 P2 K5", "R9", "G9", "B9"], "row orange pink", points=[0, 3, 1, 3])
    assert match.is_over
    assert match.result.scores == [0, 3, 1, 3]
    assert match.result.ranking == [1, 2, 4, 2]
    assert points_won(events) == {}
    assert [event.why for event in events if isinstance(event, RoundEnded)] == ["perfect"]


def test_a_perfect_forced_call() -> None:
    """IG-13, IG-15: a forced call counts as well."""
    match = table(["O1 P2", "R9 G9 B9"], stock="V1")
    match.play(0, "take stock")
    match.play_all(0, ["discard V1", "I Go!", "row orange pink"])
    assert match.result.winners == [0]


def test_others_without_minus_points_win_nothing_but_the_round() -> None:
    """IG-13: only a caller is perfect."""
    match, _ = show(["O1 P2 V5", "R9"], "row orange pink")
    assert not match.is_over
    assert match.result.scores == [0, 1]


# ---------------------------------------------------------------- special ends of a round
def test_the_last_display_card_voids_the_round() -> None:
    """IG-14: on the spot, without a score; whoever took it starts the next."""
    match = table(["R1 R2", "G1 G2", "B1 B2"], display="K3", turn=1, points=[1, 2, 3])
    events = match.play(1, "take display")
    assert [(event.winners, event.why) for event in events if isinstance(event, RoundEnded)] == [((), "display-empty")]
    view = match.view(None)
    assert (view.turn, view.round_no, view.facts["phase"], view.scores) == (1, 2, "take", [1, 2, 3])
    assert len(pile(match, "display")) == 8


def test_the_last_but_one_display_card_voids_nothing() -> None:
    """IG-14: the round goes on, and the last card is the fully visible one."""
    match = table(["R1 R2", "G1 G2"], display="O1 K3")
    match.play(0, "take display")
    view = match.view(None)
    assert (view.round_no, view.facts["phase"], pile(match, "display")) == (1, "lay", ["O1"])


def test_the_last_stock_card_forces_the_call() -> None:
    """IG-15: at the end of that turn there is no passing."""
    match = table(["R1 R2", "G1 G2"], stock="V1")
    match.play(0, "take stock")
    match.play(0, "discard V1")
    assert match.legal(0) == ["I Go!"]
    assert match.why_illegal(0, "pass") == "who-takes-the-last-stock-card-must-call"
    assert match.view(0).prompt == "prompt-must-call"


def test_the_last_but_one_stock_card_forces_nothing() -> None:
    """IG-15: nor does the last one while it lies there."""
    match = table(["R1 R2", "G1 G2"], stock="V1 V2")
    match.play(0, "take stock")
    match.play_all(0, ["discard V2", "pass"])
    match.play_all(1, ["take discard", "discard G1", "pass"])
    assert match.turn == 0


def test_after_200_turns_without_a_call_the_round_is_void() -> None:
    """IG-16: the left neighbour of its starter starts the next."""
    match = table(["R1 R2", "G1 G2", "B1 B2"], turn=2, round_turns=200, points=[1, 0, 0])
    assert match.view(None).facts["starter"] == 1
    match.play(2, "take stock")
    match.play(2, "discard B1")
    events = match.play(2, "pass")
    assert [(event.winners, event.why) for event in events if isinstance(event, RoundEnded)] == [((), "stalemate")]
    view = match.view(None)
    assert (view.turn, view.round_no, view.scores, view.facts["round_turns"]) == (2, 2, [1, 0, 0], 1)


def test_the_200th_turn_may_still_call() -> None:
    """IG-16: and the 199th is followed by another."""
    match = table(["R1 R2 V5", "G9"], round_turns=200)
    match.play_all(0, ["take discard", "discard R1", "I Go!", "row red"])
    assert match.result.scores == [0, 1]
    match = table(["R1 R2", "G9"], round_turns=199)
    match.play_all(0, ["take discard", "discard R1", "pass"])
    assert match.view(None).round_no == 1
    assert match.turn == 1


def test_two_hundred_turns_played_out() -> None:
    """IG-16: counted from the deal, all players together."""
    match = Match(GAME, 3, "starter=seat_0,lay_back=no", seed=8)
    for turn in range(200):
        assert match.view(None).round_no == 1
        seat = turn % 3
        match.play(seat, "take discard")
        match.play_all(seat, [match.legal(seat)[0], "pass"])
    assert match.view(None).round_no == 2
    assert match.turn == 1


# ---------------------------------------------------------------- what holds for all games
def test_the_starter_is_drawn_or_seat_0() -> None:
    """ALL-2."""
    assert {Match(GAME, 4, seed=seed).turn for seed in range(40)} == {0, 1, 2, 3}
    assert {Match(GAME, 4, "starter=seat_0", seed=seed).turn for seed in range(10)} == {0}


def test_the_turn_limit_ends_the_match() -> None:
    """ALL-4: ranked by points."""
    match = table(["R1 R2", "G1 G2"], options="turn_limit=7", n_turns=7, points=[1, 2])
    match.play(0, "take stock")
    events = match.play_all(0, ["discard R1", "pass"])
    assert match.is_over
    assert match.result.ranking == [2, 1]
    assert [event.why for event in events if isinstance(event, RoundEnded)] == ["turn-limit"]


def test_the_last_turn_before_the_limit_is_played() -> None:
    """ALL-4: a limit of seven turns allows the seventh."""
    match = table(["R1 R2", "G1 G2"], options="turn_limit=7", n_turns=6)
    match.play(0, "take discard")
    match.play_all(0, ["discard R1", "pass"])
    assert not match.is_over
    match.play(1, "take discard")
    match.play_all(1, ["discard G1", "I Go!", "row green"])
    assert match.is_over


def test_the_presets() -> None:
    assert {name: preset.format() for name, preset in GAME.presets.items()} == {
        "standard": "i_go()",
        "short": "i_go(target=2)",
        "house": "i_go(lay_back=no,call_from=second)",
    }


@pytest.mark.parametrize("target", [0, 11])
def test_the_target_has_a_range(target: int) -> None:
    """IG-12: a target of 1 to 10."""
    with pytest.raises(BadOptions, match="target takes a whole number from 1 to 10"):
        GAME.options(target=target)


def test_a_hand_is_shown_with_its_row_only() -> None:
    """IG-6: saying I Go! tells no card yet."""
    match = table(["O1 P2 V5", "R9"], phase="call")
    events = match.play(0, "I Go!")
    assert events == [Declared(0, "i-go", "")]
