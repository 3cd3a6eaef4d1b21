"""SOLO: what the last card makes the next player take (option last_penalty)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from quintet import Match
from quintet.core.events import Dealt, Event, Moved, Revealed, RoundEnded, Scored
from quintet.games.solo import GAME
from tests.bots.rules_players import choice, choices
from tests.games.solo_table import hand, sizes, table

YES = "last_penalty=yes"
ROUND = f"{YES},scoring=round"


def names(events: Sequence[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def test_by_default_nothing_is_taken() -> None:
    """SO-22, SO-22a: last_penalty=no: the round is over at once, in all presets."""
    assert not GAME.options().last_penalty
    assert not any(options.to_json().get("last_penalty") for options in GAME.presets.values())
    match = table(["R+2", "G1 G2", "B1 B2"], options="last_penalty=no,scoring=round")
    match.play(0, "lay R+2")
    assert sizes(match) == [0, 2, 2]


@pytest.mark.parametrize(
    ("card", "action", "taken"), [("R+2", "lay R+2", ["Y1", "Y2"]), ("+4", "lay +4 green", ["Y1", "Y2", "Y3", "Y4"])]
)
def test_the_next_player_takes_before_the_cards_are_counted(card: str, action: str, taken: list[str]) -> None:
    """SO-22a: last_penalty=yes: two for a take 2, four for a take 4."""
    match = table([card, "G1 G2", "B1 B2"], options=ROUND, draws="Y1 Y2 Y3 Y4 Y5")
    events = match.play(0, action)
    assert (hand(match, 1), sizes(match)[2]) == (["G1", "G2", *taken], 2)
    points = sum(int(card[1:]) for card in taken)
    assert (match.result.scores, match.result.winners) == ([0, -3 - points, -3], [0])
    assert [type(event) for event in events if isinstance(event, (Moved, RoundEnded))] == [Moved] * (1 + len(taken)) + [
        RoundEnded
    ]


def test_it_is_the_next_player_in_the_direction_of_play() -> None:
    """SO-13, SO-22a: counter-clockwise it is the one on the right."""
    match = table(["R+2", "G1 G2", "B1 B2"], options=ROUND, direction="counter-clockwise")
    match.play(0, "lay R+2")
    assert sizes(match) == [0, 2, 4]


def test_what_was_passed_on_is_taken_with_it() -> None:
    """SO-14, SO-22a: six were due, and the last card adds two."""
    match = table(["G+2", "G1 G2", "B1 B2"], top="R+2", options=ROUND, due=6)
    match.play(0, "lay G+2")
    assert sizes(match) == [0, 10, 2]


def test_a_last_take_4_on_a_take_2_takes_the_sum() -> None:
    """SO-15, SO-22a."""
    match = table(["+4", "G1 G2"], top="R+2", options=ROUND, due=2)
    match.play(0, "lay +4 red")
    assert sizes(match) == [0, 8]


def test_a_last_card_thrown_in_counts_as_well() -> None:
    """SO-8, SO-9, SO-22a: whoever owed the first two is free, the player after the thrower takes all."""
    match = table(["G1 G2", "B1 B2", "R+2", "Y1 Y2"], top="R+2", options=ROUND, due=2)
    match.play(2, "throw in R+2")
    assert (sizes(match), match.result.winners) == ([2, 2, 0, 6], [2])


def test_nobody_passes_it_on() -> None:
    """SO-22a: a take 2 in the next hand is counted, not laid."""
    match = table(["R+2", "G+2 G1", "B1 B2"], options=ROUND, draws="Y1 Y2")
    match.play(0, "lay R+2")
    assert match.is_over
    assert match.result.scores == [0, -34, -3]


def test_nobody_throws_in() -> None:
    """SO-22a: the round is over when the penalty is taken, also for whoever holds the twin."""
    match = table(["R+2", "R+2 G1", "R1 B2"], options=YES)
    match.play(0, "lay R+2")
    assert match.view(None).round_no == 2


@pytest.mark.parametrize(
    ("card", "action"), [("RM", "lay RM"), ("RC", "lay RC"), ("CC", "lay CC red"), ("R9", "lay R9")]
)
def test_other_last_cards_make_nobody_take(card: str, action: str) -> None:
    """SO-22a: only take 2 and take 4 do."""
    match = table([card, "G1 G2", "B1 B2"], options=ROUND)
    match.play(0, action)
    assert sizes(match) == [0, 2, 2]


@pytest.mark.parametrize(("card", "action"), [("RS", "lay RS 1"), ("AR", "lay AR")])
def test_hands_stay_where_they_are(card: str, action: str) -> None:
    """SO-22, SO-22a: a swap or all round does not happen with this option either."""
    match = table([card, "G1 G2", "B3"], options=ROUND)
    match.play(0, action)
    assert [hand(match, seat) for seat in range(3)] == [[], ["G1", "G2"], ["B3"]]


def test_one_takes_as_many_as_there_are() -> None:
    """SO-7, SO-22a: what lay on top before is all there is."""
    match = table(["R+2", "G1 G2"], options=ROUND, rest=1)
    before = sizes(match)[1]
    match.play(0, "lay R+2")
    assert sizes(match) == [0, before + 1]


def test_the_winner_scores_it() -> None:
    """SO-22a, SO-24: winner_600: the cards taken are among those of the others."""
    match = table(["R+2", "G1 G2", "B1 B2"], options=f"{YES},scoring=winner_600", draws="Y8 Y9")
    events = match.play(0, "lay R+2")
    assert {event.seat: event.points for event in events if isinstance(event, Scored)} == {0: 23}


def test_it_may_decide_the_match() -> None:
    """SO-22a, SO-24: minus_500: whoever passes 500 by the cards just taken ends the match."""
    match = table(["R+2", "G1 G2", "B1 B2"], options=YES, draws="Y8 Y9", points=[0, -490, 0])
    match.play(0, "lay R+2")
    assert (match.is_over, match.result.scores) == (True, [0, -510, -3])


def test_everybody_hears_of_it_in_order() -> None:
    """SO-22a: the card, the penalty (seen by whoever takes it), the hands, the end, the points, the next deal."""
    match = table(["R+2", "G1 G2", "B1 B2"], options=YES, draws="Y8 Y9")
    events = match.play(0, "lay R+2")
    order = [event for event in events if isinstance(event, (Moved, Revealed, RoundEnded, Scored, Dealt))]
    assert names(order)[:8] == ["Moved"] * 3 + ["Revealed"] * 2 + ["RoundEnded"] + ["Scored"] * 2
    for viewer, seen in ((0, "??"), (1, "Y8"), (2, "??")):
        taken = order[1].seen_by(viewer)
        assert isinstance(taken, Moved)
        assert taken.card == seen


def test_nothing_is_due_in_the_next_round() -> None:
    """SO-22a: it was taken."""
    match = table(["R+2", "G1 G2", "B1 B2"], options=YES, seed=1)
    match.play(0, "lay R+2")
    due = match.view(None).facts["due"]
    top = next(zone["top"] for zone in match.view(None).zones if zone["zone"] == "discard")
    assert due == (2 if str(top).endswith("+2") else 0)


# ---------------------------------------------------------------- the players
def two_left(options: str) -> Match:
    return table(["R+2 R7", "G1 G2 G3 G4 G6", "B1 B2 B3 B4"], options=options)


def test_a_take_2_is_kept_for_the_end() -> None:
    """SO-22a: of two cards that go as well, the one that hits is laid last."""
    assert choice(two_left(YES)) == "lay R7 SOLO"
    assert choices(two_left(""), n_seeds=30) == {"lay R7 SOLO", "lay R+2 SOLO"}


def test_a_take_2_is_not_kept_where_somebody_is_nearly_out() -> None:
    """SO-22a, SO-23: the thirty points would be one's own."""
    match = table(["R+2 R7", "G1", "B1 B2 B3 B4"], options=YES)
    assert choice(match) == "lay R+2 SOLO"
