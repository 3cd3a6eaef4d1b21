"""The OpenAPI document of the HTTP interface, made from its operations, their types and examples of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from quintet import __version__
from quintet.core.record import Record, record_schema
from quintet.core.zones import MOST_SEATS
from quintet.server.http.answers import Problem
from quintet.server.http.examples import (
    BODIES,
    DAY,
    FIRST_STEP,
    GAME,
    LANGUAGE,
    LESSON_STEP,
    MATCH_ID,
    PUZZLE,
    STARTED_AT,
    SUBSCRIPTION_ID,
    TABLE_ID,
    examples,
)
from quintet.server.http.identity import COOKIE
from quintet.server.http.routes import OPERATIONS, Operation

_REF = "#/components/schemas/{name}"
_REFUSALS = {
    "400": ("The request is not understood.", Problem("bad-message", "before is a time in milliseconds")),
    "403": ("Not allowed.", Problem("not-over", "the match is not over")),
    "404": (
        "There is no such thing, or it is not yours to see.",
        Problem("no-such-table", "there is no such table"),
    ),
    "409": ("Not possible now.", Problem("seat-taken", "more players than seats")),
    "429": ("Too many requests.", Problem("too-fast", "too many requests")),
    "503": ("The server has stopped taking moves.", Problem("failed", "the server cannot keep anything and stops")),
}
_PARAMETERS: dict[str, dict[str, Any]] = {
    "game": {
        "in": "path",
        "required": True,
        "description": "The id of a game.",
        "schema": {"type": "string"},
        "example": GAME,
    },
    "language": {
        "in": "path",
        "required": True,
        "description": "The code of a language.",
        "schema": {"type": "string"},
        "example": LANGUAGE,
    },
    "puzzle": {
        "in": "path",
        "required": True,
        "description": "The key of a puzzle of a game.",
        "schema": {"type": "string"},
        "example": PUZZLE,
    },
    "day": {
        "in": "path",
        "required": True,
        "description": "A day in UTC that is over.",
        "schema": {"type": "string", "format": "date"},
        "example": DAY,
    },
    "table": {
        "in": "path",
        "required": True,
        "description": "The id of a table. Whoever has it may join the table.",
        "schema": {"type": "string"},
        "example": TABLE_ID,
    },
    "match": {
        "in": "path",
        "required": True,
        "description": "The id of a match.",
        "schema": {"type": "string"},
        "example": MATCH_ID,
    },
    "subscription": {
        "in": "path",
        "required": True,
        "description": "The id of a browser by which somebody is told.",
        "schema": {"type": "string"},
        "example": SUBSCRIPTION_ID,
    },
    "step": {
        "in": "path",
        "required": True,
        "description": "The key of a step of a game's lesson.",
        "schema": {"type": "string"},
        "example": LESSON_STEP,
    },
    "place": {
        "in": "path",
        "required": True,
        "description": "The number of a step of a match; step 0 is the deal.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 10**9 - 1},
        "example": 0,
    },
    "seat": {
        "in": "query",
        "description": "Whose view, and whose move.",
        "schema": {"type": "integer", "minimum": 0, "maximum": MOST_SEATS - 1, "default": 0},
        "example": 0,
    },
    "before": {
        "in": "query",
        "description": "Only matches that ended before this time, in milliseconds since 1970: the `ended_at` of the "
        "last match of the page before.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 10**15 - 1},
        "example": STARTED_AT + 3_600_000,
    },
    "viewer": {
        "in": "query",
        "description": "Whose view: a seat, `watcher` for what everybody saw, or `open` for all hands.",
        "schema": {"type": "string", "pattern": f"^([0-{MOST_SEATS - 1}]|watcher|open)$", "default": "watcher"},
        "example": "open",
    },
    "first": {
        "in": "query",
        "description": "The first step of the page; step 0 is the deal.",
        "schema": {"type": "integer", "minimum": 0, "maximum": 10**9 - 1, "default": 0},
        "example": FIRST_STEP,
    },
}
_ABOUT = f"""Five family card games on one table.

Whoever calls for the first time gets the cookie `{COOKIE}`: it is their identity, at tables and in statistics. Under
`/api/me` a stranger has nothing yet and gets no cookie; everybody else stays known for another year. Playing goes over
the WebSocket `/api/socket`, with the same cookie; its messages are described in docs/protocol.md of the source. A
refusal has a `code` for programs and a `detail` for programmers."""


@lru_cache(maxsize=1)
def openapi_document() -> dict[str, Any]:
    """The whole document."""
    known = [each for operation in OPERATIONS for each in (operation.answers, operation.takes)]
    types = [each for each in known if each is not None and each is not Record] + [Problem]
    schemas, components = msgspec.json.schema_components(types, ref_template=_REF)
    by_type = dict(zip(map(repr, types), schemas, strict=True))
    components["Record"] = {name: value for name, value in record_schema().items() if name != "$schema"}
    by_type[repr(Record)] = {"$ref": _REF.format(name="Record")}
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Quintet",
            "version": __version__,
            "description": _ABOUT,
            "license": {"name": "AGPL-3.0-or-later", "identifier": "AGPL-3.0-or-later"},
        },
        "servers": [{"url": "/", "description": "This server."}],
        "security": [{"player": []}, {}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "player": {
                    "type": "apiKey",
                    "in": "cookie",
                    "name": COOKIE,
                    "description": "Who the caller is; set by the first answer of the interface.",
                }
            },
        },
    }


def _operation(operation: Operation, by_type: dict[str, Any]) -> dict[str, Any]:
    name = operation.handler.__name__
    summary = (operation.handler.__doc__ or "").strip()
    answer = {"schema": by_type[repr(operation.answers)], "example": msgspec.to_builtins(examples()[name])}
    described: dict[str, Any] = {
        "operationId": name,
        "summary": summary,
        "parameters": [
            {"name": each, **_PARAMETERS[each]} for each in (*_path_names(operation.path), *operation.query)
        ],
        "responses": {
            str(operation.status): {"description": summary, "content": {operation.media: answer}},
            **{status: _refusal(words, problem, by_type) for status, (words, problem) in _REFUSALS.items()},
        },
    }
    if operation.takes is not None:
        body = {"schema": by_type[repr(operation.takes)], "example": BODIES[name]}
        described["requestBody"] = {"required": True, "content": {"application/json": body}}
    return described


def _refusal(words: str, problem: Problem, by_type: dict[str, Any]) -> dict[str, Any]:
    content = {"schema": by_type[repr(Problem)], "example": msgspec.to_builtins(problem)}
    return {"description": words, "content": {"application/json": content}}


def _path_names(path: str) -> list[str]:
    return [part[1:-1] for part in path.split("/") if part.startswith("{")]
