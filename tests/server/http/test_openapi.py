"""The description of the HTTP interface is right, complete, and what the server does."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from openapi_spec_validator import validate

from quintet.core.record import Record
from quintet.fair import verify
from quintet.games import get_game
from quintet.server.http.examples import WISH, examples
from quintet.server.http.openapi import openapi_document
from quintet.server.http.routes import OPERATIONS
from tests.server.running import Client, RunningServer, play_out
from tests.server.tables.test_matches import QUICK, run

EXAMPLES = examples()
DOCUMENT = openapi_document()
DESCRIBED = [
    (path, method, operation) for path, methods in DOCUMENT["paths"].items() for method, operation in methods.items()
]


def conforms(value: object, schema: dict[str, Any]) -> list[str]:
    """What is wrong with a value."""
    whole = {**schema, "components": DOCUMENT["components"]}
    return [error.message for error in Draft202012Validator(whole).iter_errors(value)]


def test_the_document_is_openapi() -> None:
    validate(DOCUMENT)


def test_every_operation_is_described() -> None:
    assert {(path, method) for path, method, _ in DESCRIBED} == {
        (each.path, each.method.lower()) for each in OPERATIONS
    }
    assert set(EXAMPLES) == {each.handler.__name__ for each in OPERATIONS}
    for _, _, operation in DESCRIBED:
        assert operation["summary"].endswith(".")
        assert all(parameter["description"] for parameter in operation["parameters"])


def test_every_example_is_one() -> None:
    for path, method, operation in DESCRIBED:
        bodies = [operation["requestBody"]] if "requestBody" in operation else []
        for part in [*bodies, *operation["responses"].values()]:
            for content in part["content"].values():
                assert conforms(content["example"], content["schema"]) == [], f"{method} {path}"
        for parameter in operation["parameters"]:
            assert conforms(parameter["example"], parameter["schema"]) == []


def test_the_examples_are_real() -> None:
    """A match that replays and whose deal is proven, of a game that is played so."""
    record = Record.from_json(EXAMPLES["show_match"])
    assert record.fair is not None
    assert verify(record).is_proved
    assert EXAMPLES["my_matches"][0].n_actions == EXAMPLES["show_rounds"].n_steps == len(record.actions)
    assert EXAMPLES["games"][0].presets.keys() == get_game("solo").presets.keys()
    assert EXAMPLES["show_table"].options == WISH["options"]
    (tally,) = EXAMPLES["my_statistics"]
    assert (tally.game, tally.opponents, tally.n_won) == (
        "solo",
        "bots",
        int(EXAMPLES["my_matches"][0].ranking[0] == 1),
    )
    places = EXAMPLES["show_chances"].places
    assert len({tuple(place.chances) for place in places}) > 1
    assert all(abs(sum(place.chances) - 1000) <= 1 for place in places)


def test_the_examples_cost_a_server_nothing_when_it_starts() -> None:
    code = "import quintet.server.app, quintet.server.http.examples as e; print(e.examples.cache_info().misses)"
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split() == ["0"]


def test_no_type_is_left_open() -> None:
    """But for options and the position of a record, which differ from game to game."""
    schemas = DOCUMENT["components"]["schemas"]
    for name, schema in schemas.items():
        for entry, kind in schema.get("properties", {}).items():
            assert kind, f"{name}.{entry} may be anything"
            assert kind != {"type": "object"}, f"{name}.{entry} may be any object"


def test_the_server_answers_as_described(server: RunningServer) -> None:
    async def test() -> None:
        ann = await Client(server, "Ann").connect()
        assert (await ann.request("GET", "/api/openapi.json")).json() == msgspec.to_builtins(DOCUMENT)
        await ann.create("solo", is_listed=True)
        table = await ann.create("solo", bots=["easy"], tempo=0, options=QUICK["solo"])
        await ann.watch(table)
        await ann.do("start")
        await ann.until(lambda c: bool(c.view))
        await play_out(ann, lambda legal: legal[0])
        await ann.until(lambda c: c.shown["phase"] == "over")
        for path, method, operation in DESCRIBED:
            address = path.format(
                table=table,
                match=ann.match,
                game="solo",
                language="de",
                step="colour",
                place=0,
                puzzle="p01",
                day="2026-01-01",
                subscription="0" * 32,
            )
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("example")
            answer = await ann.request(method.upper(), address, body)
            described = operation["responses"][str(answer.status_code)]["content"]
            media, content = next(iter(described.items()))
            assert answer.headers["content-type"].startswith(media)
            if media == "application/json":
                assert answer.json() not in ([], {}), path
                assert conforms(answer.json(), content["schema"]) == [], path
            refusal = await ann.request(
                method.upper(), address.replace(table, "x").replace(ann.match, "x").replace("solo", "x"), []
            )
            if refusal.status_code >= 400:
                content = operation["responses"][str(refusal.status_code)]["content"]["application/json"]
                assert conforms(refusal.json(), content["schema"]) == []
        history = (await ann.request("GET", "/api/me/matches")).json()
        assert (history[0]["seat"], history[0]["chairs"][1]) == (0, {"name": "Blaise", "bot": "easy"})
        await ann.disconnect()

    run(test)


@pytest.mark.parametrize("before", ["x", "-1", "1.5", "9" * 16, "٣"])
def test_a_page_that_does_not_exist(server: RunningServer, before: str) -> None:
    async def test() -> None:
        answer = await Client(server, "Ann").request("GET", f"/api/me/matches?before={before}")
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message")

    run(test)
