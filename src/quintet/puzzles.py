"""Puzzles: positions in which one move is clearly best, by what its seat can know.

    puzzle = find_puzzle(game, "p07")
    answer = judge(puzzle, ["lay R2"])
    answer.is_right, answer.chance, answer.best      what was found out about the move when the puzzle was made

They are data in the game's folder, mined by `quintet puzzles` from matches between bots (docs/puzzles.md). A try is
played as a step of a lesson is: `quintet.lessons.try_move`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quintet.core.errors import QuintetError
from quintet.core.game import Game, Puzzle


class UnfitPuzzles(QuintetError):
    """The puzzles were made by other rules than those of the game now."""


@dataclass(frozen=True)
class Answer:
    """What is known of a move in a puzzle; chances are thousandths."""

    is_right: bool
    chance: int | None  # None if nobody has judged the move: it was not worth a thought
    best: int


def puzzles_of(game: Game) -> list[Puzzle]:
    """All puzzles of a game. Raises UnfitPuzzles if they were made by other rules."""
    told = game.puzzles()
    if told["rules_version"] != game.rules_version:
        raise UnfitPuzzles(
            f"the puzzles of {game.title} were made by rules version {told['rules_version']}, "
            f"and it is played by version {game.rules_version}"
        )
    return told["puzzles"]


def find_puzzle(game: Game, key: str) -> Puzzle | None:
    """The puzzle of a game with this key."""
    return next((puzzle for puzzle in puzzles_of(game) if puzzle["key"] == key), None)


def judge(puzzle: Puzzle, actions: Sequence[str]) -> Answer:
    """What is known of a move. Whoever begins the best move rightly has found it: the rest of it follows."""
    first = actions[0] if actions else ""
    chances = [chance for steps, chance in puzzle["chances"] if steps[:1] == [first]]
    whole = [chance for steps, chance in puzzle["chances"] if steps == list(actions)]
    is_right = any(steps[:1] == [first] for steps in puzzle["moves"])
    known = whole or chances
    return Answer(is_right, max(known) if known else None, puzzle["chances"][0][1])
