"""Can a hand lay a level, and with which anchors (L8-5, L8-8 to L8-10)?

The *anchor* of a part is where a run starts, a set's number, a colour group's colour. Anchors are tried by search;
whether the cards then suffice is answered exactly by counting (Hall's theorem). Let runs and sets ask for need[v] cards
of every number v, and let every colour group be a demand of its own. All demands can be met if and only if no choice
of them asks for more than the cards that fit one of the chosen. The worst choice of numbers is found number by number,
so only the choices T of colour groups (at most three) must be tried:

    no group    for every range: sum over v of max(0, need[v] - cards[v]), less its range jokers, if positive; over all
                ranges this may not exceed the jokers
    groups T    size of T - cards of T's colours + sum over v of max(0, need[v] - cards[v] of other colours) may not
                exceed jokers and range jokers together, as any range joker stands for any colour
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.bits import BIT
from quintet.games.level_8 import cards, counting
from quintet.games.level_8.hands import Hands
from quintet.games.level_8.levels import Levels

MAX_FOUND: Final = 6


class Finder:
    """The levels of a sheet, and the search for anchors of one of them in a hand."""

    def __init__(self, levels: Levels, hands: Hands) -> None:
        self.levels = levels
        self.hands = hands
        # the level asked about, and the anchors that are fixed already
        self.start: i64 = 0
        self.n_parts: i64 = 0
        self.n_groups: i64 = 0
        self.anchor = vec[i64]([0] * cards.MAX_PARTS)
        self.n_anchors: i64 = 0
        # scratch of the search
        self.seat: i64 = 0
        self.numbers: i64 = 0
        self.colours: i64 = 0
        self.jokers: i64 = 0
        self.cap: i64 = 0  # how many jokers of any kind may be used
        self.has_ranges: bool = False
        # the jokers that the parts from here on need at least, in the order of `part_at`
        self.rest = vec[i64]([0] * (cards.MAX_PARTS + 1))
        self.group_from = vec[i64]([0] * cards.MAX_GROUPS)
        self.group_need = vec[i64]([0] * cards.MAX_GROUPS)
        self.group_colour = vec[i64]([0] * cards.MAX_GROUPS)
        self.group_cards = vec[i64]([0] * cards.MAX_GROUPS)
        self.is_collecting: bool = False
        self.found = vec[u8]([0] * (MAX_FOUND * cards.MAX_PARTS))
        self.n_found: i64 = 0

    def open(self, level: i64) -> None:
        """Turn to a level; no anchor is fixed yet."""
        self.start = (level - 1) * cards.MAX_PARTS
        self.n_parts = i64(self.levels.part_counts[level - 1])
        self.n_groups = i64(self.levels.group_counts[level - 1])
        self.n_anchors = 0

    def shape_of(self, part: i64) -> i64:
        return i64(self.levels.shapes[self.start + part])

    def size_of(self, part: i64) -> i64:
        return i64(self.levels.sizes[self.start + part])

    def is_twin(self, part: i64) -> bool:
        """Whether a part is equal to the one before it."""
        return self.levels.twins[self.start + part] == 1

    def part_at(self, i: i64) -> i64:
        """The i-th part if runs and sets come before colour groups."""
        return i64(self.levels.orders[self.start + i])

    def can_lay(self, seat: i64, level: i64) -> bool:
        """Whether a hand has the whole level in it."""
        self.open(level)
        self.is_collecting = False
        return self.look(seat) and self.place(0, self.numbers, 0, 0, 0)

    def look(self, seat: i64) -> bool:
        """Note a hand for the search; False if some quick count tells that there is no hope."""
        self.seat = seat
        numbers = self.hands.numbers[seat]
        colours = self.hands.colours[seat]
        self.numbers = numbers
        self.colours = colours
        self.jokers = (colours >> cards.JOKER_SHIFT) & cards.JOKER_MASK
        self.has_ranges = colours >> cards.RANGE_SHIFT != 0
        self.cap = counting.joker_count(colours)
        missing: i64 = 0
        i = self.n_parts
        self.rest[i] = 0
        while i > 0:
            i -= 1
            part = self.part_at(i)
            shape = self.shape_of(part)
            size = self.size_of(part)
            most: i64 = 0
            if shape == cards.RUN:
                counts = counting.windows(numbers, size)
                for _j in range(cards.N_VALUES + 1 - size):
                    most = max(most, counts & cards.NUMBER_MASK)
                    counts >>= cards.NUMBER_BITS
            elif shape == cards.SET:
                counts = numbers
                while counts != 0:
                    most = max(most, counts & cards.NUMBER_MASK)
                    counts >>= cards.NUMBER_BITS
            else:
                counts = colours
                for _j in range(i64(cards.N_COLOURS)):
                    most = max(most, counts & cards.COLOUR_MASK)
                    counts >>= cards.COLOUR_BITS
            if most < size:
                missing += size - most
                if missing > self.cap:
                    return False
            self.rest[i] = missing
        return True

    def place(self, i: i64, numbers: i64, need: i64, n_missing: i64, missing: i64) -> bool:
        """Find anchors for the i-th part (`part_at`) and those behind it.

        `numbers` are left, `need` is asked for so far, of which n_missing are missing (`missing`, by range).
        """
        if i + self.n_groups == self.n_parts:
            return self.colour(i, need) if self.n_groups > 0 else self.note()
        part = self.part_at(i)
        size = self.size_of(part)
        is_run = self.shape_of(part) == cards.RUN
        first: i64 = 0
        last: i64 = cards.N_VALUES - size if is_run else cards.N_VALUES - 1
        if part < self.n_anchors:
            first = self.anchor[part]
            last = first
        elif self.is_twin(part):
            first = self.anchor[part - 1]
        spare = self.cap - self.rest[i + 1] - n_missing
        if is_run:
            present = counting.present_in(numbers)
            counts = counting.windows(numbers, size) >> (cards.NUMBER_BITS * first)
            for value in range(first, last + 1):
                n_absent = size - (counts & cards.NUMBER_MASK)
                counts >>= cards.NUMBER_BITS
                if n_absent <= spare:
                    wanted = counting.run_from(value, size)
                    here = present & wanted
                    absent = missing
                    if self.has_ranges:
                        gaps = wanted ^ here
                        absent += counting.by_range(gaps)
                        if counting.shortage(absent, self.colours >> cards.RANGE_SHIFT) > self.jokers:
                            continue
                    self.anchor[part] = value
                    if self.place(i + 1, numbers - here, need + wanted, n_missing + n_absent, absent):
                        return True
        else:
            counts = numbers >> (cards.NUMBER_BITS * first)
            for value in range(first, last + 1):
                taken = counts & cards.NUMBER_MASK
                taken = min(taken, size)
                n_absent = size - taken
                counts >>= cards.NUMBER_BITS
                if n_absent <= spare:
                    absent = missing
                    if self.has_ranges:
                        absent += n_absent << (cards.MISSING_BITS * cards.RANGE_OF[value])
                        if counting.shortage(absent, self.colours >> cards.RANGE_SHIFT) > self.jokers:
                            continue
                    self.anchor[part] = value
                    left = numbers - taken * counting.UNIT[value]
                    if self.place(i + 1, left, need + size * counting.UNIT[value], n_missing + n_absent, absent):
                        return True
        return False

    def colour(self, i: i64, need: i64) -> bool:
        """Find colours for the groups from the i-th part on."""
        part = self.part_at(i)
        size = self.size_of(part)
        group = i + self.n_groups - self.n_parts
        first: i64 = 0
        last: i64 = cards.N_COLOURS - 1
        if part < self.n_anchors:
            first = self.anchor[part]
            last = first
        elif self.is_twin(part):
            first = self.anchor[part - 1]
        for colour in range(first, last + 1):
            have = counting.colour_count(self.colours, colour)
            if have + self.cap < size:
                continue
            self.anchor[part] = colour
            self.group_colour[group] = colour
            self.group_cards[group] = have
            self.group_from[group] = 0
            self.group_need[group] = size
            if i + 1 < self.n_parts:
                if self.colour(i + 1, need):
                    return True
            elif self.groups_fit(self.n_groups, need) and self.note():
                return True
        return False

    def note(self) -> bool:
        """All anchors are found; True ends the search."""
        if self.is_collecting:
            for part in range(self.n_parts):
                self.found[self.n_found * cards.MAX_PARTS + part] = u8(self.anchor[part])
            self.n_found += 1
            return self.n_found == MAX_FOUND
        return True

    def groups_fit(self, n_groups: i64, need: i64) -> bool:
        """Whether no choice of colour groups asks for too much, whatever numbers are chosen with it."""
        choice = BIT[n_groups] - 1
        while choice > 0 and self.excess(choice, n_groups, need) <= self.cap:
            choice -= 1
        return choice == 0

    def excess(self, choice: i64, n_groups: i64, need: i64) -> i64:
        """How much a choice of colour groups, with the worst choice of numbers, asks for beyond the cards that fit."""
        total: i64 = 0
        counted: i64 = 0  # the groups whose cards are not another one's too
        for group in range(n_groups):
            if choice & BIT[group]:
                total += self.group_need[group]
                if not self.is_covered(group, choice, n_groups):
                    counted |= BIT[group]
                    total -= self.group_cards[group]
        numbers = self.numbers
        value: i64 = 0
        while need != 0:
            if need & cards.NUMBER_MASK:
                over = (need & cards.NUMBER_MASK) - (numbers & cards.NUMBER_MASK)
                for group in range(n_groups):
                    if counted & BIT[group] and value >= self.group_from[group]:
                        over += self.hands.n_of(self.seat, cards.N_VALUES * self.group_colour[group] + value)
                if over > 0:
                    total += over
            need >>= cards.NUMBER_BITS
            numbers >>= cards.NUMBER_BITS
            value += 1
        return total

    def is_covered(self, group: i64, choice: i64, n_groups: i64) -> bool:
        """Whether all cards that fit this group fit another chosen one too, and are counted there."""
        for other in range(n_groups):
            if other != group and choice & BIT[other] and self.group_colour[other] == self.group_colour[group]:
                if self.group_from[other] < self.group_from[group]:
                    return True
                if self.group_from[other] == self.group_from[group] and other < group:
                    return True
        return False

    def collect(self, seat: i64) -> i64:
        """Find ways to name the rest of the level with as few jokers as possible, into `found`; return how many."""
        self.n_found = 0
        if not self.look(seat):
            return 0
        self.is_collecting = True
        most = self.cap
        self.cap = self.rest[0]
        while self.cap <= most and self.n_found == 0:
            self.place(0, self.numbers, 0, 0, 0)
            self.cap += 1
        self.is_collecting = False
        return self.n_found
