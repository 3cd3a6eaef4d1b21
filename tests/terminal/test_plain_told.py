"""The table in lines, told by hand: what is printed, and in which order. No server is asked."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from quintet.core.match import Match
from quintet.core.rng import Rng
from quintet.games import get_game
from quintet.narrate import Narrator
from quintet.terminal.arriving import Wish
from quintet.terminal.choices import read_all
from quintet.terminal.plain import PlainTable
from quintet.terminal.session import Session
from tests.terminal.pictures import Case, session_of
from tests.terminal.scenes import plainly


class Quiet:
    """A table of SOLO in lines, and what is sent of it."""

    def __init__(self, folder: Path, capsys: pytest.CaptureFixture[str], game: str = "solo", n_moves: int = 0) -> None:
        self.session: Session = session_of(Case(game, 3, 80, 24), folder, n_moves)
        self.session.table.n_old = self.session.table.n_heard  # nothing of it is news
        self.table = PlainTable(self.session, Wish(folder, "en", "Ada"))
        self.sent: list[Any] = []
        self.session.play = self._play  # type: ignore[method-assign]
        self._capsys = capsys
        self.version = self.session.table.version

    async def _play(self, steps: Any) -> None:
        self.sent.append(list(steps))

    def printed(self) -> list[str]:
        self.table._tell_news()
        return self._capsys.readouterr().out.splitlines()

    def types(self, line: str) -> list[str]:
        asyncio.run(self.table._obey(line))
        return self._capsys.readouterr().out.splitlines()

    def happens(self, sentences: Any = (), events: Any = (), **changes: Any) -> None:
        """An update: the view with some changes."""
        self.version += 1
        view = {**self.session.table.view, **changes}
        told = {"match": "one", "version": self.version, "view": view, "events": events, "sentences": list(sentences)}
        self.session.table.hear({"tell": "update", **told})

    def is_offered(self) -> None:
        """A twin of a card in hand lies there while somebody else has the turn."""
        me = self.session.view["viewer"]
        hand = next(z for z in self.session.view["zones"] if z["zone"] == "hand" and z["seat"] == me)
        card = next(card for card in hand["cards"] if card[0] in "RGBY" and card[1:].isdecimal())
        said = [Narrator.turn((me + 1) % 3)]
        self.happens(said, turn=(me + 1) % 3, legal=[f"throw in {card}"], prompt="prompt-race")
        assert read_all(self.session.actions, self.session.view)[0].races  # type: ignore[arg-type]


def test_a_chance_out_of_turn_is_told_before_anything_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    quiet = Quiet(tmp_path, capsys)
    quiet.printed()
    quiet.is_offered()
    printed = quiet.printed()
    assert printed[0].startswith("1: Throw the")
    assert "turn" in printed[1]
    assert not any(line.startswith("Your hand") for line in printed)
    quiet.happens([Narrator.turn(2)], turn=2)
    assert not any(line.startswith("1: ") for line in quiet.printed())  # it still holds, and was told


def test_where_bots_wait_for_a_chance_what_happened_is_told_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    quiet = Quiet(tmp_path, capsys)
    quiet.printed()
    quiet.is_offered()
    quiet.session.chance._held = ("one",)
    printed = quiet.printed()
    assert "turn" in printed[0]
    assert printed[1] == "You hold the twin: quick, throw it in!"
    assert printed[2].startswith("1: Throw the")
    assert printed[3] == "2: Leave it"


def test_a_number_of_an_older_list_is_not_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    quiet = Quiet(tmp_path, capsys)
    view = quiet.session.view
    quiet.printed()
    quiet.is_offered()
    quiet.printed()
    quiet.happens(turn=view["viewer"], legal=view["legal"], prompt=view["prompt"])
    printed = quiet.printed()
    assert printed[0] == "The choices have changed."
    first = next(line for line in printed if line.startswith("1: "))
    again = quiet.types("1")
    assert quiet.sent == []
    assert again[:2] == ["The choices have changed.", first]
    quiet.types("1")
    assert len(quiet.sent) == 1 or quiet.table._group is not None


def test_a_number_without_choices_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    quiet = Quiet(tmp_path, capsys)
    quiet.printed()
    quiet.happens(legal=[], prompt="")
    quiet.printed()
    quiet.table._listed.forget()
    assert quiet.types("1") == ["There is nothing to choose now."]


def test_whoever_comes_back_hears_the_last_five_moves(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    quiet = Quiet(tmp_path, capsys)
    table = quiet.session.table
    moves = [[Narrator.turn(n % 3), Narrator.turn(n % 3)] for n in range(60)]
    table.hear({"tell": "recent", "match": "one", "sentences": moves})
    assert sum(line.startswith("It is ") for line in quiet.printed()) == 10
    quiet.happens([Narrator.turn(1)])
    assert "turn" in quiet.printed()[0]


def test_the_end_of_a_round_tells_the_scores_before_the_next_deal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game = get_game("i_go")
    match, rng = Match(game, 2, seed=5), Rng(5)
    quiet = Quiet(tmp_path, capsys, "i_go")
    quiet.printed()
    narrator = Narrator(game, 2)
    while True:
        seat = next(seat for seat in range(2) if match.legal(seat))
        proposals, legal = plainly(match.view(seat).to_json())["proposals"], match.legal(seat)
        events: list[Any] = []
        for step in proposals[0] if proposals else [legal[int(rng.below(len(legal)))]]:
            events = match.play(seat, step)
        if any(type(event).__name__ == "RoundEnded" for event in events):
            break
    said = plainly(narrator.told(events, seat, [match.actions[-1][1]] * len(events), 0))
    assert [each["key"] for each in said][-1] == "event-dealt"
    quiet.happens(said, [{"event": "RoundEnded"}])
    printed = quiet.printed()
    assert "The cards are dealt." not in printed
    assert printed[-1] == "Press Enter to go on."
    assert len(printed) == len(set(printed))
    quiet.session.table.report = None
    assert quiet.printed()[0] == "The cards are dealt."


def test_the_rules_are_read_part_by_part(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    quiet = Quiet(tmp_path, capsys)
    quiet.printed()
    headings = quiet.types("r")
    assert headings[1] == "r 2: Cards and set-up"
    assert len(headings) < 12
    part = quiet.types("r 2")
    assert part[0] == "Cards and set-up"
    assert part[1].startswith("SO-1: 112 cards.")
    assert not any(mark in line for line in part for mark in "*`#")
