"""Positions of SOLO for the tests, from texts: hands, the discard pile, and where the rest of the deck lies."""

from __future__ import annotations

from collections import Counter

import pytest

from quintet import Match
from quintet.core.errors import IllegalAction, NotYourTurn
from quintet.games.solo import GAME

IN_PACK = "pack"
IN_DISCARD = "discard"


def deck() -> Counter[str]:
    """All cards of the game, as texts."""
    return Counter(GAME.cards.format_all(GAME.deck(GAME.options(), 2)))


def table(
    hands: list[str],
    top: str = "R5",
    options: str = "",
    *,
    draws: str = "",
    rest: str | int = IN_PACK,
    seed: int = 0,
    **facts: object,
) -> Match:
    """A match in the middle of a round; it is the turn of seat 0 unless the facts say otherwise.

    `top` is the discard pile, its top card last. `draws` are the next cards of the pack, the first to be drawn first.
    The rest of the deck lies under them, or under the discard pile, or in the hand of a seat.
    """
    dealt = [hand.split() for hand in hands]
    discard = top.split()
    pack = draws.split()[::-1]
    left = deck()
    left.subtract([*discard, *pack, *(card for hand in dealt for card in hand)])
    others = sorted(left.elements())
    if rest == IN_PACK:
        pack = others + pack
    elif rest == IN_DISCARD:
        discard = others + discard
    else:
        assert isinstance(rest, int)
        dealt[rest] += others
    position = {
        "players": len(hands),
        "options": GAME.parse_options(options).to_json(),
        "seed": seed,
        "zones": {"hand": dealt, "discard": discard, "pack": pack},
        "facts": facts,
    }
    return Match.from_position(GAME, position)


def zone(match: Match, name: str, seat: int | None = None) -> list[str]:
    """All cards of a pile, hidden ones too."""
    piles = (pile for pile in GAME.piles(match.state) if pile.place.zone.name == name and pile.place.seat == seat)
    return GAME.cards.format_all(next(piles).cards)


def hand(match: Match, seat: int) -> list[str]:
    """The cards of a seat, red to yellow, then black."""
    return zone(match, "hand", seat)


def sizes(match: Match) -> list[int]:
    """How many cards everybody holds."""
    return [len(hand(match, seat)) for seat in range(match.n_players)]


def top(match: Match) -> str:
    return zone(match, "discard")[-1]


def fact(match: Match, name: str) -> object:
    """What everybody may know by this name."""
    return match.view(None).facts[name]


def deal(n_players: int, options: str = "", symbol: str = "") -> Match:
    """The first match, counted by seeds, whose first card has this symbol."""
    matches = (Match(GAME, n_players, options, seed) for seed in range(1000))
    return next(match for match in matches if top(match).endswith(symbol))


def refused(match: Match, seat: int, action: str) -> str:
    """The key of a refusal, by the question and by the exception; the match stays as it was."""
    before = match.position()
    with pytest.raises(IllegalAction) as error:
        match.play(seat, action)
    assert match.position() == before
    assert match.why_illegal(seat, action) == error.value.key
    assert isinstance(error.value, NotYourTurn) == (not match.legal(seat))
    return error.value.key
