"""A small net that picks actions, worked out without NumPy. Hot: compiled, a decision takes some tens of microseconds.

What goes in are features of a layout's row (`quintet.bots.places`). Most of them are 0, so the first layer adds up the
weights of those that are not; so does the second one, which follows a rectifier. Of the last layer only what belongs to
legal actions is worked out.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from quintet.core.layout import MOST, Layout, may_wait
from quintet.core.policy import Policy
from quintet.core.rng import Rng
from quintet.core.state import NOTHING, State

_SIGN: Final = 128  # a weight is a byte: from here on it is less than 0


@final
class Net:
    """Three layers of weights. `quintet.bots.weights` reads them from a file."""

    def __init__(self, sizes: list[int], places: list[int], weights: bytes, scales: list[float]) -> None:
        """`places` has five numbers for every byte that counts; `weights` the layers one after the other, the last one
        by action; `scales` for every unit of every layer what a weight of 1 is worth, and then its bias."""
        self.n_features: i64 = sizes[0]
        self.n_first: i64 = sizes[1]
        self.n_second: i64 = sizes[2]
        self.n_actions: i64 = sizes[3]
        self.places = vec[i64](places)
        n_units = sizes[1] + sizes[2] + sizes[3]
        self.biases = vec[float](scales[n_units:])
        of_first = sizes[0] * sizes[1]
        of_second = sizes[1] * sizes[2]
        units = vec[float](scales[:n_units])
        self.from_features = scaled(weights, 0, of_first, units, 0, sizes[1], False)
        self.between = scaled(weights, of_first, of_second, units, sizes[1], sizes[2], False)
        self.to_actions = scaled(
            weights, of_first + of_second, sizes[2] * sizes[3], units, sizes[1] + sizes[2], sizes[2], True
        )
        self.first = vec[float]([0.0] * sizes[1])
        self.second = vec[float]([0.0] * sizes[2])

    def look(self, row: vec[i64]) -> None:
        """Work out the layers up to the last but one for a row of a layout."""
        first = self.first
        second = self.second
        biases = self.biases
        n_first = self.n_first
        n_second = self.n_second
        for unit in range(n_first):
            first[unit] = biases[unit]
        places = self.places
        weights = self.from_features
        for at in range(0, len(places), 5):
            byte = places[at]
            value = ((row[byte >> 3] >> ((byte & 7) << 3)) & MOST) - places[at + 2]
            if value <= 0:
                continue
            n_values = places[at + 3]
            feature = places[at + 1]
            if n_values > 0:
                value = min(value, n_values)
                add_row(first, weights, (feature + value - 1) * n_first, n_first, 1.0)
            else:
                add_row(first, weights, feature * n_first, n_first, float(value) / float(places[at + 4]))
        for unit in range(n_second):
            second[unit] = biases[n_first + unit]
        weights = self.between
        for unit in range(n_first):
            if first[unit] > 0.0:
                add_row(second, weights, unit * n_second, n_second, first[unit])

    def worth(self, action: i64) -> float:
        """What the row looked at last gives for an action: of two the likelier one has more."""
        second = self.second
        weights = self.to_actions
        n_second = self.n_second
        total = self.biases[self.n_first + n_second + action]
        at = action * n_second
        for unit in range(n_second):
            if second[unit] > 0.0:
                total += second[unit] * weights[at + unit]
        return total


def add_row(out: vec[float], weights: vec[float], at: i64, n: i64, times: float) -> None:
    for i in range(n):
        out[i] += times * weights[at + i]


def scaled(weights: bytes, at: i64, n: i64, units: vec[float], first: i64, width: i64, is_by_unit: bool) -> vec[float]:
    """The weights of a layer as numbers: rows of `width`, which belong to one unit each or have one weight for each."""
    out = vec[float]([0.0] * int(n))
    for i in range(n):
        unit = first + i // width
        if not is_by_unit:
            unit = first + i % width
        value = i64(weights[at + i])
        if value >= _SIGN:
            value -= 2 * _SIGN
        out[i] = float(value) * units[unit]
    return out


@final
class NetPolicy(Policy):
    """Picks what a net finds likeliest."""

    def __init__(self, net: Net, layout: Layout) -> None:
        self.net = net
        self.layout = layout
        self.row = vec[i64]([0] * int(layout.n_words))

    def pick(self, state: State, seat: i64, out: vec[i64], n: i64, rng: Rng) -> i64:
        can_wait = may_wait(state, seat)
        if n == 1 and not can_wait:
            return out[0]
        self.layout.write(state, seat, self.row, 0)
        net = self.net
        net.look(self.row)
        best = out[0]
        most = net.worth(best)
        for i in range(1, n):
            worth = net.worth(out[i])
            if worth > most:
                most = worth
                best = out[i]
        if can_wait and net.worth(net.n_actions - 1) > most:
            return NOTHING
        return best

    def worths(self, state: State, seat: int) -> list[float]:
        """What the net gives for every action, legal or not, to wait the last: for tests."""
        self.layout.write(state, seat, self.row, 0)
        self.net.look(self.row)
        return [self.net.worth(action) for action in range(self.net.n_actions)]
