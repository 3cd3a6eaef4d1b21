"""Records: a match as a file that replays byte for byte (`.quintet.json`; its schema lies beside this module)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Any, TypedDict

from quintet.core.errors import BadRecord, QuintetError, shown
from quintet.core.fairdeal import FairDeal
from quintet.core.jsontext import parse_json
from quintet.core.zones import MOST_SEATS

if TYPE_CHECKING:
    from quintet.core.events import Event
    from quintet.core.game import Game
    from quintet.core.match import Match

FORMAT = "quintet-record"
RECORD_VERSION = 1

_TYPES: dict[str, tuple[type, ...]] = {
    "game": (str,),
    "rules_version": (int,),
    "options": (dict,),
    "seats": (list,),
    "seed": (str,),
    "start": (dict, type(None)),
    "actions": (list,),
    "result": (dict, type(None)),
}


def _is_wholes(value: object) -> bool:
    return isinstance(value, list) and all(isinstance(n, int) and not isinstance(n, bool) for n in value)


def record_schema() -> dict[str, Any]:
    """The JSON Schema of a record."""
    text = files("quintet.core").joinpath("record.schema.json").read_text(encoding="utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema


class ResultShown(TypedDict):
    """How a match ended, by seat."""

    scores: list[int]
    ranking: list[int]  # 1 is best


@dataclass(frozen=True)
class Record:
    """The header of a match and all its actions."""

    game: str
    rules_version: int
    options: dict[str, bool | int | str]
    seats: list[str]
    seed: str
    start: dict[str, object] | None  # a position, if the match did not begin with a deal
    actions: list[tuple[int, str]]
    result: ResultShown | None  # of a match that is over
    fair: FairDeal | None = None  # what proves the deal, if anything does

    # ------------------------------------------------------------ JSON
    def to_json(self) -> dict[str, object]:
        fair = {} if self.fair is None else {"fair": self.fair.to_json()}
        return {"format": FORMAT, "version": RECORD_VERSION, **{name: getattr(self, name) for name in _TYPES}, **fair}

    def dumps(self, actions: str = "") -> str:
        """The text of the file: one line per action, so that people and diffs can read it.

        `actions` stands in the place of the record's own, for whoever has their text already.
        """
        entries = []
        for name, value in self.to_json().items():
            if name == "actions" and actions:
                text = actions
            elif name == "actions" and self.actions:
                lines = ",\n  ".join(json.dumps(action, ensure_ascii=False) for action in self.actions)
                text = f"[\n  {lines}\n ]"
            else:
                text = json.dumps(value, ensure_ascii=False, indent=1).replace("\n", "\n ")
            entries.append(f' "{name}": {text}')
        return "{\n" + ",\n".join(entries) + "\n}\n"

    @classmethod
    def loads(cls, text: str | bytes) -> Record:
        if not isinstance(text, (str, bytes)):
            raise BadRecord(f"a record is JSON text, not {shown(text)}")
        try:
            data = parse_json(text)
        except ValueError as error:
            raise BadRecord(f"a record is JSON, but this is not: {error}") from None
        return cls.from_json(data)

    @classmethod
    def from_json(cls, data: object) -> Record:
        if not isinstance(data, Mapping) or data.get("format") != FORMAT:
            raise BadRecord(f'this is not a record: expected an object with "format": "{FORMAT}"')
        if data.get("version") != RECORD_VERSION or data["version"] is True:
            raise BadRecord(f"expected a record of version {RECORD_VERSION}, got {shown(data.get('version'))}")
        if unknown := set(data) - set(_TYPES) - {"format", "version", "fair"}:
            raise BadRecord(f"unknown entry {shown(min(unknown, key=str))} in the record")
        for name, types in _TYPES.items():
            if name not in data:
                raise BadRecord(f"the record has no entry {name!r}")
            if not isinstance(data[name], types) or isinstance(data[name], bool):
                raise BadRecord(f"entry {name!r} of the record has the wrong type: {type(data[name]).__name__}")
        if not 2 <= len(data["seats"]) <= MOST_SEATS or not all(isinstance(name, str) for name in data["seats"]):
            raise BadRecord(f"the seats of a record are 2 to {MOST_SEATS} names, not {shown(data['seats'])}")
        if data["rules_version"] < 1:
            raise BadRecord(f"the rules version of a record is 1 or more, not {shown(data['rules_version'])}")
        if not re.fullmatch(r"[0-9a-f]{32}", data["seed"]):
            raise BadRecord(f"the seed of a record is 32 hex digits, not {shown(data['seed'])}")
        cls._check_options(data["options"])
        cls._check_result(data["result"])
        actions = [cls._action(i, entry) for i, entry in enumerate(data["actions"], 1)]
        fair = FairDeal.from_json(data["fair"]) if "fair" in data else None
        if fair is not None and len(fair.contributions) != len(data["seats"]):
            raise BadRecord(f"{len(data['seats'])} seats have {len(fair.contributions)} contributions to the fair deal")
        return cls(**{**{name: data[name] for name in _TYPES}, "actions": actions, "fair": fair})

    @staticmethod
    def _check_options(options: dict[object, object]) -> None:
        for name, value in options.items():
            if not isinstance(name, str) or not isinstance(value, (bool, int, str)):
                raise BadRecord(f"the options of a record are names and plain values, not {shown({name: value})}")

    @staticmethod
    def _check_result(result: dict[str, object] | None) -> None:
        if result is None:
            return
        scores, ranking = result.get("scores"), result.get("ranking")
        if len(result) != 2 or not _is_wholes(scores) or not _is_wholes(ranking):
            raise BadRecord(f"the result of a record is scores and ranking as lists of numbers, not {shown(result)}")

    @staticmethod
    def _action(i: int, entry: object) -> tuple[int, str]:
        match entry:
            case [int(seat), str(action)] if not isinstance(seat, bool) and seat >= 0:
                return seat, action
        raise BadRecord(f"action {i} of the record is [seat, action], not {shown(entry)}")

    # ------------------------------------------------------------ replay
    def begin(self, game: Game) -> Match:
        """The match before its first action."""
        from quintet.core.game import format_seed
        from quintet.core.match import Match

        if game.id != self.game:
            raise BadRecord(f"this is a record of {shown(self.game)}, not of {game.id}")
        if game.rules_version != self.rules_version:
            raise BadRecord(
                f"this record was played by rules version {self.rules_version} of {game.id}, "
                f"this is version {game.rules_version}"
            )
        try:
            options = game.options.from_json(self.options)
            if self.start is None:
                return Match(game, len(self.seats), options, self.seed, self.seats)
            match = Match.from_position(game, self.start, self.seats)
        except QuintetError as error:
            raise BadRecord(f"the header of the record does not fit: {error}") from None
        if match.options != options or format_seed(match.seed) != self.seed:
            raise BadRecord("the options or the seed of the record are not those of the position it starts from")
        return match

    def replay_steps(self, match: Match) -> Iterator[tuple[int, str, list[Event]]]:
        """Play the actions on a match just begun: seat, action and events, one at a time."""
        for i, (seat, action) in enumerate(self.actions, 1):
            try:
                events = match.play(seat, action)
            except QuintetError as error:
                raise BadRecord(f"action {i} of {len(self.actions)} does not fit: {error}") from None
            yield seat, action, events
        if self.result is None:
            return
        if not match.is_over:
            raise BadRecord(
                "the record is cut short: it gives a result, "
                f"but after action {len(self.actions)} the match is not over"
            )
        if match.result.to_json() != self.result:
            raise BadRecord(f"the record gives {self.result} as result, the replay {match.result.to_json()}")

    def replay(self, game: Game) -> Match:
        """The match after its last action; raises BadRecord at the first action that does not fit."""
        match = self.begin(game)
        for _ in self.replay_steps(match):
            pass
        return match
