"""The databases in which the tests of all stores run."""

from __future__ import annotations

from pathlib import Path

import pytest

from quintet.server.store.opening import Database


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """An empty database, of each kind in turn."""
    if request.param == "sqlite":
        return tmp_path / "q.db"
    address: str = request.getfixturevalue("postgres").new_database()
    return address
