"""Where the arrow keys lead: to the nearest thing in their direction, and, key by key, to everything."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from quintet.terminal.actions import Thing
from quintet.terminal.canvas import Region
from quintet.terminal.scene import Touchable

_ASIDE: Final = 12  # columns that a thing above or below may lie aside, for one farther away to be no nearer
_WAYS: Final = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Walk:
    """The ways between things, as they lie on the board."""

    def __init__(self, touchables: Sequence[Touchable]) -> None:
        rows: dict[int, list[Touchable]] = {}
        for each in touchables:
            rows.setdefault(each.region.y, []).append(each)
        self.rows = [sorted(rows[y], key=lambda each: each.region.x) for y in sorted(rows)]
        self._at = {each.thing: n for n, row in enumerate(self.rows) for each in row}
        self._is_strict = False
        self._is_strict = not self._is_whole()

    def row(self, thing: Thing | int) -> list[Touchable]:
        """What lies beside a thing, from left to right."""
        return self.rows[self._at[thing]]

    def step(self, thing: Thing | int, way: str, column: float | None = None) -> Thing | int:
        """The thing to which an arrow leads, the same one at the end of a row.

        `column` is where a walk up or down began: it comes back to it.
        """
        row = self.row(thing)
        place = next(n for n, each in enumerate(row) if each.thing == thing)
        dx, dy = _WAYS[way]
        if dx:
            return row[max(0, min(len(row) - 1, place + dx))].thing
        x = row[place].region.middle[0] if column is None else column
        ahead = self.rows[self._at[thing] + 1 :] if dy > 0 else self.rows[: self._at[thing]][::-1]
        nearest = [
            min(each, key=lambda there: (_aside(there.region, x), abs(there.region.middle[0] - x))) for each in ahead
        ]
        if not nearest:
            return thing
        if self._is_strict:
            return nearest[0].thing
        return next((each.thing for each in nearest if _aside(each.region, x) <= _ASIDE), nearest[0].thing)

    def _is_whole(self) -> bool:
        """Whether everything is reached from everywhere. It always is where no row is passed over."""
        ways = [(thing, self.step(thing, way)) for thing in self._at for way in _WAYS]
        return self._reached(ways) and self._reached([(there, here) for here, there in ways])

    def _reached(self, ways: Sequence[tuple[Thing | int, Thing | int]]) -> bool:
        """Whether these ways lead from one thing to all others."""
        leads: dict[Thing | int, set[Thing | int]] = {}
        for here, there in ways:
            leads.setdefault(here, set()).add(there)
        found = set(list(self._at)[:1])
        left = list(found)
        while left:
            new = leads.get(left.pop(), set()) - found
            found |= new
            left += new
        return len(found) == len(self._at)


def _aside(region: Region, x: float) -> float:
    """How far a thing lies to the left or right of a column."""
    return max(region.x - x, x - (region.x + region.width), 0)
