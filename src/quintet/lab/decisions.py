"""Files of decisions: what a seat knew, what it could do, what it did, and how its match ended. For learning offline.

A row of Parquet is one decision. `observation` and `mask` are bytes of one length: the layout of the game, which the
header describes field by field, and a 1 for each action that was legal. The last action is to wait, as in `quintet.rl`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from numpy.typing import NDArray

from quintet.core.errors import QuintetError
from quintet.core.layout import may_wait
from quintet.core.state import NOTHING, State
from quintet.games import get_game
from quintet.lab.play import Run, check_same_version, play_match
from quintet.lab.results import BadResults, atomically
from quintet.lab.tally import Tally
from quintet.lab.workers import Workers

FORMAT = "quintet-decisions"
VERSION = 1
SUFFIX = ".parquet"
_KEY = b"quintet"
_GROUP = 16  # matches that are played and written together, so that the bytes do not depend on the jobs


class _Stopped(Exception):
    """Somebody has asked to stop before all was written."""


@dataclass
class Decided:
    """The decisions of consecutive matches, column by column."""

    first: int
    tally: Tally = field(default_factory=Tally)
    observations: list[bytes] = field(default_factory=list)
    masks: list[bytes] = field(default_factory=list)
    columns: dict[str, list[Any]] = field(default_factory=lambda: {name: [] for name, _ in _COLUMNS})


class Shape(NamedTuple):
    """How long the bytes of a row are."""

    observation: int
    mask: int


_COLUMNS: list[tuple[str, Any]] = [
    ("number", pa.int64()),  # of the match
    ("step", pa.int32()),  # of the decision in its match
    ("seat", pa.int16()),
    ("bot", pa.string()),
    ("action", pa.int32()),
    ("rank", pa.int16()),  # of the seat, when the match was over
    ("score", pa.int32()),
    ("reward", pa.float32()),  # 1 for beating all others, -1 for being beaten by all
]


def decide(run: Run, first: int, n_matches: int) -> Decided:
    """Play some matches of a run and keep their decisions. This is what workers do."""
    check_same_version(run.quintet, run.rules_version, run.game)
    decided = Decided(first)
    for number in range(first, first + n_matches):
        _watch_match(run, number, decided)
    return decided


def _watch_match(run: Run, number: int, decided: Decided) -> None:
    game = get_game(run.game)
    layout = game.layout(game.parse_options(run.options), run.players)
    wait = len(game.actions)
    taken: list[tuple[int, int]] = []

    def watch(state: State, seat: int, action: int) -> None:
        mask = bytearray(wait + 1)
        for legal in state.legal_actions(seat):
            mask[legal] = 1
        mask[wait] = may_wait(state, seat)
        decided.observations.append(layout.observe(state, seat))
        decided.masks.append(bytes(mask))
        taken.append((seat, wait if action == NOTHING else action))

    row = play_match(run, number, watch)
    decided.tally.add(row)
    for step, (seat, action) in enumerate(taken):
        mine = row.ranks[seat]
        beaten = sum((rank > mine) - (rank < mine) for rank in row.ranks)
        values = (number, step, seat, row.bots[seat], action, mine, row.scores[seat], beaten / (run.players - 1))
        for name, value in zip(decided.columns, values, strict=True):
            decided.columns[name].append(value)


# ---------------------------------------------------------------- writing
def write_decisions(path: Path, run: Run, games: int, workers: Workers) -> Iterator[Tally]:
    """Play a run and write its decisions; yield what was played. If the workers are stopped, nothing is written."""
    if path.suffix != SUFFIX:
        raise QuintetError(f"{path} must end in {SUFFIX}")
    if path.exists():
        raise QuintetError(f"{path} exists already: choose another file, or remove it")
    shape = _shape(run)
    schema = _schema(shape).with_metadata({_KEY: json.dumps(_header(run, games)).encode()})
    tasks = ((run, first, min(_GROUP, games - first)) for first in range(0, games, _GROUP))
    try:
        with (
            suppress(_Stopped),
            atomically(path) as file,
            pq.ParquetWriter(file, schema, compression="zstd") as writer,
        ):
            waiting: dict[int, Decided] = {}
            following = 0
            for decided in workers.results(tasks, decide):
                waiting[decided.first] = decided
                while following in waiting:
                    group = waiting.pop(following)
                    writer.write_table(_table(group, shape, schema))
                    following += group.tally.n_matches
                yield decided.tally
            if following < games:
                raise _Stopped
    except OSError as error:
        raise QuintetError(f"cannot write {path}: {error.strerror or error}") from None


def _header(run: Run, games: int) -> dict[str, object]:
    game = get_game(run.game)
    layout = game.layout(game.parse_options(run.options), run.players)
    return {
        "format": FORMAT,
        "version": VERSION,
        "games": games,
        "run": run.to_json(),
        "fields": [asdict(each) for each in layout.fields],
        "wait": len(game.actions),
    }


def _shape(run: Run) -> Shape:
    game = get_game(run.game)
    return Shape(game.layout(game.parse_options(run.options), run.players).n_bytes, len(game.actions) + 1)


def _schema(shape: Shape) -> pa.Schema:
    return pa.schema(
        [*_COLUMNS, ("observation", pa.binary(shape.observation)), ("mask", pa.binary(shape.mask))],
    )


def _table(decided: Decided, shape: Shape, schema: pa.Schema) -> pa.Table:
    columns = [pa.array(decided.columns[name], kind) for name, kind in _COLUMNS]
    columns += [
        pa.array(decided.observations, pa.binary(shape.observation)),
        pa.array(decided.masks, pa.binary(shape.mask)),
    ]
    return pa.table(columns, schema=schema)


# ---------------------------------------------------------------- reading
@dataclass(frozen=True)
class Decisions:
    """A file of decisions as arrays, one row per decision."""

    header: dict[str, Any]
    obs: NDArray[np.uint8]
    mask: NDArray[np.bool_]
    action: NDArray[np.int32]
    seat: NDArray[np.int16]
    number: NDArray[np.int64]
    reward: NDArray[np.float32]


def read_decisions(path: Path) -> Decisions:
    """The decisions of a file; BadResults tells what is wrong with it."""
    try:
        table = pq.read_table(path)
        header = json.loads((table.schema.metadata or {}).get(_KEY, b"{}"))
    except OSError as error:
        raise BadResults(f"cannot read {path}: {error.strerror or error}") from None
    except (pa.ArrowException, ValueError) as error:
        raise BadResults(f"{path} is damaged: {str(error).splitlines()[0]}") from None
    if (header.get("format"), header.get("version")) != (FORMAT, VERSION):
        raise BadResults(f"{path} is no file of decisions, or of another version")
    plain = {name: table[name].to_numpy() for name in ("action", "seat", "number", "reward")}
    return Decisions(header, _bytes(table, "observation"), _bytes(table, "mask").view(np.bool_), **plain)


def _bytes(table: pa.Table, name: str) -> NDArray[np.uint8]:
    joined = b"".join(table[name].to_pylist())
    return np.frombuffer(joined, np.uint8).reshape(len(table), -1)
