"""Hypothesis strategies for a game: any options, any number of players, any seed that the rules allow."""

from __future__ import annotations

from hypothesis import assume
from hypothesis import strategies as st

from quintet.core.game import Game
from quintet.core.options import Kind, Options

SEEDS = st.integers(0, (1 << 128) - 1)


def _values(kind: Kind) -> st.SearchStrategy[bool | int | str]:
    if kind.is_flag:
        return st.booleans()
    if kind.choices:
        return st.sampled_from(kind.choices)
    return st.integers(kind.low, kind.high)


@st.composite
def tables(draw: st.DrawFn, game: Game) -> tuple[Options, int]:
    """Options and a number of players that go together. The turn limit keeps its default."""
    n_players = draw(st.integers(game.min_players, game.max_players))
    kinds = {name: kind for name, kind in game.options.kinds().items() if name != "turn_limit"}
    options = game.options.from_json({name: draw(_values(kind)) for name, kind in kinds.items()})
    assume(not options.refusal(n_players))
    return options, n_players
