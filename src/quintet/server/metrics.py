"""Counters and gauges in Prometheus' text form."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


class Metrics:
    """What the server counts. Cheap enough to be called for every message."""

    def __init__(self, node: str = "") -> None:
        self.node = node  # the name of this server, if there may be others on the same database
        self.n_relayed = 0  # messages between clients here and tables of other servers
        self.n_guests = 0  # clients of other servers at tables here
        self.n_taken_over = 0
        self.n_connections = 0
        self.n_tables = 0
        self.commands: Counter[str] = Counter()  # by what they do
        self.refusals: Counter[str] = Counter()  # by code
        self.n_actions = 0
        self.n_matches_begun = 0
        self.n_matches_ended = 0
        self.n_dropped = 0  # clients that read too slowly
        self.pushes: Counter[str] = Counter()  # by what came of them
        self._seconds = [0] * (len(_BOUNDS) + 1)
        self._total = 0.0

    def took(self, seconds: float) -> None:
        """A command was answered."""
        self._seconds[bisect_left(_BOUNDS, seconds)] += 1
        self._total += seconds

    def text(self) -> str:
        lines: list[str] = []

        def put(name: str, kind: str, what: str, values: dict[str, float]) -> None:
            lines.append(f"# HELP quintet_{name} {what}")
            lines.append(f"# TYPE quintet_{name} {kind}")
            lines.extend(f"quintet_{name}{labels} {value:g}" for labels, value in values.items())

        put("connections", "gauge", "Sockets that are open.", {"": self.n_connections})
        put("tables", "gauge", "Tables in memory.", {"": self.n_tables})
        if self.node:
            name = self.node.replace("\\", "\\\\").replace('"', '\\"')
            put("node_info", "gauge", "The name of this server.", {f'{{node="{name}"}}': 1})
            put("leases", "gauge", "Tables that this server holds the lease of.", {"": self.n_tables})
            put("guests", "gauge", "Clients of other servers at tables of this one.", {"": self.n_guests})
            put("relayed_total", "counter", "Messages passed on for tables of other servers.", {"": self.n_relayed})
            put("takeovers_total", "counter", "Tables taken over from servers that are gone.", {"": self.n_taken_over})
        put("actions_total", "counter", "Steps that were played and are durable.", {"": self.n_actions})
        put("matches_begun_total", "counter", "Matches that were dealt.", {"": self.n_matches_begun})
        put("matches_ended_total", "counter", "Matches that came to their end.", {"": self.n_matches_ended})
        put("slow_clients_total", "counter", "Clients dropped because they read too slowly.", {"": self.n_dropped})
        put("commands_total", "counter", "Commands by kind.", _labelled("do", self.commands))
        put("refusals_total", "counter", "Refused commands by code.", _labelled("code", self.refusals))
        put(
            "pushes_total",
            "counter",
            "Messages to people who are not there, by outcome.",
            _labelled("outcome", self.pushes),
        )
        lines.append("# HELP quintet_command_seconds Time from a command to its answer.")
        lines.append("# TYPE quintet_command_seconds histogram")
        n = 0
        for bound, count in zip((*_BOUNDS, "+Inf"), self._seconds, strict=True):
            n += count
            lines.append(f'quintet_command_seconds_bucket{{le="{bound}"}} {n}')
        lines.append(f"quintet_command_seconds_sum {self._total:.6f}")
        lines.append(f"quintet_command_seconds_count {n}")
        return "\n".join(lines) + "\n"


def _labelled(label: str, counter: Counter[str]) -> dict[str, float]:
    return {f'{{{label}="{value}"}}': count for value, count in sorted(counter.items())}
