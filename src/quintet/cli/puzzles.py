"""`quintet puzzles`: find positions in which one move is clearly best, or check those that a game has."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated

import typer

from quintet.cli.arguments import GameText, SeedText, find_game, parse_seed_text
from quintet.cli.progress import progress_bar
from quintet.core.errors import QuintetError
from quintet.core.game import Game, Puzzle
from quintet.core.jsontext import parse_json
from quintet.lab.puzzles import Wish, check_again, mine
from quintet.puzzles import puzzles_of


def puzzles(
    game: GameText,
    number: Annotated[int, typer.Option("--number", "-n", min=1, max=999, metavar="N", help="How many.")] = 64,
    hard: Annotated[
        int,
        typer.Option(
            min=0, max=100, metavar="PERCENT", help="The share of them, at least, that the rules player gets wrong."
        ),
    ] = 40,
    moves: Annotated[
        int, typer.Option(min=2, metavar="N", help="The fewest legal moves of a puzzle that is not hard.")
    ] = 3,
    most: Annotated[
        int, typer.Option(min=0, metavar="N", help="The most puzzles from one match; 0 is any number.")
    ] = 0,
    seed: SeedText = "0",
    seconds: Annotated[
        float, typer.Option(min=0, metavar="S", help="Stop after this time with what is found; 0 does not stop.")
    ] = 0.0,
    out: Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Write them here, as JSON.")] = None,
    check: Annotated[
        int, typer.Option("--check", min=0, metavar="DEALS", help="Judge the game's own puzzles anew instead.")
    ] = 0,
) -> None:
    """Mine simulated matches for moments in which one move is clearly best for what its seat may know.

    Each is judged at a glance, then twice more with other deals and much more effort; what is not beyond doubt is left
    out. The same seed finds the same puzzles. What is found is written after every match, and the same command goes
    on from there.

    Examples:

    ```
    quintet puzzles solo --number 3
    quintet puzzles level_8 --seed 7 --out puzzles.json
    quintet puzzles i_go --check 800
    ```
    """
    chosen, seeded = find_game(game), parse_seed_text(seed)
    if check:
        _check(chosen, check, seeded)
        return
    mined = _go_on(chosen, out, seeded) if out is not None and out.exists() else Mined(seeded)
    _mine(chosen, Wish(number, hard, moves, most), mined, seconds, out)
    if out is None:
        for puzzle in mined.puzzles:
            print(_line(puzzle))
    else:
        n_hard = sum(each["is_hard"] for each in mined.puzzles)
        print(f"{len(mined.puzzles)} puzzles of {mined.n_matches} matches are in {out}; {n_hard} of them are hard")


@dataclass
class Mined:
    """What was found so far, and in how many matches of a seed."""

    seed: int
    n_matches: int = 0
    puzzles: list[Puzzle] = field(default_factory=list)


def _mine(game: Game, wish: Wish, mined: Mined, seconds: float, out: Path | None) -> None:
    """Look on, and write down what is found after every match that had something."""
    began = time.monotonic()
    for puzzle in mined.puzzles:
        wish.keep(puzzle)
    n_written = wish.n_kept
    with progress_bar(game.title, wish.number, wish.n_kept, "puzzles") as advance:
        for each in mine(game, wish, mined.seed, mined.n_matches) if wish.n_kept < wish.number else ():
            mined.n_matches = each.n_matches
            if each.puzzle is not None:
                mined.puzzles.append(each.puzzle)
                advance(1)
            elif out is not None and n_written < wish.n_kept:
                _write(game, mined, out)
                n_written = wish.n_kept
            if each.puzzle is None and seconds and time.monotonic() - began > seconds:
                break
    if out is not None:
        _write(game, mined, out)


def _write(game: Game, mined: Mined, out: Path) -> None:
    part = out.with_name(f"{out.name}.part")
    part.write_text(format_puzzles(game, mined), encoding="utf-8")
    part.replace(out)


def _go_on(game: Game, out: Path, seed: int) -> Mined:
    """What a file holds of the same seed, to go on from there."""
    try:
        told = parse_json(out.read_text(encoding="utf-8"))
    except ValueError:
        told = None
    if not isinstance(told, dict) or (told.get("rules_version"), told.get("seed")) != (game.rules_version, seed):
        raise QuintetError(f"{out} holds something else than puzzles of this game, these rules and this seed")
    return Mined(seed, told["n_matches"], told["puzzles"])


def _line(puzzle: Puzzle) -> str:
    mean, low, high = (each / 10 for each in puzzle["gain"])
    mark = "hard" if puzzle["is_hard"] else ""
    move = ", ".join(puzzle["moves"][0])
    gain = f"+{mean:.1f} % ({low:.1f} to {high:.1f})"
    return f"{puzzle['key']}  seat {puzzle['seat']}  {move:<30}  {gain}  {puzzle['reason']}  {mark}".rstrip()


def format_puzzles(game: Game, mined: Mined) -> str:
    """The text of a game's file: a line per puzzle."""
    lines = ",\n".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) for each in mined.puzzles)
    made = f'"rules_version":{game.rules_version},"seed":{mined.seed},"n_matches":{mined.n_matches}'
    return f'{{{made},"puzzles":[\n{lines}\n]}}\n'


def _check(game: Game, n_deals: int, seed: int) -> None:
    """Judge all puzzles of a game anew; an error if one does not hold."""
    every = puzzles_of(game)
    with progress_bar(game.title, len(every), 0, "puzzles") as advance:
        failed = []
        for puzzle in every:
            if not check_again(game, puzzle, seed + 1, n_deals):
                failed.append(puzzle["key"])
            advance(1)
    if failed:
        raise QuintetError(f"{len(failed)} of {len(every)} puzzles do not hold: {', '.join(failed)}")
    print(f"all {len(every)} puzzles of {game.title} hold")
