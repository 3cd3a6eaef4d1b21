"""Measure how strong the bots are: `make strength` for all of it, CELL="solo 2 hard rules" for one cell.

    python -m bench.strength                                  # every cell, then how long `hard` thinks
    python -m bench.strength --cell "solo 2 hard rules"       # one cell anew; give --cell as often as you like
    python -m bench.strength --pace solo                      # how long `hard` thinks in one game
    python -m bench.strength --nets                           # size, speed and training of the nets of `expert`
    python -m bench.strength --limit                          # how near `hard` is to the best possible in I Go!
    python -m bench.strength --missing                        # only what has not been measured
    python -m bench.strength --render                         # measure nothing, write the page

Results go to bench/strength.json one by one; docs/strength.md is written from that file alone.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench import limit, nets
from bench.cells import Cell, load, run, save
from bench.strength_page import render
from quintet import game_ids, get_game
from quintet.bots import ask, get_bot
from quintet.cli.measure import is_compiled
from quintet.core.rng import Rng

ROOT = Path(__file__).parent.parent
FIGURES = ROOT / "bench" / "strength.json"
PAGE = ROOT / "docs" / "strength.md"

LADDER = {
    2: {
        ("rules", "random"): 2000,
        ("easy", "random"): 2000,
        ("normal", "easy"): 2000,
        ("hard", "normal"): 1000,
        ("hard", "rules"): 2000,
        ("oracle", "hard"): 400,
    },
    4: {
        ("rules", "random"): 2000,
        ("hard", "rules"): 2000,
        ("oracle", "rules"): 400,
    },
}
"""By number of players: the bots, and how many matches. At four players the first sits among three of the second."""

EXPERT_LADDER = {
    2: {("expert", "hard"): 1000, ("expert", "normal"): 1000, ("expert", "rules"): 1000, ("oracle", "expert"): 1000},
    4: {("expert", "hard"): 1000, ("expert", "normal"): 1000, ("expert", "rules"): 1000, ("oracle", "expert"): 1000},
}
"""The same where `expert` is not `hard`."""

PACE_PLAYERS = (2, 4)
PACE_MATCHES = 20  # for every number of players
RULES_MATCHES = 300


@dataclass(frozen=True)
class Spec:
    """One cell to measure."""

    game: str
    players: int
    bots: tuple[str, str]
    matches: int

    @property
    def name(self) -> str:
        return f"{self.game} {self.players} {self.bots[0]} {self.bots[1]}"

    @property
    def command(self) -> str:
        """Two bots play every deal from both seats; a bot against several moves on one seat after every match."""
        first, second = self.bots
        if self.players == 2:
            bots = f"{first},{second} --players 2 --all-deals --deals {max(2, self.matches // 2)}"
            return f"quintet tournament {self.game} --bots {bots}"
        bots = ",".join([first, *[second] * (self.players - 1)])
        return f"quintet simulate {self.game} --bots {bots} --games {self.matches}"

    def measure(self, jobs: int) -> Cell:
        found = run(self.command, jobs)
        if self.players == 2:
            pairing = found["pairings"][0]
            matches, rate, (low, high) = pairing["matches"], pairing["rate"], pairing["interval"]
        else:
            (mine,) = [each for each in found["bots"] if each["name"] == self.bots[0]]
            matches, rate, low, high = found["games"], mine["rate"], mine["low"], mine["high"]
        cell: Cell = {"command": self.command, "matches": matches, "rate": round(rate, 5)}
        cell["interval"] = [round(low, 5), round(high, 5)]
        if {"hard", "oracle"} & set(self.bots):
            cell["thinking"] = thinking(self.game)
        if "expert" in self.bots:
            cell["expert"] = expert(self.game, self.players)
        return cell


def thinking(game_id: str) -> str:
    """How `hard` thinks, as the name of the bot that does the same."""
    skill = get_game(game_id).skill
    return f"{skill.method}-{skill.effort}"


def expert(game_id: str, players: int) -> str:
    """What `expert` is: the digest of its net, or how it thinks; "" where it is `hard`."""
    return nets.digest(game_id, players) or deeper(game_id)


def deeper(game_id: str) -> str:
    """How `expert` thinks where it has no net, as the name of the bot that does the same; "" where it is `hard`."""
    thinking = get_game(game_id).skill.expert
    return "" if thinking is None else thinking.name


def specs() -> dict[str, Spec]:
    """All cells, in the order of the page."""
    found = []
    for game_id in game_ids():
        for players, pairs in LADDER.items():
            of_expert = EXPERT_LADDER[players] if expert(game_id, players) else {}
            found += [Spec(game_id, players, bots, matches) for bots, matches in (pairs | of_expert).items()]
    return {spec.name: spec for spec in found}


def measure_pace(game_id: str, n_matches: int) -> Cell:
    """CPU time of `hard` where it has a choice, alone among rules players; the same of `expert` where it thinks longer;
    and decisions a second of `rules`."""
    found = {"thinking": thinking(game_id), **times("hard", game_id, n_matches)}
    if deeper(game_id):
        found["expert"] = {"thinking": deeper(game_id), **times("expert", game_id, n_matches)}
    return {**found, "rules_per_second": rules_speed(game_id)}


def times(level: str, game_id: str, n_matches: int) -> Cell:
    """CPU time of a level where it has a choice, alone among rules players: of `expert` where it has no net, at the
    largest table too."""
    game = get_game(game_id)
    mine, rules = get_bot(game, level), get_bot(game, "rules")
    taken: list[float] = []
    tables = list(PACE_PLAYERS)
    if level == "expert":
        tables = [n for n in (*PACE_PLAYERS, game.max_players) if not nets.digest(game_id, n)]
    for players in tables:
        for number in range(n_matches):
            rng = Rng(number)
            state = game.deal(game.options(), players, number)
            me = number % players
            while not state.is_over:
                seats = [seat for seat in range(players) if int(state.actors()) >> seat & 1 and seat != state.turn]
                for seat in [*seats, int(state.turn)]:
                    bot = mine if seat == me else rules
                    start = time.thread_time()
                    action = ask(bot, state, seat, int(rng.bits()))
                    if seat == me and len(state.legal_actions(seat)) > 1:
                        taken.append(time.thread_time() - start)
                    if action >= 0:
                        state.apply(seat, action)
                        break
    return {
        "matches": n_matches * len(tables),
        "decisions": len(taken),
        "median_ms": round(1000 * statistics.median(taken), 2),
        "worst_ms": round(1000 * max(taken), 2),
    }


def rules_speed(game_id: str) -> int:
    """Decisions a second of four rules players, forced ones included, with the engine's time to carry them out."""
    game, policy, rng = get_game(game_id), get_game(game_id).policy(), Rng(1)
    states = [game.deal(game.options(), 4, number) for number in range(RULES_MATCHES)]
    start = time.thread_time()
    actions = sum(policy.play_match(state, rng) for state in states)
    return 1000 * round(actions / (time.thread_time() - start) / 1000)


