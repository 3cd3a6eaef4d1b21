"""Set up a table of Level 8 in a line, and look at it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from quintet import Match
from quintet.games.level_8 import GAME


def table(
    hands: list[str],
    options: str = "",
    *,
    draw: str = "",
    rest: str = "draw",
    discards: list[str] | None = None,
    combos: dict[int, list[str]] | None = None,
    fronts: list[str] | None = None,
    under: str = "",
    **facts: object,
) -> Match:
    """A match in the middle of a round, cards as texts, the last one on top.

    The cards that are not named go under `draw`, or, if `rest` says "discard", under the discards of seat 0; if it says
    "hand", into the hand of seat 0. `combos` has the combinations of some seats.
    """
    parsed = GAME.parse_options(options)
    n = len(hands)
    zones: dict[str, Any] = {
        "hand": [hand.split() for hand in hands],
        "discard": [pile.split() for pile in discards or [""] * n],
        "level": [[part.split() for part in ((combos or {}).get(seat, []) + [""] * 4)[:4]] for seat in range(n)],
        "front": [front.split() for front in fronts or [""] * n],
        "under": under.split(),
    }
    left = Counter(GAME.cards.format_all(GAME.deck(parsed, n)))
    left.subtract(draw.split() + zones["under"])
    for cards in [*zones["hand"], *zones["discard"], *zones["front"], *(p for seat in zones["level"] for p in seat)]:
        left.subtract(cards)
    others = sorted(left.elements(), key=GAME.cards.parse)
    zones["draw"] = [*(others if rest == "draw" else []), *draw.split()]
    if rest != "draw":
        zones[rest][0] = others + zones[rest][0]
    return Match.from_position(
        GAME, {"players": n, "options": parsed.to_json(), "zones": zones, "facts": {"dealer": n - 1, **facts}}
    )


def cards(match: Match, zone: str, seat: int | None = None, pile: int | None = None, viewer: int | None = None) -> str:
    """What lies in a zone as a viewer sees it (the owner of a hand, if nobody is named)."""
    for entry in match.view(seat if viewer is None and zone == "hand" else viewer).zones:
        if entry["zone"] == zone and entry.get("seat") == seat and entry.get("pile", pile) == pile:
            shown = entry.get("cards", [])
            assert isinstance(shown, list)
            return " ".join(shown) if shown else "" if entry["n"] == 0 else f"{entry['n']} cards"
    raise LookupError(zone)


def fact(match: Match, name: str, viewer: int | None = None) -> object:
    return match.view(viewer).facts[name]


def hand_size(match: Match, seat: int) -> int:
    return next(int(str(z["n"])) for z in match.view(None).zones if z["zone"] == "hand" and z["seat"] == seat)


def n_draw(match: Match) -> int:
    return next(int(str(zone["n"])) for zone in match.view(None).zones if zone["zone"] == "draw")


def lay(match: Match, seat: int) -> list[str]:
    """Lay the level as first proposed, without the additions; return the steps."""
    steps = [step for step in match.proposals(seat)[0] if not step.startswith("add")]
    match.play_all(seat, steps)
    return steps
