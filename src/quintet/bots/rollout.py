"""Rollouts: play the round to its end by a policy after each of the choices, and take the choice that fares best.

Tesauro and Galperin, "On-line policy improvement using Monte-Carlo search" (1996). Every deal of the cards that the
seat cannot know is played once with each choice, so that luck falls on all choices alike and small differences show
after few deals. Choices that are clearly worse than the best drop out on the way. The policy's own pick is left only
for one that is better beyond doubt: rollouts do not play worse than the policy that they improve. The choices are what
the policy finds worth a thought (`Policy.narrow`), or, for wide rollouts, whatever is legal.

A policy may offer plans (`Policy.n_plans`): ways for the seat to go on after its choice. Then each choice is played
with each plan, and is worth as much as with the best of them.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.bots.judge import Judge
from quintet.core.bits import BIT
from quintet.core.policy import WHOLE, Policy
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State, legal_buffer

MOST_STEPS: Final = 600  # of a playout: where a round takes longer, `Policy.progress` judges it
FIRST_LOOK: Final = 16  # deals before the first choice may drop out; then after twice as many, and so on
LOOKS: Final = 16  # the first look takes at least this part of all deals
WORSE: Final = 2.0  # standard errors behind the best that drop a choice
BETTER: Final = 1.0  # standard errors ahead of the policy's pick that another choice needs


@final
class Rollouts:
    """The rollouts for one decision. `run` may be called again and again: it goes on where it stopped."""

    def __init__(
        self, state: State, seat: int, policy: Policy, rng: Rng, effort: int, is_open: bool, is_wide: bool = False
    ) -> None:
        self.state = state
        self.deal = state.copy()
        self.scratch = state.copy()
        self.seat: i64 = seat
        self.policy = policy
        self.rng = rng
        self.is_open = is_open  # all cards open, for measuring the ceiling
        self.judge = Judge(state, policy)
        self.out = legal_buffer()
        self.choices = legal_buffer()
        n = state.legal_into(self.seat, self.choices)
        if not is_wide:
            n = policy.narrow(state, self.seat, self.choices, n)
        if self.seat != state.turn and state.actors() & BIT[state.turn] and not policy.must_act(state, self.seat):
            self.choices[n] = NOTHING  # to wait
            n += 1
        self.pick: i64 = 0  # which of the actions is the policy's
        picked = policy.pick(state, self.seat, self.out, state.legal_into(self.seat, self.out), rng)
        is_listed = False
        for i in range(n):
            if self.choices[i] == picked:
                self.pick = i
                is_listed = True
        if not is_listed:
            self.pick = n
            self.choices[n] = picked
            n += 1
        self.n_plans: i64 = policy.n_plans()
        self.n_choices: i64 = n * self.n_plans  # choice i is an action, i // n_plans, with a plan, i % n_plans
        self.most_deals: i64 = effort
        self.n_deals: i64 = 0
        self.next_look: i64 = max(FIRST_LOOK, effort // LOOKS)
        self.is_in = vec[i64]([1] * int(self.n_choices))
        self.n_in: i64 = n  # actions that still have a choice
        self.sums = vec[i64]([0] * int(self.n_choices))
        self.n_played = vec[i64]([0] * int(self.n_choices))
        self.rewards = vec[i64]([0] * (int(self.n_choices) * effort))  # by choice and deal

    @property
    def is_done(self) -> bool:
        return self.n_in < 2 or self.n_deals == self.most_deals

    @property
    def is_of_round(self) -> bool:
        return self.judge.is_of_round

    def run(self, n: int) -> None:
        """Some deals more."""
        left: i64 = n
        while left > 0 and not self.is_done:
            self.play_deal()
            left -= 1
            if self.n_deals == self.next_look:
                self.next_look *= 2
                self.drop_out()

    def best_action(self) -> int:
        """The best choice; NOTHING is to wait."""
        leader = self.leader()
        pick = self.best_plan(self.pick)
        if leader != pick and self.lead(leader, pick) < BETTER:
            leader = pick
        return int(self.choices[leader // self.n_plans])

    def ranked(self) -> list[tuple[int, float]]:
        """Every choice with its mean reward, best first.

        A choice that has dropped out is placed by how far it was behind the leader until then.
        """
        leader = self.leader()
        best = self.best_action()
        mean = self.mean(leader, self.n_deals)
        found: list[tuple[bool, float, int]] = []
        for action in range(self.n_choices // self.n_plans):
            i = self.best_plan(action)
            behind = self.mean(leader, self.n_played[i]) - self.mean(i, self.n_played[i])
            found.append((self.choices[action] != best, min(max(behind - mean, -1.0), 0.0), int(self.choices[action])))
        return [(action, -reward) for _, reward, action in sorted(found)]

    def mean(self, choice: i64, n_deals: i64) -> float:
        """The mean reward of a choice over the first deals."""
        total: i64 = 0
        for k in range(n_deals):
            total += self.rewards[choice * self.most_deals + k]
        return float(total) / (float(max(n_deals, 1)) * WHOLE)

    # ------------------------------------------------------------ one deal
    def play_deal(self) -> None:
        """One deal of what the seat cannot know, played once with every choice that is still in."""
        self.deal.copy_from(self.state)
        if self.is_open:
            self.deal.chance.reseed(self.rng)
        else:
            self.deal.resample(self.seat, self.rng)
            self.policy.believe(self.deal, self.seat, self.rng)
        chance = self.rng.state
        for action in range(self.n_choices // self.n_plans):
            reward: i64 = NOTHING
            for plan in range(self.n_plans):
                i = action * self.n_plans + plan
                if self.is_in[i]:
                    if reward == NOTHING or not self.policy.is_same(plan):
                        if self.n_plans > 1:  # plans differ little: they are told apart only under the same chance
                            self.rng.state = chance
                        self.policy.follow(self.seat, plan)
                        reward = self.play(self.choices[action])
                    self.sums[i] += reward
                    self.n_played[i] += 1
                    self.rewards[i * self.most_deals + self.n_deals] = reward
        self.policy.follow(NOTHING, 0)
        self.n_deals += 1

    def play(self, action: i64) -> i64:
        """What the seat gets in this deal with that action."""
        scratch = self.scratch
        scratch.copy_from(self.deal)
        if action == NOTHING:
            self.let_go_on(scratch)
        else:
            scratch.apply(self.seat, action)
        if scratch.round_no == self.judge.round_no:
            self.policy.play_on(scratch, self.out, self.rng, MOST_STEPS)
        self.judge.settle(scratch)
        return self.judge.rewards[self.seat]

    def let_go_on(self, state: State) -> None:
        """The others act first: whoever races, or the seat on turn."""
        racers = state.actors() & ~(BIT[state.turn] | BIT[self.seat])
        if self.policy.race(state, racers, self.out, self.rng) == NOTHING:
            turn = state.turn
            state.apply(turn, self.policy.pick(state, turn, self.out, state.legal_into(turn, self.out), self.rng))

    # ------------------------------------------------------------ comparing choices
    def leader(self) -> i64:
        """The best of the choices that are in."""
        best: i64 = NOTHING
        for i in range(self.n_choices):
            if self.is_in[i] and (best == NOTHING or self.sums[i] > self.sums[best]):
                best = i
        return best

    def best_plan(self, action: i64) -> i64:
        """The choice that stands for an action: the best of those that stayed in longest."""
        best = action * self.n_plans
        for i in range(best + 1, best + self.n_plans):
            longer = self.n_played[i] - self.n_played[best]
            if longer > 0 or (longer == 0 and self.sums[i] > self.sums[best]):
                best = i
        return best

    def drop_out(self) -> None:
        leader = self.leader()
        self.n_in = 0
        for action in range(self.n_choices // self.n_plans):
            is_in = False
            for i in range(action * self.n_plans, (action + 1) * self.n_plans):
                if i != leader and self.is_in[i] and self.lead(leader, i) > WORSE:
                    self.is_in[i] = 0
                if self.is_in[i]:
                    is_in = True
            if is_in:
                self.n_in += 1

    def lead_over(self, action: int, other: int) -> float:
        """By how many standard errors one action is better than another; NOTHING is to wait."""
        return self.lead(self.standing_for(action), self.standing_for(other))

    def standing_for(self, action: i64) -> i64:
        """The choice that stands for an action that is one of the choices."""
        at: i64 = 0
        while self.choices[at] != action:
            at += 1
        return self.best_plan(at)

    def lead(self, ahead: i64, behind: i64) -> float:
        """By how many standard errors one choice is better than another, over the deals that both have played."""
        n = min(self.n_played[ahead], self.n_played[behind])
        if n < FIRST_LOOK:
            return 0.0
        total: i64 = 0
        squares: i64 = 0
        for k in range(n):
            difference = self.rewards[ahead * self.most_deals + k] - self.rewards[behind * self.most_deals + k]
            total += difference
            squares += difference * difference
        if squares == 0:
            return 0.0
        mean = float(total) / float(n)
        variance = float(squares) / float(n) - mean * mean + 1.0
        return mean / sqrt(variance / float(n))
