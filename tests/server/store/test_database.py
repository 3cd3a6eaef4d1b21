"""Which files are opened, which are refused, and how old ones are brought up to date."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import pytest

from quintet.server.store.interface import Person, UnusableDatabase
from quintet.server.store.opening import upkeep_of
from quintet.server.store.sqlite.database import migrations, open_for_reading, open_for_writing
from quintet.server.store.sqlite.lockfile import Locked, LockFile
from quintet.server.store.sqlite.store import SqliteStore
from quintet.server.store.upkeep import Pruned
from tests.server.running import Client, RunningServer
from tests.server.store.keeping import begin, opened, with_store

STEPS = [
    "CREATE TABLE a (x INTEGER PRIMARY KEY); INSERT INTO a VALUES (1);",
    "CREATE TABLE b (x INTEGER REFERENCES a (x)); INSERT INTO b SELECT x FROM a;",
    "ALTER TABLE b ADD COLUMN y TEXT NOT NULL DEFAULT 'new';",
]


def schema_of(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()


def open_once(path: Path) -> None:
    async def nothing(store: SqliteStore) -> None:
        pass

    with_store(path, nothing)


def test_the_steps_are_numbered_without_gaps() -> None:
    names = sorted(step.name for step in files("quintet.server.store.sqlite").joinpath("migrations").iterdir())
    assert [int(name.partition("_")[0]) for name in names] == list(range(1, len(migrations()) + 1))


@pytest.mark.parametrize("version", range(len(migrations()) + 1))
def test_a_database_of_every_version_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    if version:
        open_for_writing(tmp_path / "old.db", migrations()[:version]).close()
    open_once(tmp_path / "old.db")
    open_once(tmp_path / "new.db")
    assert schema_of(tmp_path / "old.db") == schema_of(tmp_path / "new.db")


def test_older_matches_are_as_public_as_their_tables_are(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    documents = {
        "open": b'{"id":"open"}',
        "hidden": b'{"id":"hidden","shows_all_after":false}',
        "closed": b'{"id":"closed","watching":"nobody"}',
    }
    with closing(open_for_writing(path, migrations()[:2])) as db:
        for table, document in documents.items():
            db.execute("INSERT INTO tables VALUES (?, 1, NULL, 0, 0, 1, ?)", (table, document))
        for table in (*documents, "gone"):
            db.execute(
                "INSERT INTO matches (id, table_id, game, rules_version, started_at, seed, options, chairs, fair) "
                "VALUES (?, ?, 'solo', 1, 1, '', '{}', '[]', '{}')",
                (f"{table}-1", table),
            )

    async def test(store: SqliteStore) -> None:
        found = [await store.match(f"{table}-1") for table in (*documents, "gone")]
        assert [match.row.is_public for match in found if match] == [True, False, False, False]

    with_store(path, test)


def test_streaks_are_found_in_older_matches(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    chairs = '[{"name":"Ada","player":"ada"},{"name":"Bot","bot":"easy"},{"name":"Ben","player":"ben"}]'
    rankings = ["[1,2,3]", "[1,2,1]", "[3,1,2]", "[1,2,3]", "[2,3,1]", "[1,3,1]"]  # one match after the other
    with closing(open_for_writing(path, migrations()[:4])) as db:
        for number, ranking in enumerate(rankings, 1):
            db.execute(
                "INSERT INTO matches (number, id, table_id, game, rules_version, started_at, ended_at, ranking, seed, "
                "options, chairs, fair) VALUES (?1, ?1, 't', 'solo', 1, ?1, ?1, ?2, '', '{}', ?3, '{}')",
                (number, ranking, chairs),
            )
            db.executemany("INSERT INTO sittings VALUES (?, ?1, ?1)".replace("?1", str(number)), [("ada",), ("ben",)])

    async def test(store: SqliteStore) -> None:
        assert await store.person("ada") == Person(streak=1, longest_streak=2)
        assert await store.person("ben") == Person(streak=2, longest_streak=2)
        assert await store.person("eve") == Person()

    with_store(path, test)


@pytest.mark.parametrize("version", range(len(STEPS) + 1))
def test_steps_are_taken_from_where_the_file_is(tmp_path: Path, version: int) -> None:
    path = tmp_path / "x.db"
    if version:
        open_for_writing(path, STEPS[:version]).close()
    with closing(open_for_writing(path, STEPS)) as db:
        assert db.execute("SELECT * FROM b").fetchall() == [(1, "new")]
        assert db.execute("PRAGMA user_version").fetchone() == (3,)


@pytest.mark.parametrize("bad", ["CREATE TABLE c (x); SELECT nonsense;", "DELETE FROM a;", "CREATE TABLE c (x"])
@pytest.mark.parametrize("version", [1, 2])
def test_steps_that_fail_change_nothing(tmp_path: Path, version: int, bad: str) -> None:
    path = tmp_path / "x.db"
    open_for_writing(path, STEPS[:version]).close()
    before = schema_of(path)
    with pytest.raises(UnusableDatabase):
        open_for_writing(path, [*STEPS[:2], bad, STEPS[2]])
    assert schema_of(path) == before
    with closing(open_for_writing(path, STEPS)) as db:
        assert db.execute("SELECT * FROM b").fetchall() == [(1, "new")]


def test_a_new_file_that_was_not_finished_is_begun_again(tmp_path: Path) -> None:
    path = tmp_path / "q.db"
    with pytest.raises(UnusableDatabase):
        open_for_writing(path, ["CREATE TABLE c (x); SELECT nonsense;"])
    open_once(path)


def test_a_newer_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "q.db"
    open_for_writing(path, [*migrations(), "CREATE TABLE later (x);"]).close()
    content = path.read_bytes()
    for _ in range(2):
        with pytest.raises(UnusableDatabase, match="written by a newer Quintet"):
            asyncio.run(SqliteStore.open(path))
    with pytest.raises(UnusableDatabase, match="written by a newer Quintet"):
        open_for_reading(path)
    assert path.read_bytes() == content


def test_an_older_database_is_not_read_by_tools(tmp_path: Path) -> None:
    path = tmp_path / "q.db"
    open_for_writing(path, STEPS[:1]).close()
    with pytest.raises(UnusableDatabase, match="start the server"):
        open_for_reading(path, 2)


def somebody_elses(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.executescript("PRAGMA journal_mode = WAL; CREATE TABLE tables (id); PRAGMA user_version = 1;")


@pytest.mark.parametrize("make", [somebody_elses, lambda path: path.write_text("Dear diary, " * 20)])
def test_other_peoples_files_are_left_alone(tmp_path: Path, make: object) -> None:
    path = tmp_path / "theirs.db"
    assert callable(make)
    make(path)
    content = path.read_bytes()
    with pytest.raises(UnusableDatabase, match="not a database of Quintet"):
        asyncio.run(SqliteStore.open(path))
    with pytest.raises(UnusableDatabase, match="not a database of Quintet"):
        open_for_reading(path)
    assert path.read_bytes() == content
    assert {file.name for file in tmp_path.iterdir()} <= {"theirs.db", "theirs.db.lock"}


def test_what_cannot_be_a_file_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(UnusableDatabase, match="cannot be read"):
        asyncio.run(SqliteStore.open(tmp_path))
    with pytest.raises(UnusableDatabase, match="there is no database"):
        open_for_reading(tmp_path / "none.db")


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "q.db"
    open_once(path)
    content = path.read_bytes()
    path.write_bytes(content[:100] + bytes(len(content) - 100))
    with pytest.raises(UnusableDatabase, match="cannot be opened"):
        asyncio.run(SqliteStore.open(path))


def test_a_second_server_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "q.db"

    async def test(store: SqliteStore) -> None:
        with pytest.raises(Locked, match=f"process {os.getpid()}.*q.db open"):
            await SqliteStore.open(path)
        (tmp_path / "link.db").symlink_to(path)
        with pytest.raises(Locked):
            await SqliteStore.open(tmp_path / "link.db")
        await begin(store, "t")
        with closing(open_for_reading(path)) as db:
            assert db.execute("SELECT id FROM tables").fetchall() == [("t",)]

    with_store(path, test)
    open_once(path)


def test_a_refused_file_is_not_locked(tmp_path: Path) -> None:
    path = tmp_path / "q.db"
    path.write_text("Dear diary")
    with pytest.raises(UnusableDatabase):
        asyncio.run(SqliteStore.open(path))
    path.unlink()
    open_once(path)


def test_a_child_does_not_keep_the_lock(tmp_path: Path) -> None:
    lock = LockFile(tmp_path / "q.db")
    (started, starting), (ended, ending) = os.pipe(), os.pipe()
    child = os.fork()
    if child == 0:
        os.close(ending)
        os.close(starting)
        os.read(ended, 1)  # until the parent closes its end
        os._exit(0)
    os.close(starting)
    os.read(started, 1)
    lock.release()
    LockFile(tmp_path / "q.db").release()
    os.close(ending)
    os.waitpid(child, 0)
    os.close(started)
    os.close(ended)


def test_nobody_else_can_read_the_files(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        await begin(store, "t")
        modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.iterdir()}
        assert modes == dict.fromkeys(["q.db", "q.db-wal", "q.db-shm", "q.db.lock"], 0o600)

    with_store(tmp_path / "q.db", test)


def test_a_copy_made_by_hand_opens(tmp_path: Path) -> None:
    """After a clean end all is in the one file."""

    async def write(store: SqliteStore) -> None:
        await begin(store, "t")

    with_store(tmp_path / "q.db", write)
    shutil.copy(tmp_path / "q.db", tmp_path / "copy #1.db")

    async def test() -> None:
        async with opened(tmp_path / "copy #1.db") as store:
            assert await store.playing_tables() == ["t"]

    asyncio.run(test())


def test_a_tool_that_connects_beside_a_server_and_leaves_does_not_take_its_log_away(tmp_path: Path) -> None:
    """The server's lock on its file must hold: else the last other connection to close removes the write-ahead log."""

    def connect_and_leave() -> int:
        with closing(sqlite3.connect(tmp_path / "quintet.db")) as db:
            n_tables: int = db.execute("SELECT count(*) FROM tables").fetchone()[0]
        return n_tables

    async def make_a_table(server: RunningServer) -> None:
        assert (await Client(server, "Ann").request("POST", "/api/tables", {"game": "solo"})).status_code == 201

    with RunningServer(tmp_path) as server:
        log = tmp_path / "quintet.db-wal"
        before = log.stat().st_ino
        for n_tables in range(3):
            assert connect_and_leave() == n_tables
            assert upkeep_of(tmp_path / "quintet.db").prune(1, 1) == Pruned(0, 0)
            assert log.stat().st_ino == before
            asyncio.run(make_a_table(server))
        server.kill()
    assert connect_and_leave() == 3


def test_a_server_killed_while_the_log_was_copied_goes_on(tmp_path: Path) -> None:
    """The first page, which tells how many there are, is in the database already, and the last ones are not."""
    path = tmp_path / "a.db"

    async def fill() -> None:
        async with opened(path) as store:
            for number in range(200):
                await begin(store, f"table-{number}")
            for name in ("a.db", "a.db-wal"):
                shutil.copy(tmp_path / name, tmp_path / f"killed-{name}")

    asyncio.run(fill())
    killed = tmp_path / "killed-a.db"
    log = (tmp_path / "killed-a.db-wal").read_bytes()
    size = int.from_bytes(log[8:12])
    pages = [log[at + 24 : at + 24 + size] for at in range(32, len(log), 24 + size) if log[at : at + 4] == b"\0\0\0\1"]
    with killed.open("rb+") as file:
        file.write(pages[-1])
    assert int.from_bytes(pages[-1][28:32]) * size > killed.stat().st_size

    async def test(store: SqliteStore) -> None:
        assert len(await store.playing_tables()) == 200

    with closing(open_for_reading(killed)) as db:
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (200,)
    with_store(killed, test)
