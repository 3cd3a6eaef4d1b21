"""Many matches in step: who is asked in each, what they may know and do, and what comes of their actions. Hot.

In every match one seat is asked at a time. Where several can act (a throw-in, secret choices), they are asked in
random order, and a seat out of turn may WAIT: the others are asked then. What a seat is shown depends on nothing but
what it knows, and whether it is asked depends on its own cards: so being asked tells it nothing.
"""

from __future__ import annotations

from typing import Final, final

from librt.strings import BytesWriter, read_i32_le, write_i32_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from quintet.bots.bot import Bot, PolicyBot, ask
from quintet.core.bits import BIT, bit_count, bit_index, nth_bit
from quintet.core.errors import IllegalAction, QuintetError
from quintet.core.game import Game
from quintet.core.layout import Layout
from quintet.core.options import Options
from quintet.core.policy import Policy
from quintet.core.rng import Rng
from quintet.core.state import MAX_LEGAL, NOTHING, State, legal_buffer

ROW_BITS: Final = 32
"""Bits of the seed of a row that are below those of the seed of the batch."""

_I32: Final = 4  # bytes of an action that comes in
_MOST_UNASKED: Final = 1000  # episodes one after the other in which nobody had a choice
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
        seeds: list[int],
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
        self.states = vec[State]([game.empty(options, n_players, 0) for row in range(n)])
        self.rngs: list[Rng] = [Rng(seed) for seed in seeds]
        self.sampler = Rng(~(seeds[0] >> ROW_BITS))

        self.wait: i64 = len(game.actions)
        self.obs_words: i64 = layout.n_words
        self.obs = vec[i64]([0] * (n * int(layout.n_words)))
        self.mask = vec[u8]([0] * (n * int(self.wait + 1)))
        self.seat = vec[i64]([0] * n)
        self.done = vec[u8]([0] * n)
        self.reward = vec[i64]([0] * (n * n_players))  # seats beaten minus seats that were better
        self.hidden = vec[i64]([0] * 0)
        self.sampled = vec[i64]([0] * n)
        self.n_unasked: i64 = 0  # episodes that have ended since somebody was asked, in the match that is looked at
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
        self.run(b"")

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
        self.run(actions)

    def step_of(self, seat: i64, action: i64) -> None:
        """Carry out a legal action of any seat in the first match, whoever was asked."""
        self.seat[0] = seat
        actions = BytesWriter()
        write_i32_le(actions, i32(action))
        self.run(actions.getvalue())

    def run(self, actions: bytes) -> None:
        """Carry out the actions, if there are any; find in every match the next seat that has a choice to make.

        Bots, and whoever has no choice, act on the way. This is where a batch spends its time: one function, with all
        vectors at hand.
        """
        self.clear_marks()
        layout = self.layout
        states = self.states
        out = self.out
        obs = self.obs
        mask = self.mask
        legal = self.legal
        first = self.first
        seats = self.seat
        done = self.done
        pending = self.pending
        round_no = self.round_no
        wait = self.wait
        has_actions = len(actions) > 0
        has_bots = self.has_bots
        skips_forced = self.skips_forced
        n_legal: i64 = 0
        base: i64 = 0
        at: i64 = 0
        for row in range(self.n):
            state = states[row]
            seat: i64 = 0
            action: i64 = NOTHING
            if has_actions:
                if done[row]:
                    self.clear_result(row)
                seat = seats[row]
                action = i64(read_i32_le(actions, _I32 * row))
            n: i64 = 0
            while True:
                if action == wait:
                    pending[row] &= ~BIT[seat]
                elif action != NOTHING:
                    state.apply(seat, action)
                    self.n_played += 1
                    pending[row] = 0
                    if state.is_over or state.round_no != round_no[row]:
                        self.end_round(row, state)
                        if done[row] and not self.deals_anew:
                            break
                actors = state.actors()
                can_wait = False
                if actors & (actors - 1):
                    seat = self.one_of(row, actors)
                    can_wait = seat != state.turn and actors & BIT[state.turn] != 0
                else:
                    seat = bit_index(actors)
                if has_bots and self.bots[seat] is not None:
                    action = self.choice_of(state, seat, self.rngs[row])
                    continue
                n = state.legal_into(seat, out)
                if n == 1 and skips_forced and not can_wait:
                    action = out[0]
                    continue
                if can_wait:
                    out[n] = wait
                    n += 1
                seats[row] = seat
                layout.write(state, seat, obs, at)
                break
            # list and mark what may be done
            if n_legal + n > len(legal):
                self.n_legal = n_legal
                self.make_room()
                legal = self.legal
            first[row] = n_legal
            for i in range(n):
                action = out[i]
                legal[n_legal] = action
                mask[base + action] = 1
                n_legal += 1
            base += wait + 1
            at += self.obs_words
        first[self.n] = n_legal
        self.n_legal = n_legal

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

    def copy_from(self, other: Loop) -> None:
        """Become equal to another loop of the same game, options, players, rows and bots."""
        for row in range(self.n):
            self.states[row].copy_from(other.states[row])
            self.rngs[row].copy_from(other.rngs[row])
        self.sampler.copy_from(other.sampler)
        self.n_played = other.n_played
        self.n_unasked = other.n_unasked
        self.n_legal = other.n_legal
        if len(self.legal) != len(other.legal):
            self.legal = vec[i64]([0] * len(other.legal))
        copy_words(self.legal, other.legal)
        copy_words(self.first, other.first)
        copy_words(self.obs, other.obs)
        copy_words(self.seat, other.seat)
        copy_words(self.reward, other.reward)
        copy_words(self.pending, other.pending)
        copy_words(self.round_no, other.round_no)
        copy_words(self.score_before, other.score_before)
        copy_words(self.standing_before, other.standing_before)
        copy_bytes(self.mask, other.mask)
        copy_bytes(self.done, other.done)

    # ------------------------------------------------------------ one row
    def refuse(self, row: i64, action: i64) -> None:
        message = f"row {int(row)}: {int(action)} is no legal action of seat {int(self.seat[row])} now"
        raise IllegalAction(message, "there-is-no-such-action")

    def one_of(self, row: i64, actors: i64) -> i64:
        """One at random of the seats that can act and have not been asked; if all have been, all are asked again."""
        pending = self.pending[row]
        if pending == 0:
            pending = actors
            self.pending[row] = pending
        if pending & (pending - 1):
            return nth_bit(pending, self.rngs[row].below(bit_count(pending)))
        return bit_index(pending)

    def choice_of(self, state: State, seat: i64, rng: Rng) -> i64:
        """What a bot does, which is handed what its seat may know."""
        policy = self.policies[seat]
        bot = self.bots[seat]
        assert bot is not None
        if policy is None or bot.sees_all:
            action = i64(ask(bot, state, int(seat), int(rng.bits()) << 32 | int(rng.bits())))
            return self.wait if action == NOTHING else action
        self.scratch.copy_from(state)
        self.scratch.resample(seat, rng)
        action = policy.pick(self.scratch, seat, self.out, self.scratch.legal_into(seat, self.out), rng)
        if action == NOTHING:
            return self.wait
        return action

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
                self.n_unasked = 0
            else:
                self.n_unasked += 1
                if self.n_unasked > _MOST_UNASKED:
                    raise QuintetError("nobody ever has a choice: every action is forced, and forced ones are skipped")
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
            base += self.wait + 1
        self.n_legal = 0

    def make_room(self) -> None:
        legal = vec[i64]([0] * (2 * len(self.legal) + MAX_LEGAL))
        for i in range(self.n_legal):
            legal[i] = self.legal[i]
        self.legal = legal


def copy_words(to: vec[i64], words: vec[i64]) -> None:
    for i in range(len(words)):
        to[i] = words[i]


def copy_bytes(to: vec[u8], found: vec[u8]) -> None:
    for i in range(len(found)):
        to[i] = found[i]
