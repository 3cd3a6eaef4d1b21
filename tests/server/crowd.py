"""People who play as fast as they can, come back whenever the server does, and note what it acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterable
from dataclasses import dataclass, field

from websockets.exceptions import InvalidHandshake

from quintet.fair import new_contribution, seal
from tests.server.running import Client, Refused, RunningServer

_RETRY_SECONDS = 0.1
_SEVERAL_STEPS = 0.5  # how often somebody plays a proposed move of several steps


@dataclass(frozen=True)
class Attempt:
    """Steps that were sent, and whether they were acknowledged; refused ones are not noted."""

    steps: tuple[str, ...]
    is_acknowledged: bool


@dataclass
class Notes:
    """What somebody knows of a match."""

    seat: int
    attempts: list[Attempt] = field(default_factory=list)
    commitment: str = ""
    contribution: str = ""
    is_over: bool = False  # they have seen the end


class Person:
    """One of the crowd, with a seat at a table."""

    def __init__(self, server: RunningServer, name: str, seed: int) -> None:
        self.client = Client(server, name)
        self.notes: dict[str, Notes] = {}  # by match
        self.n_returns = 0
        self.n_refused = 0  # moves
        self.seat: int | None = None
        self._rng = random.Random(seed)
        self._contribution = ""
        self._is_ready = False  # acknowledged, and not yet used up by a deal

    @property
    def name(self) -> str:
        return self.client.name

    # ------------------------------------------------------------ sitting down
    async def make_table(self, game: str, **wishes: object) -> str:
        await self.client.connect()
        table = await self.client.create(game, tempo=0, **wishes)
        await self.client.watch(table)
        self.seat = self.client.shown["seat"]
        return table

    async def join(self, table: str) -> None:
        await self.client.connect()
        await self.client.join(table)
        self.seat = self.client.shown["seat"]

    # ------------------------------------------------------------ playing
    async def play(self, is_enough: Callable[[], bool]) -> None:
        """Do whatever the table waits for at once, until it is enough."""
        while not is_enough():
            try:
                if self.client.socket is None:
                    await self.come_back()
                await self._go_on(is_enough)
            except (ConnectionError, OSError, InvalidHandshake):
                await asyncio.sleep(_RETRY_SECONDS)

    async def come_back(self) -> None:
        """Come back with the same cookie: the seat and the view must be there, and what was acknowledged."""
        client = self.client
        await client.connect()
        await client.watch(client.table, since_last=True)
        shown = client.shown
        assert shown["seat"] == self.seat, f"{self.name} has lost their seat"
        if shown["phase"] == "playing":
            await client.until(lambda c: c.match == c.shown["match"])
            assert client.view["viewer"] == self.seat
            if client.view["is_over"]:  # its last move has come since: the table is told of it at once
                await client.until(lambda c: c.shown["phase"] != "playing")
        elif shown["phase"] == "gathering" and self._is_ready:
            assert shown["seats"][self.seat]["seal"] == seal(self._contribution), f"{self.name} was ready"
        self.n_returns += 1

    async def _go_on(self, is_enough: Callable[[], bool]) -> None:
        while not is_enough():
            client, n_heard = self.client, len(self.client.heard)
            with contextlib.suppress(Refused):  # somebody else was quicker
                if await self._DOINGS[client.shown["phase"]](self):
                    continue
            await client.until(lambda c, n=n_heard: len(c.heard) > n or is_enough())  # type: ignore[misc]

    async def _gather(self) -> bool:
        seat = self.client.shown["seats"][self.seat]
        if not seat["is_ready"] or not self._contribution:
            self._contribution = new_contribution()
            self._is_ready = False
            await self.client.do("ready", seal=seal(self._contribution))
            self._is_ready = True
        if self.client.shown["is_host"] and all(each["is_ready"] for each in self.client.shown["seats"]):
            self._is_ready = False
            await self.client.do("start")
        return False

    async def _deal(self) -> bool:
        shown = self.client.shown
        self._is_ready = False  # the deal takes place, or is called off and all are asked again
        if shown["seats"][self.seat]["seal"] == seal(self._contribution):
            notes = self._notes(shown["match"])
            notes.commitment, notes.contribution = shown["commitment"], self._contribution
            await self.client.do("reveal", contribution=self._contribution)
        return False

    async def _act(self) -> bool:
        client = self.client
        self._is_ready = False
        if client.match != client.shown["match"] or not client.view["legal"]:
            return False
        steps = (self._rng.choice(client.view["legal"]),)
        if client.view["proposals"] and self._rng.random() < _SEVERAL_STEPS:
            steps = tuple(client.view["proposals"][0])
        attempts = self._notes(client.match).attempts
        try:
            await client.act(*steps)
        except (ConnectionError, asyncio.CancelledError):
            attempts.append(Attempt(steps, is_acknowledged=False))
            raise
        except Refused:
            self.n_refused += 1
            raise
        attempts.append(Attempt(steps, is_acknowledged=True))
        return True

    async def _again(self) -> bool:
        shown = self.client.shown
        if shown["match"] in self.notes:
            self.notes[shown["match"]].is_over = True
        self._contribution = ""
        if shown["is_host"]:
            await self.client.do("rematch")
        return False

    def _notes(self, match: str) -> Notes:
        assert self.seat is not None
        return self.notes.setdefault(match, Notes(self.seat))

    _DOINGS: dict[str, Callable[[Person], Coroutine[None, None, bool]]] = {
        "gathering": _gather,
        "dealing": _deal,
        "playing": _act,
        "over": _again,
    }

    # ------------------------------------------------------------ counting
    @property
    def n_acknowledged(self) -> int:
        return sum(attempt.is_acknowledged for notes in self.notes.values() for attempt in notes.attempts)

    @property
    def n_finished(self) -> int:
        return sum(notes.is_over for notes in self.notes.values())


def is_explained(log: list[str], attempts: Iterable[Attempt]) -> bool:
    """Whether the log of a seat is what its player has tried: all that was acknowledged, in order and once, and of what
    was in doubt when the server was killed, some or all."""
    reached = {0}
    for attempt in attempts:
        steps = list(attempt.steps)
        after = {n + len(steps) for n in reached if log[n : n + len(steps)] == steps}
        reached = after if attempt.is_acknowledged else reached | after
    return len(log) in reached


def by_match(people: Iterable[Person]) -> dict[str, list[tuple[Person, Notes]]]:
    """Everybody's notes of each match."""
    found: dict[str, list[tuple[Person, Notes]]] = defaultdict(list)
    for person in people:
        for match, notes in person.notes.items():
            found[match].append((person, notes))
    return found


