"""What a game is, apart from its rules: names, cards, zones, options, and how its state is shown and set up.

The rules live in the game's `State`. A `Game` has no state of its own; there is one object of it a game.
"""

from __future__ import annotations

import re
import secrets
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import ClassVar

from quintet.core.errors import BadOptions, QuintetError, shown
from quintet.core.notation import Words
from quintet.core.options import Options
from quintet.core.position import Facts, Table
from quintet.core.rng import SEED_BITS
from quintet.core.sink import Sink
from quintet.core.state import State
from quintet.core.zones import Pile, Zone


class Game(ABC):
    """One of the games. Derive, fill the class attributes, and hand it to `quintet.testkit`."""

    id: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    options: ClassVar[type[Options]]
    presets: ClassVar[Mapping[str, Options]]
    zones: ClassVar[tuple[Zone, ...]]
    cards: ClassVar[Words]
    actions: ClassVar[Words]

    # ------------------------------------------------------------ every game defines these
    @abstractmethod
    def empty(self, options: Options, n_players: int, seed: int) -> State:
        """A state without cards, to be filled by its `start_match` or by `set_up`."""

    @abstractmethod
    def deck(self, options: Options, n_players: int) -> list[int]:
        """All cards of a match, sorted: at any time the piles hold exactly these."""

    @abstractmethod
    def piles(self, state: State) -> list[Pile]:
        """All cards where they lie, hidden ones too: views show what a zone's sight allows, positions all."""

    @abstractmethod
    def facts(self, state: State) -> dict[str, object]:
        """What everybody may know besides cards, ready for JSON; also the facts of a position."""

    @abstractmethod
    def set_up(self, state: State, table: Table, facts: Facts) -> None:
        """Fill an empty state from a position. Raise BadPosition for what cannot be."""

    @abstractmethod
    def prompt(self, state: State, seat: int) -> str:
        """The text key of what is asked of a seat that has legal actions."""

    # ------------------------------------------------------------ a game may refine these
    def own_facts(self, state: State, seat: int) -> dict[str, object]:
        """What only this seat may know besides its cards."""
        return {}

    def memory(self, state: State) -> dict[str, object]:
        """Facts that no view shows but a position needs (what players have seen and may remember)."""
        return {}

    def proposals(self, state: State, seat: int) -> list[list[int]]:
        """Complete step lists for the compound moves open to a seat, best first."""
        return []

    def is_race(self, action: int) -> bool:
        """Whether the action may be sent out of turn against an older version of the match (a throw-in, a call)."""
        return False

    # ------------------------------------------------------------ and gets these
    def check(self, options: Options, n_players: int) -> None:
        """Raise BadOptions unless so many players can play with these options (ALL-3)."""
        if not isinstance(options, self.options):
            raise BadOptions(f"{self.id} takes {self.options.__name__}, not {shown(options)}")
        if not isinstance(n_players, int) or not self.min_players <= n_players <= self.max_players:
            raise BadOptions(
                f"{self.title} is for {self.min_players} to {self.max_players} players, not {shown(n_players)}"
            )
        if refusal := options.refusal(n_players):
            raise BadOptions(refusal)

    def deal(self, options: Options, n_players: int, seed: int, sink: Sink | None = None) -> State:
        """A new match, dealt. Trusts its caller."""
        state = self.empty(options, n_players, seed)
        state.sink = sink
        state.start_match()
        return state

    def new_state(
        self, options: Options, n_players: int, seed: int | str | None = None, sink: Sink | None = None
    ) -> State:
        """A new match, dealt: the checked form of `deal`."""
        self.check(options, n_players)
        return self.deal(options, n_players, parse_seed(seed), sink)

    def parse_options(self, text: str) -> Options:
        """Options from a preset's name or from short text."""
        return self.presets[text] if isinstance(text, str) and text in self.presets else self.options.parse(text)


def parse_seed(seed: int | str | None) -> int:
    """A 128-bit seed from an int, from up to 32 hex digits, or, for None, from the system's entropy."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if isinstance(seed, str) and re.fullmatch(r"[0-9a-fA-F]{1,32}", seed):
        return int(seed, 16)
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 1 << SEED_BITS:
        return seed
    raise QuintetError(f"a seed is a whole number of up to 128 bits or up to 32 hex digits, not {shown(seed)}")


def format_seed(seed: int) -> str:
    return f"{seed:032x}"
