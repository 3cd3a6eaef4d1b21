"""15GO!, the basic game, rule by rule: a position, a move, the outcome."""

from __future__ import annotations

from collections import Counter

import pytest

from quintet import Match
from quintet.core.errors import IllegalAction, NotYourTurn
from quintet.core.events import Dealt, Declared, MatchEnded, Moved, RoundEnded, TurnPassed, drain
from quintet.core.rng import Rng
from quintet.core.sink import Sink
from quintet.core.zones import ALL_SEATS
from quintet.games.fifteen_go import GAME
from quintet.games.fifteen_go.options import FifteenGoOptions
from tests.games.fifteen_go_tables import pile, row, table, turned


def dealt(match: Match) -> list[list[str]]:
    """The closed piles."""
    return [pile(match, "closed", seat).split() for seat in range(match.n_players)]


# ---------------------------------------------------------------- cards and set-up
def test_eight_sets_of_fifteen() -> None:
    """FG-1: 120 cards, every number eight times, every set in a colour of its own."""
    deck = GAME.cards.format_all(GAME.deck(FifteenGoOptions(), 2))
    assert len(deck) == len(set(deck)) == 120
    assert Counter(card[0] for card in deck) == dict.fromkeys("RBGYOVPT", 15)
    assert Counter(int(card[1:]) for card in deck) == dict.fromkeys(range(1, 16), 8)


def test_two_sets_share_each_of_four_colours() -> None:
    """FG-1, FG-21: with four colours, set i has colour i mod 4."""
    deck = GAME.cards.format_all(GAME.deck(FifteenGoOptions(colours="4"), 2))
    assert Counter(deck) == {f"{colour}{number}": 2 for colour in "RBGY" for number in range(1, 16)}
    six = GAME.cards.format_all(GAME.deck(FifteenGoOptions(colours="4", sets=6), 2))
    assert Counter(card[0] for card in six) == {"R": 30, "B": 30, "G": 15, "Y": 15}


@pytest.mark.parametrize("sets", range(2, 9))
def test_a_shorter_game_leaves_whole_sets_out(sets: int) -> None:
    """FG-2: so many sets of 1 to 15 are dealt."""
    match = Match(GAME, 2, FifteenGoOptions(sets=sets), seed=1)
    numbers = Counter(int(card[1:]) for cards in dealt(match) for card in cards)
    assert numbers == dict.fromkeys(range(1, 16), sets)


def test_the_presets_of_the_sheet() -> None:
    """FG-2: 60 cards for two, 90 for three."""
    assert [len(cards) for cards in dealt(Match(GAME, 2, "two_players", seed=1))] == [30, 30]
    assert [len(cards) for cards in dealt(Match(GAME, 3, "three_players", seed=1))] == [30, 30, 30]
    assert [len(cards) for cards in dealt(Match(GAME, 3, "basic", seed=1))] == [40, 40, 40]


def test_all_cards_are_dealt_from_the_starter_on() -> None:
    """FG-3: one by one; if it does not come out even the first seats, from the starter on, hold one more."""
    for seed in range(12):
        match = Match(GAME, 4, FifteenGoOptions(sets=7), seed=seed)
        assert match.turn is not None
        sizes = [len(cards) for cards in dealt(match)]
        assert [sizes[(match.turn + i) % 4] for i in range(4)] == [27, 26, 26, 26]


def test_the_starter_is_drawn_or_fixed() -> None:
    """FG-3, ALL-2: the starter comes from the seed, or is seat 0."""
    assert {Match(GAME, 3, seed=seed).turn for seed in range(30)} == {0, 1, 2}
    assert {Match(GAME, 3, "starter=seat_0", seed=seed).turn for seed in range(30)} == {0}


