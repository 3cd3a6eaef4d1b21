"""Somebody deletes, moves, replaces or cuts off the database while the server runs: it notices, and stops."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from quintet.server.store.sqlite.files import SECONDS
from tests.server.running import Client, RunningServer

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there nobody can delete a file that is open")

Harm = Callable[[Path], object]


def replace(database: Path) -> None:
    other = database.with_name("other.db")
    shutil.copy(database, other)
    os.replace(other, database)


def cut(name: str, part: float) -> Harm:
    def harm(database: Path) -> None:
        path = database.with_name(name)
        os.truncate(path, int(path.stat().st_size * part))

    return harm


GONE: dict[str, Harm] = {
    "deleted": lambda database: database.unlink(),
    "moved": lambda database: database.rename(database.with_name("moved.db")),
    "replaced": replace,
    "log deleted": lambda database: database.with_name("quintet.db-wal").unlink(),
    "index deleted": lambda database: database.with_name("quintet.db-shm").unlink(),
}
SHORT: dict[str, Harm] = {
    "emptied": cut("quintet.db", 0),
    "cut off": cut("quintet.db", 0.5),
    "log emptied": cut("quintet.db-wal", 0),
    "log cut off": cut("quintet.db-wal", 0.5),
    "overwritten": lambda database: database.write_bytes(b"a diary " * (database.stat().st_size // 8)),
}


def ends_loudly(server: RunningServer) -> None:
    assert server.wait() == 1
    assert '"level":"critical"' in server.errors()
    assert "while the server had it open" in server.errors()


@pytest.mark.parametrize("harm", [pytest.param(harm, id=name) for name, harm in {**GONE, **SHORT}.items()])
def test_a_quiet_server_notices(tmp_path: Path, harm: Harm) -> None:
    with RunningServer(tmp_path) as server:
        asyncio.run(Client(server, "Ann").create("solo"))
        harm(tmp_path / "quintet.db")
        ends_loudly(server)


@pytest.mark.parametrize("part", [0, 0.5])
def test_a_log_with_a_hole_is_noticed(tmp_path: Path, part: float) -> None:
    """What is written after the cut makes it as long as it was."""

    async def test() -> None:
        ann = Client(server, "Ann")
        await ann.create("solo")
        await asyncio.sleep(SECONDS)  # a cut just after the writing differs in nothing but the head of the log
        log = tmp_path / "quintet.db-wal"
        length = log.stat().st_size
        cut(log.name, part)(tmp_path / "quintet.db")
        while log.stat().st_size < length:
            await ann.create("solo")

    with RunningServer(tmp_path) as server:
        asyncio.run(test())
        ends_loudly(server)


@pytest.mark.parametrize("harm", [pytest.param(harm, id=name) for name, harm in GONE.items()])
def test_nothing_is_acknowledged_that_nobody_will_find(tmp_path: Path, harm: Harm) -> None:
    async def test() -> None:
        ann = Client(server, "Ann")
        await ann.create("solo")
        harm(tmp_path / "quintet.db")
        try:
            answer = await ann.request("POST", "/api/tables", {"game": "solo"})
        except httpx.TransportError:
            return  # it has stopped already
        assert answer.status_code == 503

    with RunningServer(tmp_path) as server:
        asyncio.run(test())
        ends_loudly(server)
