"""`quintet admin`, beside a running server."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from quintet import Record, get_game
from tests.cli.conftest import Run
from tests.server.running import Client, Refused, RunningServer, play_out


class Kept:
    """A server with a finished match of Ann's, one that she plays, and a table that waits for people."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.finished = self.playing = self.waiting = ""  # tables
        self.match = self.running = ""

    async def fill(self) -> None:
        ann = await Client(self.server, "Ann").connect()
        self.waiting = await ann.create("level_8", n_seats=4, clock=86400, has_chat=True)
        self.finished = await ann.create("solo", bots=["easy"], tempo=0, options={"scoring": "round"})
        await ann.watch(self.finished)
        await ann.do("start")
        await ann.until(lambda c: bool(c.view))
        await play_out(ann, lambda legal: legal[0])
        await ann.until(lambda c: c.shown["phase"] == "over")
        self.match = ann.match
        ann.view = {}
        self.playing = await ann.create("solo", bots=["hard"])
        await ann.watch(self.playing)
        await ann.do("start")
        await ann.until(lambda c: bool(c.view))
        self.running = ann.match
        await ann.disconnect()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Kept]:
    with RunningServer(tmp_path_factory.mktemp("server"), "--no-limits") as server:
        kept = Kept(server)
        asyncio.run(kept.fill())
        yield kept


@pytest.fixture
def admin(run: Run, kept: Kept) -> Run:
    return lambda *arguments, **more: run("admin", *arguments, "--data", kept.server.data, **more)


def read(output: str) -> Any:
    return json.loads(output)


def test_tables(admin: Run, kept: Kept) -> None:
    listed = read(admin("tables", "--json").stdout)
    assert {(each["id"], each["game"], each["phase"]) for each in listed} == {
        (kept.playing, "solo", "playing"),
        (kept.finished, "solo", "over"),
        (kept.waiting, "level_8", "gathering"),
    }
    assert [each["active_at"] for each in listed] == sorted((each["active_at"] for each in listed), reverse=True)
    lines = admin("tables").stdout.splitlines()
    assert lines[0].split("   ")[0] == "table"
    assert any(line.startswith(kept.waiting) and "Ann, free, free, free" in line for line in lines)
    assert any(line.startswith(kept.playing) and "Ann, Blaise (hard bot)" in line for line in lines)


def test_a_table(admin: Run, kept: Kept) -> None:
    shown = read(admin("show", kept.finished, "--json").stdout)
    assert [match["id"] for match in shown["matches"]] == [kept.match]
    assert shown["matches"][0]["ended_at"] >= shown["matches"][0]["started_at"]
    assert shown["seats"][0] == {"kind": "person", "name": "Ann", "level": "", "n_won": shown["seats"][0]["n_won"]}
    text = admin("show", kept.waiting[:9]).stdout
    assert text.startswith(f"Table {kept.waiting}: level_8")
    assert re.search(r"^clock +86400 seconds a turn$", text, re.MULTILINE)
    assert "None was played." in text
    assert "being played" in admin("show", kept.playing).stdout


def test_nothing_secret_is_shown(admin: Run, kept: Kept) -> None:
    """A table that is being played shows no part of the deal and nobody's identity."""
    with sqlite3.connect(kept.server.data / "quintet.db") as db:
        seeds = [seed for (seed,) in db.execute("SELECT seed FROM matches")]
        players = [player for (player,) in db.execute("SELECT player FROM sittings")]
        documents = [json.loads(document) for (document,) in db.execute("SELECT document FROM tables")]
    secrets = [*seeds, *players, *(each["server_seed"] for each in documents if "server_seed" in each)]
    assert len(secrets) == 6
    for arguments in (["tables", "--json"], ["show", kept.playing, "--json"], ["show", kept.playing], ["statistics"]):
        text = admin(*arguments).stdout
        assert [secret for secret in secrets if secret in text] == []


def test_export(admin: Run, kept: Kept, tmp_path: Path) -> None:
    lines = [read(line) for line in admin("export", "-").stdout.splitlines()]
    assert [line["id"] for line in lines] == [kept.match]
    assert Record.from_json(lines[0]["record"]).replay(get_game("solo")).is_over
    assert admin("export", tmp_path / "all.jsonl").stdout == f"{tmp_path / 'all.jsonl'}: 1 match\n"
    assert [read(line) for line in (tmp_path / "all.jsonl").read_text().splitlines()] == lines
    assert (tmp_path / "all.jsonl").stat().st_mode & 0o077 == 0
    again = admin("export", tmp_path / "all.jsonl")
    assert (again.exit_code, again.stderr) == (
        1,
        f"quintet: {tmp_path / 'all.jsonl'} is there already; it was left as it is\n",
    )


def test_export_of_one_match(admin: Run, run: Run, kept: Kept, tmp_path: Path) -> None:
    file = tmp_path / "one.quintet.json"
    assert admin("export", file, "--match", kept.match).exit_code == 0
    assert run("verify", file).exit_code == 0
    for match, said in (
        (kept.running, "is not over: its record would show all cards"),
        ("none", "there is no match 'none'"),
    ):
        refused = admin("export", "-", "--match", match)
        assert (refused.exit_code, refused.stdout) == (1, "")
        assert said in refused.stderr


