"""Positions of I Go! in few words, for its tests."""

from __future__ import annotations

from quintet import Match
from quintet.core.events import Declared, Event, Scored
from quintet.games.i_go import GAME
from quintet.games.i_go.cards import CARD_TEXTS


def table(
    hands: list[str],
    display: str = "K1 K2 K3",
    discard: str = "K11",
    stock: str | None = None,
    options: str = "",
    **facts: object,
) -> Match:
    """A match in the middle of a round. The rest of the deck is the stock, or if there is one, under the discards."""
    zones = {"hand": [hand.split() for hand in hands], "display": display.split(), "discard": discard.split()}
    if stock is not None:
        used = {*display.split(), *discard.split(), *stock.split(), *(card for hand in hands for card in hand.split())}
        zones["stock"] = stock.split()
        zones["discard"] = [card for card in CARD_TEXTS if card not in used] + discard.split()
    position = {
        "players": len(hands),
        "options": GAME.parse_options(options).to_json(),
        "zones": zones,
        "facts": facts,
    }
    return Match.from_position(GAME, position)


def pile(match: Match, name: str, viewer: int | None = None, seat: int | None = None) -> list[str]:
    """The cards of a zone as a viewer sees them."""
    zone = next(z for z in match.view(viewer).zones if z["zone"] == name and z.get("seat") == seat)
    cards = zone["cards"]
    assert isinstance(cards, list)
    return cards


def count(match: Match, name: str, seat: int | None = None) -> int:
    zone = next(z for z in match.view(None).zones if z["zone"] == name and z.get("seat") == seat)
    n = zone["n"]
    assert isinstance(n, int)
    return n


def told(events: list[Event], seat: int) -> dict[str, str]:
    """What a seat declared."""
    return {event.what: event.detail for event in events if isinstance(event, Declared) and event.seat == seat}


def points_won(events: list[Event]) -> dict[int, str]:
    return {event.seat: event.why for event in events if isinstance(event, Scored)}


def show(hands: list[str], row: str, **more: object) -> tuple[Match, list[Event]]:
    """Seat 0 has called and lays this row."""
    match = table(hands, phase="row", **more)  # type: ignore[arg-type]
    return match, match.play(0, row)
