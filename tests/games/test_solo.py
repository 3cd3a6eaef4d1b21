"""SOLO, rule by rule: a position, a move, the outcome."""

from __future__ import annotations

import pytest

from quintet import Match
from quintet.core.errors import IllegalAction, NotYourTurn
from quintet.games.solo import GAME


def table(hands: list[str], top: str = "R5", options: str = "", **facts: object) -> Match:
    """A match in the middle of a round: hands and the top card as texts, the rest of the deck is the pack."""
    position = {
        "players": len(hands),
        "options": GAME.parse_options(options).to_json(),
        "zones": {"hand": [hand.split() for hand in hands], "discard": top.split()},
        "facts": facts,
    }
    return Match.from_position(GAME, position)


def hand(match: Match, seat: int) -> list[str]:
    """The cards of a seat as it sees them."""
    zone = next(z for z in match.view(seat).zones if z["zone"] == "hand" and z["seat"] == seat)
    cards = zone["cards"]
    assert isinstance(cards, list)
    return cards


@pytest.mark.parametrize(
    ("card", "fits"), [("R1", True), ("G5", True), ("RM", True), ("G6", False), ("CC red", True), ("AR", True)]
)
def test_a_card_fits_by_colour_number_or_symbol_or_if_black(card: str, fits: bool) -> None:
    """SO-5: on a red 5, any red card, any 5 and any black card fit."""
    match = table([f"{card.split(maxsplit=1)[0]} B9 B8", "Y1 Y2"])
    assert (f"lay {card}" in match.legal(0)) is fits


def test_a_twin_is_thrown_in_out_of_turn() -> None:
    """SO-8: whoever holds exactly the top card may lay it at once; play goes on after him."""
    match = table(["R1 R2 R3", "G1 G2 G3", "R5 G4 G6", "B1 B2 B3"])
    match.play(2, "throw in R5")
    assert match.turn == 3
    assert hand(match, 2) == ["G4", "G6"]


def test_only_the_twin_is_thrown_in() -> None:
    """SO-8: another card of the same number or colour is no twin."""
    match = table(["R1 R2 R3", "G5 R6 G3"])
    with pytest.raises(IllegalAction, match="only the twin") as refused:
        match.play(1, "throw in G5")
    assert refused.type is NotYourTurn
    assert refused.value.key == "only-the-twin-of-the-top-card-may-be-thrown-in"
