"""Print digests of random matches of all games: `python -m tests.digests`. Compiled and plain Python must agree."""

from __future__ import annotations

import hashlib
import json

from quintet import all_games
from quintet.core import rng
from quintet.core.rng import Rng
from quintet.testkit.playthrough import playthrough


def digests() -> dict[str, str]:
    """By game, preset, players and seed: a digest of a whole match as text, of copies and of redeals."""
    found: dict[str, str] = {}
    for game in all_games():
        for i, (preset, options) in enumerate(game.presets.items()):
            short = game.options.from_json({**options.to_json(), "turn_limit": 250})
            n_players = game.min_players + i % (game.max_players - game.min_players + 1)
            text = playthrough(game, short, n_players, seed=i, n_shown=100_000)
            state = game.new_state(options, n_players, seed=i)
            state.resample(0, Rng(i))
            n_actions = state.playout(Rng(i))
            redealt = f"{n_actions} {state.scores()} {state.ranking()}"
            found[f"{game.id} {preset} {n_players} {i}"] = hashlib.sha256((text + redealt).encode()).hexdigest()
    return found


if __name__ == "__main__":
    print(json.dumps({"compiled": not rng.__file__.endswith(".py"), "digests": digests()}))
