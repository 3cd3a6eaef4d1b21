"""The example of docs/training.md, shortened: what it trains wins more often than before."""

from __future__ import annotations

import importlib.util
from pathlib import Path

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "train.py"


def test_the_example_learns() -> None:
    spec = importlib.util.spec_from_file_location("train", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    example = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(example)
    shares = example.train("random", n=64, updates=60, minutes=10, seed=1, n_hidden=32)
    assert len(shares) == 10
    assert shares[-1] > shares[0] + 0.1
