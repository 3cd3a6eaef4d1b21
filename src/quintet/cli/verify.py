"""`quintet verify`: what the record of a match proves."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from quintet.cli.arguments import Json, read_text
from quintet.cli.screen import Screen, print_json
from quintet.core.record import Record
from quintet.fair import Verdict
from quintet.fair import verify as verify_record
from quintet.games import game_ids, get_game
from quintet.speak import printable


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record (.quintet.json), or - for standard input.")],
    as_json: Json = False,
    commitment: Annotated[
        str | None,
        typer.Option("--commitment", "-c", metavar="HEX", help="The commitment you were shown before the deal."),
    ] = None,
    contribution: Annotated[
        str | None, typer.Option("--contribution", metavar="HEX", help="What your own client contributed to the deal.")
    ] = None,
) -> None:
    """Check that a match was dealt and played fairly.

    The deal is made again from the server's seed and the players' contributions, and every action is played again by
    the rules. Then the command says what is proved by that and what is not. It exits with 0 if everything that the
    file claims is proved, and with 1 if anything does not fit.

    A record without a fair deal is replayed only.

    Examples:

    ```
    quintet verify match.quintet.json
    quintet verify match.quintet.json --commitment 97ab… --contribution 00c1…
    quintet verify match.quintet.json --json | jq .is_proved
    ```
    """
    record = Record.loads(read_text(file))
    verdict = verify_record(record, noted_commitment=commitment, noted_contribution=contribution)
    if as_json:
        print_json(verdict.to_json())
    else:
        _print_verdict(record, verdict)
    if not verdict.is_proved:
        raise typer.Exit(1)


def _print_verdict(record: Record, verdict: Verdict) -> None:
    screen = Screen()
    title = get_game(record.game).title if record.game in game_ids() else record.game
    screen.line(printable(f"{title}: {', '.join(record.seats)}"), style="bold")
    for claim in verdict.claims:
        lead, style = ("proved        ", "green") if claim.is_proved else ("DOES NOT FIT  ", "bold red")
        screen.line(printable(claim.sentence), lead=lead, style=style)
    if not verdict.is_proved:
        screen.line("This record is not to be trusted.", style="bold red")
        return
    for seat in verdict.seats:
        screen.line(printable(seat.sentence), lead="seat          ")
    for sentence in verdict.not_proved:
        screen.line(printable(sentence), lead="not proved    ", style="dim")
