"""Matches and states are copied, pickled and printed as Python people expect; no call of plain Python leaks."""

from __future__ import annotations

import copy
import gc
import os
import pickle
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from high_card.game import GAME as HIGH_CARD
from high_card.game import HighCard, HighCardOptions, HighCardState
from librt.vecs import vec
from mypy_extensions import u8

from quintet import Game, Match, all_games, games, get_game, register
from quintet.core.errors import UnknownGame
from quintet.core.options import Options
from quintet.core.rng import Chance, Rng
from quintet.core.sink import Sink
from quintet.core.state import State, legal_buffer
from quintet.testkit.laws import fingerprint, random_action

COPIES: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]
COPY_NAMES = ["copy", "deepcopy", "pickle"]
GAMES = [*all_games(), HIGH_CARD]


@pytest.fixture(autouse=True)
def _high_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sixth game in plain Python, registered while a test runs."""
    monkeypatch.setattr(games, "_registered", {})
    monkeypatch.setenv(games.VARIABLE, "")
    register(HIGH_CARD)


def _played(game: Game, n_actions: int, seed: int = 3) -> Match:
    match = Match(game, names=["Ann", "Bo", "Cy"], seed=seed)
    rng = Rng(seed)
    while not match.is_over and len(match.actions) < n_actions:
        match.play(*random_action(match.state, rng))
    return match


def _play_on(match: Match, n: int = 12) -> None:
    rng = Rng(99)
    for _ in range(n):
        if not match.is_over:
            match.play(*random_action(match.state, rng))


@pytest.mark.parametrize("take", COPIES, ids=COPY_NAMES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("n_actions", [0, 7, 40, 100_000], ids=lambda n: f"{n}-actions")
def test_a_copy_of_a_match_is_equal_and_independent(game: Game, n_actions: int, take: Callable[[Match], Match]) -> None:
    match = _played(game, n_actions)
    before = (match.position(), match.record().dumps())
    twin = take(match)
    assert (twin.position(), twin.record().dumps()) == before
    assert (twin.is_over, twin.result) == (match.is_over, match.result)
    assert [event.to_json() for event in twin.opening] == [event.to_json() for event in match.opening]
    assert twin.game is game
    _play_on(twin)
    assert (match.position(), match.record().dumps()) == before
    _play_on(match)
    assert (twin.position(), twin.record().dumps()) == (match.position(), match.record().dumps())


@pytest.mark.parametrize("take", COPIES, ids=COPY_NAMES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("n_actions", [0, 7, 40, 100_000], ids=lambda n: f"{n}-actions")
def test_a_copy_of_a_state_is_equal_and_independent(game: Game, n_actions: int, take: Callable[[State], State]) -> None:
    state = _played(game, n_actions).state
    state.sink = Sink()
    options = game.options()
    before = fingerprint(game, state, options)
    twin = take(state)
    assert type(twin) is type(state)
    assert twin.sink is None
    assert fingerprint(game, twin, options) == before
    for seat in range(3):
        assert twin.legal_actions(seat) == state.legal_actions(seat)
        one, other = state.copy(), twin.copy()
        one.resample(seat, Rng(5))
        other.resample(seat, Rng(5))
        assert fingerprint(game, one, options) == fingerprint(game, other, options)
    twin.playout(Rng(1))
    assert fingerprint(game, state, options) == before


@pytest.mark.parametrize("take", COPIES, ids=COPY_NAMES)
def test_a_copy_of_a_stream_of_choices_goes_on_in_the_same_way(take: Callable[[Rng], Rng]) -> None:
    rng = Rng(1 << 100 | 7)
    rng.bits()
    twin = take(rng)
    ahead = [int(twin.bits()) for _ in range(5)]
    assert [int(rng.bits()) for _ in range(5)] == ahead


def test_what_was_prepared_stays_with_the_match_it_was_prepared_on() -> None:
    match = _played(get_game("solo"), 4)
    seat, action = random_action(match.state, Rng(1))
    prepared = match.prepare(seat, [action])
    twin = match.copy()
    twin.play(seat, action)
    match.commit(prepared)
    assert twin.position() == match.position()


def test_a_pickle_is_read_by_another_process() -> None:
    """A game is pickled as its id: the other process has its own."""
    match = _played(HIGH_CARD, 3)
    program = "import pickle, sys; m = pickle.load(sys.stdin.buffer); print(m.game.id, m.legal(m.turn))"
    done = subprocess.run(
        [sys.executable, "-c", program], input=pickle.dumps(match), capture_output=True, check=True, env=_environment()
    )
    assert done.stdout.decode().strip() == f"high_card {match.legal(match.turn or 0)}"


def _environment() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


class _OtherState(HighCardState):
    """A state of a game that nobody has registered."""


class _OtherGame(HighCard):
    def empty(self, options: Options, n_players: int, seed: int) -> HighCardState:
        assert isinstance(options, HighCardOptions)
        return _OtherState(options, n_players, seed)


def test_what_another_process_could_not_find_is_not_pickled() -> None:
    """The id of the game is not enough: here it belongs to another one."""
    with pytest.raises(pickle.PicklingError, match="another state than _OtherState"):
        pickle.dumps(_OtherGame().new_state(HighCardOptions(), 2, seed=1))
    with pytest.raises(pickle.PicklingError, match="another game"):
        pickle.dumps(_OtherGame())


# ---------------------------------------------------------------- printing
def test_a_match_says_what_it_is_without_its_cards() -> None:
    match = Match("solo", names=["Ann", "Bo"], options="hand=5,starter=seat_0", seed=0xC0FFEE)
    assert repr(match) == "<Match of solo(starter=seat_0,hand=5): Ann, Bo; round 1, 0 actions, Ann on turn>"
    assert repr(match.state) == "<SoloState: 2 players, round 1, turn 1, seat 0 on turn>"
    match.state.playout(Rng(1))
    assert repr(match).endswith(" over>")
    assert repr(match.state).endswith(" over>")
    assert repr(match.game) == "<SoloGame: solo>"


# ---------------------------------------------------------------- by name
def test_a_match_is_made_by_the_id_of_its_game() -> None:
    assert Match("solo", 3, seed=7).position() == Match(get_game("solo"), 3, seed=7).position()
    position = Match("level_8", 2, seed=7).position()
    assert Match.from_position("level_8", position).position() == position
    assert Match("high_card", seed=1).game is HIGH_CARD


@pytest.mark.parametrize(("game", "said"), [("solos", "did you mean solo"), (7, "got 7"), (None, "got None")])
def test_what_is_no_game_is_refused(game: Any, said: str) -> None:
    with pytest.raises(UnknownGame, match=said):
        Match(game)
    with pytest.raises(UnknownGame, match=said):
        Match.from_position(game, {})


# ---------------------------------------------------------------- memory
N_CALLS = 200


def _bytes_lost(call: Callable[[], object]) -> float:
    """What a call leaves behind, on average and every time: the first calls fill Python's own stores."""
    tracemalloc.start()
    try:
        sizes = [_size_after(call) for _ in range(4)]
    finally:
        tracemalloc.stop()
    return min(after - before for before, after in pairwise(sizes)) / N_CALLS


