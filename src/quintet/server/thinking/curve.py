"""The curve of everybody's chances over a match: where to look next, and where the match turned. Pure functions.

A match of thousands of steps is looked at in a bounded number of places: first evenly, with the beginnings of rounds,
then halfway in between where the chances differ most, until the swings are narrowed down to single steps.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

import msgspec

EVENLY: Final = 40  # places of the first look
MOST_ROUNDS: Final = 20  # whose beginnings are looked at besides
MOST_PLACES: Final = 96
_WORTH_A_LOOK: Final = 0.08  # a swing that is narrowed down
_TURNING: Final = 0.14  # a swing that turned the match
_MOST_TURNING: Final = 6
_APART: Final = 60  # turning points are at least this part of the match apart

Curve = Mapping[int, Sequence[float]]
"""Every seat's chance by step."""


class Turn(msgspec.Struct, frozen=True):
    """A step after which somebody's chance was another, in thousandths."""

    step: int
    seat: int
    before: int
    after: int


def first_places(n_steps: int, rounds: Sequence[int]) -> list[int]:
    """Where to look first, in order; `rounds` are the steps that dealt one."""
    evenly = {round(n_steps * i / (EVENLY - 1)) for i in range(EVENLY)}
    stride = -(-len(rounds) // MOST_ROUNDS) or 1
    return sorted(evenly | set(rounds[::stride]))


def next_places(curve: Curve, n: int) -> list[int]:
    """Where to look next, at most so many places, in order; none if there is nothing left to narrow down."""
    known = sorted(curve)
    wide = [(_swing(curve, a, b)[0], a, b) for a, b in pairwise(known) if b - a > 1]
    best = sorted((each for each in wide if each[0] >= _WORTH_A_LOOK), reverse=True)
    n = min(n, MOST_PLACES - len(known))
    return sorted((a + b) // 2 for _, a, b in best[: max(0, n)])


def turning_points(curve: Curve) -> list[Turn]:
    """The largest swings, in order, told by the seat whose chance changed most; of two alike by the one that gained."""
    known = sorted(curve)
    if not known:
        return []
    apart = known[-1] // _APART
    found: list[Turn] = []
    swings = sorted(((*_swing(curve, a, b), a, b) for a, b in pairwise(known)), reverse=True)
    for size, seat, a, b in swings:
        if size < _TURNING or len(found) == _MOST_TURNING:
            break
        if all(abs(turn.step - b) > apart for turn in found):
            found.append(Turn(b, seat, thousandths(curve[a])[seat], thousandths(curve[b])[seat]))
    return sorted(found, key=lambda turn: turn.step)


def thousandths(chances: Sequence[float]) -> list[int]:
    return [round(1000 * chance) for chance in chances]


def _swing(curve: Curve, a: int, b: int) -> tuple[float, int]:
    """How much the chances differ, and whose most."""
    changes = [after - before for before, after in zip(curve[a], curve[b], strict=True)]
    seat = max(range(len(changes)), key=lambda each: (round(abs(changes[each]), 3), changes[each]))
    return abs(changes[seat]), seat
