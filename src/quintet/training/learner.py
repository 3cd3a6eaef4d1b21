"""Who learns: a net that acts by what its seat knows, and a critic that sees all cards, both improved by PPO.

Schulman et al., "Proximal policy optimization algorithms" (2017), with generalised advantage estimation. A decision is
compared with what the critic expected; the critic sees what all seats know, and only while the net is trained.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from quintet.training.encoding import Encoding
from quintet.training.network import ALL, Adam, Columns, Mlp, draw, log_chances
from quintet.training.play import Groups

Array = NDArray[np.float32]

_MOST_WEIGHTS: Final = 260_000  # one byte each, and a file has at most 300 kB
_MANY_ACTIONS: Final = 1000  # of more than these only those are worked out that are legal somewhere


@dataclass(frozen=True)
class Recipe:
    """How it is trained."""

    layers: tuple[int, int] = (192, 128)  # of the net, if its file does not become too large
    critic_layers: tuple[int, int] = (128, 64)
    rows: int = 512  # matches in step
    steps: int = 32  # decisions in each between two lessons
    clone_rows: int = 400_000  # decisions of the rules player to begin with
    clone_epochs: int = 4
    epochs: int = 2
    minibatch: int = 2048
    rate: float = 5e-4
    critic_rate: float = 1e-3
    clip: float = 0.2
    curiosity: float = 0.004
    trace: float = 0.95  # how far a gain is traced back beyond what the critic expects
    patience: float = 0.997  # what a gain is worth one decision earlier: with 1 a net may learn never to end a round
    warming: int = 10  # lessons that only the critic takes
    lessons: int = 25  # of a chapter


def fitting_layers(wished: tuple[int, int], n_features: int, n_actions: int) -> tuple[int, int]:
    """Layers as large as wished, or as much smaller, by eighths, as a file of weights needs."""
    for eighths in range(8, 1, -1):
        first, second = (size * eighths // 8 for size in wished)
        if n_features * first + first * second + second * n_actions <= _MOST_WEIGHTS:
            break
    return first, second


class Played(NamedTuple):
    """Decisions and what came of them, flat."""

    hidden: NDArray[np.uint8]
    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    logs: Array  # of the chance that the action had
    advantages: Array
    returns: Array


class Stretch(NamedTuple):
    """Some steps of all matches: by step and row, and gains also by seat."""

    seats: NDArray[np.int64]  # who decided
    expected: Array  # what the critic then expected for them
    ends: NDArray[np.bool_]  # whether the decision ended a round,
    gains: Array  # and what that brought to every seat


def traced_back(stretch: Stretch, later: Array, trace: float, patience: float) -> Array:
    """By how much every decision brought more than was expected: generalised advantage estimation for many seats.

    `later` is what each seat of each row expects behind the last step; it is used up.
    """
    n_steps, n = stretch.seats.shape
    every = np.arange(n)
    advantages = np.zeros((n_steps, n), np.float32)
    carried = np.zeros_like(later)
    waiting = np.zeros_like(later)
    for t in reversed(range(n_steps)):
        ended, seat = stretch.ends[t], stretch.seats[t]
        later[ended] = 0
        carried[ended] = 0
        waiting[ended] = stretch.gains[t][ended]
        surprise = waiting[every, seat] + np.float32(patience) * later[every, seat] - stretch.expected[t]
        advantages[t] = surprise + np.float32(trace * patience) * carried[every, seat]
        carried[every, seat] = advantages[t]
        later[every, seat] = stretch.expected[t]
        waiting[every, seat] = 0
    return advantages


class Learner:
    def __init__(
        self,
        encoding: Encoding,
        layers: tuple[int, int],
        known: NDArray[np.bool_],
        players: int,
        recipe: Recipe,
        rng: np.random.Generator,
    ) -> None:
        self.encoding = encoding
        self.recipe = recipe
        self.known = known  # the actions that have been legal so far: of the others a net says nothing
        self.actor = Mlp((encoding.n_features, *layers, len(known)), rng, 0.1)
        self.critic = Mlp((encoding.n_features * players, *recipe.critic_layers, 1), rng, 0.1)
        self.actor_adam = Adam(self.actor.weights)
        self.critic_adam = Adam(self.critic.weights)
        self.unit = 1.0  # what a gain of 1 means to the critic: the spread of gains

    # ------------------------------------------------------------ cloning
    def imitate(self, rows: NDArray[np.uint8], masks: NDArray[np.bool_], actions: NDArray[np.int64]) -> float:
        """Make the actions likelier; returns how many of them were the likeliest before."""
        columns = legal_columns(masks)
        logits, taken = self.actor.forward(self.encoding.encode(rows), columns)
        logs = log_chances(logits, masks[:, columns])
        slope = np.exp(logs)
        done = among(columns, actions)
        right = float((slope.argmax(axis=1) == done).mean())
        slope[np.arange(len(actions)), done] -= 1
        slope /= len(actions)
        self.actor_adam.move(self.actor.weights, self.actor.backward(taken, slope, columns), 1e-3)
        return right

    # ------------------------------------------------------------ playing
    def expected(self, hidden: NDArray[np.uint8]) -> Array:
        out, _ = self.critic.forward(self.encoding.encode_all(hidden))
        return out[:, 0] * np.float32(self.unit)

    def play(self, groups: Groups, rng: np.random.Generator) -> tuple[Played, int, int]:
        """Some steps of all matches; and of those against rules players how many ended, and how many were won."""
        n, steps, players = groups.n, self.recipe.steps, groups.players
        seen, allowed, acted, logged, expected, seats, ends, gained = [], [], [], [], [], [], [], []
        n_ended = n_won = 0
        every = np.arange(n)
        for _ in range(steps):
            hidden, masks, seat = groups.looked_at()
            features = self.encoding.encode_all(hidden)
            columns = legal_columns(masks)
            logits, _ = self.actor.forward(features[:, : self.encoding.n_features], columns)
            logs = log_chances(logits, masks[:, columns])
            drawn = draw(logs, rng)
            actions = drawn if isinstance(columns, slice) else columns[drawn]
            self.known |= masks.any(axis=0)
            seen.append(hidden)
            allowed.append(masks)
            seats.append(seat)
            acted.append(actions)
            logged.append(logs[every, drawn])
            expected.append(self.critic.forward(features)[0][:, 0] * np.float32(self.unit))
            ended, gains, dones = groups.advance(actions)
            ends.append(ended)
            gained.append(gains)
            over = np.flatnonzero(dones[groups.against_rules]) + groups.against_rules.start
            n_ended += len(over)
            n_won += int((gains[over, seat[over]] > 0).sum())
        hidden, _, seat = groups.looked_at()
        later = np.zeros((n, players), np.float32)  # what each seat expects behind the last step
        for turned in range(players):
            later[every, (seat + turned) % players] = self.expected(np.roll(hidden, -turned, axis=1))
        values = np.stack(expected)
        stretch = Stretch(np.stack(seats), values, np.stack(ends), np.stack(gained))
        advantages = traced_back(stretch, later, self.recipe.trace, self.recipe.patience)
        played = Played(
            np.concatenate(seen),
            np.concatenate(allowed),
            np.concatenate(acted),
            np.concatenate(logged),
            advantages.ravel(),
            (advantages + values).ravel(),
        )
        return played, n_ended, n_won

    # ------------------------------------------------------------ learning
    def learn(self, played: Played, rng: np.random.Generator, share_left: float, is_warm: bool) -> float:
        """Some epochs over what was played; returns how undecided the net is, in nats."""
        recipe = self.recipe
        advantages = played.advantages
        advantages = (advantages - advantages.mean()) / (advantages.std() + np.float32(1e-8))
        n = len(advantages)
        undecided: list[float] = []
        for _ in range(recipe.epochs):
            for some in np.array_split(rng.permutation(n), max(1, n // recipe.minibatch)):
                features = self.encoding.encode_all(played.hidden[some])
                self._improve_critic(features, played.returns[some], recipe.critic_rate * share_left)
                if is_warm:
                    own = np.ascontiguousarray(features[:, : self.encoding.n_features])
                    masks = played.masks[some]
                    columns = legal_columns(masks)
                    actions = among(columns, played.actions[some])
                    chosen = Chosen(masks[:, columns], actions, played.logs[some], advantages[some])
                    logits, taken = self.actor.forward(own, columns)
                    slope, entropy = ppo_slope(logits, chosen, recipe.clip, recipe.curiosity * share_left)
                    slopes = self.actor.backward(taken, slope, columns)
                    self.actor_adam.move(self.actor.weights, slopes, recipe.rate * share_left)
                    undecided.append(entropy)
        return float(np.mean(undecided)) if undecided else 0.0

    def _improve_critic(self, features: Array, returns: Array, rate: float) -> None:
        out, taken = self.critic.forward(features)
        slope = out - returns[:, None] / np.float32(self.unit)
        slope /= np.float32(len(returns))
        self.critic_adam.move(self.critic.weights, self.critic.backward(taken, slope), rate)


def legal_columns(masks: NDArray[np.bool_]) -> Columns:
    """The actions to work out for these decisions: all, or, of very many, those that are legal in one of them."""
    return ALL if masks.shape[1] <= _MANY_ACTIONS else np.flatnonzero(masks.any(axis=0))


def among(columns: Columns, actions: NDArray[np.int64]) -> NDArray[np.int64]:
    """Where actions stand among the columns."""
    return actions if isinstance(columns, slice) else np.searchsorted(columns, actions)


class Chosen(NamedTuple):
    """What PPO needs of some decisions."""

    masks: NDArray[np.bool_]
    actions: NDArray[np.int64]
    logs: Array
    advantages: Array


def ppo_loss(logits: Array, chosen: Chosen, clip: float, curiosity: float) -> float:
    """What `ppo_slope` is the slope of."""
    every = np.arange(len(chosen.actions))
    logs = log_chances(logits, chosen.masks)
    ratio = np.exp(logs[every, chosen.actions] - chosen.logs)
    worth = np.minimum(ratio * chosen.advantages, np.clip(ratio, 1 - clip, 1 + clip) * chosen.advantages)
    chances = np.exp(logs)
    entropy = -np.where(chosen.masks, chances * logs, 0).sum(axis=1)
    return float(-(worth + curiosity * entropy).mean())


def ppo_slope(logits: Array, chosen: Chosen, clip: float, curiosity: float) -> tuple[Array, float]:
    """The slope of the loss by the logits, and how undecided the net is."""
    n = len(chosen.actions)
    every = np.arange(n)
    logs = log_chances(logits, chosen.masks)
    chances = np.exp(logs)
    ratio = np.exp(logs[every, chosen.actions] - chosen.logs)
    is_clipped = np.where(chosen.advantages > 0, ratio > 1 + clip, ratio < 1 - clip)
    push = np.where(is_clipped, 0, ratio * chosen.advantages).astype(logits.dtype)
    slope = chances * push[:, None]
    slope[every, chosen.actions] -= push
    logs[~chosen.masks] = 0
    entropy = -(chances * logs).sum(axis=1)
    slope += chances * (logs + entropy[:, None]) * logits.dtype.type(curiosity)
    slope /= logits.dtype.type(n)
    return slope, float(entropy.mean())
