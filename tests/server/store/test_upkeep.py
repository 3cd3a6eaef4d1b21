"""Backup, export and pruning, beside a server that goes on."""

from __future__ import annotations

import asyncio
import io
import json
from pathlib import Path

import pytest

from quintet.core.errors import QuintetError
from quintet.core.fairdeal import FairDeal
from quintet.core.match import Match
from quintet.core.record import Record
from quintet.games import get_game
from quintet.server.store.interface import Chair, MatchRow, Move, Outcome, StaleOwner, Store, TableRow, Tally
from quintet.server.store.opening import Database, upkeep_of
from quintet.server.store.records import record_of
from quintet.server.store.sqlite.store import SqliteStore
from quintet.server.store.upkeep import Pruned, Upkeep
from tests.server.store.keeping import (
    BOT,
    begin,
    match_row,
    opened,
    play_out,
    some_moves,
    table_row,
    whole_match,
    with_any_store,
    with_store,
)


async def prune(upkeep: Upkeep, *arguments: int | None, **named: int) -> Pruned:
    """As an operator does beside a running server."""
    return await asyncio.to_thread(upkeep.prune, *arguments, **named)  # type: ignore[arg-type]


DAY = 24 * 60 * 60 * 1000

FAIR = FairDeal("m", "c" * 64, "5" * 64, ("", "")).to_json()


