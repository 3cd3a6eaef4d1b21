"""Files of results: Parquet, CSV or JSON lines, each with a header that says which run it holds.

A file appears complete or not at all. While a run goes on, its rows are in `FILE.part` beside the target: JSON lines,
in the order in which chunks were done. That is also what an interrupted run leaves behind and goes on from.
"""

from __future__ import annotations

import csv
import io
import json
import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

import pyarrow as pa
import pyarrow.compute as pc
import pyarrow.csv
import pyarrow.json
import pyarrow.parquet as pq

from quintet.core.errors import QuintetError
from quintet.games import game_ids
from quintet.lab.play import Row, Run
from quintet.lab.simulate import Chunk
from quintet.lab.tally import Tally
from quintet.lab.verbs import verbs_of

FORMAT = "quintet-results"
VERSION = 2
SUFFIXES = (".parquet", ".csv", ".jsonl")
PART = ".part"
_KEY = b"quintet"
_RUN = "run"  # the last column of a CSV file: its first row has the header, so that any program can read the table
_GROUP = 20_000  # rows written at a time, so that the bytes do not depend on the chunks
_LISTS = ("bots", "ranks", "scores", "winners")


class BadResults(QuintetError):
    """A file of results that cannot be read, or that holds something else."""


@dataclass(frozen=True)
class Header:
    """What a file says about itself."""

    run: Run
    games: int  # how many were asked for

    def dumps(self) -> str:
        return json.dumps({"format": FORMAT, "version": VERSION, "games": self.games, "run": self.run.to_json()})

    @classmethod
    def loads(cls, text: str | bytes, path: Path) -> Header:
        try:
            data = json.loads(text)
            if data["format"] != FORMAT:
                raise KeyError(FORMAT)
            if data["version"] != VERSION:
                raise BadResults(f"{path} is written in version {data['version']} of the format, not {VERSION}")
            header = cls(Run.from_json(data["run"]), data["games"])
        except BadResults:
            raise
        except (ValueError, KeyError, TypeError):
            raise BadResults(f"{path} is no file of results, or its header is damaged") from None
        if header.run.game not in game_ids() or not isinstance(header.games, int):
            raise BadResults(f"{path} holds results of an unknown game")
        return header


@dataclass(frozen=True)
class Results:
    """All rows of a file, column by column; `count_VERB` holds how often each kind of action was done."""

    header: Header
    table: pa.Table

    @property
    def run(self) -> Run:
        return self.header.run

    def numbers(self) -> list[int]:
        numbers: list[int] = self.table["number"].to_pylist()
        return numbers


def check_suffix(path: Path) -> None:
    if path.suffix not in SUFFIXES:
        raise QuintetError(f"{path} must end in {', '.join(SUFFIXES[:-1])} or {SUFFIXES[-1]}")
    if not path.parent.is_dir():
        raise QuintetError(f"there is no folder {path.parent}")


def part_path(path: Path) -> Path:
    return path.with_name(path.name + PART)


# ---------------------------------------------------------------- columns
def column_of(verb: str) -> str:
    return "count_" + "".join(letter if letter.isalnum() else "_" for letter in verb).strip("_")


def _schema(game_id: str) -> pa.Schema:
    """The columns of a file."""
    counts = [(column_of(verb), pa.int32()) for verb in verbs_of(game_id)[0]]
    return pa.schema([*_PLAIN, *counts])


_PLAIN: list[tuple[str, Any]] = [
    ("number", pa.int64()),
    ("seed", pa.string()),
    ("choice_seed", pa.string()),
    ("options", pa.string()),
    ("players", pa.int16()),
    ("bots", pa.list_(pa.string())),
    ("ranks", pa.list_(pa.int16())),
    ("scores", pa.list_(pa.int32())),
    ("winners", pa.list_(pa.int16())),
    ("rounds", pa.int32()),
    ("turns", pa.int32()),
    ("actions", pa.int32()),
    ("seconds", pa.float64()),
]


