"""The slips of easy and normal in I Go!: a call that is put off, never one that must be made."""

from __future__ import annotations

import pytest

from quintet.bots import ask, get_bot
from quintet.games.i_go import GAME
from tests.games.i_go_positions import table

PERFECT = "R1 R2 R3 R4 R5 R6 O7 O8 O9 O10 O11 K10"


def n_calls(level: str, stock: str | None) -> int:
    """How often of a hundred times a level calls with a perfect hand."""
    match = table([PERFECT, "B1 B2"], phase="call", stock=stock)
    call = GAME.actions.parse("I Go!")
    return sum(ask(get_bot(GAME, level), match.state, 0, seed) == call for seed in range(100))


def test_the_weaker_the_level_the_longer_it_waits() -> None:
    assert 0 < n_calls("easy", None) < n_calls("normal", None) < n_calls("hard", None) == 100


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_call_that_must_be_made_is_made(level: str) -> None:
    assert n_calls(level, "") == 100
