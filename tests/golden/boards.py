"""The boards of the terminal as they look: every game at three sizes, with few players and with as many as it has.

Each as text, so that a difference can be read, and as Textual's screenshot, which has the colours too.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from textual.app import ComposeResult
from textual.filter import LineFilter

from quintet.games import all_games, get_game
from quintet.terminal.actions import Thing
from quintet.terminal.drawing import Drawing, Scene
from quintet.terminal.screens.board import Board
from quintet.terminal.screens.program import Program
from quintet.terminal.speech import frame_texts
from tests.terminal.scenes import scene_of, views

FOLDER = Path(__file__).parent / "boards"
_SIZES = ((80, 24), (100, 30), (150, 45))
_N_MOVES = 40
_ID = re.compile(r"terminal-\d+")  # a number made of everything that is drawn
_FONTS = re.compile(r" *@font-face \{.*?\}\n", re.DOTALL)  # from the network: nobody needs them here


@dataclass(frozen=True)
class Case:
    """A game on a screen."""

    game: str
    n_players: int
    width: int
    height: int

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game}-{self.width}x{self.height}.txt"

    @property
    def picture(self) -> Path:
        return self.path.with_suffix(".svg")


def _players(low: int, high: int) -> tuple[int, int, int]:
    """On a small screen as many as the game has, on a large one few."""
    return high, min(4, high), low


CASES = [
    Case(game.id, n_players, *size)
    for game in all_games()
    for n_players, size in zip(_players(game.min_players, game.max_players), _SIZES, strict=True)
]


def board_text(case: Case) -> str:
    """The board after some moves, without colours."""
    return Drawing(_scene(case), case.width, case.height).draw().text() + "\n"


def board_picture(case: Case) -> str:
    """The same as Textual draws it."""

    async def draw() -> str:
        board = Board(frame_texts("en"))
        program = _Picture(board)
        async with program.run_test(size=(case.width, case.height)) as pilot:
            board.show(_scene(case))
            await pilot.pause()
            return program.export_screenshot(title=get_game(case.game).title, simplify=True)

    return _FONTS.sub("", _ID.sub("terminal", asyncio.run(draw())))


class _Picture(Program):
    """Nothing but a board."""

    def __init__(self, board: Board) -> None:
        super().__init__()
        self._board = board

    def compose(self) -> ComposeResult:
        yield self._board

    def get_line_filters(self) -> Sequence[LineFilter]:
        return []  # all colours, whatever the tester's terminal has


def _scene(case: Case) -> Scene:
    """A table after some moves; on the large screen a thing is held."""
    *_, view = views(get_game(case.game), case.n_players, _N_MOVES)
    held = None
    if case.width == _SIZES[-1][0]:
        moves = scene_of(view).moves
        held = next((Thing(move.source, move.card) for move in moves if move.source and move.target), None)
    return scene_of(view, held=held)
