"""The golden playthroughs: one per game and preset, at the fewest and the most players in turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from quintet import Game, all_games
from quintet.core.perft import perft
from quintet.core.rng import Rng
from quintet.testkit.laws import random_action
from quintet.testkit.playthrough import playthrough

FOLDER = Path(__file__).parent
PERFT = FOLDER / "perft.json"
PERFT_DEPTH = 4
PERFT_AFTER = 11  # random actions, so that there is something to choose
SEED = 2026


def cases() -> Iterator[tuple[Game, str, int]]:
    for game in all_games():
        sizes = [game.min_players, 4, 3]
        for i, preset in enumerate(game.presets):
            yield game, preset, sizes[i % len(sizes)]


def perft_counts() -> dict[str, list[int]]:
    """By game, preset and players: the number of action sequences by depth, some actions into a fixed match."""
    found = {}
    for game, preset, n_players in cases():
        state = game.new_state(game.presets[preset], n_players, SEED)
        rng = Rng(SEED)
        for _ in range(PERFT_AFTER):
            state.apply(*random_action(state, rng))
        found[f"{game.id} {preset} {n_players}"] = [perft(state, depth) for depth in range(1, PERFT_DEPTH + 1)]
    return found


def path_of(game: Game, preset: str) -> Path:
    return FOLDER / f"{game.id}-{preset}.txt"


def text_of(game: Game, preset: str, n_players: int) -> str:
    return playthrough(game, game.presets[preset], n_players, SEED)
