"""One server for the tests of a module: they make tables of their own.

A module that says `ON_BOTH_DATABASES = True` is run with a server on each of them.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import RunningServer


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "server" in metafunc.fixturenames and getattr(metafunc.module, "ON_BOTH_DATABASES", False):
        metafunc.parametrize("server", ["sqlite", "postgres"], indirect=True, scope="module")


@pytest.fixture(scope="module")
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    arguments = ["--no-limits", "--grace", "1"]
    if getattr(request, "param", "sqlite") == "postgres":
        arguments += ["--database", request.getfixturevalue("postgres").new_database()]
    with RunningServer(tmp_path_factory.mktemp("server"), *arguments) as running:
        yield running
        assert '"error"' not in running.errors()
        assert '"critical"' not in running.errors()
