"""Skip-Bo Masters tables for tests: cards as texts, bottom first; whatever is left out has a quiet default."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from quintet import Match
from quintet.core.events import Event
from quintet.games.skipbo_masters import GAME


def position(
    hands: Sequence[str] = ("12 12", ""),
    *,
    stocks: Sequence[str] = (),
    building: Sequence[str] = (),
    helps: Mapping[int, Sequence[str]] | None = None,
    options: str = "",
    zones: Mapping[str, object] | None = None,
    **facts: object,
) -> dict[str, Any]:
    """Seat 0 is on turn; a seat that is given no stock has one of two 12s; the rest of the deck is the draw pile.

    `coins` may be given for the first seats only: the last seat then has all the others but those `beside`.
    """
    n = len(hands)
    helps = helps or {}
    coins = facts.pop("coins", None)
    if isinstance(coins, list):
        beside = facts.get("beside", [0])
        assert isinstance(beside, list)
        facts["coins"] = coins if len(coins) == n else [*coins, 12 * n - sum(coins) - sum(beside)]
    return {
        "players": n,
        "options": GAME.parse_options(options).to_json(),
        "zones": {
            "hand": [hand.split() for hand in hands],
            "stock": [(stocks[s] if s < len(stocks) else "12 12").split() for s in range(n)],
            "building": _four(building),
            "help": [_four(helps.get(seat, ())) for seat in range(n)],
            **(zones or {}),
        },
        "facts": facts,
    }


def _four(piles: Sequence[str]) -> list[list[str]]:
    return [piles[k].split() if k < len(piles) else [] for k in range(4)]


def table(hands: Sequence[str] = ("12 12", ""), **rest: Any) -> Match:
    """A match in the middle of a round."""
    return Match.from_position(GAME, position(hands, **rest))


def exhausted(hands: Sequence[str], **rest: Any) -> Match:
    """The same with nothing to draw: all other cards are on help pile 3 of the last seat, a 12 on top."""
    whole = position(hands, **rest)
    zones = whole["zones"]
    piles = [*zones["hand"], *zones["stock"], *zones["building"], *(pile for piles in zones["help"] for pile in piles)]
    left = Counter(GAME.cards.format_all(GAME.deck(GAME.options.from_json(whole["options"]), len(hands))))
    left.subtract(card for pile in piles for card in pile)
    zones["help"][-1][3] = sorted(left.elements(), key=lambda card: card == "12")
    zones["draw"] = []
    return Match.from_position(GAME, whole)


def zone(match: Match, name: str, seat: int | None = None, pile: int | None = None, viewer: int | None = None) -> Any:
    """One zone of a view; None views as a spectator."""
    for entry in match.view(viewer).zones:
        if entry["zone"] == name and entry.get("seat") == seat and entry.get("pile") == pile:
            return entry
    raise AssertionError(f"no zone {name}")


def cards(match: Match, name: str, seat: int | None = None, pile: int | None = None) -> list[str]:
    """The cards of a zone, as its owner sees them."""
    found: list[str] = zone(match, name, seat, pile, seat).get("cards", [])
    return found


def fact(match: Match, name: str) -> Any:
    return match.view(None).facts[name]


def legal(match: Match, start: str, seat: int = 0) -> list[str]:
    """The legal actions of a seat that begin so."""
    return [text for text in match.legal(seat) if text.startswith(start)]


def names(events: Sequence[Event]) -> list[str]:
    return [type(event).__name__ for event in events]
