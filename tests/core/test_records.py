"""Records: written, read and replayed; what is wrong with one is said in one sentence. SOLO is the example."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from quintet import Game, Match, Record, all_games, get_game
from quintet.core.errors import BadRecord
from quintet.core.fairdeal import FairDeal
from quintet.core.record import record_schema
from quintet.core.rng import Rng
from tests.core.junk import JSON, mutated

SOLO = get_game("solo")
SCHEMA = Draft202012Validator(record_schema())


def played(game: Game = SOLO, options: str = "", n_actions: int = 10_000, names: list[str] | None = None) -> Match:
    """A random match, to its end or for some actions."""
    match = Match(game, 2, options, seed=3, names=names)
    rng = Rng(1)
    while len(match.actions) < n_actions and not match.is_over:
        legal = [(seat, action) for seat in range(2) for action in match.legal(seat)]
        match.play(*legal[int(rng.below(len(legal)))])
    return match


FINISHED = played(options="turn_limit=30")
RUNNING = played(n_actions=12, names=["Ann", "Bo"])
VALID: dict[str, Any] = json.loads(FINISHED.record().dumps())
FAIR = FairDeal("m1", "0" * 64, "1" * 64, ("2" * 32, ""))
DEALT: dict[str, Any] = json.loads(replace(FINISHED.record(), fair=FAIR).dumps())
STARTED: dict[str, Any] = json.loads(Match.from_position(SOLO, RUNNING.position()).record().dumps())


def changed(record: dict[str, Any] = VALID, **entries: object) -> dict[str, Any]:
    return {**record, **entries}


# ---------------------------------------------------------------- reading and writing
@pytest.mark.parametrize("game", [pytest.param(game, id=game.id) for game in all_games()])
def test_a_record_replays_byte_for_byte(game: Game) -> None:
    text = played(game, n_actions=60).record().dumps()
    assert Record.loads(text).replay(game).record().dumps() == text
    assert Record.loads(text.encode()).dumps() == text
    SCHEMA.validate(json.loads(text))


def test_a_finished_record_gives_the_result() -> None:
    record = FINISHED.record()
    assert record.result == FINISHED.result.to_json()
    assert Record.loads(record.dumps()).replay(SOLO).result == FINISHED.result
    assert RUNNING.record().result is None
    assert Record.loads(RUNNING.record().dumps()).replay(SOLO).names == ["Ann", "Bo"]


def test_a_record_has_one_line_per_action() -> None:
    lines = RUNNING.record().dumps().splitlines()
    seat, action = RUNNING.record().actions[0]
    assert f'  [{seat}, "{action}"],' in lines
    assert len([line for line in lines if line.startswith("  [")]) == 12


def test_a_record_without_actions() -> None:
    text = Match(SOLO, 2, seed=1).record().dumps()
    assert '\n "actions": [],\n' in text
    assert Record.loads(text).replay(SOLO).actions == []


def test_a_record_that_starts_from_a_position() -> None:
    match = Match.from_position(SOLO, RUNNING.position())
    seat = next(seat for seat in range(2) if match.legal(seat))
    match.play(seat, match.legal(seat)[0])
    text = match.record().dumps()
    SCHEMA.validate(json.loads(text))
    replayed = Record.loads(text).replay(SOLO)
    assert replayed.position() == match.position()
    assert replayed.record().dumps() == text


def test_replay_step_by_step() -> None:
    """Each step comes with its events; those of the deal are in the match that it begins with."""
    record = RUNNING.record()
    match = record.begin(SOLO)
    assert match.opening
    steps = list(record.replay_steps(match))
    assert [(seat, action) for seat, action, _ in steps] == record.actions
    assert all(events for _, _, events in steps)


def test_a_record_with_a_fair_deal() -> None:
    """The proof stands at the end; the rest of the file is the same to the byte."""
    plain = FINISHED.record()
    record = replace(plain, fair=FAIR)
    text = record.dumps()
    assert "fair" not in plain.to_json()
    assert text.startswith(plain.dumps().removesuffix("\n}\n") + ',\n "fair": {\n  "version": 1,\n')
    assert Record.loads(text) == record
    assert Record.loads(text).dumps() == text
    SCHEMA.validate(json.loads(text))
    assert Record.loads(text).replay(SOLO).record() == plain


@given(st.lists(st.text(), min_size=2, max_size=2))
def test_any_name_survives(names: list[str]) -> None:
    match = Match(SOLO, names=names, seed=1)
    text = match.record().dumps()
    assert Record.loads(text.encode()).seats == names


def test_no_name_and_no_start_can_disturb_the_text() -> None:
    """A record that will not replay must still be written so that it reads back."""
    record = Record.from_json(changed(seats=['"actions": []', "Bo"], start={"actions": [], "x": "\n"}))
    assert Record.loads(record.dumps()) == record


# ---------------------------------------------------------------- refusals
@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (None, '^this is not a record: expected an object with "format": "quintet-record"$'),
        ([], "^this is not a record"),
        ({}, "^this is not a record"),
        (changed(format="quintet"), "^this is not a record"),
        (changed(version=2), "^expected a record of version 1, got 2$"),
        (changed(version=True), "^expected a record of version 1, got True$"),
        (changed(version=None), "^expected a record of version 1, got None$"),
        (changed(comment="x"), "^unknown entry 'comment' in the record$"),
        ({k: v for k, v in VALID.items() if k != "seed"}, "^the record has no entry 'seed'$"),
        (changed(game=7), "^entry 'game' of the record has the wrong type: int$"),
        (changed(rules_version="1"), "^entry 'rules_version' of the record has the wrong type: str$"),
        (changed(rules_version=True), "^entry 'rules_version' of the record has the wrong type: bool$"),
        (changed(rules_version=0), "^the rules version of a record is 1 or more, not 0$"),
        (changed(options=[]), "^entry 'options' of the record has the wrong type: list$"),
        (changed(options={"hand": [7]}), r"^the options of a record are names and plain values, not {'hand': \[7\]}$"),
        (changed(seats=["Ann"]), r"^the seats of a record are 2 to 10 names, not \['Ann'\]$"),
        (changed(seats=["Ann"] * 11), "^the seats of a record are 2 to 10 names, not "),
        (changed(seats=["Ann", 7]), r"^the seats of a record are 2 to 10 names, not \['Ann', 7\]$"),
        (changed(seed="2a"), "^the seed of a record is 32 hex digits, not '2a'$"),
        (changed(seed="A" * 32), "^the seed of a record is 32 hex digits, not 'A"),
        (changed(start=[]), "^entry 'start' of the record has the wrong type: list$"),
        (changed(actions=[[0]]), r"^action 1 of the record is \[seat, action\], not \[0\]$"),
        (changed(actions=[[0, "take", 1]]), r"^action 1 of the record is \[seat, action\], not "),
        (changed(actions=[[True, "take"]]), r"^action 1 of the record is \[seat, action\], not \[True, 'take'\]$"),
        (changed(actions=[[-1, "take"]]), r"^action 1 of the record is \[seat, action\], not \[-1, 'take'\]$"),
        (changed(actions=["0 take"]), r"^action 1 of the record is \[seat, action\], not '0 take'$"),
        (changed(fair=None), "^a fair deal is an object, not None$"),
        (changed(DEALT, seats=["Ann", "Bo", "Cy"]), "^3 seats have 2 contributions to the fair deal$"),
        (changed(result={}), "^the result of a record is scores and ranking as lists of numbers, not {}$"),
        (changed(result={"scores": [1.5], "ranking": [1]}), "^the result of a record is scores and ranking"),
        (changed(result={"scores": [1], "ranking": [True]}), "^the result of a record is scores and ranking"),
        (changed(result={"scores": [1], "ranking": [1], "x": 1}), "^the result of a record is scores and ranking"),
    ],
)
def test_bad_records(data: object, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        Record.from_json(data)


def test_an_entry_that_is_there_twice_is_refused() -> None:
    """A person who reads the file might go by the other one."""
    text = FINISHED.record().dumps().replace('"seed":', '"seed": "00", "seed":')
    with pytest.raises(BadRecord, match=r"^a record is JSON, but this is not: the entry 'seed' is there twice$"):
        Record.loads(text)


@pytest.mark.parametrize("text", ["", "{", b"\xff", "[" * 100_000, "1" * 5000, "\ufeff{}", "[-Infinity]"])
def test_a_text_that_is_no_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(BadRecord, match=r"^a record is JSON, but this is not: "):
        Record.loads(text)


@pytest.mark.parametrize("text", [None, 7, {}, ["{}"]])
def test_only_a_text_is_taken_for_a_text(text: Any) -> None:
    with pytest.raises(BadRecord, match=r"^a record is JSON text, not "):
        Record.loads(text)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (changed(game="level_8"), "^this is a record of 'level_8', not of solo$"),
        (changed(rules_version=9), "^this record was played by rules version 9 of solo, this is version 1$"),
        (changed(options={"hand": 3}), "^the header of the record does not fit: option hand takes a whole number"),
        (changed(options={"trump": 3}), "^the header of the record does not fit: solo has no option 'trump'"),
        (changed(start={"players": 2}), "^the header of the record does not fit: zones are an object"),
        (
            changed(STARTED, seats=["A", "B", "C"]),
            "^the header of the record does not fit: 2 players need 2 names, not 3$",
        ),
        (changed(STARTED, seed="0" * 32), "^the options or the seed of the record are not those of the position"),
        (changed(STARTED, options={"hand": 6}), "^the options or the seed of the record are not those of the position"),
        (changed(seats=["\ud800", "Bo"]), "^the header of the record does not fit: expected a name, got '.ud800'"),
        (changed(actions=[[5, "take"]]), "^action 1 of 1 does not fit: expected a seat from 0 to 1, got 5$"),
        (changed(actions=[[0, "jump"]]), "^action 1 of 1 does not fit: unknown action 'jump'"),
        (changed(actions=VALID["actions"][:5]), "^the record is cut short: it gives a result, but after action 5"),
        (changed(actions=[*VALID["actions"], [0, "take"]]), "does not fit: Player 1 .* the match is over$"),
        (changed(result={"scores": [0, 0], "ranking": [1, 1]}), "^the record gives .* as result, the replay "),
    ],
)
def test_records_that_do_not_replay(data: object, sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        Record.from_json(data).replay(SOLO)


def test_an_action_that_does_not_fit_names_its_place() -> None:
    actions = [list(entry) for entry in RUNNING.record().actions]
    actions[7] = [actions[7][0], "catch"]
    record = Record.from_json({**json.loads(RUNNING.record().dumps()), "actions": actions})
    with pytest.raises(
        BadRecord, match=r"^action 8 of 12 does not fit: (Ann|Bo) \(seat .\) cannot 'catch': nobody can be caught now"
    ):
        record.replay(SOLO)


# ---------------------------------------------------------------- fuzz
@given(JSON | st.text() | st.binary())
def test_junk_is_refused(junk: Any) -> None:
    for read in (Record.from_json, Record.loads):
        with pytest.raises(BadRecord):
            read(junk)


@settings(max_examples=300)
@given(mutated(VALID) | mutated(STARTED) | mutated(DEALT))
def test_changed_records_are_refused_or_replay(data: Any) -> None:
    """Whatever the reader accepts its schema accepts too; whatever then replays gives the same text again."""
    try:
        record = Record.from_json(data)
    except BadRecord:
        return
    SCHEMA.validate(json.loads(json.dumps(data)))
    assert Record.loads(record.dumps()) == record
    try:
        match = record.replay(SOLO)
    except BadRecord:
        return
    assert match.record().actions == record.actions


@settings(max_examples=200)
@given(mutated(VALID) | mutated(DEALT) | mutated(DEALT["fair"]).map(lambda fair: changed(fair=fair)))
def test_the_schema_and_the_reader_agree(data: Any) -> None:
    """What the schema refuses the reader refuses."""
    if not SCHEMA.is_valid(data):
        with pytest.raises(BadRecord):
            Record.from_json(data)
