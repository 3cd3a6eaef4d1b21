"""The figures in docs/terminal.md, from bench/figures/terminal.json: `python -m bench.terminal_page` writes them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

ROOT = Path(__file__).parent.parent
FIGURES = ROOT / "bench" / "figures" / "terminal.json"
PAGE = ROOT / "docs" / "terminal.md"
BEGIN, END = "<!-- figures: made by bench/terminal_page.py -->\n", "<!-- end of figures -->\n"

FIRST_CARD: Final = 1.5  # seconds
DRAWN: Final = 50  # milliseconds


def render(figures: dict[str, Any] | None) -> str:
    if figures is None:
        return "`make terminal-figures` measures it and writes the figures here.\n"
    first, line, table = figures["first_card"], figures["slow_line"], figures["table"]
    memory, drawn, cpu, objects = table["memory_mb"], table["drawn_ms"], table["drawn_cpu_ms"], table["objects"]
    lines = [
        f"Measured by `make terminal-figures` with Textual {figures['textual']}. {figures['load']} programs wanted to",
        "run on the machine's two cores when it began:",
        "",
        "| | | |",
        "|---|---:|---|",
        f"| from `quintet play solo` to the first card, median of {first['runs']} | {first['median_s']:.2f} s | "
        f"at most {FIRST_CARD} s |",
        f"| the best of them | {first['best_s']:.2f} s | |",
        f"| processor time until then, with all processes | {first['cpu_s']:.2f} s | |",
        f"| from a message to its move on the screen, median | {drawn['p50']} ms | at most {DRAWN} ms |",
        f"| 99 of 100 moves | {drawn['p99']} ms | |",
        f"| processor time for it, median; 99 of 100 | {cpu['p50']} ms; {cpu['p99']} ms | |",
        f"| from a key to its answer with {line['delay_ms']} ms of delay | {line['median_ms']} ms, "
        f"{line['bytes']} bytes | |",
        f"| memory, with the bots' process, after {table['moves']:,} moves in {table['matches']} matches; after half of"
        f" them | {memory['last']:.1f} MB; {memory['half']:.1f} MB | |",
        f"| the most blocks of memory that Python held in the third quarter; in the last | "
        f"{objects['third_quarter']:,}; {objects['last_quarter']:,} | no more |",
        f"| growth in the second half of {table['hours']} hours at a move a second | {table['bytes_a_move']:,} bytes"
        f" a move, {table['mb_a_day']} MB in 24 hours | none |",
        "",
    ]
    return "\n".join(lines)


def page(text: str, figures: dict[str, Any] | None) -> str:
    """The page with the figures in their place."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{render(figures)}{END}{after}"


def load() -> dict[str, Any] | None:
    """What was measured, if anything was."""
    figures: dict[str, Any] | None = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else None
    return figures


def main() -> None:
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), load()), encoding="utf-8")


if __name__ == "__main__":
    main()
