"""What every viewer is told of a move is what the engine says that they may see: no more, and not less."""

from __future__ import annotations

import json

import pytest

from quintet import Match, all_games, get_game
from quintet.core.game import Game
from quintet.core.rng import Rng
from quintet.core.zones import SPECTATOR
from quintet.narrate import Narrator
from quintet.server.protocol import Update, format_telling, to_raw
from quintet.server.tables.sights import Sights
from quintet.testkit.laws import random_action


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_everybody_is_told_what_they_may_see(game: Game) -> None:
    match = Match(game, 3, None, seed=5)
    sights = Sights("table", "match", match, epoch=1)
    viewers = [SPECTATOR, *range(match.n_players)]
    narrator = Narrator(game, match.n_players)
    told = sights.begin(viewers, match.opening)
    events = match.opening
    actor: int | None = None
    causes: list[int] = []
    rng = Rng(5)
    for _ in range(120):
        for viewer in viewers:
            if viewer not in told:  # nothing new for them
                assert not events
                continue
            message = json.loads(told[viewer])
            assert message["view"] == match.showing().view(viewer).to_json()
            assert message["view"] == json.loads(sights.whole(viewer))["view"]
            assert message["events"] == json.loads(json.dumps([event.seen_by(viewer).to_json() for event in events]))
            assert message["sentences"] == json.loads(json.dumps(narrator.told(events, actor, causes, viewer)))
            raw = [to_raw(message[name]) for name in ("events", "sentences", "view")]
            update = Update("table", "match", sights.version(viewer), raw[0], raw[1], raw[2])
            assert told[viewer] == format_telling(update)
        if match.is_over:
            break
        seat, action = random_action(match.state, rng)
        prepared = match.prepare(seat, [action])
        events = match.commit(prepared)
        actor, causes = seat, prepared.causes
        told = sights.advance(events, seat, causes)


def test_a_reason_is_one_more_sentence_for_everybody() -> None:
    position = {"players": 2, "zones": {"hand": [["R1", "R2"], ["R3", "G4", "B5"]], "discard": ["R9"]}}
    match = Match.from_position(get_game("solo"), {**position, "facts": {"turn": 1}})
    sights = Sights("table", "match", match, epoch=1)
    sights.begin([SPECTATOR, 0, 1], match.opening)
    prepared = match.prepare(1, ["lay R3"])
    told = sights.advance(match.commit(prepared), 1, prepared.causes, "same-colour")
    for message in told.values():
        *others, last = json.loads(message)["sentences"]
        assert last == {
            "key": "explained",
            "args": {"player": {"seats": [1]}, "why": {"key": "explain-same-colour", "args": {}}},
        }
        assert others
