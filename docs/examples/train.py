"""Train a player of SOLO with NumPy alone: a small network learns from rounds against a bot.

python docs/examples/train.py --minutes 15            # or: --updates 100 --bot random

The network has one hidden layer. It gives every legal action a chance, and says what reward it expects; actions that
bring more than expected become likelier (advantage actor-critic).
"""

from __future__ import annotations

import argparse
import time

import numpy as np
from numpy.typing import NDArray

from quintet.rl import Batch

Array = NDArray[np.float32]
STEPS = 32  # that are played between two updates
FADING = 0.99  # what a reward is worth one decision earlier
CURIOSITY = 0.01  # how much an undecided network is worth
RATE = 1e-3


class Network:
    """Chances of actions and the expected reward, from a row of bytes."""

    def __init__(self, n_bytes: int, n_actions: int, n_hidden: int, rng: np.random.Generator) -> None:
        shapes = {"in": (n_bytes + 1, n_hidden), "act": (n_hidden, n_actions), "expect": (n_hidden, 1)}
        scale = {"in": (2 / n_bytes) ** 0.5, "act": 0.01, "expect": 0.01}
        self.weights = {
            name: (scale[name] * rng.standard_normal(shape)).astype(np.float32) for name, shape in shapes.items()
        }
        self._means = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self._squares = {name: np.zeros_like(weights) for name, weights in self.weights.items()}
        self._n_updates = 0

    def look(self, rows: NDArray[np.uint8], masks: NDArray[np.bool_]) -> tuple[Array, Array, Array, Array]:
        """What goes in, what the hidden layer makes of it, the chances, the expected reward."""
        x = np.ones((len(rows), rows.shape[1] + 1), np.float32)
        x[:, :-1] = np.minimum(rows, 8) / np.float32(4)
        hidden = np.maximum(x @ self.weights["in"], 0)
        logits = np.where(masks, hidden @ self.weights["act"], np.float32(-1e9))
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        return x, hidden, chances, (hidden @ self.weights["expect"])[:, 0]

    def learn(
        self, rows: NDArray[np.uint8], masks: NDArray[np.bool_], actions: NDArray[np.int64], returns: Array
    ) -> None:
        """One step towards actions that brought more than was expected."""
        x, hidden, chances, expected = self.look(rows, masks)
        better = returns - expected
        better = (better - better.mean()) / (better.std() + 1e-6)
        n = len(rows)
        slope = chances * better[:, None]
        slope[np.arange(n), actions] -= better
        logs = np.log(chances + 1e-12)
        slope += CURIOSITY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
        slope /= n
        error = (expected - returns)[:, None] / np.float32(n)
        back = (slope @ self.weights["act"].T + error @ self.weights["expect"].T) * (hidden > 0)
        self._move({"in": x.T @ back, "act": hidden.T @ slope, "expect": hidden.T @ error})

    def _move(self, slopes: dict[str, Array]) -> None:
        """Adam."""
        self._n_updates += 1
        for name, slope in slopes.items():
            self._means[name] += 0.1 * (slope - self._means[name])
            self._squares[name] += 0.001 * (slope * slope - self._squares[name])
            mean = self._means[name] / (1 - 0.9**self._n_updates)
            square = self._squares[name] / (1 - 0.999**self._n_updates)
            self.weights[name] -= RATE * mean / (np.sqrt(square) + 1e-8)


def draw(chances: Array, rng: np.random.Generator) -> NDArray[np.int64]:
    """An action for every row, each as likely as its chance."""
    reached = chances.cumsum(axis=1)
    picked: NDArray[np.int64] = (reached < rng.random((len(chances), 1)) * reached[:, -1:]).sum(axis=1)
    return picked


def train(bot: str, n: int, updates: int, minutes: float, seed: int, n_hidden: int = 128) -> list[float]:
    """The share of rounds won, one figure for every tenth part of the time or the updates."""
    batch = Batch("solo", "quick", players=2, n=n, seed=seed, skip_forced=True, opponents={1: bot})
    rng = np.random.default_rng(seed)
    network = Network(batch.obs.shape[1], batch.n_actions, n_hidden, rng)
    rows = np.zeros((STEPS, *batch.obs.shape), np.uint8)
    masks = np.zeros((STEPS, *batch.mask.shape), np.bool_)
    actions = np.zeros((STEPS, n), np.int64)
    rewards, dones = np.zeros((STEPS, n), np.float32), np.zeros((STEPS, n), np.float32)
    shares: list[float] = []
    won = ended = done = 0
    start = time.monotonic()
    while (part := max(done / updates, (time.monotonic() - start) / 60 / minutes)) < 1:
        if part * 10 >= len(shares) + 1 and ended:
            shares.append(won / ended)
            print(f"{batch.n_played:>12,} actions   {shares[-1]:6.1%} of {ended:,} rounds won", flush=True)
            won = ended = 0
        for step in range(STEPS):
            rows[step], masks[step] = batch.obs, batch.mask
            actions[step] = draw(network.look(batch.obs, batch.mask)[2], rng)
            batch.step(actions[step])
            rewards[step], dones[step] = batch.reward[:, 0], batch.done
        won += int((rewards > 0).sum())
        ended += int(dones.sum())
        future = network.look(batch.obs, batch.mask)[3]
        returns = np.zeros_like(rewards)
        for step in reversed(range(STEPS)):
            future = rewards[step] + FADING * (1 - dones[step]) * future
            returns[step] = future
        order = rng.permutation(STEPS * n)
        all_rows, all_masks = rows.reshape(STEPS * n, -1), masks.reshape(STEPS * n, -1)
        for some in np.array_split(order, 4):
            network.learn(all_rows[some], all_masks[some], actions.ravel()[some], returns.ravel()[some])
        done += 1
    shares.append(won / max(ended, 1))
    print(f"{batch.n_played:>12,} actions   {shares[-1]:6.1%} of {ended:,} rounds won", flush=True)
    return shares


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bot", default="rules", help="the opponent: random, rules, easy …")
    parser.add_argument("--matches", type=int, default=64, help="that are played at once")
    parser.add_argument("--updates", type=int, default=1_000_000, help="at most")
    parser.add_argument("--minutes", type=float, default=15.0, help="at most")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    train(arguments.bot, arguments.matches, arguments.updates, arguments.minutes, arguments.seed)


if __name__ == "__main__":
    main()
