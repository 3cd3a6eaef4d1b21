"""Print what seat 0 is told in each scene, as JSON: its view, one action of another seat, and the view after it.

A scene is a position and that action. So pictures of the page never change because a bot plays otherwise.
"""

from __future__ import annotations

import json
from pathlib import Path

from quintet import Match, get_game
from quintet.narrate import Narrator

SCENES = Path(__file__).parent / "scenes"
VIEWER = 0


def told(scene: dict[str, object]) -> dict[str, object]:
    position = scene["position"]
    assert isinstance(position, dict)
    match = Match.from_position(get_game(position["game"]), position)
    before = match.view(VIEWER).to_json()
    seat, action = scene["seat"], scene["action"]
    assert isinstance(seat, int)
    assert isinstance(action, str)
    events = match.play(seat, action)
    causes = [match.actions[-1][1]] * len(events)
    narrator = Narrator(match.game, match.n_players)
    return {
        "before": before,
        "events": [event.seen_by(VIEWER).to_json() for event in events],
        "sentences": narrator.told(events, seat, causes, VIEWER),
        "after": match.view(VIEWER).to_json(),
    }


if __name__ == "__main__":
    scenes = {path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(SCENES.glob("*.json"))}
    print(json.dumps({name: told(scene) for name, scene in scenes.items() if "action" in scene}))
