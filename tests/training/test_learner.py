"""What a round brought is traced back to the decisions of every seat; layers are as large as a file allows."""

from __future__ import annotations

import numpy as np
import pytest

from quintet.training.learner import Stretch, fitting_layers, traced_back

END = np.array([[False], [False], [False], [True]])


def _stretch(expected: list[float], seats: list[int], gains: tuple[float, float]) -> Stretch:
    """Four decisions in one match of two, the last of which ends the round."""
    brought = np.zeros((4, 1, 2), np.float32)
    brought[3, 0] = gains
    column = np.array(expected, np.float32)[:, None]
    return Stretch(np.array(seats)[:, None], column, END, brought)


def _nothing_later() -> np.ndarray:
    return np.full((1, 2), 9, np.float32)  # behind the end of the round: it must not count


def test_every_seat_is_told_what_the_round_brought_it() -> None:
    found = traced_back(_stretch([0, 0, 0, 0], [0, 1, 1, 0], (0.5, -0.25)), _nothing_later(), trace=1, patience=1)
    np.testing.assert_allclose(found[:, 0], [0.5, -0.25, -0.25, 0.5])


def test_what_was_expected_is_no_merit() -> None:
    found = traced_back(_stretch([0.2, 0.1, -0.1, 0.4], [0, 1, 1, 0], (0.5, -0.25)), _nothing_later(), 1, 1)
    np.testing.assert_allclose(found[:, 0], [0.3, -0.35, -0.15, 0.1], atol=1e-6)
    found = traced_back(_stretch([0.2, 0.1, -0.1, 0.4], [0, 1, 1, 0], (0.5, -0.25)), _nothing_later(), 0, 1)
    np.testing.assert_allclose(found[:, 0], [0.2, -0.2, -0.15, 0.1], atol=1e-6)


def test_with_less_patience_a_gain_is_worth_less_the_later_it_comes() -> None:
    """It counts the seat's own decisions until then, so that it gains nothing by putting the end off."""
    found = traced_back(_stretch([0, 0, 0, 0], [0, 1, 0, 0], (1, -1)), _nothing_later(), trace=1, patience=0.5)
    np.testing.assert_allclose(found[:, 0], [0.25, -1, 0.5, 1])


def test_what_comes_behind_the_stretch_is_what_the_critic_expects() -> None:
    stretch = _stretch([0, 0, 0, 0], [0, 1, 1, 0], (0, 0))._replace(ends=np.zeros((4, 1), np.bool_))
    found = traced_back(stretch, np.array([[0.5, 0.25]], np.float32), trace=1, patience=1)
    np.testing.assert_allclose(found[:, 0], [0.5, 0.25, 0.25, 0.5])


@pytest.mark.parametrize("features", [100, 374, 900, 2000])
@pytest.mark.parametrize("actions", [40, 321, 1000])
def test_a_net_fits_its_file(features: int, actions: int) -> None:
    first, second = fitting_layers((192, 128), features, actions)
    assert features * first + first * second + second * actions <= 260_000
    assert first >= 48
    assert first * 128 == second * 192


def test_a_small_net_is_as_large_as_wished() -> None:
    assert fitting_layers((192, 128), 374, 321) == (192, 128)
