"""What the routes of the HTTP interface work with."""

from __future__ import annotations

from quintet.server.hub import Hub
from quintet.server.identity import Identity
from quintet.server.limits import Limits
from quintet.server.reviews import Reviews


class Context:
    """What is shared by all requests."""

    def __init__(
        self, hub: Hub, identity: Identity, limits: Limits, is_behind_proxy: bool, origins: frozenset[str]
    ) -> None:
        self.hub = hub
        self.identity = identity
        self.limits = limits
        self.is_behind_proxy = is_behind_proxy
        self.origins = origins
        self.reviews = Reviews(hub.house)
