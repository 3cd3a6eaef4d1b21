"""What a state holds, as plain values: so that it can be pickled.

A compiled object cannot be made without its constructor. So an unpickled state begins as an empty one of the same game,
options and number of players, and what the other held is written into it, part by part. Options, and whatever else is
a dataclass, are left as the constructor has made them; a sink is not kept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, is_dataclass
from enum import Enum
from typing import Any

import mypy_extensions as native  # imported by name, it would let this module be compiled
from librt.vecs import vec

from quintet.core.sink import Sink

_VECTORS: dict[type, Callable[[list[Any]], Any]] = {
    type(kind([])): kind
    for kind in (vec[native.i64], vec[native.i32], vec[native.i16], vec[native.u8], vec[float], vec[bool])
}


@dataclass(frozen=True)
class Part:
    """What an object within a state holds, by the names of its attributes."""

    values: dict[str, object]


def contents(thing: object) -> Part:
    """What a state, or an object within it, holds."""
    values = {name: getattr(thing, name) for name in _names(thing)}
    return Part({name: _kept(value) for name, value in values.items() if not _is_fixed(value)})


def fill(thing: object, part: Part) -> None:
    """Let an object that is shaped alike hold the same."""
    for name, value in part.values.items():
        before = getattr(thing, name)
        if isinstance(value, Part):
            fill(before, value)
        elif type(before) in _VECTORS and isinstance(value, list):
            _fill_vector(thing, name, before, value)
        elif isinstance(before, list) and isinstance(value, list) and any(isinstance(each, Part) for each in value):
            for old, new in zip(before, value, strict=True):
                fill(old, new)
        else:
            setattr(thing, name, value)


def _fill_vector(thing: object, name: str, before: Any, values: list[Any]) -> None:
    if len(before) != len(values):
        setattr(thing, name, _VECTORS[type(before)](values))
        return
    for i, value in enumerate(values):  # in its place: other parts may share it
        before[i] = value


def _names(thing: object) -> list[str]:
    """The attributes of an object, be its class compiled, plain Python, or plain but derived from a compiled one."""
    compiled = getattr(type(thing), "__mypyc_attrs__", ())
    return [name for name in (*compiled, *getattr(thing, "__dict__", ())) if name != "__dict__"]


def _is_fixed(value: object) -> bool:
    return isinstance(value, Sink) or is_dataclass(value)


def _kept(value: object) -> object:
    if type(value) in _VECTORS:
        return list(value)  # type: ignore[call-overload]
    if isinstance(value, list):
        return [_kept(each) for each in value]
    return value if isinstance(value, Enum) or not _names(value) else contents(value)
