"""Headers, cookies, origins, addresses, names and logs: what keeps one visitor safe from another."""

from __future__ import annotations

import asyncio
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from quintet.fair import new_contribution, seal
from quintet.server.headers import SAFE_HEADERS
from quintet.server.http.caller import address_of, home_of
from quintet.server.http.identity import COOKIE, Identity
from quintet.server.refusals import Refusal
from quintet.server.tables.document import clean_name, new_id
from quintet.server.tables.writing import clean_line, outline
from tests.server.running import PATIENCE, Client, RunningServer


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/t/k7fm-q2xd-9wpt", 200),
        ("GET", "/static/page.css", 200),
        ("GET", "/static/nothing.css", 404),
        ("GET", "/static/../app.py", 404),
        ("GET", "/nothing", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/games", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/api/tables/0000-0000-0000", 404),
        ("GET", "/api/me/matches?before=x", 400),
        ("POST", "/api/tables", 400),
        ("DELETE", "/api/tables", 405),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
    ],
)
def test_every_answer_has_safe_headers(server: RunningServer, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, server.url + path, timeout=PATIENCE)
    assert answer.status_code == status
    for name, value in SAFE_HEADERS.items():
        assert answer.headers[name] == value
    if path.startswith("/api"):
        assert "no-store" in answer.headers["cache-control"]
    if status >= 400:
        assert set(answer.json()) == {"code", "detail"}


SHAKE = {
    "Host": "localhost",
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


@pytest.mark.parametrize(
    ("path", "headers", "status"),
    [
        ("/api/socket", {"Sec-WebSocket-Version": "8"}, 400),
        ("/api/socket", {"Sec-WebSocket-Key": "short"}, 400),
        ("/api/socket", {"Sec-WebSocket-Protocol": ",@"}, 400),
        ("/api/socket", {"Content-Length": "5"}, 400),
        ("/api/socket", {"Long": "x" * 9000}, 431),
        ("/api/socket", {"Origin": "https://evil.example"}, 403),
        ("/socket", {}, 404),
    ],
    ids=["version", "key", "protocol", "body", "long", "origin", "path"],
)
def test_refused_handshakes_have_safe_headers(
    server: RunningServer, path: str, headers: dict[str, str], status: int
) -> None:
    async def test() -> bytes:
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in {**SHAKE, **headers}.items())]
        writer.write("\r\n".join([*lines, "", ""]).encode())
        answer = await asyncio.wait_for(reader.read(), PATIENCE)
        writer.close()
        return answer

    first, *lines = asyncio.run(test()).partition(b"\r\n\r\n")[0].decode().splitlines()
    assert first.split()[1] == str(status)
    found = [(name.lower(), value) for name, _, value in (line.partition(": ") for line in lines)]
    assert [pair for pair in found if pair[0] in SAFE_HEADERS] == list(SAFE_HEADERS.items())


@pytest.mark.parametrize("path", ["/t/k7fm-q2xd-9wpt", "/help/solo", "/match/k7fm-q2xd-9wpt"])
def test_an_address_with_a_slash_at_its_end_stays_on_its_host(server: RunningServer, path: str) -> None:
    """Behind a proxy the server does not see that its visitor came over TLS: a whole address would lead off it."""
    answer = httpx.get(f"{server.url}{path}/", timeout=PATIENCE)
    assert (answer.status_code, answer.headers["location"]) == (308, path)
    assert httpx.get(f"{server.url}{path}/", timeout=PATIENCE, follow_redirects=True).status_code == 200
    for other in ("/api/games/", "//evil.example/", "/t//evil.example/"):
        assert httpx.get(server.url + other, timeout=PATIENCE).status_code == 404


@pytest.mark.parametrize("more", ["", "Upgrade: websocket\r\nConnection: Upgrade\r\n"])
@pytest.mark.parametrize("request_line", ["POST /api/tables", "GET /api/games", "GET /api/socket"])
def test_a_request_that_has_two_lengths_is_refused_and_nothing_after_it_is_read(
    server: RunningServer, request_line: str, more: str
) -> None:
    """A proxy may believe one of them and we the other: what comes after it could be somebody else's request."""
    lengths = "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n"
    head = f"{request_line} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n{more}{lengths}\r\n"
    hidden = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n"
    told = b""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as sock:
        sock.sendall(f"{head}0\r\n\r\n{hidden}".encode())
        while data := sock.recv(10_000):
            told += data
    assert told.startswith(b"HTTP/1.1 400 ")
    assert told.count(b"HTTP/1.1 ") == 1
    assert b"connection: close" in told.lower()


def test_pages_ask_for_nothing_elsewhere(server: RunningServer) -> None:
    page = httpx.get(server.url, timeout=PATIENCE).text
    assert not re.search(r"(?:src|href|action)\s*=\s*[\"']?(?:https?:)?//", page)
    assert "http" not in SAFE_HEADERS["content-security-policy"]
    assert "unsafe" not in SAFE_HEADERS["content-security-policy"]


