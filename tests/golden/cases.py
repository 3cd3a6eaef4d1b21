"""The golden playthroughs: one a game and preset, at the fewest and the most players in turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from quintet import Game, all_games
from quintet.testkit.playthrough import playthrough

FOLDER = Path(__file__).parent
SEED = 2026


def cases() -> Iterator[tuple[Game, str, int]]:
    for game in all_games():
        sizes = [game.min_players, 4, 3]
        for i, preset in enumerate(game.presets):
            yield game, preset, sizes[i % len(sizes)]


def path_of(game: Game, preset: str) -> Path:
    return FOLDER / f"{game.id}-{preset}.txt"


def text_of(game: Game, preset: str, n_players: int) -> str:
    return playthrough(game, game.presets[preset], n_players, SEED)
