"""A server of one's own within this process, for a table with bots. The client speaks to it as to any other."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path

from quintet.server.app import Settings
from quintet.server.http.context import Offers
from quintet.server.limits import UNLIMITED
from quintet.server.logs import JsonLines
from quintet.server.serving import listen, serve_within
from quintet.terminal.address import Address

_HOST = "127.0.0.1"


@contextlib.asynccontextmanager
async def local_server(folder: Path, is_shown: asyncio.Event) -> AsyncIterator[Address]:
    """Serve the tables that are kept in a folder, to this machine alone, until the end of the block.

    Bots begin to think when the table is shown: to start the process in which they do takes as long as a third of the
    way to the first card.
    """
    _log_to(folder / "log.jsonl")
    sock = listen(_HOST, 0)
    address = Address(f"http://{_HOST}:{sock.getsockname()[1]}")
    settings = Settings(
        database=folder / "quintet.db",
        limits=UNLIMITED,
        n_workers=1,
        workers_after=is_shown,
        has_screens=False,
        offers=Offers(has_daily=False, has_puzzles=False, has_pad=False, has_analysis=False),
    )
    async with serve_within(settings, sock):
        yield address


def _log_to(file: Path) -> None:
    """The screen belongs to the table: what goes wrong is written to a file."""
    handler = logging.FileHandler(file, encoding="utf-8", delay=True)
    handler.setFormatter(JsonLines())
    handler.setLevel(logging.WARNING)
    logging.getLogger().handlers[:] = [handler]
