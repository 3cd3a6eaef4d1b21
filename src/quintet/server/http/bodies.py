"""What callers send in the body of a request."""

from __future__ import annotations

from typing import Final, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from quintet.server.protocol import Code
from quintet.server.refusals import refuse

MOST_BODY: Final = 4096

Kind = TypeVar("Kind")


async def read_body(request: Request, kind: type[Kind]) -> Kind:
    """The body of a request, if it is what is asked for; raises Refusal."""
    data = b""
    try:
        async for part in request.stream():
            data += part
            if len(data) > MOST_BODY:
                refuse(Code.BAD_MESSAGE, f"a request has at most {MOST_BODY} bytes")
    except ClientDisconnect:
        refuse(Code.BAD_MESSAGE, "the request was broken off")
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        refuse(Code.BAD_MESSAGE, str(error)[:200])