def test_nobody_looks_at_a_closed_pile() -> None:
    """FG-3: not even its owner; the deal shows backs."""
    match = Match(GAME, 2, seed=5)
    for viewer in (None, 0, 1):
        closed = [zone for zone in match.view(viewer).zones if zone["zone"] == "closed"]
        assert closed == [{"zone": "closed", "seat": seat, "n": 60} for seat in (0, 1)]
    state = GAME.empty(FifteenGoOptions(sets=2), 2, 5)
    state.sink = Sink()
    state.start_match()
    events = [event.seen_by(0) for event in drain(state.sink, GAME.zones, GAME.cards)]
    assert [event.cards for event in events if isinstance(event, Dealt)] == [("??",) * 15] * 2


# ---------------------------------------------------------------- a turn
def test_everybody_sees_the_turned_card() -> None:
    """FG-4: the top card of the closed pile, for all to see."""
    match = table(["R9 R5", "B9"])
    assert match.legal(0) == ["turn"]
    events = match.play(0, "turn")
    assert pile(match, "closed", 0) == "R9"
    for told in ([event.seen_by(viewer) for event in events] for viewer in (-1, 0, 1)):
        assert [event.card for event in told if isinstance(event, Moved)] == ["R5"]
    for viewer in (None, 0, 1):
        assert {"zone": "turned", "n": 1, "cards": ["R5"]} in match.view(viewer).zones


def test_only_the_seat_on_turn_acts() -> None:
    """FG-4: the others wait."""
    match = table(["R9 R5", "B9"])
    assert match.legal(1) == []
    with pytest.raises(NotYourTurn) as refused:
        match.play(1, "turn")
    assert refused.value.key == "it-is-not-your-turn"


def test_a_one_starts_a_row_by_itself() -> None:
    """FG-5: it goes to the middle at once, though it would fit elsewhere, and the turn may go on (FG-7)."""
    match = table(["R9 R5 R1", "B9"], ["", "B2"])
    match.play(0, "turn")
    assert row(match, 0) == "R1"
    assert match.turn == 0
    match.play(0, "turn")
    assert turned(match) == "R5"


def test_any_number_of_rows() -> None:
    """FG-5: there is no limit; every 1 starts a row, here the eighth in the place that was free."""
    rows = ["R1", "B2", "", "Y4", "O5", "V6", "P7", "T8"]
    match = table(["R9 G9 G1", "B9"], rows=rows)
    match.play(0, "turn")
    assert row(match, 2) == "G1"
    match.play(0, "turn")
    assert turned(match) == "G9"


def test_a_last_one_wins() -> None:
    """FG-5, FG-13: a 1 may be the last card."""
    match = table(["R1", "B9"])
    match.play(0, "turn")
    assert match.result.winners == [0]


def test_a_six_goes_on_a_five_or_on_a_seven() -> None:
    """FG-6, worked case: turned 6, open tops 5, 10, 7: the player chooses between the 5 and the 7."""
    for target, beneath in ((1, "B5"), (3, "Y7")):
        match = table(["R9 R8", "B9", "G9", "Y9"], ["", "B5", "G10", "Y7"], turned="R6")
        assert match.legal(0) == ["put down", "give 1", "give 3"]
        match.play(0, f"give {target}")
        assert pile(match, "open", target) == f"{beneath} R6"


def test_a_two_goes_on_the_one() -> None:
    """FG-6, worked case: turned 2, rows topped 1 and 8: the 2 goes on the 1."""
    match = table(["R9 R8", "B9"], rows=["B1", "G8"], turned="R2")
    assert match.legal(0) == ["put down", "row 0"]
    match.play(0, "row 0")
    assert row(match, 0) == "B1 R2"


@pytest.mark.parametrize(("card", "rows"), [("R5", [1]), ("R4", [0]), ("R6", []), ("R3", []), ("R2", [])])
def test_a_row_grows_by_one(card: str, rows: list[int]) -> None:
    """FG-6: only on a row whose top is exactly one lower."""
    match = table(["R9", "B9"], rows=["B3", "G4"], turned=card)
    assert match.legal(0) == ["put down", *(f"row {number}" for number in rows)]


