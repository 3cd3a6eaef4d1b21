"""The table of a 15GO! match: closed and open piles, the rows in the middle, and the rows put away.

Closed and open piles are slices of one vector each, bottom first; each has room for all cards, as each row has room for
all numbers. Two tables make looking for a place quick: `tops_at`
has, for every number, the seats whose open pile shows it, `rows_at` the rows that have come to it.
What observations tell of the piles is kept from the first time on that somebody asks (`keep_tallies`): how many cards
of each number each has, the rows as a word, and which seats have changed since.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.core.bits import BIT
from quintet.core.layout import BYTE, clear, put_words
from quintet.games.fifteen_go import cards


def open_word(seat: i64, card: i64) -> i64:
    """The word of the tallies that counts a card in the open pile of a seat."""
    return seat * cards.SEAT_WORDS + (card >> cards.TALLY_BITS)


def closed_word(seat: i64, card: i64) -> i64:
    """The word of the tallies that counts a card in the closed pile of a seat."""
    return open_word(seat, card) + cards.TALLY_WORDS


@final
class Piles:
    """All cards that lie on the table; only the turned card is in a player's hand."""

    def __init__(self, n_players: int) -> None:
        self.n_players: i64 = n_players
        self.closed = vec[u8]([0] * (n_players * cards.MAX_CARDS))
        self.n_closed = vec[i64]([0] * n_players)
        self.open = vec[u8]([0] * (n_players * cards.MAX_CARDS))
        self.n_open = vec[i64]([0] * n_players)
        self.has_tallies: bool = False
        # how many of each number (`cards.TALLY`) every seat has in its open and, if `seen`, in its closed pile;
        # all twice, so that those of all seats, counted from any of them, lie side by side
        self.n_tallies: i64 = n_players * cards.SEAT_WORDS
        self.tallies = vec[i64]([0] * (2 * n_players * cards.SEAT_WORDS))
        self.seen: i64 = 0  # whose closed pile everybody has seen (FG-10), as bits
        self.heights: i64 = 0  # the number on top of each row, a byte for each
        self.words = vec[i64]([0] * (2 * n_players))  # what observations tell of every seat, twice too
        self.stale: i64 = 0  # the seats of which these may have changed, as bits
        self.tops_at = vec[i64]([0] * (cards.HIGHEST + 2))  # seats as bits; nobody is ever at 0, 1 and 16
        self.row = vec[u8]([0] * (cards.MAX_ROWS * cards.HIGHEST))
        self.n_row = vec[i64]([0] * cards.MAX_ROWS)  # also the number on top
        self.rows_at = vec[i64]([0] * (cards.HIGHEST + 1))  # rows as bits; at 0 are the places for new rows
        self.rows_at[0] = cards.ALL_ROWS
        self.away = vec[u8]([0] * cards.MAX_CARDS)  # rows put away (FG-12)
        self.away_by = vec[u8]([0] * cards.MAX_CARDS)  # and the seat that took them (FG-17), n_players: nobody
        self.n_away: i64 = 0

    def copy_from(self, other: Piles) -> None:
        closed = self.closed
        from_closed = other.closed
        open_cards = self.open
        from_open = other.open
        for seat in range(self.n_players):
            base = seat * cards.MAX_CARDS
            n = other.n_closed[seat]
            self.n_closed[seat] = n
            for i in range(base, base + n):
                closed[i] = from_closed[i]
            n = other.n_open[seat]
            self.n_open[seat] = n
            for i in range(base, base + n):
                open_cards[i] = from_open[i]
        self.seen = other.seen
        self.has_tallies = other.has_tallies
        if other.has_tallies:
            self.copy_tallies(other)
        for number in range(i64(cards.HIGHEST + 1)):
            self.tops_at[number] = other.tops_at[number]
            self.rows_at[number] = other.rows_at[number]
        for row in range(i64(cards.MAX_ROWS)):
            base = row * cards.HIGHEST
            n = other.n_row[row]
            self.n_row[row] = n
            for i in range(base, base + n):
                self.row[i] = other.row[i]
        self.n_away = other.n_away
        for i in range(other.n_away):
            self.away[i] = other.away[i]
            self.away_by[i] = other.away_by[i]

    # ------------------------------------------------------------ closed and open piles
    def push_closed(self, seat: i64, card: i64) -> None:
        n = self.n_closed[seat]
        self.closed[seat * cards.MAX_CARDS + n] = u8(card)
        self.n_closed[seat] = n + 1
        if self.has_tallies:
            self.tally_closed(seat, card, 1)

    def pop_closed(self, seat: i64) -> i64:
        n = self.n_closed[seat] - 1
        self.n_closed[seat] = n
        card = i64(self.closed[seat * cards.MAX_CARDS + n])
        if self.has_tallies:
            self.tally_closed(seat, card, -1)
        return card

    def top(self, seat: i64) -> i64:
        """The top card of an open pile that is not empty."""
        return i64(self.open[seat * cards.MAX_CARDS + self.n_open[seat] - 1])

    def push_open(self, seat: i64, card: i64) -> None:
        n = self.n_open[seat]
        at = seat * cards.MAX_CARDS + n
        bit = BIT[seat]
        tops_at = self.tops_at
        open_cards = self.open
        if n > 0:
            tops_at[cards.number_of(i64(open_cards[at - 1]))] ^= bit
        tops_at[cards.number_of(card)] ^= bit
        open_cards[at] = u8(card)
        self.n_open[seat] = n + 1
        if self.has_tallies:
            self.tally_open(seat, card, 1)

    def pop_open(self, seat: i64) -> i64:
        n = self.n_open[seat] - 1
        at = seat * cards.MAX_CARDS + n
        bit = BIT[seat]
        tops_at = self.tops_at
        open_cards = self.open
        card = i64(open_cards[at])
        tops_at[cards.number_of(card)] ^= bit
        if n > 0:
            tops_at[cards.number_of(i64(open_cards[at - 1]))] ^= bit
        self.n_open[seat] = n
        if self.has_tallies:
            self.tally_open(seat, card, -1)
        return card

    def turn_over(self, seat: i64) -> None:
        """FG-10: all of the open pile but its top becomes the closed pile; what was put down first comes up first."""
        base = seat * cards.MAX_CARDS
        n = self.n_open[seat] - 1
        closed = self.closed
        open_cards = self.open
        for i in range(n):
            closed[base + i] = open_cards[base + n - 1 - i]
        open_cards[base] = open_cards[base + n]
        self.n_closed[seat] = n
        self.n_open[seat] = 1
        self.seen |= BIT[seat]
        if self.has_tallies:
            self.turn_tally_over(seat, i64(open_cards[base]))

    def closed_into(self, seat: i64, pool: vec[u8], n: i64) -> i64:
        """Write a closed pile behind the first n of a pool; return the new n."""
        base = seat * cards.MAX_CARDS
        for i in range(base, base + self.n_closed[seat]):
            pool[n] = self.closed[i]
            n += 1
        return n

    def refill_closed(self, seat: i64, pool: vec[u8], n: i64) -> i64:
        """Fill a closed pile that nobody has seen with cards of a pool, from its n-th on; return where they end."""
        base = seat * cards.MAX_CARDS
        for i in range(base, base + self.n_closed[seat]):
            self.closed[i] = pool[n]
            n += 1
        return n

    # ------------------------------------------------------------ tallies
    def keep_tallies(self) -> None:
        """Count all piles, and every card that moves from now on. Who only plays never asks, and need not count."""
        self.has_tallies = True
        self.stale = BIT[self.n_players] - 1
        clear(self.tallies, 0, 2 * self.n_tallies)
        for seat in range(self.n_players):
            base = seat * cards.MAX_CARDS
            for i in range(base, base + self.n_open[seat]):
                self.tally_open(seat, i64(self.open[i]), 1)
            for i in range(base, base + self.n_closed[seat]):
                self.tally_closed(seat, i64(self.closed[i]), 1)
        self.heights = 0
        for row in range(i64(cards.MAX_ROWS)):
            self.heights += self.n_row[row] * BYTE[row]

    def copy_tallies(self, other: Piles) -> None:
        self.stale = BIT[self.n_players] - 1
        put_words(self.tallies, 0, other.tallies, 0, 2 * self.n_tallies)
        self.heights = other.heights

    def tally_open(self, seat: i64, card: i64, change: i64) -> None:
        self.stale |= BIT[seat]
        self.tally(open_word(seat, card), change * cards.TALLY[card])

    def tally_closed(self, seat: i64, card: i64, change: i64) -> None:
        self.stale |= BIT[seat]
        if self.seen & BIT[seat]:
            self.tally(closed_word(seat, card), change * cards.TALLY[card])

    def tally(self, word: i64, change: i64) -> None:
        tallies = self.tallies
        bits = tallies[word] + change
        tallies[word] = bits
        tallies[word + self.n_tallies] = bits

    def turn_tally_over(self, seat: i64, card: i64) -> None:
        """FG-10: all but one card of the open pile is in the closed pile now, which was empty."""
        self.stale |= BIT[seat]
        first = open_word(seat, 0)
        for word in range(first, first + cards.TALLY_WORDS):
            counted = self.tallies[word]
            self.tally(word + cards.TALLY_WORDS, counted)
            self.tally(word, -counted)
        self.tally(closed_word(seat, card), -cards.TALLY[card])
        self.tally(open_word(seat, card), cards.TALLY[card])

    # ------------------------------------------------------------ rows
    def extend_row(self, row: i64, card: i64) -> None:
        """Lay the next card on a row; a place without a row takes a 1."""
        n = self.n_row[row]
        bit = BIT[row]
        self.rows_at[n] ^= bit
        self.rows_at[n + 1] ^= bit
        self.row[row * cards.HIGHEST + n] = u8(card)
        self.n_row[row] = n + 1
        if self.has_tallies:
            self.heights += BYTE[row]

    def has_one_colour(self, row: i64) -> bool:
        base = row * cards.HIGHEST
        first = i64(self.row[base])
        difference: i64 = 0
        for i in range(base + 1, base + self.n_row[row]):
            difference |= cards.colour_of(first ^ i64(self.row[i]))
        return difference == 0

    def put_row_away(self, row: i64, taker: i64) -> None:
        """A row that is complete leaves the middle (FG-12)."""
        base = row * cards.HIGHEST
        n = self.n_row[row]
        for i in range(base, base + n):
            self.put_away(i64(self.row[i]), taker)
        self.rows_at[n] ^= BIT[row]
        self.rows_at[0] ^= BIT[row]
        self.n_row[row] = 0
        if self.has_tallies:
            self.heights -= n * BYTE[row]

    def put_away(self, card: i64, taker: i64) -> None:
        self.away[self.n_away] = u8(card)
        self.away_by[self.n_away] = u8(taker)
        self.n_away += 1

    # ------------------------------------------------------------ borrowing (FG-16)
    def can_lend(self, lender: i64, number: i64, goal: i64, others: i64) -> bool:
        """Whether the top card of an open pile, a `number`, can begin a chain up to the card below `goal`.

        Cards come from the open piles of `others`. The search is exact and short: where several piles show the number
        wanted, all but the chosen one are lost for this chain, so five piles give at most 2 ** 4 chains.
        """
        number += 1
        if number == goal:
            return True
        card = self.pop_open(lender)
        found = self.can_reach(number, goal, others)
        self.push_open(lender, card)
        return found

    def can_reach(self, number: i64, goal: i64, others: i64) -> bool:
        """Whether the open piles can lend all of `number` to `goal - 1`, one after the other."""
        lenders = self.tops_at[number] & others
        while lenders != 0:
            if self.can_lend(cards.LOWEST[lenders], number, goal, others):
                return True
            lenders &= lenders - 1
        return False

    # ------------------------------------------------------------ as lists
    def closed_list(self, seat: i64) -> list[int]:
        base = seat * cards.MAX_CARDS
        return [int(self.closed[i]) for i in range(base, base + self.n_closed[seat])]

    def open_list(self, seat: i64) -> list[int]:
        base = seat * cards.MAX_CARDS
        return [int(self.open[i]) for i in range(base, base + self.n_open[seat])]

    def row_list(self, row: i64) -> list[int]:
        base = row * cards.HIGHEST
        return [int(self.row[i]) for i in range(base, base + self.n_row[row])]

    def away_list(self, taker: i64) -> list[int]:
        """The cards that a seat took, or for n_players those that nobody took."""
        return [int(self.away[i]) for i in range(self.n_away) if self.away_by[i] == taker]
