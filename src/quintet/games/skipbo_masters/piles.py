"""The piles of a Skip-Bo Masters table: building piles in the middle, everybody's help piles and stock, what shows.

How many cards of each kind lie on building piles and on help piles is counted from the first time on that somebody asks
in a round (`keep_counts`): who only plays never asks.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.bits import BIT
from quintet.core.layout import BYTE
from quintet.games.skipbo_masters import cards


@final
class BuildingPiles:
    """Four places for building piles, the coins beside them, and the cards of finished piles.

    A pile has grown to its height by cards and by coins that stand in (SB-12), which are no cards. `needs` tells the
    number that each place takes now, or CLOSED: the free places are alike, so a new pile takes the first of them,
    and after a stand-in only its own pile takes a card.
    """

    def __init__(self) -> None:
        self.cards = vec[u8]([0] * (cards.N_PILES * cards.TOP_NUMBER))
        self.n_cards = vec[i64]([0] * cards.N_PILES)
        self.has_counts: bool = False
        self.counted = vec[i64]([0] * cards.KIND_WORDS)  # these cards by kind, a byte for each
        self.height = vec[i64]([0] * cards.N_PILES)
        self.coins = vec[i64]([0] * cards.N_PILES)  # SB-15
        self.needs = vec[i64]([cards.CLOSED] * cards.N_PILES)
        self.finished = vec[i64]([0] * cards.KIND_WORDS)  # the cards of finished piles, counted alike
        self.n_finished: i64 = 0

    def copy_from(self, other: BuildingPiles) -> None:
        for pile in range(i64(cards.N_PILES)):
            self.n_cards[pile] = other.n_cards[pile]
            self.height[pile] = other.height[pile]
            self.coins[pile] = other.coins[pile]
            self.needs[pile] = other.needs[pile]
        for i in range(i64(cards.N_PILES * cards.TOP_NUMBER)):
            self.cards[i] = other.cards[i]
        for word in range(i64(cards.KIND_WORDS)):
            self.finished[word] = other.finished[word]
        self.n_finished = other.n_finished
        self.has_counts = other.has_counts
        if other.has_counts:
            for word in range(i64(cards.KIND_WORDS)):
                self.counted[word] = other.counted[word]

    def clear(self) -> None:
        for pile in range(i64(cards.N_PILES)):
            self.clear_pile(pile)
        for word in range(i64(cards.KIND_WORDS)):
            self.finished[word] = 0
        self.n_finished = 0
        self.has_counts = False
        self.open_needs()

    def clear_pile(self, pile: i64) -> None:
        self.n_cards[pile] = 0
        self.height[pile] = 0
        self.coins[pile] = 0

    def open_needs(self) -> None:
        """Every pile takes its next number (SB-7)."""
        start: i64 = 1
        for pile in range(i64(cards.N_PILES)):
            height = self.height[pile]
            if height > 0:
                self.needs[pile] = height + 1
            else:
                self.needs[pile] = start
                start = cards.CLOSED

    def need_only(self, pile: i64) -> None:
        """Only this pile takes a card (SB-12)."""
        for other in range(i64(cards.N_PILES)):
            self.needs[other] = cards.CLOSED
        self.needs[pile] = self.height[pile] + 1

    def put(self, pile: i64, kind: i64) -> None:
        """Lay a card as the pile's next number."""
        n = self.n_cards[pile]
        self.cards[pile * cards.TOP_NUMBER + n] = u8(kind)
        self.n_cards[pile] = n + 1
        if self.has_counts:
            self.counted[kind >> 3] += BYTE[kind & 7]
        self.height[pile] += 1

    def keep_counts(self) -> None:
        """Count all cards on building piles, and those that come and go from now on."""
        if self.has_counts:
            return
        self.has_counts = True
        for word in range(i64(cards.KIND_WORDS)):
            self.counted[word] = 0
        for pile in range(i64(cards.N_PILES)):
            first = pile * cards.TOP_NUMBER
            for i in range(first, first + self.n_cards[pile]):
                kind = i64(self.cards[i])
                self.counted[kind >> 3] += BYTE[kind & 7]

    def top(self, pile: i64) -> i64:
        """The top card of a pile that has one."""
        return i64(self.cards[pile * cards.TOP_NUMBER + self.n_cards[pile] - 1])

    def put_aside(self, pile: i64) -> None:
        """SB-11. Whatever coins are beside it must have been handed out."""
        first = pile * cards.TOP_NUMBER
        n = self.n_cards[pile]
        for i in range(first, first + n):
            kind = i64(self.cards[i])
            if self.has_counts:
                self.counted[kind >> 3] -= BYTE[kind & 7]
            self.finish_card(kind)
        self.clear_pile(pile)

    def finish_card(self, kind: i64) -> None:
        """A card joins those of finished piles."""
        self.finished[kind >> 3] += BYTE[kind & 7]
        self.n_finished += 1

    def take_finished(self, out: vec[u8]) -> i64:
        """Write the cards of the finished piles, sorted, into `out`; return how many."""
        n: i64 = 0
        for kind in range(i64(cards.N_KINDS)):
            left = self.n_finished_of(kind)
            while left > 0:
                out[n] = u8(kind)
                n += 1
                left -= 1
        for word in range(i64(cards.KIND_WORDS)):
            self.finished[word] = 0
        self.n_finished = 0
        return n

    def n_finished_of(self, kind: i64) -> i64:
        """How many cards of a kind are in finished piles."""
        return (self.finished[kind >> 3] >> (8 * (kind & 7))) & 127

    def listed(self, pile: i64) -> list[int]:
        """The cards of a pile, bottom first."""
        return [int(self.cards[pile * cards.TOP_NUMBER + i]) for i in range(self.n_cards[pile])]

    def finished_listed(self) -> list[int]:
        return [int(kind) for kind in range(i64(cards.N_KINDS)) for i in range(self.n_finished_of(kind))]


