"""The base of every game's state: what a rules engine must offer, and what it gets for free.

A state is ints and vectors only: no text, no clock, no I/O. `apply` trusts its caller and allocates nothing;
`Match` is the checked wrapper for people, servers and files. Several seats may be able to act at once, so legal
actions are asked per seat. Which seats *could* act is a secret of the engine (it depends on hidden cards).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quintet.core.bits import BIT, bit_count, bit_index, nth_bit
from quintet.core.rng import Chance, Rng
from quintet.core.sink import Sink
from quintet.core.zones import ALL_SEATS

MAX_LEGAL: Final = 2048
"""A buffer of this length holds the legal actions of any seat in any game."""

NOTHING: Final = -1
"""No card, no seat, no row: whatever is absent."""


def legal_buffer() -> vec[i64]:
    """A buffer for `State.legal_into`, for callers that ask often. Plain Python asks `State.legal_actions`."""
    return vec[i64]([0] * MAX_LEGAL)


def hides_from(seat: i64, viewer: i64) -> bool:
    """Whether a redeal for a viewer (see `State.resample`) must hide what a seat alone sees: its hand, its choices."""
    return seat != viewer and viewer != ALL_SEATS


_SPARE: Final[list[vec[i64]]] = []
"""Buffers of playouts that are over: in a short match, making one costs as much as several actions."""


@mypyc_attr(allow_interpreted_subclasses=True)  # a sixth game may be plain Python
class State:
    """One match in progress. A game's state derives from it, is @final, and sets every attribute in __init__."""

    def __init__(self, n_players: int, seed: int, turn_limit: int) -> None:
        self.n_players: i64 = n_players
        self.chance = Chance(seed)
        self.sink: Sink | None = None
        self.turn: i64 = 0  # the seat whose turn it is
        self.n_turns: i64 = 0  # turns begun in this match
        self.turn_limit: i64 = turn_limit  # ALL-4
        self.round_no: i64 = 1
        self.is_over: bool = False

    # ------------------------------------------------------------ every game defines these
    def start_match(self) -> None:
        """Deal the first round; the state is empty before."""
        raise NotImplementedError

    def legal_into(self, seat: i64, out: vec[i64]) -> i64:
        """Write the seat's legal actions into `out`, return how many; 0: it may not act now."""
        raise NotImplementedError

    def refusal(self, seat: int, action: int) -> str:
        """The key of a sentence that says why an illegal action is illegal. Any int may be asked about."""
        raise NotImplementedError

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out a legal action. Trusts its caller."""
        raise NotImplementedError

    def copy_from(self, other: State) -> None:
        """Become equal to another state of the same game, options and number of players."""
        raise NotImplementedError

    def blank(self) -> State:
        """A new state of the same game, options and number of players, to be filled by `copy_from`."""
        raise NotImplementedError

    def resample(self, viewer: i64, rng: Rng) -> None:
        """Redeal everything the viewer cannot know, future shuffles included.

        The viewer is a seat, SPECTATOR, or ALL_SEATS. SPECTATOR knows what everybody knows. ALL_SEATS knows what any
        seat sees or has seen: all hands, cards remembered, a card just drawn, every secret choice. What is redealt for
        ALL_SEATS is what nobody can know, such as the order of a pack.
        """
        raise NotImplementedError

    def score(self, seat: i64) -> i64:
        """The seat's points in the match so far, in the game's own count."""
        raise NotImplementedError

    def standing(self, seat: i64) -> i64:
        """What ranks the seats at the end: more is better."""
        raise NotImplementedError

    # ------------------------------------------------------------ a game may refine these
    def actors(self) -> i64:
        """A mask of the seats that have a legal action now. For simulations only: it depends on hidden cards."""
        if self.is_over:  # a conditional expression would be boxed
            return 0
        return BIT[self.turn]

    # ------------------------------------------------------------ every game gets these
    def copy_base(self, other: State) -> None:
        """The part of `copy_from` that concerns this class. The sink stays where it is."""
        self.chance.copy_from(other.chance)
        self.turn = other.turn
        self.n_turns = other.n_turns
        self.turn_limit = other.turn_limit
        self.round_no = other.round_no
        self.is_over = other.is_over

    def first_starter(self, how: str) -> i64:
        """Who begins the first round: drawn by chance, or seat 0 (ALL-2)."""
        if how == "drawn":
            return self.chance.below(self.n_players)
        return 0

    def copy(self) -> State:
        """An independent copy without a sink."""
        new = self.blank()
        new.copy_from(self)
        return new

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., State], tuple[object, ...]]:
        """Let a state be pickled, without its sink. Its game must be one that `quintet.get_game` finds."""
        from quintet.core.game import pickled

        return pickled(self)

    def __repr__(self) -> str:
        """No card and no seed: this ends up in logs."""
        where = "over" if self.is_over else f"seat {int(self.turn)} on turn"
        what = f"{int(self.n_players)} players, round {int(self.round_no)}, turn {int(self.n_turns)}, {where}"
        return f"<{type(self).__name__}: {what}>"

    def legal_actions(self, seat: int) -> list[int]:
        """The seat's legal actions, in the comfortable form."""
        out = legal_buffer()
        n = self.legal_into(seat, out)
        return [int(out[i]) for i in range(n)]

    def why_illegal(self, seat: int, action: int) -> str:
        """The key of the refusal, or "" if the action is legal."""
        if self.is_over:
            return "the-match-is-over"
        if action in self.legal_actions(seat):
            return ""
        return self.refusal(seat, action)

    def scores(self) -> list[int]:
        return [int(self.score(seat)) for seat in range(self.n_players)]

    def ranking(self) -> list[int]:
        """The rank of every seat, 1 is best, equal standings share a rank (ALL-5)."""
        ranks: list[int] = []
        for seat in range(self.n_players):
            mine = self.standing(seat)
            better: i64 = 0
            for other in range(self.n_players):
                if self.standing(other) > mine:
                    better += 1
            ranks.append(int(better) + 1)
        return ranks

    def finish(self) -> None:
        """The match is over."""
        self.is_over = True
        if self.sink is not None:
            self.sink.match_ended(self.ranking())

    def playout(self, rng: Rng) -> int:
        """Play to the end of the match, each action by a random seat of those that can act; return how many actions."""
        out = _SPARE.pop() if _SPARE else legal_buffer()
        n_steps: i64 = 0
        while not self.is_over:
            seats = self.actors()
            if seats & (seats - 1):
                seat = nth_bit(seats, rng.below(bit_count(seats)))
            else:
                seat = bit_index(seats)
            n = self.legal_into(seat, out)
            self.apply(seat, out[rng.below(n)])
            n_steps += 1
        _SPARE.append(out)
        return int(n_steps)
