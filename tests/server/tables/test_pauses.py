"""Pauses: like people's, by level, moment and tempo, and by nothing else."""

from __future__ import annotations

from statistics import correlation, median, quantiles

import pytest

from bench.throw_ins import duel, measure
from quintet import get_game
from quintet.bots import LEVELS, ask, get_bot
from quintet.core.match import Match
from quintet.core.rng import Rng
from quintet.server.tables.attendance import _moment as moment_of
from quintet.server.tables.pauses import Moment, draw_pause, time_to_think
from quintet.server.thinking.decisions import Followed
from tests.server.thinking.played import N_PLAYERS, header_of, play

MANY = 20_000


def drawn(level: str, moment: Moment, tempo: float = 1.0, seed: int = 1) -> list[float]:
    rng = Rng(seed)
    return [draw_pause(rng, level, moment, tempo) for _ in range(MANY)]


@pytest.mark.parametrize(
    ("level", "moment", "seconds"),
    [
        ("normal", Moment.TURN, 2.0),
        ("normal", Moment.REACTION, 1.55),
        ("normal", Moment.STEP, 0.8),
        ("normal", Moment.FORCED, 0.6),
        ("easy", Moment.TURN, 2.8),
        ("hard", Moment.TURN, 1.7),
    ],
)
def test_the_median_is_that_of_people(level: str, moment: Moment, seconds: float) -> None:
    assert median(drawn(level, moment)) == pytest.approx(seconds, rel=0.02)


def test_nobody_ponders_where_everybody_sees_that_there_is_nothing_to_decide() -> None:
    """In 15GO! no card is seen by its owner alone. A hand of SOLO is: how much can be done with it stays a secret."""
    fifteen, solo = Match("fifteen_go", 2, seed=7), Match("solo", 2, seed=7)
    first = int(fifteen.state.turn)
    assert [len(fifteen.legal(first)), moment_of(fifteen, first)] == [1, Moment.FORCED]
    for _ in range(60):
        seat = int(solo.state.turn)
        assert moment_of(solo, seat) is not Moment.FORCED
        solo.play(seat, solo.legal(seat)[-1])


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
    easy, normal, hard, expert = (median(drawn(level, moment)) for level in LEVELS)
    assert easy > normal > hard == expert


@pytest.mark.parametrize(("level", "least", "most"), [("easy", 0.75, 0.9), ("normal", 0.47, 0.53), ("hard", 0.2, 0.4)])
def test_somebody_who_reacts_in_1200_milliseconds_gets_their_share_of_the_races(
    level: str, least: float, most: float
) -> None:
    """Against one bot that holds the same card, at the usual tempo; at a leisurely one they get more."""
    assert least <= duel(level) <= most
    assert duel(level, tempo=1.5) > duel(level) + 0.1


@pytest.mark.parametrize(("level", "least"), [("easy", 0.75), ("normal", 0.5)])
@pytest.mark.parametrize("n_bots", [1, 3])
def test_most_throw_ins_are_still_there_for_people_in_whole_matches(level: str, least: float, n_bots: int) -> None:
    races = measure(level, n_bots, n_matches=3)
    assert races.wanted > 20
    assert races.share >= least


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
