"""What a game is, apart from its rules: names, cards, zones, options, texts, bots; how a state is shown and set up.

The rules live in the game's `State`. A `Game` has no state of its own: there is one object per game.
"""

from __future__ import annotations

import json
import re
import secrets
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from pathlib import Path
from pickle import PicklingError
from types import ModuleType
from typing import Any, ClassVar, Literal, NotRequired, TypedDict

from quintet.core.actions import Actions
from quintet.core.arrangement import Arrangement
from quintet.core.errors import BadOptions, IllegalAction, QuintetError, UnknownGame, shown
from quintet.core.faces import Face, faces_by_text
from quintet.core.layout import Layout
from quintet.core.notation import Words
from quintet.core.options import Options
from quintet.core.pickling import Part, contents, fill
from quintet.core.policy import Policy
from quintet.core.position import Facts, Setup
from quintet.core.rng import SEED_BITS
from quintet.core.scoring import Scoring
from quintet.core.sink import Sink
from quintet.core.skill import Skill
from quintet.core.state import State
from quintet.core.zones import Pile, Zone

Detail = Literal["seat", "cards", "number", "ring"]  # ring: seats, each of which hands on to the next


class Picture(TypedDict):
    """A moment of a match, to be drawn with what its seat may do then. The words are found under `picture-KEY`."""

    key: str
    seat: int
    zones: dict[str, str]  # what is drawn: a spot, or a zone of that seat or of the table; of each `top` or `all`
    actions: list[str]  # what shines
    position: dict[str, Any]


class Help(TypedDict):
    """What help shows of a game."""

    pictures: list[Picture]
    special: dict[str, str]  # by card: what it does is found under `special-KEY`, if its face is called `card-KEY`


class StagePart(TypedDict):
    """What a stage asks for: the key of a text, and what its blanks are filled with."""

    key: str
    args: dict[str, str | int]


class Stages(TypedDict):
    """What is played for, one stage after the other, where that is the same for all but not all are at the same."""

    option: str  # on which they depend
    key: str  # of the text of one: its number is `$n`, its parts `$parts`
    by: dict[str, list[list[StagePart]]]  # by the value of the option: the parts of every stage


class Exercise(TypedDict):
    """A moment in which somebody is to make the right move."""

    key: str
    seat: int  # theirs
    moves: list[list[str]]  # any of them is right: its steps, in notation; the first is shown
    position: NotRequired[dict[str, Any]]  # none: it goes on where the first move of the step before has led
    lead: NotRequired[list[tuple[int, str]]]  # what happens before the learner is asked: seats and actions


class LessonStep(Exercise):
    """A moment of a lesson. `lesson-KEY` asks for a move, `lesson-KEY-done` may say what came of it."""


class Puzzle(Exercise):
    """A moment in which one move is clearly best, by what its seat can know. All that it cannot know is dealt anew.

    Chances, gains and their bounds are thousandths.
    """

    chances: list[tuple[list[str], int]]  # of every move that was judged: its steps, its chance to win; best first
    gain: tuple[int, int, int]  # of the right move over the next best: its mean, and the bounds of its 99 % interval
    reason: str  # a text key: why the move is good
    is_hard: bool  # a good player who does not think it over plays something else


class Puzzles(TypedDict):
    """The puzzles of a game, the version of the rules that they were made by, and the seed that finds them again."""

    rules_version: int
    seed: int
    n_matches: int  # that were played to find them
    puzzles: list[Puzzle]


