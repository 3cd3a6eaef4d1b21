"""The levels that people meet: easy, normal, hard, expert. None of them cheats; they differ in how they think and slip.

Each game declares how (`quintet.core.skill`). An expert plays by a net that learned the game, where one comes with it;
elsewhere it thinks as `hard` does, or more where that wins more.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from quintet.bots.bot import Bot, ThinkingBot
from quintet.bots.expert import ExpertBot
from quintet.core.game import Game
from quintet.core.policy import Policy
from quintet.core.rng import Rng
from quintet.core.skill import Slips
from quintet.core.state import NOTHING, State

LEVELS: Final = ("easy", "normal", "hard", "expert")

_PERCENT: Final = 100


@dataclass(frozen=True)
class SlippingBot:
    """A rules player that errs now and then."""

    name: str
    game: Game
    policy: Policy
    slips: Slips
    sees_all: bool = False

    def choose(self, state: State, seat: int, rng: Rng, seconds: float) -> int:
        best = self.policy.decide(state, seat, rng)
        if best != NOTHING and self.policy.is_idle(state, seat, best):
            return self.second_best(state, seat, best, rng)
        if self.is_daring(best):
            return self.hesitating(state, seat, best, rng)
        if self.is_overlooked(state, seat, best, rng):
            if seat != state.turn and self.may_wait(state):
                return NOTHING
            best = self.second_best(state, seat, best, rng)
        return self.without_call(state, seat, best, rng) if rng.below(_PERCENT) < self.slips.forgets else best

    def is_overlooked(self, state: State, seat: int, best: int, rng: Rng) -> bool:
        """Whether the best action is overlooked: now and then, but never an obvious one or one that ends the round."""
        if best == NOTHING or self.game.actions.verb(best) == self.game.skill.obvious:
            return False
        return rng.below(_PERCENT) < self.slips.overlooks and not self.ends_round(state, seat, best)

    @staticmethod
    def may_wait(state: State) -> bool:
        """Whether a seat out of turn may wait: not in secret choices, where all must act."""
        return bool(int(state.actors()) >> int(state.turn) & 1)

    def ends_round(self, state: State, seat: int, action: int) -> bool:
        """Whether the action is the last of its round: nobody overlooks that."""
        copy = state.copy()
        copy.apply(seat, action)
        return copy.is_over or copy.round_no != state.round_no

    def second_best(self, state: State, seat: int, best: int, rng: Rng) -> int:
        """What the policy picks if the best action is left out. By mistake nobody dares anything, or idles."""
        rest = [action for action in state.legal_actions(seat) if action != best and not self.is_daring(action)]
        if not rest:
            return best
        second = self.policy.decide_among(state, seat, rest, rng)
        return best if second != NOTHING and self.policy.is_idle(state, seat, second) else second

    def is_daring(self, action: int) -> bool:
        return action != NOTHING and self.game.actions.verb(action) == self.game.skill.daring

    def hesitating(self, state: State, seat: int, call: int, rng: Rng) -> int:
        """The call, or now and then something else; always something else while the others have hardly played."""
        if rng.below(_PERCENT) < self.slips.hesitates or self.policy.is_rash(state, seat, call):
            return self.second_best(state, seat, call, rng)
        return call

    def without_call(self, state: State, seat: int, action: int, rng: Rng) -> int:
        """The action without its call. If it was only a call: another action, or, out of turn, none."""
        silent = self.policy.silently(state, seat, action)
        if silent == NOTHING and seat == state.turn:
            return self.second_best(state, seat, action, rng)
        return silent


def thinking_bot(game: Game, name: str, policy: Policy, effort: int = 0, sees_all: bool = False) -> ThinkingBot:
    """The strongest bot of a game, with its own effort or another."""
    skill = game.skill
    return ThinkingBot(name, policy, skill.method, len(game.actions), effort or skill.effort, sees_all)


def deepest_bot(game: Game, policy: Policy) -> ThinkingBot:
    """What an expert is where no net fits the table."""
    thinking = game.skill.expert
    if thinking is None:
        return thinking_bot(game, "hard", policy)
    return ThinkingBot(thinking.name, policy, thinking.method, len(game.actions), thinking.effort)


def overlooks(game: Game, level: str) -> bool:
    """Whether bots of a level overlook something now and then."""
    slips = {"easy": game.skill.easy, "normal": game.skill.normal}.get(level)
    return slips is not None and slips.overlooks > 0


def level_bot(game: Game, level: str, policy: Policy) -> Bot:
    """The bot of a level."""
    if level == "hard":
        return thinking_bot(game, level, policy)
    if level == "expert":
        return ExpertBot(level, game, game.nets(), deepest_bot(game, policy))
    return SlippingBot(level, game, policy, game.skill.easy if level == "easy" else game.skill.normal)
