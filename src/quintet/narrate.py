"""What happened, in sentences: events become text for a terminal, a log or a screen reader.

    narrator = Narrator(match.game, match.names)
    for sentence in narrator.tell(match.play(0, "take")):
        print(plain(sentence))

A game's Fluent file gives the words for what only the game knows: `zone-*`, `declared-*` ($player; $detail in words, in
cards or as a number; $other if that is a seat), `scored-*` (a reason), `round-ended-*` ($player: who won). All else is
said by `frame.ftl`; where that sounds wooden a game may say it its own way: `moved-SOURCE-TARGET` (by their zones:
$actor does it, $player owns the source, or, if that is the table's, the target; $other owns the target if both have
owners; $card; $source and $target with, $source_name and $target_name without an article; $whose is "own" if no other
player's place is touched, else "other"), `paid-WHAT`, `did-ACTION`.

Where a language cannot just put `the` before a zone's name it gives the zone forms, as attributes: `.the`, and what
stands for $source and $target, with the preposition if the language melts the two: `.source` and `.target`.

Cards and names are marked in the sentences, so that a client can colour them: see `parts`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from quintet.core.events import (
    Dealt,
    Declared,
    Event,
    MatchEnded,
    Moved,
    Paid,
    Revealed,
    RoundEnded,
    Scored,
    Shuffled,
    TurnPassed,
)
from quintet.core.game import Game
from quintet.core.notation import HIDDEN
from quintet.core.sink import NOBODY
from quintet.core.zones import Place
from quintet.texts import Texts

CARD = "card"
PLAYER = "player"
WORDS = "words"

_MARKS = {CARD: "\ue000", PLAYER: "\ue001"}  # for private use: no name or text has them
_END = "\ue002"
_KINDS = {mark: kind for kind, mark in _MARKS.items()}
_PART = re.compile(r"([\ue000\ue001])(.*?)\ue002")


def mark(kind: str, text: str) -> str:
    return f"{_MARKS[kind]}{text}{_END}"


def parts(sentence: str) -> Iterator[tuple[str, str]]:
    """A sentence in pieces, each with its kind: WORDS, a CARD or a PLAYER."""
    at = 0
    for found in _PART.finditer(sentence):
        if found.start() > at:
            yield WORDS, sentence[at : found.start()]
        yield _KINDS[found[1]], found[2]
        at = found.end()
    if at < len(sentence):
        yield WORDS, sentence[at:]


def plain(sentence: str) -> str:
    """A sentence without its marks."""
    return "".join(text for _, text in parts(sentence))


def printable(text: str) -> str:
    """A text from outside with nothing in it that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


@dataclass(frozen=True)
class Move:
    """Cards that went the same way, one after the other."""

    cards: tuple[str, ...]
    source: Place
    target: Place


