"""The levels that people meet: easy, normal, hard. None of them cheats; they differ in how they think and slip."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quintet.bots.bot import Bot, ThinkingBot
from quintet.bots.policy import Policy
from quintet.core.game import Game
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State

LEVELS: Final = ("easy", "normal", "hard")

_CALL: Final = " SOLO"  # what is easily forgotten
_PERCENT: Final = 100


@dataclass(frozen=True)
class Slips:
    """How often a player errs as people do, in percent."""

    overlooks: int  # does not see the best that he could do, and takes the next best or, out of turn, misses it
    forgets: int  # to say SOLO


EASY: Final = Slips(overlooks=35, forgets=30)
NORMAL: Final = Slips(overlooks=10, forgets=5)

THINKING: Final = {
    "fifteen_go": ("ismcts", 1000),
    "skipbo_masters": ("rollout", 64),
    "i_go": ("rollout", 256),
    "level_8": ("rollout", 96),
    "solo": ("rollout", 256),
}
"""How `hard` thinks and with how much effort: what measured best in each game."""


@dataclass(frozen=True)
class SlippingBot:
    """A rules player who errs now and then."""

    name: str
    game: Game
    policy: Policy
    slips: Slips
    sees_all: bool = False

    def choose(self, state: State, seat: int, rng: Rng, seconds: float) -> int:
        best = self.policy.decide(state, seat, rng)
        if best != NOTHING and rng.below(_PERCENT) < self.slips.overlooks:
            if seat != state.turn:
                return NOTHING
            best = self.second_best(state, seat, best, rng)
        return self.without_call(best) if rng.below(_PERCENT) < self.slips.forgets else best

    def second_best(self, state: State, seat: int, best: int, rng: Rng) -> int:
        """What the policy picks if the best is not there."""
        rest = [action for action in state.legal_actions(seat) if action != best]
        return self.policy.decide_among(state, seat, rest, rng) if rest else best

    def without_call(self, action: int) -> int:
        """The same action, but silent."""
        text = "" if action == NOTHING else self.game.actions.format(action)
        if not text.startswith(("lay", "throw in")) or not text.endswith(_CALL):
            return action
        return self.game.actions.parse(text.removesuffix(_CALL))


def thinking_bot(game: Game, name: str, policy: Policy, effort: int = 0, sees_all: bool = False) -> ThinkingBot:
    """The strongest bot of a game, with its own effort or another."""
    method, own_effort = THINKING[game.id]
    return ThinkingBot(name, policy, method, len(game.actions), effort or own_effort, sees_all)


def level_bot(game: Game, level: str, policy: Policy) -> Bot:
    """The bot of a level."""
    if level == "hard":
        return thinking_bot(game, level, policy)
    return SlippingBot(level, game, policy, EASY if level == "easy" else NORMAL)
