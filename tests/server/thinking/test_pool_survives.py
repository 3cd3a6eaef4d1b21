"""Whatever becomes of the worker processes, every question is answered, and no worker outlives its server."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
import pytest

from quintet import get_game
from quintet.server.thinking.decisions import Decision
from quintet.server.thinking.pool import WorkerPool
from quintet.server.thinking.process import LENGTH, Question
from quintet.server.thinking.replay import Sought, look_back
from quintet.server.thinking.worker import Worker
from tests.server.thinking.played import everybody, log_of, play, reading

SOLO = play(get_game("solo"), seed=1)
LOG = log_of(SOLO.header, SOLO.log)
ASKINGS = everybody("rules", 1)
LONG = everybody("ismcts-100000", 1)  # thinks until its time is up
PATIENCE = 60.0  # seconds after which a test has failed for good


def rules_decisions() -> list[Decision]:
    return SOLO.expected(len(SOLO.log), ASKINGS)


def run(work: Awaitable[None]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(PATIENCE):
            await work

    asyncio.run(limited())


async def until(condition: Callable[[], object]) -> None:
    while not condition():
        await asyncio.sleep(0.01)


def pid_of(worker: Worker) -> int:
    assert worker.process is not None
    return worker.process.pid


async def kill(worker: Worker) -> None:
    """Kill the process, and wait until there is another."""
    os.kill(old := pid_of(worker), signal.SIGKILL)
    await until(lambda: pid_of(worker) != old)


def is_alive(pid: int) -> bool:
    """Whether a process runs; one that is dead but not buried does not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):
        return False


async def ask(pool: WorkerPool, seconds: float = 30.0, within: float | None = None) -> list[Decision]:
    return await pool.decide("m", SOLO.header, SOLO.log, ASKINGS, seconds, within)


def think_long(pool: WorkerPool, seconds: float, match: str = "m") -> asyncio.Task[list[Decision]]:
    return asyncio.create_task(pool.decide(match, SOLO.header, SOLO.log, LONG, seconds, PATIENCE))


def test_a_worker_killed_in_thought_is_replaced_and_the_question_asked_again() -> None:
    async def work() -> None:
        async with WorkerPool(1, margin=PATIENCE) as pool:
            (worker,) = pool.workers
            answer = think_long(pool, 3.0)
            behind = asyncio.create_task(ask(pool))
            await until(lambda: worker._sent)
            old = pid_of(worker)
            os.kill(old, signal.SIGKILL)
            assert await answer
            assert await behind == rules_decisions()
            assert pool.counts == {"restarts": 1, "answered": 2}
            assert await ask(pool) == rules_decisions()
            assert pid_of(worker) != old
            assert not is_alive(old)

    run(work())


def test_a_question_that_kills_two_workers_is_answered_by_the_rules_player() -> None:
    async def work() -> None:
        async with WorkerPool(1, margin=PATIENCE) as pool:
            (worker,) = pool.workers
            answer = think_long(pool, 10.0)
            behind = asyncio.create_task(ask(pool))
            for _ in range(2):
                await until(lambda: worker._sent)
                await kill(worker)
            assert await answer == rules_decisions()
            assert await behind == rules_decisions()
            assert pool.counts == {"restarts": 2, "lost": 1, "answered": 1}

    run(work())


def test_a_worker_that_takes_over_is_told_of_the_match_that_is_looked_back_at() -> None:
    sought = Sought("rounds")
    found = look_back(SOLO.header, LOG, sought)

    async def work() -> None:
        async with WorkerPool(1) as pool:
            (worker,) = pool.workers
            for n_killed in range(3):
                for _ in range(2):
                    assert await pool.look_back("m", SOLO.header, reading(LOG), sought, 30.0) == found
                if n_killed < 2:
                    await kill(worker)
            assert pool.counts == {"restarts": 2, "answered": 6}

    run(work())


def test_a_worker_that_dies_idle_is_replaced_before_anybody_asks() -> None:
    async def work() -> None:
        async with WorkerPool(2) as pool:
            worker = pool.worker_of("m")
            assert await ask(pool) == rules_decisions()
            await kill(worker)
            assert await ask(pool) == rules_decisions()
            assert pool.counts == {"restarts": 1, "answered": 2}

    run(work())


def test_a_worker_that_hangs_is_replaced() -> None:
    async def work() -> None:
        async with WorkerPool(1, margin=2.0) as pool:
            (worker,) = pool.workers
            await ask(pool)
            os.kill(old := pid_of(worker), signal.SIGSTOP)
            assert await ask(pool, seconds=0.1, within=PATIENCE) == rules_decisions()
            assert pool.counts == {"answered": 2, "restarts": 1}
            assert not is_alive(old)

    run(work())


def test_a_table_waits_no_longer_than_it_wants_to() -> None:
    async def work() -> None:
        async with WorkerPool(1, margin=PATIENCE) as pool:
            (worker,) = pool.workers
            await ask(pool)
            os.kill(pid_of(worker), signal.SIGSTOP)
            assert await ask(pool, seconds=PATIENCE, within=0.2) == rules_decisions()
            assert pool.counts == {"answered": 1, "late": 1}
            assert await pool.hint("m", SOLO.header, SOLO.log, 0, PATIENCE, within=0.2) == []

    run(work())


def test_a_worker_that_never_starts_well_rests_and_blocks_nobody() -> None:
    """Three starts at once, then rests: questions are answered all the while."""
    broken = [sys.executable, "-c", "raise SystemExit(3)"]

    async def work() -> None:
        async with WorkerPool(1, command=broken) as pool:
            for _ in range(3):
                assert await ask(pool) == rules_decisions()
            assert pool.counts["restarts"] == 3
            assert pool.counts["answered"] == 0
            assert pool.counts["no_worker"] == 3

    run(work())


