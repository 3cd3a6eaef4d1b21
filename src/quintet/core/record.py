"""Records: a match as a file that replays byte for byte (`.quintet.json`; its schema lies beside this module)."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from quintet.core.errors import BadRecord, QuintetError

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


def record_schema() -> dict[str, Any]:
    """The JSON Schema of a record."""
    text = files("quintet.core").joinpath("record.schema.json").read_text(encoding="utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema


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
    result: dict[str, object] | None  # None: not finished

    # ------------------------------------------------------------ JSON
    def to_json(self) -> dict[str, object]:
        return {"format": FORMAT, "version": RECORD_VERSION, **vars(self)}

    def dumps(self) -> str:
        """The text of the file: one line an action, so that people and diffs can read it."""
        data = self.to_json()
        actions = ",\n  ".join(json.dumps(action, ensure_ascii=False) for action in self.actions)
        data["actions"] = []
        head, _, tail = json.dumps(data, ensure_ascii=False, indent=1).partition('"actions": []')
        return f'{head}"actions": [\n  {actions}\n ]{tail}\n' if actions else f'{head}"actions": []{tail}\n'

    @classmethod
    def loads(cls, text: str | bytes) -> Record:
        try:
            return cls.from_json(json.loads(text))
        except (ValueError, RecursionError) as error:
            if isinstance(error, QuintetError):
                raise
            raise BadRecord(f"a record is JSON, but this is not: {error}") from None

    @classmethod
    def from_json(cls, data: object) -> Record:
        if not isinstance(data, Mapping) or data.get("format") != FORMAT:
            raise BadRecord(f'this is not a record: expected an object with "format": "{FORMAT}"')
        if data.get("version") != RECORD_VERSION:
            raise BadRecord(f"expected a record of version {RECORD_VERSION}, got {data.get('version')!r}")
        if unknown := set(data) - set(_TYPES) - {"format", "version"}:
            raise BadRecord(f"unknown entry {sorted(map(str, unknown))[0]!r} in the record")
        for name, types in _TYPES.items():
            if name not in data:
                raise BadRecord(f"the record has no entry {name!r}")
            if not isinstance(data[name], types) or isinstance(data[name], bool):
                raise BadRecord(f"entry {name!r} of the record has the wrong type: {type(data[name]).__name__}")
        if not all(isinstance(name, str) for name in data["seats"]):
            raise BadRecord("the seats of a record are a list of names")
        actions = [cls._action(i, entry) for i, entry in enumerate(data["actions"], 1)]
        return cls(**{**{name: data[name] for name in _TYPES}, "actions": actions})

    @staticmethod
    def _action(i: int, entry: object) -> tuple[int, str]:
        match entry:
            case [int(seat), str(action)] if not isinstance(seat, bool):
                return seat, action
        raise BadRecord(f"action {i} of the record is [seat, action], not {entry!r}")

    # ------------------------------------------------------------ replay
    def begin(self, game: Game) -> Match:
        """The match before its first action."""
        from quintet.core.match import Match

        if game.id != self.game:
            raise BadRecord(f"this is a record of {self.game!r}, not of {game.id}")
        if game.rules_version != self.rules_version:
            raise BadRecord(
                f"this record was played by rules version {self.rules_version} of {game.id}, "
                f"this is version {game.rules_version}"
            )
        try:
            if self.start is not None:
                return Match.from_position(game, self.start, self.seats)
            options = game.options.from_json(self.options)
            return Match(game, len(self.seats), options, self.seed, self.seats)
        except QuintetError as error:
            raise BadRecord(f"the header of the record does not fit: {error}") from None

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
