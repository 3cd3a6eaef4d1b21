"""A net in a file plays as the net that was trained; a file that does not fit is refused in one sentence."""

from __future__ import annotations

import zlib
from dataclasses import replace
from functools import cache
from hashlib import sha256
from pathlib import Path

import numpy as np
import pytest

from quintet.bots import ask
from quintet.bots.net_bot import NetBot
from quintet.bots.weights import MAGIC, BadWeights, Weights, read_weights, write_weights
from quintet.core.rng import Rng
from quintet.rl.batch import Batch
from quintet.training.export import exported
from quintet.training.learner import Array, Learner
from tests.training.small import QUICK, RECIPE, SOLO, course, unheard


@cache
def _learner() -> Learner:
    small = course(recipe=replace(RECIPE, clone_rows=4096))
    small.clone(unheard)
    return small.trained


def small_weights() -> Weights:
    return exported(_learner(), QUICK, "a test")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    write_weights(tmp_path / "small.net", small_weights())
    return tmp_path / "small.net"


def _rounded(learner: Learner, features: Array) -> Array:
    """What the trainer's own forward pass gives with weights that were rounded."""
    kept = [weight.copy() for weight in learner.actor.weights]
    for matrix in learner.actor.weights[::2]:
        scale = np.abs(matrix).max(axis=0) / 127
        matrix[:] = np.rint(matrix / scale) * scale
    out, _ = learner.actor.forward(features)
    for weight, before in zip(learner.actor.weights, kept, strict=True):
        weight[:] = before
    return out


def test_a_file_gives_what_the_trainer_gives(file: Path) -> None:
    learner = _learner()
    policy = read_weights(file).policy(SOLO)
    batch = Batch(SOLO, QUICK.options, 2, n=32, seed=3)
    for _ in range(40):
        batch.step(batch.sample())
    features = learner.encoding.encode(batch.obs)
    rounded, exact = _rounded(learner, features), learner.actor.forward(features)[0]
    for row, state in enumerate(batch._loop.states):
        worths = np.array(policy.worths(state, int(batch.seat[row])))
        known = learner.known
        np.testing.assert_allclose(worths[known], rounded[row][known], rtol=1e-3, atol=1e-3)
        assert np.corrcoef(worths[known], exact[row][known])[0, 1] > 0.99
        assert not worths[~known].any()


def test_actions_that_were_never_legal_take_no_room() -> None:
    """Else a game with thousands of actions, of which a table has hundreds, would need a file ten times as large."""
    learner, game = _learner(), SOLO
    n_known, n_actions = int(learner.known.sum()), len(game.actions) + 1
    assert 0 < n_known < n_actions - 20
    rows = np.frombuffer(small_weights().weights, np.int8)[-learner.actor.sizes[2] * n_actions :]
    assert (rows.reshape(n_actions, -1) != 0).any(axis=1).sum() <= n_known


def test_a_file_that_unpacks_to_too_much_is_refused(file: Path) -> None:
    head = file.read_bytes()[len(MAGIC) :].split(b"\n", 2)[1]
    body = head + b"\n" + zlib.compress(bytes(100_000_000), 9)
    file.write_bytes(MAGIC + sha256(body).hexdigest().encode() + b"\n" + body)
    with pytest.raises(BadWeights, match="they do not fit their own header"):
        read_weights(file)


def test_a_file_keeps_everything(file: Path) -> None:
    read, written = read_weights(file), small_weights()
    assert replace(read, places=written.places) == replace(written, scales=read.scales)
    assert read.places.listed == written.places.listed
    np.testing.assert_allclose(read.scales, written.scales)


def test_it_waits_only_out_of_turn_and_plays_what_is_legal(file: Path) -> None:
    bot = NetBot("small", SOLO, read_weights(file))
    state, rng = SOLO.new_state(QUICK.options, 2, 1), Rng(1)
    while not state.is_over:
        turn = int(state.turn)
        action = ask(bot, state, turn, int(rng.bits()))
        assert action in state.legal_actions(turn)
        state.apply(turn, action)


def test_a_damaged_file_is_refused(file: Path) -> None:
    data = file.read_bytes()
    for broken in (data[:-1], data[: len(MAGIC) + 70], data[:200] + b"?" + data[201:], data + b"more"):
        file.write_bytes(broken)
        with pytest.raises(BadWeights, match="are damaged: their digest is another"):
            read_weights(file)
    file.write_bytes(b"something else")
    with pytest.raises(BadWeights, match="is no file of weights"):
        read_weights(file)
    with pytest.raises(BadWeights, match="cannot read the weights"):
        read_weights(file.with_name("none.net"))


def test_a_header_that_lies_is_refused(file: Path) -> None:
    write_weights(file, replace(small_weights(), sizes=(3, 24, 16, 321)))
    with pytest.raises(BadWeights, match="they do not fit their own header"):
        read_weights(file)


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"game": "i_go"}, "these weights are for i_go, not for solo"),
        ({"rules_version": 0}, "these weights are for version 0 of the rules of solo"),
        ({"layout": "0" * 16}, "these weights are for another layout of solo"),
    ],
)
def test_weights_of_another_game_are_refused(changed: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadWeights, match=sentence):
        NetBot("small", SOLO, replace(small_weights(), **changed))  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "players", "sentence"),
    [
        ("quick", 3, "these weights are for 2 players, not for 3"),
        ("hand=9", 2, r"these weights are for solo\(.*\), not for solo\(hand=9\)"),
    ],
)
def test_a_table_of_another_kind_is_refused(options: str, players: int, sentence: str) -> None:
    state = SOLO.new_state(SOLO.parse_options(options), players, 1)
    bot = NetBot("small", SOLO, small_weights())
    with pytest.raises(BadWeights, match=sentence):
        ask(bot, state, int(state.turn), 1)


def test_who_begins_makes_no_other_table(file: Path) -> None:
    options = replace(QUICK.options, starter="seat_0", turn_limit=500)
    state = SOLO.new_state(options, 2, 1)
    assert not NetBot("small", SOLO, read_weights(file)).refusal(state)
