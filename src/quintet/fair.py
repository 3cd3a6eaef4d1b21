"""Fair deals: chance that nobody could choose, the server included, and a proof of it that anybody can check.

    seals        each client draws a contribution and sends only its seal
    commitment   the server draws its seed and publishes a hash of it, of the seals and of the match's terms
    deal         the clients send their contributions; the deal's seed is a hash of all that
    proof        after the match the server's seed is shown: `verify` hashes, deals and plays everything again

The texts that are hashed, and what a proof is worth, are told in docs/fair-deals.md.
"""

from __future__ import annotations

import json
import re
import secrets
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256

from quintet.core.errors import QuintetError, shown
from quintet.core.fairdeal import FAIR_VERSION, FairDeal
from quintet.core.game import format_seed
from quintet.core.record import Record
from quintet.games import get_game

__all__ = [
    "Claim",
    "Contributor",
    "FairDeal",
    "Terms",
    "Verdict",
    "commitment",
    "commitment_text",
    "deal_seed",
    "deal_text",
    "fair_deal",
    "new_contribution",
    "new_server_seed",
    "seal",
    "seal_text",
    "verify",
]

_SEED_DIGITS = 32


@dataclass(frozen=True)
class Terms:
    """What is to be dealt. It is fixed before anybody's part is known; else one could try terms until a deal suits."""

    match: str
    game: str
    rules_version: int
    options: dict[str, bool | int | str]  # those that differ from their default, as in the record
    n_seats: int


# ---------------------------------------------------------------- making a deal
def new_server_seed() -> str:
    """32 random bytes in hex: the server's part."""
    return secrets.token_hex(32)


def new_contribution() -> str:
    """16 random bytes in hex: a player's part."""
    return secrets.token_hex(16)


def seal(contribution: str) -> str:
    """What a client shows of its contribution before it has seen the commitment; "" if there is none."""
    return _sha256(seal_text(contribution)) if contribution else ""


def commitment(terms: Terms, server_seed: str, seals: Sequence[str]) -> str:
    """What the server publishes before it is told the contributions; a seat without a contribution has the seal ""."""
    return _sha256(commitment_text(terms, server_seed, seals))


def deal_seed(terms: Terms, server_seed: str, contributions: Sequence[str]) -> int:
    """The seed of the deal, for `Match`."""
    return int(_sha256(deal_text(terms, server_seed, contributions))[:_SEED_DIGITS], 16)


def fair_deal(terms: Terms, server_seed: str, contributions: Sequence[str]) -> FairDeal:
    """The proof that goes into the record: `dataclasses.replace(match.record(), fair=...)`."""
    published = commitment(terms, server_seed, [seal(contribution) for contribution in contributions])
    return FairDeal(terms.match, published, server_seed, tuple(contributions))


# ---------------------------------------------------------------- the texts that are hashed
def seal_text(contribution: str) -> str:
    return _canonical(_tag("seal"), _hex("a contribution", contribution, 32))


def commitment_text(terms: Terms, server_seed: str, seals: Sequence[str]) -> str:
    by_seat = [given and _hex("a seal", given, 64) for given in _by_seat(terms, seals)]
    return _canonical(_tag("commitment"), *_listed(terms), by_seat, _hex("a server seed", server_seed, 64))


def deal_text(terms: Terms, server_seed: str, contributions: Sequence[str]) -> str:
    by_seat = [given and _hex("a contribution", given, 32) for given in _by_seat(terms, contributions)]
    return _canonical(_tag("deal"), *_listed(terms), by_seat, _hex("a server seed", server_seed, 64))


def _tag(purpose: str) -> str:
    """Every kind of text begins with its own words, so that none can pass for another."""
    return f"quintet-fair-{purpose}-{FAIR_VERSION}"


def _listed(terms: Terms) -> list[object]:
    return [terms.match, terms.game, terms.rules_version, terms.options, terms.n_seats]


def _canonical(*entries: object) -> str:
    """One JSON text for one list: no spaces, names sorted, ASCII only."""
    return json.dumps(entries, sort_keys=True, separators=(",", ":"))


def _sha256(text: str) -> str:
    return sha256(text.encode("ascii")).hexdigest()


def _hex(what: str, text: object, n_digits: int) -> str:
    if not isinstance(text, str) or not re.fullmatch(rf"[0-9a-f]{{{n_digits}}}", text):
        raise QuintetError(f"{what} is {n_digits} hex digits, not {shown(text)}")
    return text


def _by_seat(terms: Terms, given: Sequence[str]) -> Sequence[str]:
    if len(given) != terms.n_seats:
        raise QuintetError(f"{terms.n_seats} seats have {terms.n_seats} parts in a fair deal, not {len(given)}")
    return given


# ---------------------------------------------------------------- checking a deal
@dataclass(frozen=True)
class Claim:
    """Something that a record says and that was checked."""

    name: str  # commitment, seed, replay, noted_commitment or noted_contribution
    is_proved: bool
    sentence: str


@dataclass(frozen=True)
class Contributor:
    """A seat, whether it has contributed, and what it is assured of if all claims are proved."""

    seat: int
    has_contributed: bool
    sentence: str


