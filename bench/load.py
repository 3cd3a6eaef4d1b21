"""Load on a WebSocket server: many connections in one process, messages at a given rate, honest latencies.

A `Script` knows what is said on the sockets: the headers to connect with, the next message and who sends it, and which
message an answer answers. This module opens the sockets, keeps the pace and counts.

The pace is an open loop: message n is due at start + n / rate, whatever the server does, and its latency is counted
from then. So a server that stalls is charged for every message that had to wait meanwhile, not only for the one that
met the stall (the "coordinated omission" of generators that wait for an answer before they send again). With a rate of
0 it is a closed loop instead, which finds the most that a server can take: every table moves as soon as it may.
"""

from __future__ import annotations

import asyncio
import gc
import os
import resource
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple, Protocol

from bench.histogram import Histogram
from bench.wire import Socket

OPENING_AT_ONCE = 100
TICK = 0.001  # the finest that the loop's timers can do
GRACE = 5.0  # seconds that the last answers are waited for


class Handshake(NamedTuple):
    """The headers and the path of a new connection."""

    path: str
    headers: Mapping[str, str] = {}


class Message(NamedTuple):
    """A message that is sent now; it is done when `answers` connections have been told of it."""

    connection: int
    payload: bytes
    key: int
    answers: int


class Script(Protocol):
    """A protocol's part in the load."""

    def connect(self, connection: int) -> Handshake: ...

    def next_message(self) -> Message | None:
        """What is sent next; None if nobody may send before an answer comes."""

    def on_message(self, connection: int, payload: bytes) -> int | None:
        """Take note of what a connection was sent; return the key of the message that it answers, if any."""


@dataclass(slots=True)
class Sent:
    """A message under way."""

    connection: int
    due: float
    sent: float
    answers: int
    is_counted: bool


@dataclass
class Counts:
    """What a run found."""

    acknowledged: Histogram = field(default_factory=Histogram)  # due -> the sender's own answer
    seen_by_all: Histogram = field(default_factory=Histogram)  # due -> the last answer
    from_sending: Histogram = field(default_factory=Histogram)  # sent -> the last answer, as a closed loop would say
    behind: Histogram = field(default_factory=Histogram)  # due -> sent
    sent: int = 0
    done: int = 0
    done_in_time: int = 0
    received: int = 0
    received_bytes: int = 0
    sent_bytes: int = 0
    closed: dict[int, int] = field(default_factory=dict)  # by close code, before the end


