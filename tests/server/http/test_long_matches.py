"""What somebody asks about a long match costs the tables no more than about a short one: it is worked out elsewhere."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import pytest

from bench.attacks import MATCH, keep_long
from quintet import Record
from tests.server.inside import served

SHORT, LONG = 100, 3000


class Counting:
    """Counts the steps that Python takes in our code on the event loop."""

    def __init__(self) -> None:
        self.n_steps = 0

    def __enter__(self) -> Counting:
        sys.settrace(self._called)
        return self

    def __exit__(self, *error: object) -> None:
        sys.settrace(None)

    def _called(self, frame: FrameType, event: str, argument: Any) -> Any:
        if "quintet" not in Path(frame.f_code.co_filename).parts:
            return None
        frame.f_trace_opcodes, frame.f_trace_lines = True, False
        return self._stepped

    def _stepped(self, frame: FrameType, event: str, argument: Any) -> Any:
        self.n_steps += event == "opcode"
        return self._stepped


def n_steps(data: Path, n_actions: int, what: str) -> int:
    data.mkdir()

    async def count() -> int:
        await keep_long(data, n_actions)
        async with served(data) as server, httpx.AsyncClient(base_url=server.url, timeout=60) as http:
            assert (await http.get(f"/api/matches/{MATCH}/rounds")).status_code == 200
            with Counting() as counting:
                answer = await http.get(f"/api/matches/{MATCH}{what}")
            assert answer.status_code == 200
            if not what:
                record = Record.loads(answer.content)
                assert len(record.actions) == n_actions
                assert record.dumps() == answer.text
        return counting.n_steps

    return asyncio.run(count())


@pytest.mark.parametrize("what", ["", "/rounds", "/steps?first=50", "/analysis", "/moments/50"])
def test_the_event_loop_does_not_feel_how_long_it_was(tmp_path: Path, what: str) -> None:
    short, long = n_steps(tmp_path / "short", SHORT, what), n_steps(tmp_path / "long", LONG, what)
    assert 0 < long < 1.5 * short
