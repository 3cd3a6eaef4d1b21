"""The analysis over HTTP: begun by whoever may see the match, kept, switched off; and What if."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.http.test_finished import get, over
from tests.server.running import Client, RunningServer, play_out


async def post(client: Client, path: str, body: dict[str, Any]) -> Any:
    answer = await client.request("POST", f"/api/matches/{path}", body)
    assert answer.status_code in (200, 201), answer.text
    return answer.json()


async def analysed(client: Client) -> Any:
    path = f"{client.match}/analysis"
    assert not (await get(client, path))["is_begun"]
    found = await post(client, path, {})
    while not found["is_done"]:
        assert found["is_begun"]
        assert 0 <= found["reached"] <= found["n_steps"]
        await asyncio.sleep(0.05)
        found = await get(client, path)
    return found


def test_a_match_is_analysed_once_and_kept(server: RunningServer) -> None:
    async def test() -> None:
        ann = await over(server)
        found = await analysed(ann)
        assert await get(ann, f"{ann.match}/analysis") == found
        assert await post(ann, f"{ann.match}/analysis", {}) == found
        assert [each["seat"] for each in found["players"]] == [0]  # the bot is nobody's concern
        assert found["players"][0]["n_decisions"] == len(found["decisions"]) > 0
        record = await get(ann, ann.match)
        for each in found["decisions"]:
            seat, action = record["actions"][each["step"]]
            assert not each["played"] or (seat, action) == (0, each["played"][0])
            moment = await get(ann, f"{ann.match}/moments/{each['step']}?seat=0")
            assert not each["better"] or each["better"][0] in moment["view"]["legal"]
        await ann.disconnect()

    asyncio.run(test())


def test_only_those_who_may_see_the_match_may_see_its_analysis(server: RunningServer) -> None:
    async def test() -> None:
        ann, eve = await over(server, shows_all_after=False), Client(server, "Eve")
        body: dict[str, Any] = {"step": 0, "seat": 0}
        for method, what, sent in [
            ("GET", "analysis", None),
            ("POST", "analysis", {}),
            ("GET", "moments/0?seat=0", None),
            ("POST", "moments/0?seat=0", {"actions": ["take"]}),
            ("POST", "what-if", body),
        ]:
            answer = await eve.request(method, f"/api/matches/{ann.match}/{what}", sent)
            assert answer.status_code == 404, what
        await ann.disconnect()

    asyncio.run(test())


def test_a_match_that_was_broken_off_is_not_analysed(server: RunningServer) -> None:
    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        await ann.watch(await ann.create("solo", bots=["easy"], tempo=0))
        await ann.do("start")
        await ann.until(lambda c: bool(c.view))
        for method, sent in (("GET", None), ("POST", {})):
            answer = await ann.request(method, f"/api/matches/{ann.match}/analysis", sent)
            assert (answer.status_code, answer.json()["code"]) == (403, "not-over")
        await ann.disconnect()

    asyncio.run(test())


def test_an_operator_can_switch_it_off(tmp_path: Path) -> None:
    async def test() -> None:
        with RunningServer(tmp_path, "--no-analysis") as server:
            ann = await over(server)
            assert not (await get(ann, f"{ann.match}/rounds"))["has_analysis"]
            for method, what, sent in (("POST", "analysis", {}), ("POST", "what-if", {"step": 0, "seat": 0})):
                answer = await ann.request(method, f"/api/matches/{ann.match}/{what}", sent)
                assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed-here")
            await ann.disconnect()

    asyncio.run(test())


def test_what_if_plays_on_from_a_position_and_counts_nowhere(server: RunningServer) -> None:
    async def test() -> None:
        ann = await over(server)
        before = (await ann.request("GET", "/api/me/statistics")).json()
        record = await get(ann, ann.match)
        others: list[str] = []
        steps = (n for n, (seat, _) in enumerate(record["actions"]) if seat == 0)
        while not others:  # sometimes only one thing can be done
            step = next(steps)
            legal = (await get(ann, f"{ann.match}/moments/{step}?seat=0"))["view"]["legal"]
            others = [action for action in legal if action != record["actions"][step][1]]
        made = await post(ann, f"{ann.match}/what-if", {"step": step, "seat": 0, "actions": [others[0]]})
        assert made["table"]["what_if"] == ann.match
        assert [seat["kind"] for seat in made["table"]["seats"]] == ["person", "bot"]
        friend = Client(server, "Ann")
        friend.cookies = ann.cookies
        await friend.connect()
        await friend.watch(made["id"])
        await friend.do("change", tempo=0)  # its bots do not pause
        await friend.do("start")
        await friend.until(lambda c: bool(c.view))
        await play_out(friend, lambda legal: legal[0])
        await friend.until(lambda c: c.shown["phase"] == "over")
        again = await get(friend, friend.match)
        assert again["start"] is not None
        assert "fair" not in again
        assert not (await get(friend, f"{friend.match}/rounds"))["is_dealt"]
        assert (await ann.request("GET", "/api/me/statistics")).json() == before
        await friend.do("rematch")
        await friend.until(lambda c: c.shown["what_if"] == "")
        await ann.disconnect()
        await friend.disconnect()

    asyncio.run(test())


@pytest.mark.parametrize(
    "body", [{"step": 10**6, "seat": 0}, {"step": 0, "seat": 7}, {"step": 0, "seat": 0, "actions": ["x"]}]
)
def test_what_cannot_have_been(server: RunningServer, body: dict[str, Any]) -> None:
    async def test() -> None:
        ann = await over(server)
        answer = await ann.request("POST", f"/api/matches/{ann.match}/what-if", body)
        assert 400 <= answer.status_code < 500
        assert answer.json()["code"] in ("bad-message", "illegal")
        await ann.disconnect()

    asyncio.run(test())
