"""`quintet train`: a net that learns to play a game."""

from __future__ import annotations

import os
import shlex
import sys
from pathlib import Path
from typing import Annotated

import typer

from quintet.bots.weights import SUFFIX, write_weights
from quintet.cli.arguments import GameText, OptionsText, PlayersOption, SeedText, parse_seed_text, parse_setting
from quintet.cli.progress import progress_bar
from quintet.cli.screen import Screen
from quintet.core.errors import QuintetError

_FEWEST_ROWS = 64


def train(
    game: GameText,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Where the net goes, ending with .net. Default: GAME.net."),
    ] = None,
    players: PlayersOption = None,
    options: OptionsText = None,
    seed: SeedText = "1",
    chapters: Annotated[
        int, typer.Option("--chapters", "-c", min=1, max=100_000, metavar="N", help="How long it learns.")
    ] = 50,
    rows: Annotated[
        int, typer.Option(min=_FEWEST_ROWS, max=65_536, metavar="N", help="Matches that are played at once.")
    ] = 512,
    cloned: Annotated[
        int, typer.Option(min=1000, max=100_000_000, metavar="N", help="Decisions of the rules player to begin with.")
    ] = 400_000,
) -> None:
    """Train a net: it begins by doing as the rules player does, and goes on by playing itself and rules players.

    A chapter is 25 lessons; after each, a checkpoint is written beside the net, with the ending .npz, and so is the net
    itself. The same command goes on from there, and leads to the same weights as if it had not been stopped. It takes
    one core; nothing is learned from hidden cards but by the critic, who only helps to train.

    Examples:

    ```
    quintet train solo --chapters 50
    quintet train i_go --players 4 --seed 2 --out i_go_4.net
    quintet tournament solo --bots solo.net,hard
    ```
    """
    for name in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
        os.environ.setdefault(name, "1")  # more threads would add numbers in another order
    from quintet.training.course import Course, Progress
    from quintet.training.export import exported
    from quintet.training.learner import Recipe
    from quintet.training.play import Setting

    setting = parse_setting(game, options, players, usual=2)
    number = parse_seed_text(seed)
    path = out or Path(setting.game.id + SUFFIX)
    if path.suffix != SUFFIX:
        raise QuintetError(f"the file of a net ends with {SUFFIX}, unlike {path}")
    checkpoint = path.with_suffix(".npz")
    learned = Setting(setting.game, setting.options, setting.n_players)
    course = Course(learned, Recipe(rows=rows, clone_rows=cloned), chapters, number)
    table = (setting.options.format(), "--players", str(setting.n_players))
    length = ("--chapters", str(chapters), "--rows", str(rows), "--cloned", str(cloned))
    made = shlex.join(["quintet", "train", *table, "--seed", str(number), *length])
    screen = Screen()

    def say(words: str) -> None:
        screen.line(words)
        sys.stdout.flush()  # somebody may follow a file for hours

    if checkpoint.exists():
        course.resume(checkpoint)
        say(f"going on after chapter {course.n_done}")
    else:
        with progress_bar("watching the rules player", course.recipe.clone_epochs, 0, "epochs") as advance:
            right = course.clone(lambda _: advance(1))
        say(f"does as the rules player does in {right:.1%} of all decisions")
        course.save(checkpoint)
    n_ended = n_won = 0

    def tell(progress: Progress) -> None:
        nonlocal n_ended, n_won
        n_ended += progress.n_ended
        n_won += progress.n_won
        advance(1)

    lessons = course.recipe.lessons
    with progress_bar(setting.describe(), chapters * lessons, course.n_done * lessons, "lessons") as advance:
        while course.n_done < chapters:
            course.chapter(tell)
            course.save(checkpoint)
            write_weights(path, exported(course.trained, learned, made))
            share = f"{n_won / max(n_ended, 1):.1%} of {n_ended:,} matches"
            say(f"chapter {course.n_done:,}: won {share} against rules players")
            n_ended = n_won = 0
    say(f"{path} is ready: quintet tournament {setting.game.id} --bots {path},hard")
