"""What a move costs on the line to the clients, and how much of it is the bare library `websockets`.

One process and no sockets. A real match of four is recorded: the commands as a browser masks them, and what the four
viewers are told of every move. Both ways get the same bytes and write the same bytes. They take turns, and the best of
several rounds counts.

python -m bench.line >bench/figures/line.json
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any, Final, NamedTuple

import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from quintet.core.match import Match
from quintet.games import get_game
from quintet.server.protocol import MOST_BYTES, Act, Watch, encode
from quintet.server.sockets.line import LINE, Receiver, SocketLine
from quintet.server.tables.sights import Sights

GAME, SEATS, SEED = "solo", 4, 15
TABLE, MATCH = "k7fm-q2xd-9wpt", "3hb8-znte-50ya"
LIBRARIES = ("websockets", "uvicorn")
HANDSHAKE: Final = (
    b"GET /api/socket HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


# ---------------------------------------------------------------- a line without a socket
class Noted(asyncio.Transport):
    """The end of a wire that leads nowhere: what is written is noted."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.is_closed = False
        self.has_ended = False  # nothing more is written

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def close(self) -> None:
        self.is_closed = self.has_ended = True

    abort = close

    def can_write_eof(self) -> bool:
        return True

    def write_eof(self) -> None:
        self.has_ended = True

    def is_closing(self) -> bool:
        return self.is_closed

    def get_write_buffer_size(self) -> int:
        return 0

    def pause_reading(self) -> None:
        pass

    resume_reading = pause_reading


class Heard:
    """A receiver that keeps what it is told."""

    def __init__(self) -> None:
        self.messages: list[bytes] = []

    def take(self, message: bytes) -> None:
        self.messages.append(message)


async def open_line(receiver: Receiver) -> tuple[SocketLine, Noted]:
    """A line after its handshake, as the server sets it up, and the wire that it writes to."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        scope["extensions"][LINE]["line"].hand_over(receiver)
        await send({"type": "websocket.accept", "headers": []})
        await receive()

    config = uvicorn.Config(
        app, ws=SocketLine, ws_max_size=MOST_BYTES, ws_per_message_deflate=False, ws_ping_interval=None, log_config=None
    )
    config.load()
    line, wire = SocketLine(config, ServerState(), {}), Noted()
    line.connection_made(wire)
    line.data_received(HANDSHAKE)
    while not wire.written:
        await asyncio.sleep(0)
    wire.written.clear()
    return line, wire


async def lose(line: SocketLine) -> None:
    """The client is gone: let the application see it and end."""
    line.connection_lost(None)
    await asyncio.sleep(0)


class LibraryLine:
    """The same by the library's public interface alone."""

    def __init__(self, receiver: Receiver, wire: Noted) -> None:
        self.protocol = ServerProtocol(state=State.OPEN, max_size=MOST_BYTES)
        self.receiver = receiver
        self.wire = wire

    def data_received(self, data: bytes) -> None:
        protocol = self.protocol
        protocol.receive_data(data)
        for event in protocol.events_received():
            assert isinstance(event, Frame)
            assert event.fin
            if event.opcode is Opcode.TEXT:
                message = bytes(event.data)
                message.decode()
                self.receiver.take(message)
        if written := protocol.data_to_send():
            self.wire.write(b"".join(written))

    def say(self, message: bytes) -> None:
        self.protocol.send_text(message)
        self.wire.write(b"".join(self.protocol.data_to_send()))


# ---------------------------------------------------------------- what goes over it
class Spoken(NamedTuple):
    """A command of one seat, and what everybody is told then, by seat."""

    seat: int
    command: bytes
    told: list[bytes]


def record(n: int) -> list[Spoken]:
    """Everybody's `watch`, then so many moves of a match that is played at random."""
    rng = random.Random(SEED)
    match = Match(get_game(GAME), SEATS, None, SEED)
    sights = Sights(TABLE, MATCH, match, 1)
    spoken = [Spoken(seat, encode(Watch(1, TABLE)), []) for seat in range(SEATS)]
    sights.begin(range(SEATS), match.opening)
    while len(spoken) < n + SEATS and not match.state.is_over:
        seat = rng.choice([each for each in range(SEATS) if match.state.legal_actions(each)])
        action = rng.choice(match.state.legal_actions(seat))
        command = Act(len(spoken), TABLE, MATCH, sights.version(seat), [match.game.actions.format(action)])
        prepared = match.prepare(seat, [action])
        told = sights.advance(match.commit(prepared), seat, prepared.causes)
        spoken.append(Spoken(seat, encode(command), [told[each] for each in range(SEATS) if each in told]))
    return spoken


def masked(message: bytes, rng: random.Random) -> bytes:
    """A message as a browser sends it."""
    mask = rng.randbytes(4)
    size = len(message)
    head = bytes((0x81, 0x80 | size)) if size < 126 else bytes((0x81, 0x80 | 126)) + size.to_bytes(2)
    return head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(message))


# ---------------------------------------------------------------- the measurement
class Way(NamedTuple):
    """Four lines of one kind."""

    lines: list[Any]
    wires: list[Noted]
    heard: Heard

    def play(self, frames: list[tuple[int, bytes, list[bytes]]]) -> None:
        lines = self.lines
        for seat, frame, told in frames:
            lines[seat].data_received(frame)
            for line, message in zip(lines, told, strict=False):
                line.say(message)

    def forget(self) -> None:
        self.heard.messages.clear()
        for wire in self.wires:
            wire.written.clear()


async def ways() -> dict[str, Way]:
    """Both kinds, ready to play."""
    ours, library = Heard(), Heard()
    opened = [await open_line(ours) for _ in range(SEATS)]
    wires = [Noted() for _ in range(SEATS)]
    return {
        "ours": Way([line for line, _ in opened], [wire for _, wire in opened], ours),
        "library": Way([LibraryLine(library, wire) for wire in wires], wires, library),
    }


async def measure(n_moves: int, n_rounds: int, clock: Callable[[], float] = time.process_time) -> dict[str, Any]:
    """Microseconds of CPU per move, each way's best round."""
    rng = random.Random(SEED)
    spoken = record(n_moves)
    frames = [(each.seat, masked(each.command, rng), each.told) for each in spoken]
    moves = [each for each in spoken if each.told]
    both = await ways()
    best: dict[str, float] = {}
    for _ in range(n_rounds):
        for name, way in both.items():
            way.forget()
            began = clock()
            way.play(frames)
            took = 1e6 * (clock() - began) / len(moves)
            best[name] = min(took, best.get(name, took))
    ours, library = both.values()
    for line in ours.lines:
        await lose(line)
    assert ours.heard.messages == library.heard.messages == [each.command for each in spoken]
    assert [wire.written for wire in ours.wires] == [wire.written for wire in library.wires]
    told = [message for each in moves for message in each.told]
    return {
        "moves": len(moves),
        "rounds": n_rounds,
        "bytes_per_command": round(sum(len(each.command) for each in moves) / len(moves)),
        "bytes_per_message": round(sum(map(len, told)) / len(told)),
        "messages_per_move": round(len(told) / len(moves), 2),
        "microseconds": {name: round(took, 2) for name, took in best.items()},
        "versions": {name: version(name) for name in LIBRARIES},
    }


def main() -> None:
    parser = argparse.ArgumentParser(description="The cost of a move on the line, ours and the library's.")
    parser.add_argument("--moves", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=30)
    args = parser.parse_args()
    print(json.dumps(asyncio.run(measure(args.moves, args.rounds)), indent=1))


if __name__ == "__main__":
    main()
