"""What the measuring scripts share: commands of `quintet` whose results are kept, cell by cell, in a JSON file."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

Cell = dict[str, Any]
"""The command that repeats a measurement, and what it found."""


def run(command: str, jobs: int) -> dict[str, Any]:
    """The JSON that a command of `quintet` prints; the number of jobs makes no difference to it."""
    arguments = [*command.split()[1:], "--jobs", str(jobs), "--json"]
    done = subprocess.run(
        [sys.executable, "-m", "quintet", *arguments], stdout=subprocess.PIPE, text=True, encoding="utf-8", check=True
    )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def load(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def save(path: Path, figures: dict[str, Any]) -> None:
    """Write the file anew, after every cell: an interruption loses only the cell that is being measured."""
    new = path.with_suffix(".new")
    new.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    new.replace(path)


def percent(rate: float) -> str:
    return f"{100 * rate:.1f} %"


def interval(low: float, high: float) -> str:
    return f"{100 * low:.1f} to {100 * high:.1f} %"