def test_the_player_chooses_between_rows_and_piles() -> None:
    """FG-6: several places of both kinds."""
    match = table(["R9", "B9", "G9"], ["", "B3", "G5"], ["Y3", "O3"], turned="R4")
    assert match.legal(0) == ["put down", "row 0", "row 1", "give 1", "give 2"]


def test_no_wrap_from_fifteen_to_one() -> None:
    """FG-6: a 15 goes on a 14 only, a 2 on an open 3 only; nothing goes on a 15 but a 14."""
    match = table(["R9", "B9", "G9"], ["", "B2", "G14"], ["Y1"], turned="R15")
    assert match.legal(0) == ["put down", "give 2"]
    match = table(["R9", "B9", "G9"], ["", "B15", "G3"], turned="R2")
    assert match.legal(0) == ["put down", "give 2"]


def test_nothing_goes_on_an_empty_open_pile() -> None:
    """FG-7."""
    match = table(["R9", "B9"], turned="R6")
    with pytest.raises(IllegalAction, match="empty open pile") as refused:
        match.play(0, "give 1")
    assert refused.value.key == "nothing-can-be-laid-on-an-empty-open-pile"


def test_a_card_put_down_ends_the_turn() -> None:
    """FG-8: on one's own open pile, even though it would fit elsewhere."""
    match = table(["R9", "B9"], ["R4", "B7"], ["G5"], turned="R6")
    assert match.legal(0) == ["put down", "row 0", "give 1"]
    events = match.play(0, "put down")
    assert pile(match, "open", 0) == "R4 R6"
    assert (match.turn, turned(match)) == (1, "")
    assert match.legal(1) == ["turn"]
    assert events[-1] == TurnPassed(1)


def test_nobody_builds_on_their_own_pile_in_the_basic_game() -> None:
    """FG-9."""
    match = table(["R9", "B9"], ["R7", "B12"], turned="R6")
    assert match.legal(0) == ["put down"]
    assert match.why_illegal(0, "build") == "building-on-the-own-pile-is-switched-off"
    assert match.why_illegal(0, "give 0") == "you-give-to-others-only"


def test_the_open_pile_is_turned_over_but_for_its_top() -> None:
    """FG-10: unshuffled, so what was put down first comes up first."""
    match = table(["", "B9"], ["R3 R6 R12 R8", "B15"])
    events = match.play(0, "turn")
    assert turned(match) == "R3"
    assert pile(match, "open", 0) == "R8"
    assert pile(match, "closed", 0) == "R12 R6"
    assert events[0] == Declared(0, "turned-over", "")
    assert sum(isinstance(event, Moved) for event in events) == 4


def test_a_pile_turned_over_is_known_to_everybody() -> None:
    """FG-10: views show backs, but a redeal keeps the pile; what nobody has seen is dealt afresh."""
    rest = [f"{colour}{number}" for colour in "VPT" for number in range(1, 16)]
    match = table(["", " ".join(rest)], ["R3 R6 R12 R8", "B15"])
    match.play(0, "turn")
    assert match.view(1).facts["seen"] == [1, 0]
    assert {"zone": "closed", "seat": 0, "n": 2} in match.view(1).zones
    for viewer in (-1, 0, 1):
        match.state.resample(viewer, Rng(7))
        assert pile(match, "closed", 0) == "R12 R6"
        assert pile(match, "closed", 1).split() != rest
        assert sorted(pile(match, "closed", 1).split()) == sorted(rest)


