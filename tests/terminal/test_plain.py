"""The table in lines: whole matches by numbers alone, and what happens to bad input."""

from __future__ import annotations

import json
import random
import re
import signal
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

from quintet.games import all_games, get_game
from quintet.terminal.arriving import Wish
from tests.cli.conftest import Run
from tests.server.running import RunningServer
from tests.terminal.on_terminal import PlainGame, plain_game

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no pseudo-terminals")
each_game = pytest.mark.parametrize("game", [game.id for game in all_games()])


def short(game: str) -> list[str]:
    """The options of a short match."""
    options = get_game(game).lengths.get("short")
    return [] if options is None else ["--options", options.format()]


def play_out(table: PlainGame, rng: random.Random) -> None:
    """Answer every question until the match is over."""
    while True:
        line = table.read()
        assert line is not None, table.lines[-20:]
        if line == "2: Leave the table":
            return
        if line == "Press Enter to go on.":
            table.type("")
        elif line.startswith("1: ") and line != "1: Play again":
            table.type(rng.randint(1, 1 + len(rest_of_choices(table))))


def rest_of_choices(table: PlainGame) -> list[str]:
    """The choices behind the first: they come together."""
    found: list[str] = []
    while table.next_is(f"{len(found) + 2}: "):
        line = table.read()
        assert line is not None
        found.append(line)
    return found


@each_game
def test_a_whole_match_is_played_by_numbers_alone(game: str, tmp_path: Path) -> None:
    with plain_game(tmp_path, game, "--tempo", 0, "--players", 2, *short(game)) as table:
        play_out(table, random.Random(1))
        table.type("q")
        assert table.process.wait(30) == 0
    assert any(line.endswith(("win!", "wins!")) for line in table.lines)
    assert not any("Traceback" in line for line in table.lines)


# ---------------------------------------------------------------- leaving and coming back
def test_a_match_that_was_left_goes_on_where_it_was(tmp_path: Path) -> None:
    with plain_game(tmp_path, "solo", "--tempo", 0) as table:
        hand = table.read_until("Your hand: ")
        table.type("q")
        assert table.process.wait(30) == 0
        table.read_until("Your match waits for you. To go on: quintet play --plain")
    with plain_game(tmp_path) as table:
        assert table.read_until("Your hand: ") == hand


def test_a_match_survives_a_kill(tmp_path: Path) -> None:
    with plain_game(tmp_path, "skipbo_masters", "--tempo", 0) as table:
        hand = table.read_until("Your hand: ")
        table.process.kill()
    with plain_game(tmp_path, "skipbo_masters") as table:
        assert table.read_until("Your hand: ") == hand


def test_ctrl_c_ends_it_without_a_traceback(tmp_path: Path) -> None:
    with plain_game(tmp_path, "solo") as table:
        table.read_until("Your hand: ")
        table.process.send_signal(signal.SIGINT)
        assert table.process.wait(30) == 130
        while table.read() is not None:
            pass
    assert not any("Traceback" in line for line in table.lines)


def test_whoever_hears_it_knows_who_plays_and_what_lies_there(tmp_path: Path) -> None:
    with plain_game(tmp_path, "solo", "--tempo", 0, "--players", 2, "--options", "throw_in=no") as table:
        assert table.read_until("At the table").startswith("SOLO. At the table: Ann, ")
        assert table.read_until("Shed your cards")
        table.read_until("1: ")
        lying = [n for n, line in enumerate(table.lines) if line.startswith("discard pile: ")]
        assert lying
        assert lying[-1] < next(n for n, line in enumerate(table.lines) if line.startswith("1: "))
        assert not re.search("[↻↺→⇄]", "\n".join(table.lines))
        hand = next(line for line in table.lines if line.startswith("Your hand: "))
        table.type("t")
        assert table.read_until("You, hand: ").removeprefix("You, hand: ") == hand.removeprefix("Your hand: ")


def test_what_a_pile_needs_is_told_in_words(tmp_path: Path) -> None:
    with plain_game(tmp_path, "skipbo_masters", "--tempo", 0, "--players", 2) as table:
        table.read_until("1: ")
        table.type("t")
        told = table.read_until("building pile")  # the bot may have begun
        empty, begun = "next comes 1: empty", r"next comes ([2-9]|1[0-2])(, .*coins?)?: .*\d"
        assert empty in told or re.search(begun, told)


