"""How often a person wins the race for a throw-in in SOLO against bots at a table: `python -m bench.throw_ins`.

The person plays by the rules player and throws in whatever it would, 1.2 s after the card that the twin goes on has
arrived (the page takes 0.35 s for that). The bots pause as at a table (`server/tables/pauses.py`); no clock is asked.
A throw-in is lost where another player covers the card first: because they throw in, too, or because it is their turn.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass

from quintet import get_game
from quintet.bots import LEVELS, ask, get_bot
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State
from quintet.server.tables.pauses import Moment, draw_pause

ARRIVAL = 0.35  # seconds until a laid card has arrived on the screen
REACTION = 1.2  # seconds until the person has thrown in, from then on
PACES = {"leisurely": 1.5, "normal": 1.0, "quick": 0.6}  # as the page offers them
_GAME = get_game("solo")
_PERSON = 0


@dataclass
class Races:
    """Throw-ins that the person wanted, and how many they got."""

    wanted: int = 0
    won: int = 0

    @property
    def share(self) -> float:
        return self.won / max(self.wanted, 1)


def duel(level: str, tempo: float = 1.0, n_races: int = 10_000, seed: int = 1) -> float:
    """The share of races that the person wins where one bot holds the same card and does not overlook it."""
    rng = Rng(seed)
    needed = ARRIVAL + REACTION
    return sum(draw_pause(rng, level, Moment.REACTION, tempo) > needed for _ in range(n_races)) / n_races


def measure(level: str, n_bots: int, tempo: float = 1.0, n_matches: int = 20, seed: int = 1) -> Races:
    """The races of a person with bots of one level, in whole matches."""
    races = Races()
    for number in range(n_matches):
        _play(_GAME.deal(_GAME.options(), n_bots + 1, seed + number), level, tempo, Rng(seed + number), races)
    return races


def _play(state: State, level: str, tempo: float, rng: Rng, races: Races) -> None:
    rules = get_bot(_GAME, "rules")
    bot = get_bot(_GAME, level)
    last_seat = NOTHING
    waited = 0.0  # since the top card was laid
    while not state.is_over:
        moments: list[tuple[float, int, int]] = []
        throws_in = False
        for seat in range(int(state.n_players)):
            if not state.legal_actions(seat):
                continue
            is_person = seat == _PERSON
            action = ask(rules if is_person else bot, state, seat, rng.bits())
            if action == NOTHING:
                continue
            is_throw = seat != state.turn and _GAME.actions.verb(action).name == "throw in"
            if is_person:
                throws_in = is_throw
                pause = max(0.0, ARRIVAL + REACTION - waited) if is_throw else 2.0
            else:
                pause = draw_pause(rng, level, _moment(state, seat, last_seat), tempo)
            moments.append((pause, seat, action))
        pause, seat, action = min(moments)
        is_laid = _GAME.actions.verb(action).name in ("lay", "throw in")
        if throws_in and (seat == _PERSON or is_laid):
            races.wanted += 1
            races.won += seat == _PERSON
        state.apply(seat, action)
        waited = 0.0 if is_laid else waited + pause
        last_seat = seat


def _moment(state: State, seat: int, last_seat: int) -> Moment:
    if seat != state.turn:
        return Moment.REACTION
    return Moment.STEP if last_seat == seat else Moment.TURN


def main() -> None:
    print("A person reacts in 1.2 s. Share of the throw-ins that they win:\n")
    print("level    pace        against one bot that holds the same card   in matches, 1 bot   3 bots")
    for level in LEVELS:
        for name, tempo in PACES.items():
            one, three = (measure(level, n, tempo) for n in (1, 3))
            print(f"{level:8} {name:11} {duel(level, tempo):>24.0%} {one.share:>35.0%} {three.share:>8.0%}")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
