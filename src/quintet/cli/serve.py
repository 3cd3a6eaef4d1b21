"""`quintet serve`: the table server."""

from __future__ import annotations

import os
import socket
import sys
from pathlib import Path
from typing import Annotated

import typer

from quintet.core.errors import QuintetError

_DATABASE = "quintet.db"


def data_folder() -> Path:
    """Where a person's programs keep their data on this system."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "quintet"


def database_in(data: Path | None) -> Path:
    """The database in a data folder, the usual one if none is named."""
    folder = data_folder() if data is None else data
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise QuintetError(f"cannot make the folder {folder}: {error.strerror}") from None
    return folder / _DATABASE


DataOption = Annotated[
    Path | None,
    typer.Option("--data", metavar="FOLDER", envvar="QUINTET_DATA", help="Where the tables and matches are kept."),
]


def serve(
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", envvar="QUINTET_HOST", help="Listen here; 127.0.0.1: this machine only.")
    ] = "0.0.0.0",
    port: Annotated[
        int, typer.Option("--port", "-p", metavar="PORT", envvar="QUINTET_PORT", min=0, max=65535, help="0: any.")
    ] = 8015,
    data: DataOption = None,
    url: Annotated[
        str, typer.Option(metavar="URL", envvar="QUINTET_URL", help="How others reach it, if not by its address.")
    ] = "",
    behind_proxy: Annotated[
        bool,
        typer.Option("--behind-proxy", envvar="QUINTET_BEHIND_PROXY", help="Believe a proxy's X-Forwarded headers."),
    ] = False,
    origin: Annotated[
        list[str] | None,
        typer.Option(metavar="ORIGIN", envvar="QUINTET_ORIGIN", help="Another origin whose pages may use it."),
    ] = None,
    thinkers: Annotated[
        int | None,
        typer.Option(metavar="N", envvar="QUINTET_THINKERS", min=1, max=64, help="Processes in which bots think."),
    ] = None,
    grace: Annotated[
        float,
        typer.Option(metavar="SECONDS", envvar="QUINTET_GRACE", min=0, help="Until a bot stands in for who is gone."),
    ] = 45.0,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Limit how much a client may ask for; off for load tests.")
    ] = True,
    log_level: Annotated[
        str, typer.Option(metavar="LEVEL", envvar="QUINTET_LOG_LEVEL", help="debug, info, warning or error.")
    ] = "warning",
) -> None:
    """Serve tables that people join by link, in the browser or by program.

    Everything is kept in one file in the data folder; the server can be stopped or killed at any time, and every match
    goes on where it was. Ctrl-C stops it in good order.

    Examples:

    ```
    quintet serve
    quintet serve --port 9000 --data ./tables
    quintet serve --host 127.0.0.1 --behind-proxy --url https://cards.example.org
    ```
    """
    from quintet.server.app import Settings
    from quintet.server.limits import UNLIMITED, LimitSettings
    from quintet.server.serving import listen
    from quintet.server.serving import serve as run

    if log_level not in ("debug", "info", "warning", "error"):
        raise QuintetError(f"--log-level takes debug, info, warning or error, not {log_level!r}")
    settings = Settings(
        database=database_in(data),
        limits=LimitSettings() if limits else UNLIMITED,
        is_behind_proxy=behind_proxy,
        origins=frozenset(origin or ()),
        n_thinkers=thinkers,
        grace=grace,
    )
    sock = listen(host, port)
    bound = sock.getsockname()[1]
    raise typer.Exit(run(settings, sock, log_level, lambda: _announce(host, bound, url, settings.database)))


def _announce(host: str, port: int, url: str, database: Path) -> None:
    """Say where it can be reached, with a QR code for phones."""
    here = f"http://localhost:{port}/"
    there = url or _network_address(host, port)
    print("Quintet is ready.\n", flush=True)
    print(f"  on this machine     {here}")
    if there:
        print(f"  for your friends    {there}\n")
        _print_code(there)
    print(f"\nMatches are kept in {database}. Ctrl-C stops the server.", flush=True)


def _network_address(host: str, port: int) -> str:
    """The address of this machine in its network; "" if it has none or does not listen there."""
    if host in ("127.0.0.1", "localhost", "::1"):
        return ""
    if host not in ("0.0.0.0", "::"):
        return f"http://{host}:{port}/"
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: asks the system which address it would use
        except OSError:
            return ""
        return f"http://{probe.getsockname()[0]}:{port}/"


def _print_code(url: str) -> None:
    import segno

    if sys.stdout.isatty() or os.environ.get("QUINTET_QR"):
        segno.make(url, micro=False, error="l").terminal(compact=True, border=2)
