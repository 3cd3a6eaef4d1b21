"""The same work on a Dask cluster: one started here, or an existing one by the address of its scheduler."""

from __future__ import annotations

import logging
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from quintet.core.errors import QuintetError
from quintet.lab.workers import Workers, WorkersLost, survives_broken_pipes

LOCAL = "local"
_CONNECT = 10  # seconds
_WAIT_FOR_WORKERS = 20
_RETRIES = 3


@contextmanager
def cluster_workers(address: str, n_jobs: int) -> Iterator[Workers]:
    """Workers of the scheduler at that address; `local` starts one here with `n_jobs` workers.

    Every task depends on its own arguments alone, so that Dask may give it to another worker when one dies.
    """
    with survives_broken_pipes(), _connected(address, n_jobs) as workers:
        yield workers


@contextmanager
def _connected(address: str, n_jobs: int) -> Iterator[Workers]:
    from distributed import Client, KilledWorker, LocalCluster

    if address != LOCAL and not re.fullmatch(r"([a-z]+://)?[^/\s]+:[0-9]{1,5}", address):
        raise QuintetError(f"{address!r} is no address of a Dask scheduler (like tcp://10.0.0.5:8786), nor {LOCAL!r}")

    for name in ("distributed", "distributed.client", "tornado"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # a lost connection is told in one sentence
    cluster = None
    try:
        if address == LOCAL:
            cluster = LocalCluster(  # type: ignore[no-untyped-call]
                n_workers=n_jobs, threads_per_worker=1, processes=True, dashboard_address=None
            )
        client = Client(cluster or address, timeout=_CONNECT, set_as_default=False)  # type: ignore[no-untyped-call]
    except (OSError, ValueError, TypeError) as error:
        if cluster is not None:
            cluster.close()
        raise QuintetError(f"no Dask scheduler answers at {address}: {_first_line(error)}") from None
    try:
        try:
            client.wait_for_workers(1, timeout=_WAIT_FOR_WORKERS)
        except TimeoutError:
            raise QuintetError(f"the Dask scheduler at {address} has no workers") from None
        n_threads = sum(client.nthreads().values())  # type: ignore[no-untyped-call]
        executor = client.get_executor(pure=False, retries=_RETRIES)  # type: ignore[no-untyped-call]
        yield Workers(executor, n_threads, False, threading.Event())
    except KilledWorker:
        raise WorkersLost("Dask workers died again and again on the same matches") from None
    except ModuleNotFoundError as error:
        if error.name is None or not error.name.startswith("quintet"):
            raise
        raise QuintetError(f"the workers at {address} lack quintet") from None
    finally:
        client.close(timeout=_CONNECT)  # type: ignore[no-untyped-call]
        if cluster is not None:
            cluster.close()


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
