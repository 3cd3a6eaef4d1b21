"""Somebody at a table: what was told, what can be done, and the commands that do it. Both faces play through it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from quintet.core.errors import QuintetError
from quintet.fair import new_contribution, seal
from quintet.terminal import choices
from quintet.terminal.actions import Actions, Declared, Move, Thing, View
from quintet.terminal.chance import Chance
from quintet.terminal.connection import Connection, Refused, Told
from quintet.terminal.speech import Speech
from quintet.terminal.table import Table

EMOTES = ("cheer", "clap", "laugh", "wow", "oops", "hurry", "thanks", "well_played")


@dataclass(frozen=True)
class Draft:
    """The first steps of a move that is not sent before it is complete, and what would be seen after them."""

    steps: tuple[str, ...]
    view: View


class Session:
    """One table, followed and played at."""

    def __init__(self, connection: Connection, language: str, is_shown: asyncio.Event) -> None:
        self.connection = connection
        self.language = language
        self.table = Table("")
        self.is_linked = False
        self.is_shown = is_shown  # what can wait begins after the first picture
        self.draft: Draft | None = None
        self.speech: Speech | None = None
        self.actions: Actions | None = None
        self.declared: Declared = {}
        self.games_known: set[str] = set()  # that the user has played at this server
        self.on_change: Callable[[], None] = lambda: None
        self.on_problem: Callable[[QuintetError], None] = lambda error: None
        self._contribution = ""
        self._revealed = ""
        self._tasks: set[asyncio.Task[None]] = set()
        self._moves: tuple[object, list[Move]] = (None, [])
        self.chance = Chance(self)
        connection.hear = self._hear
        connection.on_link = self._link

    # ------------------------------------------------------------ coming and going
    async def follow(self, table: str) -> None:
        """Begin to follow a table."""
        self.table = Table(table)
        self.is_linked = True
        await self.do("watch")
        await self._know_game()

    async def close(self) -> None:
        self.chance.stop()
        for task in list(self._tasks):
            task.cancel()
        await self.connection.close()

    def _link(self, is_up: bool) -> None:
        self.is_linked = is_up
        self.draft = None
        self.on_change()

    def _hear(self, told: Told) -> None:
        before = self.table.version
        self.table.hear(told)
        if told["tell"] == "welcome" and self.table.id:
            self.in_background(self._come_back())
        if told["tell"] == "table":
            self.in_background(self._know_game())
            self.in_background(self._reveal())
        is_awaited = told["tell"] == "interval" and self.table.seat in self.table.awaited
        if is_awaited and self.table.report is None and not self.chance.is_held:
            self.in_background(self.onward())  # there is nothing to look at: this began since
        if told["tell"] == "refused" and told["id"] not in self.connection.awaited:
            self.on_problem(Refused(told["code"], told.get("key", ""), told.get("detail", "")))
        if self.table.version != before:
            self.draft = None
        if self.speech is not None:
            self.speech.seat(self.table.names, self.view.get("viewer", -1))
        self.chance.watch()
        self.on_change()

    async def _come_back(self) -> None:
        known = {"match": self.table.match, "version": self.table.version} if self.table.match else {}
        await self.do("watch", **known)

    async def _know_game(self) -> None:
        """Read what the table's game declares, once."""
        game = self.table.shown.get("game", "")
        if not game or self.declared.get("id") == game:
            return
        declared = await self.connection.request("GET", f"/api/games/{game}")
        self.declared, self.actions = declared, Actions(declared)
        self.speech = Speech(self.language, declared, self.table.names, self.view.get("viewer", -1))
        self.on_change()

    def in_background(self, work: Any) -> None:
        """Do something in the background; a refusal is told."""

        async def tried() -> None:
            try:
                await work
            except QuintetError as error:
                self.on_problem(error)

        task = asyncio.create_task(tried())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # ------------------------------------------------------------ what can be done
    @property
    def view(self) -> View:
        """The table as it would be after the steps that are not sent yet."""
        return self.draft.view if self.draft else self.table.view

    @property
    def moves(self) -> list[Move]:
        view = self.view
        if not view or self.actions is None or view["game"] != self.declared["id"]:
            return []
        if self._moves[0] is not view:
            self._moves = (view, choices.read_all(self.actions, view))
        return self._moves[1]

    @property
    def is_watching(self) -> bool:
        return self.table.seat is None

    def risk_of(self, steps: Sequence[str]) -> str:
        """What speaks against a move that is easily regretted: the key of a text, or ""."""
        risky = self.view.get("risky", {})
        return next((f"risky-{risky[step]}" for step in steps if step in risky), "")

    # ------------------------------------------------------------ commands
    async def do(self, what: str, **arguments: object) -> Told:
        return await self.connection.do(what, table=self.table.id, **arguments)

    async def play(self, steps: Sequence[str]) -> None:
        """Carry a move out. What is only a step of a longer one is kept until the rest of it is known."""
        actions, view = self.actions, self.view
        if actions is None:
            return
        whole = [*(self.draft.steps if self.draft else ()), *steps]
        if len(steps) == 1 and actions.read(steps[0], view).is_step:
            told = await self._ask("try", whole)
            if told["version"] == self.table.version:
                self.draft = Draft(tuple(whole), told["view"])
                self.on_change()
            return
        self.draft = None
        await self._ask("act", whole)

    async def _ask(self, what: str, actions: Sequence[str]) -> Told:
        table = self.table
        return await self.do(what, match=table.match, version=table.version, actions=list(actions))

    def take_back(self) -> None:
        """Forget the steps that are not sent yet."""
        self.draft = None
        self.on_change()

    async def ask_why(self, thing: Thing, target: str = "") -> None:
        """Try what is not legal: the server's refusal tells the rule's reason."""
        view = self.view
        if self.actions is None or not view or view["viewer"] < 0 or view["is_over"]:
            return
        attempt = self.actions.attempt(thing, view, target)
        if attempt is not None and attempt not in view["legal"]:
            await self._ask("act", [*(self.draft.steps if self.draft else ()), attempt])

    async def ask_hint(self) -> None:
        await self.do("hint")

    async def onward(self) -> None:
        """The end of a round has been seen."""
        is_awaited = self.table.seat in self.table.awaited
        if self.table.report is not None and not (self.table.is_interval and is_awaited):
            self.table.report = None
            self.on_change()
        if is_awaited:
            await self.do("onward")

    async def ready(self) -> None:
        """Be ready, with a sealed contribution to the deal."""
        self._contribution = new_contribution()
        await self.do("ready", seal=seal(self._contribution))

    async def start(self) -> None:
        """Deal. The host is ready by that."""
        seats, seat = self.table.shown["seats"], self.table.seat
        if seat is not None and not seats[seat].get("is_ready"):
            await self.ready()
        await self.do("start")

    async def rematch(self) -> None:
        """Open the table for another match, and begin it if that is for this player to say."""
        await self.do("rematch")
        if self.table.shown.get("is_host") and all(seat.get("kind") != "free" for seat in self.table.shown["seats"]):
            if all(
                seat.get("kind") == "bot" for n, seat in enumerate(self.table.shown["seats"]) if n != self.table.seat
            ):
                await self.start()
        elif self.table.seat is not None:
            await self.ready()

    async def say(self, text: str) -> None:
        await self.connection.tell("say", table=self.table.id, text=text)

    async def emote(self, emote: str) -> None:
        await self.connection.tell("emote", table=self.table.id, emote=emote)

    async def _reveal(self) -> None:
        """Contribute what was sealed, once, when the server has bound itself."""
        shown = self.table.shown
        seat = shown["seat"]
        own = shown["seats"][seat] if seat is not None else {}
        if shown["phase"] != "dealing" or not own.get("seal") or not self._contribution:
            return
        if shown["commitment"] and self._revealed != shown["commitment"]:
            self._revealed = shown["commitment"]
            contribution, self._contribution = self._contribution, ""
            await self.do("reveal", contribution=contribution)
