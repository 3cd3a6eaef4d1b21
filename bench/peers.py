"""Quintet beside its peers: random play, one core, one process, all contenders in turns.

    make peers                                  # makes an environment for the peers and measures
    .venv-peers/bin/python bench/peers.py       # again; --json for one JSON object, --help for the rest

What is counted
    An action is one decision of a player, forced ones included. Chance (a card dealt, drawn or turned) counts on
    neither side, though its time does. So a rate is the players' decisions per second.
What is timed
    The process's own CPU time, so that a busy machine disturbs little; all contenders run in one thread.
    OpenSpiel: `evaluate_bots` with uniform random bots, a loop in C++; making the first state and counting the
    decisions afterwards are not timed. Also its rollout evaluator, which the search bots use: a leaner C++ loop that
    tells no counts, so its rate takes the mean game from `evaluate_bots` from the same deal.
    RLCard: `env.step` with a random legal action; the choice is part of the loop, since its users pay for it too.
    Quintet: `Game.deal` and `State.playout`, so the deal is timed.
    Each repetition gives every contender the same time; the figure is the median, a ratio the median of the ratios
    within each repetition.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import random
import statistics
import sys
import time
from collections.abc import Callable
from importlib.metadata import version

from quintet import game_ids, get_game
from quintet.core import state as compiled_or_not
from quintet.core.rng import Rng

Timed = Callable[[int], tuple[int, float]]
"""Play n games; return the number of decisions and the seconds."""

PRESETS = {"fifteen_go": "advanced"}
PLAYERS = 4
CRAZY_EIGHTS = {"players": PLAYERS, "use_special_cards": True, "reshuffle": True}
NO_LIMIT = {"max_turns": 1_000_000}  # its default stops a game after 100 cards laid
BASE = "open_spiel crazy_eights"


def quintet_playouts(game_id: str, preset: str) -> Timed:
    game = get_game(game_id)
    options = game.parse_options(preset)
    game.check(options, PLAYERS)
    rng = Rng(1)
    seeds = iter(range(1 << 60))

    def play(n: int) -> tuple[int, float]:
        actions = 0
        start = time.process_time()
        for _ in range(n):
            actions += game.deal(options, PLAYERS, next(seeds)).playout(rng)
        return actions, time.process_time() - start

    return play


def spiel_bots(name: str, parameters: dict[str, int | bool]) -> Timed:
    import pyspiel

    game = pyspiel.load_game(name, parameters)
    bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in range(game.num_players())]
    seeds = iter(range(1 << 30))

    def play(n: int) -> tuple[int, float]:
        states = [game.new_initial_state() for _ in range(n)]
        start = time.process_time()
        for state in states:
            pyspiel.evaluate_bots(state, bots, next(seeds))
        seconds = time.process_time() - start
        return sum(_decisions(state) for state in states), seconds

    return play


def _decisions(state: object) -> int:
    return sum(step.player >= 0 for step in state.full_history())  # type: ignore[attr-defined]


def spiel_rollouts(name: str, parameters: dict[str, int | bool]) -> Timed:
    """One search step of one simulation with n rollouts is n random games from the same deal."""
    import pyspiel

    game = pyspiel.load_game(name, parameters)
    bots = [pyspiel.make_uniform_random_bot(seat, 1 + seat) for seat in range(game.num_players())]
    dice = random.Random(1)
    dealt = game.new_initial_state()
    while dealt.is_chance_node():
        outcomes, weights = zip(*dealt.chance_outcomes(), strict=True)
        dealt.apply_action(dice.choices(outcomes, weights)[0])
    sample = [dealt.clone() for _ in range(2000)]
    for seed, state in enumerate(sample):
        pyspiel.evaluate_bots(state, bots, seed)
    mean = statistics.fmean(map(_decisions, sample))
    seeds = iter(range(1 << 30))

    def play(n: int) -> tuple[int, float]:
        evaluator = pyspiel.RandomRolloutEvaluator(n, next(seeds))
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False)
        start = time.process_time()
        bot.mcts_search(dealt)
        return round(n * mean), time.process_time() - start

    return play


def rlcard_steps(name: str) -> Timed:
    import rlcard

    env = rlcard.make(name, config={"seed": 1})
    choose = random.Random(1).choice

    def play(n: int) -> tuple[int, float]:
        actions = 0
        start = time.process_time()
        for _ in range(n):
            state, _player = env.reset()
            while not env.is_over():
                state, _player = env.step(choose(list(state["legal_actions"])))
                actions += 1
        return actions, time.process_time() - start

    return play


def contenders(game_ids: list[str]) -> dict[str, Timed]:
    """All contenders, the peers among Quintet's games so that all meet the same machine."""
    peers = {
        BASE: spiel_bots("crazy_eights", CRAZY_EIGHTS | NO_LIMIT),
        "open_spiel crazy_eights, 100 cards at most": spiel_bots("crazy_eights", CRAZY_EIGHTS),
        "open_spiel crazy_eights, rollout evaluator": spiel_rollouts("crazy_eights", CRAZY_EIGHTS | NO_LIMIT),
        "open_spiel gin_rummy, 2 players": spiel_bots("gin_rummy", {}),
        "rlcard uno, 2 players": rlcard_steps("uno"),
    }
    return peers | {game_id: quintet_playouts(game_id, PRESETS.get(game_id, "")) for game_id in game_ids}


