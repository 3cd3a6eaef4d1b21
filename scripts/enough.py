"""Print the figures of src/quintet/games/i_go/enough.py: the minus points with which a call of I Go! usually wins.

Bots of the level `normal` play rounds. Wherever one of them may call, a copy of the match shows whether a call would
win the point. The most minus points that are enough are those up to which calls win more often than they lose: by the
number of players, and by the turn of the round, the last figure for all later turns.
"""

from __future__ import annotations

from collections import defaultdict

from quintet.bots import ask, get_bot
from quintet.core.rng import Rng
from quintet.games.i_go.game import GAME
from quintet.games.i_go.rules import CALLING, IGoState

N_MATCHES = 12_000  # by the number of players
LEAST = 800  # calls: fewer say too little of a turn

Calls = dict[int, dict[int, list[bool]]]  # whether they win, by turn and minus points


def wins(state: IGoState, seat: int) -> bool:
    """Whether the best call would win the point, or the match."""
    trial = state.copy()
    assert isinstance(trial, IGoState)
    for action in GAME.proposals(state, seat)[0]:
        trial.apply(seat, action)
    return trial.is_over or trial.points[seat] > state.points[seat]


def calls_of(n_players: int, n_matches: int) -> Calls:
    """What calls would have come to in so many rounds."""
    bot = get_bot(GAME, "normal")
    rng = Rng(n_players)
    calls: Calls = defaultdict(lambda: defaultdict(list))
    for number in range(n_matches):
        state = GAME.deal(GAME.options(), n_players, number)
        assert isinstance(state, IGoState)
        while not state.is_over and not any(state.points[seat] for seat in range(n_players)):
            seat = int(state.turn)
            if state.phase == CALLING:
                minus = GAME.own_facts(state, seat)["minus"]
                assert isinstance(minus, int)
                calls[(int(state.round_turns) - 1) // n_players][minus].append(wins(state, seat))
            state.apply(seat, ask(bot, state, seat, rng.below(1 << 31)))
    return calls


def most_enough(won: dict[int, list[bool]]) -> int:
    """Up to so many minus points calls win more often than they lose."""
    best, most, lead = 0, 0, 0
    for minus in sorted(won):
        lead += sum(1 if each else -1 for each in won[minus])
        if lead >= best:
            best, most = lead, minus
    return most


def figures(n_players: int, n_matches: int = N_MATCHES) -> list[int]:
    calls = calls_of(n_players, n_matches)
    return [most_enough(calls[turn]) for turn in sorted(calls) if sum(map(len, calls[turn].values())) >= LEAST]


if __name__ == "__main__":
    for n in range(GAME.min_players, GAME.max_players + 1):
        print(f"    {n}: {tuple(figures(n))},")
