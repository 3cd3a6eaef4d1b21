"""Write web/src/games/*/faces.json anew: what the games declare to be printed on their cards: python -m scripts.faces

The page has them built in, so that it can show the games that it offers at once.
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from quintet.core.game import Game
from quintet.games import get_game
from quintet.server.http.games import declaration_of

FOLDERS = Path(__file__).parent.parent / "web" / "src" / "games"


def files() -> dict[Path, str]:
    """The files with what has to be in them: one of every game that has a folder in the page."""
    covers = sorted(FOLDERS.glob("*/cover.ts"))
    return {cover.with_name("faces.json"): text(get_game(cover.parent.name)) for cover in covers}


def text(game: Game) -> str:
    """The faces of a game by card, a line for each."""
    declared = declaration_of(game)
    faces = dict(zip(declared.cards, msgspec.to_builtins(declared.faces), strict=True))
    return "{\n" + ",\n".join(f"  {json.dumps(card)}: {json.dumps(face)}" for card, face in faces.items()) + "\n}\n"


def main() -> None:
    for path, content in files().items():
        path.write_text(content, encoding="utf-8")


if __name__ == "__main__":
    main()
