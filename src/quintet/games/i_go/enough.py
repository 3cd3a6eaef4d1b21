"""With how few minus points a call of I Go! wins more often than not. The table shows it, and hints keep to it.

By the number of players, then by the turn of the round, the last figure for all later turns. Found by
`scripts/enough.py`, in rounds of bots of the level `normal`.
"""

from __future__ import annotations

from typing import Final

ENOUGH: Final[dict[int, tuple[int, ...]]] = {
    2: (24, 24, 21, 17, 14, 13, 11, 9, 9, 7, 7, 6),
    3: (19, 18, 17, 15, 13, 11, 8, 8, 7, 6),
    4: (17, 16, 15, 13, 11, 10),
}


def most_enough(n_players: int, round_turns: int) -> int:
    """The most minus points with which to call, after so many turns of all players together."""
    figures = ENOUGH[n_players]
    return figures[min(len(figures), own_turn(n_players, round_turns)) - 1]


def fewer_from(n_players: int, round_turns: int) -> int:
    """The next turn of theirs with a lower figure for whoever has this one; 0: there is none."""
    now = most_enough(n_players, round_turns)
    return next((turn for turn, figure in enumerate(ENOUGH[n_players], 1) if figure < now), 0)


def own_turn(n_players: int, round_turns: int) -> int:
    """Which turn of theirs in this round it is for whoever has it, from 1."""
    return (round_turns - 1) // n_players + 1
