"""Which tables this server has: it takes them by a lease, lets go of those that it does not need, and takes over those
of servers that are gone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from quintet.core.errors import QuintetError
from quintet.server.store.interface import Lease, Store, TableRow, TakenTable

_LOOK_SECONDS = 0.5  # between two looks for tables whose server is gone


class Moved(QuintetError):
    """The table is not with that server, or not any more: nothing was done there. Look for it anew."""


class Ownership:
    """The tables of this server among others."""

    def __init__(self, store: Store) -> None:
        self.is_leaving = False  # this server hands its tables over, and takes none
        self._store = store

    async def take(self, table: str) -> TakenTable | None:
        """Take a table from the store; None if there is none. Raises `OwnedElsewhere`, or `Moved` when leaving."""
        if self.is_leaving:
            raise Moved("this server is leaving")
        return await self._store.take_table(table)

    async def let_go(self, lease: Lease) -> None:
        """Let any server take a table that is not needed here."""
        await self._store.release_table(lease)

    async def hand_over(self, lease: Lease, row: TableRow) -> None:
        """Let go of a table that is in use: whoever needs it takes it, or whoever looks for tables without a server."""
        await self._store.release_table(lease, row)

    async def take_over(self, resume: Callable[[list[str]], Awaitable[None]]) -> None:
        """Look again and again for tables whose server is gone in the middle of a match, and resume them here."""
        while not self.is_leaving:
            await asyncio.sleep(_LOOK_SECONDS)
            if orphaned := await self._store.orphaned_tables():
                await resume(orphaned)
