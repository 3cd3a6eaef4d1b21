"""What is known of a table: the model behind both faces. It hears what the server tells and draws nothing."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Container
from dataclasses import dataclass, field
from typing import Any

from quintet.narrate import Sentence

Told = dict[str, Any]
View = dict[str, Any]

MOST_LOGGED = 300
MOST_SAID = 100
_FEW = 5  # moves that are news to somebody who comes back


@dataclass(frozen=True)
class RoundEnd:
    """The end of a round: what happened, what was said of it, and how it stands since."""

    round_no: int
    view: View
    events: list[dict[str, Any]]
    sentences: list[Sentence]
    n_told: int = 0  # sentences of the match until the next deal

    @property
    def reason(self) -> Sentence | None:
        """Why the round ended."""
        return next((each for each in self.sentences if each.get("about") == "round"), None)

    def scored(self, seat: int) -> list[Sentence]:
        """What was said of a seat's points."""
        return [each for each in self.sentences if each.get("about") == "points" and seat in seats_in(each)]

    def shown(self, seat: int, zone: str) -> list[str]:
        """The cards that a seat had to show of a zone."""
        for event in reversed(self.events):
            place = event.get("place", {})
            if event["event"] == "Revealed" and place.get("seat") == seat and place.get("zone") == zone:
                return list(event["cards"])
        return []

    def said_of(self, seat: int, keys: Container[str]) -> list[tuple[str, list[str]]]:
        """The cards that were told of a seat by such sentences: their keys, and the cards."""
        found = []
        for each in self.sentences:
            detail = each["args"].get("detail")
            if each["key"] in keys and seat in seats_in(each) and isinstance(detail, dict) and "cards" in detail:
                found.append((each["key"], list(detail["cards"])))
        return found


@dataclass(frozen=True)
class Remark:
    """A line of chat, or a reaction."""

    name: str
    text: str
    emote: str = ""
    is_watching: bool = False


@dataclass
class Table:
    """One table as it was told."""

    id: str
    shown: Told = field(default_factory=dict)
    view: View = field(default_factory=dict)
    match: str = ""
    version: int = -1
    log: deque[Sentence] = field(default_factory=lambda: deque(maxlen=MOST_LOGGED))
    talk: deque[Remark] = field(default_factory=lambda: deque(maxlen=MOST_SAID))
    hints: list[Told] = field(default_factory=list)
    is_own: bool = False  # whether the last update came of what the viewer has done
    moment: Sentence | None = None  # what mattered to the viewer most, until they act
    report: RoundEnd | None = None
    awaited: list[int] = field(default_factory=list)  # seats that look at the end of a round
    is_interval: bool = False
    deadline: float = 0.0  # of the turn, by this machine's clock
    announced: Told = field(default_factory=dict)  # what the host has done last to the table or the viewer
    n_heard: int = 0  # sentences of this match, also those that the log has dropped
    n_old: int = 0  # of these, what was said before the viewer came, but for the last moves
    skew: float = 0.0  # seconds that this machine's clock is ahead

    @property
    def names(self) -> list[str]:
        return [seat.get("name", "") for seat in self.shown.get("seats", [])]

    @property
    def seat(self) -> int | None:
        seat: int | None = self.shown.get("seat")
        return seat

    @property
    def phase(self) -> str:
        return str(self.shown.get("phase", ""))

    @property
    def is_mine(self) -> bool:
        """Whether the viewer can do something."""
        return bool(self.view.get("legal"))

    def seconds_left(self) -> int | None:
        """The time left for a turn."""
        return max(0, round(self.deadline - time.time())) if self.deadline else None

    def hear(self, told: Told) -> None:
        """Take in what the server tells."""
        hear = getattr(self, f"_hear_{told['tell']}", None)
        if hear is not None:  # there may be more kinds of messages later
            hear(told)

    # ------------------------------------------------------------ by kind
    def _hear_welcome(self, told: Told) -> None:
        self.skew = time.time() - told["now"] / 1000
        self.is_interval, self.awaited = False, []  # told again if it is still on

    def _hear_table(self, told: Told) -> None:
        before, self.shown = self.phase, told["table"]
        if self.phase == "gathering" and before == "over":
            self.view, self.match, self.version, self.report = {}, "", -1, None
            self._forget()
        if self.phase == "playing" and before != "playing":
            self.announced = {}

    def _hear_view(self, told: Told) -> None:
        self._follow(told)
        self.view = told["view"]

    def _hear_update(self, told: Told) -> None:
        before = self.view if told["match"] == self.match else {}
        self._follow(told)
        view = told["view"]
        self._remember(told["sentences"])
        self.hints = []
        self.view = view
        self.is_own = bool(told.get("id"))
        moments = [
            {"key": moment["key"], "args": {**sentence["args"], **moment.get("args", {})}}
            for sentence in told["sentences"]
            for moment in sentence.get("moments", ())
            if view["viewer"] in moment["seats"]
        ]
        if moments:
            self.moment = moments[-1]  # type: ignore[assignment]
        elif told.get("id"):
            self.moment = None
        if any(event["event"] == "RoundEnded" for event in told["events"]):
            round_no = (before or view)["round_no"]
            said = told["sentences"]
            dealt = next((n for n, sentence in enumerate(said) if sentence["key"] == "event-dealt"), len(said))
            n_told = self.n_heard - len(said) + dealt
            self.report = RoundEnd(round_no, view, told["events"], said, n_told)
            self.moment = None

    def _hear_missed(self, told: Told) -> None:
        for sentences in told["sentences"]:
            self._remember(sentences)

    def _hear_recent(self, told: Told) -> None:
        self._forget()
        self.match = told["match"]
        self._hear_missed(told)
        self.n_old = self.n_heard - sum(map(len, told["sentences"][-_FEW:]))

    def _hear_clock(self, told: Told) -> None:
        self.deadline = told["deadline"] / 1000 + self.skew if told["deadline"] else 0.0

    def _hear_interval(self, told: Told) -> None:
        self.is_interval, self.awaited = bool(told["deadline"] or told["awaited"]), told["awaited"]
        if not self.is_interval and self.report is not None and not self.report.view["is_over"]:
            self.report = None

    def _hear_hints(self, told: Told) -> None:
        if told["version"] == self.version:
            self.hints = told["hints"]

    def _hear_emoted(self, told: Told) -> None:
        name = self.names[told["seat"]] if told["seat"] < len(self.names) else ""
        self.talk.append(Remark(name, "", told["emote"]))

    def _hear_said(self, told: Told) -> None:
        self.talk.append(Remark(told["name"], told["text"], is_watching=told.get("is_watching", False)))

    def _hear_talk(self, told: Told) -> None:
        self.talk.clear()
        for remark in told["remarks"]:
            self._hear_said(remark)

    def _hear_changed(self, told: Told) -> None:
        self.announced = told

    def _hear_cleared(self, told: Told) -> None:
        self.announced = told

    # ------------------------------------------------------------ parts of them
    def _follow(self, told: Told) -> None:
        if told["match"] != self.match:
            if self.match:
                self._forget()
            self.match = told["match"]
        self.version = told["version"]

    def _forget(self) -> None:
        self.log.clear()
        self.n_heard = self.n_old = 0
        self.moment = None

    def _remember(self, sentences: list[Sentence]) -> None:
        self.log.extend(sentences)
        self.n_heard += len(sentences)


def seats_in(sentence: Sentence) -> list[int]:
    """The players that a sentence is about."""
    player = sentence["args"].get("player")
    return list(player["seats"]) if isinstance(player, dict) and "seats" in player else []
