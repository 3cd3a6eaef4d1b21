"""Which tables this server has: it takes them by a lease, lets go of those that it does not need, and takes over those
of servers that are gone."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from quintet.server.protocol import Code
from quintet.server.refusals import refuse
from quintet.server.store.interface import Lease, OwnedElsewhere, Store, TakenTable

_LOOK_SECONDS = 1.0  # between two looks for tables whose server is gone


class Ownership:
    """The tables of this server among others."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def take(self, table: str) -> TakenTable | None:
        """Take a table from the store; None if there is none. Refused while another server has it."""
        try:
            return await self._store.take_table(table)
        except OwnedElsewhere as error:
            refuse(Code.ELSEWHERE, str(error))

    async def let_go(self, lease: Lease) -> None:
        """Let any server take a table that is not needed here."""
        await self._store.release_table(lease)

    async def take_over(self, resume: Callable[[list[str]], Awaitable[None]]) -> None:
        """Look again and again for tables whose server is gone in the middle of a match, and resume them here."""
        while True:
            await asyncio.sleep(_LOOK_SECONDS)
            if orphaned := await self._store.orphaned_tables():
                await resume(orphaned)
