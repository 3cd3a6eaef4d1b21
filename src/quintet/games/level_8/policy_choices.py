"""The Level 8 rules player where cards are chosen: for the next round, and by the special cards of the Master set."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.bits import BIT
from quintet.core.policy import WORST
from quintet.games.level_8 import cards, policy_laying, rules
from quintet.games.level_8.policy_reach import LACK, NO_WAY, SPARE, Reach
from quintet.games.level_8.rules import Level8State

LEAST_KEPT: Final = 2  # keep no card for the next round that goes with fewer than so many others


def use_of(reach: Reach, state: Level8State, seat: i64, kind: i64) -> i64:
    """How much a card of the hand is worth to it."""
    if kind >= cards.MISS:
        return 0
    if state.laid & BIT[seat]:
        if kind >= cards.RANGE:
            return LACK
        misfit = policy_laying.misfit_of(state, kind)
        return LACK // 2 if misfit == 0 else policy_laying.NEAR if misfit == 1 else 0
    if kind == cards.JOKER:
        return LACK * 10
    if kind >= cards.RANGE:
        return LACK * 5
    reach.look_at(state, seat)
    before = reach.worth()
    return before - reach.worth_without(state, seat, kind) + SPARE * reach.company(state, seat, kind)


def pick_lowest(reach: Reach, state: Level8State, seat: i64, out: vec[i64], n: i64, n_left: i64) -> i64:
    """Cards are chosen in the order of the kinds: the first that is among the n_left least useful ones."""
    for i in range(n):
        use = use_of(reach, state, seat, out[i] - cards.SHOW)
        lower: i64 = 0
        for j in range(i + 1, n):
            if use_of(reach, state, seat, out[j] - cards.SHOW) < use:
                lower += 1
        if lower < n_left:
            return out[i]
    return out[n - 1]


def pick_keep(reach: Reach, state: Level8State, seat: i64, out: vec[i64], n: i64) -> i64:
    """Keep what goes together; the first that is among the best."""
    n_left = state.choices.limit[seat] - state.choices.n_chosen[seat]
    for i in range(n):
        if out[i] == cards.DONE:
            continue
        use = use_of_kept(reach, state, seat, out[i] - cards.KEEP_BACK)
        if use < LEAST_KEPT:
            continue
        higher: i64 = 0
        for j in range(i + 1, n):
            if out[j] != cards.DONE and use_of_kept(reach, state, seat, out[j] - cards.KEEP_BACK) > use:
                higher += 1
        if higher < n_left:
            return out[i]
    return cards.DONE


def use_of_kept(reach: Reach, state: Level8State, seat: i64, kind: i64) -> i64:
    """How much a card is worth in the next round, with those that have been chosen already."""
    if kind == cards.JOKER:
        return 100
    if kind >= cards.RANGE:
        return 0 if kind >= cards.MISS else 50
    total = reach.company(state, seat, kind)
    for i in range(state.choices.n_chosen[seat]):
        other = state.choices.at(seat, i)
        if other < cards.RANGE:
            total += 3
    return total


def pick_claim(reach: Reach, state: Level8State, seat: i64, out: vec[i64], n: i64) -> i64:
    """The card that helps most."""
    best: i64 = out[0]
    most: i64 = WORST
    reach.look_at(state, seat)
    for i in range(n):
        kind = (out[i] - cards.CLAIM) % cards.N_KINDS
        if state.laid & BIT[seat]:
            worth = policy_laying.worth_laid(state, kind)
        elif kind == cards.JOKER:
            worth = LACK
        elif kind >= cards.MISS:
            worth = -LACK * NO_WAY
        else:
            worth = reach.worth_with(state, seat, kind)
        if worth > most:
            most = worth
            best = out[i]
    return best


def pick_swap(reach: Reach, state: Level8State, seat: i64, out: vec[i64], n: i64) -> i64:
    """Lay off what the level does not need."""
    best: i64 = out[n - 1]
    least: i64 = LACK
    if best != cards.DONE:
        least = 100 * LACK  # one at least must go
    elif state.hands.size[seat] == 1 or state.n_swapped == rules.MOST_SWAPPED:
        return cards.DONE
    for i in range(n):
        if out[i] != cards.DONE:
            kind = out[i] - cards.SWAP_OUT
            use = use_of(reach, state, seat, kind)
            if state.laid & BIT[seat] and kind == cards.KEEP:
                use = 1
            if use < least:
                least = use
                best = out[i]
    return best