class Host:
    """Somebody alone at a table who changes how it is set, again and again."""

    def __init__(self, server: RunningServer, name: str, seed: int) -> None:
        self.client = Client(server, name)
        self.n_changes = 0
        self.n_returns = 0
        self._rng = random.Random(seed)
        self._kept: object = None  # the table after all that was acknowledged
        self._in_doubt: tuple[str, dict[str, object]] | None = None

    async def make_table(self) -> None:
        await self.client.connect()
        await self.client.watch(await self.client.create("solo", n_seats=4))
        self._kept = self._picture()

    async def play(self, is_enough: Callable[[], bool]) -> None:
        while not is_enough():
            try:
                if self.client.socket is None:
                    await self._come_back()
                await self._change(*self._wish())
            except (ConnectionError, OSError, InvalidHandshake):
                await asyncio.sleep(_RETRY_SECONDS)

    def _wish(self) -> tuple[str, dict[str, object]]:
        rng = self._rng
        seat = rng.randrange(4)
        wishes: tuple[tuple[str, dict[str, object]], ...] = (
            ("sit", {"seat": seat, "name": rng.choice(("Kim", "Lou", "Max"))}),
            ("bot", {"seat": seat, "level": rng.choice(("easy", "normal", "hard"))}),
            ("clear", {"seat": seat}),
            ("ready", {"seal": seal(new_contribution())}),
            ("change", {"options": {"hand": rng.randint(5, 10)}, "clock": rng.choice((0, 15, 60))}),
            ("change", {"is_listed": rng.random() < 0.5, "has_chat": rng.random() < 0.5}),
        )
        return rng.choice(wishes)

    async def _change(self, what: str, wish: dict[str, object]) -> None:
        self._in_doubt = what, wish
        with contextlib.suppress(Refused):
            await self.client.do(what, **wish)
        self._in_doubt = None
        self._kept = self._picture()
        self.n_changes += 1

    async def _come_back(self) -> None:
        client = self.client
        await client.connect()
        await client.watch(client.table)
        found = self._picture()
        if self._in_doubt is not None:  # done or not, but not half: doing it (again) leads to the same
            is_undone = found == self._kept
            await self._change(*self._in_doubt)
            assert is_undone or found == self._kept, f"{self.client.name}'s table is not what it was"
        else:
            assert found == self._kept, f"{self.client.name}'s table is not what it was"
        self.n_returns += 1

    def _picture(self) -> object:
        """All of the table, except who is connected."""
        seats = [{**seat, "is_here": None} for seat in self.client.shown["seats"]]
        return {**self.client.shown, "seats": seats}
