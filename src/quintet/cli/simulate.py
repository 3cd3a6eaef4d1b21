"""`quintet simulate`: many matches between bots."""

from __future__ import annotations

import os
import sys
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quintet.cli import look_here
from quintet.cli.arguments import (
    GameText,
    Json,
    OptionsText,
    PlayersOption,
    SeedText,
    parse_seed_text,
    parse_setting,
    show_seed,
)
from quintet.cli.progress import progress_bar
from quintet.cli.screen import Screen, print_json
from quintet.core.errors import QuintetError
from quintet.lab.play import Run
from quintet.lab.simulate import make_run
from quintet.lab.simulate import simulate as play_all
from quintet.lab.tally import Rate, Tally
from quintet.lab.visiting import is_visitor
from quintet.lab.workers import Workers, local_workers, stopped_by_ctrl_c

if TYPE_CHECKING:
    from quintet.lab.results import Part

INTERRUPTED = 130
BOTS_THERE_ARE = (
    "random, rules, easy, normal, hard, expert, ismcts-N, rollout-N, wide-N, or your own as package.module:Class or "
    "FILE.net (see: quintet train)."
)

BotsText = Annotated[
    str,
    typer.Option(
        "--bots",
        "-b",
        metavar="A,B,…",
        help=f"One bot for all seats, or one for each: {BOTS_THERE_ARE}",
    ),
]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=0, metavar="J", help="Processes; 0 is one for every core.")]
Cluster = Annotated[
    str | None,
    typer.Option(
        "--cluster", metavar="ADDRESS", help="Play on Dask: the address of a scheduler, or “local” to start one."
    ),
]


def parse_bots(text: str) -> list[str]:
    bots = [name.strip() for name in text.split(",")]
    if not all(bots):
        raise QuintetError(f"--bots takes names with commas between them, not {text!r}")
    if any(is_visitor(name) for name in bots):
        look_here()
    return bots


def workers_for(jobs: int, cluster: str | None) -> AbstractContextManager[Workers]:
    n_jobs = jobs or os.cpu_count() or 1
    if cluster is None:
        return local_workers(n_jobs)
    from quintet.lab.cluster import cluster_workers

    return cluster_workers(cluster, n_jobs)


def simulate(
    game: GameText,
    players: PlayersOption = None,
    bots: BotsText = "random",
    games: Annotated[int, typer.Option("--games", "-g", min=1, metavar="N", help="How many matches.")] = 1000,
    seed: SeedText = "0",
    options: OptionsText = None,
    jobs: Jobs = 0,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="Write a row per match: .parquet, .csv or .jsonl.")
    ] = None,
    moves: Annotated[
        Path | None,
        typer.Option(
            "--moves",
            metavar="FILE",
            help="Instead, write a row per decision, for learning: what the seat knew, could do and did (.parquet).",
        ),
    ] = None,
    rotate: Annotated[
        bool, typer.Option("--rotate/--no-rotate", help="Everybody moves on one seat after every match.")
    ] = True,
    cluster: Cluster = None,
    as_json: Json = False,
) -> None:
    """Play many matches between bots and tell who wins.

    A match depends on the seed and its own number alone: any number of jobs, any cluster and any interruption give the
    same results. Ctrl-C keeps what is done in FILE.part; the same command goes on from there, and a larger --games goes
    on from a finished file. Files that hold something else are never overwritten. A file of --moves appears
    when it is complete.

    Examples:

    ```
    quintet simulate solo --games 10000 --out solo.parquet
    quintet simulate solo --players 3 --bots rules,rules,random --seed 7 --jobs 2
    quintet simulate solo --bots my_bots:Careful,rules --games 500
    quintet simulate "solo(throw_in=no)" --games 5000 --out no-throw-in.csv
    quintet simulate solo --bots rules --games 2000 --moves decisions.parquet
    quintet simulate solo --games 100000 --cluster tcp://10.0.0.5:8786 --out big.parquet
    ```
    """
    if out is not None and moves is not None:
        raise QuintetError("--out and --moves are two files: ask for one after the other, the matches are the same")
    names = parse_bots(bots)
    setting = parse_setting(game, options, players if players is not None or len(names) == 1 else len(names))
    number = parse_seed_text(seed)
    run = make_run(setting.game, setting.options, setting.n_players, names, number, rotate)
    if moves is not None:
        tally = _decide(moves, run, games, jobs, cluster)
    elif out is not None:
        tally = _to_file(out, run, games, jobs, cluster)
    else:
        tally = _play(run, games, jobs, cluster, None, Tally())
    if as_json:
        print_json(_json(run, tally))
    else:
        _print(f"{setting.describe()}, seed {show_seed(number)}", run, tally)
    if tally.n_matches < games:
        raise typer.Exit(INTERRUPTED)


