"""A move of many steps as it stands in a list: its parts with their cards, in lines that break none of them."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from quintet.terminal.actions import View
from quintet.terminal.painting import Painter
from quintet.terminal.speech import Speech

_BETWEEN = " · "


def way_of(steps: Sequence[str], view: View, speech: Speech, painter: Painter, room: int) -> Text | str:
    """A proposal in its parts; in words where the game tells none."""
    lines: list[Text] = []
    for part in map(painter.text, speech.split(steps, view)):
        if lines and lines[-1].cell_len + len(_BETWEEN) + part.cell_len <= room:
            lines[-1] = Text.assemble(lines[-1], _BETWEEN, part)
        else:
            lines.append(part)
    return Text("\n").join(lines) if lines else speech.steps(steps, view)