def test_a_backup_of_a_running_server(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        lease, secret = await begin(store, "t", "m"), await store.secret("one")
        is_done = False

        async def play() -> int:
            seq = 0
            while not is_done or seq < 50:
                await store.append(lease, "m", seq, some_moves(seq, 1))
                seq += 1
            return seq

        playing = asyncio.ensure_future(play())
        for i in range(5):
            await asyncio.to_thread(upkeep_of(tmp_path / "q.db").back_up, tmp_path / f"backup-{i}.db")
        is_done = True
        n_moves = await playing
        for i in range(5):
            async with opened(tmp_path / f"backup-{i}.db") as copy:
                found = await whole_match(copy, "m")
                assert found is not None
                assert found[1] == some_moves(0, len(found[1]))
                assert len(found[1]) <= n_moves
                assert await copy.secret("one") == secret

    with_store(tmp_path / "q.db", test)
    assert not list(tmp_path.glob("*.part"))
    assert (tmp_path / "backup-0.db").stat().st_mode & 0o077 == 0


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    async def test(store: SqliteStore) -> None:
        (tmp_path / "photo.jpg").write_text("a photo")
        with pytest.raises(QuintetError, match="is there already"):
            upkeep_of(tmp_path / "q.db").back_up(tmp_path / "photo.jpg")
        with pytest.raises(QuintetError, match="cannot be backed up"):
            upkeep_of(tmp_path / "q.db").back_up(tmp_path / "no folder" / "b.db")
        with pytest.raises(QuintetError, match="there is no database"):
            upkeep_of(tmp_path / "none.db").back_up(tmp_path / "b.db")
        assert (tmp_path / "photo.jpg").read_text() == "a photo"
        assert not (tmp_path / "b.db").exists()

    with_store(tmp_path / "q.db", test)


def test_exported_matches_replay(database: Database) -> None:
    game = get_game("solo")
    match = Match(game, 2, game.parse_options("solo(scoring=round,turn_limit=40)"), seed=5)
    moves: list[Move] = []
    while not match.is_over:
        seat, action = next((seat, actions[0]) for seat in (0, 1) if (actions := match.legal(seat)))
        match.play(seat, action)
        moves.append(Move(seat, action, 100 + len(moves)))
    record = match.record()
    chairs = [Chair(record.seats[0], player="ada"), Chair(record.seats[1], bot="easy")]
    header = MatchRow("m", "t", "solo", record.rules_version, record.options, chairs, record.seed, FAIR, 1)
    outcome = Outcome(match.result.scores, match.result.ranking, 999)

    async def test(store: Store) -> None:
        lease = await store.create_table(table_row("t"))
        await store.begin_match(lease, table_row("t", is_playing=True), header)
        await store.end_match(lease, table_row("t"), "m", 0, moves, outcome)
        await play_out(store, "earlier", 99, [1, 2])
        await begin(store, "running")
        out = io.StringIO()
        assert await asyncio.to_thread(upkeep_of(database).export, out) == 2
        earlier, line = (json.loads(text) for text in out.getvalue().splitlines())
        assert (earlier["id"], earlier["ended_at"]) == ("earlier-1", 99)
        assert (line["id"], line["table"], line["record"]["fair"]) == ("m", "t", FAIR)
        assert line["moved_at"] == [move.at for move in moves]
        assert line["chairs"][0] == {"name": record.seats[0], "player": "ada"}
        assert Record.from_json(line["record"]).replay(game).result == match.result
        assert record_of(header, moves[:3], None).replay(game).is_over is False

    with_any_store(database, test)


def test_tables_are_listed(database: Database) -> None:
    async def test(store: Store) -> None:
        await play_out(store, "b", 50, [1, 2])
        lease = await begin(store, "a")
        assert [(row.id, row.active_at) for row in await asyncio.to_thread(upkeep_of(database).list_tables)] == [
            ("b", 50),
            ("a", table_row("a").updated_at),
        ]
        await store.append(lease, "a-1", 0, [Move(0, "take", 60)])
        assert [(row.id, row.active_at) for row in await asyncio.to_thread(upkeep_of(database).list_tables)] == [
            ("a", 60),
            ("b", 50),
        ]

    with_any_store(database, test)


def test_pruning_spares_what_is_new_or_being_played(database: Database) -> None:
    async def test(store: Store) -> None:
        await asyncio.gather(*(play_out(store, f"old{i}", 2 * DAY + i, [1, 2]) for i in range(120)))
        await play_out(store, "new", 9 * DAY, [1, 2])
        await begin(store, "running")
        given_up = await begin(store, "given-up", "g1")
        await store.append(given_up, "g1", 0, some_moves(0, 2))
        await store.begin_match(given_up, table_row("given-up", is_playing=True), match_row("g2", "given-up"))
        await begin(store, "left", chairs=[BOT, BOT])
        kept = await store.take_table("left")
        assert kept is not None
        await store.save_table(kept.lease, table_row("left", is_playing=False))

        upkeep, now = upkeep_of(database), 10 * DAY
        assert await prune(upkeep, None, None, now) == Pruned(0, 0)
        assert await prune(upkeep, 10**30, 10**30, now, abandoned_days=10**30) == Pruned(0, 0)
        assert await prune(upkeep, 9, 9, now) == Pruned(
            1, 2
        )  # the table that was left with its match, and the match given up
        assert await prune(upkeep, 5, None, now) == Pruned(120, 0)
        assert await prune(upkeep, None, 5, now) == Pruned(0, 120)
        assert await prune(upkeep, 0, 0, now) == Pruned(1, 1)
        assert await prune(upkeep, 0, 0, now) == Pruned(0, 0)
        assert await store.playing_tables() == ["given-up", "running"]
        assert await store.history("ada", 999) == []
        assert await store.statistics("ada") == [Tally("solo", "people", 121, 121)]
        for table, match in (("running", "running-1"), ("given-up", "g2")):
            again = await store.take_table(table)
            assert again is not None
            assert again.match is not None
            await store.append(again.lease, match, 0, some_moves(0, 1))
        assert (await asyncio.to_thread(upkeep.count)).n_actions == 2

    with_any_store(database, test)


def test_pruning_of_matches_that_nobody_plays_any_more(database: Database) -> None:
    async def test(store: Store) -> None:
        await asyncio.gather(*(begin(store, f"left{i}") for i in range(60)))
        moved = await begin(store, "moved")
        await store.append(moved, "moved-1", 0, [Move(0, "take", 4 * DAY)])
        slow = await begin(store, "slow")
        week = TableRow("slow", b'{"clock":604800}', is_listed=False, is_playing=True, updated_at=4 * DAY)
        await store.save_table(slow, week)
        await play_out(store, "over", 1, [1, 2])
        await store.create_table(table_row("waiting"))

        upkeep, now = upkeep_of(database), 10 * DAY
        assert await prune(upkeep, None, None, now, abandoned_days=7, is_trial=True) == Pruned(60, 60)
        assert await prune(upkeep, None, None, now, abandoned_days=7) == Pruned(60, 60)
        assert await store.playing_tables() == ["moved", "slow"]
        assert await prune(upkeep, None, None, now, abandoned_days=5) == Pruned(1, 1)
        with pytest.raises(StaleOwner):
            await store.append(moved, "moved-1", 1, some_moves(1, 1))
        assert await store.match("moved-1") is None
        assert await prune(upkeep, None, None, now, abandoned_days=0) == Pruned(
            0, 0
        )  # somebody has a week for their turn
        assert await prune(upkeep, None, None, now + 2 * DAY, abandoned_days=0) == Pruned(1, 1)
        assert [row.id for row in await asyncio.to_thread(upkeep.list_tables)] == ["over", "waiting"]
        assert await store.match("over-1") is not None
        assert (await asyncio.to_thread(upkeep.count)).n_people == 2

    with_any_store(database, test)


def test_pruning_beside_a_busy_server(database: Database) -> None:
    async def test(store: Store) -> None:
        await asyncio.gather(*(play_out(store, f"old{i}", i, [1, 2]) for i in range(200)))
        lease = await begin(store, "t", "m")
        pruning = asyncio.ensure_future(asyncio.to_thread(upkeep_of(database).prune, 1, 1))
        seq = 0
        while not pruning.done():
            await store.append(lease, "m", seq, some_moves(seq, 1))
            seq += 1
        assert await pruning == Pruned(200, 200)
        found = await whole_match(store, "m")
        assert found is not None
        assert found[1] == some_moves(0, seq)

    with_any_store(database, test)