class Game(ABC):
    """Base of all games. To write one, derive from it, fill the class attributes, and check it by `quintet.testkit`."""

    id: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]
    min_players: ClassVar[int]
    max_players: ClassVar[int]
    minutes: ClassVar[tuple[int, int] | None] = None  # how long a match usually takes: from, to
    usual_bots: ClassVar[int] = 2  # at a table that one person plays at once
    first_bots: ClassVar[int] = 1  # in the short match after the lesson
    options: ClassVar[type[Options]]
    presets: ClassVar[Mapping[str, Options]]
    lengths: ClassVar[Mapping[str, Options]] = {}  # what a short, normal and long match is, where options decide that
    zones: ClassVar[tuple[Zone, ...]]
    cards: ClassVar[Words]
    colours: ClassVar[Mapping[str, str]] = {}  # by the first letter of a card's text, for `faces` without a file
    counts: ClassVar[Mapping[str, int]] = {}  # by card: the points of one that is left at the end of a round
    actions: ClassVar[Actions]
    details: ClassVar[Mapping[str, Detail]] = {}  # what the details of declarations are, where not plain words
    skill: ClassVar[Skill] = Skill()
    shelf: ClassVar[int] = 100  # games are offered in the order of these numbers
    by_id: ClassVar[Callable[[str], Game]]  # finds any game; `quintet.games`, which knows them all, sets it

    # ------------------------------------------------------------ every game defines these
    @abstractmethod
    def empty(self, options: Options, n_players: int, seed: int) -> State:
        """A state without cards, to be filled by its `start_match` or by `set_up`."""

    @abstractmethod
    def deck(self, options: Options, n_players: int) -> list[int]:
        """All cards of a match, sorted: at any time the piles hold exactly these."""

    @abstractmethod
    def piles(self, state: State) -> list[Pile]:
        """All piles with their cards, hidden ones too: views show what a zone's sight allows, positions show all."""

    @abstractmethod
    def facts(self, state: State) -> dict[str, object]:
        """What everybody may know besides cards, ready for JSON; also the facts of a position."""

    @abstractmethod
    def set_up(self, state: State, setup: Setup, facts: Facts) -> None:
        """Fill an empty state from a position. Raise BadPosition if it is impossible."""

    @abstractmethod
    def prompt(self, state: State, seat: int) -> str:
        """The text key of what is asked of a seat that has legal actions.

        A key `prompt-stuck-…` says that no card of the hand can be played; clients dim the hand then.
        """

    # ------------------------------------------------------------ a game may refine these
    def own_facts(self, state: State, seat: int) -> dict[str, object]:
        """What only this seat may know besides its cards."""
        return {}

    def goal(self, state: State) -> int | None:
        """The score at which the match ends, if it is played for points."""
        return None

    def memory(self, state: State) -> dict[str, object]:
        """Facts that no view shows but a position needs (what players have seen and may remember)."""
        return {}

    def proposals(self, state: State, seat: int) -> list[list[int]]:
        """Complete step lists for the compound moves open to a seat, best first."""
        return []

    def risky(self, state: State, seat: int, legal: list[int]) -> dict[int, str]:
        """Legal actions that are easily regretted, and why: the key of a sentence that begins with `risky-`."""
        return {}

    def open_reason(self, state: State, seat: int, action: int) -> str:
        """Why a seat does something, as far as everybody can see it: the end of a text key that begins with `explain-`.

        It is told to all, so it must not depend on what anybody of them cannot know. By default it is the verb.
        `OVERLOOKED` is said only of bots that overlook something now and then.
        """
        return self.actions.verb(action).key

    def forced_reason(self, state: State, seat: int, action: int) -> str:
        """The same for what everybody sees to be the only thing that a seat can do; "" if that goes without saying."""
        return ""

    def arrange(self, state: State, seat: int, parts: list[list[int]]) -> Arrangement:
        """What can come of cards that a seat arranges for a compound move. Raise IllegalAction if nothing can."""
        raise IllegalAction(f"nothing is arranged in {self.title}", "nothing-is-arranged-now")

    def policy(self) -> Policy:
        """The hand-written player, which also plays the playouts of thinking bots. By default it plays at random."""
        return Policy()

    def texts(self) -> Traversable:
        """The folder with a LANGUAGE.ftl (sentences) and a LANGUAGE.md (the rules) for each language of the game.

        It is `texts` in the package of the game's module. A module without a package may have it in a folder of its own
        name; a game may also have none, and is spoken of by the names that it gives to its zones and actions.
        """
        module = sys.modules[type(self).__module__]
        if module.__package__:
            return files(module.__package__).joinpath("texts")
        return Path(module.__file__ or module.__name__).with_suffix("").joinpath("texts")

    def help(self) -> Help:
        """What help shows of the game: pictured moments, and its special cards. From `help.json` beside its module."""
        told: Help = self._data("help.json", {"pictures": [], "special": {}})
        return told

    def stages(self) -> Stages | None:
        """All that players play for, in games that are played in stages: help lists them, and the table does."""
        return None

    def lesson(self) -> list[LessonStep]:
        """How the game is learnt, step by step. From `lesson.json` beside its module; a game may have none."""
        steps: list[LessonStep] = self._data("lesson.json", [])
        return steps

    def faces(self) -> list[Face]:
        """What is printed on the cards, by kind. From `faces.py` beside its module; without one, by their texts."""
        module = self._module("faces")
        faces: list[Face] = module.faces() if module else faces_by_text(self.cards.texts, self.colours)
        return faces

    def scoring(self) -> Scoring | None:
        """What a score pad needs to count as the rules do. From `scoring.py` beside its module, if there is one."""
        module = self._module("scoring")
        scoring: Scoring | None = module.scoring() if module else None
        return scoring

    def layout(self, options: Options, n_players: int) -> Layout:
        """What a seat may know, as bytes. From `layout.py` beside its module; without one, from the zones."""
        from quintet.core.zone_layout import ZoneLayout

        module = self._module("layout")
        layout: Layout = module.layout(options, n_players) if module else ZoneLayout(self, options, n_players)
        return layout

    def puzzles(self) -> Puzzles:
        """The puzzles of the game. From `puzzles.json` beside its module; a game may have none."""
        told: Puzzles = self._data(
            "puzzles.json", {"rules_version": self.rules_version, "seed": 0, "n_matches": 0, "puzzles": []}
        )
        return told

    def nets(self) -> list[Traversable]:
        """The files of weights that come with the game: all that end with `.net` in the folder of its module."""
        package = sys.modules[type(self).__module__].__package__
        found = files(package).iterdir() if package else ()
        return sorted((file for file in found if file.name.endswith(".net")), key=lambda file: file.name)

    def _module(self, name: str) -> ModuleType | None:
        """A module beside the game's own, if it is there."""
        package = sys.modules[type(self).__module__].__package__
        return import_module(f"{package}.{name}") if package and find_spec(f"{package}.{name}") else None

    def _data(self, name: str, default: Any) -> Any:
        """What a file beside the game's module holds, if it is there."""
        package = sys.modules[type(self).__module__].__package__ or ""
        file = files(package).joinpath(name) if package else None
        if file is None or not file.is_file():
            return default
        return json.loads(file.read_text(encoding="utf-8"))

    # ------------------------------------------------------------ every game gets these
    def __reduce__(self) -> tuple[Callable[..., Game], tuple[str]]:
        """A pickled game is its id: the process that unpickles it takes its own."""
        if Game.by_id(self.id) is not self:
            raise PicklingError(f"another game is found under the id {self.id!r}")
        return as_game, (self.id,)

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.id}>"

    def check(self, options: Options, n_players: int) -> None:
        """Raise BadOptions unless this number of players can play with these options (ALL-3)."""
        if not isinstance(options, self.options):
            raise BadOptions(f"{self.id} takes {self.options.__name__}, not {shown(options)}")
        if not isinstance(n_players, int) or not self.min_players <= n_players <= self.max_players:
            raise BadOptions(
                f"{self.title} is for {self.min_players} to {self.max_players} players, not {shown(n_players)}"
            )
        if refusal := options.refusal(n_players):
            raise BadOptions(refusal)

    def deal(self, options: Options, n_players: int, seed: int, sink: Sink | None = None) -> State:
        """A new match, dealt. Trusts its caller."""
        state = self.empty(options, n_players, seed)
        state.sink = sink
        state.start_match()
        return state

    def new_state(
        self, options: Options, n_players: int, seed: int | str | None = None, sink: Sink | None = None
    ) -> State:
        """A new match, dealt: the checked form of `deal`."""
        self.check(options, n_players)
        return self.deal(options, n_players, parse_seed(seed), sink)

    def parse_options(self, text: str) -> Options:
        """Options from a preset's name or from short text."""
        return self.presets[text] if isinstance(text, str) and text in self.presets else self.options.parse(text)


