"""Actions read by what a game declares: the same as the engine means, for every action of every game."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from quintet.core.actions import CARD
from quintet.core.game import Game
from quintet.core.match import Match
from quintet.core.rng import Rng
from quintet.games import all_games
from quintet.server.http.games import declaration_of
from quintet.terminal.actions import Actions, Thing, spot_of
from quintet.terminal.choices import lone, moves_from, moves_to, offers, read_all, touched

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def declared(game: Game) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(msgspec.json.encode(declaration_of(game)))
    return found


def views(game: Game, n_players: int, n_steps: int = 80) -> list[dict[str, Any]]:
    """What each seat that may act sees along a match at random."""
    match, rng = Match(game, n_players, seed=11), Rng(3)
    found = []
    for _ in range(n_steps):
        if match.is_over:
            break
        able = [seat for seat in range(n_players) if match.legal(seat)]
        seat = able[int(rng.below(len(able)))]
        found.append(match.view(seat).to_json())
        legal = match.legal(seat)
        match.play(seat, legal[int(rng.below(len(legal)))])
    return json.loads(json.dumps(found))  # type: ignore[no-any-return]


@each_game
def test_every_action_is_read_as_the_engine_means_it(game: Game) -> None:
    actions = Actions(declared(game))
    me = 1
    view = {**Match(game, game.min_players, seed=1).view(me).to_json()}
    for number, meaning in enumerate(game.actions.meanings):
        move = actions.read(game.actions.format(number), view)
        assert move.verb == meaning.verb.key
        assert {value.slot: value.n for value in move.values} == dict(meaning.values)
        assert move.card == game.actions.card(number)
        assert move.target == meaning.place(meaning.verb.target, me)
        if len(meaning.verb.sources) == 1:
            assert move.source == meaning.place(meaning.verb.sources[0], me)
        assert {value.slot for value in move.choice} <= set(meaning.verb.choice)
        assert (move.is_step, move.races) == (meaning.verb.is_step, meaning.verb.races)
        assert (CARD in meaning.values) <= bool(move.card)


@each_game
def test_every_legal_move_can_be_reached_by_touching_things_or_by_a_number(game: Game) -> None:
    actions = Actions(declared(game))
    for view in views(game, game.min_players):
        moves = read_all(actions, view)
        drawn = {spot_of(zone) for zone in view["zones"]}
        reached = {move.action for offer in offers(moves, drawn, None) for move in offer.moves}
        for thing in {Thing(move.source, move.card) for move in moves if move.source in drawn}:
            first = touched(moves, thing, None)
            if first.kind in ("act", "choose"):
                reached |= {move.action for move in first.moves}
            assert first.kind != "nothing"
            for target in {move.target for move in moves_from(moves, thing)}:
                meaning = touched(moves, Thing(target), thing) if target else touched(moves, thing, thing)
                reached |= {move.action for move in meaning.moves}
        assert {move.action for move in moves if not move.races} <= reached


@each_game
def test_what_is_held_goes_only_where_it_may(game: Game) -> None:
    actions = Actions(declared(game))
    for view in views(game, game.min_players):
        moves = read_all(actions, view)
        held = lone(moves, f"hand/{view['viewer']}")
        for move in moves:
            thing = Thing(move.source, move.card)
            assert all(each.card == move.card for each in moves_from(moves, thing) if move.card)
            assert move in moves_to(moves_from(moves, thing), move.target)
        assert held is None or moves_from(moves, held)


@each_game
def test_an_attempt_is_an_action_of_the_game(game: Game) -> None:
    """What is not legal is tried, so that the server says why: it must be something that the game can refuse."""
    actions = Actions(declared(game))
    known = set(game.actions.texts)
    n_tried = 0
    for view in views(game, game.min_players, 30):
        spots = [spot_of(zone) for zone in view["zones"]]
        own = f"hand/{view['viewer']}"
        hand: list[str] = next((zone["cards"] for zone in view["zones"] if spot_of(zone) == own), [])
        things = [Thing(spot) for spot in spots] + [Thing(f"hand/{view['viewer']}", card) for card in hand]
        for thing in things:
            for target in ("", *spots):
                attempt = actions.attempt(thing, view, target)
                assert attempt is None or attempt in known
                n_tried += attempt is not None
    assert n_tried
