"""The boards of the terminal as they look: every game at three sizes, with few players and with as many as it has."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from quintet.games import all_games, get_game
from quintet.terminal.actions import Thing
from quintet.terminal.drawing import Drawing
from tests.terminal.scenes import scene_of, views

FOLDER = Path(__file__).parent / "boards"
_SIZES = ((80, 24), (100, 30), (150, 45))
_N_MOVES = 40


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


def _players(low: int, high: int) -> tuple[int, int, int]:
    """On a small screen as many as the game has, on a large one few."""
    return high, min(4, high), low


CASES = [
    Case(game.id, n_players, *size)
    for game in all_games()
    for n_players, size in zip(_players(game.min_players, game.max_players), _SIZES, strict=True)
]


def board_text(case: Case) -> str:
    """The board after some moves, without colours; on the large screen a thing is held."""
    *_, view = views(get_game(case.game), case.n_players, _N_MOVES)
    held = None
    if case.width == _SIZES[-1][0]:
        moves = scene_of(view).moves
        held = next((Thing(move.source, move.card) for move in moves if move.source and move.target), None)
    canvas = Drawing(scene_of(view, held=held), case.width, case.height).draw()
    return canvas.text() + "\n"
