"""Whole matches over real sockets: with bots, with several people, with breaks."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from typing import Any

import pytest

from quintet import Record, all_games, get_game
from quintet.fair import new_contribution, seal, verify
from tests.server.running import Client, Refused, RunningServer, play_out

QUICK: dict[str, dict[str, object]] = {  # random play could go on for long: all have a last turn
    "fifteen_go": {"sets": 2, "turn_limit": 60},
    "skipbo_masters": {"stock": 5, "turn_limit": 60},
    "i_go": {"target": 1, "turn_limit": 60},
    "level_8": {"turn_limit": 60},
    "solo": {"scoring": "round", "turn_limit": 60},
}

ON_BOTH_DATABASES = True


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


def at_random(seed: int) -> Callable[[list[str]], str]:
    return random.Random(seed).choice


async def seated(server: RunningServer, game: str, names: str, **wishes: object) -> list[Client]:
    """People who sit at one table, all ready."""
    clients = [await Client(server, name).connect() for name in names]
    table = await clients[0].create(game, n_seats=len(names), tempo=0, **wishes)
    await clients[0].watch(table)
    for client in clients[1:]:
        await client.join(table)
        await client.do("ready")
    return clients


async def dealt(server: RunningServer, game: str, names: str, **wishes: object) -> list[Client]:
    """People at one table who have just been dealt their cards."""
    clients = await seated(server, game, names, **wishes)
    await clients[0].do("start")
    for client in clients:
        await client.until(lambda c: bool(c.view))
    return clients


@pytest.mark.parametrize("game_id", [game.id for game in all_games()])
def test_a_match_against_bots(server: RunningServer, game_id: str) -> None:
    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        table = await ann.create(game_id, bots=["easy", "normal"], tempo=0, options=QUICK[game_id])
        await ann.watch(table)
        await ann.do("start")
        await ann.until(lambda c: bool(c.view))
        await play_out(ann, at_random(1))
        await ann.until(lambda c: c.shown["phase"] == "over")
        record = Record.loads((await ann.request("GET", f"/api/matches/{ann.match}")).text)
        assert record.replay(get_game(game_id)).result.ranking == ann.view["ranking"]
        history = (await ann.request("GET", "/api/me/matches")).json()
        assert [match["id"] for match in history] == [ann.match]
        statistics = (await ann.request("GET", "/api/me/statistics")).json()
        assert [(each["game"], each["opponents"], each["n_matches"]) for each in statistics] == [(game_id, "bots", 1)]
        await ann.disconnect()

    run(test)


def test_four_people_play_a_fair_deal(server: RunningServer) -> None:
    async def test() -> None:
        clients = await seated(server, "solo", "ABCD", options=QUICK["solo"])
        contributions = [new_contribution() for _ in clients]
        for client, contribution in zip(clients, contributions, strict=True):
            await client.do("ready", seal=seal(contribution))
        await clients[0].do("start")
        await clients[3].until(lambda c: c.shown["phase"] == "dealing")
        commitment = clients[3].shown["commitment"]
        for client, contribution in zip(clients, contributions, strict=True):
            await client.do("reveal", contribution=contribution)
        for client in clients:
            await client.until(lambda c: bool(c.view))
        await asyncio.gather(*(play_out(client, at_random(i)) for i, client in enumerate(clients)))
        record = Record.loads((await clients[2].request("GET", f"/api/matches/{clients[2].match}")).text)
        for contribution in contributions:
            verdict = verify(record, noted_commitment=commitment, noted_contribution=contribution)
            assert verdict.is_proved
        for client in clients:
            await client.disconnect()

    run(test)


def test_a_contribution_that_was_not_sealed_is_refused(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await seated(server, "solo", "AB")
        await bob.do("ready", seal=seal(new_contribution()))
        await ann.do("start")
        await bob.until(lambda c: c.shown["phase"] == "dealing")
        with pytest.raises(Refused, match="bad-message"):
            await bob.do("reveal", contribution=new_contribution())
        await ann.disconnect()
        await bob.disconnect()

    run(test)


def test_whoever_comes_back_gets_what_they_missed(server: RunningServer) -> None:
    async def test() -> None:
        clients = await dealt(server, "solo", "AB", options={"throw_in": False})
        mover = clients[clients[0].view["turn"]]
        other = clients[1 - mover.shown["seat"]]
        seen = other.version
        await other.disconnect()
        await mover.act("take")
        await other.connect()
        other.heard.clear()
        await other.watch(mover.table, since_last=True)
        missed = [told for told in other.heard if told["tell"] == "missed"]
        assert len(missed) == 1
        assert missed[0]["version"] == other.version == seen + len(missed[0]["events"])
        assert any(event["event"] == "Moved" for events in missed[0]["events"] for event in events)
        for client in clients:
            await client.disconnect()

    run(test)


def test_a_move_for_an_older_view_is_refused_with_a_fresh_one(server: RunningServer) -> None:
    async def test() -> None:
        clients = await dealt(server, "solo", "AB", options={"throw_in": False})
        mover = clients[clients[0].view["turn"]]
        old = mover.version
        await mover.act("take")
        mover.heard.clear()
        with pytest.raises(Refused, match="stale"):
            await mover.do("act", match=mover.match, version=old, actions=["take"])
        assert [told["tell"] for told in mover.heard] == ["view", "refused"]
        for client in clients:
            await client.disconnect()

    run(test)


def test_a_bot_stands_in_for_whoever_is_gone_and_steps_back_when_they_return(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await dealt(server, "solo", "AB")
        await bob.disconnect()
        await ann.until(lambda c: c.shown["seats"][1]["is_away"])
        await bob.connect()
        await bob.watch(bob.table)
        await ann.until(lambda c: not c.shown["seats"][1]["is_away"] and c.shown["seats"][1]["is_here"])
        await ann.disconnect()
        await bob.disconnect()

    run(test)


def test_the_host_is_handed_over_when_gone(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await seated(server, "solo", "AB")
        await ann.disconnect()
        await bob.until(lambda c: c.shown["is_host"])
        await bob.do("clear", seat=0)
        with pytest.raises(Refused, match="not-ready"):
            await bob.do("start")
        await bob.disconnect()

    run(test)


def test_a_rematch_with_the_same_people(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await seated(server, "solo", "AB", options=QUICK["solo"])
        for number in (1, 2):
            await ann.do("start")
            for client in (ann, bob):
                await client.until(lambda c: c.shown["phase"] == "playing" and c.match == c.shown["match"])
            await asyncio.gather(play_out(ann, at_random(number)), play_out(bob, at_random(number + 5)))
            await bob.until(lambda c: c.shown["phase"] == "over")
            await bob.do("rematch")
            await bob.do("ready")
        assert sum(ann.shown["won"]) >= 2
        await ann.disconnect()
        await bob.disconnect()

    run(test)


def test_a_spectator_sees_no_hand(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await dealt(server, "solo", "AB")
        eve = await Client(server, "Eve").connect()
        await eve.watch(ann.table)
        await eve.until(lambda c: bool(c.view))
        assert eve.view["viewer"] == -1
        assert not any("cards" in zone for zone in eve.view["zones"] if zone["zone"] == "hand")
        assert eve.view["legal"] == []
        for client in (ann, bob, eve):
            await client.disconnect()

    run(test)
