"""Looking back at a finished match: its rounds, its steps as a viewer saw them, and every seat's chances on the way.

Plain functions of a header and a log: the worker processes run them beside the bots, so that no table waits for it.
Step 0 is the deal, step k the k-th action.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import UNSET, UnsetType

from quintet.bots import Policy
from quintet.bots.chances import chances
from quintet.core.errors import QuintetError
from quintet.core.events import Dealt, Event
from quintet.core.match import Match
from quintet.core.rng import Rng
from quintet.core.state import State
from quintet.core.view import View
from quintet.core.zones import ALL_SEATS, SPECTATOR
from quintet.games import get_game
from quintet.narrate import Narrator, Sentence
from quintet.server.store.interface import MatchLog
from quintet.server.thinking.analysis import Analyst, DecisionJudged
from quintet.server.thinking.curve import MOST_PLACES
from quintet.server.thinking.decisions import Header

PAGE: Final = 100  # steps that are told at once
_SECONDS: Final = 0.06  # for the chances of one position

Log = Sequence[tuple[int, int]]

_actions: Final = msgspec.json.Decoder(list[tuple[int, str]])
_times: Final = msgspec.json.Decoder(list[int])


class Sought(msgspec.Struct, frozen=True, array_like=True):
    """What somebody who looks back wants to know."""

    what: Literal["rounds", "steps", "chances", "analysis", "moment", "start"]
    viewer: int = SPECTATOR  # whose steps; ALL_SEATS sees all hands, for the time after the end
    first: int = 0  # of the steps
    places: list[int] = []  # the steps after which the chances are sought
    seed: int = 0  # of the playouts
    seats: list[int] = []  # whose decisions are judged
    n_judged: int = 0  # decisions that are known already
    actions: list[str] = []  # of the viewer, after the first step: what they try, or play instead


class Round(msgspec.Struct, frozen=True):
    """A round of a match: the step that dealt it, and the scores after its end, by seat."""

    first: int
    scores: list[int]


class ZoneSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pile as a viewer saw it."""

    zone: str
    n: int
    seat: int | UnsetType = UNSET
    pile: int | UnsetType = UNSET
    cards: list[str] | UnsetType = UNSET
    top: str | UnsetType = UNSET


Fact = bool | int | str | list[Any] | dict[str, Any] | None


class ViewPart(msgspec.Struct, frozen=True, omit_defaults=True):
    """The fields of a view that are not as they were, and of the zones those that are not."""

    version: int | UnsetType = UNSET
    game: str | UnsetType = UNSET
    viewer: int | UnsetType = UNSET
    n_players: int | UnsetType = UNSET
    options: dict[str, bool | int | str] | UnsetType = UNSET
    round_no: int | UnsetType = UNSET
    turn: int | UnsetType | None = UNSET
    is_over: bool | UnsetType = UNSET
    zones: list[ZoneSeen] | UnsetType = UNSET
    facts: dict[str, Fact] | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    goal: int | UnsetType | None = UNSET
    ranking: list[int] | UnsetType | None = UNSET
    legal: list[str] | UnsetType = UNSET
    proposals: list[list[str]] | UnsetType = UNSET
    prompt: str | UnsetType = UNSET
    risky: dict[str, str] | UnsetType = UNSET


class Step(msgspec.Struct, frozen=True):
    """One step: who acted (nobody dealt), what happened, and what the viewer saw then.

    The first step of a page has the whole view, the others what has changed. In a replay nobody is told what they
    might have done: `legal` is empty.
    """

    seat: int | None
    events: Annotated[list[dict[str, Any]], list[Event]]
    sentences: Annotated[list[Any], list[Sentence]]  # the events in words
    view: ViewPart


class Found(msgspec.Struct, frozen=True, array_like=True):
    """The answer, in the part that was asked for."""

    rounds: list[Round] = []
    steps: bytes = b""  # a JSON list of steps
    chances: list[list[float]] = []  # by place and seat
    decisions: list[DecisionJudged] = []  # the next ones
    n_judged: int = 0  # decisions that are known now, forced ones too
    reached: int = 0  # the step of the last of them
    is_done: bool = False  # there are no more
    view: bytes = b""  # JSON
    position: dict[str, Any] | None = None
    refusal: str = ""  # the text key of the rules' reason


