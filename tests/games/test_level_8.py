"""Level 8, rule by rule: the deal, the turn, the combinations, adding, missing a turn."""

from __future__ import annotations

import pytest

from quintet import Match
from quintet.core.errors import BadNotation, BadOptions, IllegalAction, NotYourTurn
from quintet.games.level_8 import GAME
from quintet.games.level_8.sheets import SHEETS
from tests.games.level_8_table import cards, fact, hand_size, lay, n_draw, table

TWO_RUNS = "R1 O2 Y3 G8 B9 P10"  # level 1 of one_star


def refused(match: Match, seat: int, action: str) -> str:
    """The key with which an action is refused; nothing changes."""
    before = match.position()
    with pytest.raises(IllegalAction) as refusal:
        match.play(seat, action)
    assert match.position() == before
    return refusal.value.key


# ---------------------------------------------------------------- cards and set-up
def test_the_deck() -> None:
    """L8-1: 1-15 in six colours, 7 jokers, 4 miss a turn; 2 to 6 players."""
    deck = GAME.cards.format_all(GAME.deck(GAME.options(), 4))
    assert len(deck) == 101
    assert sorted(deck) == sorted([f"{c}{n}" for c in "ROYGBP" for n in range(1, 16)] + ["J"] * 7 + ["MISS"] * 4)
    for n_players in (2, 6):
        assert Match(GAME, n_players, seed=1).n_players == n_players
    for n_players in (1, 7):
        with pytest.raises(BadOptions, match="2 to 6 players"):
            Match(GAME, n_players)


def test_everybody_starts_at_level_1() -> None:
    """L8-2: of the same sheet."""
    match = Match(GAME, 5, "hard", seed=1)
    assert fact(match, "levels") == [1] * 5
    assert match.result.scores == [0] * 5


def test_the_printed_sheets() -> None:
    """L8-2: the two sheets of the rules."""
    words = {1: "run", 2: "set", 3: "colour"}
    texts = {n: [[f"{words[a]} {b}" for a, b in level] for level in sheet.levels] for n, sheet in SHEETS.items()}
    assert texts["one_star"] == [
        ["run 3", "run 3"],
        ["set 2", "set 2", "set 2", "set 2"],
        ["run 3", "colour 4"],
        ["run 6", "set 2"],
        ["run 7"],
        ["set 2", "set 3", "set 3"],
        ["set 3", "colour 5"],
        ["set 2", "set 3", "set 4"],
    ]
    assert texts["two_star"] == [
        ["run 4", "set 2", "set 2"],
        ["set 3", "run 4"],
        ["colour 6"],
        ["run 8"],
        ["set 4", "run 4"],
        ["set 4", "set 4"],
        ["colour 7", "set 2"],
        ["set 3", "set 3", "set 3"],
    ]


@pytest.mark.parametrize("seed", range(8))
def test_the_deal(seed: int) -> None:
    """L8-3: 10 each, a card on the dealer's own discard pile, the dealer's left neighbour begins."""
    match = Match(GAME, 3, seed=seed)
    dealer = fact(match, "dealer")
    assert isinstance(dealer, int)
    assert match.turn == (dealer + 1) % 3
    assert [hand_size(match, seat) for seat in range(3)] == [10, 10, 10]
    assert [len(cards(match, "discard", seat).split()) for seat in range(3)] == [int(s == dealer) for s in range(3)]
    assert n_draw(match) == 101 - 31


def test_a_special_card_turned_up_has_no_effect() -> None:
    """L8-3: a miss-a-turn card on the dealer's pile makes nobody miss a turn."""
    match = next(m for m in (Match(GAME, 2, "starter=seat_0", seed=s) for s in range(99)) if "MISS" in turned_up(m))
    assert match.turn == 0
    assert "take from 1" in match.legal(0)


def turned_up(match: Match) -> str:
    return cards(match, "discard", 1)


def test_the_starter_is_drawn_or_seat_0() -> None:
    """L8-3: the dealer of round 1 is the starter's right neighbour."""
    assert {Match(GAME, 3, seed=seed).turn for seed in range(20)} == {0, 1, 2}
    assert {Match(GAME, 3, "starter=seat_0", seed=seed).turn for seed in range(20)} == {0}


