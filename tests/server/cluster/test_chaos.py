"""Three servers behind a proxy that takes them in turn, and people and bots at tables of all games, while servers are
killed, fall asleep, are cut off from each other or leave, and the database is restarted.

`QUINTET_CHAOS=10` does it ten times as often, as `make torture` does.
"""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import asyncpg
import pytest

from quintet import get_game
from quintet.server.store.interface import StoredMatch
from quintet.server.store.opening import upkeep_of
from quintet.server.store.records import record_of
from tests.postgres import Postgres
from tests.server.cluster.nodes import Node, Nodes, running_nodes
from tests.server.seen import check_what_was_seen
from tests.server.test_crash import Crowd, Settings, check_everything_is_there

_FACTOR = int(os.environ.get("QUINTET_CHAOS", "1"))
N_KILLS, N_ZOMBIES, N_RESTARTS, N_CUTS = 10 * _FACTOR, 5 * _FACTOR, 3 * _FACTOR, 3 * _FACTOR
LEASE = 2.0  # seconds

pytestmark = pytest.mark.timeout(600 * _FACTOR)

# Nobody can be quicker than somebody else here: no move is refused.
IN_TURN: Settings = (
    ("i_go", {"target": 1, "turn_limit": 60}, 2, 0),
    ("skipbo_masters", {"stock": 5, "turn_limit": 30}, 2, 0),
    ("fifteen_go", {"sets": 2}, 2, 0),
)


_LEFT_BEHIND = """
SELECT count(*) FROM quintet.tables t JOIN quintet.nodes n ON n.id = t.owner WHERE n.name = $1 AND t.is_playing
"""


class Chaos:
    """What happens to the servers while the crowd plays."""

    def __init__(self, nodes: Nodes, postgres: Postgres, crowd: Crowd) -> None:
        self.nodes = nodes
        self.postgres = postgres
        self.crowd = crowd
        self.rng = random.Random()
        self.takeovers: list[float] = []  # seconds from a kill until others had all tables where a match was running

    def _some(self) -> Node:
        return self.rng.choice(self.nodes.nodes)

    async def kill(self) -> None:
        node = self._some()
        await asyncio.to_thread(node.kill)
        began = asyncio.get_running_loop().time()
        db = await asyncpg.connect(self.nodes.address)
        while await db.fetchval(_LEFT_BEHIND, node.name):
            await asyncio.sleep(0.02)
        await db.close()
        self.takeovers.append(asyncio.get_running_loop().time() - began)
        await self._all_go_on()
        await asyncio.to_thread(node.start)

    async def fall_asleep(self) -> None:
        node = self._some()
        node.pause()
        await asyncio.sleep(self.rng.uniform(1.2, 2) * LEASE)
        node.go_on()
        await self._all_go_on()

    async def restart_database(self) -> None:
        await asyncio.to_thread(self.postgres.stop)
        await asyncio.to_thread(self.postgres.start)
        await self._all_go_on()

    async def cut(self) -> None:
        wire = self.rng.choice(self.nodes.wires)
        wire.cut()
        await asyncio.sleep(self.rng.uniform(0.2, 1.5) * LEASE)
        wire.mend()
        await self._all_go_on()

    async def replace(self, node: Node) -> None:
        """As for an upgrade."""
        assert node.process is not None
        node.process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(node.wait) == 0
        await asyncio.to_thread(node.start)
        await self._all_go_on()

    async def _all_go_on(self) -> None:
        """Nobody is left behind."""
        before = {person.name: (person.n_acknowledged, person.n_finished) for person in self.crowd.people}
        await self.crowd.until(
            lambda: all((p.n_acknowledged, p.n_finished) > before[p.name] for p in self.crowd.people)
        )


def stored_matches(address: str, ids: list[str]) -> dict[str, StoredMatch]:
    found = {match: upkeep_of(address).stored_match(match) for match in ids}
    return {match: stored for match, stored in found.items() if stored is not None}


async def check_views(address: str, crowd: Crowd) -> None:
    """Everybody sees what a replay of the log shows. Bots may still be at work: then it is looked at once more."""
    for people in crowd.tables:
        client = people[0].client
        if client.shown["phase"] != "playing":
            continue
        for _ in range(50):
            for person in people:
                await person.client.do("look")
            stored = await asyncio.to_thread(upkeep_of(address).stored_match, client.match)
            assert stored is not None
            match = record_of(*stored).replay(get_game(stored[0].game))
            seen = [person.client.view == match.view(person.seat or 0).to_json() for person in people]
            if all(seen):
                break
        else:
            raise AssertionError(f"{people[0].name} and others do not see the match as it is")


def run(folder: Path, settings: Settings | None, test: Callable[[Chaos], Awaitable[None]]) -> Crowd:
    async def run(postgres: Postgres, address: str) -> Crowd:
        async with running_nodes(folder, address, 3, "--grace", "600", "--lease", str(LEASE)) as nodes:
            crowd = Crowd(nodes.front) if settings is None else Crowd(nodes.front, settings)
            await crowd.sit_down()
            crowd.play()
            try:
                await crowd.until(lambda: all(person.n_acknowledged for person in crowd.people))
                await test(Chaos(nodes, postgres, crowd))
            finally:
                await crowd.go_home()
            for person in crowd.people:
                await person.come_back()
            await check_views(address, crowd)
            for person in crowd.people:
                await person.client.disconnect()
            assert nodes.failures() == []
        return crowd

    with Postgres(is_synced=True) as postgres:
        address = postgres.new_database()
        crowd = asyncio.run(run(postgres, address))
        ids = postgres.sql("SELECT id FROM quintet.matches", address).split()
        stored = stored_matches(address, ids)
    check_everything_is_there(crowd, stored)
    assert check_what_was_seen(crowd.people, stored) > 100
    return crowd


def test_nothing_is_lost_or_done_twice_and_nobody_is_left_behind(tmp_path: Path) -> None:
    takeovers: list[float] = []

    async def test(chaos: Chaos) -> None:
        events = [
            *([chaos.kill] * N_KILLS),
            *([chaos.fall_asleep] * N_ZOMBIES),
            *([chaos.restart_database] * N_RESTARTS),
            *([chaos.cut] * N_CUTS),
        ]
        chaos.rng.shuffle(events)
        for event in events:
            await event()
        takeovers.extend(chaos.takeovers)

    crowd = run(tmp_path, None, test)
    assert sorted(takeovers)[N_KILLS // 2] < LEASE + 1  # the longest may have waited for a busy machine
    assert any(each.n_returns for each in crowd.everybody)  # those of a server that nothing befell may stay


def test_servers_are_replaced_one_after_the_other_and_no_move_is_refused(tmp_path: Path) -> None:
    async def test(chaos: Chaos) -> None:
        for _ in range(_FACTOR):
            for node in chaos.nodes.nodes:
                await chaos.replace(node)

    crowd = run(tmp_path, IN_TURN, test)
    assert {person.name: person.n_refused for person in crowd.people} == {person.name: 0 for person in crowd.people}