class Load:
    """N connections to one server, or in turn to several, and the messages that go over them."""

    def __init__(self, script: Script, host: str, ports: int | Sequence[int], connections: int) -> None:
        self.script = script
        self.host = host
        self.ports = [ports] if isinstance(ports, int) else list(ports)
        self.sockets = [Socket(index, self._heard, self._closed) for index in range(connections)]
        self.counts = Counts()
        self._under_way: dict[int, Sent] = {}
        self._rate = 0.0
        self._start = self._counted_from = self._end = 0.0
        self._n_due = 0
        self._is_starved = False  # a message is due, but nobody may send
        self._is_sending = False
        self._is_closing = False

    async def open(self) -> float:
        """Open all connections; return the seconds that it took."""
        _allow_files(len(self.sockets) + 100)
        start = time.perf_counter()
        gate = asyncio.Semaphore(OPENING_AT_ONCE)

        async def connect(socket: Socket) -> None:
            async with gate:
                path, headers = self.script.connect(socket.index)
                await socket.open(self.host, self.ports[socket.index % len(self.ports)], path, headers)

        await asyncio.gather(*(connect(socket) for socket in self.sockets))
        gc.collect()
        gc.freeze()  # a full collection over ten thousand sockets would look like a slow server
        return time.perf_counter() - start

    async def run(self, rate: float, seconds: float, warm_up: float = 0.0) -> dict[str, Any]:
        """Send at a rate (0: as fast as answers come) for some seconds after the warm-up; return the report."""
        self.counts = Counts()
        self._rate = rate
        self._n_due = 0
        self._start = time.perf_counter()
        self._counted_from = self._start + warm_up
        self._end = self._counted_from + seconds
        cpu = time.process_time()
        self._is_sending = True
        while time.perf_counter() < self._end:
            self._send_due()
            await asyncio.sleep(max(TICK, min(self._due() - time.perf_counter(), 0.05)))
        self._is_sending = False
        cpu = time.process_time() - cpu
        last = time.perf_counter() + GRACE
        while self._under_way and time.perf_counter() < last:
            await asyncio.sleep(0.01)
        return self._report(rate, seconds, cpu / (seconds + warm_up))

    def close(self) -> None:
        self._is_closing = True
        for socket in self.sockets:
            if not socket.transport.is_closing():
                socket.close()

    # ------------------------------------------------------------ sending
    def _due(self) -> float:
        """When the next message is due; in a closed loop an answer wakes it."""
        return self._start + self._n_due / self._rate if self._rate else self._end

    def _send_due(self) -> None:
        now = time.perf_counter()
        while now < self._end:
            due = self._due() if self._rate else now
            if due > now:
                return
            message = self.script.next_message()
            self._is_starved = message is None
            if message is None:
                return
            self._n_due += 1
            self._send(message, due, now)
            now = time.perf_counter()

    def _send(self, message: Message, due: float, now: float) -> None:
        is_counted = due >= self._counted_from
        self._under_way[message.key] = Sent(message.connection, due, now, message.answers, is_counted)
        self.sockets[message.connection].send(message.payload)
        if is_counted:
            self.counts.sent += 1
            self.counts.sent_bytes += len(message.payload)
            self.counts.behind.record(now - due)

    # ------------------------------------------------------------ receiving
    def _heard(self, connection: int, payload: bytes) -> None:
        counts = self.counts
        key = self.script.on_message(connection, payload)
        if key is not None and (sent := self._under_way.get(key)) is not None:
            now = time.perf_counter()
            if self._counted_from <= now < self._end:
                counts.received += 1
                counts.received_bytes += len(payload)
            if sent.is_counted and connection == sent.connection:
                counts.acknowledged.record(now - sent.due)
            sent.answers -= 1
            if sent.answers == 0:
                del self._under_way[key]
                self._done(sent, now)
        if self._is_starved and self._is_sending:
            self._send_due()

    def _done(self, sent: Sent, now: float) -> None:
        counts = self.counts
        if self._counted_from <= now < self._end:
            counts.done_in_time += 1
        if sent.is_counted:
            counts.done += 1
            counts.seen_by_all.record(now - sent.due)
            counts.from_sending.record(now - sent.sent)

    def _closed(self, _connection: int, code: int) -> None:
        if not self._is_closing:
            self.counts.closed[code] = self.counts.closed.get(code, 0) + 1

    # ------------------------------------------------------------ reporting
    def _report(self, rate: float, seconds: float, cpu: float) -> dict[str, Any]:
        counts = self.counts
        now = time.perf_counter()
        unanswered = [sent for sent in self._under_way.values() if sent.is_counted]
        for sent in unanswered:  # they are at least this late; left out, they would make a dying server look quick
            counts.seen_by_all.record(now - sent.due)
        unsent = 0
        while rate and self._due() < self._end:
            if self._due() >= self._counted_from:
                unsent += 1
                counts.seen_by_all.record(now - self._due())
            self._n_due += 1
        self._under_way.clear()
        return {
            "connections": len(self.sockets),
            "rate": rate,
            "seconds": seconds,
            "done_per_second": round(counts.done_in_time / seconds, 1),
            "sent": counts.sent,
            "done": counts.done,
            "unanswered": len(unanswered),
            "unsent": unsent,
            "closed": counts.closed,
            "received_per_second": round(counts.received / seconds, 1),
            "bytes_per_message": round(counts.sent_bytes / max(1, counts.sent)),
            "bytes_per_answer": round(counts.received_bytes / max(1, counts.received)),
            "latency_ms": {
                "acknowledged": counts.acknowledged.summary(),
                "seen_by_all": counts.seen_by_all.summary(),
                "from_sending": counts.from_sending.summary(),
                "behind": counts.behind.summary(),
            },
            "load_cpu": round(cpu, 2),
        }


class Used(NamedTuple):
    """What a process has used so far; Linux only."""

    cpu_seconds: float
    waited_seconds: float  # ready to run, but kept from its core by others
    resident_bytes: int

    @classmethod
    def by(cls, pid: int) -> Used:
        fields = Path(f"/proc/{pid}/stat").read_text(encoding="latin-1").rpartition(") ")[2].split()
        waited = Path(f"/proc/{pid}/schedstat").read_text(encoding="latin-1").split()[1]
        ticks = os.sysconf("SC_CLK_TCK")
        return cls(
            (int(fields[11]) + int(fields[12])) / ticks,
            int(waited) / 1e9,
            int(fields[21]) * os.sysconf("SC_PAGE_SIZE"),
        )


def _allow_files(wanted: int) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard), hard))
