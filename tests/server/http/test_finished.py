"""Looking back over HTTP: what is told to whom, and how much of it."""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

from quintet.server.limits import UNLIMITED, Limits, LimitSettings, Rate
from quintet.server.thinking.replay import PAGE
from tests.server.running import Client, RunningServer, play_out

ON_BOTH_DATABASES = True

OPTIONS = {"scoring": "round", "hand": 5}


async def over(server: RunningServer, **wishes: object) -> Client:
    """Ann, who has played a match against a bot."""
    ann = await Client(server, "Ann").connect()
    table = await ann.create("solo", bots=["easy"], tempo=0, options=OPTIONS, **wishes)
    await ann.watch(table)
    await ann.do("start")
    await ann.until(lambda c: bool(c.view))
    await play_out(ann, random.Random(1).choice)
    await ann.until(lambda c: c.shown["phase"] == "over")
    return ann


async def get(client: Client, path: str) -> Any:
    answer = await client.request("GET", f"/api/matches/{path}")
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_match_at_a_glance_in_steps_and_with_its_chances(server: RunningServer) -> None:
    async def test() -> None:
        ann = await over(server)
        record = await get(ann, ann.match)
        shown = await get(ann, f"{ann.match}/rounds")
        assert (shown["game"], shown["seat"], shown["n_steps"]) == ("solo", 0, len(record["actions"]))
        assert [chair["name"] for chair in shown["chairs"]] == record["seats"]
        assert [chair["bot"] for chair in shown["chairs"]] == ["", "easy"]
        assert shown["rounds"] == [{"first": 0, "scores": record["result"]["scores"]}]
        for viewer in ("0", "1", "watcher", "open"):
            steps = await get(ann, f"{ann.match}/steps?viewer={viewer}")
            assert len(steps) == min(PAGE, shown["n_steps"] + 1)
            hands = [zone for zone in steps[0]["view"]["zones"] if zone["zone"] == "hand"]
            seen = [zone["seat"] for zone in hands if "cards" in zone]
            assert seen == {"0": [0], "1": [1], "watcher": [], "open": [0, 1]}[viewer]
        last = await get(ann, f"{ann.match}/steps?viewer=0&first={shown['n_steps']}")
        assert len(last) == 1
        assert last[0]["view"]["ranking"] == shown["ranking"]
        while not (found := await get(ann, f"{ann.match}/chances"))["is_done"]:
            await asyncio.sleep(0.05)
        places = [place["step"] for place in found["places"]]
        assert places == sorted(set(places))
        assert (places[0], places[-1]) == (0, shown["n_steps"])
        assert all(abs(sum(place["chances"]) - 1000) <= 2 for place in found["places"])
        assert [chance == 1000 for chance in found["places"][-1]["chances"]] == [rank == 1 for rank in shown["ranking"]]
        assert await get(ann, f"{ann.match}/chances") == found
        await ann.disconnect()

    asyncio.run(test())


@pytest.mark.parametrize(("wishes", "is_for_all"), [({}, True), ({"shows_all_after": False}, False)])
def test_only_those_who_may_read_the_record_may_look_back(
    server: RunningServer, wishes: dict[str, Any], is_for_all: bool
) -> None:
    async def test() -> None:
        ann, eve = await over(server, **wishes), Client(server, "Eve")
        for what in ("rounds", "steps?viewer=open", "chances"):
            answer = await eve.request("GET", f"/api/matches/{ann.match}/{what}")
            assert answer.status_code == (200 if is_for_all else 404)
        if is_for_all:
            assert (await get(eve, f"{ann.match}/rounds"))["seat"] is None
        await ann.disconnect()

    asyncio.run(test())


def test_nothing_is_told_before_the_end(server: RunningServer) -> None:
    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        table = await ann.create("solo", bots=["easy"], tempo=0)
        await ann.watch(table)
        await ann.do("start")
        await ann.until(lambda c: bool(c.view))
        for what in ("rounds", "steps", "steps?viewer=open", "steps?viewer=0", "chances"):
            answer = await ann.request("GET", f"/api/matches/{ann.match}/{what}")
            assert (answer.status_code, answer.json()["code"]) == (403, "not-over")
        await ann.disconnect()

    asyncio.run(test())


def test_what_cannot_be_asked_for(server: RunningServer) -> None:
    viewers = ["viewer=2", "viewer=-1", "viewer=all", "viewer="]

    async def test() -> None:
        ann = await over(server)
        for query in [*viewers, "first=-1", "first=x", "first=99999", "first=" + "9" * 30]:
            answer = await ann.request("GET", f"/api/matches/{ann.match}/steps?{query}")
            assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")
        for what in ("rounds", "steps", "chances"):
            assert (await ann.request("GET", f"/api/matches/0000-0000-0000/{what}")).status_code == 404
        await ann.disconnect()

    asyncio.run(test())


def test_replays_and_curves_have_limits_of_their_own() -> None:
    settings = LimitSettings(replays=Rate(2, 0.001), curves=Rate(1, 0.001))
    limits = Limits(settings)
    assert [limits.replays.take("home") for _ in range(3)] == [True, True, False]
    assert [limits.curves.take("home") for _ in range(2)] == [True, False]
    assert all(Limits(UNLIMITED).curves.take("home") for _ in range(100))