def games_for(play: Timed, seconds: float) -> int:
    """How many games take about `seconds`; also the warm-up."""
    n = 1
    while True:
        taken = play(n)[1]
        if taken > seconds / 5:
            return max(1, round(n * seconds / taken))
        n *= 4


def measure(game_ids: list[str], seconds: float, repetitions: int) -> dict[str, list[float]]:
    """Actions a second of every contender, one figure per repetition."""
    field = contenders(game_ids)
    sizes = {name: games_for(play, seconds) for name, play in field.items()}
    rates: dict[str, list[float]] = {name: [] for name in field}
    shows_progress = sys.stderr.isatty()
    for i in range(repetitions):
        if shows_progress:
            print(f"\rrepetition {i + 1} of {repetitions} …", end="", file=sys.stderr, flush=True)
        for name, play in field.items():
            actions, taken = play(sizes[name])
            rates[name].append(actions / taken)
    if shows_progress:
        print("\r\033[K", end="", file=sys.stderr, flush=True)
    return rates


def ratio(rates: dict[str, list[float]], name: str, peer: str) -> float:
    return round(statistics.median(a / b for a, b in zip(rates[name], rates[peer], strict=True)), 2)


def report(rates: dict[str, list[float]], game_ids: list[str], cpu: int | None) -> dict[str, object]:
    ratios = {game_id: ratio(rates, game_id, BASE) for game_id in game_ids}
    if "level_8" in game_ids:
        ratios["level_8_vs_gin_rummy"] = ratio(rates, "level_8", "open_spiel gin_rummy, 2 players")
    if "solo" in game_ids:
        ratios["solo_vs_rlcard_uno"] = ratio(rates, "solo", "rlcard uno, 2 players")
    rollouts = "open_spiel crazy_eights, rollout evaluator"
    return {
        "ratios": ratios,
        "ratios_vs_rollout_evaluator": {game_id: ratio(rates, game_id, rollouts) for game_id in game_ids},
        "actions_per_second": {name: round(statistics.median(found)) for name, found in rates.items()},
        "all_actions_per_second": {name: [round(rate) for rate in found] for name, found in rates.items()},
        "options": {
            game_id: get_game(game_id).parse_options(PRESETS.get(game_id, "")).format() for game_id in game_ids
        },
        "players": PLAYERS,
        "compiled": str(compiled_or_not.__file__).endswith((".so", ".pyd")),
        "versions": {
            "quintet": version("quintet-cards"),
            "open_spiel": version("open_spiel"),
            "rlcard": version("rlcard"),
            "python": platform.python_version(),
        },
        "machine": machine(cpu),
    }


def machine(cpu: int | None) -> dict[str, object]:
    """What this was measured on, and how many programs wanted to run there in the last five minutes."""
    load = round(os.getloadavg()[1], 1) if hasattr(os, "getloadavg") else None
    return {"system": platform.platform(), "cpu": _cpu_name(), "core": cpu, "cores": os.cpu_count(), "load": load}


def _cpu_name() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            return next(line.partition(":")[2].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor() or platform.machine()


def print_table(result: dict[str, object], rates: dict[str, list[float]]) -> None:
    versions = result["versions"]
    machine = result["machine"]
    assert isinstance(versions, dict)
    assert isinstance(machine, dict)
    print("Random play, decisions of players a second, one core:", ", ".join(f"{k} {v}" for k, v in versions.items()))
    print("; ".join(f"{name}: {value}" for name, value in machine.items()))
    if not result["compiled"]:
        print("Quintet is NOT compiled here: these are figures of plain Python.")
    wide = max(map(len, rates))
    print(f"\n{'':{wide}}  {'median':>12}  {'lowest':>12}  {'highest':>12}  {'x crazy_eights':>14}")
    for name, found in sorted(rates.items(), key=lambda item: -statistics.median(item[1])):
        median, low, high = statistics.median(found), min(found), max(found)
        print(f"{name:{wide}}  {median:12,.0f}  {low:12,.0f}  {high:12,.0f}  {ratio(rates, name, BASE):14.2f}")
    print("\nratios:", result["ratios"])
    print("against the rollout evaluator:", result["ratios_vs_rollout_evaluator"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "games", nargs="*", metavar="GAME", help=f"some of {', '.join(game_ids())}; all if none is given"
    )
    parser.add_argument("--seconds", type=float, default=0.5, help="for each contender in each repetition")
    parser.add_argument("--repetitions", type=int, default=7)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    arguments = parser.parse_args()
    chosen = arguments.games or game_ids()
    cpu = None
    if hasattr(os, "sched_setaffinity"):
        cpu = max(os.sched_getaffinity(0))
        os.sched_setaffinity(0, {cpu})
    rates = measure(chosen, arguments.seconds, arguments.repetitions)
    result = report(rates, chosen, cpu)
    if arguments.json:
        print(json.dumps(result, indent=1))
    else:
        print_table(result, rates)


if __name__ == "__main__":
    main()
