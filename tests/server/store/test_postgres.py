"""What only a database does that servers share: its schema, its address, groups, leases."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest

from quintet.server.store.interface import (
    Conflict,
    Move,
    Node,
    OwnedElsewhere,
    StaleOwner,
    StoreFailed,
    UnusableDatabase,
)
from quintet.server.store.opening import open_store, upkeep_of
from quintet.server.store.postgres.database import migrate, migrations, open_database, shown
from quintet.server.store.postgres.leases import Session
from quintet.server.store.postgres.link import Link
from quintet.server.store.postgres.store import PostgresStore
from tests.postgres import Postgres
from tests.server.store.keeping import Heard, begin, moves_of, opened_any, some_moves, table_row


def run(test: Any) -> None:
    asyncio.run(test)


# ------------------------------------------------------------ the schema
def test_servers_that_start_together_make_the_schema_once(postgres: Postgres, address: str) -> None:
    async def test() -> None:
        stores = await asyncio.gather(*(open_store(address, Node(f"node {i}")) for i in range(8)))
        secrets = await asyncio.gather(*(store.secret("identity") for store in stores))
        assert len(set(secrets)) == 1
        await asyncio.gather(*(store.close() for store in stores))

    run(test())
    assert postgres.sql("SELECT version FROM quintet.about", address) == str(len(migrations()))
    assert postgres.sql("SELECT count(*) FROM quintet.nodes WHERE quintet.holds(expires, lease)", address) == "0"


def schema_of(postgres: Postgres, address: str) -> str:
    query = """
    SELECT string_agg(shown, E'\\n' ORDER BY shown) FROM (
        SELECT format('%s.%s %s', table_name, column_name, data_type) AS shown FROM information_schema.columns
        WHERE table_schema = 'quintet'
        UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'quintet'
        UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'quintet'::regnamespace
    ) AS parts
    """
    return postgres.sql(query, address)


@pytest.mark.parametrize("version", range(1, len(migrations())))
def test_a_database_of_every_version_is_brought_up_to_date(postgres: Postgres, address: str, version: int) -> None:
    """Also while a server of the older version still keeps tables in it."""

    async def test() -> None:
        db = await open_database(address)
        await migrate(db, "old", migrations()[:version])
        session = Session(Link(address, db, 1), Node("old"), 600)
        await session.begin(db)
        session.stop()
        async with opened_any(address, "new") as new:
            await begin(new, "t")
            assert await db.fetchval("SELECT holds(expires, lease) FROM nodes WHERE name = 'old'")
        await db.close()

    run(test())
    brought = schema_of(postgres, address)
    assert postgres.sql("SELECT version FROM quintet.about", address) == str(len(migrations()))

    async def make() -> None:
        async with opened_any(address):
            pass

    postgres.sql("DROP SCHEMA quintet CASCADE", address)
    run(make())
    assert brought == schema_of(postgres, address)


def refusal(address: str) -> str:
    async def test() -> str:
        with pytest.raises(UnusableDatabase) as refused:
            await open_store(address, Node("one"))
        return str(refused.value)

    sentence = asyncio.run(test())
    assert "\n" not in sentence
    assert "secret" not in sentence
    return sentence


def test_a_database_that_cannot_be_used_is_left_as_it_is(postgres: Postgres) -> None:
    foreign, newer = postgres.new_database(), postgres.new_database()
    postgres.sql("CREATE SCHEMA quintet; CREATE TABLE quintet.tables (id text)", foreign)
    assert "is not one of this program; it was left as it is" in refusal(foreign)
    assert postgres.sql("SELECT count(*) FROM pg_tables WHERE schemaname = 'quintet'", foreign) == "1"

    async def make() -> None:
        async with opened_any(newer):
            pass

    run(make())
    postgres.sql("UPDATE quintet.about SET version = 99", newer)
    assert "was written by a newer Quintet (schema 99" in refusal(newer)
    with pytest.raises(UnusableDatabase, match="newer Quintet"):
        upkeep_of(newer).count()
    postgres.sql("UPDATE quintet.about SET version = 0", newer)
    with pytest.raises(
        UnusableDatabase, match=f"has schema 0, this program needs {len(migrations())}: start the server"
    ):
        upkeep_of(newer).count()


def test_a_database_that_is_not_there_or_does_not_let_us_in(postgres: Postgres, address: str) -> None:
    assert "there is no such database" in refusal(postgres.address("nowhere"))
    assert "wrong user or password" in refusal(address.replace("quintet@", "guest:secret%20but%20wrong@"))
    assert "does not let us in" in refusal(address.replace("quintet@", "stranger@"))
    assert "may not make tables" in refusal(address.replace("quintet@", "guest:secret@"))
    assert "cannot be reached" in refusal("postgresql://quintet@127.0.0.1:1/quintet")
    assert "is no address" in refusal("postgresql://quintet@localhost:port/quintet")
    assert "must be UTF8" in refusal(postgres.new_database("ENCODING 'LATIN1' TEMPLATE template0"))
    with pytest.raises(UnusableDatabase, match="nothing of Quintet"):
        upkeep_of(address).count()


def test_an_address_is_shown_without_its_password() -> None:
    assert shown("postgresql://ann:secret@db:5432/cards?sslmode=require") == (
        "postgresql://ann@db:5432/cards?sslmode=require"
    )
    assert shown("postgresql:///cards?host=/run&password=secret") == "postgresql:///cards?host=/run"
    assert "secret" not in shown("postgresql://ann:secret@[db/cards")


# ------------------------------------------------------------ groups
def test_in_a_group_everybody_fails_alone(address: str) -> None:
    async def test() -> None:
        async with opened_any(address) as store:
            good, old = await begin(store, "good"), await begin(store, "old")
            kept = await store.take_table("old")
            assert kept is not None
            results = await asyncio.gather(
                store.append(good, "good-1", 0, some_moves(0, 1)),
                store.append(old, "old-1", 0, some_moves(0, 1)),
                store.append(kept.lease, "old-1", 0, some_moves(0, 2)),
                store.append(good, "good-1", 0, some_moves(0, 1)),  # there by then
                store.append(good, "good-1", 2, some_moves(2, 1)),  # one is missing
                store.append(good, "good-1", 1, [Move(0, "\ud800", 1)]),  # cannot be written
                store.append(good, "good-1", 1, [Move(0, "a\0b", 1)]),
                store.append(good, "good-1", 1, [Move(0, "pass", 1 << 64)]),
                store.append(good, "good-1", 1, [*some_moves(1, 1), Move(0, "\ud800", 1)]),
                store.append(good, "good-1", 1, some_moves(1, 1)),
                return_exceptions=True,
            )
            expected = [type(None), StaleOwner, type(None), Conflict, Conflict]
            assert [type(result) for result in results[:5]] == expected
            assert all(isinstance(result, ValueError) for result in results[5:9]), results[5:9]
            assert results[9] is None
            assert await moves_of(store, "good-1") == some_moves(0, 2)
            assert await moves_of(store, "old-1") == some_moves(0, 2)

    run(test())


def test_all_that_waits_goes_into_one_commit(address: str) -> None:
    async def test() -> None:
        async with opened_any(address) as store:
            assert isinstance(store, PostgresStore)
            leases = [await begin(store, f"t{i}") for i in range(100)]
            n_commits = store.n_commits
            appends = [store.append(lease, f"{lease.table}-1", 0, some_moves(0, 2)) for lease in leases]
            await asyncio.gather(*appends)
            assert store.n_commits == n_commits + 1
            assert all([await moves_of(store, f"t{i}-1") == some_moves(0, 2) for i in range(100)])

    run(test())


# ------------------------------------------------------------ leases
def test_a_table_has_one_owner_until_it_is_released(address: str) -> None:
    async def test() -> None:
        async with opened_any(address, "one") as one, opened_any(address, "two") as two:
            lease = await begin(one, "t")
            with pytest.raises(OwnedElsewhere, match="with server one") as refused:
                await two.take_table("t")
            assert refused.value.owner.name == "one"
            assert await two.playing_tables() == []
            assert await one.playing_tables() == ["t"]
            await one.append(lease, "t-1", 0, some_moves(0, 1))
            await one.release_table(lease)
            with pytest.raises(StaleOwner):
                await one.append(lease, "t-1", 1, some_moves(1, 1))
            assert await two.playing_tables() == ["t"]
            taken = await two.take_table("t")
            assert taken is not None
            assert taken.lease.epoch > lease.epoch
            assert taken.moves == some_moves(0, 1)
            await two.append(taken.lease, "t-1", 1, some_moves(1, 1))
            with pytest.raises(OwnedElsewhere):
                await one.take_table("t")

    run(test())


def test_the_tables_of_a_server_that_stops_are_free_at_once(address: str) -> None:
    async def test() -> None:
        async with opened_any(address, "two") as two:
            async with opened_any(address, "one", lease_seconds=600) as one:
                await begin(one, "t")
            assert await two.take_table("t") is not None

    run(test())


def test_leases_are_renewed_for_as_long_as_a_server_lives(postgres: Postgres, address: str) -> None:
    async def test() -> None:
        async with opened_any(address, "one", 3) as one, opened_any(address, "two") as two:
            lease = await begin(one, "t")
            expires = postgres.sql("SELECT expires FROM quintet.nodes WHERE name = 'one'", address)
            query = f"SELECT expires > '{expires}'::timestamptz + interval '1 s' FROM quintet.nodes WHERE name = 'one'"
            while await asyncio.to_thread(postgres.sql, query, address) != "t":
                with pytest.raises(OwnedElsewhere):
                    await two.take_table("t")
            await one.append(lease, "t-1", 0, some_moves(0, 1))

    run(test())


def test_an_expired_lease_writes_nothing_though_nobody_has_taken_the_table(postgres: Postgres, address: str) -> None:
    async def test() -> None:
        async with opened_any(address, "one", lease_seconds=600) as one:
            lease = await begin(one, "t")
            # As if this process had slept: nobody has renewed its leases.
            postgres.sql(
                "UPDATE quintet.nodes SET lease = '0.01 s', expires = clock_timestamp() - interval '1 s'", address
            )
            for write in (
                one.append(lease, "t-1", 0, some_moves(0, 1)),
                one.save_table(lease, table_row("t", at=9)),
            ):
                with pytest.raises(StaleOwner):
                    await write
            assert await moves_of(one, "t-1") == []

    run(test())


def test_a_clock_of_the_database_that_was_set_back_keeps_no_table_from_others(postgres: Postgres, address: str) -> None:
    """All that was noted before is in the future by then."""

    async def test() -> None:
        async with opened_any(address, "one", lease_seconds=600) as one, opened_any(address, "two") as two:
            lease = await begin(one, "t")
            with pytest.raises(OwnedElsewhere):
                await two.take_table("t")
            future = "lease = '1 s', expires = clock_timestamp() + interval '1 hour'"
            postgres.sql(f"UPDATE quintet.nodes SET {future} WHERE name = 'one'", address)
            is_new = "SELECT clock_timestamp() - pg_postmaster_start_time() < '1 s'"
            while await asyncio.to_thread(postgres.sql, is_new, address) == "t":
                pass
            taken = await two.take_table("t")
            assert taken is not None
            with pytest.raises(StaleOwner):
                await one.append(lease, "t-1", 0, some_moves(0, 1))
            await two.append(taken.lease, "t-1", 0, some_moves(0, 1))

    run(test())


def test_a_server_whose_leases_have_expired_says_so_and_begins_anew(postgres: Postgres, address: str) -> None:
    async def test() -> None:
        async with opened_any(address, "one", 0.5) as one, opened_any(address, "two") as two:
            heard = Heard()
            one.listen(heard)
            lease = await begin(one, "t")
            postgres.sql("DELETE FROM quintet.nodes WHERE name = 'one'", address)
            made = asyncio.ensure_future(begin(one, "v"))  # before it has noticed
            taken = await two.take_table("t")
            assert taken is not None
            await asyncio.wait_for(heard.kept.wait(), 30)
            with pytest.raises(StaleOwner):
                await one.append(lease, "t-1", 0, some_moves(0, 1))
            await two.append(taken.lease, "t-1", 0, some_moves(0, 1))
            assert await begin(one, "u") is not None
            await one.append(await made, "v-1", 0, some_moves(0, 1))

    run(test())


def test_a_table_that_is_made_by_a_server_that_was_asleep_is_not_lost_with_the_others(address: str) -> None:
    async def test() -> None:
        async with opened_any(address, "one", lease_seconds=1.5) as one:
            heard = Heard()
            one.listen(heard)
            old = await begin(one, "old")
            time.sleep(2)
            new = await begin(one, "new")  # nothing else has had a turn since then
            assert heard.kept.is_set()
            await one.append(new, "new-1", 0, some_moves(0, 1))
            with pytest.raises(StaleOwner):
                await one.append(old, "old-1", 0, some_moves(0, 1))

    run(test())


def test_two_servers_of_one_name_do_not_work_at_once(address: str) -> None:
    async def test() -> None:
        async with opened_any(address, "one", 0.5):
            with pytest.raises(UnusableDatabase, match="another server named 'one' is at work"):
                await open_store(address, Node("one"), 5.0)

    run(test())


def test_a_schema_that_is_gone_stops_the_server(postgres: Postgres, address: str) -> None:
    async def test() -> None:
        async with opened_any(address) as store:
            lease = await begin(store, "t")
            postgres.sql("DROP SCHEMA quintet CASCADE", address)
            with pytest.raises(StoreFailed, match="cannot write any more"):
                await store.append(lease, "t-1", 0, some_moves(0, 1))
            assert isinstance(await store.failed(), StoreFailed)
            with pytest.raises(StoreFailed):
                await store.save_table(lease, table_row("t", at=9))

    run(test())
