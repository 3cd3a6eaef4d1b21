"""A finished match on the board, step by step, with everybody's chances below it."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.timer import Timer
from textual.widgets import Static

from quintet.core.errors import QuintetError
from quintet.terminal.drawing import LEAST_LINES
from quintet.terminal.lookback import Lookback, Steps, curve
from quintet.terminal.painting import SEATS, Painter
from quintet.terminal.scene import Scene
from quintet.terminal.screens.board import Board
from quintet.terminal.screens.passing import Passing
from quintet.terminal.speech import Speech, frame_texts, problem_in

_PACE: Final = 0.9  # seconds for a step while it plays
_LEAST_LINES: Final = 20  # of the board: nothing is asked below it
_ASK_AGAIN: Final = 0.5  # seconds between questions about chances


class ReplayScreen(Passing[None]):
    """Looking back. Arrows go step by step, with Shift round by round; the space bar plays."""

    DEFAULT_CSS = """
    ReplayScreen { background: ansi_default; color: ansi_default; }
    ReplayScreen Static { height: auto; width: 1fr; padding: 0 1; }
    """

    def __init__(self, title: str, told: dict[str, Any], source: Lookback, language: str) -> None:
        super().__init__()
        self._title = title
        self._told = told
        self._source = source
        self._language = language
        self._frame = frame_texts(language)
        self._steps = Steps(source)
        self._n_steps: int = told["n_steps"]
        self._names = [chair["name"] for chair in told["chairs"]]
        self._at = 0
        self._chances: list[dict[str, Any]] = []
        self._speech: Speech | None = None
        self._playing: Timer | None = None
        self._board = Board(self._frame, _LEAST_LINES)
        self._curve = Static()

    def compose(self) -> ComposeResult:
        with Vertical():
            yield self._board
            yield self._curve

    def on_mount(self) -> None:
        self._board.focus()
        self.run_worker(self._show())
        self.run_worker(self._find_chances())

    async def _know_game(self) -> Speech:
        if self._speech is None:
            declared = await self._source.declared(self._told["game"])
            seat = self._told["seat"]
            self._speech = Speech(self._language, declared, self._names, -1 if seat is None else seat)
        return self._speech

    async def _find_chances(self) -> None:
        """Ask for the chances until they are all known; what is known is drawn meanwhile."""
        try:
            while True:
                told = await self._source.chances()
                self._chances = told["places"]
                self._draw_curve()
                if told["is_done"]:
                    return
                await asyncio.sleep(_ASK_AGAIN)
        except QuintetError:
            self._curve.update(self._frame.say("chance-none"))

    # ------------------------------------------------------------ drawing
    async def _show(self) -> None:
        """Draw the step; where the line is cut, say so, and what was seen stays: the next key tries again."""
        try:
            speech = await self._know_game()
            step = await self._steps.at(self._at)
        except QuintetError as error:
            self._curve.update(problem_in(self._frame, error))
            return
        view = {**step["view"], "legal": [], "proposals": [], "prompt": "", "risky": {}}
        seat = self._told["seat"]
        view["viewer"] = -1 if seat is None else seat
        painter = Painter(speech.faces, speech.names)
        own = [zone for zone in view["zones"] if zone["zone"] == "hand" and zone.get("seat") == view["viewer"]]
        hand = speech.faces.sorted(own[0].get("cards") or []) if own else []
        self._board.show(
            Scene(
                view=view,
                speech=speech,
                painter=painter,
                title=f"{self._title} · {speech.say('round-over', n=view['round_no'])}",
                status=speech.say("move-n", n=self._at, most=self._n_steps),
                prompt="",
                keys=speech.say("terminal-replay-keys"),
                hand=hand,
                log=[painter.text(speech.sentence(sentence)) for sentence in step["sentences"]],
                is_still=True,
            )
        )
        self._draw_curve()

    def _draw_curve(self) -> None:
        """A row of bars for everybody, and where the step is."""
        if not self._chances:
            self._curve.update(self._frame.say("chance-working"))
            return
        room = max(map(len, self._names))
        width = max(10, self.app.size.width - room - 12)
        here = round(self._at * (width - 1) / max(1, self._n_steps))
        now = max((each for each in self._chances if each["step"] <= self._at), key=lambda each: int(each["step"]))
        has_room = self.app.size.height > LEAST_LINES + len(self._names)
        lines = [Text(self._frame.say("chance-title"), "bold")] if has_room else []
        for seat, name in enumerate(self._names):
            if not has_room and seat != (self._told["seat"] or 0):
                continue
            bars = curve(self._chances, seat, self._n_steps, width)
            line = Text(f"{name:<{room}} {round(now['chances'][seat] / 10):>3} % ")
            line.append(bars[:here], SEATS[seat % len(SEATS)])
            line.append(bars[here : here + 1], f"{SEATS[seat % len(SEATS)]} reverse")
            line.append(bars[here + 1 :], SEATS[seat % len(SEATS)])
            lines.append(line)
        self._curve.update(Text("\n").join(lines))

    # ------------------------------------------------------------ going on and back
    def on_board_pressed(self, event: Board.Pressed) -> None:
        event.stop()
        if event.key in ("q", "escape"):
            self._leave()
        elif event.key in ("shift+left", "shift+right"):
            self._go(self._round(1 if event.key == "shift+right" else -1))
        elif event.key in ("home", "end"):
            self._go(0 if event.key == "home" else self._n_steps)
        elif event.key == "enter":
            self._play()

    def on_board_walked(self, event: Board.Walked) -> None:
        event.stop()
        self._go(self._at + event.way)

    def _leave(self) -> None:
        if self.is_current:
            self.dismiss(None)

    def _round(self, way: int) -> int:
        """The deal before or behind the step."""
        firsts = [each["first"] for each in self._told["rounds"]]
        if way > 0:
            return min((first for first in firsts if first > self._at), default=self._n_steps)
        return max((first for first in firsts if first < self._at), default=0)

    def _go(self, step: int) -> None:
        self._at = max(0, min(self._n_steps, step))
        self.run_worker(self._show(), exclusive=True, group="step")

    def _play(self) -> None:
        if self._playing is not None:
            self._playing.stop()
            self._playing = None
        else:
            self._playing = self.set_interval(_PACE, lambda: self._go(self._at + 1))