@final
class HelpPiles:
    """Everybody's help piles, four per seat: pile 4 * seat + k.

    One pile can grow very long, all together cannot: a card lies in a numbered slot that tells which slot is under it,
    0 for none. `top` gives the slot of a pile's top card, 0 if the pile is empty; `used` the piles that are not, as
    four bits per seat.
    """

    def __init__(self, n_players: int) -> None:
        self.n_piles: i64 = n_players * cards.N_PILES
        self.top = vec[i64]([0] * (n_players * cards.N_PILES))
        self.used: i64 = 0
        self.size = vec[i64]([0] * (n_players * cards.N_PILES))
        self.has_counts: bool = False
        self.n_counted: i64 = n_players * cards.KIND_WORDS
        self.counted = vec[i64]([0] * (n_players * cards.KIND_WORDS))  # all cards of a seat, a byte for each kind
        self.card = vec[u8]([0] * (cards.N_CARDS + 1))
        self.under = vec[u8]([0] * (cards.N_CARDS + 1))
        self.free: i64 = 0  # the first free slot; the others are under it
        self.clear()

    def copy_from(self, other: HelpPiles) -> None:
        for pile in range(self.n_piles):
            self.top[pile] = other.top[pile]
            self.size[pile] = other.size[pile]
        self.has_counts = other.has_counts
        if other.has_counts:
            for word in range(self.n_counted):
                self.counted[word] = other.counted[word]
        self.used = other.used
        for slot in range(i64(cards.N_CARDS + 1)):
            self.card[slot] = other.card[slot]
            self.under[slot] = other.under[slot]
        self.free = other.free

    def clear(self) -> None:
        for pile in range(self.n_piles):
            self.top[pile] = 0
            self.size[pile] = 0
        self.has_counts = False
        self.used = 0
        for slot in range(i64(cards.N_CARDS)):
            self.under[slot] = u8(slot + 1)
        self.under[cards.N_CARDS] = 0
        self.free = 1

    def discard_places(self, seat: i64) -> i64:
        """Where a seat may discard, as bits: its piles and the first free place, where there is one."""
        return cards.DISCARD_PLACES[(self.used >> (cards.N_PILES * seat)) & cards.ALL_PILES]

    def push(self, pile: i64, kind: i64) -> None:
        slot = self.free
        self.free = i64(self.under[slot])
        self.card[slot] = u8(kind)
        self.under[slot] = u8(self.top[pile])
        self.top[pile] = slot
        self.used |= BIT[pile]
        self.size[pile] += 1
        if self.has_counts:
            self.counted[(pile >> cards.PILE_BITS) * cards.KIND_WORDS + (kind >> 3)] += BYTE[kind & 7]

    def pop(self, pile: i64) -> i64:
        slot = self.top[pile]
        under = i64(self.under[slot])
        self.top[pile] = under
        if under == 0:
            self.used ^= BIT[pile]
        self.under[slot] = u8(self.free)
        self.free = slot
        kind = i64(self.card[slot])
        self.size[pile] -= 1
        if self.has_counts:
            self.counted[(pile >> cards.PILE_BITS) * cards.KIND_WORDS + (kind >> 3)] -= BYTE[kind & 7]
        return kind

    def keep_counts(self) -> None:
        """Count all cards on help piles, and those that come and go from now on."""
        if self.has_counts:
            return
        self.has_counts = True
        for word in range(self.n_counted):
            self.counted[word] = 0
        for pile in range(self.n_piles):
            slot = self.top[pile]
            while slot != 0:
                kind = i64(self.card[slot])
                self.counted[(pile >> cards.PILE_BITS) * cards.KIND_WORDS + (kind >> 3)] += BYTE[kind & 7]
                slot = i64(self.under[slot])

    def listed(self, pile: i64) -> list[int]:
        """The cards of a pile, bottom first."""
        cards: list[int] = []
        slot = self.top[pile]
        while slot != 0:
            cards.append(int(self.card[slot]))
            slot = i64(self.under[slot])
        cards.reverse()
        return cards


