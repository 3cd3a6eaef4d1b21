"""Perft: counts of action sequences from fixed seeds. A rule that changes by accident changes one of them."""

from __future__ import annotations

import pytest

from quintet.core.perft import divide, perft
from quintet.core.state import State
from quintet.games import get_game


def dealt(options: str, n_players: int, seed: int) -> State:
    game = get_game("solo")
    return game.new_state(game.parse_options(options), n_players, seed)


def slowly(state: State, depth: int) -> int:
    """The same count by the comfortable methods alone."""
    if depth == 0:
        return 1
    total = 0
    for seat in range(int(state.n_players)):
        for action in state.legal_actions(seat):
            child = state.copy()
            child.apply(seat, action)
            total += slowly(child, depth - 1)
    return total


@pytest.mark.parametrize(
    ("options", "n_players", "seed", "counts"),
    [
        ("", 2, 1, [1, 3, 8, 17, 58, 210, 733, 2605, 9861]),
        ("", 4, 7, [1, 2, 16, 65, 261, 996, 4004, 15686]),
        ("", 3, 1, [1, 4, 11, 48, 238, 876, 3089, 11296]),
        ("throw_in=no", 3, 1, [1, 4, 10, 39, 136, 460, 1552, 5215]),
        ("solo_call=catch", 3, 2, [1, 8, 26, 116, 589, 2769]),
        ("mixed_stack=yes,play_after_penalty=yes", 3, 5, [1, 1, 1, 3, 11, 16, 106]),
        ("hand=5,scoring=round", 2, 3, [1, 3, 7, 17, 38, 82, 172, 364, 754]),
        ("", 10, 4, [1, 10, 91, 456, 2038, 12395]),
    ],
)
def test_solo_counts(options: str, n_players: int, seed: int, counts: list[int]) -> None:
    state = dealt(options, n_players, seed)
    assert [perft(state, depth) for depth in range(len(counts))] == counts


@pytest.mark.parametrize(
    ("options", "n_players"), [("", 2), ("solo_call=catch", 3), ("mixed_stack=yes,throw_in=no", 4)]
)
def test_the_count_is_that_of_plain_recursion(options: str, n_players: int) -> None:
    for seed in range(5):
        state = dealt(options, n_players, seed)
        assert perft(state, 3) == slowly(state, 3)


def test_divide_adds_up_to_the_count() -> None:
    state = dealt("", 3, 2)
    found = divide(state, 4)
    assert sum(n for _, _, n in found) == perft(state, 4)
    assert [(seat, action) for seat, action, _ in found] == [
        (seat, action) for seat in range(3) for action in state.legal_actions(seat)
    ]


def test_counting_leaves_the_state_as_it_was() -> None:
    state = dealt("", 3, 2)
    before = [state.legal_actions(seat) for seat in range(3)], state.n_turns, state.chance.n_uses
    perft(state, 4)
    assert ([state.legal_actions(seat) for seat in range(3)], state.n_turns, state.chance.n_uses) == before


def test_a_match_that_is_over_has_no_sequences() -> None:
    state = dealt("turn_limit=1,scoring=round", 2, 1)
    depth = 1
    while perft(state, depth):
        depth += 1
    assert perft(state, depth + 1) == 0
    assert perft(state, 0) == 1
