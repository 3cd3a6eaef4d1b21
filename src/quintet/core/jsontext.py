"""JSON as the standard has it: Python's own reader also takes NaN, and gives up on deep nesting with another error.

Nor is an entry taken that is there twice: other readers, people among them, may go by the other one.
"""

from __future__ import annotations

import json


def parse_json(text: str | bytes) -> object:
    """The value of a text; a ValueError that says why it is no JSON."""
    try:
        value: object = json.loads(text, parse_constant=_no_constant, object_pairs_hook=_no_twins)
    except RecursionError:
        raise ValueError("it is nested too deep") from None
    return value


def _no_constant(word: str) -> object:
    raise ValueError(f"{word} is no number")


def _no_twins(entries: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in entries:
        if name in found:
            raise ValueError(f"the entry {name!a} is there twice")
        found[name] = value
    return found
