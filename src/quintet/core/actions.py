"""What the actions of a game mean: declared once, as data, in the game's own words.

    LAY = Verb("lay", "lay {card}[ {colour}][ {call}]", slots=(COLOUR, CALL), source="hand/{me}", target="discard")
    ACTIONS = Actions(CARDS, [(cards.LAY, LAY.each(card=range(55))), (cards.TAKE, TAKE.each())])

A *verb* is a kind of action. Its text has a blank for every *slot*: the card, a seat, a pile, a colour. What stands in
square brackets is left out if its slot has no value. From the declaration come the numbered table of actions with
their texts, and for every action what it does: which card goes from where to where, and what is chosen. Clients get the
declaration once per game (`Actions.to_json`) and read every action by it.

A *spot* is a place on the table: `hand/2`, `row/0`, `help/2/1`. It is a zone with its seat and pile; `{me}` is the seat
that acts. A spot may also be none of the zones: `seat/2` is a player, `coins/2` a purse.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product

from quintet.core.notation import Words

CARD = "card"
"""The slot that every verb may have without declaring it: a card of the game."""

_OPTIONAL = re.compile(r"(\[[^\]]*\])")
_BLANK = re.compile(r"\{(\w+)\}")


@dataclass(frozen=True)
class Slot:
    """A blank in the text of an action, and the words for its values 0, 1, 2 …

    The kind tells clients how to show a value: `seat`, `pile`, `colour`, `end` (of a row of cards), `number`, or `call`
    (something that is said with the action).
    """

    name: str
    kind: str
    words: tuple[str, ...]


def numbered(name: str, kind: str, n: int, first: int = 0) -> Slot:
    """A slot whose words are n numbers in a row."""
    return Slot(name, kind, tuple(str(first + i) for i in range(n)))


@dataclass(frozen=True)
class Verb:
    """A kind of action: its text, and what it does on the table."""

    name: str
    text: str
    slots: tuple[Slot, ...] = ()
    source: str | tuple[str, ...] = ()  # the spot that is touched; of several, the first that holds a card
    target: str = ""  # the spot that it goes to
    card: str = ""  # the card, where the text names none
    choice: tuple[str, ...] = ()  # slots that are chosen besides the card and its target
    ends_turn: bool = False  # always: the next turn begins, or the match is over
    out_of_turn: bool = False  # a seat that is not on turn may do it
    is_step: bool = False  # of a compound move: clients collect its steps, and send them when the move is complete
    races: bool = False  # it may be sent against an older version of the match: whoever is quicker does it

    @cached_property
    def key(self) -> str:
        """The name as part of a text key: `throw-in`."""
        return re.sub(r"\W+", "-", self.name.casefold()).strip("-")

    @property
    def sources(self) -> tuple[str, ...]:
        return (self.source,) if isinstance(self.source, str) else self.source

    def of(self, **values: int) -> Meaning:
        """One action: the verb with a value for each of its slots."""
        return Meaning(self, values)

    def each(self, **values: Iterable[int]) -> list[Meaning]:
        """The actions for all combinations of values; the last slot counts fastest."""
        return [Meaning(self, dict(zip(values, each, strict=True))) for each in product(*values.values())]


@dataclass(frozen=True)
class Meaning:
    """What one action means: its verb, and the value of every slot that has one."""

    verb: Verb
    values: Mapping[str, int] = field(default_factory=dict)

    def place(self, spot: str, me: int) -> str:
        """A spot of the verb with the values filled in."""
        return spot.format(me=me, **self.values)


Block = tuple[int, Sequence[Meaning]]
"""A part of the numbered table: the number of its first action, and the actions in order."""


class Actions(Words):
    """The numbered table of a game's actions, with their texts and meanings."""

    def __init__(self, cards: Words, blocks: Iterable[Block]) -> None:
        self.cards = cards
        self.meanings: list[Meaning] = []
        for first, meanings in blocks:
            if first != len(self.meanings):
                name = meanings[0].verb.name
                raise ValueError(f"the actions {name!r} begin at {len(self.meanings)}, not at {first}")
            self.meanings += meanings
        self.verbs = list(dict.fromkeys(meaning.verb for meaning in self.meanings))
        writers = {verb: _Writer(verb, cards) for verb in self.verbs}
        super().__init__("action", [writers[meaning.verb].write(meaning.values) for meaning in self.meanings])

    def verb(self, number: int) -> Verb:
        """The verb of an action."""
        return self.meanings[number].verb

    def card(self, number: int) -> str:
        """The text of the card that an action is about, "" if it names none."""
        meaning = self.meanings[number]
        return self.cards.format(meaning.values[CARD]) if CARD in meaning.values else meaning.verb.card

    def to_json(self) -> list[dict[str, object]]:
        """The declaration for clients: a pattern per verb."""
        return [self._verb_json(verb) for verb in self.verbs]

    def _verb_json(self, verb: Verb) -> dict[str, object]:
        return {
            "verb": verb.key,
            "text": verb.text,
            "slots": {slot.name: {"kind": slot.kind, "words": list(slot.words)} for slot in verb.slots},
            "needs": self._needs(verb),
            "sources": list(verb.sources),
            "target": verb.target,
            "card": verb.card,
            "excludes": self._excludes(verb),
            "choice": list(verb.choice),
            "ends_turn": verb.ends_turn,
            "out_of_turn": verb.out_of_turn,
            "is_step": verb.is_step,
            "races": verb.races,
        }

    def _excludes(self, verb: Verb) -> list[str]:
        """The cards that there is no action for, of a verb that names one."""
        done = {meaning.values[CARD] for meaning in self.meanings if meaning.verb == verb and CARD in meaning.values}
        return [card for kind, card in enumerate(self.cards.texts) if kind not in done] if done else []

    def _needs(self, verb: Verb) -> dict[str, list[str]]:
        """For each optional slot, the cards with which it always has a value."""
        optional = {name for part in _OPTIONAL.findall(verb.text) for name in _BLANK.findall(part)}
        with_card = [meaning.values for meaning in self.meanings if meaning.verb == verb and CARD in meaning.values]
        needs: dict[str, list[str]] = {}
        for slot in sorted(optional):
            can_lack = {values[CARD] for values in with_card if slot not in values}
            always = sorted({values[CARD] for values in with_card} - can_lack)
            if always:
                needs[slot] = self.cards.format_all(always)
        return needs


class _Writer:
    """Writes the text of a verb's actions."""

    def __init__(self, verb: Verb, cards: Words) -> None:
        self._words = {CARD: cards.texts, **{slot.name: slot.words for slot in verb.slots}}
        self._parts = [
            (_BLANK.findall(part), part.strip("[]"), part.startswith("["))
            for part in _OPTIONAL.split(verb.text)
            if part
        ]
        for slot in (slot for slots, _, _ in self._parts for slot in slots):
            if slot not in self._words:
                raise ValueError(f"the verb {verb.name!r} has a blank for {slot!r}, but no such slot")

    def write(self, values: Mapping[str, int]) -> str:
        text = ""
        for slots, part, is_optional in self._parts:
            if is_optional and not all(slot in values for slot in slots):
                continue
            text += part.format(**{slot: self._words[slot][values[slot]] for slot in slots})
        return text
