"""Perft: how many sequences of n actions a match allows. The counts show at once whether the rules have changed.

Every action of every seat that may act is a branch. Chance does not branch: the seed of the match has decided it. A
match that ends before n actions adds nothing at depth n. When two counts differ, `divide` shows under which first
action they do.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.state import State, legal_buffer


@final
class _Counter:
    """A state and a buffer for every depth, so that counting allocates nothing."""

    def __init__(self, root: State, depth: int) -> None:
        self.states: list[State] = [root.blank() for level in range(depth + 1)]
        self.buffers: list[vec[i64]] = [legal_buffer() for level in range(depth + 1)]

    def count(self, state: State, depth: i64) -> i64:
        if depth == 0:
            return 1
        legal = self.buffers[depth]
        total: i64 = 0
        if depth == 1:  # the last actions need not be carried out to be counted
            for seat in range(state.n_players):
                total += state.legal_into(seat, legal)
            return total
        child = self.states[depth]
        for seat in range(state.n_players):
            n = state.legal_into(seat, legal)
            for i in range(n):
                child.copy_from(state)
                child.apply(seat, legal[i])
                total += self.count(child, depth - 1)
        return total


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` actions from here."""
    return int(_Counter(state, depth).count(state, depth))


def divide(state: State, depth: int) -> list[tuple[int, int, int]]:
    """The same for every first action: seat, action, sequences that begin with it. `depth` is at least 1."""
    counter = _Counter(state, depth)
    child = state.blank()
    found: list[tuple[int, int, int]] = []
    for seat in range(int(state.n_players)):
        for action in state.legal_actions(seat):
            child.copy_from(state)
            child.apply(seat, action)
            found.append((seat, action, int(counter.count(child, depth - 1))))
    return found
