"""`quintet perft`: count the action sequences of a match."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

from quintet.cli.arguments import (
    GameText,
    Json,
    OptionsText,
    PlayersOption,
    SeedText,
    find_game,
    parse_seed_text,
    parse_setting,
    read_text,
    show_seed,
)
from quintet.cli.screen import Screen, print_json
from quintet.core.game import Game
from quintet.core.perft import divide as divide_counts
from quintet.core.perft import perft as count_sequences
from quintet.core.position import read_position
from quintet.core.state import State

_WORTH_A_RATE = 0.01  # seconds


def perft(
    game: GameText,
    depth: Annotated[int, typer.Option("--depth", "-d", min=1, max=60, metavar="N", help="How many actions deep.")],
    position: Annotated[
        Path | None, typer.Option("--position", metavar="FILE", help="Start from this position (JSON; - is stdin).")
    ] = None,
    divide: Annotated[bool, typer.Option("--divide", help="Also count under each first action.")] = False,
    seed: SeedText = "0",
    players: PlayersOption = None,
    options: OptionsText = None,
    as_json: Json = False,
) -> None:
    """Count the sequences of up to N actions that a match allows.

    All actions of all seats are followed; chance is fixed by the seed. The counts are the same on every machine,
    compiled or not: they test the rules, and their speed is a fair benchmark.

    Examples:

    ```
    quintet perft solo --depth 6
    quintet perft solo --depth 4 --players 2 --seed 7 --divide
    quintet perft solo --depth 5 --position position.json --json
    ```
    """
    if position is None:
        setting = parse_setting(game, options, players)
        number = parse_seed_text(seed)
        state = setting.game.deal(setting.options, setting.n_players, number)
        the_game, what = setting.game, f"{setting.describe()}, seed {show_seed(number)}"
    else:
        if options is not None or players is not None:
            raise typer.BadParameter("a position has its own players and options", param_hint="--position")
        the_game = find_game(game)
        state, _ = read_position(the_game, read_text(position))
        what = f"{the_game.id} from {position}"
    show = _print_json if as_json else _print_table
    with _stopped_at_once():
        show(the_game, state, depth, divide, what)


@contextmanager
def _stopped_at_once() -> Iterator[None]:
    """Compiled counting never looks for Ctrl-C, so let the system end the process."""
    before = signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _print_table(game: Game, state: State, depth: int, divide: bool, what: str) -> None:
    screen = Screen()
    screen.line(what, style="bold")
    screen.line(f"{'depth':>5}  {'sequences':>20}  {'seconds':>9}  {'million/s':>9}", style="dim")
    for level in range(1, depth + 1):
        n, seconds = _timed(state, level)
        rate = f"{n / seconds / 1e6:.1f}" if seconds > _WORTH_A_RATE else ""
        screen.line(f"{level:>5}  {n:>20,}  {seconds:>9.3f}  {rate:>9}")
    if divide:
        screen.line(f"\n{'seat':>5}  {'sequences':>20}  first action", style="dim")
        for seat, action, n in divide_counts(state, depth):
            screen.line(f"{seat:>5}  {n:>20,}  {game.actions.format(action)}")


def _print_json(game: Game, state: State, depth: int, divide: bool, what: str) -> None:
    found: dict[str, object] = {
        "match": what,
        "counts": [{"depth": level, "sequences": _timed(state, level)[0]} for level in range(1, depth + 1)],
    }
    if divide:
        found["divide"] = [
            {"seat": seat, "action": game.actions.format(action), "sequences": n}
            for seat, action, n in divide_counts(state, depth)
        ]
    print_json(found)


def _timed(state: State, depth: int) -> tuple[int, float]:
    start = time.perf_counter()
    n = count_sequences(state, depth)
    return n, time.perf_counter() - start