def _from_lines(lines: bytes, game_id: str) -> pa.Table:
    """JSON lines as a table."""
    schema = _schema(game_id)
    if not lines:
        return schema.empty_table()
    verbs = verbs_of(game_id)[0]
    counts = pa.struct([pa.field(verb, pa.int32()) for verb in verbs])
    options = pyarrow.json.ParseOptions(
        explicit_schema=pa.schema([*_PLAIN, ("counts", counts)]), unexpected_field_behavior="error"
    )
    table = pyarrow.json.read_json(io.BytesIO(lines), parse_options=options)
    done = table["counts"].combine_chunks()
    columns = [table[name] for name, _ in _PLAIN] + [pc.struct_field(done, verb) for verb in verbs]
    return pa.table(columns, schema=schema)


# ---------------------------------------------------------------- reading
def read_results(path: Path) -> Results:
    """The results of a file, finished or not; BadResults tells what is wrong with it."""
    try:
        if path.suffix == PART:
            with Part.open_to_read(path) as part:
                results = Results(part.header, _from_lines(b"".join(part.blocks()), part.header.run.game))
        else:
            check_suffix(path)
            results = _READERS[path.suffix](path)
    except OSError as error:
        raise BadResults(f"cannot read {path}: {error.strerror or error}") from None
    except (pa.ArrowException, UnicodeDecodeError, ValueError, csv.Error) as error:
        if isinstance(error, QuintetError):
            raise
        raise BadResults(f"{path} is damaged: {str(error).splitlines()[0]}") from None
    _check(results, path)
    return results


def _check(results: Results, path: Path) -> None:
    table, header = results.table, results.header
    if any(column.null_count for column in table.columns):
        raise BadResults(f"{path} is damaged: values are missing")
    numbers = table["number"]
    if path.suffix != PART and not numbers.equals(pa.chunked_array([pa.array(range(header.games), pa.int64())])):
        raise BadResults(
            f"{path} is damaged: it should hold {header.games:,} matches, and holds {len(table):,} or wrong ones"
        )
    if any(pc.any(pc.not_equal(pc.list_value_length(table[name]), header.run.players)).as_py() for name in _LISTS[:3]):
        raise BadResults(f"{path} is damaged: a match has too many or too few players")
    if len(table) and pc.count_distinct(numbers).as_py() != len(table):
        raise BadResults(f"{path} is damaged: it holds matches twice")


def _read_parquet(path: Path) -> Results:
    with pq.ParquetFile(path) as file:
        metadata = file.schema_arrow.metadata or {}
        header = Header.loads(metadata.get(_KEY, b""), path)
        table = file.read()
    return Results(header, _cast(table, header.run.game, path))


def _read_jsonl(path: Path) -> Results:
    first, _, rest = path.read_bytes().partition(b"\n")
    header = Header.loads(first, path)
    return Results(header, _from_lines(rest, header.run.game))


def _read_csv(path: Path) -> Results:
    with open(path, encoding="utf-8", newline="") as file:
        header = Header.loads(next((row.get(_RUN) or "" for row in csv.DictReader(file)), ""), path)
    schema = _schema(header.run.game)
    types = {field.name: pa.string() if field.name in _LISTS else field.type for field in schema}
    table = pyarrow.csv.read_csv(
        path,
        read_options=pyarrow.csv.ReadOptions(use_threads=False),  # a thread left over aborts the process at its end
        convert_options=pyarrow.csv.ConvertOptions(column_types=types, strings_can_be_null=False),
    )
    if _RUN in table.schema.names:
        table = table.drop_columns([_RUN])
    for name in _LISTS:
        index = table.schema.get_field_index(name)
        if index >= 0:
            lists = pc.split_pattern(table[name], " ").cast(schema.field(name).type)
            table = table.set_column(index, name, lists)
    return Results(header, _cast(table, header.run.game, path))


def _cast(table: pa.Table, game_id: str, path: Path) -> pa.Table:
    schema = _schema(game_id)
    if table.schema.names != schema.names:
        raise BadResults(f"{path} is damaged: its columns are not those of {game_id}")
    return table.cast(schema)


