"""What rollouts look at in Skip-Bo Masters and how they judge it, and the reasons that hints give."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from quintet import Match
from quintet.bots import ask, get_bot
from quintet.bots.judge import Judge
from quintet.core.options import Options
from quintet.core.rng import Rng
from quintet.core.state import State, legal_buffer
from quintet.games.skipbo_masters import GAME
from quintet.testkit.strategies import SEEDS, tables
from tests.games.skipbo_masters_table import table


def up_to(number: int) -> str:
    """A building pile that has reached a number."""
    return " ".join(str(k) for k in range(1, number + 1))


# ---------------------------------------------------------------- what is worth a search
def narrowed(state: State) -> list[int]:
    out = legal_buffer()
    n = GAME.policy().narrow(state, state.turn, out, state.legal_into(state.turn, out))
    return [int(out[i]) for i in range(n)]


def choices(match: Match) -> set[str]:
    return set(GAME.actions.format_all(narrowed(match.state)))


@settings(max_examples=15)
@given(tables(GAME), SEEDS)
def test_the_policys_pick_is_among_the_choices(options_and_players: tuple[Options, int], seed: int) -> None:
    state = GAME.deal(*options_and_players, seed)
    policy = GAME.policy()
    rng = Rng(seed)
    for _ in range(300):
        if state.is_over:
            break
        seat = int(state.turn)
        legal = state.legal_actions(seat)
        found = narrowed(state)
        assert found
        assert len(set(found)) == len(found)
        assert set(found) <= set(legal)
        pick = policy.decide(state, seat, rng)
        assert pick in found
        state.apply(seat, pick if rng.below(4) else legal[rng.below(len(legal))])


def test_the_card_that_wins_is_the_only_choice() -> None:
    assert choices(table(["4 9 SB", ""], stocks=["4"], building=[up_to(3)])) == {"play stock to 0"}


def test_equal_building_piles_are_one_choice() -> None:
    piles = [up_to(3), up_to(3), up_to(3), up_to(3)]
    match = table(["4 9", ""], stocks=["7 7 12"], building=piles, coins=[0, 23], beside=[0, 1, 0, 0])
    assert choices(match) == {"play 4 to 0", "play 4 to 1", "discard 4 to 0", "discard 9 to 0"}


def test_each_card_is_discarded_where_it_lies_best() -> None:
    match = table(["8 3 SB", ""], stocks=["7 7 12"], building=[up_to(5)], helps={0: ["4", "9", "2"]}, coins=[0])
    discards = {text for text in choices(match) if text.startswith("discard")}
    assert discards == {"discard 8 to 1", "discard 3 to 0"}


def test_nothing_is_discarded_where_the_own_stock_card_can_be_laid() -> None:
    match = table(["4 9", ""], stocks=["7 7 4"], building=[up_to(3)], coins=[0])
    assert choices(match) == {"play stock to 0", "play 4 to 0"}


def test_the_others_stock_cards_are_not_bought() -> None:
    match = table(["9 9", ""], stocks=["7 7 12", "12 4"], building=[up_to(3)], helps={1: ["4"]})
    assert {text for text in choices(match) if text.startswith("buy")} == {"buy help 1 0 to 0"}


def test_the_play_that_a_stand_in_obliges_to_is_always_a_choice() -> None:
    match = table(["9 9", ""], stocks=["7 7 12", "12 5"], building=[up_to(3)])
    match.play(0, "stand in on 0")
    assert choices(match) == {"buy stock 1 to 0"}


def test_dear_stand_ins_are_for_the_last_cards() -> None:
    assert "stand in on 0" not in choices(table(["8 9", ""], stocks=["7 7 7 12"], building=[up_to(6)]))
    assert "stand in on 0" in choices(table(["8 9", ""], stocks=["7 12"], building=[up_to(6)]))


# ---------------------------------------------------------------- how a playout is judged
def chances(match: Match) -> list[int]:
    """What a playout that stops here is worth by seat."""
    judge = Judge(match.state, GAME.policy())
    judge.settle(match.state)
    return [int(judge.rewards[seat]) for seat in range(int(match.state.n_players))]


@pytest.mark.parametrize("options", ["target=round", "target=500"])
def test_chances_grow_with_what_one_has(options: str) -> None:
    """A smaller stock, more coins, a Skip-Bo, a stock card that can be laid."""
    even = table(["9 9", "9 9"], stocks=["7 7 6", "7 7 6"], coins=[12, 12], options=options)
    assert chances(even)[0] == chances(even)[1]
    for better in (
        table(["9 9", "9 9"], stocks=["7 6", "7 7 6"], coins=[12, 12], options=options),
        table(["9 9", "9 9"], stocks=["7 7 6", "7 7 6"], coins=[16, 8], options=options),
        table(["SB 9", "9 9"], stocks=["7 7 6", "7 7 6"], coins=[12, 12], options=options),
        table(["9 9", "9 9"], stocks=["7 7 1", "7 7 6"], coins=[12, 12], options=options),
    ):
        mine, theirs = chances(better)
        assert mine > theirs
        assert 990 <= mine + theirs <= 1000


def test_points_count_in_a_match_of_several_rounds() -> None:
    match = table(["9 9", "9 9"], stocks=["7 7 6", "7 7 6"], coins=[12, 12], options="target=500", points=[300, 0])
    mine, theirs = chances(match)
    assert mine > 4 * theirs


def test_a_round_that_wins_the_match_decides_all() -> None:
    """Either player wins the match by winning this round: the chances are those of the round."""
    near = [480, 480]
    whole = table(["9 9", "9 9"], stocks=["7 6", "7 7 6"], coins=[12, 12], options="target=500", points=near)
    round_only = table(["9 9", "9 9"], stocks=["7 6", "7 7 6"], coins=[12, 12])
    assert chances(whole) == pytest.approx(chances(round_only), abs=2)


def test_hard_finds_the_card_that_wins() -> None:
    match = table(["1 1 2", ""], stocks=["3", "12 12"], coins=[0])
    hard = get_bot(GAME, "hard")
    for step in ("play 1 to 0", "play 2 to 0", "play stock to 0"):
        assert GAME.actions.format(ask(hard, match.state, 0, seed=3)) == step
        match.play(0, step)


# ---------------------------------------------------------------- reasons
LONG = "7 7 12"  # a stock whose card is far away


@pytest.mark.parametrize(
    ("match", "action", "reason"),
    [
        (table(["9 9", ""], stocks=["4"], building=[up_to(3)]), "play stock to 0", "wins-round"),
        (table(["9 9", ""], stocks=["7 4"], building=[up_to(3)]), "play stock to 0", "lays-stock"),
        (table(["4 9", ""], stocks=["7 5"], building=[up_to(3)]), "play 4 to 0", "leads-to-stock"),
        (table(["9 9", ""], stocks=["7 5"], building=[up_to(3)]), "stand in on 0", "leads-to-stock"),
        (table(["4 9", ""], stocks=[LONG], building=[up_to(3)], coins=[0]), "play 4 to 0", "nearer-to-stock"),
        (table(["4", ""], stocks=[LONG], building=[up_to(3)], coins=[0]), "play 4 to 0", "draws-five"),
        (
            table(["12 9", ""], stocks=["7 2"], building=[up_to(11)], coins=[0, 20], beside=[4, 0, 0, 0]),
            "play 12 to 0",
            "shares-coins",
        ),
        (table(["4 9", ""], stocks=["7 2", "7 4"], building=[up_to(3)], coins=[0]), "play 4 to 0", "blocks"),
        (
            table(["9 9", ""], stocks=["7 2"], building=[up_to(3)], helps={0: ["4"]}, coins=[0]),
            "play help 0 to 0",
            "makes-room",
        ),
        (
            table(["9 9", ""], stocks=["7 2"], building=[up_to(3)], helps={0: ["5 4"]}, coins=[0]),
            "play help 0 to 0",
            "uncovers",
        ),
        (table(["4 9", ""], stocks=["7 2"], building=[up_to(3)], coins=[0]), "play 4 to 0", "new-card"),
        (table(["4 9", ""], stocks=[LONG, "7 5"], building=[up_to(3)], coins=[0]), "discard 9 to 0", "gives-nothing"),
        (table(["4 9", ""], stocks=[LONG], helps={0: ["9"]}), "discard 9 to 1", "free-place"),
        (table(["4 9", ""], stocks=[LONG], helps={0: ["9"]}), "discard 9 to 0", "same-number"),
        (table(["4 8", ""], stocks=[LONG], helps={0: ["9"]}), "discard 8 to 0", "keeps-order"),
        (table(["SB 8", ""], stocks=[LONG], helps={0: ["3"]}), "discard 8 to 0", "keeps-wild"),
        (table(["4 8", ""], stocks=[LONG], helps={0: ["3"]}), "discard 8 to 0", "needed-least"),
    ],
)
def test_the_reason_for_an_action(match: Match, action: str, reason: str) -> None:
    assert action in match.legal(0)
    assert GAME.policy().reason(match.state, 0, GAME.actions.parse(action)) == f"hint-{reason}"


def test_the_reasons_at_a_toll() -> None:
    match = table(["4* 9", ""], stocks=[LONG], building=[up_to(3)])
    match.play(0, "play 4* to 0")
    reasons = {text: GAME.policy().reason(match.state, 0, GAME.actions.parse(text)) for text in match.legal(0)}
    assert reasons == {"pay": "hint-pays-to-go-on", "stop": "hint-saves-coins"}
