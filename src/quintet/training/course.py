"""The course of a training: clone the rules player, then lesson after lesson, with checkpoints to go on from.

A chapter is as many lessons as lie between two checkpoints. Every chapter deals its matches anew from its own seed, so
that a training that was stopped and goes on leads to the very same weights as one that was not.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from quintet.bots.places import Places
from quintet.core.errors import QuintetError
from quintet.core.rng import Rng
from quintet.training.encoding import Encoding, chosen_places
from quintet.training.learner import Learner, Recipe, fitting_layers
from quintet.training.play import Group, Groups, Setting

_CLONED_ROWS: Final = 256  # matches in step while the rules player is watched


@dataclass(frozen=True)
class Progress:
    """What is told after every lesson."""

    n_lessons: int
    n_decisions: int
    n_ended: int  # matches against rules players that ended in this lesson,
    n_won: int  # and how many of these were won
    undecided: float


class Course:
    """A training: what is played, by which recipe, from which seed, and how far it has come."""

    def __init__(self, setting: Setting, recipe: Recipe, n_chapters: int, seed: int) -> None:
        self.setting = setting
        self.recipe = recipe
        self.n_chapters = n_chapters
        self.seed = seed
        self.n_done = 0  # chapters
        self.learner: Learner | None = None

    @property
    def trained(self) -> Learner:
        """Who has learned so far."""
        if self.learner is None:
            raise QuintetError("nothing has been learned yet: clone the rules player first, or resume")
        return self.learner

    # ------------------------------------------------------------ the rules player first
    def clone(self, tell: Callable[[float], None]) -> float:
        """Watch the rules player, choose features by what it sees, and learn to do as it does.

        After every epoch, and at the end, it tells the share of decisions in which it would have done the same.
        """
        recipe, setting = self.recipe, self.setting
        rng = np.random.default_rng((self.seed, 0))
        group = Group(setting, _CLONED_ROWS, self.seed << 8, [None] * setting.players)
        rngs = [Rng((self.seed << 20) + row) for row in range(_CLONED_ROWS)]
        rows, masks, actions, gains = [], [], [], []
        for _ in range(recipe.clone_rows // _CLONED_ROWS):
            rows.append(group.obs.copy())
            masks.append(np.packbits(group.mask, axis=1))
            actions.append(group.asked_rules(rngs))
            ended, brought = group.advance(actions[-1])
            gains.append(brought[ended])
        seen, allowed, done = np.concatenate(rows), np.concatenate(masks), np.concatenate(actions)
        encoding = Encoding(chosen_places(group.layout(), seen))
        known = np.unpackbits(np.bitwise_or.reduce(allowed, axis=0), count=group.n_actions).view(np.bool_)
        layers = fitting_layers(recipe.layers, encoding.n_features, int(known.sum()))
        learner = Learner(encoding, layers, known, setting.players, recipe, rng)
        gained = np.concatenate(gains)
        learner.unit = max(float(gained.std()), 1e-3) if len(gained) else 1.0
        for _ in range(recipe.clone_epochs):
            shares = []
            for some in np.array_split(rng.permutation(len(seen)), max(1, len(seen) // recipe.minibatch)):
                mask = np.unpackbits(allowed[some], axis=1, count=group.n_actions).view(np.bool_)
                shares.append(learner.imitate(seen[some], mask, done[some]))
            right = float(np.mean(shares))
            tell(right)
        learner.actor_adam.n_moves = 0
        for moment in (*learner.actor_adam.means, *learner.actor_adam.squares):
            moment[:] = 0
        self.learner = learner
        return right

    # ------------------------------------------------------------ then by itself
    def chapter(self, tell: Callable[[Progress], None]) -> None:
        """The lessons up to the next checkpoint."""
        learner = self.trained
        rng = np.random.default_rng((self.seed, self.n_done + 1))
        groups = Groups(self.setting, self.recipe.rows, (self.seed << 16) + self.n_done + 1)
        n_decisions = self.recipe.rows * self.recipe.steps
        lessons = self.recipe.lessons
        for lesson in range(self.n_done * lessons, (self.n_done + 1) * lessons):
            played, n_ended, n_won = learner.play(groups, rng)
            share_left = max(0.05, 1 - lesson / (self.n_chapters * lessons))
            undecided = learner.learn(played, rng, share_left, lesson >= self.recipe.warming)
            tell(Progress(lesson + 1, (lesson + 1) * n_decisions, n_ended, n_won, undecided))
        self.n_done += 1

    # ------------------------------------------------------------ checkpoints
    def _about(self) -> dict[str, Any]:
        setting = self.setting
        return {
            "game": setting.game.id,
            "rules_version": setting.game.rules_version,
            "options": setting.options.format(),
            "players": setting.players,
            "recipe": asdict(self.recipe),
            "chapters": self.n_chapters,
            "seed": self.seed,
        }

    def save(self, path: Path) -> None:
        """Write a checkpoint; whatever was there before is replaced at once."""
        learner = self.trained
        about = self._about() | {
            "done": self.n_done,
            "unit": learner.unit,
            "moves": [learner.actor_adam.n_moves, learner.critic_adam.n_moves],
            "places": [tuple(place) for place in learner.encoding.places.listed],
            "layers": learner.actor.sizes[1:-1],
        }
        arrays: dict[str, Any] = {
            "about": np.frombuffer(json.dumps(about).encode(), np.uint8),
            "known": learner.known,
        }
        for name, listed in _arrays(learner).items():
            arrays |= {f"{name}_{i}": array for i, array in enumerate(listed)}
        new = path.with_name(path.name + ".new")
        with new.open("wb") as file:
            np.savez(file, **arrays)
        new.replace(path)

    def resume(self, path: Path) -> None:
        """Go on from a checkpoint of this very training."""
        try:
            with np.load(path, allow_pickle=False) as file:
                arrays: dict[str, NDArray[Any]] = dict(file)
            about = json.loads(arrays["about"].tobytes())
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
            raise QuintetError(f"{path} is no checkpoint, or it is damaged") from error
        for name, value in json.loads(json.dumps(self._about())).items():
            if about.get(name) != value:
                raise QuintetError(
                    f"{path} is a checkpoint of another training: {name} is {about.get(name)}, not {value}"
                )
        places = Places()
        for byte, _, low, n_values, whole in about["places"]:
            places.add(byte, low, n_values, whole)
        first, second = about["layers"]
        rng = np.random.default_rng(0)
        players = self.setting.players
        learner = Learner(Encoding(places), (first, second), arrays["known"], players, self.recipe, rng)
        learner.unit = about["unit"]
        learner.actor_adam.n_moves, learner.critic_adam.n_moves = about["moves"]
        for name, listed in _arrays(learner).items():
            for i, array in enumerate(listed):
                array[:] = arrays[f"{name}_{i}"]
        self.n_done = about["done"]
        self.learner = learner


def _arrays(learner: Learner) -> dict[str, list[NDArray[np.float32]]]:
    return {
        "actor": learner.actor.weights,
        "critic": learner.critic.weights,
        "actor_mean": learner.actor_adam.means,
        "actor_square": learner.actor_adam.squares,
        "critic_mean": learner.critic_adam.means,
        "critic_square": learner.critic_adam.squares,
    }
