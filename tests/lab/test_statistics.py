"""Intervals: known values, and how often they hold."""

from __future__ import annotations

import random
from math import log, sqrt

import pytest

from quintet.lab.statistics import Sequence, wilson


def test_wilson_has_its_known_values() -> None:
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
    assert wilson(0.0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert wilson(0.3, 0) == (0.0, 1.0)


@pytest.mark.parametrize("mean", [0.5, 0.2])
def test_a_confidence_sequence_holds_at_every_moment_at_once(mean: float) -> None:
    rng = random.Random(1)
    n_missed = 0
    for _ in range(200):
        sequence = Sequence(0.9)
        for _ in range(300):
            sequence.add(float(rng.random() < mean))
        n_missed += mean not in sequence.interval
    assert n_missed <= 20


def test_a_confidence_sequence_narrows() -> None:
    sequence = Sequence()
    widths = []
    for i in range(2000):
        sequence.add(i % 2)
        widths.append(sequence.interval.high - sequence.interval.low)
    assert widths == sorted(widths, reverse=True)
    for_a_fixed_number = 2 * sqrt(log(2 / 0.05) / (2 * 2000))  # by Hoeffding
    assert for_a_fixed_number < widths[-1] < 2.5 * for_a_fixed_number  # what looking all the time costs
    assert 0.5 in sequence.interval
