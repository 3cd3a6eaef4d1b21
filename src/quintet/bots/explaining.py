"""Why a bot does something, in words for everybody at the table. No hidden card plays a part.

The reason is worked out in positions in which all is dealt anew that somebody who watches cannot know: so it is the
same whatever the bot holds, if the move is the same. Where everybody sees that there was nothing else to do, a game
says why, if that is worth saying. Nobody repeats in one turn what they said in the turn before.
"""

from __future__ import annotations

from quintet.bots.levels import overlooks
from quintet.core.game import Game
from quintet.core.policy import OVERLOOKED
from quintet.core.rng import Rng
from quintet.core.state import State
from quintet.core.zones import SPECTATOR

_REDEALS = 8
_TURNS = 2  # of everybody, until a reason is worth hearing again


def explained(game: Game, state: State, seat: int, action: int, level: str = "") -> str:
    """The open reason for an action that a seat is about to take, played by a bot of that level; "" if it says nothing.

    The state is not changed.
    """
    copy, rng = state.copy(), Rng(0)
    has_choice = False
    for _ in range(_REDEALS):
        copy.resample(SPECTATOR, rng)
        has_choice = has_choice or copy.legal_actions(seat) != [action]
    reason = game.open_reason(copy, seat, action) if has_choice else game.forced_reason(copy, seat, action)
    return "" if reason == OVERLOOKED and not overlooks(game, level) else reason


class Reasons:
    """What bots have said in a match, and when: nobody learns from hearing it after every move."""

    def __init__(self) -> None:
        self._told: dict[tuple[int, str], int] = {}  # by seat and reason, the turn in which it was said last

    def told(self, game: Game, state: State, seat: int, action: int, level: str = "") -> str:
        """The reason for an action that a seat is about to take, if it was not said of late; else ""."""
        reason = explained(game, state, seat, action, level)
        turn, last = int(state.n_turns), self._told.get((seat, reason))
        if not reason or (last is not None and turn - last < _TURNS * int(state.n_players)):
            return ""
        self._told[seat, reason] = turn
        return reason
