"""Hints: ranked, honest, with a reason that can be said."""

from __future__ import annotations

import pytest

from quintet import Game, Match, all_games, get_game
from quintet.bots import ThinkingBot, ask, get_bot
from quintet.bots.hints import beside_in, hints
from quintet.core.errors import QuintetError
from quintet.core.rng import Rng
from quintet.core.state import State
from quintet.texts import Texts
from tests.games.fifteen_go_tables import table as fifteen_go_table
from tests.games.i_go_positions import table as i_go
from tests.games.level_8_table import table as level_8
from tests.games.solo_table import table


def searcher(game: Game, effort: int = 200) -> ThinkingBot:
    return ThinkingBot("hint", game.policy(), "ismcts", len(game.actions), effort)


def test_the_winning_card_comes_first() -> None:
    game = get_game("solo")
    state = table(["R1", "G1 G2 G3"], options="scoring=round").state
    best = hints(game, searcher(game), state, 0)[0]
    assert (best.action, best.reason) == ("lay R1", "hint-wins-round")
    assert best.chance > 0.9


def test_the_last_card_comes_first() -> None:
    game = get_game("fifteen_go")
    state = fifteen_go_table(["", "B9 B8"], ["", "B6"], turned="R5").state
    best = hints(game, searcher(game), state, 0)[0]
    assert (best.action, best.reason) == ("give 1", "hint-last-card")
    assert best.chance > 0.9


def test_saying_solo_is_better_than_not() -> None:
    game = get_game("solo")
    state = table(["R1 R2", "G1 G2 G3"]).state
    found = [hint.action for hint in hints(game, searcher(game), state, 0)]
    assert found[0].endswith("SOLO")


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_hints_can_be_said_and_are_legal(game: Game) -> None:
    texts = Texts(game_id=game.id)
    state = game.new_state(game.options(), 3, seed=5)
    seat = int(state.turn)
    found = hints(game, searcher(game, 60), state, seat)
    assert found
    legal = game.actions.format_all(state.legal_actions(seat))
    for hint in found:
        assert hint.action in legal
        assert texts.say(hint.reason)
        assert 0 <= hint.chance <= 1


def test_a_hint_says_when_there_is_nothing_else_to_do() -> None:
    game = get_game("solo")

    def only(hands: list[str], seat: int) -> list[bool]:
        return [hint.is_only for hint in hints(game, searcher(game, 60), table(hands, top="R7").state, seat)]

    assert only(["B1 B2", "G1 G2 G3"], 0) == [True]
    assert True not in only(["R1 B2", "G1 G2 G3"], 0)
    assert True not in only(["B1 B2", "R7 G2 G3"], 1)  # a twin may be thrown in, or not


def positions(game: Game, n: int) -> list[tuple[State, int]]:
    """Positions along a match of rules players, each with a seat that has something to decide."""
    state = game.new_state(game.options(), 3, seed=8)
    rng = Rng(8)
    found: list[tuple[State, int]] = []
    while len(found) < n and not state.is_over:
        seats = [seat for seat in range(3) if len(state.legal_actions(seat)) > 1]
        if seats and rng.below(3) == 0:
            found.append((state.copy(), seats[-1]))
        policy_step(game, state, rng)
    return found


def policy_step(game: Game, state: State, rng: Rng) -> None:
    seat = next(seat for seat in range(int(state.n_players)) if int(state.actors()) >> seat & 1)
    turn = int(state.turn)
    seat = turn if state.legal_actions(turn) else seat
    state.apply(seat, game.policy().decide(state, seat, rng))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_the_same_position_gives_the_same_hint_whatever_is_hidden(game: Game) -> None:
    """The bot is the one that hints come from, but thinks less: what is asked is whether it can waver at all."""
    bot = ThinkingBot("hint", game.policy(), game.skill.method, len(game.actions), 8)
    for state, seat in positions(game, 3):
        first = hints(game, bot, state, seat)
        for n in range(20):
            other = state.copy()
            if n % 2:
                other.resample(seat, Rng(n))
            assert hints(game, bot, other, seat) == first


def test_another_position_is_searched_by_other_random_numbers() -> None:
    game = get_game("solo")
    bot = ThinkingBot("hint", game.policy(), "rollout", len(game.actions), 8)
    dealt = [game.new_state(game.options(), 3, seed) for seed in range(6)]
    chances = {hints(game, bot, state, int(state.turn))[0].chance for state in dealt}
    assert len(chances) > 1


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_hint_says_the_whole_of_a_compound_move(game: Game) -> None:
    """What is proposed can be played as it stands; the first step is the hint's action."""
    bot = ThinkingBot("hint", game.policy(), game.skill.method, len(game.actions), 2)
    for state, seat in positions(game, 12):
        proposals = [game.actions.format_all(steps) for steps in game.proposals(state, seat)]
        for hint in hints(game, bot, state, seat):
            whole = [hint.action, *hint.rest]
            assert whole in proposals or not hint.rest
            assert hint.rest or not any(len(steps) > 1 and steps[0] == hint.action for steps in proposals)


