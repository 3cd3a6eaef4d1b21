"""What the games declare to clients, for the tests of the browser's page: it must read this without a server."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from quintet.games import all_games
from quintet.server.http.games import declaration_of

DECLARATIONS = Path(__file__).parent / "declarations.json"


def declarations_text() -> str:
    """As it is kept: a line for every list, one for every verb."""
    games = [msgspec.to_builtins(declaration_of(game)) for game in all_games()]
    return "[\n" + ",\n".join(_game_text(game) for game in games) + "\n]\n"


def _game_text(game: dict[str, Any]) -> str:
    lines = []
    for name, value in game.items():
        if name == "actions":
            verbs = ",\n   ".join(json.dumps(verb) for verb in value)
            lines.append(f'  "{name}": [\n   {verbs}\n  ]')
        else:
            lines.append(f'  "{name}": {json.dumps(value)}')
    return " {\n" + ",\n".join(lines) + "\n }"
