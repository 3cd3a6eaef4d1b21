"""What a game declares about the bots that people meet: how they think, and how they err.

The levels are `easy`, `normal`, `hard` and `expert`. The first two are rules players that slip now and then; `hard`
thinks, and so does `expert` where no net has learned the game, but more where that wins more.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from quintet.core.actions import Verb


@dataclass(frozen=True)
class Slips:
    """How often a player errs as people do, in percent."""

    overlooks: int  # does not see the best action, and takes the next best or, out of turn, misses it
    forgets: int = 0  # to say something that belongs to the action (`Policy.silently`)
    hesitates: int = 0  # to do what `Skill.daring` names, and lets a good hand wait for a better one


class Thinking(NamedTuple):
    """How a bot thinks."""

    method: str  # one of `quintet.bots.bot.METHODS`
    effort: int  # iterations of the search, or deals of the rollouts

    @property
    def name(self) -> str:
        """The bot that thinks so."""
        return f"{self.method}-{self.effort}"


@dataclass(frozen=True)
class Skill:
    """How the bots of a game play.

    A slip costs more in one game than in another: each level should clearly beat the one below, but not always.
    """

    easy: Slips = field(default_factory=lambda: Slips(overlooks=35))
    normal: Slips = field(default_factory=lambda: Slips(overlooks=10))
    method: str = "ismcts"  # how `hard` thinks: `ismcts` or `rollout`, whichever measured best
    effort: int = 200  # how much it thinks: iterations of the search, or deals of the rollouts
    expert: Thinking | None = None  # how `expert` thinks where no net fits the table, if not as `hard`
    daring: Verb | None = None  # what takes courage
    obvious: Verb | None = None  # what nobody overlooks
