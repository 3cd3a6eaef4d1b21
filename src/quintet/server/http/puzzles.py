"""Puzzles over HTTP: which there are, one of them as its seat sees it, and what comes of a move. Nothing is kept."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from quintet import lessons
from quintet.core.game import Game, Puzzle
from quintet.games import get_game
from quintet.puzzles import UnfitPuzzles, judge, puzzles_of
from quintet.server.http.answers import json, problem
from quintet.server.http.bodies import read_body
from quintet.server.http.context import Context, must_offer
from quintet.server.http.games import answer_of
from quintet.server.http.lessons import LearnerMove, MoveJudged, foreseen, judged, view_shown
from quintet.server.protocol import Code
from quintet.server.refusals import refuse
from quintet.server.thinking.replay import ViewPart


class PuzzleListed(msgspec.Struct, frozen=True):
    """A puzzle of a game."""

    key: str
    is_hard: bool  # a good player who does not think it over plays something else


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle. Nothing of its solution."""

    key: str
    is_hard: bool
    view: ViewPart  # of the seat that is to move, whole


class Solution(msgspec.Struct, frozen=True):
    """The best move of a puzzle, and how good the caller's is. Chances and gains are thousandths."""

    move: list[str]  # the best one: its steps, in notation
    chance: int  # of the best move to win
    own: int | None  # of the caller's; null if it was not worth a thought
    gain: int  # of the best move over the next best
    low: int  # the bounds of the gain's 99 % interval
    high: int
    reason: str  # a text key of the game: why the move is good


class PuzzleJudged(msgspec.Struct, frozen=True):
    """What comes of a move in a puzzle."""

    judged: MoveJudged
    solution: Solution | None  # none for a move that the rules refuse, and for a trial


async def list_puzzles(request: Request, context: Context, player: str) -> Response:
    """The puzzles of a game."""
    must_offer(context.offers.has_puzzles, "puzzles")
    return await answer_of(request, lambda game: json(puzzles_listed(game)))


async def show_puzzle(request: Request, context: Context, player: str) -> Response:
    """A puzzle as the seat that is to move sees it."""
    must_offer(context.offers.has_puzzles, "puzzles")
    return await answer_of(request, lambda game: _answered(request, game, puzzle_shown))


async def solve_puzzle(request: Request, context: Context, player: str) -> Response:
    """What comes of a move in a puzzle, and which is the best."""
    must_offer(context.offers.has_puzzles, "puzzles")
    move = await read_body(request, LearnerMove)
    if not context.limits.changes.take(player):
        refuse(Code.TOO_FAST, "too many moves")
    return await answer_of(request, lambda game: _answered(request, game, partial(puzzle_judged, move=move)))


def _answered(request: Request, game: Game, answer: Callable[[Game, Puzzle], object]) -> Response:
    puzzle = _puzzles(game.id).get(request.path_params["puzzle"])
    return problem("no-such-thing", "there is no such puzzle", 404) if puzzle is None else json(answer(game, puzzle))


@lru_cache
def _puzzles(game_id: str) -> dict[str, Puzzle]:
    try:
        return {puzzle["key"]: puzzle for puzzle in puzzles_of(get_game(game_id))}
    except UnfitPuzzles as error:
        refuse(Code.UNFIT, str(error))


def has_puzzles(game: Game) -> bool:
    """Whether there are puzzles of a game that fit its rules."""
    told = game.puzzles()
    return bool(told["puzzles"]) and told["rules_version"] == game.rules_version


def puzzles_listed(game: Game) -> list[PuzzleListed]:
    return [PuzzleListed(key, puzzle["is_hard"]) for key, puzzle in _puzzles(game.id).items()]


def puzzle_shown(game: Game, puzzle: Puzzle) -> PuzzleShown:
    view = lessons.begin(game, puzzle).view(puzzle["seat"])
    return PuzzleShown(puzzle["key"], puzzle["is_hard"], view_shown(view))


def puzzle_judged(game: Game, puzzle: Puzzle, move: LearnerMove) -> PuzzleJudged:
    """What comes of a move; whoever only tries the first steps of one is not told the solution."""
    if move.is_trial:
        return PuzzleJudged(foreseen(game, puzzle, move.actions), None)
    answer = judge(puzzle, move.actions)
    told = judged(game, puzzle, move.actions)
    if told.refusal:
        return PuzzleJudged(told, None)
    gain, low, high = puzzle["gain"]
    solution = Solution(puzzle["moves"][0], answer.best, answer.chance, gain, low, high, puzzle["reason"])
    return PuzzleJudged(msgspec.structs.replace(told, is_right=answer.is_right), solution)
