"""Draw the README's picture: a short match of SOLO as the terminal shows it.

python scripts/picture.py docs/images/demo.svg
"""

from __future__ import annotations

import io
import sys
from pathlib import Path

from rich.console import Console

from quintet.cli import screen
from quintet.cli.demo import demo

WIDTH = 82


def main() -> None:
    console = Console(record=True, force_terminal=True, width=WIDTH, file=io.StringIO(), highlight=False)
    setattr(screen, "Console", lambda **_: console)  # noqa: B010
    demo("solo", players=3, options="hand=5,scoring=round", seed="1236")
    path = Path(sys.argv[1])
    path.parent.mkdir(parents=True, exist_ok=True)
    console.save_svg(str(path), title="quintet demo", unique_id="demo")


if __name__ == "__main__":
    main()
