"""Information-set Monte-Carlo tree search: one tree for all deals that a seat cannot tell apart.

Cowling, Powley and Whitehouse, "Information Set Monte Carlo Tree Search" (2012), with a single observer. Every
iteration redeals what the seat cannot know, walks down the tree along actions that are legal in that deal, adds one
node, plays on by a policy to the end of the round, and credits every node on the way to the seat that chose it.

Seats that can act out of turn take part. At the root, waiting is one of the choices of such a seat. Below it the policy
decides who races; a race ends the walk, so that every node of the tree has one chooser.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from quintet.bots.judge import Judge
from quintet.core.bits import BIT
from quintet.core.policy import WHOLE, Policy
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State, legal_buffer

EXPLORE: Final = 0.6
MOST_STEPS: Final = 600  # of a playout: where a round takes longer, `Policy.progress` judges it


@final
class Node:
    """One choice of one seat, with how it has fared."""

    def __init__(self, action: i64, seat: i64) -> None:
        self.action = action
        self.seat = seat  # who chose it
        self.visits = 0.0
        self.offered = 0.0  # how often it was legal here
        self.reward = 0.0
        self.children = vec[Node]()


@final
class Search:
    """The search for one decision. `run` may be called again and again: it goes on where it stopped."""

    def __init__(
        self, state: State, seat: int, policy: Policy, rng: Rng, n_actions: int, effort: int, is_open: bool
    ) -> None:
        self.state = state
        self.scratch = state.copy()
        self.seat: i64 = seat
        self.policy = policy
        self.rng = rng
        self.wait: i64 = n_actions  # stands for "let the others go on"
        self.may_wait = not policy.must_act(state, self.seat)
        self.is_open = is_open  # all cards open, for measuring the ceiling
        self.root = Node(NOTHING, NOTHING)
        self.out = legal_buffer()
        self.marks = vec[u8]([0] * (n_actions + 1))  # by action: 1 legal now, 2 legal and in the tree
        self.judge = Judge(state, policy)
        self.left: i64 = effort  # iterations still to do

    @property
    def is_done(self) -> bool:
        return self.left <= 0

    @property
    def is_of_round(self) -> bool:
        return self.judge.is_of_round

    def run(self, n: int) -> None:
        """Some iterations more."""
        last: i64 = max(self.left - n, 0)
        while self.left > last:
            self.iterate()
            self.left -= 1

    def best_action(self) -> int:
        """The most visited choice; NOTHING is to wait."""
        best: i64 = NOTHING
        most = -1.0
        for child in self.root.children:
            if child.visits > most:
                most = child.visits
                best = child.action
        return NOTHING if best == self.wait else int(best)

    def ranked(self) -> list[tuple[int, float]]:
        """Every choice with its mean reward, the most visited first."""
        found: list[tuple[float, int, float]] = []
        for child in self.root.children:
            action = NOTHING if child.action == self.wait else int(child.action)
            found.append((-child.visits, action, child.reward / child.visits))
        return [(action, reward) for _, action, reward in sorted(found)]

    def lead_over(self, action: int, other: int) -> float:
        """By how many standard errors one choice is better than another, as if every visit were a trial of its own."""
        ahead, behind = self.child(action), self.child(other)
        mean, least = ahead.reward / ahead.visits, behind.reward / behind.visits
        variance = (mean * (1.0 - mean) + 1e-6) / ahead.visits + (least * (1.0 - least) + 1e-6) / behind.visits
        return (mean - least) / sqrt(variance)

    def child(self, action: i64) -> Node:
        """The choice of an action that is one of the choices."""
        meant = self.wait if action == NOTHING else action
        for child in self.root.children:
            if child.action == meant:
                return child
        raise ValueError(action)

    # ------------------------------------------------------------ one iteration
    def iterate(self) -> None:
        scratch = self.scratch
        out = self.out
        scratch.copy_from(self.state)
        if self.is_open:
            scratch.chance.reseed(self.rng)
        else:
            scratch.resample(self.seat, self.rng)
            self.policy.believe(scratch, self.seat, self.rng)
        round_no = self.judge.round_no
        path = vec[Node]()
        node = self.root
        actor = self.seat
        waiting: i64 = 0  # the seat that has chosen to wait, as a bit
        while not scratch.is_over and scratch.round_no == round_no:
            n = scratch.legal_into(actor, out)
            if n == 0:
                break
            n = self.policy.narrow(scratch, actor, out, n)
            is_first = node.seat == NOTHING and self.may_wait
            if is_first and actor != scratch.turn and scratch.actors() & BIT[scratch.turn]:
                out[n] = self.wait
                n += 1
            is_new = self.mark(node, n)
            chosen = self.expand(node, actor, n) if is_new else self.best_child(node)
            for i in range(n):
                self.marks[out[i]] = 0
            node = chosen
            path = append(path, node)
            if node.action == self.wait:
                waiting = BIT[actor]
            else:
                scratch.apply(actor, node.action)
                waiting = 0
            if is_new or scratch.is_over or scratch.round_no != round_no:
                break
            racers = scratch.actors() & ~(BIT[scratch.turn] | waiting)
            if self.policy.race(scratch, racers, out, self.rng) != NOTHING:
                break
            actor = scratch.turn
        if scratch.round_no == round_no:
            self.policy.play_round(scratch, out, self.rng, MOST_STEPS)
        self.judge.settle(scratch)
        for visited in path:
            visited.visits += 1.0
            visited.reward += float(self.judge.rewards[visited.seat]) / WHOLE

    def mark(self, node: Node, n: i64) -> bool:
        """Mark the n legal actions, and those in the tree; tell whether one is not in it yet."""
        marks = self.marks
        for i in range(n):
            marks[self.out[i]] = 1
        known: i64 = 0
        for child in node.children:
            if marks[child.action] != 0:
                marks[child.action] = 2
                child.offered += 1.0
                known += 1
        return known < n

    def expand(self, node: Node, actor: i64, n: i64) -> Node:
        """A new child: the first legal action that is not in the tree, from a random place on."""
        i = self.rng.below(n)
        while self.marks[self.out[i]] != 1:
            i += 1
            if i == n:
                i = 0
        child = Node(self.out[i], actor)
        child.offered = 1.0
        node.children = append(node.children, child)
        return child

    def best_child(self, node: Node) -> Node:
        """The legal child with the highest upper confidence bound."""
        best = node.children[0]
        best_value = -1.0
        for child in node.children:
            if self.marks[child.action] != 0:
                value = child.reward / child.visits + EXPLORE * sqrt(log(child.offered) / child.visits)
                if value > best_value:
                    best_value = value
                    best = child
        return best
