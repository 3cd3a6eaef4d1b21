"""Positions: a match at one moment, with all hidden cards, as JSON: for tests, puzzles and bug reports.

    {"game": "solo", "rules_version": 1, "players": 2, "options": {"hand": 5}, "seed": "2a", "uses": 3,
     "zones": {"hand": [["R1", "R2"], ["G7"]], "discard": ["R7"]}, "facts": {"turn": 1}}

A zone is a list of cards, bottom first; a list of such lists if every seat has one, or if there are several of it;
and a list of those if every seat has several. A zone that is left out is empty, except the one that the game declares
to take the rest of the deck, in sorted order. Facts may be left out where the game has a natural value for them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from quintet.core.errors import BadNotation, BadPosition, QuintetError, shown
from quintet.core.jsontext import parse_json
from quintet.core.zones import Zone

if TYPE_CHECKING:
    from quintet.core.game import Game
    from quintet.core.notation import Words
    from quintet.core.options import Options
    from quintet.core.state import State

_KEYS = ("game", "rules_version", "players", "options", "seed", "uses", "zones", "facts")
MANY = 1_000_000  # where the rules set no limit to a count


class Setup:
    """The cards of a position by zone, seat and pile."""

    def __init__(self, piles: dict[tuple[str, int, int], list[int]]) -> None:
        self._piles = piles

    def cards(self, zone: str, seat: int = 0, pile: int = 0) -> list[int]:
        return self._piles.get((zone, seat, pile), [])


class Facts:
    """The facts of a position, read with checks; `finish` complains about facts that the game has not asked for."""

    def __init__(self, data: object, words: Words) -> None:
        if not isinstance(data, Mapping):
            raise BadPosition(f"facts are an object of names and values, not {shown(data)}")
        self._data = data
        self._words = words
        self._asked: set[str] = set()

    def _get(self, name: str, default: object) -> object:
        self._asked.add(name)
        return self._data.get(name, default)

    def whole(self, name: str, default: int, low: int, high: int) -> int:
        value = self._get(name, default)
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise BadPosition(f"fact {name} is a whole number from {low} to {high}, not {shown(value)}")
        return value

    def flag(self, name: str, default: bool) -> bool:
        value = self._get(name, default)
        if not isinstance(value, bool):
            raise BadPosition(f"fact {name} is true or false, not {shown(value)}")
        return value

    def choice(self, name: str, default: str, choices: tuple[str, ...]) -> int:
        """The index of a word."""
        value = self._get(name, default)
        if value not in choices:
            raise BadPosition(f"fact {name} is one of {', '.join(choices)}, not {shown(value)}")
        return choices.index(value)

    def index(self, name: str, default: int | None, n: int) -> int:
        """A number below n (a seat, a pile, a row), or -1 for null."""
        value = self._get(name, default)
        if value is None:
            return -1
        if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < n:
            raise BadPosition(f"fact {name} is a whole number from 0 to {n - 1} or null, not {shown(value)}")
        return value

    def wholes(self, name: str, default: list[int], low: int, high: int) -> list[int]:
        """A list as long as its default."""
        value = self._get(name, default)
        if (
            not isinstance(value, list)
            or len(value) != len(default)
            or any(isinstance(v, bool) or not isinstance(v, int) or not low <= v <= high for v in value)
        ):
            raise BadPosition(
                f"fact {name} is a list of {len(default)} whole numbers from {low} to {high}, not {shown(value)}"
            )
        return list(value)

    def card(self, name: str) -> int:
        """A card, or -1 for null."""
        value = self._get(name, None)
        return -1 if value is None else self._words.parse(value)

    def cards(self, name: str) -> list[int]:
        """A list of cards, empty if it is left out."""
        return self._words.parse_all(self._get(name, []))

    def card_lists(self, name: str, n: int) -> list[list[int]]:
        """n lists of cards, empty ones if it is left out."""
        value = self._get(name, [[]] * n)
        if not isinstance(value, list) or len(value) != n:
            raise BadPosition(f"fact {name} is a list of {n} lists of cards, not {shown(value)}")
        return [self._words.parse_all(part) for part in value]

    def finish(self) -> None:
        for name in self._data:
            if name not in self._asked:
                raise BadPosition(f"unknown fact {shown(name)}; known are {', '.join(sorted(self._asked))}")


def write_position(game: Game, state: State, options: Options) -> dict[str, object]:
    """The position of a state, ready for JSON."""
    from quintet.core.game import format_seed

    return {
        "game": game.id,
        "rules_version": game.rules_version,
        "players": int(state.n_players),
        "options": options.to_json(),
        "seed": format_seed(state.chance.seed),
        "uses": int(state.chance.n_uses),
        "zones": _write_zones(game, state),
        "facts": {
            "turn": int(state.turn),
            "n_turns": int(state.n_turns),
            "round_no": int(state.round_no),
            **game.facts(state),
            **game.memory(state),
        },
    }


def _write_zones(game: Game, state: State) -> dict[str, object]:
    zones: dict[str, object] = {}
    n = int(state.n_players)
    cards = {
        (pile.place.zone.name, pile.place.seat or 0, pile.place.pile): game.cards.format_all(pile.cards)
        for pile in game.piles(state)
    }
    for zone in game.zones:
        seats = [[cards.get((zone.name, s, p), []) for p in range(zone.piles)] for s in range(1 if zone.shared else n)]
        flat: list[object] = [piles[0] if zone.piles == 1 else piles for piles in seats]
        zones[zone.name] = flat[0] if zone.shared else flat
    return zones


def read_position(game: Game, data: object) -> tuple[State, Options]:
    """Set up a state; raise BadPosition with one sentence for anything that is not right."""
    from quintet.core.game import parse_seed

    if isinstance(data, (str, bytes)):
        try:
            data = parse_json(data)
        except ValueError as error:
            raise BadPosition(f"a position is JSON, but this is not: {error}") from None
    if not isinstance(data, Mapping):
        raise BadPosition(f"a position is an object, not {type(data).__name__}")
    for key in data:
        if key not in _KEYS:
            raise BadPosition(f"unknown entry {shown(key)} in a position; known are {', '.join(_KEYS)}")
    if data.get("game", game.id) != game.id:
        raise BadPosition(f"this is a position of {shown(data['game'])}, not of {game.id}")
    version = data.get("rules_version", game.rules_version)
    if version != game.rules_version:
        raise BadPosition(
            f"this position is for rules version {shown(version)} of {game.id}, this is version {game.rules_version}"
        )
    n_players: int = data.get("players", 0)
    uses = data.get("uses", 0)
    if isinstance(uses, bool) or not isinstance(uses, int) or not 0 <= uses < 1 << 32:
        raise BadPosition(f"uses is a whole number from 0 to {(1 << 32) - 1}, not {shown(uses)}")
    try:
        options = game.options.from_json(data.get("options", {}))
        game.check(options, n_players)
        state = game.empty(options, n_players, parse_seed(data.get("seed", 0)))
        setup = _read_zones(game, data.get("zones"), game.deck(options, n_players), n_players)
        state.chance.n_uses = uses
        facts = Facts(data.get("facts", {}), game.cards)
        state.turn = facts.whole("turn", 0, 0, n_players - 1)
        state.n_turns = facts.whole("n_turns", 1, 0, int(state.turn_limit))
        state.round_no = facts.whole("round_no", 1, 1, MANY)
        game.set_up(state, setup, facts)
        facts.finish()
    except BadPosition:
        raise
    except QuintetError as error:
        raise BadPosition(f"in this position, {error}") from None
    return state, options


def _read_zones(game: Game, data: object, deck: list[int], n_players: int) -> Setup:
    if not isinstance(data, Mapping):
        raise BadPosition(f"zones are an object of names and cards, not {shown(data)}")
    for name in data:
        if name not in {zone.name for zone in game.zones}:
            raise BadPosition(f"{game.id} has no zone {shown(name)}; it has {', '.join(z.name for z in game.zones)}")
    piles: dict[tuple[str, int, int], list[int]] = {}
    for zone in game.zones:
        if zone.name in data:
            for seat, pile, texts in _piles_of(zone, data[zone.name], n_players):
                try:
                    piles[zone.name, seat, pile] = game.cards.parse_all(texts)
                except BadNotation as error:
                    raise BadPosition(f"in zone {zone.name}, {error}") from None
    rest = Counter(deck)
    rest.subtract(card for cards in piles.values() for card in cards)
    if too_many := [card for card, n in rest.items() if n < 0]:
        raise BadPosition(f"the position has more {game.cards.format(too_many[0])} than the deck")
    if left := sorted(rest.elements()):
        home = next(zone for zone in game.zones if zone.takes_rest)
        if home.name in data:
            raise BadPosition(
                f"{len(left)} cards are missing, the first is {game.cards.format(left[0])}: "
                f"place them, or leave out zone {home.name}, which then gets them"
            )
        piles[home.name, 0, 0] = left
    return Setup(piles)


def _piles_of(zone: Zone, data: object, n_players: int) -> list[tuple[int, int, object]]:
    seats = [data] if zone.shared else _list(zone, data, n_players, "seat")
    found: list[tuple[int, int, object]] = []
    for seat, part in enumerate(seats):
        piles = [part] if zone.piles == 1 else _list(zone, part, zone.piles, "pile")
        found.extend((seat, pile, cards) for pile, cards in enumerate(piles))
    return found


def _list(zone: Zone, data: object, n: int, of: str) -> list[object]:
    if not isinstance(data, list) or len(data) != n:
        raise BadPosition(f"zone {zone.name} is a list of {n}, one entry per {of}, not {shown(data)}")
    return data
