"""Write the figures of docs/puzzles.md anew from the puzzles that the games have: python -m bench.puzzles"""

from __future__ import annotations

import re
from pathlib import Path
from statistics import median
from typing import Final

from quintet.core.game import Game
from quintet.games import all_games
from quintet.puzzles import puzzles_of

PAGE: Final = Path(__file__).parent.parent / "docs" / "puzzles.md"
_MARK: Final = re.compile(r"(<!-- made by bench/puzzles.py -->\n).*?(<!-- end -->)", re.DOTALL)
_HEAD: Final = """| game | puzzles | hard | matches | gain, median | least lower bound | moves judged, mean | reasons |
|---|---|---|---|---|---|---|---|
"""


def page(text: str) -> str:
    """The text of the page with its table written anew."""
    table = _HEAD + "".join(map(_row, all_games()))
    return _MARK.sub(lambda found: f"{found[1]}{table}{found[2]}", text)


def _row(game: Game) -> str:
    told, puzzles = game.puzzles(), puzzles_of(game)
    if not puzzles:
        return ""
    n_hard = sum(puzzle["is_hard"] for puzzle in puzzles)
    gain = median(puzzle["gain"][0] for puzzle in puzzles) / 10
    low = min(puzzle["gain"][1] for puzzle in puzzles) / 10
    n_judged = sum(len(puzzle["chances"]) for puzzle in puzzles) / len(puzzles)
    n_reasons = len({puzzle["reason"] for puzzle in puzzles})
    cells = (game.title, len(puzzles), n_hard, told["n_matches"], f"{gain:.1f} %", f"{low:.1f} %", f"{n_judged:.1f}")
    return f"| {' | '.join(map(str, cells))} | {n_reasons} |\n"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
