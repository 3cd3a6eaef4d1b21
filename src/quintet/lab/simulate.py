"""Many matches of one run, in chunks.

A match depends on the run and its own number alone. So chunks, jobs, machines and interruptions make no difference to
the results.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from quintet.core.errors import QuintetError
from quintet.core.game import Game, format_seed
from quintet.core.options import Options
from quintet.lab.play import Run, check_same_version, play_match
from quintet.lab.tally import Tally
from quintet.lab.visiting import bot_of
from quintet.lab.workers import Workers

_CHUNK_SECONDS = 0.4  # the aim for a chunk: long enough to be worth sending, short enough to lose at Ctrl-C
_MOST = 5000  # matches in a chunk


def make_run(game: Game, options: Options, n_players: int, bots: list[str], seed: int, rotate: bool) -> Run:
    """A run that has been checked: one bot for all seats, or one for each."""
    game.check(options, n_players)
    for name in bots:
        bot_of(game, name)
    if len(bots) not in (1, n_players):
        raise QuintetError(f"{len(bots)} bots for {n_players} players: name one bot for all seats or one for each")
    seats = tuple(bots * n_players if len(bots) == 1 else bots)
    return Run(game.id, game.rules_version, options.format(), n_players, seats, rotate, format_seed(seed))


class Chunk(NamedTuple):
    """Results of consecutive matches, one JSON text per line."""

    first: int
    n_matches: int
    lines: bytes
    tally: Tally
    seconds: float


def play_chunk(run: Run, first: int, n_matches: int) -> Chunk:
    """Play some matches of a run. This is what workers do."""
    check_same_version(run.quintet, run.rules_version, run.game)
    start = time.perf_counter()
    tally = Tally()
    lines = []
    for number in range(first, first + n_matches):
        row = play_match(run, number)
        tally.add(row)
        lines.append(row.line())
    return Chunk(first, n_matches, ("\n".join(lines) + "\n").encode(), tally, time.perf_counter() - start)


@dataclass
class _Cutter:
    """Cuts what is left to play into chunks of about the same time."""

    missing: Iterator[range]
    seconds_a_match: float = 0.0

    def tasks(self, run: Run) -> Iterator[tuple[Run, int, int]]:
        for numbers in self.missing:
            first = numbers.start
            while first < numbers.stop:
                n = min(self.size(), numbers.stop - first)
                yield run, first, n
                first += n

    def size(self) -> int:
        if self.seconds_a_match == 0.0:
            return 1
        return max(1, min(_MOST, int(_CHUNK_SECONDS / self.seconds_a_match)))


def simulate(run: Run, missing: Iterable[range], workers: Workers) -> Iterator[Chunk]:
    """Play the missing matches of a run; the chunks come in any order."""
    cutter = _Cutter(iter(missing))
    for chunk in workers.results(cutter.tasks(run), play_chunk):
        cutter.seconds_a_match = max(1e-6, chunk.seconds / chunk.n_matches)
        yield chunk
