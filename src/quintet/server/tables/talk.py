"""The chat of a table: who may say something, what was said lately, and who is told."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

import msgspec

from quintet.server import protocol
from quintet.server.protocol import Code, RemarkShown, format_telling
from quintet.server.refusals import refuse
from quintet.server.store.interface import MOST_REMARKS, Remark
from quintet.server.tables import document as documents
from quintet.server.tables.follower import Follower
from quintet.server.tables.writing import clean_line

if TYPE_CHECKING:
    from quintet.server.tables.table import Table


class Talk:
    """The chat of one table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.remarks: deque[Remark] = deque(maxlen=MOST_REMARKS)

    async def say(self, follower: Follower, command: protocol.Say) -> None:
        """Keep a line and tell it. The table's lock is held."""
        table = self.table
        if not table.document.has_chat:
            refuse(Code.NOT_ALLOWED, "the host has switched chat off")
        documents.must_be_welcome(table.document, follower.player)
        text = clean_line(command.text)
        if not text:
            refuse(Code.BAD_MESSAGE, "a line of chat has at least one letter")
        name, is_watching = await self._speaker(follower.player)
        remark = Remark(follower.player, name, text, table.services.now(), is_watching)
        await table.keep(table.services.store.say(table.lease, remark))
        self.remarks.append(remark)
        table.tell_company(protocol.Said(table.document.id, **msgspec.structs.asdict(self._shown(remark))))

    async def _speaker(self, player: str) -> tuple[str, bool]:
        """The name under which somebody chats, and whether they only watch. Raises Refusal if they may not."""
        document = self.table.document
        seat = document.seat_of(player)
        if seat is not None:
            return document.seats[seat].name, False
        if not document.has_watchers_chat or document.watching != "anybody":
            refuse(Code.NOT_SEATED, "only who sits at the table may chat")
        person = await self.table.services.store.person(player)
        return documents.distinct(document, player, documents.clean_name(person.name)), True

    def _shown(self, remark: Remark) -> RemarkShown:
        """A line under the name that its speaker has by now, if they sit here."""
        document = self.table.document
        seat = document.seat_of(remark.player)
        name = remark.name if seat is None else document.seats[seat].name
        return RemarkShown(name, remark.text, remark.at, seat, remark.is_watching)

    def tell(self, follower: Follower) -> None:
        """Tell somebody what was said here lately, if they may know."""
        table = self.table
        if self.remarks and table.document.has_chat and table.may_hear(follower):
            remarks = [self._shown(remark) for remark in self.remarks]
            follower.push(format_telling(protocol.Talk(table.document.id, remarks)))
