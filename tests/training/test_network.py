"""The slopes that are worked out by hand are those that small steps show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from quintet.training.learner import Chosen, ppo_loss, ppo_slope
from quintet.training.network import Adam, Mlp, draw, log_chances

N, ACTIONS = 12, 7
STEP = 1e-5
Exact = NDArray[np.float64]


def _net(rng: np.random.Generator) -> Mlp:
    net = Mlp((5, 9, 8, ACTIONS), rng)
    exact: list[Any] = [weight + rng.normal(scale=0.1, size=weight.shape) for weight in net.weights]  # in 64 bits
    net.weights = exact
    return net


def _chosen(net: Mlp, inputs: Exact, rng: np.random.Generator) -> Chosen:
    masks = rng.random((N, ACTIONS)) < 0.6
    masks[:, 0] = True
    logs = log_chances(net.forward(inputs)[0], masks)  # type: ignore[arg-type]
    actions = draw(logs, rng)
    before = logs[np.arange(N), actions] + rng.uniform(-0.5, 0.5, N)  # some are beyond the clip
    return Chosen(masks, actions, before, rng.standard_normal(N))  # type: ignore[arg-type]


def _by_small_steps(net: Mlp, loss: Callable[[], float]) -> list[Exact]:
    slopes = []
    for weight in net.weights:
        slope = np.zeros(weight.shape)
        for at in np.ndindex(weight.shape):
            kept = weight[at]
            weight[at] = kept + STEP
            more = loss()
            weight[at] = kept - STEP
            slope[at] = (more - loss()) / (2 * STEP)
            weight[at] = kept
        slopes.append(slope)
    return slopes


@pytest.mark.parametrize("curiosity", [0.0, 0.3])
@pytest.mark.parametrize("seed", range(3))
def test_slopes_are_those_of_the_loss(seed: int, curiosity: float) -> None:
    rng = np.random.default_rng(seed)
    net = _net(rng)
    inputs = rng.standard_normal((N, 5))
    chosen = _chosen(net, inputs, rng)
    logits, taken = net.forward(inputs)  # type: ignore[arg-type]
    slope, entropy = ppo_slope(logits, chosen, 0.2, curiosity)
    assert 0 < entropy < np.log(ACTIONS)
    found = net.backward(taken, slope)
    expected = _by_small_steps(net, lambda: ppo_loss(net.forward(inputs)[0], chosen, 0.2, curiosity))  # type: ignore[arg-type]
    for one, other in zip(found, expected, strict=True):
        np.testing.assert_allclose(one, other, rtol=1e-4, atol=1e-7)


def test_some_columns_alone_give_what_all_give() -> None:
    """What nobody may do need not be worked out: it changes neither the chances of the rest nor a slope."""
    rng = np.random.default_rng(4)
    net = _net(rng)
    inputs = rng.standard_normal((N, 5))
    whole = _chosen(net, inputs, rng)
    columns = np.array([0, 2, 3, 6])
    whole.masks[:, [1, 4, 5]] = False
    whole.actions[:] = rng.choice(columns, N)
    part = whole._replace(masks=whole.masks[:, columns], actions=np.searchsorted(columns, whole.actions))
    logits, taken = net.forward(inputs)  # type: ignore[arg-type]
    some, taken_too = net.forward(inputs, columns)  # type: ignore[arg-type]
    np.testing.assert_allclose(some, logits[:, columns])
    slope, entropy = ppo_slope(logits, whole, 0.2, 0.3)
    slope_of_some, entropy_of_some = ppo_slope(some, part, 0.2, 0.3)
    assert abs(entropy - entropy_of_some) < 1e-9
    for one, other in zip(net.backward(taken, slope), net.backward(taken_too, slope_of_some, columns), strict=True):
        np.testing.assert_allclose(one, other, atol=1e-12)


def test_an_action_that_is_not_legal_has_no_chance() -> None:
    rng = np.random.default_rng(1)
    logits = rng.standard_normal((500, ACTIONS)).astype(np.float32)
    masks = rng.random((500, ACTIONS)) < 0.3
    masks[:, 2] = True
    logs = log_chances(logits, masks)
    assert np.exp(logs)[~masks].max() == 0
    np.testing.assert_allclose(np.exp(logs).sum(axis=1), 1, rtol=1e-5)
    assert masks[np.arange(500), draw(logs, rng)].all()


def test_adam_finds_the_lowest_point() -> None:
    weight = np.array([3.0, -2.0], np.float32)
    adam = Adam([weight], longest=10.0)
    for _ in range(2000):
        adam.move([weight], [2 * (weight - np.array([1.0, 1.0], np.float32))], 0.02)
    np.testing.assert_allclose(weight, 1.0, atol=0.01)
