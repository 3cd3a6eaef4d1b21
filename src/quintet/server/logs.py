"""Structured logs: one JSON object per line. Whatever gives a right to something is cut short in them.

Messages at `info`: starting and stopping, tables made, matches begun and ended. At `debug` also who connects, and what
is refused.
"""

from __future__ import annotations

import logging
import re
import sys
import time
from typing import Any, Final

import msgspec

# The id of a table is the right to join it, that of a match to read it, and a player's token is the player.
_SECRETS: Final = re.compile(
    r"\b([0-9a-z]{4})-[0-9a-z]{4}-[0-9a-z]{4}\b|\b([0-9a-f]{4})[0-9a-f]{28,60}(?:\.[0-9a-f]{64})?\b"
)


class JsonLines(logging.Formatter):
    """One JSON object per line."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            entry["exception"] = self.formatException(record.exc_info)
        return _SECRETS.sub(_shorten, msgspec.json.encode(entry).decode())


def _shorten(found: re.Match[str]) -> str:
    return f"{found[1] or found[2]}…"


def about(**facts: object) -> dict[str, dict[str, object]]:
    """The `extra` of a log message: what it is about, as entries of their own."""
    return {"facts": facts}


def set_up_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # At lower levels it logs every message with its cards, and the cookies.
    logging.getLogger("uvicorn").setLevel(max(logging.WARNING, root.level))
