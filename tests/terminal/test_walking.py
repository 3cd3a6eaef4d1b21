"""The arrow keys: to the nearest thing in their direction, and to everything on every table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from quintet.core.game import Game
from quintet.games import all_games, get_game
from quintet.terminal.actions import Thing
from quintet.terminal.canvas import Region
from quintet.terminal.drawing import Drawing
from quintet.terminal.scene import Touchable
from quintet.terminal.screens.walking import Walk
from tests.terminal.scenes import scene_of, views

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
WAYS = ("left", "right", "up", "down")


def drawn(view: dict[str, object], width: int, height: int, held: Thing | None = None) -> list[Touchable]:
    scene = scene_of(view, held=held)
    Drawing(scene, width, height).draw()
    found: dict[Thing | int, Touchable] = {}
    for each in scene.touchables:
        found.setdefault(each.thing, each)
    return list(found.values())


def tables(game: Game) -> Iterator[list[Touchable]]:
    for n_players in {game.min_players, 4, 6 if game.max_players >= 6 else game.max_players, game.max_players}:
        for view in list(views(game, n_players, 200))[::20]:
            for size in ((80, 24), (100, 30), (150, 45)):
                yield drawn(view, *size)


@each_game
def test_everything_is_reached_from_everywhere(game: Game) -> None:
    for things in tables(game):
        walk = Walk(things)
        leads = {each.thing: {walk.step(each.thing, way) for way in WAYS} for each in things}
        for start in leads:
            found, left = {start}, [start]
            while left:
                new = leads[left.pop()] - found
                found |= new
                left += new
            assert found == set(leads)


@each_game
def test_an_arrow_leads_to_what_is_nearest_in_its_direction(game: Game) -> None:
    for things in tables(game):
        walk = Walk(things)
        at = {each.thing: each.region for each in things}
        for each in things:
            here, x = each.region, each.region.middle[0]
            for way, sign in (("up", -1), ("down", 1)):
                to = at[walk.step(each.thing, way)]
                ahead = [region for region in at.values() if (region.y - here.y) * sign > 0]
                assert to in ahead if ahead else to == here
                straight = [region for region in ahead if region.x <= x <= region.x + region.width]
                assert all(abs(to.y - here.y) <= abs(region.y - here.y) for region in straight)
            for way, sign in (("left", -1), ("right", 1)):
                to = at[walk.step(each.thing, way)]
                beside = [region for region in at.values() if region.y == here.y and (region.x - here.x) * sign > 0]
                assert to == (min(beside, key=lambda region: abs(region.x - here.x)) if beside else here)


@each_game
def test_a_way_up_or_down_leads_back(game: Game) -> None:
    for things in tables(game):
        walk = Walk(things)
        at = {each.thing: each.region for each in things}
        for each in things:
            column = each.region.middle[0]
            if (to := walk.step(each.thing, "down")) != each.thing and at[to].x <= column <= at[to].x + at[to].width:
                back = walk.step(to, "up", column)
                assert at[back].y >= each.region.y
                assert back == each.thing or at[back].y > each.region.y


def test_a_table_with_many_rows_can_be_walked_through() -> None:
    view = dict(next(views(get_game("fifteen_go"), 6, 1)))
    rows = [zone for zone in view["zones"] if zone["zone"] == "row"]
    assert len(rows) == 8
    for n, zone in enumerate(rows):
        zone.update(n=n + 1, top=f"R{n + 1}")
    things = drawn(view, 80, 24)
    walk = Walk(things)
    first = Thing("row/0")
    seen = [first]
    while (to := walk.step(seen[-1], "right")) != seen[-1]:
        seen.append(to)  # type: ignore[arg-type]
    assert seen[-8:] == [Thing(f"row/{n}") for n in range(8)] or seen == [Thing(f"row/{n}") for n in range(8)]


def test_a_row_that_only_lies_aside_is_no_dead_end() -> None:
    """Two blocks side by side, of which only one goes on: below it lies nothing that would lead back up into it."""

    def thing(n: int, x: int, y: int) -> Touchable:
        return Touchable(n, Region(x, y, 5, 1))

    things = [thing(0, 2, 0), thing(1, 60, 0), thing(2, 60, 1), thing(3, 2, 2)]
    walk = Walk(things)
    assert walk.step(0, "down") == 3
    assert walk.step(1, "down") == 2
    lonely = Walk([thing(0, 2, 0), thing(1, 60, 1), thing(2, 60, 2), thing(3, 2, 3)])
    assert lonely.step(0, "down") == 1
