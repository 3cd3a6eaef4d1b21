"""Compare the table servers of two checkouts by the CPU time that a move takes, both at the same time.

python -m bench.compare ../old .      each checkout compiled in place: python setup.py build_ext --inplace

Both servers share one core and play at the same fixed rate, their loads share the other: whatever else the machine does
falls on both. The ratio of a round compares its two figures; the median of the rounds' ratios is the answer, and their
spread says how reliable it is.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from statistics import median

_MEASURE = "import json, uvloop; from bench.server import run; print(json.dumps(uvloop.run(run({}, 0, {}, {}, 2))))"


def start(checkout: Path, n_tables: int, rate: float, seconds: float) -> subprocess.Popen[str]:
    """Measure a checkout's server."""
    command = [sys.executable, "-c", _MEASURE.format(n_tables, rate, seconds)]
    on_core = ["taskset", "-c", "1"] if shutil.which("taskset") else []
    environment = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    return subprocess.Popen([*on_core, *command], cwd=checkout, env=environment, stdout=subprocess.PIPE, text=True)


def microseconds(measuring: subprocess.Popen[str]) -> float:
    """The server's CPU time per move."""
    told, _ = measuring.communicate()
    if measuring.returncode:
        raise SystemExit("a measurement failed")
    return 1e6 / float(json.loads(told)["moves_per_cpu_second"])


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the table servers of two checkouts.")
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=400, help="moves a second of each")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    ratios: list[float] = []
    for _ in range(args.rounds):
        both = [start(each.resolve(), args.tables, args.rate, args.seconds) for each in (args.old, args.new)]
        old, new = map(microseconds, both)
        ratios.append(new / old)
        print(f"old {old:.0f} µs, new {new:.0f} µs of CPU per move: × {ratios[-1]:.3f}", flush=True)
    print(f"CPU per move, new to old: median × {median(ratios):.3f}, from {min(ratios):.3f} to {max(ratios):.3f}")


if __name__ == "__main__":
    main()