@pytest.mark.parametrize("command", [["/no/such/program"], [sys.executable, "-c", "print('hello' * 1000)"]])
def test_what_is_no_worker_at_all_blocks_nobody_either(command: list[str]) -> None:
    async def work() -> None:
        async with WorkerPool(1, command=command) as pool:
            assert await ask(pool) == rules_decisions()

    run(work())


def test_too_many_questions_are_answered_by_the_rules_player() -> None:
    async def work() -> None:
        async with WorkerPool(1, most_waiting=4) as pool:
            (worker,) = pool.workers
            slow = think_long(pool, 5.0)
            await until(lambda: worker._sent)
            answers = await asyncio.gather(*(ask(pool) for _ in range(30)))
            assert answers == [rules_decisions()] * 30
            assert await slow
            assert pool.counts["full"] > 0
            assert pool.counts["full"] + pool.counts["answered"] == 31
            assert pool.n_waiting == 0

    run(work())


def test_cancelled_questions_cost_nobody_an_answer() -> None:
    async def work() -> None:
        async with WorkerPool(1, most_waiting=4) as pool:
            (worker,) = pool.workers
            assert await ask(pool) == rules_decisions()  # it is up: questions do not grow old before it begins
            slow = [think_long(pool, 0.5, f"m{i}") for i in range(12)]
            await until(lambda: worker._sent)
            for task in slow:
                task.cancel()
            await asyncio.gather(*slow, return_exceptions=True)
            assert await ask(pool) == rules_decisions()
            assert pool.counts["answered"] == 2
            assert pool.counts["restarts"] == 0

    run(work())


def test_after_the_end_questions_are_still_answered() -> None:
    async def work() -> None:
        pool = WorkerPool(2)
        assert await ask(pool) == rules_decisions()
        await pool.start()
        pids = [pid for worker in pool.workers if (pid := await started(worker))]
        late = think_long(pool, PATIENCE)
        await until(lambda: pool.worker_of("m")._sent)
        await pool.close()
        assert await late == rules_decisions()
        assert await ask(pool) == rules_decisions()
        assert not any(is_alive(pid) for pid in pids)

    async def started(worker: Worker) -> int:
        await until(lambda: worker.process)
        return pid_of(worker)

    run(work())


# ------------------------------------------------------------ the process itself
_SERVER = """
import asyncio, sys
from quintet.server.thinking.pool import WorkerPool
from tests.server.thinking.test_pool_survives import ask, think_long

async def main():
    async with WorkerPool(2) as pool:
        await asyncio.gather(*(think_long(pool, 0.01, str(i)) for i in range(10)))
        busy = [think_long(pool, 2.0, str(i)) for i in range(4)]
        print(*(worker.process.pid for worker in pool.workers), flush=True)
        await asyncio.sleep(1000)

asyncio.run(main())
"""


def test_no_worker_outlives_a_server_that_is_killed() -> None:
    server = subprocess.Popen([sys.executable, "-c", _SERVER], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        pids = [int(pid) for pid in server.stdout.readline().split()]
        assert len(pids) == 2
        assert all(is_alive(pid) for pid in pids)
    finally:
        server.kill()
        server.communicate()
    deadline = time.monotonic() + PATIENCE
    while any(is_alive(pid) for pid in pids) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(is_alive(pid) for pid in pids)


def test_a_thought_without_end_is_ended_even_if_no_server_is_left() -> None:
    endless = """
import quintet.server.thinking.process as t
t._GRACE = 0.2
def forever(*_):
    while True:
        pass
t.decide = forever
t.main()
"""
    worker = subprocess.Popen([sys.executable, "-c", endless], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    assert worker.stdin is not None
    assert worker.stdout is not None
    question = msgspec.msgpack.encode(Question("m", SOLO.header, 0, SOLO.log, ASKINGS, False, 0.0))
    worker.stdin.write(LENGTH.pack(len(question)) + question)
    worker.stdin.close()
    try:
        assert worker.wait(PATIENCE) == -signal.SIGALRM
    finally:
        worker.kill()
        worker.stdout.close()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_worker_leaves_it_to_its_server_when_to_end(number: signal.Signals) -> None:
    async def work() -> None:
        async with WorkerPool(1) as pool:
            (worker,) = pool.workers
            await ask(pool)
            os.kill(pid_of(worker), number)
            assert await ask(pool) == rules_decisions()
            assert pool.counts == {"answered": 2}

    run(work())


def test_a_worker_is_humble_and_holds_nothing_of_its_server() -> None:
    """A listening socket that a worker kept would block the port after the server is gone."""
    listening = socket.create_server(("127.0.0.1", 0))
    listening.set_inheritable(True)

    async def work() -> None:
        async with WorkerPool(1) as pool:
            (worker,) = pool.workers
            await ask(pool)
            pid = pid_of(worker)
            held = [os.readlink(link) for link in Path(f"/proc/{pid}/fd").iterdir()]
            assert not any(name.startswith("socket:") for name in held)
            assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
            assert os.getsid(pid) == pid

    with listening:
        run(work())


def test_what_a_bot_prints_does_not_get_among_the_answers() -> None:
    chatty = """
import quintet.server.thinking.process as t
decide = t.decide
def chat(*asked):
    print("hm", flush=True)
    return decide(*asked)
t.decide = chat
t.main()
"""

    async def work() -> None:
        async with WorkerPool(1, command=[sys.executable, "-c", chatty]) as pool:
            assert await ask(pool) == rules_decisions()
            assert pool.counts == {"answered": 1}

    run(work())
