"""What is said of a match: events, and the actions that caused them, become sentences. Clients only format them.

    narrator = Narrator(match.game, match.n_players)
    events = match.play(0, "take")
    for sentence in narrator.told(events, 0, [match.actions[-1][1]] * len(events), viewer=0):
        print(plain(speaker.say(sentence)))

A sentence is JSON: the key of a text, and what its blanks are filled with. A blank is filled with a number, a word, or
one of four things that every language puts in its own way (`quintet.speak` does, and the page's `speak.ts`):

    {"key": "moved-hand-discard", "args": {"player": {"seats": [0]}, "card": {"cards": ["R7", "??"]}, …}}

    {"seats": [0, 2]}                        players, by name; the viewer is "you"
    {"cards": ["R7", "??"]}                  cards, ?? if unseen
    {"zone": "help", "seat": 1, "pile": 2}   a place, as in events
    {"key": "scored-cards", "args": {}}      another sentence, or a part of one

Players `player` give the text two variables: $player, their names, and $player_is to choose by: "you" if it is the
viewer, "with" for the viewer and others, else "other". A place `source` gives the text three variables: $source within
a sentence ("the draw pile"), $source_name by itself ("draw pile"), $source_zone to choose by. Where a language cannot
just put `the` before a zone's name it gives the zone forms, as attributes: `.source` and `.target`, with the
preposition if the language melts the two, for places that are called so, and `.the` for all others. Forms can choose by
$owner_is whether it is the viewer's place.

A game's Fluent file gives the words for what only the game knows: `zone-*`, `declared-*` ($player; $detail in words, in
cards or as a number, or, for a seat, $other, with $whose "own" if it is the player's own: `Game.details` says which),
`scored-*` (a reason), `round-ended-*` ($player: who won). All else is said by `frame.ftl`; where that sounds wooden a
game may say it its own way: `moved-SOURCE-TARGET` by the two zones, or `moved-SOURCE-TARGET-VERB` if it is to be told
apart by what was done ($actor does it, $player owns the source, or, if that is the table's, the target; $other owns the
target if both have owners; $card; $source and $target; $whose is "own" if no other player's place is touched, else
"other"), `paid-WHAT`, `did-VERB` for what leaves no trace. Which keys there are is the same in all languages, so what
is said never depends on the language.

What matters to a seat more than to others is a moment: the sentence names the seats, and the text that is said to them,
large, with the same blanks filled. A text `moment-KEY-WHO` makes the sentence KEY one. WHO is the blank that names the
seat (`player`, `other`), `others` for all seats that are not named, or `all`. Whoever acts needs no telling of a move,
unless it brings more than they did: `actor`. Where something goes round (a detail that is a `ring` of seats), `each` is
told by itself: $to and $of are the players after and before them.

    {"key": "declared-caught", "args": {…}, "moments": [{"key": "moment-declared-caught-other", "seats": [2]}]}

At a table whose bots explain what they do, `explain-REASON` has the words for an open reason (`Game.open_reason`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Literal, NotRequired, TypedDict, final

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
from quintet.core.view import PlaceShown
from quintet.core.zones import ALL_SEATS, Place, place_json
from quintet.texts import text_keys


@final
class Seats(TypedDict):
    """Players, by name."""

    seats: list[int]


@final
class Cards(TypedDict):
    """Cards, `??` for one that is not seen."""

    cards: list[str]


@final
class Moment(TypedDict):
    """What is said to some seats alone, with the blanks of its sentence, and maybe more: the key of a text."""

    key: str
    seats: list[int]
    args: NotRequired[dict[str, Seats]]  # what only these seats are told: it says more to them than the sentence does


@final
class Sentence(TypedDict):
    """The key of a text, and what its blanks are filled with."""

    key: str
    args: dict[str, Argument]
    about: NotRequired[Literal["round", "points"]]  # why a round ended, or a seat's points: clients may show them apart
    moments: NotRequired[list[Moment]]  # for the seats to which it matters most


Argument = int | str | Seats | Cards | PlaceShown | Sentence

_MOMENT = re.compile(r"moment-(.+)-(player|other|others|all|actor|each)")


def _seat(seat: int) -> Seats:
    return {"seats": [seat]}


class Narrator:
    """Decides what is said of the matches of a game."""

    def __init__(self, game: Game, n_players: int) -> None:
        self.game = game
        self.n_players = n_players
        self._keys = text_keys(game.id)
        self._rank = {card: rank for rank, card in enumerate(game.cards.texts)}
        self._moments: dict[str, list[tuple[str, str]]] = {}  # by sentence: for whom, and the key
        for key in sorted(self._keys):
            if found := _MOMENT.fullmatch(key):
                self._moments.setdefault(found[1], []).append((found[2], key))
        self._own_keys: dict[tuple[str, str, str], str] = {}  # of moves by source, target, verb; "": none

    def told(self, events: Iterable[Event], actor: int | None, causes: Sequence[int], viewer: int) -> list[Sentence]:
        """What a viewer is told of what happened: a sentence for everything worth one.

        `actor` is whose action it was (None: nobody's, as in the first deal); `causes` has, by event, its number. If
        all of it goes without saying, the actor hears what they did, others whose turn it is. What is done without any
        event is told by the step that completes it.
        """
        events = [event.seen_by(viewer) for event in events]
        if not is_silent(events):
            return self._tell(events, actor, causes)
        if actor is None or not causes:
            return []
        if viewer in (ALL_SEATS, actor):
            return [self.did(actor, causes[-1])]
        return [self.turn(event.seat) for event in events if isinstance(event, TurnPassed)]

    def _tell(self, events: Sequence[Event], actor: int | None, causes: Sequence[int]) -> list[Sentence]:
        dealt = max((i for i, event in enumerate(events) if isinstance(event, Dealt) and event.cards), default=-1)
        sentences: list[Sentence] = []
        cards: list[str] = []  # of the last sentence, as long as cards go the same way
        way: object = None
        on_turn = ""  # what can be done out of turn was done by whoever's turn it was: this verb
        for i, event in enumerate(events):
            if isinstance(event, Moved):
                verb = self._verb(causes[i]) if i < len(causes) else ""
                verb = "" if verb == on_turn else verb
                last, way = way, (event.source, event.target, verb)
                if way == last:
                    cards.append(event.card)
                else:
                    cards = [event.card]
                    sentences.append(self._moved(event.source, event.target, cards, actor, verb))
                continue
            way = None
            if isinstance(event, Declared) and self._is_on_turn(event):
                on_turn = event.what
            if i < dealt and isinstance(event, (Dealt, Shuffled)):
                continue  # one sentence tells of a deal, and its shuffling goes without saying
            if not _goes_without_saying(event):
                sentences.append(self._say(event))
        for sentence in sentences:
            if moments := self._moments_of(sentence):
                sentence["moments"] = moments
        return sentences

    def _is_on_turn(self, event: Declared) -> bool:
        """Whether somebody says that they do on their own turn what can be done out of turn."""
        return self.game.details.get(event.what) == "seat" and event.detail == str(event.seat)

    def _moments_of(self, sentence: Sentence) -> list[Moment]:
        """To which seats a sentence matters most."""
        moments: list[Moment] = []
        for who, key in self._moments.get(sentence["key"], ()):
            if who == "each":
                moments += _each_in(sentence["args"]["ring"], key)
                continue
            seats = self._seats_of(who, sentence["args"])
            if seats:
                moments.append({"key": key, "seats": seats})
        return moments

    def _seats_of(self, who: str, args: dict[str, Argument]) -> list[int]:
        named = {name: value["seats"] for name, value in args.items() if isinstance(value, dict) and "seats" in value}
        if who == "all":
            return list(range(self.n_players))
        if who == "others":
            known = {seat for seats in named.values() for seat in seats}
            return [seat for seat in range(self.n_players) if seat not in known]
        if who == "actor":
            return named.get("actor", [])
        acting = named.get("actor", named.get("player", ()) if who == "other" else ())
        return [seat for seat in named.get(who, ()) if seat not in acting]

    def did(self, seat: int, action: int) -> Sentence:
        """An action by itself."""
        key = f"did-{self._verb(action)}"
        if key in self._keys:
            return {"key": key, "args": {"player": _seat(seat)}}
        return {"key": "did", "args": {"player": _seat(seat), "action": self.game.actions.format(action)}}

    def explained(self, seat: int, reason: str) -> Sentence | None:
        """What a player says about their move, if there are words for it."""
        key = f"explain-{reason}"
        if key not in self._keys:
            return None
        return {"key": "explained", "args": {"player": _seat(seat), "why": {"key": key, "args": {}}}}

    @staticmethod
    def turn(seat: int) -> Sentence:
        """Whose turn it is."""
        return {"key": "event-turn", "args": {"player": _seat(seat)}}

    def pile(self, place: Place, cards: Sequence[str]) -> Cards:
        """The cards of a place, sorted where their order means nothing."""
        if place.zone.ordered or HIDDEN in cards:
            return {"cards": list(cards)}
        return {"cards": sorted(cards, key=self._rank.__getitem__)}

    # ------------------------------------------------------------ event by event
    def _say(self, event: Event) -> Sentence:
        match event:
            case Declared(seat, what, detail):
                return self._declared(seat, what, detail)
            case Shuffled(place, n):
                return self._where("event-shuffled", place, {"n": n})
            case Dealt():
                return {"key": "event-dealt", "args": {}}
            case Revealed(place, cards):
                return self._where("event-revealed", place, {"cards": self.pile(place, cards)})
            case Paid(payer, payee, n, what):
                return self._paid(payer, payee, n, what)
            case Scored(seat, points, why):
                key = "event-scored" if points >= 0 else "event-lost"
                known = f"scored-{why}"
                reason: Argument = {"key": known, "args": {}} if known in self._keys else why
                args: dict[str, Argument] = {"player": _seat(seat), "points": abs(points), "why": reason}
                return {"key": key, "args": args, "about": "points"}
            case RoundEnded(winners, why):
                key = f"round-ended-{why}"
                key = key if key in self._keys else "event-round-ended"
                return {"key": key, "args": {"player": {"seats": list(winners)}}, "about": "round"}
        raise AssertionError(f"nothing can be said of {event}")

    @staticmethod
    def _where(key: str, place: Place, args: dict[str, Argument]) -> Sentence:
        """A sentence about a pile: a player's own, or, under a key of its own, the table's."""
        args["place"] = place_json(place)
        if place.seat is None:
            return {"key": f"{key}-table", "args": args}
        args["player"] = _seat(place.seat)
        return {"key": key, "args": args}

    def _moved(self, source: Place, target: Place, cards: list[str], actor: int | None, verb: str) -> Sentence:
        owner = target.seat if source.seat is None else source.seat
        actor = owner if actor is None else actor
        is_own = source.seat in (actor, None) and target.seat in (actor, None)
        args: dict[str, Argument] = {
            "card": {"cards": cards},
            "source": place_json(source),
            "target": place_json(target),
            "whose": "own" if is_own else "other",
        }
        if actor is not None:
            args["actor"] = _seat(actor)
        if owner is not None:
            args["player"] = _seat(owner)
        if source.seat is not None and target.seat is not None:
            args["other"] = _seat(target.seat)
        verb = verb if is_own else ""  # what an action brings another player is not what it did
        key = self._own_key(source.zone.name, target.zone.name, verb) or _move_key(source.seat, target.seat, actor)
        return {"key": key, "args": args}

    def _own_key(self, source: str, target: str, verb: str) -> str:
        """The game's own text for a move, "" if it has none."""
        key = self._own_keys.get((source, target, verb))
        if key is None:
            names = (f"moved-{source}-{target}-{verb}", f"moved-{source}-{target}")
            key = self._own_keys[source, target, verb] = next((name for name in names if name in self._keys), "")
        return key

    def _verb(self, action: int) -> str:
        return self.game.actions.verb(action).key

    def _declared(self, seat: int, what: str, detail: str) -> Sentence:
        args: dict[str, Argument] = {"player": _seat(seat)}
        match self.game.details.get(what):
            case "seat":
                args["other"] = _seat(int(detail))
                args["whose"] = "own" if int(detail) == seat else "other"
            case "cards":
                args["detail"] = {"cards": detail.split()}
            case "number":
                args["detail"] = int(detail)
            case "ring":
                args["ring"] = {"seats": [int(each) for each in detail.split()]}
            case None:
                args["detail"] = detail
        key = f"declared-{what}"
        if key in self._keys:
            return {"key": key, "args": args}
        return {"key": "event-declared", "args": {"player": _seat(seat), "what": f"{what} {detail}".strip()}}

    def _paid(self, payer: int, payee: int, n: int, what: str) -> Sentence:
        args: dict[str, Argument] = {"n": n}
        if payer >= 0:
            args["player"] = _seat(payer)
        if payee >= 0:
            args["other" if payer >= 0 else "player"] = _seat(payee)
        own = f"paid-{what}"
        if own in self._keys:
            return {"key": own, "args": args}
        return {"key": "event-paid" if payee >= 0 and payer >= 0 else _TABLE_PAYS[payer >= 0], "args": args}


def moments_in(sentence: Sentence) -> dict[int, Sentence]:
    """What is said to the seats to which a sentence matters most."""
    moments = sentence.get("moments", ())
    return {
        seat: {"key": each["key"], "args": {**sentence["args"], **each.get("args", {})}}
        for each in moments
        for seat in each["seats"]
    }


def _each_in(ring: Argument, key: str) -> list[Moment]:
    """What is said to each seat of a ring, which hands on to the next."""
    assert isinstance(ring, dict)
    seats: list[int] = ring.get("seats", [])  # type: ignore[assignment]
    return [
        {"key": key, "seats": [seat], "args": {"to": _seat(seats[(i + 1) % len(seats)]), "of": _seat(seats[i - 1])}}
        for i, seat in enumerate(seats)
    ]


def _goes_without_saying(event: Event) -> bool:
    match event:
        case TurnPassed() | MatchEnded() | Dealt(cards=()) | Revealed(cards=()):
            return True
    return False


def is_silent(events: Iterable[Event]) -> bool:
    """Whether all that happened goes without saying. Then `Narrator.told` tells the actor something of their own."""
    return all(map(_goes_without_saying, events))


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
