"""When a bot acts: after a pause such as people make, which tells nothing.

A pause is drawn from the level, the kind of moment and random numbers of its own, before anything is computed. It does
not know the cards, what the bot will do, or how long it thinks; the bot thinks while the pause lasts, and acts when it
is over. For that to tell nothing, a table must do two things:

- draw a pause for *every* bot at every such moment, whether that bot could do something or not;
- take the random numbers from elsewhere than the seeds of the decisions and the deal.

Turns take as long as in the laboratory (`quintet.bots.reaction`). Out of turn, bots at a table are slower than there:
people first have to see the card arrive. The medians leave somebody who reacts 1.2 s after that half of the races
against one `normal`, most against `easy` and few against `hard` and `expert`; `python -m bench.throw_ins` measures it.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final

from quintet.bots import BOT_NAMES
from quintet.bots.reaction import pace_of, times
from quintet.core.rng import Rng

_FORCED: Final = 0.3  # of the time for a turn: there is nothing to think about
_GOING_ON: Final = 0.4  # of the time for a turn: the next step was thought of with the first
_REACTING: Final = {"easy": 2300, "normal": 1550, "hard": 1200, "expert": 1200}  # median milliseconds out of turn
_SURPRISED: Final = 1.3  # seconds more after somebody has acted out of turn: all have to see that first
_SHARE: Final = 0.75  # of a pause is for thinking; the rest is for the way there and back


class Moment(Enum):
    """What a seat's pause is for. Everybody at the table knows which it is."""

    TURN = "turn"  # its turn has begun
    STEP = "step"  # its turn goes on after a step of its own
    FORCED = "forced"  # it can do one thing only, and nobody holds a card that others do not see
    REACTION = "reaction"  # others have the turn, and it might want to do something


@lru_cache(maxsize=256)
def _milliseconds(level: str, moment: Moment) -> tuple[float, ...]:
    """The quantiles of the pauses."""
    if level.partition("-")[0] not in BOT_NAMES:
        level = "hard"  # a bot of this server's own is as quick
    pace = pace_of(level)
    if moment is Moment.REACTION:
        return tuple(float(time) for time in (times(_REACTING[level]) if level in _REACTING else pace.reacting))
    factor = {Moment.STEP: _GOING_ON, Moment.FORCED: _FORCED}.get(moment, 1.0)
    return tuple(float(time) * factor for time in pace.thinking)


def draw_pause(rng: Rng, level: str, moment: Moment, tempo: float = 1.0, is_surprised: bool = False) -> float:
    """How many seconds pass until a bot acts. A table's tempo makes all of them longer or shorter; 0: none at all."""
    pauses = _milliseconds(level, moment)
    return (pauses[rng.below(len(pauses))] / 1000 + (_SURPRISED if is_surprised else 0.0)) * tempo


def time_to_think(pause: float) -> float:
    """How many seconds of a pause a bot may think: it must be done when the pause is over, else the delay tells."""
    return pause * _SHARE
