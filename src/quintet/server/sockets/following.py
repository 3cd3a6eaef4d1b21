"""The tables of this server that one client follows, whether the client is connected here or to another server."""

from __future__ import annotations

from quintet.server.protocol import AnyCommand, Sit, Telling, Unwatch, Watch
from quintet.server.tables.anywhere import Anywhere
from quintet.server.tables.follower import Follower
from quintet.server.tables.open_tables import OpenTables
from quintet.server.tables.screens import Screen
from quintet.server.tables.table import Table


class Following:
    """What one client follows here, and in which role. It does not know the client, who knows it: nothing of closed
    connections must stay in memory."""

    def __init__(self, open_tables: OpenTables) -> None:
        self._open_tables = open_tables
        self._tables: dict[str, Table] = {}
        self._screens: dict[str, Screen] = {}  # the tables that this client follows in the role of a television

    def __len__(self) -> int:
        return len(self._tables)

    def __contains__(self, table: str) -> bool:
        return table in self._tables

    def current(self, table_id: str) -> Table | None:
        """A table that is followed, if it is still the one that is kept."""
        table = self._tables.get(table_id)
        return table if table is not None and table is self._open_tables.current(table_id) else None

    async def carry_out(self, follower: Follower, table: Table, command: AnyCommand) -> Telling | None:
        """Carry out a command of the client; what is returned goes to the client. Raises Refusal."""
        if isinstance(command, Watch):
            self._take_role(follower, table, command)
            self._tables[command.table] = table
        elif isinstance(command, Unwatch):
            self._tables.pop(command.table, None)
        answer = await table.handle(self._screens.get(command.table, follower), command)
        if isinstance(command, Unwatch):
            self._screens.pop(command.table, None)
        if isinstance(command, Sit) and command.name:
            await Anywhere(self._open_tables).rename(follower.player, command.name)
        return answer

    def _take_role(self, follower: Follower, table: Table, command: Watch) -> None:
        """Follow the table as a person or, with the key for it, as a television; never as both."""
        if command.screen:
            self._open_tables.services.screens.must_fit(table.document, command.screen)
            if command.table not in self._screens:
                table.leave(follower)
                self._screens[command.table] = Screen(follower)
        elif (screen := self._screens.pop(command.table, None)) is not None:
            table.leave(screen)

    def leave_all(self, follower: Follower) -> None:
        for name, table in self._tables.items():
            table.leave(self._screens.get(name, follower))
        self._tables.clear()
        self._screens.clear()
