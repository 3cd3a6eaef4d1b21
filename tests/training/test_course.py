"""A training learns; one that was stopped and goes on ends as one that was not; wrong checkpoints are refused."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from quintet.core.errors import QuintetError
from quintet.games import get_game
from quintet.training.course import Progress
from quintet.training.play import Setting
from tests.training.small import QUICK, RECIPE, SOLO, course, unheard


def test_it_learns_to_do_as_the_rules_player_does() -> None:
    told: list[float] = []
    share = course(recipe=replace(RECIPE, clone_epochs=4, minibatch=64)).clone(told.append)
    assert told[-1] == share
    assert share > told[0] + 0.1


def test_going_on_leads_to_the_same_weights(tmp_path: Path) -> None:
    whole = course()
    whole.clone(unheard)
    whole.chapter(unheard)
    whole.chapter(unheard)
    first = course()
    first.clone(unheard)
    first.chapter(unheard)
    first.save(tmp_path / "half.npz")
    second = course()
    second.resume(tmp_path / "half.npz")
    assert second.n_done == 1
    second.chapter(unheard)
    for one, other in zip(whole.trained.actor.weights, second.trained.actor.weights, strict=True):
        np.testing.assert_array_equal(one, other)
    for one, other in zip(first.trained.actor.weights, second.trained.actor.weights, strict=True):
        assert not np.array_equal(one, other)


def test_lessons_make_it_better() -> None:
    """It begins as a poor copy of the rules player, and comes to win more rounds against it."""
    recipe = replace(
        RECIPE, layers=(48, 32), rows=256, steps=16, minibatch=512, lessons=10, rate=2e-3, critic_rate=3e-3
    )
    short = course(4, recipe=replace(recipe, clone_epochs=1))
    short.clone(unheard)
    shares = []
    for _ in range(2):
        told: list[Progress] = []
        short.chapter(told.append)
        shares.append(sum(each.n_won for each in told) / sum(each.n_ended for each in told))
    assert shares[1] > shares[0] + 0.08


@pytest.mark.parametrize(
    ("other", "about"),
    [
        (course(seed=6), "seed"),
        (course(n_chapters=3), "chapters"),
        (course(setting=Setting(SOLO, SOLO.parse_options("quick"), 3)), "players"),
        (course(setting=Setting(SOLO, SOLO.parse_options(""), 2)), "options"),
        (course(setting=Setting(get_game("i_go"), get_game("i_go").parse_options(""), 2)), "game"),
    ],
)
def test_a_checkpoint_of_another_training_is_refused(tmp_path: Path, other: object, about: str) -> None:
    mine = course()
    mine.clone(unheard)
    mine.save(tmp_path / "mine.npz")
    with pytest.raises(QuintetError, match=f"checkpoint of another training: {about}"):
        other.resume(tmp_path / "mine.npz")  # type: ignore[attr-defined]


@pytest.mark.parametrize("data", [b"", b"nothing", b"PK\x03\x04 and more"])
def test_a_damaged_checkpoint_is_refused(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "bad.npz").write_bytes(data)
    with pytest.raises(QuintetError, match="is no checkpoint, or it is damaged"):
        course().resume(tmp_path / "bad.npz")


def test_nothing_can_be_saved_before_something_is_learned(tmp_path: Path) -> None:
    with pytest.raises(QuintetError, match="nothing has been learned yet"):
        course(setting=QUICK).save(tmp_path / "early.npz")
