"""The proof that nobody chose a deal, in the form that a record holds; `quintet.fair` makes and checks it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, fields

from quintet.core.errors import BadRecord, shown

FAIR_VERSION = 1

_PATTERNS = {
    "match": (r"[A-Za-z0-9_-]{1,64}", "1 to 64 letters, digits, _ or -"),
    "commitment": (r"[0-9a-f]{64}", "64 hex digits"),
    "server_seed": (r"[0-9a-f]{64}", "64 hex digits"),
}
_CONTRIBUTION = r"([0-9a-f]{32})?"


@dataclass(frozen=True)
class FairDeal:
    """The server's commitment and what it was made from. Secret until the match is over."""

    match: str
    commitment: str
    server_seed: str = field(repr=False)  # the server's part; a log must not tell it
    contributions: tuple[str, ...] = field(repr=False)  # by seat, "" for a seat that gave none
    version: int = FAIR_VERSION

    def __post_init__(self) -> None:
        if not isinstance(self.version, int) or isinstance(self.version, bool) or self.version != FAIR_VERSION:
            raise BadRecord(f"expected a fair deal of version {FAIR_VERSION}, got {shown(self.version)}")
        for name, (pattern, words) in _PATTERNS.items():
            value = getattr(self, name)
            if not isinstance(value, str) or not re.fullmatch(pattern, value):
                raise BadRecord(f"entry {name!r} of a fair deal is {words}, not {shown(value)}")
        for contribution in self.contributions:
            if not isinstance(contribution, str) or not re.fullmatch(_CONTRIBUTION, contribution):
                raise BadRecord(f"a contribution to a fair deal is 32 hex digits or empty, not {shown(contribution)}")

    def to_json(self) -> dict[str, object]:
        return {
            "version": self.version,
            "match": self.match,
            "commitment": self.commitment,
            "server_seed": self.server_seed,
            "contributions": list(self.contributions),
        }

    @classmethod
    def from_json(cls, data: object) -> FairDeal:
        if not isinstance(data, Mapping):
            raise BadRecord(f"a fair deal is an object, not {shown(data)}")
        names = {f.name for f in fields(cls)}
        if unknown := set(data) - names:
            raise BadRecord(f"unknown entry {shown(min(unknown, key=str))} in the fair deal")
        if missing := names - set(data):
            raise BadRecord(f"the fair deal has no entry {min(missing)!r}")
        if not isinstance(data["contributions"], list):
            raise BadRecord(f"the contributions to a fair deal are a list, not {shown(data['contributions'])}")
        return cls(**{**data, "contributions": tuple(data["contributions"])})
