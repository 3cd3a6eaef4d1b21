"""Complete step lists for the compound moves of Level 8, best first: lay-downs, additions, and choices of cards."""

from __future__ import annotations

from collections import Counter

from quintet.core.piles import pile_list
from quintet.games.level_8 import cards, rules, table
from quintet.games.level_8.laying import NAMING
from quintet.games.level_8.rules import Level8State

_MOST_LAY_DOWNS = 3  # beside the one without adding anything


def proposals_of(state: Level8State, seat: int) -> list[list[int]]:
    """What a seat might do, as complete step lists."""
    if not int(state.actors()) >> seat & 1:
        return []
    phase = state.phase
    if phase == table.TO_LAY or (phase == table.TO_PLAY and state.can_lay):
        return lay_downs(state, seat)
    if phase == table.TO_PLAY:
        steps = additions(copy_of(state), seat)
        return [steps] if steps else []
    if phase == table.TO_SHOW:
        n = rules.N_SHOWN - int(state.choices.n_chosen[seat])
        return [[cards.SHOW + kind for kind in sorted(by_use(state, seat)[:n])]]
    if phase == table.TO_KEEP:
        n = int(state.choices.limit[seat] - state.choices.n_chosen[seat])
        best = sorted(by_use(state, seat)[::-1][:n])
        return [[*(cards.KEEP_BACK + kind for kind in best), cards.DONE]]
    if phase == table.TO_SWAP:
        return [swap(state, seat)]
    return []


def copy_of(state: Level8State) -> Level8State:
    copy = state.copy()
    assert isinstance(copy, Level8State)
    return copy


# ---------------------------------------------------------------- lay-downs and additions
def lay_downs(state: Level8State, seat: int) -> list[list[int]]:
    """Ways to lay the level with as few jokers as can be; first those that leave the fewest cards after adding.

    Only a few, which differ in what they leave in hand; last, the best of them without adding anything.
    """
    begun = copy_of(state)
    steps = []
    if begun.phase == table.TO_PLAY:
        begun.apply(seat, cards.LAY)
        steps.append(cards.LAY)
    lay_down = begun.lay_down
    n_named, n_parts = int(lay_down.n_anchors), int(lay_down.n_parts)
    found = []
    for i in range(int(lay_down.collect(seat))):
        anchors = pile_list(lay_down.found, (i + 1) * cards.MAX_PARTS)[i * cards.MAX_PARTS :][:n_parts]
        shapes = [int(lay_down.shape_of(part)) for part in range(n_parts)]
        names = [int(NAMING[shape]) + anchor for shape, anchor in zip(shapes, anchors, strict=True)]
        trial = copy_of(begun)
        laying = steps + names[n_named:]
        for name in names[n_named:]:
            trial.apply(seat, name)
        while trial.phase == table.TO_LAY and not trial.is_over:
            action = trial.legal_actions(seat)[0]  # jokers come last
            trial.apply(seat, action)
            laying.append(action)
        adding = additions(trial, seat)
        left = Counter(kind if kind >= cards.RANGE else kind % cards.N_VALUES for kind in trial.hands.listed(seat))
        found.append((left, laying, adding))
    found.sort(key=lambda way: way[0].total())
    shown: list[Counter[int]] = []
    whole = []
    for left, laying, adding in found:
        if len(shown) < _MOST_LAY_DOWNS and not any(better <= left for better in shown):
            shown.append(left)
            whole.append(laying + adding)
    if found and found[0][2]:
        whole.append(found[0][1])
    return whole


def additions(trial: Level8State, seat: int) -> list[int]:
    """Add what can be added, numbers before jokers, on a state that may be changed."""
    steps: list[int] = []
    while trial.phase == table.TO_PLAY and not trial.is_over:
        adds = [action for action in trial.legal_actions(seat) if cards.ADD <= action < cards.DISCARD]
        if not adds:
            break
        action = next((action for action in adds if action < cards.ADD_JOKER), adds[0])
        trial.apply(seat, action)
        steps.append(action)
    return steps


# ---------------------------------------------------------------- choices of cards
def by_use(state: Level8State, seat: int) -> list[int]:
    """The cards that may be chosen next, the least useful for the level first."""
    hand = state.hands.listed(seat)
    if state.phase in (table.TO_SHOW, table.TO_KEEP) and state.choices.n_chosen[seat] > 0:
        last = state.choices.listed(seat)[-1]
        hand = [kind for kind in hand if kind >= last]
    parts = state.levels.sheet.levels[int(state.level[seat]) - 1]
    return sorted(hand, key=lambda kind: use(kind, hand, parts))


def use(kind: int, hand: list[int], parts: tuple[tuple[int, int], ...]) -> int:
    """How well a card goes with the rest of a hand, for this level."""
    if kind >= cards.RANGE:
        return 0 if kind >= cards.MISS else 1000 if kind == cards.JOKER else 500
    colour, value = divmod(kind, cards.N_VALUES)
    numbers = [divmod(other, cards.N_VALUES) for other in hand if other < cards.RANGE]
    total = 0
    for shape, size in parts:
        if shape == cards.RUN:
            near = {v for c, v in numbers if abs(v - value) < size}
            total += size * len(near) // (1 + sum(v == value for c, v in numbers))
        elif shape == cards.SET:
            total += size * sum(v == value for c, v in numbers)
        else:
            total += size * sum(c == colour for c, v in numbers)
    return total


def swap(state: Level8State, seat: int) -> list[int]:
    """Lay off the least useful cards."""
    kinds = by_use(state, seat)[: rules.MOST_SWAPPED - int(state.n_swapped)]
    steps = [cards.SWAP_OUT + kind for kind in kinds]
    goes_on = int(state.n_swapped) + len(kinds) < rules.MOST_SWAPPED and len(kinds) < int(state.hands.size[seat])
    return [*steps, cards.DONE] if goes_on else steps
