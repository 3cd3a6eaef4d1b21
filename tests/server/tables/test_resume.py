"""Tables go on by themselves: after a restart, and when people come back to those who were left alone."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from quintet import Match, get_game
from quintet.fair import new_contribution, seal
from quintet.server.store.sqlite.database import open_for_upkeep
from quintet.server.tables.document import TimeLeft
from tests.server.prepared import Prepared, client_of, moves_of, position_of, prepare
from tests.server.running import PATIENCE, Client, Refused, RunningServer, Told

ON_BOTH_DATABASES = True

TABLE = "aaaa-bbbb-cccc"
DAY = 86400
QUICK_GRACE = ("--no-limits", "--grace", "0.3")


def run(data: Path, test: Callable[[RunningServer], Coroutine[Any, Any, None]], *arguments: str) -> None:
    with RunningServer(data, *(arguments or QUICK_GRACE)) as server:
        asyncio.run(test(server))
        assert server.failures() == []


def solo_table(*seats: str, turn: int, at: int | None = None, **settings: object) -> Prepared:
    """A match of SOLO that has just begun, with a given seat's turn."""
    position = position_of(Match(get_game("solo"), len(seats), "throw_in=no", seed=5))
    position["facts"]["turn"] = turn
    now = time.time_ns() // 1_000_000
    return Prepared(TABLE, seats, get_game("solo"), position, at=now if at is None else at, settings=settings)


async def back_at(server: RunningServer, name: str) -> Client:
    client = await client_of(server, name).connect()
    await client.watch(TABLE)
    return client


def is_away(seat: int) -> Callable[[Client], bool]:
    def look(client: Client) -> bool:
        told: Told = client.shown["seats"][seat]
        return bool(told["is_away"])

    return look


def test_bots_play_on_after_a_restart_though_nobody_is_there(tmp_path: Path) -> None:
    table = solo_table("Ann", "*easy", "*easy", turn=1, clock=DAY)
    prepare(tmp_path, table)

    async def test(server: RunningServer) -> None:
        async with asyncio.timeout(PATIENCE):
            while {seat for seat, _ in moves_of(tmp_path, table)} != {1, 2}:
                await asyncio.sleep(0.02)
        ann = await back_at(server, "Ann")
        await ann.until(lambda c: c.view["turn"] == 0)
        assert not is_away(0)(ann)
        await ann.disconnect()

    run(tmp_path, test)


def test_bots_without_a_clock_wait_for_company(tmp_path: Path) -> None:
    table = solo_table("Ann", "*easy", turn=1)
    prepare(tmp_path, table)

    async def test(server: RunningServer) -> None:
        ann = await back_at(server, "Ann")
        assert ann.view["turn"] == 1
        await ann.until(lambda c: c.view["turn"] == 0)
        await ann.disconnect()

    run(tmp_path, test)


def test_a_turn_that_was_nearly_over_is_over_soon_after_the_start(tmp_path: Path) -> None:
    left = TimeLeft((1, 1, 1), 100)
    table = solo_table("Ann", "Ben", turn=1, at=1, clock=60, time_left=left)
    prepare(tmp_path, table)

    async def test(server: RunningServer) -> None:
        ann = await back_at(server, "Ann")
        await ann.until(lambda c: c.view["turn"] == 0)
        assert is_away(1)(ann)
        await ann.until(lambda c: any(told["tell"] == "clock" for told in c.heard))
        await ann.disconnect()

    run(tmp_path, test)


def test_a_bot_stands_in_for_whoever_does_not_come_back_after_a_restart(tmp_path: Path) -> None:
    prepare(tmp_path, solo_table("Ann", "Ben", turn=1))

    async def test(server: RunningServer) -> None:
        ann = await back_at(server, "Ann")
        await ann.until(is_away(1))
        await ann.until(lambda c: c.view["turn"] == 0)
        ben = await back_at(server, "Ben")
        await ann.until(lambda c: not is_away(1)(c))
        await ann.disconnect()
        await ben.disconnect()

    run(tmp_path, test)


def test_whoever_comes_back_to_a_deserted_table_is_not_left_waiting(tmp_path: Path) -> None:
    prepare(tmp_path, solo_table("Ann", "Ben", turn=1))

    async def test(server: RunningServer) -> None:
        ann, ben = await back_at(server, "Ann"), await back_at(server, "Ben")
        await ann.disconnect()
        await ben.disconnect()
        await asyncio.sleep(0.6)  # both are gone for longer than the grace
        ann = await back_at(server, "Ann")
        await ann.until(is_away(1))
        await ann.disconnect()

    run(tmp_path, test)


