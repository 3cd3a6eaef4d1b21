"""Laying a level down, step by step (L8-5, L8-8 to L8-10).

A lay-down is first named, part by part in the order of the sheet: where a run starts, a set's number, a group's
colour (its anchor). Then its cards are put, colour groups before runs and sets; a run from its low end, the cards of
a set or a group in the order of the kinds, jokers last: so the same lay-down is never reached twice. Of two
equal parts that follow each other the second has no smaller anchor. Each step is legal only if the rest can follow,
which is counted as in `finding.py`: a group or a set that is half put takes only kinds from the last one put on, and
that shrinks the cards that fit it.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.bits import BIT, bit_index
from quintet.games.level_8 import cards, counting
from quintet.games.level_8.finding import Finder
from quintet.games.level_8.hands import Hands, offer_kinds
from quintet.games.level_8.levels import Levels

NAMING: Final = vec[i64]([0, cards.START_RUN, cards.NAME_SET, cards.NAME_COLOUR])
"""The first action that names a part of each shape."""


@final
class LayDown(Finder):
    """The lay-down of the seat on turn: the question whether there is one, and the steps made so far."""

    def __init__(self, levels: Levels, hands: Hands) -> None:
        super().__init__(levels, hands)
        self.cards = vec[u8]([0] * cards.MAX_CARDS)
        self.n_cards: i64 = 0
        self.current: i64 = 0  # which part is put now, in the order of putting
        self.n_current: i64 = 0  # how many of its cards are put
        self.need: i64 = 0  # what runs and sets still ask for, counted like `numbers`

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

    def begin(self, level: i64) -> None:
        """Turn to a level; no step is made yet."""
        self.open(level)
        self.n_cards = 0
        self.current = 0
        self.n_current = 0
        self.need = 0

    def put_part(self, i: i64) -> i64:
        """The part that is put as the i-th: colour groups come first."""
        i -= self.n_groups
        if i < 0:
            i += self.n_parts
        return self.part_at(i)

    # ------------------------------------------------------------ steps: the anchors
    def is_named(self) -> bool:
        return self.n_anchors == self.n_parts

    def anchors_into(self, seat: i64, out: vec[i64], n: i64) -> i64:
        """Write the actions that name the next part behind the first n of `out`; return the new n."""
        part = self.n_anchors
        shape = self.shape_of(part)
        last: i64 = cards.N_VALUES - 1
        if shape == cards.RUN:
            last = cards.N_VALUES - self.size_of(part)
        elif shape == cards.COLOURED:
            last = cards.N_COLOURS - 1
        first: i64 = 0
        if self.is_twin(part):
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
        shape = self.shape_of(part)
        anchor = action - NAMING[shape]
        self.anchor[part] = anchor
        self.n_anchors = part + 1
        if shape == cards.RUN:
            self.need += counting.run_from(anchor, self.size_of(part))
        elif shape == cards.SET:
            self.need += counting.UNIT[anchor] * self.size_of(part)

    # ------------------------------------------------------------ steps: the cards
    def puts_into(self, seat: i64, out: vec[i64], n: i64) -> i64:
        """Write the actions that put the next card behind the first n of `out`; return the new n."""
        part = self.put_part(self.current)
        shape = self.shape_of(part)
        anchor = self.anchor[part]
        if shape == cards.RUN:
            return self.run_puts(seat, anchor + self.n_current, out, n)
        left = self.size_of(part) - self.n_current - 1
        least: i64 = 0
        if self.n_current > 0:
            least = i64(self.cards[self.n_cards - 1])
        if shape == cards.SET:
            return self.set_puts(seat, anchor, left, least, out, n)
        return self.group_puts(seat, anchor, left, least, out, n)

    def run_puts(self, seat: i64, value: i64, out: vec[i64], n: i64) -> i64:
        """The next number of a run."""
        hands = self.hands
        numbers = hands.numbers[seat]
        colours = hands.colours[seat]
        need = self.need - counting.UNIT[value]
        low = hands.low[seat] & cards.VALUE_LOW[value]
        high = hands.high[seat] & cards.VALUE_HIGH[value]
        if low | high and counting.numbers_fit(need, numbers - counting.UNIT[value], colours, 0):
            n = offer_kinds(low, high, cards.PUT, out, n)
        helper = cards.RANGE + cards.RANGE_OF[value]
        if hands.holds(seat, helper) and counting.numbers_fit(need, numbers, colours - cards.COLOUR_UNIT[helper], 0):
            out[n] = cards.PUT + helper
            n += 1
        left = colours - cards.COLOUR_UNIT[cards.JOKER]
        if hands.holds(seat, cards.JOKER) and counting.numbers_fit(need, numbers, left, 0):
            out[n] = cards.PUT + cards.JOKER
            n += 1
        return n

    def set_puts(self, seat: i64, value: i64, left: i64, least: i64, out: vec[i64], n: i64) -> i64:
        """The next card of a set, no kind before `least`; `left` more are to follow."""
        hands = self.hands
        numbers = hands.numbers[seat]
        colours = hands.colours[seat]
        need = self.need - (left + 1) * counting.UNIT[value]  # of other parts
        here = counting.number_count(need, value)
        need -= here * counting.UNIT[value]
        have = counting.number_count(numbers, value)
        behind: i64 = 0  # cards of the number from this kind on
        kind = value
        while kind < cards.RANGE:
            if kind >= least:
                behind += hands.n_of(seat, kind)
            kind += cards.N_VALUES
        byte = cards.MISSING_BITS * cards.RANGE_OF[value]
        kind = value
        while behind > 0:
            count = hands.n_of(seat, kind)
            if kind >= least and count > 0:
                missing = counting.at_least(left + 1 - behind, left + here + 1 - have) << byte
                if not counting.numbers_fit(need, numbers, colours, missing):
                    break  # a later kind leaves still fewer
                out[n] = cards.PUT + kind
                n += 1
                behind -= count
            kind += cards.N_VALUES
        helper = cards.RANGE + cards.RANGE_OF[value]
        if helper >= least and hands.holds(seat, helper):
            missing = counting.at_least(left, left + here - have) << byte
            if counting.numbers_fit(need, numbers, colours - cards.COLOUR_UNIT[helper], missing):
                out[n] = cards.PUT + helper
                n += 1
        # after a joker only jokers may follow
        if (colours >> cards.JOKER_SHIFT) & cards.JOKER_MASK > left:
            missing = counting.at_least(0, here - have) << byte
            if counting.numbers_fit(need, numbers, colours - (left + 1) * cards.COLOUR_UNIT[cards.JOKER], missing):
                out[n] = cards.PUT + cards.JOKER
                n += 1
        return n

    def group_puts(self, seat: i64, colour: i64, left: i64, least: i64, out: vec[i64], n: i64) -> i64:
        """The next card of a colour group, no kind before `least`; `left` more are to follow."""
        hands = self.hands
        self.seat = seat
        self.group_colour[0] = colour
        self.group_need[0] = left
        kinds_low = hands.low[seat] & cards.COLOUR_LOW[colour] & cards.FROM_LOW[least]
        kinds_high = hands.high[seat] & (cards.COLOUR_HIGH[colour] | cards.JOKERS_HIGH) & cards.FROM_HIGH[least]
        behind: i64 = 0  # cards of the colour from this kind on
        for value in range(i64(cards.N_VALUES)):
            if cards.N_VALUES * colour + value >= least:
                behind += hands.n_of(seat, cards.N_VALUES * colour + value)
        while kinds_low | kinds_high:
            if kinds_low != 0:
                bit = kinds_low & -kinds_low
                kinds_low ^= bit
                kind = bit_index(bit)
            else:
                bit = kinds_high & -kinds_high
                kinds_high ^= bit
                kind = cards.SPLIT + bit_index(bit)
            count = hands.n_of(seat, kind)
            hands.lift(seat, kind)
            if self.group_goes_on(seat, kind, left, behind - 1):
                out[n] = cards.PUT + kind
                n += 1
            hands.add(seat, kind)
            behind -= count
        return n

    def group_goes_on(self, seat: i64, kind: i64, left: i64, behind: i64) -> bool:
        """Whether all can be completed after `kind` has been put to the first group still open."""
        self.numbers = self.hands.numbers[seat]
        colours = self.hands.colours[seat]
        self.colours = colours
        ranges = colours >> cards.RANGE_SHIFT
        self.jokers = (colours >> cards.JOKER_SHIFT) & cards.JOKER_MASK
        self.cap = counting.joker_count(colours)
        missing = counting.missing_by_range(self.need, self.numbers)
        if counting.shortage(missing, ranges) > self.jokers:
            return False
        n_groups = self.n_groups - self.current
        for group in range(1, n_groups):
            part = self.put_part(self.current + group)
            self.group_colour[group] = self.anchor[part]
            self.group_need[group] = self.size_of(part)
            self.group_from[group] = 0
            self.group_cards[group] = counting.colour_count(colours, self.anchor[part])
        first_choice: i64 = 1
        if kind < cards.RANGE:
            self.group_from[0] = cards.VALUE[kind]
            self.group_cards[0] = behind
        else:
            self.group_from[0] = cards.N_VALUES
            self.group_cards[0] = 0
            # alone, this group can use only the joker kinds from here on
            before = kind - cards.RANGE
            usable = counting.range_joker_count(ranges >> (cards.JOKER_BITS * before))
            below = counting.shortage(missing & (BIT[cards.MISSING_BITS * before] - 1), ranges)
            above = counting.missing_count(missing >> (cards.MISSING_BITS * before))
            if left + below + above - usable > self.jokers:
                return False
            first_choice = 2
        for choice in range(first_choice, BIT[n_groups]):
            if self.excess(choice, n_groups, self.need) > self.cap:
                return False
        return True

    def put(self, kind: i64) -> bool:
        """Note that a card is put; tell whether the level is complete."""
        part = self.put_part(self.current)
        shape = self.shape_of(part)
        if shape == cards.RUN:
            self.need -= counting.UNIT[self.anchor[part] + self.n_current]
        elif shape == cards.SET:
            self.need -= counting.UNIT[self.anchor[part]]
        self.cards[self.n_cards] = u8(kind)
        self.n_cards += 1
        self.n_current += 1
        if self.n_current == self.size_of(part):
            self.current += 1
            self.n_current = 0
        return self.current == self.n_parts
