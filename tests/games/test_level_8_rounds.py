"""Level 8, rule by rule: the draw pile runs out, rounds and the match end, cards are kept."""

from __future__ import annotations

import pytest

from quintet import Match
from quintet.core.errors import IllegalAction
from quintet.core.events import Dealt, RoundEnded, Scored, Shuffled
from quintet.core.rng import Rng
from quintet.games.level_8 import GAME
from tests.games.level_8_table import cards, fact, hand_size, lay, n_draw, table

LAID = ["O4 O5 O6", "P11 P12 P13"]
OTHER = ["Y4 Y5 Y6", "Y11 Y12 Y13"]


# ---------------------------------------------------------------- the draw pile runs out
def test_the_last_face_down_card_makes_a_new_draw_pile() -> None:
    """L8-15: at once all discards but the tops are shuffled into it."""
    match = table(["R1 R2", "R3 R4"], draw="P5", rest="discard", discards=["O1", "Y1 Y2 Y3"])
    before = len(cards(match, "discard", 0).split())
    events = match.play(0, "draw")
    assert any(isinstance(event, Shuffled) for event in events)
    assert cards(match, "hand", 0) == "R1 R2 P5"
    assert (cards(match, "discard", 0), cards(match, "discard", 1)) == ("O1", "Y3")
    assert n_draw(match) == before - 1 + 2


def test_a_face_up_card_on_top_makes_a_new_draw_pile() -> None:
    """L8-15: when only face-up cards are left, they are shuffled in with the discards."""
    match = table(["R1 R2", "R3 R4"], draw="P5", rest="discard", discards=["O1", "Y3"], under="MISS MISS")
    n_piled = len(cards(match, "discard", 0).split())
    match.play(0, "draw")
    assert cards(match, "under") == ""
    assert n_draw(match) == n_piled - 1 + 2
    assert not any(isinstance(event, Shuffled) for event in match.play(0, "discard R1"))


def test_a_face_up_card_pushed_under_an_empty_draw_pile() -> None:
    """L8-15: is on top at once, and so makes a new draw pile."""
    match = table(["R1 MISS", "R3 R4", "R5 R6"], rest="hand", discards=["O1", "Y3", ""], phase="play")
    match.play(0, "miss 1")
    assert (match.turn, n_draw(match), cards(match, "under")) == (2, 1, "")
    match.play(2, "draw")
    assert cards(match, "hand", 2) == "R5 R6 MISS"


def test_without_a_new_draw_pile_one_takes_discards_only() -> None:
    """L8-15: if the shuffle gives no card; it is tried again at the next take."""
    match = table(["R1 R2", "R3 R4"], draw="P5", rest="hand", discards=["O1", "Y3"])
    match.play(0, "draw")
    assert n_draw(match) == 0
    match.play(0, "discard R1")  # O1 lies under it now
    assert n_draw(match) == 1
    assert match.legal(1) == ["draw", "take from 0", "take from 1"]
    match = table(["R1 R2", "R3 R4"], draw="P5", rest="hand", discards=["", "Y3"])
    match.play(0, "draw")
    match.play(0, "discard R1")
    assert match.legal(1) == ["take from 0", "take from 1"]
    with pytest.raises(IllegalAction) as refused:
        match.play(1, "draw")
    assert refused.value.key == "the-draw-pile-is-empty"


def test_without_any_card_to_take_the_round_ends() -> None:
    """L8-15: only players whose level is on the table advance, one level."""
    match = table(["R1 MISS", "R3 R4"], rest="hand", discards=["", ""], combos={1: LAID}, phase="play", levels=[3, 1])
    match.play(0, "discard MISS")
    assert "take from 0" in match.legal(1)  # there is a discard now
    match = table(["R1 KEEP", "R3 R4"], "master=yes", rest="hand", combos={1: LAID}, phase="play", levels=[3, 1])
    events = match.play(0, "play keep")
    assert RoundEnded((), "no-cards") in events
    assert fact(match, "levels") == [3, 2]


@pytest.mark.parametrize("n_players", [2, 3])
def test_stalemate(n_players: int) -> None:
    """L8-15a: after 60 turns each the round ends; whoever has laid advances one, nobody gets the bonus."""
    hands = ["R1 R2", "R3 R4", "R5 R6"][:n_players]
    match = table(hands, combos={1: LAID}, phase="play", round_turns=60 * n_players - 1, dealer=0)
    match.play(0, "discard R1")
    assert fact(match, "round_turns") == 60 * n_players
    match.play(1, "draw")
    events = match.play(1, "discard R3")
    assert RoundEnded((), "stalemate") in events
    assert fact(match, "levels") == [1, 2, 1][:n_players]
    assert (fact(match, "round_turns"), fact(match, "dealer")) == (1, 1)


