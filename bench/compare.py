"""Compare the table servers of two checkouts by the CPU time that a move takes, both at the same time.

python -m bench.compare ../old .      each checkout compiled in place: python setup.py build_ext --inplace
python -m bench.compare ../old . --rate 0 --rounds 9 --json >bench/figures/compare.json      and python -m bench.page

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


def version_of(checkout: Path) -> str:
    text = (checkout / "src" / "quintet" / "__init__.py").read_text(encoding="utf-8")
    return text.partition('__version__ = "')[2].partition('"')[0]


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare the table servers of two checkouts.")
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--rate", type=float, default=400, help="moves a second of each")
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print all that was measured")
    args = parser.parse_args()
    rounds: list[tuple[float, float]] = []
    loads = [os.getloadavg()[0]]
    for _ in range(args.rounds):
        both = [start(each.resolve(), args.tables, args.rate, args.seconds) for each in (args.old, args.new)]
        old, new = map(microseconds, both)
        rounds.append((round(old), round(new)))
        loads.append(os.getloadavg()[0])
        print(f"old {old:.0f} µs, new {new:.0f} µs of CPU per move: × {new / old:.3f}", file=sys.stderr)
    ratios = [new / old for old, new in rounds]
    told = f"CPU per move, new to old: median × {median(ratios):.3f}, from {min(ratios):.3f} to {max(ratios):.3f}"
    print(told, file=sys.stderr)
    if args.json:
        found = {
            "old": version_of(args.old),
            "tables": args.tables,
            "moves_per_second": args.rate,
            "microseconds": rounds,
            "load": [round(min(loads), 1), round(max(loads), 1)],
        }
        print(json.dumps(found, indent=1))


if __name__ == "__main__":
    main()
