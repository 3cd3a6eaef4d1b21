"""The table in lines: whole matches by numbers alone, and what happens to bad input."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from quintet.games import all_games, get_game
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
