"""What the operations of the HTTP interface answer, for its documentation: one example each.

They are real: a table is made as its wish says, and a match of two is dealt and played to its end by the same code that
serves both. Ids, seeds and times are fixed, so that every server gives the same document.
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any, Final, cast

import msgspec

from quintet import __version__
from quintet.bots.chances import chances
from quintet.core.game import Puzzle
from quintet.core.rng import Rng
from quintet.core.zones import ALL_SEATS
from quintet.games import get_game
from quintet.server.http.analysis import Analysis, MomentShown
from quintet.server.http.daily import TryBegun, daily_shown, day_revealed
from quintet.server.http.finished import ChairShown, Chances, ChancesAt, Rounds
from quintet.server.http.games import declaration_of, game_shown, help_of
from quintet.server.http.lessons import LearnerMove, judged, lesson_of
from quintet.server.http.made import TableMade
from quintet.server.http.my_tables import MyTable
from quintet.server.http.pads import pad_games
from quintet.server.http.people import Me, PassMade, PassShown
from quintet.server.http.push import PushKey, Subscribed
from quintet.server.http.puzzles import puzzle_judged, puzzle_shown, puzzles_listed
from quintet.server.http.routes import Health, NewTable, match_shown, new_document
from quintet.server.http.screens import ScreenCode, ScreenFound
from quintet.server.http.today import Today, TodaysDeal
from quintet.server.metrics import Metrics
from quintet.server.protocol import TableShown
from quintet.server.push.messenger import id_of
from quintet.server.store.interface import (
    DailyDeal,
    Lease,
    MatchRow,
    MatchSummary,
    Move,
    Outcome,
    Tally,
    Try,
)
from quintet.server.store.records import record_of
from quintet.server.store.rows import opponents_of
from quintet.server.tables import dealing
from quintet.server.tables.daily import end_of
from quintet.server.tables.document import PLAYING, Document
from quintet.server.tables.services import Services
from quintet.server.tables.table import Table
from quintet.server.thinking.analysis import DecisionJudged, players
from quintet.server.thinking.curve import first_places, thousandths
from quintet.server.thinking.decisions import Header
from quintet.server.thinking.replay import Found, Log, Replay, Sought, ViewPart, rounds, steps
from quintet.texts import read_rules, read_texts

GAME: Final = "solo"
LANGUAGE: Final = "de"
TABLE_ID: Final = "k7fm-q2xd-9wpt"
MATCH_ID: Final = "3hb8-znte-50ya"
STARTED_AT: Final = 1767225000000
LESSON_STEP: Final = "colour"
LESSON_MOVE: Final = ["lay R2"]
PUZZLE: Final = "p01"
PASS: Final = "3q2-7wAAAACrze8BI0VniavN7w_-uv4V"
SCREEN_CODE: Final = "482913"
FIRST_STEP: Final = 10  # of the page of steps
WISH: Final[dict[str, Any]] = {
    "game": GAME,
    "name": "Ann",
    "options": {"hand": 5},
    "n_seats": 3,
    "bots": ["normal"],
    "clock": 60,
    "is_listed": True,
}

_ENDPOINT: Final = "https://push.example.org/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV"
SUBSCRIPTION_ID: Final = id_of(_ENDPOINT)
BODIES: Final[dict[str, Any]] = {
    "create_table": WISH,
    "rename": {"name": "Ann"},
    "judge_move": {"actions": LESSON_MOVE},
    "try_in_moment": {"actions": ["take"]},
    "what_if": {"step": 0, "seat": 0},
    "solve_puzzle": {"actions": ["take"]},
    "look_at_pass": {"code": PASS},
    "use_pass": {"code": PASS},
    "find_screen": {"code": SCREEN_CODE},
    "subscribe": {
        "endpoint": _ENDPOINT,
        "keys": {
            "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "auth": "BTBZMqHH6r4Tts7J_aSIgg",
        },
        "language": LANGUAGE,
    },
}
"""What is sent to the operations that take something."""

_ANN: Final = "ann"  # her identity; no answer tells it
_SERVER_SEED: Final = "3027bd3250944d16e4b206d4fc21c9b63027bd3250944d16e4b206d4fc21c9b6"
DAY: Final = "2026-01-01"
_DEAL: Final = DailyDeal(
    DAY, GAME, get_game(GAME).rules_version, {"scoring": "round"}, 3, _SERVER_SEED, STARTED_AT - 86_400_000
)
_NEXT: Final = msgspec.structs.replace(_DEAL, day="2026-01-02", game="fifteen_go", options={}, made_at=STARTED_AT)
_TRIED: Final = Try(DAY, _ANN, TABLE_ID, MATCH_ID, STARTED_AT, STARTED_AT + 400_000, 1, 42, 17, "Ann")
_MS_PER_MOVE: Final = 5000
_N_STEPS: Final = 2  # that are shown of a page of 100
_N_PLACES: Final = 5  # that are shown of a curve
_N_LINES: Final = 8  # that are shown of a text


def _document(wish: dict[str, Any]) -> Document:
    document = new_document(msgspec.convert(wish, NewTable), _ANN, STARTED_AT)
    return msgspec.structs.replace(document, id=TABLE_ID)


def _shown() -> TableShown:
    """The table of the wish, as its maker sees it."""
    nowhere = cast(Services, None)  # to show a table takes nothing from its surroundings
    return Table(nowhere, Lease(TABLE_ID, 0), _document(WISH)).shown(_ANN)


def _played() -> tuple[MatchRow, list[Move], Outcome]:
    """A match of one round against a bot, played at random, as it is kept."""
    wish = {"game": GAME, "name": "Ann", "options": {"hand": 5, "scoring": "round"}, "bots": ["normal"]}
    document = msgspec.structs.replace(_document(wish), phase=PLAYING, match=MATCH_ID, server_seed=_SERVER_SEED)
    row = dealing.deal(document, STARTED_AT)
    match = dealing.begin(row)
    choose = random.Random(row.seed).choice
    moves: list[Move] = []
    while not match.result.is_over:
        seat = next(seat for seat in range(len(row.chairs)) if match.state.legal_actions(seat))
        action = choose(match.state.legal_actions(seat))
        match.play(seat, action)
        moves.append(Move(seat, match.game.actions.format(action), STARTED_AT + _MS_PER_MOVE * (len(moves) + 1)))
    result = match.result
    return row, moves, Outcome(result.scores, result.ranking, moves[-1].at)


def _chances(header: Header, row: MatchRow, log: Log) -> Chances:
    """The first places of the curve: the search for more takes its time. The number of playouts is fixed."""
    state, policy = dealing.begin(row).state, get_game(row.game).policy()
    found: list[ChancesAt] = []
    n_done = 0
    for step in first_places(len(log), [each.first for each in rounds(header, log)])[:_N_PLACES]:
        for seat, action in log[n_done:step]:
            state.apply(seat, action)
        n_done = step
        found.append(ChancesAt(step, thousandths(chances(state, policy, Rng(step), seconds=0))))
    return Chances(is_done=False, places=found, turning=[])


def _judged(header: Header, log: Log, outcome: Outcome) -> tuple[Analysis, ViewPart]:
    """What is found about Ann in the first of her decisions, and what she saw before it."""
    found = Found()
    replay = Replay(header, log)
    decisions: list[DecisionJudged] = []
    while not decisions:  # the others take their time
        found = replay.look_back(Sought("analysis", seats=[0], n_judged=found.n_judged))
        decisions += found.decisions[:1]
    told = players(decisions, [0], outcome)
    moment = replay.look_back(Sought("moment", 0, decisions[0].step))
    view = msgspec.json.decode(moment.view, type=ViewPart)
    return Analysis(True, True, len(log), len(log), decisions, told), view


def _puzzle() -> Puzzle:
    return get_game(GAME).puzzles()["puzzles"][0]


def _beginning(text: str) -> str:
    return "".join(text.splitlines(keepends=True)[:_N_LINES])


@cache
def examples() -> dict[str, Any]:
    """By operation, what it answers. Made when first asked for: a match is played for it."""
    game, shown = get_game(GAME), _shown()
    row, moves, outcome = _played()
    header = Header(row.game, row.options, len(row.chairs), row.seed)
    log = [(move.seat, game.actions.parse(move.action)) for move in moves]
    summary = MatchSummary(
        id=row.id,
        table=row.table,
        game=row.game,
        chairs=row.chairs,
        scores=outcome.scores,
        ranking=outcome.ranking,
        n_actions=len(moves),
        started_at=row.started_at,
        ended_at=outcome.ended_at,
    )
    seen = steps(header, log, ALL_SEATS, FIRST_STEP)[:_N_STEPS]
    analysis, moment_view = _judged(header, log, outcome)
    return {
        "games": [game_shown(game)],
        "declare_game": declaration_of(game),
        "game_texts": _beginning(read_texts(LANGUAGE, GAME)),
        "game_help": help_of(game),
        "show_lesson": lesson_of(game)[:1],
        "judge_move": judged(game, game.lesson()[0], LESSON_MOVE),
        "game_rules": _beginning(read_rules(LANGUAGE, GAME)),
        "show_pad": [each for each in pad_games() if each.id == GAME],
        "listed_tables": [shown],
        "create_table": TableMade(TABLE_ID, shown),
        "show_table": shown,
        "make_code": ScreenCode(SCREEN_CODE, STARTED_AT),
        "find_screen": ScreenFound(TABLE_ID, _SERVER_SEED[:32]),
        "me": Me("Ann", 2, 5),
        "rename": Me("Ann", 2, 5),
        "make_pass": PassMade(PASS, "", STARTED_AT),
        "look_at_pass": PassShown(is_valid=True, is_own=False, name="Ann"),
        "use_pass": Me("Ann", 2, 5),
        "my_tables": [
            MyTable(
                shown.id, shown.game, shown.phase, [seat.name for seat in shown.seats], 0, None, 0, False, STARTED_AT
            )
        ],
        "my_matches": [match_shown(summary, _ANN)],
        "my_statistics": [Tally(GAME, opponents_of(_ANN, row.chairs), 1, int(outcome.ranking[0] == 1))],
        "push_key": PushKey("BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8"),
        "subscribe": Subscribed(SUBSCRIPTION_ID),
        "unsubscribe": Subscribed(SUBSCRIPTION_ID),
        "show_match": msgspec.json.decode(record_of(row, moves, outcome).dumps()),
        "show_rounds": Rounds(
            game=row.game,
            chairs=[ChairShown(chair.name, chair.bot) for chair in row.chairs],
            seat=0,
            n_steps=len(moves),
            rounds=rounds(header, log),
            scores=outcome.scores,
            ranking=outcome.ranking,
            is_dealt=True,
            has_analysis=True,
        ),
        "show_steps": msgspec.json.decode(msgspec.json.encode(seen)),
        "show_chances": _chances(header, row, log),
        "show_analysis": analysis,
        "begin_analysis": Analysis(True, False, 0, len(moves), [], []),
        "show_moment": MomentShown(moment_view),
        "try_in_moment": MomentShown(refusal="only-steps-of-a-compound-move-are-tried"),
        "what_if": TableMade(TABLE_ID, shown),
        "show_daily": daily_shown(_DEAL, _NEXT, [], _ANN, STARTED_AT, []),
        "show_day": day_revealed(_DEAL, [_TRIED], _ANN),
        "begin_try": TryBegun(TABLE_ID),
        "list_puzzles": puzzles_listed(game)[:2],
        "show_puzzle": puzzle_shown(game, _puzzle()),
        "solve_puzzle": puzzle_judged(game, _puzzle(), LearnerMove(_puzzle()["moves"][0])),
        "today": Today(STARTED_AT, TodaysDeal(GAME, end_of(DAY), TABLE_ID, False), [GAME]),
        "health": Health("ok", __version__),
        "metrics": Metrics().text(),
    }
