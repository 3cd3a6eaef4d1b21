"""Options: one frozen dataclass per game, each field declared once with its default and what it takes.

From the declaration come validation, the lobby's form, the command line's flags, the table in the docs and the short
text `solo(throw_in=no,hand=7)`. The text key of an option is `option-NAME`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import Any, ClassVar, Self

from quintet.core.errors import BadOptions, shown

_KIND = "quintet"


@dataclass(frozen=True)
class Kind:
    """What a field takes: yes or no, a whole number in a range, or one of a few words."""

    choices: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    is_flag: bool = False

    def describe(self) -> str:
        if self.is_flag:
            return "yes or no"
        if self.choices:
            return " or ".join(self.choices)
        return f"a whole number from {self.low} to {self.high}"

    def parse(self, name: str, value: object) -> bool | int | str:
        """A value from JSON or from text."""
        if self.is_flag:
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.casefold() in _FLAGS:
                return _FLAGS[value.casefold()]
        elif self.choices:
            word = str(value) if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 1000 else value
            if isinstance(word, str) and word in self.choices:
                return word
        elif not isinstance(value, bool):
            number = value if isinstance(value, int) else _whole(value)
            if number is not None and self.low <= number <= self.high:
                return number
        raise BadOptions(f"option {name} takes {self.describe()}, not {shown(value)}")


_FLAGS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def _whole(value: object) -> int | None:
    return int(value) if isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,9}", value) else None


def flag(default: bool) -> Any:
    """A field that is yes or no."""
    return field(default=default, metadata={_KIND: Kind(is_flag=True)})


def whole(default: int, low: int, high: int) -> Any:
    """A field that is a whole number from low to high."""
    return field(default=default, metadata={_KIND: Kind(low=low, high=high)})


def choice(default: str, *others: str) -> Any:
    """A field that is one of a few words; the default comes first."""
    return field(default=default, metadata={_KIND: Kind(choices=(default, *others))})


@dataclass(frozen=True)
class Options:
    """The options that every game has. A game derives its own frozen dataclass."""

    game_id: ClassVar[str]

    starter: str = choice("drawn", "seat_0")  # ALL-2
    turn_limit: int = whole(20_000, 1, 1_000_000)  # ALL-4

    def refusal(self, n_players: int) -> str:
        """Why this number of players cannot play with these options, as a sentence; "" if it can (ALL-3)."""
        return ""

    # ------------------------------------------------------------ what is declared
    @classmethod
    def kinds(cls) -> dict[str, Kind]:
        return {f.name: f.metadata[_KIND] for f in fields(cls)}

    def __post_init__(self) -> None:
        for name, kind in self.kinds().items():
            object.__setattr__(self, name, kind.parse(name, getattr(self, name)))

    def changed(self) -> Iterator[tuple[str, bool | int | str]]:
        """The options that differ from their default."""
        for f in fields(self):
            value = getattr(self, f.name)
            if value != f.default:
                yield f.name, value

    # ------------------------------------------------------------ JSON and text
    def to_json(self) -> dict[str, bool | int | str]:
        return dict(self.changed())

    @classmethod
    def from_json(cls, data: object) -> Self:
        if not isinstance(data, Mapping):
            raise BadOptions(f"options of {cls.game_id} are an object of names and values, not {shown(data)}")
        kinds = cls.kinds()
        for name in data:
            if name not in kinds:
                raise BadOptions(f"{cls.game_id} has no option {shown(name)}; it has {', '.join(kinds)}")
        return cls(**data)

    def format(self) -> str:
        """The short text: `solo(throw_in=no,hand=7)`."""
        parts = [f"{name}={_text(value)}" for name, value in self.changed()]
        return f"{self.game_id}({','.join(parts)})"

    @classmethod
    def parse(cls, text: str) -> Self:
        """The options of a short text, with or without the game's name around them."""
        if not isinstance(text, str):
            raise BadOptions(f"options of {cls.game_id} are a text like {cls.game_id}(NAME=VALUE), not {shown(text)}")
        inner = text.strip()
        if found := re.fullmatch(r"(\w+)\((.*)\)", inner, re.DOTALL):
            if found[1] != cls.game_id:
                raise BadOptions(f"these are options of {found[1]}, not of {cls.game_id}")
            inner = found[2]
        elif inner == cls.game_id:
            inner = ""
        data: dict[str, str] = {}
        for part in inner.split(",") if inner.strip() else []:
            name, equals, value = part.partition("=")
            if not equals:
                raise BadOptions(f"expected NAME=VALUE, got {shown(part.strip())}")
            if name.strip() in data:
                raise BadOptions(f"option {name.strip()} is given twice")
            data[name.strip()] = value.strip()
        return cls.from_json(data)


def _text(value: bool | int | str) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
