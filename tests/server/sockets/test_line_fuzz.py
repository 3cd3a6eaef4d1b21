"""Whatever frames come, and however they are cut up: the line hears what a reference parser hears, and ends with it.

The reference is the bare parser of the library `websockets`, which the line is built on; it leaves to its user that
text is UTF-8. The line differs in two ways, and the tests say exactly how:

- a message has at most `MOST_FRAGMENTS` frames, else the line ends with 1009;
- after a burst of `CONTROLS` pings and pongs the client is disconnected without a close code.

What comes right after a text that is not UTF-8 may have been read before the line ends: pings are answered then, and
the code of the end may be that of what was wrong, or said farewell, later.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from bench.line import Heard, lose, open_line
from bench.wire import BINARY, CLOSE, CONTINUED, FINAL, PING, PONG, TEXT
from quintet.server.protocol import MOST_BYTES
from quintet.server.sockets.line import CONTROLS, MOST_FRAGMENTS

CASES = 250  # of each seed
SEEDS = range(4)
NO_CODE = 1005  # RFC 6455, 7.1.5: a farewell without a code
CUT_OFF = 1006  # without a farewell

LENGTHS = [0, 1, 2, 5, 40, 124, 125, 126, 127, 128, 300, 1000, MOST_BYTES - 1, MOST_BYTES]
TOO_LONG = [MOST_BYTES + 1, 65535, 65536, 1 << 40, (1 << 63) + 5]
BAD_TEXT = [b"\xff", b"\xc3", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", b"\xc0\x80", b"ok \x80"]
CODES = [0, 999, 1000, 1001, 1004, 1005, 1006, 1007, 1011, 1015, 1016, 2999, 3000, 4999, 5000, 65535]


# ---------------------------------------------------------------- frames
def frame(
    rng: random.Random, opcode: int, payload: bytes, is_final: bool = True, reserved: int = 0, form: int = 0
) -> bytes:
    """A client's frame. Its length is written as short as can be, or in the longer form (126 or 127) that is asked."""
    size, mask = len(payload), rng.choice([rng.randbytes(4), bytes(4)])
    if form == 127 or size > 65535:
        length = bytes((0x80 | 127,)) + size.to_bytes(8)
    elif form == 126 or size > 125:
        length = bytes((0x80 | 126,)) + size.to_bytes(2)
    else:
        length = bytes((0x80 | size,))
    body = bytes(byte ^ mask[i % 4] for i, byte in enumerate(payload))
    return bytes((FINAL * is_final | reserved << 4 | opcode,)) + length + mask + body


def text(rng: random.Random, size: int) -> bytes:
    """So many bytes of text, plain or with other letters."""
    if rng.random() < 0.5:
        return b"x" * size
    letters = "aé€🂡"
    made = b""
    while len(made) < size:
        letter = rng.choice(letters).encode()
        made += letter if len(made) + len(letter) <= size else b"x"
    return made


def message(rng: random.Random) -> list[bytes]:
    """A message in one frame or several, with control frames in between."""
    size = rng.choice(LENGTHS) if rng.random() < 0.7 else rng.randrange(200)
    opcode = rng.choice([TEXT, TEXT, TEXT, BINARY])
    payload = text(rng, size) if opcode == TEXT else rng.randbytes(size)
    form = rng.choice([0, 0, 0, 0, 126, 127])
    if rng.random() < 0.6:
        return [frame(rng, opcode, payload, form=form)]
    cuts = sorted(rng.randrange(size + 1) for _ in range(rng.choice([1, 2, 3, 8])))
    pieces = [payload[a:b] for a, b in zip([0, *cuts], [*cuts, size], strict=True)]
    made: list[bytes] = []
    for i, piece in enumerate(pieces):
        if rng.random() < 0.3:
            made.append(control(rng))
        made.append(frame(rng, opcode if i == 0 else CONTINUED, piece, i == len(pieces) - 1, form=form))
    return made


def control(rng: random.Random) -> bytes:
    return frame(rng, rng.choice([PING, PONG]), rng.randbytes(rng.choice([0, 1, 4, 125])))


def farewell(rng: random.Random) -> bytes:
    """The end of a socket, in good order or not."""
    code = rng.choice(CODES).to_bytes(2)
    reason = rng.choice([b"", b"bye", "adieu, chère".encode(), b"\xff", b"x" * 123])
    return frame(rng, CLOSE, rng.choice([b"", b"\x03", code, code + reason]))


