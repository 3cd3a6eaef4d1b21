"""After a match, over real sockets: the next one, leaving, records, statistics."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from quintet import Record, get_game
from tests.server.running import Client, RunningServer, play_out
from tests.server.tables.test_matches import QUICK, at_random, run, seated
from tests.server.tables.test_tables import close, play_a_match, refused

ON_BOTH_DATABASES = True


@pytest.mark.parametrize("has_sat", [True, False])
def test_a_host_watches_bots_again_and_again(server: RunningServer, has_sat: bool) -> None:
    async def test() -> None:
        ann = await Client(server, "Ann" if has_sat else "").connect()
        eve = await Client(server, "Eve").connect()
        table = await ann.create("solo", n_seats=2, watching="nobody", tempo=0, options=QUICK["solo"])
        for client in (ann, eve):
            await client.watch(table)
        if has_sat:
            await ann.do("stand")
        assert (ann.shown["is_host"], ann.shown["seat"]) == (True, None)
        for seat in range(2):
            await ann.do("bot", seat=seat, level="easy")
        for n_matches in (1, 2):
            await ann.do("start")
            await ann.until(lambda c: c.shown["phase"] == "over")
            assert (ann.view["viewer"], ann.view["is_over"], ann.shown["n_matches"]) == (-1, True, n_matches)
            await refused(eve, "not-seated", "rematch")
            await ann.do("rematch")
        assert not eve.view  # only the host may look on here
        await close(ann, eve)

    run(test)


def test_a_rematch_counts_on(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await seated(server, "solo", "AB", options=QUICK["solo"])
        eve = await Client(server, "Eve").connect()
        await eve.watch(ann.table)
        await play_a_match(ann, bob)
        first, won = ann.match, ann.shown["won"]
        assert sum(won) >= 1
        await refused(ann, "not-now", "start")
        await refused(eve, "not-seated", "rematch")
        await bob.do("rematch")
        await ann.until(lambda c: c.shown["phase"] == "gathering")
        assert [seat["is_ready"] for seat in ann.shown["seats"]] == [False, False]
        await refused(ann, "not-ready", "start")
        await bob.do("ready")
        await play_a_match(ann, bob)
        assert ann.match != first
        assert (ann.shown["n_matches"], sum(ann.shown["won"]) > sum(won)) == (2, True)
        history = (await bob.request("GET", "/api/me/matches")).json()
        assert [match["id"] for match in history] == [ann.match, first]
        page = (await bob.request("GET", f"/api/me/matches?before={history[0]['ended_at']}")).json()
        assert [match["id"] for match in page] == [first]
        assert "player" not in str(history)
        await close(ann, bob, eve)

    run(test)


def test_a_table_that_all_have_left_after_a_match_is_free_for_others(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await seated(server, "i_go", "AB", options=QUICK["i_go"])
        await play_a_match(ann, bob)
        await ann.do("stand")
        assert (ann.shown["phase"], ann.shown["host"]) == ("over", 1)
        await bob.do("stand")
        assert (bob.shown["phase"], bob.shown["host"], bob.shown["is_host"]) == ("gathering", None, True)
        eve = await Client(server, "Eve").connect()
        await eve.join(ann.table)
        assert eve.shown["seat"] == 0
        await close(ann, bob, eve)

    run(test)


def test_matches_won_go_along_with_a_player_who_changes_seats(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await seated(server, "i_go", "AB", options=QUICK["i_go"])
        await play_a_match(ann, bob)
        won = ann.shown["won"]
        await ann.do("rematch")
        await ann.do("change", n_seats=4)
        await ann.do("sit", seat=3)
        await bob.do("sit", name="Robert", seat=2)
        await bob.do("sit", name="Bert")
        assert bob.shown["won"] == [0, 0, won[1], won[0]]
        assert sum(won) >= 1
        await close(ann, bob)

    run(test)


@pytest.mark.parametrize(
    ("wishes", "is_for_all"),
    [({}, True), ({"shows_all_after": False}, False), ({"watching": "nobody"}, False)],
    ids=["shown", "not shown", "not watched"],
)
def test_who_may_read_the_record(server: RunningServer, wishes: dict[str, Any], is_for_all: bool) -> None:
    async def test() -> None:
        ann, bob = await seated(server, "solo", "AB", options=QUICK["solo"], **wishes)
        eve = Client(server, "Eve")
        await ann.do("start")
        await ann.until(lambda c: bool(c.view))
        path = f"/api/matches/{ann.match}"
        assert (await ann.request("GET", path)).json()["code"] == "not-over"  # it would show all cards
        assert (await eve.request("GET", path)).status_code in (403, 404)
        await bob.until(lambda c: bool(c.view))
        await asyncio.gather(play_out(ann, at_random(1)), play_out(bob, at_random(2)))
        await ann.until(lambda c: c.shown["phase"] == "over")
        for player in (ann, bob):
            record = Record.loads((await player.request("GET", path)).text)
            assert record.replay(get_game("solo")).is_over
        assert (await eve.request("GET", path)).status_code == (200 if is_for_all else 404)
        assert (await eve.request("GET", "/api/matches/nothing")).status_code == 404
        await close(ann, bob)

    run(test)


@pytest.mark.parametrize(
    ("promised", "changed", "is_for_all"),
    [
        ({}, {"shows_all_after": False}, True),
        ({}, {"watching": "nobody"}, True),
        ({"shows_all_after": False}, {"shows_all_after": True}, False),
        ({"watching": "nobody"}, {"watching": "anybody"}, False),
    ],
    ids=["hidden", "closed", "shown", "opened"],
)
def test_a_record_is_for_those_to_whom_it_was_promised(
    server: RunningServer, promised: dict[str, Any], changed: dict[str, Any], is_for_all: bool
) -> None:
    async def test() -> None:
        ann, bob = await seated(server, "i_go", "AB", options=QUICK["i_go"], **promised)
        await play_a_match(ann, bob)
        await ann.do("rematch")
        await ann.do("change", **changed)
        answer = await Client(server, "Eve").request("GET", f"/api/matches/{ann.match}")
        assert answer.status_code == (200 if is_for_all else 404)
        await close(ann, bob)

    run(test)


def test_statistics_by_game_and_opponents(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await seated(server, "solo", "AB", options=QUICK["solo"])
        await play_a_match(ann, bob)
        await ann.do("rematch")
        await ann.do("change", n_seats=3)
        await ann.do("bot", seat=2, level="easy")
        await bob.do("ready")
        await play_a_match(ann, bob)
        ann.view = {}
        await ann.watch(await ann.create("i_go", bots=["easy"], tempo=0, options=QUICK["i_go"]))
        await play_a_match(ann)
        tallies = (await ann.request("GET", "/api/me/statistics")).json()
        assert [(each["game"], each["opponents"], each["n_matches"]) for each in tallies] == [
            ("i_go", "bots", 1),
            ("solo", "mixed", 1),
            ("solo", "people", 1),
        ]
        assert all(0 <= each["n_won"] <= 1 for each in tallies)
        others = (await bob.request("GET", "/api/me/statistics")).json()
        people = next(each for each in tallies if each["opponents"] == "people")
        assert people["n_won"] + next(each for each in others if each["opponents"] == "people")["n_won"] >= 1
        assert (await Client(server, "Eve").request("GET", "/api/me/statistics")).json() == []
        await close(ann, bob)

    run(test)
