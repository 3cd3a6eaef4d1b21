"""The rules player of Level 8: choices that are obvious, and fair ones."""

from __future__ import annotations

import pytest

from quintet import Match
from quintet.core.state import legal_buffer
from quintet.games.level_8 import GAME
from tests.bots.positions import check_fair, choices, decision, decisions
from tests.games.level_8_table import table

OTHER = "O6 O12 O13"  # what the other player has, if it does not matter
LAID = {0: ["R1 O2 Y3", "G8 B9 P10"]}  # level 1 of seat 0


def worth_a_search(match: Match) -> set[str]:
    out = legal_buffer()
    n = GAME.policy().narrow(match.state, 0, out, match.state.legal_into(0, out))
    return {GAME.actions.format(int(out[i])) for i in range(int(n))}


def reason(match: Match, action: str) -> str:
    assert action in match.legal(0)
    return GAME.policy().reason(match.state, 0, GAME.actions.parse(action))


@pytest.mark.parametrize("n_players", range(2, 7))
@pytest.mark.parametrize("preset", ["standard", "hard", "master", "double_deck", "everything"])
def test_decisions_are_legal_and_fair(preset: str, n_players: int) -> None:
    check_fair(GAME, GAME.parse_options(preset), n_players, n_players)


# ---------------------------------------------------------------- take
def test_take_the_card_that_completes_the_level() -> None:
    match = table(["R1 Y2 G8 B9 P10 R15 B13", OTHER], discards=["", "P3"])
    assert decision(match) == "take from 1"


def test_take_a_joker() -> None:
    match = table(["R1 Y2 G8 B9 P12 R15 B13", OTHER], discards=["", "J"])
    assert decision(match) == "take from 1"


def test_draw_if_the_open_cards_do_not_help() -> None:
    match = table(["R1 Y2 G8 B9 P10 R15 B6", OTHER], discards=["G12", "P8"])
    assert decision(match) == "draw"


def test_take_what_can_be_added() -> None:
    match = table(["R15 B13", OTHER], discards=["G14", "P11"], combos=LAID)
    assert decision(match) == "take from 1"


# ---------------------------------------------------------------- lay and add
def test_lay_with_as_few_jokers_as_possible() -> None:
    match = table(["R1 Y2 G3 B8 P9 R10 J J", OTHER], phase="play")
    steps = decisions(match)
    assert steps[:3] == ["lay level", "run from 1", "run from 8"]
    assert steps[3:9] == ["put R1", "put Y2", "put G3", "put B8", "put P9", "put R10"]


def test_no_card_of_the_run_goes_to_the_colour() -> None:
    """Level 3: a run of 3 and 4 of a colour; the red 2 is wanted in the run."""
    match = table(["B1 R2 G3 R6 R8 R10 R12 J P15", OTHER], phase="play", levels=[3, 1])
    steps = decisions(match)
    assert "put R2" in steps
    assert steps.index("put R2") > steps.index("put R12")
    assert "put J" not in steps


def test_add_all_and_end_the_round() -> None:
    match = table(["P4 G11 R15", OTHER], phase="play", combos=LAID)
    steps = decisions(match)
    assert sorted(steps[:2]) == ["add G11 to 0.1", "add P4 to 0.0"] or len(steps) == 3
    assert steps[-1] == "discard R15"
    assert match.state.scores()[0] == 2


def test_a_joker_makes_room_for_a_card() -> None:
    match = table(["J G12 R15", OTHER], phase="play", combos=LAID)
    steps = decisions(match)
    assert len(steps) == 3
    assert steps[-1] == "discard R15"


# ---------------------------------------------------------------- discard
def test_discard_what_the_level_does_not_need() -> None:
    match = table(["R1 Y2 G8 B9 B10 P15", OTHER], phase="play")
    assert decision(match) == "discard P15"


def test_discard_no_joker() -> None:
    match = table(["R1 J J G14", OTHER], phase="play", levels=[5, 1])
    assert not decision(match).startswith("discard J")


def test_keep_the_pairs() -> None:
    """Level 2: four pairs."""
    match = table(["R1 Y1 G8 B8 P10 B10 R15 B15 R4", OTHER], phase="play", levels=[2, 1])
    assert decision(match) == "lay level"
    match = table(["R1 Y1 G8 B8 P10 B10 R4 Y5 P13 G15", OTHER], phase="play", levels=[2, 1])
    assert choices(match) <= {"discard R4", "discard Y5", "discard P13", "discard G15"}