_READERS = {".parquet": _read_parquet, ".jsonl": _read_jsonl, ".csv": _read_csv}


# ---------------------------------------------------------------- a run in progress
class Part:
    """The file beside the target that grows while a run goes on."""

    def __init__(self, path: Path, file: IO[bytes], header: Header) -> None:
        self.path = path
        self.file = file
        self.header = header
        self.where: dict[int, tuple[int, int, int]] = {}  # first match of a block: its number of matches, place, length

    @classmethod
    @contextmanager
    def open_for(cls, target: Path, header: Header) -> Iterator[Part]:
        """Begin a run, or go on with one that was interrupted. Nothing else is ever overwritten."""
        path = part_path(target)
        if not path.exists() and target.exists():
            _copy_to_part(target, path, header)
        try:
            with open(path, "r+b" if path.exists() else "x+b") as file:
                _lock(file, path)
                part = cls(path, file, header)
                part._go_on()
                try:
                    yield part
                finally:
                    if not part.where:
                        path.unlink(missing_ok=True)  # nothing was done, nothing is left
        except OSError as error:
            raise QuintetError(f"cannot write {path}: {error.strerror or error}") from None

    @classmethod
    @contextmanager
    def open_to_read(cls, path: Path) -> Iterator[Part]:
        with open(path, "rb") as file:
            header = Header.loads(file.readline(), path)
            part = cls(path, file, header)
            part._scan(file.tell())
            yield part

    def _go_on(self) -> None:
        first = self.file.readline()
        if not first.endswith(b"\n"):  # new, or interrupted within its first line
            if first and not self.header.dumps().encode().startswith(first.rstrip(b"\n")[:40]):
                raise BadResults(f"{self.path} is no file of results")
            self.file.seek(0)
            self.file.truncate()
            self.file.write(self.header.dumps().encode() + b"\n")
            self.file.flush()
            return
        found = Header.loads(first, self.path)
        if difference := self.header.run.difference(found.run):
            raise BadResults(f"{self.path} holds another run ({difference}): choose another file, or remove it")
        self._scan(self.file.tell())
        self.file.truncate()  # a last line that was cut off
        if self.where and max(self.where) >= self.header.games:
            raise BadResults(f"{self.path} holds match {max(self.where):,} already: ask for more than that")

    def _scan(self, start: int) -> None:
        """Find the blocks; stop after the last whole line."""
        self.file.seek(start)
        place = start
        for line in self.file:
            if not line.endswith(b"\n"):
                break
            try:
                number = json.loads(line)["number"]
            except (ValueError, KeyError, TypeError):
                raise BadResults(f"{self.path} is damaged at byte {place:,}") from None
            self.where[number] = (1, place, len(line))
            place += len(line)
        self.file.seek(place)

    def append(self, chunk: Chunk) -> None:
        self.where[chunk.first] = (chunk.n_matches, self.file.tell(), len(chunk.lines))
        self.file.write(chunk.lines)
        self.file.flush()

    @property
    def n_done(self) -> int:
        return sum(n for n, _, _ in self.where.values())

    def missing(self) -> Iterator[range]:
        """The numbers of the matches that are not there yet."""
        following = 0
        for first in sorted(self.where):
            if first > following:
                yield range(following, min(first, self.header.games))
            following = first + self.where[first][0]
        if following < self.header.games:
            yield range(following, self.header.games)

    def blocks(self) -> Iterator[bytes]:
        """The lines, in the order of the matches."""
        for first in sorted(self.where):
            _, place, length = self.where[first]
            self.file.seek(place)
            yield self.file.read(length)

    def tally(self) -> Tally:
        tally = Tally()
        end = self.file.tell()
        for block in self.blocks():
            for line in block.splitlines():
                tally.add(Row(**json.loads(line)))
        self.file.seek(end)
        return tally

    def finish(self, target: Path) -> None:
        """Write the target from the lines, at once, and remove this file."""
        _write(target, self.header, self._groups())
        self.path.unlink()

    def _groups(self) -> Iterator[bytes]:
        """The lines, `_GROUP` at a time."""
        lines: list[bytes] = []
        for block in self.blocks():
            lines += block.splitlines(keepends=True)
            while len(lines) >= _GROUP:
                yield b"".join(lines[:_GROUP])
                lines = lines[_GROUP:]
        if lines:
            yield b"".join(lines)


