"""Hints: what a strong bot would do in a seat, with chances and a reason that holds. They see no hidden card.

The same position gives the same hint. The search is seeded by the position as the seat may see it, and does a fixed
number of steps: its time is only a bound, which an idle machine never comes near.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from hashlib import sha256
from itertools import accumulate
from json import dumps
from typing import Any

from quintet.bots.bot import ThinkingBot, Thought
from quintet.bots.rollout import Rollouts
from quintet.core.errors import QuintetError
from quintet.core.game import Game
from quintet.core.rng import Rng
from quintet.core.showing import Showing
from quintet.core.state import NOTHING, State

THOROUGH = 4  # times as much thinking as for a move of the same bot: people act on hints
_SEED_BYTES = 7


CLEAR = 0.1  # of a chance: what is ahead by that much is clearly better,
LITTLE = 0.02  # and by that much a little, if the lead is no noise:
SURE = 2.0  # standard errors that it must be ahead to be clearly better,
LIKELY = 1.0  # or a little


@dataclass(frozen=True)
class Beside:
    """The next best choice beside a hint."""

    action: str  # in notation; "" is to wait
    chance: float
    lead: str  # how much better the hint is: "clear", "little", or "none" if no difference shows

    def to_json(self) -> dict[str, object]:
        return {"action": self.action, "chance": round(self.chance, 3), "lead": self.lead}


@dataclass(frozen=True)
class Hint:
    """One thing that a seat could do."""

    action: str  # in notation; "" is to wait
    chance: float  # of winning, from 0 to 1, by playouts
    reason: str  # a text key
    rest: list[str]  # the steps that complete the move, where the action only begins one
    of: str = "match"  # what the chance is of: the match, or the round, where the game can tell no more
    particulars: dict[str, Any] = field(default_factory=dict)  # for the text `REASON-here`, as in a sentence
    is_only: bool = False  # nothing else can be done, not even to wait
    beside: Beside | None = None  # of the best choice, where there was another

    def to_json(self) -> dict[str, object]:
        beside = {"beside": self.beside.to_json()} if self.beside else {}
        return {
            "action": self.action,
            "chance": round(self.chance, 3),
            "reason": self.reason,
            "rest": self.rest,
            "of": self.of,
            "particulars": self.particulars,
            "is_only": self.is_only,
            **beside,
        }


def hints(game: Game, bot: ThinkingBot, state: State, seat: int, seconds: float = 4.0) -> list[Hint]:
    """The choices of a seat, best first. The state is not changed, and what the seat cannot know plays no part."""
    legal = state.legal_actions(seat)
    if not legal:
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
    ranked = _by_thumb(thought.ranked(), bot.policy.rule_of_thumb(copy, seat))
    chances = list(
        accumulate((abs(chance) for _, chance in ranked), min)
    )  # a worse choice with a higher mean was only lucky
    moves = game.proposals(copy, seat)
    reasons = [bot.policy.reason(copy, seat, action) for action, _ in ranked]
    return [
        Hint(
            "" if action == NOTHING else game.actions.format(action),
            chance,
            reason,
            game.actions.format_all(next((steps[1:] for steps in moves if steps[0] == action), [])),
            "round" if thought.is_of_round else "match",
            bot.policy.particulars(copy, seat, action, reason),
            len(legal) == len(ranked) == 1,
            None if i else beside_in(game, thought, [action for action, _ in ranked], chances),
        )
        for i, ((action, _), chance, reason) in enumerate(zip(ranked, chances, reasons, strict=True))
    ]


def beside_in(game: Game, thought: Thought, ranked: list[int], chances: list[float]) -> Beside | None:
    """The next best choice, and how sure it is that it is worse."""
    if len(ranked) < 2:
        return None
    ahead, sure = chances[0] - chances[1], thought.lead_over(ranked[0], ranked[1])
    if sure < -LIKELY:
        return None  # what figures on the table speak for may look worse to the search
    lead = "clear" if ahead >= CLEAR and sure >= SURE else "little" if ahead >= LITTLE and sure >= LIKELY else "none"
    return Beside("" if ranked[1] == NOTHING else game.actions.format(ranked[1]), chances[1], lead)


def _by_thumb(ranked: list[tuple[int, float]], action: int) -> list[tuple[int, float]]:
    """The choices, first the one that people find by figures on the table: a hint never speaks against these."""
    return sorted(ranked, key=lambda choice: choice[0] != action) if action != NOTHING else ranked


def seed_of(game: Game, state: State, seat: int) -> int:
    """A number that the seat's view decides: equal for positions that the seat cannot tell apart."""
    view = Showing(game, state, {}).view(seat).to_json()
    return int.from_bytes(sha256(dumps(view, sort_keys=True).encode()).digest()[:_SEED_BYTES])
