"""A good hand-written SOLO player: every action gets a worth, the best is picked, ties at random.

Everything here is what the seat can see: its own cards, the top of the discard pile, and how many cards everybody has.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.bits import BIT, bit_count
from quintet.core.policy import N_LOTS, WHOLE, WORST, Policy
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State, legal_buffer
from quintet.games.solo import cards, table
from quintet.games.solo.particulars import particulars_of
from quintet.games.solo.reasons import reason_for
from quintet.games.solo.rules import SoloState

CLOSE: Final = 3  # a player with so few cards may be out soon
LAYING: Final = 100  # a card less is nearly always worth it
FOLLOW: Final = 6  # for each card that could be laid on this one next: it keeps the hand playable
KEEP_BLACK: Final = 35  # a black card always fits: keep it as long as nobody is about to be out
ATTACK: Final = 45  # hitting a player who is about to be out
CARD: Final = 22  # a card more or fewer after hands changed owners
LAST: Final = 6  # for each card that the last card makes the next player take (SO-22a)
SILENT: Final = 500  # two cards for a call that was not said, or one for a wrong "caught"

N_WORTH: Final = 4  # a search looks at this many actions at most,
WORTH: Final = 110  # none of them worse than the best by more than this

# The chance to win a match goes with e ** (pull * points / sqrt(points that are left before the end + SPREAD)): luck
# grows with the square root of what is still to be played. Fitted to the winners of 250 matches of rules players each,
# for every scoring and 2, 4 and 6 players.
SPREAD: Final = 60
PULL: Final = (
    0.07  # for each player, where the losers write their cards: the more, the likelier that somebody is far down
)
MOST_PULL: Final = 0.40
PULL_OF_WINNER: Final = 0.12  # where the winner scores


@final
class SoloPolicy(Policy):
    """The rules player of SOLO."""

    def __init__(self) -> None:
        self.worths = legal_buffer()  # of the actions in question

    def pick(self, state: State, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        assert isinstance(state, SoloState)
        if seat != state.turn:
            return self.pick_race(state, seat, out, n, rng)
        best: i64 = out[0]
        best_worth: i64 = WORST
        for i in range(n):
            worth = self.worth(state, seat, out[i]) * N_LOTS + rng.below(N_LOTS)
            if worth > best_worth:
                best_worth = worth
                best = out[i]
        return best

    def narrow(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """The actions that are worth nearly as much as the best, or as waiting."""
        assert isinstance(state, SoloState)
        worths = self.worths
        for i in range(n):
            worths[i] = self.worth(state, seat, out[i])
        n_best: i64 = 0
        limit: i64 = -WORTH
        while n_best < N_WORTH and n_best < n:
            best = n_best
            for i in range(n_best + 1, n):
                if worths[i] > worths[best]:
                    best = i
            if n_best == 0 and (seat == state.turn or worths[best] > 0):
                limit += worths[best]
            if worths[best] < limit:
                break
            worths[best], worths[n_best] = worths[n_best], worths[best]
            out[best], out[n_best] = out[n_best], out[best]
            n_best += 1
        return n_best

    def outlook(self, state: State, rewards: vec[i64]) -> bool:
        """By the points, and by how many are left before the match ends."""
        assert isinstance(state, SoloState)
        n = state.n_players
        most = state.points[0]
        least = most
        for seat in range(n):
            most = max(most, state.points[seat])
            least = min(least, state.points[seat])
        pull = min(PULL * float(n), MOST_PULL)
        left = least - state.least
        if state.winner_scores:
            pull = PULL_OF_WINNER
            left = state.most - most
        pull /= sqrt(float(max(left, 0) + SPREAD))
        total = 0.0
        for seat in range(n):
            total += exp(pull * float(state.points[seat] - most))
        for seat in range(n):
            rewards[seat] = i64(float(WHOLE) * exp(pull * float(state.points[seat] - most)) / total)
        return True

    def pick_race(self, state: SoloState, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        """Out of turn: say SOLO, catch whoever has not said it, throw in whatever is worth it; else wait."""
        best: i64 = NOTHING
        best_worth: i64 = 0
        for i in range(n):
            action = out[i]
            if action == cards.SAY or (action == cards.CATCH and self.is_right(state, seat)):
                return action
            if action < cards.TAKE:
                worth = self.worth(state, seat, action) * N_LOTS + rng.below(N_LOTS)
                if worth > best_worth:
                    best_worth = worth
                    best = action
        return best

    def worth(self, state: SoloState, seat: i64, action: i64) -> i64:
        if action == cards.SAY:
            return SILENT
        if action == cards.CATCH:
            return 400 if self.is_right(state, seat) else -SILENT
        if state.is_late(seat):
            return -SILENT  # and the last card would not win
        if action >= cards.TAKE:
            return 0
        hands = state.hands
        left = hands.size[seat] - 1
        if left == 0:
            return 10_000  # that wins the round
        kind = cards.KIND_OF[action]
        worth: i64 = LAYING
        if left == 1 and state.calls != table.NO_CALLS:
            worth += SILENT if cards.is_calling(action) else -SILENT
        if left == 1 and state.takes_last_penalty:
            worth += LAST * self.cards_to_take(self.rest(state, seat, kind))
        closest = self.closest(state, seat)
        if self.is_close(closest):
            worth += cards.POINTS[kind]  # what is left counts soon: get rid of what is dear
        elif kind >= cards.CHOOSE:
            worth -= KEEP_BLACK
        worth += FOLLOW * bit_count(
            self.rest(state, seat, kind) & self.fits_after(state, kind, cards.CHOICE_OF[action])
        )
        return worth + self.effect(state, seat, kind, cards.CHOICE_OF[action], left)

    def reason(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, SoloState)
        return "hint-wait" if action == NOTHING else reason_for(self, state, seat, action)

    def particulars(self, state: State, seat: int, action: int, reason: str) -> dict[str, object]:
        assert isinstance(state, SoloState)
        return particulars_of(self, state, seat, action, reason)

    def must_act(self, state: State, seat: i64) -> bool:
        """A call that is missing costs nothing as long as it can be said (SO-21)."""
        assert isinstance(state, SoloState)
        return state.silent & BIT[seat] != 0

    def silently(self, state: State, seat: int, action: int) -> int:
        """The card without its call; for a hand received (SO-21) not a word."""
        assert isinstance(state, SoloState)
        if cards.LAY_CALLING <= action < cards.THROW:
            return action - cards.LAY_CALLING
        if cards.THROW_CALLING <= action < cards.TAKE:
            return action - cards.THROW_CALLING + cards.THROW
        if action == cards.SAY and state.received() & BIT[seat]:
            return NOTHING
        return action

    def is_right(self, state: SoloState, seat: i64) -> bool:
        """Whether somebody else has not said SOLO."""
        return state.silent & ~BIT[seat] != 0

    def cards_to_take(self, kinds: i64) -> i64:
        """How many cards the one kind that is left would make the next player take."""
        if kinds == BIT[cards.TAKE_4]:
            return cards.TAKE_4_CARDS
        return cards.TAKE_2_CARDS if kinds & cards.ANY_TAKE_2 else 0

    def is_close(self, size: i64) -> bool:
        """Whether a player with so many cards may be out soon."""
        return size <= CLOSE

    def closest(self, state: SoloState, seat: i64) -> i64:
        """The fewest cards that another player has."""
        fewest: i64 = 1000
        for other in range(state.n_players):
            if other != seat and state.hands.size[other] < fewest:
                fewest = state.hands.size[other]
        return fewest

    def rest(self, state: SoloState, seat: i64, kind: i64) -> i64:
        """The kinds that are left in the hand (a second card of the kind laid is a twin to throw in)."""
        if state.hands.has_two(seat, kind):
            return state.hands.held[seat]
        return state.hands.held[seat] & ~BIT[kind]

    def fits_after(self, state: SoloState, kind: i64, choice: i64) -> i64:
        """The kinds that fit once this one is on top."""
        colour = state.colour
        if kind < cards.CHOOSE:
            colour = cards.COLOUR[kind]
        elif kind != cards.ALL_ROUND:
            colour = choice
        return cards.FITS[colour * (cards.NO_SYMBOL + 1) + cards.SYMBOL[kind]]

    def effect(self, state: SoloState, seat: i64, kind: i64, choice: i64, left: i64) -> i64:
        """What the card does to the others, or to one's own hand."""
        size = state.hands.size
        after = state.next_seat(seat)
        symbol = cards.SYMBOL[kind]
        if symbol == cards.SWAP:
            if choice == 0:
                return 0
            return CARD * (left - size[choice - 1])  # a smaller hand is a better one
        if kind == cards.ALL_ROUND:
            return CARD * (left - size[self.before(state, seat)])
        if symbol == cards.CHANGE:
            return 3 * (size[after] - size[self.before(state, seat)])  # let the neighbour with more cards be next
        hits = symbol == cards.TAKE_2 or symbol == cards.MISS or kind == cards.TAKE_4
        if hits and self.is_close(size[after]):
            return ATTACK
        return 0

    def before(self, state: SoloState, seat: i64) -> i64:
        """The seat from which a hand comes when all go round."""
        seat -= state.direction
        if seat < 0:
            return state.n_players - 1
        if seat == state.n_players:
            return 0
        return seat
