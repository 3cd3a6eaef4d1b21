"""A net of full layers, its slopes by hand, and Adam. NumPy alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float32]
Columns = slice | NDArray[np.int64]

ALL: Final = slice(None)


class Mlp:
    """Layers of weights with rectifiers between them. `weights` has a matrix and a row of biases for every layer."""

    def __init__(self, sizes: Sequence[int], rng: np.random.Generator, last_scale: float = 1.0) -> None:
        self.sizes = tuple(sizes)
        self.weights: list[Array] = []
        for i, (n_in, n_out) in enumerate(pairwise(sizes)):
            scale = (2 / n_in) ** 0.5 * (last_scale if i == len(sizes) - 2 else 1.0)
            self.weights.append((scale * rng.standard_normal((n_in, n_out))).astype(np.float32))
            self.weights.append(np.zeros(n_out, np.float32))

    def forward(self, inputs: Array, columns: Columns = ALL) -> tuple[Array, list[Array]]:
        """What comes out in these columns, and what went into every layer: `backward` needs it."""
        taken = [inputs]
        last = len(self.weights) // 2 - 1
        for layer in range(last + 1):
            weights, biases = self._layer(layer, columns if layer == last else ALL)
            out = taken[-1] @ weights
            out += biases
            if layer < last:
                np.maximum(out, 0, out=out)
            taken.append(out)
        return taken.pop(), taken

    def backward(self, taken: list[Array], slope: Array, columns: Columns = ALL) -> list[Array]:
        """The slopes of all weights, from the slope of what came out in these columns."""
        slopes: list[Array] = []
        last = len(taken) - 1
        for layer in range(last, -1, -1):
            part = columns if layer == last else ALL
            for of_weights, weights in (
                (slope.sum(axis=0), self.weights[2 * layer + 1]),
                (taken[layer].T @ slope, self.weights[2 * layer]),
            ):
                slopes.append(_spread(of_weights, weights, part))
            if layer:
                slope = slope @ self._layer(layer, part)[0].T
                slope *= taken[layer] > 0
        return slopes[::-1]

    def _layer(self, layer: int, columns: Columns) -> tuple[Array, Array]:
        return self.weights[2 * layer][:, columns], self.weights[2 * layer + 1][columns]


def _spread(part: Array, whole: Array, columns: Columns) -> Array:
    """A part in the form of the whole: nothing in all other columns."""
    if isinstance(columns, slice):
        return part
    spread = np.zeros_like(whole)
    spread[..., columns] = part
    return spread


class Adam:
    """Moves weights against their slopes (Kingma and Ba, 2015); slopes longer than `longest` all together are cut."""

    def __init__(self, weights: Sequence[Array], longest: float = 0.5) -> None:
        self.means = [np.zeros_like(weight) for weight in weights]
        self.squares = [np.zeros_like(weight) for weight in weights]
        self.longest = longest
        self.n_moves = 0

    def move(self, weights: Sequence[Array], slopes: Sequence[Array], rate: float) -> None:
        self.n_moves += 1
        length = float(np.sqrt(sum(float((slope * slope).sum()) for slope in slopes)))
        cut = np.float32(min(1.0, self.longest / (length + 1e-8)))
        step = np.float32(rate * (1 - 0.999**self.n_moves) ** 0.5 / (1 - 0.9**self.n_moves))
        for weight, slope, mean, square in zip(weights, slopes, self.means, self.squares, strict=True):
            short = slope * cut
            np.add(mean, np.float32(0.1) * (short - mean), out=mean)
            np.add(square, np.float32(0.001) * (short * short - square), out=square)
            np.subtract(weight, step * mean / (np.sqrt(square) + np.float32(1e-7)), out=weight)


def log_chances(logits: Array, masks: NDArray[np.bool_]) -> Array:
    """The logarithm of every action's chance, very low for those that are not legal."""
    logits = np.where(masks, logits, np.float32(-1e9))
    logits -= logits.max(axis=1, keepdims=True)
    logits -= np.log(np.exp(logits).sum(axis=1, keepdims=True))
    return logits


def draw(logs: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for every row, each as likely as its chance."""
    reached = np.exp(logs).cumsum(axis=1)
    picked: NDArray[np.int64] = (reached < rng.random((len(logs), 1)).astype(np.float32) * reached[:, -1:]).sum(axis=1)
    return picked