# ---------------------------------------------------------------- a turn
def test_a_card_is_taken_from_the_draw_pile_or_any_discard_pile() -> None:
    """L8-4: their own too; piles without a card give none."""
    match = table(["R1 R2", "R3 R4", "R5 R6"], discards=["O1 O2", "", "O3"])
    assert match.legal(0) == ["draw", "take from 0", "take from 2"]
    assert refused(match, 0, "take from 1") == "that-discard-pile-is-empty"
    assert refused(match, 0, "take from 5") == "there-is-no-such-seat"
    assert refused(match, 0, "discard R1") == "you-must-take-a-card-first"
    assert refused(match, 1, "draw") == "it-is-not-your-turn"
    with pytest.raises(NotYourTurn):
        match.play(2, "draw")
    match.play(0, "take from 0")
    assert cards(match, "hand", 0) == "R1 R2 O2"
    assert cards(match, "discard", 0) == "O1"
    assert refused(match, 0, "draw") == "you-have-taken-a-card-already"


def test_drawing_is_secret_and_taking_face_up_is_not() -> None:
    """L8-4: the others see a back come from the draw pile, but a card from a discard pile."""
    match = table(["R1 R2", "R3 R4"], draw="P5", discards=["", "O3"])
    copy = Match.from_position(GAME, match.position())
    drawn = match.play(0, "draw")[0]
    assert (drawn.seen_by(1).to_json()["card"], drawn.seen_by(0).to_json()["card"]) == ("??", "P5")
    assert copy.play(0, "take from 1")[0].seen_by(-1).to_json()["card"] == "O3"


def test_a_level_is_laid_all_at_once() -> None:
    """L8-5: step by step for the engine, at once for the table."""
    match = table([f"{TWO_RUNS} P15 P13", "R3 R4"], phase="play")
    steps = ["lay level", "run from 1", "run from 8", *(f"put {card}" for card in TWO_RUNS.split())]
    for step in steps[:-1]:
        match.play(0, step)
        assert fact(match, "laid") == [0, 0]
        assert hand_size(match, 0) == 8
        assert fact(match, "phase", 1) == "play"
    assert fact(match, "phase", 0) == "lay"
    assert fact(match, "laying", 0) == steps[:-1]
    match.play(0, steps[-1])
    assert [cards(match, "level", 0, part) for part in range(4)] == ["R1 O2 Y3", "G8 B9 P10", "", ""]
    assert cards(match, "hand", 0) == "P13 P15"
    assert fact(match, "laid") == [1, 0]
    assert match.turn == 0


def test_never_a_part_of_a_level() -> None:
    """L8-5: one run of two cannot be laid, and a lay-down that is begun must be finished."""
    match = table(["R1 O2 Y3 G8 B9 P12 P14", "R3 R4"], phase="play")
    assert refused(match, 0, "lay level") == "you-cannot-lay-your-level-now"
    assert refused(match, 0, "run from 1") == "you-are-not-laying-your-level"
    match = table([f"{TWO_RUNS} P12", "R3 R4"], phase="play")
    match.play(0, "lay level")
    assert match.legal(0) == ["run from 1"]  # of two equal parts the lower one is named first
    assert refused(match, 0, "discard P12") == "you-must-finish-laying-your-level"
    assert refused(match, 0, "run from 8") == "that-does-not-lead-to-a-complete-level"
    assert refused(match, 0, "put R1") == "say-first-what-you-lay"
    match.play_all(0, ["run from 1", "run from 8"])
    assert refused(match, 0, "run from 8") == "you-must-put-a-card"
    assert refused(match, 0, "put R2") == "you-do-not-hold-that-card"
    assert refused(match, 0, "put P12") == "that-does-not-lead-to-a-complete-level"


def test_a_card_that_comes_later_is_told_from_one_that_never_comes() -> None:
    match = table(["R3 G4 B5 Y5 P2 P9 P11 P14 O12", "R1 R2"], phase="play", levels=[3, 1])
    match.play_all(0, ["lay level", "run from 3", "colour purple"])
    for later in ("P9", "G4", "B5"):  # behind others of its part, or in a part that is put later
        assert refused(match, 0, f"put {later}") == "that-card-comes-later"
    assert refused(match, 0, "put O12") == "that-does-not-lead-to-a-complete-level"
    match.play_all(0, ["put P2", "put P9", "put P11", "put P14", "put R3"])
    assert refused(match, 0, "put Y5") == "that-card-comes-later"


