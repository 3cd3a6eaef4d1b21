"""Tells people who are not there: whoever has asked for it is told by the push service of their browser.

Nobody waits for it. Messages are sealed for the browser, and say only what kind of thing has happened at which table.
Push services fail, and browsers go: what cannot be delivered is tried again for a while, and whoever is not known there
any more is forgotten here.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from quintet.server.limits import Buckets, Rate
from quintet.server.logs import about
from quintet.server.metrics import Metrics
from quintet.server.push.delivery import Answer, BadEndpoint, NotDelivered, deliver, parse_endpoint
from quintet.server.store.interface import Store, Subscription

if TYPE_CHECKING:
    from quintet.server.push.sealing import ServerKey

MOST_OF_PLAYER: Final = 8  # browsers; the one that was used longest ago is forgotten for a ninth
_MOST_WAITING: Final = 1000  # messages that are not delivered yet
_AT_ONCE: Final = 8
_LONGEST_PAUSE: Final = 3600  # seconds, whatever a push service asks for
_SECRET: Final = "push"
_NOBODY: Final = "mailto:nobody@example.org"  # whom to write to where the server has no name of its own

log = logging.getLogger("quintet.server")

What = Literal["turn", "soon", "over"]
_URGENCY: Final[dict[What, str]] = {"turn": "normal", "soon": "high", "over": "low"}


class Notice(msgspec.Struct, frozen=True):
    """What somebody is told."""

    what: What  # it is their turn; their time is soon up; the match is over
    table: str
    game: str  # its title
    until: int  # by the steady clock: nobody wants to hear of it later


class Payload(msgspec.Struct, frozen=True):
    """A message as the browser reads it. The words are the page's own, in the reader's language."""

    what: What
    table: str
    game: str
    language: str


class Messenger:
    """The way to people who are not there."""

    pauses: tuple[float, ...] = (5.0, 60.0, 600.0)  # seconds before a message is tried again

    def __init__(
        self,
        store: Store,
        metrics: Metrics,
        spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]],
        now: Callable[[], int],
        steady: Callable[[], int],
        rate: Rate,
        is_local_allowed: bool = False,
    ) -> None:
        self._store = store
        self._metrics = metrics
        self._spawn = spawn
        self._now = now
        self._steady = steady
        self._buckets = Buckets(rate)
        self._places = asyncio.Semaphore(_AT_ONCE)
        self._n_waiting = 0
        self._key: ServerKey | None = None
        self.is_local_allowed = is_local_allowed

    # ------------------------------------------------------------ who is told
    async def server_key(self) -> ServerKey:
        """The server's own key: made from a secret that its store keeps for life."""
        if self._key is None:
            secret = await self._store.secret(_SECRET)
            self._key = await asyncio.to_thread(_key_from, secret)
        return self._key

    async def subscribe(
        self, player: str, endpoint: str, browser_key: bytes, auth: bytes, language: str, site: str
    ) -> str:
        """Tell a person by that browser from now on; returns its id. Raises ValueError for what is no such browser."""
        parse_endpoint(endpoint, self.is_local_allowed)
        await asyncio.to_thread(_check_key, browser_key)
        row = Subscription(id_of(endpoint), player, endpoint, browser_key, auth, language, site, self._now())
        await self._store.save_subscription(row, MOST_OF_PLAYER)
        return row.id

    async def unsubscribe(self, player: str, subscription: str) -> None:
        if any(each.id == subscription for each in await self._store.subscriptions(player)):
            await self._store.remove_subscription(subscription)

    # ------------------------------------------------------------ telling
    def tell(self, player: str, notice: Notice, is_due: Callable[[], bool]) -> None:
        """Tell a person something, unless it is no longer due when its turn has come. Never waits."""
        if self._n_waiting >= _MOST_WAITING or not self._buckets.take(player):
            self._metrics.pushes["dropped"] += 1
            return
        self._n_waiting += 1
        self._spawn(self._tell(player, notice, is_due))

    async def _tell(self, player: str, notice: Notice, is_due: Callable[[], bool]) -> None:
        try:
            found = await self._store.subscriptions(player)
            await asyncio.gather(*(self._send(each, notice, is_due) for each in found))
        finally:
            self._n_waiting -= 1

    async def _send(self, to: Subscription, notice: Notice, is_due: Callable[[], bool]) -> None:
        """Send a message to one browser, again if need be."""
        pause = 0.0
        for following in (*self.pauses, None):
            await asyncio.sleep(pause)
            async with self._places:
                seconds = (notice.until - self._steady()) // 1000
                if seconds <= 0 or not is_due():
                    return
                outcome, wish = await self._try(to, notice, seconds)
            self._metrics.pushes[outcome] += 1
            if outcome == "gone":
                await self._store.remove_subscription(to.id)
            if outcome != "failed" or following is None:
                return
            pause = max(following, min(wish, _LONGEST_PAUSE))

    async def _try(self, to: Subscription, notice: Notice, seconds: int) -> tuple[str, int]:
        """What comes of a message (sent, gone, refused or failed), and the seconds that the service asks to wait."""
        key = await self.server_key()
        payload = msgspec.json.encode(Payload(notice.what, notice.table, notice.game, to.language))
        contact = to.site if to.site.startswith("https://") else _NOBODY
        try:
            endpoint = parse_endpoint(to.endpoint, self.is_local_allowed)
            body, signature = await asyncio.to_thread(_sealed, key, payload, to, contact, self._now() // 1000)
            headers = {
                "content-type": "application/octet-stream",
                "content-encoding": "aes128gcm",
                "authorization": signature,
                "ttl": str(seconds),
                "urgency": _URGENCY[notice.what],
                "topic": key.topic(to.player, notice.table),
            }
            answer = await deliver(endpoint, headers, body, self.is_local_allowed)
        except BadEndpoint:
            return "gone", 0  # it may not be asked any more
        except NotDelivered as error:
            log.debug("a push service did not answer", extra=about(host=endpoint.host, why=str(error)))
            return "failed", 0
        outcome = _outcome(answer)
        if outcome != "sent":
            log.debug("a push service refuses", extra=about(host=endpoint.host, status=answer.status))
        return outcome, answer.retry_after


def id_of(endpoint: str) -> str:
    """The id of a browser's address: the address itself is the right to send to it, and is told to nobody."""
    return hashlib.sha256(endpoint.encode()).hexdigest()[:32]


def _outcome(answer: Answer) -> str:
    if 200 <= answer.status < 300:
        return "sent"
    if answer.status in (404, 410):
        return "gone"
    return "failed" if answer.status == 429 or answer.status >= 500 else "refused"


# ---------------------------------------------------------------- in a thread: `cryptography` takes its time to load
def _key_from(secret: bytes) -> ServerKey:
    from quintet.server.push.sealing import ServerKey

    return ServerKey(secret)


def _check_key(browser_key: bytes) -> None:
    from quintet.server.push.sealing import browser_point

    browser_point(browser_key)


def _sealed(key: ServerKey, payload: bytes, to: Subscription, contact: str, now: int) -> tuple[bytes, str]:
    from quintet.server.push.sealing import seal

    return seal(payload, to.browser_key, to.auth), key.authorization(to.endpoint, contact, now)
