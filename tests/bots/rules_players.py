"""What holds for the rules player of every game: it answers legally, and by what its seat knows."""

from __future__ import annotations

from quintet import Match
from quintet.bots import ask, get_bot
from quintet.core.game import Game
from quintet.core.options import Options
from quintet.core.rng import Rng


def choices(match: Match, n_seeds: int = 8) -> set[str]:
    """What the rules player of the seat on turn decides, over several seeds: ties are broken at random."""
    bot = get_bot(match.game, "rules")
    seat = int(match.state.turn)
    return {match.game.actions.format(ask(bot, match.state, seat, seed)) for seed in range(n_seeds)}


def choice(match: Match) -> str:
    """The only decision there is for the rules player of the seat on turn."""
    (found,) = choices(match)
    return found


def play_legally(game: Game, options: Options, n_players: int, seed: int, most: int = 400) -> None:
    """In a match of rules players with a random action now and then, every decision is legal.

    A state and its redeal, which the seat cannot tell apart, give the same decision, and asking changes nothing.
    """
    bot = get_bot(game, "rules")
    state = game.deal(options, n_players, seed)
    rng = Rng(seed + 1)
    for step in range(most):
        if state.is_over:
            return
        seat = int(state.turn)
        legal = state.legal_actions(seat)
        action = ask(bot, state, seat, step)
        assert action in legal
        twin = state.copy()
        twin.resample(seat, Rng(step + 99))
        assert ask(bot, twin, seat, step) == action
        assert ask(bot, state, seat, step) == action
        state.apply(seat, action if rng.below(4) else legal[rng.below(len(legal))])
