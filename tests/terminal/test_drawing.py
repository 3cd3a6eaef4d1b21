"""The table on the screen: whatever can be done can be seen and touched, from 80 × 24 cells on, in all languages."""

from __future__ import annotations

import pytest
from rich.cells import cell_len
from rich.color import Color
from rich.style import Style
from rich.text import Text

from quintet.core.game import Game
from quintet.games import all_games, get_game
from quintet.terminal import painting
from quintet.terminal.actions import Actions, Thing
from quintet.terminal.drawing import LEAST_COLUMNS, LEAST_LINES, Drawing
from quintet.terminal.faces import COLOURS
from quintet.terminal.painting import Painter
from quintet.terminal.scene import Scene
from quintet.texts import languages
from tests.terminal.scenes import declared, scene_of, views

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def missing_from(scene: Scene, width: int, height: int) -> set[object]:
    """What can be touched, or touched after what is held, and is not on the screen."""
    Drawing(scene, width, height).draw()
    there = {
        each.thing
        for each in scene.touchables
        if each.region.x + each.region.width <= width and each.region.y + each.region.height < height
    }
    wanted: set[object] = set(range(len(scene.buttons)))
    spots = {f"{zone['zone']}" for zone in scene.view["zones"]} - set(scene.speech.shown.hidden)
    for move in scene.moves:
        if move.source.partition("/")[0] in spots:
            wanted.add(Thing(move.source, move.card))
        is_held = scene.held == Thing(move.source, move.card)
        if is_held and move.target.partition("/")[0] in spots - {"hand"}:
            wanted.add(Thing(move.target))
    return wanted - there


@each_game
@pytest.mark.parametrize("language", languages())
def test_everything_that_can_be_touched_is_on_the_smallest_screen(game: Game, language: str) -> None:
    for n_players in {game.min_players, 4, game.max_players}:
        for view in list(views(game, n_players, 120))[::7]:
            assert missing_from(scene_of(view, language), LEAST_COLUMNS, LEAST_LINES) == set()


@each_game
def test_wherever_a_held_thing_can_go_is_on_the_screen(game: Game) -> None:
    for width, height in ((LEAST_COLUMNS, LEAST_LINES), (120, 40)):
        for view in list(views(game, 3, 120, seed=9))[::7]:
            for held in {Thing(move.source, move.card) for move in scene_of(view).moves if move.source}:
                assert missing_from(scene_of(view, held=held), width, height) == set()


@each_game
@pytest.mark.parametrize("language", languages())
def test_what_is_in_force_is_told_whole(game: Game, language: str) -> None:
    for view in list(views(game, game.max_players, 60))[::10]:
        scene = scene_of(view, language)
        text = " ".join(Drawing(scene, LEAST_COLUMNS, LEAST_LINES).draw().text().split())
        for said in map(scene.speech.said, scene.speech.shown.notices(view)):
            assert " ".join(said.split()) in text


@each_game
def test_every_line_is_as_wide_as_the_screen(game: Game) -> None:
    for view in list(views(game, game.max_players, 60))[::10]:
        canvas = Drawing(scene_of(view), 100, 30).draw()
        assert {sum(cell_len(piece.text) for piece in canvas.segments(y)) for y in range(30)} == {100}


def test_the_free_colour_of_i_go_is_named() -> None:
    *_, view = views(get_game("i_go"), 2, 30)
    display = next(zone["cards"] for zone in view["zones"] if zone["zone"] == "display")
    scene = scene_of(view)
    colour = scene.speech.card(display[-1]).split()[0]
    assert f"free colour: {colour}" in Drawing(scene, LEAST_COLUMNS, LEAST_LINES).draw().text()


def test_before_a_discard_the_parts_of_a_hand_are_those_after_it() -> None:
    for view in views(get_game("i_go"), 2, 30):
        text = Drawing(scene_of(view), LEAST_COLUMNS, LEAST_LINES).draw().text()
        hand = next(zone for zone in view["zones"] if zone["zone"] == "hand" and zone["seat"] == view["viewer"])
        assert ("after your discard" in text) == (hand["n"] == 13)
        assert ("usually wins" in text) == view["prompt"].startswith("prompt-call")


