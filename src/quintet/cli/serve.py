"""`quintet serve`: the table server."""

from __future__ import annotations

import os
import re
import shutil
import socket
import sys
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from quintet.core.errors import QuintetError, UnknownGame

_DATABASE = "quintet.db"
_URL = re.compile(r"https?://[^/?#@\s]+/?")  # a server lives at the root of its name
_ORIGIN = re.compile(r"https?://[^/?#@\s]+")  # as browsers send it: nothing after the host and the port

_PEER = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[^\s:/?#@\[\]]+):\d{1,5}")


def data_folder() -> Path:
    """The folder where this system keeps the data of a user's programs."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "quintet"


def database_path(data: Path | None) -> Path:
    """The database in a data folder, the usual one if none is named."""
    try:
        return (data_folder() if data is None else data) / _DATABASE
    except RuntimeError:  # the user has no home
        raise QuintetError("you have no home folder: name a folder with --data") from None


def chosen_database(context: typer.Context, data: Path | None, database: str | None) -> Path | str:
    """The database that is meant: a file in the data folder, or that of a database server. A flag wins over a variable,
    and of the two variables the one that names a database server wins."""
    if not database:
        return database_path(data)
    from quintet.server.store.opening import must_be_address

    by_flag = [each for each in ("data", "database") if _is_flag(context, each)]
    if len(by_flag) == 2:
        raise QuintetError("name a folder with --data or a database server with --database, not both")
    if by_flag == ["data"]:
        return database_path(data)
    must_be_address(database)
    return database


def _is_flag(context: typer.Context, name: str) -> bool:
    """Whether an option stands on the command line; else it comes from a variable, or was left out."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def player_folder(data: Path | None) -> Path:
    """The folder of the terminal's tables in a data folder: `quintet serve` may be running on the database there."""
    return database_path(data).parent / "terminal"


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise QuintetError(f"cannot make the folder {folder}: {error.strerror}") from None


DataOption = Annotated[
    Path | None,
    typer.Option(
        "--data",
        metavar="FOLDER",
        envvar="QUINTET_DATA",
        help="The folder of the database.",
        show_default="in your user folder",
    ),
]

DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="QUINTET_DATABASE",
        help="A PostgreSQL database instead, which several servers may share: postgresql://USER@HOST/NAME.",
        show_default=False,
    ),
]


