"""Why an action of SOLO is good: text keys for hints. Each holds in the position: a test checks them all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quintet.core.policy import SEARCHED
from quintet.core.state import NOTHING
from quintet.games.solo import cards, table

if TYPE_CHECKING:
    from quintet.games.solo.policy import SoloPolicy
    from quintet.games.solo.rules import SoloState

_DEAR = 20  # points of a card that count much


def reason_for(policy: SoloPolicy, state: SoloState, seat: int, action: int) -> str:
    if action == cards.SAY:
        return "hint-says-solo"
    if action == cards.CATCH:
        return "hint-catches" if policy.is_right(state, seat) else SEARCHED
    if action >= cards.TAKE:
        return _not_to_lay(state, seat)
    left = int(state.hands.size[seat]) - 1
    is_calling = cards.is_calling(action)
    if state.is_late(seat) or (left == 1 and state.calls != table.NO_CALLS and not is_calling):
        return SEARCHED  # it may cost cards
    if left == 0:
        return "hint-wins-round"
    return _to_lay(policy, state, seat, action, left)


def _not_to_lay(state: SoloState, seat: int) -> str:
    can_lay = any(other < cards.TAKE for other in state.legal_actions(seat))
    if state.due > 0:
        return "hint-takes-penalty" if can_lay else "hint-must-take-penalty"
    if can_lay:
        return "hint-keeps-cards"
    return "hint-nothing-fits" if state.drawn == NOTHING else "hint-still-nothing-fits"


def _to_lay(policy: SoloPolicy, state: SoloState, seat: int, action: int, left: int) -> str:
    kind, choice = int(cards.KIND_OF[action]), int(cards.CHOICE_OF[action])
    size = [int(state.hands.size[other]) for other in range(int(state.n_players))]
    if kind == cards.ALL_ROUND or (cards.is_swap(kind) and choice > 0):
        return "hint-smaller-hand" if _gains_smaller_hand(state, seat, action) else SEARCHED
    hits = kind == cards.TAKE_4 or cards.SYMBOL[kind] in (cards.TAKE_2, cards.MISS)
    if hits and policy.is_close(size[int(state.next_seat(seat))]):
        return "hint-hits-next"
    if policy.is_close(policy.closest(state, seat)) and cards.POINTS[kind] >= _DEAR:
        return "hint-sheds-dear"
    follow = policy.rest(state, seat, kind) & policy.fits_after(state, kind, choice)
    return "hint-keeps-playable" if follow != 0 else "hint-sheds"


def _gains_smaller_hand(state: SoloState, seat: int, action: int) -> bool:
    """Whether a card hands on or swaps the hand for one with fewer cards than would be left."""
    kind, choice = int(cards.KIND_OF[action]), int(cards.CHOICE_OF[action])
    if kind == cards.ALL_ROUND:
        giver = (seat - int(state.direction)) % int(state.n_players)
    elif cards.is_swap(kind) and choice > 0:
        giver = choice - 1
    else:
        return False
    return bool(state.hands.size[giver] < state.hands.size[seat] - 1)


def open_reason(state: SoloState, seat: int, action: int) -> str:
    """Why a card may be laid, and what for, by what everybody sees; "" if it is no card that is laid in turn."""
    if action >= cards.THROW:
        return "penalty" if action == cards.TAKE and state.due > 0 else ""
    kind = int(cards.KIND_OF[action])
    if state.hands.size[seat] == 1:
        return "last-card"
    if state.due > 0:
        return "passes-on"
    if _gains_smaller_hand(state, seat, action):
        return "smaller-hand"
    if kind >= cards.CHOOSE:
        return "black"
    return "same-colour" if cards.COLOUR[kind] == state.colour else "same-sign"
