"""Questions about a running match, which stays as it is: what would come of steps or cards, what a bot would do."""

from __future__ import annotations

from typing import TYPE_CHECKING

from quintet.core.errors import QuintetError
from quintet.core.match import Match
from quintet.server import protocol
from quintet.server.protocol import Code
from quintet.server.refusals import refuse
from quintet.server.tables import document as documents
from quintet.server.tables.dealing import LiveMatch
from quintet.server.tables.follower import Follower

if TYPE_CHECKING:
    from quintet.server.tables.table import Table


async def try_steps(table: Table, follower: Follower, command: protocol.Try) -> protocol.Telling:
    """What a person would see after steps that they have not sent. The match stays as it is."""
    live, seat = _asked(table, follower, command.match, command.version)
    numbers = [number_of(live.match, action) for action in command.actions]
    try:
        view = live.match.foresee(seat, numbers)
    except QuintetError as error:
        refuse(Code.ILLEGAL, str(error), getattr(error, "key", ""))
    return protocol.Tried(command.id, table.document.id, command.version, protocol.to_raw(view.to_json()))


async def arrange(table: Table, follower: Follower, command: protocol.Arrange) -> protocol.Telling:
    """What can come of the cards that a person arranges. The match stays as it is."""
    live, seat = _asked(table, follower, command.match, command.version)
    cards, actions = live.match.game.cards, live.match.game.actions
    try:
        found = live.match.arrange(seat, command.parts)
    except QuintetError as error:
        refuse(Code.ILLEGAL, str(error), getattr(error, "key", ""))
    return protocol.Arranged(
        command.id,
        table.document.id,
        command.version,
        [cards.format_all(kinds) for kinds in found.parts],
        [cards.format_all(kinds) for kinds in found.fits],
        actions.format_all(found.steps),
        cards.format_all(found.spare),
    )


def _asked(table: Table, follower: Follower, match_id: str, version: int) -> tuple[LiveMatch, int]:
    """The match and the seat that a question is about, if it was asked of the view as it is now."""
    live = table.running(match_id)
    seat = documents.must_sit(table.document, follower.player)
    if version != live.sights.version(seat):
        refuse(Code.STALE, "the question was about an older view")
    return live, seat


async def hint(table: Table, follower: Follower, command: protocol.Hint) -> protocol.Telling:
    if not table.document.has_hints:
        refuse(Code.NOT_ALLOWED, "the host has switched hints off")
    live = table.running(table.document.match)
    seat = documents.must_sit(table.document, follower.player)
    if not live.match.state.legal_actions(seat):
        refuse(Code.NOT_NOW, "there is nothing to decide")
    version = live.sights.version(seat)
    hints = await table.attendance.hints(live, seat)
    if not hints:
        refuse(Code.BUSY, "nobody has time to think about it now")
    return protocol.Hints(command.id, table.document.id, version, hints)


def number_of(match: Match, action: str) -> int:
    """The number of an action. Guessing what a misspelt one was meant to be would cost more than it helps here."""
    number = match.game.actions.find(action)
    if number is None:
        refuse(Code.ILLEGAL, "there is no such action in this game")
    return number
