"""Pairs of matches that a viewer cannot tell apart, whatever they see while the same commands are played in both.

What a viewer can know is decided by `State.resample` alone, which redeals everything else: if two states give them the
same redeals, then they know the same in both. Views and events, which are what is tested, have no say in it.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from quintet.bots import ask, get_bot
from quintet.core.errors import BadPosition
from quintet.core.events import Event, Moved, drain
from quintet.core.game import Game
from quintet.core.match import Match
from quintet.core.options import Kind, Options
from quintet.core.position import read_position
from quintet.core.rng import Rng
from quintet.core.sink import Sink
from quintet.core.state import NOTHING, State
from quintet.core.zones import Place, Sight
from quintet.testkit.laws import fingerprint, random_action

_MOST_BEFORE = 80  # actions before the start
_N_STEPS = 30
_ATTEMPTS = 60  # at exchanging cards
_MOST_EXCHANGED = 3  # pairs in one attempt
_BY_RULES = 60  # percent of the actions are those of a rules player
_REFUSED = 0.3  # how often somebody tries what is not legal before an action

Position = dict[str, Any]
Log = list[tuple[int, int]]


@dataclass(frozen=True)
class Step:
    """An action of a seat, to be carried out or, in both matches, to be refused."""

    seat: int
    action: str
    is_refused: bool = False


@dataclass(frozen=True)
class Twins:
    """Two starts and the commands that are played from both."""

    game: Game
    viewer: int
    starts: tuple[Position, Position]
    steps: list[Step]

    @property
    def n_players(self) -> int:
        return int(self.starts[0]["players"])


def some_options(game: Game, rng: random.Random) -> Iterator[tuple[Options, int]]:
    """Options and numbers of players, until every value of every option was there (of numbers the ends)."""
    kinds = game.options.kinds()
    left = {(name, value) for name, kind in kinds.items() for value in _values(name, kind)}
    while left:
        n_players = rng.randint(game.min_players, min(4, game.max_players))
        drawn = {name: rng.choice(_values(name, kind)) for name, kind in kinds.items()}
        name, value = rng.choice(sorted(left, key=str))
        options = game.options.from_json({**drawn, name: value})
        if not options.refusal(n_players):
            left -= {(each, getattr(options, each)) for each in kinds}
            yield options, n_players


def _values(name: str, kind: Kind) -> list[bool | int | str]:
    if name == "turn_limit":
        return [300, 20_000]
    if kind.is_flag:
        return [False, True]
    return list(kind.choices) or [kind.low, kind.high]


def make_twins(game: Game, options: Options, n_players: int, viewer: int, rng: random.Random) -> Twins:
    """A match at some moment, and another that differs in cards that the viewer never gets to know."""
    while True:
        match = Match(game, n_players, options, rng.getrandbits(128))
        dice = Rng(rng.getrandbits(60))
        play_on(game, match.state, rng.randrange(_MOST_BEFORE), dice)
        truth: Position = json.loads(json.dumps(match.position()))
        log = play_on(game, match.state.copy(), _N_STEPS, dice)
        if len(log) < _N_STEPS // 2:
            continue  # the end is near
        other = _exchanged(game, truth, log, viewer, rng)
        if other["zones"] != truth["zones"]:
            return Twins(game, viewer, (truth, other), _with_refusals(game, (truth, other), log, rng))


def play_on(game: Game, state: State, n_steps: int, dice: Rng) -> Log:
    """Some actions of rules players who now and then act at random; not the last one of the match."""
    bot = get_bot(game, "rules")
    log: Log = []
    for _ in range(n_steps):
        seat, action = random_action(state, dice)
        if dice.below(100) < _BY_RULES:
            wish = ask(bot, state, seat, int(dice.below(1 << 30)))
            action = action if wish == NOTHING else wish
        trial = state.copy()
        trial.apply(seat, action)
        if trial.is_over:
            break
        state.apply(seat, action)
        log.append((seat, action))
    return log


# ------------------------------------------------------------ what a viewer knows
def _lessons(game: Game, position: Position, log: Log, viewer: int) -> Iterator[object]:
    """What a viewer knows at the start and after every action; ends early if an action is not legal."""
    state, options = read_position(game, position)
    yield _known(game, state, options, viewer, 0)
    for number, (seat, action) in enumerate(log, 1):
        if action not in state.legal_actions(seat):
            return
        round_no = int(state.round_no)
        state.sink = Sink()
        state.apply(seat, action)
        events = drain(state.sink, game.zones, game.cards)
        # At the end of a round cards are shown that the next deal takes away again: only the events tell of them.
        shown = [event.seen_by(viewer) for event in events] if state.round_no != round_no else []
        yield _known(game, state, options, viewer, number), _coming(events, viewer), shown


def _known(game: Game, state: State, options: Options, viewer: int, seed: int) -> str:
    redeal = state.copy()
    redeal.resample(viewer, Rng(seed))
    return fingerprint(game, redeal, options)


def _coming(events: Sequence[Event], viewer: int) -> list[str]:
    """The cards that came to where the viewer sees them, in their order, which a hand forgets."""
    return [event.card for event in events if isinstance(event, Moved) and _is_open(event.target, viewer)]


def _is_open(place: Place, viewer: int) -> bool:
    return place.zone.sight in (Sight.EVERYBODY, Sight.TOP) or (
        place.zone.sight is Sight.OWNER and place.seat == viewer
    )


# ------------------------------------------------------------ exchanging cards
def _exchanged(game: Game, truth: Position, log: Log, viewer: int, rng: random.Random) -> Position:
    """The position with hidden cards exchanged, as many as the viewer does not notice."""
    lessons = list(_lessons(game, truth, log, viewer))
    found = truth
    if not any(_hidden_piles(game, truth, viewer)):
        return found
    for _ in range(_ATTEMPTS):
        other = copy.deepcopy(found)
        piles = list(_hidden_piles(game, other, viewer))
        for _ in range(rng.randint(1, _MOST_EXCHANGED)):
            (pile, n), (another, m) = rng.sample(piles, 2) if len(piles) > 1 else piles * 2
            i, j = rng.randrange(n), rng.randrange(m)
            pile[i], another[j] = another[j], pile[i]
        if rng.random() < 0.5:
            other["seed"] = f"{rng.getrandbits(128):032x}"
        try:
            if _is_same(lessons, _lessons(game, other, log, viewer)):
                found = other
        except BadPosition:
            continue  # it contradicts what the position says of the cards
    return found


def _is_same(lessons: list[object], others: Iterator[object]) -> bool:
    n = 0
    for lesson, other in zip(lessons, others, strict=False):
        if lesson != other:
            return False
        n += 1
    return n == len(lessons)


def _hidden_piles(game: Game, position: Position, viewer: int) -> Iterator[tuple[list[str], int]]:
    """The piles with cards that the viewer does not see, and how many those are, from the bottom on."""
    for zone in game.zones:
        seats = [position["zones"][zone.name]] if zone.shared else position["zones"][zone.name]
        for seat, part in enumerate(seats):
            for pile in [part] if zone.piles == 1 else part:
                is_seen = zone.sight is Sight.EVERYBODY or (zone.sight is Sight.OWNER and seat == viewer)
                n_hidden = 0 if is_seen else len(pile) - (zone.sight is Sight.TOP)
                if n_hidden > 0:
                    yield pile, n_hidden


# ------------------------------------------------------------ what is refused
def _with_refusals(game: Game, starts: tuple[Position, Position], log: Log, rng: random.Random) -> list[Step]:
    states = [read_position(game, start)[0] for start in starts]
    steps: list[Step] = []
    for seat, action in log:
        if rng.random() < _REFUSED:
            who, what = rng.randrange(int(states[0].n_players)), rng.randrange(len(game.actions))
            if all(what not in state.legal_actions(who) for state in states):
                steps.append(Step(who, game.actions.format(what), is_refused=True))
        steps.append(Step(seat, game.actions.format(action)))
        for state in states:
            state.apply(seat, action)
    return steps
