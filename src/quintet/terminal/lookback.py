"""A finished match again: its rounds, its steps as they were seen, everybody's chances. From a server, or a record."""

from __future__ import annotations

import asyncio
from typing import Any, Protocol

from quintet.terminal.actions import View
from quintet.terminal.connection import Connection

PAGE = 100  # steps that are told at once
_OPEN = "open"  # the viewer who sees all hands

Json = dict[str, Any]


class Lookback(Protocol):
    """Where a finished match comes from."""

    async def rounds(self) -> Json:
        """The match at a glance."""

    async def steps(self, first: int) -> list[Json]:
        """A page of steps: the first with its whole view, the others with what has changed."""

    async def chances(self) -> Json:
        """Everybody's chances, as far as they are known."""

    async def declared(self, game: str) -> Json:
        """What a game declares."""


class ServerLookback:
    """A match that a server keeps."""

    def __init__(self, connection: Connection, match: str) -> None:
        self._connection = connection
        self._path = f"/api/matches/{match}"

    async def rounds(self) -> Json:
        found: Json = await self._connection.request("GET", f"{self._path}/rounds")
        return found

    async def steps(self, first: int) -> list[Json]:
        path = f"{self._path}/steps?viewer={_OPEN}&first={first}"
        found: list[Json] = await self._connection.request("GET", path)
        return found

    async def chances(self) -> Json:
        found: Json = await self._connection.request("GET", f"{self._path}/chances")
        return found

    async def declared(self, game: str) -> Json:
        found: Json = await self._connection.request("GET", f"/api/games/{game}")
        return found


class Steps:
    """The steps of a match, page by page, each with its whole view."""

    def __init__(self, source: Lookback) -> None:
        self._source = source
        self._pages: dict[int, list[Json]] = {}
        self._one = asyncio.Lock()

    async def at(self, step: int) -> Json:
        """A step; 0 is the deal."""
        first = step - step % PAGE
        async with self._one:
            if first not in self._pages:
                self._pages[first] = whole(await self._source.steps(first))
        return self._pages[first][step - first]


def whole(steps: list[Json]) -> list[Json]:
    """Steps with whole views."""
    found: list[Json] = []
    view: View = {}
    for step in steps:
        changed = step["view"]
        zones = {_place(zone): zone for zone in view.get("zones", [])}
        zones |= {_place(zone): zone for zone in changed.get("zones", [])}
        view = {**view, **changed, "zones": list(zones.values())}
        found.append({**step, "view": view})
    return found


def _place(zone: Json) -> tuple[object, ...]:
    return zone["zone"], zone.get("seat"), zone.get("pile")


_HEIGHTS = "▁▂▃▄▅▆▇█"


def curve(places: list[Json], seat: int, n_steps: int, width: int) -> str:
    """A seat's chances over a match, as a row of bars; blank where they are not known yet."""
    bars = ""
    for column in range(width):
        step = column * n_steps / max(1, width - 1)
        known = [place for place in places if place["step"] <= step]
        if not known:
            bars += " "
            continue
        chance = max(known, key=lambda place: int(place["step"]))["chances"][seat]
        bars += _HEIGHTS[min(len(_HEIGHTS) - 1, chance * len(_HEIGHTS) // 1001)]
    return bars