def test_never_more_than_a_level() -> None:
    """L8-5: three runs of three are two runs of three and cards to add; the sheet's third run is not laid."""
    match = table([f"{TWO_RUNS} R12 R13 R14 P15", "R3 R4"], phase="play")
    lay(match, 0)
    assert hand_size(match, 0) == 4
    assert refused(match, 0, "lay level") == "your-level-is-on-the-table-already"
    assert fact(match, "shapes") == [1, 1, 0, 0, 0, 0, 0, 0]


def test_a_level_is_laid_once_per_round() -> None:
    """L8-5: a player whose level is on the table may not lay it again on a later turn, whatever they hold."""
    match = table([f"{TWO_RUNS} P15", "R5 R6"], combos={0: ["O4 O5 O6", "P11 P12 P13"]})
    match.play(0, "draw")
    assert "lay level" not in match.legal(0)
    assert refused(match, 0, "lay level") == "your-level-is-on-the-table-already"


def test_a_level_is_laid_before_anything_is_added() -> None:
    """L8-6: players whose level is on the table add cards to their own and others' levels, on later turns too."""
    match = table([f"{TWO_RUNS} R4 O12 P15", "O4 Y12 P13"], combos={1: ["R9 R10 R11", "O9 O10 O11"]}, phase="play")
    assert refused(match, 0, "add R4 to 0a") == "your-level-is-not-on-the-table-yet"
    assert refused(match, 0, "add O12 to 1a") == "your-level-is-not-on-the-table-yet"
    lay(match, 0)
    assert refused(match, 0, "add O12 to 0c") == "there-is-no-such-combination"
    match = table(["R4 O12 P15 P14", "O4 Y12 P13"], combos={0: ["R1 O2 Y3", "G8 B9 P10"]}, phase="play")
    match.play_all(0, ["add R4 to 0a", "discard P15"])
    match.play(1, "draw")
    assert refused(match, 1, "add O4 to 0a") == "your-level-is-not-on-the-table-yet"


def test_what_is_left_is_added_in_the_same_turn() -> None:
    """L8-5, L8-6: lay, add to both levels, discard."""
    match = table([f"{TWO_RUNS} R4 O12 P15 P6", "O4 Y12 P13"], combos={1: ["R9 O10 R11", "O9 G10 O11"]}, phase="play")
    lay(match, 0)
    match.play_all(0, ["add R4 to 0a", "add O12 to 1a", "discard P15"])
    assert cards(match, "level", 0, 0) == "R1 O2 Y3 R4"
    assert cards(match, "level", 1, 0) == "R9 O10 R11 O12"


def test_a_turn_ends_with_a_discard_on_the_players_own_pile() -> None:
    """L8-7: and the next player's turn begins."""
    match = table(["R1 R2 R3", "R4 R5"], discards=["O1", "O2"], phase="play")
    match.play(0, "discard R2")
    assert cards(match, "discard", 0) == "O1 R2"
    assert match.turn == 1
    assert refused(match, 0, "discard R1") == "it-is-not-your-turn"


# ---------------------------------------------------------------- combinations
@pytest.mark.parametrize(
    ("level", "hand", "fits"),
    [
        (5, "R1 O2 Y3 G4 B5 P6 R7", True),
        (5, "R9 O10 Y11 G12 B13 P14 R15", True),
        (5, "R1 O2 Y3 G12 B13 P14 R15", False),  # 15 and 1 do not join
        (5, "R1 O2 Y3 G4 B5 P6 R8", False),
        (2, "R4 O4 R9 O9 R11 O11 R12 O12", True),
        (2, "R4 O4 R9 O9 R11 O11 R12 O8", False),
        (2, "R6 O6 Y6 G6 R2 O2 R3 O3", True),  # the sheet: 6-6 and 6-6 are two pairs
        (3, "R4 O5 Y6 G12 G7 G4 G8", True),  # the sheet: 12-7-4-8
        (3, "R4 O5 Y6 G12 G7 G4 B8", False),
        (3, "G4 O5 Y6 G12 G7 G3 B8", False),  # the G4 cannot be in both
        (6, "R9 O9 Y9 R4 O4 R5 O5 Y5", True),
        (6, "R9 O9 Y9 R4 O4 R5 O5 G6", False),
    ],
)
def test_runs_sets_and_colours(level: int, hand: str, fits: bool) -> None:
    """L8-8: consecutive numbers of any colours, equal numbers, any numbers of one colour."""
    match = table([f"{hand} P15 P13", "B1"], phase="play", levels=[level, 1])
    assert ("lay level" in match.legal(0)) is fits


