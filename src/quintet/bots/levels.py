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
_I_GO: Final = "I Go!"  # what takes courage
_PERCENT: Final = 100


@dataclass(frozen=True)
class Slips:
    """How often a player errs as people do, in percent."""

    overlooks: int  # does not see the best that he could do, and takes the next best or, out of turn, misses it
    forgets: int = 0  # to say SOLO
    hesitates: int = 0  # to say I Go!, and lets a good hand wait for a better one


SLIPS: Final = {
    "easy": {
        "fifteen_go": Slips(overlooks=25),
        "skipbo_masters": Slips(overlooks=60),
        "i_go": Slips(overlooks=35, hesitates=70),
        "level_8": Slips(overlooks=35),
        "solo": Slips(overlooks=20, forgets=25),
    },
    "normal": {
        "fifteen_go": Slips(overlooks=10),
        "skipbo_masters": Slips(overlooks=10),
        "i_go": Slips(overlooks=10, hesitates=20),
        "level_8": Slips(overlooks=10),
        "solo": Slips(overlooks=8, forgets=5),
    },
}
"""A slip costs more in one game than in another: so often that each level clearly beats the one below, not always."""

THINKING: Final = {
    "fifteen_go": ("ismcts", 200),
    "skipbo_masters": ("rollout", 64),
    "i_go": ("rollout", 500),
    "level_8": ("rollout", 96),
    "solo": ("rollout", 32),
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
        if self.is_call(best):
            return self.hesitating(state, seat, best, rng)
        if best != NOTHING and rng.below(_PERCENT) < self.slips.overlooks and not self.ends_round(state, seat, best):
            if seat != state.turn and self.may_wait(state):
                return NOTHING
            best = self.second_best(state, seat, best, rng)
        return self.without_call(best) if rng.below(_PERCENT) < self.slips.forgets else best

    @staticmethod
    def may_wait(state: State) -> bool:
        """Whether the match goes on without those who are not on turn: not in secret choices, where all must act."""
        return bool(int(state.actors()) >> int(state.turn) & 1)

    def ends_round(self, state: State, seat: int, action: int) -> bool:
        """Whether the action is the last of its round: nobody overlooks that."""
        copy = state.copy()
        copy.apply(seat, action)
        return copy.is_over or copy.round_no != state.round_no

    def second_best(self, state: State, seat: int, best: int, rng: Rng) -> int:
        """What the policy picks if the best is not there."""
        rest = [action for action in state.legal_actions(seat) if action != best]
        return self.policy.decide_among(state, seat, rest, rng) if rest else best

    def is_call(self, action: int) -> bool:
        return action != NOTHING and self.game.actions.format(action) == _I_GO

    def hesitating(self, state: State, seat: int, call: int, rng: Rng) -> int:
        """The call, or another turn if there may be one."""
        if rng.below(_PERCENT) < self.slips.hesitates:
            return self.second_best(state, seat, call, rng)
        return call

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
    return SlippingBot(level, game, policy, SLIPS[level][game.id])