def test_what_can_be_asked(tmp_path: Path) -> None:
    with plain_game(tmp_path, "solo", "--tempo", 0, "--options", "throw_in=no") as table:
        table.read_until("1: ")
        for asked, answer in (
            ("?", "A number chooses"),
            ("t", "discard pile"),
            ("c", "Your hand: "),
            ("p", "You: 0 of 500"),
            ("o", "cards dealt to each player: 8"),
            ("l", "The cards are dealt."),
            ("r", "r 2: Cards and set-up"),
            ("r 2", "SO-1: 112 cards"),
            ("99", "type a number from 1 to"),
            ("e", "Back"),
        ):
            table.type(asked)
            table.read_until(answer)
        hints = (
            "better than this: ",
            "This looks about as good: ",
            "There is nothing else you can do now.",
        )  # as the deal is
        nobody = "Nobody has time to think about that now."
        table.type("h")
        while nobody in table.read_until(*hints, nobody):  # on a busy machine
            table.type("h")


@pytest.mark.parametrize(("arguments", "tempo"), [([], 2.5), (["--tempo", 1], 1.0)])
def test_bots_leave_time_to_read(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, arguments: list[object], tempo: float
) -> None:
    wishes: list[Wish] = []

    async def note(wish: Wish, is_plain: bool) -> str:
        wishes.append(wish)
        return ""

    monkeypatch.setattr("quintet.cli.play._play", note)
    run("play", "solo", "--plain", "--data", tmp_path, *arguments)
    assert [wish.tempo for wish in wishes] == [tempo]


# ---------------------------------------------------------------- with others
def test_a_link_leads_to_a_table_of_others(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        made = httpx.post(f"{server.url}/api/tables", json={"game": "i_go", "name": "Bob", "n_seats": 2}).json()
        with plain_game(tmp_path / "ann", f"{server.url}/t/{made['id']}") as table:
            table.read_until("Seat 2: Ann")
        code = made["id"].upper().replace("-", " ")
        with plain_game(tmp_path / "cem", code, "--server", server.url) as table:
            table.read_until("Seat 1: Bob, host")


def test_what_the_host_changes_is_told(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server, httpx.Client(base_url=server.url) as bob:
        made = bob.post("/api/tables", json={"game": "solo", "name": "Bob", "n_seats": 2}).json()
        with plain_game(tmp_path / "ann", f"{server.url}/t/{made['id']}") as table:
            table.read_until("Seat 2: Ann")
            socket = server.url.replace("http", "ws") + "/api/socket"
            cookies = "; ".join(f"{name}={value}" for name, value in bob.cookies.items())
            with connect(socket, additional_headers={"Cookie": cookies}) as host:
                host.send(json.dumps({"do": "watch", "id": 1, "table": made["id"]}))
                host.send(json.dumps({"do": "change", "id": 2, "table": made["id"], "options": {"hand": 6}}))
                table.read_until("Bob changed: ")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["http://127.0.0.1:9/t/k7fm-q2xd-9wpt"], "http://127.0.0.1:9 cannot be reached"),
        (["http://127.0.0.1:9"], "which table? Give its link"),
        (["http://127.0.0.1:9/t/nonsense"], "is no link of a table"),
        (["solo", "--server", "nonsense"], "is no address of a server"),
        (["no_such_game"], "no_such_game"),
        (["k7fm-q2xd-9wpt"], "name it with --server"),
        (["solo", "--players", "11"], "SOLO is for 2 to 10 players"),
        (["solo", "--level", "godlike"], "--level takes easy, normal, hard or expert"),
    ],
)
def test_bad_input_is_told_in_a_sentence(run: Run, tmp_path: Path, arguments: list[str], sentence: str) -> None:
    result = run("play", "--plain", "--data", tmp_path, *arguments)
    assert result.exit_code == 1
    assert sentence in result.stderr
    assert "Traceback" not in result.stderr


def test_a_wrong_code_is_told_in_a_sentence(run: Run, tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        result = run("play", "--plain", "--data", tmp_path / "ann", f"{server.url}/t/k7fm-q2xd-9wpt")
    assert result.exit_code == 1
    assert "There is no such table." in result.stderr


@pytest.mark.parametrize(
    ("status", "sentence"), [(404, "is no server of Quintet"), (200, "is no server of Quintet"), (502, "Bad Gateway")]
)
def test_what_is_no_server_of_quintet_is_told_from_one_that_is_away(
    run: Run, tmp_path: Path, status: int, sentence: str
) -> None:
    class Stranger(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(b"<p>Welcome!</p>")

        def log_message(self, *arguments: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Stranger) as stranger:
        thread = threading.Thread(target=stranger.serve_forever)
        thread.start()
        result = run(
            "play", "--plain", "--data", tmp_path, "solo", "--server", f"http://127.0.0.1:{stranger.server_port}"
        )
        stranger.shutdown()
        thread.join()
    assert result.exit_code == 1
    assert sentence in result.stderr


def test_the_screen_needs_a_terminal(run: Run, tmp_path: Path) -> None:
    assert "--plain plays in lines" in run("play", "solo", "--data", tmp_path).stderr