class Replay:
    """A match that is looked back at again and again. Trusts its log.

    It keeps the states whose chances were sought, so many that a whole curve needs one pass through the log, and from
    then on only the few actions from a place that is known to one that lies between two of them.
    """

    def __init__(self, header: Header, log: Log, times: Sequence[int] = ()) -> None:
        self.header = header
        self._log = list(log)
        self._times = times  # of the actions, milliseconds after the first
        self._states: dict[int, State] = {}  # by step
        self._analyst: Analyst | None = None

    @classmethod
    def of(cls, header: Header, told: MatchLog) -> Replay:
        """The replay of a match as it is kept."""
        parse = get_game(header.game).actions.parse
        log = [(seat, parse(action)) for seat, action in _actions.decode(told.actions)]
        times = _times.decode(told.times)
        return cls(header, log, [at - times[0] for at in times])

    def look_back(self, sought: Sought) -> Found:
        if sought.what == "rounds":
            return Found(rounds=rounds(self.header, self._log))
        if sought.what == "steps":
            return Found(steps=msgspec.json.encode(steps(self.header, self._log, sought.viewer, sought.first)))
        if sought.what == "analysis":
            return self._judge(sought)
        if sought.what in ("moment", "start"):
            return moment(self.header, self._log, sought)
        return Found(chances=self._chances(sought.places, sought.seed))

    def _judge(self, sought: Sought) -> Found:
        """The next decisions, judged for a little while. An analyst who was elsewhere begins anew."""
        analyst = self._analyst
        is_new = analyst is None or analyst.n_known != sought.n_judged
        if analyst is None or is_new:
            match = _begin(self.header)
            analyst = self._analyst = Analyst(match.game, match.state, self._log, sought.seats, self._times)
            analyst.skip(sought.n_judged)
        decisions = analyst.go_on(must_finish_one=is_new)
        return Found(decisions=decisions, n_judged=analyst.n_known, reached=analyst.reached, is_done=analyst.is_done)

    def _chances(self, places: Sequence[int], seed: int) -> list[list[float]]:
        """Every seat's chance to win after each of these steps."""
        policy = _policy(self.header.game)
        rng = Rng(seed)
        return [chances(self._state_after(place), policy, rng, _SECONDS) for place in places]

    def _state_after(self, step: int) -> State:
        near = max((each for each in self._states if each <= step), default=0)
        state = self._states[near] if near in self._states else _begin(self.header).state
        if near < step:
            state = state.copy()
            for seat, action in self._log[near:step]:
                state.apply(seat, action)
        if len(self._states) < MOST_PLACES:
            self._states[step] = state
        return state


def look_back(header: Header, told: MatchLog, sought: Sought) -> Found:
    """Answer one question about a match."""
    return Replay.of(header, told).look_back(sought)


def _begin(header: Header) -> Match:
    game = get_game(header.game)
    if header.start is not None:
        return Match.from_position(game, header.start)
    return Match(game, header.n_players, game.options.from_json(header.options), header.seed)


def rounds(header: Header, log: Log) -> list[Round]:
    """The rounds with their scores."""
    state = _begin(header).state
    found: list[Round] = []
    first, round_no = 0, int(state.round_no)
    for n, (seat, action) in enumerate(log, 1):
        state.apply(seat, action)
        if int(state.round_no) != round_no or n == len(log):
            found.append(Round(first, state.scores()))
            first, round_no = n, int(state.round_no)
    return found


def moment(header: Header, log: Log, sought: Sought) -> Found:
    """What a seat saw and could do after a step, or would see after some steps more; or the position after a move."""
    match = _begin(header)
    for seat, action in log[: sought.first]:
        match.restore(seat, [action])
    try:
        if sought.what == "moment":
            view = match.foresee(sought.viewer, sought.actions) if sought.actions else match.view(sought.viewer)
            return Found(view=msgspec.json.encode(view.to_json()))
        if sought.actions:
            match.play_all(sought.viewer, sought.actions)
    except QuintetError as error:
        return Found(refusal=getattr(error, "key", "there-is-no-such-action"))
    return Found(refusal="the-match-is-over") if match.is_over else Found(position=match.position())


def steps(header: Header, log: Log, viewer: int, first: int) -> list[Step]:
    """A page of steps as a viewer saw them."""
    match = _begin(header)
    narrator = Narrator(match.game, match.n_players)
    told: list[Step] = []
    before: dict[str, Any] = {}
    for actor, action in log[: max(0, first - 1)]:
        match.restore(actor, [action])
    for n in range(first, min(first + PAGE, len(log) + 1)):
        seat, action = log[n - 1] if n else (None, 0)
        events = match.opening if seat is None else match.play(seat, action)
        causes = [] if seat is None else [action] * len(events)
        sentences = narrator.told(events, seat, causes, viewer)
        shown = [_shown(event, viewer).to_json() for event in events]
        view = _view(match, viewer).to_json()
        told.append(Step(seat, shown, sentences, _difference(before, view)))
        before = view
    return told


def _shown(event: Event, viewer: int) -> Event:
    """The event for a client. With all hands open a deal has every card, so that it can be checked by its seed."""
    return event if viewer == ALL_SEATS and isinstance(event, Dealt) else event.seen_by(viewer)


def _view(match: Match, viewer: int) -> View:
    showing = match.showing()
    return showing.open_view() if viewer == ALL_SEATS else showing.view(viewer, has_actions=False)


def _difference(before: dict[str, Any], view: dict[str, Any]) -> ViewPart:
    """What is not as it was; a game has the same zones always."""
    changed = {name: value for name, value in view.items() if before.get(name, ...) != value}
    if before and "zones" in changed:
        changed["zones"] = [new for old, new in zip(before["zones"], view["zones"], strict=True) if new != old]
    return msgspec.convert(changed, ViewPart)


@lru_cache(maxsize=16)
def _policy(game_id: str) -> Policy:
    return get_game(game_id).policy()
