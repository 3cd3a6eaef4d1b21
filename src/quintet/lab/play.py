"""One match between bots, and the row of results that it gives."""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any, Self

import quintet
from quintet.bots import Bot, ask
from quintet.bots.reaction import draw, milliseconds, pace_of
from quintet.core.errors import QuintetError, shown
from quintet.core.game import format_seed
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State
from quintet.games import get_game
from quintet.lab.playout import RandomPlayers
from quintet.lab.verbs import verbs_of
from quintet.lab.visiting import bot_of, pace_in_lab


@dataclass(frozen=True)
class Run:
    """What a simulation plays, in plain texts and numbers: it travels to other processes and into files."""

    game: str
    rules_version: int
    options: str
    players: int
    bots: tuple[str, ...]  # one for every seat
    rotate: bool  # whether everybody moves on one seat after every match
    seed: str
    quintet: str = quintet.__version__

    def bots_in(self, number: int) -> tuple[str, ...]:
        """The bots by seat in a match."""
        shift = number % self.players if self.rotate else 0
        return self.bots[self.players - shift :] + self.bots[: self.players - shift]

    def to_json(self) -> dict[str, object]:
        return {**asdict(self), "bots": list(self.bots)}

    @classmethod
    def from_json(cls, data: object) -> Self:
        if not isinstance(data, dict):
            raise QuintetError(f"a run is an object, not {shown(data)}")
        try:
            return cls(**{**data, "bots": tuple(data["bots"])})
        except (TypeError, KeyError):
            raise QuintetError(f"a run lacks or has too many fields: {shown(data)}") from None

    def difference(self, other: Run) -> str:
        """What sets another run apart, as words; "" if nothing does."""
        theirs = other.to_json()
        changed = [(name, theirs[name], mine) for name, mine in self.to_json().items() if theirs[name] != mine]
        return ", ".join(
            f"{name.replace('_', ' ')} {_text(their)} instead of {_text(mine)}" for name, their, mine in changed
        )


def _text(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)


def match_seed(seed: str, number: int) -> tuple[int, int]:
    """The seeds of a match's cards and of its players' choices. They depend on the run's seed and the number alone."""
    digest = hashlib.sha256(f"quintet match {seed} {number}".encode()).digest()
    return int.from_bytes(digest[:16]), int.from_bytes(digest[16:])


@dataclass(frozen=True)
class Row:
    """One match. `seconds` is how long it takes at the table, by `quintet.bots.reaction`; no clock is asked."""

    number: int
    seed: str  # of the cards
    choice_seed: str  # of the bots' choices, and of who is quicker
    options: str
    players: int
    bots: list[str]
    ranks: list[int]
    scores: list[int]
    winners: list[int]
    rounds: int
    turns: int
    actions: int
    seconds: float
    counts: dict[str, int]

    def line(self) -> str:
        return json.dumps(self.__dict__, separators=(",", ":"), ensure_ascii=False)


Watch = Callable[[State, int, int], None]
"""Is told of every decision before it is carried out: the state, the seat, its action or NOTHING if it waits."""


