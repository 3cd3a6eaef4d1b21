"""Several act at the same moment: exactly one of them is first, and nobody else loses anything but the race."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from quintet.server.http.identity import COOKIE, Identity
from quintet.server.store.interface import Chair, MatchRow, TableRow
from quintet.server.store.sqlite.store import SqliteStore
from quintet.server.tables.document import PLAYING, Document, Seat
from tests.server.running import Client, Outrun, Refused, RunningServer, Told

ON_BOTH_DATABASES = True

N = 10
PLAYERS = [f"{seat:032x}" for seat in range(N)]
OTHERS = [["B3", "B4"], ["G3", "G4"], ["G5", "G6"], ["B5", "B6"], ["R5", "R6"], ["R3", "R4"]]
THROW_IN = {
    "players": N,
    "options": {"scoring": "round", "solo_call": "off"},
    "zones": {"hand": [["Y1", "Y2"], ["+4"], ["+4"], ["+4"], *OTHERS], "discard": ["+4"]},
    "facts": {"turn": 0, "colour": "red"},
}
"""Three could throw in their last card: the first to do so wins the match."""

CATCH = {
    "players": N,
    "options": {"solo_call": "catch"},
    "zones": {"hand": [["Y1", "Y2"], ["Y3"], *OTHERS, ["R7", "R8"], ["G7", "G8"]], "discard": ["Y9"]},
    "facts": {"turn": 0, "catchable": 1, "uncalled": True},
}
"""Seat 1 has forgotten to say SOLO: it may still say it, and nine may catch it."""

TWIN = {
    "players": N,
    "options": {"solo_call": "off"},
    "zones": {"hand": [["R1", "Y2"], ["R9", "Y3"], *OTHERS, ["R7", "R8"], ["G7", "G8"]], "discard": ["R9"]},
    "facts": {"turn": 0},
}
"""Seat 1 holds the twin of the top card, and it is seat 0's turn."""

N_RACES = 12
KINDS = {"t": THROW_IN, "c": CATCH, "w": TWIN}


def table_id(kind: str, number: int) -> str:
    return f"{kind}000-0000-{number:04d}"


async def _set_up(database: Path) -> Identity:
    """Write matches in the middle of something into the database, as a server would have."""
    store = await SqliteStore.open(database)
    chairs = [Chair(f"P{seat}", player=player) for seat, player in enumerate(PLAYERS)]
    seats = [Seat(player=chair.player, name=chair.name) for chair in chairs]
    for kind, position in KINDS.items():
        for number in range(N_RACES):
            name = table_id(kind, number)
            options: Any = position["options"]
            document = Document(
                name, "solo", PLAYERS[0], seats, 1, "0" * 64, options, phase=PLAYING, match=name, n_matches=1
            )
            row = TableRow(name, msgspec.json.encode(document), False, True, 1)
            lease = await store.create_table(row)
            match = MatchRow(name, name, "solo", 1, options, chairs, "0" * 32, {}, 1, start=position)
            await store.begin_match(lease, row, match)
    identity = Identity(await store.secret("identity"))
    await store.close()
    return identity


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[RunningServer, Identity]]:
    data = tmp_path_factory.mktemp("races")
    identity = asyncio.run(_set_up(data / "quintet.db"))
    with RunningServer(data, "--no-limits") as server:
        yield server, identity
        assert '"error"' not in server.errors()


async def ten(server: RunningServer, identity: Identity) -> list[Client]:
    clients = []
    for seat, player in enumerate(PLAYERS):
        client = Client(server, f"P{seat}")
        client.cookies.set(COOKIE, identity.token(player))
        clients.append(await client.connect())
    return clients


