"""Rows of a database and what they mean: the same columns in every database, lists and objects as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from quintet.server.store.interface import Chair, DailyDeal, MatchRow, MatchSummary, Outcome, Tally

MATCH_COLUMNS = (
    "number, id, table_id, game, rules_version, options, chairs, seed, fair, start, started_at, is_public, "
    "sealed_until, scores, ranking, ended_at"
)
NEW_MATCH_COLUMNS = (
    "id, table_id, game, rules_version, options, chairs, seed, fair, start, started_at, is_public, sealed_until"
)
SUMMARY_COLUMNS = "m.id, m.table_id, m.game, m.chairs, m.scores, m.ranking, m.n_actions, m.started_at, m.ended_at"
DEAL_COLUMNS = "day, game, rules_version, options, n_seats, server_seed, made_at"

_chairs = msgspec.json.Decoder(list[Chair])
_numbers = msgspec.json.Decoder(list[int])
_options = msgspec.json.Decoder(dict[str, bool | int | str])
_object = msgspec.json.Decoder(dict[str, Any])


def to_json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def chairs_of(text: str) -> list[Chair]:
    return _chairs.decode(text)


def match_of(row: Sequence[Any]) -> tuple[MatchRow, Outcome | None]:
    """A match from its `MATCH_COLUMNS`."""
    _, match, table, game, rules_version, options, chairs, seed, fair, start, started_at, *rest = row
    is_public, sealed_until, scores, ranking, ended_at = rest
    header = MatchRow(
        match,
        table,
        game,
        rules_version,
        _options.decode(options),
        _chairs.decode(chairs),
        seed,
        _object.decode(fair),
        started_at,
        None if start is None else _object.decode(start),
        bool(is_public),
        sealed_until,
    )
    if ended_at is None:
        return header, None
    return header, Outcome(_numbers.decode(scores), _numbers.decode(ranking), ended_at)


def new_match(match: MatchRow) -> tuple[Any, ...]:
    """The `NEW_MATCH_COLUMNS` of a match."""
    return (
        match.id,
        match.table,
        match.game,
        match.rules_version,
        to_json(match.options),
        to_json(match.chairs),
        match.seed,
        to_json(match.fair),
        None if match.start is None else to_json(match.start),
        match.started_at,
        match.is_public,
        match.sealed_until,
    )


def summary_of(row: Sequence[Any]) -> MatchSummary:
    """A finished match from its `SUMMARY_COLUMNS`."""
    match, table, game, chairs, scores, ranking, *rest = row
    return MatchSummary(
        match, table, game, _chairs.decode(chairs), _numbers.decode(scores), _numbers.decode(ranking), *rest
    )


def deal_of(row: Sequence[Any]) -> DailyDeal:
    """A deal of the day from its `DEAL_COLUMNS`."""
    day, game, rules_version, options, *rest = row
    return DailyDeal(day, game, rules_version, _options.decode(options), *rest)


def new_deal(deal: DailyDeal) -> tuple[Any, ...]:
    """The `DEAL_COLUMNS` of a deal of the day."""
    options = to_json(deal.options)
    return (deal.day, deal.game, deal.rules_version, options, deal.n_seats, deal.server_seed, deal.made_at)


def results_of(game: str, chairs: Sequence[Chair], outcome: Outcome) -> dict[str, Tally]:
    """What a finished match adds to the statistics of each person who played it, in the order of their ids."""
    winners = {chair.player for chair, rank in zip(chairs, outcome.ranking, strict=True) if rank == 1}
    people = sorted({chair.player for chair in chairs if chair.player})
    return {player: Tally(game, opponents_of(player, chairs), 1, int(player in winners)) for player in people}


def opponents_of(player: str, chairs: Sequence[Chair]) -> str:
    """The type of a player's opponents: `people`, `bots` or `mixed`."""
    are_people = {bool(chair.player) for chair in chairs if chair.player != player}
    if len(are_people) == 2:
        return "mixed"
    return "bots" if are_people == {False} else "people"
