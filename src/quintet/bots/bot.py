"""Bots: players that are handed what their seat may know, and nothing else.

`ask` is the only way to a bot's decision. It copies the state, redeals everything that the seat cannot know
(`State.resample`), and hands the bot that copy: a peek would see noise. By the resample law two states that a seat
cannot tell apart give the same copy for the same seed, and so the same decision.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Protocol

from quintet.bots.policy import Policy
from quintet.bots.search import Search
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State

_SLICE = 100  # iterations between two looks at the clock


class Bot(Protocol):
    """A player. One object may play many matches and seats: it keeps nothing between decisions."""

    @property
    def name(self) -> str: ...

    @property
    def sees_all(self) -> bool:
        """Whether it is a measuring rod that is handed the true cards. Never true of a bot that people meet."""
        ...

    def choose(self, state: State, seat: int, rng: Rng, seconds: float) -> int:
        """A legal action of the seat, or NOTHING to wait, which only a seat out of turn may do.

        The state is the bot's own copy, to play on as it likes; it has about so many seconds to think.
        """
        ...


def ask(bot: Bot, state: State, seat: int, seed: int, seconds: float = 1.0) -> int:
    """A bot's decision for a seat that has legal actions; the state is not changed."""
    rng = Rng(seed)
    copy = state.copy()
    if bot.sees_all:
        copy.chance.reseed(rng)
    else:
        copy.resample(seat, rng)
    return bot.choose(copy, seat, rng, seconds)


@dataclass(frozen=True)
class PolicyBot:
    """A bot that decides at once, by a policy."""

    name: str
    policy: Policy
    sees_all: bool = False

    def choose(self, state: State, seat: int, rng: Rng, seconds: float) -> int:
        return self.policy.decide(state, seat, rng)


@dataclass(frozen=True)
class SearchBot:
    """A bot that searches: so many iterations, fewer if its time is up."""

    name: str
    policy: Policy
    n_actions: int
    n_iterations: int
    sees_all: bool = False

    def choose(self, state: State, seat: int, rng: Rng, seconds: float) -> int:
        if seat == state.turn and (only := self.policy.only_choice(state, seat)) != NOTHING:
            return only
        search = self.search(state, seat, rng, seconds)
        return search.best_action()

    def search(self, state: State, seat: int, rng: Rng, seconds: float) -> Search:
        """The tree after the search: a hint shows its choices."""
        deadline = time.monotonic() + seconds
        search = Search(state, seat, self.policy, rng, self.n_actions, self.sees_all)
        for _ in range(0, self.n_iterations, _SLICE):
            search.run(_SLICE)
            if time.monotonic() > deadline:
                break
        return search


__all__ = ["NOTHING", "Bot", "PolicyBot", "SearchBot", "ask"]
