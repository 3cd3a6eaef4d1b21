"""SOLO: the end of a round, points, the end of the match, stalemate and the turn limit."""

from __future__ import annotations

import pytest

from quintet import Match
from quintet.core.errors import BadOptions, MatchOver
from quintet.core.events import Event, MatchEnded, Moved, RoundEnded, Scored
from quintet.core.rng import Rng
from quintet.games.solo import GAME
from tests.games.solo_table import IN_DISCARD, fact, hand, sizes, table, top


def ended(events: list[Event]) -> list[tuple[tuple[int, ...], str]]:
    return [(event.winners, event.why) for event in events if isinstance(event, RoundEnded)]


def scored(events: list[Event]) -> dict[int, int]:
    return {event.seat: event.points for event in events if isinstance(event, Scored)}


# ---------------------------------------------------------------- the last card
def test_whoever_lays_their_last_card_wins_the_round() -> None:
    """SO-22: at once; in round 2 all have a full hand again."""
    match = table(["R1", "G1 G2", "B1 B2"])
    events = match.play(0, "lay R1")
    assert ended(events) == [((0,), "out")]
    assert match.view(None).round_no == 2
    assert min(sizes(match)) == 8


@pytest.mark.parametrize(("card", "action"), [("R+2", "lay R+2"), ("+4", "lay +4 green")])
def test_a_penalty_laid_as_last_card_is_not_taken(card: str, action: str) -> None:
    """SO-22: what that card would make others take is not taken any more."""
    match = table([card, "G1 G2", "B1 B2"], options="scoring=round")
    events = match.play(0, action)
    assert sizes(match) == [0, 2, 2]
    assert len([event for event in events if isinstance(event, Moved)]) == 1
    assert match.result.scores == [0, -3, -3]


def test_a_penalty_that_was_due_lapses_with_the_last_card() -> None:
    """SO-14, SO-22: whoever passes it on with their last card has won; nobody takes it, now or in the next round."""
    match = table(["G+2", "G1 G2", "B1 B2"], top="R+2", due=6)
    events = match.play(0, "lay G+2")
    assert scored(events) == {1: -3, 2: -3}
    assert fact(match, "due") == (2 if top(match).endswith("+2") else 0)


@pytest.mark.parametrize(("card", "action"), [("RS", "lay RS 1"), ("AR", "lay AR")])
def test_a_swap_or_all_round_as_last_card_does_not_happen(card: str, action: str) -> None:
    """SO-22: the winner is out of cards and stays so."""
    match = table([card, "G1 G2", "B3"], options="scoring=round")
    match.play(0, action)
    assert [hand(match, seat) for seat in range(3)] == [[], ["G1", "G2"], ["B3"]]
    assert match.result.winners == [0]


def test_a_card_taken_and_laid_leaves_the_last_card() -> None:
    """SO-6, SO-22: so the round is not won with it."""
    match = table(["G1", "B1 B2"], draws="R7")
    match.play(0, "take")
    match.play(0, "lay R7 SOLO")
    assert (sizes(match)[0], match.view(None).round_no) == (1, 1)


# ---------------------------------------------------------------- card values
@pytest.mark.parametrize(
    ("card", "points"),
    [(f"{colour}{n}", n) for colour in "RGBY" for n in range(1, 10)]
    + [(f"{c}{s}", p) for c in "RGBY" for s, p in (("C", 10), ("M", 20), ("+2", 30), ("S", 30))]
    + [("AR", 40), ("CC", 40), ("+4", 50)],
)
def test_the_value_of_a_card(card: str, points: int) -> None:
    """SO-23: as the sheets list them."""
    match = table(["R9", card], top="R8", options="scoring=round")
    match.play(0, "lay R9")
    assert match.result.scores == [0, -points]


def test_the_value_of_a_hand() -> None:
    """SO-23: every card counts, also the second and fourth of a kind."""
    match = table(["R1", "G9 G9 GM GM +4 +4 +4 +4 AR CC CC"], options="scoring=round")
    match.play(0, "lay R1")
    assert match.result.scores == [0, -(9 + 9 + 20 + 20 + 200 + 40 + 80)]


# ---------------------------------------------------------------- minus points
@pytest.mark.parametrize(("scoring", "limit"), [("minus_500", 500), ("minus_300", 300)])
def test_losers_write_their_cards_as_minus_points(scoring: str, limit: int) -> None:
    """SO-24: the winner of the round writes nothing; the match goes on while nobody exceeds the limit."""
    match = table(["R1", "G1 G2", "+4"], options=f"scoring={scoring}", points=[-limit, -10, 50 - limit])
    events = match.play(0, "lay R1")
    assert scored(events) == {1: -3, 2: -50}
    assert match.result.scores == [-limit, -13, -limit]
    assert not match.is_over
    assert match.result.winners == []


