"""Hypothesis profiles (the same examples every time by default, many random ones with HYPOTHESIS_PROFILE=soak), a
PostgreSQL server for all tests of a process, and a second try for tests of real processes."""

from __future__ import annotations

import functools
import os
import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.postgres import Postgres

_SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large]

settings.register_profile("default", deadline=None, derandomize=True, max_examples=40, suppress_health_check=_SLOW)
settings.register_profile("soak", deadline=None, max_examples=2000, suppress_health_check=_SLOW)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))

# The little nets of the tests are multiplied faster by one thread than by several that wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# httpx reads all certificates of the system for every client that is made, which takes longer than most tests.
ssl.create_default_context = functools.lru_cache(ssl.create_default_context)  # type: ignore[assignment]


# Tests of real processes, sockets and terminals depend on the machine and its neighbours: one that fails is tried once
# more, and the report names it. What is judged by the engine alone has one try. They come first, since they wait most:
# at the end, short tests keep all workers busy.
_REAL = {"cli", "lab", "server", "terminal"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    tests = Path(__file__).parent

    def is_real(item: pytest.Item) -> bool:
        return item.path.relative_to(tests).parts[0] in _REAL

    for item in filter(is_real, items):
        item.add_marker(pytest.mark.flaky(reruns=1))
    items.sort(key=is_real, reverse=True)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Started when the first test asks for it."""
    with Postgres() as running:
        yield running
