"""Level 8: what is told, and to whom."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from quintet import Match
from quintet.core.events import Declared, Event, Moved, Revealed, RoundEnded, Scored, TurnPassed
from quintet.core.zones import SPECTATOR, Place
from quintet.games.level_8 import GAME
from tests.games.level_8_table import cards, fact, lay, table

LAID = ["O4 O5 O6", "P11 P12 P13"]


def name_of(place: Place) -> str:
    seat = "" if place.seat is None else f" {place.seat}"
    return f"{place.zone.name}{seat}{'abcd'[place.pile] if place.zone.piles > 1 else ''}"


def told(events: Sequence[Event], viewer: int = SPECTATOR) -> list[str]:
    """The moves and turns that a viewer is told of, as texts."""
    lines = []
    for event in events:
        seen = event.seen_by(viewer)
        if isinstance(seen, Moved):
            lines.append(f"{seen.card}: {name_of(seen.source)} to {name_of(seen.target)}")
        elif isinstance(seen, Revealed):
            lines.append(f"{name_of(seen.place)} shows {' '.join(seen.cards)}")
        elif isinstance(seen, TurnPassed):
            lines.append(f"turn of {seen.seat}")
    return lines


@pytest.mark.parametrize(
    ("hand", "setting", "action", "lines"),
    [
        ("R1 R2", {}, "discard R2", ["R2: hand 0 to discard 0", "turn of 1"]),
        ("R7 R2", {"combos": {0: LAID}}, "add R7 to 0a", ["R7: hand 0 to level 0a"]),
        ("J R2", {"combos": {0: LAID}}, "add J to 0b low", ["J: hand 0 to level 0b"]),
        ("R1 MISS", {}, "miss 2", ["MISS: hand 0 to front 2", "turn of 1"]),
        ("R1 R2", {"fronts": ["", "MISS", ""]}, "discard R1", ["turn of 1", "MISS: front 1 to under", "turn of 2"]),
        ("R1 KEEP", {}, "play keep", ["KEEP: hand 0 to front 0", "turn of 1"]),
        ("R1 SWAP", {}, "play swap", ["SWAP: hand 0 to discard 0"]),
        ("R1 TAKE", {}, "play take", ["TAKE: hand 0 to under", "hand 1 shows R3 R4", "hand 2 shows R5 R6"]),
    ],
)
def test_everybody_sees_what_is_played(hand: str, setting: dict[str, Any], action: str, lines: list[str]) -> None:
    """L8-6, L8-7, L8-12, L8-19: each card on its way to the table, and whose turn it is then."""
    match = table([hand, "R3 R4", "R5 R6"], "master", phase="play", **setting)
    events = match.play(0, action)
    assert told(events)[-len(lines) :] == lines


def test_a_level_is_told_when_it_is_complete() -> None:
    """L8-5: nothing before, then every card, and which level it is."""
    match = table(["R1 O2 Y3 G8 B9 P10 P12", "R3 R4"], phase="play")
    steps = match.proposals(0)[0]
    for step in steps[:8]:
        assert match.play(0, step) == []
    events = match.play(0, steps[8])
    assert events[0] == Declared(0, "level", "1")
    assert told(events) == [
        *(f"{card}: hand 0 to level 0a" for card in ("R1", "O2", "Y3")),
        *(f"{card}: hand 0 to level 0b" for card in ("G8", "B9", "P10")),
    ]


def test_the_win_is_told() -> None:
    """L8-17: level 8 lies, the winner moves on to the medal, the round and the match are over."""
    match = table(["R2 O2 R5 O5 Y5 R9 O9 Y9 J B1", "R3 R4"], phase="play", levels=[8, 1])
    events = match.play_all(0, match.proposals(0)[0])
    assert events[-3:-1] == [Scored(0, 1, "level"), RoundEnded((0,), "level-8")]


def test_cards_drawn_are_seen_by_their_owner_only() -> None:
    """L8-4, L8-19: also a card drawn for one that was taken away, and at Swap."""
    match = table(["R1 TAKE", "R3", "R5 R6"], "master", draw="G1", phase="play")
    match.play(0, "play take")
    events = match.play(0, "take R3 from 1")
    assert told(events)[:2] == ["R3: hand 1 to hand 0", "??: draw to hand 1"]
    assert told(events, 0)[1] == "??: draw to hand 1"
    assert told(events, 1)[1] == "G1: draw to hand 1"
    match = table(["R1 R2 SWAP", "R3"], "master", draw="G1", phase="play")
    events = match.play_all(0, ["play swap", "swap R1", "done"])
    assert told(events, 1)[1:3] == ["R1: hand 0 to discard 0", "??: draw to hand 0"]
    assert "G1: draw to hand 0" in told(events, 0)


@pytest.mark.parametrize("n_players", [2, 5])
def test_the_deal_is_told(n_players: int) -> None:
    """L8-3: everybody sees their own hand and the card turned up."""
    opening = [event.to_json() for event in Match(GAME, n_players, "starter=seat_0", seed=3).opening]
    assert [entry["event"] for entry in opening] == ["Shuffled", *["Dealt"] * (n_players + 1), "TurnPassed"]
    for viewer in range(SPECTATOR, n_players):
        seen = [event.seen_by(viewer).to_json() for event in Match(GAME, n_players, "starter=seat_0", seed=3).opening]
        hidden = [i - 1 for i, entry in enumerate(seen) if "??" in str(entry.get("cards"))]
        assert hidden == [seat for seat in range(n_players) if seat != viewer]


def test_what_was_known_of_a_hand_is_forgotten_with_the_round() -> None:
    """L8-18: nobody knows which cards are kept, not even of those that all have seen."""
    match = table(
        ["R1", "R3 R4 O7"],
        "hard",
        combos={0: ["O4 O5 O6 J", "P11 Y11", "P3 Y3"]},
        phase="play",
        levels=[1, 5],
        known=[[], ["R3"]],
    )
    match.play(0, "discard R1")
    match.play_all(1, ["keep R3", "done"])
    assert "R3" in cards(match, "hand", 1).split()
    assert match.position()["facts"]["known"] == [[], []]  # type: ignore[index]


def test_what_is_laid_is_no_longer_known_of_a_hand() -> None:
    """L8-5: a card that all have seen go into the hand lies on the table now."""
    match = table(["R1 O2 Y3 G8 B9 P10 P12", "R3 R4"], phase="play", known=[["O2", "P12"], []])
    lay(match, 0)
    assert match.position()["facts"]["known"] == [["P12"], []]  # type: ignore[index]


def test_a_new_draw_pile_is_shuffled() -> None:
    """L8-15: its order depends on the seed alone, and nobody can know it."""
    orders = set()
    for seed in range(3):
        match = table(["R1 R2", "R3 R4"], draw="P5", rest="discard", discards=["O1", ""])
        position = {**match.position(), "seed": str(seed)}
        again = Match.from_position(GAME, position)
        again.play(0, "draw")
        zones: Any = again.position()["zones"]
        orders.add(tuple(zones["draw"]))
        assert tuple(zones["draw"]) != tuple(sorted(zones["draw"], key=GAME.cards.parse))
    assert len(orders) == 3
    assert len({tuple(sorted(order)) for order in orders}) == 1


def test_a_turn_that_is_missed_counts() -> None:
    """L8-12, L8-15a: for the stalemate and for the turn limit."""
    setting: dict[str, Any] = {"fronts": ["", "MISS"], "phase": "play"}
    match = table(["R1 R2", "R3 R4"], **setting)
    match.play(0, "discard R1")
    assert (match.turn, fact(match, "round_turns")) == (0, 3)
    match = table(["R1 R2", "R3 R4"], "turn_limit=9", n_turns=8, **setting)
    match.play(0, "discard R1")
    assert match.is_over
