"""The analysis of a finished match: every decision of every person judged, and what that says about each of them.

`Analyst` judges decisions one after the other, for a little while at a time, in a worker process. The rest are pure
functions of what it found.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from quintet.bots.verdict import FIND, MISTAKE, SLIP, Judging, Moment, Verdict, moments
from quintet.core.game import Game
from quintet.core.state import State
from quintet.server.store.interface import Outcome

VERSION: Final = 1  # of the judge: what an older one found is found anew
TIME_TO_REACT: Final = 1000  # milliseconds: whoever had less to act out of turn has decided nothing
_SLICE: Final = 0.05  # seconds


class Known(msgspec.Struct, frozen=True):
    """A move with its chance, in thousandths."""

    move: list[str]  # its steps, in notation; none is to wait
    chance: int


class DecisionJudged(msgspec.Struct, frozen=True, omit_defaults=True):
    """A decision of a person, judged by what they could know then. Chances are in thousandths."""

    step: int  # the step of the replay after which it was taken
    seat: int
    played: list[str]  # the steps of the move, in notation; none was to wait
    better: list[str]  # the best move; the same, if nothing is better
    chance: int
    best_chance: int
    error: int  # the standard error of their difference
    reason: str  # a text key: why the better move is good
    mark: str = ""  # `find`, `slip` or `mistake`, where that is beyond doubt
    others: list[Known] = []
    is_out_of_turn: bool = False


class Dearest(msgspec.Struct, frozen=True):
    """The decision that cost a player most."""

    step: int
    lost: int


class PlayerJudged(msgspec.Struct, frozen=True):
    """What the analysis says about a person. Chances are in thousandths.

    The chance of the match begins as everybody's does, and ends with who has won. `lost` is the part of the change that
    their own decisions gave away; `luck` is the rest: the cards, and what the others did.
    """

    seat: int
    n_decisions: int
    n_finds: int
    n_slips: int
    n_mistakes: int
    lost: int
    luck: int
    dearest: Dearest | None
    n_in_time: int  # chances to act out of turn that were taken
    n_chances: int  # and that were worth taking, as far as there was time


class Analyst:
    """Judges the decisions of some seats in a match, in order."""

    def __init__(
        self, game: Game, state: State, log: Sequence[tuple[int, int]], seats: Sequence[int], times: Sequence[int]
    ) -> None:
        self._game = game
        self._moments = moments(game, state, log, seats)
        self._times = times
        self._judging: Judging | None = None
        self.n_done = 0
        self.reached = 0  # the step of the last decision
        self.is_done = False

    @property
    def n_known(self) -> int:
        """Decisions that are over and done with."""
        return self.n_done - (self._judging is not None)

    def skip(self, n: int) -> None:
        """Go on after the first decisions, which are known."""
        while self.n_done < n and not self.is_done:
            self._next()
            self._judging = None

    def go_on(self, must_finish_one: bool) -> list[DecisionJudged]:
        """Judge for a little while; what was begun is gone on with next time."""
        until = time.monotonic() + _SLICE
        found: list[DecisionJudged] = []
        first = self.n_known
        while not self.is_done:
            if self._judging is None:
                self._next()
            elif not self._judging.go_on():
                if self._judging.verdict is not None:
                    found.append(shown(self._game, self._judging.verdict))
                self._judging = None
            if time.monotonic() >= until and not (must_finish_one and self.n_known == first):
                break
        return found

    def _next(self) -> None:
        moment = next(self._moments, None)
        if moment is None:
            self.is_done = True
            return
        self.n_done += 1
        self.reached = moment.step
        self._judging = Judging(self._game, moment) if self._is_decision(moment) else None

    def _is_decision(self, moment: Moment) -> bool:
        if moment.played or not self._times:
            return True
        since = self._times[moment.since - 1] if moment.since else 0
        return self._times[moment.step] - since >= TIME_TO_REACT


def shown(game: Game, verdict: Verdict) -> DecisionJudged:
    def text(steps: Iterable[int]) -> list[str]:
        return game.actions.format_all(list(steps))

    return DecisionJudged(
        step=verdict.step,
        seat=verdict.seat,
        played=text(verdict.played),
        better=text(verdict.better),
        chance=_thousandths(verdict.chance),
        best_chance=_thousandths(verdict.best_chance),
        error=_thousandths(verdict.gain.error),
        reason=verdict.reason,
        mark=verdict.mark,
        others=[Known(text(choice), _thousandths(chance)) for choice, chance in verdict.others],
        is_out_of_turn=verdict.is_out_of_turn,
    )


def players(decisions: Sequence[DecisionJudged], seats: Sequence[int], outcome: Outcome) -> list[PlayerJudged]:
    """What the decisions say about each of these seats."""
    n_first = outcome.ranking.count(1)
    found = []
    for seat in seats:
        own = [each for each in decisions if each.seat == seat]
        lost = sum(_lost(each) for each in own)
        worst = max(own, key=_lost, default=None)
        share = 1000 // n_first if outcome.ranking[seat] == 1 else 0
        taken = [each for each in own if each.is_out_of_turn and each.played]
        missed = [each for each in own if each.is_out_of_turn and not each.played and each.better]
        found.append(
            PlayerJudged(
                seat=seat,
                n_decisions=len(own),
                n_finds=_count(own, FIND),
                n_slips=_count(own, SLIP),
                n_mistakes=_count(own, MISTAKE),
                lost=lost,
                luck=share - 1000 // len(outcome.ranking) + lost,
                dearest=Dearest(worst.step, _lost(worst))
                if worst is not None and worst.mark in (SLIP, MISTAKE)
                else None,
                n_in_time=len(taken),
                n_chances=len(taken) + len(missed),
            )
        )
    return found


def _count(decisions: Sequence[DecisionJudged], mark: str) -> int:
    return sum(each.mark == mark for each in decisions)


def _lost(decision: DecisionJudged) -> int:
    return max(0, decision.best_chance - decision.chance)


def _thousandths(chance: float) -> int:
    return round(1000 * chance)
