"""Sentences as text: what `quintet.narrate` decides to say, in a language and with the players' names.

    speaker = Speaker(Texts("fr", "solo"), match.names, viewer=0)
    print(plain(speaker.say(sentence)))

The viewer hears "You lay …", all others hear their name: a player comes to the text with a variable to choose by.

The page's `speak.ts` does the same; the golden sentences of the tests hold the two together. Cards and names are marked
in the text, so that it can be shown with their colours: see `parts`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from quintet.core.notation import HIDDEN
from quintet.core.view import PlaceShown
from quintet.core.zones import SPECTATOR
from quintet.narrate import Argument, Sentence
from quintet.texts import Texts

CARD = "card"
PLAYER = "player"
WORDS = "words"

# Who a player is to the viewer
YOU = "you"
WITH = "with"  # the viewer and others
OTHER = "other"

LOW_CHANCE = 0.6
"""Of an even share: a chance below it is said to be low, since its figure alone would only discourage."""

_MARKS = {CARD: "\ue000", PLAYER: "\ue001"}  # for private use: no name or text has them
_END = "\ue002"
_KINDS = {mark: kind for kind, mark in _MARKS.items()}
_PART = re.compile(r"([\ue000\ue001])(.*?)\ue002")


def mark(kind: str, text: str) -> str:
    return f"{_MARKS[kind]}{text}{_END}"


def parts(text: str) -> Iterator[tuple[str, str]]:
    """A text in pieces, each with its kind: WORDS, a CARD or a PLAYER."""
    at = 0
    for found in _PART.finditer(text):
        if found.start() > at:
            yield WORDS, text[at : found.start()]
        yield _KINDS[found[1]], found[2]
        at = found.end()
    if at < len(text):
        yield WORDS, text[at:]


def plain(text: str) -> str:
    """A text without its marks."""
    return "".join(piece for _, piece in parts(text))


def printable(text: str) -> str:
    """A text from outside with nothing in it that a terminal would obey."""
    return "".join(letter if letter.isprintable() else "?" for letter in text)


class Speaker:
    """Puts sentences about one match into words, for a viewer who may be a seat."""

    def __init__(self, texts: Texts, names: Sequence[str], viewer: int = SPECTATOR) -> None:
        self.texts = texts
        self.viewer = viewer
        self.names = [printable(name) for name in names]

    def say(self, sentence: Sentence) -> str:
        args: dict[str, str | int] = {}
        for name, value in sentence["args"].items():
            args |= self._variables(name, value)
        return self.texts.say(sentence["key"], **args)

    def _variables(self, name: str, value: Argument) -> dict[str, str | int]:
        """What an argument gives the text."""
        if isinstance(value, (int, str)):
            return {name: value}
        if "seats" in value:
            return {name: self.players(value["seats"]), f"{name}_is": self._relation(value["seats"])}
        if "cards" in value:
            return {name: self.cards(value["cards"])}
        if "zone" in value:
            form = name if name in ("source", "target") else "the"
            return {
                name: self.the(value, form),
                f"{name}_name": self.place(value),
                f"{name}_zone": value["zone"],
            }
        return {name: self.say(value)}

    def player(self, seat: int) -> str:
        return mark(PLAYER, self.names[seat])

    def players(self, seats: Sequence[int]) -> str:
        """Names in a row: one, one and another, …; the viewer comes first, as "you"."""
        is_among = self._relation(seats) == WITH
        names = [self.player(seat) for seat in seats if not (is_among and seat == self.viewer)]
        if is_among:
            names.insert(0, self.texts.say("you-listed"))
        if len(names) < 2:
            return "".join(names)
        return self.texts.say("list", first=", ".join(names[:-1]), last=names[-1])

    def _relation(self, seats: Sequence[int]) -> str:
        """Who players are to the viewer."""
        if self.viewer not in seats:
            return OTHER
        return YOU if len(seats) == 1 else WITH

    def cards(self, cards: Sequence[str]) -> str:
        """Cards as far as they are seen, else how many there are."""
        shown = [mark(CARD, card) for card in cards if card != HIDDEN]
        hidden = len(cards) - len(shown)
        words = " ".join(shown)
        if not hidden:
            return words
        backs = self.texts.say("cards", n=hidden)
        return self.texts.say("list", first=words, last=backs) if shown else backs

    def place(self, place: PlaceShown) -> str:
        """What a pile is called, by itself: draw pile, help pile 2."""
        return self._numbered(self.texts.say(f"zone-{place['zone']}"), place)

    def the(self, place: PlaceShown, form: str = "the") -> str:
        """The same within a sentence: the draw pile, help pile 2, or the form that the language has for it."""
        owner = YOU if place.get("seat") == self.viewer else OTHER
        zone = self.texts.form(f"zone-{place['zone']}", form, owner_is=owner)
        if zone is not None:
            return self._numbered(zone, place)
        return self.place(place) if "pile" in place else self.texts.say("the", zone=self.place(place))

    def _numbered(self, zone: str, place: PlaceShown) -> str:
        return self.texts.say("pile", zone=zone, n=place["pile"] + 1) if "pile" in place else zone
