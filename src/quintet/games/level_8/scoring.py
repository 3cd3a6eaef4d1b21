"""How Level 8 is scored, as data for a score pad: from the very numbers by which the rules count, and its sheets."""

from __future__ import annotations

from quintet.core.scoring import Scoring
from quintet.games.level_8 import cards
from quintet.games.level_8.rules import LEVELS_FOR_ENDING, LEVELS_FOR_LAYING
from quintet.games.level_8.sheets import SHEETS, Sheet


def scoring() -> Scoring:
    return {
        "options": ["sheet"],
        "data": {
            "for_laying": LEVELS_FOR_LAYING,  # L8-16
            "for_ending": LEVELS_FOR_ENDING,
            "n_levels": cards.N_LEVELS,
            "medal": cards.MEDAL,
            "sheets": {name: _sheet(sheet) for name, sheet in SHEETS.items()},
        },
    }


def _sheet(sheet: Sheet) -> dict[str, object]:
    levels = [[{"shape": cards.SHAPE_NAMES[shape], "size": size} for shape, size in level] for level in sheet.levels]
    return {"title": sheet.title, "levels": levels, "keep_from": sheet.keep_from, "keep": sheet.keep}
