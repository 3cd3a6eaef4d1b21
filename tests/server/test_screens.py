"""A television is told what a spectator is told, byte for byte. Its code cannot be guessed and lets it only look on."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest

from quintet import all_games
from quintet.core.zones import SPECTATOR
from tests.server.prepared import Prepared, client_of, prepare
from tests.server.running import Client, Refused, RunningServer
from tests.server.test_leaks import timeless
from tests.server.twins import Twins, make_twins, some_options

_ARGUMENTS = ("--no-limits", "--grace", "600")
_NAMES = "ABCD"
_N_STEPS = 20


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


async def code_of(client: Client) -> str:
    answer = await client.request("POST", f"/api/tables/{client.table}/screens")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["code"])


async def show(screen: Client, code: str) -> str:
    """Type a code and show its table; returns the key."""
    answer = await screen.request("POST", "/api/screens", {"code": code})
    assert answer.status_code == 200, answer.text
    screen.table, key = answer.json()["table"], str(answer.json()["key"])
    await screen.do("watch", screen=key)
    return key


# ------------------------------------------------------------ what it is told
def told(client: Client) -> list[str]:
    """All that was told of the match and its table, apart from answers."""
    kept = []
    for text in client.bytes_heard:
        if json.loads(text)["tell"] in ("welcome", "done", "refused"):
            continue
        kept.append(timeless(text))
    return kept


async def play(server: RunningServer, table: Prepared, twins: Twins) -> tuple[list[str], list[str]]:
    """What a spectator and a television are told while a match is played."""
    people = [client_of(server, name) for name in table.seats]
    for client in people:
        await client.connect()
        await client.watch(table.id)
    people[0].table = table.id
    screen, watcher = client_of(server, "Screen"), client_of(server, "Eve")
    await screen.connect()
    await show(screen, await code_of(people[0]))
    await watcher.connect()
    await watcher.watch(table.id)
    await screen.do("look")
    for client in (screen, watcher):
        client.bytes_heard.clear()  # what came before both were there
        await client.do("look")
    for step in twins.steps[:_N_STEPS]:
        actor = people[step.seat]
        await actor.do("look")
        if step.is_refused:
            with pytest.raises(Refused):
                await actor.act(step.action)
        else:
            await actor.act(step.action)
    for client in (screen, watcher):
        await client.do("look")
    heard = told(watcher), told(screen)
    for client in (*people, screen, watcher):
        await client.disconnect()
    return heard


def test_a_screen_is_told_what_a_spectator_is_told(tmp_path: Path) -> None:
    """And no byte of it depends on what a spectator cannot know."""
    rng = random.Random(4)
    pairs = []
    for game in all_games():
        options, n_players = next(some_options(game, rng))
        pairs.append(make_twins(game, options, n_players, SPECTATOR, rng))
    found = []
    for which in (0, 1):
        data = tmp_path / str(which)
        data.mkdir()
        tables = [
            Prepared(f"aaaa-aaaa-{i:04d}", tuple(_NAMES[: pair.n_players]), pair.game, pair.starts[which])
            for i, pair in enumerate(pairs)
        ]
        prepare(data, *tables)
        server = RunningServer(data, *_ARGUMENTS)

        async def all_of(server: RunningServer = server, tables: list[Prepared] = tables) -> list[Any]:
            return await asyncio.gather(*(play(server, table, pair) for table, pair in zip(tables, pairs, strict=True)))

        with server:
            found.append(asyncio.run(all_of()))
    for pair, one, other in zip(pairs, *found, strict=True):
        spectator, screen = one
        assert [text for text in screen if '"update"' in text], pair.game.id
        assert screen == spectator, pair.game.id
        assert other == one, f"{pair.game.id}, start {pair.starts[0]}"


def test_it_is_told_the_same_where_nobody_may_watch(tmp_path: Path) -> None:
    rng = random.Random(8)
    game = all_games()[0]
    options, n_players = next(some_options(game, rng))
    twins = make_twins(game, options, n_players, SPECTATOR, rng)
    seats = tuple(_NAMES[:n_players])
    tables = [
        Prepared("aaaa-aaaa-0000", seats, game, twins.starts[0]),
        Prepared("aaaa-aaaa-0001", seats, game, twins.starts[0], settings={"watching": "nobody"}),
    ]
    prepare(tmp_path, *tables)

    async def test() -> None:
        views = []
        for table in tables:
            client = client_of(server, seats[0])
            client.table = table.id
            screen = client_of(server, "Screen")
            await screen.connect()
            await show(screen, await code_of(client))
            views.append(screen.view)
            await screen.disconnect()
        assert views[0]
        assert views[0] == views[1]

    with (server := RunningServer(tmp_path, *_ARGUMENTS)):
        run(test)


# ------------------------------------------------------------ codes and keys
def test_whoever_types_the_code_may_only_look(tmp_path: Path) -> None:
    async def test() -> None:
        ann, screen = await Client(server, "Ann").connect(), await Client(server, "TV").connect()
        table = await ann.create("solo", n_seats=2, watching="nobody")
        await ann.watch(table)
        code = await code_of(ann)
        assert code == await code_of(ann)
        key = await show(screen, f"{code[:3]} {code[3:]}")
        await ann.until(lambda c: c.shown["n_screens"] == 1)
        assert ann.shown["n_watching"] == 0
        with pytest.raises(Refused) as refused:
            await screen.do("sit", name="TV")
        assert refused.value.code == "not-allowed-here"
        with pytest.raises(Refused) as refused:
            await screen.do("watch", screen=key[:-1])
        assert refused.value.code == "no-such-screen"
        await screen.do("watch")  # as anybody: the role is gone
        await ann.until(lambda c: (c.shown["n_screens"], c.shown["n_watching"]) == (0, 1))
        eve = await Client(server, "Eve").connect()
        answer = await eve.request("POST", f"/api/tables/{table}/screens")
        assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")
        for client in (ann, screen, eve):
            await client.disconnect()

    with (server := RunningServer(tmp_path)):
        run(test)


def test_it_comes_back_after_a_restart_and_not_after_it_was_dismissed(tmp_path: Path) -> None:
    async def before() -> str:
        await ann.connect()
        await ann.watch(await ann.create("solo", n_seats=2))
        await screen.connect()
        key = await show(screen, await code_of(ann))
        await ann.disconnect()
        await screen.disconnect()
        return key

    async def after() -> None:
        await screen.connect()
        await screen.do("watch", screen=key)
        await ann.connect()
        await ann.watch(ann.table)
        assert ann.shown["n_screens"] == 1
        await ann.do("dismiss")
        await ann.until(lambda c: c.shown["n_screens"] == 0)
        await screen.disconnect()
        await screen.connect()
        with pytest.raises(Refused) as refused:
            await screen.do("watch", screen=key)
        assert refused.value.code == "no-such-screen"
        for client in (ann, screen):
            await client.disconnect()

    server = RunningServer(tmp_path)
    ann, screen = Client(server, "Ann"), Client(server, "TV")
    with server:
        key = asyncio.run(before())
    with server:
        asyncio.run(after())


def test_wrong_codes_are_answered_alike_and_cannot_be_tried_for_long(tmp_path: Path) -> None:
    async def test() -> None:
        ann, screen = await Client(server, "Ann").connect(), Client(server, "TV")
        await ann.create("solo", n_seats=2)
        code = await code_of(ann)
        wrong = [f"{(int(code) + i) % 10**6:06d}" for i in range(1, 8)]
        answers = []
        for typed in [*wrong, "", "abcdef", "9" * 30]:
            answer = await screen.request("POST", "/api/screens", {"code": typed})
            answers.append((answer.status_code, answer.text))
        assert len(set(answers)) == 1
        assert answers[0][0] == 404
        assert json.loads(answers[0][1])["code"] == "no-such-screen"
        answer = await screen.request("POST", "/api/screens", {"code": code})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast"), "after ten guesses, also the right one"
        await ann.disconnect()

    with (server := RunningServer(tmp_path)):
        run(test)


def test_the_operator_can_switch_it_off(tmp_path: Path) -> None:
    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        await ann.watch(await ann.create("solo", n_seats=2))
        assert not ann.heard[0].get("has_screens")
        answers = [
            await ann.request("POST", f"/api/tables/{ann.table}/screens"),
            await ann.request("POST", "/api/screens", {"code": "123456"}),
        ]
        assert [(each.status_code, each.json()["code"]) for each in answers] == [(403, "not-allowed-here")] * 2
        with pytest.raises(Refused) as refused:
            await ann.do("watch", screen="0" * 32)
        assert refused.value.code == "not-allowed-here"
        await ann.disconnect()

    with (server := RunningServer(tmp_path, "--no-tv")):
        run(test)
