"""Somebody sets the clock of the machine: nothing that takes its time takes more of it, or less."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.server.running import Client, RunningServer

DAY = 86400
HOUR = 3600
LITTLE = 600_000  # milliseconds; a test takes less beside the busiest neighbour, and the clock is set by much more


class JumpingServer(RunningServer):
    module = "tests.server.jumping"


def left(client: Client) -> int:
    """Milliseconds of the running turn, as a client works it out."""
    welcome = next(told for told in reversed(client.heard) if told["tell"] == "welcome")
    clock = next(told for told in reversed(client.heard) if told["tell"] == "clock")
    return int(clock["deadline"] - welcome["now"])


async def come_back(client: Client) -> None:
    await client.disconnect()
    client.heard.clear()
    await client.connect()
    await client.watch(client.table)
    await client.until(lambda c: any(told["tell"] == "clock" for told in c.heard))


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_deadlines_stay_where_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    ahead = tmp_path / "ahead.txt"
    monkeypatch.setenv("QUINTET_JUMP_FILE", str(ahead))

    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        await ann.watch(await ann.create("solo", bots=["easy"], n_seats=2, clock=DAY, tempo=0))
        await ann.do("start")
        await ann.until(lambda c: bool(c.view) and c.view["turn"] == 0)
        await come_back(ann)
        assert abs(left(ann) - 1000 * DAY) < LITTLE  # two clocks are read one after the other
        code = (await ann.request("POST", f"/api/tables/{ann.table}/screens")).json()["code"]
        passed = (await ann.request("POST", "/api/me/passes")).json()["code"]

        ahead.write_text(str(jump))
        await come_back(ann)
        assert abs(left(ann) - 1000 * DAY) < LITTLE  # two clocks are read one after the other
        (mine,) = (await ann.request("GET", "/api/me/tables")).json()
        assert abs(mine["deadline"] - 1000 * (time.time() + jump + DAY)) < LITTLE
        assert (await ann.request("POST", "/api/screens", {"code": code})).status_code == 200
        assert (await ann.request("POST", "/api/passes/look", {"code": passed})).json()["is_valid"]

        ahead.write_text("0")
        server.stop()
        ahead.write_text(str(jump))
        server.start()
        await come_back(ann)
        assert abs(left(ann) - 1000 * DAY) < LITTLE  # two clocks are read one after the other
        await ann.disconnect()

    ahead.write_text("0")
    with JumpingServer(tmp_path, "--no-limits") as server:
        asyncio.run(test())
        assert server.failures() == []
