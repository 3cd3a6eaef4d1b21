"""`quintet verify`: what a record proves, in sentences, as JSON and as an exit code."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from quintet.core.match import Match
from quintet.fair import Terms, deal_seed, fair_deal
from quintet.games import get_game
from tests.cli.conftest import Run
from tests.cli.test_replay import JSON, edited

CONTRIBUTION = "00c1" * 8


@pytest.fixture(scope="session")
def fair_match() -> dict[str, Any]:
    """The record of a short match of SOLO, fairly dealt."""
    game = get_game("solo")
    options = game.parse_options("turn_limit=10")
    terms = Terms("m-1", game.id, game.rules_version, options.to_json(), 2)
    parts = ("5eed" * 16, [CONTRIBUTION, ""])
    match = Match(game, options=options, seed=deal_seed(terms, *parts), names=["Ada", "Ben"])
    while not match.is_over:
        seat = next(seat for seat in range(2) if match.legal(seat))
        match.play(seat, match.legal(seat)[-1])
    data: dict[str, Any] = json.loads(replace(match.record(), fair=fair_deal(terms, *parts)).dumps())
    return data


@pytest.fixture
def fair_file(fair_match: dict[str, Any], tmp_path: Path) -> Path:
    path = tmp_path / "fair.quintet.json"
    path.write_text(json.dumps(fair_match), encoding="utf-8")
    return path


def test_a_fair_record_is_proved(run: Run, fair_file: Path, fair_match: dict[str, Any]) -> None:
    result = run("verify", fair_file)
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0] == "SOLO: Ada, Ben"
    assert [line.split("  ")[0] for line in lines[1:]] == ["proved"] * 3 + ["seat"] * 2 + ["not proved"] * 4
    assert fair_match["fair"]["commitment"] in lines[1]
    assert run("verify", "-", stdin=fair_file.read_text(encoding="utf-8")).stdout == result.stdout


def test_the_players_own_notes_are_compared(run: Run, fair_file: Path, fair_match: dict[str, Any]) -> None:
    commitment = fair_match["fair"]["commitment"]
    result = run("verify", fair_file, "--commitment", commitment, "--contribution", CONTRIBUTION)
    assert result.exit_code == 0
    assert "proved        The commitment is the one that you noted." in result.stdout
    assert "proved        The contribution that you noted is that of Ada (seat 0)." in result.stdout
    assert "published before" not in result.stdout
    for notes in (["--commitment", "0" * 64], ["--contribution", "0" * 32]):
        result = run("verify", fair_file, *notes)
        assert result.exit_code == 1
        assert "DOES NOT FIT  The co" in result.stdout


@pytest.mark.parametrize("notes", [["--commitment", "97ab"], ["--contribution", "me"]])
def test_a_malformed_note_is_reported(run: Run, fair_file: Path, notes: list[str]) -> None:
    result = run("verify", fair_file, *notes)
    assert (result.exit_code, result.stdout) == (1, "")
    assert "hex digits, not" in result.stderr


def test_programs_are_told_in_json(run: Run, fair_file: Path) -> None:
    result = run("verify", fair_file, "--json")
    assert result.exit_code == 0
    verdict = json.loads(result.stdout)
    assert verdict["is_proved"] is True
    assert [claim["name"] for claim in verdict["claims"]] == ["commitment", "seed", "replay"]
    assert [seat["has_contributed"] for seat in verdict["seats"]] == [True, False]
    result = run("verify", edited(fair_file, seed="0" * 32), "--json")
    assert result.exit_code == 1
    assert json.loads(result.stdout)["is_proved"] is False


def test_a_record_without_a_fair_deal_says_so(run: Run, record_file: Path) -> None:
    result = run("verify", record_file)
    assert result.exit_code == 0
    assert "proved        The actions (" in result.stdout
    assert "not proved    The deal: this record has no fair deal in it" in result.stdout
    assert run("verify", record_file, "--commitment", "0" * 64).exit_code == 1


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"seed": "0" * 32}, "The seed 00000000000000000000000000000000 does not fit"),
        ({"options": {"turn_limit": 11}}, "does not fit: match id, game, rules version, options"),
        ({"rules_version": 7}, "The record does not replay: this record was played by rules version 7"),
        ({"game": "chess"}, "The record does not replay: unknown game 'chess'"),
        ({"actions": []}, "The record does not replay: the record is cut short"),
        ({"result": {"scores": [1, 2], "ranking": [2, 1]}}, "The record does not replay: the record gives"),
    ],
)
def test_what_does_not_fit_is_named(run: Run, fair_file: Path, changes: dict[str, Any], complaint: str) -> None:
    result = run("verify", edited(fair_file, **changes))
    assert (result.exit_code, result.stderr) == (1, "")
    unfit = [line for line in result.stdout.splitlines() if line.startswith("DOES NOT FIT  ")]
    assert any(complaint in line for line in unfit)
    assert result.stdout.endswith("This record is not to be trusted.\n")
    assert "could choose the deal" not in result.stdout


def test_a_proof_that_cannot_be_read_is_reported(run: Run, fair_file: Path, fair_match: dict[str, Any]) -> None:
    result = run("verify", edited(fair_file, fair={**fair_match["fair"], "server_seed": "5eed"}))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "quintet: entry 'server_seed' of a fair deal is 64 hex digits, not '5eed'\n"


def test_a_name_cannot_command_the_terminal(run: Run, fair_file: Path) -> None:
    result = run("verify", edited(fair_file, seats=["\x1b[31mAda", "B\nen"]))
    assert result.exit_code == 0
    assert "\x1b" not in result.stdout
    assert "?[31mAda (seat 0) contributed" in result.stdout


@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(data=st.data())
def test_no_record_leads_to_a_traceback(run: Run, fair_match: dict[str, Any], data: st.DataObject) -> None:
    """Whatever stands in an entry, the answer is a verdict or one line."""
    entry = data.draw(st.sampled_from(sorted(fair_match)))
    inner = data.draw(st.sampled_from(["", *sorted(fair_match["fair"])]))
    value = data.draw(JSON)
    changed = {**fair_match, "fair": {**fair_match["fair"], inner: value}} if inner else {**fair_match, entry: value}
    result = run("verify", "-", stdin=json.dumps(changed))
    assert result.exit_code in (0, 1)
    assert bool(result.stdout) != bool(result.stderr)
    assert result.stderr.count("\n") <= 1
