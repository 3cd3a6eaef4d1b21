"""Why an action of I Go! is good: text keys for hints. Each holds in the position: a test checks them all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from quintet.core.policy import SEARCHED
from quintet.games.i_go import cards
from quintet.games.i_go.enough import most_enough

if TYPE_CHECKING:
    from quintet.games.i_go.policy import IGoPolicy
    from quintet.games.i_go.rules import IGoState

_HIGH: Final = 8  # a card that costs so much or more is a high one


def reason_for(policy: IGoPolicy, state: IGoState, seat: int, action: int) -> str:
    if action < cards.TAKE_STOCK:
        return _to_lay(policy, state, seat, action)
    if action < cards.PASS:
        return _to_take(policy, state, seat, action)
    minus = policy.minus(state.hands.low[seat], state.hands.high[seat], state.display_colour())
    if action == cards.PASS:
        return "hint-hand-can-improve" if minus > 0 else SEARCHED
    if action == cards.CALL:
        return "hint-perfect" if minus == 0 else _to_call(policy, state, seat)
    if action == cards.NO_ROW:
        return "hint-perfect"  # only for whoever holds nothing but the display's colour
    return _to_name(policy, state, seat, action, int(minus))


def open_reason(state: IGoState, action: int) -> str:
    """Why a card is taken or laid, or nothing is said, by what everybody sees; "" if that says nothing."""
    display = state.display_colour()
    if action == cards.TAKE_DISCARD:
        card = int(state.discard[state.n_discard - 1])
        return "free-card" if cards.COLOUR[card] == display else "take-discard"
    if action == cards.PASS:
        return "pass"
    if action >= cards.TAKE_STOCK:
        return ""
    if action == state.taken:
        return "laid-back"
    if cards.COLOUR[action] == display:
        return ""
    return "high-card" if action % cards.N_VALUES + 1 >= _HIGH else "low-card"


def _to_call(policy: IGoPolicy, state: IGoState, seat: int) -> str:
    if state.n_stock == 0:
        return "hint-must-call"
    minus = policy.minus(state.hands.low[seat], state.hands.high[seat], state.display_colour())
    if minus <= most_enough(int(state.n_players), int(state.round_turns)):
        return "hint-few-points"
    return "hint-calls-first" if state.round_turns <= state.n_players else SEARCHED


def _to_name(policy: IGoPolicy, state: IGoState, seat: int, action: int, least: int) -> str:
    """Why to name a row: the split still has the hand open."""
    split = policy.split
    best = (int(split.first), int(split.second))  # of the row that leaves least
    named = int(cards.FIRST_COLOUR[action - cards.ROW]), int(cards.SECOND_COLOUR[action - cards.ROW])
    minus = split.call(*named)
    if minus == least:
        return "hint-perfect" if minus == 0 else "hint-least-left"
    unseen = policy.unseen_low(state, seat), policy.unseen_high(state, seat)
    exposed = policy.exposed(*unseen, *named)
    return "hint-hard-to-add" if exposed < policy.exposed(*unseen, *best) else SEARCHED


def _to_take(policy: IGoPolicy, state: IGoState, seat: int, action: int) -> str:
    """What an open card is good for; nobody knows what comes from the stock."""
    if action == cards.TAKE_STOCK:
        if state.n_stock == 1:
            return "hint-forces-call"
        return _to_draw(policy, state, seat)
    display = int(state.display_colour())
    if action == cards.TAKE_DISCARD:
        card = int(state.discard[state.n_discard - 1])
        if state.lays_back and not policy.helps(state, seat, card):
            return "hint-can-go-back"
    else:
        if state.n_display == 1:
            return "hint-voids-round"
        card = int(state.display[state.n_display - 1])
        display = int(cards.COLOUR[int(state.display[state.n_display - 2])])
    if cards.COLOUR[card] == display:
        return "hint-free-card"
    if _fits_row(policy, state, seat, card, display):
        return "hint-fits-row"
    if action == cards.TAKE_DISCARD:
        return "hint-cheap-card" if policy.helps(state, seat, card) else SEARCHED
    low, high = state.hands.low[seat], state.hands.high[seat]
    suits = policy.minus(low, high, display) < policy.minus(low, high, state.display_colour())
    return "hint-next-colour" if suits else SEARCHED


def _to_draw(policy: IGoPolicy, state: IGoState, seat: int) -> str:
    """Why to take an unknown card: what it leaves is compared with what the open ones leave."""
    low, high = int(state.hands.low[seat]), int(state.hands.high[seat])
    display = int(state.display_colour())
    discard = int(state.discard[state.n_discard - 1])
    if state.lays_back:
        left = left_with(policy, state, seat, discard, display)
    else:
        left = int(policy.after_keeping(low, high, discard, display))
    if state.n_display > 1:
        top = int(state.display[state.n_display - 1])
        left = min(left, left_with(policy, state, seat, top, below_display(state)))
    if left >= policy.minus(low, high, display):
        return "hint-open-cards-useless"
    lefts = [left_with(policy, state, seat, card, display) for card in unseen_cards(policy, state, seat)]
    return "hint-open-cards-bad" if 2 * sum(each < left for each in lefts) > len(lefts) else SEARCHED


def left_with(policy: IGoPolicy, state: IGoState, seat: int, card: int, display: int) -> int:
    """What a card more leaves after the best discard, if the display has that colour then."""
    low, high = state.hands.low[seat] | cards.LOW[card], state.hands.high[seat] | cards.HIGH[card]
    return int(policy.after_discard(low, high, display))


def below_display(state: IGoState) -> int:
    """The colour below the last card of the display."""
    return int(cards.COLOUR[int(state.display[state.n_display - 2])])


def unseen_cards(policy: IGoPolicy, state: IGoState, seat: int) -> list[int]:
    """The cards that may be in the stock, as far as a seat knows."""
    unseen = int(policy.unseen_low(state, seat)) | int(policy.unseen_high(state, seat)) << cards.WORD
    return [card for card in range(cards.N_CARDS) if unseen >> card & 1]


def row_with(policy: IGoPolicy, state: IGoState, seat: int, card: int, display: int) -> set[int]:
    """The colours of the best row of the hand with a card more."""
    low, high = state.hands.low[seat] | cards.LOW[card], state.hands.high[seat] | cards.HIGH[card]
    policy.minus(low, high, display)
    return {int(policy.split.first), int(policy.split.second)}


def _fits_row(policy: IGoPolicy, state: IGoState, seat: int, card: int, display: int) -> bool:
    """Whether a card goes into the best row of the hand with it, where no other card of the hand would do."""
    row = row_with(policy, state, seat, card, display)
    if cards.COLOUR[card] not in row:
        return False
    held = policy.split.values
    value = card % cards.N_VALUES
    return not any(int(held[colour]) >> value & 1 for colour in row - {int(cards.COLOUR[card])})


def _to_lay(policy: IGoPolicy, state: IGoState, seat: int, card: int) -> str:
    """What is wrong with a card."""
    hands = state.hands
    low, high = hands.low[seat], hands.high[seat]
    display = state.display_colour()
    least = policy.after_discard(low, high, display)
    before = policy.minus(low, high, display)
    row = {int(policy.split.first), int(policy.split.second)}
    after = policy.minus(low & ~cards.LOW[card], high & ~cards.HIGH[card], display)
    row_after = {int(policy.split.first), int(policy.split.second)}
    if after == least:
        if card == state.taken:
            return "hint-goes-back"
        return "hint-dearest-card" if before - after == card % cards.N_VALUES + 1 else "hint-least-left"
    if cards.COLOUR[card] in row and row_after != row:
        return "hint-gives-up-row"
    outs = policy.outs(policy.unseen_low(state, seat), policy.unseen_high(state, seat), *sorted(row_after))
    return "hint-keeps-better-cards" if after < before and outs > 0 else SEARCHED
