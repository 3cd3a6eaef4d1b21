"""What is printed on Level 8's cards."""

from __future__ import annotations

from quintet.core.faces import ALL_COLOURS, Face
from quintet.games.level_8 import cards
from quintet.games.level_8.notation import CARDS

_EFFECTS = {cards.MISS: "miss", cards.TAKE: "take", cards.SWAP: "swap", cards.KEEP: "keep"}


def faces() -> list[Face]:
    return [_face(kind) for kind in range(cards.N_KINDS)]


def _face(kind: int) -> Face:
    colour, place = divmod(kind, cards.N_VALUES)
    if kind < cards.RANGE:
        return Face(colour=cards.COLOUR_NAMES[colour], index=str(place + 1), rank=place + 1)
    rank = cards.N_VALUES + 1 + kind - cards.RANGE
    written = CARDS.format(kind)
    if kind in _EFFECTS:
        sign = _EFFECTS[kind]
        return Face(tint="black", sign=sign, written=written, rank=rank, name=f"card-{sign}")
    if kind == cards.JOKER:
        return Face(tint=ALL_COLOURS, sign="joker", written=written, rank=rank, name="card-joker")
    first = cards.RANGE_SIZE * (kind - cards.RANGE) + 1
    index = f"{first}-{first + cards.RANGE_SIZE - 1}"
    return Face(tint=ALL_COLOURS, sign="joker", index=index, written=written, rank=rank, name="card-range-joker")
