"""The deal of the day: everybody on a server gets the same cards, the same seat and the same bots, and tries once.

One game a day, in turn: on the server of a family or a club all play the same, and have something to compare. The deal
is drawn the day before and its commitment published then; its server seed is shown when the day is over. It is a
fair deal (`quintet.fair`) to which nobody contributes: its terms name the day in the place of a match.

The bots draw their luck from the secret of the deal and from all that has happened in the match: whoever plays the
same meets the same. They are of a level that does not think against the clock, so that no machine is too slow for it.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime, timedelta
from hashlib import sha256
from typing import Final

from quintet.core.errors import UnknownGame
from quintet.core.game import Game
from quintet.fair import Terms, commitment, new_server_seed
from quintet.games import all_games, get_game
from quintet.server.protocol import Level
from quintet.server.store.interface import DailyDeal, Store, Try
from quintet.server.tables import document as documents
from quintet.server.tables.document import BOT_NAMES, DEALING, Document, Seat

LEVEL: Final[Level] = "normal"
SEAT: Final = 0  # of whoever tries
TEMPO = 1.0  # of the bots: the same for all, for it decides races
_N_SEATS: Final = 3
_REPORT_SECONDS: Final = 120  # nobody else has to wait
_SEED_BYTES: Final = 7
_DAY_MS: Final = 86_400_000
_AHEAD_SECONDS: Final = 600.0  # between two looks whether a new day has begun


# ---------------------------------------------------------------- days
def day_of(now: int) -> str:
    """The day in UTC of a time in milliseconds since 1970."""
    return datetime.fromtimestamp(now / 1000, UTC).date().isoformat()


def day_after(day: str) -> str:
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def end_of(day: str) -> int:
    """When a day is over, in milliseconds since 1970."""
    begin = datetime.combine(date.fromisoformat(day), datetime.min.time(), UTC)
    return round(begin.timestamp()) * 1000 + _DAY_MS


def is_day(text: str) -> bool:
    """Whether it is a day as we write it."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


# ---------------------------------------------------------------- the deal
def new_deal(day: str, now: int) -> DailyDeal:
    """A deal for a day: the game whose turn it is, as a short match."""
    games = all_games()
    game = games[date.fromisoformat(day).toordinal() % len(games)]
    options = game.lengths.get("short", game.options())
    n_seats = max(game.min_players, min(_N_SEATS, game.max_players))
    return DailyDeal(day, game.id, game.rules_version, options.to_json(), n_seats, new_server_seed(), now)


def game_of(deal: DailyDeal) -> Game | None:
    """The game of a deal, if it is played here by the same rules."""
    try:
        game = get_game(deal.game)
    except UnknownGame:
        return None
    return game if game.rules_version == deal.rules_version else None


def terms_of(deal: DailyDeal) -> Terms:
    return Terms(documents.daily_name(deal.day), deal.game, deal.rules_version, deal.options, deal.n_seats)


def commitment_of(deal: DailyDeal) -> str:
    """What binds the server to a deal, as long as it is secret."""
    return commitment(terms_of(deal), deal.server_seed, [""] * deal.n_seats)


async def deal_for(store: Store, day: str, now: int) -> DailyDeal:
    """The deal of a day, drawn if there is none yet. One that the rules do not fit any more is drawn anew, unless
    somebody has begun to play it."""
    kept = await store.daily_deal(day)
    if kept is not None and game_of(kept) is not None:
        return kept
    return await store.keep_daily_deal(new_deal(day, now), "" if kept is None else kept.server_seed)


async def keep_ahead(store: Store, now: Callable[[], int]) -> None:
    """Have the deals of today and tomorrow drawn, whether anybody asks for them or not."""
    while True:
        today = day_of(now())
        for day in (today, day_after(today)):
            await deal_for(store, day, now())
        await asyncio.sleep(_AHEAD_SECONDS)


# ---------------------------------------------------------------- a try
def new_document(deal: DailyDeal, player: str, name: str, now: int) -> Document:
    """The table of a try, ready to be dealt: nobody watches, no hints, nothing to look back at yet."""
    document = Document(
        id=documents.new_id(),
        game=deal.game,
        host=player,
        seats=[Seat() for _ in range(deal.n_seats)],
        created_at=now,
        server_seed=deal.server_seed,
        options=deal.options,
        phase=DEALING,
        match=documents.new_id(),
        day=deal.day,
        watching="nobody",
        has_hints=False,
        shows_all_after=False,
        tempo=TEMPO,
        report_seconds=_REPORT_SECONDS,
    )
    document = documents.with_seat(document, SEAT, Seat(player=player, name=documents.clean_name(name)))
    for number in range(deal.n_seats):
        if number != SEAT:
            bot = Seat(bot=LEVEL, name=documents.distinct(document, "", BOT_NAMES[number]))
            document = documents.with_seat(document, number, bot)
    return document


def try_of(document: Document) -> Try:
    """What is noted of a try when it begins."""
    return Try(document.day, document.host, document.id, document.match, document.created_at)


def luck(server_seed: str, actions: Sequence[tuple[int, int]], what: str, seat: int) -> int:
    """A seed for something that is left to chance at a try: the same for all to whom the same has happened."""
    text = json.dumps(["quintet-daily-luck-1", server_seed, what, seat, list(actions)], separators=(",", ":"))
    return int.from_bytes(sha256(text.encode()).digest()[:_SEED_BYTES])


# ---------------------------------------------------------------- the table of results
def ranked(tries: Sequence[Try]) -> list[tuple[int, Try]]:
    """The tries that were finished in time, each with its rank: by the place in the match, then by points, then by
    fewer moves. Equal ones share a rank."""
    done = [each for each in tries if each.ended_at is not None and each.ended_at < end_of(each.day)]
    ordered = sorted(done, key=lambda each: (_measure(each), each.ended_at, each.player))
    ranks: list[tuple[int, Try]] = []
    for n, each in enumerate(ordered, 1):
        is_equal = bool(ranks) and _measure(ranks[-1][1]) == _measure(each)
        ranks.append((ranks[-1][0] if is_equal else n, each))
    return ranks


def _measure(each: Try) -> tuple[int, int, int]:
    return each.place or 0, -(each.points or 0), each.n_moves or 0
