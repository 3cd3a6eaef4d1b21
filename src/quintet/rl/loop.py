"""Many matches in step: who is asked in each, what they may know and do, and what comes of their actions. Hot.

In every match one seat is asked at a time. Where several can act (a throw-in, secret choices), they are asked in
random order, and a seat out of turn may WAIT: the others are asked then. What a seat is shown depends on nothing but
what it knows, and whether it is asked depends on its own cards: so being asked tells it nothing.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import read_i32_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from quintet.bots.bot import Bot, PolicyBot, ask
from quintet.core.bits import BIT, bit_count, bit_index, nth_bit
from quintet.core.errors import IllegalAction
from quintet.core.game import Game
from quintet.core.layout import Layout
from quintet.core.options import Options
from quintet.core.policy import Policy
from quintet.core.rng import Rng
from quintet.core.state import MAX_LEGAL, NOTHING, State, legal_buffer

_I32: Final = 4  # bytes of an action that comes in
_ROOM: Final = 32  # legal actions per match that there is room for at first


@final
class Loop:
    """n matches of one game. What is asked of match i is in row i of `obs`, `mask`, `seat`."""

    def __init__(
        self,
        game: Game,
        options: Options,
        n_players: int,
        n: int,
        seed: int,
        layout: Layout,
        is_match: bool,
        skips_forced: bool,
        deals_anew: bool,
        bots: list[Bot | None],
    ) -> None:
        self.layout = layout
        self.n: i64 = n
        self.n_players: i64 = n_players
        self.is_match: bool = is_match  # an episode is a match, not a round
        self.skips_forced: bool = skips_forced
        self.deals_anew: bool = deals_anew  # a row goes on behind the end of an episode
        self.bots = bots  # by seat; None: the seat is asked
        self.policies: list[Policy | None] = [bot.policy if isinstance(bot, PolicyBot) else None for bot in bots]
        self.has_bots: bool = any(bot is not None for bot in bots)
        self.fresh = game.empty(options, n_players, 0)  # never dealt
        self.scratch = game.empty(options, n_players, 0)
        self.states: list[State] = [game.empty(options, n_players, 0) for row in range(n)]
        self.rngs: list[Rng] = [Rng((seed << 32) + row) for row in range(n)]
        self.sampler = Rng(~seed)

        self.wait: i64 = len(game.actions)
        self.obs_words: i64 = layout.n_words
        self.n_actions: i64 = self.wait + 1
        self.obs = vec[i64]([0] * (n * int(layout.n_words)))
        self.mask = vec[u8]([0] * (n * int(self.n_actions)))
        self.seat = vec[i64]([0] * n)
        self.done = vec[u8]([0] * n)
        self.reward = vec[i64]([0] * (n * n_players))  # seats beaten minus seats that were better
        self.hidden = vec[i64]([0] * 0)
        self.sampled = vec[i64]([0] * n)
        self.n_played: i64 = 0  # actions that were carried out so far, WAIT not counted

        # the legal actions of all rows one after the other
        self.legal = vec[i64]([0] * (n * _ROOM + MAX_LEGAL))
        self.first = vec[i64]([0] * (n + 1))
        self.n_legal: i64 = 0  # listed so far
        self.out = legal_buffer()

        self.pending = vec[i64]([0] * n)  # the seats that can act and have not been asked, as bits
        self.round_no = vec[i64]([0] * n)
        self.score_before = vec[i64]([0] * (n * n_players))
        self.standing_before = vec[i64]([0] * (n * n_players))
        self.result = vec[i64]([0] * n_players)

    # ------------------------------------------------------------ all rows
    def reset(self) -> None:
        """Deal all matches; nothing has been asked before."""
        for row in range(self.n):
            self.deal(row)
            self.clear_result(row)
            self.go_on(row, self.states[row])
        self.first[self.n] = self.n_legal

    def step(self, actions: bytes) -> None:
        """Carry out one action in every match; all are checked before the first one is carried out."""
        n = self.n
        if len(actions) != _I32 * n:
            raise ValueError(f"expected {n} actions, one for every row")
        mask = self.mask
        wait = self.wait
        base: i64 = 0
        for row in range(n):
            action = i64(read_i32_le(actions, _I32 * row))
            if action < 0 or action > wait or mask[base + action] == 0:
                self.refuse(row, action)
            base += wait + 1
        self.clear_marks()
        done = self.done
        seats = self.seat
        for row in range(n):
            if done[row]:
                self.clear_result(row)
            action = i64(read_i32_le(actions, _I32 * row))
            state = self.states[row]
            if action == wait:
                self.pending[row] &= ~BIT[seats[row]]
            else:
                self.act(row, state, seats[row], action)
            self.go_on(row, state)
        self.first[n] = self.n_legal

    def sample(self) -> None:
        """Draw a legal action for every row."""
        legal = self.legal
        first = self.first
        sampled = self.sampled
        sampler = self.sampler
        begin = first[0]
        for row in range(self.n):
            end = first[row + 1]
            sampled[row] = legal[begin + sampler.below(end - begin)]
            begin = end

    def fill_hidden(self) -> None:
        """Write what all seats of all rows know, the seat that is asked first, the next clockwise after it."""
        n_words = self.obs_words
        size = self.n * self.n_players * n_words
        if len(self.hidden) < size:
            self.hidden = vec[i64]([0] * int(size))
        at: i64 = 0
        for row in range(self.n):
            state = self.states[row]
            for i in range(self.n_players):
                self.layout.write(state, (self.seat[row] + i) % self.n_players, self.hidden, at)
                at += n_words

    # ------------------------------------------------------------ one row
    def refuse(self, row: i64, action: i64) -> None:
        message = f"row {int(row)}: {int(action)} is no legal action of seat {int(self.seat[row])} now"
        raise IllegalAction(message, "there-is-no-such-action")

    def act(self, row: i64, state: State, seat: i64, action: i64) -> None:
        """Carry an action out; whoever can act is asked anew."""
        state.apply(seat, action)
        self.n_played += 1
        self.pending[row] = 0
        if state.is_over or state.round_no != self.round_no[row]:
            self.end_round(row, state)

    def go_on(self, row: i64, state: State) -> None:
        """Find the next seat that has a choice to make; bots, and whoever has none, act on the way."""
        while True:
            if not self.deals_anew and self.done[row]:
                self.allow(row, 0, False)
                return
            actors = state.actors()
            can_wait = False
            if actors & (actors - 1):
                seat = self.one_of(row, actors)
                can_wait = seat != state.turn and actors & BIT[state.turn] != 0
            else:
                seat = bit_index(actors)
            if self.has_bots and self.bots[seat] is not None:
                action = self.choice_of(row, state, seat, self.rngs[row])
                if action == NOTHING:
                    self.pending[row] &= ~BIT[seat]
                else:
                    self.act(row, state, seat, action)
                continue
            n = state.legal_into(seat, self.out)
            if n == 1 and self.skips_forced and not can_wait:
                self.act(row, state, seat, self.out[0])
                continue
            break
        self.seat[row] = seat
        self.layout.write(state, seat, self.obs, row * self.obs_words)
        self.allow(row, n, can_wait)

    def one_of(self, row: i64, actors: i64) -> i64:
        """One at random of the seats that can act and have not been asked; if all have been, all are asked again."""
        pending = self.pending[row]
        if pending == 0:
            pending = actors
            self.pending[row] = pending
        if pending & (pending - 1):
            return nth_bit(pending, self.rngs[row].below(bit_count(pending)))
        return bit_index(pending)

    def allow(self, row: i64, n: i64, can_wait: bool) -> None:
        """List and mark what may be done: the first n of `out`, and perhaps to wait."""
        out = self.out
        if can_wait:
            out[n] = self.wait
            n += 1
        first = self.n_legal
        if first + n > len(self.legal):
            self.make_room()
        mask = self.mask
        base = row * self.n_actions
        legal = self.legal
        for i in range(n):
            action = out[i]
            legal[first + i] = action
            mask[base + action] = 1
        self.first[row] = first
        self.n_legal = first + n

    def choice_of(self, row: i64, state: State, seat: i64, rng: Rng) -> i64:
        """What a bot does, which is handed what its seat may know; NOTHING to wait."""
        policy = self.policies[seat]
        bot = self.bots[seat]
        assert bot is not None
        if policy is None or bot.sees_all:
            return ask(bot, state, int(seat), int(rng.bits()) << 32 | int(rng.bits()))
        self.scratch.copy_from(state)
        self.scratch.resample(seat, rng)
        return policy.pick(self.scratch, seat, self.out, self.scratch.legal_into(seat, self.out), rng)

    # ------------------------------------------------------------ rounds and matches
    def deal(self, row: i64) -> None:
        """A new match."""
        state = self.states[row]
        state.copy_from(self.fresh)
        state.chance.reseed(self.rngs[row])
        state.start_match()
        self.pending[row] = 0
        self.note_start(row, state)
        for at in range(row * self.n_players, (row + 1) * self.n_players):
            self.standing_before[at] = 0

    def note_start(self, row: i64, state: State) -> None:
        """A round begins."""
        self.round_no[row] = state.round_no
        at = row * self.n_players
        for seat in range(self.n_players):
            self.score_before[at + seat] = state.score(seat)
            self.standing_before[at + seat] = state.standing(seat)

    def end_round(self, row: i64, state: State) -> None:
        """A round is over; so is the episode, unless that is a match which goes on."""
        if state.is_over or not self.is_match:
            if not self.done[row]:  # an episode in which nobody was asked brings nothing
                self.settle(row, state)
            self.done[row] = 1
        if not state.is_over:
            self.note_start(row, state)
        elif self.deals_anew:
            self.deal(row)

    def settle(self, row: i64, state: State) -> None:
        """Every seat's reward: the seats it has beaten in this episode minus those that were better."""
        n = self.n_players
        at = row * n
        result = self.result
        for seat in range(n):
            if not state.is_over:
                result[seat] = state.score(seat) - self.score_before[at + seat]
            elif self.is_match:
                result[seat] = state.standing(seat)
            else:
                result[seat] = state.standing(seat) - self.standing_before[at + seat]
        for seat in range(n):
            beaten: i64 = 0
            for other in range(n):
                if result[seat] > result[other]:
                    beaten += 1
                elif result[seat] < result[other]:
                    beaten -= 1
            self.reward[at + seat] = beaten

    def clear_result(self, row: i64) -> None:
        self.done[row] = 0
        for at in range(row * self.n_players, (row + 1) * self.n_players):
            self.reward[at] = 0

    # ------------------------------------------------------------ lists of legal actions
    def clear_marks(self) -> None:
        """Take what was legal out of the masks; the lists begin anew."""
        mask = self.mask
        legal = self.legal
        first = self.first
        base: i64 = 0
        begin: i64 = 0
        for row in range(self.n):
            end = first[row + 1]
            for i in range(begin, end):
                mask[base + legal[i]] = 0
            begin = end
            base += self.n_actions
        self.n_legal = 0

    def make_room(self) -> None:
        legal = vec[i64]([0] * (2 * len(self.legal) + MAX_LEGAL))
        for i in range(self.n_legal):
            legal[i] = self.legal[i]
        self.legal = legal