def adds(match: Match, seat: int) -> list[str]:
    """What a seat may add now, without the word."""
    return [action.removeprefix("add ") for action in match.legal(seat) if action.startswith("add")]


def test_the_sheets_example_of_adding_to_a_run() -> None:
    """L8-9: to 4, 5, 6 one may add a 7 and then an 8, and/or a 3 and then a 2."""
    match = table(["R7 R8 R3 R2 R10", "B1"], combos={0: ["O4 O5 O6", "P11 P12 P13"]}, phase="play")
    assert adds(match, 0) == ["R3 to 0a", "R7 to 0a", "R10 to 0b"]
    assert refused(match, 0, "add R8 to 0a") == "that-card-does-not-fit-there"
    match.play_all(0, ["add R7 to 0a", "add R8 to 0a", "add R3 to 0a", "add R2 to 0a"])
    assert cards(match, "level", 0, 0) == "R2 R3 O4 O5 O6 R7 R8"


def test_the_sheets_example_of_adding_to_pairs() -> None:
    """L8-9: to 2-2, 3-3, 6-6, 6-6 one may add a 2, a 3 or a 6."""
    pairs = ["O2 Y2", "O3 Y3", "O6 Y6", "R6 G6"]
    match = table(
        ["R2 R3 B6 R4 P9", "B1"],
        combos={1: pairs, 0: ["G9 B9", "G10 B10", "G11 B11", "G12 B12"]},
        phase="play",
        levels=[2, 2],
    )
    assert adds(match, 0) == ["P9 to 0a", "R2 to 1a", "R3 to 1b", "B6 to 1c", "B6 to 1d"]


def test_the_sheets_example_of_adding_to_a_run_and_pairs() -> None:
    """L8-9: to 8-11, 3-3, 9-9 one may add 7 (then 6 ...), 12 (then 13 ...), a 3 and a 9."""
    match = table(
        ["R7 R6 R12 R13 R3 R9 R1", "B1"],
        "sheet=two_star",
        combos={0: ["O8 O9 O10 O11", "O3 Y3", "Y9 G9"]},
        phase="play",
    )
    assert adds(match, 0) == ["R7 to 0a", "R12 to 0a", "R3 to 0b", "R9 to 0c"]
    match.play_all(
        0, ["add R7 to 0a", "add R6 to 0a", "add R12 to 0a", "add R13 to 0a", "add R3 to 0b", "add R9 to 0c"]
    )
    assert cards(match, "level", 0, 0) == "R6 R7 O8 O9 O10 O11 R12 R13"
    assert cards(match, "hand", 0) == "R1"


def test_a_colour_group_takes_its_colour() -> None:
    """L8-9: any number of it."""
    match = table(["R7 G1 G15 O3", "B1"], combos={0: ["R4 O5 Y6", "G12 G7 G4 G8"]}, phase="play", levels=[3, 1])
    assert adds(match, 0) == ["O3 to 0a", "R7 to 0a", "G1 to 0b", "G15 to 0b"]


def test_jokers_stand_for_anything_but_miss_a_turn() -> None:
    """L8-10: several may be used; a miss-a-turn card is no part of a level and no joker makes one."""
    match = table(["R4 O4 J J J R15 MISS", "B1"], phase="play")
    steps = ["lay level", "run from 3", "run from 8", "put J", "put R4", "put J", "put J", "put J"]
    assert "lay level" not in match.legal(0)
    match = table(["R4 J J J J J R15 MISS", "B1"], phase="play")
    match.play_all(0, [*steps, "put J"])
    assert cards(match, "hand", 0) == "R15 MISS"
    assert cards(match, "level", 0, 0) == "J R4 J"
    assert "miss 1" in match.legal(0)
    match = table(["R4 J R9 R15", "B1"], phase="play")
    assert refused(match, 0, "miss 1") == "you-do-not-hold-that-card"