# ------------------------------------------------------------ cookies
def test_the_cookie_is_out_of_reach(server: RunningServer) -> None:
    answer = httpx.get(f"{server.url}/api/games", timeout=PATIENCE)
    cookie = answer.headers["set-cookie"]
    for part in ("HttpOnly", "SameSite=Lax", "Path=/"):
        assert part in cookie
    assert "Secure" not in cookie
    assert "Domain" not in cookie
    # The server believes nobody's word that they came over TLS, unless a proxy says so.
    lie = httpx.get(f"{server.url}/api/games", headers={"x-forwarded-proto": "https"}, timeout=PATIENCE)
    assert "Secure" not in lie.headers["set-cookie"]


def test_whoever_asks_for_their_own_things_stays_known_for_another_year(server: RunningServer) -> None:
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        # Pages ask for several things at once: only one answer may make a stranger somebody.
        assert "set-cookie" not in http.get("/api/me/tables").headers
        token = http.get("/api/games").cookies[COOKIE]
        assert "set-cookie" not in http.get("/api/games").headers
        for path in ("/api/me/tables", "/api/me/matches", "/api/me/statistics"):
            cookie = http.get(path).headers["set-cookie"]
            assert cookie.startswith(f"{COOKIE}={token}; ")
            assert "Max-Age=31536000" in cookie


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("proxied"), "--behind-proxy") as running:
        yield running


def test_behind_a_proxy(proxied: RunningServer) -> None:
    def ask(path: str, *headers: tuple[str, str]) -> httpx.Response:
        return httpx.get(proxied.url + path, headers=list(headers), timeout=PATIENCE)

    assert "; Secure" in ask("/api/games", ("x-forwarded-proto", "https")).headers["set-cookie"]
    elsewhere, here = ("x-forwarded-for", "203.0.113.7"), ("x-forwarded-for", "127.0.0.1")
    assert ask("/metrics", here, elsewhere).status_code == 403  # the proxy's line comes last
    assert ask("/metrics", ("x-forwarded-for", "127.0.0.1, 203.0.113.7")).status_code == 403
    assert ask("/metrics", elsewhere, here).status_code == 200
    home = {"host": "cards.example.org", "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
    for origin, status in (("https://cards.example.org", 400), ("http://cards.example.org", 403)):
        answer = httpx.post(f"{proxied.url}/api/tables", headers={**home, "origin": origin}, timeout=PATIENCE)
        assert answer.status_code == status


def test_without_a_proxy_nobody_says_where_they_are_from(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as limited, httpx.Client(base_url=limited.url, timeout=PATIENCE) as http:
        statuses = [
            http.get("/api/me/statistics", headers={"x-forwarded-for": f"203.0.113.{i}"}).status_code
            for i in range(400)
        ]
    assert 429 in statuses


def test_only_our_own_tokens_count() -> None:
    ours, theirs = Identity(b"a" * 32), Identity(b"b" * 32)
    player = ours.new_player()
    token = ours.token(player)
    assert ours.read([f"{COOKIE}={token}"]) == player
    assert ours.read([f'other="; {COOKIE}={theirs.token(player)}; {COOKIE}={token}']) == player
    flipped = token[:-1] + ("0" if token[-1] != "0" else "1")
    for bad in (theirs.token(player), flipped, token.upper(), token + "0", player, f"{player}.", "", "=", '"'):
        assert ours.read([f"{COOKIE}={bad}"]) == ""


# ------------------------------------------------------------ where from
@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "",
        "https://evil.example",
        "http://[",
        "http://127.0.0.1",
        "http://127.0.0.1:{port}.evil.example",
        "http://evil.example@127.0.0.1:{port}",
        "http://127.0.0.1:{port}@evil.example",
        "http://localhost:{port}",
        "file://127.0.0.1:{port}",
        "127.0.0.1:{port}",
    ],
)
def test_other_sites_change_nothing(server: RunningServer, origin: str) -> None:
    headers = {"origin": origin.format(port=server.port)}
    answer = httpx.post(f"{server.url}/api/tables", json={"game": "solo"}, headers=headers, timeout=PATIENCE)
    assert answer.status_code == 403
    assert answer.json()["code"] == "bad-origin"


def test_pages_of_other_origins_may_if_the_operator_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUINTET_ORIGIN", "https://one.example http://two.example:8080")
    with RunningServer(tmp_path) as server:
        found = {
            origin: httpx.post(
                f"{server.url}/api/tables", json={"game": "solo"}, headers={"origin": origin}, timeout=PATIENCE
            ).status_code
            for origin in ("https://one.example", "http://one.example", "http://two.example:8080", "http://two.example")
        }
    assert list(found.values()) == [201, 403, 201, 403]


def test_our_own_pages_and_programs_may(server: RunningServer) -> None:
    for headers in ({}, {"origin": server.url}, {"sec-fetch-site": "same-origin"}):
        answer = httpx.post(f"{server.url}/api/tables", json={"game": "solo"}, headers=headers, timeout=PATIENCE)
        assert answer.status_code == 201
    answer = httpx.post(
        f"{server.url}/api/tables", json={"game": "solo"}, headers={"sec-fetch-site": "cross-site"}, timeout=PATIENCE
    )
    assert answer.status_code == 403


