"""Looking back at finished matches: asked of the worker processes in small pieces, so that bots get their turn too.

The chances over a match are found once and kept in memory, those of the matches that were looked at last. What an
analysis finds is kept in the store.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import msgspec

from quintet.server.protocol import Code
from quintet.server.refusals import refuse
from quintet.server.store.interface import MatchLog, MatchRow, Store
from quintet.server.thinking.analysis import VERSION, DecisionJudged
from quintet.server.thinking.curve import Turn, first_places, next_places, thousandths, turning_points
from quintet.server.thinking.decisions import Header
from quintet.server.thinking.pool import WorkerPool
from quintet.server.thinking.replay import Found, Round, Sought

MOST_CURVES: Final = 200  # that are kept
MOST_WAITING: Final = 12  # curves that are not done
_TOGETHER: Final = 2  # places that are looked at before the next ones are chosen
PATIENCE: Final = 20.0  # seconds after which a curve that nobody asks for any more is given up
_MOST_LOGS: Final = 2  # that are read at once: one may have tens of thousands of actions, and others read too
_SECONDS: Final = 10.0  # until a question should be answered, waiting for the bots included

_decisions = msgspec.json.Decoder(list[DecisionJudged])
_encode = msgspec.json.Encoder().encode


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


class AnalysisFound:
    """The decisions of a match's people, as far as they are judged."""

    def __init__(self, n_steps: int, decisions: list[DecisionJudged] | None = None) -> None:
        self.n_steps = n_steps
        self.is_done = decisions is not None
        self.reached = n_steps if self.is_done else 0  # the step of the last one
        self.decisions = decisions or []


class LookBack:
    """Finds out about finished matches."""

    def __init__(self, workers: WorkerPool, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], object]) -> None:
        self._workers = workers
        self._store = store
        self._spawn = spawn
        self._analyses: dict[str, AnalysisFound] = {}  # that are not done
        self._one_analysis = asyncio.Lock()
        self._curves: OrderedDict[str, CurveFound] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()
        self._few_logs = asyncio.Semaphore(_MOST_LOGS)

    async def log(self, match: str) -> MatchLog:
        """The log of a match. Whoever asks for many waits for their turn; tables wait for none of it."""
        async with self._few_logs:
            return await self._store.log(match)

    async def rounds(self, row: MatchRow) -> list[Round]:
        return (await self.find(row, Sought("rounds"))).rounds

    async def steps(self, row: MatchRow, viewer: int, first: int) -> bytes:
        """A page of steps, as JSON."""
        return (await self.find(row, Sought("steps", viewer, first))).steps

    async def find(self, row: MatchRow, sought: Sought) -> Found:
        """What is sought of a match; its log is read only if the worker does not know it."""
        header = Header(row.game, row.options, len(row.chairs), row.seed, row.start)
        return await self._workers.look_back(row.id, header, partial(self.log, row.id), sought, _SECONDS)

    def has_curve(self, match: str) -> bool:
        return match in self._curves

    def curve(self, row: MatchRow, n_steps: int) -> CurveFound:
        """The chances over a match; the first call begins the search for them."""
        curve = self._curves.get(row.id)
        if curve is None:
            if sum(not each.is_done for each in self._curves.values()) >= MOST_WAITING:
                refuse(Code.TOO_FAST, "too many matches to think about")
            curve = self._curves[row.id] = CurveFound()
            self._spawn(self._find(row, n_steps, curve))
        curve.asked_at = time.monotonic()
        self._curves.move_to_end(row.id)
        while len(self._curves) > MOST_CURVES:
            self._curves.popitem(last=False)
        return curve

    async def analysis(self, row: MatchRow, n_steps: int) -> AnalysisFound | None:
        """What is known of the decisions in a match; None if nobody has asked for it yet."""
        if (found := self._analyses.get(row.id)) is not None:
            return found
        kept = await self._store.analysis(row.id, VERSION)
        return None if kept is None else AnalysisFound(n_steps, await asyncio.to_thread(_decisions.decode, kept))

    def analyse(self, row: MatchRow, n_steps: int) -> AnalysisFound:
        """Begin to judge the decisions of a match's people."""
        if row.id not in self._analyses:
            if len(self._analyses) >= MOST_WAITING:
                refuse(Code.TOO_FAST, "too many matches to think about")
            self._analyses[row.id] = AnalysisFound(n_steps)
            self._spawn(self._judge(row, self._analyses[row.id]))
        return self._analyses[row.id]

    async def _judge(self, row: MatchRow, found: AnalysisFound) -> None:
        n_judged = 0
        try:
            async with self._one_analysis:
                while not found.is_done:  # a little at a time: a bot waits no longer than for this
                    part = await self.find(row, Sought("analysis", seats=people_of(row), n_judged=n_judged))
                    found.decisions += part.decisions
                    found.reached, n_judged = part.reached, part.n_judged
                    if part.is_done:
                        await self._store.save_analysis(row.id, VERSION, _encode(found.decisions))
                        found.is_done = True
        finally:
            self._analyses.pop(row.id, None)  # it is kept; or whoever asks again begins anew

    async def _find(self, row: MatchRow, n_steps: int, curve: CurveFound) -> None:
        try:
            async with self._one_at_a_time:
                rounds = await self.rounds(row)
                places = first_places(n_steps, [each.first for each in rounds])
                while places:
                    for place in places:  # one at a time: a bot waits no longer than for this
                        if time.monotonic() - curve.asked_at > PATIENCE:
                            return
                        await self._look(row, curve, place)
                    places = next_places(curve.chances, _TOGETHER)
                curve.is_done = True
        finally:
            if not curve.is_done:
                self._curves.pop(row.id, None)  # whoever asks again begins anew

    async def _look(self, row: MatchRow, curve: CurveFound, place: int) -> None:
        seed = zlib.crc32(f"{row.id} {place}".encode())
        found = await self.find(row, Sought("chances", places=[place], seed=seed))
        curve.chances[place] = found.chances[0]


def people_of(row: MatchRow) -> list[int]:
    """The seats of people."""
    return [seat for seat, chair in enumerate(row.chairs) if chair.player]
