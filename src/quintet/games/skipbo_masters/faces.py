"""What is printed on the cards of Skip-Bo Masters."""

from __future__ import annotations

from quintet.core.faces import ALL_COLOURS, Face, tinted
from quintet.games.skipbo_masters import cards
from quintet.games.skipbo_masters.notation import CARDS


def faces() -> list[Face]:
    return [_face(kind) for kind in range(cards.N_KINDS)]


def _face(kind: int) -> Face:
    number, coins = kind // cards.N_TOLLS + 1, kind % cards.N_TOLLS
    if kind == cards.SKIPBO:
        return Face(tint=ALL_COLOURS, sign="joker", written=CARDS.format(kind), rank=number, name="card-joker")
    return Face(
        tint=tinted(number, cards.TOP_NUMBER),
        index=str(number),
        coins=coins,
        written=CARDS.format(kind) if coins else "",
        rank=number,
        name="card-toll" if coins else "",
    )
