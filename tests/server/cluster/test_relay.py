"""A client may come to any server: tables of other servers are reached through it, and nobody notices."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from typing import Any

import pytest

from quintet.games import get_game
from quintet.server.store.opening import upkeep_of
from tests.postgres import Postgres
from tests.server.cluster.nodes import Node, start_all
from tests.server.running import Client, Refused, play_out


class Three:
    """Three servers on one database."""

    def __init__(self, address: str, nodes: list[Node]) -> None:
        self.address = address
        self.nodes = nodes

    def __getitem__(self, number: int) -> Node:
        return self.nodes[number]


@pytest.fixture(scope="module")
def nodes(postgres: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Three]:
    folder, address = tmp_path_factory.mktemp("nodes"), postgres.new_database()
    three = [Node(folder, address, f"node{n}", None, "--lease", "8", "--peer-tls") for n in range(3)]
    try:
        start_all(three)
        yield Three(address, three)
        assert [line for node in three for line in node.failures()] == []
    finally:
        for node in three:
            if node.process is not None:
                node.kill()


async def playing(nodes: Three, owner: int, n_people: int = 2, **wishes: Any) -> list[Client]:
    """People in a match at a table of one server, each of them connected to another one: Ann to the owner."""
    people = [Client(nodes[(owner + number) % len(nodes.nodes)], f"P{number}") for number in range(n_people)]
    settings = {"tempo": 0, "n_seats": n_people, "options": {"scoring": "round", "turn_limit": 40}, **wishes}
    for number, person in enumerate(people):
        await person.connect()
        if number == 0:
            await person.watch(await person.create("solo", **settings))
        else:
            await person.join(people[0].table)
        await person.do("ready")
    await people[0].do("start")
    for person in people:
        await person.until(lambda c: bool(c.view))
    return people


async def check_views(nodes: Three, people: list[Client]) -> None:
    """Everybody sees what a replay of the log shows."""
    match = people[0].match
    for person in people:
        await person.do("look")
    record = await asyncio.to_thread(upkeep_of(nodes.address).find_record, match)
    replayed = record.replay(get_game("solo"))
    for seat, person in enumerate(people):
        assert person.view == replayed.view(seat).to_json()


def counted(text: str, name: str) -> float:
    return next(float(line.split()[-1]) for line in text.splitlines() if line.startswith(f"quintet_{name} "))


def test_everybody_plays_through_their_own_server(nodes: Three) -> None:
    async def test() -> None:
        people = await playing(nodes, 0, 3)
        for person in people:
            assert [seat["is_here"] for seat in person.shown["seats"]] == [True] * 3
        await asyncio.gather(*(play_out(person, lambda legal: legal[0]) for person in people))
        await check_views(nodes, people)
        sentences = [[told["sentences"] for told in each.heard if told["tell"] == "update"] for each in people]
        assert len(sentences[0]) == len(sentences[1]) == len(sentences[2])
        metrics = (await people[1].request("GET", "/metrics")).text
        assert 'quintet_node_info{node="node1"} 1' in metrics
        assert counted(metrics, "relayed_total") > 20
        assert counted((await people[0].request("GET", "/metrics")).text, "leases") >= 1
        assert (await people[1].request("GET", "/healthz")).json()["node"] == "node1"

    asyncio.run(test())


def test_requests_and_refusals_go_through_as_well(nodes: Three) -> None:
    async def test() -> None:
        ann, ben = await playing(nodes, 0, has_chat=True)
        table = f"/api/tables/{ann.table}"
        there = (await ben.request("GET", table)).json()
        ben.server = nodes[0]
        assert there == (await ben.request("GET", table)).json()
        ben.server = nodes[1]
        (mine,) = (await ben.request("GET", "/api/me/tables")).json()
        assert mine["turn"] == ann.view["turn"]
        await ben.request("POST", "/api/me/name", {"name": "Benedict"})
        await ann.until(lambda c: c.shown["seats"][1]["name"] == "Benedict")
        with pytest.raises(Refused, match="not-host"):
            await ben.do("clear", seat=0)
        with pytest.raises(Refused, match="stale"):
            await ben.do("act", match=ben.match, version=ben.version - 1, actions=["pass"])
        await ben.send("say", text="Hello from afar")
        await ann.until(lambda c: any(told.get("text") == "Hello from afar" for told in c.heard))
        await ben.do("unwatch")
        await ann.until(lambda c: not c.shown["seats"][1]["is_here"])
        await ben.do("watch")
        await ann.until(lambda c: c.shown["seats"][1]["is_here"])
        await ben.disconnect()
        await ann.until(lambda c: not c.shown["seats"][1]["is_here"])

    asyncio.run(test())


def test_a_television_is_shown_a_table_of_another_server(nodes: Three) -> None:
    async def test() -> None:
        ann, _ = await playing(nodes, 0, watching="nobody")
        code = (await ann.request("POST", f"/api/tables/{ann.table}/screens")).json()["code"]
        screen = Client(nodes[1], "TV")
        found = await screen.request("POST", "/api/screens", {"code": code})
        assert found.status_code == 200, found.text
        await screen.connect()
        screen.table = ann.table
        with pytest.raises(Refused, match="no-such-screen"):
            await screen.do("watch", screen="0" * 32)
        await screen.do("watch", screen=found.json()["key"])
        await screen.until(lambda c: bool(c.view))
        assert screen.view["viewer"] == -1
        assert ann.shown["n_screens"] == 1
        with pytest.raises(Refused, match="not-allowed-here"):
            await screen.do("say", text="I am a television")
        await ann.do("dismiss")
        await screen.until(lambda c: c.shown["n_screens"] == 0 or c.socket is None)

    asyncio.run(test())


def test_followers_stay_connected_when_the_server_of_their_table_is_killed(nodes: Three) -> None:
    async def test() -> None:
        people = await playing(nodes, 0, 3)
        ann, *others = people
        n_heard = [(each, len(each.heard)) for each in others]
        nodes[0].kill()
        for each, n in n_heard:
            await each.until(lambda c, n=n: any(told["tell"] == "view" for told in c.heard[n:]))  # type: ignore[misc]
        ann.server = nodes[2]
        await ann.connect()
        await ann.watch(ann.table)
        await asyncio.gather(*(play_out(person, lambda legal: legal[0]) for person in people))
        await check_views(nodes, people)
        await asyncio.to_thread(nodes[0].start)

    asyncio.run(test())


def test_followers_are_taken_along_from_a_server_that_was_asleep(nodes: Three) -> None:
    async def test() -> None:
        ann, ben, cem = await playing(nodes, 0, 3)
        n_heard = [(each, len(each.heard)) for each in (ben, cem)]
        nodes[0].pause()
        try:
            for each, n in n_heard:
                await each.until(lambda c, n=n: any(told["tell"] == "view" for told in c.heard[n:]))  # type: ignore[misc]
        finally:
            nodes[0].go_on()
        await ann.until(lambda c: c.socket is None)  # it has noticed what it lost
        eve = await Client(nodes[0], "Eve").connect()  # it reaches the table by others now
        await eve.watch(ben.table)
        await eve.until(lambda c: bool(c.view))

    asyncio.run(test())


def test_a_server_that_leaves_hands_everything_over(nodes: Three) -> None:
    """Followers at other servers notice nothing, not even in the numbers of their views, and no move is refused."""

    async def test() -> None:
        ann, ben, cem = await playing(nodes, 0, 3)
        before = {each.name: each.version for each in (ben, cem)}
        n_heard = {each.name: len(each.heard) for each in (ben, cem)}
        assert nodes[0].process is not None
        nodes[0].process.send_signal(signal.SIGTERM)
        await ann.until(lambda c: c.socket is None)
        for each in (ben, cem):
            n = n_heard[each.name]
            await each.until(lambda c, n=n: any(told["tell"] == "view" for told in c.heard[n:]))  # type: ignore[misc]
            assert each.version == before[each.name]
        ann.server = nodes[1]
        await ann.connect()
        await ann.watch(ann.table, since_last=True)
        await asyncio.gather(*(play_out(person, lambda legal: legal[0]) for person in (ann, ben, cem)))
        await check_views(nodes, [ann, ben, cem])
        assert await asyncio.to_thread(nodes[0].wait) == 0
        await asyncio.to_thread(nodes[0].start)

    asyncio.run(test())
