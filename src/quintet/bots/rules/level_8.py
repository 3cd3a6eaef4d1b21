"""A good hand-written Level 8 player: it counts how many cards its level lacks, and which cards would help.

Everything here is what the seat can see: its own cards, the tops of the discard piles, the levels on the table, and how
many cards everybody has.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.bots.policy import Policy
from quintet.core.bits import BIT, bit_count
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State
from quintet.games.level_8.cards import (
    ADD,
    ADD_JOKER,
    CLAIM,
    COLOUR,
    COLOUR_BITS,
    COLOUR_UNIT,
    COLOURED,
    DISCARD,
    DONE,
    DRAW,
    HIGH_BIT,
    HIGH_END,
    JOKER,
    KEEP,
    KEEP_BACK,
    LAY,
    LOW_BIT,
    LOW_END,
    MAX_PARTS,
    MISS,
    N_COLOURS,
    N_ENDS,
    N_JOKERS,
    N_KINDS,
    N_VALUES,
    NO_SHAPE,
    NUMBER_UNIT,
    PICK,
    PLAY_KEEP,
    PLAY_MISS,
    PLAY_SWAP,
    PLAY_TAKE,
    PUT,
    RANGE,
    RUN,
    SET,
    SHOW,
    SWAP_OUT,
    VALUE,
)
from quintet.games.level_8.counting import FIRST, UNIT, joker_count, present_in, windows
from quintet.games.level_8.laying import NAMING
from quintet.games.level_8.piles import COMBO
from quintet.games.level_8.rules import MOST_SWAPPED, N_SHOWN, Level8State
from quintet.games.level_8.table import TO_CLAIM, TO_KEEP, TO_LAY, TO_PLAY, TO_SHOW, TO_TAKE

LACK: Final = 1000  # for each card that the level lacks: nothing else counts as much
SURE: Final = 500  # an open card must gain this, a card less to lack: else an unknown one promises more
OUT: Final = 8  # for each number that would help next
OUT_COLOUR: Final = 12  # for each colour that would help next: it has more cards than a number
SPARE: Final = 1  # for each other card that a card goes with: it may help later
FEED: Final = 60  # for a card that somebody could add to a level: he would take it and be a card nearer to the end
NEAR: Final = 25  # after the lay-down, for a card that will fit when one more has been added
EDGE: Final = 1  # the nearer a number is to 1 or 15, the fewer runs of others it helps
LEAST_KEPT: Final = 2  # keep no card for the next round that goes with fewer than so many others
N_WORTH: Final = 3  # a search looks at so many discards at most,
WORTH: Final = 40  # none of them worse than the best by more than this
NO_WAY: Final = 99


@final
class Level8Rules(Policy):
    """The rules player of Level 8."""

    def __init__(self) -> None:
        self.rated = vec[i64]([0] * N_KINDS)  # scratch of `narrow_discards`
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

    def pick(self, state: State, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        assert isinstance(state, Level8State)
        if n == 1:
            return out[0]
        phase = state.phase
        if phase == TO_TAKE:
            return self.pick_take(state, seat, out, n)
        if phase == TO_PLAY:
            action = self.pick_before_discard(state, seat, out, n)
            if action != NOTHING:
                return action
            return self.pick_discard(state, seat, out, n, rng)
        return self.pick_step(state, seat, out, n)

    def pick_step(self, state: Level8State, seat: i64, out: vec[i64], n: i64) -> i64:
        """A step of a lay-down, or of a choice of cards."""
        phase = state.phase
        if phase == TO_LAY:
            if state.lay_down.is_named():
                return self.pick_put(state, seat, out, n)
            return self.pick_name(state, seat, out)
        if phase == TO_SHOW:
            return self.pick_lowest(state, seat, out, n, N_SHOWN - state.choices.n_chosen[seat])
        if phase == TO_CLAIM:
            return self.pick_claim(state, seat, out, n)
        if phase == TO_KEEP:
            return self.pick_keep(state, seat, out, n)
        return self.pick_swap(state, seat, out, n)

    def narrow(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Of discards those that are nearly as good as the best, of takes the best and the draw pile."""
        assert isinstance(state, Level8State)
        if n == 1:
            return 1
        if state.phase == TO_TAKE:
            best = self.pick_take(state, seat, out, n)
            out[0] = DRAW if state.n_pack > 0 else best
            if best == out[0]:
                return 1
            out[1] = best
            return 2
        if state.phase != TO_PLAY:
            out[0] = self.pick_step(state, seat, out, n)
            return 1
        best = self.pick_before_discard(state, seat, out, n)
        if best != NOTHING:
            out[0] = best
            return 1
        return self.narrow_discards(state, seat, out, n)

    def narrow_discards(self, state: Level8State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Move the best discards to the front of `out`."""
        rated = self.rated
        self.look_at(state, seat)
        n_cards: i64 = 0
        for i in range(n):
            if out[i] >= DISCARD and out[i] < DISCARD + N_KINDS:
                out[n_cards] = out[i]
                rated[n_cards] = self.rate_discard(state, seat, out[i] - DISCARD)
                n_cards += 1
        n_best: i64 = 0
        limit: i64 = -LACK * NO_WAY
        while n_best < N_WORTH and n_best < n_cards:
            best = n_best
            for i in range(n_best + 1, n_cards):
                if rated[i] > rated[best]:
                    best = i
            if rated[best] < limit:
                break
            if n_best == 0:
                limit = rated[best] - WORTH
            rated[best], rated[n_best] = rated[n_best], rated[best]
            out[best], out[n_best] = out[n_best], out[best]
            n_best += 1
        return n_best

    def progress(self, state: State, seat: i64) -> i64:
        """What the round is going to bring: the level that lies, then how few cards are left, or lacking."""
        assert isinstance(state, Level8State)
        if state.laid & BIT[seat]:
            return 1000 - 10 * state.hands.size[seat]
        self.look_at(state, seat)
        self.search()
        return -10 * self.least

    # ------------------------------------------------------------ how far a hand is from its level
    def look_at(self, state: Level8State, seat: i64) -> None:
        """Turn to the level and the hand of a seat."""
        levels = state.levels
        level = state.level[seat] - 1
        self.shapes = levels.shapes
        self.sizes = levels.sizes
        self.orders = levels.orders
        self.start = level * MAX_PARTS
        self.n_parts = i64(levels.part_counts[level])
        self.n_groups = i64(levels.group_counts[level])
        hands = state.hands
        self.low = hands.low[seat]
        self.high = hands.high[seat]
        self.numbers = hands.numbers[seat]
        self.colours = hands.colours[seat]

    def worth(self) -> i64:
        """How good the hand in question is for the level: few cards lacking, and many that would help."""
        self.search()
        return OUT * bit_count(self.outs) + OUT_COLOUR * bit_count(self.out_colours) - LACK * self.least

    def worth_without(self, state: Level8State, seat: i64, kind: i64) -> i64:
        """The same without a card of it."""
        hands = state.hands
        if hands.n_of(seat, kind) == 1:
            self.low = hands.low[seat] & ~LOW_BIT[kind]
            self.high = hands.high[seat] & ~HIGH_BIT[kind]
        else:
            self.low = hands.low[seat]
            self.high = hands.high[seat]
        self.numbers = hands.numbers[seat] - NUMBER_UNIT[kind]
        self.colours = hands.colours[seat] - COLOUR_UNIT[kind]
        return self.worth()

    def worth_with(self, state: Level8State, seat: i64, kind: i64) -> i64:
        """The same with one more."""
        hands = state.hands
        self.low = hands.low[seat] | LOW_BIT[kind]
        self.high = hands.high[seat] | HIGH_BIT[kind]
        self.numbers = hands.numbers[seat] + NUMBER_UNIT[kind]
        self.colours = hands.colours[seat] + COLOUR_UNIT[kind]
        return self.worth()

    def search(self) -> None:
        """Find the fewest cards that the level lacks, and what would help."""
        self.least = NO_WAY
        self.outs = 0
        self.out_colours = 0
        self.place(0, self.numbers, 0, 0, 0)
        self.least -= joker_count(self.colours)
        self.least = max(self.least, 0)

    def place(self, i: i64, numbers: i64, need: i64, lacking: i64, gaps: i64) -> None:
        """Try all runs for the i-th part and those behind it; `gaps` has a one for each number that is lacking."""
        last = self.n_parts - self.n_groups
        part = self.start
        while i < last:
            part = self.start + i64(self.orders[self.start + i])
            if self.shapes[part] == RUN:
                break
            i += 1
        if i == last:
            self.place_sets(numbers, need, lacking, gaps)
            return
        size = i64(self.sizes[part])
        present = present_in(numbers)
        counts = windows(numbers, size)
        wanted = FIRST[size]
        for _value in range(N_VALUES + 1 - size):
            lack = lacking + size - (counts & 15)
            if lack <= self.least:
                here = present & wanted
                self.place(i + 1, numbers - here, need + wanted, lack, gaps | (wanted ^ here))
            counts >>= 4
            wanted <<= 4

    def place_sets(self, numbers: i64, need: i64, lacking: i64, gaps: i64) -> None:
        """Give the sets, the largest first, the numbers of which there are most; then turn to the colours."""
        last = self.n_parts - self.n_groups
        done: i64 = 0  # the sets that have their numbers, as bits
        while True:
            part: i64 = NOTHING
            size: i64 = 0
            for i in range(last):
                here = self.start + i64(self.orders[self.start + i])
                if self.shapes[here] == SET and i64(self.sizes[here]) > size and not done & BIT[i]:
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
                if counts & 15 > most:
                    most = counts & 15
                    best = value
                counts >>= 4
                value += 1
            if most < size:
                lacking += size - most
                if lacking > self.least:
                    return
                counts = numbers
                unit: i64 = 1
                while counts != 0:
                    if counts & 15 == most:
                        gaps |= unit
                    counts >>= 4
                    unit <<= 4
                size = most
            numbers -= size * UNIT[best]
            need += size * UNIT[best]
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
            if need & 15 and numbers & 15 <= need & 15:
                tight |= BIT[value]
            need >>= 4
            numbers >>= 4
            value += 1
        used: i64 = 0
        wanted: i64 = 0
        for j in range(i, self.n_parts):
            size = i64(self.sizes[self.start + i64(self.orders[self.start + j])])
            most: i64 = -1
            best: i64 = 0
            for colour in range(i64(N_COLOURS)):
                if not used & BIT[colour]:
                    have = (self.colours >> (COLOUR_BITS * colour)) & 63
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
        if colour < 4:
            return (self.low >> (N_VALUES * colour)) & 0x7FFF
        return (self.high >> (N_VALUES * (colour - 4))) & 0x7FFF

    def note(self, lacking: i64, gaps: i64, wanted: i64) -> None:
        """A way to the level that lacks so many cards."""
        if lacking < self.least:
            self.least = lacking
            self.outs = gaps
            self.out_colours = wanted
        elif lacking == self.least:
            self.outs |= gaps
            self.out_colours |= wanted

    # ------------------------------------------------------------ take
    def pick_take(self, state: Level8State, seat: i64, out: vec[i64], n: i64) -> i64:
        """A card from a discard pile if it is sure to help, else the draw pile."""
        best: i64 = out[0]
        is_laid = state.laid & BIT[seat] != 0
        most: i64 = 0
        before: i64 = 0
        if not is_laid:
            self.look_at(state, seat)
            before = self.worth()
            most = before + SURE
        for i in range(n):
            action = out[i]
            if action != DRAW:
                kind = i64(state.piles.kind[i64(state.piles.top[action - PICK])])
                if is_laid:
                    worth = self.worth_laid(state, kind)
                else:
                    worth = self.worth_with(state, seat, kind) if kind < MISS else before
                if worth > most:
                    most = worth
                    best = action
        return best

    def worth_laid(self, state: Level8State, kind: i64) -> i64:
        """What a card is worth to who has laid his level: one that can be added, or that stops another player."""
        if kind == MISS:
            return 1 if state.n_players == 2 else 0
        if kind > MISS:
            return 0
        if kind >= RANGE:
            return 3
        return 2 if self.fits_table(state, kind) else 0

    def fits_table(self, state: Level8State, kind: i64) -> bool:
        """Whether a number can be added to a level on the table."""
        return self.misfit(state, kind) == 0

    def misfit(self, state: Level8State, kind: i64) -> i64:
        """How many cards must be added to some run before a number can be: 0 if it fits now."""
        value = VALUE[kind]
        colour = COLOUR[kind]
        least: i64 = NO_WAY
        for owner in range(state.n_players):
            if state.laid & BIT[owner]:
                for combo in range(owner * MAX_PARTS, (owner + 1) * MAX_PARTS):
                    shape = i64(state.combos.shape[combo])
                    if shape == NO_SHAPE:
                        break
                    first = i64(state.combos.first[combo])
                    if shape == RUN:
                        if value < first:
                            least = min(least, first - 1 - value)
                        else:
                            after = first + i64(state.piles.size[COMBO + combo])
                            if value >= after:
                                least = min(least, value - after)
                    elif first == (value if shape == SET else colour):
                        return 0
        return least

    # ------------------------------------------------------------ play
    def pick_before_discard(self, state: Level8State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Lay, add, stop somebody, play a special card; NOTHING if only a discard is left."""
        is_laid = state.laid & BIT[seat] != 0
        add: i64 = NOTHING
        add_worth: i64 = -1
        miss: i64 = NOTHING
        miss_worth: i64 = -1
        special: i64 = NOTHING
        for i in range(n):
            action = out[i]
            if action == LAY:
                return LAY
            if action >= ADD and action < DISCARD:
                worth = self.worth_of_add(state, seat, action)
                if worth > add_worth:
                    add_worth = worth
                    add = action
            elif action >= PLAY_MISS and action < PLAY_TAKE:
                worth = self.danger(state, action - PLAY_MISS)
                if worth > miss_worth:
                    miss_worth = worth
                    miss = action
            elif action == PLAY_SWAP or (action == PLAY_TAKE and not is_laid):
                special = action  # new cards for bad ones
            elif action == PLAY_KEEP and special == NOTHING:
                special = action
        if add != NOTHING:
            return add
        if miss != NOTHING:
            return miss
        return special

    def danger(self, state: Level8State, other: i64) -> i64:
        """How soon another player may end the round, or win."""
        if state.laid & BIT[other]:
            return 1000 - state.hands.size[other]
        return 10 * state.level[other]

    def worth_of_add(self, state: Level8State, seat: i64, action: i64) -> i64:
        """Numbers before jokers; a joker where it makes room for another card of the hand."""
        if action < ADD_JOKER:
            return 10
        rest = action - ADD_JOKER
        combo = rest // (N_JOKERS * N_ENDS)
        end = rest % N_ENDS
        value = i64(state.combos.first[combo])
        if end == LOW_END:
            value -= 2
        elif end == HIGH_END:
            value += i64(state.piles.size[COMBO + combo]) + 1
        else:
            return 0
        if value < 0 or value >= N_VALUES:
            return 0
        if state.hands.numbers[seat] & (15 * UNIT[value]):
            return 2
        return 1

    def pick_discard(self, state: Level8State, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        """The card that helps the own level least, and the others' least."""
        self.look_at(state, seat)
        best: i64 = out[0]
        most: i64 = -LACK * NO_WAY
        for i in range(n):
            if out[i] >= DISCARD and out[i] < DISCARD + N_KINDS:
                rated = self.rate_discard(state, seat, out[i] - DISCARD) * 4 + rng.below(4)
                if rated > most:
                    most = rated
                    best = out[i]
        return best

    def rate_discard(self, state: Level8State, seat: i64, kind: i64) -> i64:
        """How good it is to be rid of a card; the seat must have been looked at."""
        is_laid = state.laid & BIT[seat] != 0
        rated: i64 = 0
        if kind >= RANGE:
            rated -= FEED
        else:
            if state.laid != 0:
                misfit = self.misfit(state, kind)
                if misfit == 0 and state.laid & ~BIT[seat]:
                    rated -= FEED
                elif is_laid and misfit == 1:
                    rated -= NEAR
            middle = VALUE[kind] - N_VALUES // 2
            rated += EDGE * (middle if middle > 0 else -middle)
        if not is_laid:
            return rated + self.worth_without(state, seat, kind) - SPARE * self.company(state, seat, kind)
        if kind >= RANGE and kind < MISS:
            rated -= LACK
        return rated

    def company(self, state: Level8State, seat: i64, kind: i64) -> i64:
        """With how many cards of the hand a card goes, by the shapes of the level."""
        if kind >= RANGE:
            return 0 if kind >= MISS else 20
        numbers = state.hands.numbers[seat]
        value = VALUE[kind]
        total: i64 = 0
        start = (state.level[seat] - 1) * MAX_PARTS
        for part in range(start, start + i64(state.levels.part_counts[state.level[seat] - 1])):
            shape = i64(state.levels.shapes[part])
            size = i64(state.levels.sizes[part])
            if shape == RUN:
                other = max(value - size + 1, 0)
                while other < value + size and other < N_VALUES:
                    if other != value and numbers & (15 * UNIT[other]):
                        total += 1
                    other += 1
                if numbers & (15 * UNIT[value]) > UNIT[value]:
                    total //= 2
            elif shape == SET:
                total += size * (((numbers >> (4 * value)) & 15) - 1)
            else:
                total += ((state.hands.colours[seat] >> (COLOUR_BITS * COLOUR[kind])) & 63) - 1
        return total

    # ------------------------------------------------------------ lay
    def pick_name(self, state: Level8State, seat: i64, out: vec[i64]) -> i64:
        """The next anchor of the way that uses the fewest jokers, and then leaves most to add."""
        lay_down = state.lay_down
        part = lay_down.n_anchors
        n_found = lay_down.collect(seat)
        if n_found == 0:
            return out[0]
        best: i64 = 0
        most: i64 = -1
        for i in range(n_found):
            worth = self.left_to_add(state, seat, i * MAX_PARTS)
            if worth > most:
                most = worth
                best = i
        return NAMING[lay_down.shape_of(part)] + i64(lay_down.found[best * MAX_PARTS + part])

    def left_to_add(self, state: Level8State, seat: i64, found: i64) -> i64:
        """How many cards could be added to a level of these anchors."""
        lay_down = state.lay_down
        numbers = state.hands.numbers[seat]
        colours = state.hands.colours[seat]
        for part in range(lay_down.n_parts):
            anchor = i64(lay_down.found[found + part])
            shape = lay_down.shape_of(part)
            if shape == RUN:
                numbers -= present_in(numbers) & (FIRST[lay_down.size_of(part)] << (4 * anchor))
            elif shape == SET:
                numbers -= min((numbers >> (4 * anchor)) & 15, lay_down.size_of(part)) * UNIT[anchor]
        total: i64 = 0
        for part in range(lay_down.n_parts):
            anchor = i64(lay_down.found[found + part])
            shape = lay_down.shape_of(part)
            if shape == RUN:
                value = anchor - 1
                while value >= 0 and numbers & (15 * UNIT[value]):
                    total += 1
                    value -= 1
                value = anchor + lay_down.size_of(part)
                while value < N_VALUES and numbers & (15 * UNIT[value]):
                    total += 1
                    value += 1
            elif shape == SET:
                total += (numbers >> (4 * anchor)) & 15
            else:
                total += (colours >> (COLOUR_BITS * anchor)) & 63
        return total

    def pick_put(self, state: Level8State, seat: i64, out: vec[i64], n: i64) -> i64:
        """A card that nothing else of the level needs, and that could not be added elsewhere; jokers last."""
        lay_down = state.lay_down
        part = lay_down.put_part(lay_down.current)
        if lay_down.shape_of(part) != COLOURED:
            for i in range(n):
                kind = out[i] - PUT
                if kind < RANGE and not self.fits_group(state, seat, kind):
                    return out[i]
            return out[0]
        best: i64 = NOTHING
        for i in range(n):
            if best == NOTHING and self.is_free(state, seat, out[i] - PUT):
                best = out[i]
        if best == NOTHING:
            return out[0]
        n_free: i64 = 0  # cards of the colour that nothing else needs, from this one on
        for kind in range(best - PUT, N_VALUES * (lay_down.anchor[part] + 1)):
            if self.is_free(state, seat, kind):
                n_free += state.hands.n_of(seat, kind)
        return best if n_free >= lay_down.size_of(part) - lay_down.n_current else out[0]

    def is_free(self, state: Level8State, seat: i64, kind: i64) -> bool:
        """Whether there are more cards of a number than the runs and sets of the lay-down need."""
        if kind >= RANGE:
            return False
        numbers = (state.hands.numbers[seat] >> (4 * VALUE[kind])) & 15
        return numbers > (state.lay_down.need >> (4 * VALUE[kind])) & 15

    def fits_group(self, state: Level8State, seat: i64, kind: i64) -> bool:
        """Whether a card could be added to a colour group, the own one included."""
        lay_down = state.lay_down
        for part in range(lay_down.n_parts):
            if lay_down.shape_of(part) == COLOURED and lay_down.anchor[part] == COLOUR[kind]:
                return True
        for owner in range(state.n_players):
            if state.laid & BIT[owner]:
                for combo in range(owner * MAX_PARTS, (owner + 1) * MAX_PARTS):
                    if state.combos.shape[combo] == COLOURED and i64(state.combos.first[combo]) == COLOUR[kind]:
                        return True
        return False

    # ------------------------------------------------------------ choices of cards
    def use(self, state: Level8State, seat: i64, kind: i64) -> i64:
        """How much a card of the hand is worth to it."""
        if kind >= MISS:
            return 0
        if state.laid & BIT[seat]:
            if kind >= RANGE:
                return LACK
            misfit = self.misfit(state, kind)
            return LACK // 2 if misfit == 0 else NEAR if misfit == 1 else 0
        if kind == JOKER:
            return LACK * 10
        if kind >= RANGE:
            return LACK * 5
        self.look_at(state, seat)
        before = self.worth()
        return before - self.worth_without(state, seat, kind) + SPARE * self.company(state, seat, kind)

    def pick_lowest(self, state: Level8State, seat: i64, out: vec[i64], n: i64, n_left: i64) -> i64:
        """Cards are chosen in the order of the kinds: the first that is among the n_left least useful ones."""
        for i in range(n):
            use = self.use(state, seat, out[i] - SHOW)
            lower: i64 = 0
            for j in range(i + 1, n):
                if self.use(state, seat, out[j] - SHOW) < use:
                    lower += 1
            if lower < n_left:
                return out[i]
        return out[n - 1]

    def pick_keep(self, state: Level8State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Keep what goes together; the first that is among the best."""
        n_left = state.choices.limit[seat] - state.choices.n_chosen[seat]
        for i in range(n):
            if out[i] == DONE:
                continue
            use = self.use_kept(state, seat, out[i] - KEEP_BACK)
            if use < LEAST_KEPT:
                continue
            higher: i64 = 0
            for j in range(i + 1, n):
                if out[j] != DONE and self.use_kept(state, seat, out[j] - KEEP_BACK) > use:
                    higher += 1
            if higher < n_left:
                return out[i]
        return DONE

    def use_kept(self, state: Level8State, seat: i64, kind: i64) -> i64:
        """How much a card is worth in the next round, with those that have been chosen already."""
        if kind == JOKER:
            return 100
        if kind >= RANGE:
            return 0 if kind >= MISS else 50
        total = self.company(state, seat, kind)
        for i in range(state.choices.n_chosen[seat]):
            other = state.choices.at(seat, i)
            if other < RANGE:
                total += 3
        return total

    def pick_claim(self, state: Level8State, seat: i64, out: vec[i64], n: i64) -> i64:
        """The card that helps most."""
        best: i64 = out[0]
        most: i64 = -1_000_000
        self.look_at(state, seat)
        for i in range(n):
            kind = (out[i] - CLAIM) % N_KINDS
            if state.laid & BIT[seat]:
                worth = self.worth_laid(state, kind)
            elif kind == JOKER:
                worth = LACK
            elif kind >= MISS:
                worth = -LACK * NO_WAY
            else:
                worth = self.worth_with(state, seat, kind)
            if worth > most:
                most = worth
                best = out[i]
        return best

    def pick_swap(self, state: Level8State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Lay off what the level does not need."""
        best: i64 = out[n - 1]
        least: i64 = LACK
        if best != DONE:
            least = 100 * LACK  # one at least must go
        elif state.hands.size[seat] == 1 or state.n_swapped == MOST_SWAPPED:
            return DONE
        for i in range(n):
            if out[i] != DONE:
                kind = out[i] - SWAP_OUT
                use = self.use(state, seat, kind)
                if state.laid & BIT[seat] and kind == KEEP:
                    use = 1
                if use < least:
                    least = use
                    best = out[i]
        return best