def test_what_a_joker_stands_for_is_fixed() -> None:
    """L8-10: the 5 under the joker cannot be laid there, nor the joker be taken away."""
    match = table(["R5 R3 P1", "B1"], combos={0: ["O4 J O6", "P11 P12 P13"]}, phase="play")
    assert fact(match, "anchors") == [4, 11, 0, 0, 0, 0, 0, 0]
    assert refused(match, 0, "add R5 to 0a") == "that-card-does-not-fit-there"
    with pytest.raises(BadNotation):
        match.play(0, "take J from 0a")


def test_runs_end_at_1_and_15() -> None:
    """L8-10a: one that ends at 15 grows only downwards, one that starts at 1 only upwards, jokers too."""
    match = table(["J R1 P15 R4 R12", "B1"], combos={0: ["O1 O2 O3", "P13 P14 O15"]}, phase="play")
    assert adds(match, 0) == ["R4 to 0a", "J to 0a high", "R12 to 0b", "J to 0b low"]
    assert refused(match, 0, "add J to 0a low") == "that-card-does-not-fit-there"
    assert refused(match, 0, "add J to 0a") == "that-card-does-not-fit-there"


def test_runs_grow_as_far_as_1_and_15() -> None:
    """L8-9, L8-10a: with numbers and with jokers, and no farther."""
    combos = {0: ["O2 O3 O4", "P12 P13 P14"]}
    match = table(["J J R1 R15 B2 P3", "B1"], combos=combos, phase="play")
    assert {"R1 to 0a", "J to 0a low", "R15 to 0b", "J to 0b high"} <= set(adds(match, 0))
    numbers = Match.from_position(GAME, match.position())
    numbers.play_all(0, ["add R1 to 0a", "add R15 to 0b"])
    match.play_all(0, ["add J to 0a low", "add J to 0b high"])
    for grown in (numbers, match):
        assert fact(grown, "anchors") == [1, 12, 0, 0, 0, 0, 0, 0]
        assert {"J to 0a low", "J to 0b high", "R1 to 0b", "R15 to 0a"}.isdisjoint(adds(grown, 0))
    assert cards(match, "level", 0, 0) == "J O2 O3 O4"
    assert cards(match, "level", 0, 1) == "P12 P13 P14 J"


def test_an_added_joker_is_the_next_number() -> None:
    """L8-10a: at the end it is laid to; the run goes on behind it."""
    match = table(["J J R3 R8 P1", "B1"], combos={0: ["O4 O5 J", "P11 P12 P13"]}, phase="play")
    match.play_all(0, ["add J to 0a high", "add R8 to 0a", "add R3 to 0a", "add J to 0a low"])
    assert cards(match, "level", 0, 0) == "J R3 O4 O5 J J R8"
    assert fact(match, "anchors") == [2, 11, 0, 0, 0, 0, 0, 0]


def test_runs_never_merge() -> None:
    """L8-10a: two runs that touch or overlap stay two."""
    match = table(["R7 R3 P1", "B1"], combos={0: ["O4 O5 O6", "P7 P8 P9"]}, phase="play")
    match.play(0, "add R7 to 0a")
    assert [cards(match, "level", 0, part) for part in (0, 1)] == ["O4 O5 O6 R7", "P7 P8 P9"]


def test_a_combination_of_jokers_alone() -> None:
    """L8-10a: is legal; what it stands for is named."""
    match = table(["J J J R1 O2 Y3 R15 P6", "B1"], phase="play")
    match.play_all(
        0, ["lay level", "run from 1", "run from 4", *(f"put {card}" for card in ["R1", "O2", "Y3", "J", "J", "J"])]
    )
    assert fact(match, "anchors") == [1, 4, 0, 0, 0, 0, 0, 0]
    assert adds(match, 0) == []
    match = table(["J J R1 O1 R4 O4 R9 O9 R15 G5", "B1"], phase="play", levels=[2, 1])
    match.play(0, "lay level")
    assert "set of 1" in match.legal(0)
    ends = ["set of 1", "set of 4", "set of 5", "set of 9"]
    match.play_all(0, [*ends, "put R1", "put O1", "put R4", "put O4"])
    assert match.legal(0) == ["put G5", "put J"]


