"""Files of results: whole or not at all, resumed to the same bytes, never written over."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from quintet.core.errors import QuintetError
from quintet.lab.results import SUFFIXES, BadResults, Header, Part, part_path, read_results, read_rows
from quintet.lab.simulate import play_chunk
from tests.lab.conftest import quick_run, write_file


def test_all_formats_hold_the_same(tmp_path: Path) -> None:
    run = quick_run("rules,random,random")
    tables = [read_results(write_file(tmp_path / f"x{suffix}", run, 12)) for suffix in SUFFIXES]
    assert tables[0].header == tables[1].header == tables[2].header == Header(run, 12)
    assert tables[0].table.equals(tables[1].table)
    assert tables[0].table.equals(tables[2].table)
    lines = [row.line() for row in read_rows(tmp_path / "x.csv")]
    assert "\n".join(lines) + "\n" == play_chunk(run, 0, 12).lines.decode()


def test_a_csv_file_is_a_plain_table(tmp_path: Path) -> None:
    """As spreadsheets and pandas read it: names first, then one line per match, and the run in a column of its own."""
    path = write_file(tmp_path / "x.csv", quick_run(), 3)
    with open(path, encoding="utf-8", newline="") as file:
        names, *rows = csv.reader(file)
    assert names[:3] == ["number", "seed", "choice_seed"]
    assert [row[0] for row in rows] == ["0", "1", "2"]
    assert {len(row) for row in rows} == {len(names)}
    assert json.loads(rows[0][names.index("run")])["games"] == 3
    assert [row[names.index("run")] for row in rows[1:]] == ["", ""]


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_run_that_was_cut_off_goes_on_to_the_same_bytes(suffix: str, tmp_path: Path) -> None:
    run = quick_run()
    whole = write_file(tmp_path / f"whole{suffix}", run, 30).read_bytes()
    path = tmp_path / f"cut{suffix}"
    with Part.open_for(path, Header(run, 30)) as part:
        for first in (20, 5):
            part.append(play_chunk(run, first, 5))
    assert not path.exists()
    with open(part_path(path), "ab") as file:
        file.write(play_chunk(run, 0, 1).lines[:-9])  # the power went off
    assert read_results(part_path(path)).numbers() == [5, 6, 7, 8, 9, 20, 21, 22, 23, 24]
    assert write_file(path, run, 30).read_bytes() == whole
    assert not part_path(path).exists()


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_run_goes_on_from_a_finished_file(suffix: str, tmp_path: Path) -> None:
    run = quick_run()
    write_file(tmp_path / f"long{suffix}", run, 25)
    path = write_file(tmp_path / f"short{suffix}", run, 10)
    assert write_file(path, run, 25).read_bytes() == (tmp_path / f"long{suffix}").read_bytes()
    with pytest.raises(BadResults, match="holds 25 matches already"):
        write_file(path, run, 10)


@pytest.mark.parametrize(
    "other", [quick_run(seed=8), quick_run("rules"), quick_run(players=2), quick_run(rotate=False)]
)
def test_another_run_is_never_written_over(other: object, tmp_path: Path) -> None:
    path = write_file(tmp_path / "x.parquet", quick_run(), 5)
    before = path.read_bytes()
    with pytest.raises(BadResults, match="another run"):
        write_file(path, other, 10)  # type: ignore[arg-type]
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["x.parquet"]


def test_a_part_of_another_run_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "x.csv"
    with Part.open_for(path, Header(quick_run(), 9)) as part:
        part.append(play_chunk(quick_run(), 0, 3))
    before = part_path(path).read_bytes()
    with pytest.raises(BadResults, match="seed"):
        write_file(path, quick_run(seed=9), 9)
    assert part_path(path).read_bytes() == before


def test_two_commands_do_not_write_the_same_file(tmp_path: Path) -> None:
    header = Header(quick_run(), 9)
    with Part.open_for(tmp_path / "x.csv", header) as part:
        part.append(play_chunk(quick_run(), 0, 1))
        with pytest.raises(QuintetError, match="another command"), Part.open_for(tmp_path / "x.csv", header):
            pass


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_damaged_files_are_reported(suffix: str, tmp_path: Path) -> None:
    path = write_file(tmp_path / f"x{suffix}", quick_run(), 20)
    whole = path.read_bytes()
    for damaged in (
        b"",
        b"hello\n",
        whole[: len(whole) // 2],
        whole[:-30],
        b"\xff\xfe" * 200,
        whole[: len(whole) // 3],
    ):
        path.write_bytes(damaged)
        with pytest.raises(BadResults, match=path.name):
            read_results(path)
        with pytest.raises(BadResults):
            write_file(path, quick_run(), 30)
        assert path.read_bytes() == damaged


def test_a_row_that_is_missing_or_there_twice_is_reported(tmp_path: Path) -> None:
    path = write_file(tmp_path / "x.jsonl", quick_run(), 5)
    lines = path.read_bytes().splitlines(keepends=True)
    for changed in ([*lines[:3], *lines[4:]], [*lines[:3], lines[2], *lines[4:]]):
        path.write_bytes(b"".join(changed))
        with pytest.raises(BadResults, match="damaged"):
            read_results(path)


@pytest.mark.parametrize("name", ["x.txt", "x", "nowhere/x.csv"])
def test_a_file_that_cannot_exist_is_reported(name: str, tmp_path: Path) -> None:
    with pytest.raises(QuintetError):
        read_results(tmp_path / name)
