"""What bots decide from a header and a log: as `ask` does, never anything illegal, never with open cards."""

from __future__ import annotations

import pytest

from quintet import Game, Match, all_games, get_game
from quintet.bots import Policy, PolicyBot, UnknownBot
from quintet.core.errors import BadSeat
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State
from quintet.server.thinking import decisions
from quintet.server.thinking.decisions import (
    Asking,
    BadDecision,
    Decision,
    Followed,
    Header,
    decide,
    decide_at_once,
    hint,
)
from tests.games.solo_table import table
from tests.server.thinking.played import Played, everybody, header_of, play

GAMES = [pytest.param(game, id=game.id) for game in all_games()]


class Stubborn(Policy):
    """Wants the same always."""

    def __init__(self, action: int) -> None:
        self.action = action

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        return self.action


def stubborn(monkeypatch: pytest.MonkeyPatch, action: int, *names: str) -> None:
    """Put a stubborn bot in the place of others."""
    true_bot = decisions._bot

    def bot(game_id: str, name: str) -> object:
        return PolicyBot(name, Stubborn(action)) if name in names else true_bot(game_id, name)

    monkeypatch.setattr(decisions, "_bot", bot)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("bot", ["random", "rules", "easy", "normal", "rollout-2", "wide-2", "ismcts-20"])
def test_decisions_are_those_of_ask(game: Game, bot: str) -> None:
    played = play(game, seed=3)
    match = Followed(played.header)
    for n, action in enumerate(played.log):
        if n % 7 == 0:
            assert decide(match, everybody(bot, n), 60.0) == played.expected(n, everybody(bot, n))
        match.follow([action])


def test_seats_that_cannot_act_are_left_out() -> None:
    match = Followed(header_of(get_game("i_go"), 1))
    assert [one.seat for one in decide(match, everybody("rules", 1), 1.0)] == [int(match.state.turn)]


def test_nobody_decides_when_the_match_is_over() -> None:
    game = get_game("i_go")
    match = Followed(header_of(game, 1))
    match.state.playout(Rng(1))
    assert decide(match, everybody("rules", 1), 1.0) == []
    assert hint(match, Asking(0, "hard", 1), 0.1) == []


def test_a_match_may_start_from_a_position() -> None:
    position = table(["R1 R2", "G1 G2 G3"]).position()
    header = Header("solo", {}, 2, "00", position)
    match = Match.from_position(get_game("solo"), position)
    followed = Followed(header)
    found, expected = followed.game.piles(followed.state), match.game.piles(match.state)
    assert [(pile.place, pile.cards) for pile in found] == [(pile.place, pile.cards) for pile in expected]
    (decision,) = decide_at_once(header, [], [Asking(0, "easy", 1)])
    assert match.game.actions.format(decision.action) in match.legal(0)


@pytest.mark.parametrize("seat", [-1, 3])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    with pytest.raises(BadSeat, match=f"no seat {seat}"):
        decide(Followed(header_of(get_game("solo"), 1)), [Asking(seat, "rules", 1)], 1.0)


@pytest.mark.parametrize("bot", ["oracle", "oracle-5"])
def test_a_bot_that_sees_all_cards_does_not_play_at_tables(bot: str) -> None:
    match = Followed(header_of(get_game("solo"), 1))
    with pytest.raises(UnknownBot, match="sees all cards"):
        decide(match, everybody(bot, 1), 1.0)
    with pytest.raises(UnknownBot, match="sees all cards"):
        hint(match, Asking(int(match.state.turn), bot, 1), 1.0)


def test_a_bot_that_does_not_think_has_no_hints() -> None:
    match = Followed(header_of(get_game("solo"), 1))
    with pytest.raises(UnknownBot, match="does not think"):
        hint(match, Asking(int(match.state.turn), "rules", 1), 1.0)


@pytest.mark.parametrize("action", [NOTHING, 10**6])
def test_an_illegal_wish_is_an_error(monkeypatch: pytest.MonkeyPatch, action: int) -> None:
    stubborn(monkeypatch, action, "easy")
    with pytest.raises(BadDecision):
        decide(Followed(header_of(get_game("solo"), 1)), everybody("easy", 1), 1.0)


def secret_choice() -> Played:
    """A moment of Level 8 in which others than the seat on turn must choose."""
    game = get_game("level_8")
    for preset in game.presets.values():
        for seed in range(40):
            header = Header(game.id, preset.to_json(), 3, f"{seed:x}")
            match, rng, log = Followed(header), Rng(seed), list[tuple[int, int]]()
            while not match.state.is_over and len(log) < 300:
                seat = next(seat for seat in range(3) if match.legal(seat))
                if not match.legal(int(match.state.turn)):
                    return Played(header, log)
                legal = match.legal(seat)
                log.append((seat, legal[int(rng.below(len(legal)))]))
                match.follow(log[-1:])
    raise AssertionError("no such moment")


def test_nobody_waits_where_all_wait_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    played = secret_choice()
    match = Followed(played.header)
    match.follow(played.log)
    stubborn(monkeypatch, NOTHING, "easy")
    found = decide(match, everybody("easy", 1), 1.0)
    assert found
    for decision in found:
        assert decision.action in match.legal(decision.seat)


@pytest.mark.parametrize("game", GAMES)
def test_at_once_the_rules_player_decides(game: Game) -> None:
    played = play(game, seed=4)
    n = len(played.log) // 2
    found = decide_at_once(played.header, played.log[:n], everybody("hard", 9))
    assert found == played.expected(n, everybody("rules", 9))


def test_if_even_the_rules_player_fails_somebody_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    stubborn(monkeypatch, 10**6, "rules")
    header = header_of(get_game("solo"), 1)
    (found,) = decide_at_once(header, [], everybody("hard", 9))
    assert found in [Decision(found.seat, action) for action in Followed(header).legal(found.seat)]
