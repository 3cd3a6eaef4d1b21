"""The databases in which the tests of all stores run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from quintet.server.store.opening import Database
from tests.postgres import Postgres


@pytest.fixture(scope="session")
def reused(postgres: Postgres) -> str:
    """A database for one test after the other: to make one takes longer than most tests."""
    return postgres.new_database()


@pytest.fixture
def address(postgres: Postgres, reused: str) -> str:
    """Of an empty database in PostgreSQL."""
    postgres.sql("DROP SCHEMA IF EXISTS quintet CASCADE", reused)
    return reused


@pytest.fixture
def mortal(postgres: Postgres) -> Iterator[Postgres]:
    """The server of all tests, for one that stops it."""
    yield postgres
    if postgres.process is None:
        postgres.start()


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    """An empty database, of each kind in turn."""
    if request.param == "sqlite":
        return tmp_path / "q.db"
    address: str = request.getfixturevalue("address")
    return address
