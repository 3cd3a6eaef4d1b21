"""The OpenAPI document of the HTTP interface, made from its operations and their types."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from quintet import __version__
from quintet.server.routes import OPERATIONS, Operation, Problem

_REF = "#/components/schemas/{name}"
_REFUSALS = {
    "400": "The request is not understood.",
    "403": "Not allowed.",
    "404": "There is no such thing, or it is not yours to see.",
    "409": "Not possible now.",
    "429": "Too many requests.",
    "503": "The server has stopped taking moves.",
}


@lru_cache(maxsize=1)
def openapi_document() -> dict[str, Any]:
    """The whole document."""
    types = [each for operation in OPERATIONS for each in (operation.answers, operation.takes) if each is not None]
    schemas, components = msgspec.json.schema_components([*types, Problem], ref_template=_REF)
    by_type = dict(zip(map(repr, [*types, Problem]), schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method.lower()] = _operation(operation, by_type)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Quintet",
            "version": __version__,
            "description": "Five family card games on one table. Playing goes over the WebSocket /api/socket.",
            "license": {"name": "AGPL-3.0-or-later", "identifier": "AGPL-3.0-or-later"},
        },
        "paths": paths,
        "components": {"schemas": components},
    }


def _operation(operation: Operation, by_type: dict[str, Any]) -> dict[str, Any]:
    media = "text/plain" if operation.answers is str else "application/json"
    failure = {"application/json": {"schema": by_type[repr(Problem)]}}
    described: dict[str, Any] = {
        "operationId": operation.handler.__name__,
        "summary": (operation.handler.__doc__ or "").strip(),
        "parameters": [
            {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
            for name in _path_names(operation.path)
        ]
        + [{"name": name, "in": "query", "schema": {"type": "string"}} for name in operation.query],
        "responses": {
            str(operation.status): {
                "description": "Fine.",
                "content": {media: {"schema": by_type[repr(operation.answers)]}},
            },
            **{status: {"description": words, "content": failure} for status, words in _REFUSALS.items()},
        },
    }
    if operation.takes is not None:
        body = {"application/json": {"schema": by_type[repr(operation.takes)]}}
        described["requestBody"] = {"required": True, "content": body}
    return described


def _path_names(path: str) -> list[str]:
    return [part[1:-1] for part in path.split("/") if part.startswith("{")]
