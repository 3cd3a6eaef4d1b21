"""Golden sentences: whole matches as several viewers are told of them, and every sentence in all languages, to
somebody who watches and to seat 0, who is "you".

The terminal's `speak.py` and the page's `speak.ts` must say each of them alike; the tests of both read these files.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from quintet.bots import ask, get_bot
from quintet.core.events import Event
from quintet.core.match import Match
from quintet.core.state import NOTHING
from quintet.core.zones import ALL_SEATS, SPECTATOR
from quintet.games import get_game
from quintet.narrate import Narrator, Sentence, moments_in
from quintet.speak import Speaker, plain
from quintet.texts import Texts, languages

FOLDER = Path(__file__).parent / "sentences"
NAMES = ("Ada", "Ben", "Cleo", "Dan")
VIEWERS = {"all": ALL_SEATS, "spectator": SPECTATOR, "seat 0": 0}


@dataclass(frozen=True)
class Case:
    """A match of rules players."""

    game: str
    options: str  # or a preset
    n_players: int
    seed: int

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.game}-{re.split('[=,]', self.options)[0]}.json"


CASES = (
    Case("fifteen_go", "build_own=yes,borrow=yes,play_open=yes,points=yes,sets=3", 2, seed=0),
    Case("skipbo_masters", "standard", 2, seed=2),
    Case("i_go", "standard", 2, seed=0),
    Case("i_go", "short", 3, seed=4),
    Case("level_8", "master", 2, seed=1),
    Case("solo", "quick", 4, seed=1),
    Case("solo", "children", 3, seed=8),
)


def _steps(match: Match) -> Iterator[tuple[int | None, list[int], list[Event]]]:
    """Who did what, and what happened, from the deal to the end."""
    bot = get_bot(match.game, "rules")
    yield None, [], match.opening
    while not match.is_over:
        for seat in range(match.n_players):
            if match.state.legal_actions(seat):
                action = ask(bot, match.state, seat, len(match.actions))
                if action != NOTHING:
                    events = match.play(seat, action)
                    yield seat, [action] * len(events), events
                    break


def _told(narrator: Narrator, step: tuple[int | None, list[int], list[Event]], viewer: int) -> list[Sentence]:
    actor, causes, events = step
    return narrator.told(events, actor, causes, viewer)


def sentences_text(case: Case) -> str:
    """The file of a case: each sentence once, in all languages, and by viewer which were told after which step."""
    game = get_game(case.game)
    match = Match(game, case.n_players, case.options, case.seed, NAMES[: case.n_players])
    narrator = Narrator(game, case.n_players)
    speakers = {
        viewer: [Speaker(Texts(language, game.id), match.names, viewer) for language in languages()]
        for viewer in (SPECTATOR, 0)
    }
    numbers: dict[str, int] = {}
    lines: list[str] = []
    told: dict[str, list[list[int]]] = {name: [] for name in VIEWERS}
    for step in _steps(match):
        for name, viewer in VIEWERS.items():
            told[name].append([])
            for sentence in _told(narrator, step, viewer):
                for said in (sentence, *moments_in(sentence).values()):
                    key = json.dumps(said)
                    if key not in numbers:
                        numbers[key] = len(lines)
                        watching, yours = ([plain(each.say(said)) for each in speakers[to]] for to in speakers)
                        lines.append(_line([said, watching] if yours == watching else [said, watching, yours]))
                told[name][-1].append(numbers[json.dumps(sentence)])
    head = {
        "game": game.id,
        "options": match.options.format(),
        "seed": case.seed,
        "names": match.names,
        "languages": languages(),
    }
    steps = ",\n".join(f"  {json.dumps(name)}: {_line(each)}" for name, each in told.items())
    joined = ",\n".join(f"  {line}" for line in lines)
    return f'{_line(head)[:-1]},\n "sentences": [\n{joined}\n ],\n "told": {{\n{steps}\n }}}}\n'


def _line(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
