"""Why a bot does something, in words for everybody at the table. No hidden card plays a part.

The reason is worked out in a position in which all is dealt anew that somebody who watches cannot know: so it is the
same whatever the bot holds, if the move is the same.
"""

from __future__ import annotations

from quintet.core.game import Game
from quintet.core.rng import Rng
from quintet.core.state import State
from quintet.core.zones import SPECTATOR


def explained(game: Game, state: State, seat: int, action: int) -> str:
    """The open reason for an action that a seat is about to take. The state is not changed."""
    copy = state.copy()
    copy.resample(SPECTATOR, Rng(0))
    return game.open_reason(copy, seat, action)
