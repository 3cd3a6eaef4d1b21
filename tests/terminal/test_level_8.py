"""Level 8 on the table: ways to lay a level, a level that is built by hand, and combinations that can be told apart."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from quintet.core.match import Match
from quintet.games import get_game
from quintet.speak import CARD, parts, plain
from quintet.terminal.actions import Actions, Thing
from quintet.terminal.arriving import Wish
from quintet.terminal.choices import read_all, touched
from quintet.terminal.drawing import LEAST_COLUMNS, LEAST_LINES, Drawing
from quintet.terminal.plain import PlainTable
from quintet.terminal.scene import Touchable
from quintet.terminal.screens.ways import way_of
from quintet.terminal.session import Draft
from quintet.terminal.speech import Speech
from quintet.texts import languages
from tests.games.level_8_table import table
from tests.terminal.pictures import Case, session_of
from tests.terminal.scenes import NAMES, declared, plainly, scene_of, views

GAME = get_game("level_8")
HAND = "R1 O2 Y3 G4 J B6 P9 R9 O12 MISS Y14"  # a run of six with a joker for the 5, and two nines
OTHER = "O1 O3 O4 O5 O6 O7 O8 O9 O10 O11"


def view_of(match: Match, *steps: str) -> dict[str, Any]:
    """What seat 0 sees, after steps that are not sent."""
    for step in steps:
        match.play(0, step)
    found: dict[str, Any] = plainly(match.view(0).to_json())
    return found


def at_level_4() -> Match:
    return table([HAND, OTHER], phase="play", levels=[4, 1])


def speech_of(view: dict[str, Any], language: str = "en") -> Speech:
    return Speech(language, declared("level_8"), NAMES[:2], view["viewer"])


def test_a_way_to_lay_a_level_shows_the_cards_of_each_part() -> None:
    view = view_of(at_level_4())
    scene = scene_of(view)
    way = way_of(view["proposals"][0], view, scene.speech, scene.painter, 70)
    words = " ".join(str(way).split())
    assert "run 1–6: ♥1 ■2 ★3 ♣4 J ●6" in words
    assert "set of 2 (9s): ♥9 ☾9" in words
    assert words.endswith("stay in your hand: ■12 ★14 MISS")
    assert all(len(line) <= 70 for line in str(way).split("\n"))


@pytest.mark.parametrize("language", languages())
def test_every_way_names_all_cards_of_the_hand_once(language: str) -> None:
    view = view_of(at_level_4())
    speech = speech_of(view, language)
    for steps in view["proposals"]:
        told = [piece for kind, piece in parts(speech.steps(steps, view)) if kind == CARD]
        assert sorted(told) == sorted(HAND.split())


def test_cards_that_are_added_are_shown_among_the_parts() -> None:
    combos = {0: ["R4 G5 Y6", "G9 B10 P11"]}
    match = table(["R7 Y9 G12", OTHER], phase="play", levels=[1, 1], combos=combos)
    view = view_of(match)
    speech = speech_of(view)
    assert speech.proposals(view) == "Add cards\u00a0…"
    said = speech.spoken(speech.steps(view["proposals"][0], view))
    assert said.startswith("added to levels on the table: ")
    assert "stays in your hand: " in said


def test_cards_to_show_are_listed_without_their_steps() -> None:
    speech = speech_of(view_of(at_level_4()))
    view = view_of(at_level_4())
    said = speech.spoken(speech.steps(["show O12", "show Y14"], view))
    assert said.startswith("shown: orange 12, yellow 14; stay in your hand: red 1, ")


# ---------------------------------------------------------------- by hand
def test_a_level_that_is_built_by_hand_tells_how_far_it_is() -> None:
    match = at_level_4()
    begun = view_of(match, "lay level")
    scene = scene_of(begun)
    assert scene.speech.prompt(begun) == "Part 1 of 2, run of 6: where does it begin?"
    assert "You build level 4 · run of 6, 6 missing · set of 2, 2 missing" in text_of(begun)
    named = view_of(match, "run from 1", "set of 9")
    assert "run 1–6, 6 missing · set of 2 (9s), 2 missing" in text_of(named)
    half = view_of(match, "put R1", "put O2")
    assert all(words in text_of(half) for words in ("run 1–6: ♥1 ■2, 4 missing", "set of 2 (9s), 2 missing"))
    assert scene.speech.in_hand(half).count("R1") == 0
    more = view_of(match, "put Y3", "put G4", "put J", "put B6", "put R9")
    assert all(words in text_of(more) for words in ("run 1–6: ♥1 ■2 ★3 ♣4 J ●6", "set of 2 (9s): ♥9, one missing"))


def text_of(view: dict[str, Any]) -> str:
    return " ".join(Drawing(scene_of(view), LEAST_COLUMNS, LEAST_LINES).draw().text().split())


def test_a_card_of_a_level_by_hand_is_put_by_one_touch() -> None:
    view = view_of(at_level_4(), "lay level", "run from 1", "set of 9")
    moves = read_all(Actions(declared("level_8")), view)
    meaning = touched(moves, Thing("hand/0", "R1"), None)
    assert (meaning.kind, [move.action for move in meaning.moves]) == ("act", ["put R1"])


def test_lines_tell_a_level_by_hand_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    session = session_of(Case("level_8", 2, 80, 24), tmp_path, 0)
    steps = ("lay level", "run from 1", "set of 9", "put R1", "put O2")
    view = view_of(at_level_4(), *steps)
    session.table.view = {**view, "viewer": 0}
    session.draft = Draft(steps, view)
    lines = PlainTable(session, Wish(tmp_path, "en", "Ada"))
    lines._ask()
    printed = capsys.readouterr().out
    assert "You build level 4; run 1–6: red 1, orange 2, 4 missing; set of 2 (9s), 2 missing." in printed
    hand = next(line for line in printed.splitlines() if line.startswith("Your hand"))
    assert "red 1," not in hand
    assert printed.splitlines()[-1].endswith(": Take back")
    asyncio.run(lines._obey("1"))


# ---------------------------------------------------------------- combinations
def test_combinations_have_names() -> None:
    *_, view = (view for view in views(GAME, 6, 160) if any(view["facts"]["laid"]))
    text = Drawing(scene_of(view), LEAST_COLUMNS, LEAST_LINES).draw().text()
    shapes = ("none", "run", "set", "colour")
    seen = 0
    n_parts = len(view["facts"]["shapes"]) // view["n_players"]
    for zone in view["zones"]:
        if zone["zone"] == "level" and zone["n"]:
            at = zone["seat"] * n_parts + zone["pile"]
            shape, anchor = shapes[view["facts"]["shapes"][at]], view["facts"]["anchors"][at]
            name = f"run {anchor}–{anchor + zone['n'] - 1}" if shape == "run" else f"{anchor}s"
            assert name in text
            seen += 1
    assert seen
    assert "×" not in "".join(line for line in text.split("\n") if "combination" in line)


def test_a_group_of_one_colour_is_named_by_it() -> None:
    view = view_of(at_level_4())
    zone = next(zone for zone in view["zones"] if zone["zone"] == "level" and zone["seat"] == 1 and zone["pile"] == 0)
    zone.update(n=4, cards=["J", "G3", "G9", "G4"])
    view["facts"]["shapes"][len(view["facts"]["shapes"]) // 2] = 3
    assert "all green" in Drawing(scene_of(view), LEAST_COLUMNS, LEAST_LINES).draw().text()
    zone.update(cards=["J", "J", "J", "J"])
    assert "one colour" in Drawing(scene_of(view), LEAST_COLUMNS, LEAST_LINES).draw().text()


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40)])
def test_combinations_that_have_grown_long_are_all_on_the_screen(size: tuple[int, int], language: str) -> None:
    """Six players with four pairs each that have grown: fewer cards of each are shown, and none is lost."""
    *_, view = views(GAME, 6, 3)
    n_parts = len(view["facts"]["shapes"]) // 6
    for zone in view["zones"]:
        if zone["zone"] == "level":
            zone.update(n=9, cards=[f"R{10 + zone['pile']}"] * 6 + ["J"] * 3)
            view["facts"]["shapes"][zone["seat"] * n_parts + zone["pile"]] = 2
            view["facts"]["anchors"][zone["seat"] * n_parts + zone["pile"]] = 10 + zone["pile"]
        if zone["zone"] == "front":
            zone.update(n=1, cards=["MISS"])
    scene = scene_of(view, language)
    canvas = Drawing(scene, *size).draw()
    there = {each.thing for each in scene.touchables if each.region.x + each.region.width <= size[0]}
    assert {Thing(f"level/{seat}/{part}") for seat in range(6) for part in range(4)} <= there
    assert "×9" in canvas.text()
    taken = [(x, y) for each in scene.touchables for x in columns_of(each) for y in lines_of(each)]
    assert len(taken) == len(set(taken))  # nothing lies over something else
    assert max(y for _, y in taken) < size[1] - 2


def columns_of(each: Touchable) -> range:
    return range(each.region.x, each.region.x + each.region.width)


def lines_of(each: Touchable) -> range:
    return range(each.region.y, each.region.y + each.region.height)


def test_the_cursor_tells_what_a_combination_is() -> None:
    view = view_of(at_level_4())
    zone = next(zone for zone in view["zones"] if zone["zone"] == "level" and zone["seat"] == 1 and zone["pile"] == 0)
    zone.update(n=3, cards=["R4", "J", "B6"])
    at = len(view["facts"]["shapes"]) // 2
    view["facts"]["shapes"][at], view["facts"]["anchors"][at] = 1, 4
    scene = scene_of(view)
    scene.cursor = Thing("level/1/0")
    assert "Ben’s combination 1, run 4–6: 3 cards" in Drawing(scene, 100, 30).draw().text()


def test_what_is_said_of_a_way_has_no_marks_left() -> None:
    view = view_of(at_level_4())
    speech = speech_of(view)
    said = speech.spoken(speech.steps(view["proposals"][0], view))
    assert said == plain(said)


def test_cards_that_are_chosen_to_be_shown_are_told() -> None:
    match = table(["TAKE R1 R2 R3", "O1 O3 O4 O5 O6"], "master=yes", phase="play", levels=[1, 1])
    match.play(0, "play take")
    match.play(1, "show O1")
    match.play(1, "show O4")
    view: dict[str, Any] = plainly(match.view(1).to_json())
    assert "shown: ■1 ■4" in text_of(view)
    assert scene_of(view).hand == ["O3", "O5", "O6"]


def test_only_cards_that_the_table_plays_with_are_explained() -> None:
    view = view_of(at_level_4())
    speech = speech_of(view)
    assert "MISS" in speech.legend(view)[-1]
    assert not any(card in speech.legend(view)[-1] for card in ("TAKE", "J6-10"))
    view["options"] = {"master": True, "double_deck": True}
    assert all(card in speech.legend(view)[-1] for card in ("TAKE", "J6-10"))
