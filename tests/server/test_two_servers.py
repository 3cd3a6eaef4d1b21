"""Real servers on one PostgreSQL database: one of them is killed, falls asleep, or loses the database for a while."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from pathlib import Path

import httpx
import pytest

from quintet.games import get_game
from quintet.server.store.opening import upkeep_of
from tests.postgres import Postgres
from tests.server.running import Client, Refused, RunningServer, play_out

LEASE = "1"


def server(folder: Path, address: str, name: str) -> RunningServer:
    (folder / name).mkdir()
    return RunningServer(folder / name, "--no-limits", "--database", address, "--lease", LEASE)


async def playing(server: RunningServer) -> Client:
    """Somebody in the middle of a match against a bot, whose turn it is."""
    ann = await Client(server, "Ann").connect()
    await ann.watch(await ann.create("solo", bots=["easy"], tempo=0, options={"scoring": "round"}))
    await ann.do("start")
    await ann.until(lambda c: bool(c.view) and bool(c.view["legal"]))
    return ann


async def watch_elsewhere(ann: Client, server: RunningServer) -> None:
    """Follow the table by another server."""
    await ann.disconnect()
    ann.server = server
    await ann.connect()
    await ann.watch(ann.table)


def moves_of(address: str, match: str) -> list[tuple[int, str]]:
    found = upkeep_of(address).stored_match(match)
    assert found is not None
    return [(move.seat, move.action) for move in found[1]]


def test_followers_go_on_when_the_server_of_their_table_is_killed(postgres: Postgres, tmp_path: Path) -> None:
    address = postgres.new_database()

    async def test(one: RunningServer, two: RunningServer) -> None:
        ann = await playing(one)
        ben = await Client(two, "Ben").connect()
        await ben.watch(ann.table)
        await ann.act(ann.view["legal"][0])
        before = await asyncio.to_thread(moves_of, address, ann.match)
        one.kill()
        n_heard = len(ben.heard)
        await watch_elsewhere(ann, two)
        await ann.until(lambda c: bool(c.view))
        await ben.until(lambda c: any(told["tell"] == "view" for told in c.heard[n_heard:]))  # by the same socket
        await play_out(ann, lambda legal: legal[0])
        after = await asyncio.to_thread(moves_of, address, ann.match)
        assert after[: len(before)] == before
        record = await asyncio.to_thread(upkeep_of(address).find_record, ann.match)
        assert record.replay(get_game("solo")).is_over
        assert two.failures() == []

    with server(tmp_path, address, "one") as one, server(tmp_path, address, "two") as two:
        asyncio.run(test(one, two))


def test_a_server_that_was_asleep_for_too_long_writes_nothing_and_lets_its_followers_go(
    postgres: Postgres, tmp_path: Path
) -> None:
    address = postgres.new_database()

    async def test(one: RunningServer, two: RunningServer) -> None:
        ann = await playing(one)
        asleep = Client(one, "Ann")  # a second window of hers
        asleep.cookies = ann.cookies
        await asleep.connect()
        await asleep.watch(ann.table)
        await asleep.until(lambda c: bool(c.view and c.view["legal"]))
        assert one.process is not None
        one.process.send_signal(signal.SIGSTOP)
        try:
            answer = await asleep.send(
                "act", match=asleep.match, version=asleep.version, actions=[asleep.view["legal"][0]]
            )
            await watch_elsewhere(ann, two)
            before = await asyncio.to_thread(moves_of, address, ann.match)
        finally:
            one.process.send_signal(signal.SIGCONT)
        with contextlib.suppress(Refused), pytest.raises(ConnectionError):
            await answer
        with contextlib.suppress(ConnectionError):
            await asleep.until(lambda c: c.socket is None)
        assert asleep.socket is None
        assert await asyncio.to_thread(moves_of, address, ann.match) == before
        await ann.until(lambda c: bool(c.view["legal"]))
        await play_out(ann, lambda legal: legal[0])
        again = await Client(one, "Eve").connect()  # it is a server like any other again
        await again.watch(await again.create("solo", bots=["easy"]))

    with server(tmp_path, address, "one") as one, server(tmp_path, address, "two") as two:
        asyncio.run(test(one, two))


def test_tables_wait_while_the_database_is_away_and_go_on_when_it_is_back(tmp_path: Path) -> None:
    async def test(running: RunningServer, postgres: Postgres) -> None:
        ann = await playing(running)
        await asyncio.to_thread(postgres.stop)
        answer = await ann.send("act", match=ann.match, version=ann.version, actions=[ann.view["legal"][0]])
        await ann.until(lambda c: {"tell": "outage"} in c.heard)
        assert not answer.done()
        assert httpx.get(f"{running.url}/healthz").status_code == 503
        late = await Client(running, "Ben").connect()
        await late.until(lambda c: {"tell": "outage"} in c.heard)
        watching = await late.send("watch", table=ann.table)
        await asyncio.to_thread(postgres.start)
        await asyncio.wait_for(answer, 30)
        await asyncio.wait_for(watching, 30)
        await late.until(lambda c: {"tell": "outage", "is_over": True} in c.heard)
        await ann.until(lambda c: {"tell": "outage", "is_over": True} in c.heard)
        assert httpx.get(f"{running.url}/healthz").json()["status"] == "ok"
        await ann.until(lambda c: bool(c.view["legal"]))
        await play_out(ann, lambda legal: legal[0])
        assert running.failures() == []

    with Postgres() as postgres, server(tmp_path, postgres.new_database(), "one") as running:
        asyncio.run(test(running, postgres))
