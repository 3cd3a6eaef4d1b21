"""What the operations of the HTTP interface answer, for its documentation: one example each."""

from __future__ import annotations

from typing import Any

from quintet import __version__
from quintet.server.curve import Turn
from quintet.server.lookback import ChairShown, Chances, ChancesAt, Rounds
from quintet.server.protocol import SeatShown, TableShown
from quintet.server.review import Round, Step, ViewPart, ZoneSeen
from quintet.server.routes import GameShown, Health, MatchShown, OptionShown, TableMade
from quintet.server.store import Tally

_TABLE, _MATCH = "k7fm-q2xd-9wpt", "3hb8-znte-50ya"

WISH: dict[str, Any] = {
    "game": "solo",
    "name": "Ann",
    "options": {"hand": 5},
    "n_seats": 3,
    "bots": ["normal"],
    "clock": 60,
    "is_listed": True,
}

_SHOWN = TableShown(
    id=_TABLE,
    game="solo",
    options={"hand": 5},
    phase="gathering",
    seats=[
        SeatShown(name="Ann", kind="person", is_here=True),
        SeatShown(),
        SeatShown(name="Carl", kind="bot", level="normal", is_ready=True, is_here=True),
    ],
    host=0,
    is_host=True,
    seat=0,
    clock=60,
    is_listed=True,
    n_watching=0,
    commitment="",
    match="",
    n_matches=0,
    won=[0, 0, 0],
)

_RECORD = {
    "format": "quintet-record",
    "version": 1,
    "game": "solo",
    "rules_version": 1,
    "options": {"hand": 5, "scoring": "round"},
    "seats": ["Ann", "Blaise"],
    "seed": "3027bd3250944d16e4b206d4fc21c9b6",
    "start": None,
    "actions": [[0, "take"], [0, "pass"], [1, "lay G7"]],
    "result": {"scores": [0, 12], "ranking": [2, 1]},
}

_METRICS = """# HELP quintet_connections Sockets that are open.
# TYPE quintet_connections gauge
quintet_connections 12
"""

EXAMPLES: dict[str, Any] = {
    "games": [
        GameShown(
            id="solo",
            title="SOLO",
            rules_version=1,
            min_players=2,
            max_players=10,
            options=[
                OptionShown("hand", 8, False, [], 5, 8),
                OptionShown("scoring", "target", False, ["target", "round"], 0, 0),
                OptionShown("throw_in", True, True, [], 0, 0),
            ],
            presets={"quick": {"hand": 5, "scoring": "round"}},
        )
    ],
    "listed_tables": [_SHOWN],
    "create_table": TableMade(_TABLE, _SHOWN),
    "show_table": _SHOWN,
    "my_tables": [_SHOWN],
    "my_matches": [
        MatchShown(
            id=_MATCH,
            table=_TABLE,
            game="solo",
            seat=0,
            chairs=[ChairShown("Ann"), ChairShown("Blaise", "normal")],
            scores=[0, 12],
            ranking=[2, 1],
            n_actions=61,
            started_at=1767225000000,
            ended_at=1767225600000,
        )
    ],
    "my_statistics": [Tally("solo", "bots", 12, 5), Tally("solo", "people", 3, 1)],
    "show_match": _RECORD,
    "show_rounds": Rounds(
        game="solo",
        chairs=[ChairShown("Ann"), ChairShown("Blaise", "normal")],
        seat=0,
        n_steps=61,
        rounds=[Round(0, [0, 7]), Round(34, [0, 12])],
        scores=[0, 12],
        ranking=[2, 1],
    ),
    "show_steps": [
        Step(
            seat=1,
            events=[
                {"event": "Moved", "card": "G7", "source": {"zone": "hand", "seat": 1}, "target": {"zone": "discard"}},
                {"event": "TurnPassed", "seat": 0},
            ],
            view=ViewPart(turn=0, zones=[ZoneSeen("discard", 4, top="G7"), ZoneSeen("hand", 4, seat=1)]),
        )
    ],
    "show_chances": Chances(
        is_done=True,
        places=[ChancesAt(0, [480, 520]), ChancesAt(33, [350, 650]), ChancesAt(61, [0, 1000])],
        turning=[Turn(33, 1, 520, 650)],
    ),
    "health": Health("ok", __version__),
    "metrics": _METRICS,
}
