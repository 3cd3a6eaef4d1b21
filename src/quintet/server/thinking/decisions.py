"""What bots decide in a match, given its header and its log: the same code in the worker processes and in the server.

A bot is only ever reached through `quintet.bots.ask` and `hints`, which redeal everything that its seat cannot know
before the bot sees a card. Bots that see all cards do not play at tables.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Any

import msgspec

from quintet.bots import Bot, ExpertBot, ThinkingBot, UnknownBot, ask, get_bot
from quintet.bots.hints import Hint, hints
from quintet.core.errors import BadSeat, QuintetError
from quintet.core.game import Game, parse_seed
from quintet.core.position import read_position
from quintet.core.state import NOTHING, State
from quintet.games import get_game

logger = logging.getLogger(__name__)


class Header(msgspec.Struct, frozen=True):
    """All that is needed to deal a match."""

    game: str
    options: dict[str, bool | int | str]
    n_players: int
    seed: str  # hex digits; a secret
    start: dict[str, Any] | None = None  # a position, if the match does not begin with a deal


class Asking(msgspec.Struct, frozen=True, array_like=True):
    """A seat that is asked what it does, and who decides for it."""

    seat: int
    bot: str  # its level, or any other name that `get_bot` knows
    seed: int  # of its choices, 64 bits


class Decision(msgspec.Struct, frozen=True, array_like=True):
    """What a seat does: the number of an action, or NOTHING to wait."""

    seat: int
    action: int


class BadDecision(QuintetError):
    """A bot wants what the rules do not allow."""


class Followed:
    """A match that is followed by its log. Trusts the log: every action in it was checked when it was played."""

    def __init__(self, header: Header) -> None:
        self.game: Game = get_game(header.game)
        self.state: State
        if header.start is None:
            options = self.game.options.from_json(header.options)
            self.state = self.game.new_state(options, header.n_players, parse_seed(header.seed))
        else:
            self.state, _ = read_position(self.game, header.start)
        self.n_actions = 0

    def follow(self, actions: Iterable[tuple[int, int]]) -> None:
        """Go on by the next actions of the log."""
        apply = self.state.apply
        n = 0
        for seat, action in actions:
            apply(seat, action)
            n += 1
        self.n_actions += n

    def legal(self, seat: int) -> list[int]:
        """What a seat may do now."""
        if not 0 <= seat < self.state.n_players:
            raise BadSeat(f"there is no seat {seat} in this match")
        return [] if self.state.is_over else self.state.legal_actions(seat)


@lru_cache(maxsize=256)
def _bot(game_id: str, name: str) -> Bot:
    bot = get_bot(get_game(game_id), name)
    if bot.sees_all:
        raise UnknownBot(f"{name} sees all cards: it does not play at tables")
    return bot


def decide(match: Followed, askings: Sequence[Asking], seconds: float) -> list[Decision]:
    """What these seats do; one that has no legal action is left out. They share the time."""
    deadline = time.monotonic() + seconds
    decisions = []
    for i, asking in enumerate(askings):
        if legal := match.legal(asking.seat):
            share = max(0.0, deadline - time.monotonic()) / (len(askings) - i)
            decisions.append(Decision(asking.seat, _choice(match, asking, legal, share)))
    return decisions


def _choice(match: Followed, asking: Asking, legal: list[int], seconds: float) -> int:
    state = match.state
    action = ask(_bot(match.game.id, asking.bot), state, asking.seat, asking.seed, seconds)
    turn = int(state.turn)
    if action == NOTHING and asking.seat != turn and not state.legal_actions(turn):
        # Everybody waits for a secret choice of the others: a bot that overlooks it would stop the match for good.
        action = ask(_bot(match.game.id, "rules"), state, asking.seat, asking.seed)
    if action not in legal and (action != NOTHING or asking.seat == turn):
        raise BadDecision(f"the bot {asking.bot} wants action {action}, which is not legal")
    return action


def hint(match: Followed, asking: Asking, seconds: float) -> list[Hint]:
    """What a seat could do, best first, as a bot that thinks sees it; empty if the seat has nothing to decide."""
    if not match.legal(asking.seat):
        return []
    bot = _bot(match.game.id, asking.bot)
    if not isinstance(bot, ThinkingBot):
        raise UnknownBot(f"{asking.bot} does not think: it has no hints to give")
    return hints(match.game, bot, match.state, asking.seat, seconds)


def decide_at_once(header: Header, actions: Iterable[tuple[int, int]], askings: Sequence[Asking]) -> list[Decision]:
    """What these seats do, in microseconds, for when nobody can think: a bot that does not think decides as ever, the
    rules player for one that does."""
    match = Followed(header)
    match.follow(actions)
    decisions: list[Decision] = []
    for asking in askings:
        try:
            bot = asking.bot if _decides_at_once(header.game, asking.bot) else "rules"
            decisions += decide(match, [Asking(asking.seat, bot, asking.seed)], 0.0)
        except Exception as error:  # a table must go on, whatever is wrong with a player
            logger.error("the player %s of %s failed: %s", bot, header.game, type(error).__name__)
            decisions += decide(match, [Asking(asking.seat, "random", asking.seed)], 0.0)
    return decisions


def _decides_at_once(game_id: str, name: str) -> bool:
    try:
        return not isinstance(_bot(game_id, name), ThinkingBot | ExpertBot)
    except UnknownBot:
        return False
