"""Events: made with all cards, shown to each viewer as far as they may know."""

from __future__ import annotations

import json

import pytest

from quintet import Match, get_game
from quintet.core.events import (
    Dealt,
    Declared,
    Event,
    MatchEnded,
    Moved,
    Paid,
    Revealed,
    RoundEnded,
    Scored,
    Shuffled,
    TurnPassed,
    drain,
)
from quintet.core.notation import HIDDEN, Words
from quintet.core.rng import Rng
from quintet.core.sink import EVERYBODY, NOBODY, PLACES, Sink
from quintet.core.zones import ALL_SEATS, SPECTATOR, Place, Sight, Zone

SOLO = get_game("solo")
PACK = Zone("pack", Sight.NOBODY, shared=True)
ROW = Zone("row", Sight.TOP, piles=2)
WORDS = Words("card", ["a", "b", "c"])
IN_PACK = {"zone": "pack"}
ON_ROW = {"zone": "row", "seat": 1, "pile": 1}
ROW_PLACE = PLACES + 2 + 1


def told(sink: Sink) -> list[Event]:
    return drain(sink, (PACK, ROW), WORDS)


def test_every_entry_of_a_sink_becomes_an_event() -> None:
    sink = Sink()
    sink.dealt(ROW_PLACE, [0, 2], 0b10)
    sink.moved(1, 0, ROW_PLACE, EVERYBODY)
    sink.shuffled(0, 30)
    sink.revealed(ROW_PLACE, [1])
    sink.declared(1, "solo", "x")
    sink.turn_passed(2)
    sink.paid(-1, 1, 5, "toll")
    sink.scored(1, -7, "cards")
    sink.round_ended(0b101, "out")
    sink.match_ended([2, 1, 3])
    row = Place(ROW, 1, 1)
    assert told(sink) == [
        Dealt(row, ("a", "c"), 0b10),
        Moved("b", Place(PACK, None, 0), row, EVERYBODY),
        Shuffled(Place(PACK, None, 0), 30),
        Revealed(row, ("b",)),
        Declared(1, "solo", "x"),
        TurnPassed(2),
        Paid(-1, 1, 5, "toll"),
        Scored(1, -7, "cards"),
        RoundEnded((0, 2), "out"),
        MatchEnded((2, 1, 3)),
    ]
    assert told(sink) == []


@pytest.mark.parametrize(
    ("event", "data"),
    [
        (Dealt(Place(ROW, 1, 1), ("a", "c"), 2), {"event": "Dealt", "place": ON_ROW, "cards": ["a", "c"]}),
        (
            Moved("b", Place(PACK, None, 0), Place(ROW, 1, 1), -1),
            {"event": "Moved", "card": "b", "source": IN_PACK, "target": ON_ROW},
        ),
        (Shuffled(Place(PACK, None, 0), 30), {"event": "Shuffled", "place": IN_PACK, "n": 30}),
        (Revealed(Place(ROW, 1, 1), ("b",)), {"event": "Revealed", "place": ON_ROW, "cards": ["b"]}),
        (Declared(1, "solo", ""), {"event": "Declared", "seat": 1, "what": "solo", "detail": ""}),
        (TurnPassed(2), {"event": "TurnPassed", "seat": 2}),
        (Paid(-1, 1, 5, "toll"), {"event": "Paid", "payer": -1, "payee": 1, "n": 5, "what": "toll"}),
        (Scored(1, -7, "cards"), {"event": "Scored", "seat": 1, "points": -7, "why": "cards"}),
        (RoundEnded((0, 2), "out"), {"event": "RoundEnded", "winners": [0, 2], "why": "out"}),
        (MatchEnded((2, 1)), {"event": "MatchEnded", "ranking": [2, 1]}),
    ],
)
def test_events_as_json(event: Event, data: dict[str, object]) -> None:
    """The JSON does not tell who sees a card: the audience stays inside."""
    assert event.to_json() == data
    assert json.loads(json.dumps(data)) == data


@pytest.mark.parametrize(
    ("audience", "sees"),
    [
        (EVERYBODY, {0, 1, 2, SPECTATOR, ALL_SEATS, 99}),
        (NOBODY, set()),
        (0b001, {0, ALL_SEATS}),
        (0b110, {1, 2, ALL_SEATS}),
    ],
)
def test_who_sees_the_cards_of_an_event(audience: int, sees: set[int]) -> None:
    row = Place(ROW, 1, 1)
    moved = Moved("b", row, row, audience)
    dealt = Dealt(row, ("a", "b"), audience)
    for viewer in (0, 1, 2, SPECTATOR, ALL_SEATS, -9, 99):
        is_seen = viewer in sees or (audience == EVERYBODY)
        assert moved.seen_by(viewer) == (moved if is_seen else Moved(HIDDEN, row, row, audience))
        assert dealt.seen_by(viewer) == (dealt if is_seen else Dealt(row, (HIDDEN, HIDDEN), audience))


def test_what_everybody_sees_is_the_same_for_all() -> None:
    public: list[Event] = [TurnPassed(1), Declared(0, "x", "y"), Revealed(Place(ROW, 0, 0), ("a",)), MatchEnded((1,))]
    for event in public:
        assert event.seen_by(SPECTATOR) is event


def test_an_unknown_entry_is_an_error_of_the_engine() -> None:
    sink = Sink()
    sink.entries.append(("vanished", 1))
    with pytest.raises(AssertionError, match="the sink holds an unknown entry"):
        told(sink)


def test_the_events_of_a_match_tell_where_every_card_is() -> None:
    """Whoever hears all events from the deal on knows how many cards lie where, at any time."""
    match = Match(SOLO, 3, "solo_call=off", seed=11)
    rng = Rng(3)
    events = match.opening
    counts: dict[tuple[str, int | None], int] = {}
    for _ in range(200):
        for event in events:
            match event:
                case Shuffled(place=place, n=n):
                    if n == 112:
                        counts.clear()
                    elif counts.get(("pack", None)) == 0:  # the discard pile without its top card
                        counts["discard", None] -= n
                    counts[place.zone.name, place.seat] = n
                case Dealt(place=place, cards=cards):
                    counts["pack", None] -= len(cards)
                    counts[place.zone.name, place.seat] = len(cards)
                case Moved(source=source, target=target):
                    counts[source.zone.name, source.seat] -= 1
                    counts[target.zone.name, target.seat] += 1
                case Declared(seat=seat, what="swap", detail=other):
                    mine, theirs = ("hand", seat), ("hand", int(other))
                    counts[mine], counts[theirs] = counts[theirs], counts[mine]
                case Declared(what="all-round"):
                    step = 1 if match.view(None).facts["direction"] == "clockwise" else -1
                    given = [counts["hand", seat] for seat in range(3)]
                    counts.update({("hand", (seat + step) % 3): given[seat] for seat in range(3)})
        seen = {(pile.place.zone.name, pile.place.seat): len(pile.cards) for pile in SOLO.piles(match.state)}
        assert counts == seen
        if match.is_over:
            break
        legal = [(seat, action) for seat in range(3) for action in match.legal(seat)]
        events = match.play(*legal[int(rng.below(len(legal)))])
