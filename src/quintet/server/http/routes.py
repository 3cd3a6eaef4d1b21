"""The HTTP interface: making tables, records, statistics, health. Playing itself goes over the socket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from quintet import __version__
from quintet.core.errors import UnknownGame
from quintet.core.record import Record
from quintet.core.zones import MOST_SEATS
from quintet.games import get_game
from quintet.server import protocol
from quintet.server.http.analysis import (
    Analysis,
    MomentShown,
    MoveTried,
    begin_analysis,
    show_analysis,
    show_moment,
    try_in_moment,
)
from quintet.server.http.answers import json
from quintet.server.http.bodies import read_body
from quintet.server.http.context import Context
from quintet.server.http.daily import DailyShown, DayRevealed, TryBegun, begin_try, show_daily, show_day
from quintet.server.http.finished import (
    KEPT,
    ChairShown,
    Chances,
    Rounds,
    find_finished,
    show_chances,
    show_rounds,
    show_steps,
)
from quintet.server.http.games import (
    GameDeclared,
    GameShown,
    HelpShown,
    declare_game,
    game_help,
    game_rules,
    game_texts,
    games,
)
from quintet.server.http.lessons import LearnerMove, LessonStepShown, MoveJudged, judge_move, show_lesson
from quintet.server.http.made import TableMade, answer_made
from quintet.server.http.my_tables import MyTable, my_tables
from quintet.server.http.pads import PadGame, show_pad
from quintet.server.http.people import (
    Me,
    NewName,
    PassCode,
    PassMade,
    PassShown,
    look_at_pass,
    make_pass,
    me,
    rename,
    use_pass,
)
from quintet.server.http.push import NewSubscription, PushKey, Subscribed, push_key, subscribe, unsubscribe
from quintet.server.http.puzzles import (
    PuzzleJudged,
    PuzzleListed,
    PuzzleShown,
    list_puzzles,
    show_puzzle,
    solve_puzzle,
)
from quintet.server.http.screens import ScreenCode, ScreenFound, TypedCode, find_screen, make_code
from quintet.server.http.today import Today, today
from quintet.server.http.what_if import OtherMove, what_if
from quintet.server.protocol import Code, Level, Name
from quintet.server.refusals import refuse
from quintet.server.store.interface import MatchSummary, Tally
from quintet.server.store.records import record_of
from quintet.server.tables import document as documents
from quintet.server.tables.document import Document, Seat
from quintet.server.thinking.replay import Step

_PAGE = 50
_ACTIONS = "\0"  # stands in a record for the text of its actions: no other text there has such a letter
_LISTED_FOR = 24 * 3600 * 1000  # ms

STATUS = {
    Code.BAD_MESSAGE: 400,
    Code.BAD_NAME: 400,
    Code.BAD_OPTIONS: 400,
    Code.NO_TABLE: 404,
    Code.NO_PASS: 404,
    Code.NO_SCREEN: 404,
    Code.NO_DAY: 404,
    Code.SEALED: 403,
    Code.NOT_OVER: 403,
    Code.NOT_ALLOWED: 403,
    Code.NOT_HOST: 403,
    Code.NOT_SEATED: 403,
    Code.TOO_FAST: 429,
}


class NewTable(protocol.Setting, frozen=True, forbid_unknown_fields=True):
    """A table to be made. Its maker is the host, and sits down first if they give a name, or want to with the one they
    have."""

    game: Annotated[str, Meta(max_length=40)]
    name: Name = ""
    is_seated: bool = False
    options: dict[str, bool | int | str] = {}
    n_seats: protocol.SeatCount | None = None
    bots: Annotated[list[Level], Meta(max_length=MOST_SEATS)] = []  # put on the last seats


class MatchShown(msgspec.Struct, frozen=True):
    """A finished match of the caller's. Lists are by seat, times in milliseconds since 1970."""

    id: str
    table: str
    game: str
    seat: int  # the caller's
    chairs: list[ChairShown]
    scores: list[int]
    ranking: list[int]  # 1 is first
    n_actions: int
    started_at: int
    ended_at: int


class Health(msgspec.Struct, frozen=True):
    """Whether the server can take moves."""

    status: str  # `ok`; `away`: its database is out of reach for the moment; `leaving`, `failed`: it stops
    version: str
    node: str = ""  # the name of this server, if there may be others on the same database


def _page(request: Request) -> int | None:
    before = request.query_params.get("before", "")
    if not before:
        return None
    if not before.isascii() or not before.isdecimal() or len(before) > 15:
        refuse(Code.BAD_MESSAGE, "before is a time in milliseconds")
    return int(before)


