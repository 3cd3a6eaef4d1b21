"""No byte that a client receives depends on what it cannot know: not in messages, not in answers, not in refusals."""

from __future__ import annotations

import asyncio
import os
import random
import re
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from quintet import Match, all_games, get_game
from quintet.core.rng import Rng
from quintet.core.zones import SPECTATOR
from quintet.games.level_8.rules import Level8State
from tests.server.leaky import LEAKS
from tests.server.prepared import Prepared, client_of, position_of, prepare
from tests.server.running import Client, Refused, RunningServer
from tests.server.twins import Twins, make_twins, play_on, some_options

_ARGUMENTS = ("--no-limits", "--grace", "600")
_WATCHER = "Eve"
_EPOCH = 1 << 24  # versions of two owners of a table differ by more


class LeakyServer(RunningServer):
    """A server that tells too much."""

    module = "tests.server.leaky"


# ------------------------------------------------------------ what was heard
@dataclass
class Heard:
    """All bytes that the clients of a table have received."""

    by_viewer: dict[int, list[str]]
    answers: list[str]  # to the requests of the viewer who is proved to know nothing

    def of(self, viewer: int) -> list[str]:
        return self.by_viewer[viewer] + self.answers


def timeless(text: str) -> str:
    """A message without what depends on time: that of day, and how often any table had been loaded before this one."""
    text = re.sub(r'("now":|"deadline":)\d+', r"\1 0", text)
    return re.sub(r'("version":)(\d{8,})', lambda found: f"{found[1]}{int(found[2]) % _EPOCH}", text)


def _counters(metrics: str) -> str:
    """The metrics without how long things took, and how many sockets and tables there are just now."""
    return "\n".join(line for line in metrics.splitlines() if "_total" in line)


async def _flush(client: Client) -> None:
    """When this is answered, all that was told before has arrived."""
    await client.do("look")


async def _leave_and_return(viewer: int, clients: dict[int, Client], since_last: bool) -> None:
    """Missing what happens meanwhile, or as after a reload of the page: with nothing known of the match."""
    client = clients[viewer]
    await client.disconnect()
    for other in clients.values():
        if other is not client:
            await other.until(lambda c: not _is_here(c, viewer))
    await client.connect()
    await client.watch(client.table, since_last=since_last)


def _is_here(client: Client, viewer: int) -> bool:
    shown = client.shown
    return bool(shown["seats"][viewer]["is_here"] if viewer >= 0 else shown["n_watching"])


async def _try(client: Client, action: str) -> None:
    with pytest.raises(Refused):
        await client.act(action)


class Sitting:
    """A table of twins with everybody there, and somebody watching."""

    def __init__(self, server: RunningServer, table: Prepared, twins: Twins) -> None:
        names = [*table.seats, _WATCHER]
        self.table = table
        self.twins = twins
        self.clients = {viewer: client_of(server, names[viewer]) for viewer in (*range(twins.n_players), SPECTATOR)}

    @property
    def unknowing(self) -> list[int]:
        """Those who are proved to know nothing."""
        return sorted({self.twins.viewer, SPECTATOR})

    async def come_anew(self) -> dict[int, list[str]]:
        """What they hear who come after a restart of the server."""
        for viewer in self.unknowing:
            await self.clients[viewer].connect()
            await self.clients[viewer].watch(self.table.id)
        heard = {viewer: list(map(timeless, self.clients[viewer].bytes_heard)) for viewer in self.unknowing}
        await self.leave()
        return heard

    async def begin(self) -> None:
        for client in self.clients.values():
            await client.connect()
            await client.watch(self.table.id)

    async def play(self) -> None:
        steps = self.twins.steps
        for number, step in enumerate(steps):
            if number == len(steps) // 2:
                await _leave_and_return(self.twins.viewer, self.clients, since_last=True)
            actor = self.clients[step.seat]
            await _flush(actor)
            if step.is_refused:
                await _try(actor, step.action)
                await _try(self.clients[SPECTATOR], step.action)
            else:
                await actor.act(step.action)
        for client in self.clients.values():
            await _flush(client)

    async def end(self) -> Heard:
        for viewer in self.unknowing:
            await _leave_and_return(viewer, self.clients, since_last=False)
        answers = await _ask(self.clients[self.twins.viewer], self.table)
        heard = {viewer: [timeless(text) for text in client.bytes_heard] for viewer, client in self.clients.items()}
        return Heard(heard, answers)

    async def leave(self) -> None:
        for client in self.clients.values():
            await client.disconnect()


