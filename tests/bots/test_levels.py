"""The levels: they err as people do, easy more than normal, but never where they can win the round."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from quintet import Game, all_games, get_game
from quintet.bots import LEVELS, ask, get_bot
from quintet.bots.bot import METHODS
from quintet.bots.levels import SlippingBot
from quintet.bots.reaction import pace_of
from quintet.core.match import Match
from quintet.core.skill import Slips
from quintet.core.state import NOTHING
from tests.games.fifteen_go_tables import table as fifteen_go_table
from tests.games.i_go_positions import table as i_go_table
from tests.games.level_8_table import table as level_8_table
from tests.games.solo_table import table

GAMES = [pytest.param(game, id=game.id) for game in all_games()]


def slipping(game_id: str, overlooks: int, forgets: int = 0) -> SlippingBot:
    game = get_game(game_id)
    return SlippingBot("slips", game, game.policy(), Slips(overlooks, forgets))


def decision(bot: SlippingBot, match: Match, seat: int = 0, seed: int = 1) -> str:
    action = ask(bot, match.state, seat, seed)
    return "" if action == NOTHING else match.game.actions.format(action)


@pytest.mark.parametrize("game", GAMES)
def test_levels_name_methods_and_verbs_that_exist(game: Game) -> None:
    assert game.skill.method in METHODS
    assert game.skill.expert is None or game.skill.expert.method in METHODS
    assert {game.skill.daring, game.skill.obvious} <= {None, *game.actions.verbs}


@pytest.mark.parametrize("game", GAMES)
def test_no_level_sees_more_than_its_seat(game: Game) -> None:
    assert not any(get_bot(game, level).sees_all for level in LEVELS)
    assert get_bot(game, "oracle").sees_all


@pytest.mark.parametrize("game", GAMES)
def test_easy_slips_more_than_normal(game: Game) -> None:
    easy, normal = game.skill.easy, game.skill.normal
    assert easy.overlooks > normal.overlooks > 0
    assert easy.forgets >= normal.forgets


def test_what_is_overlooked_is_the_best_place() -> None:
    match = fifteen_go_table(["R9 R8", "B9"], ["", "B6"], rows=["G4"], turned="R5")
    assert decision(slipping("fifteen_go", overlooks=0), match) == "row 0"
    assert decision(slipping("fifteen_go", overlooks=100), match) == "give 1"
    match = fifteen_go_table(["R9 R8", "B9"], rows=["G4"], turned="R5")
    assert decision(slipping("fifteen_go", overlooks=100), match) == "put down"


def test_slips_are_as_frequent_as_declared() -> None:
    match = fifteen_go_table(["R9 R8", "B9"], rows=["G4"], turned="R5")
    bot = slipping("fifteen_go", overlooks=30)
    slips = sum(decision(bot, match, seed=seed) == "put down" for seed in range(2000))
    assert abs(slips - 600) < 70


def test_nobody_overlooks_what_wins() -> None:
    match = fifteen_go_table(["", "B9 B8"], ["", "B6"], turned="R5")
    assert decision(slipping("fifteen_go", overlooks=100), match) == "give 1"
    assert decision(slipping("solo", overlooks=100), table(["R1", "G1 G2 G3"])) == "lay R1"


def test_a_bot_without_a_choice_cannot_slip() -> None:
    assert decision(slipping("fifteen_go", overlooks=100), fifteen_go_table(["R9", "B9"])) == "turn"


def test_nobody_overlooks_that_they_may_turn_on() -> None:
    """FG-7: a slip is to turn a card that had better be kept, not to stop for nothing."""
    bot = slipping("fifteen_go", overlooks=100)
    assert decision(bot, fifteen_go_table(["R9 R8", "B9"], ["R3", "B12"], may_stop=True)) == "turn"
    match = fifteen_go_table(["R9 R5", "B9 B6"], ["R12", "B14"], may_stop=True, seen=[1, 1])
    assert decision(slipping("fifteen_go", overlooks=0), match) == "stop"
    assert decision(bot, match) == "turn"


def test_a_throw_in_is_missed() -> None:
    match = table(["G1 G2 G3", "R5 B1 B2 B3"], top="R5")
    assert decision(slipping("solo", overlooks=0), match, seat=1).startswith("throw in R5")
    assert decision(slipping("solo", overlooks=100), match, seat=1) == ""


def test_solo_is_forgotten_and_the_card_is_laid_all_the_same() -> None:
    match = table(["R1 B9", "G1 G2 G3"])
    assert decision(slipping("solo", overlooks=0), match) == "lay R1 SOLO"
    assert decision(slipping("solo", overlooks=0, forgets=100), match) == "lay R1"


def test_solo_is_forgotten_with_a_card_thrown_in() -> None:
    match = table(["G1 G2 G3", "CC B1"], top="CC")
    assert decision(slipping("solo", overlooks=0), match, seat=1) == "throw in CC blue SOLO"
    assert decision(slipping("solo", overlooks=0, forgets=100), match, seat=1) == "throw in CC blue"


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


GOOD = "R1 R2 R3 R4 R5 R6 O7 O8 O9 O10 G7 V8"  # 15 minus points: with two players it is well worth a call
EXCELLENT = "R1 R2 R3 R4 R5 R6 O7 O8 O9 O10 O11 G2"


def shares_of_calls(hand: str, round_turns: int, n_players: int = 2) -> list[float]:
    """How often each level calls with a hand in a turn of the round, easy first."""
    game = get_game("i_go")
    hands = [hand, "B1 B2", "B3 B4", "B5 B6"][:n_players]
    match = i_go_table(hands, phase="call", round_turns=round_turns)
    call = game.actions.parse("I Go!")
    return [sum(ask(get_bot(game, level), match.state, 0, seed) == call for seed in range(50)) / 50 for level in LEVELS]


@pytest.mark.parametrize("n_players", [2, 4])
def test_only_hard_calls_before_everybody_has_had_a_turn(n_players: int) -> None:
    assert shares_of_calls(GOOD, n_players - 1, n_players)[:2] == [0, 0]
    easy, normal = shares_of_calls(GOOD, n_players, n_players)[:2]
    assert 0 < easy < normal
    assert shares_of_calls(GOOD, 1)[2] == 1  # two players: the others have had none


def test_an_excellent_hand_is_called_with_at_once() -> None:
    easy, normal, hard = shares_of_calls(EXCELLENT, 1)[:3]
    assert 0 < easy < normal < hard == 1


BAD = "R1 R5 R9 O3 O8 G7 V8 V2 P11 P4 T6 T10"


def test_a_slip_never_calls() -> None:
    for round_turns in (1, 4, 9):
        assert shares_of_calls(BAD, round_turns, 4)[:2] == [0, 0]


def middle(times: vec[i64]) -> int:
    return int(times[len(times) // 2])


def test_the_better_the_level_the_quicker() -> None:
    """On turn and out of turn, each by its own factor of the same distribution."""
    easy, normal, hard, expert = (pace_of(level) for level in LEVELS)
    for slow, quick in ((easy, normal), (normal, hard)):
        assert middle(slow.thinking) > middle(quick.thinking) * 1.1
        assert middle(slow.reacting) > middle(quick.reacting) * 1.1
    for pace in (easy, normal, hard):
        assert pace.reacting[0] > 100  # nobody reacts quicker than people can
        assert middle(pace.reacting) < middle(pace.thinking)
    assert list(expert.thinking) == list(hard.thinking)
    assert list(expert.reacting) == list(hard.reacting)


def test_a_bot_with_an_effort_has_the_pace_of_its_kind() -> None:
    assert list(pace_of("rollout-64").reacting) == list(pace_of("hard").reacting)
    assert list(pace_of("oracle-9").thinking) == list(pace_of("hard").thinking)


def test_nobody_takes_a_card_only_to_lay_it_back() -> None:
    """By mistake neither: the card of the discard pile is of no use, so a slip is not seen."""
    hands = ["R1 R2 R3 R4 R5 R6 O7 O8 O9 O10 G1 G2", "B1 B2"]
    match = i_go_table(hands, display="K1 K2 T11", discard="Y11")
    assert {decision(slipping("i_go", overlooks=100), match, seed=seed) for seed in range(8)} <= {"take stock"}


def test_a_card_just_taken_stays_if_another_can_go() -> None:
    hand = "R1 R2 R3 R4 R5 R6 O7 O8 O9 O10 G9 Y11 O11"
    match = i_go_table([hand, "B1 B2"], discard="K11", phase="lay", taken="O11")
    for overlooks in (0, 100):
        assert decision(slipping("i_go", overlooks), match) not in ("", "discard O11")


USELESS = ["R1 Y2 G7 B8 P9 R10 B11", "O6 O12 O13"]


def test_nobody_takes_an_open_card_only_to_discard_it() -> None:
    """Level 8: nor by mistake; then a slip is not seen."""
    match = level_8_table(USELESS, discards=["G15", "P14"])
    assert {decision(slipping("level_8", overlooks=100), match, seed=seed) for seed in range(8)} == {"draw"}


def test_an_open_card_just_taken_stays_for_this_turn() -> None:
    match = level_8_table(["R1 Y2 G8 B9 P10", "O6 O12 O13"], discards=["", "P3"])
    match.play(0, "take from 1")
    for overlooks in (0, 100):
        for seed in range(8):
            chosen = decision(slipping("level_8", overlooks), match, seed=seed)
            assert chosen.startswith("discard")
            assert chosen != "discard P3"


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("n_players", [2, 4])
def test_no_turn_lays_back_the_card_it_began_with(level: str, n_players: int) -> None:
    game = get_game("level_8")
    bot, match = get_bot(game, level), Match(game, n_players=n_players, seed=n_players)
    n_taken, taken = 0, ""
    for step in range(2000):
        if match.is_over:
            break
        seat = next(each for each in range(n_players) if match.legal(each))
        tops = {
            f"take from {pile['seat']}": pile["cards"] for pile in match.view(None).zones if pile["zone"] == "discard"
        }
        n_held = len(match.legal(seat))
        action = game.actions.format(ask(bot, match.state, seat, step))
        if action.startswith("take from"):
            n_taken, taken = n_taken + 1, tops[action][-1]
        elif action == "draw":
            taken = ""
        assert not (taken and action == f"discard {taken}" and n_held > 1)
        match.play(seat, action)
    assert n_taken > 10
