"""No byte that a client receives through another server depends on what it cannot know."""

from __future__ import annotations

import asyncio
import dataclasses
import random
import time
from pathlib import Path
from typing import Self

import httpx

from quintet import all_games
from quintet.core.zones import SPECTATOR
from tests.postgres import Postgres
from tests.server.cluster.nodes import Node
from tests.server.prepared import write
from tests.server.running import RunningServer
from tests.server.test_leaks import Heard, hear_at, tables_of
from tests.server.twins import Twins, make_twins, some_options

_CLOCK = 86400  # seconds: where a clock runs, a server keeps the table, whoever comes


class Other(RunningServer):
    """A server all of whose clients are at tables of another one."""

    def __init__(self, folder: Path, address: str, secret: bytes, n_tables: int) -> None:
        super().__init__(folder)
        self.secret = secret
        arguments = ("--grace", "600", "--lease", "2")
        self.owner, self.other = (Node(folder, address, name, None, *arguments) for name in ("owner", "other"))
        self.n_tables = n_tables
        self.n_relayed = 0.0

    def start(self) -> Self:
        self.owner.start()
        while self._count(self.owner, "leases") < self.n_tables:
            time.sleep(0.02)
        self.other.start()
        self.port = self.other.port
        return self

    def __exit__(self, *_: object) -> None:
        self.n_relayed += self._count(self.other, "relayed_total")
        assert self._count(self.other, "leases") == 0
        for node in (self.owner, self.other):
            node.kill()
            assert node.failures() == []

    @staticmethod
    def _count(node: Node, name: str) -> float:
        lines = httpx.get(f"{node.url}/metrics").text.splitlines()
        return next(float(line.split()[1]) for line in lines if line.startswith(f"quintet_{name} "))


def hear(folder: Path, address: str, pairs: list[Twins], which: int) -> list[Heard]:
    tables = [dataclasses.replace(table, settings={"clock": _CLOCK}) for table in tables_of(pairs, which)]
    secret = asyncio.run(write(address, tables))
    folder.mkdir()
    server = Other(folder, address, secret, len(tables))
    heard = hear_at(server, tables, pairs)
    assert server.n_relayed > 100
    return heard


def answers_of(heard: Heard) -> list[str]:
    """Without those that tell when a clock runs out, and count what befalls the servers."""
    return [answer for answer in heard.answers if not answer.startswith(("/api/me/tables", "/metrics"))]


def test_nothing_that_is_relayed_depends_on_what_the_viewer_cannot_know(postgres: Postgres, tmp_path: Path) -> None:
    rng = random.Random(3)
    pairs = []
    for game in all_games():
        options, n_players = rng.choice(list(some_options(game, rng)))
        pairs.append(make_twins(game, options, n_players, rng.randrange(SPECTATOR, n_players), rng))
    first, second = (hear(tmp_path / str(n), postgres.new_database(), pairs, n) for n in (0, 1))
    for pair, one, other in zip(pairs, first, second, strict=True):
        about = f"{pair.game.id}, seen from {pair.viewer}, start {pair.starts[0]}"
        for viewer in (pair.viewer, SPECTATOR):
            assert one.by_viewer[viewer] == other.by_viewer[viewer], about
        assert answers_of(one) == answers_of(other), about
    assert any(one.by_viewer != other.by_viewer for one, other in zip(first, second, strict=True)), "they do differ"