def fault(rng: random.Random) -> list[bytes]:
    """Frames that are wrong in one way."""
    some = text(rng, rng.randrange(20))
    faults: list[Callable[[], list[bytes]]] = [
        lambda: [frame(rng, rng.choice([TEXT, BINARY, PING]), some, reserved=rng.randrange(1, 8))],
        lambda: [frame(rng, rng.choice([3, 4, 7, 11, 15]), some)],
        lambda: [frame(rng, TEXT, rng.choice(BAD_TEXT))],
        lambda: [frame(rng, TEXT, b"a", False), frame(rng, CONTINUED, rng.choice(BAD_TEXT))],
        lambda: [frame(rng, TEXT, b"a", False), frame(rng, TEXT, some)],
        lambda: [frame(rng, TEXT, b"", False), frame(rng, TEXT, b"plain")],
        lambda: [frame(rng, CONTINUED, some)],
        lambda: [frame(rng, rng.choice([PING, PONG, CLOSE]), some, False)],
        lambda: [frame(rng, rng.choice([PING, PONG, CLOSE]), rng.randbytes(rng.choice([126, 300])))],
        lambda: [frame(rng, TEXT, b"a", False), farewell(rng)],
        lambda: [bytes((FINAL | TEXT, len(some))) + some],  # no mask
        lambda: [bytes((FINAL | TEXT, 0x80 | 127)) + rng.choice(TOO_LONG).to_bytes(8) + rng.randbytes(9)],
        lambda: [bytes((FINAL | TEXT, 0x80 | 126)) + rng.choice(TOO_LONG[:2]).to_bytes(2) + rng.randbytes(9)],
        lambda: [frame(rng, TEXT, b"x" * 4000, False), frame(rng, CONTINUED, b"x" * rng.choice([96, 97, 4096]))],
        lambda: [frame(rng, TEXT, some)[:1] + rng.randbytes(40)],
        lambda: [rng.randbytes(rng.randrange(1, 80))],
    ]
    return rng.choice(faults)()


def stream(rng: random.Random) -> bytes:
    """Messages, then perhaps a fault or a farewell, and more after it; sometimes with bytes changed, lost or added."""
    made = [each for _ in range(rng.randrange(5)) for each in message(rng)]
    ending: Callable[[], list[bytes]] = rng.choice(
        [list, lambda: fault(rng), lambda: fault(rng), lambda: [farewell(rng)]]
    )
    made += ending()
    made += [each for _ in range(rng.randrange(3)) for each in message(rng)]
    data = bytearray(b"".join(made))
    if data and rng.random() < 0.25:
        for _ in range(rng.randrange(1, 4)):
            at = rng.randrange(len(data))
            data[at : at + rng.randrange(3)] = rng.randbytes(rng.randrange(3))
            if not data:
                break
    return bytes(data[: rng.randrange(len(data) + 1)] if rng.random() < 0.1 else data)


def cut(rng: random.Random, data: bytes) -> Iterator[bytes]:
    """The same in pieces of any length."""
    longest = rng.choice([1, 3, 20, 700, 100_000]) if len(data) < 3000 else rng.choice([20, 700, 100_000])
    while data:
        size = rng.randint(1, longest)
        yield data[:size]
        data = data[size:]


# ---------------------------------------------------------------- the two that hear them
@dataclass
class Outcome:
    """What was heard, what was answered to pings, and the code of the end, if it came."""

    messages: list[bytes] = field(default_factory=list)
    pongs: list[bytes] = field(default_factory=list)
    code: int | None = None
    last_code: int | None = field(default=None, compare=False)  # that the bare parser ends with


def written(data: bytes) -> tuple[list[bytes], int | None]:
    """The pongs in what a server wrote, and the code of its farewell."""
    pongs: list[bytes] = []
    code: int | None = None
    while data:
        size = data[1]
        assert size < 126  # control frames are all that is written here
        payload, opcode = data[2 : 2 + size], data[0] & 0x0F
        if opcode == CLOSE:
            assert code is None  # one farewell is enough
            code = int.from_bytes(payload[:2]) if payload else NO_CODE
        else:
            assert opcode == PONG
            assert code is None
            pongs.append(payload)
        data = data[2 + size :]
    return pongs, code


def reference(data: bytes) -> Outcome:
    protocol = ServerProtocol(state=State.OPEN, max_size=MOST_BYTES)
    protocol.receive_data(data)
    found = Outcome()
    found.pongs, found.code = written(b"".join(protocol.data_to_send()))
    pieces: list[bytes] = []
    is_text, n_pings = False, 0
    for event in protocol.events_received():
        assert isinstance(event, Frame)
        n_pings += event.opcode is Opcode.PING
        if event.opcode in (Opcode.TEXT, Opcode.BINARY):
            is_text = event.opcode is Opcode.TEXT
        elif event.opcode is not Opcode.CONT:
            continue
        pieces.append(bytes(event.data))
        if event.fin:
            whole, pieces = b"".join(pieces), []
            if is_text and not is_utf8(whole):
                return Outcome(found.messages, found.pongs[:n_pings], 1007, found.code)
            found.messages.append(whole)
    return found


