"""One server for the tests of a process on each database: they make tables of their own.

A module that says `ON_BOTH_DATABASES = True` is run with both.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest

from tests.server.running import RunningServer


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "server" in metafunc.fixturenames and getattr(metafunc.module, "ON_BOTH_DATABASES", False):
        metafunc.parametrize("server", ["sqlite", "postgres"], indirect=True, scope="module")


@pytest.fixture(scope="session")
def server_on(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Callable[[str], RunningServer]]:
    """The server on a database, started when the first test asks for it."""
    with ExitStack() as running:

        @functools.cache
        def started(database: str) -> RunningServer:
            arguments = ["--no-limits", "--grace", "1"]
            if database == "postgres":
                arguments += ["--database", request.getfixturevalue("postgres").new_database()]
            return running.enter_context(RunningServer(tmp_path_factory.mktemp("server"), *arguments))

        yield started


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, server_on: Callable[[str], RunningServer]) -> Iterator[RunningServer]:
    running = server_on(getattr(request, "param", "sqlite"))
    n_before = len(running.errors())
    yield running
    errors = running.errors()[n_before:]
    assert '"error"' not in errors
    assert '"critical"' not in errors