def serve(
    context: typer.Context,
    host: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS", envvar="QUINTET_HOST", help="Where to listen; 127.0.0.1 is for this machine alone."
        ),
    ] = "0.0.0.0",
    port: Annotated[
        int | None,
        typer.Option(
            "--port",
            "-p",
            metavar="PORT",
            envvar="QUINTET_PORT",
            min=0,
            max=65535,
            help="The port; 0 takes any that is free.",
            show_default="8015, or the next that is free",
        ),
    ] = None,
    data: DataOption = None,
    database: DatabaseOption = None,
    url: Annotated[
        str,
        typer.Option(
            metavar="URL",
            envvar="QUINTET_URL",
            help="The address for your friends, if it is not the one that is found.",
            show_default=False,
        ),
    ] = "",
    behind_proxy: Annotated[
        bool,
        typer.Option(
            "--behind-proxy", envvar="QUINTET_BEHIND_PROXY", help="Believe a proxy's X-Forwarded-For and -Proto."
        ),
    ] = False,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ORIGIN",
            envvar="QUINTET_ORIGIN",
            help="Another address that your pages have in browsers, if a proxy changes the Host header; "
            "may be given several times.",
            show_default=False,
        ),
    ] = None,
    workers: Annotated[
        int | None,
        typer.Option(
            metavar="N",
            envvar="QUINTET_WORKERS",
            min=1,
            max=64,
            help="The number of processes in which bots think.",
            show_default="one fewer than processors",
        ),
    ] = None,
    grace: Annotated[
        float,
        typer.Option(
            metavar="SECONDS",
            envvar="QUINTET_GRACE",
            min=0,
            help="The time until a bot plays for somebody who is gone.",
        ),
    ] = 45.0,
    node: Annotated[
        str,
        typer.Option(
            metavar="NAME",
            envvar="QUINTET_NODE",
            help="With --database: what tells this server from others on the same database.",
            show_default="the machine's name and the port",
        ),
    ] = "",
    lease: Annotated[
        float,
        typer.Option(
            metavar="SECONDS",
            envvar="QUINTET_LEASE",
            min=0.5,
            max=600,
            help="With --database: the time after which other servers take over the tables of one that is gone.",
        ),
    ] = 5.0,
    peer_port: Annotated[
        int,
        typer.Option(
            "--peer-port",
            metavar="PORT",
            envvar="QUINTET_PEER_PORT",
            min=0,
            max=65535,
            help="With --database: where other servers on the same database call this one.",
            show_default="any that is free",
        ),
    ] = 0,
    peer_address: Annotated[
        str,
        typer.Option(
            metavar="HOST:PORT",
            envvar="QUINTET_PEER_ADDRESS",
            help="With --database: where they find it, if that is not this machine's address and the peer port.",
            show_default=False,
        ),
    ] = "",
    peer_tls: Annotated[
        bool,
        typer.Option(
            "--peer-tls", envvar="QUINTET_PEER_TLS", help="With --database: let other servers call by TLS alone."
        ),
    ] = False,
    limits: Annotated[
        bool,
        typer.Option(
            "--limits/--no-limits",
            envvar="QUINTET_LIMITS",
            help="Limit how much a client may ask for. Switch it off for load tests only.",
        ),
    ] = True,
    tv: Annotated[
        bool,
        typer.Option("--tv/--no-tv", envvar="QUINTET_TV", help="Let people show their tables on televisions."),
    ] = True,
    pad: Annotated[
        bool,
        typer.Option(
            "--pad/--no-pad",
            envvar="QUINTET_PAD",
            help="Offer the score pad for people who play with real cards.",
        ),
    ] = True,
    analysis: Annotated[
        bool,
        typer.Option(
            "--analysis/--no-analysis",
            envvar="QUINTET_ANALYSIS",
            help="Let people have finished matches analysed: up to a minute of a worker process for each.",
        ),
    ] = True,
    daily: Annotated[
        bool,
        typer.Option("--daily/--no-daily", envvar="QUINTET_DAILY", help="Offer a deal of the day, the same for all."),
    ] = True,
    puzzles: Annotated[
        bool, typer.Option("--puzzles/--no-puzzles", envvar="QUINTET_PUZZLES", help="Offer puzzles: find the move.")
    ] = True,
    lessons: Annotated[
        bool, typer.Option("--lessons/--no-lessons", envvar="QUINTET_LESSONS", help="Offer a lesson for each game.")
    ] = True,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME=FILE",
            envvar="QUINTET_BOT",
            help="A bot of your own to play against: its name, and its file of weights (see: quintet train); "
            "may be given several times.",
            show_default=False,
        ),
    ] = None,
    local_push: Annotated[
        bool,
        typer.Option(
            "--local-push",
            envvar="QUINTET_LOCAL_PUSH",
            help="Send messages to push services on this machine too, without TLS. Switch it on for tests only.",
        ),
    ] = False,
    log_level: Annotated[
        str,
        typer.Option(
            metavar="LEVEL", envvar="QUINTET_LOG_LEVEL", help="What is logged: debug, info, warning or error."
        ),
    ] = "warning",
) -> None:
    """Serve tables that people join by link, in the browser or by program.

    Everything is kept in one file in the data folder, or in a PostgreSQL database. The server can be stopped or killed
    at any time: every match goes on where it was. Ctrl-C stops it cleanly.

    Every option can also be given by the environment, for example `QUINTET_PORT=9000`. Logs go to standard error, one
    JSON object per line.

    Examples:

    ```
    quintet serve
    quintet serve --port 9000 --data ./tables
    quintet serve --host 127.0.0.1 --behind-proxy --url https://cards.example.org
    quintet serve --bot ann=solo.net
    quintet serve --database postgresql://quintet@db.example.org/quintet
    ```
    """
    from quintet.server.app import Settings
    from quintet.server.http.context import Offers
    from quintet.server.limits import UNLIMITED, LimitSettings
    from quintet.server.serving import listen
    from quintet.server.serving import serve as run
    from quintet.server.store.opening import name_of

    if log_level not in ("debug", "info", "warning", "error"):
        raise QuintetError(f"--log-level takes debug, info, warning or error, not {log_level!r}")
    for each in origin or ():
        if not _ORIGIN.fullmatch(each):
            raise QuintetError(f"--origin takes an address like https://cards.example.org, not {each!r}")
    if url and not _URL.fullmatch(url):
        raise QuintetError(f"--url takes an address like https://cards.example.org, not {url!r}")
    if peer_address and not _PEER.fullmatch(peer_address):
        raise QuintetError(f"--peer-address takes a host and a port like 10.0.0.7:8016, not {peer_address!r}")
    for each in bot or ():
        offer_bot(each)
    chosen = chosen_database(context, data, database)
    if isinstance(chosen, Path):
        make_folder(chosen.parent)
    name = name_of(chosen)
    sock = listen(host, port)
    bound = sock.getsockname()[1]
    network_url = _network_address(host, bound)
    peer_sock = listen(host, peer_port, "--peer-port") if isinstance(chosen, str) else None
    settings = Settings(
        database=chosen,
        node=node or f"{socket.gethostname()}:{bound}",
        lease_seconds=lease,
        peer_sock=peer_sock,
        peer_address=peer_address or (_peer_address(host, peer_sock) if peer_sock is not None else ""),
        has_peer_tls=peer_tls and peer_sock is not None,
        limits=LimitSettings() if limits else UNLIMITED,
        is_behind_proxy=behind_proxy,
        origins=frozenset(origin or ()),
        n_workers=workers,
        grace=grace,
        has_screens=tv,
        has_local_push=local_push,
        url=url.rstrip("/"),
        network_url=network_url.rstrip("/"),
        offers=Offers(daily, puzzles, lessons, pad, analysis),
    )
    code = run(settings, sock, log_level, lambda: _announce(_local_address(host, bound), url or network_url, name))
    if code == 0 and sys.stdout.isatty():
        print("\nStopped. Every match goes on where it was when the server is started again.")
    raise typer.Exit(code)


