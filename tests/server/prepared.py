"""Tables that are in the database before the server starts, with matches that begin in any position."""

from __future__ import annotations

import asyncio
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quintet.core.fairdeal import FairDeal
from quintet.core.game import Game
from quintet.core.match import Match
from quintet.server.http.identity import COOKIE, Identity
from quintet.server.store.interface import Chair, MatchRow, Move
from quintet.server.store.opening import Database
from quintet.server.store.sqlite.database import open_for_reading
from quintet.server.store.sqlite.queries import stored_match
from quintet.server.tables.document import PLAYING, Document, Seat, table_row
from tests.server.running import Client, RunningServer
from tests.server.store.keeping import opened_any


@dataclass(frozen=True)
class Prepared:
    """A table with a running match: seats are names of people, or levels of bots with a star before them."""

    id: str
    seats: tuple[str, ...]
    game: Game
    start: dict[str, Any]  # a position
    moves: tuple[tuple[int, str], ...] = ()
    at: int = 1_000_000  # when the last move was made
    settings: dict[str, Any] | None = None  # of the document
    is_dealt: bool = False  # as if the position had been dealt: only such matches count in statistics

    @property
    def match(self) -> str:
        return f"mmmm{self.id[4:]}"


def player_id(name: str) -> str:
    return name.encode().hex().rjust(32, "0")


def _fair(table: Prepared, document: Document) -> dict[str, Any]:
    deal = FairDeal(table.match, "0" * 64, document.server_seed, ("",) * len(table.seats))
    return deal.to_json()


async def write(database: Database, tables: list[Prepared]) -> bytes:
    """Write tables into a database; return the secret that signs its identities."""
    async with opened_any(database) as store:
        secret = await store.secret("identity")
        for table in tables:
            kept = [_seat(name, number) for number, name in enumerate(table.seats)]
            document = Document(
                id=table.id,
                game=table.game.id,
                host=next((seat.player for seat in kept if seat.player), ""),
                seats=kept,
                created_at=table.at,
                options=table.start["options"],
                phase=PLAYING,
                match=table.match,
                n_matches=1,
                server_seed="0" * 64,
                **{"tempo": 0, **(table.settings or {})},
            )
            row = table_row(document, table.at)
            lease = await store.create_table(row)
            match = MatchRow(
                id=table.match,
                table=table.id,
                game=table.game.id,
                rules_version=table.game.rules_version,
                options=document.options,
                chairs=[Chair(seat.name, seat.player, seat.bot) for seat in kept],
                seed=str(table.start["seed"]).rjust(32, "0"),
                fair=_fair(table, document) if table.is_dealt else {},
                started_at=table.at,
                start=table.start,
                is_public=document.shows_all_after and document.watching == "anybody",
            )
            await store.begin_match(lease, row, match)
            if table.moves:
                await store.append(lease, match.id, 0, [Move(seat, action, table.at) for seat, action in table.moves])
    return secret


def _seat(name: str, number: int) -> Seat:
    if name.startswith("*"):
        return Seat(bot=name[1:], name=f"Bot {number}")
    return Seat(player=player_id(name), name=name, is_ready=True)


def prepare(data: Path, *tables: Prepared) -> None:
    """Write tables into a server's database."""
    asyncio.run(write(data / "quintet.db", list(tables)))


def position_of(match: Match) -> dict[str, Any]:
    position: dict[str, Any] = match.position()
    return position


def client_of(server: RunningServer, name: str) -> Client:
    """Somebody who sits at a prepared table, with the cookie that they got when they first came."""
    secret = server.secret
    if not secret:
        with closing(open_for_reading(server.data / "quintet.db")) as db:
            ((secret,),) = db.execute("SELECT value FROM secrets WHERE name = 'identity'")
    client = Client(server, name)
    client.cookies.set(COOKIE, Identity(secret).token(player_id(name)))
    return client


def moves_of(data: Path, table: Prepared) -> list[tuple[int, str]]:
    """The log of a table's match, as it is kept now."""
    with closing(open_for_reading(data / "quintet.db")) as db:
        found = stored_match(db, table.match)
    assert found is not None
    return [(move.seat, move.action) for move in found[1]]
