"""The answer to whoever makes a table."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from quintet.server import protocol
from quintet.server.http.answers import json
from quintet.server.tables.table import Table


class TableMade(msgspec.Struct, frozen=True):
    """A table that was made: its id is its link (`/t/ID`) and the right to join it."""

    id: str
    table: protocol.TableShown


def answer_made(table: Table, player: str) -> Response:
    made = TableMade(table.document.id, table.shown(player))
    return json(made, 201, {"location": f"/api/tables/{made.id}"})
