"""Print what seat 0 sees of each record in `played/`, action by action, as JSON: tables on which cards come and go."""

from __future__ import annotations

import json
from pathlib import Path

from quintet import get_game
from quintet.core.record import Record

PLAYED = Path(__file__).parent / "played"
VIEWER = 0


def views(text: str) -> list[dict[str, object]]:
    record = Record.loads(text)
    match = record.begin(get_game(record.game))
    return [match.view(VIEWER).to_json(), *(match.view(VIEWER).to_json() for _ in record.replay_steps(match))]


if __name__ == "__main__":
    print(json.dumps({path.stem: views(path.read_text(encoding="utf-8")) for path in sorted(PLAYED.glob("*.json"))}))
