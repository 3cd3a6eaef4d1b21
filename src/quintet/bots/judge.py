"""What the end of a playout is worth to every seat. Hot: searches and rollouts ask after each playout."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.policy import WHOLE, Policy
from quintet.core.state import State


@final
class Judge:
    """Judges playouts that begin in one state: `rewards` holds what the last one brought, by seat."""

    def __init__(self, state: State, policy: Policy) -> None:
        self.policy = policy
        self.round_no = state.round_no
        self.is_of_round: bool = False  # the rewards are chances in the round: nobody can tell those in the match
        self.before = vec[i64]([0] * int(state.n_players))
        self.after = vec[i64]([0] * int(state.n_players))
        self.rewards = vec[i64]([0] * int(state.n_players))
        for seat in range(state.n_players):
            self.before[seat] = state.score(seat)

    def settle(self, state: State) -> None:
        """At the end of the match the winners share the whole; before it, see `Policy.outlook` and `forecast`."""
        n = state.n_players
        if not state.is_over:
            if state.round_no != self.round_no:
                if self.policy.outlook(state, self.rewards):
                    return
                self.is_of_round = True
            elif self.policy.forecast(state, self.rewards):
                return
        after = self.after
        for seat in range(n):
            if state.is_over:
                after[seat] = state.standing(seat)
            elif state.round_no != self.round_no:
                after[seat] = state.score(seat) - self.before[seat]
            else:
                after[seat] = self.policy.progress(state, seat)
        best = after[0]
        n_best: i64 = 0
        for seat in range(n):
            if after[seat] > best:
                best = after[seat]
                n_best = 1
            elif after[seat] == best:
                n_best += 1
        for seat in range(n):
            if after[seat] == best:
                self.rewards[seat] = WHOLE // n_best
            else:
                self.rewards[seat] = 0
