"""Runs that are over in a moment."""

from __future__ import annotations

from pathlib import Path

import pytest

from quintet.games import get_game
from quintet.lab.play import Run
from quintet.lab.results import Header, Part
from quintet.lab.simulate import make_run, play_chunk

QUICK = "solo(scoring=round)"


def quick_run(bots: str = "random", players: int = 3, seed: int = 7, options: str = QUICK, rotate: bool = True) -> Run:
    game = get_game(options.partition("(")[0])
    return make_run(game, game.parse_options(options), players, bots.split(","), seed, rotate)


def write_file(path: Path, run: Run, games: int) -> Path:
    with Part.open_for(path, Header(run, games)) as part:
        for numbers in part.missing():
            part.append(play_chunk(run, numbers.start, len(numbers)))
        part.finish(path)
    return path


@pytest.fixture(scope="session")
def results_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Forty matches of two kinds of bots."""
    return write_file(tmp_path_factory.mktemp("lab") / "some.parquet", quick_run("rules,random,random"), 40)
