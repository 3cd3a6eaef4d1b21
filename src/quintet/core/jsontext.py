"""A strict reader of JSON. Python's own also takes NaN, and raises another error if the nesting is too deep.

An entry that is there twice is refused: people and other readers may take the first one where Python takes the last.
"""

from __future__ import annotations

import json


def parse_json(text: str | bytes) -> object:
    """The value of a JSON text; raises a ValueError that says why it is none."""
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
