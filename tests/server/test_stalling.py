"""Nobody can hold a table up: not by being gone, not by coming and going, not by signs of life without a move."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine
from typing import Any

import pytest

from quintet.fair import new_contribution, seal
from tests.server.running import PATIENCE, Client, Refused, RunningServer


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


async def pair(server: RunningServer, **wishes: object) -> list[Client]:
    """Ann, the host, and Bob at a table, ready."""
    ann, bob = [await Client(server, name).connect() for name in ("Ann", "Bob")]
    table = await ann.create("solo", n_seats=2, tempo=0, options={"throw_in": False}, **wishes)
    await ann.watch(table)
    await bob.join(table)
    await bob.do("ready")
    return [ann, bob]


async def playing(clients: list[Client]) -> None:
    await clients[0].do("start")
    for client in clients:
        if client.socket is not None:
            await client.until(lambda c: bool(c.view))


@contextlib.asynccontextmanager
async def meanwhile(step: Callable[[], Coroutine[Any, Any, None]]) -> AsyncIterator[None]:
    """Take a step again and again, until told that it is enough: `wait_for` may lose a cancellation."""
    is_enough = asyncio.Event()

    async def go_on() -> None:
        while not is_enough.is_set():
            await step()

    going_on = asyncio.create_task(go_on())
    try:
        yield
    finally:
        is_enough.set()
        await going_on


def test_to_watch_twice_is_not_to_be_here_twice(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await pair(server)
        await bob.watch(bob.table)
        await bob.watch(bob.table)
        await playing([ann, bob])
        await bob.disconnect()
        await ann.until(lambda c: c.shown["seats"][1]["is_away"])
        await ann.disconnect()

    run(test)


def test_a_bot_stands_in_for_whoever_sits_down_without_ever_being_here(server: RunningServer) -> None:
    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        table = await ann.create("solo", n_seats=2, tempo=0)
        await ann.watch(table)
        bob = await Client(server, "Bob").connect()
        bob.table = table
        await bob.do("sit", name="Bob")
        await bob.do("ready")
        await ann.do("start")
        await ann.until(lambda c: c.shown["seats"][1]["is_away"])
        for client in (ann, bob):
            await client.disconnect()

    run(test)


def test_whoever_was_gone_while_nobody_was_here_is_still_missed(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await pair(server)
        await playing([ann, bob])
        await bob.disconnect()
        await ann.disconnect()
        await asyncio.sleep(1.5)  # longer than the server's grace: nobody is there to miss anybody
        await ann.connect()
        await ann.watch(ann.table)
        await ann.until(lambda c: c.shown["seats"][1]["is_away"])
        await ann.disconnect()

    run(test)


def test_a_host_who_never_came_is_replaced(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = Client(server, "Ann"), await Client(server, "Bob").connect()
        await ann.request("GET", "/api/games")
        table = (await ann.request("POST", "/api/tables", {"game": "solo", "n_seats": 2})).json()["id"]
        await bob.join(table)
        await bob.until(lambda c: c.shown["is_host"])
        await bob.disconnect()

    run(test)


def test_coming_and_going_does_not_hold_up_the_bots(server: RunningServer) -> None:
    async def test() -> None:
        ann, eve = [await Client(server, name).connect() for name in ("Ann", "Eve")]
        table = await ann.create("solo", n_seats=2, bots=["easy"], tempo=0.3, options={"throw_in": False})
        await ann.watch(table)
        await ann.do("start")
        await ann.until(lambda c: bool(c.view))
        eve.table = table

        async def disturb() -> None:  # every few milliseconds, whereas a bot ponders for some hundred
            await eve.do("watch")
            await ann.do("stand")
            await ann.do("look")
            await eve.do("unwatch")
            await asyncio.sleep(0.005)

        async with meanwhile(disturb):
            last = ann.version + 10
            while ann.version < last:
                seen = ann.version
                if ann.view["turn"] == 0 and ann.view["legal"]:
                    with contextlib.suppress(Refused):
                        await ann.act(ann.view["legal"][-1])  # take, then pass
                await ann.until(lambda c, seen=seen: c.version != seen)  # type: ignore[misc]
        for client in (ann, eve):
            await client.disconnect()

    run(test)


def test_signs_of_life_do_not_stop_the_clock(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await pair(server, clock=15)
        await playing([ann, bob])
        late = (ann, bob)[ann.view["turn"]]
        begun = late.version

        async def give_a_sign() -> None:
            await late.do("look")
            await asyncio.sleep(0.01)

        async with meanwhile(give_a_sign):
            await late.until(lambda c: c.version != begun)  # whose turn it is then depends on the card
        for client in (ann, bob):
            await client.disconnect()

    run(test)


def test_the_host_can_take_off_whoever_does_not_play(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await pair(server)
        await playing([ann, bob])
        await ann.do("clear", seat=1)
        with pytest.raises(Refused, match="taken-off-this-table"):
            await bob.act("take")
        with pytest.raises(Refused, match="taken-off-this-table"):
            await bob.do("emote", emote="hurry")
        with pytest.raises(Refused, match="not-now"):
            await ann.do("clear", seat=0)
        with pytest.raises(Refused, match="no-such-seat"):
            await ann.do("handover", seat=1)
        for _ in range(4):  # a bot plays on for Bob
            await ann.until(lambda c: c.view["turn"] == 0 and bool(c.view["legal"]))
            await ann.act(ann.view["legal"][-1])
        for client in (ann, bob):
            await client.disconnect()

    run(test)


def test_nobody_else_takes_anybody_off(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await pair(server)
        await playing([ann, bob])
        with pytest.raises(Refused, match="not-host"):
            await bob.do("clear", seat=0)
        for client in (ann, bob):
            await client.disconnect()

    run(test)


def test_a_seal_that_is_never_opened_costs_its_owner_the_deal(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await pair(server)
        await bob.do("ready", seal=seal(new_contribution()))
        await ann.do("start")
        await ann.until(lambda c: c.shown["phase"] == "dealing")
        await asyncio.wait_for(ann.until(lambda c: c.shown["phase"] == "gathering"), PATIENCE)
        assert not ann.shown["seats"][1]["is_ready"]
        await ann.do("clear", seat=1)
        await ann.do("bot", seat=1, level="easy")
        await ann.do("start")
        await ann.until(lambda c: c.shown["phase"] == "playing")
        for client in (ann, bob):
            await client.disconnect()

    run(test)
