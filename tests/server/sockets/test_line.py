"""However a client's frames are cut up on their way, each message arrives once, whole and in its order."""

from __future__ import annotations

import asyncio
import json
import random

import pytest

from bench.wire import BINARY, CONTINUED, FINAL, PING, TEXT, Socket
from tests.server.running import PATIENCE, RunningServer


def frame(opcode: int, payload: bytes, is_final: bool = True) -> bytes:
    """A frame with a mask that changes every byte."""
    mask = b"mask"
    size = len(payload)
    length = bytes((0x80 | size,)) if size < 126 else bytes((0x80 | 126,)) + size.to_bytes(2)
    body = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
    return bytes((FINAL * is_final | opcode,)) + length + mask + body


def command(number: int, filling: str) -> bytes:
    """A command that is refused with its number, long or with other letters."""
    return json.dumps({"do": "dance", "id": number, "to": filling}, ensure_ascii=False).encode()


def frames(rng: random.Random, n: int) -> list[bytes]:
    """So many messages of all kinds, with pings between them and within."""
    made: list[bytes] = []
    for number in range(1, n + 1):
        payload = command(number, rng.choice(["", "a waltz", "ein Ländler", "x" * 90, "x" * 300, "ö" * 200]))
        kind = rng.choice(["whole", "whole", "whole", "bytes", "pieces"])
        if kind == "pieces":
            cut = rng.randrange(len(payload))
            made += [frame(TEXT, payload[:cut], is_final=False), frame(PING, b"?"), frame(CONTINUED, payload[cut:])]
        else:
            made.append(frame(BINARY if kind == "bytes" else TEXT, payload))
        if rng.random() < 0.1:
            made.append(frame(PING, b"are you there?"))
    return made


async def answers(server: RunningServer, chunks: list[bytes], n: int) -> list[int]:
    """The numbers of the commands that were answered, and the code if the server hung up."""
    found: list[int] = []
    enough = asyncio.Event()

    def heard(_: int, message: bytes) -> None:
        told = json.loads(message)
        if told["tell"] == "refused":
            found.append(told["id"])
            if len(found) == n:
                enough.set()

    def closed(_: int, code: int) -> None:
        found.append(code)
        enough.set()

    client = Socket(0, heard, closed)
    await client.open("127.0.0.1", server.port, "/api/socket", {})
    for chunk in chunks:
        client.transport.write(chunk)
        await asyncio.sleep(0)  # so that it goes by itself
    await asyncio.wait_for(enough.wait(), PATIENCE)
    if not client.transport.is_closing():
        client.transport.abort()
    return found[:n]


@pytest.mark.parametrize("longest", [1, 2, 7, 40, 700, 100_000])
def test_frames_that_come_in_any_pieces(server: RunningServer, longest: int) -> None:
    rng = random.Random(longest)
    n = 20 if longest < 10 else 150
    data = b"".join(frames(rng, n))
    chunks: list[bytes] = []
    while data:
        size = rng.randint(1, longest)
        chunks.append(data[:size])
        data = data[size:]
    assert asyncio.run(answers(server, chunks, n)) == list(range(1, n + 1))


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (b"\x81\x02", 1002),  # no mask
        (bytes((0x81, 0x80 | 127)) + (1 << 40).to_bytes(8), 1009),
        (bytes((0x81, 0x80 | 126)) + (4097).to_bytes(2), 1009),
        (frame(TEXT, b'{"do": "\xff"}'), 1007),
        (frame(TEXT, b"{", is_final=False) + frame(TEXT, b"{}"), 1002),
        (frame(CONTINUED, b"{}"), 1002),
        (bytes((0xC1,)) + frame(TEXT, b"{}")[1:], 1002),  # as if compression had been agreed on
        (frame(3, b"{}"), 1002),
    ],
    ids=["unmasked", "huge", "long", "letters", "piece", "rest", "compressed", "unknown"],
)
def test_what_is_no_message_ends_the_line_with_the_right_code(server: RunningServer, bad: bytes, code: int) -> None:
    data = b"".join(frame(TEXT, command(number, "")) for number in (1, 2)) + bad
    for chunks in ([data], [data[i : i + 1] for i in range(len(data))]):
        found = asyncio.run(answers(server, chunks, 3))
        assert found in ([1, 2, code], [1, code], [code])  # whoever is thrown out may miss the last answers