@pytest.mark.parametrize("method", ["ismcts", "rollout"])
def test_a_single_choice_has_its_chance_too(method: str) -> None:
    game = get_game("solo")
    state = table(["B1 B2 B3", "G1 G2 G3"]).state
    assert game.actions.format_all(state.legal_actions(0)) == ["take"]
    (only,) = hints(game, ThinkingBot("hint", game.policy(), method, len(game.actions), 50), state, 0)
    assert 0.1 < only.chance < 0.9


def test_a_lay_down_is_hinted_at_whole() -> None:
    game = get_game("level_8")
    match = level_8(["R1 R2 R3 R4 B9 G9 Y9 P15 P14 P13", "R5"], phase="play")
    found = next(hint for hint in hints(game, searcher(game, 8), match.state, 0) if hint.action == "lay level")
    assert found.rest
    match.play_all(0, [found.action, *found.rest])
    assert match.view(0).facts["laid"] == [1, 0]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
@pytest.mark.parametrize("method", ["ismcts", "rollout"])
def test_no_hint_has_a_better_chance_than_one_before_it(game: Game, method: str) -> None:
    bot = ThinkingBot("hint", game.policy(), method, len(game.actions), 20)
    for seed in range(30):
        state = game.new_state(game.options(), 4, seed=seed)
        chances = [hint.chance for hint in hints(game, bot, state, int(state.turn))]
        assert chances == sorted(chances, reverse=True)


def test_a_hint_does_not_depend_on_hidden_cards() -> None:
    game = get_game("solo")
    state = game.new_state(game.options(), 3, seed=5)
    other = state.copy()
    other.resample(int(state.turn), Rng(9))
    mine = [hints(game, searcher(game), each, int(state.turn)) for each in (state, other)]
    assert mine[0] == mine[1]


def test_a_seat_with_nothing_to_decide_gets_no_hint() -> None:
    game = get_game("solo")
    match = table(["R1 R2", "G1 G2 G3"])
    with pytest.raises(QuintetError, match="seat 1 has nothing to decide"):
        hints(game, searcher(game), match.state, 1)


ROW = "R1 R2 R3 R4 R5 R6 O7 O8 O9 O10"  # of I Go!, without an 11


@pytest.mark.parametrize(
    ("action", "reason", "match"),
    [
        ("take discard", "hint-fits-row", i_go([f"{ROW} G9 G10", "B1 B2"], discard="O11")),
        ("take discard", "hint-cheap-card", i_go([f"{ROW} G9 G10", "B1 B2"], discard="Y1")),
        ("take discard", "hint-free-card", i_go([f"{ROW} G9 G10", "B1 B2"], discard="K4")),
        ("take display", "hint-free-card", i_go([f"{ROW} G9 G10", "B1 B2"])),
        ("take display", "hint-next-colour", i_go([f"{ROW} G9 G10", "B1 B2"], display="G1 G2 Y3")),
        ("take display", "hint-voids-round", i_go([f"{ROW} G9 G10", "B1 B2"], display="Y3")),
        ("take stock", "hint-open-cards-bad", i_go([f"{ROW} G9 G10", "B1 B2"], discard="G8", display="Y3")),
        ("take stock", "hint-open-cards-useless", i_go([f"{ROW} G9 G10", "B1 B2"], discard="T11", display="Y3")),
        ("take stock", "hint-searched", i_go([f"{ROW} G9 G10", "B1 B2"], discard="Y11", display="Y3")),
        ("take discard", "hint-can-go-back", i_go([f"{ROW} G1 G2", "B1 B2"], discard="Y11")),
        ("take stock", "hint-forces-call", i_go([f"{ROW} G9 G10", "B1 B2"], discard="Y11", stock="V1")),
        ("discard Y11", "hint-goes-back", i_go([f"{ROW} G1 G2 Y11", "B1 B2"], phase="lay", taken="Y11")),
        ("discard G10", "hint-dearest-card", i_go([f"{ROW} G3 G10 K9", "B1 B2"], phase="lay")),
        ("discard G3", "hint-keeps-better-cards", i_go([f"{ROW} G3 G10 K9", "B1 B2"], phase="lay")),
        ("discard R6", "hint-searched", i_go([f"{ROW} G3 G10 K9", "B1 B2"], phase="lay")),
        ("pass", "hint-hand-can-improve", i_go([f"{ROW} G9 G10", "B1 B2"], phase="call")),
        ("I Go!", "hint-perfect", i_go([f"{ROW} O11 K9", "B1 B2"], phase="call")),
        ("I Go!", "hint-few-points", i_go([f"{ROW} O11 G1", "B1 B2"], phase="call")),
        ("I Go!", "hint-calls-first", i_go(["R9 O9 Y9 G9 T9 B9 V9 P9 W9", "B1 B2"], phase="call")),
        ("I Go!", "hint-must-call", i_go([f"{ROW} O11 G1", "B1 B2"], phase="call", stock="")),
        ("row red orange", "hint-least-left", i_go([f"{ROW} O11 G1", "B1 B2"], phase="row")),
        ("row red", "hint-searched", i_go([f"{ROW} O11 G1", "B1 B2"], phase="row")),
    ],
)
def test_reasons_of_i_go(action: str, reason: str, match: Match) -> None:
    policy = match.game.policy()
    number = match.game.actions.parse(action)
    assert number in match.state.legal_actions(0)
    assert policy.reason(match.state, 0, number) == reason