@pytest.mark.parametrize(("scoring", "limit"), [("minus_500", 500), ("minus_300", 300)])
def test_the_match_ends_when_somebody_exceeds_the_limit(scoring: str, limit: int) -> None:
    """SO-24, ALL-5: by one point; the fewest minus points win, though another won the round."""
    match = table(["R1", "G1 G2", "G3"], options=f"scoring={scoring}", points=[-20, -15, -limit + 2])
    events = match.play(0, "lay R1")
    assert match.is_over
    assert match.result.scores == [-20, -18, -limit - 1]
    assert match.result.ranking == [2, 1, 3]
    assert match.result.winners == [1]
    assert isinstance(events[-1], MatchEnded)
    assert events[-1].ranking == (2, 1, 3)


def test_equal_points_share_a_rank() -> None:
    """ALL-5: two winners, then rank 3."""
    match = table(["R1", "G1 G2", "B1 B2", "+4 +4"], options="scoring=round")
    match.play(0, "lay R1")
    assert match.result.ranking == [1, 2, 2, 4]
    match = table(["R1", "G1 G2", "+4 +4"], points=[-3, 0, -450])
    match.play(0, "lay R1")
    assert (match.result.ranking, match.result.winners) == ([1, 1, 3], [0, 1])


def test_the_german_edition_is_the_default() -> None:
    """SO-24: minus_500."""
    assert GAME.options().scoring == "minus_500"


# ---------------------------------------------------------------- the winner scores
def test_the_winner_gets_the_sum_of_all_others_cards() -> None:
    """SO-24: winner_600; the losers write nothing."""
    match = table(["R1", "G1 G2", "+4"], options="scoring=winner_600", points=[0, 546, 0])
    events = match.play(0, "lay R1")
    assert scored(events) == {0: 53}
    assert (match.result.scores, match.is_over) == ([53, 546, 0], False)


@pytest.mark.parametrize(("before", "is_over"), [(546, False), (547, True), (590, True)])
def test_first_to_600_wins(before: int, is_over: bool) -> None:
    """SO-24: 600 points are enough."""
    match = table(["R1", "G1 G2", "+4"], options="scoring=winner_600", points=[before, 0, 599])
    match.play(0, "lay R1")
    assert match.is_over is is_over
    if is_over:
        assert (match.result.winners, match.result.ranking) == ([0], [1, 3, 2])


# ---------------------------------------------------------------- one round
def test_a_single_round() -> None:
    """SO-24: ranked by card points left."""
    match = table(["R1", "G1 G2", "B1", "+4 +4"], options="scoring=round")
    match.play(0, "lay R1")
    assert match.is_over
    assert (match.result.scores, match.result.ranking) == ([0, -3, -1, -100], [1, 3, 2, 4])


def test_nothing_is_played_after_the_end() -> None:
    """SO-24: the match is over for everybody."""
    match = table(["R1", "R1 G2"], options="scoring=round")
    match.play(0, "lay R1")
    assert (match.turn, match.legal(0), match.legal(1)) == (None, [], [])
    assert match.why_illegal(1, "throw in R1") == "the-match-is-over"
    with pytest.raises(MatchOver, match=r"Player 2 \(seat 1\) cannot 'throw in R1': the match is over"):
        match.play(1, "throw in R1")


# ---------------------------------------------------------------- stalemate
@pytest.mark.parametrize(
    ("scoring", "scores"), [("round", [-11, -11]), ("minus_500", [-11, -11]), ("winner_600", [0, 0])]
)
def test_a_stalemate_has_no_winner(scoring: str, scores: list[int]) -> None:
    """SO-25: a full circle neither laid nor took: all write their cards as losers; with winner_600 nobody scores."""
    match = table(["G2 B9", "B2 Y9", "Y1"], options=f"scoring={scoring}", rest=2, idle=2)
    events = match.play(0, "pass")
    assert ended(events) == [((), "stalemate")]
    points = scored(events)
    assert [points.get(seat, 0) for seat in (0, 1)] == scores
    assert match.is_over == (scoring != "winner_600")


def test_a_stalemate_needs_a_full_circle() -> None:
    """SO-25: one pass less, and the round goes on."""
    match = table(["G2 B9", "B2 Y9", "Y1"], rest=2, idle=1)
    events = match.play(0, "pass")
    assert (ended(events), match.turn, fact(match, "idle")) == ([], 1, 2)


def test_laying_breaks_the_circle() -> None:
    """SO-25: the count starts anew."""
    match = table(["R2 B9", "B2 Y9", "Y1"], rest=2, idle=2)
    match.play(0, "lay R2 SOLO")
    assert fact(match, "idle") == 0


def test_throwing_in_breaks_the_circle() -> None:
    """SO-25: it is laying."""
    match = table(["G2 B9", "R5 Y8 Y9", "Y1"], rest=2, idle=2)
    match.play(1, "throw in R5")
    assert (fact(match, "idle"), match.turn) == (0, 2)