def machine() -> str:
    cpu = platform.processor() or platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        lines = info.read_text(encoding="utf-8").splitlines()
        cpu = next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), cpu)
    return f"{cpu}, Python {platform.python_version()}, {'compiled' if is_compiled() else 'plain Python'}."


def in_order(figures: dict[str, Any]) -> dict[str, Any]:
    """The figures as the file keeps them; cells that are no longer asked for are left out."""
    return {
        "machine": figures.get("machine", ""),
        "cells": {name: figures["cells"][name] for name in specs() if name in figures.get("cells", {})},
        "pace": {game_id: figures["pace"][game_id] for game_id in game_ids() if game_id in figures.get("pace", {})},
        "nets": {name: figures["nets"][name] for name in nets.names() if name in figures.get("nets", {})},
        "limit": figures.get("limit", {}),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cell", action="append", default=[], choices=list(specs()), metavar='"GAME PLAYERS A B"')
    parser.add_argument("--pace", action="append", default=[], choices=game_ids(), metavar="GAME")
    parser.add_argument("--nets", action="store_true")
    parser.add_argument("--limit", action="store_true")
    parser.add_argument("--missing", action="store_true")
    parser.add_argument("--render", action="store_true")
    parser.add_argument("--matches", type=int, help="of every cell, instead of what the ladder says")
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0 is one for every core")
    parser.add_argument("--figures", type=Path, default=FIGURES)
    parser.add_argument("--page", type=Path, default=PAGE)
    arguments = parser.parse_args()
    figures = in_order(load(arguments.figures))
    is_chosen = bool(arguments.cell or arguments.pace or arguments.nets or arguments.limit or arguments.render)
    cells = [spec for spec in specs().values() if spec.name in arguments.cell or not is_chosen]
    pace = arguments.pace if is_chosen else list(game_ids())
    if arguments.missing:
        cells = [spec for spec in cells if spec.name not in figures["cells"]]
        pace = [game_id for game_id in pace if game_id not in figures["pace"]]
    for spec in cells:
        sized = Spec(spec.game, spec.players, spec.bots, arguments.matches or spec.matches)
        figures["cells"][spec.name] = found = sized.measure(arguments.jobs)
        figures = in_order(figures)
        save(arguments.figures, figures)
        print(f"{spec.name}: {found['rate']:.1%} of {found['matches']:,}", file=sys.stderr, flush=True)
    for game_id in pace:
        figures["machine"] = machine()
        figures["pace"][game_id] = measure_pace(game_id, min(PACE_MATCHES, arguments.matches or PACE_MATCHES))
        figures = in_order(figures)
        save(arguments.figures, figures)
        print(f"{game_id}: {figures['pace'][game_id]}", file=sys.stderr, flush=True)
    wanted = nets.names() if arguments.nets or not is_chosen else []
    for name in wanted:
        if not (arguments.missing and figures["nets"].get(name, {}).get("net") == nets.digest_of(name)):
            figures["nets"][name] = nets.measure(name)
            figures = in_order(figures)
            save(arguments.figures, figures)
            print(f"{name}: {figures['nets'][name]}", file=sys.stderr, flush=True)
    if arguments.limit or not (is_chosen or (arguments.missing and figures["limit"])):
        figures["limit"] = limit.measure(arguments.matches or limit.MATCHES)
        save(arguments.figures, figures)
        print(f"limit: {figures['limit']}", file=sys.stderr, flush=True)
    arguments.page.write_text(render(figures), encoding="utf-8")


if __name__ == "__main__":
    main()
