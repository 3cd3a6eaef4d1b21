"""The command `quintet` with two differences: a table whose host is called like a scene begins with its position, and
the deal of the day is always a round of SOLO against one bot that makes no pauses.

The deals of a real server cannot be chosen, and tests of a race need to know who holds what.
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from quintet.cli import main
from quintet.fair import new_server_seed
from quintet.games import get_game
from quintet.server.store.interface import DailyDeal, MatchRow
from quintet.server.tables import daily, dealing
from quintet.server.tables.document import Document

SCENES = Path(__file__).parent / "scenes"

dealt = dealing.deal


def deal(document: Document, now: int) -> MatchRow:
    row = dealt(document, now)
    scene = SCENES / f"{row.chairs[0].name.lower()}.json"
    if row.start or not scene.exists():
        return row
    position = json.loads(scene.read_text(encoding="utf-8"))["position"]
    if position["game"] != row.game:
        return row  # the evening goes on with another one
    return msgspec.structs.replace(row, start={**position, "seed": row.seed, "uses": 0})


def deal_of_the_day(day: str, now: int) -> DailyDeal:
    return DailyDeal(day, "solo", get_game("solo").rules_version, {"scoring": "round"}, 2, new_server_seed(), now)


if __name__ == "__main__":
    dealing.deal = deal
    daily.new_deal = deal_of_the_day
    daily.TEMPO = 0.0
    main()