def test_backup(admin: Run, run: Run, kept: Kept, tmp_path: Path) -> None:
    assert admin("backup", tmp_path / "quintet.db").stdout.startswith(f"{tmp_path / 'quintet.db'}: ")
    copied = read(run("admin", "tables", "--json", "--data", tmp_path).stdout)
    assert copied == read(admin("tables", "--json").stdout)
    assert "is there already" in admin("backup", tmp_path / "quintet.db").stderr
    assert "goes to a file" in admin("backup", "-").stderr


def test_a_server_goes_on_from_a_backup(admin: Run, kept: Kept, tmp_path: Path) -> None:
    admin("backup", tmp_path / "quintet.db")
    with RunningServer(tmp_path) as server:

        async def look() -> None:
            eve = await Client(server, "Eve").connect()
            await eve.watch(kept.playing)
            await eve.until(lambda c: bool(c.view))
            assert eve.match == kept.running
            await eve.disconnect()

        asyncio.run(look())


def test_prune(admin: Run, run: Run, kept: Kept, tmp_path: Path) -> None:
    admin("backup", tmp_path / "quintet.db")
    there = ["--data", tmp_path]
    would = run("admin", "prune", "--tables", 0, "--matches", 0, "--dry-run", *there)
    assert would.stdout == "2 tables and 1 match would be removed.\n"
    assert len(read(run("admin", "tables", "--json", *there).stdout)) == 3
    assert run("admin", "prune", "--tables", 1, *there).stdout == "0 tables and 0 matches removed.\n"
    done = read(run("admin", "prune", "--tables", 0, "--matches", 0, "--json", *there).stdout)
    assert done == {"n_tables": 2, "n_matches": 1, "is_dry_run": False}
    assert [each["id"] for each in read(run("admin", "tables", "--json", *there).stdout)] == [kept.playing]
    assert run("admin", "prune", "--abandoned", 1, *there).stdout == "0 tables and 0 matches removed.\n"
    assert run("admin", "prune", "--abandoned", 0, *there).stdout == "1 table and 1 match removed.\n"
    assert read(run("admin", "tables", "--json", *there).stdout) == []
    assert "say what is to be removed" in admin("prune").stderr


def test_a_follower_of_a_removed_table_finds_it_gone(admin: Run, kept: Kept) -> None:
    async def test() -> None:
        ann = await Client(kept.server, "Ann").connect()
        table = await ann.create("solo")
        await ann.watch(table)
        with sqlite3.connect(kept.server.data / "quintet.db") as db:  # as pruning would, were it old
            db.execute("DELETE FROM tables WHERE id = ?", (table,))
        db.close()
        with pytest.raises((Refused, ConnectionError)):
            await ann.do("ready")
        with pytest.raises(ConnectionError):  # dropped, to come back and see what there is
            await ann.until(lambda _: False)
        await ann.connect()
        with pytest.raises(Refused, match="no-such-table"):
            await ann.watch(table)
        await ann.disconnect()

    asyncio.run(test())


def test_removing_the_match_of_bots_is_no_failure(admin: Run, kept: Kept) -> None:
    async def test() -> None:
        ann = await Client(kept.server, "").connect()
        await ann.watch(await ann.create("solo", bots=["easy", "easy"], tempo=0))
        await ann.do("start")
        with sqlite3.connect(kept.server.data / "quintet.db", timeout=30) as db:  # as pruning would, were it old
            db.execute("PRAGMA foreign_keys = ON")
            db.execute("DELETE FROM tables WHERE id = ?", (ann.table,))
            db.execute("DELETE FROM matches WHERE table_id = ?", (ann.table,))
        db.close()
        with pytest.raises(ConnectionError):
            await ann.until(lambda _: False)

    asyncio.run(test())
    assert kept.server.failures() == []
    assert "has another owner by now, or is gone" in kept.server.errors()


def test_statistics(admin: Run, kept: Kept) -> None:
    found = read(admin("statistics", "--json").stdout)
    assert (found["n_tables"], found["n_playing"], found["n_matches"], found["n_finished"]) == (3, 1, 2, 1)
    assert (found["n_people"], found["matches_by_game"]) == (1, {"solo": 2})
    assert found["n_bytes"] + found["n_log_bytes"] > 50_000
    text = admin("statistics").stdout
    assert re.search(r"^matches +2, 1 of them finished$", text, re.MULTILINE)


@pytest.mark.parametrize(
    "command", [["tables"], ["show", "x"], ["export", "-"], ["statistics"], ["prune", "--tables", "1"]]
)
def test_without_a_database(run: Run, tmp_path: Path, command: list[str]) -> None:
    missing = tmp_path / "none"
    result = run("admin", *command, "--data", missing)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == f"quintet: there is no database {missing / 'quintet.db'}\n"
    assert not missing.exists()


def test_an_unknown_table(admin: Run) -> None:
    assert admin("show", "zzzz-zzzz").stderr == "quintet: there is no table 'zzzz-zzzz'\n"
    assert "3 tables begin with ''" in admin("show", "").stderr


def test_an_empty_database(run: Run, tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        assert server.stop() == 0
    assert run("admin", "tables", "--data", tmp_path).stdout == "There are no tables.\n"
    assert "none yet" in run("admin", "statistics", "--data", tmp_path).stdout


@pytest.mark.parametrize("command", ["tables", "show", "export", "backup", "prune", "statistics"])
def test_every_command_has_help_with_examples(run: Run, command: str) -> None:
    result = run("admin", command, "--help")
    assert result.exit_code == 0
    assert f"quintet admin {command}" in result.stdout.partition("Examples:")[2]