def as_game(game: Game | str) -> Game:
    """A game, or the one of that id."""
    if isinstance(game, str):
        return Game.by_id(game)
    if not isinstance(game, Game):
        raise UnknownGame(f"expected a game or the id of one, got {shown(game)}")
    return game


def pickled(state: State) -> tuple[Callable[..., State], tuple[object, ...]]:
    """What a state's `__reduce__` returns."""
    options = getattr(state, "options", None)
    if not isinstance(options, Options):
        raise PicklingError(f"{type(state).__name__} keeps no options: set self.options in its __init__")
    n_players = int(state.n_players)
    if type(as_game(options.game_id).empty(options, n_players, 0)) is not type(state):
        raise PicklingError(f"{options.game_id} has another state than {type(state).__name__}")
    return _unpickled, (options, n_players, contents(state))


def _unpickled(options: Options, n_players: int, part: Part) -> State:
    state = as_game(options.game_id).empty(options, n_players, 0)
    fill(state, part)
    return state


def parse_seed(seed: int | str | None) -> int:
    """A 128-bit seed from an int, from up to 32 hex digits, or, for None, from the system's entropy."""
    if seed is None:
        return secrets.randbits(SEED_BITS)
    if isinstance(seed, str) and re.fullmatch(r"[0-9a-fA-F]{1,32}", seed):
        return int(seed, 16)
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 1 << SEED_BITS:
        return seed
    raise QuintetError(f"a seed is a whole number of up to 128 bits or up to 32 hex digits, not {shown(seed)}")


def format_seed(seed: int) -> str:
    return f"{seed:032x}"
