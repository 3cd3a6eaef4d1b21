"""How near `hard` comes to the best that a seat can do in I Go! at four players: `python -m bench.strength --limit`.

Two questions are asked wherever it decides in matches against three rules players. Would it choose better with more
deals to think about? What it then prefers is judged by as many new deals. And are its beliefs right? The chance of a
call in the deals that it imagines is compared with what the call brings with the true cards.
"""

from __future__ import annotations

from math import sqrt
from statistics import mean, stdev

from bench.cells import Cell
from quintet import get_game
from quintet.bots import ask, get_bot
from quintet.bots.rollout import Rollouts
from quintet.core.rng import Rng
from quintet.core.state import State
from quintet.games.i_go.cards import CALL
from quintet.games.i_go.rules import IGoState

PLAYERS = 4
MATCHES = 200
TIMES = 8  # as many deals as `hard` plays
N_DEALS = 100  # for the chance of a call

_GAME = get_game("i_go")
_POLICY = _GAME.policy()


def measure(n_matches: int = MATCHES) -> Cell:
    """What more deals would gain per match, how many calls were expected to succeed, and how many would have."""
    hard, rules = get_bot(_GAME, "hard"), get_bot(_GAME, "rules")
    gains: list[float] = []
    expected: list[float] = []
    came_true: list[bool] = []
    for number in range(n_matches):
        rng = Rng(number)
        state = _GAME.deal(_GAME.options(), PLAYERS, number)
        gains.append(0.0)
        while not state.is_over:
            seat = int(state.turn)
            is_mine = seat == number % PLAYERS
            action = ask(hard if is_mine else rules, state, seat, int(rng.bits()))
            legal = state.legal_actions(seat)
            if is_mine and len(legal) > 1:
                gains[-1] += gain(state, seat, action, rng)
                if CALL in legal:
                    expected.append(chance_of_call(state, seat, rng))
                    came_true.append(succeeds(state, seat, rng))
            state.apply(seat, action)
    return {
        "thinking": f"{_GAME.skill.method}-{_GAME.skill.effort}",
        "matches": n_matches,
        "times": TIMES,
        "gain": round(mean(gains), 5),
        "error": round(1.96 * stdev(gains) / sqrt(n_matches), 5),
        "calls": len(expected),
        "expected": round(mean(expected), 5),
        "came_true": round(mean(came_true), 5),
    }


def gain(state: State, seat: int, action: int, rng: Rng) -> float:
    """How much the chance to win the match grows if many more deals choose instead of this action."""
    preferred = _ranked(state, seat, rng)[0][0]
    if preferred == action:
        return 0.0
    chances = dict(_ranked(state, seat, rng))
    return chances[preferred] - chances.get(action, 0.0)


def _ranked(state: State, seat: int, rng: Rng) -> list[tuple[int, float]]:
    effort = TIMES * _GAME.skill.effort
    rollouts = Rollouts(state.copy(), seat, _GAME.policy(), Rng(int(rng.bits())), effort, False)
    rollouts.run(effort)
    return rollouts.ranked()


def chance_of_call(state: State, seat: int, rng: Rng) -> float:
    """The chance of a point for a call now, as far as the seat knows."""
    n_successes = 0
    for _ in range(N_DEALS):
        deal = state.copy()
        deal.resample(seat, rng)
        _POLICY.believe(deal, seat, rng)
        n_successes += succeeds(deal, seat, rng)
    return n_successes / N_DEALS


def succeeds(state: State, seat: int, rng: Rng) -> bool:
    """Whether a call now would bring its caller a point, or the match."""
    after = state.copy()
    assert isinstance(after, IGoState)
    points = int(after.points[seat])
    after.apply(seat, CALL)
    while not after.is_over and after.round_no == state.round_no:
        turn = int(after.turn)
        after.apply(turn, _POLICY.decide(after, turn, rng))
    return int(after.points[seat]) > points or (after.is_over and after.ranking()[seat] == 1)