def offer_bot(bot: str) -> None:
    """Offer a bot as NAME=FILE says. Without good weights there is none of that name, and the server serves."""
    from quintet.bots import BOT_NAMES
    from quintet.bots.named import offer
    from quintet.bots.weights import BadWeights, game_of
    from quintet.games import get_game

    name, is_given, file = bot.partition("=")
    if not (is_given and file):
        raise QuintetError(f"--bot takes a name and a file like ann=solo.net, not {bot!r}")
    if name in BOT_NAMES:
        raise QuintetError(f"--bot cannot take the name {name!r}: there is such a bot already")
    try:
        offer(name, Path(file), get_game(game_of(Path(file))))
    except (BadWeights, UnknownGame) as error:
        print(f"quintet: the bot {name} is not offered: {error}", file=sys.stderr)


def _announce(here: str, there: str, database: str) -> None:
    """Print the addresses of the server, with a QR code for phones."""
    lines = [("on this machine", here), ("for your friends", there)]
    is_narrow = shutil.get_terminal_size().columns < 60
    print("Quintet is ready.\n")
    for lead, address in lines:
        if address:
            print(f"  {lead}:\n  {address}" if is_narrow else f"  {lead:<18}  {address}")
    if there and sys.stdout.isatty():
        _print_code(there)
    print(f"\nMatches are kept in {database}\nCtrl-C stops the server.", flush=True)


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _local_address(host: str, port: int) -> str:
    is_named = host not in ("0.0.0.0", "::", "127.0.0.1", "::1", "localhost")
    return _url(host if is_named else "localhost", port)


def _network_address(host: str, port: int) -> str:
    """The address of this machine in its network; "" if it has none, or does not listen there."""
    if host not in ("0.0.0.0", "::"):
        return "" if host in ("127.0.0.1", "localhost", "::1") else _url(host, port)
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: asks the system which address it would use
        except OSError:
            return ""
        return _url(probe.getsockname()[0], port)


def _peer_address(host: str, sock: socket.socket) -> str:
    """Where other servers find the one that listens there."""
    here = {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)
    found = urlsplit(_network_address(host, 0)).hostname or here
    return f"[{found}]:{sock.getsockname()[1]}" if ":" in found else f"{found}:{sock.getsockname()[1]}"


_HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}  # dark above, dark below
_BLACK_ON_WHITE = "\x1b[30;107m"
_AS_BEFORE = "\x1b[0m"


def _print_code(url: str) -> None:
    """A QR code, two rows per line: black on white whatever the terminal's colours; without colours, for a dark one."""
    import segno

    rows = [[bool(cell) for cell in row] for row in segno.make(url, micro=False, error="l").matrix_iter(border=2)]
    n_columns, n_lines = shutil.get_terminal_size()
    if len(rows[0]) > n_columns or len(rows) // 2 > n_lines or not _can_show("▀▄█"):
        return
    has_colours = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    print()
    for above, below in zip(rows[::2], rows[1::2], strict=True):
        halves = "".join(_HALVES[a is has_colours, b is has_colours] for a, b in zip(above, below, strict=True))
        print(f"{_BLACK_ON_WHITE}{halves}{_AS_BEFORE}" if has_colours else halves)


def _can_show(letters: str) -> bool:
    try:
        letters.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
