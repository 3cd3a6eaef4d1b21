"""One server for the tests of a module: they make tables of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import RunningServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with RunningServer(tmp_path_factory.mktemp("server"), "--no-limits", "--grace", "1") as running:
        yield running
        assert '"error"' not in running.errors()
        assert '"critical"' not in running.errors()
