"""Tables over real sockets: making, joining, changing, watching, talking, leaving."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.running import Client, Refused, RunningServer, play_out
from tests.server.tables.test_matches import QUICK, at_random, run, seated

ON_BOTH_DATABASES = True


async def close(*clients: Client) -> None:
    for client in clients:
        await client.disconnect()


async def refused(client: Client, code: str, what: str, **arguments: object) -> None:
    with pytest.raises(Refused) as found:
        await client.do(what, **arguments)
    assert found.value.code == code


def told(client: Client, tell: str) -> list[dict[str, Any]]:
    return [each for each in client.heard if each["tell"] == tell]


async def play_a_match(*clients: Client) -> None:
    """Start, and play to the end at random."""
    await clients[0].do("start")
    for client in clients:
        await client.until(lambda c: c.shown["phase"] == "playing" and c.match == c.shown["match"])
    await asyncio.gather(*(play_out(client, at_random(i)) for i, client in enumerate(clients)))
    for client in clients:
        await client.until(lambda c: c.shown["phase"] == "over")


# ------------------------------------------------------------ making and changing
WISHES: dict[str, Any] = {
    "options": {"hand": 5, "throw_in": False},
    "n_seats": 4,
    "clock": 60,
    "stand_in": "easy",
    "watching": "nobody",
    "is_listed": True,
    "has_chat": True,
    "has_hints": False,
    "is_explaining": True,
    "shows_all_after": False,
    "tempo": 0.5,
    "report_seconds": 5,
}


def test_a_table_with_all_wishes(server: RunningServer) -> None:
    async def test() -> None:
        ann = Client(server, "Ann")
        answer = await ann.request(
            "POST", "/api/tables", {"game": "solo", "name": " Ann  Lee ", "bots": ["hard"], **WISHES}
        )
        table = answer.json()["table"]
        assert answer.headers["location"] == f"/api/tables/{table['id']}"
        assert {name: table[name] for name in WISHES if name != "n_seats"} == {
            name: value for name, value in WISHES.items() if name != "n_seats"
        }
        assert [seat["kind"] for seat in table["seats"]] == ["person", "free", "free", "bot"]
        assert (table["seats"][0]["name"], table["seats"][3]["level"]) == ("Ann Lee", "hard")
        assert (table["is_host"], table["host"], table["seat"], table["phase"]) == (True, 0, 0, "gathering")
        eve = Client(server, "Eve")
        seen = (await eve.request("GET", f"/api/tables/{table['id']}")).json()
        assert (seen["is_host"], seen["host"], seen["seat"]) == (False, 0, None)

    run(test)


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "poker"}, "bad-options"),
        ({"game": "solo", "options": {"hand": 99}}, "bad-options"),
        ({"game": "solo", "options": {"jokers": 2}}, "bad-options"),
        ({"game": "solo", "clock": 10}, "bad-options"),
        ({"game": "solo", "clock": 301}, "bad-options"),
        ({"game": "solo", "clock": 86401}, "bad-options"),
        ({"game": "i_go", "n_seats": 10}, "bad-options"),
        ({"game": "solo", "name": "Ann", "n_seats": 2, "bots": ["easy", "easy"]}, "seat-taken"),
        ({"game": "solo", "name": "\u200b"}, "bad-name"),
        ({"game": "solo", "name": "x" * 25}, "bad-message"),
        ({"game": "solo", "bots": ["godlike"]}, "bad-message"),
        ({"game": "solo", "colour": "red"}, "bad-message"),
        ({}, "bad-message"),
    ],
)
def test_wishes_that_cannot_be_met(server: RunningServer, wish: dict[str, Any], code: str) -> None:
    async def test() -> None:
        answer = await Client(server, "Ann").request("POST", "/api/tables", wish)
        assert answer.json()["code"] == code
        assert answer.status_code in (400, 409)
        assert answer.json()["detail"]

    run(test)


def test_the_host_changes_the_table(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await seated(server, "solo", "AB")
        assert bob.shown["seats"][1]["is_ready"]
        await ann.do("change", **WISHES)
        await bob.until(lambda c: len(c.shown["seats"]) == 4)
        assert {name: bob.shown[name] for name in WISHES if name != "n_seats"} == {
            name: value for name, value in WISHES.items() if name != "n_seats"
        }
        assert not bob.shown["seats"][1]["is_ready"]  # it is another game than the one agreed to
        await ann.do("change", clock=0)
        assert (ann.shown["clock"], ann.shown["options"]) == (0, WISHES["options"])
        await refused(bob, "not-host", "change", clock=30)
        await refused(ann, "bad-options", "change", clock=3)
        await refused(ann, "bad-options", "change", options={"hand": "many"})
        await bob.do("sit", seat=3)
        await refused(ann, "seat-taken", "change", n_seats=3)
        await ann.do("bot", seat=1, level="easy")
        await ann.do("bot", seat=1, level="hard")
        await ann.do("bot", seat=2, level="normal")
        await refused(ann, "seat-taken", "bot", seat=3, level="easy")
        await refused(bob, "not-host", "bot", seat=1, level="easy")
        await bob.do("ready")
        await ann.do("start")
        await ann.until(lambda c: c.shown["phase"] == "playing")
        for what, arguments in (("change", {"clock": 0}), ("bot", {"seat": 1, "level": "easy"}), ("sit", {"seat": 2})):
            await refused(ann, "not-now", what, **arguments)
        await refused(ann, "not-now", "rematch")
        await close(ann, bob)

    run(test)


def test_seats_are_taken_and_changed(server: RunningServer) -> None:
    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        other = await Client(server, "Ann").connect()
        table = await ann.create("solo", n_seats=3)
        await ann.watch(table)
        await other.join(table, seat=2)
        await ann.until(lambda c: c.shown["seats"][2]["kind"] == "person")
        assert [seat["name"] for seat in ann.shown["seats"]] == ["Ann", "", "Ann 2"]
        await refused(other, "seat-taken", "sit", seat=0)
        await refused(other, "no-such-seat", "sit", seat=3)
        await other.do("ready")
        await other.do("sit", seat=1, name="Bea")
        await ann.until(lambda c: c.shown["seats"][1]["name"] == "Bea")
        assert [seat["kind"] for seat in ann.shown["seats"]] == ["person", "person", "free"]
        assert not ann.shown["seats"][1]["is_ready"]
        await other.do("stand")
        await refused(other, "not-seated", "ready")
        await other.do("sit")
        assert other.shown["seats"][1]["name"] == "Bea"  # a name is given once
        stranger = await Client(server, "Eve").connect()
        await stranger.watch(table)
        await refused(stranger, "bad-name", "sit")
        await close(ann, other, stranger)

    run(test)


def test_whoever_is_taken_off_does_not_come_back(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await seated(server, "solo", "AB")
        await refused(bob, "not-host", "clear", seat=0)
        await refused(ann, "not-now", "clear", seat=0)
        await ann.do("clear", seat=1)
        await bob.until(lambda c: c.shown["seat"] is None)
        await refused(bob, "taken-off-this-table", "sit", name="Bob")
        await refused(bob, "taken-off-this-table", "sit", name="Carl")
        await close(ann, bob)

    run(test)


def test_the_host_hands_over_and_leaves(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await seated(server, "solo", "AB")
        await refused(bob, "not-host", "handover", seat=1)
        await ann.do("handover", seat=1)
        await bob.until(lambda c: c.shown["is_host"])
        await refused(ann, "not-host", "start")
        await refused(bob, "no-such-seat", "handover", seat=2)
        await bob.do("stand")
        await ann.until(lambda c: c.shown["is_host"])  # the only one who is left
        await ann.do("stand")
        await ann.until(lambda c: c.shown["host"] is None)
        assert ann.shown["is_host"]  # nobody else could be
        await bob.do("sit", name="Bob")
        await ann.do("handover", seat=0)
        await bob.until(lambda c: c.shown["is_host"])
        await close(ann, bob)

    run(test)


# ------------------------------------------------------------ finding tables
def test_listed_and_private_tables(server: RunningServer) -> None:
    async def test() -> None:
        ann, eve = await Client(server, "Ann").connect(), Client(server, "Eve")

        async def listed() -> list[str]:
            return [table["id"] for table in (await eve.request("GET", "/api/tables")).json()]

        private = await ann.create("solo", bots=["easy"])
        public = await ann.create("solo", bots=["easy"], is_listed=True, tempo=3)
        assert public in await listed()
        assert private not in await listed()
        assert (await eve.request("GET", f"/api/tables/{private}")).status_code == 200  # for whoever has the link
        await ann.watch(private)
        await ann.do("change", is_listed=True)
        assert private in await listed()
        await ann.watch(public)
        await ann.do("start")
        assert public not in await listed()  # there is nothing to join any more
        assert (await eve.request("GET", "/api/tables/aaaa-bbbb-cccc")).status_code == 404
        await ann.disconnect()

    run(test)


def test_a_move_is_answered_by_what_is_told_of_it(server: RunningServer) -> None:
    """The mover's update has the number of their command, nobody else's has, and there is no `done` besides."""

    async def test() -> None:
        ann, bob = await seated(server, "solo", "AB", options={"throw_in": False})
        await ann.do("start")
        for client in (ann, bob):
            await client.until(lambda c: bool(c.view))
        mover = (ann, bob)[ann.view["turn"]]
        await mover.do("unwatch")
        assert (await mover.act("take"))["tell"] == "done"  # whoever does not follow the table gets a plain answer
        await mover.watch(mover.table)

        mover, other = (ann, bob) if mover.view["turn"] == 0 else (bob, ann)
        before, seen = len(mover.heard), other.version
        answer = await mover.act(mover.view["legal"][-1])
        assert (answer["tell"], answer["version"]) == ("update", mover.version)
        await other.until(lambda c: c.version > seen)
        assert "id" not in told(other, "update")[-1]
        assert [each["tell"] for each in mover.heard[before:]] == ["update"]
        await close(ann, bob)

    run(test)


def test_several_tables_over_one_socket(server: RunningServer) -> None:
    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        tables = [await ann.create(game, bots=["easy"], tempo=0, options=QUICK[game]) for game in ("solo", "i_go")]
        mine = (await ann.request("GET", "/api/me/tables")).json()
        assert {table["id"] for table in mine} == set(tables)  # also before a match is begun
        for table in tables:
            await ann.watch(table)
            await ann.do("start")
        views: dict[str, dict[str, Any]] = {}
        for table in tables:
            await ann.until(_has_view(table))
        for each in ann.heard:
            if "view" in each:
                views[each["table"]] = each["view"]
        assert {views[table]["game"] for table in tables} == {"solo", "i_go"}
        ann.table = tables[0]
        await ann.do("unwatch")
        n_heard = len(ann.heard)
        ann.table = tables[1]
        await ann.do("look")
        assert all(each.get("table") != tables[0] for each in ann.heard[n_heard:])
        assert len((await ann.request("GET", "/api/me/tables")).json()) == 2
        await ann.disconnect()

    run(test)


def _has_view(table: str) -> Callable[[Client], bool]:
    return lambda client: any(each.get("table") == table and "view" in each for each in client.heard)


def test_one_connection_follows_so_many_tables(server: RunningServer) -> None:
    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        for _ in range(20):
            await ann.watch(await ann.create("solo"))
        first = ann.table
        ann.table = await ann.create("solo")
        await refused(ann, "too-many", "watch")
        ann.table = first
        await ann.do("unwatch")
        await ann.watch(await ann.create("solo"))
        await ann.disconnect()

    run(test)


# ------------------------------------------------------------ watching and talking
def test_nobody_may_watch(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await seated(server, "solo", "AB", watching="nobody", has_chat=True)
        eve = await Client(server, "Eve").connect()
        await eve.watch(ann.table)
        await ann.do("start")
        await ann.until(lambda c: bool(c.view))
        await eve.until(lambda c: c.shown["phase"] == "playing")
        await eve.do("look")
        await ann.send("say", text="only for us")
        await bob.until(lambda c: bool(told(c, "said")))
        await eve.do("look")
        assert {each["tell"] for each in eve.heard} == {"welcome", "table", "done"}
        await refused(eve, "not-seated", "act", match=ann.match, version=0, actions=["take"])
        await close(ann, bob, eve)

    run(test)


def test_what_nobody_might_watch_is_not_shown_later(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await seated(server, "i_go", "AB", options=QUICK["i_go"], watching="nobody")
        eve = await Client(server, "Eve").connect()
        await play_a_match(ann, bob)
        await ann.do("rematch")
        await ann.do("change", watching="anybody")
        await eve.watch(ann.table)
        await eve.do("look")
        assert eve.view == {}
        ann.view = {}
        await ann.do("look")  # whoever has played it may look at it as long as they like
        assert ann.view["is_over"]
        await bob.do("ready")
        await ann.do("start")
        await eve.until(lambda c: bool(c.view))
        assert eve.match == ann.shown["match"]
        await close(ann, bob, eve)

    run(test)


def test_talk(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await seated(server, "solo", "AB")
        eve = await Client(server, "Eve").connect()
        await eve.watch(ann.table)
        await ann.until(lambda c: c.shown["n_watching"] == 1)
        await bob.send("emote", emote="clap")
        for client in (ann, bob, eve):
            await client.until(lambda c: bool(told(c, "emoted")))
        assert told(eve, "emoted") == [{"tell": "emoted", "table": ann.table, "seat": 1, "emote": "clap"}]
        await refused(bob, "not-allowed-here", "say", text="hello")
        await refused(eve, "not-seated", "emote", emote="clap")
        await refused(bob, "bad-message", "emote", emote="insult")
        await ann.do("change", has_chat=True)
        await bob.send("say", text="  <b>hello</b>\n ann ")
        await ann.until(lambda c: bool(told(c, "said")))
        said = told(ann, "said")[0]
        assert (said["name"], said["seat"], said["text"]) == ("B", 1, "<b>hello</b> ann")  # text; clients escape it
        await refused(bob, "bad-message", "say", text=" \n ")
        await refused(bob, "bad-message", "say", text="x" * 401)
        await refused(eve, "not-seated", "say", text="hello")
        await close(ann, bob, eve)

    run(test)


def test_talk_is_limited(tmp_path: Path) -> None:
    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        await ann.watch(await ann.create("solo"))
        answers = [await ann.send("emote", emote="hurry") for _ in range(30)]
        await ann.until(lambda c: bool(told(c, "refused")))
        assert {each["code"] for each in told(ann, "refused")} == {"too-fast"}
        assert 6 <= len(told(ann, "emoted")) < 20
        for answer in answers:
            answer.cancel()
        await ann.do("look")  # the rest goes on
        await ann.disconnect()

    with RunningServer(tmp_path) as server:
        run(test)


def test_hints_if_the_table_has_them(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await seated(server, "solo", "AB", options={"throw_in": False})
        await refused(ann, "not-now", "hint")
        await ann.do("start")
        for client in (ann, bob):
            await client.until(lambda c: bool(c.view))
        mover, other = (ann, bob) if ann.view["turn"] == 0 else (bob, ann)
        hints = await mover.ask_hint()
        assert hints["tell"] == "hints"
        assert (hints["version"], hints["hints"][0]["action"] in mover.view["legal"]) == (mover.version, True)
        await refused(other, "not-now", "hint")
        await close(ann, bob)
        cleo, dora = await seated(server, "solo", "CD", has_hints=False)
        await cleo.do("start")
        await refused(cleo, "not-allowed-here", "hint")
        await close(cleo, dora)

    run(test)


# ------------------------------------------------------------ leaving and coming back
def test_a_bot_plays_for_whoever_leaves_in_a_match_until_they_are_back(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = await seated(server, "solo", "AB", stand_in="hard")
        await ann.do("start")
        await bob.until(lambda c: bool(c.view))
        await bob.do("stand")
        await bob.do("unwatch")
        await ann.until(lambda c: c.shown["seats"][1]["is_away"])
        assert [seat["kind"] for seat in ann.shown["seats"]] == ["person", "person"]  # it is still theirs
        await bob.watch(ann.table)
        await ann.until(lambda c: not c.shown["seats"][1]["is_away"])
        assert bob.shown["seat"] == 1
        await close(ann, bob)

    run(test)


@pytest.mark.parametrize("has_come_back", [False, True])
def test_whoever_has_left_a_match_is_known_after_a_crash(tmp_path: Path, has_come_back: bool) -> None:
    async def test() -> None:
        ann, bob = await seated(server, "solo", "AB", options={"starter": "seat_0"})
        await ann.do("start")
        await bob.until(lambda c: bool(c.view))
        await bob.do("stand")
        if has_come_back:
            await bob.do("look")
            await bob.do("look")  # what the first one has changed is kept by now
        await close(ann, bob)
        server.kill()
        server.start()
        await ann.connect()
        await ann.watch(ann.table)
        assert ann.shown["seats"][1]["is_away"] is not has_come_back
        await close(ann)

    with RunningServer(tmp_path) as server:
        run(test)


def test_nobody_stands_up_while_the_cards_are_dealt(server: RunningServer) -> None:
    async def test() -> None:
        from quintet.fair import new_contribution, seal

        ann, bob = await seated(server, "solo", "AB")
        await bob.do("ready", seal=seal(new_contribution()))
        await ann.do("start")
        await bob.until(lambda c: c.shown["phase"] == "dealing")
        await refused(bob, "not-now", "stand")
        await close(ann, bob)

    run(test)


def test_a_table_is_there_after_a_restart(tmp_path: Path) -> None:
    """Settings, seats, host, and the same people by their cookies."""

    async def test() -> None:
        wishes = {name: value for name, value in WISHES.items() if name not in ("n_seats", "tempo")}
        ann, bob = await seated(server, "solo", "AB", **wishes)
        await ann.do("look")
        before = ann.shown
        await close(ann, bob)
        server.kill()
        server.start()
        await ann.connect()
        await ann.watch(ann.table)
        seats = [{**seat, "is_here": False} for seat in before["seats"]]
        assert {**ann.shown, "seats": [{**seat, "is_here": False} for seat in ann.shown["seats"]]} == {
            **before,
            "seats": seats,
        }
        assert (await bob.request("GET", "/api/me/tables")).json()[0]["id"] == ann.table
        await ann.disconnect()

    with RunningServer(tmp_path) as server:
        run(test)
