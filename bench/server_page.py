"""The part of docs/performance.md about the table server."""

from __future__ import annotations

from statistics import median
from textwrap import wrap
from typing import Any

P50, P99 = 5, 50  # ms, the goals at 1,000 moves a second
KB = 60  # per connection
RESUME = 50  # ms
FASTER = 1.5  # than 0.1
TIMES = 5  # the moves of a boardgame.io server

LOAD = """
`make server-figures`: a real `quintet serve` on one core, the load on the other. Tables of four play SOLO at random; a
move counts when its player has been told that it is on disk and the three others have seen it. Latency is counted from
the moment a move was due, so that a stall is charged to every move that had to wait.
"""
GOALS = """
Goals: p50 at most {P50} ms, p99 at most {P99} ms, nothing lost, at most {KB} kB per connection: {reached}. After a
restart a table with {actions:,} actions is back {median_ms} ms after a player's first message (median of {tables}
tables; longest {worst_ms} ms; goal {RESUME} ms).
"""
PEER = """
Compared with {server} on Node {node} with a game like SOLO ([what is compared](../bench/boardgameio/README.md)), one
after the other at each number of tables. Quintet has every move on disk before it answers. boardgame.io keeps its
matches in PostgreSQL by `bgio-postgres`, on disk before it answers too (measured where `PEER_POSTGRES` names a
database); in files by its own `FlatFile`, not flushed; or in memory, where a crash loses them all. The figures are
moves per second of the server's CPU time, because a shared machine takes the core away at times.
"""
TOP = """
The most moves of Quintet divided by the most of boardgame.io (the goal is {TIMES} ×): {times}.
"""
LINE = """
Where the server takes the most moves, one costs {move:.0f} µs of its CPU. The line to the clients
(`quintet.server.sockets.line`) has {ours:.0f} µs of that, for a command of {command} bytes in and {told:.0f} messages
of {message} bytes out (`python -m bench.line`), the bounds on what a client may cost included. To read and write the
same by websockets {websockets} alone takes {library:.0f} µs: the line does both by it, and has more to look after.
"""
COMPARED = """
Against {old}, both at the same time, as many moves as they take at {tables} tables (`python -m bench.compare`, while
{least:.0f} to {most:.0f} programs wanted to run): {times:.2f} × as many moves per second of the server's CPU, the
median of {n} rounds, from {lowest:.2f} to {highest:.2f} × (the goal is {goal} ×: {reached}).
"""
KEPT = {"peer_in_postgres": "in PostgreSQL", "peer_in_files": "in files", "peer_in_memory": "in memory"}


def section(found: dict[str, Any], line: dict[str, Any] | None, compared: dict[str, Any] | None = None) -> list[str]:
    """Its lines, from what `python -m bench.server all` has printed, and `python -m bench.line` and `bench.compare` if
    they were measured."""
    latency, idle = found["latency"], found["idle"]
    return [
        "## The table server",
        "",
        *_paragraph(LOAD),
        "",
        "| | connections | moves/s | p50 | p99 | longest | lost | server's CPU | per connection |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
        _row("500 tables", latency),
        _row("500 tables, most connections idle", idle),
        "",
        *_paragraph(GOALS, P50=P50, P99=P99, KB=KB, RESUME=RESUME, reached=_reached(latency, idle), **found["resume"]),
        "",
        *_saturation(found["saturation"]),
        *([] if line is None else ["", *_line(line, found["saturation"])]),
        *([] if compared is None else ["", *_compared(compared)]),
    ]


def _paragraph(text: str, **figures: object) -> list[str]:
    return wrap(" ".join(text.format(**figures).split()), 120, break_long_words=False, break_on_hyphens=False)


def _lost(found: dict[str, Any]) -> int:
    lost: int = found["unanswered"] + sum(found["closed"].values())
    return lost


def _row(name: str, found: dict[str, Any]) -> str:
    seen = found["latency_ms"]["seen_by_all"]
    return (
        f"| {name} | {found['connections']:,} | {found['done_per_second']:,.0f} "
        f"| {seen['p50']:.1f} ms | {seen['p99']:.1f} ms | {seen['max']:.0f} ms | {_lost(found)} "
        f"| {100 * found['server_cpu']:.0f} % | {found['kb_per_connection']:.0f} kB |"
    )


def _reached(latency: dict[str, Any], idle: dict[str, Any]) -> str:
    seen = latency["latency_ms"]["seen_by_all"]
    is_missed = {
        "p50": seen["p50"] > P50,
        "p99": seen["p99"] > P99,
        "nothing lost": _lost(latency) + _lost(idle) > 0,
        "memory": idle["kb_per_connection"] > KB,
    }
    missed = [name for name, is_so in is_missed.items() if is_so]
    return f"missed: {', '.join(missed)}" if missed else "all reached"


def _saturation(found: dict[str, Any]) -> list[str]:
    kept = {name: found[key] for key, name in KEPT.items() if found[key]}
    rates = {"on disk": [each["moves_per_cpu_second"] for each in found["quintet"]]}
    rates |= {name: [each["server_moves_per_cpu_second"] for each in runs] for name, runs in kept.items()}
    best = {name: max(each) for name, each in rates.items()}
    times = {name: best["on disk"] / best[name] for name in kept}
    told = [f"{name} {each:.1f} × ({'reached' if each >= TIMES else 'missed'})" for name, each in times.items()]
    return [
        "### The most moves a server takes",
        "",
        *_paragraph(PEER, **found["peer"]),
        "",
        "| tables | Quintet, on disk | boardgame.io, " + " | ".join(kept) + " |",
        "|---:|" + "---:|" * len(rates),
        *(
            f"| {ours['tables']} | " + " | ".join(f"{each:,}" for each in row) + " |"
            for ours, row in zip(found["quintet"], zip(*rates.values(), strict=True), strict=True)
        ),
        "",
        *_paragraph(TOP, times=", ".join(told), TIMES=TIMES),
    ]


def _line(found: dict[str, Any], saturation: dict[str, Any]) -> list[str]:
    move = 1e6 / max(each["moves_per_cpu_second"] for each in saturation["quintet"])  # µs
    ours, library = found["microseconds"]["ours"], found["microseconds"]["library"]
    return [
        "### The line to a client",
        "",
        *_paragraph(
            LINE,
            move=move,
            ours=ours,
            library=library,
            command=found["bytes_per_command"],
            told=found["messages_per_move"],
            message=found["bytes_per_message"],
            websockets=found["versions"]["websockets"],
        ),
    ]


def _compared(found: dict[str, Any]) -> list[str]:
    times = sorted(old / new for old, new in found["microseconds"])
    middle = median(times)
    return [
        "### Beside an older version",
        "",
        *_paragraph(
            COMPARED,
            old=found["old"],
            tables=found["tables"],
            least=found["load"][0],
            most=found["load"][1],
            times=middle,
            n=len(times),
            lowest=times[0],
            highest=times[-1],
            goal=FASTER,
            reached="reached" if middle >= FASTER else "missed",
        ),
    ]
