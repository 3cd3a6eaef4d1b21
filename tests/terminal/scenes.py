"""Tables to draw: what a seat sees along a match, as the screen gets it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from quintet.core.game import Game
from quintet.core.match import Match
from quintet.core.rng import Rng
from quintet.games import get_game
from quintet.server.http.games import declaration_of
from quintet.terminal.actions import Actions, Thing, spot_of
from quintet.terminal.choices import offers, read_all
from quintet.terminal.painting import Painter
from quintet.terminal.scene import Button, Scene
from quintet.terminal.speech import Speech

NAMES = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hana", "Ida", "Joe"]


@cache
def declared(game: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(msgspec.json.encode(declaration_of(get_game(game))))
    return found


def plainly(value: object) -> Any:
    """What a client gets of it."""
    return json.loads(json.dumps(value))


def views(game: Game, n_players: int, n_moves: int, seed: int = 5) -> Iterator[dict[str, Any]]:
    """What the seat that acts next sees, move by move; proposed moves are made when there are some."""
    match, rng = Match(game, n_players, seed=seed), Rng(seed)
    for _ in range(n_moves):
        if match.is_over:
            return
        able = [seat for seat in range(n_players) if match.legal(seat)]
        seat = able[int(rng.below(len(able)))]
        view: dict[str, Any] = plainly(match.view(seat).to_json())
        yield view
        if view["proposals"]:
            match.play_all(seat, view["proposals"][0])
        else:
            match.play(seat, view["legal"][int(rng.below(len(view["legal"])))])


def scene_of(view: dict[str, Any], language: str = "en", held: Thing | None = None) -> Scene:
    """The scene of a view, as a player at the table sees it."""
    game = view["game"]
    names = NAMES[: view["n_players"]]
    speech = Speech(language, declared(game), names, view["viewer"])
    moves = read_all(Actions(declared(game)), view)
    drawn = {spot_of(zone) for zone in view["zones"] if zone["zone"] not in speech.shown.hidden}
    shown = speech.shown
    buttons = [
        Button(speech.proposals(view) if offer.name == "proposals" else speech.move(offer.moves[0], view))
        for offer in offers(moves, drawn, shown.with_proposals if view["proposals"] else None, shown.by_number)
    ]
    return Scene(
        view=view,
        speech=speech,
        painter=Painter(speech.faces, names),
        title=get_game(game).title,
        status="",
        prompt=speech.prompt(view),
        keys=speech.say("terminal-keys", talk="yes"),
        moves=moves,
        hand=speech.in_hand(view),
        buttons=buttons,
        held=held,
        is_mine=True,
    )
