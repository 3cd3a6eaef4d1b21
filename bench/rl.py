"""The environments of `quintet.rl` beside the bare engine and beside their peers: random play, one core, in turns.

    make rl-figures    # makes an environment for the peers, measures, writes the figures and docs/performance.md
    .venv-peers/bin/python -m bench.rl          # again; --json for one JSON object, --help for the rest

What is counted
    Decisions of players that were carried out; to wait is none. An observation and a mask are made for every decision.
What is timed
    The process's own CPU time, all threads of it, on one core. Choosing an action at random is part of every loop.
    Quintet: `Batch.step(Batch.sample())`; bare: `Game.deal` and `State.playout`, without observation and mask.
    OpenSpiel: `rl_environment.Environment.step`. RLCard: `env.step`. pgx: `step` of Leduc hold'em for many games at
    once, compiled by JAX before the clock runs; a game that is over is begun anew by `auto_reset`.
    Each repetition gives every contender the same time; a ratio is the median of the ratios within each repetition.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import time
from importlib.metadata import version

from bench.peers import CRAZY_EIGHTS, NO_LIMIT, PLAYERS, Timed, games_for, machine, quintet_playouts, rlcard_steps
from quintet import game_ids
from quintet.rl import Batch

ROWS = 128
LEAST = {"bare": 0.25, "open_spiel crazy_eights": 100, "rlcard uno": 50, "pgx leduc_holdem": 2}
"""The ratios to reach; to the peers by SOLO, the game that is most like theirs."""
PEERS = tuple(LEAST)[1:]


def batch_steps(game_id: str) -> Timed:
    batch = Batch(game_id, players=PLAYERS, n=ROWS, seed=1)

    def play(n: int) -> tuple[int, float]:
        before = batch.n_played
        start = time.process_time()
        for _ in range(n):
            batch.step(batch.sample())
        return batch.n_played - before, time.process_time() - start

    return play


def spiel_steps() -> Timed:
    from open_spiel.python import rl_environment

    env = rl_environment.Environment("crazy_eights", **CRAZY_EIGHTS, **NO_LIMIT)
    choose = random.Random(1).choice

    def play(n: int) -> tuple[int, float]:
        actions = 0
        start = time.process_time()
        for _ in range(n):
            told = env.reset()
            while not told.last():
                legal = told.observations["legal_actions"][told.observations["current_player"]]
                told = env.step([choose(legal)])
                actions += 1
        return actions, time.process_time() - start

    return play


def pgx_steps() -> Timed:
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make("leduc_holdem")
    rows = 4096
    many = 50

    def one(carry: object, key: object) -> object:
        state = carry
        keys = jax.random.split(key, rows + 1)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)  # type: ignore[attr-defined]
        actions = jax.random.categorical(keys[0], logits, axis=1)
        return jax.vmap(auto_reset(env.step, env.init))(state, actions, keys[1:]), None

    run = jax.jit(lambda state, key: jax.lax.scan(one, state, jax.random.split(key, many))[0])
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), rows))
    jax.block_until_ready(run(state, jax.random.PRNGKey(2)))

    def play(n: int) -> tuple[int, float]:
        nonlocal state
        start = time.process_time()
        for i in range(n):
            state = run(state, jax.random.PRNGKey(i))
        jax.block_until_ready(state)
        return n * many * rows, time.process_time() - start

    return play


def measure(seconds: float, repetitions: int, peers: bool) -> dict[str, list[float]]:
    """Decisions a second of every contender, one figure per repetition."""
    field: dict[str, Timed] = {}
    for game_id in game_ids():
        field[f"{game_id}, bare"] = quintet_playouts(game_id, "")
        field[game_id] = batch_steps(game_id)
    if peers:
        field |= dict(zip(PEERS, (spiel_steps(), rlcard_steps("uno"), pgx_steps()), strict=True))
    sizes = {name: games_for(play, seconds) for name, play in field.items()}
    rates: dict[str, list[float]] = {name: [] for name in field}
    for _ in range(repetitions):
        for name, play in field.items():
            actions, taken = play(sizes[name])
            rates[name].append(actions / taken)
    return rates


def report(rates: dict[str, list[float]], cpu: int | None) -> dict[str, object]:
    def ratio(name: str, other: str) -> float:
        return round(statistics.median(a / b for a, b in zip(rates[name], rates[other], strict=True)), 2)

    measured = [name for name in PEERS if name in rates]
    return {
        "vs_bare": {game_id: ratio(game_id, f"{game_id}, bare") for game_id in game_ids()},
        "solo_vs_peers": {name: ratio("solo", name) for name in measured},
        "least": LEAST,
        "decisions_per_second": {name: round(statistics.median(found)) for name, found in rates.items()},
        "players": PLAYERS,
        "rows": ROWS,
        "versions": {"python": platform.python_version(), **{name: version(name) for name in _packages(measured)}},
        "machine": machine(cpu),
    }


def _packages(measured: list[str]) -> list[str]:
    return ["quintet-cards", "numpy", *(name.split()[0] for name in measured)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=0.5, help="for each contender in each repetition")
    parser.add_argument("--repetitions", type=int, default=7)
    parser.add_argument("--no-peers", action="store_true", help="the bare engine alone")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    cpu = None
    if hasattr(os, "sched_setaffinity"):
        cpu = max(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cpu})
    result = report(measure(arguments.seconds, arguments.repetitions, not arguments.no_peers), cpu)
    print(json.dumps(result, indent=1) if arguments.json else _table(result))


def _table(result: dict[str, object]) -> str:
    lines = []
    for title in ("vs_bare", "solo_vs_peers", "decisions_per_second"):
        figures = result[title]
        assert isinstance(figures, dict)
        lines += [title.replace("_", " "), *(f"  {name:<28} {figure:>14,}" for name, figure in figures.items())]
    return "\n".join(lines)


if __name__ == "__main__":
    main()
