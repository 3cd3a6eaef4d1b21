"""`quintet replay`: a record to read, and how a bad one is refused."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quintet.core.match import Match
from quintet.games import get_game
from tests.cli.conftest import Run


def edited(path: Path, **changes: Any) -> Path:
    """The same record with some entries changed."""
    data = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps({**data, **changes}), encoding="utf-8")
    return path


def actions(match: Match) -> list[Any]:
    found: list[Any] = json.loads(match.record().dumps())["actions"]
    return found


# ---------------------------------------------------------------- a good record
def test_a_record_is_told_to_its_end(run: Run, record_file: Path, match: Match) -> None:
    result = run("replay", record_file)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "SOLO: Ada, Ben, Cleo"
    assert any(line.lstrip().startswith(f"{len(match.actions)}  ") for line in lines)
    winner = match.names[match.result.winners[0]]
    assert f"{winner} wins!" in lines


def test_standard_input_is_a_file_too(run: Run, record_file: Path) -> None:
    told = run("replay", record_file).stdout
    assert run("replay", "-", stdin=record_file.read_text(encoding="utf-8")).stdout == told


def test_a_seat_is_shown_no_card_that_it_did_not_see(run: Run, record_file: Path, match: Match) -> None:
    as_json = run("replay", record_file, "--view", 1, "--json").stdout
    for line in as_json.splitlines():
        event = json.loads(line)
        place = event.get("place") or event.get("target") or {}
        if event["event"] in ("Dealt", "Moved") and place.get("zone") == "hand" and place["seat"] != 1:
            assert set(event.get("cards", [event.get("card")])) == {"??"}
    told = run("replay", record_file, "--view", 1).stdout
    assert "As Ben saw it." in told
    assert "Ada takes a card." in told
    assert re.search(r"^ +\d+  You (lay|take) ", told, re.MULTILINE)
    assert not re.search(r"\bBen (lays|takes|passes|says|is)\b", told)
    assert "takes a card" not in run("replay", record_file).stdout


def test_a_spectator_sees_no_hand(run: Run, record_file: Path) -> None:
    told = run("replay", record_file, "--view", "spectator").stdout
    assert len(re.findall(r"hand +8 cards$", told, re.MULTILINE)) == 3


def test_every_event_is_a_line_of_json(run: Run, record_file: Path, match: Match) -> None:
    events = [json.loads(line) for line in run("replay", record_file, "--json").stdout.splitlines()]
    assert [event["event"] for event in events if event["action"] == 0].count("Dealt") == 4
    assert events[-1] == {"action": len(match.actions), "event": "MatchEnded", "ranking": match.result.ranking}


def test_a_record_may_be_unfinished(run: Run, record_file: Path, match: Match) -> None:
    result = run("replay", edited(record_file, actions=actions(match)[:5], result=None))
    assert result.exit_code == 0
    assert "Not finished: this is how it stands after 5 actions" in result.stdout


def test_a_record_may_start_from_a_position(run: Run, tmp_path: Path) -> None:
    position = {"players": 2, "zones": {"hand": [["R5", "R6"], ["G7", "G8"]], "discard": ["R7"]}}
    match = Match.from_position(get_game("solo"), position)
    match.play(0, "lay R5 SOLO")
    path = tmp_path / "start.json"
    path.write_text(match.record().dumps(), encoding="utf-8")
    told = run("replay", path).stdout
    assert "Player 1   hand           R5 R6" in told
    assert "discard pile   R7" in told
    assert "Player 1 lays R5. Player 1 says SOLO!" in told
    assert "G7" not in run("replay", path, "--view", 0).stdout


def test_brief_tells_only_how_it_ended(run: Run, record_file: Path) -> None:
    told = run("replay", record_file, "--brief").stdout
    assert "takes" not in told
    assert "no cards left." in told
    assert "wins!" in told


def test_a_name_cannot_command_the_terminal(run: Run, record_file: Path) -> None:
    told = run("replay", edited(record_file, seats=["\x1b[31mAda", "B\ue000en", "C\nleo"]))
    assert told.exit_code == 0
    assert "\x1b" not in told.stdout
    assert "?[31mAda" in told.stdout


# ---------------------------------------------------------------- a bad one
def refused(run: Run, path: Path, complaint: str) -> None:
    for flags in ([], ["--json"], ["--view", "0"]):
        result = run("replay", path, *flags)
        assert result.exit_code == 1
        assert complaint in result.stderr
        assert result.stderr.count("\n") == 1


def test_an_edited_action_is_named(run: Run, record_file: Path, match: Match) -> None:
    changed = actions(match)
    changed[6] = [changed[6][0], "catch"]
    refused(run, edited(record_file, actions=changed), f"action 7 of {len(changed)} does not fit")


def test_an_action_that_does_not_exist_is_named(run: Run, record_file: Path, match: Match) -> None:
    changed = actions(match)
    changed[3] = [changed[3][0], "fly"]
    refused(run, edited(record_file, actions=changed), f"action 4 of {len(changed)} does not fit: unknown action 'fly'")


def test_an_action_of_a_seat_that_does_not_exist_is_named(run: Run, record_file: Path, match: Match) -> None:
    changed = actions(match)
    changed[0] = [9, "take"]
    refused(run, edited(record_file, actions=changed), f"action 1 of {len(changed)} does not fit: expected a seat")


def test_a_record_cut_short_is_found_out(run: Run, record_file: Path, match: Match) -> None:
    refused(run, edited(record_file, actions=actions(match)[:-1]), "the record is cut short")


def test_a_file_cut_short_is_found_out(run: Run, record_file: Path) -> None:
    record_file.write_text(record_file.read_text(encoding="utf-8")[:300], encoding="utf-8")
    refused(run, record_file, "a record is JSON, but this is not")


@pytest.mark.parametrize("text", ["", " \n"])
def test_an_empty_file_is_reported(run: Run, record_file: Path, text: str) -> None:
    record_file.write_text(text, encoding="utf-8")
    refused(run, record_file, f"{record_file} is empty")
    assert run("replay", "-", stdin=text).stderr == "quintet: standard input is empty\n"


def test_an_editor_may_have_added_a_byte_order_mark(run: Run, record_file: Path) -> None:
    text = record_file.read_text(encoding="utf-8")
    record_file.write_text(text, encoding="utf-8-sig")
    assert run("replay", record_file).exit_code == 0
    assert run("replay", "-", stdin="\ufeff" + text).exit_code == 0


def test_an_action_after_the_end_is_named(run: Run, record_file: Path, match: Match) -> None:
    changed = [*actions(match), [0, "take"]]
    refused(run, edited(record_file, actions=changed), f"action {len(changed)} of {len(changed)} does not fit")


def test_a_wrong_result_is_found_out(run: Run, record_file: Path) -> None:
    refused(run, edited(record_file, result={"scores": [0, 0, 0], "ranking": [1, 1, 1]}), "gives")


def test_other_rules_are_refused(run: Run, record_file: Path) -> None:
    refused(run, edited(record_file, rules_version=99), "rules version 99 of solo")


def test_another_seed_does_not_fit(run: Run, record_file: Path) -> None:
    refused(run, edited(record_file, seed="0" * 32), "does not fit")


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"format": "pgn"}, "this is not a record"),
        ({"version": 2}, "expected a record of version 1"),
        ({"seats": ["Ada"]}, "2 to 10 names"),
        ({"seats": [1, 2]}, "2 to 10 names"),
        ({"options": {"hand": 99}}, "the header of the record does not fit"),
        ({"seed": "no seed"}, "the seed of a record is 32 hex digits"),
        ({"start": {}}, "the header of the record does not fit"),
        ({"actions": [["take", 0]]}, "action 1 of the record is [seat, action]"),
        ({"more": 1}, "unknown entry 'more'"),
    ],
)
def test_a_wrong_header_is_reported(run: Run, record_file: Path, changes: dict[str, Any], complaint: str) -> None:
    refused(run, edited(record_file, **changes), complaint)


def test_files_that_are_no_records_are_reported(run: Run, tmp_path: Path) -> None:
    refused(run, tmp_path / "nothing.json", "cannot read")
    refused(run, tmp_path, "cannot read")
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    refused(run, binary, "is not a text file")
    binary.write_text("[" * 100_000, encoding="utf-8")
    refused(run, binary, "a record is JSON, but this is not")


@pytest.mark.parametrize("view", ["3", "-1", "Ada", "1.5", "²"])
def test_a_view_that_is_no_seat_is_reported(run: Run, record_file: Path, view: str) -> None:
    result = run("replay", record_file, f"--view={view}")
    assert result.exit_code == 1
    assert "--view takes a seat from 0 to 2, or spectator" in result.stderr


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_record_leads_to_a_traceback(run: Run, record_file: Path, match: Match, data: st.DataObject) -> None:
    """Whatever stands in an entry, the answer is a replay or one line."""
    record = json.loads(match.record().dumps())
    entry = data.draw(st.sampled_from(sorted(record)))
    record[entry] = data.draw(JSON)
    result = run("replay", "-", stdin=json.dumps(record))
    assert result.exit_code in (0, 1)
    assert result.stderr.count("\n") == result.exit_code