# ---------------------------------------------------------------- the end of a round
def test_the_last_card_on_the_players_own_pile_ends_the_round() -> None:
    """L8-16: two levels for that player, one for others whose level is on the table, none for the rest."""
    match = table(["R1", "R3 R4", "R5 R6"], combos={0: LAID, 1: OTHER}, phase="play", dealer=1, levels=[1, 1, 4])
    events = match.play(0, "discard R1")
    assert RoundEnded((0,), "out") in events
    assert [e for e in events if isinstance(e, Scored)] == [Scored(0, 2, "bonus"), Scored(1, 1, "level")]
    assert fact(match, "levels") == [3, 2, 4]
    assert match.result.scores == [2, 1, 3]
    assert fact(match, "laid") == [0, 0, 0]


def test_the_next_round() -> None:
    """L8-16: the dealer's left neighbour deals all cards, those in front of players too."""
    match = table(
        ["R1", "R3 R4", "R5 R6"], combos={0: LAID}, fronts=["", "MISS", ""], under="MISS", phase="play", dealer=1
    )
    match.play(0, "discard R1")
    assert (fact(match, "dealer"), match.turn, match.view(None).round_no) == (2, 0, 2)
    assert [hand_size(match, seat) for seat in range(3)] == [10, 10, 10]
    assert n_draw(match) == 101 - 31
    assert [cards(match, "front", seat) for seat in range(3)] == ["", "", ""]
    assert (cards(match, "under"), cards(match, "level", 0, 0)) == ("", "")
    assert [len(cards(match, "discard", seat).split()) for seat in range(3)] == [0, 0, 1]


def test_the_ranking() -> None:
    """L8-16: level, then level laid; ties share."""
    match = table(
        ["R1 R2", "R3 R4", "R5 R6", "B1 B2", "B3 B4"],
        combos={1: ["G9 B9", "G10 B10", "G11 B11", "G12 B12"]},
        phase="play",
        levels=[2, 2, 2, 5, 3],
    )
    assert match.result.ranking == [4, 3, 4, 1, 2]  # a level more counts for more than a level laid


def test_the_turn_limit() -> None:
    """L8-16: a match that is broken off is ranked as it stands, nobody advances."""
    match = table(["R1 R2", "R3 R4"], "turn_limit=7", combos={1: LAID}, phase="play", n_turns=7)
    events = match.play(0, "discard R1")
    assert RoundEnded((), "turn-limit") in events
    assert match.is_over
    assert (match.result.ranking, match.result.scores) == ([2, 1], [0, 0])


# ---------------------------------------------------------------- the end of the match
def test_laying_level_8_wins_at_once() -> None:
    """L8-17: pair + triple + set of 4, whatever is still in hand."""
    match = table(
        ["R2 O2 R5 O5 Y5 R9 O9 Y9 J B1 B3", "R3 R4", "G1 G2"],
        phase="play",
        levels=[8, 8, 3],
        combos={2: ["R10 O11 Y12", "G5 G6 G7 G8"]},
    )
    lay(match, 0)
    assert match.is_over
    assert match.result.winners == [0]
    assert match.result.ranking == [1, 2, 3]
    assert match.result.scores == [8, 7, 2]
    assert match.turn is None


def test_level_8_needs_no_card_for_the_discard() -> None:
    """L8-17: it wins at once, so nothing need stay (L8-11)."""
    match = table(["R2 O2 R5 O5 Y5 R9 O9 Y9 J", "R3 R4"], phase="play", levels=[8, 1])
    lay(match, 0)
    assert match.result.winners == [0]


def test_ending_a_round_with_level_7_laid_wins() -> None:
    """L8-17: the others still move up (L8-16), a level 7 only to 8."""
    seven = ["R2 O2 Y2", "G5 G6 G7 G8 G9"]
    match = table(
        ["R1", "R3 R4", "R5 R6"], combos={0: seven, 1: ["B2 G2 P2", "P5 P6 P7 P8 P9"]}, phase="play", levels=[7, 7, 8]
    )
    match.play(0, "discard R1")
    assert match.is_over
    assert fact(match, "levels") == [9, 8, 8]
    assert match.result.ranking == [1, 2, 2]


def test_ending_a_round_with_level_6_laid_does_not_win() -> None:
    """L8-17: two levels up is level 8, which is still to be laid."""
    match = table(["R1", "R3 R4"], combos={0: ["R2 O2", "R5 O5 Y5", "G9 B9 P9"]}, phase="play", levels=[6, 8])
    match.play(0, "discard R1")
    assert not match.is_over
    assert fact(match, "levels") == [8, 8]


# ---------------------------------------------------------------- keeping cards
def round_over(options: str = "hard") -> Match:
    """Seat 0 has just ended a round; seats 1, 2 and 3 have not laid levels 5, 8 and 4."""
    hands = ["R1", "R3 R4 O7 J P9", "R5 R6 B8", "B1 B2"]
    combos = {0: ["O4 O5 O6 J", "P11 Y11", "P3 Y3"]} if options == "hard" else {0: LAID}
    match = table(hands, options, combos=combos, phase="play", levels=[1, 5, 8, 4])
    match.play(0, "discard R1")
    return match


