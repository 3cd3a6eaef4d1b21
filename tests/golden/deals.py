"""Golden deals of first and later rounds, to test programs in other languages that deal again, as the page does."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from quintet import Match, all_games, get_game
from quintet.core.events import Dealt, Event, RoundEnded, Shuffled
from quintet.core.game import Game, format_seed
from quintet.core.options import Options
from quintet.core.rng import Chance
from quintet.fair import Terms, deal_seed

DEALS = Path(__file__).parent / "deals.json"
_SHUFFLED = (2, 3, 52, 112, 255)  # cards
_MORE_OPTIONS = {
    "fifteen_go": ["sets=3,colours=4", "starter=seat_0"],
    "skipbo_masters": ["tolls=heavy", "stock=30,tolls=none,starter=seat_0"],
    "i_go": ["starter=seat_0"],
    "level_8": ["master=yes,double_deck=yes,starter=seat_0"],
    "solo": ["hand=10", "hand=5,starter=seat_0"],
}
_LATER = [
    ("solo", "hand=5", 3, 6),
    ("skipbo_masters", "target=500,stock=5", 2, 3),
    ("i_go", "", 2, 3),
    ("level_8", "master=yes", 3, 5),
]  # game, options, players, rounds


def deals() -> dict[str, Any]:
    """Shuffles of numbers, and the deals of every game, preset and number of players."""
    return {
        "shuffles": [_shuffle(seed, n) for seed in (0, 2026, (1 << 128) - 3) for n in _SHUFFLED],
        "deals": [
            _deal(game, options, n_players)
            for game in all_games()
            for options in _options_of(game)
            for n_players in range(game.min_players, game.max_players + 1)
            if not options.refusal(n_players)
        ],
        "rounds": [each for later in _LATER for each in _rounds(*later)],
    }


def deals_text() -> str:
    """The text of the file: one line per shuffle or deal."""
    parts = [
        f' "{name}": [\n  ' + ",\n  ".join(json.dumps(each) for each in entries) + "\n ]"
        for name, entries in deals().items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _options_of(game: Game) -> list[Options]:
    return [*game.presets.values(), *map(game.parse_options, _MORE_OPTIONS[game.id])]


def _shuffle(seed: int, n: int) -> dict[str, Any]:
    """Two shuffles of one chance, and a number below n."""
    chance = Chance(seed)
    orders = []
    for _ in range(2):
        cards = vec[u8](range(n))
        chance.shuffle(cards, n)
        orders.append([int(card) for card in cards])
    return {"seed": format_seed(seed), "n": n, "orders": orders, "below": int(chance.below(n))}


def _deal(game: Game, options: Options, n_players: int) -> dict[str, Any]:
    """A deal from a seed that is hashed like that of a fair deal, so that no two deals share a seed."""
    terms = Terms("golden", game.id, game.rules_version, options.to_json(), n_players)
    match = Match(game, n_players, options, deal_seed(terms, "5e" * 32, [""] * n_players))
    return {
        "game": game.id,
        "options": terms.options,
        "n_seats": n_players,
        "seed": format_seed(match.seed),
        "dealt": _dealt(match.opening),
    }


def _rounds(game_id: str, wish: str, n_players: int, n_rounds: int) -> list[dict[str, Any]]:
    """The later deals of a match that is played at random, with what a dealer must know of the rounds before."""
    game = get_game(game_id)
    options = game.parse_options(wish)
    match = Match(game, n_players, options, seed=2026)
    luck = Random(2026)
    n_shuffles = sum(isinstance(event, Shuffled) for event in match.opening)
    n_before = 0  # shuffles before the round's own
    found: list[dict[str, Any]] = []
    while len(found) < n_rounds:
        seat = luck.choice([seat for seat in range(n_players) if match.legal(seat)])
        events = match.play(seat, luck.choice(match.legal(seat)))
        for event in events:
            if isinstance(event, RoundEnded):
                n_before = n_shuffles
            n_shuffles += isinstance(event, Shuffled)
        dealt = _dealt(events)
        if dealt:
            found.append(
                {
                    "game": game.id,
                    "options": options.to_json(),
                    "n_seats": n_players,
                    "seed": format_seed(match.seed),
                    "n_shuffles": n_before,
                    "kept": _kept(match, dealt) if game_id == "level_8" else [],
                    "dealt": dealt,
                }
            )
    return found


def _kept(match: Match, dealt: list[list[str]]) -> list[list[str]]:
    """The cards that were in the hands already when the round was dealt."""
    given = {spot: Counter(cards.split()) for spot, cards in dealt}
    zones: Any = match.position()["zones"]
    kept = [
        [f"hand/{i}", " ".join((Counter(hand) - given[f"hand/{i}"]).elements())] for i, hand in enumerate(zones["hand"])
    ]
    return [each for each in kept if each[1]]


def _dealt(events: Sequence[Event]) -> list[list[str]]:
    told = [event.to_json() for event in events if isinstance(event, Dealt)]
    return [[_spot(event["place"]), " ".join(event["cards"])] for event in told]  # type: ignore[arg-type]


def _spot(place: dict[str, Any]) -> str:
    """A place in short: `hand/0`, `discard`."""
    return "/".join(str(part) for part in place.values())
