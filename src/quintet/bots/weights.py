"""Files of weights: a net that was trained (`quintet train`), and what it was trained for.

    quintet net 2
    SHA-256 of all that follows, in hex digits
    a line of JSON: the game, its rules' version, options, players, a digest of the layout, the places, the layers
    compressed (zlib): the weights, a byte each; then the scales and biases, four bytes each, the lowest first

Reading one needs nothing but Python.
"""

from __future__ import annotations

import json
import struct
import zlib
from dataclasses import dataclass, replace
from hashlib import sha256
from importlib.resources.abc import Traversable
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from quintet.bots.net import Net, NetPolicy
from quintet.bots.places import Places
from quintet.core.errors import QuintetError
from quintet.core.game import Game
from quintet.core.options import Options

MAGIC: Final = b"quintet net 2\n"
SUFFIX: Final = ".net"
_MOST_BYTES: Final = 16_000_000
_MOST_HEADER: Final = 200_000
_N_LAYERS: Final = 3


class BadWeights(QuintetError):
    """A file of weights that is damaged, or for something else."""


@dataclass(frozen=True)
class Weights:
    """A net in a file's form: what it is for, its features, the sizes of its layers, and the numbers."""

    game: str
    rules_version: int
    options: str
    players: int
    layout: str  # a digest
    made: str  # the command that made it
    places: Places
    sizes: tuple[int, ...]  # features, two layers, actions
    weights: bytes
    scales: tuple[float, ...]

    def policy(self, game: Game) -> NetPolicy:
        """Ready to play."""
        places = [number for place in self.places.listed for number in place]
        net = Net(list(self.sizes), places, self.weights, list(self.scales))
        return NetPolicy(net, game.layout(game.parse_options(self.options), self.players))

    def check(self, game: Game) -> None:
        """Refuse weights that are for another game, or for other rules of it."""
        if self.game != game.id:
            raise BadWeights(f"these weights are for {self.game}, not for {game.id}")
        if self.rules_version != game.rules_version:
            raise BadWeights(
                f"these weights are for version {self.rules_version} of the rules of {game.id}, "
                f"not for version {game.rules_version}"
            )
        if self.layout != layout_digest(game, game.parse_options(self.options), self.players):
            raise BadWeights(f"these weights are for another layout of {game.id}: train them anew")
        if self.sizes[3] != len(game.actions) + 1:
            raise BadWeights(
                f"these weights are for {self.sizes[3] - 1} actions, but {game.id} has {len(game.actions)}"
            )

    def refusal(self, game: Game, options: Options | None, players: int) -> str:
        """Why a net cannot play at a table, as a sentence; "" if it can."""
        if players != self.players:
            return f"these weights are for {self.players} players, not for {players}"
        mine = game.parse_options(self.options)
        if options is None or plain(options) != plain(mine):
            played = "rules of another kind" if options is None else options.format()
            return f"these weights are for {mine.format()}, not for {played}"
        return ""


def plain(options: Options) -> Options:
    """The options without those that do not change how one plays: who begins, and how long a match may take."""
    standard = type(options)()
    return replace(options, starter=standard.starter, turn_limit=standard.turn_limit)


def layout_digest(game: Game, options: Options, players: int) -> str:
    """What tells one layout from another."""
    fields = [(field.name, field.first, field.size, field.meaning) for field in game.layout(options, players).fields]
    return sha256(repr(fields).encode()).hexdigest()[:16]


def write_weights(path: Path, weights: Weights) -> None:
    about = {
        "game": weights.game,
        "rules_version": weights.rules_version,
        "options": weights.options,
        "players": weights.players,
        "layout": weights.layout,
        "made": weights.made,
        "sizes": list(weights.sizes),
        "places": [(place.byte, place.low, place.n_values, place.whole) for place in weights.places.listed],
    }
    scales = struct.pack(f"<{len(weights.scales)}f", *weights.scales)
    numbers = zlib.compress(weights.weights + scales, 9)
    body = json.dumps(about, separators=(",", ":")).encode() + b"\n" + numbers
    path.write_bytes(MAGIC + sha256(body).hexdigest().encode() + b"\n" + body)


def read_weights(path: Traversable) -> Weights:
    """The weights of a file; BadWeights says in one sentence why there are none."""
    return parse_weights(_read(path, _MOST_BYTES), str(path))


def players_of(path: Traversable) -> int:
    """How many players a file of weights is for, by its header alone: that takes no time."""
    return _header(path)[0]


def game_of(path: Traversable) -> str:
    """The id of the game that a file of weights is for, by its header alone."""
    return _header(path)[1]


def _header(path: Traversable) -> tuple[int, str]:
    data = _read(path, _MOST_HEADER)
    if not data.startswith(MAGIC):
        raise BadWeights(f"{path} is no file of weights")
    try:
        about = json.loads(data[len(MAGIC) :].split(b"\n", 2)[1])
        return int(about["players"]), str(about["game"])
    except (ValueError, KeyError, TypeError, IndexError):
        raise BadWeights(f"the weights in {path} are damaged: they have no header") from None


def _read(path: Traversable, most: int) -> bytes:
    try:
        with path.open("rb") as file:
            return file.read(most)
    except OSError as error:
        raise BadWeights(f"cannot read the weights in {path}: {error.strerror}") from None


def parse_weights(data: bytes, name: str) -> Weights:
    """The weights that a file of that name holds."""
    if not data.startswith(MAGIC):
        raise BadWeights(f"{name} is no file of weights")
    digest, _, body = data[len(MAGIC) :].partition(b"\n")
    if digest != sha256(body).hexdigest().encode():
        raise BadWeights(f"the weights in {name} are damaged: their digest is another")
    header, _, numbers = body.partition(b"\n")
    try:
        return _unpacked(json.loads(header), zlib.decompressobj().decompress(numbers, _MOST_BYTES))
    except (ValueError, KeyError, TypeError, struct.error, zlib.error):
        raise BadWeights(f"the weights in {name} are damaged: they do not fit their own header") from None


def _unpacked(about: dict[str, Any], numbers: bytes) -> Weights:
    sizes = tuple(int(size) for size in about["sizes"])
    places = Places()
    for byte, low, n_values, whole in about["places"]:
        if min(byte, low, n_values, whole) < 0 or (not n_values and not whole):
            raise ValueError("no such place")
        places.add(byte, low, n_values, whole)
    n_weights = sum(before * after for before, after in pairwise(sizes))
    n_scales = 2 * sum(sizes[1:])
    if len(sizes) != _N_LAYERS + 1 or min(sizes) < 1 or sizes[0] != places.n_features:
        raise ValueError("no such layers")
    scales = struct.unpack(f"<{n_scales}f", numbers[n_weights:])
    return Weights(
        str(about["game"]),
        int(about["rules_version"]),
        str(about["options"]),
        int(about["players"]),
        str(about["layout"]),
        str(about["made"]),
        places,
        sizes,
        numbers[:n_weights],
        scales,
    )
