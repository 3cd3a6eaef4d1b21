"""The judge of moves: how good each choice of a seat was, by what that seat could know, and how sure that is.

Everything that the seat cannot know is dealt again and again, and every deal is played on once with each choice and
the same chance: luck falls on all choices alike, and the gain of one over another is measured with its own error.

    assessment = Assessment(game, state, seat)
    assessment.run(200)                # deals; may be called again and goes on where it stopped
    best, *others = assessment.judged()

A choice is a whole move: the steps of a lay-down or of a borrowed chain, or no step at all, which is to wait. Where the
strongest bot of a game searches a tree, searches with seeds of their own take the place of deals: whoever plays on by
hand-written rules does not see there what a move is good for.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import sqrt
from typing import Final

from quintet.bots.hints import seed_of
from quintet.bots.rollout import Rollouts
from quintet.bots.search import Search
from quintet.core.game import Game
from quintet.core.policy import WHOLE
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State

Choice = tuple[int, ...]
"""The steps of a whole move; none of them is to wait."""

SEARCH: Final = 16  # deals that one search stands for
FEWEST: Final = 16  # samples of a choice before it may drop out
WORSE: Final = 2.5  # standard errors behind the best that drop a choice
_MOST_WHOLES: Final = 3  # compound moves that begin with the same step
_MORE: Final = 1_000_003  # between the seeds of two deals
_SALT: Final = 1 << 57


@dataclass(frozen=True)
class Gain:
    """By how much one choice is better than another, from -1 to 1, with the standard error of that."""

    mean: float
    error: float
    n: int  # samples

    @property
    def doubt(self) -> float:
        """How many standard errors the gain is away from zero."""
        return self.mean / self.error if self.error else 0.0


@dataclass(frozen=True)
class Judged:
    """A choice of a seat, and how good it is."""

    choice: Choice
    chance: float  # of winning the match (or the round, where the game cannot tell)
    behind: Gain  # what the best choice gains over it
    reason: str  # a text key: why it is good


class Assessment:
    """The choices of a seat in one position, compared over the same deals.

    It depends on nothing that the seat cannot know. The same position gives the same deals; another salt gives others.
    """

    def __init__(self, game: Game, state: State, seat: int, played: Sequence[int] | None = None, salt: int = 0) -> None:
        """What was played is judged beside the choices that are worth a thought; `()` was to wait."""
        self.game = game
        self.seat = seat
        self.policy = game.policy()
        self._seed = seed_of(game, state, seat) ^ salt * _SALT
        rng = Rng(self._seed)
        self._state = state.copy()
        self._state.resample(seat, rng)
        self._rollouts = Rollouts(self._state, seat, self.policy, rng, 1, False)
        worth = [action for action, _ in self._rollouts.ranked()]  # the policy's own choice comes first
        self.choices: list[Choice] = self._wholes(worth)
        self.played = None if played is None else self._add(tuple(played))
        self._searches = game.skill.method == "ismcts" and (not played or played[0] in worth)
        self._dealt = state.copy()
        self._n_plans = int(self.policy.n_plans())
        self._is_in = [True] * len(self.choices)
        self._samples: list[list[list[float]]] = [[[] for _ in range(self._n_plans)] for _ in self.choices]
        self.n_samples = 0

    def _wholes(self, actions: Sequence[int]) -> list[Choice]:
        """The whole moves that begin with these actions."""
        proposals = self.game.proposals(self._state, self.seat)
        found: list[Choice] = []
        for action in actions:
            if action == NOTHING:
                found.append(())
                continue
            wholes = [tuple(steps) for steps in proposals if steps[0] == action and len(steps) > 1]
            found += wholes[:_MOST_WHOLES] or [(action,)]
        return list(dict.fromkeys(found))

    def _add(self, played: Choice) -> int:
        if played not in self.choices:
            self.choices.append(played)
        return self.choices.index(played)

    # ------------------------------------------------------------ thinking
    @property
    def is_forced(self) -> bool:
        """Whether there is only one thing to do that is worth a thought."""
        return len(self.choices) < 2

    @property
    def is_clear(self) -> bool:
        """Whether one choice is left."""
        return sum(self._is_in) < 2

    def run(self, n_deals: int) -> None:
        """Some deals more, for every choice that is still in."""
        for _ in range(-(-n_deals // SEARCH) if self._searches else n_deals):
            rng = Rng(self._seed + _MORE * (self.n_samples + 1))
            self._search(rng) if self._searches else self._play_deal(rng)
            self.n_samples += 1

    def drop_out(self, kept: Collection[int] = ()) -> None:
        """Leave out the choices that are clearly worse than the best, except for those to be kept."""
        if self.n_samples < (FEWEST // 2 if self._searches else FEWEST):
            return
        best = self.best()
        for i in range(len(self.choices)):
            if i not in kept and self._is_in[i] and self.gain(best, i).doubt > WORSE:
                self._is_in[i] = False

    def keep(self, kept: Collection[int]) -> None:
        """Think about these choices only, from now on."""
        self._is_in = [is_in and i in kept for i, is_in in enumerate(self._is_in)]

    def _play_deal(self, rng: Rng) -> None:
        policy, dealt = self.policy, self._dealt
        dealt.copy_from(self._state)
        dealt.resample(self.seat, rng)
        policy.believe(dealt, self.seat, rng)
        chance = rng.state
        self._rollouts.rng = rng
        for i, choice in enumerate(self.choices):
            if not self._is_in[i]:
                continue
            reward = -1.0
            for plan in range(self._n_plans):
                if reward < 0 or not policy.is_same(plan):
                    rng.state = chance
                    policy.follow(self.seat, plan)
                    reward = self._play(choice)
                self._samples[i][plan].append(reward)
        policy.follow(NOTHING, 0)

    def _play(self, choice: Choice) -> float:
        """What the seat gets in the deal with that choice."""
        rollouts = self._rollouts
        rollouts.deal.copy_from(self._dealt)
        for step in choice[:-1]:
            rollouts.deal.apply(self.seat, step)
        return rollouts.play(choice[-1] if choice else NOTHING) / WHOLE

    def _search(self, rng: Rng) -> None:
        """One search for the first steps; whatever a later step of the move gives away is taken off."""
        values = self._values(self._state, rng)
        for i, choice in enumerate(self.choices):
            if self._is_in[i]:
                value = values[choice[0] if choice else NOTHING]
                if i == self.played:
                    value -= self._given_away(choice, rng)
                self._samples[i][0].append(value)

    def _values(self, state: State, rng: Rng) -> dict[int, float]:
        effort = self.game.skill.effort
        search = Search(state, self.seat, self.policy, rng, len(self.game.actions), effort, False)
        search.run(effort)
        return dict(search.ranked())

    def _given_away(self, choice: Choice, rng: Rng) -> float:
        state = self._state.copy()
        lost = 0.0
        for before, step in pairwise(choice):
            state.apply(self.seat, before)
            values = self._values(state, rng)
            lost += max(values.values()) - values.get(step, min(values.values()))
        return lost

    # ------------------------------------------------------------ comparing
    def best(self) -> int:
        """The best of the choices that are in."""
        is_in = [i for i, is_in in enumerate(self._is_in) if is_in]
        return max(is_in, key=lambda i: (sum(self._of(i)), -i))

    def chance(self, i: int) -> float:
        """The chance of a choice; of one that has dropped out by how far it was behind the best until then."""
        best = self._of(self.best())
        own = self._of(i)
        behind = sum(best[: len(own)]) - sum(own)
        return min(1.0, max(0.0, _mean(best) - behind / max(1, len(own))))

    def gain(self, better: int, worse: int, first: int = 0) -> Gain:
        """What one choice gains over another, over the deals that both have played, from the first of them on."""
        pairs = zip(self._of(better)[first:], self._of(worse)[first:], strict=False)
        differences = [one - other for one, other in pairs]
        n = len(differences)
        if n < 2:
            return Gain(sum(differences), 1.0, n)
        mean = _mean(differences)
        spread = sum((each - mean) ** 2 for each in differences) / (n - 1)
        return Gain(mean, sqrt((spread + 1 / WHOLE**2) / n), n)

    def stake(self) -> float:
        """How much luck still moves the chance from here: the standard deviation over the deals."""
        own = self._of(self.best())
        mean = _mean(own)
        if self._searches:  # a search has seen many deals: what is left of luck is winning or losing
            return sqrt(max(0.0, mean * (1 - mean)))
        return sqrt(sum((each - mean) ** 2 for each in own) / max(1, len(own) - 1))

    def _of(self, i: int) -> list[float]:
        """The rewards of a choice, with the best of the plans to go on."""
        plans = self._samples[i]
        return plans[0] if len(plans) == 1 else max(plans, key=sum)

    def judged(self) -> list[Judged]:
        """Every choice, best first."""
        best = self.best()
        found = [
            Judged(choice, self.chance(i), self.gain(best, i), self.reason(i)) for i, choice in enumerate(self.choices)
        ]
        return sorted(found, key=lambda each: (each.choice != self.choices[best], -each.chance))

    def reason(self, i: int) -> str:
        """The key of a sentence that says why a choice is good."""
        choice = self.choices[i]
        return self.policy.reason(self._state, self.seat, choice[0] if choice else NOTHING)


def assess(game: Game, state: State, seat: int, n_deals: int, salt: int = 0) -> list[Judged]:
    """The choices of a seat, best first, over so many deals; what is clearly worse drops out on the way."""
    assessment = Assessment(game, state, seat, salt=salt)
    done, look = 0, 2 * FEWEST
    while done < n_deals and not (done and assessment.is_clear):
        n = min(look, n_deals - done)
        assessment.run(n)
        assessment.drop_out()
        done += n
        look = done
    return assessment.judged()


def move_at(game: Game, state: State, log: Sequence[tuple[int, int]], first: int) -> Choice:
    """The whole move that begins with an action of a log: the state is the one before it."""
    seat, action = log[first]
    wholes = [steps for steps in game.proposals(state, seat) if steps[0] == action and len(steps) > 1]
    verb = game.actions.verb
    if not wholes and not verb(action).is_step:
        return (action,)
    end = first + 1
    while end < len(log) and log[end][0] == seat and verb(log[end][1]).is_step:
        end += 1
    ends_with_step = any(verb(steps[-1]).is_step for steps in wholes)
    if not ends_with_step and end < len(log) and log[end][0] == seat:
        end += 1
    return tuple(step for _, step in log[first:end])


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))
