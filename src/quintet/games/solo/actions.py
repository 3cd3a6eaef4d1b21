"""What SOLO's actions mean, and their texts.

`lay R7`, `lay RS 2` (swap with seat 2), `lay CC green`, `throw in R7`, each with ` SOLO` behind it to call; `take` (one
card, or the whole penalty), `pass`, `say SOLO`, `catch`.
"""

from __future__ import annotations

from quintet.core.actions import Actions, Meaning, Slot, Verb, numbered
from quintet.games.solo import cards
from quintet.games.solo.notation import CARDS

COLOUR = Slot("colour", "colour", cards.COLOUR_NAMES)
PARTNER = numbered("seat", "seat", cards.MAX_PLAYERS)
CALL = Slot("call", "call", ("SOLO",))

_CHOICES = (COLOUR, PARTNER, CALL)
_LAID = "{card}[ {colour}][ {seat}][ {call}]"

LAY = Verb("lay", f"lay {_LAID}", _CHOICES, "hand/{me}", "discard", choice=("colour", "seat"), ends_turn=True)
THROW_IN = Verb(
    "throw in",
    f"throw in {_LAID}",
    _CHOICES,
    "hand/{me}",
    "discard",
    choice=("colour", "seat"),
    ends_turn=True,
    out_of_turn=True,
    races=True,
)
TAKE = Verb("take", "take", source="pack", target="hand/{me}")
PASS = Verb("pass", "pass", ends_turn=True)
SAY = Verb("say SOLO", "say SOLO", out_of_turn=True, races=True)
# Catching does not race: if anything has happened since, it would be the call, and a wrong "caught" costs a card.
CATCH = Verb("catch", "catch", out_of_turn=True)


def _laid(verb: Verb, pairs: list[tuple[int, int]], is_calling: bool) -> list[Meaning]:
    """A verb with every card and what is chosen with it (`cards.LAYS`, `cards.THROWS`)."""
    said = {"call": 0} if is_calling else {}
    return [verb.of(card=kind, **_chosen(kind, choice), **said) for kind, choice in pairs]


def _chosen(kind: int, choice: int) -> dict[str, int]:
    if kind in (cards.CHOOSE, cards.TAKE_4):
        return {"colour": choice}
    if cards.is_swap(kind) and choice > 0:
        return {"seat": choice - 1}
    return {}


ACTIONS = Actions(
    CARDS,
    [
        (cards.LAY, _laid(LAY, cards.LAYS, is_calling=False)),
        (cards.LAY_CALLING, _laid(LAY, cards.LAYS, is_calling=True)),
        (cards.THROW, _laid(THROW_IN, cards.THROWS, is_calling=False)),
        (cards.THROW_CALLING, _laid(THROW_IN, cards.THROWS, is_calling=True)),
        (cards.TAKE, TAKE.each()),
        (cards.PASS, PASS.each()),
        (cards.SAY, SAY.each()),
        (cards.CATCH, CATCH.each()),
    ],
)
