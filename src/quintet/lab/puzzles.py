"""Mining puzzles: moments of simulated matches in which one move is clearly best for what its seat may know.

    for found in mine(game, seed=1): ...          puzzles, as they are found

Bots play matches by the rules player. Now and then the seat on turn is stopped, and its choices are judged
(`quintet.bots.assess`) with little effort. What looks clear is judged twice more, with other deals and much more
effort, and every other legal move beside the best. A puzzle is kept if both judges find the same best move, and the
lower bound of its gain over every other move is beyond doubt.

The position that is kept is not the one that was played: all that its seat cannot know is dealt anew.

A match depends on the seed and its number alone, so that the same command finds the same puzzles.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from quintet.bots.assess import Assessment, Choice, Gain
from quintet.core.game import Game, Puzzle, format_seed
from quintet.core.match import Match
from quintet.core.options import Options
from quintet.core.policy import SEARCHED, Policy
from quintet.core.position import write_position
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State
from quintet.lab.play import match_seed

LEAST_GAIN: Final = 0.03  # the lower bound of a puzzle's gain
MOST_GAIN: Final = 0.4  # of a puzzle that is not hard: more is plain to see
Z: Final = 2.576  # standard errors on either side: 99 %
_FIRST_LOOK: Final = 32  # deals
_SECOND_LOOK: Final = 192
_CHECK: Final = 1600  # deals of each of the two checks
_ASIDE: Final = 400  # deals of each check for a move that nobody thought of
_SALTS: Final = (101, 202)  # of the checks: other deals than at the first look
_GLANCES: Final = 3
_PERCENT: Final = 100
_LOOK_AT: Final = 40  # of a hundred decisions
_FEW_MOVES: Final = 14  # legal moves that are not worth a thought, beside those that are: more is a muddle
_APART: Final = 6  # decisions between two puzzles of one match
_MOST_PLAYERS: Final = 4
_WHOLE: Final = 1000


@dataclass
class Wish:
    """Which puzzles are wanted, so that they are not all alike."""

    number: int
    hard: int = 40  # of a hundred, at least
    moves: int = 3  # legal ones, at least, in a puzzle that is not hard
    most: int = 0  # of one match; 0 is any number
    themes: Counter[tuple[str, str]] = field(default_factory=Counter)
    n_easy: int = 0
    n_kept: int = 0

    def takes(self, puzzle: Puzzle) -> bool:
        """Whether it is wanted beside those that are there."""
        theme = self.theme(puzzle)
        most = self.number // 3 if puzzle["is_hard"] and theme[1] != SEARCHED else self.number // 6
        return (puzzle["is_hard"] or self.takes_easy) and self.themes[theme] < max(1, most)

    @property
    def takes_easy(self) -> bool:
        """Whether there are not too many yet that are not hard."""
        return self.n_easy < self.number * (_PERCENT - self.hard) // _PERCENT

    def keep(self, puzzle: Puzzle) -> None:
        self.themes[self.theme(puzzle)] += 1
        self.n_easy += not puzzle["is_hard"]
        self.n_kept += 1

    @staticmethod
    def theme(puzzle: Puzzle) -> tuple[str, str]:
        """What the move does, and why."""
        return puzzle["moves"][0][0].split()[0], puzzle["reason"]


@dataclass(frozen=True)
class Found:
    """A puzzle, and how far the mining has come."""

    puzzle: Puzzle | None  # None: a match is over
    n_matches: int
    n_looked: int


def mine(game: Game, wish: Wish, seed: int, first: int = 0) -> Iterator[Found]:
    """Look for puzzles from a match on until the wish is fulfilled; yield something after every match."""
    n_looked = 0
    for number in range(first, 1 << 30):
        cards, choices = match_seed(format_seed(seed), number)
        rng = Rng(choices)
        options, n_players = _setting(game, rng)
        state = game.deal(options, n_players, cards)
        last, first_kept = -_APART, wish.n_kept
        for n_decisions in _decisions(game.policy(), state, rng):
            if wish.most and wish.n_kept - first_kept == wish.most:
                break
            if n_decisions - last < _APART or rng.below(_PERCENT) >= _LOOK_AT:
                continue
            n_looked += 1
            puzzle = _look(game, options, state, rng, wish)
            if puzzle is not None:
                last = n_decisions
                wish.keep(puzzle)
                puzzle["key"] = f"p{wish.n_kept:02d}"
                yield Found(puzzle, number, n_looked)
                if wish.n_kept == wish.number:
                    return
        yield Found(None, number + 1, n_looked)


def _setting(game: Game, rng: Rng) -> tuple[Options, int]:
    """Options and players of a match: as they are by default, or short, with few players."""
    choices = [game.options(), *(options for name, options in game.lengths.items() if name == "short")]
    n_most = min(game.max_players, max(game.min_players, _MOST_PLAYERS))
    n_players = game.min_players + int(rng.below(n_most - game.min_players + 1))
    return choices[int(rng.below(len(choices)))], n_players


def _decisions(policy: Policy, state: State, rng: Rng) -> Iterator[int]:
    """Play a match by the policy; stop, and tell how many decisions there were, whenever the seat on turn has one."""
    n = 0
    while not state.is_over:
        turn = int(state.turn)
        actors = [seat for seat in range(int(state.n_players)) if state.legal_actions(seat)]
        for seat in (each for each in actors if each != turn and turn in actors):
            if (action := policy.decide(_known(state, seat, rng), seat, rng)) != NOTHING:
                state.apply(seat, action)
                break
        else:
            seat = turn if turn in actors else actors[0]
            if seat == turn and len(state.legal_actions(seat)) > 1:
                n += 1
                yield n
            state.apply(seat, policy.decide(_known(state, seat, rng), seat, rng))


def _known(state: State, seat: int, rng: Rng) -> State:
    """The state as a seat may know it."""
    copy = state.copy()
    copy.resample(seat, rng)
    return copy


def _look(game: Game, options: Options, state: State, rng: Rng, wish: Wish) -> Puzzle | None:
    """The puzzle that the seat on turn has before it, if it is one that is wanted."""
    seat = int(state.turn)
    known = _known(state, seat, rng)
    assessment = Assessment(game, known, seat)
    if assessment.is_forced or not assessment.choices[assessment.best()]:
        return None
    is_hard = False
    for n_deals in (_FIRST_LOOK, _SECOND_LOOK):
        assessment.run(n_deals)
        least = _least(assessment)
        if _bounds(least)[0] < LEAST_GAIN:
            return None
        is_hard = _is_hard(assessment, known, seat, rng)
        is_plain = least.mean > MOST_GAIN or len(known.legal_actions(seat)) < wish.moves
        if not is_hard and (is_plain or not wish.takes_easy):
            return None
    puzzle = _draft(game, options, known, seat, assessment, is_hard, rng)
    if not wish.takes(puzzle):
        return None
    checks = [_check(game, known, seat, puzzle["moves"][0], salt, _CHECK) for salt in _SALTS]
    done = [each for each in checks if each is not None]
    if len(done) < len(checks) or not _stands_alone(game, known, seat, puzzle):
        return None
    return _measured(game, puzzle, done)


def _check(
    game: Game, state: State, seat: int, move: list[str], salt: int, n_deals: int, least: float = LEAST_GAIN
) -> Assessment | None:
    """A judge's work with other deals; None if it does not find the same move, or its gain may be less than `least`."""
    assessment = Assessment(game, state, seat, salt=salt)
    assessment.run(n_deals)
    is_same = _format(game, assessment.choices[assessment.best()])[:1] == move[:1]
    return assessment if is_same and _bounds(_least(assessment))[0] >= least else None


