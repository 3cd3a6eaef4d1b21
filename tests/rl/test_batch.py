"""Many matches in step: what is asked, what may be done, what comes of it."""

from __future__ import annotations

import copy
import gc
import pickle
import tracemalloc
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest
from high_card.game import GAME as HIGH_CARD

from quintet import Game, all_games, get_game
from quintet.core.errors import BadOptions, IllegalAction, QuintetError
from quintet.rl import Batch
from quintet.testkit import fingerprint

GAMES = [pytest.param(game, id=game.id) for game in (*all_games(), HIGH_CARD)]


def run(batch: Batch, n: int) -> list[bytes]:
    """Everything that a batch tells in n random steps."""
    told = []
    for _ in range(n):
        batch.step(batch.sample())
        told += [batch.obs.tobytes(), batch.mask.tobytes(), batch.seat.tobytes(), batch.reward.tobytes()]
    return told


@pytest.mark.parametrize("game", GAMES)
def test_rows_tell_what_the_seat_that_is_asked_knows_and_may_do(game: Game) -> None:
    for players in {game.min_players, game.max_players}:
        batch = Batch(game, players=players, n=3, seed=5)
        layout = game.layout(batch.options, players)
        for _ in range(60):
            actions, first = batch.legal
            for row, state in enumerate(batch._loop.states):
                seat = int(batch.seat[row])
                assert batch.obs[row].tobytes() == layout.observe(state, seat)
                legal = state.legal_actions(seat)
                if seat != state.turn and state.legal_actions(int(state.turn)):
                    legal.append(batch.wait)
                assert np.flatnonzero(batch.mask[row]).tolist() == sorted(legal)
                assert actions[first[row] : first[row + 1]].tolist() == legal
            batch.step(batch.sample())


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_dealt_as_any_other(game: Game) -> None:
    """Also the second and third one in the same row: nothing of the match before is left."""
    batch = Batch(game, "turn_limit=12", game.max_players, n=2, seed=1)
    n_done = 0
    for _ in range(400):
        for row in map(int, np.flatnonzero(batch.done)):
            state = batch._loop.states[row]
            dealt = game.deal(batch.options, batch.players, state.chance.seed)
            assert fingerprint(game, state, batch.options) == fingerprint(game, dealt, batch.options)
            n_done += 1
        batch.step(batch.sample())
    assert n_done > 2


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_run_and_rows_do_not_touch_each_other(game: Game) -> None:
    assert run(Batch(game, n=4, seed=9), 30) == run(Batch(game, n=4, seed=9), 30)
    assert run(Batch(game, n=4, seed=9), 30) != run(Batch(game, n=4, seed=10), 30)
    many, one = Batch(game, n=5, seed=9), Batch(game, n=1, seed=9)
    for _ in range(50):
        assert many.obs[0].tobytes() == one.obs[0].tobytes()
        actions = many.sample()
        many.step(actions)
        one.step(actions[:1])


@pytest.mark.parametrize("game", GAMES)
def test_an_episode_ends_with_a_reward_for_every_seat(game: Game) -> None:
    batch = Batch(game, "turn_limit=30", 3, n=8, seed=2)
    ended = 0
    for _ in range(300):
        batch.step(batch.sample())
        reward = batch.reward
        assert np.allclose(reward.sum(axis=1), 0)
        assert not reward[~batch.done].any()
        assert np.abs(reward).max() <= 1
        ended += int(batch.done.sum())
    assert ended > 8


def test_an_episode_may_be_a_round() -> None:
    rounds = Batch("i_go", players=2, n=4, seed=3, episode="round")
    matches = Batch("i_go", players=2, n=4, seed=3)
    n_rounds = n_matches = 0
    for _ in range(400):
        actions = rounds.sample()
        before = [(int(state.round_no), state.scores()) for state in rounds._loop.states]
        rounds.step(actions)
        matches.step(actions)
        for row, (round_no, scores) in enumerate(before):
            state = rounds._loop.states[row]
            if state.round_no > round_no:
                assert rounds.done[row]
                gain = np.sign(np.subtract(*(np.subtract(state.scores(), scores))))
                assert rounds.reward[row].tolist() == [gain, -gain]
        n_rounds += int(rounds.done.sum())
        n_matches += int(matches.done.sum())
        assert not (matches.done & ~rounds.done).any()
    assert n_rounds > n_matches > 0


@pytest.mark.parametrize("game", GAMES)
def test_forced_actions_can_be_skipped(game: Game) -> None:
    batch = Batch(game, n=4, seed=4, skip_forced=True)
    for _ in range(100):
        assert (batch.mask.sum(axis=1) > 1).all()
        batch.step(batch.sample())


def test_forced_actions_that_are_skipped_are_carried_out() -> None:
    batch = Batch("fifteen_go", n=4, seed=4, skip_forced=True)
    for _ in range(100):
        batch.step(batch.sample())
    assert batch.n_played > 400


def test_where_nobody_ever_has_a_choice_it_is_said() -> None:
    with pytest.raises(QuintetError, match="nobody ever has a choice"):
        Batch(HIGH_CARD, "hand=1", skip_forced=True)


def test_who_can_act_is_asked_in_random_order_and_out_of_turn_may_wait() -> None:
    batch = Batch("solo", players=4, n=64, seed=6)
    asked: Counter[str] = Counter()
    for _ in range(300):
        for row, state in enumerate(batch._loop.states):
            if state.actors() & (state.actors() - 1):
                is_turn = int(batch.seat[row]) == state.turn
                asked["turn" if is_turn else "other"] += 1
                assert batch.mask[row, batch.wait] == (not is_turn)
        batch.step(batch.sample())
    assert asked["turn"] > 200
    assert asked["other"] > 200


