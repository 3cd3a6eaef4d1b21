"""What can be done at a table between matches, as choices: both faces offer the same."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from quintet.terminal.session import Session
from quintet.texts import MissingText


@dataclass(frozen=True)
class Choice:
    """Something to choose: what it says, and what choosing it does."""

    words: str
    do: Callable[[], Awaitable[object]]


def lobby_choices(session: Session, say: Callable[[str], str], name: str, level: str) -> list[Choice]:
    """Before the deal: sit down, be ready, fill with bots, deal, stand up."""
    shown = session.table.shown
    is_free = any(seat.get("kind", "free") == "free" for seat in shown["seats"])
    found: list[Choice] = []
    if shown["is_host"] and not is_free:
        found.append(Choice(say("start"), session.start))
    if shown["seat"] is None:
        if is_free:
            found.append(Choice(say("sit-down"), lambda: session.do("sit", name=name)))
    elif not shown["is_host"]:
        is_ready = shown["seats"][shown["seat"]].get("is_ready", False)
        if is_ready:
            found.append(Choice(say("not-ready-after-all"), lambda: session.do("ready", is_ready=False)))
        else:
            found.append(Choice(say("i-am-ready"), session.ready))
    if shown["is_host"] and is_free:
        found.append(Choice(say("fill-with-bots"), lambda: fill(session, level)))
    if shown["seat"] is not None and len(shown["seats"]) > 1:
        found.append(Choice(say("stand-up"), lambda: session.do("stand")))
    return found


async def fill(session: Session, level: str) -> None:
    """Put bots on all free seats."""
    for n, seat in enumerate(session.table.shown["seats"]):
        if seat.get("kind", "free") == "free":
            await session.do("bot", seat=n, level=level)


def level_words(say: Callable[..., str], level: str) -> str:
    """A bot's level; one of the server's own is called by its name."""
    try:
        return say(f"level-{level}")
    except MissingText:
        return level


def seat_lines(session: Session, say: Callable[..., str]) -> list[str]:
    """Who sits where, and who is ready."""
    shown = session.table.shown
    lines = []
    for n, seat in enumerate(shown["seats"]):
        words = [say("labelled", label=say("seat-n", n=n + 1), words=seat.get("name") or say("seat-free"))]
        words += [level_words(say, seat["level"])] if seat.get("level") else []
        words += [say("host")] if n == shown["host"] else []
        words += [say("is-ready")] if seat.get("is_ready") and seat.get("kind") == "person" else []
        lines.append(", ".join(words))
    return lines
