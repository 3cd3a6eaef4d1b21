"""Test vectors for fair deals: what goes in, every text that is hashed, and the first cards that come out."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

from quintet import Match, get_game
from quintet.core.events import Dealt
from quintet.core.rng import Chance
from quintet.fair import Terms, commitment, commitment_text, deal_seed, deal_text, seal, seal_text

VECTORS = Path(__file__).parent / "vectors.json"

_FEW = 5
_CASES = [  # game, options, who contributes
    ("solo", "", [True, True]),
    ("solo", "hand=5,scoring=round,throw_in=no", [True, False, True]),
    ("fifteen_go", "", [False, False]),
    ("skipbo_masters", "short", [True, True, True, True]),
    ("i_go", "", [False, True, False]),
    ("level_8", "hard", [True, True, False, False, True]),
]


def vectors() -> list[dict[str, Any]]:
    return [_vector(i, *case) for i, case in enumerate(_CASES)]


def _vector(i: int, game_id: str, options_text: str, gives: list[bool]) -> dict[str, Any]:
    game = get_game(game_id)
    options = game.parse_options(options_text)
    terms = Terms(f"Match_{i}-a", game.id, game.rules_version, options.to_json(), len(gives))
    server_seed = sha256(f"server {i}".encode()).hexdigest()
    contributions = [
        sha256(f"player {i} {seat}".encode()).hexdigest()[:32] if given else "" for seat, given in enumerate(gives)
    ]
    seals = [seal(contribution) for contribution in contributions]
    seed = deal_seed(terms, server_seed, contributions)
    match = Match(game, terms.n_seats, options, seed)
    dealt = [event.to_json() for event in match.opening if isinstance(event, Dealt)]
    return {
        "match": terms.match,
        "game": terms.game,
        "rules_version": terms.rules_version,
        "options": terms.options,
        "n_seats": terms.n_seats,
        "server_seed": server_seed,
        "contributions": contributions,
        "seal_texts": [contribution and seal_text(contribution) for contribution in contributions],
        "seals": seals,
        "commitment_text": commitment_text(terms, server_seed, seals),
        "commitment": commitment(terms, server_seed, seals),
        "deal_text": deal_text(terms, server_seed, contributions),
        "seed": match.record().seed,
        "first_words": _first_words(seed),
        "first_cards": [{"place": event["place"], "cards": _first(event["cards"])} for event in dealt],
    }


def _first(cards: object) -> list[str]:
    assert isinstance(cards, list)
    return cards[:_FEW]


def _first_words(seed: int) -> list[str]:
    """The first four random words of the match (docs/records.md tells what becomes of them)."""
    chance = Chance(seed)
    chance.block(0, 0, 0, 0)
    return [f"{int(word):08x}" for word in (chance.word0, chance.word1, chance.word2, chance.word3)]
