"""Finding tables: one that is put away while somebody waits for it is loaded again, never two of it used."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from quintet import Match, get_game
from quintet.server.metrics import Metrics
from quintet.server.tables.open_tables import OpenTables
from quintet.server.tables.services import Services
from quintet.server.tables.table import Table
from quintet.server.thinking.pool import WorkerPool
from tests.server.prepared import Prepared, position_of, prepare
from tests.server.store.keeping import opened

TABLE = "aaaa-bbbb-cccc"


class ForgetfulTables(OpenTables):
    """Puts a table away before whoever asked for it has got it."""

    n_forgotten = 0

    def _keep(self, table: Table) -> Table:
        if self.n_forgotten == 0:
            self.n_forgotten = 1
            asyncio.get_running_loop().call_soon(self.forget, table.document.id)
        return super()._keep(table)


@pytest.mark.parametrize("n_asking", [1, 3])
def test_whoever_asks_gets_the_table_that_is_there(tmp_path: Path, n_asking: int) -> None:
    game = get_game("solo")
    prepare(tmp_path, Prepared(TABLE, ("Ann", "Ben"), game, position_of(Match(game, 2, seed=1))))

    async def test() -> None:
        async with opened(tmp_path / "quintet.db") as store:
            open_tables = ForgetfulTables(Services(store, WorkerPool(1), Metrics()))
            found = await asyncio.gather(*(open_tables.get(TABLE) for _ in range(n_asking)))
            assert open_tables.n_forgotten == 1
            assert all(table is open_tables.current(TABLE) for table in found)

    asyncio.run(test())