def _scope(peer: str, *forwarded: str) -> dict[str, Any]:
    return {"type": "http", "client": (peer, 1), "headers": [(b"x-forwarded-for", each.encode()) for each in forwarded]}


def test_addresses() -> None:
    assert address_of(_scope("192.0.2.1", "198.51.100.1"), False) == "192.0.2.1"
    assert address_of(_scope("192.0.2.1", "10.0.0.1, 198.51.100.1"), True) == "198.51.100.1"
    assert address_of(_scope("192.0.2.1", "10.0.0.1", "198.51.100.1"), True) == "198.51.100.1"
    assert address_of(_scope("192.0.2.1", "x" * 5000), True) == "192.0.2.1"
    assert address_of(_scope("192.0.2.1", "10.0.0.1,"), True) == "192.0.2.1"
    assert address_of(_scope("::ffff:192.0.2.1"), False) == "192.0.2.1"
    assert home_of("192.0.2.1") == "192.0.2.1"
    assert home_of("2001:db8::1") == home_of("2001:db8::ffff:1") != home_of("2001:db8:0:1::1")


def test_table_ids_cannot_be_guessed() -> None:
    ids = {new_id() for _ in range(5000)}
    assert len(ids) == 5000
    for place in (0, 6, 13):
        assert len({each[place] for each in ids}) == 32  # 32 letters at 12 places: 60 bits


# ------------------------------------------------------------ names and chat
@pytest.mark.parametrize(
    ("written", "shown"),
    [
        ("  Ann \n Bob\t", "Ann Bob"),
        ("A\u202enn\u200b\u2066\ufeff", "Ann"),
        ("\x00\x1b[31mAnn\x7f", "[31mAnn"),
        ("\u3164\u2800\u115fAnn", "Ann"),
        ("Ann\ufffc\U0001d159", "Ann"),
        ("e\u0301" + "\u0302" * 20, "é" + "\u0302" * 3),
        ("\u0301\u0302", ""),
        ("<b>Ann</b>", "<b>Ann</b>"),  # whoever shows it, shows it as text
        ("Zoë 🃏 アン", "Zoë 🃏 アン"),
        ("\U000e0041\U000e0100x", "x"),
    ],
)
def test_what_people_write(written: str, shown: str) -> None:
    assert clean_line(written) == shown


def test_names() -> None:
    assert clean_name("x" * 24) == "x" * 24
    for nothing in ("", " ", "\u200b", "\u3164", "\u202e\u0000", "\u0301"):
        with pytest.raises(Refusal):
            clean_name(nothing)
    assert outline("ＡＮＮ") == outline("ann")


def test_names_and_chat_arrive_clean(server: RunningServer) -> None:
    async def test() -> None:
        ann, bob = [await Client(server, name).connect() for name in ("A\u202enn", "ANN\u200b")]
        await ann.watch(await ann.create("solo", n_seats=2, has_chat=True))
        await bob.join(ann.table)
        await ann.until(lambda c: c.shown["seats"][1]["kind"] == "person")
        assert [seat["name"] for seat in ann.shown["seats"]] == ["Ann", "ANN 2"]
        await bob.send("say", text="\u202e<img src=x>\u0000\n hi")
        await ann.until(lambda c: any(told["tell"] == "said" for told in c.heard))
        assert [told["text"] for told in ann.heard if told["tell"] == "said"] == ["<img src=x> hi"]
        for client in (ann, bob):
            await client.disconnect()

    asyncio.run(test())


# ------------------------------------------------------------ logs
def test_no_secret_is_logged(tmp_path: Path) -> None:
    async def play(server: RunningServer) -> list[str]:
        ann, bob = [await Client(server, name).connect() for name in ("Ann", "Bob")]
        await ann.watch(await ann.create("solo", n_seats=2, has_chat=True))
        await bob.join(ann.table)
        contribution = new_contribution()
        await bob.do("ready", seal=seal(contribution))
        await bob.send("say", text="between ourselves")
        await ann.do("start")
        await bob.until(lambda c: c.shown["phase"] == "dealing")
        await bob.do("reveal", contribution=contribution)
        await ann.until(lambda c: bool(c.view))
        assert ann.socket is not None
        await ann.socket.send(b"\xff\xfe nonsense")
        await ann.request("GET", f"/api/tables/{ann.table}")
        await ann.request("GET", f"/t/{ann.table}")
        await ann.request("GET", f"/api/matches/{ann.match}")
        secrets = [ann.table, ann.match, contribution, seal(contribution), "between ourselves", "nonsense"]
        secrets += [value for client in (ann, bob) for value in client.cookies.values()]
        secrets += [secret[:32] for secret in secrets if "." in secret]
        for client in (ann, bob):
            await client.disconnect()
        return secrets

    with RunningServer(tmp_path, "--log-level", "debug") as server:
        secrets = asyncio.run(play(server))
        server.stop()
    log = server.errors()
    assert "accepted" in log or "level" in log  # it does log
    assert [secret for secret in secrets if secret in log] == []
