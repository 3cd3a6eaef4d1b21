"""What the server keeps, and the promise that goes with it: when a write returns, it survives anything.

A store knows no rules and no sockets. Writes of a table go through a `Lease`: whoever takes a table over gets a higher
epoch, and writes of an older one raise `StaleOwner`, so that two servers can never both write to one table.
"""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from quintet.core.errors import QuintetError

MOST_REMARKS = 50  # that are kept of a table; older ones are forgotten


class StaleOwner(QuintetError):
    """Somebody else owns the table by now: nothing was written."""


class Conflict(QuintetError):
    """It does not fit what is there (a name that is taken, a move that is not the next one): nothing was written."""


class StoreFailed(QuintetError):
    """The store cannot write any more. The server must stop: nothing that it says could be kept."""


class StoreAway(QuintetError):
    """The store cannot be reached for the moment: nothing was read or written."""


class UnusableDatabase(QuintetError):
    """A database in which the server cannot keep its tables: not ours, too new, out of reach."""


class Lease(msgspec.Struct, frozen=True):
    """The right to write to a table."""

    table: str
    epoch: int


class Node(msgspec.Struct, frozen=True):
    """A server among several on one database."""

    name: str
    address: str = ""  # where the others reach it; "" if they cannot


class OwnedElsewhere(QuintetError):
    """Another server holds the lease of the table: nothing was taken."""

    def __init__(self, table: str, owner: Node) -> None:
        super().__init__(f"table {table} is with server {owner.name}")
        self.owner = owner


class Move(msgspec.Struct, frozen=True):
    """One action in the log of a match."""

    seat: int
    action: str
    at: int  # milliseconds since 1970