def is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


async def ours(chunks: Iterator[bytes]) -> Outcome:
    heard = Heard()
    line, wire = await open_line(heard)
    for chunk in chunks:
        line.data_received(chunk)
    pongs, code = written(b"".join(wire.written))
    assert (code is not None) <= wire.has_ended
    if wire.is_closing() and code is None:
        code = CUT_OFF
    await lose(line)
    return Outcome(heard.messages, pongs, code)


def hear(data: bytes) -> Outcome:
    return asyncio.run(ours(iter([data])))


# ---------------------------------------------------------------- tests
@pytest.mark.parametrize("seed", SEEDS)
def test_the_line_hears_what_the_reference_hears(seed: int) -> None:
    async def test() -> None:
        rng = random.Random(seed)
        n_refused = 0
        for case in range(CASES):
            data = stream(rng)
            expected = reference(data)
            found = await ours(cut(rng, data))
            if expected.code == 1007:
                found.pongs = found.pongs[: len(expected.pongs)]
                found.code = 1007 if found.code == expected.last_code else found.code
            assert found == expected, (seed, case, data[:200])
            n_refused += expected.code is not None
        assert CASES / 4 < n_refused < CASES  # both are tried

    asyncio.run(test())


@pytest.mark.parametrize("size", LENGTHS)
@pytest.mark.parametrize("form", [0, 126, 127])
@pytest.mark.parametrize("opcode", [TEXT, BINARY])
def test_a_message_of_every_length_in_every_form(size: int, form: int, opcode: int) -> None:
    rng = random.Random(size)
    data = frame(rng, opcode, b"x" * size, form=form) + frame(rng, TEXT, b"next")
    for chunks in ([data], [data[:3], data[3:]], [data[:9], data[9:12], data[12:]]):
        assert asyncio.run(ours(iter(chunks))).messages == [b"x" * size, b"next"]


def test_nothing_counts_after_the_farewell() -> None:
    rng = random.Random(1)
    said, end = frame(rng, TEXT, b"said"), frame(rng, CLOSE, (1000).to_bytes(2))
    assert hear(said + end + said + frame(rng, PING, b"?") + end) == Outcome([b"said"], [], 1000)


def test_a_message_has_so_many_fragments() -> None:
    rng = random.Random(1)

    def pieces(n: int) -> bytes:
        inner = [frame(rng, CONTINUED, b"x", False) for _ in range(n - 2)]
        return b"".join([frame(rng, TEXT, b"x", False), *inner, frame(rng, CONTINUED, b"x")])

    assert hear(pieces(MOST_FRAGMENTS)) == reference(pieces(MOST_FRAGMENTS)) == Outcome([b"x" * MOST_FRAGMENTS])
    assert reference(pieces(MOST_FRAGMENTS + 1)).code is None
    assert hear(pieces(MOST_FRAGMENTS + 1) + frame(rng, TEXT, b"more")) == Outcome(code=1009)


def test_so_many_pings_come_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quintet.server.limits.time.monotonic", lambda: 0.0)  # no time passes between them
    rng, most = random.Random(1), int(CONTROLS.burst)
    pings = [frame(rng, PING, b"%d" % i) for i in range(most + 1)]
    answers = [b"%d" % i for i in range(most + 1)]
    assert hear(b"".join(pings[:most])) == Outcome([], answers[:most])
    found = hear(b"".join(pings) + frame(rng, TEXT, b"more"))
    assert found == Outcome([], answers[: len(found.pongs)], CUT_OFF)


@pytest.mark.parametrize("first", [0xC1, 0x80, 0x09], ids=["reserved", "continued", "broken ping"])
def test_a_wrong_frame_is_refused_when_it_is_whole(first: int) -> None:
    head = bytes((first, 0x80 | 126)) + (100).to_bytes(2) + bytes(4)
    assert hear(head + bytes(99)) == Outcome()
    assert hear(head + bytes(100)) == reference(head + bytes(100)) == Outcome(code=1002)


@pytest.mark.parametrize(
    ("head", "code"),
    [
        (b"\x81\x02", 1002),
        (b"\x83\x82", 1002),
        (bytes((0x81, 0x80 | 126)) + (MOST_BYTES + 1).to_bytes(2), 1009),
        (bytes((0x81, 0x80 | 127)) + (MOST_BYTES + 1).to_bytes(8), 1009),
        (bytes((0x81, 0x80 | 127)) + (1 << 63).to_bytes(8), 1009),
    ],
    ids=["unmasked", "unknown", "long", "longer", "negative"],
)
def test_what_would_be_too_much_to_wait_for_is_refused_by_its_head(head: bytes, code: int) -> None:
    assert hear(head[:-1]) == Outcome()
    assert hear(head) == reference(head) == Outcome(code=code)
