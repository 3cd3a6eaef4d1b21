"""The screen as somebody at a table has it, after some moves: every game at three sizes, with few players and with as
many as it has. Nobody is asked over a line: what a server would tell is told to the program itself.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from textual.filter import LineFilter

from quintet.core.events import Event
from quintet.core.match import Match
from quintet.core.rng import Rng
from quintet.games import all_games, get_game
from quintet.narrate import Narrator
from quintet.terminal.actions import Actions
from quintet.terminal.address import Address
from quintet.terminal.arriving import Wish
from quintet.terminal.choices import touched
from quintet.terminal.connection import Connection
from quintet.terminal.known import Known
from quintet.terminal.screens.app import TableApp
from quintet.terminal.session import Session
from quintet.terminal.speech import Speech
from quintet.terminal.table import Table
from tests.terminal.scenes import NAMES, declared, plainly

_SIZES = ((80, 24), (100, 30), (150, 45))
_N_MOVES = 39
_ID = re.compile(r"terminal-\d+")  # a number made of everything that is drawn
_FONTS = re.compile(r" *@font-face \{.*?\}\n", re.DOTALL)  # from the network: nobody needs them here


@dataclass(frozen=True)
class Case:
    """A game on a screen."""

    game: str
    n_players: int
    width: int
    height: int

    @property
    def name(self) -> str:
        return f"{self.game}-{self.width}x{self.height}"


@dataclass(frozen=True)
class Picture:
    """A screen: as text, in which a difference can be read, and as Textual's screenshot, which has the colours."""

    text: str
    svg: str


def _players(low: int, high: int) -> tuple[int, int, int]:
    """On a small screen as many as the game has, on a large one few."""
    return high, min(4, high), low


CASES = [
    Case(game.id, n_players, *size)
    for game in all_games()
    for n_players, size in zip(_players(game.min_players, game.max_players), _SIZES, strict=True)
]


def picture_of(case: Case, folder: Path) -> Picture:
    """Draw the screen of a case; on the large one the first thing that can be held is."""

    async def draw() -> Picture:
        program = _Pictured(session_of(case, folder), Wish(folder, "en", "Ada", titles={case.game: _title(case)}))
        async with program.run_test(size=(case.width, case.height)) as pilot:
            await pilot.pause()
            if case.width == _SIZES[-1][0]:
                _take_up(program)
            await pilot.pause()
            svg = program.export_screenshot(title=_title(case), simplify=True)
            return Picture(program.board.text() + "\n", _FONTS.sub("", _ID.sub("terminal", svg)))

    return asyncio.run(draw())


def _take_up(program: TableApp) -> None:
    moves = program.session.moves
    drawn = [each.thing for each in program.board.scene.touchables] if program.board.scene else []
    things = [thing for thing in drawn if not isinstance(thing, int)]
    held = next((thing for thing in things if touched(moves, thing, None).kind == "hold"), None)
    if held is not None:
        program._hold(held)


class _Pictured(TableApp):
    """The table in all colours, whatever the tester's terminal has."""

    def get_line_filters(self) -> Sequence[LineFilter]:
        return []


def _title(case: Case) -> str:
    return get_game(case.game).title


def session_of(case: Case, folder: Path, n_moves: int = _N_MOVES) -> Session:
    """A session that was told of a table after some moves, as the player who acts next."""
    match, steps = _played(case, n_moves)
    turn = match.turn
    seat = next(seat for seat in range(case.n_players) if match.legal(seat)) if turn is None else turn
    line = Connection(Address("https://cards.example.org"), Known(folder / "known.json"))
    session = Session(line, "en", asyncio.Event())
    session.table = table = Table("k7fm-q2xd-9wpt")
    session.is_linked = True
    session.games_known.add(case.game)  # nothing is explained
    session.declared = declared(case.game)
    session.actions = Actions(session.declared)
    session.speech = Speech("en", session.declared, match.names, seat)
    table.hear({"tell": "table", "table": _shown(case, seat)})
    narrator = Narrator(get_game(case.game), case.n_players)
    told = [narrator.told(events, actor, causes, seat) for actor, causes, events in steps]
    table.hear({"tell": "recent", "match": "one", "sentences": plainly(told)})
    table.hear({"tell": "view", "match": "one", "version": len(steps), "view": plainly(match.view(seat).to_json())})
    return session


def _played(case: Case, n_moves: int = _N_MOVES) -> tuple[Match, list[tuple[int | None, list[int], list[Event]]]]:
    """A match after some moves at random, but proposed ones where there are some; and who did what."""
    game = get_game(case.game)
    match, rng = Match(game, case.n_players, seed=5, names=NAMES[: case.n_players]), Rng(5)
    steps: list[tuple[int | None, list[int], list[Event]]] = [(None, [], match.opening)]
    for _ in range(n_moves):
        if match.is_over:
            return _played(case, n_moves - 1)
        able = [seat for seat in range(case.n_players) if match.legal(seat)]
        seat = able[int(rng.below(len(able)))]
        proposals, legal = plainly(match.view(seat).to_json())["proposals"], match.legal(seat)
        for step in proposals[0] if proposals else [legal[int(rng.below(len(legal)))]]:
            events = match.play(seat, step)
            steps.append((seat, [game.actions.parse(step)] * len(events), events))
    return _played(case, n_moves - 1) if match.is_over else (match, steps)


def _shown(case: Case, seat: int) -> dict[str, Any]:
    """The table as a server shows it, with one friend and bots."""
    kinds = {seat: "person", (seat + 1) % case.n_players: "person"}
    seats = [
        {"name": name, "kind": kinds.get(n, "bot"), "level": "" if n in kinds else "normal", "is_here": True}
        for n, name in enumerate(NAMES[: case.n_players])
    ]
    return {
        "id": "k7fm-q2xd-9wpt",
        "game": case.game,
        "phase": "playing",
        "seats": seats,
        "seat": seat,
        "host": seat,
        "is_host": True,
        "has_chat": True,
        "n_watching": 0,
        "options": {},
    }