async def _ask(client: Client, table: Prepared) -> list[str]:
    """What the HTTP interface answers before the end."""
    answers = []
    for path in (
        f"/api/tables/{table.id}",
        f"/api/matches/{table.match}",
        f"/api/matches/{table.match}/rounds",
        f"/api/matches/{table.match}/steps?viewer=open",
        f"/api/matches/{table.match}/chances",
        "/api/tables",
        "/api/me/tables",
        "/api/me/matches",
        "/api/me/statistics",
        "/healthz",
        "/metrics",
    ):
        answer = await client.request("GET", path)
        assert answer.status_code == (403 if "matches/" in path else 200)
        text = _counters(answer.text) if path == "/metrics" else answer.text
        answers.append(f"{path} {answer.status_code} {text}")
    return answers


def tables_of(pairs: list[Twins], which: int) -> list[Prepared]:
    return [
        Prepared(f"aaaa-aaaa-{number:04d}", tuple("ABCD"[: pair.n_players]), pair.game, pair.starts[which])
        for number, pair in enumerate(pairs)
    ]


def hear(server: RunningServer, pairs: list[Twins], which: int) -> list[Heard]:
    """Play one of every pair of twins on a server that has all their tables."""
    tables = tables_of(pairs, which)
    prepare(server.data, *tables)
    return hear_at(server, tables, pairs)


def hear_at(server: RunningServer, tables: list[Prepared], pairs: list[Twins]) -> list[Heard]:
    """Play them on a server that has their tables already."""

    async def play() -> list[Heard]:
        sittings = [Sitting(server, table, pair) for table, pair in zip(tables, pairs, strict=True)]
        for sitting in sittings:
            await sitting.begin()
        await asyncio.gather(*(sitting.play() for sitting in sittings))
        heard = [await sitting.end() for sitting in sittings]
        for sitting in sittings:
            await sitting.leave()
        return heard

    async def come_anew() -> list[dict[int, list[str]]]:
        return [await Sitting(server, table, pair).come_anew() for table, pair in zip(tables, pairs, strict=True)]

    with server:
        heard = asyncio.run(play())
    with server:
        for each, later in zip(heard, asyncio.run(come_anew()), strict=True):
            for viewer, texts in later.items():
                each.by_viewer[viewer] += texts
    return heard


def hear_both(folder: Path, pairs: list[Twins], kind: type[RunningServer] = RunningServer) -> list[list[Heard]]:
    found = []
    for which in (0, 1):
        data = folder / str(which)
        data.mkdir()
        found.append(hear(kind(data, *_ARGUMENTS), pairs, which))
    return found


# ------------------------------------------------------------ the proofs
def test_nothing_depends_on_what_the_viewer_cannot_know(tmp_path: Path) -> None:
    rng = random.Random(int(os.environ.get("QUINTET_SEED", "2")))
    pairs = []
    for game in all_games():
        for options, n_players in some_options(game, rng):
            viewer = rng.randrange(SPECTATOR, n_players)
            pairs.append(make_twins(game, options, n_players, viewer, rng))
    first, second = hear_both(tmp_path, pairs)
    n_different = n_recalled = 0
    for pair, one, other in zip(pairs, first, second, strict=True):
        about = f"{pair.game.id}, seen from {pair.viewer}, start {pair.starts[0]}"
        assert one.of(pair.viewer) == other.of(pair.viewer), about
        assert one.by_viewer[SPECTATOR] == other.by_viewer[SPECTATOR], about
        n_different += one.by_viewer != other.by_viewer
        n_recalled += sum('"tell":"recent"' in text and '"sentences":[[' in text for text in one.by_viewer[SPECTATOR])
        assert sum('"tell":"refused"' in text for text in one.by_viewer[SPECTATOR]) == sum(
            step.is_refused for step in pair.steps
        )
    assert n_different > len(pairs) // 3, "the others see that the matches differ"
    assert n_recalled == 2 * len(pairs), "who came anew was told of what had happened, also after a restart"
    for which in (0, 1):
        assert (tmp_path / str(which) / "log.txt").read_text() == ""


