"""Laying a level down (L8-5, L8-8 to L8-10): can a hand do it, and step by step, how.

A lay-down is first named, part by part in the order of the sheet: where a run starts, a set's number, a group's
colour (its *anchor*). Then its cards are put, colour groups before runs and sets; a run from its low end, the cards of
a set or a group in the order of the kinds, jokers last: so the same lay-down is never reached twice. Of two
equal parts that follow each other the second has no smaller anchor. Each step is legal only if the rest can follow.

Whether it can is answered exactly by counting (Hall's theorem). Let runs and sets ask for need[v] cards of every
number v, and let every colour group be a demand of its own. All demands can be met if and only if no choice of
them asks for more than the cards that fit one of the chosen. The worst choice of numbers is found number by number, so
only the choices T of colour groups (at most three) must be tried:

    no group    for every range: sum over v of max(0, need[v] - cards[v]), less its range jokers, if positive; over all
                ranges this may not exceed the jokers
    groups T    size of T - cards of T's colours + sum over v of max(0, need[v] - cards[v] of other colours) may not
                exceed jokers and range jokers together, as any range joker stands for any colour

A group or a set that is half put takes only kinds from the last one put on: that shrinks the cards that fit it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.bits import BIT, bit_index
from quintet.games.level_8.cards import (
    COLOUR_BITS,
    COLOUR_HIGH,
    COLOUR_LOW,
    COLOUR_UNIT,
    COLOURED,
    FROM_HIGH,
    FROM_LOW,
    JOKER,
    JOKER_SHIFT,
    JOKERS_HIGH,
    MAX_CARDS,
    MAX_PARTS,
    N_COLOURS,
    N_KINDS,
    N_LEVELS,
    N_VALUES,
    NAME_COLOUR,
    NAME_SET,
    PUT,
    RANGE,
    RANGE_OF,
    RANGE_SHIFT,
    RUN,
    SET,
    SPLIT,
    START_RUN,
    VALUE,
    VALUE_HIGH,
    VALUE_LOW,
)
from quintet.games.level_8.hands import Hands

_ONES: Final = 0x111111111111111  # one in each of the fifteen counts of `numbers`
_FIRST: Final = vec[i64]([sum(1 << 4 * i for i in range(n)) for n in range(MAX_CARDS + 1)])
"""One in each of the first n counts."""
_UNIT: Final = vec[i64]([1 << 4 * value for value in range(N_VALUES)])
MAX_FOUND: Final = 6
NAMING: Final = vec[i64]([0, START_RUN, NAME_SET, NAME_COLOUR])
"""The first action that names a part of each shape."""


def _five(ones: i64) -> i64:
    """The sum of the lowest five counts, each 0 or 1."""
    return (((ones & 0x11111) * 0x11111) >> 16) & 15


@final
class LayDown:
    """The lay-down of the seat on turn: the question whether there is one, and the steps made so far."""

    def __init__(self, levels: tuple[tuple[tuple[int, int], ...], ...], hands: Hands) -> None:
        self.hands = hands
        n = N_LEVELS * MAX_PARTS
        self.shapes = vec[u8]([0] * n)  # [(level - 1) * MAX_PARTS + part]
        self.sizes = vec[u8]([0] * n)
        self.twins = vec[u8]([0] * n)  # 1: equal to the part before it
        self.orders = vec[u8]([0] * n)  # the parts, runs and sets before colour groups
        self.part_counts = vec[u8]([0] * N_LEVELS)
        self.group_counts = vec[u8]([0] * N_LEVELS)
        self.card_counts = vec[u8]([0] * N_LEVELS)
        for level, parts in enumerate(levels):
            start = level * MAX_PARTS
            groups = [part for part in range(len(parts)) if parts[part][0] == COLOURED]
            for i, part in enumerate([p for p in range(len(parts)) if p not in groups] + groups):
                self.orders[start + i] = u8(part)
            for part, (shape, size) in enumerate(parts):
                self.shapes[start + part] = u8(shape)
                self.sizes[start + part] = u8(size)
                self.twins[start + part] = u8(part > 0 and parts[part - 1] == parts[part])
            self.part_counts[level] = u8(len(parts))
            self.group_counts[level] = u8(len(groups))
            self.card_counts[level] = u8(sum(size for shape, size in parts))
        # the level asked about
        self.start: i64 = 0
        self.n_parts: i64 = 0
        self.n_groups: i64 = 0
        # the steps made
        self.anchor = vec[i64]([0] * MAX_PARTS)
        self.n_anchors: i64 = 0
        self.cards = vec[u8]([0] * MAX_CARDS)
        self.n_cards: i64 = 0
        self.current: i64 = 0  # which part is put now, in the order of putting
        self.n_current: i64 = 0  # how many of its cards are put
        self.need: i64 = 0  # what runs and sets still ask for, counted like `numbers`
        # scratch of the search
        self.seat_start: i64 = 0
        self.numbers: i64 = 0
        self.colours: i64 = 0
        self.jokers: i64 = 0
        self.cap: i64 = 0  # how many jokers of any kind may be used
        self.has_ranges: bool = False
        self.rest = vec[i64]([0] * (MAX_PARTS + 1))  # jokers that the parts from here on need at least, by `orders`
        self.group_from = vec[i64]([0] * 3)
        self.group_need = vec[i64]([0] * 3)
        self.group_colour = vec[i64]([0] * 3)
        self.group_cards = vec[i64]([0] * 3)
        self.is_collecting: bool = False
        self.found = vec[u8]([0] * (MAX_FOUND * MAX_PARTS))
        self.n_found: i64 = 0

    def copy_from(self, other: LayDown) -> None:
        """Take over the steps made."""
        self.start = other.start
        self.n_parts = other.n_parts
        self.n_groups = other.n_groups
        self.n_anchors = other.n_anchors
        self.n_cards = other.n_cards
        self.current = other.current
        self.n_current = other.n_current
        self.need = other.need
        for part in range(other.n_anchors):
            self.anchor[part] = other.anchor[part]
        for i in range(other.n_cards):
            self.cards[i] = other.cards[i]

    def open(self, level: i64) -> None:
        """Turn to a level; no step is made yet."""
        self.start = (level - 1) * MAX_PARTS
        self.n_parts = i64(self.part_counts[level - 1])
        self.n_groups = i64(self.group_counts[level - 1])
        self.n_anchors = 0
        self.n_cards = 0
        self.current = 0
        self.n_current = 0
        self.need = 0

    def put_part(self, i: i64) -> i64:
        """The part that is put as the i-th: colour groups come first."""
        i -= self.n_groups
        if i < 0:
            i += self.n_parts
        return i64(self.orders[self.start + i])

    # ------------------------------------------------------------ can the level be laid?
    def can_lay(self, seat: i64, level: i64) -> bool:
        """Whether a hand has the whole level in it."""
        self.open(level)
        self.is_collecting = False
        return self.look(seat) and self.place(0, self.numbers, 0, 0, 0)

    def look(self, seat: i64) -> bool:
        """Note a hand for the search; False if some quick count tells that there is no hope."""
        self.seat_start = seat * N_KINDS
        numbers = self.hands.numbers[seat]
        colours = self.hands.colours[seat]
        self.numbers = numbers
        self.colours = colours
        self.jokers = (colours >> JOKER_SHIFT) & 15
        ranges = colours >> RANGE_SHIFT
        self.has_ranges = ranges != 0
        self.cap = self.jokers + (ranges & 15) + ((ranges >> 4) & 15) + (ranges >> 8)
        missing: i64 = 0
        i = self.n_parts
        self.rest[i] = 0
        while i > 0:
            i -= 1
            part = i64(self.orders[self.start + i])
            shape = self.shapes[self.start + part]
            size = i64(self.sizes[self.start + part])
            most: i64 = 0
            if shape == RUN:
                counts = windows(numbers, size)
                for _j in range(N_VALUES + 1 - size):
                    most = max(most, counts & 15)
                    counts >>= 4
            elif shape == SET:
                counts = numbers
                while counts != 0:
                    most = max(most, counts & 15)
                    counts >>= 4
            else:
                counts = colours
                for _j in range(i64(N_COLOURS)):
                    most = max(most, counts & 63)
                    counts >>= COLOUR_BITS
            if most < size:
                missing += size - most
                if missing > self.cap:
                    return False
            self.rest[i] = missing
        return True

    def place(self, i: i64, numbers: i64, need: i64, n_missing: i64, missing: i64) -> bool:
        """Find anchors for the i-th part in `orders` and those behind it.

        `numbers` are left, `need` is asked for so far, of which n_missing are missing (`missing`, by range).
        """
        if i + self.n_groups == self.n_parts:
            return self.colour(i, need) if self.n_groups > 0 else self.note()
        part = i64(self.orders[self.start + i])
        size = i64(self.sizes[self.start + part])
        is_run = self.shapes[self.start + part] == RUN
        first: i64 = 0
        last: i64 = N_VALUES - size if is_run else N_VALUES - 1
        if part < self.n_anchors:
            first = self.anchor[part]
            last = first
        elif self.twins[self.start + part]:
            first = self.anchor[part - 1]
        spare = self.cap - self.rest[i + 1] - n_missing
        if is_run:
            present = present_in(numbers)
            counts = windows(numbers, size) >> (4 * first)
            for value in range(first, last + 1):
                n_absent = size - (counts & 15)
                counts >>= 4
                if n_absent <= spare:
                    wanted = _FIRST[size] << (4 * value)
                    here = present & wanted
                    absent = missing
                    if self.has_ranges:
                        gaps = wanted ^ here
                        absent += _five(gaps) + (_five(gaps >> 20) << 8) + (_five(gaps >> 40) << 16)
                        if shortage(absent, self.colours >> RANGE_SHIFT) > self.jokers:
                            continue
                    self.anchor[part] = value
                    if self.place(i + 1, numbers - here, need + wanted, n_missing + n_absent, absent):
                        return True
        else:
            counts = numbers >> (4 * first)
            for value in range(first, last + 1):
                taken = counts & 15
                taken = min(taken, size)
                n_absent = size - taken
                counts >>= 4
                if n_absent <= spare:
                    absent = missing
                    if self.has_ranges:
                        absent += n_absent << (8 * RANGE_OF[value])
                        if shortage(absent, self.colours >> RANGE_SHIFT) > self.jokers:
                            continue
                    self.anchor[part] = value
                    left = numbers - taken * _UNIT[value]
                    if self.place(i + 1, left, need + size * _UNIT[value], n_missing + n_absent, absent):
                        return True
        return False

    def colour(self, i: i64, need: i64) -> bool:
        """Find colours for the groups from the i-th part in `orders` on."""
        part = i64(self.orders[self.start + i])
        size = i64(self.sizes[self.start + part])
        group = i + self.n_groups - self.n_parts
        first: i64 = 0
        last: i64 = N_COLOURS - 1
        if part < self.n_anchors:
            first = self.anchor[part]
            last = first
        elif self.twins[self.start + part]:
            first = self.anchor[part - 1]
        for colour in range(first, last + 1):
            have = (self.colours >> (COLOUR_BITS * colour)) & 63
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
                self.found[self.n_found * MAX_PARTS + part] = u8(self.anchor[part])
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
        count = self.hands.count
        numbers = self.numbers
        value: i64 = 0
        while need != 0:
            if need & 15:
                over = (need & 15) - (numbers & 15)
                for group in range(n_groups):
                    if counted & BIT[group] and value >= self.group_from[group]:
                        over += i64(count[self.seat_start + N_VALUES * self.group_colour[group] + value])
                if over > 0:
                    total += over
            need >>= 4
            numbers >>= 4
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

    # ------------------------------------------------------------ steps: the anchors
    def is_named(self) -> bool:
        return self.n_anchors == self.n_parts

    def anchors_into(self, seat: i64, out: vec[i64], n: i64) -> i64:
        """Write the actions that name the next part behind the first n of `out`; return the new n."""
        part = self.n_anchors
        shape = i64(self.shapes[self.start + part])
        last: i64 = N_VALUES - 1
        if shape == RUN:
            last = N_VALUES - i64(self.sizes[self.start + part])
        elif shape == COLOURED:
            last = N_COLOURS - 1
        first: i64 = 0
        if self.twins[self.start + part]:
            first = self.anchor[part - 1]
        self.look(seat)
        self.n_anchors = part + 1
        for anchor in range(first, last + 1):
            self.anchor[part] = anchor
            if self.place(0, self.numbers, 0, 0, 0):
                out[n] = NAMING[shape] + anchor
                n += 1
        self.n_anchors = part
        return n

    def name(self, action: i64) -> None:
        """Carry out an action of `anchors_into`."""
        part = self.n_anchors
        shape = i64(self.shapes[self.start + part])
        anchor = action - NAMING[shape]
        self.anchor[part] = anchor
        self.n_anchors = part + 1
        if shape == RUN:
            self.need += _FIRST[i64(self.sizes[self.start + part])] << (4 * anchor)
        elif shape == SET:
            self.need += _UNIT[anchor] * i64(self.sizes[self.start + part])

    # ------------------------------------------------------------ steps: the cards
    def puts_into(self, seat: i64, out: vec[i64], n: i64) -> i64:
        """Write the actions that put the next card behind the first n of `out`; return the new n."""
        part = self.put_part(self.current)
        shape = self.shapes[self.start + part]
        anchor = self.anchor[part]
        if shape == RUN:
            return self.run_puts(seat, anchor + self.n_current, out, n)
        left = i64(self.sizes[self.start + part]) - self.n_current - 1
        least: i64 = 0
        if self.n_current > 0:
            least = i64(self.cards[self.n_cards - 1])
        if shape == SET:
            return self.set_puts(seat, anchor, left, least, out, n)
        return self.group_puts(seat, anchor, left, least, out, n)

    def run_puts(self, seat: i64, value: i64, out: vec[i64], n: i64) -> i64:
        """The next number of a run."""
        hands = self.hands
        numbers = hands.numbers[seat]
        colours = hands.colours[seat]
        need = self.need - _UNIT[value]
        low = hands.low[seat] & VALUE_LOW[value]
        high = hands.high[seat] & VALUE_HIGH[value]
        if low | high and numbers_fit(need, numbers - _UNIT[value], colours, 0):
            while low != 0:
                bit = low & -low
                low ^= bit
                out[n] = PUT + bit_index(bit)
                n += 1
            while high != 0:
                bit = high & -high
                high ^= bit
                out[n] = PUT + SPLIT + bit_index(bit)
                n += 1
        helper = RANGE + RANGE_OF[value]
        if hands.holds(seat, helper) and numbers_fit(need, numbers, colours - COLOUR_UNIT[helper], 0):
            out[n] = PUT + helper
            n += 1
        if hands.holds(seat, JOKER) and numbers_fit(need, numbers, colours - COLOUR_UNIT[JOKER], 0):
            out[n] = PUT + JOKER
            n += 1
        return n

    def set_puts(self, seat: i64, value: i64, left: i64, least: i64, out: vec[i64], n: i64) -> i64:
        """The next card of a set, no kind before `least`; `left` more are to follow."""
        hands = self.hands
        numbers = hands.numbers[seat]
        colours = hands.colours[seat]
        need = self.need - (left + 1) * _UNIT[value]  # of other parts
        here = (need >> (4 * value)) & 15
        need -= here * _UNIT[value]
        have = (numbers >> (4 * value)) & 15
        start = seat * N_KINDS
        behind: i64 = 0  # cards of the number from this kind on
        kind = value
        while kind < RANGE:
            if kind >= least:
                behind += i64(hands.count[start + kind])
            kind += N_VALUES
        byte = 8 * RANGE_OF[value]
        kind = value
        while behind > 0:
            count = i64(hands.count[start + kind])
            if kind >= least and count > 0:
                if not numbers_fit(need, numbers, colours, at_least(left + 1 - behind, left + here + 1 - have) << byte):
                    break  # a later kind leaves still fewer
                out[n] = PUT + kind
                n += 1
                behind -= count
            kind += N_VALUES
        helper = RANGE + RANGE_OF[value]
        if helper >= least and hands.holds(seat, helper):
            missing = at_least(left, left + here - have) << byte
            if numbers_fit(need, numbers, colours - COLOUR_UNIT[helper], missing):
                out[n] = PUT + helper
                n += 1
        # after a joker only jokers may follow
        if (colours >> JOKER_SHIFT) & 15 > left:
            missing = at_least(0, here - have) << byte
            if numbers_fit(need, numbers, colours - (left + 1) * COLOUR_UNIT[JOKER], missing):
                out[n] = PUT + JOKER
                n += 1
        return n

    def group_puts(self, seat: i64, colour: i64, left: i64, least: i64, out: vec[i64], n: i64) -> i64:
        """The next card of a colour group, no kind before `least`; `left` more are to follow."""
        hands = self.hands
        self.seat_start = seat * N_KINDS
        self.group_colour[0] = colour
        self.group_need[0] = left
        kinds_low = hands.low[seat] & COLOUR_LOW[colour] & FROM_LOW[least]
        kinds_high = hands.high[seat] & (COLOUR_HIGH[colour] | JOKERS_HIGH) & FROM_HIGH[least]
        behind: i64 = 0  # cards of the colour from this kind on
        for value in range(i64(N_VALUES)):
            if N_VALUES * colour + value >= least:
                behind += i64(hands.count[self.seat_start + N_VALUES * colour + value])
        while kinds_low | kinds_high:
            if kinds_low != 0:
                bit = kinds_low & -kinds_low
                kinds_low ^= bit
                kind = bit_index(bit)
            else:
                bit = kinds_high & -kinds_high
                kinds_high ^= bit
                kind = SPLIT + bit_index(bit)
            count = hands.count[self.seat_start + kind]
            hands.lift(seat, kind)
            if self.group_goes_on(seat, kind, left, behind - 1):
                out[n] = PUT + kind
                n += 1
            hands.add(seat, kind)
            behind -= i64(count)
        return n

    def group_goes_on(self, seat: i64, kind: i64, left: i64, behind: i64) -> bool:
        """Whether all can be completed after `kind` has been put to the first group still open."""
        self.numbers = self.hands.numbers[seat]
        colours = self.hands.colours[seat]
        self.colours = colours
        ranges = colours >> RANGE_SHIFT
        self.jokers = (colours >> JOKER_SHIFT) & 15
        self.cap = self.jokers + (ranges & 15) + ((ranges >> 4) & 15) + (ranges >> 8)
        missing = missing_by_range(self.need, self.numbers)
        if shortage(missing, ranges) > self.jokers:
            return False
        n_groups = self.n_groups - self.current
        for group in range(1, n_groups):
            part = self.put_part(self.current + group)
            self.group_colour[group] = self.anchor[part]
            self.group_need[group] = i64(self.sizes[self.start + part])
            self.group_from[group] = 0
            self.group_cards[group] = (colours >> (COLOUR_BITS * self.anchor[part])) & 63
        first_choice: i64 = 1
        if kind < RANGE:
            self.group_from[0] = VALUE[kind]
            self.group_cards[0] = behind
        else:
            self.group_from[0] = N_VALUES
            self.group_cards[0] = 0
            # alone, this group can use only the joker kinds from here on
            before = kind - RANGE
            usable = ranges >> (4 * before)
            below = shortage(missing & (BIT[8 * before] - 1), ranges)
            above = missing >> (8 * before)
            asked = left + below + (above & 255) + ((above >> 8) & 255) + (above >> 16)
            if asked - (usable & 15) - ((usable >> 4) & 15) - (usable >> 8) > self.jokers:
                return False
            first_choice = 2
        for choice in range(first_choice, BIT[n_groups]):
            if self.excess(choice, n_groups, self.need) > self.cap:
                return False
        return True

    def put(self, kind: i64) -> bool:
        """Note that a card is put; tell whether the level is complete."""
        part = self.put_part(self.current)
        shape = self.shapes[self.start + part]
        if shape == RUN:
            self.need -= _UNIT[self.anchor[part] + self.n_current]
        elif shape == SET:
            self.need -= _UNIT[self.anchor[part]]
        self.cards[self.n_cards] = u8(kind)
        self.n_cards += 1
        self.n_current += 1
        if self.n_current == i64(self.sizes[self.start + part]):
            self.current += 1
            self.n_current = 0
        return self.current == self.n_parts


def present_in(numbers: i64) -> i64:
    """One for each number that is there at all."""
    return (numbers | (numbers >> 1) | (numbers >> 2) | (numbers >> 3)) & _ONES


def windows(numbers: i64, size: i64) -> i64:
    """For each number: how many of the `size` numbers from it on are there."""
    present = present_in(numbers)
    counts = present
    for _i in range(1, size):
        present >>= 4
        counts += present
    return counts


def at_least(a: i64, b: i64) -> i64:
    """The larger of two numbers, but not below 0."""
    a = max(a, b)
    return a if a > 0 else 0


def missing_by_range(need: i64, numbers: i64) -> i64:
    """How many cards the numbers need beyond those there are: one byte a range."""
    missing: i64 = 0
    value: i64 = 0
    while need != 0:
        if need & 15 > numbers & 15:
            missing += ((need & 15) - (numbers & 15)) << (8 * RANGE_OF[value])
        need >>= 4
        numbers >>= 4
        value += 1
    return missing


def shortage(missing: i64, ranges: i64) -> i64:
    """The jokers needed when so many numbers are missing (one byte a range) and range jokers do what they can."""
    over: i64 = 0
    while missing != 0:
        if missing & 255 > ranges & 15:
            over += (missing & 255) - (ranges & 15)
        missing >>= 8
        ranges >>= 4
    return over


def numbers_fit(need: i64, numbers: i64, colours: i64, missing: i64) -> bool:
    """Whether jokers and range jokers make good what numbers need, and what is missing besides."""
    missing += missing_by_range(need, numbers)
    return shortage(missing, colours >> RANGE_SHIFT) <= (colours >> JOKER_SHIFT) & 15
