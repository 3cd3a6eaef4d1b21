"""What a seat may know, as bytes: every byte has a meaning, and tells what the seat's own view tells."""

from __future__ import annotations

import json

import pytest
from high_card.game import GAME as HIGH_CARD
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from quintet import Game, Match, all_games, get_game
from quintet.core.layout import MOST, Layout, ListedLayout, clear, put_bits, put_both, put_words
from quintet.core.rng import Rng
from quintet.core.state import State
from quintet.core.zone_layout import ZoneLayout
from quintet.games.fifteen_go.rules import FifteenGoState
from quintet.games.solo.rules import SoloState
from quintet.testkit import check_observation
from quintet.testkit.laws import random_action
from quintet.testkit.strategies import SEEDS, tables

GAMES = [pytest.param(game, id=game.id) for game in (*all_games(), HIGH_CARD)]


def read(layout: Layout, state: State, seat: int) -> dict[str, bytes]:
    """A row by the names of its fields."""
    row = layout.observe(state, seat)
    return {field.name: row[field.first : field.first + field.size] for field in layout.fields}


@pytest.mark.parametrize("game", GAMES)
def test_every_byte_has_one_meaning(game: Game) -> None:
    for n_players in range(game.min_players, game.max_players + 1):
        layout = game.layout(game.options(), n_players)
        taken = [byte for field in layout.fields for byte in range(field.first, field.first + field.size)]
        assert len(set(taken)) == len(taken)
        assert max(taken) < layout.n_bytes == len(layout.observe(game.deal(game.options(), n_players, 1), 0))
        names = [field.name for field in layout.fields]
        assert len(set(names)) == len(names)
        assert all(field.meaning for field in layout.fields)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_our_games_bring_their_own(game: Game) -> None:
    assert not isinstance(game.layout(game.options(), 2), ZoneLayout)


def test_another_game_gets_one_from_its_zones() -> None:
    layout = HIGH_CARD.layout(HIGH_CARD.options(), 3)
    assert isinstance(layout, ZoneLayout)
    state = HIGH_CARD.deal(HIGH_CARD.options(starter="seat_0"), 3, 7)
    piles = HIGH_CARD.piles(state)
    state.apply(0, piles[0].cards[0])
    for seat in range(3):
        found = read(layout, state, seat)
        held = [card for card, n in enumerate(found["hand/0/kinds"]) if n]
        assert held == HIGH_CARD.piles(state)[seat].cards
        assert [found[f"hand/{i}/cards"][0] for i in range(3)] == [4 if (seat + i) % 3 == 0 else 5 for i in range(3)]
        assert found[f"laid/{-seat % 3}/top"][piles[0].cards[0]] == 1
        assert [found[f"turn/{i}"][0] for i in range(3)] == [int((seat + i) % 3 == 1) for i in range(3)]


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=12)
@given(data=st.data())
def test_the_zones_alone_obey_the_observation_law(game: Game, data: st.DataObject) -> None:
    options, n_players = data.draw(tables(game))
    seed = data.draw(SEEDS)
    state = game.new_state(options, n_players, seed)
    layout = ZoneLayout(game, options, n_players)
    rng = Rng(seed)
    for n in range(60):
        if state.is_over:
            break
        if n % 10 == 0:
            check_observation(state, n, layout)
        state.apply(*random_action(state, rng))


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_a_row_agrees_with_the_view(game: Game) -> None:
    """Scores, whose turn it is and how many cards everybody holds, all counted from the seat itself."""
    match = Match(game, game.max_players, seed=3)
    layout = game.layout(match.options, match.n_players)
    rng = Rng(3)
    for _ in range(80):
        if match.is_over:
            break
        for seat in (0, 1):
            view, found = match.view(seat), read(layout, match.state, seat)
            hands = {zone.get("seat"): zone["n"] for zone in view.zones if zone["zone"] == "hand"}
            for i in range(match.n_players):
                other = (seat + i) % match.n_players
                high, low = found[f"score/{i}"]
                assert MOST * (high - 64) + (high - 64) + low == view.scores[other]
                assert found[f"turn/{i}"][0] == int(view.turn == other)
                if hands and (i or game.id != "level_8"):  # what is on its way out of the own hand is counted apart
                    assert found[f"cards/{i}"][0] == hands[other]
        match.play(*random_action(match.state, rng))


def test_a_seat_of_solo_remembers_the_hand_that_it_gave_away() -> None:
    solo = get_game("solo")
    layout = solo.layout(solo.options(), 3)
    remembered = 0
    for seed in range(20):
        state = solo.deal(solo.options(), 3, seed)
        assert isinstance(state, SoloState)
        rng = Rng(seed)
        for _ in range(60):
            if state.is_over:
                break
            state.apply(*random_action(state, rng))
            for seat in range(3):
                found = read(layout, state, seat)
                assert _listed(found["hand"]) == state.hands.listed(seat)
                for i in (1, 2):
                    known = _listed(found[f"known/{i}"])
                    assert known == state.hands.known_listed(seat, (seat + i) % 3)
                    remembered += len(known)
    assert remembered > 0


def _listed(counts: bytes) -> list[int]:
    return [kind for kind, n in enumerate(counts) for _ in range(n)]


