"""The analysis of finished matches over HTTP: what was judged, and the moments that somebody looks at again."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from quintet.server.http.answers import json
from quintet.server.http.bodies import read_body
from quintet.server.http.context import Context, must_offer
from quintet.server.http.finished import KEPT, Finished, find_replayable, parse_whole
from quintet.server.protocol import Code, Steps
from quintet.server.refusals import refuse
from quintet.server.thinking.analysis import DecisionJudged, PlayerJudged, players
from quintet.server.thinking.lookback import AnalysisFound, people_of
from quintet.server.thinking.replay import Sought, ViewPart


class Analysis(msgspec.Struct, frozen=True):
    """How every person decided, as far as it is judged: ask again until it is done."""

    is_begun: bool
    is_done: bool
    reached: int  # the step of the last decision that is judged
    n_steps: int
    decisions: list[DecisionJudged]  # none until it is done
    players: list[PlayerJudged]


class MomentShown(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat saw and could do after a step; or would see after the first steps of a compound move."""

    view: ViewPart | None = None  # whole
    refusal: str = ""  # the text key of the rules' reason


class MoveTried(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first steps of a compound move that somebody tries in a moment of a match."""

    actions: Steps


async def find_analysable(request: Request, context: Context, player: str) -> Finished:
    must_offer(context.offers.has_analysis, "analysis of matches")
    return await find_replayable(request, context, player)


async def show_analysis(request: Request, context: Context, player: str) -> Response:
    """The analysis of a finished match, for whoever may read its record."""
    finished = await find_analysable(request, context, player)
    found = await context.lookback.analysis(finished.row, finished.n_actions)
    return await asyncio.to_thread(_shown, finished, found)  # thousands of decisions take some milliseconds


async def begin_analysis(request: Request, context: Context, player: str) -> Response:
    """Begin the analysis of a finished match, unless it is there already."""
    finished = await find_analysable(request, context, player)
    row = finished.row
    found = await context.lookback.analysis(row, finished.n_actions)
    if found is None:
        if not context.limits.curves.take(request.state.home):
            refuse(Code.TOO_FAST, "too many matches to think about")
        found = context.lookback.analyse(row, finished.n_actions)
    return await asyncio.to_thread(_shown, finished, found)


def _shown(finished: Finished, found: AnalysisFound | None) -> Response:
    n_steps = finished.n_actions
    if found is None:
        return json(Analysis(False, False, 0, n_steps, [], []))
    if not found.is_done:
        return json(Analysis(True, False, found.reached, n_steps, [], []))
    told = players(found.decisions, people_of(finished.row), finished.outcome)
    return json(Analysis(True, True, n_steps, n_steps, found.decisions, told), headers=KEPT)


async def show_moment(request: Request, context: Context, player: str) -> Response:
    """What a seat saw and could do after a step of a finished match."""
    finished = await find_analysable(request, context, player)
    return await _moment(request, context, finished, [])


async def try_in_moment(request: Request, context: Context, player: str) -> Response:
    """What a seat would see after the first steps of a compound move, after a step of a finished match."""
    wish = await read_body(request, MoveTried)
    finished = await find_analysable(request, context, player)
    return await _moment(request, context, finished, wish.actions)


async def _moment(request: Request, context: Context, finished: Finished, actions: list[str]) -> Response:
    step = parse_whole(request.path_params["place"], finished.n_actions - 1)
    seat = parse_whole(
        request.query_params.get("seat", "0"), len(finished.row.chairs) - 1, "seat is the number of a seat"
    )
    sought = Sought("moment", seat, step, actions=actions)
    found = await context.lookback.find(finished.row, sought)
    if found.refusal:
        return json(MomentShown(refusal=found.refusal))
    return Response(b'{"view":' + found.view + b"}", headers=None if actions else KEPT, media_type="application/json")