def test_up_to_four_cards_are_kept() -> None:
    """L8-18: by players at level 5-8 who have not laid it; they are dealt up to 10."""
    match = round_over()
    assert fact(match, "phase") == "keep"
    assert fact(match, "choosing") == [0, 1, 1, 0]
    assert fact(match, "allowed") == [0, 4, 4, 0]
    assert match.legal(1) == ["keep R3", "keep R4", "keep O7", "keep P9", "keep J", "done"]
    assert match.legal(0) == match.legal(3) == []
    match.play_all(1, ["keep R3", "keep R4", "keep P9", "keep J"])
    assert match.legal(1) == ["done"]
    match.play(1, "done")
    assert match.legal(1) == []
    match.play_all(2, ["keep R5", "done"])
    assert match.view(None).round_no == 2
    assert [hand_size(match, seat) for seat in range(4)] == [10] * 4
    assert {"R3", "R4", "P9", "J"} <= set(cards(match, "hand", 1).split())
    assert "R5" in cards(match, "hand", 2).split()
    assert n_draw(match) == 101 - 41


def test_kept_cards_are_chosen_in_secret_and_at_the_same_time() -> None:
    """L8-18: in any order of seats; nobody sees what another keeps, nor how much before the deal shows it."""
    match = round_over()
    before = [match.view(viewer).to_json() for viewer in (None, 0, 1, 3)]
    match.play_all(2, ["keep R5", "keep B8"])
    assert [match.view(viewer).to_json() for viewer in (None, 0, 1, 3)] == before
    assert fact(match, "chosen", 2) == ["R5", "B8"]
    assert cards(match, "hand", 2) == "R5 R6 B8"
    match.play(1, "done")
    events = match.play(2, "done")
    dealt = [event for event in events if isinstance(event, Dealt)]
    assert [len(event.cards) for event in dealt] == [10, 10, 8, 10, 1]
    seen = [event.seen_by(0) for event in dealt]
    assert {"R5", "B8"}.isdisjoint(card for event in seen if isinstance(event, Dealt) for card in event.cards)


def test_what_may_not_be_kept() -> None:
    """L8-18: more than four, cards one does not hold; cards are named in order."""
    match = round_over()
    match.play(1, "keep R4")
    for action, key in [
        ("keep R3", "cards-are-chosen-in-the-order-of-their-kinds"),
        ("keep R15", "you-do-not-hold-that-card"),
        ("draw", "you-choose-which-cards-to-keep"),
    ]:
        with pytest.raises(IllegalAction) as refused:
            match.play(1, action)
        assert refused.value.key == key
    match.play_all(1, ["keep O7", "keep P9", "keep J"])
    assert match.why_illegal(1, "keep R3") == "you-may-keep-no-more-cards"


def test_a_fifth_card_is_not_kept() -> None:
    """L8-18: even if it could be named next."""
    match = round_over()
    match.play_all(1, ["keep R3", "keep R4", "keep O7", "keep P9"])
    assert match.legal(1) == ["done"]
    assert match.why_illegal(1, "keep J") == "you-may-keep-no-more-cards"


def test_nobody_keeps_cards_after_the_last_round() -> None:
    """L8-17, L8-18: when the match is over there is no next round."""
    seven = ["G1 G2 G3 G4 G5 G6 G7", "R2 O2"]
    match = table(["R1", "R3 R4 O7"], "hard", combos={0: seven}, phase="play", levels=[7, 5])
    match.play(0, "discard R1")
    assert match.is_over
    assert (fact(match, "choosing"), fact(match, "allowed")) == ([0, 0], [0, 0])


def test_whoever_has_laid_keeps_nothing() -> None:
    """L8-18: nor does anybody with the easier sheet."""
    match = round_over("")
    assert (fact(match, "phase"), fact(match, "levels")) == ("take", [3, 5, 8, 4])
    combos = {0: ["O4 O5 O6 J", "P11 Y11", "P3 Y3"], 1: ["Y9 G9 P9 O9", "Y4 Y5 Y6 Y7"]}
    match = table(["R1", "R3 R4 O7"], "hard", combos=combos, phase="play", levels=[1, 5])
    match.play(0, "discard R1")
    assert (fact(match, "phase"), fact(match, "levels")) == ("take", [3, 6])


def test_what_is_kept_is_the_best_when_proposed() -> None:
    """L8-18: the proposal keeps the joker and plays through."""
    match = round_over()
    steps = match.proposals(1)[0]
    assert steps[-2:] == ["keep J", "done"]
    assert len(steps) == 5
    match.play_all(1, steps)


def test_cards_are_kept_after_a_stalemate_too() -> None:
    """L8-15a, L8-18: a round that nobody ended has an end all the same."""
    match = table(["R1 R2", "R3 R4"], "hard", phase="play", round_turns=120, levels=[5, 4])
    match.play(0, "discard R1")
    assert fact(match, "choosing") == [1, 0]


@pytest.mark.parametrize("preset", sorted(GAME.presets))
@pytest.mark.parametrize("n_players", [2, 6])
def test_random_matches_come_to_an_end(preset: str, n_players: int) -> None:
    """L8-15a: with a winner who has passed level 8, or at the turn limit."""
    state = GAME.new_state(GAME.presets[preset], n_players, 5)
    state.playout(Rng(3))
    assert state.is_over
    assert max(state.scores()) == 8 or state.n_turns > state.turn_limit
