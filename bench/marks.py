"""Count the marks that the analysis gives to the bots: `make marks` for all games, GAME=solo for one.

    python -m bench.marks                          # every game, then how long the analysis of a match of four takes
    python -m bench.marks --game solo --matches 20
    python -m bench.marks --marks                  # only the marks
    python -m bench.marks --time                   # only how long the analysis of a match takes
    python -m bench.marks --render                 # measure nothing, write the page

Two levels sit at a table, every pair of levels in turn, and change seats. Of each seat's decisions in a match so many
are drawn by lot and judged as those of a person would be: more where the levels differ least. Results go to
bench/marks.json game by game; the tables of docs/analysis.md are written from that file alone.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

from bench.cells import Cell, load, save
from bench.marks_page import render
from bench.strength import machine
from quintet import Game, game_ids, get_game
from quintet.bots import ask, get_bot
from quintet.bots.verdict import FIND, MISTAKE, SLIP, Moment, judge, moments
from quintet.core.options import Options
from quintet.core.rng import Rng
from quintet.core.state import State
from quintet.lab.play import match_seed

ROOT = Path(__file__).parent.parent
FIGURES = ROOT / "bench" / "marks.json"
PAGE = ROOT / "docs" / "analysis.md"

MATCHES = 200
SHORT = ("short", 24)  # how long the matches are, and how many decisions of each seat are judged
LENGTHS = {"solo": ("normal", 100)}  # where more are needed to tell the levels apart
PAIRS = (("easy", "normal"), ("normal", "hard"), ("hard", "easy"))
MEASURED = tuple(first for first, _ in PAIRS)  # the levels
TIMED = 2  # matches of four whose analysis is timed
SURE = 1.96

Log = list[tuple[int, int]]


@dataclass
class Counts:
    """By match: how many decisions of a level were judged, and how many were marked."""

    decisions: list[int] = field(default_factory=list)
    errors: list[int] = field(default_factory=list)  # slips and mistakes
    marks: Counter[str] = field(default_factory=Counter)

    def add(self, marks: list[str]) -> None:
        self.decisions.append(len(marks))
        self.errors.append(sum(mark in (SLIP, MISTAKE) for mark in marks))
        self.marks.update(marks)

    @property
    def rate(self) -> float:
        return sum(self.errors) / max(1, sum(self.decisions))

    @property
    def error(self) -> float:
        """The standard error of the rate. Matches are independent, decisions of one match are not."""
        mean = sum(self.decisions) / len(self.decisions)
        squares = [(e - self.rate * d) ** 2 for e, d in zip(self.errors, self.decisions, strict=True)]
        return sqrt(sum(squares)) / (mean * len(self.decisions))

    def to_json(self) -> Cell:
        low, high = self.rate - SURE * self.error, self.rate + SURE * self.error
        return {
            "matches": len(self.decisions),
            "decisions": sum(self.decisions),
            **{mark: self.marks[mark] for mark in (SLIP, MISTAKE, FIND)},
            "rate": round(self.rate, 5),
            "interval": [round(max(0.0, low), 5), round(high, 5)],
        }


def drawn_of(game: Game) -> tuple[Options, int]:
    """How a game is played here, and how many decisions of each seat are judged."""
    length, drawn = LENGTHS.get(game.id, SHORT)
    return game.lengths.get(length, game.options()), drawn


def play(game: Game, options: Options, levels: tuple[str, ...], seed: int, choices: int) -> tuple[State, Log]:
    """A match of bots: the state before it, and its log. Whoever wants to act out of turn does, drawn by lot."""
    state = game.deal(options, len(levels), seed)
    start, log, rng = state.copy(), [], random.Random(choices)
    bots = [get_bot(game, level) for level in levels]
    while not state.is_over:
        turn, actors = int(state.turn), int(state.actors())
        seats = [seat for seat in range(len(levels)) if actors >> seat & 1 and seat != turn]
        rng.shuffle(seats)
        for seat in [*seats, *([turn] if actors >> turn & 1 else [])]:
            action = ask(bots[seat], state, seat, rng.getrandbits(60))
            if action >= 0:
                state.apply(seat, action)
                log.append((seat, action))
                break
        else:
            seat = seats[0]
            log.append((seat, game.policy().decide(state, seat, Rng(choices))))
            state.apply(*log[-1])
    return start, log


def count(game: Game, n_matches: int) -> Cell:
    """The marks of all levels in so many matches."""
    found = {level: Counts() for level in MEASURED}
    options, drawn = drawn_of(game)
    started = time.thread_time()
    for number in range(n_matches):
        pair = PAIRS[number % len(PAIRS)]
        levels = pair if number // len(PAIRS) % 2 == 0 else pair[::-1]
        cards, choices = match_seed("marks", number)
        start, log = play(game, options, levels, cards, choices)
        lots = random.Random(number)
        by_seat: dict[int, list[Moment]] = {0: [], 1: []}
        for moment in moments(game, start, log, (0, 1)):
            by_seat[moment.seat].append(moment)
        for seat, level in enumerate(levels):
            lots.shuffle(by_seat[seat])
            marks: list[str] = []
            for moment in by_seat[seat]:
                if len(marks) == drawn:
                    break
                if verdict := judge(game, moment):
                    marks.append(verdict.mark)
            found[level].add(marks)
        _tell(f"{game.id}: {number + 1} of {n_matches}", {level: found[level] for level in levels})
    return {
        "matches": n_matches,
        "players": 2,
        "options": options.to_json(),
        "drawn": drawn,
        "seconds": round(time.thread_time() - started),
        "levels": {level: counts.to_json() for level, counts in found.items()},
        "steps": [_step(found[worse], found[better]) for better, worse in (("normal", "easy"), ("hard", "normal"))],
    }


def _step(worse: Counts, better: Counts) -> Cell:
    """How many marks fewer the better level has, per decision."""
    difference = worse.rate - better.rate
    error = SURE * sqrt(worse.error**2 + better.error**2)
    return {
        "difference": round(difference, 5),
        "interval": [round(difference - error, 5), round(difference + error, 5)],
    }


def _tell(what: str, found: dict[str, Counts]) -> None:
    rates = ", ".join(f"{level} {100 * counts.rate:.1f}" for level, counts in found.items())
    print(f"\r{what}: marks per 100 {rates}   ", end="", file=sys.stderr, flush=True)


def measure_time(game: Game) -> Cell:
    """The time of one core for the whole analysis of a match of four `normal`, every decision of every seat."""
    seconds, n_decisions, n_actions = [], 0, 0
    for number in range(TIMED):
        cards, choices = match_seed("time", number)
        start, log = play(game, game.options(), ("normal",) * 4, cards, choices)
        started = time.thread_time()
        n_decisions += sum(judge(game, moment) is not None for moment in moments(game, start, log, range(4)))
        seconds.append(time.thread_time() - started)
        n_actions += len(log)
    return {
        "matches": TIMED,
        "actions": n_actions // TIMED,
        "decisions": n_decisions // TIMED,
        "seconds": round(sum(seconds) / TIMED, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", default=[], choices=game_ids(), metavar="GAME")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--marks", action="store_true")
    parser.add_argument("--time", action="store_true")
    parser.add_argument("--render", action="store_true")
    parser.add_argument("--figures", type=Path, default=FIGURES)
    parser.add_argument("--page", type=Path, default=PAGE)
    arguments = parser.parse_args()
    figures: dict[str, Any] = {"machine": "", "games": {}, "time": {}, **load(arguments.figures)}
    for game_id in [] if arguments.render else arguments.game or game_ids():
        if not arguments.time:
            figures["games"][game_id] = count(get_game(game_id), arguments.matches)
            save(arguments.figures, figures)
        if not arguments.marks:
            figures["time"][game_id] = measure_time(get_game(game_id))
            figures["machine"] = machine()
        save(arguments.figures, figures)
    arguments.page.write_text(render(arguments.page.read_text(encoding="utf-8"), figures), encoding="utf-8")


if __name__ == "__main__":
    main()
