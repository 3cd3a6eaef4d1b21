"""Running the server: uvicorn with what was measured to matter, and an orderly end."""

from __future__ import annotations

import asyncio
import gc
import logging
import logging.config
import signal
import socket
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

import msgspec
import uvicorn

from quintet.core.errors import QuintetError
from quintet.server.app import Settings, make_app
from quintet.server.protocol import MOST_BYTES

_PING_SECONDS = 20.0
_PATIENCE = 5  # seconds that an orderly end may take


class JsonLines(logging.Formatter):
    """Structured logs: one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if table := getattr(record, "table", None):
            entry["table"] = str(table)[:4]  # a whole id would be the right to join it
        if record.exc_info:
            entry["exception"] = self.formatException(record.exc_info)
        return msgspec.json.encode(entry).decode()


def set_up_logging(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # What uvicorn tells when it is told to debug are whole messages and cookies: hands of cards, and who somebody is.
    logging.getLogger("uvicorn").setLevel(max(root.level, logging.INFO))


def listen(host: str, port: int) -> socket.socket:
    """The socket that the server listens on; port 0 takes any that is free."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
    except OSError as error:
        sock.close()
        raise QuintetError(f"cannot listen on {host} port {port}: {error.strerror}") from None
    sock.set_inheritable(False)
    return sock


class _Server(uvicorn.Server):
    """Says when it is ready, and stops when the store has failed."""

    def __init__(self, config: uvicorn.Config, on_ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_ready = on_ready
        self.has_failed = False

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal is the usual way to end a server: it is not raised again after an orderly end, which gives 0."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        # Long-lived objects are many and cyclic garbage is little: full collections would pause every table.
        gc.collect()
        gc.freeze()
        gc.set_threshold(50_000, 50, 1000)
        self._watch = asyncio.create_task(self._stop_on_failure())
        self.on_ready()

    async def _stop_on_failure(self) -> None:
        await self.config.app.state.house.failed  # type: ignore[union-attr]
        self.has_failed = True
        logging.getLogger("quintet.server").critical("the store has failed: nothing can be kept, so the server stops")
        self.should_exit = True


def serve(settings: Settings, sock: socket.socket, log_level: str, on_ready: Callable[[], None]) -> int:
    """Serve until a signal or a failure; return the exit code."""
    if hasattr(signal, "SIGPIPE"):
        signal.signal(signal.SIGPIPE, signal.SIG_IGN)  # a client that leaves is no reason to die
    set_up_logging(log_level)
    config = uvicorn.Config(
        make_app(settings),
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_max_queue=16,
        ws_ping_interval=_PING_SECONDS,
        ws_ping_timeout=_PING_SECONDS,
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        server_header=False,
        timeout_graceful_shutdown=_PATIENCE,
        proxy_headers=False,
        lifespan="on",
        backlog=4096,
    )
    server = _Server(config, on_ready)
    server.run(sockets=[sock])
    if server.has_failed:
        return 1
    return 0 if server.started else 3
