"""Level sheets: what each of the eight levels asks for, as data, one JSON file each (L8-2).

The sheets in the folder `sheets` beside this module, and in the folders that QUINTET_LEVEL_8_SHEETS names, are the
choices of option `sheet`; a file's name is the choice's name. So the sheet of your own box is one more file:

    {"title": "My box", "levels": [["run 3", "run 3"], …, ["set 2", "colour 5"]], "keep_from": 5, "keep": 4}

Eight levels, at most four parts and nine cards each: `run 3` to `run 9`, `set 2` to `set 6`, `colour 3` to `colour 9`.
Whoever stands at level `keep_from` or higher and has not laid it keeps up to `keep` cards (L8-18; 9 and 0: nobody).
A record names its sheet, and whoever replays it needs the same file.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from quintet.core.errors import BadOptions
from quintet.games.level_8 import cards

STANDARD = "one_star"
FOLDERS_VARIABLE = "QUINTET_LEVEL_8_SHEETS"
_SIZES = {
    "run": range(cards.MIN_RUN, cards.MAX_CARDS + 1),
    "set": range(cards.MIN_SET, cards.N_COLOURS + 1),
    "colour": range(cards.MIN_COLOURED, cards.MAX_CARDS + 1),
}
_KEYS = ("title", "levels", "keep_from", "keep")


@dataclass(frozen=True)
class Sheet:
    """One level sheet. A level is a tuple of parts, a part is (shape, size)."""

    name: str
    title: str
    levels: tuple[tuple[tuple[int, int], ...], ...]
    keep_from: int
    keep: int


def parse_sheet(name: str, data: object) -> Sheet:
    """A sheet from its JSON; raise BadOptions with one sentence for anything that is not right."""
    if not isinstance(data, Mapping) or set(data) != set(_KEYS):
        raise BadOptions(f"level sheet {name}: expected an object with exactly {', '.join(_KEYS)}")
    levels = data["levels"]
    if not isinstance(levels, list) or len(levels) != cards.N_LEVELS:
        raise BadOptions(f"level sheet {name}: expected {cards.N_LEVELS} levels")
    if not isinstance(data["title"], str):
        raise BadOptions(f"level sheet {name}: the title is a text")
    return Sheet(
        name=name,
        title=data["title"],
        levels=tuple(_level(f"level sheet {name}, level {i}", level) for i, level in enumerate(levels, 1)),
        keep_from=_whole(name, "keep_from", data["keep_from"], 1, cards.N_LEVELS + 1),
        keep=_whole(name, "keep", data["keep"], 0, cards.MAX_KEPT),
    )


def _level(where: str, data: object) -> tuple[tuple[int, int], ...]:
    if not isinstance(data, list) or not 1 <= len(data) <= cards.MAX_PARTS:
        raise BadOptions(f"{where}: expected a list of one to {cards.MAX_PARTS} parts")
    parts = tuple(_part(where, part) for part in data)
    if sum(size for _, size in parts) > cards.MAX_CARDS:
        raise BadOptions(f"{where}: at most {cards.MAX_CARDS} cards per level")
    return parts


def _part(where: str, data: object) -> tuple[int, int]:
    if isinstance(data, str) and (found := re.fullmatch(r"(run|set|colour) ([0-9])", data)):
        shape, size = found[1], int(found[2])
        if size in _SIZES[shape]:
            return cards.SHAPE_NAMES.index(shape), size
    sizes = ", ".join(f"{shape} {sizes[0]} to {sizes[-1]}" for shape, sizes in _SIZES.items())
    raise BadOptions(f"{where}: a part is {sizes}, not {data!r}")


def _whole(name: str, key: str, value: object, low: int, high: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadOptions(f"level sheet {name}: {key} is a whole number from {low} to {high}, not {value!r}")
    return value


def load_sheet(path: Path) -> Sheet:
    """The sheet in a file."""
    if not re.fullmatch(r"[a-z][a-z0-9_]*", path.stem):
        raise BadOptions(f"level sheet {path.name}: a name is of small letters, digits and underscores")
    try:
        return parse_sheet(path.stem, json.loads(path.read_text(encoding="utf-8")))
    except (OSError, UnicodeDecodeError, json.JSONDecodeError) as error:
        raise BadOptions(f"level sheet {path.name}: {error}") from None


def load_sheets(folders: list[Path]) -> dict[str, Sheet]:
    """The sheets of some folders by name, the standard one first."""
    sheets: dict[str, Sheet] = {}
    for path in sorted(path for folder in folders for path in folder.glob("*.json")):
        sheet = load_sheet(path)
        if sheet.name in sheets:
            raise BadOptions(f"there are two level sheets of the name {sheet.name}")
        sheets[sheet.name] = sheet
    return {STANDARD: sheets.pop(STANDARD), **dict(sorted(sheets.items()))}


def _folders() -> list[Path]:
    own = os.environ.get(FOLDERS_VARIABLE, "")
    return [Path(__file__).with_name("sheets"), *(Path(folder) for folder in own.split(os.pathsep) if folder)]


SHEETS = load_sheets(_folders())
