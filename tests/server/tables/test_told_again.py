"""The log of a table survives a reload of the page and a restart of the server, for each viewer what they were told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from quintet.server.tables.sights import MOST_RECENT
from tests.server.running import Client, RunningServer, Told

OPTIONS: dict[str, dict[str, object]] = {
    "solo": {"scoring": "round", "throw_in": False, "solo_call": "off"},
    "level_8": {},
    "fifteen_go": {"borrow": True},
}


def updates(client: Client) -> list[list[Told]]:
    """The sentences that a client was told as they came."""
    return [told["sentences"] for told in client.heard if told["tell"] == "update" and told["events"]]


async def recent_of(server: RunningServer, client: Client) -> list[list[Told]]:
    """What somebody is told who loads the page again."""
    again = Client(server, client.name)
    again.cookies = client.cookies
    await again.connect()
    await again.watch(client.table)
    (told,) = [told for told in again.heard if told["tell"] == "recent"]
    kinds = [told["tell"] for told in again.heard]
    assert kinds.index("recent") < kinds.index("view")
    await again.disconnect()
    sentences: list[list[Told]] = told["sentences"]
    return sentences


def choose(view: Told, verb: str) -> list[str]:
    """A compound move if there is one, else what is preferred, else anything."""
    legal: list[str] = view["legal"]
    compound = [steps for steps in view["proposals"] if len(steps) > 1]
    return compound[0] if compound else [next((action for action in legal if action.startswith(verb)), legal[0])]


class Evening:
    """Two who play and one who watches, and all that each was told by any server."""

    def __init__(self, data: Path, game: str) -> None:
        self.game = game
        self.server = RunningServer(data, "--no-limits", "--grace", "600")
        self.clients = [Client(self.server, name) for name in ("Ann", "Ben", "Eve")]
        self.told: dict[str, list[list[Told]]] = {client.name: [] for client in self.clients}
        self.n_compound = 0

    async def sit_down(self) -> None:
        """At a new table, with a new deal."""
        ann, ben, eve = self.clients
        for client in self.clients:
            if client.socket is None:
                await client.connect()
            client.view = {}
            client.heard.clear()
        table = await ann.create(self.game, n_seats=2, options=OPTIONS[self.game], tempo=0)
        await ann.watch(table)
        await ben.join(table)
        await eve.watch(table)
        for client in (ann, ben):
            await client.do("ready")
        await ann.do("start")
        for client in self.clients:
            await client.until(lambda c: bool(c.view))

    async def come_back(self) -> None:
        for client in self.clients:
            await client.connect()
            await client.watch(client.table)

    async def play(self, most: int, is_enough: Callable[[], bool], verb: str = "lay") -> None:
        """Moves of whoever has the turn, till it is enough or the match is over."""
        view = self.clients[0].view
        for _ in range(most):
            if view["is_over"] or is_enough():
                break
            actor = self.clients[view["turn"]]
            steps = choose(actor.view, verb)
            self.n_compound += len(steps) > 1
            await actor.act(*steps)
            for client in self.clients[:2]:
                await client.do("look")
            view = self.clients[0].view

    async def check(self) -> None:
        """Whoever comes anew is told what they were told."""
        for client in self.clients:
            await client.do("look")
            told = self.told[client.name]
            told += updates(client)
            assert await recent_of(self.server, client) == told[-MOST_RECENT:], client.name
            client.heard.clear()


@pytest.mark.parametrize("game", ["level_8", "fifteen_go"])
def test_the_log_tells_compound_moves_as_they_were_told(tmp_path: Path, game: str) -> None:
    """After a restart, too: the steps of a list are told together, and two moves are told apart."""
    evening = Evening(tmp_path, game)

    async def first() -> None:
        while not evening.n_compound:  # not every deal brings one
            await evening.sit_down()
            await evening.play(400, lambda: evening.n_compound > 0)
        await evening.play(5, lambda: False)
        await evening.check()

    async def second() -> None:
        await evening.come_back()
        await evening.check()

    with asyncio.Runner() as runner:
        for part in (first, second):
            with evening.server:
                runner.run(part())


def test_the_log_survives_a_reload_and_a_restart(tmp_path: Path) -> None:
    evening = Evening(tmp_path, "solo")

    async def first() -> None:
        await evening.sit_down()
        await evening.play(12, lambda: False, "take")  # so that each knows a card that the others do not
        await evening.check()

    async def second() -> None:
        await evening.come_back()
        await evening.check()
        await evening.play(400, lambda: False)
        assert evening.clients[0].view["is_over"]
        await evening.check()
        told = evening.told
        assert told["Ann"] != told["Ben"] != told["Eve"]

    async def third() -> None:
        await evening.come_back()
        assert evening.clients[0].view["is_over"]
        await evening.check()

    with asyncio.Runner() as runner:
        for part in (first, second, third):
            with evening.server:
                runner.run(part())