def test_discard_nothing_that_another_can_add() -> None:
    """The other player has laid, and would add the 11."""
    match = table(["R1 Y2 G11 B14", OTHER], phase="play", levels=[6, 1], combos={1: ["R3 O4 Y5", "P8 B9 P10"]})
    assert decision(match) != "discard G11"


def test_stop_a_player_who_is_about_to_end_the_round() -> None:
    match = table(["R1 Y2 MISS B14", OTHER, "P1 P4"], phase="play", combos={2: ["R3 O4 Y5", "P8 B9 P10"]})
    assert decision(match) == "miss 2"


# ---------------------------------------------------------------- secret choices
def test_keep_what_goes_together() -> None:
    """L8-18: level 6 of the harder sheet is two sets of four."""
    match = table(["R4 Y4 G4 B9 P12 J", OTHER], "hard", phase="keep", levels=[6, 1], choosing=[1, 0], allowed=[4, 0])
    steps = [decision(match)]
    while steps[-1] != "done":
        match.state.apply(0, GAME.actions.parse(steps[-1]))
        steps.append(decision(match))
    assert steps == ["keep R4", "keep Y4", "keep G4", "keep J", "done"]


def test_show_what_is_of_no_use() -> None:
    """L8-19: three cards for Take."""
    match = table(
        [OTHER, "R1 Y2 G3 B8 P9 R14 B12 J"],
        "master",
        phase="show",
        choosing=[0, 1],
        allowed=[0, 3],
    )
    shown = []
    while int(match.state.actors()) & 2:
        shown.append(decision(match, 1))
        match.play(1, shown[-1])
    assert "show J" not in shown
    assert {"show R14", "show B12"} <= set(shown)


def test_progress() -> None:
    """A level that lies, then few cards; without one, how much it lacks."""
    policy = GAME.policy()
    match = table(["R15 B13", "R4 Y5 G9 B10 P11", OTHER], combos=LAID)
    values = [policy.progress(match.state, seat) for seat in range(3)]
    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 3


def test_progress_of_the_match() -> None:
    """The chances between two rounds: all of them together make one, and a higher level is better."""
    out = legal_buffer()
    match = table([OTHER, "R1 Y2", "G3 B4"], levels=[8, 5, 5])
    assert GAME.policy().outlook(match.state, out)
    assert out[0] > 2 * out[1] == 2 * out[2] > 0
    assert 990 <= out[0] + out[1] + out[2] <= 1000


# ---------------------------------------------------------------- what is worth a closer look
def test_a_level_may_be_laid_later() -> None:
    match = table(["R1 Y2 G3 B8 P9 R10 J P15", OTHER], phase="play")
    found = worth_a_search(match)
    assert "lay level" in found
    assert "discard P15" in found


def test_level_8_is_laid_at_once() -> None:
    match = table(["R1 Y1 G3 B3 P3 R9 Y9 G9 B9 P15", OTHER], phase="play", levels=[8, 1])
    assert worth_a_search(match) == {"lay level"}


def test_everybody_may_miss_a_turn() -> None:
    match = table(["R1 Y2 MISS B14", OTHER, "P1 P4"], phase="play")
    assert worth_a_search(match) == {"miss 1", "miss 2"}


def test_a_card_may_be_added_later() -> None:
    match = table(["P4 R12 R15", OTHER], phase="play", combos=LAID)
    assert {"add P4 to 0a", "discard R15"} <= worth_a_search(match)


# ---------------------------------------------------------------- hints
@pytest.mark.parametrize(
    ("action", "key"),
    [("draw", "hint-searched"), ("take from 1", "hint-completes"), ("take from 0", "hint-more-would-help")],
)
def test_reasons_to_take(action: str, key: str) -> None:
    match = table(["R1 Y2 G8 B9 P10 R15 B13", OTHER], discards=["G12", "P3"])
    assert reason(match, action) == key


def test_a_reason_to_draw() -> None:
    """It does not hold where an open card completes the level, as above."""
    assert reason(table(["R1 Y2 G8 B9 P10 R15 B13", OTHER], discards=["G12", "P15"]), "draw") == "hint-draws"


