"""`quintet replay`: a record as readable text, or as JSON for programs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from quintet.cli.arguments import Json, LanguageText, parse_language, read_text
from quintet.cli.playthrough import Playthrough
from quintet.cli.screen import Screen, print_json
from quintet.core.errors import BadSeat
from quintet.core.events import Event
from quintet.core.match import Match
from quintet.core.record import Record
from quintet.core.zones import ALL_SEATS, SPECTATOR
from quintet.games import get_game
from quintet.speak import printable
from quintet.texts import Texts


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record (.quintet.json), or - for standard input.")],
    as_json: Json = False,
    view: Annotated[
        str | None,
        typer.Option("--view", metavar="SEAT", help="Only what this seat saw: 0, 1, …, or spectator."),
    ] = None,
    brief: Annotated[bool, typer.Option("--brief", "-b", help="Only how the rounds and the match end.")] = False,
    language: LanguageText = None,
) -> None:
    """Read a match from its record.

    The record is dealt and played again by the rules, so a record that was cut short or edited is found out: the
    command then names the first action that does not fit and exits with 1.

    With `--json` every event is a line: an object with the number of the action that caused it (0: the deal).

    Examples:

    ```
    quintet replay match.quintet.json
    quintet replay match.quintet.json --view 0
    quintet replay match.quintet.json --json | jq 'select(.event == "Scored")'
    ```
    """
    record = Record.loads(read_text(file))
    match = record.begin(get_game(record.game))
    viewer = ALL_SEATS if view is None else _viewer(view, match.n_players)
    if as_json:
        _print_events(record, match, viewer)
    else:
        _print_reading(record, match, Texts(parse_language(language), match.game.id), viewer, brief)


def _viewer(text: str, n_players: int) -> int:
    if text.casefold() == "spectator":
        return SPECTATOR
    if not text.isdecimal() or int(text) >= n_players:
        raise BadSeat(f"--view takes a seat from 0 to {n_players - 1}, or spectator, not {text!r}")
    return int(text)


def _print_reading(record: Record, match: Match, texts: Texts, viewer: int, brief: bool) -> None:
    screen = Screen()
    names = ", ".join(printable(name) for name in match.names)
    screen.line(f"{match.game.title}: {names}", style="bold")
    about = texts.say("replay-actions", options=match.options.format(), n=len(record.actions))
    screen.line(about, style="dim")
    if viewer == SPECTATOR:
        screen.line(texts.say("replay-as-spectator"), style="dim")
    elif viewer != ALL_SEATS:
        screen.line(texts.say("replay-as", player=printable(match.names[viewer])), style="dim")
    reading = Playthrough(match, texts, viewer=viewer, brief=brief)
    reading.begin()
    for seat, action, events in record.replay_steps(match):
        reading.step(seat, action, events)
    reading.end()


def _print_events(record: Record, match: Match, viewer: int) -> None:
    def show(n: int, events: list[Event]) -> None:
        for event in events:
            print_json({"action": n, **event.seen_by(viewer).to_json()}, indent=None)

    show(0, match.opening)
    for n, (_, _, events) in enumerate(record.replay_steps(match), 1):
        show(n, events)