def test_options_are_told() -> None:
    solo = get_game("solo")
    options = solo.options.parse("hand=5,throw_in=no,solo_call=catch")
    found = read(solo.layout(options, 2), solo.deal(options, 2, 1), 0)
    told = {name: found[f"option/{name}"][0] for name in ("hand", "throw_in", "solo_call", "last_penalty")}
    assert told == {"hand": 5, "throw_in": 0, "solo_call": 1, "last_penalty": 0}
    assert found["players"][0] == 2


class _Counted(ListedLayout):
    """A layout in plain Python."""

    def listed(self, state: State, seat: int) -> list[int]:
        return [seat, len(state.legal_actions(seat))]


def test_a_layout_may_be_plain_python() -> None:
    layout = _Counted(HIGH_CARD.options(), 2, [])
    layout.add([("me", 1, "the seat"), ("legal", 1, "how many actions")])
    state = HIGH_CARD.deal(HIGH_CARD.options(starter="seat_0"), 2, 1)
    assert [list(read(layout, state, seat)[name]) for seat in (0, 1) for name in ("me", "legal")] == [
        [0],
        [5],
        [1],
        [0],
    ]
    check_observation(state, 1, layout)


def test_words_are_put_within_their_vectors_only() -> None:
    out, words = vec[i64]([9] * 6), vec[i64]([1, 2, 3, 4])
    put_words(out, 1, words, 2, 2)
    clear(out, 4, 2)
    put_words(out, 6, words, 4, 0)
    clear(out, 6, 0)
    assert list(out) == [9, 3, 4, 9, 0, 0]
    bits = 1 << 61 | 0x80_41_FF
    put_bits(out, 1, 3, bits)
    put_both(out, 0, 1, 0x0203, 0x0101)
    assert [int(word).to_bytes(8, "little").hex(" ") for word in out[:4]] == [
        "02 01 00 00 00 00 00 00",
        "01 01 01 01 01 01 01 01",
        "01 00 00 00 00 00 01 00",
        "00 00 00 00 00 00 00 01",
    ]
    put_bits(out, 6, 0, bits)
    for at, first, n in ((5, 0, 2), (0, 3, 2), (0, 0, 5), (7, 0, 1), (0, 0, 1 << 62)):
        with pytest.raises(IndexError):
            put_words(out, at, words, first, n)
    for at, n in ((5, 2), (7, 1), (0, 7)):
        with pytest.raises(IndexError):
            clear(out, at, n)
        with pytest.raises(IndexError):
            put_bits(out, at, n, bits)
        with pytest.raises(IndexError):
            put_both(out, at, n, bits, bits)


@pytest.mark.parametrize("game", GAMES)
@settings(max_examples=8)
@given(data=st.data())
def test_a_row_tells_the_same_whenever_rows_were_asked_for_before(game: Game, data: st.DataObject) -> None:
    """What is kept between two rows is never out of date: some steps are observed, in a twin of the match none."""
    options, n_players = data.draw(tables(game))
    seed = data.draw(SEEDS)
    layout = game.layout(options, n_players)
    observed, twin = (game.new_state(options, n_players, seed) for _ in range(2))
    rng, when = Rng(seed), Rng(seed + 1)
    for _ in range(120):
        if observed.is_over:
            break
        if when.below(3) == 0:
            layout.observe(observed, int(when.below(n_players)))
        if when.below(8) == 0:
            observed = observed.copy()
        seat, action = random_action(observed, rng)
        observed.apply(seat, action)
        twin.apply(seat, action)
        fresh = twin.copy()
        for viewer in range(n_players):
            if when.below(4) == 0:
                assert layout.observe(observed, viewer) == layout.observe(fresh, viewer)


COUNTED = {  # fields that count cards by kind, and the zones where these lie
    "skipbo_masters": {"building": {"building"}, "finished": {"finished"}},
    "level_8": {"put aside": {"discard", "under"}, "laid": {"level"}},
}


@pytest.mark.parametrize("game_id", COUNTED)
def test_what_is_counted_while_it_is_laid_is_what_lies_there(game_id: str) -> None:
    """Also in a copy, and in a match that was set up."""
    game = get_game(game_id)
    match = Match(game, 3, seed=2)
    layout = game.layout(match.options, 3)
    rng = Rng(2)
    for n in range(600):
        if match.is_over:
            break
        match.play(*random_action(match.state, rng))
        if n % 60 == 0:
            again = Match.from_position(game, json.dumps(match.position()))
            for state in (match.state, match.state.copy(), again.state):
                found = read(layout, state, 0)
                for field, zones in COUNTED[game_id].items():
                    there = [card for pile in game.piles(state) if pile.place.zone.name in zones for card in pile.cards]
                    assert _listed(found[field]) == sorted(there)


def test_piles_of_15go_are_counted_by_number() -> None:
    game = get_game("fifteen_go")
    match = Match(game, 3, seed=2)
    layout = game.layout(match.options, 3)
    rng = Rng(2)
    n_seen = 0
    while not match.is_over:
        match.play(*random_action(match.state, rng))
        assert isinstance(match.state, FifteenGoState)
        for state in (match.state, match.state.copy()):
            found = read(layout, state, 0)
            for pile in game.piles(state):
                zone, seat = pile.place.zone.name, pile.place.seat
                if zone == "open" or (zone == "closed" and match.state.piles.seen >> (seat or 0) & 1):
                    assert _listed(found[f"{zone}/{seat}"]) == sorted(card >> 3 for card in pile.cards)
                    n_seen += zone == "closed"
    assert n_seen > 0
