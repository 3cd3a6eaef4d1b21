"""Who is who: one name at all tables, and a pass that makes another device the same person, over real sockets."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from quintet.server.http.caller import Caller
from quintet.server.http.context import Context
from quintet.server.http.identity import Identity
from tests.server.running import Client, RunningServer
from tests.server.tables.test_matches import QUICK, run
from tests.server.tables.test_tables import close, play_a_match

ON_BOTH_DATABASES = True


async def name_of(client: Client) -> str:
    return str((await client.request("GET", "/api/me")).json()["name"])


def renamed(client: Client) -> set[str]:
    """The tables of which somebody heard that Anna Lee sits there."""
    tables = [each["table"] for each in client.heard if each["tell"] == "table"]
    return {table["id"] for table in tables if table["seats"][0]["name"] == "Anna Lee"}


def test_a_name_changes_at_all_tables_at_once(server: RunningServer) -> None:
    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        bob = await Client(server, "Bob").connect()
        first, second = await ann.create("solo"), await ann.create("i_go")
        await bob.join(first)
        await bob.watch(second)
        answer = await ann.request("POST", "/api/me/name", {"name": "  Anna\u200b Lee "})
        assert (answer.status_code, answer.json()["name"]) == (200, "Anna Lee")
        await bob.until(lambda c: renamed(c) == {first, second})
        tables = (await ann.request("GET", "/api/me/tables")).json()
        assert [table["names"][0] for table in tables] == ["Anna Lee", "Anna Lee"]
        await ann.create("solo", name="", is_seated=True)
        assert (await ann.request("GET", f"/api/tables/{ann.table}")).json()["seats"][0]["name"] == "Anna Lee"
        await close(ann, bob)

    run(test)


def test_a_name_is_there_after_a_restart_and_at_tables_that_nobody_has_open(tmp_path: Path) -> None:
    async def test() -> None:
        with RunningServer(tmp_path, "--no-limits") as server:
            ann = Client(server, "Ann")
            table = await ann.create("solo")
            server.kill()
            server.start()
            await ann.request("POST", "/api/me/name", {"name": "Anna"})
            assert (await ann.request("GET", "/api/me/tables")).json()[0]["names"][0] == "Anna"
            server.kill()
            server.start()
            assert await name_of(ann) == "Anna"
            assert (await ann.request("GET", f"/api/tables/{table}")).json()["seats"][0]["name"] == "Anna"

    run(test)


def test_a_name_is_given_by_sitting_down_and_by_nobody_else(server: RunningServer) -> None:
    async def test() -> None:
        ann, eve = await Client(server, "Ann").connect(), Client(server, "Eve")
        assert await name_of(ann) == ""
        table = await ann.create("solo", name="")
        await ann.join(table)
        assert await name_of(ann) == "Ann"
        assert await name_of(eve) == ""
        assert "quintet_player" not in eve.cookies  # a stranger who asks is still nobody
        refusal = await eve.request("POST", "/api/tables", {"game": "solo", "is_seated": True})
        assert refusal.json()["code"] == "bad-name"
        for name in ("\u200b", ""):
            assert (await eve.request("POST", "/api/me/name", {"name": name})).json()["code"] == "bad-name"
        assert (await eve.request("POST", "/api/me/name", {"name": "x" * 25})).json()["code"] == "bad-message"
        await close(ann)

    run(test)


# ------------------------------------------------------------ passes
def test_a_pass_makes_another_device_the_same_person_once(server: RunningServer) -> None:
    async def test() -> None:
        ann, phone, thief = Client(server, "Ann"), Client(server, "Phone"), Client(server, "Thief")
        table = await ann.create("solo")
        await phone.request("GET", "/api/games")
        before = phone.cookies["quintet_player"]
        made = await ann.request("POST", "/api/me/passes")
        code = made.json()["code"]
        assert (made.status_code, len(code)) == (201, 32)
        looked = await phone.request("POST", "/api/passes/look", {"code": code})
        assert looked.json() == {"is_valid": True, "is_own": False, "name": "Ann"}
        assert phone.cookies["quintet_player"] == before  # to look is not to use
        assert (await ann.request("POST", "/api/passes/look", {"code": code})).json()["is_own"]
        used = await phone.request("POST", "/api/passes/use", {"code": code})
        assert used.json()["name"] == "Ann"
        assert len(used.headers.get_list("set-cookie")) == 1
        assert phone.cookies["quintet_player"] == ann.cookies["quintet_player"] != before
        assert [each["id"] for each in (await phone.request("GET", "/api/me/tables")).json()] == [table]
        for what in ("look", "use"):
            again = await thief.request("POST", f"/api/passes/{what}", {"code": code})
            assert again.status_code == (200 if what == "look" else 404)
            assert "Ann" not in again.text
        assert thief.cookies.get("quintet_player") != ann.cookies["quintet_player"]

    run(test)


def test_only_the_last_pass_is_good_and_only_its_digest_is_kept(tmp_path: Path) -> None:
    async def test() -> None:
        with RunningServer(tmp_path, "--no-limits", "--log-level", "debug") as server:
            ann, phone = Client(server, "Ann"), Client(server, "Phone")
            await ann.create("solo")
            old = (await ann.request("POST", "/api/me/passes")).json()["code"]
            new = (await ann.request("POST", "/api/me/passes")).json()["code"]
            assert (await phone.request("POST", "/api/passes/use", {"code": old})).json()["code"] == "no-such-pass"
            with closing(sqlite3.connect(tmp_path / "quintet.db")) as db:
                kept = db.execute("SELECT * FROM passes").fetchall()
                assert len(kept) == 1
                assert new not in str(kept)
                db.execute("UPDATE passes SET expires_at = 1000")  # as if ten minutes were over
                db.commit()
            assert not (await phone.request("POST", "/api/passes/look", {"code": new})).json()["is_valid"]
            assert (await phone.request("POST", "/api/passes/use", {"code": new})).status_code == 404
            assert new not in server.errors()

    run(test)


def test_passes_are_made_and_tried_only_so_often(tmp_path: Path) -> None:
    async def test() -> None:
        with RunningServer(tmp_path) as server:
            ann = Client(server, "Ann")
            made = [(await ann.request("POST", "/api/me/passes")).status_code for _ in range(7)]
            assert made == [201] * 5 + [429] * 2
            tried = [(await ann.request("POST", "/api/passes/use", {"code": "x"})).status_code for _ in range(25)]
            assert set(tried) == {404, 429}
            assert tried[-1] == 429

    run(test)


def test_a_pass_is_not_used_by_other_sites(server: RunningServer) -> None:
    async def test() -> None:
        ann = Client(server, "Ann")
        code = (await ann.request("POST", "/api/me/passes")).json()["code"]
        async with httpx.AsyncClient(base_url=server.url) as http:
            for path, body in (("/api/me/passes", None), ("/api/passes/use", {"code": code})):
                answer = await http.post(path, json=body, headers={"origin": "https://evil.example"})
                assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")

    run(test)


# ------------------------------------------------------------ addresses for others
@pytest.mark.parametrize(
    ("host", "url", "found"),
    [
        ("localhost:8015", "", "http://192.0.2.7:8015"),
        ("127.0.0.1:8015", "", "http://192.0.2.7:8015"),
        ("[::1]:8015", "", "http://192.0.2.7:8015"),
        ("192.0.2.7:8015", "", ""),
        ("cards.example.org", "", ""),
        ("localhost.example.org", "", ""),
        ("[::1", "", ""),
        ("localhost:8015", "https://cards.example.org", "https://cards.example.org"),
        ("192.0.2.7:8015", "https://cards.example.org", "https://cards.example.org"),
    ],
)
def test_the_address_to_pass_on(host: str, url: str, found: str) -> None:
    context = Context.__new__(Context)
    context.identity, context.is_behind_proxy, context.origins = Identity(b"secret"), False, frozenset()
    context.url, context.network_url = url, "http://192.0.2.7:8015"
    scope = {"type": "http", "headers": [(b"host", host.encode())], "client": ("192.0.2.1", 5)}
    assert Caller(scope, context).url_for_others == found


def test_a_client_is_told_the_address_for_others(tmp_path: Path) -> None:
    async def test() -> None:
        with RunningServer(tmp_path, "--url", "https://cards.example.org/") as server:
            ann = await Client(server, "Ann").connect()
            await ann.until(lambda c: bool(c.heard))
            assert ann.heard[0]["url"] == "https://cards.example.org"
            assert (await ann.request("POST", "/api/me/passes")).json()["url"] == "https://cards.example.org"
            await close(ann)

    run(test)


def test_streaks_are_counted(server: RunningServer) -> None:
    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        bob = await Client(server, "Bob").connect()
        table = await ann.create("solo", n_seats=2, options=QUICK["solo"])
        await ann.watch(table)
        await bob.join(table)
        streaks = {"Ann": 0, "Bob": 0}
        longest = dict(streaks)
        for n in range(3):
            if n:
                await ann.do("rematch")
            await bob.do("ready")
            await play_a_match(ann, bob)
            for seat, name in enumerate(streaks):
                streaks[name] = streaks[name] + 1 if ann.view["ranking"][seat] == 1 else 0
                longest[name] = max(longest[name], streaks[name])
        for client in (ann, bob):
            me = (await client.request("GET", "/api/me")).json()
            assert me == {"name": client.name, "streak": streaks[client.name], "longest_streak": longest[client.name]}
        await close(ann, bob)

    run(test)
