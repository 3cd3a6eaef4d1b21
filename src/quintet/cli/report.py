"""`quintet report`: a page with tables and plots of a simulation."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from quintet.cli.arguments import Json
from quintet.cli.screen import Screen, print_json
from quintet.core.errors import QuintetError


def report(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Results of quintet simulate; an unfinished .part too.")],
    compare: Annotated[
        list[Path] | None,
        typer.Option("--compare", "-c", metavar="FILE", help="Show what changes in this file; may be given again."),
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", metavar="PAGE", help="Default: FILE with .html instead.")] = None,
    force: Annotated[bool, typer.Option("--force", "-f", help="Write over a file that is no report.")] = False,
    as_json: Json = False,
) -> None:
    """Write one HTML page that shows what a simulation tells.

    Win rate by seat, length of matches, points, kinds of action, a table of the bots, and with --compare what changes
    when an option changes. The page needs no other file and prints well. With --json the figures are printed instead.

    Examples:

    ```
    quintet report solo.parquet
    quintet report solo.parquet --compare no-throw-in.csv --out throw-in.html
    quintet report solo.parquet --json
    ```
    """
    if not as_json:
        from quintet.lab.report import write_report  # early: a missing package is told before any file is read
    from quintet.lab.figures import figures_of
    from quintet.lab.results import read_results

    results = read_results(file)
    compared = [(read_results(path), str(path)) for path in compare or []]
    if as_json:
        print_json([_json(figures_of(one, name)) for one, name in [(results, str(file)), *compared]])
        return
    page = out or file.with_name(file.name.removesuffix(".part")).with_suffix(".html")
    text = write_report(results, str(file), compared)
    _write(page, text, force)
    Screen().line(f"{page} shows {len(results.table):,} matches")


def _write(page: Path, text: str, force: bool) -> None:
    """Write the page over an older report, but never over another file."""
    try:
        if page.exists() and not force and not page.read_bytes()[:15].lower().startswith(b"<!doctype html>"):
            raise QuintetError(f"{page} exists and is no report; --force writes over it")
        scratch = page.with_name(f".{page.name}.new")
        scratch.write_text(text, encoding="utf-8")
        scratch.replace(page)
    except OSError as error:
        raise QuintetError(f"cannot write {page}: {error.strerror}") from None


def _json(figures: object) -> dict[str, object]:
    from quintet.lab.figures import Figures

    assert isinstance(figures, Figures)
    return {
        "run": figures.results.run.to_json(),
        "games": figures.n_matches,
        "seats": [rate._asdict() for rate in figures.by_seat()],
        "bots": [{**bot.wins._asdict(), "rank": bot.rank, "score": bot.score.mean} for bot in figures.by_bot()],
        "lengths": [mean._asdict() for mean in figures.lengths()],
        "actions": [mean._asdict() for mean in figures.by_verb()],
    }
