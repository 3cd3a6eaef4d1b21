"""Hints: what a strong bot would do on a seat, with its chances and a short reason. Honest like the bot itself."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

from quintet.bots.bot import ThinkingBot
from quintet.core.errors import QuintetError
from quintet.core.game import Game
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State


@dataclass(frozen=True)
class Hint:
    """One thing that a seat could do."""

    action: str  # in notation; "" is to wait
    chance: float  # of winning the match, or where the game cannot tell the round, from 0 to 1, by playouts
    reason: str  # a text key

    def to_json(self) -> dict[str, object]:
        return {
            "action": self.action,
            "chance": round(self.chance, 3),
            "reason": self.reason,
        }


def hints(game: Game, bot: ThinkingBot, state: State, seat: int, seed: int, seconds: float = 0.5) -> list[Hint]:
    """The choices of a seat, best first. The state is not changed, and what the seat cannot know plays no part."""
    if not state.legal_actions(seat):
        raise QuintetError(f"seat {seat} has nothing to decide now")
    rng = Rng(seed)
    copy = state.copy()
    copy.resample(seat, rng)
    ranked = bot.think(copy, seat, rng, seconds).ranked()
    chances = accumulate((chance for _, chance in ranked), min)  # what is ahead of a better choice was but lucky so far
    return [
        Hint(
            "" if action == NOTHING else game.actions.format(action),
            chance,
            bot.policy.reason(copy, seat, action),
        )
        for (action, _), chance in zip(ranked, chances, strict=True)
    ]
