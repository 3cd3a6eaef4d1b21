"""Golden deals: the first deal of a seed in full, for whoever deals again in another language: the page does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import u8

from quintet import Match, all_games
from quintet.core.events import Dealt
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
    }


def deals_text() -> str:
    """As it is kept: a line each."""
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
    """As dealt from a seed that is hashed like that of a fair deal, so that every deal has another."""
    terms = Terms("golden", game.id, game.rules_version, options.to_json(), n_players)
    match = Match(game, n_players, options, deal_seed(terms, "5e" * 32, [""] * n_players))
    dealt = [event.to_json() for event in match.opening if isinstance(event, Dealt)]
    return {
        "game": game.id,
        "options": terms.options,
        "n_seats": n_players,
        "seed": format_seed(match.seed),
        "dealt": [[_spot(event["place"]), " ".join(event["cards"])] for event in dealt],  # type: ignore[arg-type]
    }


def _spot(place: dict[str, Any]) -> str:
    """A place in short: `hand/0`, `discard`."""
    return "/".join(str(part) for part in place.values())
