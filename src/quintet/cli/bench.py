"""`quintet bench`: how fast the engine is here, compiled and interpreted."""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path
from typing import Annotated

import typer

import quintet
from quintet.cli.arguments import Json, OptionsText, PlayersOption, Setting, SomeGames, parse_setting
from quintet.cli.measure import is_compiled, measure
from quintet.cli.screen import Screen, print_json
from quintet.core.errors import QuintetError
from quintet.games import game_ids

Figures = dict[str, float]
_HEAD = ("", "actions/s", "games/s", "copy", "redeal", "memory")


def bench(
    games: SomeGames = None,
    players: PlayersOption = None,
    options: OptionsText = None,
    seconds: Annotated[
        float, typer.Option("--seconds", min=0.01, metavar="S", help="Processor time for each figure.")
    ] = 1.0,
    interpreted: Annotated[
        bool, typer.Option("--interpreted/--no-interpreted", help="Measure plain Python too.")
    ] = True,
    as_json: Json = False,
) -> None:
    """Measure the engine on this machine: random matches on one core, per second of processor time.

    `actions/s`, `games/s`: random play, deals included. `copy`: one state onto another, as a search does. `redeal`: new
    hidden cards for one seat. `memory`: one more state. The interpreted figures come from the same sources without
    their compiled modules.

    Examples:

    ```
    quintet bench
    quintet bench solo level_8 --players 2
    quintet bench "solo(throw_in=no)" --seconds 3 --json
    ```
    """
    settings = [parse_setting(text, options, players) for text in games or game_ids()]
    here = "compiled" if is_compiled() else "interpreted"
    screen = Screen()
    found = []
    if not as_json:
        screen.line(
            f"Python {platform.python_version()}, {platform.machine()}, one core, processor time, players at random"
        )
    with _plain_sources() if interpreted and is_compiled() else nullcontext(None) as folder:
        for one in settings:
            results = {here: measure(one.game, one.options, one.n_players, seconds)}
            if folder is not None:
                results["interpreted"] = _measure_in(folder, one, seconds)
            found.append(results)
            if not as_json:
                screen.heading(one.describe())
                screen.rows([_row(way, figures) for way, figures in results.items()], head=_HEAD, right=(1, 2, 3, 4, 5))
    if as_json:
        print_json(_json(settings, found))
    elif not is_compiled():
        screen.line("\nThis installation is plain Python; where there is a C compiler it is compiled.", style="dim")


def _row(way: str, figures: Figures) -> tuple[str, ...]:
    return (
        way,
        f"{figures['actions_per_second']:,.0f}",
        f"{figures['games_per_second']:,.1f}",
        _time(figures["copy_ns"]),
        _time(figures["resample_ns"]),
        f"{figures['state_bytes']:,.0f} B",
    )


def _time(nanoseconds: float) -> str:
    return f"{nanoseconds:,.0f} ns" if nanoseconds < 10_000 else f"{nanoseconds / 1000:,.0f} µs"


def _json(settings: list[Setting], found: list[dict[str, Figures]]) -> dict[str, object]:
    return {
        "quintet": quintet.__version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "games": [
            {"game": one.game.id, "options": one.options.format(), "players": one.n_players, **results}
            for one, results in zip(settings, found, strict=True)
        ],
    }


@contextmanager
def _plain_sources() -> Iterator[Path]:
    """A folder with the package's sources, but without its compiled modules."""
    with tempfile.TemporaryDirectory(prefix="quintet-") as folder:
        compiled = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(Path(quintet.__file__).parent, Path(folder) / "quintet", ignore=compiled)
        yield Path(folder)


def _measure_in(folder: Path, setting: Setting, seconds: float) -> Figures:
    """The same figures by a process that finds the package in this folder."""
    arguments = [str(seconds), setting.game.id, setting.options.format(), str(setting.n_players)]
    done = subprocess.run(
        [sys.executable, "-m", "quintet.cli.measure", *arguments],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])},  # registered games too
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise QuintetError(f"the interpreted measurement failed: {' '.join(done.stderr.strip().splitlines()[-1:])}")
    found = json.loads(done.stdout)
    if found["is_compiled"]:
        raise QuintetError("the interpreted measurement found compiled modules; try --no-interpreted")
    figures: Figures = found["figures"]
    return figures
