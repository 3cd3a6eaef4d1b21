"""The deal of the day through a real server: committed the day before, tried once, ranked, shown when it is over."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from quintet.core.record import Record
from quintet.fair import Terms, commitment, deal_seed, verify
from quintet.games import all_games
from quintet.server.store.interface import Try
from quintet.server.store.opening import upkeep_of
from quintet.server.store.sqlite import daily as kept
from quintet.server.store.sqlite.database import open_for_reading
from quintet.server.tables import daily
from tests.server.running import Client, Refused, RunningServer, play_out

DAY_MS = 86_400_000
NOON = DAY_MS // 2


class DatedServer(RunningServer):
    """A server whose day the test sets."""

    module = "tests.server.dated"
    cycle = -1  # how often all games have had their day: every test has days of its own

    @property
    def clock(self) -> Path:
        return self.data / "ahead.txt"

    def set_day(self, game: str, more: int = 0) -> None:
        """Let it be noon of a day on which this game is played, or some days later."""
        n = [each.id for each in all_games()].index(game)
        today = time.time_ns() // 1_000_000 // DAY_MS
        ordinal = 719_163 + today  # of 1970-01-01, and the days since
        days = (n - ordinal) % len(all_games()) + self.cycle * 2 * len(all_games()) + more
        ahead = (today + days) * DAY_MS + NOON - time.time_ns() // 1_000_000
        new = self.clock.with_suffix(".new")
        new.write_text(str(ahead))
        new.replace(self.clock)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[DatedServer]:
    server = DatedServer(tmp_path_factory.mktemp("dated"), "--no-limits", "--grace", "600")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("QUINTET_DAY_FILE", str(server.clock))
        server.set_day("i_go")
        with server:
            yield server
            assert not server.failures()


@pytest.fixture
def server(running: DatedServer) -> DatedServer:
    """On the eve of a day of I Go!."""
    running.cycle += 1
    running.set_day("i_go", more=-1)
    return running


def run(test: Coroutine[Any, Any, None]) -> None:
    asyncio.run(test)


async def get(client: Client, path: str, status: int = 200) -> Any:
    answer = await client.request("GET", path)
    assert answer.status_code == status, answer.text
    return answer.json()


async def named(server: RunningServer, name: str) -> Client:
    client = await Client(server, name).connect()
    answer = await client.request("POST", "/api/me/name", {"name": name})
    assert answer.status_code == 200, answer.text
    return client


async def begin(client: Client, status: int = 201) -> str:
    answer = await client.request("POST", "/api/daily/try", {})
    assert answer.status_code == status, answer.text
    table: str = answer.json()["table"]
    await client.watch(table)
    await client.until(lambda c: bool(c.view))
    return table


async def finish(client: Client) -> None:
    await play_out(client, min)
    await client.until(lambda c: c.shown["phase"] == "over")


def test_a_day_from_the_commitment_to_the_reveal(server: DatedServer) -> None:
    async def test() -> None:
        ann, ben = await named(server, "Ann"), await named(server, "Ben")
        eve = await get(ann, "/api/daily")
        assert eve["tomorrow"]["game"] == "i_go"
        published = eve["tomorrow"]["commitment"]

        server.set_day("i_go")
        today = await get(ann, "/api/daily")
        assert (today["game"], today["commitment"]) == ("i_go", published)
        assert today["committed_at"] < today["ends_at"] - DAY_MS
        assert (today["mine"], today["results"], today["n_tries"]) == (None, None, 0)

        table = await begin(ann)
        assert (ann.shown["day"], ann.shown["seat"], ann.shown["commitment"]) == (today["day"], 0, published)
        assert [seat["level"] for seat in ann.shown["seats"]] == ["", "normal", "normal"]
        await begin(ben)
        for each in (ann, ben):
            await each.until(lambda c: bool(c.view["legal"]))  # a bot may begin
        assert ben.view["zones"] == ann.view["zones"]
        await finish(ann)
        await finish(ben)
        assert await begin(ann, status=200) == table  # one try each

        shown = await get(ann, "/api/daily")
        assert shown["mine"] == {"table": table, "is_over": True}
        assert shown["n_tries"] == 2
        assert [(each["rank"], each["name"]) for each in shown["results"]] == [(1, "Ann"), (1, "Ben")]
        assert [each["is_me"] for each in shown["results"]] == [True, False]

        server.set_day("i_go", more=1)
        told = await get(ben, f"/api/daily/{today['day']}")
        terms = Terms(told["match"], told["game"], told["rules_version"], told["options"], told["n_seats"])
        assert commitment(terms, told["server_seed"], ["", "", ""]) == published == told["commitment"]
        assert told["seed"] == f"{deal_seed(terms, told['server_seed'], ['', '', '']):032x}"
        assert [each["is_me"] for each in told["results"]] == [False, True]
        of_ann, of_ben = [Record.from_json(await get(each, f"/api/matches/{each.match}")) for each in (ann, ben)]
        assert (of_ann.seed, of_ann.actions) == (of_ben.seed, of_ben.actions)  # the same moves meet the same bots
        for record in (of_ann, of_ben):
            verdict = verify(record, noted_commitment=published)
            assert verdict.is_proved
        assert (await get(ann, "/api/daily"))["past"][0] == today["day"]

    run(test())


def test_nobody_learns_todays_cards(server: DatedServer) -> None:
    async def test() -> None:
        server.set_day("i_go")
        ann, eve = await named(server, "Ann"), await named(server, "Eve")
        table = await begin(ann)
        day, match = ann.shown["day"], ann.match
        secret = secret_of(server, day)
        await eve.watch(table)
        await eve.do("look")
        for what, arguments in (("sit", {"name": "Eve"}), ("start", {}), ("hint", {}), ("act", _move(ann))):
            with pytest.raises(Refused):
                await eve.do(what, **arguments)
        for what in ("hint", "stand"):  # neither hints nor a bot that plays on
            with pytest.raises(Refused):
                await ann.do(what)
        assert (await ann.request("POST", f"/api/tables/{table}/screens", {})).status_code == 403  # nor a television
        before = len(eve.heard)
        await finish(ann)
        await eve.do("look")
        assert not [told for told in eve.heard if told["tell"] in ("view", "update", "missed", "recent")]
        assert {told["tell"] for told in eve.heard[before:]} <= {"table", "done"}
        for path in ("", "/rounds", "/steps?viewer=open", "/chances", "/analysis", "/moments/1?seat=0"):
            for client, status in ((ann, 403), (eve, 404)):
                answer = await client.request("GET", f"/api/matches/{match}{path}")
                assert answer.status_code == status
                assert answer.json()["code"] == ("sealed" if client is ann else "no-such-table")
        assert (await get(eve, f"/api/daily/{day}", 403))["code"] == "sealed"
        assert (await get(eve, f"/api/daily/{daily.day_after(day)}", 403))["code"] == "sealed"
        assert (await get(eve, "/api/daily"))["results"] is None  # she has not played
        everything = "".join([*ann.bytes_heard, *eve.bytes_heard])
        for path in ("/api/daily", "/api/me/matches", f"/api/tables/{table}", "/api/me/tables"):
            everything += "".join([(await each.request("GET", path)).text for each in (ann, eve)])
        assert secret not in everything
        assert ann.match in everything

    run(test())


def _move(client: Client) -> dict[str, object]:
    return {"match": client.match, "version": client.version, "actions": client.view["legal"][:1] or ["call"]}


def secret_of(server: RunningServer, day: str) -> str:
    """What the server keeps to itself, read beside it."""
    with closing(open_for_reading(server.data / "quintet.db")) as db:
        found = kept.deal(db, day)
    assert found is not None
    return found.server_seed


def test_a_try_goes_on_after_a_crash_and_on_another_device(server: DatedServer) -> None:
    async def test() -> None:
        server.set_day("skipbo_masters")
        ann = await named(server, "Ann")
        table = await begin(ann)
        await ann.until(lambda c: bool(c.view["legal"]))
        await ann.act(ann.view["legal"][0])
        seen = ann.view["zones"]
        server.kill()
        server.start()
        other = Client(server, "Ann")
        other.cookies.update(ann.cookies)  # as a pass gives them
        await other.connect()
        assert await begin(other, status=200) == table
        assert [zone for zone in other.view["zones"] if zone["zone"] == "hand"] == [
            zone for zone in seen if zone["zone"] == "hand"
        ]
        assert (await get(other, "/api/daily"))["commitment"] == other.shown["commitment"]

    run(test())


def test_a_try_that_ends_too_late_has_no_rank_and_the_operator_sees_nothing_early(server: DatedServer) -> None:
    async def test() -> None:
        server.set_day("i_go")
        ann, ben = await named(server, "Ann"), await named(server, "Ben")
        await begin(ann)
        await begin(ben)
        await finish(ann)
        day, database = ann.shown["day"], server.data / "quintet.db"
        noon = daily.end_of(day) - NOON
        with pytest.raises(Exception, match="deal of the day"):
            upkeep_of(database).find_record(ann.match, noon)
        with Path(os.devnull).open("w") as out:
            n_early, n_late = (upkeep_of(database).export(out, now) for now in (noon, noon + DAY_MS))
        assert n_late == n_early + 1
        server.set_day("i_go", more=1)
        await finish(ben)
        told = await get(ben, f"/api/daily/{day}")
        assert [each["name"] for each in told["results"]] == ["Ann"]
        await ben.do("rematch")  # a table like any other from now on
        assert ben.shown["day"] == ""

    run(test())


def test_results_are_ranked_by_place_then_points_then_moves() -> None:
    day = "2026-11-17"
    results = {"d": (2, 9, 1), "c": (1, 4, 12), "b": (1, 4, 11), "a": (1, 5, 30), "e": (1, 4, 12)}
    tries = [Try(day, player, "t", player, 0, daily.end_of(day) - 1, *how) for player, how in results.items()]
    unranked = [
        Try(day, "f", "t", "f", 0),
        Try(day, "g", "t", "g", 0, daily.end_of(day), 1, 9, 1),
    ]  # not done, too late
    found = [(rank, each.player) for rank, each in daily.ranked([*tries, *unranked])]
    assert found == [(1, "a"), (2, "b"), (3, "c"), (3, "e"), (5, "d")]


def test_days() -> None:
    assert daily.day_of(daily.end_of("2026-12-31")) == daily.day_after("2026-12-31") == "2027-01-01"
    assert daily.day_of(daily.end_of("2026-12-31") - 1) == "2026-12-31"
    assert not any(map(daily.is_day, ("", "2026-02-30", "20261117", "2026-1-1", "../..", "2026-11-17\n")))
