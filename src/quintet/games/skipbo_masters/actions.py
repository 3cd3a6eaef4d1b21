"""What the actions of Skip-Bo Masters mean, and their texts. Seats and piles are counted from 0.

`play 7* to 2` (a hand card onto building pile 2), `play stock to 2`, `play help 1 to 2`, `buy stock 3 to 2` (that of
seat 3), `buy help 3 1 to 2` (from help pile 1 of seat 3), `stand in on 2`, `discard 7* to 1` (onto one's own help pile
1), `pay` and `stop` for a toll, `end`.
"""

from __future__ import annotations

from quintet.core.actions import Actions, Meaning, Verb, numbered
from quintet.games.skipbo_masters import cards
from quintet.games.skipbo_masters.notation import CARDS

SEAT = numbered("seat", "seat", cards.MAX_PLAYERS)
HELP = numbered("help", "pile", cards.N_PILES)
PILE = numbered("pile", "pile", cards.N_PILES)

_BUILDING = "building/{pile}"

PLAY = Verb("play", "play {card} to {pile}", (PILE,), "hand/{me}", _BUILDING)
DISCARD = Verb("discard", "discard {card} to {help}", (HELP,), "hand/{me}", "help/{me}/{help}", ends_turn=True)
PLAY_STOCK = Verb("play stock", "play stock to {pile}", (PILE,), "stock/{me}", _BUILDING)
PLAY_HELP = Verb("play help", "play help {help} to {pile}", (HELP, PILE), "help/{me}/{help}", _BUILDING)
BUY_STOCK = Verb("buy stock", "buy stock {seat} to {pile}", (SEAT, PILE), "stock/{seat}", _BUILDING)
BUY_HELP = Verb("buy help", "buy help {seat} {help} to {pile}", (SEAT, HELP, PILE), "help/{seat}/{help}", _BUILDING)
STAND_IN = Verb("stand in", "stand in on {pile}", (PILE,), "coins/{me}", _BUILDING, is_step=True)
PAY = Verb("pay", "pay")
STOP = Verb("stop", "stop", ends_turn=True)
END = Verb("end", "end", ends_turn=True)

_KINDS = range(cards.N_KINDS)
_PILES = range(cards.N_PILES)


def _bought(seat: int) -> list[Meaning]:
    """What shows in front of a seat, onto each building pile: its stock, then its help piles."""
    return BUY_STOCK.each(seat=[seat], pile=_PILES) + BUY_HELP.each(seat=[seat], help=_PILES, pile=_PILES)


ACTIONS = Actions(
    CARDS,
    [
        (cards.PLAY_HAND, PLAY.each(card=_KINDS, pile=_PILES)),
        (cards.DISCARD, DISCARD.each(card=_KINDS, help=_PILES)),
        (cards.PLAY_OWN, PLAY_STOCK.each(pile=_PILES) + PLAY_HELP.each(help=_PILES, pile=_PILES)),
        (cards.BUY, [meaning for seat in range(cards.MAX_PLAYERS) for meaning in _bought(seat)]),
        (cards.STAND_IN, STAND_IN.each(pile=_PILES)),
        (cards.PAY, PAY.each()),
        (cards.STOP, STOP.each()),
        (cards.END, END.each()),
    ],
)
