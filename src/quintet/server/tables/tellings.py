"""What the viewers of a match are told of a step: its events, and the sentences that say them, as JSON.

Everybody who may know the same of it is told the same, and that is worked out once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from mypy_extensions import i64

from quintet.core.events import Event, Moved
from quintet.core.notation import HIDDEN
from quintet.core.zones import SPECTATOR
from quintet.narrate import Narrator, Sentence, is_silent
from quintet.server.protocol import encode


class Told(NamedTuple):
    """What a viewer is told of a step."""

    events: bytes
    sentences: bytes


NOTHING = Told(b"[]", b"[]")
_GAP = encode(HIDDEN)


def told_by_viewer(
    narrator: Narrator, events: Sequence[Event], actor: int | None, causes: Sequence[int]
) -> Sequence[Told]:
    """What each viewer is told, SPECTATOR last."""
    if not events:
        return [NOTHING] * (narrator.n_players + 1)
    secrets = [event for event in events if not event.is_open_to(SPECTATOR)]
    if not secrets:
        return _told_openly(narrator, tuple(events), actor, tuple(causes))
    openly = _told_openly(narrator, tuple([event.seen_by(SPECTATOR) for event in events]), actor, tuple(causes))
    shared: dict[tuple[bool, ...], Told] = {}
    tellings = [*openly]
    n_players: i64 = narrator.n_players
    for viewer in range(n_players):
        known = tuple([event.is_open_to(viewer) for event in secrets])
        if True not in known:
            continue
        if known not in shared:
            filled = _filled_in(openly[viewer], secrets, known)
            shared[known] = filled or _told(narrator, events, actor, causes, viewer)
        tellings[viewer] = shared[known]
    return tellings


def with_sentence(tellings: Sequence[Told], sentence: Sentence) -> Sequence[Told]:
    """What each viewer is told, and one more sentence for those who are told of something."""
    more = encode(sentence)
    return [
        told if told.events == NOTHING.events else Told(told.events, _joined(told.sentences, more)) for told in tellings
    ]


def _joined(sentences: bytes, more: bytes) -> bytes:
    return b"[%s]" % more if sentences == NOTHING.sentences else b"%s,%s]" % (sentences[:-1], more)


def _told(narrator: Narrator, events: Sequence[Event], actor: int | None, causes: Sequence[int], viewer: int) -> Told:
    seen = [event.seen_by(viewer).to_json() for event in events]
    return Told(encode(seen), encode(narrator.told(events, actor, causes, viewer)))


# The same happens at many tables, and again and again. Only what everybody sees is kept: else the time that it takes
# could tell whether a hidden card was a new one.
@lru_cache(maxsize=2048)
def _told_openly(
    narrator: Narrator, events: tuple[Event, ...], actor: int | None, causes: tuple[int, ...]
) -> tuple[Told, ...]:
    """What each viewer is told of events that all of them see alike."""
    told = _told(narrator, events, actor, causes, SPECTATOR)
    tellings = [told] * (narrator.n_players + 1)
    if actor is not None and is_silent(events):  # then the actor hears something of their own
        tellings[actor] = _told(narrator, events, actor, causes, actor)
    return tuple(tellings)


def _filled_in(told: Told, secrets: Sequence[Event], known: tuple[bool, ...]) -> Told | None:
    """What others are told with the cards that a viewer knows in their gaps: hidden cards change nothing else of it.

    None if the gaps are not one for each card that moves, in their order.
    """
    cards: list[bytes] = []
    for event, is_known in zip(secrets, known, strict=True):
        if not isinstance(event, Moved):
            return None
        cards.append(encode(event.card) if is_known else _GAP)
    filled: list[bytes] = []
    for text in told:
        pieces = text.split(_GAP)
        if len(pieces) != len(cards) + 1:
            return None
        filled.append(b"".join([each for pair in zip(pieces, (*cards, b""), strict=True) for each in pair]))
    return Told(filled[0], filled[1])
