"""The levels: they err as people do, easy more than normal, and nobody errs who wins the round."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quintet import GAME_IDS, Game, all_games, get_game
from quintet.bots import LEVELS, ask, get_bot, rules_policy
from quintet.bots.levels import SLIPS, THINKING, SlippingBot, Slips
from quintet.bots.reaction import pace_of
from quintet.core.match import Match
from quintet.core.state import NOTHING
from tests.games.fifteen_go_tables import table as fifteen_go_table
from tests.games.i_go_positions import table as i_go_table
from tests.games.solo_table import table

GAMES = [pytest.param(game, id=game.id) for game in all_games()]


def slipping(game_id: str, overlooks: int, forgets: int = 0) -> SlippingBot:
    game = get_game(game_id)
    return SlippingBot("slips", game, rules_policy(game), Slips(overlooks, forgets))


def decision(bot: SlippingBot, match: Match, seat: int = 0, seed: int = 1) -> str:
    action = ask(bot, match.state, seat, seed)
    return "" if action == NOTHING else match.game.actions.format(action)


def test_every_game_has_its_levels() -> None:
    assert set(THINKING) == set(SLIPS["easy"]) == set(SLIPS["normal"]) == set(GAME_IDS)


@pytest.mark.parametrize("game", GAMES)
def test_no_level_sees_more_than_its_seat(game: Game) -> None:
    assert not any(get_bot(game, level).sees_all for level in LEVELS)
    assert get_bot(game, "oracle").sees_all


@pytest.mark.parametrize("game", GAMES)
def test_easy_slips_more_than_normal(game: Game) -> None:
    easy, normal = (SLIPS[level][game.id] for level in ("easy", "normal"))
    assert easy.overlooks > normal.overlooks > 0
    assert easy.forgets >= normal.forgets


def test_what_is_overlooked_is_the_best_place() -> None:
    match = fifteen_go_table(["R9 R8", "B9"], ["", "B6"], rows=["G4"], turned="R5")
    assert decision(slipping("fifteen_go", overlooks=0), match) == "row 0"
    assert decision(slipping("fifteen_go", overlooks=100), match) == "give 1"
    match = fifteen_go_table(["R9 R8", "B9"], rows=["G4"], turned="R5")
    assert decision(slipping("fifteen_go", overlooks=100), match) == "put down"


def test_slips_are_as_frequent_as_they_shall_be() -> None:
    match = fifteen_go_table(["R9 R8", "B9"], rows=["G4"], turned="R5")
    bot = slipping("fifteen_go", overlooks=30)
    slips = sum(decision(bot, match, seed=seed) == "put down" for seed in range(2000))
    assert abs(slips - 600) < 70


def test_nobody_overlooks_what_wins() -> None:
    match = fifteen_go_table(["", "B9 B8"], ["", "B6"], turned="R5")
    assert decision(slipping("fifteen_go", overlooks=100), match) == "give 1"
    assert decision(slipping("solo", overlooks=100), table(["R1", "G1 G2 G3"])) == "lay R1"


def test_who_has_no_choice_cannot_slip() -> None:
    assert decision(slipping("fifteen_go", overlooks=100), fifteen_go_table(["R9", "B9"])) == "turn"


def test_a_throw_in_is_missed() -> None:
    match = table(["G1 G2 G3", "R5 B1 B2 B3"], top="R5")
    assert decision(slipping("solo", overlooks=0), match, seat=1).startswith("throw in R5")
    assert decision(slipping("solo", overlooks=100), match, seat=1) == ""


def test_solo_is_forgotten_and_the_card_is_laid_all_the_same() -> None:
    match = table(["R1 B9", "G1 G2 G3"])
    assert decision(slipping("solo", overlooks=0), match) == "lay R1 SOLO"
    assert decision(slipping("solo", overlooks=0, forgets=100), match) == "lay R1"


def test_nothing_else_is_forgotten() -> None:
    match = table(["R1 B9 B8", "G1 G2 G3"])
    assert decision(slipping("solo", overlooks=0, forgets=100), match) == "lay R1"
    match = table(["R1 B9", "G1 G2 G3"], options="solo_call=catch")
    match.play(0, "lay R1")
    assert decision(slipping("solo", overlooks=0, forgets=100), match) == "say SOLO"


PERFECT = "R1 R2 R3 R4 R5 R6 O7 O8 O9 O10 O11 K10"


def n_calls(level: str, stock: str | None) -> int:
    """How often of a hundred times a level calls with a perfect hand."""
    game = get_game("i_go")
    match = i_go_table([PERFECT, "B1 B2"], phase="call", stock=stock)
    call = game.actions.parse("I Go!")
    return sum(ask(get_bot(game, level), match.state, 0, seed) == call for seed in range(100))


def test_the_weaker_the_level_the_longer_it_waits() -> None:
    assert 0 < n_calls("easy", None) < n_calls("normal", None) < n_calls("hard", None) == 100


@pytest.mark.parametrize("level", ["easy", "normal"])
def test_a_call_that_must_be_made_is_made(level: str) -> None:
    assert n_calls(level, "") == 100


def middle(times: vec[i64]) -> int:
    return int(times[len(times) // 2])


def test_the_better_the_level_the_quicker() -> None:
    """On turn and out of turn, each by its own factor of the same distribution."""
    easy, normal, hard = (pace_of(level) for level in LEVELS)
    for slow, quick in ((easy, normal), (normal, hard)):
        assert middle(slow.thinking) > middle(quick.thinking) * 1.1
        assert middle(slow.reacting) > middle(quick.reacting) * 1.1
    for pace in (easy, normal, hard):
        assert pace.reacting[0] > 100  # nobody reacts quicker than people can
        assert middle(pace.reacting) < middle(pace.thinking)


def test_a_bot_by_its_effort_has_the_pace_of_its_kind() -> None:
    assert list(pace_of("rollout-64").reacting) == list(pace_of("hard").reacting)
    assert list(pace_of("oracle-9").thinking) == list(pace_of("hard").thinking)
