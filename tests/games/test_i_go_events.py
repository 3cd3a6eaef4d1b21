"""I Go!: what is told, and to whom."""

from __future__ import annotations

import pytest

from quintet import Match
from quintet.core.events import Declared, Moved, Revealed, RoundEnded, Scored, Shuffled, TurnPassed
from quintet.core.notation import HIDDEN
from quintet.core.rng import Rng
from quintet.core.zones import SPECTATOR
from quintet.games.i_go import GAME
from tests.games.follower import Follower
from tests.games.i_go_positions import show, table


@pytest.mark.parametrize("n_players", [2, 3, 4])
def test_every_viewer_follows_the_cards_and_knows_no_more(n_players: int) -> None:
    """Round after round, the events tell a viewer what their view shows, and of the other hands what all know."""
    match = Match(GAME, n_players, "target=10", seed=n_players)
    followers = [Follower(match, viewer) for viewer in range(SPECTATOR, n_players)]
    rng = Rng(n_players)
    while match.turn is not None and match.view(None).round_no < 6:
        seat = match.turn
        calm = [action for action in match.legal(seat) if action != "I Go!" or rng.below(8) == 0] or match.legal(seat)
        events = match.play(seat, calm[int(rng.below(len(calm)))])
        known = match.view(None).facts["known"]
        assert isinstance(known, list)
        for follower in followers:
            follower.follow(events)
            follower.check()
            assert set(follower.piles["stock", None, 0]) <= {HIDDEN}
            for other in range(n_players):
                if other != follower.viewer:
                    told = {card for card in follower.piles["hand", other, 0] if card != HIDDEN}
                    assert told == set(known[other])


@pytest.mark.parametrize(
    ("action", "source", "audience"),
    [("take stock", "stock", [0]), ("take discard", "discard", [-1, 0, 1]), ("take display", "display", [-1, 0, 1])],
)
def test_who_sees_what_is_taken(action: str, source: str, audience: list[int]) -> None:
    """IG-3: a card of the stock is the taker's secret, the others lie open."""
    (moved,) = table(["R1 R2", "G1 G2"]).play(0, action)
    assert isinstance(moved, Moved)
    assert (moved.source.zone.name, moved.target.zone.name, moved.target.seat) == (source, "hand", 0)
    seen = [event for viewer in (-1, 0, 1) if isinstance(event := moved.seen_by(viewer), Moved)]
    assert [viewer for viewer, event in zip((-1, 0, 1), seen, strict=True) if event.card != HIDDEN] == audience


def test_everybody_shows_their_hand() -> None:
    """IG-6, IG-7: the caller first, then the others in order; each with their groups and what these leave."""
    events = show(["V5 O1", "R9 K4", "G9"], "row orange")[1]
    until = next(i for i, event in enumerate(events) if isinstance(event, Scored))
    told = [
        (event.place.seat, *event.cards) if isinstance(event, Revealed) else (event.seat, event.what, event.detail)
        for event in events[:until]
        if isinstance(event, (Revealed, Declared))
    ]
    assert told == [
        (0, "O1", "V5"),
        (0, "row", "O1"),
        (0, "rest", "V5"),
        (0, "minus", "5"),
        (1, "R9", "K4"),
        (1, "group", "K4"),
        (1, "row", "R9"),
        (1, "minus", "0"),
        (2, "G9"),
        (2, "row", "G9"),
        (2, "minus", "0"),
    ]


def test_a_scored_round_is_told_before_the_next_deal() -> None:
    """IG-10, IG-11: the points, the end of the round, the shuffle of all cards, the deal, whose turn it is."""
    events = show(["V5 O1", "R9"], "row orange")[1]
    kinds = [type(event) for event in events]
    assert kinds[kinds.index(Scored) :][:3] == [Scored, RoundEnded, Shuffled]
    assert [event.n for event in events if isinstance(event, Shuffled)] == [110]
    assert events[-1] == TurnPassed(0)


def test_after_a_perfect_call_nobody_else_shows_their_hand() -> None:
    """IG-13: the match ends at once."""
    events = show(["O1 P2 K5", "R9 G8"], "row orange pink")[1]
    assert [event.place.seat for event in events if isinstance(event, Revealed)] == [0]
