"""`quintet admin`: look after the database of a server, which may be running."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from pathlib import Path
from typing import IO, TYPE_CHECKING, Annotated, Any

import typer

from quintet.cli.arguments import Json
from quintet.cli.flags import Command, Commands
from quintet.cli.screen import Screen, print_json
from quintet.cli.serve import DatabaseOption, DataOption, chosen_database
from quintet.core.errors import QuintetError
from quintet.speak import printable

if TYPE_CHECKING:
    from quintet.server.tables.document import Document, Seat

admin = typer.Typer(
    cls=Commands,
    name="admin",
    no_args_is_help=True,
    help="""Look after the tables and matches that a server keeps, whether it runs or not.

All commands work on the database in the data folder (`--data`, or the variable `QUINTET_DATA`), or on a PostgreSQL
database (`--database`, or `QUINTET_DATABASE`).
""",
)


@admin.command(cls=Command)
def tables(
    context: typer.Context, data: DataOption = None, database: DatabaseOption = None, as_json: Json = False
) -> None:
    """List all tables, the most recently active first.

    Examples:

    ```
    quintet admin tables
    quintet admin tables --json | jq -r '.[] | select(.phase == "playing") | .id'
    ```
    """
    from quintet.server.store.opening import upkeep_of

    found = [
        (_document(row.document), row.active_at)
        for row in upkeep_of(chosen_database(context, data, database)).list_tables()
    ]
    if as_json:
        print_json([_table_json(document, at) for document, at in found])
        return
    screen = Screen()
    if not found:
        screen.line("There are no tables.")
        return
    rows = [
        (each.id, each.game, each.phase, ", ".join(map(_seat_text, each.seats)), _time_text(at)) for each, at in found
    ]
    screen.rows(rows, head=("table", "game", "phase", "seats", "last activity"))


@admin.command(cls=Command)
def show(
    context: typer.Context,
    table: Annotated[str, typer.Argument(metavar="TABLE", help="A table's id, or the beginning of it.")],
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: Json = False,
) -> None:
    """Show a table with its settings, its seats and the matches that were played at it.

    Nothing is shown that the host could not see: no cards, no seeds.

    Examples:

    ```
    quintet admin show k7fm
    quintet admin show k7fm-q2xd-9wpt --json
    ```
    """
    from quintet.server.store.opening import upkeep_of

    row, matches = upkeep_of(chosen_database(context, data, database)).find_table(table)
    document = _document(row.document)
    shown = _table_json(document, row.active_at)
    if as_json:
        listed = [
            {"id": each.id, "n_actions": each.n_actions, "started_at": each.started_at, "ended_at": each.ended_at}
            for each in matches
        ]
        print_json({**shown, "matches": listed})
        return
    screen = Screen()
    screen.line(f"Table {document.id}: {document.options_of().format()}", style="bold")
    told = ("id", "game", "options", "seats")
    facts = [(name, _fact_text(name, value)) for name, value in shown.items() if name not in told]
    screen.rows(facts)
    screen.heading("Seats")
    screen.rows(
        [(str(number), _seat_text(seat), f"{document.n_won(seat)} won") for number, seat in enumerate(document.seats)]
    )
    screen.heading("Matches")
    if not matches:
        screen.line("None was played.")
        return
    screen.rows(
        [
            (each.id, str(each.n_actions), _time_text(each.started_at), _time_text(each.ended_at) or "being played")
            for each in matches
        ],
        head=("match", "actions", "began", "ended"),
        right=(1,),
    )


@admin.command("export", cls=Command)
def export_matches(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file, or - for standard output.")],
    match: Annotated[
        str | None,
        typer.Option("--match", "-m", metavar="MATCH", help="Only this match, as a record.", show_default=False),
    ] = None,
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Export all finished matches as JSON, one per line; or one of them as a record.

    A line has the match's `id`, its `table`, when it `started_at` and `ended_at`, when each move was made (`moved_at`;
    all in milliseconds since 1970), who sat on the `chairs`, and its `record`. Matches that are being played are left
    out: a record shows all cards.

    Examples:

    ```
    quintet admin export matches.jsonl
    quintet admin export - | jq -r .record.game | sort | uniq -c
    quintet admin export one.quintet.json --match q2xd-9wpt-k7fm
    ```
    """
    from quintet.server.store.opening import upkeep_of

    upkeep = upkeep_of(chosen_database(context, data, database))
    record = None if match is None else upkeep.find_record(match)
    with _new_file(file) as out:
        if record is not None:
            out.write(record.dumps())
        else:
            n_matches = upkeep.export(out)
    if str(file) != "-":
        print(f"{file}: " + ("one match" if record is not None else _plural(n_matches, "match", "matches")))


@admin.command(cls=Command)
def backup(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")],
    data: DataOption = None,
    database: DatabaseOption = None,
) -> None:
    """Copy the database as it is at this moment, while the server goes on.

    This is for the file in the data folder; a PostgreSQL database is backed up by `pg_dump`. The copy is checked, and
    appears only when it is complete. To go back to it, stop the server and put it in the place of `quintet.db`. Whoever
    has it can read all matches and be any player: keep it as safe as the database.

    Examples:

    ```
    quintet admin backup /backup/quintet-monday.db
    ```
    """
    from quintet.server.store.opening import upkeep_of

    if str(file) == "-":
        raise QuintetError("a backup goes to a file, not to standard output")
    upkeep_of(chosen_database(context, data, database)).back_up(file)
    print(f"{file}: {_size_text(file.stat().st_size)}")