def _measured(game: Game, puzzle: Puzzle, checks: list[Assessment]) -> Puzzle:
    """The puzzle with what its checks have measured: gain and interval hold for both of them."""
    gains = [_least(each) for each in checks]
    mean = sum(gain.mean for gain in gains) / len(gains)
    low, high = min(_bounds(gain)[0] for gain in gains), max(_bounds(gain)[1] for gain in gains)
    puzzle["gain"] = (round(_WHOLE * mean), round(_WHOLE * low), round(_WHOLE * min(1.0, high)))
    by_move: dict[Choice, list[float]] = {}
    for each in checks:
        for judged in each.judged():
            by_move.setdefault(judged.choice, []).append(judged.chance)
    chances = {choice: sum(found) / len(found) for choice, found in by_move.items()}
    ordered = sorted(
        chances, key=lambda choice: (_format(game, choice)[:1] != puzzle["moves"][0][:1], -chances[choice])
    )
    puzzle["chances"] = [(_format(game, choice), round(_WHOLE * chances[choice])) for choice in ordered if choice]
    return puzzle


def _least(assessment: Assessment) -> Gain:
    """The best choice's gain over the one that comes nearest to it, at the worst."""
    best = assessment.best()
    gains = [assessment.gain(best, i) for i in _others(assessment)]
    return min(gains, key=lambda gain: _bounds(gain)[0], default=Gain(0.0, 1.0, 0))


