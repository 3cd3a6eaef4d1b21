"""A good hand-written Level 8 player: it counts how many cards its level lacks, and which cards would help.

Everything here is what the seat can see: its own cards, the tops of the discard piles, the levels on the table, and how
many cards everybody has.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.bits import BIT
from quintet.core.policy import WHOLE, Policy
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State
from quintet.games.level_8 import cards, policy_choices, policy_laying, rules, table
from quintet.games.level_8.policy_reach import LACK, NO_WAY, SPARE, Reach
from quintet.games.level_8.reasons import reason_for
from quintet.games.level_8.rules import Level8State

SURE: Final = 500  # an open card must gain this, a card less to lack: else an unknown one promises more
FEED: Final = 60  # for a card that somebody could add to a level: they would take it and be a card nearer to the end
EDGE: Final = 1  # the nearer a number is to 1 or 15, the fewer runs of others it helps
N_WORTH: Final = 3  # a search looks at this many discards at most,
WORTH: Final = 40  # none of them worse than the best by more than this
N_LOTS: Final = 4  # discards that are rated the same draw lots: a rating counts this many times, and a lot is added
WEIGHT: Final = vec[i64]([10, 16, 23, 40, 53, 112, 280, 815])
"""By level: a seat's chance to win the match is its share of all weights.