@dataclass(frozen=True)
class Verdict:
    """What a record proves, and what it does not."""

    claims: tuple[Claim, ...]
    seats: tuple[Contributor, ...]  # empty if the record has no fair deal
    not_proved: tuple[str, ...]

    @property
    def is_proved(self) -> bool:
        """Whether all that the record claims is true; one without a fair deal claims nothing about its deal."""
        return all(claim.is_proved for claim in self.claims)

    def to_json(self) -> dict[str, object]:
        return {"is_proved": self.is_proved, **asdict(self)}


def verify(record: Record, *, noted_commitment: str | None = None, noted_contribution: str | None = None) -> Verdict:
    """Hash, deal and play a record again; compare it with what a player noted when it was dealt."""
    claims: list[Claim] = []
    seats: list[Contributor] = []
    not_proved: list[str] = []
    if record.fair is None:
        not_proved.append("The deal: this record has no fair deal in it, so whoever dealt can have chosen the cards.")
    else:
        claims += _deal_claims(record, record.fair)
        seats += [_contributor(record.fair, seat, name) for seat, name in enumerate(record.seats)]
        if not any(record.fair.contributions):
            not_proved.append(
                "That the server drew its seed at random: no seat contributed, so it alone made the deal."
            )
        if noted_commitment is None:
            not_proved.append(
                "That the commitment was published before the contributions were known: "
                "only somebody who noted it then can tell, by giving it here."
            )
        not_proved.append(
            "That no other deal was dropped before this one: count the commitments that you were shown for it."
        )
    claims.append(_replay_claim(record))
    if noted_commitment is not None:
        claims.append(_noted_commitment_claim(record.fair, noted_commitment))
    if noted_contribution is not None:
        claims.append(_noted_contribution_claim(record, noted_contribution))
    if record.result is None:
        not_proved.append("That no actions are missing at its end: this record gives no result.")
    not_proved += [
        "Who played: the names are not in the proof, and the actions are not signed.",
        "That nobody was told a hidden card: whoever runs the server can know them all.",
    ]
    return Verdict(tuple(claims), tuple(seats), tuple(not_proved))


def _deal_claims(record: Record, fair: FairDeal) -> list[Claim]:
    terms = Terms(fair.match, record.game, record.rules_version, record.options, len(record.seats))
    seals = [seal(contribution) for contribution in fair.contributions]
    due_seed = format_seed(deal_seed(terms, fair.server_seed, fair.contributions))
    is_committed = commitment(terms, fair.server_seed, seals) == fair.commitment
    is_due = due_seed == record.seed
    if is_committed:
        committed = (
            f"The commitment {fair.commitment} is that of match {fair.match}, "
            "its game, options and number of seats, the server's seed and the contributions."
        )
    elif is_due:
        committed = (
            f"The commitment {fair.commitment} does not fit: the seed follows from all that it should be made from, "
            "so it is the commitment itself that is not the right one."
        )
    else:
        committed = (
            f"The commitment {fair.commitment} does not fit: match id, game, rules version, options, number of seats, "
            "server seed or contributions are not what it was made from."
        )
    if record.start is not None:
        is_due, due = False, "The match starts from a position, and a fair deal proves nothing about that."
    elif is_due:
        due = "The seed of the deal follows from the server's seed and the contributions."
    else:
        due = f"The seed {record.seed} does not fit: the server's seed and the contributions give {due_seed}."
    return [Claim("commitment", is_committed, committed), Claim("seed", is_due, due)]


def _contributor(fair: FairDeal, seat: int, name: str) -> Contributor:
    if fair.contributions[seat]:
        assured = (
            "contributed: if the commitment was shown before this contribution was given, "
            "then nobody, not even the server and all other players together, could choose the deal."
        )
    else:
        assured = "did not contribute, and can only trust that the server and all contributors were not in league."
    return Contributor(seat, bool(fair.contributions[seat]), f"{name} (seat {seat}) {assured}")


def _replay_claim(record: Record) -> Claim:
    try:
        record.replay(get_game(record.game))
    except QuintetError as error:
        return Claim("replay", False, f"The record does not replay: {error}")
    end = "; the record gives no result" if record.result is None else " and lead to the result that the record gives"
    return Claim("replay", True, f"The actions ({len(record.actions)}) follow the rules{end}.")


def _noted_commitment_claim(fair: FairDeal | None, noted: str) -> Claim:
    noted = _hex("a commitment", _lowered(noted), 64)
    if fair is None:
        return Claim("noted_commitment", False, "This record has no commitment, and you noted one.")
    if fair.commitment == noted:
        return Claim("noted_commitment", True, "The commitment is the one that you noted.")
    return Claim("noted_commitment", False, f"The commitment is not the one that you noted, which is {noted}.")


def _noted_contribution_claim(record: Record, noted: str) -> Claim:
    noted = _hex("a contribution", _lowered(noted), 32)
    given = () if record.fair is None else record.fair.contributions
    seats = [f"{name} (seat {seat})" for seat, name in enumerate(record.seats) if noted in given[seat : seat + 1]]
    if seats:
        return Claim("noted_contribution", True, f"The contribution that you noted is that of {' and '.join(seats)}.")
    return Claim("noted_contribution", False, f"The contribution that you noted, {noted}, is not in this record.")


def _lowered(text: object) -> object:
    """People copy hex digits in either case, with spaces around them."""
    return text.strip().lower() if isinstance(text, str) else text
