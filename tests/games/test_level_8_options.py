"""Level 8: level sheets, what players may know, proposals, positions, the laws."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from quintet import Match
from quintet.core.errors import BadOptions, BadPosition, IllegalAction
from quintet.core.options import Options
from quintet.core.position import write_position
from quintet.core.rng import Rng
from quintet.core.zones import ALL_SEATS, SPECTATOR
from quintet.games.level_8 import GAME
from quintet.games.level_8 import sheets as sheets_module
from quintet.games.level_8.options import Level8Options
from quintet.games.level_8.sheets import FOLDERS_VARIABLE, SHEETS, load_sheet, load_sheets, parse_sheet
from quintet.testkit import (
    check_agreement,
    check_conservation,
    check_copy,
    check_game,
    check_position,
    check_proposals,
    check_resample,
    check_words,
)
from quintet.testkit.laws import random_action
from quintet.testkit.strategies import SEEDS, tables
from quintet.texts import text_keys
from tests.games.level_8_table import fact, table

LAID = ["O4 O5 O6", "P11 P12 P13"]


# ---------------------------------------------------------------- level sheets
def sheet_data(**changes: object) -> dict[str, object]:
    data: dict[str, object] = {"title": "Mine", "levels": [["run 3"]] * 8, "keep_from": 9, "keep": 0}
    return {**data, **changes}


def test_every_sheet_is_a_choice() -> None:
    """L8-2: of option `sheet`, the standard one first."""
    assert GAME.options.kinds()["sheet"].choices == tuple(SHEETS)
    assert next(iter(SHEETS)) == "one_star" == Level8Options().sheet
    with pytest.raises(BadOptions, match="sheet"):
        Level8Options(sheet="three_star")


def test_a_sheet_of_ones_own(tmp_path: Path) -> None:
    """L8-2: one more file is one more sheet; a name is given once."""
    (tmp_path / "my_box.json").write_text(json.dumps(sheet_data(levels=[["run 3", "colour 3", "colour 3"]] * 8)))
    folder = Path(sheets_module.__file__).with_name("sheets")
    sheets = load_sheets([folder, tmp_path])
    assert list(sheets) == ["one_star", "my_box", "two_star"]
    assert sheets["my_box"].levels[0] == ((1, 3), (3, 3), (3, 3))
    with pytest.raises(BadOptions, match="two level sheets of the name one_star"):
        load_sheets([folder, folder])


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"levels": [["run 3"]] * 7}, "expected 8 levels"),
        ({"levels": [[]] * 8}, "one to 4 parts"),
        ({"levels": [["set 2"] * 5] * 8}, "one to 4 parts"),
        ({"levels": [["run 6", "set 4"]] * 8}, "at most 9 cards"),
        ({"levels": [["run 2"]] * 8}, "a part is run 3 to 9, set 2 to 6, colour 3 to 9, not 'run 2'"),
        ({"levels": [["set 7"]] * 8}, "not 'set 7'"),
        ({"levels": [["colour 2"]] * 8}, "not 'colour 2'"),
        ({"levels": [[3]] * 8}, "not 3"),
        ({"title": 3}, "the title is a text"),
        ({"keep": 5}, "keep is a whole number from 0 to 4"),
        ({"keep_from": 0}, "keep_from is a whole number from 1 to 9"),
        ({"keep": True}, "keep is a whole number"),
        ({"more": 1}, "exactly title, levels, keep_from, keep"),
    ],
)
def test_a_sheet_is_checked(changes: dict[str, object], message: str) -> None:
    """L8-2: one sentence says what is wrong."""
    with pytest.raises(BadOptions, match=message):
        parse_sheet("mine", sheet_data(**changes))


def test_a_match_with_a_sheet_of_ones_own(tmp_path: Path) -> None:
    """L8-2: a folder named in the environment gives choices too, and records name them."""
    (tmp_path / "my_box.json").write_text(json.dumps(sheet_data(levels=[["colour 3", "colour 3", "set 3"]] * 8)))
    program = """if True:
        from quintet import Match, Record, get_game
        game = get_game("level_8")
        match = Match(game, 2, "sheet=my_box", seed=1)
        match.play(match.turn, "draw")
        record = match.record().dumps()
        assert Record.loads(record).replay(game).position() == match.position()
        print(match.options.format())
    """
    source = str(Path(sheets_module.__file__).parents[3])
    env = {**os.environ, FOLDERS_VARIABLE: str(tmp_path), "PYTHONPATH": source}
    told = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True, check=True)
    assert told.stdout == "level_8(sheet=my_box)\n"


def test_a_sheet_file_is_checked(tmp_path: Path) -> None:
    """L8-2: its name and that it is JSON."""
    bad = tmp_path / "bad.json"
    bad.write_text("{")
    with pytest.raises(BadOptions, match=r"level sheet bad\.json"):
        load_sheet(bad)
    with pytest.raises(BadOptions, match="small letters"):
        load_sheet(tmp_path / "My box.json")
    with pytest.raises(BadOptions, match="level sheet none"):
        load_sheet(tmp_path / "none.json")


# ---------------------------------------------------------------- what players may know
def test_a_card_taken_face_up_is_remembered_until_one_like_it_is_played() -> None:
    """L8-4: everybody may know it: a redeal leaves it where it is."""
    match = table(["R1 R2 R4", "R3 R4"], "double_deck", discards=["", "O3"])
    match.play_all(0, ["take from 1", "discard R1"])
    assert match.position()["facts"]["known"] == [["O3"], []]  # type: ignore[index]
    for seed in range(10):
        dealt = match.state.copy()
        dealt.resample(1, Rng(seed))
        pile = next(p for p in GAME.piles(dealt) if p.place.zone.name == "hand" and p.place.seat == 0)
        assert "O3" in GAME.cards.format_all(pile.cards)
    match.play(1, "draw")
    match.play(1, "discard R3")
    match.play(0, "draw")
    match.play(0, "discard O3")
    assert match.position()["facts"]["known"] == [[], []]  # type: ignore[index]


def test_shown_cards_are_remembered() -> None:
    """L8-19: everybody has seen them; showing a known card tells nothing new."""
    match = table(["R1 TAKE", "R3 R4 O7"], "master", phase="play", known=[[], ["R3"]])
    match.play(0, "play take")
    assert match.position()["facts"]["known"] == [[], ["R3", "R4", "O7"]]  # type: ignore[index]
    match.play(0, "take R4 from 1")
    assert match.position()["facts"]["known"] == [["R4"], ["R3", "O7"]]  # type: ignore[index]


def test_a_lay_down_in_progress_is_taken_back_in_a_redeal_for_others() -> None:
    """L8-5: they cannot know of it; for its own player it goes on."""
    match = table(["R1 O2 Y3 G8 B9 P10 P12", "R3 R4"], phase="play")
    match.play_all(0, ["lay level", "run from 1", "run from 8", "put R1"])
    for viewer, phase in [(0, "lay"), (1, "play"), (SPECTATOR, "play"), (ALL_SEATS, "lay")]:
        dealt = match.state.copy()
        dealt.resample(viewer, Rng(1))
        assert GAME.memory(dealt)["phase"] == phase


def test_with_all_hands_open_every_secret_choice_stays() -> None:
    """L8-19: each is known to its own seat; only the draw pile is redealt."""
    match = table(["R1 TAKE", "R3 R4 O7 J P9", "R5 R6 B8 B9"], "master", phase="play")
    match.play(0, "play take")
    match.play_all(1, ["show R3", "show O7", "show P9"])
    match.play(2, "show R5")
    before = write_position(GAME, match.state, match.options)
    packs = []
    for seed in range(10):
        dealt = match.state.copy()
        dealt.resample(ALL_SEATS, Rng(seed))
        after: Any = write_position(GAME, dealt, match.options)
        assert after["facts"] == before["facts"]
        packs.append(after["zones"].pop("draw"))
        assert after["zones"].items() <= before["zones"].items()  # type: ignore[attr-defined]
    assert len({tuple(pack) for pack in packs}) == 10
    assert len({tuple(sorted(pack)) for pack in packs}) == 1


# ---------------------------------------------------------------- proposals and positions
def test_proposals_are_best_first() -> None:
    """L8-5, L8-6: a lay-down without jokers comes before one with, and what can be added follows it."""
    match = table(["R1 O2 Y3 G8 B9 P10 P11 J B1", "R3 R4"], phase="play")
    proposals = match.proposals(0)
    assert all("put J" not in steps for steps in proposals)
    assert any(step.startswith("add P11") or step == "put P11" for step in proposals[0])
    for steps in proposals:
        Match.from_position(GAME, match.position()).play_all(0, steps)


def test_lay_downs_are_proposed_that_differ_in_what_they_leave() -> None:
    """L8-5: not those that differ only in which of equal cards is laid, or where a joker lies in the same run."""
    match = table(["R1 O2 Y3 G8 B9 P10 B1 Y8 G2", "R3 R4"], phase="play")
    lays = [steps for steps in match.proposals(0) if not any(step.startswith("add") for step in steps)]
    assert len(match.proposals(0)) == len(lays) == 1
    match = table(["R6 R7 Y13 Y14 Y15 G8 B9 P7 P12 J J", "R3 R4"], phase="play", levels=[5, 1])
    whole, alone = match.proposals(0)
    assert sum(step.startswith("add") for step in whole) == 3
    assert not any(step.startswith("add") for step in alone)


@pytest.mark.parametrize("seed", range(6))
def test_few_lay_downs_are_proposed(seed: int) -> None:
    state, policy, rng = GAME.deal(GAME.options(), 3, seed), GAME.policy(), Rng(seed)
    while not state.is_over and state.n_turns < 90:
        seat = next(seat for seat in range(3) if int(state.actors()) >> seat & 1)
        assert len(GAME.proposals(state, seat)) <= 4
        state.apply(seat, policy.decide(state, seat, rng))


def test_additions_are_proposed() -> None:
    """L8-6: all that can be added, one card kept for the discard."""
    match = table(["R7 R8 J", "B1"], combos={0: LAID}, phase="play")
    assert match.proposals(0) == [["add R7 to 0a", "add R8 to 0a"]]


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"phase": "swap"}, "at Swap"),
        ({"phase": "show"}, "somebody is still choosing"),
        ({"phase": "claim", "allowed": [0, 0]}, "seat 1 shows 2 cards"),
        ({"phase": "play", "choosing": [1, 0]}, "cards are chosen in the phases"),
        ({"phase": "lay"}, "cannot go on with 'lay level'"),
        ({"phase": "take", "put": ["R1"]}, "in phase lay only"),
        ({"phase": "take", "swapped": 1}, "in phase swap only"),
        ({"phase": "take", "laid": [1, 0]}, "does not lie on the table"),
        ({"phase": "take", "known": [["R9"], []]}, "R9 cannot be known"),
    ],
)
def test_positions_that_cannot_be(changes: dict[str, Any], message: str) -> None:
    """L8-3: a position is refused with a sentence."""
    with pytest.raises(BadPosition, match=message):
        table(["R1 R2", "R3 R4"], **changes)


@pytest.mark.parametrize(
    ("combo", "message"), [(["O4 O6 O5", "P11 P12 P13"], "is no run"), (["J R1 R2", "P11 P12 P13"], "is no run")]
)
def test_combinations_that_cannot_be(combo: list[str], message: str) -> None:
    """L8-8: the cards on the table are checked."""
    with pytest.raises(BadPosition, match=message):
        table(["R5 R6", "R3 R4"], combos={0: combo})


@pytest.mark.parametrize(
    ("hands", "setting", "message"),
    [
        (["R1 R2", "R3"], {"fronts": ["", "R5"]}, "lie only Keep cards"),
        (["R1 R2", "R3"], {"fronts": ["", "MISS MISS"]}, "at most one miss-a-turn card"),
        (["R1 R2", "R3"], {"rest": "hand"}, "no card to take"),
        (["R1 R2", "R3"], {"phase": "keep", "choosing": [1, 0]}, "no more than it may"),
        (
            ["R1 R2", "R3"],
            {"phase": "keep", "choosing": [1, 0], "allowed": [4, 0], "chosen": [["R2", "R1"], []]},
            "order",
        ),
        (["R1 R2", "R3"], {"phase": "keep", "choosing": [1, 0], "allowed": [4, 0], "chosen": [["R9"], []]}, "no R9"),
        (["R1 R2", "R3"], {"phase": "claim", "allowed": [0, 1], "shown": [[], ["R3"]], "rest": "hand"}, "draw pile"),
        (["R1 R2", "R3"], {"shapes": [1, 0, 0, 0, 0, 0, 0, 0]}, "needs a shape and cards"),
        (
            ["R1 O2 Y3 G8 B9 P10 P12", "R3"],
            {"phase": "lay", "named": [0, 7, -1, -1], "put": ["R1", "O2", "Y3", "G8", "B9", "P10"]},
            "the lay-down is complete",
        ),
    ],
)
def test_more_positions_that_cannot_be(hands: list[str], setting: dict[str, Any], message: str) -> None:
    """L8-3: whatever could not go on is refused."""
    with pytest.raises(BadPosition, match=message):
        table(hands, **setting)


EIGHT = ["R2 O2", "R5 O5 Y5", "R9 O9 Y9 J"]


@pytest.mark.parametrize(
    ("hands", "setting", "message"),
    [
        (["R1 R4", "R3"], {"combos": {1: EIGHT}, "levels": [1, 8]}, "has laid level 8, so the match would be over"),
        (["R1 R4", "R3"], {"combos": {0: LAID}, "laid": [0, 0]}, "seat 0 lies on the table, so it is laid"),
        (["R1 R4", "R3"], {"combos": {0: ["", LAID[0]]}}, "not those of its level"),
        (["R1 R4", "R3"], {"combos": {0: LAID[:1]}}, "not those of its level"),
        (["R1 R4", "R3"], {"combos": {0: ["O4 O5", LAID[1]]}}, "smaller than its level asks for"),
        (["R1 R4", "R3"], {"combos": {0: [*LAID, "Y1 Y2 Y3"]}, "shapes": [1, 1, 1, 0, 0, 0, 0, 0]}, "not those"),
        (["R1", "R3"], {"phase": "play", "levels": [7, 1]}, "laid none, so it has more than one"),
        (["R1 R4", "R3"], {"allowed": [3, 0]}, "show, claim and keep only"),
        (["R1 O2 Y3 G8 B9 P10 P12", "R3"], {"phase": "lay", "named": [-1, 0, -1, -1]}, "in its order"),
        (["R1 O2 Y3 G8 B9 P10 P12", "R3"], {"phase": "lay", "named": [0, 7, 3, -1]}, "no more than it has"),
    ],
)
def test_levels_that_cannot_lie(hands: list[str], setting: dict[str, Any], message: str) -> None:
    """L8-5, L8-17: levels lie whole, the last one never, and nobody can end a round before their own lies."""
    with pytest.raises(BadPosition, match=message):
        table(hands, **setting)


@pytest.mark.parametrize(
    ("setting", "message"),
    [
        ({"under": "R5"}, "only miss-a-turn and Take cards, not R5"),
        ({"under": "MISS", "rest": "hand", "discards": ["O1", ""]}, "a new one would have been made"),
        ({"under": "MISS", "rest": "hand", "discards": ["O1", ""], "phase": "play"}, "a new one would have been made"),
        ({"rest": "hand", "discards": ["O1 O2", ""]}, "a new one would have been made"),
    ],
)
def test_draw_piles_that_cannot_be(setting: dict[str, Any], message: str) -> None:
    """L8-15: what makes a new draw pile would have made one."""
    with pytest.raises(BadPosition, match=message):
        table(["R1 R2", "R3"], **setting)


def test_refusals_at_play() -> None:
    """L8-7: what is asked for at the wrong time, or with a card one does not hold."""
    match = table(["R1 R2", "R3"], combos={0: LAID}, phase="play")
    assert match.why_illegal(0, "show R1") == "nobody-asks-you-to-do-that-now"
    assert match.why_illegal(0, "discard R9") == "you-do-not-hold-that-card"
    assert match.why_illegal(0, "add R7 to 0a") == "you-do-not-hold-that-card"


def test_a_seat_without_cards() -> None:
    """L8-16: the round would be over."""
    with pytest.raises(BadPosition, match="seat 1 has no card"):
        table(["R5 R6", ""])
    with pytest.raises(BadPosition, match="no miss-a-turn card in front"):
        table(["R5 R6", "R1"], fronts=["MISS", ""])


# ---------------------------------------------------------------- the laws
def test_words() -> None:
    """L8-1: every card and action has one text."""
    check_words(GAME)


@pytest.mark.parametrize("preset", sorted(GAME.presets))
def test_the_laws_hold_for_every_preset(preset: str) -> None:
    """L8-2: conservation, copies, positions, redeals, records, proposals."""
    check_game(GAME, GAME.presets[preset], 3, 11, n_actions=120, every=11)


@settings(max_examples=6, deadline=None, suppress_health_check=list(HealthCheck))
@given(tables(GAME), SEEDS)
def test_the_laws_hold_for_any_table(case: tuple[Options, int], seed: int) -> None:
    """L8-2: any options, any number of players."""
    check_game(GAME, *case, seed, n_actions=80, every=13)


@pytest.mark.parametrize("n_players", [2, 4])
def test_the_laws_hold_in_every_phase(n_players: int) -> None:
    """L8-18, L8-19: also while cards are shown, claimed, swapped, kept, and while a level is laid."""
    options = GAME.presets["everything"]
    left = Counter({"lay": 20, "show": 12, "claim": 6, "swap": 8, "keep": 10})
    rng = Rng(5)
    seed = 0
    state = GAME.empty(options, n_players, seed)
    state.is_over = True
    while left.total() > 0:
        if state.is_over:
            seed += 1
            state = GAME.empty(options, n_players, seed)
            for seat in range(n_players):
                state.level[seat] = 5 + seat
            state.start_match()
        state.apply(*random_action(state, rng))
        phase = str(GAME.memory(state)["phase"])
        if left[phase] > 0 and not state.is_over:
            left[phase] -= 1
            n = int(rng.bits())
            check_conservation(GAME, state, options)
            check_agreement(GAME, state, Rng(n))
            check_copy(GAME, state, options, n)
            check_position(GAME, state, options, n)
            check_resample(GAME, state, options, n)
            check_proposals(GAME, Match.from_position(GAME, write_position(GAME, state, options)))


def test_every_text_exists() -> None:
    """L8-2: all that the engine gives out has a sentence."""
    folder = Path(sheets_module.__file__).parent
    keys = {f"refusal-{key}" for key in re.findall(r'"([a-z]+(?:-[a-z]+){2,})"', (folder / "refusals.py").read_text())}
    keys |= {f"zone-{zone.name}" for zone in GAME.zones} | {f"preset-{name}" for name in GAME.presets}
    keys |= {f"prompt-{name}" for name in ("take", "play", "add", "name", "put", "show", "claim", "swap", "keep")}
    keys |= {"option-sheet-one_star", "option-sheet-two_star", "option-master", "option-double_deck", "declared-level"}
    assert len(keys) > 50
    assert keys - text_keys("level_8") == set()


def test_players_who_choose_at_the_same_time_do_not_wait() -> None:
    """L8-18: another seat's choice does not outdate one's own."""
    race = [
        text
        for text in ("show R1", "keep R1", "done", "draw", "discard R1")
        if GAME.actions.verb(GAME.actions.parse(text)).races
    ]
    assert race == ["show R1", "keep R1", "done"]
    assert fact(Match(GAME, 2, seed=1), "level_asks_for", 0) == [
        {"shape": "run", "size": 3, "nth": 0},
        {"shape": "run", "size": 3, "nth": 1},
    ]
    assert fact(Match(GAME, 2, seed=1), "levels_ask_for", 0) == [[{"shape": "run", "size": 3}] * 2] * 2


def test_no_such_action() -> None:
    """L8-4: any number is a fair question."""
    match = Match(GAME, 2, seed=1)
    assert match.state.refusal(0, 99_999) == "there-is-no-such-action"
    with pytest.raises(IllegalAction):
        match.play(1 - int(match.turn or 0), "draw")
