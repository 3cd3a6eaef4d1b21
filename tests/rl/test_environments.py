"""The environments that other libraries know, checked by those libraries' own tests."""

from __future__ import annotations

import copy
import subprocess
import sys
import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from high_card.game import GAME as HIGH_CARD
from pettingzoo.test import api_test, parallel_api_test, seed_test

from quintet import Game, all_games, get_game
from quintet.core.errors import IllegalAction, QuintetError
from quintet.rl.gym import SeatEnv, SeatVectorEnv
from quintet.rl.table import Table
from quintet.rl.time_step import Environment, StepType
from quintet.rl.zoo import SeatsEnv, TogetherEnv
from quintet.testkit import fingerprint

GAMES = [pytest.param(game, id=game.id) for game in (*all_games(), HIGH_CARD)]
SHORT = "turn_limit=40"


@pytest.fixture(autouse=True)
def _quiet() -> Any:
    """PettingZoo's tests warn of what we leave out on purpose: a drawing, and observations that are no pictures."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_seats(game: Game) -> None:
    api_test(SeatsEnv(game, SHORT, 3), num_cycles=150)
    seed_test(lambda: SeatsEnv(game, SHORT, 3), num_cycles=60)


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_together(game: Game) -> None:
    parallel_api_test(TogetherEnv(game, SHORT, 3), num_cycles=150)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_single(game: Game) -> None:
    check_env(SeatEnv(game, SHORT, 2), skip_render_check=True)


@pytest.mark.parametrize("game", GAMES)
def test_gymnasium_vector(game: Game) -> None:
    env = SeatVectorEnv(game, SHORT, 2, num_envs=5)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    rows, info = env.reset(seed=3)
    again = SeatVectorEnv(game, SHORT, 2, num_envs=5)
    assert (again.reset(seed=3)[0] == rows).all()
    n_done = 0
    for _ in range(60):
        assert env.observation_space.contains(rows)
        actions = np.array([np.flatnonzero(mask)[0] for mask in info["action_mask"]])
        assert env.action_space.contains(actions)
        rows, rewards, ends, cuts, info = env.step(actions)
        assert (again.step(actions)[0] == rows).all()
        assert rewards.shape == ends.shape == cuts.shape == (5,)
        assert not rewards[~ends].any()
        n_done += int(ends.sum())
    assert n_done > 0


def test_an_illegal_action_loses_the_episode_of_a_single_seat() -> None:
    env = SeatEnv("i_go")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    assert env.step(illegal)[1:4] == (-1.0, True, False)


@pytest.mark.parametrize("game_id", ["i_go", "level_8"])
def test_an_episode_of_a_single_seat_begins_with_a_choice(game_id: str) -> None:
    """A round that others end before the seat is asked is none."""
    game = get_game(game_id)
    env = SeatEnv(game, players=game.max_players, seat=game.max_players - 1, episode="round")
    for seed in range(20):
        env.reset(seed=seed)
        assert env.action_masks().any()


def test_a_single_seat_that_never_has_a_choice_is_refused() -> None:
    env = SeatEnv(HIGH_CARD, "hand=1")
    with pytest.raises(QuintetError, match="never had a choice"):
        env.reset(seed=1)


@pytest.mark.parametrize("seat", [-1, 2])
@pytest.mark.parametrize("make", [SeatEnv, SeatVectorEnv])
def test_a_seat_that_there_is_not_is_refused(make: Any, seat: int) -> None:
    with pytest.raises(QuintetError, match=f"0 to 1, not {seat}"):
        make("i_go", seat=seat)


def test_every_row_may_have_a_seed_of_its_own() -> None:
    env = SeatVectorEnv("i_go", num_envs=3)
    rows = env.reset(seed=[5, 6, 5])[0]
    assert (rows[0] == rows[2]).all()
    assert (rows[0] != rows[1]).any()
    assert (SeatVectorEnv("i_go").reset(seed=6)[0][0] == rows[1]).all()
    with pytest.raises(QuintetError, match="expected 3 seeds"):
        env.reset(seed=[5, 6])


def test_a_copy_of_an_environment_is_independent() -> None:
    env = TogetherEnv("solo", players=3)
    env.reset(seed=5)
    twin = copy.deepcopy(env)
    told = _as_bytes(env._observations())
    actions = {agent: int(np.flatnonzero(seen["action_mask"])[0]) for agent, seen in twin._observations().items()}
    twin.step(actions)
    assert _as_bytes(env._observations()) == told
    env.step(actions)
    assert _as_bytes(env._observations()) == _as_bytes(twin._observations())


def test_a_seat_is_shown_nothing_of_what_others_may_do() -> None:
    """Whoever is asked, the others see no mask of theirs; and each sees its own row."""
    env = SeatsEnv("solo", players=3)
    env.reset(seed=5)
    for _ in range(60):
        asked = env.agent_selection
        for seat, agent in enumerate(env.possible_agents):
            shown = env.observe(agent)
            assert shown["action_mask"].any() == (agent == asked)
            assert shown["observation"].tobytes() == env.table.row_of(seat).tobytes()
        env.step(int(np.flatnonzero(env.observe(asked)["action_mask"])[0]))
        if not env.agents or env.terminations[env.agent_selection]:
            break


def test_together_everybody_is_asked_and_any_of_the_eager_may_be_quickest() -> None:
    solo = get_game("solo")
    quickest: set[int] = set()  # the places of those who acted among the eager
    for seed in range(60):
        env = TogetherEnv(solo, players=4)
        shown, _ = env.reset(seed=seed)
        table = env.table
        for _ in range(30):
            turn, actors = int(table.state.turn), int(table.state.actors())
            for seat, agent in enumerate(env.possible_agents):
                mask = shown[agent]["action_mask"]
                assert bool(mask[table.wait]) == (seat != turn)
                assert mask[: table.wait].any() == bool(actors >> seat & 1)
            actions = {agent: int(np.flatnonzero(shown[agent]["action_mask"])[0]) for agent in env.agents}
            eager = [(seat, action) for seat, action in enumerate(actions.values()) if action != table.wait]
            ways = [_after(solo, table, seat, action) for seat, action in eager]
            shown, *_ = env.step(actions)
            if not env.agents:
                break
            now = fingerprint(solo, table.state, table.options)
            assert now in ways
            if len(set(ways)) == 2:
                quickest.add(ways.index(now))
    assert quickest == {0, 1}


def _after(game: Game, table: Table, seat: int, action: int) -> str:
    state = table.state.copy()
    state.apply(seat, action)
    return fingerprint(game, state, table.options)


@pytest.mark.parametrize("game", GAMES)
def test_together_the_same_seed_gives_the_same_episode(game: Game) -> None:
    one, two = TogetherEnv(game, SHORT, 3), TogetherEnv(game, SHORT, 3)
    shown, _ = one.reset(seed=2)
    assert _as_bytes(two.reset(seed=2)[0]) == _as_bytes(shown)
    while one.agents:
        actions = {agent: int(np.flatnonzero(shown[agent]["action_mask"])[-1]) for agent in one.agents}
        told, theirs = one.step(actions), two.step(actions)
        shown = told[0]
        assert _as_bytes(theirs[0]) == _as_bytes(shown)
        assert theirs[1:] == told[1:]


def _as_bytes(shown: dict[str, Any]) -> list[bytes]:
    return [part.tobytes() for observation in shown.values() for part in observation.values()]


def test_together_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = Table("solo", players=3, seed=1)
    before = [table.row_of(seat).tobytes() for seat in range(3)]
    turn = int(table.state.turn)
    with pytest.raises(IllegalAction, match=f"seat {turn}"):
        table.play_together({turn: table.wait})
    assert [table.row_of(seat).tobytes() for seat in range(3)] == before


@pytest.mark.parametrize("game", GAMES)
def test_time_steps(game: Game) -> None:
    env = Environment(game, SHORT, 3, seed=1)
    twin = Environment(game, SHORT, 3, seed=1)
    n_actions = env.action_spec()["num_actions"]
    step = env.reset()
    assert twin.reset() == step
    assert step.first()
    assert step.rewards is None
    n_ended = 0
    for _ in range(300):
        if step.last():
            assert step.rewards is not None
            assert sum(step.rewards) == pytest.approx(0)
            assert step.discounts == [0.0] * 3
            n_ended += 1
            step = env.step([])
            assert step.step_type is StepType.FIRST
            twin.step([])
            continue
        player = step.current_player()
        legal = step.observations["legal_actions"]
        assert all(bool(legal[seat]) == (seat == player) for seat in range(3))
        assert max(legal[player]) < n_actions
        assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
        step = env.step([legal[player][-1]])
        assert twin.step([legal[player][-1]]) == step
    assert n_ended > 0


@pytest.mark.parametrize(
    ("module", "package"), [("rl", "numpy"), ("rl.gym", "gymnasium"), ("rl.zoo", "gymnasium"), ("rl.zoo", "pettingzoo")]
)
def test_a_missing_package_is_told_with_the_extra_that_brings_it(module: str, package: str) -> None:
    code = f"import sys; sys.modules[{package!r}] = None; import quintet.{module}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    last = done.stderr.splitlines()[-1]
    assert last == f'ModuleNotFoundError: {package} is missing; install it with: pip install "quintet-cards[rl]"'
