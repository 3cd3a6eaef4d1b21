"""Tables wherever they are: what can be asked about a table by any server, whichever has it.

A question goes over the trunk to the server that has the table, and is answered there by the same code.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import msgspec

from quintet.core.errors import QuintetError
from quintet.server.cluster.ownership import Moved
from quintet.server.cluster.trunk import Unreachable
from quintet.server.limits import Guesses
from quintet.server.protocol import Code
from quintet.server.refusals import Refusal, refuse
from quintet.server.store.interface import Node, OwnedElsewhere
from quintet.server.tables.document import clean_name
from quintet.server.tables.open_tables import OpenTables
from quintet.server.tables.table import Table

_WAITS = (0.05, 0.1, 0.2, 0.4, 0.8)  # seconds before a table is looked for again that is on its way


class ShowTable(msgspec.Struct, frozen=True, tag=True):
    """What does a person see of a table?"""

    table: str
    player: str


class WhoseTurn(msgspec.Struct, frozen=True, tag=True):
    """Whose turn is it at a table?"""

    table: str


class MakeCode(msgspec.Struct, frozen=True, tag=True):
    """By which code can a person show a table on a television?"""

    table: str
    player: str


class FindScreen(msgspec.Struct, frozen=True, tag=True):
    """Which table is shown by a code?"""

    code: str


class TellName(msgspec.Struct, frozen=True, tag=True):
    """Somebody who sits at a table has another name."""

    table: str
    player: str
    name: str


Question: TypeAlias = ShowTable | WhoseTurn | MakeCode | FindScreen | TellName
Turn: TypeAlias = tuple[int | None, int]  # whose it is, and until when


class CodeMade(msgspec.Struct, frozen=True):
    """A code for a television, or why there is none."""

    code: str = ""
    milliseconds: int = 0  # that it is good for
    refusal: str = ""
    detail: str = ""


class Anywhere:
    """The tables of all servers of a database."""

    def __init__(self, open_tables: OpenTables) -> None:
        self._open_tables = open_tables
        self._services = open_tables.services

    async def shown(self, table_id: str, player: str, guesses: Guesses, home: str) -> bytes:
        """A table as somebody may see it, as JSON. Raises Refusal."""
        find = self._finding(table_id, player, guesses, home)
        found = await self._find(find, ShowTable(table_id, player))
        return found if isinstance(found, bytes) else msgspec.json.encode(found.shown(player))

    async def turn_of(self, table_id: str) -> Turn:
        """Whose turn it is in a table's match, and until when. One that nobody uses is taken from the store once."""
        is_known, turn = self._open_tables.kept_turn(table_id)
        if is_known:
            return turn, 0  # a clock would have kept it in memory
        found = await self._find(lambda: self._open_tables.get(table_id), WhoseTurn(table_id))
        return msgspec.msgpack.decode(found, type=Turn) if isinstance(found, bytes) else _turn(found)

    async def code_for(self, table_id: str, player: str, guesses: Guesses, home: str) -> tuple[str, int]:
        """A code that shows a table on a television, and when its time is over. Raises Refusal."""
        find = self._finding(table_id, player, guesses, home)
        found = await self._find(find, MakeCode(table_id, player))
        made = msgspec.msgpack.decode(found, type=CodeMade) if isinstance(found, bytes) else _make_code(found, player)
        if made.refusal:
            refuse(Code(made.refusal), made.detail)
        return made.code, self._services.steady() + made.milliseconds

    async def find_screen(self, code: str) -> tuple[str, str] | None:
        """The table that is shown by a code, and the key for it. Each server draws codes for itself: if two have drawn
        the same one, it shows nothing."""
        found = {await self._screen(code)} - {None}
        if self._open_tables.peers is not None:
            others = await self._services.store.others()
            replies = await asyncio.gather(
                *(self._ask(each, FindScreen(code)) for each in others), return_exceptions=True
            )
            screens = [each for each in replies if isinstance(each, bytes)]
            found |= {msgspec.msgpack.decode(each, type=tuple[str, str]) for each in screens}
        return found.pop() if len(found) == 1 else None

    async def rename(self, player: str, name: str) -> str:
        """Call somebody by another name, at all tables at once; returns it as it is shown. Raises Refusal.

        Tables that are not in memory have it when they are taken from the store.
        """
        name = clean_name(name)
        store = self._services.store
        tables = await store.rename(player, name)
        for table_id in tables:
            await self._open_tables.hear_name(table_id, player, name)
        if self._open_tables.peers is not None and tables:
            for table_id, owner in (await store.owners(tables)).items():
                with contextlib.suppress(Moved, Unreachable):
                    await self._ask(owner, TellName(table_id, player, name))
        return name

    # ------------------------------------------------------------ asking
    def _finding(self, table_id: str, player: str, guesses: Guesses, home: str) -> Callable[[], Awaitable[Table]]:
        return lambda: self._open_tables.find(table_id, guesses, player, home)

    async def _find(self, find: Callable[[], Awaitable[Table]], question: Question) -> Table | bytes:
        """A table of this server, or the reply of the one that has it. Refused if that cannot be reached for long."""
        for wait in _WAITS:
            try:
                return await find()
            except OwnedElsewhere as error:
                with contextlib.suppress(Moved, Unreachable):
                    return await self._ask(error.owner, question)
            except Moved:
                pass
            await asyncio.sleep(wait)
        raise Refusal(Code.NOT_NOW, "the server of the table cannot be reached for the moment")

    async def _ask(self, owner: Node, question: Question) -> bytes:
        """The reply of another server. Raises `Moved` if it cannot tell, `Unreachable`."""
        if self._open_tables.peers is None:
            raise Unreachable("this server knows no others")
        return await self._open_tables.peers.ask(owner, msgspec.msgpack.encode(question))

    # ------------------------------------------------------------ being asked
    async def reply(self, data: bytes) -> bytes:
        """The reply to a question of another server; b"" if this one cannot tell. Raises msgspec.DecodeError."""
        question: Question = msgspec.msgpack.decode(data, type=Question)
        if isinstance(question, TellName):
            await self._open_tables.hear_name(question.table, question.player, question.name)
            return b"heard"
        if isinstance(question, FindScreen):
            screen = await self._screen(question.code)
            return b"" if screen is None else msgspec.msgpack.encode(screen)
        try:
            table = await self._open_tables.get(question.table)
        except (Refusal, QuintetError):
            return b""
        if isinstance(question, ShowTable):
            return msgspec.json.encode(table.shown(question.player))
        if isinstance(question, MakeCode):
            return msgspec.msgpack.encode(_make_code(table, question.player))
        return msgspec.msgpack.encode(_turn(table))

    async def _screen(self, code: str) -> tuple[str, str] | None:
        """The table of this server that is shown by a code, and the key for it."""
        screens = self._services.screens
        table_id = screens.find(code, self._services.steady())
        if table_id is None:
            return None
        try:
            table = await self._open_tables.get(table_id)
        except (Refusal, QuintetError):
            return None
        return table_id, screens.key_of(table.document)


def _turn(table: Table) -> Turn:
    return table.turn, table.attendance.deadline


def _make_code(table: Table, player: str) -> CodeMade:
    services = table.services
    if not table.document.is_company(player):
        return CodeMade(refusal=Code.NOT_SEATED, detail="only people who sit at the table may do that")
    if table.document.day:
        why = "nobody watches a deal of the day: others still play the same cards"
        return CodeMade(refusal=Code.NOT_ALLOWED, detail=why)
    try:
        code, until = services.screens.code_for(table.document.id, services.steady())
    except Refusal as refusal:
        return CodeMade(refusal=refusal.code, detail=refusal.detail)
    return CodeMade(code, until - services.steady())
