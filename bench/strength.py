"""Measure the ladder of the bots and write docs/strength.md: `make strength` (DEALS=N for another size).

Every cell is a `quintet tournament` over a fixed number of deals, each played once from every seat.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from quintet import GAME_IDS, get_game

PAGE = Path("docs/strength.md")
QUICK = (("rules", "random"), ("easy", "random"), ("normal", "easy"))
SEARCH = (("hard", "normal"), ("hard", "rules"))

HEAD = """# How strong the bots are

Measured by `make strength`, which wrote this page. Two players, default options, the same deals for both, each deal
played from both seats; Wilson intervals, 95 %. A cell can be repeated with

    quintet tournament GAME --bots A,B --players 2 --all-deals --deals N

`hard` searches in 15GO!, I Go! and SOLO. In Skip-Bo Masters and Level 8 searching has not beaten the rules player yet,
so there `hard` is the rules player who never slips. Nobody sees more than his seat: see
[the test](../tests/bots/test_honesty.py).

| game | bots | matches | first one's win rate | interval |
|---|---|---:|---:|---|
"""


def cell(game_id: str, bots: tuple[str, str], deals: int) -> dict[str, Any]:
    command = [sys.executable, "-m", "quintet", "tournament", game_id, "--bots", ",".join(bots), "--players", "2"]
    command += ["--all-deals", "--deals", str(deals), "--jobs", "2", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    pairing: dict[str, Any] = json.loads(done.stdout)["pairings"][0]
    return pairing


def main(quick: int, search: int) -> None:
    lines = []
    for game_id in GAME_IDS:
        for bots in (*QUICK, *SEARCH):
            found = cell(game_id, bots, quick if bots in QUICK else search)
            low, high = found["interval"]
            lines.append(
                f"| {get_game(game_id).title} | `{bots[0]}` against `{bots[1]}` | {found['matches']:,} "
                f"| {found['rate']:.1%} | {low:.1%} to {high:.1%} |"
            )
            print(lines[-1], file=sys.stderr, flush=True)
    PAGE.write_text(HEAD + "\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*(int(number) for number in sys.argv[1:3]))
