"""The Level 8 rules player at the levels on the table: which way to lay one, what can be added, and where."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.bits import BIT
from quintet.core.state import NOTHING
from quintet.games.level_8 import cards, counting
from quintet.games.level_8.laying import NAMING
from quintet.games.level_8.policy_reach import NO_WAY
from quintet.games.level_8.rules import Level8State

NEAR: Final = 25  # after the lay-down, for a card that will fit when one more has been added


def pick_name(state: Level8State, seat: i64, out: vec[i64]) -> i64:
    """The next anchor of the way that uses the fewest jokers, and then leaves most to add."""
    lay_down = state.lay_down
    part = lay_down.n_anchors
    n_found = lay_down.collect(seat)
    if n_found == 0:
        return out[0]
    best: i64 = 0
    most: i64 = -1
    for i in range(n_found):
        worth = left_to_add(state, seat, i * cards.MAX_PARTS)
        if worth > most:
            most = worth
            best = i
    return NAMING[lay_down.shape_of(part)] + i64(lay_down.found[best * cards.MAX_PARTS + part])


def left_to_add(state: Level8State, seat: i64, found: i64) -> i64:
    """How many cards could be added to a level of these anchors."""
    lay_down = state.lay_down
    numbers = state.hands.numbers[seat]
    colours = state.hands.colours[seat]
    for part in range(lay_down.n_parts):
        anchor = i64(lay_down.found[found + part])
        shape = lay_down.shape_of(part)
        if shape == cards.RUN:
            numbers -= counting.present_in(numbers) & counting.run_from(anchor, lay_down.size_of(part))
        elif shape == cards.SET:
            numbers -= min(counting.number_count(numbers, anchor), lay_down.size_of(part)) * counting.UNIT[anchor]
    total: i64 = 0
    for part in range(lay_down.n_parts):
        anchor = i64(lay_down.found[found + part])
        shape = lay_down.shape_of(part)
        if shape == cards.RUN:
            value = anchor - 1
            while value >= 0 and counting.number_count(numbers, value) > 0:
                total += 1
                value -= 1
            value = anchor + lay_down.size_of(part)
            while value < cards.N_VALUES and counting.number_count(numbers, value) > 0:
                total += 1
                value += 1
        elif shape == cards.SET:
            total += counting.number_count(numbers, anchor)
        else:
            total += counting.colour_count(colours, anchor)
    return total


def pick_put(state: Level8State, seat: i64, out: vec[i64], n: i64) -> i64:
    """A card that nothing else of the level needs, and that could not be added elsewhere; jokers last."""
    lay_down = state.lay_down
    part = lay_down.put_part(lay_down.current)
    if lay_down.shape_of(part) != cards.COLOURED:
        for i in range(n):
            kind = out[i] - cards.PUT
            if kind < cards.RANGE and not fits_group(state, seat, kind):
                return out[i]
        return out[0]
    best: i64 = NOTHING
    for i in range(n):
        if best == NOTHING and is_free(state, seat, out[i] - cards.PUT):
            best = out[i]
    if best == NOTHING:
        return out[0]
    n_free: i64 = 0  # cards of the colour that nothing else needs, from this one on
    for kind in range(best - cards.PUT, cards.N_VALUES * (lay_down.anchor[part] + 1)):
        if is_free(state, seat, kind):
            n_free += state.hands.n_of(seat, kind)
    return best if n_free >= lay_down.size_of(part) - lay_down.n_current else out[0]


def is_free(state: Level8State, seat: i64, kind: i64) -> bool:
    """Whether there are more cards of a number than the runs and sets of the lay-down need."""
    if kind >= cards.RANGE:
        return False
    value = cards.VALUE[kind]
    return counting.number_count(state.hands.numbers[seat], value) > counting.number_count(state.lay_down.need, value)


def fits_group(state: Level8State, seat: i64, kind: i64) -> bool:
    """Whether a card could be added to a colour group, one's own included."""
    lay_down = state.lay_down
    for part in range(lay_down.n_parts):
        if lay_down.shape_of(part) == cards.COLOURED and lay_down.anchor[part] == cards.COLOUR[kind]:
            return True
    for owner in range(state.n_players):
        if state.laid & BIT[owner]:
            for combo in range(owner * cards.MAX_PARTS, (owner + 1) * cards.MAX_PARTS):
                if state.combos.shape[combo] == cards.COLOURED and i64(state.combos.first[combo]) == cards.COLOUR[kind]:
                    return True
    return False


def worth_laid(state: Level8State, kind: i64) -> i64:
    """What a card is worth once the level is laid: it can be added, or it stops another player."""
    if kind == cards.MISS:
        return 1 if state.n_players == 2 else 0
    if kind > cards.MISS:
        return 0
    if kind >= cards.RANGE:
        return 3
    return 2 if fits_table(state, kind) else 0


def fits_table(state: Level8State, kind: i64) -> bool:
    """Whether a number can be added to a level on the table."""
    return misfit_of(state, kind) == 0


def misfit_of(state: Level8State, kind: i64) -> i64:
    """How many cards must be added to some run before a number can be: 0 if it fits now."""
    value = cards.VALUE[kind]
    colour = cards.COLOUR[kind]
    least: i64 = NO_WAY
    for owner in range(state.n_players):
        if state.laid & BIT[owner]:
            for combo in range(owner * cards.MAX_PARTS, (owner + 1) * cards.MAX_PARTS):
                shape = i64(state.combos.shape[combo])
                if shape == cards.NO_SHAPE:
                    break
                first = i64(state.combos.first[combo])
                if shape == cards.RUN:
                    if value < first:
                        least = min(least, first - 1 - value)
                    else:
                        after = first + i64(state.piles.size[cards.COMBO_PILE + combo])
                        if value >= after:
                            least = min(least, value - after)
                elif first == (value if shape == cards.SET else colour):
                    return 0
    return least


def worth_of_add(state: Level8State, seat: i64, action: i64) -> i64:
    """Numbers before jokers; a joker where it makes room for another card of the hand."""
    if action < cards.ADD_JOKER:
        return 10
    rest = action - cards.ADD_JOKER
    combo = rest // (cards.N_JOKERS * cards.N_ENDS)
    end = rest % cards.N_ENDS
    value = i64(state.combos.first[combo])
    if end == cards.LOW_END:
        value -= 2
    elif end == cards.HIGH_END:
        value += i64(state.piles.size[cards.COMBO_PILE + combo]) + 1
    else:
        return 0
    if value < 0 or value >= cards.N_VALUES:
        return 0
    if counting.number_count(state.hands.numbers[seat], value) > 0:
        return 2
    return 1