# ------------------------------------------------------------ the routes
async def create_table(request: Request, context: Context, player: str) -> Response:
    """Make a table."""
    limits = context.limits
    if not limits.tables.take(player) or not limits.tables_from_address.take(request.state.home):
        refuse(Code.TOO_FAST, "too many tables")
    wish = await read_body(request, NewTable)
    if wish.is_seated and not wish.name:
        person = await context.services.store.person(player)
        wish = msgspec.structs.replace(wish, name=documents.clean_name(person.name))
    document = new_document(wish, player, context.services.now())
    table = await context.open_tables.create(document)
    if wish.name:
        await context.anywhere.rename(player, wish.name)
    return answer_made(table, player)


def new_document(wish: NewTable, player: str, now: int) -> Document:
    """The document of a new table, as the request asks for it."""
    try:
        game = get_game(wish.game)
    except UnknownGame as error:
        refuse(Code.BAD_OPTIONS, str(error))
    n_people = 1 if wish.name else 0
    n_seats = wish.n_seats or max(game.min_players, n_people + len(wish.bots))
    if n_people + len(wish.bots) > n_seats:
        refuse(Code.SEAT_TAKEN, "more players than seats")
    document = Document(
        id=documents.new_id(),
        game=game.id,
        host=player,
        seats=[Seat() for _ in range(n_seats)],
        created_at=now,
        options=wish.options,
        **wish.setting(),
    )
    document = documents.check_setting(document)
    documents.must_be_bot(document, document.stand_in)
    if wish.name:
        document = documents.sit(document, player, protocol.Sit(0, document.id, name=wish.name))
    for i, level in enumerate(wish.bots):
        seat = n_seats - len(wish.bots) + i
        document = documents.put_bot(document, player, protocol.Bot(0, document.id, seat, level))
    return document


async def listed_tables(request: Request, context: Context, player: str) -> Response:
    """The tables that anybody may join; not those at which nothing has happened for a day."""
    services = context.services
    rows = await services.store.listed_tables(services.now() - _LISTED_FOR, _PAGE)
    return json([context.open_tables.show(row, player) for row in rows])


async def show_table(request: Request, context: Context, player: str) -> Response:
    """A table, for whoever has its link."""
    table_id = request.path_params["table"]
    if not protocol.is_table_id(table_id):
        refuse(Code.NO_TABLE, "there is no such table")
    shown = await context.anywhere.shown(table_id, player, context.limits.guesses, request.state.home)
    return Response(shown, media_type="application/json")


async def my_matches(request: Request, context: Context, player: str) -> Response:
    """The caller's finished matches, newest first; `before` gives the next page."""
    found = await context.services.store.history(player, _PAGE, _page(request))
    return json([match_shown(summary, player) for summary in found])


def match_shown(match: MatchSummary, player: str) -> MatchShown:
    """Without anybody's identity."""
    return MatchShown(
        id=match.id,
        table=match.table,
        game=match.game,
        seat=next(seat for seat, chair in enumerate(match.chairs) if chair.player == player),
        chairs=[ChairShown(chair.name, chair.bot) for chair in match.chairs],
        scores=match.scores,
        ranking=match.ranking,
        n_actions=match.n_actions,
        started_at=match.started_at,
        ended_at=match.ended_at,
    )


async def my_statistics(request: Request, context: Context, player: str) -> Response:
    """How the caller has fared, by game and type of opponents."""
    return json(await context.services.store.statistics(player))


async def show_match(request: Request, context: Context, player: str) -> Response:
    """The record of a finished match, for its players, and for others if its table promised that."""
    if not context.limits.replays.take(request.state.home):
        refuse(Code.TOO_FAST, "too many records")
    finished = await find_finished(request, context, player)
    name = f"{finished.row.game}-{finished.row.id}.quintet.json"
    headers = {"content-disposition": f'attachment; filename="{name}"', **KEPT}
    log = await context.lookback.log(finished.row.id)
    head, tail = record_of(finished.row, outcome=finished.outcome).dumps(_ACTIONS).encode().split(_ACTIONS.encode())
    return Response(b"".join((head, log.actions, tail)), 200, headers, "application/json")


async def health(request: Request, context: Context, player: str) -> Response:
    """Whether the server can take moves."""
    services = context.services
    status = "failed" if services.failed.done() else "away" if services.is_away else "ok"
    if context.open_tables.ownership.is_leaving and status != "failed":
        status = "leaving"
    return json(Health(status, __version__, services.metrics.node), 200 if status == "ok" else 503)