class Lineup:
    """A game with its bots, ready for match after match."""

    def __init__(self, game_id: str, options: str, players: int, bots: tuple[str, ...]) -> None:
        self.game = get_game(game_id)
        self.options = self.game.parse_options(options)
        self.options_text = options
        self.players = players
        self.bots: dict[str, Bot] = {name: bot_of(self.game, name) for name in bots}
        self.paces = {name: pace_in_lab(name) for name in bots}
        self.is_random = set(bots) == {"random"}
        self.verbs, verb_of = verbs_of(game_id)
        self.verb_of = verb_of
        self.at_random = RandomPlayers(pace_of("random").thinking, list(verb_of), len(self.verbs))

    def play(self, number: int, cards: int, choices: int, bots: tuple[str, ...], watch: Watch | None = None) -> Row:
        """Play one match. Whether somebody watches makes no difference to it."""
        state = self.game.deal(self.options, self.players, cards)
        rng = Rng(choices)
        if self.is_random and watch is not None:
            counts = [0] * len(self.verbs)
            took = self._play_at_random(state, rng, counts, watch)
        elif self.is_random:
            took = self.at_random.play(state, rng)
            counts = self.at_random.tally()
        else:
            counts = [0] * len(self.verbs)
            took = self._play(state, rng, bots, counts, watch)
        ranks = state.ranking()
        done = dict(zip(self.verbs, counts, strict=True))
        return Row(
            number=number,
            seed=format_seed(cards),
            choice_seed=format_seed(choices),
            options=self.options_text,
            players=self.players,
            bots=list(bots),
            ranks=ranks,
            scores=state.scores(),
            winners=[seat for seat, rank in enumerate(ranks) if rank == 1],
            rounds=int(state.round_no),
            turns=int(state.n_turns),
            actions=sum(done.values()),
            seconds=took / 1000,
            counts=done,
        )

    def _play_at_random(self, state: State, rng: Rng, counts: list[int], watch: Watch) -> int:
        """What `RandomPlayers` does, slowly enough to be watched."""
        total = 0
        times = self.paces["random"].thinking
        while not state.is_over:
            actors = int(state.actors())
            moment, seat = min((int(draw(times, rng)), seat) for seat in range(self.players) if actors >> seat & 1)
            total += int(milliseconds(moment))
            legal = state.legal_actions(seat)
            action = legal[int(rng.below(len(legal)))]
            watch(state, seat, action)
            counts[self.verb_of[action]] += 1
            state.apply(seat, action)
        return total

    def _play(self, state: State, rng: Rng, bots: tuple[str, ...], counts: list[int], watch: Watch | None) -> int:
        """Every seat that can act draws a time; the first in time that wants to act does so."""
        total = 0
        while not state.is_over:
            seats, turn = int(state.actors()), int(state.turn)
            moments = []
            for seat in range(self.players):
                if seats >> seat & 1:
                    pace = self.paces[bots[seat]]
                    moments.append((int(draw(pace.thinking if seat == turn else pace.reacting, rng)), seat))
            for moment, seat in sorted(moments):
                action = ask(self.bots[bots[seat]], state, seat, int(rng.bits()) << 32 | int(rng.bits()), math.inf)
                if action != NOTHING:
                    self._check(state, seat, action, bots[seat])
                if watch is not None:
                    watch(state, seat, action)
                if action != NOTHING:
                    state.apply(seat, action)
                    counts[self.verb_of[action]] += 1
                    total += int(milliseconds(moment))
                    break
            else:
                raise QuintetError(f"{self.game.id}: every bot waits for another ({', '.join(bots)})")
        return total

    def _check(self, state: State, seat: int, action: int, bot: str) -> None:
        if action not in state.legal_actions(seat):
            raise QuintetError(f"the bot {bot} chose {action}, which is no legal action of {self.game.id} now")


@lru_cache(maxsize=64)
def _lineup(game_id: str, options: str, players: int, bots: tuple[str, ...]) -> Lineup:
    return Lineup(game_id, options, players, bots)


def lineup_for(game_id: str, options: str, players: int, bots: tuple[str, ...]) -> Lineup:
    """The line-up of these bots, whatever their order. It is kept, because a process plays many matches with it."""
    return _lineup(game_id, options, players, tuple(sorted(set(bots))))


def play_match(run: Run, number: int, watch: Watch | None = None) -> Row:
    """The match of that number in a run."""
    cards, choices = match_seed(run.seed, number)
    lineup = lineup_for(run.game, run.options, run.players, run.bots)
    return lineup.play(number, cards, choices, run.bots_in(number), watch)


def check_same_version(run_version: str, rules_version: int, game_id: str) -> None:
    """Workers elsewhere must play by the same rules and with the same bots."""
    here: tuple[Any, Any] = (quintet.__version__, get_game(game_id).rules_version)
    if here != (run_version, rules_version):
        raise QuintetError(
            f"a worker has quintet {here[0]} with rules {here[1]} of {game_id}, "
            f"not {run_version} with rules {rules_version}"
        )
