"""Answers of the HTTP interface."""

from __future__ import annotations

import msgspec
from starlette.datastructures import Headers
from starlette.responses import Response


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    detail: str


def json(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def encodings_in(headers: Headers) -> set[str]:
    """How a client likes answers to be compressed."""
    return {each.partition(";")[0].strip() for each in headers.get("accept-encoding", "").split(",")}


def problem(code: str, detail: str, status: int) -> Response:
    return json(Problem(code, detail), status)
