"""The page's types of all messages and answers, web/src/lib/protocol.ts, from their Python classes.

`python -m scripts.protocol` writes it, beside the tables of docs/protocol.md.
"""

from __future__ import annotations

import dataclasses
import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec
from msgspec import UnsetType

from quintet.bots import LEVELS
from quintet.core.events import Event
from quintet.core.notation import HIDDEN
from quintet.core.record import Record
from quintet.core.view import PlaceShown, View
from quintet.narrate import Argument
from quintet.server import protocol
from quintet.server.http.answers import Problem
from quintet.server.http.routes import OPERATIONS
from quintet.server.thinking.replay import ViewPart, ZoneSeen
from quintet.speak import LOW_CHANCE

FILE = Path(__file__).parent.parent / "web" / "src" / "lib" / "protocol.ts"

_HEAD = "/** Made by scripts/protocol.py from the server's own classes: change those, and run it anew. */\n"
_PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
    object: "unknown",
}
_OPTION = bool | int | str
_NAMED: list[tuple[Any, str]] = [
    (_OPTION, "OptionValue"),
    (dict[str, _OPTION], "Options"),
    (protocol.Level, "Level"),
    (protocol.EmoteName, "Emote"),
    (Argument, "Argument"),
    (Event, "GameEvent"),
    (PlaceShown, "Place"),
    (ViewPart, "Partial<View>"),
    (ZoneSeen, "ZoneShown"),
    (Record, "RecordShown"),
]


@dataclasses.dataclass(frozen=True)
class _Field:
    name: str
    kind: Any
    is_optional: bool = False
    comment: str = ""