Fitted as a multinomial logit to the rounds of 12,000 matches of three rules players; it makes no difference who starts.
"""


@final
class Level8Policy(Policy):
    """The rules player of Level 8."""

    def __init__(self) -> None:
        self.rated = vec[i64]([0] * cards.N_KINDS)  # scratch of `narrow_discards`
        self.reach = Reach()

    def pick(self, state: State, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        assert isinstance(state, Level8State)
        if n == 1:
            return out[0]
        phase = state.phase
        if phase == table.TO_TAKE:
            return self.pick_take(state, seat, out, n)
        if phase == table.TO_PLAY:
            action = self.pick_before_discard(state, seat, out, n)
            if action != NOTHING:
                return action
            return self.pick_discard(state, seat, out, n, rng)
        return self.pick_step(state, seat, out, n)

    def pick_step(self, state: Level8State, seat: i64, out: vec[i64], n: i64) -> i64:
        """A step of a lay-down, or of a choice of cards."""
        phase = state.phase
        if phase == table.TO_LAY:
            if state.lay_down.is_named():
                return policy_laying.pick_put(state, seat, out, n)
            return policy_laying.pick_name(state, seat, out)
        if phase == table.TO_SHOW:
            n_left = rules.N_SHOWN - state.choices.n_chosen[seat]
            return policy_choices.pick_lowest(self.reach, state, seat, out, n, n_left)
        if phase == table.TO_CLAIM:
            return policy_choices.pick_claim(self.reach, state, seat, out, n)
        if phase == table.TO_KEEP:
            return policy_choices.pick_keep(self.reach, state, seat, out, n)
        return policy_choices.pick_swap(self.reach, state, seat, out, n)

    def narrow(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """The policy's pick, and what is most often better than it: see the methods below."""
        assert isinstance(state, Level8State)
        if n == 1:
            return 1
        if state.phase == table.TO_TAKE:
            return self.narrow_takes(state, seat, out, n)
        if state.phase != table.TO_PLAY:
            out[0] = self.pick_step(state, seat, out, n)
            return 1
        best = self.pick_before_discard(state, seat, out, n)
        if best == cards.LAY:
            if state.level[seat] == cards.N_LEVELS:
                out[0] = cards.LAY
                return 1
            n = self.narrow_discards(state, seat, out, n)  # laying later gives nobody anything to add to
            out[n] = cards.LAY
            return n + 1
        if best >= cards.ADD and best < cards.DISCARD:
            return self.narrow_adds(state, seat, out, n)
        if best >= cards.PLAY_MISS and best < cards.PLAY_TAKE:
            return self.keep_range(out, n, cards.PLAY_MISS, cards.PLAY_TAKE)
        if best != NOTHING:
            out[0] = best
            return 1
        return self.narrow_discards(state, seat, out, n)

    def narrow_takes(self, state: Level8State, seat: i64, out: vec[i64], n: i64) -> i64:
        """The draw pile, and every open card that is sure to help."""
        bar = self.look_for_take(state, seat)
        n_worth: i64 = 0
        for i in range(n):
            if out[i] == cards.DRAW or self.worth_of_take(state, seat, out[i]) > bar:
                out[n_worth] = out[i]
                n_worth += 1
        return max(n_worth, 1)

    def narrow_adds(self, state: Level8State, seat: i64, out: vec[i64], n: i64) -> i64:
        """All additions, and to end the turn without them: others could add to what a run grows by."""
        discard: i64 = NOTHING
        most: i64 = -LACK * NO_WAY
        for i in range(n):
            if out[i] >= cards.DISCARD and out[i] < cards.DISCARD + cards.N_KINDS:
                rated = self.rate_discard(state, seat, out[i] - cards.DISCARD)
                if rated > most:
                    most = rated
                    discard = out[i]
        n_adds = self.keep_range(out, n, cards.ADD, cards.DISCARD)
        out[n_adds] = discard
        return n_adds + 1

    def keep_range(self, out: vec[i64], n: i64, first: i64, end: i64) -> i64:
        """Move the actions from `first` to before `end` to the front of `out`; return how many."""
        n_kept: i64 = 0
        for i in range(n):
            if out[i] >= first and out[i] < end:
                out[n_kept] = out[i]
                n_kept += 1
        return n_kept

    def narrow_discards(self, state: Level8State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Move the best discards to the front of `out`."""
        rated = self.rated
        self.reach.look_at(state, seat)
        n_cards: i64 = 0
        for i in range(n):
            if out[i] >= cards.DISCARD and out[i] < cards.DISCARD + cards.N_KINDS:
                out[n_cards] = out[i]
                rated[n_cards] = self.rate_discard(state, seat, out[i] - cards.DISCARD)
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
        """What the round is going to bring: the level on the table, then how few cards are left, or missing."""
        assert isinstance(state, Level8State)
        if state.laid & BIT[seat]:
            return 1000 - 10 * state.hands.size[seat]
        self.reach.look_at(state, seat)
        self.reach.search()
        return -10 * self.reach.least

    def outlook(self, state: State, rewards: vec[i64]) -> bool:
        assert isinstance(state, Level8State)
        total: i64 = 0
        for seat in range(state.n_players):
            total += WEIGHT[state.level[seat] - 1]
        for seat in range(state.n_players):
            rewards[seat] = WHOLE * WEIGHT[state.level[seat] - 1] // total
        return True

    # ------------------------------------------------------------ take
    def pick_take(self, state: Level8State, seat: i64, out: vec[i64], n: i64) -> i64:
        """A card from a discard pile if it is sure to help, else the draw pile."""
        best: i64 = out[0]
        most = self.look_for_take(state, seat)
        for i in range(n):
            if out[i] != cards.DRAW:
                worth = self.worth_of_take(state, seat, out[i])
                if worth > most:
                    most = worth
                    best = out[i]
        return best

    def look_for_take(self, state: Level8State, seat: i64) -> i64:
        """Turn to a seat that is to take a card; return what an open card must be worth more than."""
        if state.laid & BIT[seat]:
            return 0
        self.reach.look_at(state, seat)
        return self.reach.worth() + SURE

    def worth_of_take(self, state: Level8State, seat: i64, action: i64) -> i64:
        """What the top of a discard pile is worth; the seat must have been looked at."""
        kind = i64(state.piles.kind[i64(state.piles.top[action - cards.PICK])])
        if state.laid & BIT[seat]:
            return policy_laying.worth_laid(state, kind)
        if kind >= cards.MISS:
            return -LACK * NO_WAY
        return self.reach.worth_with(state, seat, kind)

    def is_idle(self, state: State, seat: int, action: int) -> bool:
        """To take an open card that would go at once, or to discard the one just taken though another could go."""
        assert isinstance(state, Level8State)
        if action < cards.LAY:
            return action != cards.DRAW and self.comes_back(state, seat, action)
        return bool(action == cards.DISCARD + state.picked and state.picked != NOTHING and state.hands.size[seat] > 1)

    def comes_back(self, state: Level8State, seat: i64, action: i64) -> bool:
        """Whether the rules player would discard an open card in the turn in which it has taken it."""
        trial = state.copy()
        trial.apply(seat, action)
        assert isinstance(trial, Level8State)
        return bool(self.decide(trial, int(seat), Rng(0)) == cards.DISCARD + trial.picked)

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
            if action == cards.LAY:
                return cards.LAY
            if action >= cards.ADD and action < cards.DISCARD:
                worth = policy_laying.worth_of_add(state, seat, action)
                if worth > add_worth:
                    add_worth = worth
                    add = action
            elif action >= cards.PLAY_MISS and action < cards.PLAY_TAKE:
                worth = self.danger(state, action - cards.PLAY_MISS)
                if worth > miss_worth:
                    miss_worth = worth
                    miss = action
            elif action == cards.PLAY_SWAP or (action == cards.PLAY_TAKE and not is_laid):
                special = action  # new cards for bad ones
            elif action == cards.PLAY_KEEP and special == NOTHING:
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

    def pick_discard(self, state: Level8State, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        """The card that helps one's own level least, and the others' least."""
        self.reach.look_at(state, seat)
        best: i64 = out[0]
        most: i64 = -LACK * NO_WAY
        for i in range(n):
            if out[i] >= cards.DISCARD and out[i] < cards.DISCARD + cards.N_KINDS:
                rated = self.rate_discard(state, seat, out[i] - cards.DISCARD) * N_LOTS + rng.below(N_LOTS)
                if rated > most:
                    most = rated
                    best = out[i]
        return best

    def rate_discard(self, state: Level8State, seat: i64, kind: i64) -> i64:
        """How good it is to be rid of a card; the seat must have been looked at."""
        is_laid = state.laid & BIT[seat] != 0
        rated: i64 = 0
        if kind >= cards.RANGE:
            rated -= FEED
        else:
            if state.laid != 0:
                misfit = policy_laying.misfit_of(state, kind)
                if misfit == 0 and state.laid & ~BIT[seat]:
                    rated -= FEED
                elif is_laid and misfit == 1:
                    rated -= policy_laying.NEAR
            middle = cards.VALUE[kind] - cards.N_VALUES // 2
            rated += EDGE * (middle if middle > 0 else -middle)
        if not is_laid:
            return rated + self.reach.worth_without(state, seat, kind) - SPARE * self.reach.company(state, seat, kind)
        if kind >= cards.RANGE and kind < cards.MISS:
            rated -= LACK
        return rated

    def reason(self, state: State, seat: int, action: int) -> str:
        assert isinstance(state, Level8State)
        return reason_for(self, state, seat, action)
