"""Why an action of Level 8 that is not legal is not: the key of a sentence."""

from __future__ import annotations

from quintet.games.level_8.cards import (
    ADD,
    ADD_JOKER,
    CLAIM,
    COLOURED,
    DISCARD,
    DONE,
    DRAW,
    KEEP,
    KEEP_BACK,
    LAY,
    MAX_PARTS,
    MISS,
    N_ACTIONS,
    N_ENDS,
    N_JOKERS,
    N_KINDS,
    N_NUMBERS,
    N_VALUES,
    NO_SHAPE,
    PICK,
    PLAY_KEEP,
    PLAY_MISS,
    PLAY_SWAP,
    PLAY_TAKE,
    PUT,
    RANGE,
    RUN,
    SHOW,
    START_RUN,
    SWAP,
    SWAP_OUT,
    TAKE,
)
from quintet.games.level_8.table import TO_CLAIM, TO_KEEP, TO_LAY, TO_SHOW, TO_SWAP, TO_TAKE, Level8Table

_SPECIAL = {PLAY_TAKE: TAKE, PLAY_SWAP: SWAP, PLAY_KEEP: KEEP}


def refusal_of(state: Level8Table, seat: int, action: int) -> str:
    """The reason why a seat may not do this now; the caller knows that it may not."""
    if not 0 <= action < N_ACTIONS:
        return "there-is-no-such-action"
    if not int(state.actors()) >> seat & 1:
        return "it-is-not-your-turn"
    phase = int(state.phase)
    if phase == TO_LAY:
        if START_RUN <= action < ADD:
            return _in_lay_down(state, seat, action)
        return "you-must-finish-laying-your-level"
    if phase == TO_SHOW:
        return _choosing(state, seat, action, SHOW, "you-must-show-cards")
    if phase == TO_CLAIM:
        return "that-card-is-not-shown" if CLAIM <= action < SWAP_OUT else "you-must-take-one-of-the-cards-shown"
    if phase == TO_SWAP:
        if SWAP_OUT <= action < KEEP_BACK:
            return "you-do-not-hold-that-card"
        return "you-must-swap-at-least-one-card" if action == DONE else "you-must-swap-cards"
    if phase == TO_KEEP:
        if KEEP_BACK <= action < DONE and state.choices.n_chosen[seat] == state.choices.limit[seat]:
            return "you-may-keep-no-more-cards"
        return _choosing(state, seat, action, KEEP_BACK, "you-choose-which-cards-to-keep")
    if action < LAY:
        return _taking(state, action)
    if phase == TO_TAKE:
        return "you-must-take-a-card-first"
    return _playing(state, seat, action)


def _taking(state: Level8Table, action: int) -> str:
    if action > PICK and action - PICK >= state.n_players:
        return "there-is-no-such-seat"
    if state.phase != TO_TAKE:
        return "you-have-taken-a-card-already"
    return "the-draw-pile-is-empty" if action == DRAW else "that-discard-pile-is-empty"


def _in_lay_down(state: Level8Table, seat: int, action: int) -> str:
    if action >= PUT:
        if not state.lay_down.is_named():
            return "say-first-what-you-lay"
        if not state.hands.holds(seat, action - PUT):
            return "you-do-not-hold-that-card"
        if _comes_later(state, action - PUT):
            return "that-card-comes-later"
    elif state.lay_down.is_named():
        return "you-must-put-a-card"
    return "that-does-not-lead-to-a-complete-level"


def _comes_later(state: Level8Table, kind: int) -> bool:
    """Whether a card fits a part that is still to be put, though it is not its turn."""
    lay_down = state.lay_down
    for i in range(int(lay_down.current), int(lay_down.n_parts)):
        part = lay_down.put_part(i)
        shape, anchor, size = (
            int(each) for each in (lay_down.shape_of(part), lay_down.anchor[part], lay_down.size_of(part))
        )
        n_put = int(lay_down.n_current) if i == lay_down.current else 0
        if kind >= RANGE:
            is_fit = kind < MISS
        elif shape == COLOURED:
            is_fit = kind // N_VALUES == anchor
        elif shape == RUN:
            is_fit = anchor + n_put <= kind % N_VALUES < anchor + size
        else:
            is_fit = kind % N_VALUES == anchor
        if is_fit and n_put < size:
            return True
    return False


def _choosing(state: Level8Table, seat: int, action: int, first: int, otherwise: str) -> str:
    if not first <= action < first + N_KINDS:
        return otherwise
    if not state.hands.holds(seat, action - first):
        return "you-do-not-hold-that-card"
    return "cards-are-chosen-in-the-order-of-their-kinds"


def _playing(state: Level8Table, seat: int, action: int) -> str:
    if action == LAY:
        return "your-level-lies-already" if int(state.laid) >> seat & 1 else "you-cannot-lay-your-level-now"
    if action < ADD:
        return "you-are-not-laying-your-level"
    if action < DISCARD:
        return _adding(state, seat, action)
    if action >= SHOW:
        return "nobody-asks-you-to-do-that-now"
    kind = _SPECIAL.get(action, MISS)
    if action < PLAY_MISS:
        kind = action - DISCARD
    if not state.hands.holds(seat, kind):
        return "you-do-not-hold-that-card"
    if state.hands.size[seat] == 1:
        return "the-last-card-can-only-be-discarded"
    if action - PLAY_MISS >= state.n_players:
        return "there-is-no-such-seat"
    if action - PLAY_MISS == seat:
        return "you-cannot-miss-your-own-turn"
    return "that-player-misses-a-turn-already"


def _adding(state: Level8Table, seat: int, action: int) -> str:
    if not int(state.laid) >> seat & 1:
        return "your-level-does-not-lie-yet"
    if action < ADD_JOKER:
        combo, kind = divmod(action - ADD, N_NUMBERS)
    else:
        combo, joker = divmod((action - ADD_JOKER) // N_ENDS, N_JOKERS)
        kind = RANGE + joker
    if not state.hands.holds(seat, kind):
        return "you-do-not-hold-that-card"
    owner = combo // MAX_PARTS
    if owner >= state.n_players or not int(state.laid) >> owner & 1 or state.combos.shape[combo] == NO_SHAPE:
        return "there-is-no-such-combination"
    if state.hands.size[seat] == 1:
        return "the-last-card-can-only-be-discarded"
    return "that-card-does-not-fit-there"
