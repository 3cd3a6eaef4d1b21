"""A match: the checked wrapper around a state, for people, servers and files.

    match = Match("solo", n_players=3, seed=7)
    match.play(match.view(None).turn, "take")

Wrong input raises one of `quintet.core.errors` and leaves the match as it was.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Any, Self

from quintet.core.arrangement import Arrangement
from quintet.core.errors import (
    BadNotation,
    BadSeat,
    IllegalAction,
    MatchOver,
    NotYourTurn,
    OutOfDate,
    QuintetError,
    shown,
)
from quintet.core.events import Event, SinkReader
from quintet.core.game import Game, as_game, format_seed
from quintet.core.options import Options
from quintet.core.position import read_position, write_position
from quintet.core.record import Record, ResultShown
from quintet.core.showing import Showing
from quintet.core.sink import Sink
from quintet.core.state import State
from quintet.core.view import View
from quintet.core.zones import SPECTATOR, Place

MARKED = 512  # lists of steps from one state that is kept on the way of a restored match to the next
_MOST_LISTED = 12


@lru_cache(maxsize=64)
def _reader(game: Game) -> SinkReader:
    return SinkReader(game.zones, game.cards)


@dataclass(frozen=True)
class Result:
    """The scores and ranks of all seats; final once `is_over`."""

    is_over: bool
    scores: list[int]
    ranking: list[int]

    @property
    def winners(self) -> list[int]:
        return [seat for seat, rank in enumerate(self.ranking) if rank == 1] if self.is_over else []

    def to_json(self) -> ResultShown:
        return {"scores": self.scores, "ranking": self.ranking}


def _check_names(names: object) -> None:
    """Names go into records, so each must be a text that a file can hold."""
    if names is None:
        return
    if not isinstance(names, (list, tuple)) or not all(isinstance(name, str) for name in names):
        raise BadSeat(f"expected a list of the players' names, got {shown(names)}")
    for name in names:
        try:
            name.encode()
        except UnicodeEncodeError:
            raise BadSeat(f"expected a name, got {name!a}, which is no Unicode text") from None


@dataclass(slots=True)
class Prepared:
    """What checked steps of a seat lead to. They were carried out on a copy; `Match.commit` makes them count."""

    match: Match
    seat: int
    actions: list[int]
    state: State  # after the steps; once they are committed, the next trial uses this object
    events: list[Event]
    causes: list[int]  # by event, the action that led to it
    result: Result | None  # if the steps end the match
    n_commits: int  # of the match when this was prepared


@dataclass(frozen=True, slots=True)
class Happening:
    """Steps of a match that were made together, and that something came of."""

    seat: int | None  # whose steps, None for the deal
    events: list[Event]
    causes: list[int]  # by event, the action that led to it; none led to the deal


class _Sight:
    """Which cards a seat sees, and how many backs of each pile."""

    def __init__(self, game: Game, state: State, seat: int) -> None:
        self.cards: Counter[int] = Counter()
        self.backs: Counter[Place] = Counter()
        for pile in game.piles(state):
            for card in pile.seen_by(seat):
                if card is None:
                    self.backs[pile.place] += 1
                else:
                    self.cards[card] += 1

    def is_more_than(self, before: _Sight) -> bool:
        """Whether a card was turned up or has left a pile of backs since."""
        return not (self.cards <= before.cards and before.backs <= self.backs)


class Match:
    """One match of one game, played action by action.

    A copy is a match of its own, shallow or deep. A match can be pickled, to send it to another process; to keep it,
    write its `record`, which later versions read too.
    """

    def __init__(
        self,
        game: Game | str,
        n_players: int | None = None,
        options: Options | str | None = None,
        seed: int | str | None = None,
        names: Sequence[str] | None = None,
    ) -> None:
        """Deal a new match of a game, or of the game of that id.

        Without a seed the system's entropy gives one, without options the defaults hold.
        """
        game = as_game(game)
        _check_names(names)
        if isinstance(options, str):
            options = game.parse_options(options)
        self.game = game
        self.options = game.options() if options is None else options
        n = len(names) if n_players is None and names is not None else n_players
        sink = Sink()
        state = game.new_state(self.options, game.min_players if n is None else n, seed, sink)
        self._begin(state, sink, names, None)

    def _begin(self, state: State, sink: Sink, names: Sequence[str] | None, start: dict[str, object] | None) -> None:
        n = int(state.n_players)
        if names is not None and len(names) != n:
            raise BadSeat(f"{n} players need {n} names, not {len(names)}")
        self.state = state
        self.names = [f"Player {seat + 1}" for seat in range(n)] if names is None else list(names)
        self.seed = int(state.chance.seed)
        self.start = start
        self.actions: list[tuple[int, int]] = []
        self._firsts: list[int] = []  # where in `actions` each list of steps begins that was made together
        self._options_json = self.options.to_json()
        self._reader = _reader(self.game)
        self._sink = sink  # for the trial states: only prepared steps tell what happens
        self._spare: State | None = None  # for the next trial
        self._n_commits = 0
        self._marks: list[tuple[int, State]] = []  # states on the way, after so many lists of steps: the last two
        self.opening = self._drain()  # the events of the first deal
        state.sink = None

    @classmethod
    def from_position(cls, game: Game | str, position: object, names: Sequence[str] | None = None) -> Match:
        """Go on from a position (an object or its JSON text)."""
        game = as_game(game)
        _check_names(names)
        match = cls.__new__(cls)
        match.game = game
        state, match.options = read_position(game, position)
        match._begin(state, Sink(), names, write_position(game, state, match.options))
        return match

    # ------------------------------------------------------------ copies
    def copy(self) -> Self:
        """The same match, to be played on its own. What was prepared stays with this one."""
        new = type(self).__new__(type(self))
        new.__setstate__({**self.__getstate__(), "state": self.state.copy()})
        return new

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs: lists of its own, and none of what only this match works with."""
        lists = {name: list(value) for name, value in vars(self).items() if isinstance(value, list)}
        return {**vars(self), **lists, "_sink": None, "_spare": None, "_reader": None}

    def __setstate__(self, values: dict[str, Any]) -> None:
        vars(self).update(values)
        self._sink = Sink()
        self._reader = _reader(self.game)

    def __repr__(self) -> str:
        """No card and no seed: this ends up in logs."""
        where = "over" if self.is_over else f"{self.names[int(self.state.turn)]} on turn"
        what = f"{', '.join(self.names)}; round {int(self.state.round_no)}, {len(self.actions)} actions, {where}"
        return f"<{type(self).__name__} of {self.options.format()}: {what}>"

    # ------------------------------------------------------------ asking
    @property
    def n_players(self) -> int:
        return int(self.state.n_players)

    @property
    def is_over(self) -> bool:
        return self.state.is_over

    @property
    def turn(self) -> int | None:
        """The seat whose turn it is, None after the end. Others may be able to act too: ask `legal`."""
        return None if self.state.is_over else int(self.state.turn)

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now, as texts."""
        return self.game.actions.format_all(self.state.legal_actions(self._seat(seat)))

    def why_illegal(self, seat: int, action: str | int) -> str:
        """The key of the refusal, or "" if the action is legal."""
        return self.state.why_illegal(self._seat(seat), self._action(action))

    def view(self, viewer: int | None) -> View:
        """What a seat, or for None a spectator, may see."""
        seat = SPECTATOR if viewer is None else self._seat(viewer)
        return self.showing().view(seat)

    def showing(self, pack: Callable[[Any], Any] | None = None, before: Showing | None = None) -> Showing:
        """The match as it is now, for several viewers. After the next action it is good only as `before`."""
        return Showing(self.game, self.state, self._options_json, pack, before)

    def proposals(self, seat: int) -> list[list[str]]:
        """Complete step lists of the compound moves open to a seat, best first: fit for `play_all`."""
        steps = self.game.proposals(self.state, self._seat(seat))
        return [self.game.actions.format_all(actions) for actions in steps]

    def arrange(self, seat: int, parts: Sequence[Sequence[str]]) -> Arrangement:
        """What can come of cards that a seat arranges for a compound move. Nothing is carried out."""
        seat = self._seat(seat)
        return self.game.arrange(self.state, seat, [[self.game.cards.parse(card) for card in part] for part in parts])

    def foresee(self, seat: int, actions: Sequence[str | int]) -> View:
        """What a seat would see after the first steps of a compound move. Nothing is carried out.

        Only steps of compound moves can be tried, and none that shows a card or ends the match: to foresee is free.
        """
        prepared = self.prepare(seat, actions)
        self._spare = prepared.state
        is_step = all(self.game.actions.verb(number).is_step for number in prepared.actions)
        before, after = (_Sight(self.game, state, seat) for state in (self.state, prepared.state))
        if not is_step or prepared.result or after.is_more_than(before):
            key = "only-steps-of-a-compound-move-are-tried"
            raise IllegalAction(f"{self.names[seat]} (seat {seat}): {key.replace('-', ' ')}", key)
        return Showing(self.game, prepared.state, self._options_json).view(seat)

    @property
    def result(self) -> Result:
        return Result(self.state.is_over, self.state.scores(), self.state.ranking())

    def position(self) -> dict[str, object]:
        """The position now, with all hidden cards."""
        return write_position(self.game, self.state, self.options)

    def record(self) -> Record:
        """Everything needed to play the match again."""
        return Record(
            game=self.game.id,
            rules_version=self.game.rules_version,
            options=self.options.to_json(),
            seats=list(self.names),
            seed=format_seed(self.seed),
            start=self.start,
            actions=[(seat, self.game.actions.format(action)) for seat, action in self.actions],
            result=self.result.to_json() if self.is_over else None,
        )

    # ------------------------------------------------------------ acting
    def play(self, seat: int, action: str | int) -> list[Event]:
        """Carry out one action of a seat; return all that happened (`Event.seen_by` for one viewer's part of it)."""
        return self.play_all(seat, [action])

    def play_all(self, seat: int, actions: Sequence[str | int]) -> list[Event]:
        """Carry out a whole list of steps, or, if one of them does not fit, nothing at all.

        A step that shows the seat a card must be the last of its list. Else a player could add steps that do not fit,
        be refused, and have seen the card at no cost. A step that ends the match must be the last too, and is refused
        in the same words: which of the two it is may depend on a card that the seat does not see.
        """
        return self.commit(self.prepare(seat, actions))

    def prepare(self, seat: int, actions: Sequence[str | int]) -> Prepared:
        """Check a list of steps and carry it out on a copy of the state: the match itself does not move.

        A server that must store a move before it counts does so between `prepare` and `commit`.
        """
        if not isinstance(actions, (list, tuple)):
            raise BadNotation(f"expected a list of actions, got {shown(actions)}")
        seat = self._seat(seat)
        numbers = [self._action(action) for action in actions]
        trial = self.state.blank() if self._spare is None else self._spare
        self._spare = None
        trial.copy_from(self.state)
        trial.sink = self._sink
        try:
            causes = self._try(trial, seat, numbers)
        except QuintetError:
            self._sink.entries.clear()
            self._spare = trial
            raise
        result = Result(True, trial.scores(), trial.ranking()) if trial.is_over else None
        return Prepared(self, seat, numbers, trial, self._drain(), causes, result, self._n_commits)

    def commit(self, prepared: Prepared) -> list[Event]:
        """Let the match move on to what was prepared; return all that happened.

        Steps fit only the state that they were prepared from: after any other step, `commit` raises `OutOfDate`.
        """
        if prepared.match is not self or prepared.n_commits != self._n_commits:
            raise OutOfDate("the match has moved on since this was prepared")
        self._n_commits += 1
        self.state.copy_from(prepared.state)
        self._note(prepared.seat, prepared.actions)
        self._spare = prepared.state
        return prepared.events

    def restore(self, seat: int, numbers: Sequence[int]) -> None:
        """Carry out steps of a log that a seat made together, without events. Trusts its caller."""
        self._n_commits += 1
        for number in numbers:
            self.state.apply(seat, number)
        self._note(seat, numbers)
        if len(self._firsts) % MARKED == 0:
            self._marks = [*self._marks[-1:], (len(self._firsts), self.state.copy())]

    def _note(self, seat: int, numbers: Sequence[int]) -> None:
        if numbers:
            self._firsts.append(len(self.actions))
            self.actions += [(seat, number) for number in numbers]

    def retell(self, most: int) -> list[Happening]:
        """What has happened in the match, the deal included; no more than the last lists of steps that gave events.

        The match is dealt and played again for it, beside this one; a long one only from a state on its way.
        """
        if self._marks:
            n_lists, state = self._marks[0]
            told = self._told_since(n_lists, state.copy(), most)
            if len(told) == most:
                return told
        if self.start is None:
            again = Match(self.game, self.n_players, self.options, self.seed)
        else:
            again = Match.from_position(self.game, self.start)
        told = self._told_since(0, again.state, most)
        opening = [Happening(None, again.opening, [])] if again.opening and len(told) < most else []
        return opening + told

    def _told_since(self, n_lists: int, state: State, most: int) -> list[Happening]:
        """What came of the lists of steps after the first ones, from the state that these led to."""
        state.sink = sink = Sink()
        told: deque[tuple[int, list[tuple[object, ...]], list[int]]] = deque(maxlen=most)
        for first, end in pairwise([*self._firsts[n_lists:], len(self.actions)]):
            causes: list[int] = []
            for seat, number in self.actions[first:end]:
                state.apply(seat, number)
                causes += [number] * (len(sink.entries) - len(causes))
            if sink.entries:
                told.append((self.actions[first][0], sink.entries, causes))
                sink.entries = []
        return [
            Happening(seat, [self._reader.read(entry) for entry in entries], causes) for seat, entries, causes in told
        ]

    def _drain(self) -> list[Event]:
        return self._reader.drain(self._sink)

    def _try(self, trial: State, seat: int, numbers: list[int]) -> list[int]:
        """Carry out steps on a trial state, if the seat may take them all; return what each event came of."""
        causes: list[int] = []
        entries = self._sink.entries
        n_steps = len(numbers)
        before = _Sight(self.game, trial, seat) if n_steps > 1 else None
        for i, number in enumerate(numbers, 1):
            self._check(trial, seat, number)
            trial.apply(seat, number)
            causes += [number] * (len(entries) - len(causes))
            if before is None or i == n_steps:
                continue
            now = _Sight(self.game, trial, seat)
            if trial.is_over or now.is_more_than(before):
                key = "a-step-that-shows-a-card-ends-its-list"
                raise IllegalAction(
                    f"{self._asked(seat, number)} as step {i} of {n_steps}: {key.replace('-', ' ')}", key
                )
            before = now
        return causes

    def _check(self, state: State, seat: int, action: int) -> None:
        key = state.why_illegal(seat, action)
        if not key:
            return
        asked = self._asked(seat, action)
        if state.is_over:
            raise MatchOver(f"{asked}: the match is over")
        legal = self.game.actions.format_all(state.legal_actions(seat))
        reason = key.replace("-", " ")
        if not legal:
            raise NotYourTurn(f"{asked}: {reason}", key)
        more = ", …" if len(legal) > _MOST_LISTED else ""
        raise IllegalAction(f"{asked}: {reason}; legal now: {', '.join(legal[:_MOST_LISTED])}{more}", key)

    def _asked(self, seat: int, action: int) -> str:
        return f"{self.names[seat]} (seat {seat}) cannot {self.game.actions.format(action)!r}"

    def _seat(self, seat: object) -> int:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.state.n_players:
            raise BadSeat(f"expected a seat from 0 to {self.n_players - 1}, got {shown(seat)}")
        return seat

    def _action(self, action: object) -> int:
        if isinstance(action, int) and not isinstance(action, bool):
            if not 0 <= action < len(self.game.actions):
                raise BadNotation(f"expected an action from 0 to {len(self.game.actions) - 1}, got {shown(action)}")
            return action
        return self.game.actions.parse(action)
