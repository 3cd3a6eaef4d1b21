"""A level arranged by hand, in any order, before a step of it is made."""

from __future__ import annotations

import random

import pytest

from quintet import Match
from quintet.core.errors import IllegalAction
from quintet.games.level_8 import GAME
from tests.games.level_8_table import table

OTHER = "O1 O2 O3 O4 O5 O6 O7 O8 O9 O10"


def arranging(hand: str, level: int) -> Match:
    """Seat 0 may lay its level."""
    return table([hand, OTHER], phase="play", levels=[level, 1])


def arranged(match: Match, *parts: str) -> dict[str, list[str] | list[list[str]]]:
    found = match.arrange(0, [part.split() for part in parts])
    cards = GAME.cards
    return {
        "parts": [" ".join(cards.format_all(kinds)) for kinds in found.parts],
        "fits": [" ".join(cards.format_all(kinds)) for kinds in found.fits],
        "steps": GAME.actions.format_all(found.steps),
        "spare": cards.format_all(found.spare),
    }


@pytest.mark.parametrize("seed", range(20))
def test_whatever_order_a_level_is_built_in_its_steps_are_legal(seed: int) -> None:
    chance = random.Random(seed)
    presets = ["standard", "hard", "double_deck", "everything"]
    match = Match(GAME, 3, GAME.presets[presets[seed % 4]], seed=seed)
    n_laid = 0
    for _ in range(150):
        if match.is_over:
            break
        seat = next(seat for seat in range(3) if match.legal(seat))
        legal = match.legal(seat)
        if "lay level" not in legal:
            match.play(seat, chance.choice([each for each in legal if not each.startswith("play ")]))
            continue
        asked = match.view(seat).facts["level_asks_for"]
        assert isinstance(asked, list)
        put: list[list[str]] = [[] for _ in asked]
        while not (found := match.arrange(seat, put)).steps:
            part, kind = chance.choice([(part, kind) for part, kinds in enumerate(found.fits) for kind in kinds])
            put[part].insert(chance.randint(0, len(put[part])), GAME.cards.format(kind))
        assert [sorted(kinds) for kinds in found.parts] == [sorted(map(GAME.cards.parse, part)) for part in put]
        match.play_all(seat, found.steps)
        n_laid += 1
    assert n_laid or match.is_over or seed


def test_only_what_leads_to_a_complete_level_fits() -> None:
    match = arranging("R3 G4 B5 Y5 P2 P9 P11 P14 O12 R6 MISS", level=3)
    assert arranged(match, "", "")["fits"] == ["R3 R6 Y5 G4 B5", "P2 P9 P11 P14"]
    assert arranged(match, "R6", "P14")["fits"] == ["Y5 G4 B5", "P2 P9 P11"]
    assert arranged(match, "R6 Y5", "")["fits"][0] == "G4"
    for parts in (("O12", ""), ("", "R3"), ("R3 R6", ""), ("MISS", ""), ("", "MISS"), ("Y5 B5", "")):
        with pytest.raises(IllegalAction, match="no complete level"):
            arranged(match, *parts)
    with pytest.raises(IllegalAction, match="not all these cards"):
        arranged(match, "R3 R3", "")
    with pytest.raises(IllegalAction, match="2 parts"):
        arranged(match, "R3")


def test_a_joker_stands_at_the_end_where_it_was_put() -> None:
    match = arranging("R4 G5 J P2 P9 P11 P14 O12 R1 B1 Y1", level=3)
    low = arranged(match, "J R4 G5", "P2 P9 P11 P14")
    assert low["steps"][:2] == ["lay level", "run from 3"]
    assert low["parts"][0] == "J R4 G5"
    assert arranged(match, "R4 G5 J", "P2 P9 P11 P14")["steps"][1] == "run from 4"
    assert arranged(match, "G5 J R4", "P2 P9 P11 P14")["parts"][0].count("J") == 1  # somewhere it stands


def test_a_joker_is_wasted_where_a_card_of_ones_own_would_do() -> None:
    match = arranging("R4 G5 B6 J P2 P9 P11 P14 O12 R1 B1", level=3)
    assert arranged(match, "R4 G5 J", "P14 P11 P9 P2")["spare"] == ["B6"]
    assert arranged(match, "R4 G5 B6", "P14 P11 P9 P2")["spare"] == []


def test_nothing_is_arranged_before_a_level_can_be_laid() -> None:
    match = arranging("R4 G5 B9 Y12 P2 P9 P11 O14 O12 R1 B1", level=3)
    with pytest.raises(IllegalAction, match="cannot be laid now"):
        arranged(match, "", "")


def test_arranging_changes_nothing() -> None:
    match = arranging("R3 G4 B5 Y5 P2 P9 P11 P14 O12 R6 MISS", level=3)
    before = match.position()
    arranged(match, "R3", "P2")
    assert match.position() == before
