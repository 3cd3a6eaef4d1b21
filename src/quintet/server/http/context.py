"""What the routes of the HTTP interface work with."""

from __future__ import annotations

from dataclasses import dataclass

from quintet.server.http.identity import Identity
from quintet.server.limits import Limits
from quintet.server.protocol import Code
from quintet.server.refusals import refuse
from quintet.server.tables.anywhere import Anywhere
from quintet.server.tables.open_tables import OpenTables
from quintet.server.thinking.lookback import LookBack


@dataclass(frozen=True)
class Offers:
    """What the operator offers beside tables."""

    has_daily: bool = True  # the deal of the day
    has_puzzles: bool = True
    has_lessons: bool = True
    has_pad: bool = True  # the score pad for people with real cards
    has_analysis: bool = True  # of finished matches


class Context:
    """What is shared by all requests."""

    def __init__(
        self,
        open_tables: OpenTables,
        identity: Identity,
        limits: Limits,
        is_behind_proxy: bool,
        origins: frozenset[str],
        url: str = "",
        network_url: str = "",
        offers: Offers = Offers(),
    ) -> None:
        self.open_tables = open_tables
        self.anywhere = Anywhere(open_tables)
        self.services = open_tables.services
        self.identity = identity
        self.limits = limits
        self.is_behind_proxy = is_behind_proxy
        self.origins = origins
        self.url = url  # the address for everybody, as the operator says
        self.network_url = network_url  # the address for others in the network, as it was found
        self.offers = offers
        self.lookback = LookBack(self.services.workers, self.services.store, self.services.spawn)


def must_offer(is_offered: bool, what: str) -> None:
    """Refuse what the operator has switched off."""
    if not is_offered:
        refuse(Code.NOT_ALLOWED, f"this server has no {what}")
