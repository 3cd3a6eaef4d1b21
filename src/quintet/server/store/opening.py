"""Which database keeps what: the one place that knows all of them."""

from __future__ import annotations

from pathlib import Path
from typing import TypeAlias

from quintet.core.errors import QuintetError
from quintet.server.store.interface import Node, Store
from quintet.server.store.sqlite.store import SqliteStore
from quintet.server.store.sqlite.upkeep import SqliteUpkeep
from quintet.server.store.upkeep import Upkeep

Database: TypeAlias = Path | str  # a file, or the address of a database server

LEASE_SECONDS = 5.0


async def open_store(database: Database, node: Node | None = None, lease_seconds: float = LEASE_SECONDS) -> Store:
    """Open a database, or make a new one. Raises `QuintetError` with one sentence if that is not possible.

    In a database that servers share, `node` tells them apart, and a server that is gone for longer than `lease_seconds`
    loses its tables to the others.
    """
    if isinstance(database, Path):
        return await SqliteStore.open(database)
    _must_have_driver()
    from quintet.server.store.postgres.store import PostgresStore

    return await PostgresStore.open(database, node or Node("server"), lease_seconds)


def upkeep_of(database: Database) -> Upkeep:
    """What an operator can do with a database."""
    if isinstance(database, Path):
        return SqliteUpkeep(database)
    _must_have_driver()
    from quintet.server.store.postgres.upkeep import PostgresUpkeep

    return PostgresUpkeep(database)


def name_of(database: Database) -> str:
    """The database for people: without a password."""
    return upkeep_of(database).name


def must_be_address(text: str) -> None:
    """Raise `QuintetError` if that cannot be the address of a database server."""
    if not text.startswith(("postgresql://", "postgres://")):
        raise QuintetError(f"--database takes an address like postgresql://quintet@localhost/quintet, not {text!r}")


def _must_have_driver() -> None:
    try:
        import asyncpg  # noqa: F401
    except ImportError:
        raise QuintetError('PostgreSQL needs the package asyncpg: pip install "quintet-cards[postgres]"') from None
