"""Pauses: like people's, by level, moment and tempo, and by nothing else."""

from __future__ import annotations

from statistics import correlation, median, quantiles

import pytest

from quintet import get_game
from quintet.bots import LEVELS, ask, get_bot
from quintet.core.rng import Rng
from quintet.server.decisions import Followed
from quintet.server.pauses import Moment, draw_pause, time_to_think
from tests.server.played import N_PLAYERS, header_of, play

MANY = 20_000


def drawn(level: str, moment: Moment, tempo: float = 1.0, seed: int = 1) -> list[float]:
    rng = Rng(seed)
    return [draw_pause(rng, level, moment, tempo) for _ in range(MANY)]


@pytest.mark.parametrize(
    ("level", "moment", "seconds"),
    [
        ("normal", Moment.TURN, 2.0),
        ("normal", Moment.REACTION, 1.1),
        ("normal", Moment.STEP, 0.8),
        ("easy", Moment.TURN, 2.8),
        ("hard", Moment.TURN, 1.7),
    ],
)
def test_the_median_is_that_of_people(level: str, moment: Moment, seconds: float) -> None:
    assert median(drawn(level, moment)) == pytest.approx(seconds, rel=0.02)


@pytest.mark.parametrize("moment", Moment)
def test_the_rise_is_steep_and_the_tail_is_long(moment: Moment) -> None:
    """Log-normal: as many twice as slow as are twice as quick, and none is instant or endless."""
    pauses = drawn("normal", moment)
    middle = median(pauses)
    low, *_, high = quantiles(pauses, n=20)
    assert low / middle == pytest.approx(middle / high, rel=0.05)
    assert high / middle == pytest.approx(2.1, rel=0.05)
    assert min(pauses) > middle / 6
    assert max(pauses) < middle * 6


@pytest.mark.parametrize("moment", Moment)
def test_better_players_are_quicker(moment: Moment) -> None:
    easy, normal, hard = (median(drawn(level, moment)) for level in LEVELS)
    assert easy > normal > hard


def test_the_tempo_of_a_table_scales_all_pauses() -> None:
    pauses = drawn("easy", Moment.TURN)
    assert drawn("easy", Moment.TURN, tempo=0.5) == pytest.approx([pause / 2 for pause in pauses])
    assert set(drawn("easy", Moment.TURN, tempo=0)) == {0}


def test_thinking_ends_before_the_pause_does() -> None:
    for pause in drawn("hard", Moment.REACTION):
        assert 0 < time_to_think(pause) < pause


def test_one_pause_tells_nothing_of_the_next() -> None:
    pauses = drawn("normal", Moment.REACTION)
    assert abs(correlation(pauses[:-1], pauses[1:])) < 0.03


@pytest.mark.parametrize("moment", Moment)
def test_the_same_random_numbers_give_the_same_pauses(moment: Moment) -> None:
    assert drawn("hard", moment, seed=5) == drawn("hard", moment, seed=5)
    assert drawn("hard", moment, seed=5) != drawn("hard", moment, seed=6)


def _pauses_along(bot: str, redeal: int) -> list[float]:
    """The pauses of all seats along a match, drawn as a table does, while bots decide on redealt hands."""
    game = get_game("solo")
    played = play(game, seed=2)
    player = get_bot(game, bot)
    match = Followed(header_of(game, 2))
    rng = Rng(7)
    pauses = []
    for n, action in enumerate(played.log):
        for seat in range(N_PLAYERS):
            moment = Moment.TURN if seat == match.state.turn else Moment.REACTION
            pauses.append(draw_pause(rng, bot, moment))
            other = match.state.copy()
            other.resample(-1, Rng(redeal + n))
            if other.legal_actions(seat):
                ask(player, other, seat, redeal)
        match.follow([action])
    return pauses


@pytest.mark.parametrize("bot", ["easy", "rules"])
def test_pauses_are_the_same_whatever_the_hands_are(bot: str) -> None:
    assert _pauses_along(bot, 100) == _pauses_along(bot, 9000)
