"""How fast the engine is, measured where this module is imported from. Needs nothing but the engine.

Seconds are those of the processor: what else the machine does meanwhile makes no difference.

`quintet bench` runs it twice: as installed (compiled) and, as a program of its own, on plain Python sources.
"""

from __future__ import annotations

import gc
import json
import sys
import time
import tracemalloc
from collections.abc import Callable

from quintet.core import state as engine
from quintet.core.game import Game
from quintet.core.options import Options
from quintet.core.rng import Rng
from quintet.core.state import State
from quintet.games import get_game
from quintet.testkit.laws import random_action


def is_compiled() -> bool:
    return not str(engine.__file__).endswith(".py")


def measure(game: Game, options: Options, n_players: int, seconds: float) -> dict[str, float]:
    """Figures of one game; about `seconds` for the playouts and a little more for the rest."""
    n_games = n_actions = 0
    rng = Rng(1)
    start = time.process_time()
    while (taken := time.process_time() - start) < seconds or n_games < 2:
        n_actions += game.deal(options, n_players, n_games).playout(rng)
        n_games += 1
    state = _halfway(game, options, n_players, n_actions // n_games)
    scratch = state.copy()

    def copy() -> None:
        scratch.copy_from(state)

    def resample() -> None:
        scratch.resample(0, rng)

    return {
        "actions_per_second": n_actions / taken,
        "games_per_second": n_games / taken,
        "actions_per_game": n_actions / n_games,
        "copy_ns": _nanoseconds(copy, seconds / 10),
        "resample_ns": _nanoseconds(resample, seconds / 10),
        "state_bytes": _bytes(state),
    }


def _halfway(game: Game, options: Options, n_players: int, n_actions: int) -> State:
    """A state from the middle of a match of that length."""
    state = game.deal(options, n_players, 1)
    rng = Rng(1)
    best = state.copy()
    for _ in range(n_actions // 2):
        if state.is_over:
            break
        best.copy_from(state)
        state.apply(*random_action(state, rng))
    return best


def _nanoseconds(work: Callable[[], None], seconds: float) -> float:
    n, batch = 0, 20
    start = time.process_time()
    while (taken := time.process_time() - start) < seconds:
        for _ in range(batch):
            work()
        n += batch
    return taken / n * 1e9


def _bytes(state: State) -> float:
    """The memory of one more state."""
    n = 200
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    kept = [state.copy() for _ in range(n)]
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / len(kept)


def main() -> None:
    """Arguments: seconds, game, options, players. Prints a JSON object."""
    seconds, game_id, options, players = sys.argv[1:]
    game = get_game(game_id)
    figures = measure(game, game.options.parse(options), int(players), float(seconds))
    json.dump({"is_compiled": is_compiled(), "figures": figures}, sys.stdout)


if __name__ == "__main__":
    main()
