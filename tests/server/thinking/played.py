"""Matches for the tests of the bots at tables: a header and the log of rules players."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import msgspec

from quintet import Game, get_game
from quintet.bots import ask, get_bot
from quintet.core.game import format_seed
from quintet.core.state import NOTHING, State
from quintet.server.store.interface import MatchLog
from quintet.server.thinking.decisions import Asking, Decision, Followed, Header

N_PLAYERS = 3


@dataclass(frozen=True)
class Played:
    """A match as a table knows it."""

    header: Header
    log: list[tuple[int, int]]

    @property
    def game(self) -> Game:
        return get_game(self.header.game)

    def state(self, n: int) -> State:
        """The state after n actions."""
        followed = Followed(self.header)
        followed.follow(self.log[:n])
        return followed.state

    def expected(self, n: int, askings: list[Asking]) -> list[Decision]:
        """What the bots decide in this process after n actions."""
        state = self.state(n)
        bots = {asking.bot: get_bot(self.game, asking.bot) for asking in askings}
        return [
            Decision(asking.seat, ask(bots[asking.bot], state, asking.seat, asking.seed, 60.0))
            for asking in askings
            if state.legal_actions(asking.seat)
        ]


def log_of(header: Header, log: Sequence[tuple[int, int]], times: Sequence[int] | None = None) -> MatchLog:
    """A log as the store has it."""
    form = get_game(header.game).actions.format
    actions = [(seat, form(action)) for seat, action in log]
    return MatchLog(msgspec.json.encode(actions), msgspec.json.encode(times or [0] * len(log)))


def reading(kept: MatchLog) -> Callable[[], Awaitable[MatchLog]]:
    """Reads a log from a store."""

    async def read() -> MatchLog:
        return kept

    return read


def header_of(game: Game, seed: int) -> Header:
    return Header(game.id, game.options().to_json(), N_PLAYERS, format_seed(seed))


def play(game: Game, seed: int, most: int = 60) -> Played:
    """A match of rules players, up to so many actions; not to its end."""
    header = header_of(game, seed)
    state = Followed(header).state
    bot = get_bot(game, "rules")
    log: list[tuple[int, int]] = []
    while len(log) < most:
        for seat in [*(seat for seat in range(N_PLAYERS) if seat != state.turn), int(state.turn)]:
            if state.legal_actions(seat) and (action := ask(bot, state, seat, len(log))) != NOTHING:
                state.apply(seat, action)
                log.append((seat, action))
                break
        if state.is_over:
            log.pop()
            break
    return Played(header, log)


def everybody(bot: str, seed: int) -> list[Asking]:
    return [Asking(seat, bot, seed + seat) for seat in range(N_PLAYERS)]
