"""From what the user asked for to a seat at a table: make one with bots, resume one, or join by link or code."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from quintet.core.errors import QuintetError
from quintet.terminal.address import Address
from quintet.terminal.connection import Connection, Refused
from quintet.terminal.known import Known
from quintet.terminal.session import Session
from quintet.terminal.speech import frame_texts, problem_in

_LOCAL = "local"  # the name under which one's own server is known


@dataclass(frozen=True)
class Wish:
    """What the user asked for."""

    folder: Path  # where the terminal keeps what is its own
    language: str
    name: str
    address: Address | None = None  # of a server; None for one's own
    game: str = ""
    options: dict[str, bool | int | str] = field(default_factory=dict)
    n_players: int | None = None
    level: str = "normal"
    tempo: float = 1.0
    is_new: bool = False  # do not resume
    is_watching: bool = False
    has_letters: bool = False  # instead of signs
    titles: dict[str, str] = field(default_factory=dict)  # of the games that are known here, by id


@contextlib.asynccontextmanager
async def arrive(wish: Wish) -> AsyncIterator[Session]:
    """Connect, and follow the table that was asked for; without one, none is followed yet."""
    known = Known(wish.folder / "known.json")
    is_shown = asyncio.Event()
    async with contextlib.AsyncExitStack() as stack:
        if wish.address is None:
            from quintet.terminal.local import local_server  # late: a guest at another server needs none

            address = await stack.enter_async_context(local_server(wish.folder, is_shown))
            connection = Connection(address, known, _LOCAL)
        else:
            connection = Connection(wish.address, known)
        session = Session(connection, wish.language, is_shown)
        stack.push_async_callback(session.close)
        try:
            await connection.open()
            await _take_place(session, wish)
        except Refused as error:
            raise QuintetError(problem_in(frame_texts(wish.language), error)) from None
        yield session


async def _take_place(session: Session, wish: Wish) -> None:
    if wish.address is not None and wish.address.table:
        await join(session, wish.address.table, wish)
    elif wish.game:
        await play_game(session, wish.game, wish)
    elif not wish.is_new and (table := await unfinished(session)):
        await session.follow(table)


async def unfinished(session: Session, game: str = "") -> str:
    """The table at which a match of the user runs, of this game if one is named; "" if there is none."""
    tables = await session.connection.request("GET", "/api/me/tables")
    session.games_known = {table["game"] for table in tables}
    found = [table for table in tables if table["phase"] == "playing" and table["game"] == (game or table["game"])]
    return max(found, key=lambda table: int(table["updated_at"]))["id"] if found else ""


async def games(session: Session) -> list[dict[str, Any]]:
    """The games on the shelf of the server."""
    found: list[dict[str, Any]] = await session.connection.request("GET", "/api/games")
    return found


async def play_game(session: Session, game: str, wish: Wish) -> None:
    """Go on with a match of a game, or begin one against bots at once."""
    table = await unfinished(session, game)
    if table and not wish.is_new and not wish.options and wish.n_players is None:
        await session.follow(table)
        return
    shelf = {each["id"]: each for each in await games(session)}
    if game not in shelf:
        raise QuintetError(f"that server has no game {game!r}; it has {', '.join(shelf)}")
    usual = min(shelf[game]["usual_bots"] + 1, shelf[game]["max_players"])
    n_players = wish.n_players or max(usual, shelf[game]["min_players"])
    made = await session.connection.request(
        "POST",
        "/api/tables",
        {
            "game": game,
            "name": wish.name,
            "bots": [wish.level] * (n_players - 1),
            "n_seats": n_players,
            "options": wish.options,
            "tempo": wish.tempo,
            "has_chat": wish.address is not None,
        },
    )
    await session.follow(made["id"])
    await session.start()


async def join(session: Session, table: str, wish: Wish) -> None:
    """Follow a table of others, and take a free seat if there is one."""
    await unfinished(session)
    await session.follow(table)
    shown = session.table.shown
    has_room = shown["phase"] == "gathering" and any(seat.get("kind", "free") == "free" for seat in shown["seats"])
    if shown["seat"] is None and has_room and not wish.is_watching:
        await session.do("sit", name=wish.name)
