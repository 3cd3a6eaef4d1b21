"""One action of one position, for which a hint gives a reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from quintet.core.game import Game
from quintet.core.options import Options


@dataclass
class Case:
    """What a check of a reason may look at: the position as its seat knows it, and what the action makes of it."""

    game: Game
    options: Options
    state: Any  # each game's own
    seat: int
    action: int

    @cached_property
    def text(self) -> str:
        return self.game.actions.format(self.action)

    @cached_property
    def verb(self) -> str:
        return self.game.actions.verb(self.action).name

    @cached_property
    def legal(self) -> list[str]:
        return self.game.actions.format_all(self.state.legal_actions(self.seat))

    @cached_property
    def after(self) -> Any:
        return self.then(self.action)

    @property
    def ends_round(self) -> bool:
        return bool(self.after.is_over or self.after.round_no != self.state.round_no)

    @property
    def goes_on(self) -> bool:
        """Whether the seat is still on turn afterwards."""
        return bool(self.after.is_over or self.after.turn == self.seat)

    def then(self, action: int) -> Any:
        """The position after an action of the seat."""
        after = self.state.copy()
        after.apply(self.seat, action)
        return after

    def others(self) -> list[int]:
        return [seat for seat in range(int(self.state.n_players)) if seat != self.seat]


Checks = dict[str, Callable[[Case], bool]]
Named = dict[str, Callable[[Case, dict[str, Any]], bool]]
