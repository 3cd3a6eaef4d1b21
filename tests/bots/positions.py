"""What the tests of all rules players do: let a bot decide, and look whether its decisions are fair."""

from __future__ import annotations

from quintet import Match
from quintet.bots import ask, get_bot
from quintet.core.game import Game
from quintet.core.options import Options
from quintet.core.rng import Rng
from quintet.core.state import State, legal_buffer


def choices(match: Match, seat: int = 0, bot: str = "rules") -> set[str]:
    """What a bot does at a seat, whatever it is dealt instead of the hidden cards."""
    player = get_bot(match.game, bot)
    return {match.game.actions.format(ask(player, match.state, seat, seed)) for seed in range(5)}


def decision(match: Match, seat: int = 0, bot: str = "rules") -> str:
    """What a bot does at a seat; the same in all redeals."""
    chosen = choices(match, seat, bot)
    assert len(chosen) == 1, chosen
    return chosen.pop()


def decisions(match: Match, seat: int = 0, most: int = 30) -> list[str]:
    """All that the rules player does at a seat until it is another's turn or the round is over."""
    state = match.state
    steps: list[str] = []
    round_no = state.round_no
    while not state.is_over and state.turn == seat and state.round_no == round_no and len(steps) < most:
        steps.append(decision(match, seat))
        match.play(seat, steps[-1])
    return steps


def actors(state: State) -> list[int]:
    return [seat for seat in range(int(state.n_players)) if int(state.actors()) >> seat & 1]


def check_fair(game: Game, options: Options, n_players: int, seed: int, most: int = 150) -> None:
    """In a match half played at random: decisions are legal, and the same if what the seat cannot know is redealt."""
    bot = get_bot(game, "rules")
    policy = game.policy()
    out = legal_buffer()
    rng = Rng(seed)
    state = game.new_state(options, n_players, seed)
    for step in range(most):
        if state.is_over:
            break
        seats = actors(state)
        seat = seats[rng.below(len(seats))]
        legal = state.legal_actions(seat)
        chosen = ask(bot, state, seat, step)
        assert chosen in legal
        redealt = state.copy()
        redealt.resample(seat, rng)
        assert ask(bot, redealt, seat, step) == chosen
        n = policy.narrow(state, seat, out, state.legal_into(seat, out))
        worth_a_search = [int(out[i]) for i in range(n)]
        assert worth_a_search
        assert set(worth_a_search) <= set(legal)
        assert len(set(worth_a_search)) == n
        policy.progress(state, seat)
        state.apply(seat, legal[rng.below(len(legal))] if rng.below(4) == 0 else chosen)
