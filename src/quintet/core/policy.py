"""Policies: how a seat picks one of its legal actions. Hot: playouts of the search bots run on them.

A policy is handed a state in which everything that its seat cannot know has been redealt, so there is nothing to peek
at. Even so it must depend only on what its seat knows: a decision that follows a redealt card is noise.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from quintet.core.bits import BIT, bit_count, nth_bit
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State, legal_buffer

WHOLE: Final = 1000
"""The whole of what the seats can win: chances and rewards are thousandths of it."""
WORST: Final = -1_000_000
"""Less than any action is worth."""
N_LOTS: Final = 8
"""Actions of equal worth draw lots: a worth counts this many times, and a lot below this is added."""

SEARCHED: Final = "hint-searched"
"""The reason for an action where no other is sure to hold."""
OVERLOOKED: Final = "overlooked"
"""The open reason for what the rules player would not do: only a bot that overlooks something now and then says it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Base of all policies, and the simplest: any legal action, all equally likely."""

    errs: i64 = 0  # in percent: how often it takes just anything that is worth a search where it plays on

    def pick(self, state: State, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        """One of the n legal actions in `out`; NOTHING to wait, which only a seat out of turn may do."""
        return out[rng.below(n)]

    def narrow(self, state: State, seat: i64, out: vec[i64], n: i64) -> i64:
        """Move those of the n legal actions in `out` that are worth a search to its front; return how many.

        A search looks at nothing else: the fewer and better they are, the deeper it gets. By default it gets all.
        """
        return n

    def decide(self, state: State, seat: int, rng: Rng) -> int:
        """The pick among all legal actions: for plain Python, which must not hand a buffer to compiled code."""
        out = legal_buffer()
        return int(self.pick(state, seat, out, state.legal_into(seat, out), rng))

    def only_choice(self, state: State, seat: int) -> int:
        """The one action that is worth a search, if there is just one; else NOTHING."""
        out = legal_buffer()
        if self.narrow(state, seat, out, state.legal_into(seat, out)) == 1:
            return int(out[0])
        return NOTHING

    def decide_among(self, state: State, seat: int, actions: list[int], rng: Rng) -> int:
        """The pick among some of the legal actions."""
        out = legal_buffer()
        n: i64 = 0
        for action in actions:
            out[n] = action
            n += 1
        return int(self.pick(state, seat, out, n, rng))

    def progress(self, state: State, seat: i64) -> i64:
        """How well a seat stands in a round that is not over: more is better. For playouts that are cut short."""
        return state.standing(seat)

    def outlook(self, state: State, rewards: vec[i64]) -> bool:
        """Between two rounds: every seat's chance to win the match, in thousandths, as far as the game can tell.

        False if it cannot: then the round alone counts.
        """
        return False

    def believe(self, state: State, seat: i64, rng: Rng) -> None:
        """After a redeal for a seat: change what the others hide so that it fits how they have played.

        It may swap only what a redeal can swap. By default every deal is believed.
        """

    def n_plans(self) -> i64:
        """How many plans a rollout tries for a seat after each of its choices."""
        return 1

    def follow(self, seat: i64, plan: i64) -> None:
        """From now on let this seat play by one of its plans, and the others as usual; seat NOTHING is nobody."""

    def is_same(self, plan: i64) -> bool:
        """Whether everything since `follow` would have gone the same by another plan."""
        return False

    def forecast(self, state: State, rewards: vec[i64]) -> bool:
        """Within a round: every seat's chance, as `outlook` gives it between rounds. If False, `progress` judges."""
        return False

    def human_errs(self) -> int:
        """What `errs` is while positions of a match are judged with all hands open.

        Needed where all cards are known in the end: nothing else would be left to chance, and all would be lost or won.
        """
        return 0

    def reason(self, state: State, seat: int, action: int) -> str:
        """The key of a short sentence that says why an action is good; NOTHING is to wait."""
        return "hint-wait" if action == NOTHING else SEARCHED

    def particulars(self, state: State, seat: int, action: int, reason: str) -> dict[str, object]:
        """What a reason means in this position, for a text that says it with cards, names and numbers; {} for no more.

        The values are those of a sentence (`quintet.narrate`).
        """
        return {}

    def rule_of_thumb(self, state: State, seat: int) -> int:
        """What a seat should do by the figures that people see; NOTHING where there are none. Hints keep to it."""
        return NOTHING

    def must_act(self, state: State, seat: i64) -> bool:
        """Whether a seat out of turn can only lose by waiting: then a search does not think of it."""
        return False

    def is_rash(self, state: State, seat: int, action: int) -> bool:
        """Whether an action comes so early that the others have hardly played: `easy` and `normal` put it off."""
        return False

    def is_idle(self, state: State, seat: int, action: int) -> bool:
        """Whether an action leaves all as it was although there is something to gain: `easy` and `normal` avoid it."""
        return False

    def silently(self, state: State, seat: int, action: int) -> int:
        """What becomes of an action if the seat forgets to call: NOTHING if it was only the call.

        Most games have no calls.
        """
        return action

    def step(self, state: State, out: vec[i64], rng: Rng) -> i64:
        """Let somebody act: first whoever wants to out of turn, in random order, else the seat on turn.

        Returns the seat that acted. Where the seat on turn cannot act, one of the others must (secret choices).
        """
        turn = state.turn
        seats = state.actors()
        racer = self.race(state, seats & ~BIT[turn], out, rng)
        if racer != NOTHING:
            return racer
        if not seats & BIT[turn]:
            turn = nth_bit(seats, 0)
        state.apply(turn, self.pick_or_err(state, turn, out, rng))
        return turn

    def pick_or_err(self, state: State, seat: i64, out: vec[i64], rng: Rng) -> i64:
        """The pick of a seat among all its legal actions, or, now and then, anything that is worth a search."""
        n = state.legal_into(seat, out)
        if self.errs > 0 and rng.below(100) < self.errs:
            n_worth = self.narrow(state, seat, out, n)
            if n_worth > 0:
                return out[rng.below(n_worth)]
        return self.pick(state, seat, out, n, rng)

    def race(self, state: State, racers: i64, out: vec[i64], rng: Rng) -> i64:
        """Ask the seats of a mask, all out of turn, in random order; return the seat that acted, or NOTHING."""
        while racers != 0:
            racer = nth_bit(racers, rng.below(bit_count(racers)))
            action = self.pick_or_err(state, racer, out, rng)
            if action != NOTHING:
                state.apply(racer, action)
                return racer
            racers ^= BIT[racer]
        return NOTHING

    def play_round(self, state: State, out: vec[i64], rng: Rng, most: i64) -> i64:
        """Play to the end of the round, or `most` actions; return how many."""
        round_no = state.round_no
        n_steps: i64 = 0
        while n_steps < most and not state.is_over and state.round_no == round_no:
            self.step(state, out, rng)
            n_steps += 1
        return n_steps

    def play_on(self, state: State, out: vec[i64], rng: Rng, most: i64) -> None:
        """Play as far as a rollout needs: to the end of the round, unless `forecast` judges well before it."""
        self.play_round(state, out, rng, most)

    def play_match(self, state: State, rng: Rng) -> int:
        """Play to the end of the match; return how many actions. For plain Python, like `decide`."""
        out = legal_buffer()
        n_steps = 0
        while not state.is_over:
            self.step(state, out, rng)
            n_steps += 1
        return n_steps
