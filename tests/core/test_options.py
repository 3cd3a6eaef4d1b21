"""Options: declared once, read from JSON and from short text, refused in one sentence."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quintet import Match, all_games, get_game
from quintet.core.errors import BadOptions, QuintetError
from quintet.core.game import Game, format_seed, parse_seed
from quintet.core.options import Options
from quintet.games.solo.options import SoloOptions
from quintet.testkit.strategies import tables
from tests.core.junk import JSON, TEXTS

SOLO = get_game("solo")
GAMES = [pytest.param(game, id=game.id) for game in all_games()]


# ---------------------------------------------------------------- text and JSON
@pytest.mark.parametrize(
    ("text", "changed"),
    [
        ("", {}),
        ("solo", {}),
        ("solo()", {}),
        ("solo( )", {}),
        ("hand=7", {"hand": 7}),
        ("solo(throw_in=no,hand=7)", {"hand": 7, "throw_in": False}),
        ("  solo( throw_in = OFF , hand = 7 ) ", {"hand": 7, "throw_in": False}),
        ("throw_in=yes", {}),
        ("hand=08", {}),
    ],
)
def test_short_texts(text: str, changed: dict[str, object]) -> None:
    assert SoloOptions.parse(text).to_json() == changed


def test_the_short_text_names_what_differs_from_the_default() -> None:
    assert SoloOptions().format() == "solo()"
    assert SoloOptions(hand=7, throw_in=False).format() == "solo(hand=7,throw_in=no)"


@pytest.mark.parametrize("game", GAMES)
@given(data=st.data())
def test_options_survive_text_and_json(game: Game, data: st.DataObject) -> None:
    options, _ = data.draw(tables(game))
    assert game.options.parse(options.format()) == options
    assert game.options.from_json(options.to_json()) == options
    assert hash(game.options.parse(options.format())) == hash(options)


@pytest.mark.parametrize("game", GAMES)
def test_presets_are_options_by_name(game: Game) -> None:
    for name, options in game.presets.items():
        assert game.parse_options(name) is options


def test_options_do_not_change() -> None:
    with pytest.raises(FrozenInstanceError):
        SoloOptions().hand = 6  # type: ignore[misc]


def test_every_field_is_declared_with_what_it_takes() -> None:
    for game in all_games():
        assert list(game.options.kinds()) == [field.name for field in fields(game.options)]
        assert all(kind.describe() for kind in game.options.kinds().values())


# ---------------------------------------------------------------- refusals
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("hand", "^expected NAME=VALUE, got 'hand'$"),
        ("hand=7,", "^expected NAME=VALUE, got ''$"),
        ("hand=7,hand=8", "^option hand is given twice$"),
        ("hand=", "^option hand takes a whole number from 5 to 10, not ''$"),
        ("hand=seven", "^option hand takes a whole number from 5 to 10, not 'seven'$"),
        ("hand=-7", "^option hand takes a whole number from 5 to 10, not '-7'$"),
        ("hand=7.0", "^option hand takes a whole number from 5 to 10, not '7.0'$"),
        ("hand=\u0667", "^option hand takes a whole number from 5 to 10, not '\u0667'$"),
        ("throw_in=maybe", "^option throw_in takes yes or no, not 'maybe'$"),
        ("solo_call=loud", "^option solo_call takes strict or catch or off, not 'loud'$"),
        ("=7", "^solo has no option ''; it has starter, turn_limit, hand,"),
        ("hands=7", "^solo has no option 'hands'; it has starter, turn_limit, hand,"),
        ("level_8(hand=7)", "^these are options of level_8, not of solo$"),
        ("solo(hand=7", r"^solo has no option 'solo\(hand'"),
    ],
)
def test_bad_texts(text: str, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        SOLO.parse_options(text)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (None, "^options of solo are an object of names and values, not None$"),
        ([], r"^options of solo are an object of names and values, not \[\]$"),
        ({"hand": True}, "^option hand takes a whole number from 5 to 10, not True$"),
        ({"hand": 7.0}, r"^option hand takes a whole number from 5 to 10, not 7\.0$"),
        ({"hand": None}, "^option hand takes a whole number from 5 to 10, not None$"),
        ({"throw_in": 1}, "^option throw_in takes yes or no, not 1$"),
        ({"solo_call": True}, "^option solo_call takes strict or catch or off, not True$"),
        ({"solo_call": ["off"]}, r"^option solo_call takes strict or catch or off, not \['off'\]$"),
        ({3: 4}, "^solo has no option 3; it has"),
    ],
)
def test_bad_json(data: object, sentence: str) -> None:
    with pytest.raises(BadOptions, match=sentence):
        SoloOptions.from_json(data)


@pytest.mark.parametrize("text", [None, 7, ["hand=7"], b"hand=7"])
def test_only_a_text_is_taken_for_a_text(text: Any) -> None:
    with pytest.raises(BadOptions, match=r"^options of solo are a text like solo\(NAME=VALUE\), not "):
        SOLO.parse_options(text)


def test_options_of_another_game_are_refused() -> None:
    for other in all_games():
        if other.id != "solo":
            with pytest.raises(BadOptions, match=r"^solo takes SoloOptions, not "):
                Match(SOLO, 3, other.options())


@pytest.mark.parametrize("n_players", [None, True, 3.0, "3", [3]])
def test_a_number_of_players_is_a_whole_number(n_players: Any) -> None:
    if n_players is None:
        assert Match(SOLO, n_players, seed=1).n_players == 2
        return
    with pytest.raises(BadOptions, match=r"^SOLO is for 2 to 10 players, not "):
        Match(SOLO, n_players)


@given(JSON)
def test_junk_is_refused_or_read(junk: Any) -> None:
    for read in (SoloOptions.from_json, SoloOptions.parse, SOLO.parse_options):
        try:
            options: Options = read(junk)
        except BadOptions:
            continue
        assert isinstance(options, SoloOptions)


@given(st.dictionaries(st.sampled_from([*SoloOptions.kinds(), "hands"]), JSON | TEXTS))
def test_junk_values_are_refused_or_read(junk: dict[str, Any]) -> None:
    try:
        options = SoloOptions.from_json(junk)
    except BadOptions:
        return
    assert SoloOptions.parse(options.format()) == options


@given(st.lists(st.sampled_from(["hand", "throw_in", "=", ",", "7", "no", "solo", "(", ")", " ", "\n", "x"])))
def test_texts_of_the_right_pieces_are_refused_or_read(pieces: list[str]) -> None:
    try:
        options = SoloOptions.parse("".join(pieces))
    except BadOptions:
        return
    assert SoloOptions.parse(options.format()) == options


# ---------------------------------------------------------------- seeds
@pytest.mark.parametrize(
    ("seed", "number"),
    [(0, 0), ("0", 0), ("ff", 255), ("FF", 255), ((1 << 128) - 1, (1 << 128) - 1), ("f" * 32, (1 << 128) - 1)],
)
def test_seeds(seed: int | str, number: int) -> None:
    assert parse_seed(seed) == number
    assert parse_seed(format_seed(number)) == number


def test_without_a_seed_chance_decides() -> None:
    assert len({parse_seed(None) for _ in range(10)}) == 10


@pytest.mark.parametrize(
    "seed", [-1, 1 << 128, "", "g", "f" * 33, "0x10", " 1", "1\n", 1.0, True, [], pytest.param(10**5000, id="huge")]
)
def test_bad_seeds(seed: Any) -> None:
    with pytest.raises(QuintetError, match=r"^a seed is a whole number of up to 128 bits or up to 32 hex digits, not "):
        Match(SOLO, 2, seed=seed)
