"""The chance to win a match of I Go! when a round begins: reckoned back from the end over all points that may be.

How rounds end was counted in 300,000 rounds of rules players. Seats are counted from the starter on.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.bits import BIT

ENDS: Final[dict[int, list[list[int]]]] = {
    2: [[0, 5695, 2634, 0], [0, 189, 1482, 0]],
    3: [[0, 3957, 1081, 0, 1096, 0, 443, 0], [0, 235, 1657, 0, 380, 87, 0, 0], [0, 94, 111, 20, 839, 0, 0, 0]],
    4: [
        [0, 2965, 569, 0, 571, 0, 145, 0, 582, 0, 148, 0, 145, 0, 37, 0],
        [0, 217, 1539, 0, 250, 50, 0, 0, 251, 50, 0, 0, 50, 8, 0, 0],
        [0, 149, 164, 38, 988, 0, 0, 0, 163, 32, 37, 9, 0, 0, 0, 0],
        [0, 65, 78, 11, 71, 13, 16, 2, 586, 0, 0, 0, 0, 0, 0, 0],
    ],
}
"""By the number of players and the caller: how often in 10,000 rounds the seats in the index, as bits, got a point."""

LATE_ENDS: Final[dict[int, list[list[int]]]] = {
    2: [[0, 5310, 2297, 0], [0, 226, 2167, 0]],
    3: [[0, 3577, 1120, 0, 1257, 0, 650, 0], [0, 196, 1606, 0, 462, 89, 0, 0], [0, 79, 98, 15, 851, 0, 0, 0]],
    4: [
        [0, 2680, 607, 0, 608, 0, 214, 0, 717, 0, 246, 0, 261, 0, 97, 0],
        [0, 163, 1440, 0, 293, 51, 0, 0, 302, 58, 0, 0, 91, 20, 0, 0],
        [0, 112, 131, 29, 888, 0, 0, 0, 192, 39, 42, 10, 0, 0, 0, 0],
        [0, 51, 59, 10, 55, 9, 12, 2, 512, 0, 0, 0, 0, 0, 0, 0],
    ],
}
"""The same where nobody may call in their first turn (IG-5a)."""

CERTAIN: Final = 1_000_000


@final
class Outlook:
    """The chances of all seats for every number of points that each still needs."""

    def __init__(self, n_players: int, target: int, calls_at_once: bool) -> None:
        self.n_players: i64 = n_players
        self.target: i64 = target
        self.calls_at_once = calls_at_once
        ends = ENDS if calls_at_once else LATE_ENDS
        n_ends = int(BIT[n_players])
        self.ends = vec[i64]([0] * (n_players * n_ends))
        for caller in range(n_players):
            for winners in range(n_ends):
                self.ends[caller * n_ends + winners] = ends[n_players][caller][winners]
        self.steps = vec[i64]([0] * n_players)  # what a point makes in the number of a state
        n_states = 1
        for seat in range(n_players):
            self.steps[seat] = n_states
            n_states *= target
        self.chances = vec[i64]([0] * (n_states * n_players))
        self.fill()

    def fill(self) -> None:
        """States in which the seats need least come first: a round leads only to states in which less is needed."""
        for total in range(self.n_players * (self.target - 1) + 1):
            for state in range(i64(len(self.chances)) // self.n_players):
                if self.needed(state) == total:
                    self.fill_state(state)

    def needed(self, state: i64) -> i64:
        """The points that all seats together need in a state, beyond one each."""
        total: i64 = 0
        for seat in range(self.n_players):
            total += state // self.steps[seat] % self.target
        return total

    def fill_state(self, state: i64) -> None:
        n_ends = BIT[self.n_players]
        for caller in range(self.n_players):
            for winners in range(1, n_ends):
                often = self.ends[caller * n_ends + winners]
                if often != 0:
                    self.add_end(state, caller, winners, often)
        self.even_out(state)

    def add_end(self, state: i64, caller: i64, winners: i64, often: i64) -> None:
        """Add the chances that one end of a round gives the seats."""
        players = self.n_players
        chances = self.chances
        after: i64 = 0  # the state at the next round's start, when the caller is the first seat
        n_finished: i64 = 0
        for seat in range(players):
            need = state // self.steps[seat] % self.target
            if winners & BIT[seat]:
                need -= 1
                if need < 0:
                    n_finished += 1
            after += self.steps[(seat - caller + players) % players] * need
        for seat in range(players):
            if n_finished == 0:
                chances[state * players + seat] += (
                    often * chances[after * players + (seat - caller + players) % players]
                )
            elif winners & BIT[seat] and state // self.steps[seat] % self.target == 0:
                chances[state * players + seat] += often * (CERTAIN // n_finished)

    def even_out(self, state: i64) -> None:
        """Make the chances of a state sum up to certainty."""
        players = self.n_players
        total: i64 = 0
        for seat in range(players):
            total += self.chances[state * players + seat]
        for seat in range(players):
            self.chances[state * players + seat] = (
                CERTAIN * (self.chances[state * players + seat] // 1000) // (total // 1000)
            )

    def chances_into(self, points: vec[i64], starter: i64, whole: i64, rewards: vec[i64]) -> None:
        """The chances of all seats as parts of a whole, by their points and who starts."""
        players = self.n_players
        state: i64 = 0
        for seat in range(players):
            state += self.steps[(seat - starter + players) % players] * (self.target - 1 - points[seat])
        for seat in range(players):
            rewards[seat] = whole * self.chances[state * players + (seat - starter + players) % players] // CERTAIN