def test_closed_piles_that_all_have_seen_keep_their_order_with_all_hands_open() -> None:
    """FG-10: whatever order the others get, along a whole match."""
    match = Match(GAME, 3, "sets=4", seed=5)
    rng = Rng(5)
    n_seen = n_unseen = 0
    while not match.is_over:
        truth = dealt(match)
        copy = match.state.copy()
        copy.resample(ALL_SEATS, rng)
        seen = match.view(None).facts["seen"]
        assert isinstance(seen, list)
        for seat in range(3):
            now = GAME.cards.format_all(copy.piles.closed_list(seat))  # type: ignore[attr-defined]
            if seen[seat]:
                assert now == truth[seat]
                n_seen += len(now) > 1
            else:
                assert len(now) == len(truth[seat])
                n_unseen += now != truth[seat]
        legal = match.legal(int(match.state.turn))
        match.play(int(match.state.turn), legal[int(rng.below(len(legal)))])
    assert n_seen > 100
    assert n_unseen > 50


def test_a_pile_is_turned_over_in_mid_turn() -> None:
    """FG-10, FG-10a: the turn goes on from the new closed pile."""
    match = table(["", "B9"], ["R3 R12 R8", "B7"], turned="R6")
    match.play_all(0, ["give 1", "turn"])
    assert (match.turn, turned(match)) == (0, "R3")
    assert match.view(None).facts["was_turned_over"] is True


def test_a_pile_is_turned_over_once_per_turn() -> None:
    """FG-10a: where it would be needed again the turn ends."""
    match = table(["", "B9"], ["R3 R8", "B7"], turned="R6", was_turned_over=True)
    match.play(0, "give 1")
    assert (match.turn, turned(match)) == (1, "")
    assert pile(match, "open", 0) == "R3 R8"
    assert match.view(None).facts["was_turned_over"] is False


def test_the_next_turn_may_turn_over_again() -> None:
    """FG-10a: the limit is for one turn."""
    match = table(["", "B9"], ["R3 R8", ""], turned="R12", was_turned_over=True)
    match.play(0, "put down")
    match.play(1, "turn")
    match.play(1, "put down")
    match.play(0, "turn")
    assert (match.turn, turned(match)) == (0, "R3")
    assert pile(match, "closed", 0) == "R8"


def test_a_single_open_card_counts_as_turned() -> None:
    """FG-11: it is picked up and may leave."""
    match = table(["", "B9"], ["R6", "B7"])
    events = match.play(0, "turn")
    assert turned(match) == "R6"
    assert pile(match, "open", 0) == ""
    assert [(event.card, event.source.zone.name) for event in events if isinstance(event, Moved)] == [("R6", "open")]
    match.play(0, "give 1")
    assert match.result.winners == [0]


def test_a_single_open_card_goes_back() -> None:
    """FG-11: if it does not fit it is the open pile again, and the turn ends; it cannot be built on itself."""
    match = table(["", "B9"], ["R6", "B12"], options="build_own=yes")
    match.play(0, "turn")
    assert match.legal(0) == ["put down"]
    match.play(0, "put down")
    assert pile(match, "open", 0) == "R6"
    assert match.turn == 1


def test_a_single_open_card_is_picked_up_although_the_pile_was_turned_over() -> None:
    """FG-11: FG-10a does not limit it, in mid-turn either."""
    match = table(["", "B9"], ["R12", "B7"], turned="R6", was_turned_over=True)
    match.play_all(0, ["give 1", "turn"])
    assert (match.turn, turned(match)) == (0, "R12")
    assert pile(match, "open", 0) == ""


def test_a_complete_row_is_put_away() -> None:
    """FG-12: and its place in the middle is free for the next."""
    match = table(["R9 R1", "B9"], rows=["G14", "Y3"], turned="R15")
    before = len(pile(match, "finished").split())
    match.play(0, "row 0")
    assert len(pile(match, "finished").split()) == before + 15
    match.play(0, "turn")
    assert row(match, 0) == "R1"
    assert row(match, 1) == "Y1 Y2 Y3"


def test_whoever_has_no_card_left_wins_at_once() -> None:
    """FG-13: neither closed nor open nor in hand."""
    match = table(["", "B9", "G9"], rows=["Y5"], turned="R6")
    events = match.play(0, "row 0")
    assert match.is_over
    assert match.turn is None
    assert match.result.winners == [0]
    assert events[-3:] == [Declared(0, "out", ""), RoundEnded((0,), "out"), MatchEnded((1, 2, 2))]


