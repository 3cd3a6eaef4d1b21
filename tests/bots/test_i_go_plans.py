"""The plans of I Go!: how boldly a seat means to call in the rest of a round, as a rollout tries it out."""

from __future__ import annotations

import pytest

from quintet.bots import Policy, ask, get_bot
from quintet.bots.hints import hints
from quintet.bots.levels import thinking_bot
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State
from quintet.games.i_go import GAME
from quintet.games.i_go.rules import IGoState
from tests.games.i_go_positions import table

MIDDLING = "R1 R2 R3 R4 R5 R6 O7 O8 G9 G5 B3 V2"  # leaves 19, and something to add for the others


def played(policy: Policy, state: State, seat: int, plan: int) -> tuple[State, list[bool]]:
    """The state after a round in which a seat follows a plan, and which plans would have led to the same."""
    copy = state.copy()
    rng = Rng(7)
    policy.follow(seat, plan)
    while copy.round_no == state.round_no and not copy.is_over:
        turn = int(copy.turn)
        copy.apply(turn, policy.decide(copy, turn, rng))
    same = [bool(policy.is_same(other)) for other in range(int(policy.n_plans()))]
    policy.follow(NOTHING, 0)
    return copy, same


@pytest.mark.parametrize("n_players", [2, 3, 4])
def test_plans_reported_as_the_same_lead_to_the_same(n_players: int) -> None:
    policy = GAME.policy()
    plans = range(int(policy.n_plans()))
    n_different = 0
    for seed in range(12):
        state = GAME.deal(GAME.options(), n_players, seed)
        ends = [played(policy, state, int(state.turn), plan) for plan in plans]
        for plan in plans:
            after, same = ends[plan]
            assert same[plan]
            for other in plans:
                if same[other]:
                    assert (ends[other][0].scores(), ends[other][0].n_turns) == (after.scores(), after.n_turns)
                else:
                    n_different += 1
    assert n_different > 0


def test_the_first_plan_calls_and_the_last_does_not() -> None:
    policy = GAME.policy()
    state = table([MIDDLING, "B1 B2 B4"], phase="call").state
    decisions = []
    for plan in (0, int(policy.n_plans()) - 1):
        policy.follow(0, plan)
        decisions.append(GAME.actions.format(policy.decide(state, 0, Rng(1))))
    assert decisions == ["I Go!", "pass"]


def test_a_plan_is_forgotten_after_the_thought() -> None:
    bot = thinking_bot(GAME, "hard", GAME.policy(), effort=40)
    state = table([MIDDLING, "B1 B2 B4"], phase="call").state
    before = bot.policy.decide(state, 0, Rng(1))
    ask(bot, state, 0, seed=1)
    assert bot.policy.decide(state, 0, Rng(1)) == before


def test_a_hint_names_every_choice_once_whatever_its_plans() -> None:
    bot = thinking_bot(GAME, "hard", GAME.policy(), effort=40)
    state = GAME.deal(GAME.options(), 4, 3)
    found = [hint.action for hint in hints(GAME, bot, state, int(state.turn))]
    assert sorted(found) == ["take discard", "take display", "take stock"]


def test_a_player_who_needs_one_more_point_lets_others_fail() -> None:
    """The same hand calls at the beginning of a match and waits at its end."""
    state = GAME.deal(GAME.options(), 4, 20)
    assert isinstance(state, IGoState)
    seat = int(state.turn)
    for _ in range(2):
        state.apply(seat, GAME.policy().decide(state, seat, Rng(1)))
    bot = get_bot(GAME, "rollout-100")
    call = GAME.actions.parse("I Go!")
    n_calls = []
    for mine, others in ((0, 0), (3, 2)):
        for each in range(4):
            state.points[each] = mine if each == seat else others
        n_calls.append(sum(ask(bot, state, seat, seed) == call for seed in range(10)))
    assert n_calls[0] > n_calls[1] + 5
