"""Actions as their game declares them: read by its patterns, and tried where they are not legal.

`quintet.core.actions` is the origin of the declaration; the page's `actions.ts` reads it in the same way.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

View = dict[str, Any]
Declared = dict[str, Any]

CARD = "card"
_OPTIONAL = re.compile(r"(\[[^\]]*\])")
_BLANK = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Value:
    """The value of a slot: by its number, and as the action's text says it."""

    slot: str
    kind: str  # of the slot, or `card`
    n: int
    word: str


@dataclass(frozen=True)
class Move:
    """An action as things on the table: a card or pile that goes somewhere, with what is chosen."""

    action: str
    verb: str
    values: tuple[Value, ...] = ()
    lacking: tuple[str, ...] = ()  # slots without a value
    card: str = ""
    source: str = ""  # a spot
    target: str = ""  # a spot
    choice: tuple[Value, ...] = ()
    is_call: bool = False  # something is said with it
    is_step: bool = False  # of a move that is put together and sent whole
    is_plain: bool = False  # its text has no blanks: the verb says it all
    races: bool = False

    def chosen(self, kind: str) -> Value | None:
        """What of a kind is chosen with it."""
        return next((value for value in self.choice if value.kind == kind), None)


@dataclass(frozen=True)
class Thing:
    """Something that can be touched: a pile, a seat, or a card of one's own hand."""

    spot: str
    card: str = ""


def spot_of(place: Mapping[str, Any]) -> str:
    """A place as a short text: `draw`, `hand/0`, `help/1/2`."""
    return "/".join(str(place[name]) for name in ("zone", "seat", "pile") if name in place)


class _Pattern:
    """One verb: reads and writes its actions."""

    def __init__(self, verb: Declared, cards: Sequence[str]) -> None:
        self.verb = verb
        self._cards = cards
        self._pieces = [
            (part.strip("[]"), _BLANK.findall(part), part.startswith("["))
            for part in _OPTIONAL.split(verb["text"])
            if part
        ]
        self.blanks = [slot for _, slots, _ in self._pieces for slot in slots]
        self._form = re.compile("".join(self._form_of(text, optional) for text, _, optional in self._pieces))

    def words_of(self, slot: str) -> Sequence[str]:
        return self._cards if slot == CARD else self.verb["slots"].get(slot, {}).get("words", ())

    def read(self, action: str) -> tuple[Value, ...] | None:
        found = self._form.fullmatch(action)
        if found is None:
            return None
        words = {slot: found[slot] for slot in self.blanks if found[slot] is not None}
        return tuple(self._value(slot, word) for slot, word in words.items())

    def _value(self, slot: str, word: str) -> Value:
        kind = CARD if slot == CARD else self.verb["slots"].get(slot, {}).get("kind", "")
        return Value(slot, kind, list(self.words_of(slot)).index(word), word)

    def write(self, known: Mapping[str, int]) -> str:
        """The action with these values; a slot that must have one and has none gets the first there is."""
        card = self._cards[known[CARD]] if CARD in known else self.verb["card"]
        text = ""
        for piece, slots, is_optional in self._pieces:
            is_needed = not is_optional or any(card in self.verb["needs"].get(slot, ()) for slot in slots)
            if is_needed or all(slot in known for slot in slots):
                text += piece.format(**{slot: self.words_of(slot)[known.get(slot, 0)] for slot in slots})
        return text

    def _form_of(self, text: str, is_optional: bool) -> str:
        form = ""
        for i, part in enumerate(_BLANK.split(text)):
            words = sorted(self.words_of(part), key=len, reverse=True) if i % 2 else ()
            form += f"(?P<{part}>{'|'.join(map(re.escape, words))})" if i % 2 else re.escape(part)
        return f"(?:{form})?" if is_optional else form


class Actions:
    """All actions of one game."""

    def __init__(self, declared: Declared) -> None:
        self.cards: list[str] = declared["cards"]
        self._patterns = [_Pattern(verb, self.cards) for verb in declared["actions"]]
        self._known: dict[str, tuple[_Pattern, tuple[Value, ...]]] = {}

    def read(self, action: str, view: View) -> Move:
        """What an action does, as its seat's view shows the table."""
        said = self._said(action)
        if said is None:
            return Move(action, "")
        pattern, values = said
        verb = pattern.verb
        numbers = {value.slot: value.n for value in values}
        return Move(
            action,
            verb["verb"],
            values,
            tuple(slot for slot in pattern.blanks if slot not in numbers),
            next((value.word for value in values if value.kind == CARD), verb["card"]),
            _source_of(verb, view, numbers),
            _placed(verb["target"], numbers, view["viewer"]),
            tuple(value for value in values if value.slot in verb["choice"]),
            any(value.kind == "call" for value in values),
            verb["is_step"],
            not pattern.blanks,
            verb["races"],
        )

    def attempt(self, thing: Thing, view: View, target: str = "") -> str | None:
        """The action that touching a thing, or putting it on a spot, seems to wish for though it is not legal.

        The server answers with the reason.
        """
        bound = [(pattern, known) for pattern in self._patterns for known in self._bound(pattern, thing, view)]
        aimed = [
            (pattern, there)
            for pattern, known in bound
            if target and (there := _bind(pattern.verb["target"], target, view["viewer"], known)) is not None
        ]
        for pattern, known in [*aimed, *bound]:
            return pattern.write(known)
        return None

    def _bound(self, pattern: _Pattern, thing: Thing, view: View) -> list[dict[str, int]]:
        """What touching a thing tells of a verb's slots, if it can be meant by that."""
        verb = pattern.verb
        names_card = CARD in pattern.blanks
        is_fitting = (names_card or verb["card"] == thing.card) if thing.card else not names_card and not verb["card"]
        if not is_fitting or thing.card in verb["excludes"]:
            return []
        card = {CARD: self.cards.index(thing.card)} if names_card else {}
        sources = [_source_of(verb, view, card)] if len(verb["sources"]) > 1 else verb["sources"]
        found = [_bind(source, thing.spot, view["viewer"], card) for source in sources]
        return [known for known in found if known is not None][:1]

    def _said(self, action: str) -> tuple[_Pattern, tuple[Value, ...]] | None:
        if action not in self._known:
            for pattern in self._patterns:
                if (values := pattern.read(action)) is not None:
                    self._known[action] = (pattern, values)
                    break
        return self._known.get(action)


def _placed(spot: str, values: Mapping[str, int], me: int) -> str:
    """A spot with the seat that acts and the values of its slots filled in."""
    return _BLANK.sub(lambda found: str(me if found[1] == "me" else values.get(found[1], 0)), spot)


def _source_of(verb: Declared, view: View, values: Mapping[str, int]) -> str:
    """The spot that is touched: of several the first that holds a card."""
    spots = [_placed(spot, values, view["viewer"]) for spot in verb["sources"]]
    filled = {spot_of(zone) for zone in view["zones"] if zone["n"]} if len(spots) > 1 else set()
    return next((spot for spot in spots if spot in filled), spots[-1] if spots else "")


def _bind(declared: str, spot: str, me: int, known: Mapping[str, int]) -> dict[str, int] | None:
    """What a spot tells of a declared spot's slots; None if it is another one."""
    names, parts = declared.split("/"), spot.split("/")
    if len(names) != len(parts):
        return None
    values = dict(known)
    for name, part in zip(names, parts, strict=True):
        blank = _BLANK.fullmatch(name)
        if blank is None or blank[1] == "me":
            if part != (name if blank is None else str(me)):
                return None
        else:
            values[blank[1]] = int(part)
    return values