@final
class Stocks:
    """Everybody's stock, the top card last: seat s has the first `size[s]` cards from `room` * s on."""

    def __init__(self, n_players: int, room: int) -> None:
        self.n_players: i64 = n_players
        self.room: i64 = room
        self.cards = vec[u8]([0] * (n_players * room))
        self.size = vec[i64]([0] * n_players)

    def copy_from(self, other: Stocks) -> None:
        for seat in range(self.n_players):
            self.size[seat] = other.size[seat]
        for i in range(self.n_players * self.room):
            self.cards[i] = other.cards[i]

    def top(self, seat: i64) -> i64:
        """The top card of a stock that has one."""
        return i64(self.cards[seat * self.room + self.size[seat] - 1])

    def listed(self, seat: i64) -> list[int]:
        """The cards of a stock, bottom first."""
        first = seat * self.room
        return [int(self.cards[i]) for i in range(first, first + self.size[seat])]


@final
class Shown:
    """What the tops of stocks and help piles show: `number` by source, and back, `sources` (as bits) by number."""

    def __init__(self, n_players: int) -> None:
        self.n_sources: i64 = n_players * cards.SHOWN
        self.number = vec[i64]([cards.NO_CARD] * (n_players * cards.SHOWN))
        self.sources = vec[i64]([0] * cards.N_SHOWABLE)

    def copy_from(self, other: Shown) -> None:
        for source in range(self.n_sources):
            self.number[source] = other.number[source]
        for number in range(i64(cards.N_SHOWABLE)):
            self.sources[number] = other.sources[number]

    def show(self, source: i64, number: i64) -> None:
        """Another card, or NO_CARD, is on top there."""
        bit = BIT[source]
        self.sources[self.number[source]] &= ~bit
        self.sources[number] |= bit
        self.number[source] = number

    def show_stock(self, stocks: Stocks, seat: i64) -> None:
        number: i64 = cards.NO_CARD
        if stocks.size[seat] > 0:
            number = cards.NUMBER[stocks.top(seat)]
        self.show(seat * cards.SHOWN, number)

    def show_help(self, help_piles: HelpPiles, seat: i64, pile: i64) -> None:
        number: i64 = cards.NO_CARD
        slot = help_piles.top[seat * cards.N_PILES + pile]
        if slot != 0:
            number = cards.NUMBER[i64(help_piles.card[slot])]
        self.show(seat * cards.SHOWN + 1 + pile, number)

    def show_all(self, stocks: Stocks, help_piles: HelpPiles) -> None:
        for seat in range(stocks.n_players):
            self.show_stock(stocks, seat)
            for pile in range(i64(cards.N_PILES)):
                self.show_help(help_piles, seat, pile)