@pytest.mark.parametrize("n_players", [2, 3, 4])
def test_hints_of_i_go_keep_to_the_figure_that_the_table_shows(n_players: int) -> None:
    game = get_game("i_go")
    bot = ThinkingBot("hint", game.policy(), "rollout", len(game.actions), 4)
    player, rng, n_asked = get_bot(game, "easy"), Rng(n_players), 0
    for seed in range(3):
        state = game.deal(game.options(), n_players, seed)
        for _ in range(40):
            seat = int(state.turn)
            own = game.own_facts(state, seat)
            if "enough" in own and len(state.legal_actions(seat)) > 1 and game.prompt(state, seat) == "prompt-call":
                n_asked += 1
                is_enough = own["minus"] <= own["enough"]  # type: ignore[operator]
                best = hints(game, bot, state, seat, seconds=0.02)[0]
                assert best.action == ("I Go!" if is_enough else "pass")
            state.apply(seat, ask(player, state, seat, rng.bits()))
            if state.is_over:
                break
    assert n_asked > 5


def test_a_hint_says_what_its_chance_is_of() -> None:
    game = get_game("solo")
    state = game.deal(game.options(), 3, 1)
    assert hints(game, searcher(game, 20), state, int(state.turn))[0].of == "match"


def test_a_hint_names_what_it_is_about() -> None:
    game = get_game("solo")
    zones = {"hand": [["R5", "R8", "B8", "G1", "Y2"], ["B1"]], "discard": ["R9"]}
    state = Match.from_position(game, {"players": 2, "zones": zones, "facts": {"turn": 0}}).state
    found = {hint.action: hint for hint in hints(game, searcher(game, 20), state, 0)}
    assert (found["lay R5"].reason, found["lay R5"].particulars) == ("hint-keeps-playable", {"n": 1, "left": 4})


@pytest.mark.parametrize("method", ["ismcts", "rollout"])
def test_a_hint_stands_beside_the_next_best_choice(method: str) -> None:
    game = get_game("fifteen_go")
    state = fifteen_go_table(["", "B9 B8"], ["", "B6"], turned="R5").state
    best, second, *_ = hints(game, ThinkingBot("hint", game.policy(), method, len(game.actions), 200), state, 0)
    assert best.beside is not None
    assert (best.beside.action, best.beside.chance, best.beside.lead) == (second.action, second.chance, "clear")
    assert second.beside is None


def test_the_only_choice_stands_beside_none() -> None:
    game = get_game("solo")
    (only,) = hints(game, searcher(game, 20), table(["B1 B2 B3", "G1 G2 G3"]).state, 0)
    assert only.beside is None


class Sure:
    """A thought that is as sure of its lead as it is told to be."""

    is_done = True
    is_of_round = False

    def __init__(self, ahead: float, sure: float) -> None:
        self.ahead = ahead
        self.sure = sure

    def run(self, n: int) -> None: ...

    def best_action(self) -> int:
        return 0

    def ranked(self) -> list[tuple[int, float]]:
        return [(0, 0.5), (1, 0.5 - self.ahead)]

    def lead_over(self, action: int, other: int) -> float:
        return self.sure


@pytest.mark.parametrize(
    ("ahead", "sure", "lead"),
    [
        (0.2, 3, "clear"),
        (0.2, 1.5, "little"),
        (0.05, 9, "little"),
        (0.05, 0.5, "none"),
        (0.2, 0, "none"),
        (0.001, 9, "none"),
    ],
)
def test_only_what_is_no_noise_is_called_better(ahead: float, sure: float, lead: str) -> None:
    found = beside_in(get_game("solo"), Sure(ahead, sure), [0, 1], [0.5, 0.5 - ahead])
    assert found is not None
    assert found.lead == lead


def test_nothing_is_said_of_a_choice_that_seems_better_than_what_the_figures_say() -> None:
    assert beside_in(get_game("solo"), Sure(0, -3), [0, 1], [0.5, 0.5]) is None
