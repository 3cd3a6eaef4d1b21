"""Messages as JSON text, and back."""

from __future__ import annotations

import msgspec

from quintet.server.protocol.commands import AnyCommand
from quintet.server.protocol.fields import Id
from quintet.server.protocol.tellings import Telling


class _OnlyId(msgspec.Struct, frozen=True):
    id: Id = 0


_decoder = msgspec.json.Decoder(AnyCommand)
_id_decoder = msgspec.json.Decoder(_OnlyId)
_encoder = msgspec.json.Encoder()


def parse_command(data: str | bytes) -> AnyCommand:
    """A command from what a client sent; raises msgspec.DecodeError (ValidationError) for anything else."""
    command: AnyCommand = _decoder.decode(data)
    return command


def format_command(command: AnyCommand) -> bytes:
    """The text of a command, as a client would send it."""
    return _encoder.encode(command)


def id_of(data: str | bytes) -> int:
    """The id of what is no command, so that its sender knows what was refused; 0 if it has none."""
    try:
        return _id_decoder.decode(data).id
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return 0


def format_telling(telling: Telling) -> bytes:
    """The text of a message to a client."""
    return _encoder.encode(telling)


def answering(update: bytes, command_id: int) -> bytes:
    """The text of an update for whoever caused it."""
    return b'%s,"id":%d}' % (update[:-1], command_id)


def encode(value: object) -> bytes:
    """The JSON text of a part of a message."""
    return _encoder.encode(value)


def to_raw(value: object) -> msgspec.Raw:
    """JSON that goes into several messages, encoded once."""
    return msgspec.Raw(_encoder.encode(value))
