"""Chat that is kept, watchers who may chat, and what people are told of what the host does."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from quintet.server.store.interface import MOST_REMARKS
from quintet.server.store.opening import upkeep_of
from tests.server.running import Client, RunningServer
from tests.server.tables.test_matches import QUICK, run
from tests.server.tables.test_tables import close, play_a_match, refused, told

ON_BOTH_DATABASES = True


async def company(server: RunningServer, **wishes: Any) -> tuple[Client, Client, Client]:
    """Ann and Bob at a table, Eve beside it."""
    ann, bob, eve = [await Client(server, name).connect() for name in ("Ann", "Bob", "Eve")]
    table = await ann.create("solo", **{"n_seats": 2, "has_chat": True, "options": QUICK["solo"], **wishes})
    await ann.watch(table)
    await bob.join(table)
    await eve.watch(table)
    return ann, bob, eve


async def say(client: Client, text: str) -> None:
    """Say something and wait until it was heard."""
    await client.send("say", text=text)
    await client.until(lambda c: any(each.get("text") == text for each in c.heard))


# ------------------------------------------------------------ chat
def test_what_was_said_is_kept_over_a_reload_and_a_restart(tmp_path: Path) -> None:
    async def test() -> None:
        with RunningServer(tmp_path, "--no-limits") as server:
            ann, bob, eve = await company(server)
            for n in range(MOST_REMARKS + 5):
                await say(ann, f"line {n}")
            await say(bob, "hello")
            await close(ann)
            await ann.connect()
            await ann.watch(ann.table)
            remarks = told(ann, "talk")[-1]["remarks"]
            assert [each["text"] for each in remarks] == [f"line {n}" for n in range(6, 55)] + ["hello"]
            assert (remarks[0]["name"], remarks[0]["seat"], remarks[-1]["name"]) == ("Ann", 0, "Bob")
            server.kill()
            server.start()
            for client in (ann, eve):
                await client.connect()
                await client.watch(ann.table)
            assert told(ann, "talk")[-1]["remarks"] == told(eve, "talk")[-1]["remarks"] == remarks
            await ann.request("POST", "/api/me/name", {"name": "Anna"})
            await ann.until(lambda c: told(c, "talk")[-1]["remarks"][0]["name"] == "Anna")
            await close(ann, eve)

    run(test)


def test_chat_goes_when_its_table_is_pruned(tmp_path: Path) -> None:
    async def test() -> None:
        with RunningServer(tmp_path, "--no-limits") as server:
            ann, bob, eve = await company(server)
            await say(ann, "remember me")
            await close(ann, bob, eve)
            server.stop()
        path = tmp_path / "quintet.db"
        upkeep_of(path).prune(1, None, now=4_000_000_000_000)
        with closing(sqlite3.connect(path)) as db:
            assert db.execute("SELECT count(*) FROM remarks").fetchone() == (0,)

    run(test)


def test_watchers_chat_where_the_host_allows_it_and_are_marked(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob, eve = await company(server)
        await refused(eve, "not-seated", "say", text="hello")
        await ann.do("change", has_watchers_chat=True)
        await refused(eve, "bad-name", "say", text="hello")  # nobody speaks without a name
        await eve.request("POST", "/api/me/name", {"name": "Bob"})
        await say(eve, "hello")
        await bob.until(lambda c: bool(told(c, "said")))
        said = told(bob, "said")[0]
        assert (said["name"], said["is_watching"], "seat" in said) == ("Bob 2", True, False)
        await ann.do("change", watching="nobody")
        await refused(eve, "not-seated", "say", text="hello again")
        await close(ann, bob, eve)

    run(test)


def test_chat_is_not_told_where_it_is_switched_off_or_to_those_who_may_not_watch(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob, eve = await company(server, watching="nobody")
        await say(ann, "secret")
        await eve.do("unwatch")
        await eve.watch(ann.table)
        assert not [each for each in eve.heard if each["tell"] in ("said", "talk")]
        await ann.do("change", has_chat=False)
        await bob.do("unwatch")
        n_heard = len(bob.heard)
        await bob.watch(bob.table)
        assert "talk" not in [each["tell"] for each in bob.heard[n_heard:]]
        await refused(ann, "not-allowed-here", "say", text="hello")
        await close(ann, bob, eve)

    run(test)


# ------------------------------------------------------------ the host
def test_a_freed_seat_may_be_taken_again_a_ban_may_not(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob, eve = await company(server)
        await ann.do("clear", seat=1, is_ban=False)
        await bob.until(lambda c: bool(told(c, "cleared")))
        assert told(bob, "cleared")[0]["is_ban"] is False
        assert not bob.shown["is_banned"]
        assert not told(eve, "cleared")
        await bob.do("sit")
        await ann.do("clear", seat=1)
        await bob.until(lambda c: c.shown["is_banned"])
        assert told(bob, "cleared")[1]["is_ban"] is True
        assert not eve.shown["is_banned"]
        await refused(bob, "taken-off-this-table", "sit")
        await refused(bob, "taken-off-this-table", "say", text="but why")
        await close(ann, bob, eve)

    run(test)


def test_a_seat_is_not_freed_while_a_match_runs(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob, eve = await company(server)
        await bob.do("ready")
        await ann.do("start")
        await refused(ann, "not-now", "clear", seat=1, is_ban=False)
        await close(ann, bob, eve)

    run(test)


def test_a_change_says_what_has_changed(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob, eve = await company(server, options={"hand": 7})
        await ann.do("change", options={"hand": 5}, clock=60)
        await ann.do("change", options={"hand": 5}, clock=60)  # nothing
        for client in (ann, bob, eve):
            await client.do("look")
            found = told(client, "changed")
            assert [each["name"] for each in found] == ["Ann"]
            assert {each["name"]: (each["before"], each["after"]) for each in found[0]["changes"]} == {
                "clock": (0, 60),
                "hand": (7, 5),
            }
        await close(ann, bob, eve)

    run(test)


def test_the_same_table_plays_another_game_and_counts_the_evening(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob, eve = await company(server)
        await bob.do("ready")
        await play_a_match(ann, bob)
        await refused(ann, "not-now", "change", game="i_go")
        await bob.do("rematch")
        await refused(bob, "not-host", "change", game="i_go")
        await refused(ann, "bad-options", "change", game="poker")
        await ann.do("change", game="i_go", options=QUICK["i_go"])
        await bob.until(lambda c: c.shown["game"] == "i_go")
        assert told(bob, "changed")[-1]["changes"][0] == {"name": "game", "before": "solo", "after": "i_go"}
        assert [seat["name"] for seat in bob.shown["seats"]] == ["Ann", "Bob"]
        await bob.do("ready")
        await play_a_match(ann, bob)
        assert ann.view["game"] == "i_go"
        standings = ann.shown["standings"]
        assert {each["name"]: each["n_played"] for each in standings} == {"Ann": 2, "Bob": 2}
        assert sum(each["n_won"] for each in standings) >= 2
        assert standings == sorted(standings, key=lambda each: -each["n_won"])
        await close(ann, bob, eve)

    run(test)


def test_another_game_has_as_many_seats_as_it_can_have(server: RunningServer) -> None:
    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        table = await ann.create("solo", n_seats=10, bots=["easy"] * 5, options={"hand": 5})
        await ann.watch(table)
        await ann.do("change", game="i_go")
        games = {each["id"]: each for each in (await ann.request("GET", "/api/games")).json()}
        kinds = [seat["kind"] for seat in ann.shown["seats"]]
        assert len(kinds) == games["i_go"]["max_players"]
        assert kinds[0] == "person"
        assert "free" not in kinds  # they go first
        assert ann.shown["options"] == {}
        await close(ann)

    run(test)