@each_game
def test_what_has_happened_has_room_where_cards_could_be_larger(game: Game) -> None:
    for n_players in {game.min_players, game.max_players}:
        for view in list(views(game, n_players, 120))[::7]:
            scene = scene_of(view)
            scene.log = [Text(f"happened {n}") for n in range(9)]
            text = Drawing(scene, LEAST_COLUMNS, LEAST_LINES).draw().text()
            assert text.count("happened") >= 3 or max(each.region.height for each in scene.touchables) <= 3


@each_game
@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
def test_an_answer_moves_nothing_where_there_is_room(game: Game, size: tuple[int, int]) -> None:
    for view in list(views(game, game.min_players, 120))[::7]:
        scene = scene_of(view)
        Drawing(scene, *size).draw()
        before = [each for each in scene.touchables if not isinstance(each.thing, int)]
        scene.message = "That does not fit."
        Drawing(scene, *size).draw()
        assert [each for each in scene.touchables if not isinstance(each.thing, int)] == before


@each_game
def test_cards_are_told_apart_without_colours(game: Game) -> None:
    scene = scene_of(next(views(game, game.min_players, 1)))
    labels = [scene.painter.label(card) for card in game.cards.texts]
    assert len(set(labels)) == len(labels)
    assert all(cell_len(sign) == 1 for _, sign in COLOURS.values())


def line_of(canvas_text: str, words: str) -> str:
    return next(line for line in canvas_text.split("\n") if words in line)


def test_all_of_the_display_is_shown_and_only_its_last_card_can_be_touched() -> None:
    view = next(views(get_game("i_go"), 4, 1))
    scene = scene_of(view)
    display = next(zone for zone in view["zones"] if zone["zone"] == "display")
    assert display["n"] == 9
    scene.cursor = Thing("display")
    text = Drawing(scene, LEAST_COLUMNS, LEAST_LINES).draw().text()
    shown = line_of(text, scene.painter.label(display["cards"][0]).strip())
    assert all(scene.painter.label(card) in shown for card in display["cards"])
    frames = line_of(text, "╭───╮╭───╮")
    assert frames.count("╭───╮") == 8
    assert frames.index("╭───╮") < frames.rindex("┏━━━┓")
    assert text.count("▴") == 1


def test_cards_that_are_left_out_leave_a_sign() -> None:
    view = next(views(get_game("i_go"), 4, 1))
    display = next(zone for zone in view["zones"] if zone["zone"] == "display")
    display["cards"] = [*display["cards"], *display["cards"]]
    display["n"] = 18
    for size in ((LEAST_COLUMNS, LEAST_LINES), (120, 35)):
        assert "…" in Drawing(scene_of(view), *size).draw().text()


def test_the_label_at_the_cursor_says_whose_pile_it_is() -> None:
    view = next(views(get_game("skipbo_masters"), 3, 1))
    me = view["viewer"]
    scene = scene_of(view)
    names = {seat: scene.speech.names[seat] for seat in range(3)}
    for zone in view["zones"]:
        if zone["zone"] == "stock":
            scene.cursor = Thing(f"stock/{zone['seat']}")
            text = Drawing(scene, LEAST_COLUMNS, LEAST_LINES).draw().text()
            assert (f"{names[zone['seat']]}’s stock: " in text) == (zone["seat"] != me)
            assert "stock: " in text


def test_the_signs_at_a_pile_are_explained_on_the_table_where_there_is_room() -> None:
    view = next(views(get_game("skipbo_masters"), 3, 1))
    scene = scene_of(view)
    scene.log = [Text(f"happened {n}") for n in range(30)]
    for size in ((80, 24), (100, 30), (150, 45)):
        text = Drawing(scene, *size).draw().text()
        assert scene.speech.signs_at_piles() in text
        assert text.count("happened") >= 3


def test_the_cursor_tells_what_stands_at_a_pile() -> None:
    view = next(views(get_game("skipbo_masters"), 3, 1))
    zone = next(zone for zone in view["zones"] if zone["zone"] == "building" and zone["pile"] == 1)
    zone.update(n=10, top="10")
    view["facts"]["needed"][1], view["facts"]["beside"][1] = 11, 4
    scene = scene_of(view)
    scene.cursor = Thing("building/1")
    text = Drawing(scene, 100, 30).draw().text()
    assert "building pile 2, next comes 11, 4 coins: 10 cards, on top 10" in text


