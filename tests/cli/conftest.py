"""The commands, run as a user would, and a record to run them on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from quintet.cli.app import make_app
from quintet.core.match import Match
from quintet.core.rng import Rng
from quintet.games import get_game

Run = Callable[..., Result]
PLAIN: Mapping[str, str | None] = {"LC_ALL": "C.UTF-8", "QUINTET_LANGUAGE": None}  # not the tester's own


@pytest.fixture
def run() -> Run:
    """Run `quintet ARGUMENT…`; errors must have become an exit code."""

    def invoke(*arguments: object, stdin: str | None = None, env: Mapping[str, str] | None = None) -> Result:
        words = [str(argument) for argument in arguments]
        result = CliRunner(env={**PLAIN, **(env or {})}).invoke(make_app(), words, input=stdin, prog_name="quintet")
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        return result

    return invoke


@pytest.fixture(scope="session")
def match() -> Match:
    """A whole short match of SOLO."""
    match = Match(get_game("solo"), 3, "quick", seed=5, names=["Ada", "Ben", "Cleo"])
    rng = Rng(1)
    while not match.is_over:
        able = [seat for seat in range(3) if match.legal(seat)]
        seat = able[int(rng.below(len(able)))]
        legal = match.legal(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
    return match


@pytest.fixture
def record_file(match: Match, tmp_path: Path) -> Path:
    path = tmp_path / "match.quintet.json"
    path.write_text(match.record().dumps(), encoding="utf-8")
    return path
