"""A training that takes seconds."""

from __future__ import annotations

from quintet.games import get_game
from quintet.training.course import Course
from quintet.training.learner import Recipe
from quintet.training.play import Setting

SOLO = get_game("solo")
QUICK = Setting(SOLO, SOLO.parse_options("quick"), 2)
RECIPE = Recipe(
    layers=(24, 16),
    critic_layers=(16, 8),
    rows=64,
    steps=8,
    clone_rows=6000,
    clone_epochs=2,
    minibatch=256,
    warming=1,
    lessons=3,
)


def course(n_chapters: int = 2, seed: int = 5, recipe: Recipe = RECIPE, setting: Setting = QUICK) -> Course:
    return Course(setting, recipe, n_chapters, seed)


def unheard(_: object) -> None:
    """Nobody listens."""