def _size_after(call: Callable[[], object]) -> int:
    for _ in range(N_CALLS):
        call()
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


def _calls_with_vectors() -> dict[str, Callable[[], object]]:
    """What plain Python may hand a vector to."""
    game = get_game("solo")
    state = game.new_state(game.options(), 3, seed=1)
    policy, rng, chance, turn = game.policy(), Rng(1), Chance(1), int(state.turn)

    def cards() -> vec[u8]:
        return vec[u8]([1] * 250)

    def pick() -> None:
        out = legal_buffer()
        n = policy.narrow(state, turn, out, state.legal_into(turn, out))
        policy.pick(state, turn, out, n, rng)

    def set_attribute() -> None:
        state.pack = cards()  # type: ignore[attr-defined]

    return {
        "legal_into": lambda: state.legal_into(0, legal_buffer()),
        "a sixth game": lambda: HIGH_CARD.new_state(HIGH_CARD.options(), 3, seed=1).resample(0, Rng(1)),
        "Rng.shuffle": lambda: rng.shuffle(cards(), 250),
        "Chance.shuffle": lambda: chance.shuffle(cards(), 250),
        "Policy.pick": pick,
        "an attribute": set_attribute,
        "legal_actions": lambda: state.legal_actions(0),
        "pickle": lambda: pickle.loads(pickle.dumps(state)),
    }


@pytest.mark.parametrize("name", _calls_with_vectors())
def test_no_vector_is_lost_whatever_plain_python_calls(name: str) -> None:
    assert _bytes_lost(_calls_with_vectors()[name]) < 20