def _to_file(out: Path, run: Run, games: int, jobs: int, cluster: str | None) -> Tally:
    from quintet.lab.results import Header, Part, check_suffix, is_finished

    check_suffix(out)
    header = Header(run, games)
    if is_finished(out, header):
        print(f"{out} holds these {games:,} matches already", file=sys.stderr)
        return _tally_of(out)
    with Part.open_for(out, header) as part:
        tally = part.tally()
        if tally.n_matches:
            print(f"going on from {tally.n_matches:,} matches", file=sys.stderr)
        try:
            _play(run, games, jobs, cluster, part, tally)
        except QuintetError as error:
            raise _and_kept(error, part) from None
        if tally.n_matches >= games:
            part.finish(out)
        else:
            kept = f"stopped: {tally.n_matches:,} of {games:,} matches are kept in {part.path}"
            print(f"{kept}; the same command goes on", file=sys.stderr)
    return tally


def _decide(path: Path, run: Run, games: int, jobs: int, cluster: str | None) -> Tally:
    from quintet.lab.decisions import write_decisions

    tally = Tally()
    with (
        workers_for(jobs, cluster) as workers,
        stopped_by_ctrl_c(workers),
        progress_bar(run.options, games, 0, "matches") as advance,
    ):
        for played in write_decisions(path, run, games, workers):
            tally.merge(played)
            advance(played.n_matches)
    if tally.n_matches < games:
        print(f"stopped: {path} is not written", file=sys.stderr)
    return tally


def _and_kept(error: QuintetError, part: Part) -> QuintetError:
    if not part.n_done:
        return error
    return QuintetError(f"{error}; {part.n_done:,} matches are kept in {part.path}, the same command goes on")


def _tally_of(out: Path) -> Tally:
    from quintet.lab.results import read_rows

    tally = Tally()
    for row in read_rows(out):
        tally.add(row)
    return tally


def _play(run: Run, games: int, jobs: int, cluster: str | None, part: Part | None, tally: Tally) -> Tally:
    missing = [range(games)] if part is None else list(part.missing())
    with (
        workers_for(jobs, cluster) as workers,
        stopped_by_ctrl_c(workers),
        progress_bar(run.options, games, tally.n_matches, "matches") as advance,
    ):
        for chunk in play_all(run, missing, workers):
            if part is not None:
                part.append(chunk)
            tally.merge(chunk.tally)
            advance(chunk.n_matches)
    return tally


def _print(what: str, run: Run, tally: Tally) -> None:
    screen = Screen()
    screen.line(f"{tally.n_matches:,} matches of {what}", style="bold")
    means = tally.means()
    length = f"A match has {means['rounds']:.1f} rounds, {means['turns']:.1f} turns, {means['actions']:.1f} actions"
    screen.line(f"{length}, and would take {means['seconds'] / 60:.1f} minutes at a table.")
    if len(set(run.bots)) > 1:
        print_rates(screen, "bot", tally.bot_rates())
    print_rates(
        screen, "seat", [rate._replace(name=rate.name.removeprefix("seat ")) for rate in tally.seat_rates(run.players)]
    )


def print_rates(screen: Screen, what: str, rates: list[Rate]) -> None:
    screen.line()
    rows = [(rate.name, f"{rate.rate:.1%}", f"{rate.low:.1%} to {rate.high:.1%}", f"{rate.n:,}") for rate in rates]
    screen.rows(rows, head=(what, "wins", "95 % interval", "played"), right=(1, 2, 3))


def _json(run: Run, tally: Tally) -> dict[str, object]:
    return {
        "run": run.to_json(),
        "games": tally.n_matches,
        "means": tally.means(),
        "bots": [rate._asdict() for rate in tally.bot_rates()],
        "seats": [rate._asdict() for rate in tally.seat_rates(run.players)],
    }
