"""What simulations of rules players show about the games: `make findings` writes docs/findings.md.

    python -m bench.findings                     # every cell (some minutes)
    python -m bench.findings --cell "solo 2"     # all variants of one game at one number of players anew
    python -m bench.findings --render            # simulate nothing, write the page

Results go to bench/findings.json cell by cell; the page is written from that file alone.
"""

from __future__ import annotations

import argparse
import json
import math
import statistics
import sys
from pathlib import Path
from typing import Any

from bench.cells import Cell, load, save
from bench.findings_page import DEFAULT, render
from quintet import game_ids, get_game
from quintet.lab.simulate import make_run, simulate
from quintet.lab.statistics import CONFIDENCE, wilson, z_of
from quintet.lab.workers import local_workers

ROOT = Path(__file__).parent.parent
FIGURES = ROOT / "bench" / "findings.json"
PAGE = ROOT / "docs" / "findings.md"

PLAYERS = (2, 4)
MATCHES = 2000
STARTER = "starter=seat_0"  # so that the seats' shares show how much it helps to begin
VARIANTS = {
    "fifteen_go": (
        "play_open=yes",
        "build_own=yes",
        "borrow=yes",
        "points=yes",
        "play_open=yes,build_own=yes,borrow=yes,points=yes",
        "sets=4",
    ),
    "skipbo_masters": ("stock=10", "stock=20", "tolls=none", "tolls=heavy", "target=500"),
    "i_go": ("target=1", "target=2", "target=6"),
    "level_8": (
        "sheet=two_star",
        "master=yes",
        "double_deck=yes",
        "sheet=two_star,master=yes,double_deck=yes",
    ),
    "solo": (
        "throw_in=no",
        "mixed_stack=yes",
        "play_after_penalty=yes",
        "solo_call=catch",
        "solo_call=off",
        "hand=5",
        "hand=10",
        "scoring=minus_300",
        "scoring=winner_600",
        "scoring=round",
    ),
}


def names() -> list[str]:
    """All cells, in the order of the page: game, players, options."""
    return [
        f"{game_id} {players} {options}"
        for game_id in game_ids()
        for players in PLAYERS
        for options in (DEFAULT, *VARIANTS[game_id])
    ]


def measure(name: str, n_matches: int, jobs: int) -> Cell:
    game_id, players, changed = name.split()
    options = STARTER if changed == DEFAULT else f"{changed},{STARTER}"
    game = get_game(game_id)
    run = make_run(game, game.parse_options(options), int(players), ["rules"], 0, rotate=False)
    with local_workers(jobs) as workers:
        lines = [line for chunk in simulate(run, [range(n_matches)], workers) for line in chunk.lines.splitlines()]
    rows = sorted(map(json.loads, lines), key=lambda row: int(row["number"]))
    shares = [
        sum(1 / len(row["winners"]) for row in rows if seat in row["winners"]) / n_matches
        for seat in range(int(players))
    ]
    return {
        "command": f"quintet simulate {game_id} --options {options} --players {players} "
        f"--bots rules --no-rotate --games {n_matches}",
        "matches": n_matches,
        "seats": [[round(each, 5) for each in (share, *wilson(share, n_matches))] for share in shares],
        "turns": _mean([row["turns"] for row in rows]),
        "actions": _mean([row["actions"] for row in rows]),
        "minutes": _mean([row["seconds"] / 60 for row in rows]),
    }


def _mean(values: list[float]) -> list[float]:
    """The mean, and half the width of its 95 % interval."""
    half = z_of(CONFIDENCE) * statistics.stdev(values) / math.sqrt(len(values))
    return [round(statistics.fmean(values), 3), round(half, 3)]


def in_order(figures: dict[str, Any]) -> dict[str, Any]:
    return {name: figures[name] for name in names() if name in figures}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--cell", default="", metavar='"GAME PLAYERS OPTIONS"', help="or the beginning of it")
    parser.add_argument("--render", action="store_true")
    parser.add_argument("--matches", type=int, default=MATCHES)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--figures", type=Path, default=FIGURES)
    parser.add_argument("--page", type=Path, default=PAGE)
    arguments = parser.parse_args()
    figures = in_order(load(arguments.figures))
    for name in names():
        if name.startswith(arguments.cell) and not arguments.render:
            figures[name] = measure(name, arguments.matches, arguments.jobs)
            figures = in_order(figures)
            save(arguments.figures, figures)
            print(f"{name}: seats {[seat[0] for seat in figures[name]['seats']]}", file=sys.stderr, flush=True)
    arguments.page.write_text(render(figures), encoding="utf-8")


if __name__ == "__main__":
    main()
