"""Fair deals: made and checked; whatever is changed in a record afterwards is found out. SOLO is the example."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quintet import Match, Record, get_game
from quintet.core.errors import BadRecord, QuintetError
from quintet.core.fairdeal import FairDeal
from quintet.core.rng import Rng
from quintet.fair import (
    Terms,
    Verdict,
    commitment,
    deal_seed,
    fair_deal,
    new_contribution,
    new_server_seed,
    seal,
    verify,
)
from tests.core.junk import JSON, mutated
from tests.fair.cases import VECTORS, vectors

SOLO = get_game("solo")
OPTIONS = SOLO.parse_options("turn_limit=12,throw_in=no,scoring=round")
TERMS = Terms("Table7-match_3", "solo", SOLO.rules_version, OPTIONS.to_json(), 3)
SERVER_SEED = sha256(b"server").hexdigest()
CONTRIBUTIONS = ["00112233445566778899aabbccddeeff", "", "f" * 32]


def played(terms: Terms = TERMS, contributions: list[str] | None = None) -> Record:
    """A whole match, fairly dealt."""
    given = CONTRIBUTIONS if contributions is None else contributions
    seed = deal_seed(terms, SERVER_SEED, given)
    match = Match(SOLO, options=SOLO.options.from_json(terms.options), seed=seed, names=["Ann", "Ben", "Cleo"])
    rng = Rng(1)
    while not match.is_over:
        legal = [(seat, action) for seat in range(3) for action in match.legal(seat)]
        match.play(*legal[int(rng.below(len(legal)))])
    return replace(match.record(), fair=fair_deal(terms, SERVER_SEED, given))


RECORD = played()
TEXT = RECORD.dumps()
VALID: dict[str, Any] = json.loads(TEXT)
assert RECORD.fair is not None
FAIR: FairDeal = RECORD.fair


def unfit(verdict: Verdict) -> set[str]:
    """The claims that are not proved."""
    return {claim.name for claim in verdict.claims if not claim.is_proved}


def sentence(verdict: Verdict, name: str) -> str:
    return next(claim.sentence for claim in verdict.claims if claim.name == name)


def fair_with(**entries: object) -> Record:
    return Record.from_json({**VALID, "fair": {**VALID["fair"], **entries}})


# ---------------------------------------------------------------- making a deal
def test_the_vectors_are_what_we_compute() -> None:
    assert json.loads(VECTORS.read_text(encoding="utf-8")) == vectors()


@pytest.mark.parametrize("vector", vectors(), ids=lambda vector: vector["match"])
def test_the_vectors_are_plain_sha256(vector: dict[str, Any]) -> None:
    """Whoever has a SHA-256 needs nothing else of ours."""

    def digest(text: str) -> str:
        return sha256(text.encode()).hexdigest()

    assert vector["seals"] == [text and digest(text) for text in vector["seal_texts"]]
    assert vector["commitment"] == digest(vector["commitment_text"])
    assert vector["seed"] == digest(vector["deal_text"])[:32]
    terms = [vector[name] for name in ("match", "game", "rules_version", "options", "n_seats")]
    for text, tag, by_seat in (
        (vector["commitment_text"], "quintet-fair-commitment-1", vector["seals"]),
        (vector["deal_text"], "quintet-fair-deal-1", vector["contributions"]),
    ):
        assert json.loads(text) == [tag, *terms, by_seat, vector["server_seed"]]


def test_the_parts_are_random_and_of_their_size() -> None:
    assert len({new_server_seed() for _ in range(50)}) == 50
    assert len({new_contribution() for _ in range(50)}) == 50
    deal_seed(TERMS, new_server_seed(), [new_contribution(), new_contribution(), ""])


def test_the_order_of_options_does_not_matter() -> None:
    turned = replace(TERMS, options=dict(reversed(TERMS.options.items())))
    assert list(turned.options) != list(TERMS.options)
    assert fair_deal(turned, SERVER_SEED, CONTRIBUTIONS) == FAIR


TEXTS = st.sampled_from(["a", "b", 'a","b', "a,b", "", "1", "é", "\\"])
DEALS = st.tuples(
    st.builds(
        Terms,
        match=TEXTS,
        game=TEXTS,
        rules_version=st.integers(1, 2),
        options=st.dictionaries(TEXTS, st.booleans() | st.integers(0, 1) | st.sampled_from(["0", "true"]), max_size=2),
        n_seats=st.just(2),
    ),
    st.sampled_from(["0" * 64, "1" * 64]),
    st.lists(st.sampled_from(["", "0" * 32]), min_size=2, max_size=2),
)


@given(st.lists(DEALS, min_size=30, max_size=60))
def test_different_deals_have_different_seeds_and_commitments(deals: list[tuple[Terms, str, list[str]]]) -> None:
    """No two deals have the same text, even where Python takes their values for equal (1 and True)."""
    different = {repr((replace(terms, options={}), sorted(terms.options.items()), parts)) for terms, *parts in deals}
    assert len({deal_seed(*deal) for deal in deals}) == len(different)
    seals = [[seal(given) for given in contributions] for _, _, contributions in deals]
    published = {commitment(*deal[:2], given) for deal, given in zip(deals, seals, strict=True)}
    assert len(published) == len(different)


@pytest.mark.parametrize(
    "changes",
    [
        {"match": "Table7-match_4"},
        {"game": "i_go"},
        {"rules_version": 2},
        {"options": {}},
        {"options": {**TERMS.options, "throw_in": 0}},
        {"options": {**TERMS.options, "turn_limit": "12"}},
    ],
)
def test_every_term_counts(changes: dict[str, Any]) -> None:
    terms = replace(TERMS, **changes)
    assert deal_seed(terms, SERVER_SEED, CONTRIBUTIONS) != int(RECORD.seed, 16)
    assert fair_deal(terms, SERVER_SEED, CONTRIBUTIONS).commitment != FAIR.commitment


@pytest.mark.parametrize(
    ("server_seed", "contributions", "complaint"),
    [
        ("ab", CONTRIBUTIONS, "^a server seed is 64 hex digits, not 'ab'$"),
        (SERVER_SEED.upper(), CONTRIBUTIONS, "^a server seed is 64 hex digits"),
        (SERVER_SEED, ["", ""], "^3 seats have 3 parts in a fair deal, not 2$"),
        (SERVER_SEED, ["", "", "zz"], "^a contribution is 32 hex digits, not 'zz'$"),
        (SERVER_SEED, ["", "", "0" * 32 + "\n"], "^a contribution is 32 hex digits"),
        (SERVER_SEED, ["", "", 7], "^a contribution is 32 hex digits, not 7$"),
    ],
)
def test_malformed_parts_are_refused(server_seed: Any, contributions: Any, complaint: str) -> None:
    with pytest.raises(QuintetError, match=complaint):
        fair_deal(TERMS, server_seed, contributions)
    with pytest.raises(QuintetError, match=complaint):
        deal_seed(TERMS, server_seed, contributions)


def test_a_commitment_takes_seals_and_no_contributions() -> None:
    seals = [seal(contribution) for contribution in CONTRIBUTIONS]
    assert seals[1] == ""
    assert commitment(TERMS, SERVER_SEED, seals) == FAIR.commitment
    with pytest.raises(QuintetError, match=r"^a seal is 64 hex digits"):
        commitment(TERMS, SERVER_SEED, CONTRIBUTIONS)


def test_a_log_shows_no_secret() -> None:
    told = repr(FAIR)
    assert FAIR.commitment in told
    assert SERVER_SEED not in told
    assert CONTRIBUTIONS[0] not in told


# ---------------------------------------------------------------- JSON
def test_a_fair_deal_reads_back() -> None:
    assert FairDeal.from_json(FAIR.to_json()) == FAIR
    assert Record.loads(TEXT) == RECORD
    assert Record.loads(TEXT).dumps() == TEXT


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (None, "^a fair deal is an object, not None$"),
        ([], "^a fair deal is an object"),
        ({}, "^the fair deal has no entry 'commitment'$"),
        ({**FAIR.to_json(), "nonce": 1}, "^unknown entry 'nonce' in the fair deal$"),
        ({**FAIR.to_json(), "version": 2}, "^expected a fair deal of version 1, got 2$"),
        ({**FAIR.to_json(), "version": True}, "^expected a fair deal of version 1, got True$"),
        ({**FAIR.to_json(), "version": "1"}, "^expected a fair deal of version 1, got '1'$"),
        ({**FAIR.to_json(), "match": ""}, "^entry 'match' of a fair deal is 1 to 64 letters"),
        ({**FAIR.to_json(), "match": "a b"}, "^entry 'match' of a fair deal is 1 to 64 letters"),
        ({**FAIR.to_json(), "match": "a" * 65}, "^entry 'match' of a fair deal is 1 to 64 letters"),
        ({**FAIR.to_json(), "commitment": FAIR.commitment.upper()}, "^entry 'commitment' of a fair deal is 64 hex"),
        ({**FAIR.to_json(), "commitment": 7}, "^entry 'commitment' of a fair deal is 64 hex digits, not 7$"),
        ({**FAIR.to_json(), "server_seed": SERVER_SEED[:-1]}, "^entry 'server_seed' of a fair deal is 64 hex digits"),
        ({**FAIR.to_json(), "server_seed": None}, "^entry 'server_seed' of a fair deal is 64 hex digits, not None$"),
        ({**FAIR.to_json(), "contributions": ""}, "^the contributions to a fair deal are a list, not ''$"),
        ({**FAIR.to_json(), "contributions": ["ab"]}, "^a contribution to a fair deal is 32 hex digits or empty"),
        ({**FAIR.to_json(), "contributions": [None]}, "^a contribution to a fair deal is 32 hex digits or empty"),
    ],
)
def test_bad_fair_deals(data: object, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        FairDeal.from_json(data)
    with pytest.raises(BadRecord, match=complaint):
        Record.from_json({**VALID, "fair": data})


def test_every_seat_has_a_contribution_or_an_empty_one() -> None:
    with pytest.raises(BadRecord, match=r"^3 seats have 2 contributions to the fair deal$"):
        fair_with(contributions=["", ""])


@given(JSON)
def test_junk_is_no_fair_deal(junk: Any) -> None:
    with pytest.raises(BadRecord):
        FairDeal.from_json(junk)


# ---------------------------------------------------------------- what is proved
def test_an_untouched_record_is_proved() -> None:
    verdict = verify(Record.loads(TEXT))
    assert verdict.is_proved
    assert [claim.name for claim in verdict.claims] == ["commitment", "seed", "replay"]
    assert [seat.has_contributed for seat in verdict.seats] == [True, False, True]
    assert verdict.seats[0].sentence.startswith("Ann (seat 0) contributed: ")
    assert "nobody, not even the server and all other players together, could choose the deal" in (
        verdict.seats[0].sentence
    )
    assert verdict.seats[1].sentence.startswith("Ben (seat 1) did not contribute, and can only trust")
    assert json.loads(json.dumps(verdict.to_json()))["is_proved"] is True


def test_what_is_not_proved_is_said() -> None:
    told = "\n".join(verify(RECORD).not_proved)
    assert "That the commitment was published before the contributions were known" in told
    assert "That no other deal was dropped before this one" in told
    assert "the actions are not signed" in told
    assert "hidden card" in told
    assert "no seat contributed" not in told
    assert "no result" not in told


def test_a_noted_commitment_proves_that_it_was_published_before() -> None:
    verdict = verify(RECORD, noted_commitment=FAIR.commitment)
    assert verdict.is_proved
    assert not any("published before" in sentence for sentence in verdict.not_proved)
    assert verify(RECORD, noted_commitment=f" {FAIR.commitment.upper()}\n").is_proved


def test_another_commitment_than_the_noted_one_is_found_out() -> None:
    verdict = verify(RECORD, noted_commitment="0" * 64)
    assert unfit(verdict) == {"noted_commitment"}
    assert sentence(verdict, "noted_commitment").startswith("The commitment is not the one that you noted")


def test_the_noted_contribution_is_found_at_its_seat() -> None:
    verdict = verify(RECORD, noted_contribution="F" * 32)
    assert verdict.is_proved
    assert sentence(verdict, "noted_contribution") == "The contribution that you noted is that of Cleo (seat 2)."


def test_a_server_that_leaves_a_contribution_out_is_found_out() -> None:
    """It could choose among as many deals as it can leave out contributions."""
    verdict = verify(played(contributions=["", "", "f" * 32]), noted_contribution=CONTRIBUTIONS[0])
    assert unfit(verdict) == {"noted_contribution"}
    assert sentence(verdict, "noted_contribution").endswith("is not in this record.")


def test_a_last_contributor_in_league_with_the_server_is_found_out() -> None:
    """They know all other parts and try theirs until the deal suits; but their seal was in the commitment."""
    later = played(contributions=[CONTRIBUTIONS[0], "", "e" * 32])
    assert later.fair is not None
    assert unfit(verify(later, noted_commitment=FAIR.commitment)) == {"noted_commitment"}
    forged = replace(later, fair=replace(later.fair, commitment=FAIR.commitment))
    assert unfit(verify(forged, noted_commitment=FAIR.commitment)) == {"commitment"}


@pytest.mark.parametrize(("noted", "complaint"), [("", "a commitment is 64"), ("xyz", "a commitment is 64 hex digits")])
def test_a_malformed_note_is_refused(noted: str, complaint: str) -> None:
    with pytest.raises(QuintetError, match=complaint):
        verify(RECORD, noted_commitment=noted)
    with pytest.raises(QuintetError, match="a contribution is 32 hex digits"):
        verify(RECORD, noted_contribution=noted)


def test_a_deal_without_contributions_is_the_servers_alone() -> None:
    verdict = verify(played(contributions=["", "", ""]))
    assert verdict.is_proved
    assert any("no seat contributed" in sentence for sentence in verdict.not_proved)


def test_a_record_without_a_fair_deal_is_replayed() -> None:
    plain = replace(RECORD, fair=None)
    verdict = verify(plain)
    assert verdict.is_proved
    assert [claim.name for claim in verdict.claims] == ["replay"]
    assert verdict.seats == ()
    assert verdict.not_proved[0].startswith("The deal: this record has no fair deal")
    assert unfit(verify(plain, noted_commitment=FAIR.commitment)) == {"noted_commitment"}
    assert unfit(verify(plain, noted_contribution=CONTRIBUTIONS[0])) == {"noted_contribution"}


def test_an_unfinished_record_may_have_been_cut() -> None:
    verdict = verify(replace(RECORD, actions=RECORD.actions[:3], result=None))
    assert verdict.is_proved
    assert sentence(verdict, "replay") == "The actions (3) follow the rules; the record gives no result."
    assert any("no actions are missing at its end" in sentence for sentence in verdict.not_proved)


# ---------------------------------------------------------------- tampering
def other_digit(text: str, at: int) -> str:
    return text[:at] + ("1" if text[at] == "0" else "0") + text[at + 1 :]


@pytest.mark.parametrize("at", range(64))
def test_every_digit_of_the_commitment_counts(at: int) -> None:
    verdict = verify(fair_with(commitment=other_digit(FAIR.commitment, at)))
    assert unfit(verdict) == {"commitment"}
    assert "it is the commitment itself that is not the right one" in sentence(verdict, "commitment")


@pytest.mark.parametrize("at", range(64))
def test_every_digit_of_the_server_seed_counts(at: int) -> None:
    verdict = verify(fair_with(server_seed=other_digit(SERVER_SEED, at)))
    assert unfit(verdict) == {"commitment", "seed"}


@pytest.mark.parametrize("at", range(32))
def test_every_digit_of_a_contribution_counts(at: int) -> None:
    changed = [*CONTRIBUTIONS[:2], other_digit(CONTRIBUTIONS[2], at)]
    assert unfit(verify(fair_with(contributions=changed))) == {"commitment", "seed"}


@pytest.mark.parametrize("at", range(32))
def test_every_digit_of_the_seed_counts(at: int) -> None:
    verdict = verify(replace(RECORD, seed=other_digit(RECORD.seed, at)))
    assert "seed" in unfit(verdict)
    assert "commitment" not in unfit(verdict)
    assert f"give {RECORD.seed}." in sentence(verdict, "seed")


@pytest.mark.parametrize(
    "contributions",
    [
        ["", CONTRIBUTIONS[0], CONTRIBUTIONS[2]],
        [CONTRIBUTIONS[2], "", CONTRIBUTIONS[0]],
        ["", "", ""],
        [CONTRIBUTIONS[0], "0" * 32, CONTRIBUTIONS[2]],
    ],
    ids=["moved", "swapped", "removed", "added"],
)
def test_contributions_stay_with_their_seats(contributions: list[str]) -> None:
    assert unfit(verify(fair_with(contributions=contributions))) == {"commitment", "seed"}


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "i_go"},
        {"game": "chess"},
        {"game": "\ud800"},
        {"rules_version": 2},
        {"options": {}},
        {"options": {**VALID["options"], "turn_limit": 13}},
        {"options": {**VALID["options"], "turn_limit": "12"}},
        {"options": {**VALID["options"], "hand": 8}},
        {"options": {**VALID["options"], "\ud800é": "\ud800"}},
    ],
)
def test_the_header_counts(changes: dict[str, Any]) -> None:
    verdict = verify(Record.from_json({**VALID, **changes}))
    assert {"commitment", "seed"} <= unfit(verdict)
    assert "options" in sentence(verdict, "commitment")


def test_a_proof_cannot_be_moved_to_another_match() -> None:
    """Not by its id, and not by giving another record this proof and its seed."""
    assert unfit(verify(fair_with(match="Table7-match_4"))) == {"commitment", "seed"}
    other = played(replace(TERMS, match="Table7-match_4"))
    assert other.seed != RECORD.seed
    assert "seed" in unfit(verify(replace(other, fair=FAIR)))
    assert "replay" in unfit(verify(replace(other, fair=FAIR, seed=RECORD.seed)))


def test_a_proof_fits_its_number_of_seats_only() -> None:
    changed = {**VALID, "seats": ["Ann", "Ben"], "fair": {**VALID["fair"], "contributions": CONTRIBUTIONS[:2]}}
    assert unfit(verify(Record.from_json(changed))) == {"commitment", "seed", "replay"}


def test_a_position_is_no_deal() -> None:
    match = RECORD.begin(SOLO)
    started = Match.from_position(SOLO, match.position(), match.names).record()
    verdict = verify(replace(started, fair=FAIR))
    assert unfit(verdict) == {"seed"}
    assert "starts from a position" in sentence(verdict, "seed")


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"actions": VALID["actions"][1:]}, "The record does not replay: action "),
        ({"actions": VALID["actions"][:-1]}, "The record does not replay: the record is cut short"),
        ({"actions": [*VALID["actions"], [0, "take"]]}, "The record does not replay: action "),
        ({"actions": [[0, "fly"]]}, "The record does not replay: action 1 of 1 does not fit: unknown action 'fly'"),
        ({"result": {"scores": [9, 0, 0], "ranking": [1, 2, 2]}}, "The record does not replay: the record gives"),
    ],
)
def test_a_match_that_was_played_differently_is_found_out(changes: dict[str, Any], complaint: str) -> None:
    verdict = verify(Record.from_json({**VALID, **changes}))
    assert unfit(verdict) == {"replay"}
    assert sentence(verdict, "replay").startswith(complaint)


def proves_the_same_deal(record: Record) -> bool:
    dealt = (record.game, record.rules_version, json.dumps(record.options, sort_keys=True), record.seed, record.fair)
    meant = (RECORD.game, RECORD.rules_version, json.dumps(RECORD.options, sort_keys=True), RECORD.seed, FAIR)
    return dealt == meant and len(record.seats) == len(RECORD.seats) and record.start is None


@settings(max_examples=300)
@given(st.integers(0, len(TEXT) - 1), st.sampled_from('0123456789abcdefxyzA,:"[]{}\\ \n_-é'))
def test_no_letter_of_a_file_can_be_changed_unnoticed(at: int, letter: str) -> None:
    """A file that is still proved has the same deal; at most names, spaces or actions to the same end differ."""
    try:
        record = Record.loads(TEXT[:at] + letter + TEXT[at + 1 :])
    except BadRecord:
        return
    if record.fair is not None and verify(record).is_proved:
        assert proves_the_same_deal(record)
        assert record.result == RECORD.result


@settings(max_examples=200)
@given(mutated(VALID) | mutated(VALID["fair"]).map(lambda fair: {**VALID, "fair": fair}))
def test_no_entry_of_a_file_can_be_changed_unnoticed(data: Any) -> None:
    try:
        record = Record.from_json(data)
    except BadRecord:
        return
    if record.fair is not None and verify(record).is_proved:
        assert proves_the_same_deal(record)