def _copy_to_part(target: Path, path: Path, header: Header) -> None:
    """Go on from a finished file that holds fewer matches of the same run."""
    found = read_results(target)
    if difference := header.run.difference(found.run):
        raise BadResults(f"{target} holds another run ({difference}): choose another file, or remove it")
    if found.header.games > header.games:
        raise BadResults(f"{target} holds {found.header.games:,} matches already, more than {header.games:,}")
    with atomically(path) as file:
        file.write(found.header.dumps().encode() + b"\n")
        for line in _to_lines(found):
            file.write(line)


def _to_lines(results: Results) -> Iterator[bytes]:
    verbs = verbs_of(results.run.game)[0]
    columns = [column_of(verb) for verb in verbs]
    for batch in results.table.to_batches(max_chunksize=_GROUP):
        for data in batch.to_pylist():
            counts = dict(zip(verbs, [data.pop(column) for column in columns], strict=True))
            yield Row(**data, counts=counts).line().encode() + b"\n"


def read_rows(path: Path) -> Iterator[Row]:
    """The rows of a file, one by one."""
    for line in _to_lines(read_results(path)):
        yield Row(**json.loads(line))


def is_finished(target: Path, header: Header) -> bool:
    """Whether the target holds all of this run already."""
    if not target.exists() or part_path(target).exists():
        return False
    found = read_results(target)
    return not header.run.difference(found.run) and found.header.games == header.games


def _lock(file: IO[bytes], path: Path) -> None:
    """Lock the file: two commands that write it at the same time would spoil it."""
    try:
        import fcntl
    except ImportError:  # not on this system
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise QuintetError(f"another command is writing {path}") from None


# ---------------------------------------------------------------- writing
@contextmanager
def atomically(path: Path) -> Iterator[IO[bytes]]:
    """A temporary file that replaces the path when all is written, and leaves it alone otherwise."""
    scratch = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with open(scratch, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        scratch.replace(path)
    finally:
        with suppress(FileNotFoundError):
            scratch.unlink()


def _write(path: Path, header: Header, groups: Iterator[bytes]) -> None:
    with atomically(path) as file:
        _WRITERS[path.suffix](file, header, groups)


def _write_parquet(file: IO[bytes], header: Header, groups: Iterator[bytes]) -> None:
    schema = _schema(header.run.game).with_metadata({_KEY: header.dumps().encode()})
    with pq.ParquetWriter(file, schema, compression="zstd") as writer:
        for lines in groups:
            writer.write_table(_from_lines(lines, header.run.game).cast(schema))


def _write_jsonl(file: IO[bytes], header: Header, groups: Iterator[bytes]) -> None:
    file.write(header.dumps().encode() + b"\n")
    for lines in groups:
        file.write(lines)


def _write_csv(file: IO[bytes], header: Header, groups: Iterator[bytes]) -> None:
    verbs = verbs_of(header.run.game)[0]
    text = io.TextIOWrapper(file, encoding="utf-8", newline="", write_through=True)
    writer = csv.writer(text, lineterminator="\n")
    names = [name for name, _ in _PLAIN]
    writer.writerow([*names, *(column_of(verb) for verb in verbs), _RUN])
    run = header.dumps()
    for lines in groups:
        for line in lines.splitlines():
            row = json.loads(line)
            cells = [" ".join(map(str, row[name])) if name in _LISTS else row[name] for name in names]
            writer.writerow([*cells, *(row["counts"][verb] for verb in verbs), run])
            run = ""
    text.detach()


_WRITERS = {".parquet": _write_parquet, ".jsonl": _write_jsonl, ".csv": _write_csv}
