"""A record to look back at: its steps and everybody's chances, found by a worker process as a server's are."""

from __future__ import annotations

import asyncio
import contextlib
import json
import zlib
from collections.abc import AsyncIterator
from typing import Final

import msgspec

from quintet.core.game import Game
from quintet.core.record import Record
from quintet.core.zones import ALL_SEATS
from quintet.server.http.games import declaration_of
from quintet.server.store.interface import MatchLog
from quintet.server.thinking.curve import first_places, next_places
from quintet.server.thinking.decisions import Header
from quintet.server.thinking.lookback import CurveFound
from quintet.server.thinking.pool import WorkerPool
from quintet.server.thinking.replay import Found, Sought
from quintet.terminal.lookback import Json

_NAME: Final = "record"  # of the match, to the worker
_SECONDS: Final = 10.0  # until a question should be answered
_TOGETHER: Final = 2  # places that are looked at before the next ones are chosen


class RecordLookback:
    """The match of a record, which must have been checked by playing it again."""

    def __init__(self, record: Record, game: Game, workers: WorkerPool) -> None:
        self._record = record
        self._game = game
        self._workers = workers
        self._header = Header(record.game, record.options, len(record.seats), record.seed, record.start)
        self._curve = CurveFound()
        self._finding: asyncio.Task[None] | None = None

    async def rounds(self) -> Json:
        found = await self._find(Sought("rounds"))
        return {
            "game": self._record.game,
            "chairs": [{"name": name} for name in self._record.seats],
            "seat": None,
            "n_steps": len(self._record.actions),
            "rounds": msgspec.to_builtins(found.rounds),
        }

    async def steps(self, first: int) -> list[Json]:
        found = await self._find(Sought("steps", ALL_SEATS, first))
        steps: list[Json] = json.loads(found.steps)
        return steps

    async def chances(self) -> Json:
        if self._finding is None:
            self._finding = asyncio.create_task(self._find_chances())
        places = [{"step": step, "chances": chances} for step, chances in self._curve.places()]
        return {"is_done": self._curve.is_done, "places": places}

    async def declared(self, game: str) -> Json:
        found: Json = json.loads(msgspec.json.encode(declaration_of(self._game)))
        return found

    async def _find_chances(self) -> None:
        rounds = (await self._find(Sought("rounds"))).rounds
        places = first_places(len(self._record.actions), [each.first for each in rounds])
        while places:
            for place in places:
                seed = zlib.crc32(f"{self._record.seed} {place}".encode())
                found = await self._find(Sought("chances", places=[place], seed=seed))
                self._curve.chances[place] = found.chances[0]
            places = next_places(self._curve.chances, _TOGETHER)
        self._curve.is_done = True

    async def _find(self, sought: Sought) -> Found:
        return await self._workers.look_back(_NAME, self._header, self._log, sought, _SECONDS)

    async def _log(self) -> MatchLog:
        actions = self._record.actions
        return MatchLog(msgspec.json.encode(actions), msgspec.json.encode([0] * max(1, len(actions))))

    def stop(self) -> None:
        if self._finding is not None:
            self._finding.cancel()


@contextlib.asynccontextmanager
async def look_back_at(record: Record, game: Game) -> AsyncIterator[RecordLookback]:
    """Look back at a record until the end of the block."""
    async with WorkerPool(n_workers=1) as workers:
        lookback = RecordLookback(record, game, workers)
        try:
            yield lookback
        finally:
            lookback.stop()
