"""A table: one match, an episode at a time. What the environments for other libraries have in common."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

import numpy as np
from numpy.typing import NDArray

from quintet.core.errors import IllegalAction, shown
from quintet.core.layout import may_wait
from quintet.core.rng import Rng
from quintet.core.state import State
from quintet.rl.batch import Batch


class Table(Batch):
    """A batch of one match that stops where its episode ends: then `is_over`, until the next reset."""

    _deals_anew = False

    def _begin(self, seeds: list[int]) -> None:
        super()._begin(seeds)
        self._order = Rng(self.state.chance.seed)

    def copy(self) -> Self:
        new = super().copy()
        new._order = self._order.copy()
        return new

    @property
    def state(self) -> State:
        state: State = self._loop.states[0]
        return state

    @property
    def is_over(self) -> bool:
        return bool(self.done[0])

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return int(self.seat[0])

    def play(self, action: int) -> None:
        """What the seat that is asked does."""
        self.step([action])

    def play_together(self, actions: Mapping[int, int]) -> None:
        """What all seats want to do, by seat: of those that do not wait, one at random is quickest and does it."""
        for seat, action in actions.items():
            if not self.mask_of(seat)[action]:
                raise IllegalAction(f"{shown(action)} is no legal action of seat {seat} now", "there-is-no-such-action")
        eager = [(seat, action) for seat, action in sorted(actions.items()) if action != self.wait]
        if eager:
            seat, action = eager[int(self._order.below(len(eager)))]
            self._loop.step_of(seat, action)

    # ------------------------------------------------------------ what any seat knows and may do
    def row_of(self, seat: int) -> NDArray[np.uint8]:
        return np.frombuffer(self._layout.observe(self.state, seat), np.uint8)

    def mask_of(self, seat: int) -> NDArray[np.int8]:
        """What a seat may do if all are asked at once: who has nothing to do waits."""
        mask = np.zeros(self.n_actions, np.int8)
        if not self.is_over:
            legal = self.state.legal_actions(seat)
            mask[legal] = 1
            mask[self.wait] = not legal or may_wait(self.state, seat)
        return mask

    def legal_of(self, seat: int) -> list[int]:
        """What the seat that is asked may do; nothing for the others."""
        return np.flatnonzero(self.mask[0]).tolist() if seat == self.asked else []
