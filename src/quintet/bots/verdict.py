"""Verdicts on what was played: how much a decision gave away, and a mark where that is beyond doubt.

A first look at few deals tells whether a decision is worth more: most are clear, or nothing hangs on them. Where
another choice seems better, it is compared with the one played over deals of its own. The first look picks whatever was
lucky in its deals; the fresh ones do not know about that, so that their mean can be believed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from quintet.bots.assess import Assessment, Choice, Gain, move_at
from quintet.core.bits import BIT
from quintet.core.game import Game
from quintet.core.policy import SEARCHED
from quintet.core.state import State

FIND: Final = "find"  # the best there was, and not what a good player sees at once
SLIP: Final = "slip"
MISTAKE: Final = "mistake"
MARKS: Final = (FIND, SLIP, MISTAKE)

FIRST_LOOK: Final = 32  # deals
SECOND_LOOK: Final = 64  # deals more, where the first was not clear
FRESH_LOOKS: Final = (96, 128, 256)  # deals that only the two in question play; after each it may be clear
SURE: Final = 2.8  # standard errors beyond which a difference is no noise,
FEW: Final = 8.0  # and more where few samples make the error itself a guess: this divided by their number
LEAST: Final = 0.003  # of a chance: less is nothing to speak of
SLIGHT: Final = 0.10  # of what luck still moves (`Assessment.stake`): a slip costs as much,
GRAVE: Final = 0.35  # and a mistake as much as this
MOST_OTHERS: Final = 3  # choices that are told besides


@dataclass(frozen=True)
class Verdict:
    """What became of one decision."""

    step: int  # of the log before which it was taken
    seat: int
    played: Choice  # none of the steps was to wait
    better: Choice  # the best choice; what was played, if nothing is better
    chance: float  # of what was played
    best_chance: float
    gain: Gain  # of the better choice, or of a find over what most would have played
    mark: str
    reason: str  # why the better choice is good, a text key
    others: tuple[tuple[Choice, float], ...]  # what else there was, with its chance, best first
    is_out_of_turn: bool

    @property
    def lost(self) -> float:
        """The part of a chance that the decision gave away."""
        return max(0.0, self.gain.mean) if self.better != self.played else 0.0


@dataclass(frozen=True)
class Moment:
    """A decision in a log: somebody acted, or could have acted out of turn and did not."""

    step: int
    seat: int
    played: Choice
    state: State  # before it
    since: int  # the step from which on there was the chance


def moments(game: Game, state: State, log: Sequence[tuple[int, int]], seats: Sequence[int]) -> Iterator[Moment]:
    """The decisions of some seats, in order; the state is the one before the log, and goes through it.

    Of a chance to act out of turn that lasts for several steps, the last moment counts: until then there was time.
    """
    step = 0
    chances: dict[int, Moment] = {}  # by seat: to act out of turn
    while step < len(log):
        seat, _ = log[step]
        open_to = {each: state.legal_actions(each) for each in seats if _may_wait(state, each)}
        for each in [*chances]:
            waited = chances[each]
            if each == seat:
                del chances[each]  # it acts now
            elif open_to.get(each) != waited.state.legal_actions(each):
                yield chances.pop(each)
        for each, legal in open_to.items():
            if each != seat and legal:
                since = chances[each].since if each in chances else step
                chances[each] = Moment(step, each, (), state.copy(), since)
        move = move_at(game, state, log, step)
        if seat in seats:
            yield Moment(step, seat, move, state.copy(), step)
        for action in move:
            state.apply(seat, action)
        step += len(move)
    yield from chances.values()


def _may_wait(state: State, seat: int) -> bool:
    """Whether a seat is out of turn, and somebody on turn who could go on."""
    return not state.is_over and seat != state.turn and int(state.actors()) & BIT[int(state.turn)] != 0


class Judging:
    """The way to one verdict. `go_on` thinks for a while; the verdict is there when it returns False."""

    def __init__(self, game: Game, moment: Moment) -> None:
        self._moment = moment
        self._assessment = Assessment(game, moment.state, moment.seat, moment.played)
        self._deals = (FIRST_LOOK, SECOND_LOOK, *FRESH_LOOKS)
        self._n_looks = 0
        self._first_fresh = 0  # the sample from which on only two choices play
        self._rival = 0  # what the choice played is compared with
        self._is_find = False  # if it is better than that
        self.is_decision = not self._assessment.is_forced
        self.verdict: Verdict | None = None

    def go_on(self) -> bool:
        """One look more; False if nothing is left to be looked at."""
        assessment = self._assessment
        if not self.is_decision or self._n_looks == len(self._deals):
            return False
        assessment.run(self._deals[self._n_looks])
        self._n_looks += 1
        played = assessment.played
        assert played is not None
        if self._n_looks <= 2:
            self._choose_rival(played)
            if self._rival == played or self._is_settled(0):
                self._decide(0)
                return False
            if self._n_looks == 2:
                self._first_fresh = assessment.n_samples
                assessment.keep((self._rival, played))
            else:
                assessment.drop_out((played, self._rival))
            return True
        if self._is_settled(self._first_fresh) or self._is_sure() or self._n_looks == len(self._deals):
            self._decide(self._first_fresh)
            return False
        return True

    def _choose_rival(self, played: int) -> None:
        """Compare with what is best; if that was played, with what a good player sees at once."""
        best = self._assessment.best()
        self._is_find = best == played
        self._rival = 0 if self._is_find else best

    def _gain(self, first: int) -> Gain:
        """What the rival gains over what was played; for a find the other way round."""
        played = self._assessment.played
        assert played is not None
        if self._is_find:
            return self._assessment.gain(played, self._rival, first)
        return self._assessment.gain(self._rival, played, first)

    def _is_settled(self, first: int) -> bool:
        """Whether the gain is too small to matter, whatever more deals would show."""
        gain = self._gain(first)
        return gain.n > 1 and gain.mean + 2 * gain.error < self._least(SLIGHT)

    def _is_sure(self) -> bool:
        gain = self._gain(self._first_fresh)
        return _is_beyond_noise(gain) and abs(gain.mean - self._least(GRAVE)) > gain.error

    def _least(self, part: float) -> float:
        return max(LEAST, part * self._assessment.stake())

    def _decide(self, first: int) -> None:
        assessment, moment = self._assessment, self._moment
        played = assessment.played
        assert played is not None
        gain = self._gain(first)
        mark = ""
        if first and _is_beyond_noise(gain) and gain.mean >= self._least(SLIGHT):
            mark = FIND if self._is_find else MISTAKE if gain.mean >= self._least(GRAVE) else SLIP
        is_better = not self._is_find and first > 0 and gain.mean > 0
        better = self._rival if is_better else played
        best_chance = assessment.chance(better)
        self.verdict = Verdict(
            moment.step,
            moment.seat,
            moment.played,
            assessment.choices[better],
            max(0.0, best_chance - gain.mean) if is_better else best_chance,
            best_chance,
            gain,
            mark,
            self._reason(better, played),
            self._others(played, better),
            moment.seat != int(moment.state.turn),
        )

    def _reason(self, better: int, played: int) -> str:
        """Why a choice is good. What also speaks for the one that was played is no reason to prefer it."""
        reason = self._assessment.reason(better)
        is_shared = better != played and reason == self._assessment.reason(played)
        return SEARCHED if is_shared else reason

    def _others(self, played: int, better: int) -> tuple[tuple[Choice, float], ...]:
        assessment = self._assessment
        known = [(assessment.chance(i), -i) for i in range(len(assessment.choices)) if i not in (played, better)]
        best = sorted(known, reverse=True)[:MOST_OTHERS]
        return tuple((assessment.choices[-i], chance) for chance, i in best)


def _is_beyond_noise(gain: Gain) -> bool:
    return gain.doubt > SURE + FEW / max(1, gain.n)


def judge(game: Game, moment: Moment) -> Verdict | None:
    """The verdict on one decision; None if there was nothing to decide."""
    judging = Judging(game, moment)
    while judging.go_on():
        pass
    return judging.verdict