def _others(assessment: Assessment) -> list[int]:
    """The choices that do not begin as the best one does."""
    best = assessment.choices[assessment.best()]
    return [i for i, choice in enumerate(assessment.choices) if choice[:1] != best[:1]]


def _bounds(gain: Gain) -> tuple[float, float]:
    return gain.mean - Z * gain.error, gain.mean + Z * gain.error


def _stands_alone(game: Game, state: State, seat: int, puzzle: Puzzle) -> bool:
    """Whether every legal move that was not judged is worse, too."""
    judged = {steps[0] for steps, _ in puzzle["chances"] if steps}
    aside = [action for action in state.legal_actions(seat) if game.actions.format(action) not in judged]
    if len(aside) > _FEW_MOVES:
        return False
    for action in aside:
        for salt in _SALTS:
            assessment = Assessment(game, state, seat, played=(action,), salt=salt)
            best = next(
                i for i, choice in enumerate(assessment.choices) if _format(game, choice)[:1] == puzzle["moves"][0][:1]
            )
            assert assessment.played is not None
            assessment.keep((best, assessment.played))
            assessment.run(_ASIDE)
            if _bounds(assessment.gain(best, assessment.played))[0] < LEAST_GAIN / 2:
                return False
    return True


def _format(game: Game, choice: Choice) -> list[str]:
    return game.actions.format_all(list(choice))


def _is_hard(assessment: Assessment, state: State, seat: int, rng: Rng) -> bool:
    """Whether the rules player, who does not think it over, never plays the best move."""
    best = assessment.choices[assessment.best()]
    glances = (assessment.policy.decide(_known(state, seat, rng), seat, rng) for _ in range(_GLANCES))
    return all(glance != best[0] for glance in glances)


def _draft(
    game: Game, options: Options, state: State, seat: int, assessment: Assessment, is_hard: bool, rng: Rng
) -> Puzzle:
    """The puzzle of a position, without its gain."""
    judged = assessment.judged()
    best = judged[0].choice
    moves = [each.choice for each in judged if each.choice[:1] == best[:1]]
    position = write_position(game, _known(state, seat, rng), options)
    return {
        "key": "",
        "seat": seat,
        "moves": [_format(game, choice) for choice in moves],
        "chances": [(_format(game, each.choice), round(_WHOLE * each.chance)) for each in judged],
        "gain": (0, 0, 0),
        "reason": judged[0].reason,
        "is_hard": is_hard,
        "position": position,
    }


def check_again(game: Game, puzzle: Puzzle, salt: int, n_deals: int) -> bool:
    """Whether a judge with other deals finds the same move, and that it gains something, beyond doubt."""
    state = Match.from_position(game, puzzle["position"]).state
    return _check(game, state, puzzle["seat"], puzzle["moves"][0], salt, n_deals, 0.0) is not None