@pytest.mark.parametrize("leak", ["tell_all_events", "tell_all_sentences", "recall_all", "refuse_by_all_cards"])
def test_a_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str) -> None:
    assert leak in LEAKS
    monkeypatch.setenv("QUINTET_LEAK", leak)
    rng = random.Random(5)
    game = get_game("solo")
    pairs = [make_twins(game, game.options(), 3, viewer, rng) for viewer in (0, 1, 2)]
    first, second = hear_both(tmp_path, pairs, LeakyServer)
    same = [one.of(pair.viewer) == other.of(pair.viewer) for pair, one, other in zip(pairs, first, second, strict=True)]
    assert not all(same)


# ------------------------------------------------------------ secret choices
def secret_choice() -> tuple[Prepared, list[int]]:
    """A match of Level 8 in which several seats choose in secret what they keep, and those seats."""
    game = get_game("level_8")
    for seed in range(1000):
        match = Match(game, 3, "master=yes", seed)
        for _ in range(400):
            if not play_on(game, match.state, 1, Rng(seed)):
                break
            assert isinstance(match.state, Level8State)
            seats = [seat for seat in range(3) if match.state.legal_actions(seat)]
            if len(seats) > 1:
                return Prepared("aaaa-bbbb-cccc", ("A", "B", "C"), game, position_of(match)), seats
    raise AssertionError("nobody ever chooses in secret")


async def _choose(server: RunningServer, table: Prepared, chooser: int) -> dict[int, tuple[int, list[str]]]:
    """Let a seat choose; how much everybody's version grew, and the kinds of messages that each of them heard."""
    names = [*table.seats, _WATCHER]
    clients = {viewer: client_of(server, names[viewer]) for viewer in (0, 1, 2, SPECTATOR)}
    for client in clients.values():
        await client.connect()
        await client.watch(table.id)
    for client in clients.values():
        await _flush(client)
        client.heard.clear()
    versions = {viewer: client.version for viewer, client in clients.items()}
    await clients[chooser].act(clients[chooser].view["legal"][0])
    for client in clients.values():
        await _flush(client)
    found = {
        viewer: (client.version - versions[viewer], [told["tell"] for told in client.heard])
        for viewer, client in clients.items()
    }
    for client in clients.values():
        await client.disconnect()
    return found


def choose(server: RunningServer) -> dict[int, tuple[int, list[str]]]:
    table, seats = secret_choice()
    prepare(server.data, table)
    with server:
        found = asyncio.run(_choose(server, table, seats[0]))
    assert found.pop(seats[0]) == (1, ["update", "table", "view", "done"])
    return found


NOTHING_BUT_THE_ANSWER = (0, ["table", "view", "done"])


def test_a_secret_choice_tells_the_others_nothing(tmp_path: Path) -> None:
    found = choose(RunningServer(tmp_path, *_ARGUMENTS))
    assert list(found.values()) == [NOTHING_BUT_THE_ANSWER] * 3


def test_a_version_that_counts_secret_choices_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUINTET_LEAK", "count_all_steps")
    found = choose(LeakyServer(tmp_path, *_ARGUMENTS))
    assert list(found.values()) == [(1, ["table", "view", "done"])] * 3


# ------------------------------------------------------------ logs
def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


def test_no_log_tells_a_secret(tmp_path: Path) -> None:
    """Not even the most talkative one."""
    server = RunningServer(tmp_path, *_ARGUMENTS, "--log-level", "debug")

    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        await ann.watch(await ann.create("solo", bots=["easy"], tempo=0))
        await ann.do("start")
        await ann.until(lambda c: bool(c.view) and bool(c.view["legal"]))
        await ann.act(ann.view["legal"][0])
        with pytest.raises(Refused):
            await ann.act("lay nothing")
        log = server.errors()
        token = next(iter(ann.cookies.values()))
        hand = next(zone["cards"] for zone in ann.view["zones"] if zone["zone"] == "hand" and zone["seat"] == 0)
        assert log
        for secret in (token, ann.table, ann.match, *(f'"{card}"' for card in hand), *(f"lay {card}" for card in hand)):
            assert secret not in log, secret
        await ann.disconnect()

    with server:
        run(test)
