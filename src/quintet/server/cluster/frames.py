"""What two servers say to each other over a trunk: frames, each about one call or one question.

A frame is its length, its kind and the number of the call, and then whatever it carries. A call is one client's
attention to one table of the other server. Bounds are for a peer gone mad: nothing that a client does makes frames
longer.
"""

from __future__ import annotations

import struct
from enum import IntEnum
from typing import Final

from quintet.core.errors import QuintetError

_HEAD: Final = struct.Struct(">IBI")  # the length of what follows it, the kind, the call
MOST_BYTES: Final = 4 * 1024 * 1024  # that a frame carries
MOST_GREETING: Final = 512  # bytes that a frame carries before the two know each other


class Kind(IntEnum):
    """What a frame is for."""

    HELLO = 1  # the server that calls: who it is, and a number to be signed
    CHALLENGE = 2  # the server that is called: the same, and its signature
    PROOF = 3  # the signature of the server that calls
    TURN_AWAY = 4  # why there is no trunk
    PING = 5
    PONG = 6
    OPEN = 10  # a client of the calling server wants something of a table: the client's identity
    COMMAND = 11  # a command of that client
    HANG_UP = 12  # the client is gone, or does not follow the table any more
    ASK = 13  # a question about a table, without a client at its end
    TELL = 20  # a message to the client of a call
    ANSWER = 21  # what became of the last command of a call
    MOVED = 22  # the table of the call is not with this server any more
    REPLY = 23  # to a question


class Outcome(IntEnum):
    """What became of a command: the first byte of an answer."""

    DONE = 0  # with what is to be told to the client, if anything
    REFUSED = 1  # with the refusal
    ELSEWHERE = 2  # nothing was done: this server does not have the table
    UNKNOWN = 3  # it may have been done or not


class BadFrame(QuintetError):
    """The other end does not keep to the rules."""


def frame(kind: Kind, call: int, payload: bytes = b"") -> bytes:
    return _HEAD.pack(len(payload), kind, call) + payload


class Reader:
    """Takes frames out of what has come."""

    def __init__(self) -> None:
        self.most_bytes = MOST_GREETING
        self._rest = bytearray()

    def feed(self, data: bytes) -> None:
        self._rest += data

    def next(self) -> tuple[Kind, int, bytes] | None:
        """The next frame, if it is whole. Raises `BadFrame`."""
        rest = self._rest
        if len(rest) < _HEAD.size:
            return None
        length, kind, call = _HEAD.unpack_from(rest)
        if length > self.most_bytes:
            raise BadFrame(f"a frame of {length} bytes")
        end = _HEAD.size + length
        if len(rest) < end:
            return None
        payload = bytes(memoryview(rest)[_HEAD.size : end])
        del rest[:end]
        try:
            return Kind(kind), call, payload
        except ValueError:
            raise BadFrame(f"a frame of the unknown kind {kind}") from None
