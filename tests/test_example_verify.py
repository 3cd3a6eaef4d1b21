"""The verifier of the docs, which knows nothing of Quintet, deals as the engine does and finds what was changed."""

from __future__ import annotations

import ast
import copy
import importlib.util
import json
import subprocess
import sys
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from quintet import Match, all_games, get_game
from quintet.core.events import Dealt
from quintet.fair import Terms, deal_seed, fair_deal
from tests.golden.deals import DEALS

VERIFIER = Path(__file__).parent.parent / "docs" / "examples" / "verify.py"
SERVER_SEED = sha256(b"a server").hexdigest()
GOLDEN: dict[str, list[dict[str, Any]]] = json.loads(DEALS.read_text(encoding="utf-8"))
TABLES = [(game.id, n) for game in all_games() for n in range(game.min_players, game.max_players + 1)]


def _verifier() -> Any:
    spec = importlib.util.spec_from_file_location("verifier_of_the_docs", VERIFIER)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


verifier = _verifier()


def fairly_dealt(game_id: str, n_seats: int) -> tuple[Match, dict[str, Any]]:
    """A match of which some actions are played, and its record."""
    game = get_game(game_id)
    contributions = [sha256(b"%d" % seat).hexdigest()[:32] if seat != 1 else "" for seat in range(n_seats)]
    terms = Terms(f"match-{n_seats}", game.id, game.rules_version, {}, n_seats)
    names = [f"Zoë {seat}" for seat in range(n_seats)]
    match = Match(game, names=names, seed=deal_seed(terms, SERVER_SEED, contributions))
    dealt = Match(game, names=names, seed=deal_seed(terms, SERVER_SEED, contributions))
    for _ in range(5):
        turn = match.turn
        assert turn is not None
        match.play(turn, match.legal(turn)[0])
    record = replace(match.record(), fair=fair_deal(terms, SERVER_SEED, contributions))
    return dealt, json.loads(record.dumps())


def dealt_by_engine(match: Match) -> dict[str, list[str]]:
    told: list[Any] = [event.to_json() for event in match.opening if isinstance(event, Dealt)]
    return {"/".join(str(part) for part in event["place"].values()): event["cards"] for event in told}


def is_same(place: str, mine: list[str], theirs: list[str]) -> bool:
    """A hand has no order; the piles on the table have."""
    return sorted(mine) == sorted(theirs) if place.startswith("hand") else mine == theirs


def test_it_needs_nothing_of_quintet() -> None:
    tree = ast.parse(VERIFIER.read_text(encoding="utf-8"))
    modules = {alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names}
    modules |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    assert modules <= sys.stdlib_module_names


@pytest.mark.parametrize(("game", "n_seats"), TABLES)
def test_it_proves_every_card_of_a_deal(game: str, n_seats: int) -> None:
    match, record = fairly_dealt(game, n_seats)
    assert verifier.problems(record, record["fair"]["commitment"], record["fair"]["contributions"][0]) == []
    starter, dealt = verifier.first_deal(game, record["options"], n_seats, record["seed"])
    due = dealt_by_engine(match)
    assert set(dealt) == set(due)
    assert all(is_same(place, dealt[place], due[place]) for place in due)
    if game != "solo":  # there the first card may pass the turn on
        assert starter == match.turn


@pytest.mark.parametrize("deal", GOLDEN["deals"], ids=lambda deal: f"{deal['game']}-{deal['n_seats']}")
def test_it_deals_with_any_options(deal: dict[str, Any]) -> None:
    _, dealt = verifier.first_deal(deal["game"], deal["options"], deal["n_seats"], deal["seed"])
    assert len(dealt) == len(deal["dealt"])
    assert all(is_same(place, dealt[place], cards.split()) for place, cards in deal["dealt"])


@pytest.mark.parametrize("deal", GOLDEN["rounds"], ids=lambda deal: f"{deal['game']}-{deal['n_shuffles']}")
def test_it_deals_later_rounds(deal: dict[str, Any]) -> None:
    """Who begins them follows from the rules, which it does not know: it is one of the seats."""
    n_uses = deal["n_shuffles"] + (deal["options"].get("starter") != "seat_0")
    kept = {place: cards.split() for place, cards in deal["kept"]}
    due = {place: cards.split() for place, cards in deal["dealt"]}

    def fits(starter: int) -> bool:
        terms = (deal["game"], deal["options"], deal["n_seats"], deal["seed"])
        dealt = verifier.later_deal(*terms, n_uses, starter, kept)
        return set(dealt) == set(due) and all(is_same(place, dealt[place], due[place]) for place in due)

    assert any(fits(starter) for starter in range(deal["n_seats"]))


def tampered(record: dict[str, Any]) -> dict[str, dict[str, Any]]:
    """Records in which one thing was changed."""
    changes: dict[str, Any] = {
        "seed": lambda r: r.update(seed="0" * 32),
        "options": lambda r: r["options"].update(starter="seat_0"),
        "rules": lambda r: r.update(rules_version=r["rules_version"] + 1),
        "game": lambda r: r.update(game="solo" if r["game"] != "solo" else "i_go"),
        "seats": lambda r: (r["seats"].append("Eve"), r["fair"]["contributions"].append("")),
        "a seat too many": lambda r: r["seats"].append("Eve"),
        "match": lambda r: r["fair"].update(match="another"),
        "server seed": lambda r: r["fair"].update(server_seed="5e" * 32),
        "commitment": lambda r: r["fair"].update(commitment="c0" * 32),
        "contribution": lambda r: r["fair"]["contributions"].__setitem__(0, "ab" * 16),
        "no contribution": lambda r: r["fair"]["contributions"].__setitem__(0, ""),
        "swapped": lambda r: r["fair"]["contributions"].reverse(),
        "start": lambda r: r.update(start={"zones": {}}),
        "no proof": lambda r: r.pop("fair"),
    }
    found = {}
    for name, change in changes.items():
        found[name] = copy.deepcopy(record)
        change(found[name])
    return found


@pytest.mark.parametrize(("game", "n_seats"), TABLES)
def test_it_finds_whatever_was_changed(game: str, n_seats: int) -> None:
    record = fairly_dealt(game, n_seats)[1]
    unfound = [name for name, changed in tampered(record).items() if not verifier.problems(changed)]
    assert unfound == []
    assert verifier.problems(record, commitment="c0" * 32)
    assert verifier.problems(record, contribution="ab" * 16)


def test_it_is_a_program(tmp_path: Path) -> None:
    record = fairly_dealt("level_8", 2)[1]
    (tmp_path / "match.quintet.json").write_text(json.dumps(record), encoding="utf-8")
    (tmp_path / "changed.quintet.json").write_text(json.dumps({**record, "seed": "0" * 32}), encoding="utf-8")

    def run(*arguments: str) -> tuple[int, list[str]]:
        done = subprocess.run(
            [sys.executable, "-I", str(VERIFIER), *arguments], capture_output=True, cwd=tmp_path, check=False
        )
        assert done.stderr == b""
        return done.returncode, done.stdout.decode("utf-8").splitlines()

    code, lines = run("match.quintet.json", record["fair"]["commitment"], record["fair"]["contributions"][0])
    assert code == 0
    assert lines[0].startswith("proved")
    assert [line.split()[0].partition("/")[0] for line in lines[1:]] == ["discard", "hand", "hand"]
    code, lines = run("changed.quintet.json")
    assert (code, len(lines)) == (1, 1)
