"""A server that is killed at any moment loses nothing that it has acknowledged."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from quintet.server.store.opening import Database, upkeep_of
from quintet.server.store.sqlite.database import open_for_reading
from tests.server.store.keeping import some_moves

N_KILLS = 12
N_KILLS_IN_POSTGRES = 4  # each waits until the leases of the killed one have expired


def run_and_kill(database: Database, n_lines: int) -> list[str]:
    """Let a server acknowledge so many moves and kill it; all that it has printed by then."""
    command = [sys.executable, "-m", "tests.server.store.appender", str(database)]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as server:
        assert server.stdout is not None
        lines = [server.stdout.readline() for _ in range(n_lines)]
        server.kill()
        lines += server.stdout.readlines()
    assert all(line.endswith("\n") for line in lines), "the server ended by itself"
    return lines


def test_every_acknowledged_move_is_there_once_and_in_order(database: Database) -> None:
    acknowledged: dict[str, int] = {}
    for _ in range(N_KILLS if isinstance(database, Path) else N_KILLS_IN_POSTGRES):
        for line in run_and_kill(database, random.randint(1, 400)):
            match, seq = line.split()
            # After a restart it goes on behind the last move that was kept, acknowledged or not.
            assert int(seq) > acknowledged.get(match, -1)
            acknowledged[match] = int(seq)
        for match, last in acknowledged.items():
            found = upkeep_of(database).stored_match(match)
            assert found is not None
            assert found[1] == some_moves(0, len(found[1]))
            assert len(found[1]) > last
        if isinstance(database, Path):
            with closing(open_for_reading(database)) as db:
                assert db.execute("PRAGMA integrity_check").fetchone() == ("ok",)
                assert db.execute("PRAGMA foreign_key_check").fetchall() == []