def run(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(test())


async def race(
    clients: list[Client], table: str, moves: dict[int, str], rng: random.Random, caught: int = -1
) -> list[int]:
    """All move at once, in an order of chance; the seats whose move was taken."""
    for client in clients:
        client.view = {}
        await client.watch(table)
        await client.until(lambda c: bool(c.view))
        client.heard.clear()
    hands = [_hand(client) for client in clients]
    seats = list(moves)
    rng.shuffle(seats)
    answers = {}
    for seat in seats:
        client = clients[seat]
        answers[seat] = await client.send("act", match=table, version=client.version, actions=[moves[seat]])
    taken = []
    for seat, answer in answers.items():
        try:
            await answer
            taken.append(seat)
        except Outrun:
            told = [told["tell"] for told in clients[seat].heard]
            assert "view" in told or "update" in told  # they see what has happened
            assert seat == caught or len(_hand(clients[seat])) <= len(hands[seat])  # no penalty for coming late
    for client in clients:
        await client.do("look")
    first = clients[0]
    for client in clients:
        assert _common(client.view) == _common(first.view)
        assert client.version >= first.version
        await client.do("unwatch")
    return taken


def _hand(client: Client) -> list[str]:
    seat = client.shown["seat"]
    hands = [zone for zone in client.view["zones"] if zone["zone"] == "hand" and zone.get("seat") == seat]
    cards: list[str] = hands[0].get("cards", [])
    return cards


def _common(view: Told) -> Told:
    """What everybody sees alike."""
    zones = [
        {name: value for name, value in zone.items() if zone["zone"] != "hand" or name != "cards"}
        for zone in view["zones"]
    ]
    own = ("viewer", "legal", "prompt", "proposals", "risky", "zones")
    return {**{name: value for name, value in view.items() if name not in own}, "zones": zones}


def test_ten_throw_in_at_once_and_one_wins(crowd: tuple[RunningServer, Identity]) -> None:
    async def test() -> None:
        rng = random.Random(1)
        clients = await ten(*crowd)
        winners = set()
        for number in range(N_RACES):
            taken = await race(clients, table_id("t", number), dict.fromkeys(range(N), "throw in +4 red"), rng)
            assert len(taken) == 1
            assert clients[0].view["ranking"][taken[0]] == 1
            assert clients[0].view["is_over"]
            winners |= set(taken)
        assert winners == {1, 2, 3}
        for client in clients:
            await client.disconnect()

    run(test)


def test_nine_catch_and_one_calls_and_one_is_first(crowd: tuple[RunningServer, Identity]) -> None:
    async def test() -> None:
        rng = random.Random(2)
        clients = await ten(*crowd)
        for number in range(N_RACES):
            moves = dict.fromkeys(range(N), "catch") | {1: "say SOLO"}
            taken = await race(clients, table_id("c", number), moves, rng, caught=1)
            # Whoever has called in time cannot be caught; whoever was caught need not call.
            assert len(taken) == 1
        for client in clients:
            await client.disconnect()

    run(test)


def test_a_throw_in_against_the_turn(crowd: tuple[RunningServer, Identity]) -> None:
    async def test() -> None:
        rng = random.Random(3)
        clients = await ten(*crowd)
        both: set[int] = set()
        for number in range(N_RACES):
            taken = await race(clients, table_id("w", number), {0: "lay R1", 1: "throw in R9"}, rng)
            assert len(taken) == 1
            both |= set(taken)
        assert both == {0, 1}
        for client in clients:
            await client.disconnect()

    run(test)


async def _seated(server: RunningServer, names: str, **wishes: object) -> list[Client]:
    clients = [await Client(server, name).connect() for name in names]
    table = await clients[0].create("solo", n_seats=len(names), **wishes)
    await clients[0].watch(table)
    for client in clients[1:]:
        await client.join(table)
        await client.do("ready")
    return clients


async def _outcomes(*answers: Any) -> list[str]:
    """What became of several commands that were sent at once: done, or the code of the refusal."""
    ended = await asyncio.gather(*[await answer for answer in answers], return_exceptions=True)
    return [each.code if isinstance(each, Refused) else "done" for each in ended]


def test_two_sockets_of_one_person_act_at_once(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await _seated(server, "AB", options={"throw_in": False})
        await ann.do("start")
        for client in (ann, bob):
            await client.until(lambda c: bool(c.view))
        mover = (ann, bob)[ann.view["turn"]]
        phone = Client(server, mover.name)
        phone.cookies = mover.cookies
        await phone.connect()
        await phone.watch(mover.table)
        move = {"match": mover.match, "version": mover.version, "actions": ["take"]}
        outcomes = await _outcomes(mover.send("act", **move), phone.send("act", **move))
        assert sorted(outcomes) == ["done", "stale"]
        for client in (mover, phone):
            await client.do("look")
        assert mover.view == phone.view
        for client in (ann, bob, phone):
            await client.disconnect()

    run(test)


def test_one_seat_for_ten_people(server: RunningServer) -> None:
    async def test() -> None:
        host = await Client(server, "Host").connect()
        table = await host.create("solo", n_seats=2)
        people = [await Client(server, f"P{i}").connect() for i in range(10)]
        for each in people:
            await each.watch(table)
        outcomes = await _outcomes(*(each.send("sit", name=each.name, seat=1) for each in people))
        assert sorted(outcomes) == ["done"] + ["seat-taken"] * 9
        for each in people:
            await each.do("look")
        assert sum(each.shown["seat"] == 1 for each in people) == 1
        for each in (host, *people):
            await each.disconnect()

    run(test)


def test_start_pressed_twice(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await _seated(server, "AB")
        outcomes = await _outcomes(ann.send("start"), ann.send("start"), ann.send("start"))
        assert outcomes == ["done", "not-now", "not-now"]
        await bob.until(lambda c: bool(c.view))
        assert bob.shown["n_matches"] == 1
        for client in (ann, bob):
            await client.disconnect()

    run(test)


def test_to_act_while_the_host_takes_one_off(server: RunningServer) -> None:
    async def test() -> None:
        for _ in range(5):
            ann, bob = await _seated(server, "AB", options={"throw_in": False}, tempo=0)
            await ann.do("start")
            for client in (ann, bob):
                await client.until(lambda c: bool(c.view))
            if ann.view["turn"] == 0:
                seen = bob.version
                await ann.act("take")
                await bob.until(lambda c, seen=seen: c.version != seen)  # type: ignore[misc]
            turn = bob.view["turn"]
            move = bob.send("act", match=bob.match, version=bob.version, actions=[(bob.view["legal"] or ["take"])[0]])
            outcomes = await _outcomes(ann.send("clear", seat=1), move)
            assert outcomes[0] == "done"
            if turn == 1:
                assert outcomes[1] in ("done", "taken-off-this-table", "stale")
            with pytest.raises(Refused, match="taken-off-this-table"):
                await bob.act("take")
            await ann.until(lambda c: c.shown["seats"][1]["is_away"])
            await bob.do("look")
            assert bob.shown["seats"][1]["is_away"]  # a sign of life does not bring Bob back
            for client in (ann, bob):
                await client.disconnect()

    run(test)
