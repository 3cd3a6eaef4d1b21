"""Slow play over real sockets: people who are gone are told by push, whatever happens to the server meanwhile."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from quintet.server.http.examples import BODIES
from tests.server.push.service import Browser, Message, PushService
from tests.server.running import PATIENCE, Client, RunningServer

DAY = 86400


@pytest.fixture
def service() -> Iterator[PushService]:
    with PushService() as running:
        yield running


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[RunningServer]:
    with RunningServer(tmp_path, "--no-limits", "--local-push", "--grace", "0.2") as running:
        yield running
        assert '"error"' not in running.errors()


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


async def begin(server: RunningServer, **wishes: object) -> tuple[Client, Client]:
    ann, bob = [await Client(server, name).connect() for name in ("Ann", "Bob")]
    await ann.create("solo", n_seats=2, tempo=0, **{"clock": DAY, "options": {"throw_in": False}, **wishes})
    await ann.watch(ann.table)
    await bob.join(ann.table)
    await bob.do("ready")
    await ann.do("start")
    for client in (ann, bob):
        await client.until(lambda c: bool(c.view))
    return ann, bob


async def play_turn(client: Client, seat: int) -> None:
    """Play as long as it is this seat's turn."""
    while client.view["turn"] == seat and not client.view["is_over"]:
        version = client.version
        await client.act(client.view["legal"][0])
        await client.until(lambda c, version=version: c.version > version)  # type: ignore[misc]


async def whose_turn(client: Client) -> int | None:
    [table] = (await client.request("GET", "/api/me/tables")).json()
    turn: int | None = table["turn"]
    return turn


async def subscribe(client: Client, browser: Browser, language: str = "en") -> str:
    answer = await client.request("POST", "/api/me/subscriptions", browser.subscription(language))
    assert answer.status_code == 201, answer.text
    key: str = answer.json()["id"]
    return key


async def next_message(service: PushService) -> Message:
    return await asyncio.to_thread(service.next)


async def pushes(client: Client) -> dict[str, int]:
    text = (await client.request("GET", "/metrics")).text
    return {outcome: int(n) for outcome, n in re.findall(r'pushes_total\{outcome="(\w+)"\} (\d+)', text)}


def test_whoever_is_gone_is_told_also_after_a_restart(slow: RunningServer, service: PushService) -> None:
    async def test() -> None:
        ann, bob = await begin(slow)
        await play_turn(bob, 1)
        browser = service.browser("bob")
        await subscribe(bob, browser, "de-AT")
        key = (await bob.request("GET", "/api/push")).json()["key"]
        await bob.disconnect()
        await ann.until(lambda c: not c.shown["seats"][1]["is_here"])
        await play_turn(ann, 0)
        message = await next_message(service)
        assert json.loads(browser.open(message.body)) == {
            "what": "turn",
            "table": ann.table,
            "game": "SOLO",
            "language": "de",
        }
        claims = message.signed(service.url)
        assert claims["k"] == key
        assert claims["sub"].startswith("mailto:")
        assert message.headers["content-encoding"] == "aes128gcm"
        assert message.headers["urgency"] == "normal"
        assert DAY - 60 < int(message.headers["ttl"]) <= DAY
        assert ann.table not in str(message.headers)
        topic = message.headers["topic"]

        slow.stop()
        slow.start()
        assert service.is_quiet  # whose turn it is was told before
        assert (await bob.request("GET", "/api/push")).json()["key"] == key
        for client in (ann, bob):
            await client.connect()
            await client.watch(client.table)
        await play_turn(bob, 1)
        await bob.disconnect()
        await ann.until(lambda c: not c.shown["seats"][1]["is_here"])
        await play_turn(ann, 0)
        message = await next_message(service)
        assert json.loads(browser.open(message.body))["table"] == ann.table
        assert message.signed(service.url)["k"] == key
        assert message.headers["topic"] == topic

        service.answers[browser.path] = [410]
        await bob.connect()
        await bob.watch(bob.table)
        await play_turn(bob, 1)
        await bob.disconnect()
        await ann.until(lambda c: not c.shown["seats"][1]["is_here"])
        await play_turn(ann, 0)
        await next_message(service)
        async with asyncio.timeout(PATIENCE):
            while (await pushes(ann)).get("gone") != 1:
                await asyncio.sleep(0.01)
        assert ann.shown["seats"][1]["is_away"] is False  # many graces have passed
        await ann.disconnect()
        slow.stop()
        with closing(sqlite3.connect(slow.data / "quintet.db")) as db:
            assert db.execute("SELECT count(*) FROM subscriptions").fetchone() == (0,)

    run(test)


def test_the_end_is_told_and_who_is_there_hears_nothing(slow: RunningServer, service: PushService) -> None:
    async def test() -> None:
        options = {"throw_in": False, "scoring": "round", "turn_limit": 6}
        ann, bob = await begin(slow, options=options)
        browsers = {client.name: service.browser(client.name.lower()) for client in (ann, bob)}
        for client in (ann, bob):
            await subscribe(client, browsers[client.name])
        people = [ann, bob]
        await play_turn(people[ann.view["turn"]], ann.view["turn"])
        assert await pushes(ann) == {}
        heard: list[tuple[str, str]] = []
        turn = await whose_turn(ann)
        while turn is not None:
            actor, other = people[turn], people[1 - turn]
            if actor.socket is None:
                await actor.connect()
                await actor.watch(actor.table)
            await other.disconnect()
            await actor.until(lambda c, turn=turn: not c.shown["seats"][1 - turn]["is_here"])  # type: ignore[misc]
            await play_turn(actor, turn)
            message = await next_message(service)
            told = json.loads(browsers[other.name].open(message.body))
            heard.append((told["what"], message.headers["urgency"]))
            turn = await whose_turn(actor)
        assert heard[-1] == ("over", "low")
        assert set(heard[:-1]) == {("turn", "normal")}
        assert service.is_quiet

    run(test)


NO_BROWSERS: list[dict[str, Any]] = [
    {"endpoint": "https://10.0.0.1/x"},
    {"endpoint": "http://push.example.org/x"},
    {"endpoint": "https://localhost/x"},
    {"endpoint": 7},
    {"keys": {"p256dh": "AAAA", "auth": "BTBZMqHH6r4Tts7J_aSIgg"}},
    {"keys": {"p256dh": "!", "auth": "BTBZMqHH6r4Tts7J_aSIgg"}},
    {"keys": {}},
]


def test_what_is_no_browser_is_refused(server: RunningServer) -> None:
    async def test() -> None:
        ann = Client(server, "Ann")
        await ann.create("solo")
        assert (await ann.request("POST", "/api/me/subscriptions", BODIES["subscribe"])).status_code == 201
        for change in NO_BROWSERS:
            answer = await ann.request("POST", "/api/me/subscriptions", {**BODIES["subscribe"], **change})
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-message"), change

    run(test)


def test_strangers_and_other_sites_subscribe_nobody(server: RunningServer) -> None:
    wish = BODIES["subscribe"]
    answer = httpx.post(f"{server.url}/api/me/subscriptions", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed-here")
    answer = httpx.post(f"{server.url}/api/me/subscriptions", json=wish, headers={"origin": "https://evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")


def test_a_usual_server_sends_nothing_to_its_own_machine(server: RunningServer, service: PushService) -> None:
    async def test() -> None:
        ann = Client(server, "Ann")
        await ann.create("solo")
        answer = await ann.request("POST", "/api/me/subscriptions", service.browser().subscription())
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")

    run(test)
