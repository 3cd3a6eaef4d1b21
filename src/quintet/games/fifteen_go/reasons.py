"""Why an action of 15GO! is good: text keys for hints, which hold in the position, and open reasons of bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quintet.core.policy import OVERLOOKED, SEARCHED
from quintet.games.fifteen_go import cards
from quintet.games.fifteen_go.policy_foresight import is_next_to, n_known, next_number

if TYPE_CHECKING:
    from quintet.games.fifteen_go.policy import FifteenGoPolicy
    from quintet.games.fifteen_go.rules import FifteenGoState


def reason_for(policy: FifteenGoPolicy, state: FifteenGoState, seat: int, action: int) -> str:
    if state.may_stop:
        return _to_go_on(policy, state, seat, action)
    if action <= cards.PUT_DOWN:
        return _to_end(state, seat, action)
    if action == cards.BUILD:
        return "hint-turn-goes-on"
    if action >= cards.BORROW:
        return "hint-makes-room"
    if state.n_cards(seat) == 1:
        return "hint-last-card"
    number = int(cards.number_of(state.own_card(seat)))
    coming = int(policy.coming(state, seat))
    if action < cards.GIVE:
        if state.has_points and number == cards.HIGHEST:
            return "hint-takes-row"
        return "hint-next-fits" if coming == number + 1 else "hint-sheds"
    if is_next_to(coming, number):
        return "hint-next-fits"
    return "hint-hits-leader" if _leads(state, action - cards.GIVE) else "hint-gives"


def _to_go_on(policy: FifteenGoPolicy, state: FifteenGoState, seat: int, action: int) -> str:
    """Why to turn another card, or to stop (FG-7)."""
    if action == cards.STOP:
        return "hint-keeps-next" if policy.should_stop(state, seat) else "hint-keeps-pile"
    if n_known(state, seat) == 0:
        return "hint-one-more"
    if policy.has_place(state, seat, next_number(state, seat, 0)):
        return "hint-next-has-place"
    return "hint-next-sooner" if n_known(state, seat) > 1 else SEARCHED


def _to_end(state: FifteenGoState, seat: int, action: int) -> str:
    """Why to turn the first card, or to put one down."""
    if len(state.legal_actions(seat)) == 1:
        return "hint-starts-turn" if action == cards.TURN else "hint-fits-nowhere"
    if state.has_points and cards.number_of(state.own_card(seat)) >= cards.HIGHEST - 1:
        return "hint-keeps-high"
    return "hint-keeps-open-card" if action == cards.TURN else "hint-helps-others"


def _leads(state: FifteenGoState, other: int) -> bool:
    """Whether a player, of more than two, has fewer cards than everybody else who is still in."""
    held = {seat: int(state.n_cards(seat)) for seat in range(int(state.n_players)) if state.place[seat] == 0}
    return state.n_players > 2 and all(held[other] < n for seat, n in held.items() if seat != other)


def open_reason(policy: FifteenGoPolicy, state: FifteenGoState, seat: int, action: int) -> str:
    """Why a card is laid, kept, or not turned, by what everybody sees: all but the closed piles; "" for nothing."""
    if action == cards.TURN:
        return ""
    if action == cards.STOP:
        return "stop" if policy.should_stop(state, seat) else ""
    if action == cards.PUT_DOWN:
        return _to_keep(policy, state, seat)
    if action == cards.BUILD:
        return "build"
    if action >= cards.BORROW:
        return "borrow"
    if state.n_cards(seat) == 1:
        return "last-card"
    if action >= cards.GIVE:
        return "give-leader" if _leads(state, action - cards.GIVE) else "give"
    if state.has_points and cards.number_of(state.own_card(seat)) == cards.HIGHEST:
        return "takes-row"
    can_give = any(cards.GIVE <= other < cards.BORROW for other in state.legal_actions(seat))
    return "row-rather" if can_give else "row"


def _to_keep(policy: FifteenGoPolicy, state: FifteenGoState, seat: int) -> str:
    """Why a card is kept that fits: the rules player has its reasons, others have not seen that it fits."""
    if any(policy.worth(state, seat, other) > 0 for other in state.legal_actions(seat)):
        return OVERLOOKED
    is_high = state.has_points and cards.number_of(state.own_card(seat)) >= cards.HIGHEST - 1
    return "keeps-high" if is_high else "helps-others"