class Narrator:
    """Tells the events of one match: all that any seat saw, or, with a viewer, what this one saw (-1: a spectator)."""

    def __init__(self, game: Game, names: Sequence[str], texts: Texts | None = None, viewer: int | None = None) -> None:
        self.game = game
        self.texts = Texts(game_id=game.id) if texts is None else texts
        self.viewer = viewer
        self.names = [printable(name) for name in names]

    # ------------------------------------------------------------ words
    def player(self, seat: int) -> str:
        return mark(PLAYER, self.names[seat])

    def players(self, seats: Iterable[int]) -> str:
        """Names in a row: one, one and another, …"""
        names = [self.player(seat) for seat in seats]
        if len(names) < 2:
            return "".join(names)
        return self.texts.say("list", first=", ".join(names[:-1]), last=names[-1])

    def cards(self, cards: Sequence[str]) -> str:
        """Cards as far as they are seen, else how many there are."""
        shown = [mark(CARD, card) for card in cards if card != HIDDEN]
        hidden = len(cards) - len(shown)
        words = " ".join(shown)
        if not hidden:
            return words
        backs = self.texts.say("cards", n=hidden)
        return self.texts.say("list", first=words, last=backs) if shown else backs

    def pile(self, place: Place, cards: Sequence[str]) -> str:
        """The cards of a place, sorted where their order means nothing."""
        if place.zone.ordered or HIDDEN in cards:
            return self.cards(cards)
        return self.cards(sorted(cards, key=self.game.cards.parse))

    def place(self, place: Place) -> str:
        """What a pile is called, by itself: draw pile, help pile 2."""
        name = self.texts.say(f"zone-{place.zone.name}")
        return self.texts.say("pile", zone=name, n=place.pile + 1) if place.zone.piles > 1 else name

    def the(self, place: Place, form: str = "the") -> str:
        """The same within a sentence: the draw pile, help pile 2, or the form that the language has for it."""
        zone = self.texts.form(f"zone-{place.zone.name}", form)
        if zone is None:
            return self.place(place) if place.zone.piles > 1 else self.texts.say("the", zone=self.place(place))
        return self.texts.say("pile", zone=zone, n=place.pile + 1) if place.zone.piles > 1 else zone

    def seen(self, event: Event) -> Event:
        """The event as it is told: by the viewer's sight, or with all that at least one seat sees."""
        if self.viewer is not None:
            return event.seen_by(self.viewer)
        if isinstance(event, (Dealt, Moved)) and event.audience == NOBODY:
            return event.seen_by(-1)
        return event

    # ------------------------------------------------------------ sentences
    def tell(self, events: Iterable[Event], actor: int | None = None) -> list[str]:
        """A sentence for everything worth one; whose turn it is goes without saying. `actor`: whose action it was."""
        seen = [self.seen(event) for event in events]
        return [sentence for event in _gather(seen) if (sentence := self.say(event, actor))]

    def did(self, seat: int, action: str) -> str:
        """An action that left no trace, as a sentence."""
        key = "did-" + re.sub(r"[^\w-]+", "-", action)
        if self.texts.has(key):
            return self.texts.say(key, player=self.player(seat))
        return self.texts.say("did", player=self.player(seat), action=action)

    def say(self, event: Event | Move, actor: int | None = None) -> str:
        """One event as a sentence, "" for one that needs none."""
        match event:
            case Move():
                return self._moved(event, actor)
            case Declared(seat, what, detail):
                return self._declared(seat, what, detail)
            case Shuffled(place, n):
                return self._where("event-shuffled", place, n=n)
            case Dealt(place, cards) if cards:
                return self._where("event-dealt", place, cards=self.pile(place, cards))
            case Revealed(place, cards) if cards:
                return self._where("event-revealed", place, cards=self.pile(place, cards))
            case Paid(payer, payee, n, what):
                return self._paid(payer, payee, n, what)
            case Scored(seat, points, why):
                reason = self.texts.say(f"scored-{why}")
                key = "event-scored" if points >= 0 else "event-lost"
                return self.texts.say(key, player=self.player(seat), points=abs(points), why=reason)
            case RoundEnded(winners, why):
                return self.texts.say(f"round-ended-{why}", player=self.players(winners))
        assert isinstance(event, (TurnPassed, MatchEnded, Dealt, Revealed)), event
        return ""

    def turn(self, seat: int) -> str:
        return self.texts.say("event-turn", player=self.player(seat))

    def _where(self, key: str, place: Place, **args: str | int) -> str:
        """A sentence about a pile: a player's own, or, under a key of its own, the table's."""
        if place.seat is None:
            return self.texts.say(f"{key}-table", place=self.the(place), **args)
        args["player"] = self.player(place.seat)
        return self.texts.say(key, place=self.place(place), zone=place.zone.name, **args)

    def _moved(self, move: Move, actor: int | None) -> str:
        source, target = move.source, move.target
        owner = target.seat if source.seat is None else source.seat
        actor = owner if actor is None else actor
        args: dict[str, str | int] = {
            "card": self.cards(move.cards),
            "source": self.the(source, "source"),
            "source_name": self.place(source),
            "target": self.the(target, "target"),
            "target_name": self.place(target),
            "from": source.zone.name,
            "into": target.zone.name,
            "whose": "own" if {source.seat, target.seat} <= {actor, None} else "other",
        }
        if actor is not None:
            args["actor"] = self.player(actor)
        if owner is not None:
            args["player"] = self.player(owner)
        if source.seat is not None and target.seat is not None:
            args["other"] = self.player(target.seat)
        own = f"moved-{source.zone.name}-{target.zone.name}"
        return self.texts.say(own if self.texts.has(own) else _move_key(source.seat, target.seat, actor), **args)

    def _declared(self, seat: int, what: str, detail: str) -> str:
        args: dict[str, str | int] = {"player": self.player(seat), "detail": detail}
        words = detail.split()
        if re.fullmatch(r"-?[0-9]{1,9}", detail):
            args["detail"] = n = int(detail)
            if 0 <= n < len(self.names):
                args["other"] = self.player(n)
        elif words and all(word in self.game.cards.texts for word in words):
            args["detail"] = self.cards(words)
        return self.texts.say(f"declared-{what}", **args)

    def _paid(self, payer: int, payee: int, n: int, what: str) -> str:
        args: dict[str, str | int] = {"n": n}
        if payer >= 0:
            args["player"] = self.player(payer)
        if payee >= 0:
            args["other" if payer >= 0 else "player"] = self.player(payee)
        own = f"paid-{what}"
        if self.texts.has(own):
            return self.texts.say(own, **args)
        return self.texts.say("event-paid" if payee >= 0 and payer >= 0 else _TABLE_PAYS[payer >= 0], **args)


_TABLE_PAYS = ("event-received", "event-paid-in")


def _move_key(source: int | None, target: int | None, actor: int | None) -> str:
    """The frame's text for a move from one seat's place (None: the table's) to another's."""
    if source is None and target is None:
        return "event-moved" if actor is None else "event-moved-by"
    if source is None:
        return "event-taken"
    if target is None:
        return "event-played" if source == actor else "event-played-for"
    return "event-shifted" if source == target else "event-given"


def _way(event: Event) -> object:
    """What neighbouring events must share to be told as one."""
    return (event.source, event.target) if isinstance(event, Moved) else id(event)


def _gather(events: list[Event]) -> Iterator[Event | Move]:
    """The events, cards that went the same way in a row as one move."""
    for _, group in groupby(events, _way):
        same = list(group)
        first = same[0]
        if isinstance(first, Moved):
            yield Move(tuple(event.card for event in same if isinstance(event, Moved)), first.source, first.target)
        else:
            yield from same