async def metrics(request: Request, context: Context, player: str) -> Response:
    """What the server counts, in Prometheus' form; for callers on this machine."""
    return PlainTextResponse(context.services.metrics.text(), media_type="text/plain; version=0.0.4")


Handler = Callable[[Request, Context, str], Awaitable[Response]]


class Operation(msgspec.Struct, frozen=True):
    """One operation of the interface; the OpenAPI document is made from these."""

    method: str
    path: str
    handler: Handler
    answers: Any = None  # the type of the answer
    takes: Any = None  # the type of the body
    status: int = 200
    media: str = "application/json"
    is_local: bool = False  # only for callers on this machine
    query: tuple[str, ...] = ()


OPERATIONS = (
    Operation("GET", "/api/games", games, list[GameShown]),
    Operation("GET", "/api/games/{game}", declare_game, GameDeclared),
    Operation("GET", "/api/games/{game}/texts/{language}", game_texts, str, media="text/plain"),
    Operation("GET", "/api/games/{game}/help", game_help, HelpShown),
    Operation("GET", "/api/games/{game}/lesson", show_lesson, list[LessonStepShown]),
    Operation("POST", "/api/games/{game}/lesson/{step}", judge_move, MoveJudged, LearnerMove),
    Operation("GET", "/api/games/{game}/puzzles", list_puzzles, list[PuzzleListed]),
    Operation("GET", "/api/games/{game}/puzzles/{puzzle}", show_puzzle, PuzzleShown),
    Operation("POST", "/api/games/{game}/puzzles/{puzzle}", solve_puzzle, PuzzleJudged, LearnerMove),
    Operation("GET", "/api/games/{game}/rules/{language}", game_rules, str, media="text/markdown"),
    Operation("GET", "/api/pad", show_pad, list[PadGame]),
    Operation("GET", "/api/tables", listed_tables, list[protocol.TableShown]),
    Operation("POST", "/api/tables", create_table, TableMade, NewTable, 201),
    Operation("GET", "/api/tables/{table}", show_table, protocol.TableShown),
    Operation("POST", "/api/tables/{table}/screens", make_code, ScreenCode, status=201),
    Operation("POST", "/api/screens", find_screen, ScreenFound, TypedCode),
    Operation("GET", "/api/me", me, Me),
    Operation("POST", "/api/me/name", rename, Me, NewName),
    Operation("POST", "/api/me/passes", make_pass, PassMade, status=201),
    Operation("POST", "/api/passes/look", look_at_pass, PassShown, PassCode),
    Operation("POST", "/api/passes/use", use_pass, Me, PassCode),
    Operation("GET", "/api/me/tables", my_tables, list[MyTable]),
    Operation("GET", "/api/me/matches", my_matches, list[MatchShown], query=("before",)),
    Operation("GET", "/api/me/statistics", my_statistics, list[Tally]),
    Operation("GET", "/api/push", push_key, PushKey),
    Operation("POST", "/api/me/subscriptions", subscribe, Subscribed, NewSubscription, 201),
    Operation("DELETE", "/api/me/subscriptions/{subscription}", unsubscribe, Subscribed),
    Operation("GET", "/api/matches/{match}", show_match, Record),
    Operation("GET", "/api/matches/{match}/rounds", show_rounds, Rounds),
    Operation("GET", "/api/matches/{match}/steps", show_steps, list[Step], query=("viewer", "first")),
    Operation("GET", "/api/matches/{match}/chances", show_chances, Chances),
    Operation("GET", "/api/matches/{match}/analysis", show_analysis, Analysis),
    Operation("POST", "/api/matches/{match}/analysis", begin_analysis, Analysis),
    Operation("GET", "/api/matches/{match}/moments/{place}", show_moment, MomentShown, query=("seat",)),
    Operation("POST", "/api/matches/{match}/moments/{place}", try_in_moment, MomentShown, MoveTried, query=("seat",)),
    Operation("POST", "/api/matches/{match}/what-if", what_if, TableMade, OtherMove, 201),
    Operation("GET", "/api/today", today, Today),
    Operation("GET", "/api/daily", show_daily, DailyShown),
    Operation("GET", "/api/daily/{day}", show_day, DayRevealed),
    Operation("POST", "/api/daily/try", begin_try, TryBegun, status=201),
    Operation("GET", "/healthz", health, Health),
    Operation("GET", "/metrics", metrics, str, media="text/plain", is_local=True),
)
