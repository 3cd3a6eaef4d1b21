"""Mining puzzles: the same seed finds the same, nothing of the played match is in them, and the command goes on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quintet.core.game import Puzzle, format_seed
from quintet.core.policy import SEARCHED
from quintet.games import get_game
from quintet.lab import puzzles
from quintet.lab.play import match_seed
from quintet.lab.puzzles import Wish, mine
from tests.cli.conftest import Run, run

__all__ = ["run"]

GAME = get_game("skipbo_masters")
SEED = 3


@pytest.fixture(autouse=True)
def _little_effort(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, n_deals in {"_SECOND_LOOK": 32, "_CHECK": 96, "_ASIDE": 32}.items():
        monkeypatch.setattr(puzzles, name, n_deals)


def mined(number: int) -> list[Puzzle]:
    return [found.puzzle for found in mine(GAME, Wish(number, hard=0), SEED) if found.puzzle is not None]


def test_the_same_seed_finds_the_same_and_the_dealt_cards_are_not_in_it() -> None:
    first, again = mined(2), mined(2)
    assert first == again
    assert [puzzle["key"] for puzzle in first] == ["p01", "p02"]
    seeds = {format_seed(match_seed(format_seed(SEED), number)[0]) for number in range(50)}
    assert not seeds & {str(puzzle["position"]["seed"]).rjust(32, "0") for puzzle in first}


def _puzzle(move: str, reason: str, is_hard: bool) -> Puzzle:
    return {
        "key": "",
        "seat": 0,
        "moves": [[move]],
        "chances": [([move], 500)],
        "gain": (100, 50, 150),
        "reason": reason,
        "is_hard": is_hard,
        "position": {},
    }


def test_not_all_are_alike() -> None:
    wish = Wish(12, hard=50)
    easy, hard = _puzzle("take", "hint-sheds", is_hard=False), _puzzle("lay R1", "hint-sheds", is_hard=True)
    for _ in range(2):
        assert wish.takes(easy)
        wish.keep(easy)
    assert not wish.takes(easy)  # of one theme
    assert wish.takes(_puzzle("lay R1", SEARCHED, is_hard=False))
    for n in range(4):
        wish.keep(_puzzle(f"verb{n}", "hint-sheds", is_hard=False))
    assert not wish.takes(_puzzle("other", "hint-sheds", is_hard=False))  # not too many that are not hard
    assert wish.takes(hard)


def test_the_command_writes_what_it_finds_and_goes_on(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "puzzles.json"
    words = ("puzzles", GAME.id, "--seed", SEED, "--hard", 0, "--out", out)
    assert "1 puzzles of" in run(*words, "--number", 1).stdout
    one = json.loads(out.read_text())
    assert "2 puzzles of" in run(*words, "--number", 2).stdout
    two = json.loads(out.read_text())
    assert two["puzzles"][0] == one["puzzles"][0]
    assert (two["rules_version"], two["seed"]) == (GAME.rules_version, SEED)
    refused = run("puzzles", GAME.id, "--seed", 4, "--out", out)
    assert refused.exit_code == 1
    assert "holds something else" in refused.stderr


@pytest.mark.parametrize("text", ["[]", "{}", "no json"])
def test_a_file_of_something_else_is_left_as_it_is(run: Run, tmp_path: Path, text: str) -> None:
    out = tmp_path / "other.json"
    out.write_text(text)
    assert run("puzzles", GAME.id, "--number", 1, "--out", out).exit_code == 1
    assert out.read_text() == text
