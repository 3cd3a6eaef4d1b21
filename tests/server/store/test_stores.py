"""Every store keeps what it was given, for its owner alone, and finds it again."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from quintet.server.store.interface import (
    Chair,
    Conflict,
    Lease,
    Outcome,
    StaleOwner,
    Store,
    StoreFailed,
    Subscription,
    TakenTable,
    Tally,
)
from quintet.server.store.opening import Database, upkeep_of
from quintet.server.store.rows import opponents_of
from tests.server.store.keeping import (
    ADA,
    BEN,
    BOT,
    begin,
    match_row,
    opened_any,
    play_out,
    some_moves,
    table_row,
    whole_match,
    with_any_store,
)


def test_a_match_is_kept_from_its_beginning_to_its_end(database: Database) -> None:
    async def play() -> None:
        async with opened_any(database) as store:
            lease = await store.create_table(table_row("t"))
            await store.begin_match(lease, table_row("t", is_playing=True, at=2), match_row("m", "t"))
            await store.append(lease, "m", 0, some_moves(0, 1))
            await store.append(lease, "m", 1, some_moves(1, 3))
        async with opened_any(database) as store:
            assert await store.playing_tables() == ["t"]
            kept = await store.take_table("t")
            assert kept is not None
            assert kept.lease.epoch > lease.epoch
            expected = TakenTable(kept.lease, b'{"at":2}', match_row("m", "t"), some_moves(0, 4), None)
            assert kept == expected
            outcome = Outcome([3, -4], [1, 2], 99)
            await store.end_match(kept.lease, table_row("t", at=3), "m", 4, some_moves(4, 2), outcome)
            assert await whole_match(store, "m") == (match_row("m", "t"), some_moves(0, 6), outcome)
            assert await store.playing_tables() == []
        async with opened_any(database) as store:
            kept = await store.take_table("t")
            assert kept is not None
            assert (kept.document, kept.moves, kept.outcome) == (b'{"at":3}', some_moves(0, 6), outcome)

    asyncio.run(play())


def test_a_match_that_starts_from_a_position_keeps_it(database: Database) -> None:
    async def test(store: Store) -> None:
        lease = await store.create_table(table_row("t"))
        header = msgspec.structs.replace(match_row("m", "t"), start={"top": "R7"})
        await store.begin_match(lease, table_row("t", is_playing=True), header)
        assert await whole_match(store, "m") == (header, [], None)

    with_any_store(database, test)


def test_what_is_not_there_is_none(database: Database) -> None:
    async def test(store: Store) -> None:
        assert await store.take_table("nowhere") is None
        assert await store.match("none") is None
        assert await store.history("nobody", 10) == []
        assert await store.statistics("nobody") == []

    with_any_store(database, test)


def test_only_the_latest_owner_writes(database: Database) -> None:
    async def test(store: Store) -> None:
        old = await begin(store, "t", "m")
        kept = await store.take_table("t")
        assert kept is not None
        for write in (
            store.append(old, "m", 0, some_moves(0, 1)),
            store.append(old, "m", 0, some_moves(0, 3)),
            store.save_table(old, table_row("t", at=7)),
            store.begin_match(old, table_row("t", at=7), match_row("other", "t")),
            store.end_match(old, table_row("t", at=7), "m", 0, some_moves(0, 1), Outcome([0, 0], [1, 2], 9)),
        ):
            with pytest.raises(StaleOwner, match="another owner"):
                await write
        again = await store.take_table("t")
        assert again is not None
        assert (again.document, again.match, again.moves) == (kept.document, kept.match, [])
        assert await store.match("other") is None
        await store.append(again.lease, "m", 0, some_moves(0, 1))

    with_any_store(database, test)


async def drop_idle_tables(database: Database) -> None:
    """As an operator does beside a running server."""
    await asyncio.to_thread(upkeep_of(database).prune, 0, None, now=10**13)


def test_a_table_made_anew_does_not_honour_old_leases(database: Database) -> None:
    async def test(store: Store) -> None:
        old = await store.create_table(table_row("t"))
        await drop_idle_tables(database)
        new = await store.create_table(table_row("t"))
        assert new.epoch > old.epoch
        with pytest.raises(StaleOwner):
            await store.save_table(old, table_row("t", at=7))

    with_any_store(database, test)


def test_a_name_is_kept_with_the_seat_or_not_at_all(database: Database) -> None:
    async def test(store: Store) -> None:
        old = await store.create_table(table_row("t"))
        await store.save_table(old, table_row("t", players=["ada"]), ("ada", "Ada"))
        assert (await store.person("ada")).name == "Ada"
        await drop_idle_tables(database)
        await store.create_table(table_row("t"))
        with pytest.raises(StaleOwner):
            await store.save_table(old, table_row("t", players=["ada"]), ("ada", "Countess"))
        assert (await store.person("ada")).name == "Ada"

    with_any_store(database, test)


def test_a_dropped_table_leaves_its_matches(database: Database) -> None:
    async def test(store: Store) -> None:
        lease = await play_out(store, "t", 9, [1, 2])
        await store.save_table(lease, table_row("t", players=["ada"]))
        assert [row.id for row in await store.player_tables("ada", 9)] == ["t"]
        await drop_idle_tables(database)
        assert await store.take_table("t") is None
        assert await store.player_tables("ada", 9) == []
        assert [summary.id for summary in await store.history("ada", 9)] == ["t-1"]

    with_any_store(database, test)


@pytest.mark.parametrize(("first", "n_moves"), [(1, 1), (3, 1), (1, 2), (3, 2), (-1, 1)])
def test_a_move_that_is_not_the_next_one_is_refused(database: Database, first: int, n_moves: int) -> None:
    async def test(store: Store) -> None:
        lease = await begin(store, "t", "m")
        await store.append(lease, "m", 0, some_moves(0, 2))
        with pytest.raises(Conflict, match=f"number 2, not {first}"):
            await store.append(lease, "m", first, some_moves(first, n_moves))
        with pytest.raises(Conflict, match="number 2, not 3"):
            await store.end_match(lease, table_row("t"), "m", 3, [], Outcome([0, 0], [1, 2], 9))
        assert await whole_match(store, "m") == (match_row("m", "t"), some_moves(0, 2), None)

    with_any_store(database, test)


def test_nothing_is_added_to_a_match_that_is_over_or_elsewhere(database: Database) -> None:
    async def test(store: Store) -> None:
        over = await play_out(store, "t", 9, [1, 2])
        with pytest.raises(Conflict, match="not running"):
            await store.append(over, "t-1", 3, some_moves(3, 1))
        with pytest.raises(Conflict, match="not running"):
            await store.end_match(over, table_row("t"), "t-1", 3, [], Outcome([0, 0], [2, 1], 10))
        elsewhere = await begin(store, "u")
        with pytest.raises(Conflict, match="not running"):
            await store.append(elsewhere, "t-1", 3, some_moves(3, 1))
        assert await store.statistics("ada") == [Tally("solo", "people", 1, 1)]

    with_any_store(database, test)


def test_names_are_not_taken_twice(database: Database) -> None:
    async def test(store: Store) -> None:
        lease = await begin(store, "t", "m")
        with pytest.raises(Conflict):
            await store.create_table(table_row("t", at=8))
        with pytest.raises(Conflict):
            await store.begin_match(lease, table_row("t", at=8), match_row("m", "t"))
        with pytest.raises(Conflict, match="does not save"):
            await store.save_table(lease, table_row("u"))
        kept = await store.take_table("t")
        assert kept is not None
        assert kept.document == b'{"at":1}'

    with_any_store(database, test)


def test_an_end_is_all_or_nothing(database: Database) -> None:
    async def test(store: Store) -> None:
        lease = await begin(store, "t", "m")
        with pytest.raises(Conflict, match="2 seats"):
            await store.end_match(lease, table_row("t", at=8), "m", 0, some_moves(0, 3), Outcome([0], [1], 9))
        with pytest.raises(Conflict, match="does not save"):
            await store.end_match(lease, table_row("u"), "m", 0, some_moves(0, 3), Outcome([0, 0], [1, 2], 9))
        assert await whole_match(store, "m") == (match_row("m", "t"), [], None)
        assert await store.statistics("ada") == []
        assert await store.history("ada", 9) == []

    with_any_store(database, test)


def test_lists_of_tables(database: Database) -> None:
    async def test(store: Store) -> None:
        for at, table in enumerate(["a", "b", "c", "d"], 10):
            lease = await begin(store, table, chairs=[ADA, BOT] if table != "c" else [BEN, BOT])
            people = ["ada", "ben"] if table != "c" else ["ben"]
            await store.save_table(lease, table_row(table, True, is_listed=table != "b", at=at, players=people))
        assert [row.id for row in await store.listed_tables(0, 2)] == ["d", "c"]
        listed = [table_row(table, True, True, at) for table, at in (("d", 13), ("c", 12), ("a", 10))]
        assert await store.listed_tables(10, 9) == listed
        assert [row.id for row in await store.listed_tables(12, 9)] == ["d", "c"]
        assert [row.id for row in await store.player_tables("ada", 9)] == ["d", "b", "a"]
        assert [row.id for row in await store.player_tables("ada", 1)] == ["d"]
        assert await store.playing_tables() == ["a", "b", "c", "d"]
        # A rematch of other people: the table is no longer among those of whoever has left.
        await store.begin_match(
            Lease("d", lease.epoch), table_row("d", True, at=14, players=["ben"]), match_row("d-2", "d", [BEN, BOT])
        )
        assert [row.id for row in await store.player_tables("ada", 9)] == ["b", "a"]
        assert [row.id for row in await store.player_tables("ben", 9)] == ["d", "c", "b", "a"]

    with_any_store(database, test)


def test_a_history_in_pages_misses_nothing(database: Database) -> None:
    async def test(store: Store) -> None:
        ends = [10, 20, 20, 20, 30, 40]  # three of them in one millisecond
        for i, ended_at in enumerate(ends):
            await play_out(store, f"t{i}", ended_at, [2, 1], [ADA, BEN if i % 2 else BOT])
        await begin(store, "running")
        pages = []
        before: int | None = None
        while page := await store.history("ada", 2, before):
            pages.append([summary.id for summary in page])
            before = page[-1].ended_at
        assert pages == [["t5-1", "t4-1"], ["t3-1", "t2-1", "t1-1"], ["t0-1"]]
        assert [summary.id for summary in await store.history("ben", 9)] == ["t5-1", "t3-1", "t1-1"]
        assert await store.history("ada", 0) == []
        latest = (await store.history("ada", 1))[0]
        assert (latest.table, latest.game, latest.chairs) == ("t5", "solo", [ADA, BEN])
        assert (latest.scores, latest.ranking, latest.n_actions) == ([0, 0], [2, 1], 3)
        assert (latest.started_at, latest.ended_at) == (5, 40)

    with_any_store(database, test)


def test_statistics_by_game_and_opponents(database: Database) -> None:
    async def test(store: Store) -> None:
        await play_out(store, "a", 1, [1, 2])
        await play_out(store, "b", 2, [2, 1])
        await play_out(store, "c", 3, [1, 1])
        await play_out(store, "d", 4, [2, 1], [ADA, BOT])
        await play_out(store, "e", 5, [1, 2, 3], [ADA, BEN, BOT])
        await play_out(store, "f", 6, [1, 2], game="i-go")
        await begin(store, "g")
        assert await store.statistics("ada") == [
            Tally("i-go", "people", 1, 1),
            Tally("solo", "bots", 1, 0),
            Tally("solo", "mixed", 1, 1),
            Tally("solo", "people", 3, 2),
        ]
        assert await store.statistics("ben") == [
            Tally("i-go", "people", 1, 0),
            Tally("solo", "mixed", 1, 0),
            Tally("solo", "people", 3, 2),
        ]
        assert await store.statistics("") == []

    with_any_store(database, test)


@pytest.mark.parametrize(
    ("others", "expected"), [([BEN], "people"), ([BOT, BOT], "bots"), ([BOT, BEN], "mixed"), ([ADA], "people")]
)
def test_opponents(others: list[Chair], expected: str) -> None:
    assert opponents_of("ada", [ADA, *others]) == expected


def test_secrets_stay(database: Database) -> None:
    async def test() -> None:
        async with opened_any(database) as store:
            one, same, other = await asyncio.gather(store.secret("one"), store.secret("one"), store.secret("other"))
        async with opened_any(database) as store:
            assert one == same == await store.secret("one") != other
        assert len(one) == len(other) == 32

    asyncio.run(test())


def subscription(name: str, player: str, at: int) -> Subscription:
    return Subscription(name, player, f"https://push.example.org/{name}", b"key", b"auth", "de", "", at)


def test_browsers_are_one_persons_at_a_time_and_only_so_many(database: Database) -> None:
    async def test() -> None:
        async with opened_any(database) as store:
            for at, name in enumerate("abcd"):
                await store.save_subscription(subscription(name, "ada", at), most=3)
            await store.save_subscription(subscription("x", "ben", 9), most=3)
            assert [each.id for each in await store.subscriptions("ada")] == ["d", "c", "b"]
            await store.save_subscription(subscription("b", "ada", 8), most=3)  # seen again: the latest
            await store.save_subscription(subscription("c", "ben", 8), most=3)  # another person at the same browser
            await store.remove_subscription("x")
        async with opened_any(database) as store:
            assert await store.subscriptions("ada") == [subscription("b", "ada", 8), subscription("d", "ada", 3)]
            assert await store.subscriptions("ben") == [subscription("c", "ben", 8)]

    asyncio.run(test())


def test_readers_see_whole_matches_while_others_write(database: Database) -> None:
    async def test(store: Store) -> None:
        lease = await begin(store, "t", "m")
        n_seen: list[int] = []

        async def read() -> None:
            while not n_seen or n_seen[-1] < 300:
                found = await whole_match(store, "m")
                assert found is not None
                assert found[1] == some_moves(0, len(found[1]))
                n_seen.append(len(found[1]))

        async def write() -> None:
            for first in range(0, 300, 3):
                await store.append(lease, "m", first, some_moves(first, 3))

        await asyncio.gather(write(), *(read() for _ in range(8)))
        assert all(n % 3 == 0 for n in n_seen)

    with_any_store(database, test)


def test_a_closed_store_refuses(database: Database) -> None:
    async def test() -> None:
        async with opened_any(database) as store:
            lease = await begin(store, "t", "m")
        with pytest.raises(StoreFailed, match="closed"):
            await store.append(lease, "m", 0, some_moves(0, 1))
        with pytest.raises(StoreFailed, match="closed"):
            await store.playing_tables()
        await store.close()

    asyncio.run(test())
