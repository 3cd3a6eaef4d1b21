"""The database: can it be reached, is it ours, is it up to date, and connections to it."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import Sequence
from importlib.resources import files
from typing import TypeAlias
from urllib.parse import parse_qsl, urlencode, urlsplit

import asyncpg

from quintet.server.store.interface import UnusableDatabase

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

SCHEMA = "quintet"  # within the database: other programs can have theirs beside it
OLDEST = 14  # version of PostgreSQL
PATIENCE = 10.0  # seconds for a connection, or for one statement

_MIGRATING = 0x51354E54  # the lock of whoever brings the schema up to date: "Q5NT"


def migrations() -> list[str]:
    """The steps from an empty database to the schema of this program, in order."""
    folder = files("quintet.server.store.postgres").joinpath("migrations")
    steps = sorted((step for step in folder.iterdir() if step.name.endswith(".sql")), key=lambda step: step.name)
    return [step.read_text(encoding="utf-8") for step in steps]


def shown(address: str) -> str:
    """The address without its password, for people and logs."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return "postgresql://…"
    user, has_user, place = parts.netloc.rpartition("@")
    options = urlencode([each for each in parse_qsl(parts.query) if each[0] != "password"], safe="/")
    name = f"{parts.scheme}://{user.partition(':')[0]}{has_user}{place}{parts.path}"
    return f"{name}?{options}" if options else name


async def connect(address: str, **settings: str) -> Connection:
    """A connection that keeps what it commits. Raises what asyncpg raises."""
    db: Connection = await asyncpg.connect(
        address,
        timeout=PATIENCE,
        server_settings={"search_path": SCHEMA, "application_name": "quintet", "jit": "off", **settings},
    )
    try:
        # Off would acknowledge moves that a power failure takes away. Whatever is stricter than on stays.
        await db.execute(
            "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
        )
    except BaseException:
        db.terminate()
        raise
    return db


async def open_database(address: str) -> Connection:
    """A first connection. Raises `UnusableDatabase` with one sentence if there is none."""
    name = shown(address)
    try:
        db = await connect(address)
    except asyncpg.InvalidPasswordError:
        raise UnusableDatabase(f"{name} does not let us in: wrong user or password") from None
    except asyncpg.InvalidAuthorizationSpecificationError as error:
        raise UnusableDatabase(f"{name} does not let us in: {error}") from None
    except asyncpg.InvalidCatalogNameError:
        raise UnusableDatabase(f"{name} cannot be opened: there is no such database; make it with createdb") from None
    except (asyncpg.ClientConfigurationError, ValueError) as error:
        raise UnusableDatabase(f"{name} is no address of a PostgreSQL database: {error}") from None
    except TimeoutError:
        raise UnusableDatabase(f"{name} cannot be reached: no answer for {PATIENCE:.0f} seconds") from None
    except ssl.SSLError as error:
        raise UnusableDatabase(f"{name} cannot be reached: TLS failed: {error.reason or error}") from None
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
        raise UnusableDatabase(f"{name} cannot be reached: {_first_line(error)}") from None
    try:
        await _check_server(db, name)
    except BaseException:
        await close(db)
        raise
    return db


async def close(db: Connection) -> None:
    """Let go of a connection, in good order if that goes quickly."""
    try:
        async with asyncio.timeout(1):
            await db.close()
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
        db.terminate()


async def _check_server(db: Connection, name: str) -> None:
    version = db.get_server_version()
    if version.major < OLDEST:
        raise UnusableDatabase(f"{name} cannot be used: PostgreSQL {version.major} is older than {OLDEST}")
    encoding = await db.fetchval("SHOW server_encoding")
    if encoding != "UTF8":
        raise UnusableDatabase(f"{name} cannot be used: its encoding is {encoding}, it must be UTF8")


async def migrate(db: Connection, name: str, steps: Sequence[str]) -> None:
    """Bring the schema up to date, once however many servers start together. Raises `UnusableDatabase`."""
    if await _version(db, name) == len(steps):
        return
    if await db.fetchval("SELECT pg_is_in_recovery()"):
        raise UnusableDatabase(f"{name} cannot be used: it is a standby, which takes no writes")
    try:
        async with db.transaction():
            await db.execute("SELECT pg_advisory_xact_lock($1)", _MIGRATING)
            found = await _version(db, name)
            if found is not None and found > len(steps):
                raise UnusableDatabase(_newer(name, found, len(steps)))
            if found is None:
                await db.execute(f"CREATE SCHEMA {SCHEMA}")
            for step in steps[found or 0 :]:
                await db.execute(step)
            await db.execute("UPDATE about SET version = $1", len(steps))
    except asyncpg.InsufficientPrivilegeError as error:
        raise UnusableDatabase(f"{name} cannot be used: its user may not make tables: {_first_line(error)}") from None
    except asyncpg.PostgresError as error:
        raise UnusableDatabase(f"{name} cannot be brought up to date: {_first_line(error)}") from error


async def check_version(db: Connection, name: str) -> None:
    """For whoever does not migrate: the schema must be that of this program. Raises `UnusableDatabase`."""
    found, expected = await _version(db, name), len(migrations())
    if found is None:
        raise UnusableDatabase(f"there is nothing of Quintet in {name}")
    if found > expected:
        raise UnusableDatabase(_newer(name, found, expected))
    if found < expected:
        raise UnusableDatabase(
            f"{name} has schema {found}, this program needs {expected}: start the server of this version once"
        )


async def _version(db: Connection, name: str) -> int | None:
    """The version of the schema; None if there is no schema yet."""
    if not await db.fetchval("SELECT EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = $1)", SCHEMA):
        return None
    try:
        version = await db.fetchval(f"SELECT version FROM {SCHEMA}.about")
    except (asyncpg.UndefinedTableError, asyncpg.UndefinedColumnError):
        version = None
    except asyncpg.InsufficientPrivilegeError:
        raise UnusableDatabase(f"{name} cannot be used: its tables belong to another user") from None
    if not isinstance(version, int):
        raise UnusableDatabase(f"the schema {SCHEMA} in {name} is not one of this program; it was left as it is")
    return version


def _newer(name: str, found: int, known: int) -> str:
    return f"{name} was written by a newer Quintet (schema {found}, this program knows {known}); it was left as it is"


def _first_line(error: BaseException) -> str:
    return str(error).partition("\n")[0] or type(error).__name__
