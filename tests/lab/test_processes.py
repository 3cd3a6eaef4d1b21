"""Simulations as processes: any number of jobs, Ctrl-C, kill -9, a Dask cluster that loses a worker."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from quintet.core.errors import QuintetError
from quintet.lab.cluster import cluster_workers
from quintet.lab.play import Run
from quintet.lab.results import part_path, read_results
from quintet.lab.simulate import Chunk, simulate
from quintet.lab.workers import Workers, WorkersLost, local_workers
from tests.lab.conftest import quick_run, write_file

GAMES = 3000  # enough that an interrupt always comes before the end
COMMAND = [sys.executable, "-m", "quintet", "simulate", "solo(scoring=round)", "--bots", "rules,random"]


def lines_of(run: Run, n: int, workers: Workers) -> bytes:
    chunks = sorted(simulate(run, [range(n)], workers))
    return b"".join(chunk.lines for chunk in chunks)


def test_jobs_make_no_difference() -> None:
    run = quick_run("rules,random,random")
    with local_workers(1) as one, local_workers(2) as two:
        assert lines_of(run, 60, one) == lines_of(run, 60, two)


def start(out: Path, jobs: int) -> subprocess.Popen[str]:
    arguments = ["--games", str(GAMES), "--seed", "7", "--jobs", str(jobs), "--out", str(out)]
    return subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    )


def wait_for_rows(process: subprocess.Popen[str], out: Path) -> None:
    """Wait until some matches are in the part file."""
    while process.poll() is None:
        if part_path(out).exists() and part_path(out).read_bytes().count(b"\n") > 5:
            return
        time.sleep(0.01)
    raise AssertionError(process.communicate())


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    run = quick_run("rules,random", players=2)
    return write_file(tmp_path_factory.mktemp("whole") / "x.parquet", run, GAMES).read_bytes()


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_what_is_done_and_the_same_command_goes_on(jobs: int, whole: bytes, tmp_path: Path) -> None:
    out = tmp_path / "x.parquet"
    process = start(out, jobs)
    wait_for_rows(process, out)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to all processes
    told, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    assert "Traceback" not in errors
    assert "the same command goes on" in errors
    assert "matches of solo(scoring=round)" in told
    assert not out.exists()
    assert 5 < len(read_results(part_path(out)).table) < GAMES
    again = start(out, jobs)
    _, errors = again.communicate(timeout=300)
    assert again.returncode == 0, errors
    assert "going on from" in errors
    assert out.read_bytes() == whole
    assert not part_path(out).exists()


def test_a_run_that_was_killed_goes_on(whole: bytes, tmp_path: Path) -> None:
    out = tmp_path / "x.parquet"
    process = start(out, 2)
    wait_for_rows(process, out)
    process.kill()
    process.communicate(timeout=60)
    again = start(out, 2)
    _, errors = again.communicate(timeout=300)
    assert again.returncode == 0, errors
    assert out.read_bytes() == whole


TELLS_MUCH = """
import sys
import time
from pathlib import Path
from quintet.lab.workers import local_workers

def tell_much(mark):
    Path(mark).touch()
    return bytes(50_000_000)

if __name__ == "__main__":
    with local_workers(2) as workers:
        workers.executor.submit(tell_much, sys.argv[1])
        while not Path(sys.argv[1]).exists():
            pass
        end = time.monotonic() + 1
        while time.monotonic() < end:
            pass  # so busy that the result is read slowly
"""


def test_a_process_that_is_stopped_in_the_middle_of_its_result_holds_nobody_up(tmp_path: Path) -> None:
    script = tmp_path / "tells_much.py"
    script.write_text(TELLS_MUCH)
    subprocess.run([sys.executable, script, tmp_path / "mark"], check=True, timeout=120)


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def test_a_process_that_dies_is_reported() -> None:
    with local_workers(2) as workers, pytest.raises(WorkersLost):
        list(workers.results(iter([(1,), (2,)]), die))


def test_a_dask_cluster_that_loses_a_worker_gives_the_same_results() -> None:
    from distributed import Client, LocalCluster

    run = quick_run("rules,random,random")
    with local_workers(1) as here:
        expected = lines_of(run, 300, here)
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,  # type: ignore[no-untyped-call]
        Client(cluster) as client,  # type: ignore[no-untyped-call]
    ):
        pids = client.run(os.getpid)
        assert len(pids) == 2
        chunks: list[Chunk] = []
        with cluster_workers(cluster.scheduler_address, 2) as workers:
            for chunk in simulate(run, [range(300)], workers):
                if len(chunks) == 3:
                    os.kill(next(iter(pids.values())), signal.SIGKILL)
                chunks.append(chunk)
        assert b"".join(chunk.lines for chunk in sorted(chunks)) == expected
        assert set(client.run(os.getpid).values()) != set(pids.values())


@pytest.mark.parametrize("address", ["nonsense", "tcp://127.0.0.1:1", "127.0.0.1:99999999"])
def test_an_address_where_nobody_answers_is_reported(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("quintet.lab.cluster._CONNECT", 1)
    with pytest.raises(QuintetError, match="Dask scheduler"), cluster_workers(address, 1):
        pass


def test_a_worker_that_goes_away_does_not_end_the_command() -> None:
    """The command line lets SIGPIPE end the process; while there are workers it must not."""
    before = signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    try:
        with local_workers(2):
            assert signal.getsignal(signal.SIGPIPE) is signal.SIG_IGN
        assert signal.getsignal(signal.SIGPIPE) is signal.SIG_DFL
    finally:
        signal.signal(signal.SIGPIPE, before)
