"""Print every game's declaration and what each of its actions means to seat 1, as JSON: the page must read the same."""

from __future__ import annotations

import json

import msgspec

from quintet import all_games
from quintet.core.game import Game
from quintet.server.http.games import declaration_of

ME = 1


def told(game: Game) -> dict[str, object]:
    meanings = zip(game.actions.texts, game.actions.meanings, strict=True)
    return {
        "declared": msgspec.to_builtins(declaration_of(game)),
        "meanings": [
            {
                "action": text,
                "verb": meaning.verb.key,
                "values": meaning.values,
                "card": game.actions.card(number),
                "sources": [meaning.place(source, ME) for source in meaning.verb.sources],
                "target": meaning.place(meaning.verb.target, ME),
                "choice": [slot for slot in meaning.verb.choice if slot in meaning.values],
                "calls": any(slot.kind == "call" and slot.name in meaning.values for slot in meaning.verb.slots),
                "races": meaning.verb.races,
            }
            for number, (text, meaning) in enumerate(meanings)
        ],
    }


if __name__ == "__main__":
    print(json.dumps([told(game) for game in all_games()]))
