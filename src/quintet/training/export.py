"""From a net in training to a file of weights: every weight becomes a byte."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from quintet.bots.weights import Weights, layout_digest
from quintet.training.learner import Learner
from quintet.training.play import Setting

_MOST = 127


def exported(learner: Learner, setting: Setting, made: str) -> Weights:
    """The weights of the net that acts, rounded to 255 steps for every unit.

    Of actions that have never been legal there are none: zeros take no room in a file.
    """
    actor = learner.actor
    game = setting.game
    parts, scales = [], []
    for layer, matrix in enumerate(actor.weights[::2]):
        scale = np.maximum(np.abs(matrix).max(axis=0), 1e-12) / _MOST
        rounded = np.rint(matrix / scale).astype(np.int8)
        is_last = 2 * layer == len(actor.weights) - 2
        if is_last:
            rounded[:, ~learner.known] = 0
        parts.append((rounded.T if is_last else rounded).tobytes())
        scales.append(scale)
    numbers: NDArray[np.float32] = np.concatenate([*scales, *actor.weights[1::2]]).astype(np.float32)
    return Weights(
        game.id,
        game.rules_version,
        setting.options.format(),
        setting.players,
        layout_digest(game, setting.options, setting.players),
        made,
        learner.encoding.places,
        actor.sizes,
        b"".join(parts),
        tuple(numbers.tolist()),
    )
