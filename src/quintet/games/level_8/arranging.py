"""A level arranged by hand: in any order, taken apart and built anew, before any step of it is made.

The cards that a player has put to the parts of the level are tried with every start of a run, number of a set and
colour of a group. Cards find their slots by augmenting paths; if the cards put can all lie somewhere in their parts,
and all slots can be filled, then both are possible together (Mendelsohn and Dulmage).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from quintet.core.arrangement import Arrangement
from quintet.games.level_8 import cards
from quintet.games.level_8.laying import NAMING

Parts = Sequence[tuple[int, int]]
Put = Sequence[Sequence[int]]

_ANY = -1


def arrange(hand: Sequence[int], parts: Parts, put: Put) -> Arrangement | None:
    """How a level can go on from the cards put to its parts; None if it can never be completed."""
    left = list((Counter(hand) - Counter(kind for kinds in put for kind in kinds)).elements())
    anchors = _anchors(left, parts, put)
    if anchors is None:
        return None
    if any(len(kinds) < size for (_, size), kinds in zip(parts, put, strict=True)):
        fits = [_fits(left, parts, put, part) for part in range(len(parts))]
        return Arrangement([list(kinds) for kinds in put], fits, [], [])
    laid = [_laid(parts[part], anchors[part], kinds) for part, kinds in enumerate(put)]
    numbers = [kind for kind in left if kind < cards.RANGE]
    gaps = [
        slot
        for part, kinds in enumerate(laid)
        for slot, kind in zip(_slots(parts[part], anchors[part]), kinds, strict=True)
        if kind >= cards.RANGE
    ]
    spare = [kind for kind in numbers if any(_fills(kind, gap) for gap in gaps)]
    return Arrangement(laid, [[] for part in parts], _steps(parts, anchors, laid), spare)


def _fits(left: list[int], parts: Parts, put: Put, part: int) -> list[int]:
    if len(put[part]) == parts[part][1]:
        return []
    found = []
    for kind in sorted(set(left)):
        rest = list(left)
        rest.remove(kind)
        more = [[*kinds, kind] if i == part else kinds for i, kinds in enumerate(put)]
        if _anchors(rest, parts, more) is not None:
            found.append(kind)
    return found


# ---------------------------------------------------------------- slots: (value, colour), of which one is any
Slot = tuple[int, int]


def _slots(part: tuple[int, int], anchor: int) -> list[Slot]:
    shape, size = part
    if shape == cards.RUN:
        return [(anchor + i, _ANY) for i in range(size)]
    return [(anchor, _ANY) if shape == cards.SET else (_ANY, anchor)] * size


def _fills(kind: int, slot: Slot) -> bool:
    value, colour = slot
    if kind == cards.JOKER:
        return True
    if kind >= cards.MISS:
        return False
    if kind >= cards.RANGE:
        return value == _ANY or int(cards.RANGE_OF[value]) == kind - cards.RANGE
    return kind % cards.N_VALUES == value if colour == _ANY else kind // cards.N_VALUES == colour


class _Filling:
    """Slots that are filled one after the other; what was filled before may move, but stays filled."""

    def __init__(self, kinds: Sequence[int]) -> None:
        self.kinds = kinds
        self.slots: list[Slot] = []
        self.usable: list[Sequence[int]] = []  # by slot, the indices of cards that may lie there at all
        self.slot_of: dict[int, int] = {}  # by card

    def copy(self) -> _Filling:
        other = _Filling(self.kinds)
        other.slots, other.usable = list(self.slots), list(self.usable)
        other.slot_of = dict(self.slot_of)
        return other

    def fill(self, slot: Slot, usable: Sequence[int]) -> bool:
        self.slots.append(slot)
        self.usable.append(usable)
        return self._augment(len(self.slots) - 1, set())

    def _augment(self, slot: int, tried: set[int]) -> bool:
        for card in self.usable[slot]:
            if card in tried or not _fills(self.kinds[card], self.slots[slot]):
                continue
            tried.add(card)
            if card not in self.slot_of or self._augment(self.slot_of[card], tried):
                self.slot_of[card] = slot
                return True
        return False


class _Search:
    """Looks for starts, numbers and colours with which all can be completed."""

    def __init__(self, left: list[int], parts: Parts, put: Put) -> None:
        self.parts = parts
        self.put = put
        self.kinds = left + [kind for each in put for kind in each]
        self.n_jokers = sum(cards.RANGE <= kind < cards.MISS for kind in self.kinds)
        self.usable: list[list[int]] = []  # by part, the cards that may lie in it
        first = len(left)
        for each in put:
            self.usable.append([*range(first, first + len(each)), *range(len(left))])
            first += len(each)
        self.tried = [self._tried(part) for part in range(len(parts))]
        least = [min((lack for lack, _anchor in tried), default=self.n_jokers + 1) for tried in self.tried]
        self.later = [sum(least[part + 1 :]) for part in range(len(parts))]  # what the parts behind lack at least

    def _tried(self, part: int) -> list[tuple[int, int]]:
        """The anchors with which the cards put can lie in their part, and how many jokers each needs at least.

        Of a run, those come first that keep the cards in the order in which they were put.
        """
        (shape, size), put = self.parts[part], self.put[part]
        most = {cards.RUN: cards.N_VALUES - size + 1, cards.SET: cards.N_VALUES, cards.COLOURED: cards.N_COLOURS}[shape]
        numbers = [self.kinds[card] for card in self.usable[part] if self.kinds[card] < cards.RANGE]
        found = []
        for anchor in range(most):
            if _can_lie(self.parts[part], anchor, put):
                slots = _slots(self.parts[part], anchor)
                if shape == cards.RUN:
                    lack = size - len({kind % cards.N_VALUES for kind in numbers} & {value for value, _ in slots})
                else:
                    lack = max(0, size - sum(_fills(kind, slots[0]) for kind in numbers))
                found.append((not _is_in_order(self.parts[part], anchor, put), lack, anchor))
        return [(lack, anchor) for _, lack, anchor in sorted(found)]

    def anchors(self) -> list[int] | None:
        return self._complete([], self.n_jokers, _Filling(self.kinds))

    def _complete(self, anchors: list[int], n_jokers: int, filling: _Filling) -> list[int] | None:
        part = len(anchors)
        if part == len(self.parts):
            return anchors
        is_twin = (
            part > 0 and self.parts[part] == self.parts[part - 1] and not self.put[part] and not self.put[part - 1]
        )
        tried = self.tried[part]
        first = [anchor for _, anchor in tried].index(anchors[-1]) if is_twin else 0  # twins in one order only
        for lack, anchor in tried[first:]:
            if lack + self.later[part] > n_jokers:
                continue
            trial = filling.copy()
            if all(trial.fill(slot, self.usable[part]) for slot in _slots(self.parts[part], anchor)):
                found = self._complete([*anchors, anchor], n_jokers - lack, trial)
                if found is not None:
                    return found
        return None


def _anchors(left: list[int], parts: Parts, put: Put) -> list[int] | None:
    return _Search(left, parts, put).anchors()


def _can_lie(part: tuple[int, int], anchor: int, put: Sequence[int]) -> bool:
    slots = _slots(part, anchor)
    taken: dict[int, int] = {}  # by slot, the index of the card put

    def find(card: int, tried: set[int]) -> bool:
        for i, slot in enumerate(slots):
            if i in tried or not _fills(put[card], slot):
                continue
            tried.add(i)
            if i not in taken or find(taken[i], tried):
                taken[i] = card
                return True
        return False

    return all(find(card, set()) for card in range(len(put)))


def _is_in_order(part: tuple[int, int], anchor: int, put: Sequence[int]) -> bool:
    """Whether the cards lie as they were put, a joker at the end where it was put."""
    return all(_fills(kind, slot) for kind, slot in zip(put, _slots(part, anchor), strict=False))


# ---------------------------------------------------------------- a complete level
def _laid(part: tuple[int, int], anchor: int, put: Sequence[int]) -> list[int]:
    """The cards of a part in the order in which they are put down: a run from its low end, else by kind."""
    if part[0] != cards.RUN:
        return sorted(put)
    filling = _Filling(sorted(put))
    for slot in _slots(part, anchor):
        filling.fill(slot, range(len(put)))
    by_slot = {slot: filling.kinds[card] for card, slot in filling.slot_of.items()}
    return [by_slot[slot] for slot in range(len(put))]


def _steps(parts: Parts, anchors: list[int], laid: list[list[int]]) -> list[int]:
    """The actions that lay it all down; of two equal parts that follow each other, the second has no smaller anchor."""
    order = sorted(range(len(parts)), key=lambda part: (_group(parts, part), anchors[part], part))
    names = [int(NAMING[parts[part][0]]) + anchors[order[part]] for part in range(len(parts))]
    coloured = [part for part in range(len(parts)) if parts[part][0] == cards.COLOURED]
    others = [part for part in range(len(parts)) if part not in coloured]
    return [cards.LAY, *names, *(cards.PUT + kind for part in [*coloured, *others] for kind in laid[order[part]])]


def _group(parts: Parts, part: int) -> int:
    """The first of the equal parts in a row that a part belongs to."""
    while part > 0 and parts[part - 1] == parts[part]:
        part -= 1
    return part
