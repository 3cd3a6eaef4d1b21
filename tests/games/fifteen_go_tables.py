"""Set-ups for the tests of 15GO!: a match in the middle of a turn, written with as few cards as matter."""

from __future__ import annotations

from collections.abc import Sequence

from quintet import Match
from quintet.games.fifteen_go import GAME

ALL_OPTIONS = "play_open=yes,build_own=yes,borrow=yes,points=yes"


def run(text: str) -> list[str]:
    """A row: its cards, or, for a single card such as `R5`, the red cards 1 to 5."""
    cards = text.split()
    if len(cards) == 1:
        return [f"{cards[0][0]}{number}" for number in range(1, int(cards[0][1:]) + 1)]
    return cards


def table(
    closed: Sequence[str],
    opened: Sequence[str] = (),
    rows: Sequence[str] = (),
    turned: str = "",
    options: str = "",
    **facts: object,
) -> Match:
    """Closed and open piles by seat, bottom first; seat 0 is on turn; the rest of the deck has been put away."""
    middle = [run(row) for row in rows]
    position = {
        "players": len(closed),
        "options": GAME.parse_options(options).to_json(),
        "zones": {
            "closed": [pile.split() for pile in closed],
            "open": [pile.split() for pile in opened] or [[] for _ in closed],
            "turned": turned.split(),
            "row": middle + [[]] * (8 - len(middle)),
        },
        "facts": facts,
    }
    return Match.from_position(GAME, position)


def pile(match: Match, zone: str, seat: int | None = None, number: int = 0) -> str:
    """The cards of a place, bottom first, hidden ones too."""
    cards = [
        pile.cards
        for pile in GAME.piles(match.state)
        if (pile.place.zone.name, pile.place.seat, pile.place.pile) == (zone, seat, number)
    ]
    return " ".join(GAME.cards.format_all(cards[0]))


def turned(match: Match) -> str:
    return pile(match, "turned")


def row(match: Match, number: int) -> str:
    return pile(match, "row", None, number)