def test_a_complete_level_is_not_completed_again() -> None:
    match = table(["R1 Y2 G3 B8 P9 R10 P15", OTHER], discards=["G12", "P4"])
    assert reason(match, "take from 1") == "hint-searched"


def test_whoever_does_not_lead_alone_is_not_called_the_leader() -> None:
    match = table(["R1 MISS B14", OTHER, "P1 P4"], phase="play", levels=[2, 2, 1])
    assert [reason(match, f"miss {seat}") for seat in (1, 2)] == ["hint-stops", "hint-stops"]


def test_a_reason_to_take_a_joker() -> None:
    match = table(["R1 Y2 G8 B12", OTHER], discards=["MISS", "J"])
    assert reason(match, "take from 1") == "hint-lacks-less"
    assert reason(match, "take from 0") == "hint-takes-special"


def test_a_reason_to_take_what_can_be_added() -> None:
    match = table(["R15 B13", OTHER], discards=["G14", "P11"], combos=LAID)
    assert reason(match, "take from 1") == "hint-can-be-added"


def test_reasons_around_a_lay_down() -> None:
    match = table(["R1 Y2 G3 B8 P9 R10 J P15", OTHER], phase="play")
    assert reason(match, "lay level") == "hint-lays"
    assert reason(match, "discard P15") == "hint-lays-later"
    match.play(0, "lay level")
    assert reason(match, "run from 1") == "hint-lays-well"


def test_reasons_to_win() -> None:
    match = table(["R1 Y1 G3 B3 P3 R9 Y9 G9 B9 P15", OTHER], phase="play", levels=[8, 1])
    assert reason(match, "lay level") == "hint-wins"
    assert reason(table(["R15", OTHER], phase="play", combos=LAID), "discard R15") == "hint-ends-round"
    sets = {0: ["R1 O1 Y1", "G8 G9 G10 G11 G12"]}
    assert reason(table(["R15", OTHER], phase="play", levels=[7, 1], combos=sets), "discard R15") == "hint-wins"


def test_reasons_to_discard() -> None:
    match = table(["R1 Y2 G8 B9 B10 P15", OTHER], phase="play")
    assert reason(match, "discard P15") == "hint-not-needed"
    assert reason(match, "discard B9") == "hint-searched"
    match = table(["P4 R12 R15", OTHER], phase="play", combos=LAID)
    assert reason(match, "add P4 to 0a") == "hint-adds"
    assert reason(match, "discard P4") == "hint-sheds"
    assert reason(match, "discard R15") == "hint-fits-nowhere"


def test_reasons_to_stop_somebody() -> None:
    combos = {2: ["R3 O4 Y5", "P8 B9 P10"]}
    match = table(["R1 MISS B14", OTHER, "P1 P4", "P2 P5"], phase="play", combos=combos, levels=[1, 3, 1, 2])
    found = [reason(match, f"miss {seat}") for seat in (1, 2, 3)]
    assert found == ["hint-stops-leader", "hint-stops-who-is-nearly-out", "hint-stops"]
    assert reason(table(["R1 MISS B14", OTHER], phase="play"), "miss 1") == "hint-plays-again"


def test_reasons_of_the_master_set() -> None:
    match = table(["R1 TAKE SWAP KEEP B13 Y13", OTHER], "master", phase="play")
    found = [reason(match, action) for action in ("play take", "play swap", "play keep")]
    assert found == ["hint-asks-for-cards", "hint-swaps", "hint-may-keep"]
    match.play(0, "play swap")
    assert reason(match, "swap B13") == "hint-not-needed"
    match.play(0, "swap B13")
    assert reason(match, "done") == "hint-searched"  # the special cards are not needed


def test_reasons_to_keep() -> None:
    match = table(["R4 Y4 MISS", OTHER], "hard", phase="keep", levels=[6, 1], choosing=[1, 0], allowed=[4, 0])
    assert reason(match, "keep R4") == "hint-goes-together"
    assert reason(match, "done") == "hint-searched"  # there is more to keep
    match.play(0, "keep R4")
    match.play(0, "keep Y4")
    assert reason(match, "done") == "hint-keeps-no-more"


def test_a_reason_to_claim() -> None:
    match = table(["R1 Y2 TAKE", "J B2 P9"], "master", phase="play")
    match.play(0, "play take")
    assert reason(match, "take J from 1") == "hint-helps-most"