class Chair(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat of a match: a person, or a bot of some level."""

    name: str
    player: str = ""  # a person's id; "" for a bot
    bot: str = ""  # a bot's level; "" for a person


class MatchRow(msgspec.Struct, frozen=True):
    """The header of a match: what does not change while it is played."""

    id: str
    table: str
    game: str
    rules_version: int
    options: dict[str, bool | int | str]
    chairs: list[Chair]
    seed: str  # 32 hex digits; secret until the match is over
    fair: dict[str, Any]  # what proves the deal; secret until the match is over
    started_at: int
    start: dict[str, Any] | None = None  # a position, if the match does not begin with a deal
    is_public: bool = False  # whether others than its players may look at the whole match after the end
    sealed_until: int = 0  # before that nobody may look back at it: others still play the same cards


class Outcome(msgspec.Struct, frozen=True):
    """How a match ended."""

    scores: list[int]
    ranking: list[int]
    ended_at: int


class KeptMatch(msgspec.Struct, frozen=True):
    """A match without its log, which may be long."""

    row: MatchRow
    n_actions: int
    outcome: Outcome | None  # None while it is played


class MatchLog(msgspec.Struct, frozen=True):
    """The log of a match as JSON, which is passed on as it is."""

    actions: bytes  # [seat, action], one per line, as in a record
    times: bytes  # of each action, milliseconds since 1970


class Person(msgspec.Struct, frozen=True):
    """What is known of somebody: a name from the first seat on, and how many matches in a row they have won."""

    name: str = ""
    streak: int = 0
    longest_streak: int = 0


class Remark(msgspec.Struct, frozen=True):
    """A line of chat."""

    player: str
    name: str  # as it was then
    text: str
    at: int  # milliseconds since 1970
    is_watching: bool = False  # said by somebody who did not sit there


class TakenTable(msgspec.Struct, frozen=True):
    """A table as it was kept: the document of its table, its running or last match, that match's log, its people."""

    lease: Lease
    document: bytes
    match: MatchRow | None
    moves: list[Move]
    outcome: Outcome | None
    names: dict[str, str] = {}  # of those who sit there, as they are called now
    remarks: list[Remark] = []  # what was said there lately, oldest first


class TableRow(msgspec.Struct, frozen=True):
    """A table with what lists of tables are made from."""

    id: str
    document: bytes  # JSON; the store does not look into it
    is_listed: bool  # to be shown to strangers
    is_playing: bool
    updated_at: int
    players: list[str] = []  # the people who sit at it; not read back
    names: dict[str, str] = {}  # theirs, as they are called now; not written


class MatchSummary(msgspec.Struct, frozen=True):
    """A finished match in somebody's history."""

    id: str
    table: str
    game: str
    chairs: list[Chair]
    scores: list[int]
    ranking: list[int]
    n_actions: int
    started_at: int
    ended_at: int


class Tally(msgspec.Struct, frozen=True):
    """How a player has fared in a game against one type of opponents: `people`, `bots` or `mixed`."""

    game: str
    opponents: str
    n_matches: int
    n_won: int  # a shared first place counts


class Subscription(msgspec.Struct, frozen=True):
    """A browser by which a person wants to be told what happens while they are gone."""

    id: str
    player: str
    endpoint: str  # its address at a push service, and the right to send there
    browser_key: bytes
    auth: bytes
    language: str
    site: str  # the page from which it was asked for
    made_at: int


class DailyDeal(msgspec.Struct, frozen=True):
    """What everybody on the server plays on a day."""

    day: str  # in UTC, as 2026-11-18
    game: str
    rules_version: int
    options: dict[str, bool | int | str]
    n_seats: int
    server_seed: str  # secret until the day is over
    made_at: int


class Try(msgspec.Struct, frozen=True):
    """Somebody's one try at the deal of a day; how it ended is not known before."""

    day: str
    player: str
    table: str
    match: str
    begun_at: int
    ended_at: int | None = None
    place: int | None = None  # of the person in their match, 1 is first
    points: int | None = None  # more is better in every game
    n_moves: int | None = None  # of the person
    name: str = ""  # as they are called now; not written


StoredMatch = tuple[MatchRow, list[Move], Outcome | None]


class Listener(Protocol):
    """Whoever is told what befalls a store."""

    def outage(self, is_out: bool) -> None:
        """The store is out of reach, and whoever wants to write waits; or it is back."""
        ...

    def leases_doubtful(self) -> None:
        """Nothing could be renewed for so long that others may own all tables by now; `leases_kept` will tell."""
        ...

    def leases_kept(self, epochs: dict[str, int]) -> None:
        """Only these leases still hold, by table: others may own all other tables by now, so what is in memory of those
        cannot be relied on."""
        ...


class Store(Protocol):
    """Durable storage. Many tasks may call any of its methods at once."""

    def listen(self, listener: Listener) -> None: ...

    async def failed(self) -> StoreFailed:
        """Wait until the store has failed, if it ever does. The server must stop then."""
        ...

    # ------------------------------------------------------------ writing
    async def create_table(self, row: TableRow, trying: Try | None = None) -> Lease:
        """A new table, and with it somebody's try at the deal of the day; `Conflict` if they have begun one."""
        ...

    async def take_table(self, table: str) -> TakenTable | None:
        """Become the owner of a table (a new epoch) and read it; None if there is no such table.

        Raises `OwnedElsewhere` while another server has it.
        """
        ...

    async def release_table(self, lease: Lease, row: TableRow | None = None) -> None:
        """Let others take the table, if the lease still holds.

        With its last document the table is handed over: if its match is running, it counts as one whose server is gone.
        """
        ...

    async def save_table(self, lease: Lease, row: TableRow, named: tuple[str, str] | None = None) -> None:
        """The table's new document, and with it a person's new name, both or neither."""
        ...

    async def begin_match(self, lease: Lease, row: TableRow, match: MatchRow) -> None:
        """The table's new document and the match, both or neither."""
        ...

    async def append(self, lease: Lease, match: str, first: int, moves: list[Move]) -> None:
        """Add moves to the log of a match; `first` is the number of the first of them, counted from 0."""
        ...

    async def end_match(
        self, lease: Lease, row: TableRow, match: str, first: int, moves: list[Move], outcome: Outcome
    ) -> None:
        """The last moves, the outcome and the table's new document, all or nothing."""
        ...

    async def say(self, lease: Lease, remark: Remark) -> None:
        """A line of chat; only the last ones of a table are kept."""
        ...

    async def rename(self, player: str, name: str) -> list[str]:
        """What somebody is called from now on; returns the tables that they sit at, if that is another name."""
        ...

    async def add_pass(self, player: str, digest: bytes, expires_at: int, now: int) -> None:
        """What makes another device the same person, in the place of the last such."""
        ...

    async def use_pass(self, digest: bytes, now: int) -> str:
        """The person whose pass it was; it is gone by that. "" if nobody's, or too old."""
        ...

    async def secret(self, name: str) -> bytes:
        """32 random bytes that stay the same for the life of the store."""
        ...

    async def save_analysis(self, match: str, version: int, document: bytes) -> None:
        """What was found about a finished match, in the place of what was found before."""
        ...

    async def save_subscription(self, subscription: Subscription, most: int) -> None:
        """Keep a browser, whoever had it before. Of its player's only so many are kept, the latest."""
        ...

    async def remove_subscription(self, subscription: str) -> None: ...

    async def keep_daily_deal(self, deal: DailyDeal, unplayable: str = "") -> DailyDeal:
        """Keep a day's deal, unless there is one whose server seed is not `unplayable`; return the one that counts."""
        ...

    # ------------------------------------------------------------ reading
    async def playing_tables(self) -> list[str]:
        """The tables with a running match that no other server has, for going on with them."""
        ...

    async def orphaned_tables(self) -> list[str]:
        """The tables with a running match whose server is gone."""
        ...

    async def others(self) -> list[Node]:
        """The other servers at work."""
        ...

    async def owners(self, tables: list[str]) -> dict[str, Node]:
        """Which of these tables other servers have, and which ones."""
        ...

    async def listed_tables(self, since: int, limit: int) -> list[TableRow]:
        """The tables that strangers may join and that have changed since then, latest change first."""
        ...

    async def player_tables(self, player: str, limit: int) -> list[TableRow]:
        """The tables that a player sits at, those with a running match first, then by their latest change."""
        ...

    async def subscriptions(self, player: str) -> list[Subscription]:
        """The browsers by which a player wants to be told, latest first."""
        ...

    async def match(self, match: str) -> KeptMatch | None: ...

    async def log(self, match: str) -> MatchLog:
        """All actions of a match; none if there is no such match."""
        ...

    async def analysis(self, match: str, version: int) -> bytes | None:
        """What was found about a match by this version of the judge."""
        ...

    async def history(self, player: str, limit: int, before: int | None = None) -> list[MatchSummary]:
        """A player's finished matches, newest first; `before` is an `ended_at`, for the next page."""
        ...

    async def statistics(self, player: str) -> list[Tally]: ...

    async def person(self, player: str) -> Person: ...

    async def find_pass(self, digest: bytes, now: int) -> str:
        """The person whose pass it is; it stays as it is. "" if nobody's, or too old."""
        ...

    async def daily_deal(self, day: str) -> DailyDeal | None: ...

    async def daily_tries(self, day: str) -> list[Try]:
        """All tries at the deal of a day, in the order in which they were begun."""
        ...

    async def days_before(self, day: str, limit: int) -> list[str]:
        """The days before this one that had a deal, latest first."""
        ...

    async def close(self) -> None:
        """Write everything that was accepted, and let go of the database."""
        ...
