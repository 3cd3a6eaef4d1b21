"""Positions: set up from JSON, written again, and refused in one sentence. SOLO is the example."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quintet import Game, Match, all_games, get_game
from quintet.core.errors import BadPosition, BadSeat
from quintet.core.position import read_position
from quintet.core.rng import Rng
from tests.core.junk import JSON, mutated

SOLO = get_game("solo")
PLAIN: dict[str, Any] = {
    "players": 2,
    "zones": {"hand": [["R1", "R2"], ["G1"]], "discard": ["B5"]},
}


def changed(**entries: object) -> dict[str, Any]:
    """The plain position with other entries; None takes an entry out."""
    return {name: value for name, value in {**PLAIN, **entries}.items() if value is not None}


def played(n_actions: int, seed: int = 3) -> Match:
    """A match some random actions on."""
    match = Match(SOLO, 3, "solo_call=catch", seed)
    rng = Rng(seed)
    while len(match.actions) < n_actions and not match.is_over:
        legal = [(seat, action) for seat in range(3) for action in match.legal(seat)]
        match.play(*legal[int(rng.below(len(legal)))])
    return match


VALID = json.loads(json.dumps(played(70).position()))


# ---------------------------------------------------------------- reading and writing
@pytest.mark.parametrize("form", [lambda data: data, json.dumps, lambda data: json.dumps(data).encode()])
def test_a_position_is_an_object_or_its_json(form: Any) -> None:
    match = Match.from_position(SOLO, form(PLAIN))
    assert match.view(0).zones[2]["cards"] == ["R1", "R2"]
    assert match.names == ["Player 1", "Player 2"]


def test_what_is_left_out_has_its_natural_value() -> None:
    position = Match.from_position(SOLO, PLAIN).position()
    assert (position["seed"], position["uses"], position["options"]) == ("0" * 32, 0, {})
    assert position["facts"] == {
        "turn": 0,
        "n_turns": 1,
        "round_no": 1,
        "dealer": 1,
        "direction": "clockwise",
        "colour": "blue",
        "due": 0,
        "pondering": False,
        "idle": 0,
        "said": [0, 0],
        "catchable": None,
        "uncalled": False,
        "points": [0, 0],
        "drawn": None,
        "known": [[], [], [], []],
    }


def test_the_rest_of_the_deck_lies_sorted_where_the_game_says() -> None:
    zones: Any = Match.from_position(SOLO, PLAIN).position()["zones"]
    pack = SOLO.cards.parse_all(zones["pack"])
    assert len(pack) == 108
    assert pack == sorted(pack)


@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in all_games()])
def test_every_game_reads_what_it_writes(game: Game) -> None:
    match = Match(game, game.max_players, seed=4)
    position = json.loads(json.dumps(match.position()))
    assert Match.from_position(game, position).position() == position


def test_a_position_goes_on_as_the_match_would() -> None:
    """Also through the next shuffle: the seed and how often it was used are part of it."""
    match = played(40)
    twin = Match.from_position(SOLO, match.position(), names=["Ann", "Bo", "Cy"])
    assert twin.names == ["Ann", "Bo", "Cy"]
    for state in (match.state, twin.state):
        state.playout(Rng(1))
    assert twin.position() == match.position()


def test_setting_up_leaves_the_data_alone() -> None:
    data = json.loads(json.dumps(VALID))
    state, _ = read_position(SOLO, data)
    state.playout(Rng(1))
    assert data == VALID


# ---------------------------------------------------------------- refusals
@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        ("", "^a position is JSON, but this is not: Expecting value"),
        ("{", "^a position is JSON, but this is not: "),
        (b"\xff\xfe\xff", "^a position is JSON, but this is not: "),
        ("[" * 100_000, "^a position is JSON, but this is not: it is nested too deep$"),
        ("1" * 5000, "^a position is JSON, but this is not: "),
        ('{"players": NaN}', "^a position is JSON, but this is not: NaN is no number$"),
        ("[]", "^a position is an object, not list$"),
        (None, "^a position is an object, not NoneType$"),
        (7, "^a position is an object, not int$"),
        (changed(player=2), "^unknown entry 'player' in a position; known are game, rules_version, players,"),
        (changed(game="level_8"), "^this is a position of 'level_8', not of solo$"),
        (changed(game=["solo"]), r"^this is a position of \['solo'\], not of solo$"),
        (changed(rules_version=2), "^this position is for rules version 2 of solo, this is version 1$"),
        (changed(rules_version="1"), "^this position is for rules version '1' of solo, this is version 1$"),
        (changed(players=None), "^in this position, SOLO is for 2 to 10 players, not 0$"),
        (changed(players=11), "^in this position, SOLO is for 2 to 10 players, not 11$"),
        (changed(players="2"), "^in this position, SOLO is for 2 to 10 players, not '2'$"),
        (changed(players=2.0), "^in this position, SOLO is for 2 to 10 players, not 2.0$"),
        (changed(players=True), "^in this position, SOLO is for 2 to 10 players, not True$"),
        (changed(options={"hand": 3}), "^in this position, option hand takes a whole number from 5 to 10, not 3$"),
        (changed(options=[]), r"^in this position, options of solo are an object of names and values, not \[\]$"),
        (changed(seed="xyz"), "^in this position, a seed is a whole number of up to 128 bits or up to 32 hex digits"),
        (changed(uses=-1), "^uses is a whole number from 0 to 4294967295, not -1$"),
        (changed(uses=1 << 32), "^uses is a whole number from 0 to 4294967295, not 4294967296$"),
        (changed(uses=True), "^uses is a whole number from 0 to 4294967295, not True$"),
        (changed(uses="3"), "^uses is a whole number from 0 to 4294967295, not '3'$"),
        (changed(zones=None), "^zones are an object of names and cards, not None$"),
        (changed(zones=[]), r"^zones are an object of names and cards, not \[\]$"),
        (changed(zones={"stock": []}), "^solo has no zone 'stock'; it has pack, discard, hand$"),
        (changed(zones={"hand": ["R1", "R2", "R3"]}), "^zone hand is a list of 2, one entry per seat, not "),
        (changed(zones={"hand": {"0": []}}), "^zone hand is a list of 2, one entry per seat, not "),
        (changed(zones={"hand": ["R1", "R2"]}), "^in zone hand, expected a list of cards, got 'R1'$"),
        (changed(zones={"discard": "B5"}), "^in zone discard, expected a list of cards, got 'B5'$"),
        (changed(zones={"discard": ["??"]}), r"^in zone discard, unknown card '\?\?': for example 'R1'"),
        (changed(zones={"discard": [None]}), "^in zone discard, expected a card as text, got None$"),
        (changed(zones={"discard": ["RS", "RS"]}), "^the position has more RS than the deck$"),
        (
            changed(zones={**PLAIN["zones"], "pack": ["R1"]}),
            "^107 cards are missing, the first is R2: place them, or leave out zone pack, which then gets them$",
        ),
        (changed(facts=[]), r"^facts are an object of names and values, not \[\]$"),
        (changed(facts={"trump": 1}), "^unknown fact 'trump'; known are catchable, colour, dealer, direction,"),
        (changed(facts={"turn": True}), "^fact turn is a whole number from 0 to 1, not True$"),
        (changed(facts={"n_turns": 20_001}), "^fact n_turns is a whole number from 0 to 20000, not 20001$"),
        (changed(facts={"round_no": 0}), "^fact round_no is a whole number from 1 to 1000000, not 0$"),
        (changed(facts={"uncalled": 1}), "^fact uncalled is true or false, not 1$"),
        (changed(facts={"catchable": 2}), "^fact catchable is a whole number from 0 to 1 or null, not 2$"),
        (changed(facts={"colour": ["red"]}), r"^fact colour is one of red, green, blue, yellow, not \['red'\]$"),
        (changed(facts={"points": {}}), "^fact points is a list of 2 whole numbers from -500 to 0, not {}$"),
        (
            changed(facts={"points": [0, True]}),
            r"^fact points is a list of 2 whole numbers from -500 to 0, not \[0, True\]$",
        ),
        (changed(facts={"drawn": 7}), "^in this position, expected a card as text, got 7$"),
        (changed(facts={"known": [[], "R1", [], []]}), "^in this position, expected a list of cards, got 'R1'$"),
    ],
)
def test_bad_positions(data: object, sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        read_position(SOLO, data)


def test_a_position_needs_as_many_names_as_players() -> None:
    with pytest.raises(BadSeat, match=r"^2 players need 2 names, not 3$"):
        Match.from_position(SOLO, PLAIN, names=["Ann", "Bo", "Cy"])


def _is_refused_or_sound(data: object) -> None:
    """Whatever is accepted is a match that can be written, seen and played."""
    try:
        match = Match.from_position(SOLO, data)
    except BadPosition as error:
        sentence = str(error)
    else:
        assert Match.from_position(SOLO, match.position()).position() == match.position()
        for viewer in (None, *range(match.n_players)):
            match.view(viewer)
        state = match.state.copy()
        state.resample(0, Rng(1))
        state.playout(Rng(1))
        return
    assert 0 < len(sentence) < 600
    assert "\n" not in sentence


@given(JSON | st.text() | st.binary())
def test_junk_is_refused(junk: object) -> None:
    with pytest.raises(BadPosition):
        read_position(SOLO, junk)


@settings(max_examples=300)
@given(mutated(VALID))
def test_changed_positions_are_refused_or_sound(data: object) -> None:
    _is_refused_or_sound(data)


@settings(max_examples=100)
@given(
    st.fixed_dictionaries({"players": st.just(2), "zones": st.just(PLAIN["zones"]), "facts": mutated(VALID["facts"])})
)
def test_changed_facts_are_refused_or_sound(data: object) -> None:
    _is_refused_or_sound(data)


@settings(max_examples=100)
@given(st.data())
def test_broken_texts_are_refused_or_sound(data: st.DataObject) -> None:
    text = json.dumps(VALID)
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 20)))
    _is_refused_or_sound(text[:start] + data.draw(st.text(max_size=5)) + text[end:])
