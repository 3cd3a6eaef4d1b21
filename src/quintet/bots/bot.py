"""Bots: players that are handed what their seat may know, and nothing else.

`ask` is the only way to a bot's decision. It copies the state, redeals everything that the seat cannot know
(`State.resample`), and hands the bot that copy: a peek would see noise. By the resample law two states that a seat
cannot tell apart give the same copy for the same seed, and so the same decision.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final, Protocol

from quintet.bots.rollout import Rollouts
from quintet.bots.search import Search
from quintet.core.policy import Policy
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State

_SLICE = 16  # steps of a thought between two looks at the clock


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

        The state is the bot's own copy, to play on as it likes. It has about `seconds` to think.
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


class Thought(Protocol):
    """A decision that grows better the longer it is thought about. It can be stopped at any time, and go on."""

    @property
    def is_done(self) -> bool: ...

    @property
    def is_of_round(self) -> bool:
        """Whether its chances are those to win the round, not the match."""
        ...

    def run(self, n: int) -> None:
        """Think on for n steps of its own kind."""
        ...

    def best_action(self) -> int: ...

    def ranked(self) -> list[tuple[int, float]]:
        """Every choice with its estimated chance, best first."""
        ...

    def lead_over(self, action: int, other: int) -> float:
        """By how many standard errors one choice is better than another."""
        ...


METHODS: Final = ("ismcts", "rollout", "wide")  # wide: rollouts of every legal action


@dataclass(frozen=True)
class ThinkingBot:
    """A bot that looks ahead, with a given effort; it stops earlier if its time is up or the choice is clear."""

    name: str
    policy: Policy
    method: str  # one of METHODS
    n_actions: int
    effort: int  # iterations of the search, or deals of the rollouts
    sees_all: bool = False

    def choose(self, state: State, seat: int, rng: Rng, seconds: float) -> int:
        is_due = seat == state.turn or self.policy.must_act(state, seat)
        if is_due and (only := self.policy.only_choice(state, seat)) != NOTHING:
            return only
        return self.think(state, seat, rng, seconds).best_action()

    def think(self, state: State, seat: int, rng: Rng, seconds: float) -> Thought:
        """The thought when it is done or the time is up: a hint shows its choices."""
        deadline = time.monotonic() + seconds
        thought = self.thought(state, seat, rng)
        while not thought.is_done:
            thought.run(_SLICE)
            if time.monotonic() > deadline:
                break
        return thought

    def thought(self, state: State, seat: int, rng: Rng) -> Thought:
        if self.method != "ismcts":
            is_wide = self.method == "wide"
            return Rollouts(state, seat, self.policy, rng, self.effort, self.sees_all, is_wide)
        return Search(state, seat, self.policy, rng, self.n_actions, self.effort, self.sees_all)


__all__ = ["METHODS", "NOTHING", "Bot", "PolicyBot", "ThinkingBot", "Thought", "ask"]