def test_a_bot_stands_in_for_whoever_is_gone_when_the_match_begins(tmp_path: Path) -> None:
    async def test(server: RunningServer) -> None:
        ann, ben = await Client(server, "Ann").connect(), await Client(server, "Ben").connect()
        table = await ann.create("solo", n_seats=2, tempo=0)
        await ann.watch(table)
        await ben.join(table)
        await ben.do("ready")
        await ben.disconnect()
        await asyncio.sleep(0.6)
        await ann.do("start")
        await ann.until(is_away(1))
        await ann.disconnect()

    run(tmp_path, test)


def test_a_host_who_is_gone_for_long_is_replaced_when_somebody_comes(tmp_path: Path) -> None:
    async def test(server: RunningServer) -> None:
        ann, ben = await Client(server, "Ann").connect(), await Client(server, "Ben").connect()
        table = await ann.create("solo", n_seats=2)
        await ann.watch(table)
        await ann.disconnect()
        await asyncio.sleep(0.6)
        await ben.join(table)
        await ben.until(lambda c: c.shown["is_host"])
        await ben.disconnect()

    run(tmp_path, test)


def test_whoever_watches_twice_is_gone_when_they_leave(tmp_path: Path) -> None:
    prepare(tmp_path, solo_table("Ann", "Ben", turn=1))

    async def test(server: RunningServer) -> None:
        ann, ben = await back_at(server, "Ann"), await back_at(server, "Ben")
        await ben.watch(TABLE, since_last=True)
        await ben.disconnect()
        await ann.until(lambda c: not c.shown["seats"][1]["is_here"])
        await ann.until(is_away(1))
        await ann.disconnect()

    run(tmp_path, test)


def test_a_deal_for_which_everything_is_known_is_completed_after_a_restart(tmp_path: Path) -> None:
    """As it is if the server was killed between the last contribution and the deal."""

    async def begin(server: RunningServer) -> tuple[Client, str]:
        ann = await Client(server, "Ann").connect()
        await ann.watch(await ann.create("solo", bots=["easy"], tempo=0))
        contribution = new_contribution()
        await ann.do("ready", seal=seal(contribution))
        await ann.do("start")
        assert ann.shown["phase"] == "dealing"
        return ann, contribution

    with RunningServer(tmp_path, *QUICK_GRACE) as server:
        ann, contribution = asyncio.run(begin(server))
        server.kill()
        with closing(open_for_upkeep(tmp_path / "quintet.db")) as db:
            db.execute(
                "UPDATE tables SET document = CAST(replace(CAST(document AS TEXT), ?, ?) AS BLOB)",
                (f'"seal":"{seal(contribution)}"', f'"seal":"{seal(contribution)}","contribution":"{contribution}"'),
            )
        server.start()

        async def go_on() -> None:
            again = Client(server, "Ann")
            again.cookies = ann.cookies
            await again.connect()
            await again.watch(ann.table)
            await again.until(lambda c: c.shown["phase"] == "playing" and bool(c.view))
            assert again.match == ann.shown["match"]
            await again.disconnect()

        asyncio.run(go_on())


def take_away(data: Path) -> None:
    """As another server does that becomes the owner of the tables."""
    with closing(open_for_upkeep(data / "quintet.db")) as db:
        db.execute("UPDATE tables SET epoch = epoch + 1000")


def test_a_table_that_was_taken_away_is_found_again_by_all(tmp_path: Path) -> None:
    prepare(tmp_path, solo_table("Ann", "Ben", turn=1))

    async def test(server: RunningServer) -> None:
        ann, ben = await back_at(server, "Ann"), await back_at(server, "Ben")
        take_away(tmp_path)
        with pytest.raises((Refused, ConnectionError)):
            await ben.act("take")
        for client in (ann, ben):
            with pytest.raises(ConnectionError):
                await client.until(lambda _: False)
            await client.connect()
            await client.watch(TABLE, since_last=True)
        seen = ann.version
        await ben.act("take")
        await ann.until(lambda c: c.version == seen + 1)
        assert moves_of(tmp_path, solo_table("Ann", "Ben", turn=1)) == [(1, "take")]
        await ann.disconnect()
        await ben.disconnect()

    run(tmp_path, test, "--no-limits", "--grace", "600")


def test_bots_go_on_when_a_table_was_taken_away(tmp_path: Path) -> None:
    prepare(tmp_path, solo_table("Ann", "*easy", turn=0))

    async def test(server: RunningServer) -> None:
        ann = await back_at(server, "Ann")
        await ann.act("take")
        take_away(tmp_path)
        with pytest.raises((Refused, ConnectionError)):
            await ann.act("pass")
        with pytest.raises(ConnectionError):
            await ann.until(lambda _: False)
        ann = await back_at(server, "Ann")
        await ann.act("pass")
        await ann.until(lambda c: c.view["turn"] == 0)
        await ann.disconnect()

    run(tmp_path, test)
