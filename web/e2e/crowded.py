"""Print the fullest tables as JSON: what seat 0 sees of each position in `crowded/`, what a spectator sees, and
the same with all hands open.

One of the games is an example outside the package: what a server with it would tell a page is printed too.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import msgspec

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "docs" / "examples" / "high_card"))

from high_card import GAME  # noqa: E402

from quintet import Match, get_game, register  # noqa: E402
from quintet.core.zones import SPECTATOR  # noqa: E402
from quintet.server.http.games import declaration_of  # noqa: E402
from quintet.texts import ENGLISH, read_texts  # noqa: E402


def told(path: Path) -> dict[str, object]:
    position = json.loads(path.read_text(encoding="utf-8"))["position"]
    match = Match.from_position(get_game(position["game"]), position)
    showing = match.showing()
    return {
        "view": showing.view(0).to_json(),
        "watched": showing.view(SPECTATOR).to_json(),
        "open": showing.open_view().to_json(),
    }


if __name__ == "__main__":
    register(GAME)
    tables = {path.stem: told(path) for path in sorted((HERE / "crowded").glob("*.json"))}
    example = {"declared": msgspec.to_builtins(declaration_of(GAME)), "texts": read_texts(ENGLISH, GAME.id)}
    print(json.dumps({"tables": tables, "example": example}))
