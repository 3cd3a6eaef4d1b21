"""Why an action of 15GO! is not legal: the key of a sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quintet.core.state import NOTHING
from quintet.games.fifteen_go import cards

if TYPE_CHECKING:
    from quintet.games.fifteen_go.rules import FifteenGoState


def refusal_of(state: FifteenGoState, seat: int, action: int) -> str:
    """The reason why a seat may not do this now; the caller knows that it may not."""
    if not 0 <= action < cards.N_ACTIONS:
        return "there-is-no-such-action"
    if seat != state.turn:
        return "it-is-not-your-turn"
    if state.chain != NOTHING:
        return "the-borrowed-cards-must-be-followed-by-your-own"
    if action == cards.STOP:
        return _refusal_to_stop(state)
    if action == cards.TURN:
        return "you-have-turned-a-card-already"
    if action == cards.BUILD and not state.builds_own:
        return "building-on-the-own-pile-is-switched-off"
    if action >= cards.BORROW and not state.borrows:
        return "borrowing-is-switched-off"
    if state.turned == NOTHING:
        if state.may_stop:
            is_of_open_pile = state.plays_open and action >= cards.ROW
            return "the-open-pile-is-played-before-turning" if is_of_open_pile else "turn-another-card-or-stop"
        if action in (cards.PUT_DOWN, cards.BUILD) or not state.plays_open:
            return "you-must-turn-a-card-first"
        if state.piles.n_open[seat] == 0:
            return "your-open-pile-is-empty"
    if action == cards.BUILD:
        return _refusal_of_pile(state, seat)
    if action < cards.GIVE:
        return _refusal_of_row(state, action - cards.ROW)
    if action < cards.BORROW:
        return (
            _refusal_of_pile(state, action - cards.GIVE) if action - cards.GIVE != seat else "you-give-to-others-only"
        )
    return _refusal_to_borrow(state, seat, *divmod(action - cards.BORROW, cards.MAX_ROWS))


def _refusal_to_stop(state: FifteenGoState) -> str:
    """FG-7, FG-7a."""
    if not state.turns_by_choice:
        return "the-next-card-is-turned-by-itself"
    return "you-must-turn-a-card-first" if state.turned == NOTHING else "the-turned-card-must-be-laid-first"


def _refusal_of_row(state: FifteenGoState, row: int) -> str:
    return "that-card-does-not-fit" if state.piles.n_row[row] > 0 else "there-is-no-such-row"


def _refusal_of_pile(state: FifteenGoState, owner: int) -> str:
    if owner >= state.n_players:
        return "there-is-no-such-player"
    if state.piles.n_open[owner] == 0:
        return "nothing-can-be-laid-on-an-empty-open-pile"
    return "that-card-does-not-fit"


def _refusal_to_borrow(state: FifteenGoState, seat: int, lender: int, row: int) -> str:
    """FG-16."""
    if lender == seat:
        return "you-borrow-from-others-only"
    if lender >= state.n_players:
        return "there-is-no-such-player"
    if state.piles.n_open[lender] == 0:
        return "there-is-nothing-to-borrow"
    if state.piles.n_row[row] == 0:
        return "there-is-no-such-row"
    if cards.number_of(state.piles.top(lender)) != state.piles.n_row[row] + 1:
        return "that-card-does-not-fit"
    return "your-own-card-could-not-follow"
