"""What is drawn of a table: everything that its picture is made from, and what can be touched on it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.text import Text

from quintet.terminal.actions import Move, Thing, View
from quintet.terminal.canvas import Region
from quintet.terminal.painting import Painter
from quintet.terminal.speech import Speech


@dataclass(frozen=True)
class Button:
    """Something that is chosen by its number."""

    words: str
    is_hinted: bool = False


@dataclass(frozen=True)
class Touchable:
    """Something that can be touched, and where it lies. `thing` is a card or pile, or the number of a button."""

    thing: Thing | int
    region: Region


@dataclass
class Scene:
    """All that is drawn."""

    view: View
    speech: Speech
    painter: Painter
    title: str
    status: str  # at the right of the head
    prompt: str
    keys: str
    moves: Sequence[Move] = ()
    hand: Sequence[str] = ()  # one's own cards in their order
    buttons: Sequence[Button] = ()
    log: Sequence[Text] = ()  # oldest first
    message: str = ""
    held: Thing | None = None
    cursor: Thing | int | None = None
    seats: Sequence[dict[str, Any]] = ()  # as the table shows them
    is_mine: bool = False
    is_still: bool = False  # nothing can be touched: a replay
    touchables: list[Touchable] = field(default_factory=list)


def own_hand(scene: Scene) -> str:
    return f"hand/{scene.view['viewer']}"
