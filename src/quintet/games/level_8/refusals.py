"""Why an action of Level 8 is not legal: the key of a sentence."""

from __future__ import annotations

from quintet.games.level_8 import cards, table

_SPECIAL = {cards.PLAY_TAKE: cards.TAKE, cards.PLAY_SWAP: cards.SWAP, cards.PLAY_KEEP: cards.KEEP}


def refusal_of(state: table.Level8Table, seat: int, action: int) -> str:
    """The reason why a seat may not do this now; the caller knows that it may not."""
    if not 0 <= action < cards.N_ACTIONS:
        return "there-is-no-such-action"
    if not int(state.actors()) >> seat & 1:
        return "it-is-not-your-turn"
    phase = int(state.phase)
    if phase == table.TO_LAY:
        if cards.START_RUN <= action < cards.ADD:
            return _in_lay_down(state, seat, action)
        return "you-must-finish-laying-your-level"
    if phase == table.TO_SHOW:
        return _choosing(state, seat, action, cards.SHOW, "you-must-show-cards")
    if phase == table.TO_CLAIM:
        return (
            "that-card-is-not-shown"
            if cards.CLAIM <= action < cards.SWAP_OUT
            else "you-must-take-one-of-the-cards-shown"
        )
    if phase == table.TO_SWAP:
        if cards.SWAP_OUT <= action < cards.KEEP_BACK:
            return "you-do-not-hold-that-card"
        return "you-must-swap-at-least-one-card" if action == cards.DONE else "you-must-swap-cards"
    if phase == table.TO_KEEP:
        if cards.KEEP_BACK <= action < cards.DONE and state.choices.n_chosen[seat] == state.choices.limit[seat]:
            return "you-may-keep-no-more-cards"
        return _choosing(state, seat, action, cards.KEEP_BACK, "you-choose-which-cards-to-keep")
    if action < cards.LAY:
        return _taking(state, action)
    if phase == table.TO_TAKE:
        return "you-must-take-a-card-first"
    return _playing(state, seat, action)


def _taking(state: table.Level8Table, action: int) -> str:
    if action > cards.PICK and action - cards.PICK >= state.n_players:
        return "there-is-no-such-seat"
    if state.phase != table.TO_TAKE:
        return "you-have-taken-a-card-already"
    return "the-draw-pile-is-empty" if action == cards.DRAW else "that-discard-pile-is-empty"


def _in_lay_down(state: table.Level8Table, seat: int, action: int) -> str:
    if action >= cards.PUT:
        if not state.lay_down.is_named():
            return "say-first-what-you-lay"
        if not state.hands.holds(seat, action - cards.PUT):
            return "you-do-not-hold-that-card"
        if _comes_later(state, action - cards.PUT):
            return "that-card-comes-later"
    elif state.lay_down.is_named():
        return "you-must-put-a-card"
    return "that-does-not-lead-to-a-complete-level"


def _comes_later(state: table.Level8Table, kind: int) -> bool:
    """Whether a card fits a part that is still to be put, though it is not its turn."""
    lay_down = state.lay_down
    for i in range(int(lay_down.current), int(lay_down.n_parts)):
        part = lay_down.put_part(i)
        shape, anchor, size = (
            int(each) for each in (lay_down.shape_of(part), lay_down.anchor[part], lay_down.size_of(part))
        )
        n_put = int(lay_down.n_current) if i == lay_down.current else 0
        if kind >= cards.RANGE:
            is_fit = kind < cards.MISS
        elif shape == cards.COLOURED:
            is_fit = kind // cards.N_VALUES == anchor
        elif shape == cards.RUN:
            is_fit = anchor + n_put <= kind % cards.N_VALUES < anchor + size
        else:
            is_fit = kind % cards.N_VALUES == anchor
        if is_fit and n_put < size:
            return True
    return False


def _choosing(state: table.Level8Table, seat: int, action: int, first: int, otherwise: str) -> str:
    if not first <= action < first + cards.N_KINDS:
        return otherwise
    if not state.hands.holds(seat, action - first):
        return "you-do-not-hold-that-card"
    return "cards-are-chosen-in-the-order-of-their-kinds"


def _playing(state: table.Level8Table, seat: int, action: int) -> str:
    if action == cards.LAY:
        return "your-level-is-on-the-table-already" if int(state.laid) >> seat & 1 else "you-cannot-lay-your-level-now"
    if action < cards.ADD:
        return "you-are-not-laying-your-level"
    if action < cards.DISCARD:
        return _adding(state, seat, action)
    if action >= cards.SHOW:
        return "nobody-asks-you-to-do-that-now"
    kind = _SPECIAL.get(action, cards.MISS)
    if action < cards.PLAY_MISS:
        kind = action - cards.DISCARD
    if not state.hands.holds(seat, kind):
        return "you-do-not-hold-that-card"
    if state.hands.size[seat] == 1:
        return "the-last-card-can-only-be-discarded"
    if action - cards.PLAY_MISS >= state.n_players:
        return "there-is-no-such-seat"
    if action - cards.PLAY_MISS == seat:
        return "you-cannot-miss-your-own-turn"
    return "that-player-misses-a-turn-already"


def _adding(state: table.Level8Table, seat: int, action: int) -> str:
    if not int(state.laid) >> seat & 1:
        return "your-level-is-not-on-the-table-yet"
    if action < cards.ADD_JOKER:
        combo, kind = divmod(action - cards.ADD, cards.N_NUMBERS)
    else:
        combo, joker = divmod((action - cards.ADD_JOKER) // cards.N_ENDS, cards.N_JOKERS)
        kind = cards.RANGE + joker
    if not state.hands.holds(seat, kind):
        return "you-do-not-hold-that-card"
    owner = combo // cards.MAX_PARTS
    if owner >= state.n_players or not int(state.laid) >> owner & 1 or state.combos.shape[combo] == cards.NO_SHAPE:
        return "there-is-no-such-combination"
    if state.hands.size[seat] == 1:
        return "the-last-card-can-only-be-discarded"
    return "that-card-does-not-fit-there"
