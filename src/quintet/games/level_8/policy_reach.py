"""How far a Level 8 hand is from its level: how many cards it lacks, and which would help."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.bits import BIT, bit_count
from quintet.core.state import NOTHING
from quintet.games.level_8 import cards, counting
from quintet.games.level_8.rules import Level8State

LACK: Final = 1000  # for each card that the level lacks: nothing else counts as much
OUT: Final = 8  # for each number that would help next
OUT_COLOUR: Final = 12  # for each colour that would help next: it has more cards than a number
SPARE: Final = 1  # for each other card that a card goes with: it may help later
NO_WAY: Final = 99


@final
class Reach:
    """A hand and its level. `look_at` turns to one; the others ask about it, or about a card more or less."""

    def __init__(self) -> None:
        self.shapes = vec[u8]([0])  # of the level in question: its sheet,
        self.sizes = vec[u8]([0])
        self.orders = vec[u8]([0])
        self.start: i64 = 0  # where its parts begin there,
        self.n_parts: i64 = 0  # how many they are
        self.n_groups: i64 = 0  # and how many are of a colour
        self.low: i64 = 0  # the hand in question: its kinds,
        self.high: i64 = 0
        self.numbers: i64 = 0  # its cards by number
        self.colours: i64 = 0  # and by colour
        self.least: i64 = 0  # the fewest cards that any way to the level lacks,
        self.outs: i64 = 0  # the numbers that would help one of these ways
        self.out_colours: i64 = 0  # and the colours

    def look_at(self, state: Level8State, seat: i64) -> None:
        """Turn to the level and the hand of a seat."""
        levels = state.levels
        level = state.level[seat] - 1
        self.shapes = levels.shapes
        self.sizes = levels.sizes
        self.orders = levels.orders
        self.start = level * cards.MAX_PARTS
        self.n_parts = i64(levels.part_counts[level])
        self.n_groups = i64(levels.group_counts[level])
        hands = state.hands
        self.low = hands.low[seat]
        self.high = hands.high[seat]
        self.numbers = hands.numbers[seat]
        self.colours = hands.colours[seat]

    def worth(self) -> i64:
        """How good the hand in question is for the level: few cards missing, and many that would help."""
        self.search()
        return OUT * bit_count(self.outs) + OUT_COLOUR * bit_count(self.out_colours) - LACK * self.least

    def worth_without(self, state: Level8State, seat: i64, kind: i64) -> i64:
        """How good the hand in question is without one of its cards."""
        hands = state.hands
        if hands.n_of(seat, kind) == 1:
            self.low = hands.low[seat] & ~cards.LOW_BIT[kind]
            self.high = hands.high[seat] & ~cards.HIGH_BIT[kind]
        else:
            self.low = hands.low[seat]
            self.high = hands.high[seat]
        self.numbers = hands.numbers[seat] - cards.NUMBER_UNIT[kind]
        self.colours = hands.colours[seat] - cards.COLOUR_UNIT[kind]
        return self.worth()

    def worth_with(self, state: Level8State, seat: i64, kind: i64) -> i64:
        """How good the hand in question is with one more card."""
        hands = state.hands
        self.low = hands.low[seat] | cards.LOW_BIT[kind]
        self.high = hands.high[seat] | cards.HIGH_BIT[kind]
        self.numbers = hands.numbers[seat] + cards.NUMBER_UNIT[kind]
        self.colours = hands.colours[seat] + cards.COLOUR_UNIT[kind]
        return self.worth()

    def search(self) -> None:
        """Find the fewest cards that the level lacks, and what would help."""
        self.least = NO_WAY
        self.outs = 0
        self.out_colours = 0
        self.place(0, self.numbers, 0, 0, 0)
        self.least -= counting.joker_count(self.colours)  # below 0: jokers to spare

    def place(self, i: i64, numbers: i64, need: i64, lacking: i64, gaps: i64) -> None:
        """Try all runs for the i-th part and those behind it; `gaps` has a one for each number that is missing."""
        last = self.n_parts - self.n_groups
        part = self.start
        while i < last:
            part = self.start + i64(self.orders[self.start + i])
            if self.shapes[part] == cards.RUN:
                break
            i += 1
        if i == last:
            self.place_sets(numbers, need, lacking, gaps)
            return
        size = i64(self.sizes[part])
        present = counting.present_in(numbers)
        counts = counting.windows(numbers, size)
        wanted = counting.FIRST[size]
        for _value in range(cards.N_VALUES + 1 - size):
            lack = lacking + size - (counts & cards.NUMBER_MASK)
            if lack <= self.least:
                here = present & wanted
                self.place(i + 1, numbers - here, need + wanted, lack, gaps | (wanted ^ here))
            counts >>= cards.NUMBER_BITS
            wanted <<= cards.NUMBER_BITS

    def place_sets(self, numbers: i64, need: i64, lacking: i64, gaps: i64) -> None:
        """Give the sets, the largest first, the numbers of which there are most; then turn to the colours."""
        last = self.n_parts - self.n_groups
        done: i64 = 0  # the sets that have their numbers, as bits
        while True:
            part: i64 = NOTHING
            size: i64 = 0
            for i in range(last):
                here = self.start + i64(self.orders[self.start + i])
                if self.shapes[here] == cards.SET and i64(self.sizes[here]) > size and not done & BIT[i]:
                    size = i64(self.sizes[here])
                    part = i
            if part == NOTHING:
                break
            done |= BIT[part]
            counts = numbers
            most: i64 = 0
            value: i64 = 0
            best: i64 = 0
            while counts != 0:
                if counts & cards.NUMBER_MASK > most:
                    most = counts & cards.NUMBER_MASK
                    best = value
                counts >>= cards.NUMBER_BITS
                value += 1
            if most < size:
                lacking += size - most
                if lacking > self.least:
                    return
                counts = numbers
                unit: i64 = 1
                while counts != 0:
                    if counts & cards.NUMBER_MASK == most:
                        gaps |= unit
                    counts >>= cards.NUMBER_BITS
                    unit <<= cards.NUMBER_BITS
                size = most
            numbers -= size * counting.UNIT[best]
            need += size * counting.UNIT[best]
        if self.n_groups > 0:
            self.place_groups(last, need, lacking, gaps)
        else:
            self.note(lacking, gaps, 0)

    def place_groups(self, i: i64, need: i64, lacking: i64, gaps: i64) -> None:
        """Give each colour group the colour that has most cards beside those that runs and sets need."""
        tight: i64 = 0  # the numbers whose cards are all needed
        numbers = self.numbers
        value: i64 = 0
        while need != 0:
            if need & cards.NUMBER_MASK and numbers & cards.NUMBER_MASK <= need & cards.NUMBER_MASK:
                tight |= BIT[value]
            need >>= cards.NUMBER_BITS
            numbers >>= cards.NUMBER_BITS
            value += 1
        used: i64 = 0
        wanted: i64 = 0
        for j in range(i, self.n_parts):
            size = i64(self.sizes[self.start + i64(self.orders[self.start + j])])
            most: i64 = -1
            best: i64 = 0
            for colour in range(i64(cards.N_COLOURS)):
                if not used & BIT[colour]:
                    have = counting.colour_count(self.colours, colour)
                    have -= bit_count(self.values_of(colour) & tight)
                    if have > most:
                        most = have
                        best = colour
            used |= BIT[best]
            if most < size:
                lacking += size - most
                wanted |= BIT[best]
        self.note(lacking, gaps, wanted)

    def values_of(self, colour: i64) -> i64:
        """The numbers of a colour in the hand, as bits."""
        if colour < cards.LOW_COLOURS:
            return (self.low >> (cards.N_VALUES * colour)) & cards.ALL_VALUES
        return (self.high >> (cards.N_VALUES * (colour - cards.LOW_COLOURS))) & cards.ALL_VALUES

    def note(self, lacking: i64, gaps: i64, wanted: i64) -> None:
        """A way to the level that lacks so many cards."""
        if lacking < self.least:
            self.least = lacking
            self.outs = gaps
            self.out_colours = wanted
        elif lacking == self.least:
            self.outs |= gaps
            self.out_colours |= wanted

    def company(self, state: Level8State, seat: i64, kind: i64) -> i64:
        """With how many cards of the hand a card goes, by the shapes of the level."""
        if kind >= cards.RANGE:
            return 0 if kind >= cards.MISS else 20
        numbers = state.hands.numbers[seat]
        value = cards.VALUE[kind]
        total: i64 = 0
        start = (state.level[seat] - 1) * cards.MAX_PARTS
        for part in range(start, start + i64(state.levels.part_counts[state.level[seat] - 1])):
            shape = i64(state.levels.shapes[part])
            size = i64(state.levels.sizes[part])
            if shape == cards.RUN:
                other = max(value - size + 1, 0)
                while other < value + size and other < cards.N_VALUES:
                    if other != value and counting.number_count(numbers, other) > 0:
                        total += 1
                    other += 1
                if counting.number_count(numbers, value) > 1:
                    total //= 2
            elif shape == cards.SET:
                total += size * (counting.number_count(numbers, value) - 1)
            else:
                total += counting.colour_count(state.hands.colours[seat], cards.COLOUR[kind]) - 1
        return total