@pytest.mark.parametrize("size", [(80, 24), (100, 30)])
def test_a_row_keeps_its_name_when_another_is_gone(size: tuple[int, int]) -> None:
    view = dict(next(views(get_game("fifteen_go"), 6, 1)))
    rows = [zone for zone in view["zones"] if zone["zone"] == "row"]
    for n in (1, 3, 6):
        rows[n].update(n=n + 2, top=f"R{n + 2}")
    scene = scene_of(view)
    text = Drawing(scene, *size).draw().text()
    at = {each.thing: each.region for each in scene.touchables}
    lines = text.split("\n")
    for n in (1, 3, 6):
        region = at[Thing(f"row/{n}")]
        beside = lines[region.y][region.x : region.x + region.width] if region.height > 1 else lines[region.y]
        assert str(n + 1) in beside
        scene.cursor = Thing(f"row/{n}")
        assert f"row {n + 1}: " in Drawing(scene, *size).draw().text()


def test_rows_are_told_with_the_points_that_they_leave() -> None:
    for view in views(get_game("i_go"), 2, 200):
        if view["facts"].get("row_minus"):
            break
    speech = scene_of(view).speech
    action, minus = next(iter(view["facts"]["row_minus"].items()))
    move = Actions(declared("i_go")).read(action, view)
    assert speech.move(move, view).endswith(f"({speech.say('notice-minus', n=minus)})")


def test_coins_have_one_button() -> None:
    n_seen = 0
    for view in views(get_game("skipbo_masters"), 3, 120):
        if view["proposals"]:
            words = [button.words for button in scene_of(view).buttons]
            assert sum(each.startswith("Coins") for each in words) == 1
            n_seen += 1
    assert n_seen


@each_game
def test_nobody_else_s_cards_are_drawn(game: Game) -> None:
    """What a seat does not see is not in its view; the board must not make up for it."""
    for view in list(views(game, game.min_players, 40))[::8]:
        for zone in view["zones"]:
            if "cards" not in zone and "top" not in zone and zone["n"]:
                scene = scene_of(view)
                drawing = Drawing(scene, 100, 30)
                assert drawing.piles.cards_of(zone) == ["??"]


def test_each_colour_has_paint_and_ink() -> None:
    for game in all_games():
        painter = Painter(scene_of(next(views(game, game.min_players, 1))).painter.faces, [])
        for card in declared(game.id)["cards"]:
            style = painter.style(card)
            assert style.color is not None
            assert style.bgcolor is not None
            assert style.color != style.bgcolor


def luminance(colour: Color) -> float:
    parts = [part / 255 for part in colour.get_truecolor()]
    red, green, blue = (part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Color, other: Color) -> float:
    """As WCAG counts it: 3 is enough for large letters and lines, 4.5 for small ones."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("ground", ["#000000", "#1e1e1e", "#ffffff", "#fdf6e3"])
def test_what_stands_on_the_terminal_s_own_ground_can_be_read(ground: str) -> None:
    for style in (painting.GLOW, *map(Style.parse, painting.SEATS)):
        assert style.color is not None
        assert contrast(style.color, Color.parse(ground)) > 3


def test_cards_can_be_read_also_in_16_colours() -> None:
    for game in all_games():
        painter = Painter(scene_of(next(views(game, game.min_players, 1))).painter.faces, [])
        by_paint: dict[object, set[str]] = {}
        for card in declared(game.id)["cards"]:
            style, old = painter.style(card), painting.in_sixteen(painter.style(card))
            assert style.color is not None
            assert style.bgcolor is not None
            assert old.bgcolor is not None
            assert contrast(style.color, style.bgcolor) > 4.5
            assert old.bgcolor.number is not None
            by_paint.setdefault(old.bgcolor.number, set()).add(painter.faces.face(card).tint)
        assert all(len(tints) == 1 for tints in by_paint.values())