class _Script:
    """The file as it grows: a type is declared when it is first spoken of."""

    def __init__(self) -> None:
        self._declared: dict[str, str] = {}

    def text(self) -> str:
        return "\n".join([_HEAD, *self._declared.values()])

    def constant(self, name: str, value: object) -> None:
        text = json.dumps(value).replace('"', "'")
        self._declared[name] = f"export const {name} = {text}{' as const' if isinstance(value, list) else ''};\n"

    def alias(self, name: str, text: str) -> None:
        self._declared[name] = f"export type {name} = {text};\n"

    def union(self, name: str, about: str, members: list[tuple[str, str, list[_Field]]]) -> None:
        """A union of objects, each with a tag of its own."""
        self._declared[name] = ""  # its place, before what it speaks of
        objects = [
            f"\n  // {doc}\n  | {{ {'; '.join([tag, *map(self._field, fields)])} }}" for tag, doc, fields in members
        ]
        self._declared[name] = f"/** {about} */\nexport type {name} ={''.join(objects)};\n"

    def kind(self, kind: Any) -> str:
        """A type in TypeScript."""
        for known, name in _NAMED:
            if known == kind:
                return name
        origin, args = get_origin(kind), get_args(kind)
        if origin is Annotated:
            real = [each for each in args[1:] if isinstance(each, type) or get_origin(each) is not None]
            return self.kind((real or args)[0])
        if origin in (Union, UnionType):
            return " | ".join(dict.fromkeys(self.kind(each) for each in args if each is not UnsetType))
        if origin is Literal:
            return " | ".join(f"'{value}'" for value in args)
        if origin is NotRequired:
            return self.kind(args[0])
        if origin is tuple and args[-1] is not Ellipsis:
            return f"[{', '.join(map(self.kind, args))}]"
        if origin in (list, tuple):
            item = self.kind(args[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin is dict:
            return f"Record<string, {self.kind(args[1])}>"
        return _PLAIN.get(kind) or self.declare(kind)

    def declare(self, kind: type, name: str = "") -> str:
        """An interface for a class."""
        name = name or kind.__name__
        if name not in self._declared:
            self._declared[name] = ""  # its place, before what it speaks of
            lines = [f"  {self._field(each)};{each.comment and f' // {each.comment}'}" for each in _fields(kind)]
            self._declared[name] = "\n".join([f"/** {_about(kind)} */", f"export interface {name} {{", *lines, "}\n"])
        return name

    def _field(self, field: _Field) -> str:
        return f"{field.name}{'?' if field.is_optional else ''}: {self.kind(field.kind)}"


def _about(kind: type) -> str:
    """The first sentence of its description."""
    text = " ".join((kind.__doc__ or "").split())
    return re.split(r"(?<=\.) ", text)[0]


def _fields(kind: type, hidden: tuple[str, ...] = ()) -> Iterator[_Field]:
    hints = get_type_hints(kind, include_extras=True)
    comments = _comments(kind)
    if kind is Record:
        yield _Field("format", str)
    if kind in (View, Record):
        yield _Field("version", int)
    if issubclass(kind, msgspec.Struct):
        may_lack = kind.__struct_config__.omit_defaults or issubclass(kind, protocol.Command) or _is_taken(kind)
        names = {each.name: may_lack and not each.required for each in msgspec.structs.fields(kind)}
        if kind.__struct_config__.omit_defaults:  # null is left out, too
            hints = {name: hint if not names[name] else _without_none(hint) for name, hint in hints.items()}
    elif is_typeddict(kind):
        names = {name: get_origin(hint) is NotRequired for name, hint in hints.items()}
    else:
        assert dataclasses.is_dataclass(kind)
        names = {each.name: each.default is None for each in dataclasses.fields(kind)}  # that is left out
        hints = {name: _without_none(hint) if names.get(name) else hint for name, hint in hints.items()}
    for name, is_optional in names.items():
        if name not in hidden:
            yield _Field(name, hints[name], is_optional, comments.get(name, ""))


def _without_none(kind: Any) -> Any:
    if get_origin(kind) not in (Union, UnionType):
        return kind
    return Union[tuple(each for each in get_args(kind) if each is not NoneType)]  # noqa: UP007


def _is_taken(kind: type) -> bool:
    """Whether it is the body of a request."""
    return any(operation.takes is kind for operation in OPERATIONS)


def _comments(kind: type) -> dict[str, str]:
    classes = (
        [kind] if is_typeddict(kind) else [each for each in reversed(kind.__mro__) if "quintet" in each.__module__]
    )
    sources = "".join(inspect.getsource(each) for each in classes)
    return dict(re.findall(r"^    (\w+): [^#\n]*  # (.*)$", sources, re.MULTILINE))


def _tagged(kind: type[msgspec.Struct], tag: str) -> tuple[str, str, list[_Field]]:
    return f"{tag}: '{kind.__struct_config__.tag}'", _about(kind), list(_fields(kind))


def script() -> str:
    """The whole file."""
    made = _Script()
    made.constant("HIDDEN", HIDDEN)
    made.constant("LOW_CHANCE", LOW_CHANCE)
    made.alias("OptionValue", "boolean | number | string")
    made.alias("Options", "Record<string, OptionValue>")
    made.constant("LEVELS", list(LEVELS))
    made.alias("Level", "string")
    made.constant("EMOTES", list(get_args(protocol.EmoteName)))
    made.alias("Emote", "(typeof EMOTES)[number]")
    made.declare(PlaceShown, "Place")
    made.declare(View)
    events = [
        (f"event: '{each.__name__}'", _about(each), list(_fields(each, hidden=("audience",))))
        for each in Event.__subclasses__()
    ]
    made.union("GameEvent", "What happened, as a viewer sees it.", events)
    made.union(
        "Telling", "What the server tells.", [_tagged(each, "tell") for each in protocol.Telling.__subclasses__()]
    )
    made.union("Command", "What a client sends.", [_tagged(each, "do") for each in get_args(protocol.AnyCommand)])
    made.declare(Record, "RecordShown")
    answers = [operation.answers for operation in OPERATIONS if operation.answers is not str]
    for kind in [*answers, *(operation.takes for operation in OPERATIONS if operation.takes), Problem]:
        made.kind(kind)
    others = [made.kind(each) for each in get_args(Argument)]
    made.alias("Argument", " | ".join(others))
    return made.text()