def test_sets_and_colour_groups_have_no_upper_size() -> None:
    """L8-10a: all six of a number and jokers, all fifteen of a colour."""
    match = table(
        ["R9 G9 B9 P9 J J P1", "B1"], combos={0: ["O9 Y9", "O3 Y3", "O6 Y6", "R8 G8"]}, phase="play", levels=[2, 1]
    )
    for card in ["R9", "G9", "B9", "P9", "J", "J"]:
        match.play(0, f"add {card} to 0a")
    assert cards(match, "level", 0, 0) == "O9 Y9 R9 G9 B9 P9 J J"
    green = [f"G{number}" for number in range(5, 16)]
    match = table(
        [" ".join([*green, "P1"]), "B1"], combos={0: ["R4 O5 Y6", "G1 G2 G3 G4"]}, phase="play", levels=[3, 1]
    )
    for card in green:
        match.play(0, f"add {card} to 0b")
    assert len(cards(match, "level", 0, 1).split()) == 15


def test_nobody_adds_their_last_card() -> None:
    """L8-11: one card must stay for the discard."""
    match = table(["R7 R8", "B1"], combos={0: ["O4 O5 O6", "P11 P12 P13"]}, phase="play")
    assert match.view(0).prompt == "prompt-add"
    match.play(0, "add R7 to 0a")
    assert match.legal(0) == ["discard R8"]
    assert match.view(0).prompt == "prompt-last-card"
    assert refused(match, 0, "add R8 to 0a") == "the-last-card-can-only-be-discarded"


def test_a_lay_down_leaves_a_card() -> None:
    """L8-11: six cards are too few for a level of six, seven are enough."""
    assert "lay level" not in table([TWO_RUNS, "B1"], phase="play").legal(0)
    assert "lay level" in table([f"{TWO_RUNS} P15", "B1"], phase="play").legal(0)


def test_the_card_just_taken_may_be_discarded_again() -> None:
    """L8-11: drawn or from a discard pile."""
    match = table(["R1 R2", "R3 R4"], discards=["", "O3"])
    match.play_all(0, ["take from 1", "discard O3"])
    assert cards(match, "discard", 0) == "O3"


# ---------------------------------------------------------------- miss a turn
def test_a_player_misses_a_turn() -> None:
    """L8-12: the card lies in front of them; at their turn it goes face up under the draw pile, by itself."""
    match = table(["R1 MISS", "R3 R4", "R5 R6"], phase="play")
    assert refused(match, 0, "miss 0") == "you-cannot-miss-your-own-turn"
    assert refused(match, 0, "miss 3") == "there-is-no-such-seat"
    match.play(0, "miss 2")
    assert cards(match, "front", 2) == "MISS"
    match.play(1, "draw")
    match.play(1, "discard R3")
    assert match.turn == 0
    assert (cards(match, "front", 2), cards(match, "under")) == ("", "MISS")
    assert hand_size(match, 2) == 2


def test_only_one_miss_a_turn_card_lies_in_front_of_a_player() -> None:
    """L8-12: level laid or not."""
    match = table(["R1 MISS", "R3 R4", "R5 R6"], fronts=["", "MISS", ""], phase="play")
    assert refused(match, 0, "miss 1") == "that-player-misses-a-turn-already"
    assert "miss 2" in match.legal(0)
    match = table(["R1 MISS", "R3 R4"], combos={1: ["O4 O5 O6", "P11 P12 P13"]}, phase="play")
    assert "miss 1" in match.legal(0)


def test_with_two_players_one_plays_again() -> None:
    """L8-12: the other one's turn is gone."""
    match = table(["R1 MISS", "R3 R4"], phase="play")
    match.play(0, "miss 1")
    assert match.turn == 0
    assert "draw" in match.legal(0)


def test_miss_a_turn_as_last_card_ends_the_round() -> None:
    """L8-13: it can only be discarded, and has no effect."""
    match = table(["MISS", "R3 R4"], combos={0: ["O4 O5 O6", "P11 P12 P13"]}, phase="play")
    assert match.legal(0) == ["discard MISS"]
    assert refused(match, 0, "miss 1") == "the-last-card-can-only-be-discarded"
    match.play(0, "discard MISS")
    assert fact(match, "levels") == [3, 1]
    assert cards(match, "front", 1) == ""


def test_miss_a_turn_is_discarded_and_taken_like_any_card() -> None:
    """L8-14: without effect."""
    match = table(["R1 MISS", "R3 R4"], phase="play")
    match.play(0, "discard MISS")
    assert match.turn == 1
    match.play(1, "take from 0")
    assert cards(match, "hand", 1) == "R3 R4 MISS"
    assert "miss 0" in match.legal(1)