def test_who_waits_lets_the_others_act_and_the_seat_on_turn_acts_at_last() -> None:
    batch = Batch("solo", players=4, n=64, seed=6)
    waited = 0
    for _ in range(200):
        turns = [int(state.n_turns) for state in batch._loop.states]
        seats = batch.seat.copy()
        can_wait = batch.mask[:, batch.wait].copy()
        batch.step(np.where(can_wait, batch.wait, batch.sample()))
        for row in map(int, np.flatnonzero(can_wait)):
            assert batch._loop.states[row].n_turns == turns[row]
            assert batch.seat[row] != seats[row]
            waited += 1
    assert waited > 50


@pytest.mark.parametrize("bad", [-1, 10_000, 2**31 - 1])
def test_an_illegal_action_is_refused_and_changes_nothing(bad: int) -> None:
    batch = Batch("i_go", n=3, seed=1)
    before = batch.obs.tobytes()
    actions = batch.sample()
    illegal = int(np.flatnonzero(~batch.mask[2])[0])
    for action in (bad, illegal):
        with pytest.raises(IllegalAction, match="row 2"):
            batch.step([*actions[:2], action])
    with pytest.raises(ValueError, match="expected 3 actions"):
        batch.step(actions[:2])
    for wrong in (actions + 0.5, actions.astype(np.int64) + (1 << 32)):
        with pytest.raises(ValueError, match="whole numbers of 32 bits"):
            batch.step(wrong)
    assert batch.obs.tobytes() == before
    assert batch.n_played == 0


@pytest.mark.parametrize("game", GAMES)
def test_bots_sit_at_the_table(game: Game) -> None:
    batch = Batch(game, players=2, n=4, seed=8, opponents=[None, "rules"])
    for _ in range(40):
        assert (batch.seat == 0).all()
        batch.step(batch.sample())


def test_a_good_opponent_wins_more_often() -> None:
    for opponents, sign in (({1: "rules"}, -1), ({0: "rules"}, 1)):
        batch = Batch("solo", "quick", 2, n=64, seed=8, opponents=opponents)
        total = np.zeros(2)
        for _ in range(60):
            batch.step(batch.sample())
            total += batch.reward.sum(axis=0)
        assert sign * total[0] > 20


def test_a_thinking_bot_sits_at_the_table_too() -> None:
    batch = Batch("i_go", players=2, n=1, seed=8, opponents={1: "ismcts-5"})
    for _ in range(10):
        batch.step(batch.sample())
    assert batch.n_played > 10


@pytest.mark.parametrize("game", GAMES)
def test_a_critic_sees_what_all_seats_know(game: Game) -> None:
    batch = Batch(game, players=3, n=2, seed=1)
    layout = game.layout(batch.options, 3)
    for _ in range(15):
        batch.step(batch.sample())
    hidden = batch.hidden
    assert hidden.shape == (2, 3, batch.obs.shape[1])
    assert (hidden[:, 0] == batch.obs).all()
    for row, state in enumerate(batch._loop.states):
        for i in range(3):
            assert hidden[row, i].tobytes() == layout.observe(state, (int(batch.seat[row]) + i) % 3)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadOptions, match="2 to 4 players"):
        Batch("i_go", players=5)
    with pytest.raises(QuintetError, match="asks nobody"):
        Batch("i_go", players=2, opponents=["rules", "rules"])
    with pytest.raises(QuintetError, match="seats 0 to 1"):
        Batch("i_go", players=2, opponents={2: "rules"})
    with pytest.raises(QuintetError, match="at least one match"):
        Batch("i_go", n=0)
    with pytest.raises(QuintetError, match="a round or a match"):
        Batch("i_go", episode="turn")  # type: ignore[arg-type]
    with pytest.raises(QuintetError, match="bots by seat"):
        Batch("i_go", opponents="rules")


def test_the_layout_names_all_bytes() -> None:
    batch = Batch("solo", players=3, seed=1)
    fields = {field.name: field for field in batch.layout()}
    hand = fields["hand"]
    assert hand.size == len(get_game("solo").cards)
    assert batch.obs[0, hand.first : hand.first + hand.size].sum() == 8


@pytest.mark.parametrize("take", [copy.copy, copy.deepcopy], ids=["copy", "deepcopy"])
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_of_a_batch_is_equal_and_independent(game: Game, take: Callable[[Batch], Batch]) -> None:
    batch = Batch(game, players=3, n=4, seed=3, opponents={1: "rules"})
    run(batch, 20)
    twin = take(batch)
    before = (batch.obs.tobytes(), batch.mask.tobytes(), batch.n_played)
    assert (twin.obs.tobytes(), twin.mask.tobytes(), twin.n_played) == before
    told = run(twin, 30)
    assert (batch.obs.tobytes(), batch.mask.tobytes(), batch.n_played) == before
    assert run(batch, 30) == told


def test_a_batch_says_what_it_is_and_is_not_pickled() -> None:
    batch = Batch("solo", "hand=5", 3, n=4, seed=3)
    assert repr(batch) == "<Batch of solo(hand=5): 4 in step, 3 players, 0 actions>"
    with pytest.raises(TypeError, match="a batch is not pickled"):
        pickle.dumps(batch)


@pytest.mark.parametrize("game", GAMES)
def test_a_batch_leaves_nothing_behind(game: Game) -> None:
    def use() -> int:
        for seed in range(6):
            batch = Batch(game, players=2, n=4, seed=seed, opponents={1: "rules"})
            for _ in range(10):
                batch.step(batch.sample())
                assert batch.hidden.any()
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        sizes = [use() for _ in range(3)]
    finally:
        tracemalloc.stop()
    assert sizes[2] - sizes[1] < 6 * 500
