"""The outlook between two rounds of I Go! and SOLO: chances that add up, and are better for seats that stand better."""

from __future__ import annotations

import pytest

from quintet import Match
from quintet.bots.judge import Judge
from quintet.core.policy import WHOLE
from quintet.games.i_go.policy_outlook import ENDS, LATE_ENDS
from tests.games.i_go_positions import table as i_go
from tests.games.solo_table import table as solo


def outlook(before: Match, after: Match) -> list[int]:
    """Every seat's chance in the position after, seen from a round before."""
    judge = Judge(before.state, before.game.policy())
    judge.settle(after.state)
    rewards = [int(judge.rewards[seat]) for seat in range(int(after.state.n_players))]
    assert WHOLE - len(rewards) <= sum(rewards) <= WHOLE
    return rewards


def i_go_outlook(points: list[int], starter: int, options: str = "") -> list[int]:
    hands = ["R1", "O1", "Y1", "G1"][: len(points)]
    after = i_go(hands, options=options, points=points, starter=starter, round_no=2)
    return outlook(i_go(hands, options=options), after)


def solo_outlook(points: list[int], scoring: str) -> list[int]:
    hands = ["R1", "G1", "B1", "Y1"][: len(points)]
    after = solo(hands, options=f"scoring={scoring}", points=points, round_no=2)
    return outlook(solo(hands, options=f"scoring={scoring}"), after)


@pytest.mark.parametrize("target", [2, 4, 10])
@pytest.mark.parametrize("n_players", [2, 3, 4])
def test_i_go_points_and_the_start_are_worth_something(n_players: int, target: int) -> None:
    options = f"target={target}"
    even = i_go_outlook([0] * n_players, 0, options)
    assert even == sorted(even, reverse=True)  # whoever plays sooner may call sooner
    assert even[0] > even[-1]
    ahead = i_go_outlook([1] + [0] * (n_players - 1), 0, options)
    assert ahead[0] > even[0]


def test_i_go_the_last_point_is_worth_most() -> None:
    first = i_go_outlook([1, 0], 0)[0] - i_go_outlook([0, 0], 0)[0]
    last = i_go_outlook([3, 0], 0)[0] - i_go_outlook([2, 0], 0)[0]
    assert 0 < last < first  # from 2 to 0 little is left to be won,
    assert i_go_outlook([3, 3], 0)[0] - i_go_outlook([2, 3], 0)[0] > first  # but from 2 to 3 much


@pytest.mark.parametrize("scoring", ["minus_500", "minus_300", "winner_600"])
@pytest.mark.parametrize("n_players", [2, 4])
def test_solo_points_are_worth_more_towards_the_end(scoring: str, n_players: int) -> None:
    sign = 1 if scoring == "winner_600" else -1
    early = [0] * n_players
    assert len(set(solo_outlook(early, scoring))) == 1
    early[0] = 50 * sign
    late = [200 * sign] * n_players
    late[0] = 250 * sign
    gains = [sign * (solo_outlook(points, scoring)[0] - WHOLE // n_players) for points in (early, late)]
    assert 0 < gains[0] < gains[1]


@pytest.mark.parametrize(("options", "table"), [("", ENDS), ("call_from=second", LATE_ENDS)])
@pytest.mark.parametrize("n_players", [2, 3, 4])
def test_i_go_when_all_need_one_point_the_next_round_decides(
    n_players: int, options: str, table: dict[int, list[list[int]]]
) -> None:
    """Whoever gets a point wins, alone or with others; rounds end otherwise if nobody may call at once (IG-5a)."""
    shares = [0.0] * n_players
    for ends in table[n_players]:
        for winners, often in enumerate(ends):
            for seat in range(n_players):
                if winners >> seat & 1:
                    shares[seat] += often / winners.bit_count()
    chances = i_go_outlook([3] * n_players, 0, options)
    assert chances == pytest.approx([share / sum(shares) * WHOLE for share in shares], abs=1)
