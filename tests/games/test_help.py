"""Help shows what is true: every picture is a position of the game, what shines in it is allowed, and all has words."""

from __future__ import annotations

import json

import msgspec
import pytest

from quintet.core.match import Match
from quintet.games import game_ids, get_game
from quintet.server.http.games import help_of
from quintet.texts import Texts, languages

CASES = [(game, picture["key"]) for game in game_ids() for picture in get_game(game).help()["pictures"]]


@pytest.mark.parametrize(("game_id", "key"), CASES)
def test_what_shines_in_a_picture_is_allowed(game_id: str, key: str) -> None:
    game = get_game(game_id)
    (picture,) = [each for each in game.help()["pictures"] if each["key"] == key]
    match = Match.from_position(game, picture["position"])
    assert picture["actions"]
    assert set(picture["actions"]) <= set(match.legal(picture["seat"]))
    shown = {zone for spot in picture["zones"] for zone in [spot.split("/")[0]]}
    assert shown <= {zone.name for zone in game.zones}
    assert set(picture["zones"].values()) <= {"top", "all"}


@pytest.mark.parametrize("game_id", game_ids())
@pytest.mark.parametrize("language", languages())
def test_everything_in_help_has_words(game_id: str, language: str) -> None:
    game = get_game(game_id)
    told = game.help()
    texts = Texts(language, game_id)
    for key in ("help-win", "help-turn", *(f"picture-{picture['key']}" for picture in told["pictures"])):
        assert texts.say(key)
    faces = dict(zip(game.cards.texts, game.faces(), strict=True))
    for card, key in told["special"].items():
        assert texts.say(f"special-{key}", index=faces[card].index, coins=faces[card].coins)


@pytest.mark.parametrize("game_id", game_ids())
def test_a_picture_shows_what_its_seat_sees(game_id: str) -> None:
    for picture in json.loads(msgspec.json.encode(help_of(get_game(game_id)).pictures)):
        view = picture["view"]
        others = [zone for zone in view["zones"] if zone["zone"] == "hand" and zone["seat"] != view["viewer"]]
        assert not any("cards" in zone for zone in others)
        assert view["legal"]


@pytest.mark.parametrize("language", languages())
def test_help_says_what_the_cards_of_solo_count(language: str) -> None:
    game = get_game("solo")
    counts = [game.counts[card] for card in game.help()["special"]]
    said = Texts(language, "solo").say("help-win")
    assert str(min(counts)) in said
    assert str(max(counts)) in said


STAGED = [game for game in game_ids() if get_game(game).stages()]


@pytest.mark.parametrize("game_id", STAGED)
@pytest.mark.parametrize("language", languages())
def test_the_stages_of_help_have_words(game_id: str, language: str) -> None:
    stages = get_game(game_id).stages()
    assert stages is not None
    texts = Texts(language, game_id)
    assert texts.say("help-stages")
    said = {
        texts.say(stages["key"], n=n, parts=", ".join(texts.say(part["key"], **part["args"]) for part in parts))
        for by in stages["by"].values()
        for n, parts in enumerate(by, 1)
    }
    assert len(said) == sum(len(by) for by in stages["by"].values())


def test_the_stages_of_help_are_those_that_are_played() -> None:
    game = get_game("level_8")
    stages = game.stages()
    assert stages is not None
    for sheet, by in stages["by"].items():
        for level, parts in enumerate(by, 1):
            options = {**game.options().to_json(), stages["option"]: sheet}
            start = {
                "players": 2,
                "options": options,
                "zones": {"hand": [["R1"], ["R2"]]},
                "facts": {"levels": [level, 1]},
            }
            asked = Match.from_position(game, start).view(0).facts["levels_ask_for"]
            assert asked[0] == [{"shape": part["args"]["shape"], "size": part["args"]["n"]} for part in parts]  # type: ignore[index]
