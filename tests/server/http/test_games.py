"""The games over HTTP: the shelf, and what a client gets to show and play any of them."""

from __future__ import annotations

import httpx
import msgspec
import pytest

from quintet.core.faces import Face
from quintet.core.game import Game
from quintet.games import all_games
from quintet.texts import Texts, languages, read_texts
from tests.server.running import PATIENCE, RunningServer

each_game = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def get(server: RunningServer, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.url + path, headers=headers, timeout=PATIENCE)


def test_the_games_are_in_the_order_of_the_shelf(server: RunningServer) -> None:
    shown = get(server, "/api/games").json()
    assert [(game["id"], game["title"]) for game in shown] == [(game.id, game.title) for game in all_games()]


@each_game
def test_a_game_declares_its_cards_places_and_actions(server: RunningServer, game: Game) -> None:
    declared = get(server, f"/api/games/{game.id}").json()
    assert declared["id"] == game.id
    assert declared["cards"] == list(game.cards.texts)
    assert msgspec.convert(declared["faces"], list[Face]) == game.faces()
    assert declared["actions"] == game.actions.to_json()
    assert [(zone["name"], zone["sight"], zone["piles"]) for zone in declared["zones"]] == [
        (zone.name, zone.sight.value, zone.piles) for zone in game.zones
    ]
    assert declared["languages"] == languages()


@each_game
@pytest.mark.parametrize("language", languages())
def test_a_game_gives_its_texts_and_rules(server: RunningServer, game: Game, language: str) -> None:
    texts = get(server, f"/api/games/{game.id}/texts/{language}")
    assert (texts.text, texts.headers["content-language"]) == (read_texts(language, game.id), language)
    rules = get(server, f"/api/games/{game.id}/rules/{language}")
    assert (rules.text, rules.headers["content-language"]) == (Texts(language, game.id).rules(), language)
    assert rules.headers["content-type"].startswith("text/markdown; charset=utf-8")


@pytest.mark.parametrize("language", ["xx", "EN", "en.ftl", "0", "..%5Cen"])
def test_a_language_that_does_not_exist_is_english(server: RunningServer, language: str) -> None:
    answer = get(server, f"/api/games/solo/texts/{language}")
    assert (answer.text, answer.headers["content-language"]) == (read_texts("en", "solo"), "en")


@pytest.mark.parametrize("path", ["", "/solo", "/solo/texts/en"])
def test_who_likes_it_gets_the_same_compressed(server: RunningServer, path: str) -> None:
    small = get(server, f"/api/games{path}", **{"accept-encoding": "br, gzip;q=0.8"})
    plain = get(server, f"/api/games{path}", **{"accept-encoding": "identity"})
    assert (small.headers["content-encoding"], plain.headers.get("content-encoding")) == ("gzip", None)
    assert small.content == plain.content
    assert int(small.headers["content-length"]) < len(plain.content) / 2
    assert small.headers["vary"] == plain.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize("path", ["", "/texts/en", "/rules/en"])
def test_there_is_no_such_game(server: RunningServer, path: str) -> None:
    answer = get(server, f"/api/games/whist{path}")
    assert (answer.status_code, answer.json()["code"]) == (404, "no-such-thing")


@pytest.mark.parametrize("path", ["/api/games/solo", "/api/games/solo/texts/de", "/api/games/solo/rules/de"])
def test_what_a_client_has_is_not_sent_again(server: RunningServer, path: str) -> None:
    first = get(server, path)
    assert first.headers["cache-control"] == "private, no-cache"
    again = get(server, path, **{"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
    assert get(server, path, **{"if-none-match": '"other"'}).status_code == 200
    tags = {get(server, path, **{"accept-encoding": way}).headers["etag"] for way in ("gzip", "identity")}
    assert len(tags) == 2  # what is compressed is another thing


def test_help_tells_which_special_cards_only_options_bring(server: RunningServer) -> None:
    """The end of a lesson shows those alone that the next match can have."""
    assert get(server, "/api/games/level_8/help").json()["rare"] == ["J6-10", "TAKE", "SWAP", "KEEP"]
    assert get(server, "/api/games/solo/help").json()["rare"] == []
