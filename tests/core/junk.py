"""Junk for the fuzz tests: any JSON, and valid JSON with something in it changed."""

from __future__ import annotations

import copy
from typing import Any

from hypothesis import strategies as st

NUMBERS = st.integers(-(1 << 70), 1 << 70)
TEXTS = st.text(max_size=30) | st.sampled_from(["R7", "RS", "take", "red", "yes", "off", "solo", "hand", "\ud800"])
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.floats(allow_nan=False, allow_infinity=False) | TEXTS,
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(TEXTS, inner, max_size=5),
    max_leaves=12,
)


def _places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of everything inside a JSON value."""
    keys = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
    found = [(*path, key) for key in keys]
    for key in keys:
        found += _places(data[key], (*path, key))
    return found


@st.composite
def mutated(draw: st.DrawFn, valid: Any) -> Any:
    """A valid JSON value with one to three changes: something replaced, removed, doubled or added."""
    data = copy.deepcopy(valid)
    for _ in range(draw(st.integers(1, 3))):
        places = _places(data)
        if not places:
            break
        *path, key = draw(st.sampled_from(places))
        holder = data
        for step in path:
            holder = holder[step]
        match draw(st.sampled_from(["replace", "remove", "double", "add"])):
            case "replace":
                holder[key] = draw(JSON)
            case "remove":
                del holder[key]
            case "double" if isinstance(holder, list):
                holder.insert(key, copy.deepcopy(holder[key]))
            case "add" if isinstance(holder, dict):
                holder[draw(TEXTS)] = draw(JSON)
    return data