def test_an_open_card_left_is_no_win() -> None:
    """FG-13: the open pile counts too."""
    match = table(["", "B9"], ["R12", ""], rows=["Y5"], turned="R6")
    match.play(0, "row 0")
    assert not match.is_over


# ---------------------------------------------------------------- ends
def test_a_stalemate_ends_the_match() -> None:
    """FG-19: 2 players x 4 cards: after 2 * 2 * 4 + 20 = 36 turned cards without one to the middle."""
    match = table(["R9", "B9"], ["R4", "B12"], idle=34)
    match.play(0, "turn")
    match.play(0, "put down")
    assert not match.is_over
    match.play(1, "turn")
    assert not match.is_over
    events = match.play(1, "put down")
    assert RoundEnded((0, 1), "stalemate") in events
    assert match.result.ranking == [1, 1]


def test_a_stalemate_ranks_by_cards_left() -> None:
    """FG-19: fewest cards left rank first."""
    match = table(["R9 R7", "B9", "G2 G4"], ["", "B12", ""], turned="R4", idle=2 * 3 * 7 + 20)
    match.play(0, "put down")
    assert match.result.is_over
    assert match.result.ranking == [3, 1, 1]
    assert match.result.scores == [-3, -2, -2]


def test_a_card_given_away_counts_for_the_stalemate() -> None:
    """FG-19: only the middle matters."""
    match = table(["R9 R7", "B9"], ["", "B12"], turned="R11", idle=2 * 2 * 5 + 20)
    match.play(0, "give 1")
    assert match.is_over


def test_a_card_to_the_middle_ends_the_count() -> None:
    """FG-19: the count begins anew."""
    match = table(["R9 R7", "B9"], rows=["G3"], turned="R4", idle=500)
    match.play(0, "row 0")
    assert not match.is_over
    assert match.view(None).facts["idle"] == 0
    match.play(0, "turn")
    assert match.view(None).facts["idle"] == 1


def test_cards_in_the_middle_are_held_no_more() -> None:
    """FG-19: with one of three cards in the middle the number is 2 * 2 * 2 + 20 = 28."""
    match = table(["R9", "B7"], rows=["G3"], turned="R4")
    match.play(0, "row 0")
    n_turned = 0
    while not match.is_over:
        seat = int(match.state.turn)
        action = match.legal(seat)[0]
        n_turned += action == "turn"
        match.play(seat, action)
    assert n_turned == 28


def test_a_one_ends_the_count() -> None:
    """FG-19: a 1 goes to the middle too."""
    match = table(["R9 R1", "B9"], idle=30)
    match.play(0, "turn")
    assert match.view(None).facts["idle"] == 0


def test_a_card_picked_up_counts_for_the_stalemate() -> None:
    """FG-19: FG-11 counts."""
    match = table(["", "B9"], ["R6", ""], idle=5)
    match.play(0, "turn")
    assert match.view(None).facts["idle"] == 6


def test_the_others_rank_by_cards_left() -> None:
    """FG-20."""
    match = table(["", "B9 B8", "G9", "Y9 Y8"], rows=["O5"], turned="R6")
    match.play(0, "row 0")
    assert match.result.ranking == [1, 3, 2, 3]
    assert match.result.scores == [0, -2, -1, -2]


def test_the_turn_limit_ends_the_match() -> None:
    """ALL-4: the last turn allowed is played; fewest cards rank first there too."""
    match = table(["R9", "B9"], ["", "B7"], turned="R2", options="turn_limit=8", n_turns=7)
    match.play(0, "put down")
    assert not match.is_over
    match = table(["R9", "B9"], ["", "B7"], turned="R2", options="turn_limit=8", n_turns=8)
    events = match.play(0, "put down")
    assert RoundEnded((0, 1), "turn-limit") in events
    assert match.is_over
