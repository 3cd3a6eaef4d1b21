"""Looking back at finished matches: asked of the worker processes in small pieces, so that bots get their turn too.

The chances over a match are found once and kept in memory, those of the matches that were looked at last.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

from quintet.games import get_game
from quintet.server.protocol import Code
from quintet.server.refusals import refuse
from quintet.server.store.interface import MatchRow, Move
from quintet.server.thinking.curve import Turn, first_places, next_places, thousandths, turning_points
from quintet.server.thinking.decisions import Header
from quintet.server.thinking.pool import WorkerPool
from quintet.server.thinking.replay import Found, Round, Sought

MOST_CURVES: Final = 200  # that are kept
MOST_WAITING: Final = 12  # curves that are not done
_TOGETHER: Final = 2  # places that are looked at before the next ones are chosen
PATIENCE: Final = 20.0  # seconds after which a curve that nobody asks for any more is given up
_SECONDS: Final = 10.0  # until a question should be answered, waiting for the bots included


class CurveFound:
    """Everybody's chances over a match, as far as they are known."""

    def __init__(self) -> None:
        self.is_done = False
        self.asked_at = 0.0
        self.chances: dict[int, list[float]] = {}

    def places(self) -> list[tuple[int, list[int]]]:
        """The steps in order, with the chances in thousandths."""
        return [(step, thousandths(self.chances[step])) for step in sorted(self.chances)]

    def turning(self) -> list[Turn]:
        """Where the match turned; nothing while places are still missing."""
        return turning_points(self.chances) if self.is_done else []


class LookBack:
    """Finds out about finished matches."""

    def __init__(self, workers: WorkerPool, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._workers = workers
        self._spawn = spawn
        self._curves: OrderedDict[str, CurveFound] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    async def rounds(self, row: MatchRow, moves: Sequence[Move]) -> list[Round]:
        found = await self._ask(row, _log(row, moves), Sought("rounds"))
        return found.rounds

    async def steps(self, row: MatchRow, moves: Sequence[Move], viewer: int, first: int) -> bytes:
        """A page of steps, as JSON."""
        found = await self._ask(row, _log(row, moves), Sought("steps", viewer, first))
        return found.steps

    def has_curve(self, match: str) -> bool:
        return match in self._curves

    def curve(self, row: MatchRow, moves: Sequence[Move]) -> CurveFound:
        """The chances over a match; the first call begins the search for them."""
        curve = self._curves.get(row.id)
        if curve is None:
            if sum(not each.is_done for each in self._curves.values()) >= MOST_WAITING:
                refuse(Code.TOO_FAST, "too many matches to think about")
            curve = self._curves[row.id] = CurveFound()
            self._spawn(self._find(row, _log(row, moves), curve))
        curve.asked_at = time.monotonic()
        self._curves.move_to_end(row.id)
        while len(self._curves) > MOST_CURVES:
            self._curves.popitem(last=False)
        return curve

    async def _find(self, row: MatchRow, log: list[tuple[int, int]], curve: CurveFound) -> None:
        try:
            async with self._one_at_a_time:
                rounds = (await self._ask(row, log, Sought("rounds"))).rounds
                places = first_places(len(log), [each.first for each in rounds])
                while places:
                    for place in places:  # one at a time: a bot waits no longer than for this
                        if time.monotonic() - curve.asked_at > PATIENCE:
                            return
                        await self._look(row, log, curve, place)
                    places = next_places(curve.chances, _TOGETHER)
                curve.is_done = True
        finally:
            if not curve.is_done:
                self._curves.pop(row.id, None)  # whoever asks again begins anew

    async def _look(self, row: MatchRow, log: list[tuple[int, int]], curve: CurveFound, place: int) -> None:
        seed = zlib.crc32(f"{row.id} {place}".encode())
        found = await self._ask(row, log, Sought("chances", places=[place], seed=seed))
        curve.chances[place] = found.chances[0]

    async def _ask(self, row: MatchRow, log: list[tuple[int, int]], sought: Sought) -> Found:
        header = Header(row.game, row.options, len(row.chairs), row.seed, row.start)
        return await self._workers.look_back(row.id, header, log, sought, _SECONDS)


def _log(row: MatchRow, moves: Sequence[Move]) -> list[tuple[int, int]]:
    parse = get_game(row.game).actions.parse
    return [(move.seat, parse(move.action)) for move in moves]
