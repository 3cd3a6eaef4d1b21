"""What `--help` shows."""

from __future__ import annotations

import pytest
from typer.main import get_command

from quintet.cli.app import make_app
from tests.cli.conftest import Run

COMMANDS = sorted(get_command(make_app()).commands)  # type: ignore[attr-defined]


@pytest.mark.parametrize("command", ["", *COMMANDS, "admin tables"])
def test_an_option_that_takes_no_value_shows_none(run: Run, command: str) -> None:
    result = run(*command.split(), "--help")
    assert result.exit_code == 0
    assert "--help" in result.stdout
    assert "<bool>" not in result.stdout
