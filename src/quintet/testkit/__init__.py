"""The laws that every game must obey: run them on your own game before you trust it.

    from quintet.testkit import check_game, check_words
    check_words(game)
    check_game(game, game.options(), n_players=3, seed=1)

`quintet.testkit.strategies` (needs Hypothesis) draws options, seats and seeds for a game.
"""

from __future__ import annotations

from quintet.testkit.laws import (
    LawBroken,
    check_agreement,
    check_conservation,
    check_copy,
    check_game,
    check_meaning,
    check_observation,
    check_position,
    check_proposals,
    check_recall,
    check_redeal,
    check_replay,
    check_resample,
    check_words,
    fingerprint,
)

__all__ = [
    "LawBroken",
    "check_agreement",
    "check_conservation",
    "check_copy",
    "check_game",
    "check_meaning",
    "check_observation",
    "check_position",
    "check_proposals",
    "check_recall",
    "check_redeal",
    "check_replay",
    "check_resample",
    "check_words",
    "fingerprint",
]
