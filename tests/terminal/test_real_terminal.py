"""Whole matches in a real terminal, and what happens to it: sizes, colours, the mouse, Ctrl-C, a cut line."""

from __future__ import annotations

import os
import random
import re
import signal
import sys
from pathlib import Path

import httpx
import pytest

from quintet.core.match import Match
from quintet.games import all_games
from tests.server.running import RunningServer
from tests.terminal.shortest import shortest
from tests.terminal.tmux import Terminal, playing

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no tmux")
each_game = pytest.mark.parametrize("game", [game.id for game in all_games()])

AS_IT_WAS = "0 1 0"  # the first screen, with a cursor, without a mouse
_COLOUR = re.compile(r"\x1b\[(?:\d+;)*(?:[349][0-7]|10[0-7]|[34]8;[25][;\d]*)(?=[;m])")
_MANY_COLOURS = re.compile(r"\x1b\[(?:\d+;)*[34]8;[25]")
_BUTTON = re.compile(r"[\[▸](\d) ")


def play_out(terminal: Terminal, rng: random.Random) -> str:
    """Press what the screen asks for until the match is over, and leave; return the last screen of the table."""
    last = ""
    while True:
        painted = terminal.painted()
        text = plain(painted)
        lines = text.split("\n")
        if "it ended with" in text:
            return last
        key = ""
        if "closes this" in text:
            key = "Enter"
        elif re.search(r"│ 1 \w", text):  # a list to choose from
            key = "1"
        elif re.search(r"[\[▸]1 Play again", text):
            last = text
            key = "q"
        elif any(line.startswith("▶ ") for line in lines[len(lines) // 2 :]):
            buttons = _BUTTON.findall(lines[-3])
            key = rng.choice(["Enter", "Enter", "Enter", *buttons])
        terminal.press_until_other(painted, key)


def sit_down(terminal: Terminal) -> None:
    """Read what is said to somebody who plays a game for the first time."""
    terminal.until_seen("closes this")
    terminal.press("Enter")
    terminal.until(lambda text: "closes this" not in text and "discard pile" in text, "the table")


def hand_of(text: str) -> list[str]:
    """Ann's cards, however they are framed."""
    lines = text.split("\n")
    above = next(n for n, line in enumerate(lines) if line.startswith(" ▶ Ann"))
    return re.findall(r"[^\s│┃║]+", lines[above + 2])


def plain(painted: str) -> str:
    return re.sub(r"\x1b\[[0-9;:]*m|[\x0e\x0f]", "", painted)


@each_game
def test_a_whole_match_is_played_by_keys(game: str, tmp_path: Path) -> None:
    with playing(tmp_path, game, "--tempo", 0, "--players", 2, "--level", "easy", *shortest(game)) as terminal:
        assert re.search(r"wins?!|The winners are", play_out(terminal, random.Random(3)))
        assert terminal.exit_code() == 0
        assert "Traceback" not in terminal.text()
        assert terminal.modes() == AS_IT_WAS


def test_a_card_is_played_by_the_mouse(tmp_path: Path) -> None:
    with playing(tmp_path, "solo", "--tempo", 3, "--options", "throw_in=no") as terminal:
        sit_down(terminal)
        terminal.until(lambda text: "[1 Take " in text, "Ann's turn")
        terminal.click("[1 Take ")  # one card, or more where the starting card is a penalty
        terminal.until(lambda text: "You take" in text, "the card")


# ---------------------------------------------------------------- colours and signs
def test_nothing_is_coloured_where_no_colours_are_wanted(tmp_path: Path) -> None:
    with playing(tmp_path, "solo", NO_COLOR="1") as terminal:
        sit_down(terminal)
        assert not _COLOUR.search(terminal.painted())


def test_a_terminal_of_16_colours_gets_no_others(tmp_path: Path) -> None:
    with playing(tmp_path, "solo", term="screen") as terminal:
        sit_down(terminal)
        painted = terminal.painted()
        assert _COLOUR.search(painted)
        assert not _MANY_COLOURS.search(painted)


def test_a_console_without_signs_gets_letters(tmp_path: Path) -> None:
    with playing(tmp_path, "solo", TERM="linux") as terminal:
        sit_down(terminal)
        assert terminal.text().isascii()


# ---------------------------------------------------------------- sizes
def test_a_small_window_says_what_it_needs_and_loses_nothing(tmp_path: Path) -> None:
    with playing(tmp_path, "solo", size=(40, 10)) as terminal:
        terminal.until(lambda text: "40 columns and 10 lines" in " ".join(text.split()), "what it needs")
        terminal.resize(80, 24)
        sit_down(terminal)
        terminal.resize(150, 45)
        terminal.until(lambda text: "│" in text.split("\n")[30][110:], "the log beside the table")


# ---------------------------------------------------------------- ends
@pytest.mark.parametrize("how", ["C-c", "q"])
def test_the_terminal_is_left_as_it_was(how: str, tmp_path: Path) -> None:
    with playing(tmp_path, "solo") as terminal:
        sit_down(terminal)
        terminal.press(how)
        assert terminal.exit_code() == 0
        terminal.until_seen("Your match waits for you. To go on: quintet play")
        assert terminal.modes() == AS_IT_WAS


def test_a_terminal_that_is_told_to_end_leaves_it_as_it_was(tmp_path: Path) -> None:
    with playing(tmp_path, "solo") as terminal:
        sit_down(terminal)
        os.kill(terminal.pid(), signal.SIGTERM)
        assert terminal.exit_code() == 0
        assert terminal.modes() == AS_IT_WAS


# ---------------------------------------------------------------- servers
def test_a_cut_line_is_told_and_mended(tmp_path: Path) -> None:
    with (
        RunningServer(tmp_path) as server,
        playing(tmp_path / "ann", "solo", "--server", server.url, "--tempo", 0, "--options", "throw_in=no") as terminal,
    ):
        sit_down(terminal)
        terminal.until(lambda text: "\n▶ " in text, "Ann's turn")
        hand = hand_of(terminal.text())
        server.kill()
        terminal.until_seen("The connection is lost")
        terminal.press("Enter", "Enter")
        terminal.until_seen("cannot be reached")
        server.start()
        terminal.until(lambda text: "The connection is lost" not in text, "the line")
        terminal.press("Escape")
        terminal.until(lambda text: hand_of(text) == hand, "the same hand")


@pytest.mark.parametrize(
    ("link", "sentence"),
    [
        ("http://127.0.0.1:9/t/k7fm-q2xd-9wpt", "cannot be reached"),
        ("http://127.0.0.1:9/t/no", "is no link of a table"),
    ],
)
def test_a_bad_address_is_told_before_the_screen_is_touched(link: str, sentence: str, tmp_path: Path) -> None:
    with playing(tmp_path, link) as terminal:
        assert terminal.exit_code() == 1
        terminal.until_seen(sentence)
        assert terminal.modes() == AS_IT_WAS


def test_a_wrong_code_is_told(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server, playing(tmp_path / "ann", f"{server.url}/t/k7fm-q2xd-9wpt") as terminal:
        assert terminal.exit_code() == 1
        terminal.until_seen("There is no such table.")


def test_two_people_meet_and_talk_at_a_table(tmp_path: Path) -> None:
    with RunningServer(tmp_path) as server:
        asked = {"game": "i_go", "name": "Bob", "n_seats": 2, "has_chat": True}
        made = httpx.post(f"{server.url}/api/tables", json=asked).json()
        with playing(tmp_path / "ann", f"{server.url}/t/{made['id']}") as terminal:
            terminal.until_seen("Seat 2: Ann")
            terminal.press("t")
            terminal.until_seen("Say something")
            terminal.press("H", "i", "Enter")
            terminal.until_seen("Ann: Hi")


# ---------------------------------------------------------------- records
def test_a_record_is_looked_back_at_with_its_curve(match: Match, tmp_path: Path) -> None:
    file = tmp_path / "match.quintet.json"
    file.write_text(match.record().dumps(), encoding="utf-8")
    with playing(tmp_path, file, size=(100, 40)) as terminal:
        terminal.until_seen("Move 0 of")
        terminal.until(lambda text: text.count(" % ") == 3, "the chances")
        terminal.press("Right")
        terminal.until_seen("Move 1 of")
        terminal.press("End")
        terminal.until_seen(f"Move {len(match.actions)} of {len(match.actions)}")
        terminal.press("q")
        assert terminal.exit_code() == 0
        assert terminal.modes() == AS_IT_WAS


def test_a_record_that_was_edited_is_found_out(match: Match, tmp_path: Path) -> None:
    file = tmp_path / "match.quintet.json"
    file.write_text(match.record().dumps().replace('"take"', '"lay ZZ"', 1), encoding="utf-8")
    with playing(tmp_path, file) as terminal:
        assert terminal.exit_code() == 1
        terminal.until_seen("does not fit")
