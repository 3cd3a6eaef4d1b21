"""The command `quintet` with one difference: a table whose host is called like a scene begins with its position.

The deals of a real server cannot be chosen, and tests of a race need to know who holds what.
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from quintet.cli import main
from quintet.server.store.interface import MatchRow
from quintet.server.tables import dealing
from quintet.server.tables.document import Document

SCENES = Path(__file__).parent / "scenes"

dealt = dealing.deal


def deal(document: Document, now: int) -> MatchRow:
    row = dealt(document, now)
    scene = SCENES / f"{row.chairs[0].name.lower()}.json"
    if row.start or not scene.exists():
        return row
    position = json.loads(scene.read_text(encoding="utf-8"))["position"]
    return msgspec.structs.replace(row, start={**position, "seed": row.seed, "uses": 0})


if __name__ == "__main__":
    dealing.deal = deal
    main()
