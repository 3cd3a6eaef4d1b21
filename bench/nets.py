"""The nets that come with the games: their size, speed, memory and training.

`python -m bench.strength --nets` measures it. Memory and time to load are those of a process of its own.
"""

from __future__ import annotations

import json
import shlex
import statistics
import subprocess
import sys
import time
from hashlib import sha256
from importlib.resources.abc import Traversable

from bench.cells import Cell
from quintet import all_games, get_game
from quintet.bots import ask, get_bot
from quintet.bots.weights import players_of, read_weights
from quintet.core.game import Game
from quintet.core.rng import Rng

_MATCHES = 20
_LESSONS = 3
_MIB = 1 << 20


def names() -> list[str]:
    """Every game and number of players for which there is a net."""
    return [f"{game.id} {players_of(file)}" for game in all_games() for file in game.nets()]


def digest_of(name: str) -> str:
    """What tells one net from another, however its file is packed."""
    weights = read_weights(_file(name))
    return sha256(repr((weights.made, weights.weights, weights.scales)).encode()).hexdigest()[:12]


def digest(game_id: str, players: int) -> str:
    """The digest of the net for so many players; "" where there is none."""
    name = f"{game_id} {players}"
    return digest_of(name) if name in names() else ""


def measure(name: str) -> Cell:
    weights = read_weights(_file(name))
    game = get_game(weights.game)
    loaded = json.loads(subprocess.check_output([sys.executable, "-m", "bench.nets", name], text=True))
    chapters, lessons, seconds = _training(weights.made)
    return {
        "net": digest_of(name),
        "made": weights.made,
        "sizes": list(weights.sizes),
        "bytes": len(_file(name).read_bytes()),
        **loaded,
        **_decisions(game, weights.players),
        "minutes": round(seconds * chapters * lessons / 60, 1),
        "lesson_seconds": round(seconds, 2),
    }


def _file(name: str) -> Traversable:
    game_id, players = name.split()
    (file,) = [file for file in get_game(game_id).nets() if players_of(file) == int(players)]
    return file


def _decisions(game: Game, players: int) -> Cell:
    """CPU time of a decision where there is a choice, in matches of experts."""
    bot = get_bot(game, "expert")
    taken: list[float] = []
    for number in range(_MATCHES):
        rng = Rng(number)
        state = game.deal(game.options(), players, number)
        while not state.is_over:
            seats = [seat for seat in range(players) if int(state.actors()) >> seat & 1 and seat != state.turn]
            for seat in [*seats, int(state.turn)]:
                start = time.thread_time()
                action = ask(bot, state, seat, int(rng.bits()))
                spent = time.thread_time() - start
                if len(state.legal_actions(seat)) > 1:
                    taken.append(spent)
                if action >= 0:
                    state.apply(seat, action)
                    break
    return {
        "decisions": len(taken),
        "median_us": round(1e6 * statistics.median(taken), 1),
        "nearly_all_us": round(1e6 * statistics.quantiles(taken, n=100)[-1], 1),
    }


def _training(made: str) -> tuple[int, int, float]:
    """The chapters of a training, the lessons of each, and the CPU seconds that a lesson takes here."""
    import numpy as np

    from quintet.training.course import Course
    from quintet.training.learner import Recipe
    from quintet.training.play import Groups, Setting

    _, _, table, *rest = shlex.split(made)
    given = dict(zip(rest[::2], rest[1::2], strict=True))
    game = get_game(table.partition("(")[0])
    recipe = Recipe(rows=int(given["--rows"]), clone_rows=12_800, clone_epochs=1)
    setting = Setting(game, game.parse_options(table), int(given["--players"]))
    course = Course(setting, recipe, 1, 1)
    course.clone(lambda _: None)
    groups, rng = Groups(setting, recipe.rows, 1), np.random.default_rng(1)
    start = time.thread_time()
    for _ in range(_LESSONS):
        course.trained.learn(course.trained.play(groups, rng)[0], rng, 1.0, True)
    return int(given["--chapters"]), recipe.lessons, (time.thread_time() - start) / _LESSONS


def _loading(name: str) -> Cell:
    """What it takes to load a net: time of a processor, and memory that stays."""
    game_id, players = name.split()
    game = get_game(game_id)
    bot = get_bot(game, "expert")
    state = game.deal(game.options(), int(players), 1)
    ask(get_bot(game, "normal"), state, int(state.turn), 1)
    before = _resident()
    start = time.thread_time()
    ask(bot, state, int(state.turn), 1)
    return {
        "load_ms": round(1000 * (time.thread_time() - start), 1),
        "memory_mib": round((_resident() - before) / _MIB, 1),
    }


def _resident() -> int:
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4096


if __name__ == "__main__":
    print(json.dumps(_loading(sys.argv[1])))