@admin.command(cls=Command)
def prune(
    context: typer.Context,
    tables: Annotated[
        int | None,
        typer.Option(metavar="DAYS", min=0, help="Tables idle for this many days.", show_default=False),
    ] = None,
    matches: Annotated[
        int | None, typer.Option(metavar="DAYS", min=0, help="Matches that ended that long ago.", show_default=False)
    ] = None,
    abandoned: Annotated[
        int | None,
        typer.Option(
            metavar="DAYS",
            min=0,
            help="Matches in play, with their tables, where nothing has happened for this many days.",
            show_default=False,
        ),
    ] = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", "-n", help="Only tell what would be removed.")] = False,
    data: DataOption = None,
    database: DatabaseOption = None,
    as_json: Json = False,
) -> None:
    """Remove old tables and matches.

    A match that is being played is removed only by `--abandoned`: if nobody has moved for that long, and nobody has
    time left on the turn clock. The players' statistics stay. The file does not get smaller: new data fills the room.

    Examples:

    ```
    quintet admin prune --tables 30 --dry-run
    quintet admin prune --tables 30 --matches 365 --abandoned 180
    ```
    """
    from quintet.server.store.opening import upkeep_of

    if tables is None and matches is None and abandoned is None:
        raise QuintetError("say what is to be removed: --tables DAYS, --matches DAYS, --abandoned DAYS, or several")
    pruned = upkeep_of(chosen_database(context, data, database)).prune(
        tables, matches, abandoned_days=abandoned, is_trial=dry_run
    )
    if as_json:
        print_json({"n_tables": pruned.n_tables, "n_matches": pruned.n_matches, "is_dry_run": dry_run})
        return
    what = f"{_plural(pruned.n_tables, 'table', 'tables')} and {_plural(pruned.n_matches, 'match', 'matches')}"
    print(f"{what} would be removed." if dry_run else f"{what} removed.")


@admin.command(cls=Command)
def statistics(
    context: typer.Context, data: DataOption = None, database: DatabaseOption = None, as_json: Json = False
) -> None:
    """Count what is in the database, and how large it is.

    Examples:

    ```
    quintet admin statistics
    quintet admin statistics --json | jq .n_bytes
    ```
    """
    from quintet.server.store.opening import upkeep_of

    upkeep = upkeep_of(chosen_database(context, data, database))
    found = upkeep.count()
    if as_json:
        print_json({name: getattr(found, name) for name in found.__struct_fields__})
        return
    screen = Screen()
    screen.line(printable(upkeep.name), style="bold")
    played = ", ".join(f"{game} {n}" for game, n in found.matches_by_game.items())
    screen.rows(
        [
            ("tables", f"{found.n_tables}, {found.n_playing} of them playing"),
            ("matches", f"{found.n_matches}, {found.n_finished} of them finished"),
            ("by game", played or "none"),
            ("actions", str(found.n_actions)),
            ("people", str(found.n_people)),
            ("first match", _time_text(found.oldest_match) or "none yet"),
            ("last match", _time_text(found.newest_match) or "none yet"),
            ("size", f"{_size_text(found.n_bytes)}, {_size_text(found.n_free_bytes)} of it free"),
            ("write-ahead log", _size_text(found.n_log_bytes)),
            ("schema", str(found.schema)),
        ]
    )


# ------------------------------------------------------------ how things are shown
def _document(data: bytes) -> Document:
    import msgspec

    from quintet.server.tables.document import Document

    return msgspec.json.decode(data, type=Document)


def _table_json(document: Document, active_at: int) -> dict[str, Any]:
    """A table without anything secret: no player's id, no part of a deal."""
    return {
        "id": document.id,
        "game": document.game,
        "options": document.options,
        "phase": document.phase,
        "seats": [
            {"kind": _kind(seat), "name": seat.name, "level": seat.bot, "n_won": document.n_won(seat)}
            for seat in document.seats
        ],
        **document.setting(),
        "n_matches": document.n_matches,
        "created_at": document.created_at,
        "active_at": active_at,
    }


def _kind(seat: Seat) -> str:
    return "free" if seat.is_free else "bot" if seat.bot else "person"


def _seat_text(seat: Seat) -> str:
    if seat.is_free:
        return "free"
    return f"{printable(seat.name)} ({seat.bot} bot)" if seat.bot else printable(seat.name)


def _fact_text(name: str, value: object) -> str:
    if name.endswith("_at") and isinstance(value, int):
        return _time_text(value)
    if name == "clock":
        return f"{value} seconds a turn" if value else "off"
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _time_text(milliseconds: int | None) -> str:
    if milliseconds is None:
        return ""
    return datetime.fromtimestamp(milliseconds / 1000).isoformat(" ", "minutes")


def _size_text(n_bytes: int) -> str:
    if n_bytes < 1000:
        return f"{n_bytes} bytes"
    return f"{n_bytes / 1000:.0f} kB" if n_bytes < 1_000_000 else f"{n_bytes / 1_000_000:.1f} MB"


def _plural(n: int, one: str, many: str) -> str:
    return f"{n} {one if n == 1 else many}"


@contextmanager
def _new_file(path: Path) -> Iterator[IO[str]]:
    """A file that is there only when it is complete; nothing is overwritten."""
    if str(path) == "-":
        yield sys.stdout
        sys.stdout.flush()
        return
    part = path.with_name(f"{path.name}.part")
    if path.exists():
        raise QuintetError(f"{path} is there already; it was left as it is")
    try:
        with open(part, "w", encoding="utf-8", opener=lambda name, flags: os.open(name, flags, 0o600)) as out:
            yield out
        part.rename(path)
    except OSError as error:
        raise QuintetError(f"cannot write {path}: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)