def test_taking_breaks_the_circle() -> None:
    """SO-25: also if the card is kept."""
    match = table(["G2 B9", "B2 Y9"], rest=IN_DISCARD)
    match.play(0, "take")
    match.play(0, "pass")
    assert fact(match, "idle") == 0


def test_a_penalty_that_lapses_counts_for_the_circle() -> None:
    """SO-7, SO-25: a player who took nothing of it neither laid nor took."""
    match = table(["G2 B9", "B2 Y9", "Y1"], top="R+2", rest=2, due=2)
    match.play(0, "take")
    assert fact(match, "idle") == 1


def test_a_penalty_taken_in_part_breaks_the_circle() -> None:
    """SO-7, SO-25: the player took a card."""
    match = table(["G2 B9", "B2 Y9", "Y1"], top="G9 R+2", rest=2, due=2)
    match.play(0, "take")
    assert (sizes(match)[0], fact(match, "idle")) == (3, 0)


def test_a_turn_after_a_lapsed_penalty_counts_once() -> None:
    """SO-16, SO-25: with play_after_penalty the lapse and the pass are one turn of one player."""
    match = table(["G2 B9", "B2"], options="play_after_penalty=yes", top="R+2", rest=1, due=2)
    match.play(0, "take")
    events = match.play(0, "pass")
    assert (ended(events), match.turn, fact(match, "idle")) == ([], 1, 1)


# ---------------------------------------------------------------- turn limit
def test_the_turn_limit_ends_the_match() -> None:
    """ALL-4: when one more turn would begin; all write the cards they hold."""
    match = table(["R1 R2 R3", "G2", "B3"], options="turn_limit=7", n_turns=7, points=[-5, 0, 0])
    events = match.play(0, "lay R1")
    assert ended(events) == [((), "turn-limit")]
    assert match.is_over
    assert (match.result.scores, match.result.ranking) == ([-10, -2, -3], [3, 1, 2])


def test_the_last_turn_within_the_limit_is_played_to_its_end() -> None:
    """ALL-4: taking does not begin a turn."""
    match = table(["G1 G2 G3", "G2", "B3"], options="turn_limit=7", n_turns=7)
    match.play(0, "take")
    assert not match.is_over
    match.play(0, "pass")
    assert match.is_over


def test_with_winner_600_nobody_scores_at_the_turn_limit() -> None:
    """ALL-4, SO-24: the points so far rank the seats."""
    match = table(["R1 R2 R3", "G2", "B3"], options="turn_limit=7,scoring=winner_600", n_turns=7, points=[5, 100, 0])
    match.play(0, "lay R1")
    assert (match.result.scores, match.result.winners) == ([5, 100, 0], [1])


def test_a_round_won_in_the_last_turn_is_the_last_round() -> None:
    """ALL-4: nothing is dealt any more, so nobody writes cards that they could not play."""
    match = table(["R1", "G2", "B3"], options="turn_limit=7", n_turns=7)
    events = match.play(0, "lay R1")
    assert ended(events) == [((0,), "out")]
    assert match.is_over
    assert match.result.scores == [0, -2, -3]


def test_a_match_of_one_turn() -> None:
    """ALL-4: the least limit there is."""
    match = Match(GAME, 3, "turn_limit=1,starter=seat_0", seed=3)
    seat = match.turn
    assert seat is not None
    match.play(seat, "take")
    if not match.is_over:
        match.play(seat, "pass")
    assert match.is_over


def test_the_turn_limit_is_a_positive_number() -> None:
    """ALL-4: a match without a turn is refused."""
    with pytest.raises(BadOptions, match="option turn_limit takes a whole number from 1 to 1000000, not '0'"):
        Match(GAME, 3, "turn_limit=0")


# ---------------------------------------------------------------- whole matches
@pytest.mark.parametrize("scoring", ["minus_500", "minus_300", "winner_600", "round"])
@pytest.mark.parametrize("n_players", [2, 10])
def test_random_matches_end_as_their_scoring_says(scoring: str, n_players: int) -> None:
    """SO-24, ALL-4: by the limit of points, not of turns."""
    state = GAME.new_state(GAME.options(scoring=scoring), n_players, seed=5)
    state.playout(Rng(1))
    scores = state.scores()
    assert state.is_over
    assert state.n_turns <= state.turn_limit
    if scoring == "winner_600":
        assert sorted(scores)[-1] >= 600 > sorted(scores)[-2]
    elif scoring == "round":
        assert (state.round_no, max(scores)) == (1, 0)
    else:
        assert min(scores) < (-500 if scoring == "minus_500" else -300)
    assert [rank == 1 for rank in state.ranking()] == [score == max(scores) for score in scores]


@pytest.mark.parametrize("preset", sorted(GAME.presets))
def test_every_preset_can_be_played(preset: str) -> None:
    """ALL-3: with two players and with ten."""
    for n_players in (2, 10):
        state = GAME.new_state(GAME.parse_options(preset), n_players, seed=1)
        state.playout(Rng(2))
        assert state.is_over
