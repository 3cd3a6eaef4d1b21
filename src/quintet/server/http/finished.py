"""Looking back at finished matches over HTTP: who may do it, and what they get."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from quintet.core.zones import ALL_SEATS, SPECTATOR
from quintet.games import get_game
from quintet.server import protocol
from quintet.server.http.answers import json
from quintet.server.http.context import Context
from quintet.server.protocol import Code
from quintet.server.refusals import refuse
from quintet.server.store.interface import MatchRow, Outcome
from quintet.server.thinking.curve import Turn
from quintet.server.thinking.replay import Round

KEPT: Final = {"cache-control": "private, max-age=3600"}  # what is over does not change
_WORDS: Final = {"watcher": SPECTATOR, "open": ALL_SEATS}


class ChairShown(msgspec.Struct, frozen=True):
    """Who sat on a seat of a match: a person, or a bot of some level."""

    name: str
    bot: str = ""


class Rounds(msgspec.Struct, frozen=True):
    """A finished match at a glance. Lists are by seat."""

    game: str
    chairs: list[ChairShown]
    seat: int | None  # the caller's
    n_steps: int
    rounds: list[Round]
    scores: list[int]
    ranking: list[int]  # 1 is first
    is_dealt: bool  # it began with a deal, not in a position of another match
    has_analysis: bool  # whether this server analyses matches


class ChancesAt(msgspec.Struct, frozen=True):
    """Every seat's chance to win after a step, in thousandths."""

    step: int
    chances: list[int]


class Chances(msgspec.Struct, frozen=True):
    """The chances over a match as far as they are known: ask again until it is done."""

    is_done: bool
    places: list[ChancesAt]
    turning: list[Turn]


class Finished(msgspec.Struct, frozen=True):
    """A finished match that the caller may look at."""

    row: MatchRow
    n_actions: int
    outcome: Outcome
    seat: int | None  # the caller's


async def find_finished(request: Request, context: Context, player: str) -> Finished:
    """The match for its players, and for others if that was promised when it was dealt; else a refusal.

    Whatever is told of a finished match goes through here.
    """
    match_id, guesses, home = request.path_params["match"], context.limits.guesses, request.state.home
    if guesses.is_guesser(player):
        refuse(Code.TOO_FAST, "too many matches that do not exist")
    found = await context.services.store.match(match_id) if protocol.is_table_id(match_id) else None
    chairs = [] if found is None else found.row.chairs
    seats = [seat for seat, chair in enumerate(chairs) if chair.player and chair.player == player]
    if not seats and guesses.are_too_many(home):
        refuse(Code.TOO_FAST, "too many matches that do not exist")
    if found is None or (not seats and not found.row.is_public):
        guesses.note(player, home)
        refuse(Code.NO_TABLE, "there is no such match")
    row, outcome = found.row, found.outcome
    if outcome is None:
        refuse(Code.NOT_OVER, "the match is not over")
    if row.sealed_until > context.services.now():
        refuse(Code.SEALED, "others still play the same cards: ask again when the day is over (UTC)")
    return Finished(row, found.n_actions, outcome, seats[0] if seats else None)


async def find_replayable(request: Request, context: Context, player: str) -> Finished:
    """A finished match that can be played again here; each takes some time of a worker process."""
    if not context.limits.replays.take(request.state.home):
        refuse(Code.TOO_FAST, "too many replays")
    finished = await find_finished(request, context, player)
    row = finished.row
    if get_game(row.game).rules_version != row.rules_version:
        refuse(Code.OTHER_RULES, f"this match was played by rules version {row.rules_version}")
    return finished


async def show_rounds(request: Request, context: Context, player: str) -> Response:
    """The rounds of a finished match with their scores, for whoever may read its record."""
    finished = await find_replayable(request, context, player)
    row, outcome = finished.row, finished.outcome
    shown = Rounds(
        game=row.game,
        chairs=[ChairShown(chair.name, chair.bot) for chair in row.chairs],
        seat=finished.seat,
        n_steps=finished.n_actions,
        rounds=await context.lookback.rounds(row),
        scores=outcome.scores,
        ranking=outcome.ranking,
        is_dealt=row.start is None,
        has_analysis=context.offers.has_analysis,
    )
    return json(shown, headers=KEPT)


async def show_steps(request: Request, context: Context, player: str) -> Response:
    """A page of 100 steps of a finished match, for whoever may read its record: as a viewer saw them, or open."""
    query = request.query_params
    finished = await find_replayable(request, context, player)
    viewer = _viewer(query.get("viewer", "watcher"), len(finished.row.chairs))
    first = parse_whole(query.get("first", "0"), finished.n_actions)
    text = await context.lookback.steps(finished.row, viewer, first)
    return Response(text, headers=KEPT, media_type="application/json")


async def show_chances(request: Request, context: Context, player: str) -> Response:
    """Everybody's chances over a finished match, for whoever may read its record; the first call begins the search."""
    finished = await find_replayable(request, context, player)
    row = finished.row
    if not context.lookback.has_curve(row.id) and not context.limits.curves.take(request.state.home):
        refuse(Code.TOO_FAST, "too many matches to think about")
    curve = context.lookback.curve(row, finished.n_actions)
    places = [ChancesAt(step, chances) for step, chances in curve.places()]
    headers = KEPT if curve.is_done else None
    return json(Chances(curve.is_done, places, curve.turning()), headers=headers)


def _viewer(text: str, n_seats: int) -> int:
    if text in _WORDS:
        return _WORDS[text]
    return parse_whole(text, n_seats - 1, "viewer is a seat, watcher or open")


def parse_whole(text: str, most: int, otherwise: str = "first is the number of a step") -> int:
    if not text.isascii() or not text.isdecimal() or len(text) > 9 or int(text) > most:
        refuse(Code.BAD_MESSAGE, otherwise)
    return int(text)
