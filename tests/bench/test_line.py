"""Both ways to speak over a line get the same bytes and write the same bytes, and the page tells what they cost."""

from __future__ import annotations

import asyncio
import json
from itertools import count

from bench.line import SEATS, measure, record
from bench.page import FIGURES
from bench.server_page import section
from quintet.server.protocol import Act, Watch, parse_command


def test_a_real_match_is_recorded() -> None:
    spoken = record(20)
    commands = [parse_command(each.command) for each in spoken]
    assert [type(each) for each in commands] == [Watch] * SEATS + [Act] * 20
    for each in spoken[SEATS:]:
        told = [json.loads(message) for message in each.told]
        assert [one["view"]["viewer"] for one in told] == list(range(SEATS))
        assert {one["tell"] for one in told} == {"update"}


def test_both_ways_are_measured_alike() -> None:
    clock = map(float, count())  # every look at it is a second later: nothing is timed here
    found = asyncio.run(measure(20, 2, lambda: next(clock)))
    assert (found["moves"], found["messages_per_move"]) == (20, SEATS)
    assert found["microseconds"] == {"ours": 50_000, "library": 50_000}


def test_the_page_says_what_a_move_costs_on_the_line() -> None:
    server = json.loads((FIGURES / "server.json").read_text(encoding="utf-8"))
    for each in server["saturation"]["quintet"]:
        each["moves_per_cpu_second"] = 4000
    line = {
        "bytes_per_command": 110,
        "bytes_per_message": 840,
        "messages_per_move": 4.0,
        "microseconds": {"ours": 20.0, "library": 15.0},
        "versions": {"websockets": "17.4"},
    }
    words = " ".join(section(server, line))
    assert "one costs 250 µs of its CPU" in words
    assert "has 20 µs of that, for a command of 110 bytes in and 4 messages of 840 bytes out" in words
    assert "by websockets 17.4 alone takes 15 µs" in words
    assert "The line to a client" not in " ".join(section(server, None))
