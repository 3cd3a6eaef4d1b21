"""Why an action of Skip-Bo Masters is good: text keys for hints. Each holds in the position: a test checks them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quintet.core.policy import SEARCHED
from quintet.games.skipbo_masters import cards, table
from quintet.games.skipbo_masters.rules import SkipboMastersState

if TYPE_CHECKING:
    from quintet.games.skipbo_masters.policy import SkipboMastersPolicy


def reason_for(policy: SkipboMastersPolicy, state: SkipboMastersState, seat: int, action: int) -> str:
    if action == cards.PAY:
        return "hint-pays-to-go-on"
    if action == cards.STOP:
        return "hint-saves-coins"
    if action == cards.END:
        return "hint-nothing-to-gain"
    policy.look_at_hand(state, seat)
    if cards.DISCARD <= action < cards.PLAY_OWN:
        return _to_discard(policy, state, seat, (action - cards.DISCARD) >> cards.PILE_BITS, action & cards.PILE_MASK)
    if cards.PLAY_OWN <= action < cards.PLAY_OWN + cards.N_PILES:
        return "hint-wins-round" if state.stocks.size[seat] == 1 else "hint-lays-stock"
    return _to_lay(policy, state, seat, action)


def _to_lay(policy: SkipboMastersPolicy, state: SkipboMastersState, seat: int, action: int) -> str:
    pile = action & cards.PILE_MASK
    number = int(state.building.height[pile]) + 1
    goal = int(state.shown.number[seat * cards.SHOWN])
    is_from_hand = action < cards.DISCARD
    if is_from_hand and state.hands.size[seat] == 1 and state.n_draw >= cards.HAND_SIZE:
        return "hint-draws-five"
    if number < goal <= cards.TOP_NUMBER and _leads_to_stock(policy, state, seat, action):
        return "hint-leads-to-stock"
    if number == cards.TOP_NUMBER and state.building.coins[pile] > 0:
        return "hint-shares-coins"
    if _blocks(policy, state, seat, pile, number):
        return "hint-blocks"
    if policy.is_forced(state, seat, action):
        return "hint-must-play"
    if cards.PLAY_OWN <= action < cards.BUY and (uncovers := _to_take_off(state, seat, action, number)):
        return uncovers
    if number < goal <= cards.TOP_NUMBER:
        return "hint-nearer-to-stock"
    return "hint-new-card" if is_from_hand else SEARCHED


def _leads_to_stock(policy: SkipboMastersPolicy, state: SkipboMastersState, seat: int, action: int) -> bool:
    """Whether the stock card can be laid on the same building pile in this turn: the cheapest way is tried."""
    after = state.copy()
    assert isinstance(after, SkipboMastersState)
    pile = action & cards.PILE_MASK
    is_way = True
    while is_way and after.stocks.size[seat] == state.stocks.size[seat]:
        n_held = int(after.hands.size[seat])
        after.apply(seat, action)
        if after.phase == table.AT_TOLL and after.turn == seat:
            after.apply(seat, cards.PAY)
        is_way = after.turn == seat and int(after.hands.size[seat]) <= n_held  # what is drawn on the way is not known
        if is_way and after.stocks.size[seat] == state.stocks.size[seat]:
            policy.look_at_hand(after, seat)
            is_way = policy.has_way(after, seat, pile)
            action = int(policy.first)
            is_way = is_way and action in after.legal_actions(seat)
    policy.look_at_hand(state, seat)
    return is_way


def _blocks(policy: SkipboMastersPolicy, state: SkipboMastersState, seat: int, pile: int, number: int) -> bool:
    """Whether another player's stock card fits on this building pile alone, and not on what it becomes."""
    if not policy.is_wanted(state, seat, number) or policy.is_wanted(state, seat, number + 1):
        return False
    return all(int(state.building.height[other]) + 1 != number for other in range(cards.N_PILES) if other != pile)


def _to_take_off(state: SkipboMastersState, seat: int, action: int, number: int) -> str:
    """What taking a card off a help pile is good for; "" for nothing more."""
    slot = int(state.help.top[seat * cards.N_PILES + ((action - cards.PLAY_OWN) >> cards.PILE_BITS) - 1])
    under = int(state.help.under[slot])
    if under == 0:
        return "hint-makes-room"
    heights = [int(height) for height in state.building.height]
    heights[action & cards.PILE_MASK] = number % cards.TOP_NUMBER
    numbers = int(cards.NUMBERS[int(state.help.card[under])])
    usable = state.phase != table.AFTER_STAND_IN and any(numbers >> (height + 1) & 1 for height in heights)
    return "hint-uncovers" if usable else ""


def _to_discard(policy: SkipboMastersPolicy, state: SkipboMastersState, seat: int, kind: int, pile: int) -> str:
    piles = [action & cards.PILE_MASK for action in state.legal_actions(seat) if cards.is_own_play(action)]
    numbers = [int(state.building.height[each]) + 1 for each in piles]
    if numbers and all(policy.is_wanted(state, seat, number + 1) for number in numbers):
        return "hint-gives-nothing"
    slot = int(state.help.top[seat * cards.N_PILES + pile])
    if slot == 0:
        return "hint-free-place"
    if kind != cards.SKIPBO:
        beneath = int(cards.NUMBER[int(state.help.card[slot])]) - int(cards.NUMBER[kind])
        if beneath in (0, 1):
            return "hint-keeps-order" if beneath else "hint-same-number"
        if policy.wilds > 0:
            return "hint-keeps-wild"
    return "hint-needed-least" if _is_least(policy, state, seat, kind) else SEARCHED


def _is_least(policy: SkipboMastersPolicy, state: SkipboMastersState, seat: int, kind: int) -> bool:
    """Whether no other card of the hand is a better discard, each at its best place."""
    best: dict[int, int] = {}
    for action in state.legal_actions(seat):
        if cards.DISCARD <= action < cards.PLAY_OWN:
            other = (action - cards.DISCARD) >> cards.PILE_BITS
            worth = int(policy.worth_of_discard(state, seat, other, action & cards.PILE_MASK))
            best[other] = max(best.get(other, worth), worth)
    return best[kind] == max(best.values())


def open_reason(policy: SkipboMastersPolicy, state: SkipboMastersState, seat: int, action: int) -> str:
    """Why a card is played from the hand or laid on a help pile, by what everybody sees; "" for all else."""
    if cards.DISCARD <= action < cards.PLAY_OWN:
        slot = int(state.help.top[seat * cards.N_PILES + (action & cards.PILE_MASK)])
        if slot == 0:
            return "discard"
        kind = (action - cards.DISCARD) >> cards.PILE_BITS
        if kind == cards.SKIPBO:
            return "discard"
        beneath = int(cards.NUMBER[int(state.help.card[slot])]) - int(cards.NUMBER[kind])
        return {0: "same-number", 1: "keeps-order"}.get(beneath, "discard")
    if action >= cards.DISCARD:
        return ""
    pile = action & cards.PILE_MASK
    number = int(state.building.height[pile]) + 1
    if state.hands.size[seat] == 1 and state.n_draw >= cards.HAND_SIZE:
        return "draws-five"
    if number == cards.TOP_NUMBER and state.building.coins[pile] > 0:
        return "shares-coins"
    if _blocks(policy, state, seat, pile, number):
        return "blocks"
    goal = int(state.shown.number[seat * cards.SHOWN])
    return "nearer-to-stock" if number < goal <= cards.TOP_NUMBER else ""
