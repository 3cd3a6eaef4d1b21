"""A hostile client: it sends whatever it likes, and notes what it is told."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from quintet.server.protocol import Code
from tests.server.running import PATIENCE, Client, RunningServer, Told

CODES = {code.value for code in Code}
BATCH = 150  # fewer than get somebody thrown out


class Attacker(Client):
    """A client with a table of its own, which tells it when all that it has sent is answered."""

    def __init__(self, server: RunningServer, name: str = "Mallory") -> None:
        super().__init__(server, name)
        self.own_table = ""
        self._n_sent = 2**51  # ids that no message of an attack has
        self.refusals: Counter[str] = Counter()

    async def arrive(self) -> Attacker:
        await self.connect()
        self.own_table = await self.create("solo")
        return self

    async def attack(self, messages: Iterable[str | bytes]) -> list[Told]:
        """Send messages, each of which must be answered; the answers, in order."""
        assert self.socket is not None
        answers: list[Told] = []
        for batch in _batches(messages):
            self.heard.clear()
            for message in batch:
                await self.socket.send(message)
            await self.settle()
            told = [each for each in self.heard if each["tell"] in ("refused", "done", "hints")]
            assert len(told) == len(batch) + 1, (len(told), len(batch))
            answers += told[:-1]
        for answer in answers:
            if answer["tell"] == "refused":
                assert answer["code"] in CODES, answer
                self.refusals[answer["code"]] += 1
        return answers

    async def settle(self) -> None:
        """Wait until all that was sent is answered."""
        table, self.table = self.table, self.own_table
        try:
            await asyncio.wait_for(await self.send("unwatch"), PATIENCE)
        finally:
            self.table = table


def _batches(messages: Iterable[str | bytes]) -> Iterator[list[str | bytes]]:
    batch: list[str | bytes] = []
    for message in messages:
        batch.append(message)
        if len(batch) == BATCH:
            yield batch
            batch = []
    if batch:
        yield batch


def samples(table: str, match: str, version: int) -> list[dict[str, Any]]:
    """One well-formed command of every kind."""
    commands: list[dict[str, Any]] = [
        {"do": "watch", "match": match, "version": version},
        {"do": "unwatch"},
        {"do": "look"},
        {"do": "sit", "name": "Mallory", "seat": 0},
        {"do": "stand"},
        {"do": "ready", "seal": "0" * 64, "is_ready": True},
        {"do": "reveal", "contribution": "0" * 32},
        {
            "do": "change",
            "options": {"hand": 3},
            "n_seats": 5,
            "clock": 15,
            "stand_in": "hard",
            "watching": "nobody",
            "is_listed": True,
            "has_chat": True,
            "has_hints": False,
            "shows_all_after": False,
            "tempo": 0.5,
            "report_seconds": 0,
        },
        {"do": "bot", "seat": 1, "level": "easy"},
        {"do": "clear", "seat": 1},
        {"do": "handover", "seat": 1},
        {"do": "start"},
        {"do": "act", "match": match, "version": version, "actions": ["take"]},
        {"do": "onward"},
        {"do": "reading"},
        {"do": "hint"},
        {"do": "rematch"},
        {"do": "emote", "emote": "cheer"},
        {"do": "say", "text": "hello"},
    ]
    return [{"id": 2**52 + number, "table": table, **command} for number, command in enumerate(commands)]


WRONG_VALUES: list[Any] = [
    None,
    -1,
    0.5,
    10,
    2**31,
    2**63,
    -(2**63) - 1,
    10**40,
    "",
    " ",
    "\n",
    "hard\n",
    "../../etc/passwd",
    "'; DROP TABLE moves; --",
    "<script>alert(1)</script>",
    "\u202e\u0000\ufeff",
    "x" * 500,
    "０-０",
    [],
    [[]] * 50,
    {},
    {"a": {"b": {"c": 1}}},
    [None],
    ["take"] * 41,
    [{"take": 1}],
]


def with_wrong_fields(command: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The command with every field wrong in every way, missing, and beside one that does not exist."""
    for name in command:
        for value in WRONG_VALUES:
            yield {**command, name: value}
        yield {key: value for key, value in command.items() if key != name}
    yield {**command, "seat_of": 1}
    yield {**command, "player": "0" * 32}


def damaged(rng: random.Random, text: bytes) -> bytes:
    """A message with a few bytes changed, lost, doubled or added."""
    data = bytearray(text)
    for _ in range(rng.randint(1, 6)):
        at = rng.randrange(len(data) + 1)
        match rng.randrange(5):
            case 0:
                data[at : at + 1] = rng.randbytes(1)
            case 1:
                del data[at : at + rng.randint(1, 20)]
            case 2:
                data[at:at] = rng.randbytes(rng.randint(1, 8))
            case 3:
                data[at:at] = data[at : at + rng.randint(1, 40)]
            case _:
                data[at:at] = rng.choice([b'"', b"{", b"[", b"\\", b"\\ud800", b"1e999", b"\x00", b"-", b","])
    return bytes(data[:4096])


def nonsense(rng: random.Random) -> bytes:
    """Bytes that are no command at all."""
    match rng.randrange(6):
        case 0:
            return rng.randbytes(rng.randrange(300))
        case 1:
            depth = rng.randrange(1, 2000)
            return b"[" * depth + b"]" * depth
        case 2:
            return b'{"do":' * rng.randrange(1, 500)
        case 3:
            return json.dumps({"do": "look", "id": 10 ** rng.randrange(20, 4000), "table": "x"}).encode()
        case 4:
            return json.dumps(["act", 1, rng.random(), None, True]).encode()
        case _:
            return b'{"do":"' + rng.randbytes(20) + b'","id":1}'
