"""Answers of the HTTP interface."""

from __future__ import annotations

import msgspec
from starlette.responses import Response


class Problem(msgspec.Struct, frozen=True):
    """Why a request was refused."""

    code: str
    detail: str


def json(value: object, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(msgspec.json.encode(value), status, headers, "application/json")


def problem(code: str, detail: str, status: int) -> Response:
    return json(Problem(code, detail), status)
