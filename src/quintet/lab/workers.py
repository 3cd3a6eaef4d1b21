"""Workers that play the matches: this process, processes beside it, or a Dask cluster, all behind one executor."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.connection import wait as wait_for
from typing import Any, TypeVar

from quintet.core.errors import QuintetError

T = TypeVar("T")

_AHEAD = 2  # tasks in hand for every worker: one that runs, one that waits
_PATIENCE = 1.5  # seconds that a running task may still take after Ctrl-C
_LOOK = 0.5  # seconds between two looks at whether to stop


class WorkersLost(QuintetError):
    """Workers died, or cannot be reached any more."""


class _Here(Executor):
    """Runs a task at once, in this process."""

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        future: Future[T] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


class _Processes(Executor):
    """Processes beside this one. Told to stop, they drop what they are working on, but finish what they are telling.

    A process that ended in the middle of telling a result would leave this one waiting for its end for ever.
    """

    def __init__(self, n_jobs: int) -> None:
        context = multiprocessing.get_context("spawn")
        stopped, self._stop = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(n_jobs, context, _start_worker, (stopped,))
        with _deaf_to_ctrl_c():  # the processes inherit it: Ctrl-C is for this one, which then ends them
            for _ in range(n_jobs):
                self._pool.submit(os.getpid)

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        return self._pool.submit(_work, fn, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        self._stop.close()
        self._pool.shutdown(wait, cancel_futures=cancel_futures)


@dataclass
class Workers:
    """An executor, how many tasks it runs at once, and whether somebody has asked it to stop."""

    executor: Executor
    n_jobs: int
    is_here: bool
    stop: threading.Event

    def results(self, tasks: Iterator[tuple[Any, ...]], work: Callable[..., T]) -> Iterator[T]:
        """Run tasks, made one by one as workers fall idle; yield results as they come.

        After a call of `stop` no more tasks begin; those that are done, or soon will be, still give their results.
        """
        pending: deque[Future[T]] = deque()
        n_most = 1 if self.is_here else self.n_jobs * _AHEAD
        try:
            while True:
                while len(pending) < n_most and not self.stop.is_set() and (task := next(tasks, None)) is not None:
                    pending.append(self.executor.submit(work, *task))
                if not pending:
                    return
                if self.stop.is_set():
                    yield from self._last(pending)
                    return
                done, _ = wait(pending, timeout=_LOOK, return_when=FIRST_COMPLETED)
                for future in [future for future in pending if future in done]:
                    pending.remove(future)
                    yield future.result()
        except BrokenExecutor:
            raise WorkersLost("a worker process died (was there not enough memory?)") from None
        except CancelledError:
            raise WorkersLost("the cluster cannot be reached any more") from None
        finally:
            for future in pending:
                future.cancel()

    def _last(self, pending: deque[Future[T]]) -> Iterator[T]:
        for future in reversed(pending):
            future.cancel()
        done, _ = wait([future for future in pending if not future.cancelled()], timeout=_PATIENCE)
        for future in pending:
            if future in done and future.exception() is None:
                yield future.result()


@contextmanager
def local_workers(n_jobs: int) -> Iterator[Workers]:
    """`n_jobs` processes; a single job runs in this process itself."""
    stop = threading.Event()
    if n_jobs == 1:
        yield Workers(_Here(), 1, True, stop)
        return
    with survives_broken_pipes():
        processes = _Processes(n_jobs)
        try:
            yield Workers(processes, n_jobs, False, stop)
        finally:
            processes.shutdown(cancel_futures=True)


@contextmanager
def survives_broken_pipes() -> Iterator[None]:
    """Here a worker that goes away while it is written to raises an error and does not end this process.

    Elsewhere the command line lets a broken pipe end it, so that `quintet … | head` is quiet.
    """
    if not hasattr(signal, "SIGPIPE") or threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGPIPE, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGPIPE, before)


# ------------------------------------------------------------ in a process
class _Work:
    """Whether this process works, and whether it may still begin to."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.is_going_on = False
        self.is_over = False


_here = _Work()


def _start_worker(stopped: Connection) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    threading.Thread(target=_end_when_told, args=(stopped,), daemon=True).start()


def _work(fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> T:
    """Do what was asked for, unless all is to end."""
    with _here.lock:
        if _here.is_over:
            raise CancelledError
        _here.is_going_on = True
    try:
        return fn(*args, **kwargs)
    finally:
        with _here.lock:
            _here.is_going_on = False


def _end_when_told(stopped: Connection) -> None:
    """Wait for the other end of a pipe to be closed; then end, if it is at work: nobody wants that any more."""
    wait_for([stopped])
    with _here.lock:
        _here.is_over = True
        if _here.is_going_on:
            os._exit(1)


def _end_with_parent() -> None:
    """End this process when its parent is killed: else it would wait for tasks for ever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


@contextmanager
def _deaf_to_ctrl_c() -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def stopped_by_ctrl_c(workers: Workers) -> Iterator[None]:
    """The first Ctrl-C asks the workers to stop, so that what is done is kept; the second ends everything at once."""

    def ask(signum: int, frame: object) -> None:
        workers.stop.set()
        signal.signal(signal.SIGINT, signal.default_int_handler)

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
