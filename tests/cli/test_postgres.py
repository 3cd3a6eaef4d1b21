"""`quintet serve` and `quintet admin` on a PostgreSQL database."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from quintet import Record, get_game
from tests.cli.conftest import Run
from tests.cli.test_admin import Kept
from tests.cli.test_serve import serve
from tests.postgres import Postgres
from tests.server.running import RunningServer


@pytest.fixture(scope="module")
def address(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def kept(address: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    with RunningServer(tmp_path_factory.mktemp("server"), "--no-limits", "--database", address) as server:
        kept = Kept(server)
        asyncio.run(kept.fill())
        yield kept
        assert server.stop() == 0


@pytest.fixture
def admin(run: Run, kept: Kept, address: str) -> Run:
    return lambda *arguments, **more: run("admin", *arguments, "--database", address, **more)


def test_tables_are_listed_and_shown(admin: Run, kept: Kept) -> None:
    listed = {each["id"]: each for each in json.loads(admin("tables", "--json").stdout)}
    assert {listed[table]["phase"] for table in (kept.finished, kept.playing, kept.waiting)} == {
        "over",
        "playing",
        "gathering",
    }
    shown = json.loads(admin("show", kept.finished, "--json").stdout)
    assert [match["id"] for match in shown["matches"]] == [kept.match]


def test_counts_and_records(admin: Run, kept: Kept, address: str, tmp_path: Path) -> None:
    counts = json.loads(admin("statistics", "--json").stdout)
    assert (counts["n_tables"], counts["n_matches"], counts["n_finished"]) == (3, 2, 1)
    assert counts["n_bytes"] > 0
    assert address.partition("?")[0] in admin("statistics").stdout
    assert admin("export", tmp_path / "one.json", "--match", kept.match).exit_code == 0
    record = Record.loads((tmp_path / "one.json").read_text())
    assert record.replay(get_game("solo")).is_over
    assert "is not over" in admin("export", tmp_path / "two.json", "--match", kept.running).stderr
    assert admin("export", tmp_path / "all.jsonl").stdout.endswith(": 1 match\n")
    assert [json.loads(line)["id"] for line in (tmp_path / "all.jsonl").read_text().splitlines()] == [kept.match]
    assert json.loads(admin("prune", "--tables", 1, "--dry-run", "--json").stdout)["n_tables"] == 0


def test_a_backup_is_made_by_pg_dump(admin: Run, tmp_path: Path) -> None:
    done = admin("backup", tmp_path / "quintet.dump")
    assert done.exit_code == 1
    assert "pg_dump --format=custom --schema=quintet --file=" in done.stderr


def test_what_cannot_be_used_is_told_in_one_sentence(postgres: Postgres, tmp_path: Path) -> None:
    newer = postgres.new_database()
    postgres.sql("CREATE SCHEMA quintet; CREATE TABLE quintet.about AS SELECT 99 AS version", newer)
    guest = newer.replace("quintet@", "guest:wrong@")
    used = socket.create_server(("127.0.0.1", 0))
    for words, told in (
        (["--database", newer], "was written by a newer Quintet"),
        (["--database", guest], "wrong user or password"),
        (["--database", postgres.address("nowhere")], "there is no such database"),
        (["--database", "mysql://localhost/quintet"], "--database takes an address like postgresql://"),
        (["--database", newer, "--peer-address", "nowhere"], "--peer-address takes a host and a port like"),
        (["--database", newer, "--peer-port", used.getsockname()[1]], "choose another with --peer-port"),
        (["--database", newer, "--data", tmp_path], "--data or a database server with --database, not both"),
    ):
        done = serve("--host", "127.0.0.1", "--port", 0, *words)
        assert done.returncode == 1, told
        assert done.stderr.startswith("quintet: ")
        assert told in done.stderr
        assert done.stderr.count("\n") == 1, done.stderr
        assert "wrong@" not in done.stderr
    used.close()


def test_a_flag_wins_over_a_variable(run: Run, address: str, kept: Kept, tmp_path: Path) -> None:
    done = run("admin", "tables", "--database", address, "--json", env={"QUINTET_DATA": str(tmp_path)})
    assert len(json.loads(done.stdout)) == 3
    done = run("admin", "tables", "--data", tmp_path, env={"QUINTET_DATABASE": address})
    assert "there is no database" in done.stderr
    both = {"QUINTET_DATABASE": address, "QUINTET_DATA": str(tmp_path)}
    assert len(json.loads(run("admin", "tables", "--json", env=both).stdout)) == 3
