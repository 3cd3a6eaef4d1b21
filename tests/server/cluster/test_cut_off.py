"""A server that is cut off from the database while the others are not."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.postgres import Postgres
from tests.server.cluster.nodes import Node, start_all
from tests.server.cluster.test_relay import Three, check_views, playing
from tests.server.running import Client, play_out
from tests.wire import Wire, address_by


async def another_device(person: Client, server: Node) -> Client:
    """The same person, by another server."""
    client = Client(server, person.name)
    client.cookies = person.cookies
    await client.connect()
    await client.watch(person.table)
    return client


def test_followers_at_a_server_that_was_cut_off_see_what_happened_meanwhile(postgres: Postgres, tmp_path: Path) -> None:
    async def test() -> None:
        wire = await Wire().start()
        wire.targets = [postgres.socket]
        address = postgres.new_database()
        addresses = {"cut": address_by(wire, address), "other": address}
        cut, other = (Node(tmp_path, where, name, None, "--lease", "2") for name, where in addresses.items())
        try:
            await asyncio.to_thread(start_all, [cut, other])
            nodes = Three(address, [cut, other])
            ann, ben = await playing(nodes, 0)
            assert (await ben.request("GET", "/healthz")).status_code == 200
            n_heard = len(ben.heard)
            wire.cut()
            await ann.until(lambda c: c.heard[-1]["tell"] == "outage")
            away = await ann.request("GET", "/healthz")
            assert (away.status_code, away.json()["status"]) == (503, "away")
            await ben.until(lambda c: any(told["tell"] == "view" for told in c.heard[n_heard:]))
            phone = await another_device(ann, other)
            await asyncio.gather(*(play_out(each, lambda legal: legal[0]) for each in (phone, ben)))
            assert not ann.view["is_over"]
            assert ann.socket is not None
            wire.mend()
            await ann.until(lambda c: c.socket is None)  # let go, and comes back
            await ann.connect()
            await ann.watch(ann.table)
            await check_views(nodes, [ann, ben])
        finally:
            for node in (cut, other):
                if node.process is not None:
                    node.kill()
                assert node.failures() == []
            await wire.stop()

    asyncio.run(test())
