"""Hints: what a strong bot would do in a seat, with chances and a reason that holds. They see no hidden card.

The same position gives the same hint. The search is seeded by the position as the seat may see it, and does a fixed
number of steps: its time is only a bound, which an idle machine never comes near.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import accumulate
from json import dumps

from quintet.bots.bot import ThinkingBot
from quintet.bots.rollout import Rollouts
from quintet.core.errors import QuintetError
from quintet.core.game import Game
from quintet.core.rng import Rng
from quintet.core.showing import Showing
from quintet.core.state import NOTHING, State

THOROUGH = 4  # times as much thinking as for a move of the same bot: people act on hints
_SEED_BYTES = 7


@dataclass(frozen=True)
class Hint:
    """One thing that a seat could do."""

    action: str  # in notation; "" is to wait
    chance: float  # of winning the match (or the round, where the game cannot tell), from 0 to 1, by playouts
    reason: str  # a text key
    rest: list[str]  # the steps that complete the move, where the action only begins one

    def to_json(self) -> dict[str, object]:
        return {
            "action": self.action,
            "chance": round(self.chance, 3),
            "reason": self.reason,
            "rest": self.rest,
        }


def hints(game: Game, bot: ThinkingBot, state: State, seat: int, seconds: float = 4.0) -> list[Hint]:
    """The choices of a seat, best first. The state is not changed, and what the seat cannot know plays no part."""
    if not state.legal_actions(seat):
        raise QuintetError(f"seat {seat} has nothing to decide now")
    rng = Rng(seed_of(game, state, seat))
    copy = state.copy()
    copy.resample(seat, rng)
    thought = replace(bot, effort=THOROUGH * bot.effort).think(copy, seat, rng, seconds)
    if (
        isinstance(thought, Rollouts) and thought.n_deals == 0
    ):  # a single choice is not compared, but has its chance too
        for _ in range(bot.effort):
            thought.play_deal()
    ranked = thought.ranked()
    chances = accumulate((abs(chance) for _, chance in ranked), min)  # a worse choice with a higher mean was only lucky
    moves = game.proposals(copy, seat)
    return [
        Hint(
            "" if action == NOTHING else game.actions.format(action),
            chance,
            bot.policy.reason(copy, seat, action),
            game.actions.format_all(next((steps[1:] for steps in moves if steps[0] == action), [])),
        )
        for (action, _), chance in zip(ranked, chances, strict=True)
    ]


def seed_of(game: Game, state: State, seat: int) -> int:
    """A number that the seat's view decides: equal for positions that the seat cannot tell apart."""
    view = Showing(game, state, {}).view(seat).to_json()
    return int.from_bytes(sha256(dumps(view, sort_keys=True).encode()).digest()[:_SEED_BYTES])
