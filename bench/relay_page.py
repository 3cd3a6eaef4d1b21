"""The part of docs/scale.md about capacity, from bench/figures/relay.json: `python -m bench.relay_page` writes it."""

from __future__ import annotations

import json
from pathlib import Path
from statistics import mean
from typing import Any

ROOT = Path(__file__).parent.parent
FIGURES = ROOT / "bench" / "figures" / "relay.json"
PAGE = ROOT / "docs" / "scale.md"
BEGIN, END = "<!-- capacity: made by bench/relay_page.py -->\n", "<!-- end of capacity -->\n"

BUSY = 0.6  # of a core, that a server may be: beyond that latency grows
SECONDS = 4  # from one move at a table to the next, when people play
SEATS = 4
CONNECTIONS = 8  # of a server to the database
LEASE = 5.0
NODES = (1, 3, 10, 100, 1000)


def _moves(runs: list[dict[str, Any]]) -> float:
    return mean(float(run["moves_per_cpu_second"]) for run in runs)


def _load(part: dict[str, Any]) -> str:
    return "{:.0f} to {:.0f}".format(*part["load"]) if "load" in part else "not noted"


def render(figures: dict[str, Any]) -> str:
    cost, latency, databases = figures["cost"], figures["latency"], figures["databases"]
    takeover, database, peer = figures["takeover"], figures["database"], figures["peer"]
    direct, relayed = _moves(cost["direct"]), _moves(cost["relayed"])
    times = direct / relayed
    p99 = {name: latency[name]["latency_ms"]["acknowledged"]["p99"] for name in ("direct", "half_relayed")}
    rows = [
        (
            "moves per second of a server's processor time, PostgreSQL divided by SQLite (`databases`)",
            f"{databases['ratio']:.2f}",
            databases,
        ),
        (
            "the same on PostgreSQL, divided by that of boardgame.io with its matches on the same server (`peer`)",
            f"{peer['ratio']:.1f}, lowest {min(peer['ratios']):.1f}",
            peer,
        ),
        (
            "processor time of both servers for a relayed move, divided by a direct one (`cost`)",
            f"{times:.2f}",
            cost,
        ),
        (
            f"p99 at 2,000 connections and {latency['direct']['rate']:.0f} moves a second, none relayed; half of them "
            "(`latency`)",
            f"{p99['direct']:.0f} ms; {p99['half_relayed']:.0f} ms",
            latency,
        ),
        (
            "from a kill -9 until the last of 200 followers elsewhere has the whole view, with leases of "
            f"{takeover['lease']:.0f} s (`takeover`)",
            f"{takeover['last']:.1f} s",
            takeover,
        ),
        (
            f"moves that one process appends a second at {database['tables']} tables; processor time of PostgreSQL for "
            "each (`database`)",
            f"{database['moves_per_second']:,}; {database['cpu_us_per_move']} µs",
            database,
        ),
    ]
    lines = [
        "Measured by `make relay-figures`, or one by one (`python -m bench.relay peer --keep`), on two cores that",
        "others used at the same time. So only ratios say much; the last column tells how many programs wanted to run",
        "meanwhile.",
        "",
        "| | | load |",
        "|---|---|---|",
        *(f"| {what} | {figure} | {_load(part)} |" for what, figure, part in rows),
        "",
        f"From these figures, with servers that are {BUSY:.0%} busy, a proxy that takes them in turn (of N servers",
        f"one in N clients is not relayed), tables of {SEATS} people and a move every {SECONDS} seconds:",
        "",
        "| servers | relayed | moves per second | people | PostgreSQL's cores for moves | its connections | renewals "
        "and looks for lost tables per second | trunks per server |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for n in NODES:
        share = (n - 1) / n
        moves = n * BUSY * direct / (1 + (times - 1) * share)
        cores = moves * database["cpu_us_per_move"] / 1e6
        upkeep = n * (4 / LEASE + 2)
        cells = (
            f"{n:,}",
            f"{share:.0%}",
            f"{moves:,.0f}",
            f"{moves * SECONDS * SEATS:,.0f}",
            f"{cores:.1f}",
            f"{n * CONNECTIONS:,}",
            f"{upkeep:,.0f}",
            f"{2 * (n - 1):,}",
        )
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def page(text: str, figures: dict[str, Any]) -> str:
    """The page with the figures in their place."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}{render(figures)}{END}{after}"


def load() -> dict[str, Any]:
    figures: dict[str, Any] = json.loads(FIGURES.read_text(encoding="utf-8"))
    return figures


def main() -> None:
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), load()), encoding="utf-8")


if __name__ == "__main__":
    main()
