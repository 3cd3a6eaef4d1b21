"""The games over HTTP: the shelf, and what a client needs to show and play any of them: declaration, texts, rules."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from dataclasses import asdict
from functools import lru_cache
from hashlib import sha256
from typing import Final, Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from quintet.bots.named import names_for
from quintet.core.errors import UnknownGame
from quintet.core.game import Game, Stages
from quintet.core.match import Match
from quintet.core.options import Kind
from quintet.games import all_games, get_game
from quintet.server.http.answers import encodings_in, problem
from quintet.server.http.context import Context, Offers
from quintet.server.thinking.replay import ViewPart
from quintet.texts import ENGLISH, read_rules, read_texts

_ASK_FIRST: Final = "private, no-cache"  # kept with its tag: a client that was updated must not read an old declaration
JSON: Final = "application/json"
_ALL: Final = Offers()


class OptionShown(msgspec.Struct, frozen=True):
    """An option of a game, for a form. The texts are found under `option-NAME`."""

    name: str
    default: bool | int | str
    is_flag: bool
    choices: list[str]
    low: int
    high: int


class GameShown(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    rules_version: int
    min_players: int
    max_players: int
    minutes: list[int] | None  # how long a match usually takes: from, to
    usual_bots: int  # at a table that one person plays at once
    first_bots: int  # in the short match after the lesson
    options: list[OptionShown]
    presets: dict[str, dict[str, bool | int | str]]
    has_lesson: bool
    has_pad: bool  # whether the score pad counts it
    lengths: dict[str, dict[str, bool | int | str]]  # of a short, normal and long match, where options decide it
    own_bots: list[str] = []  # of this server, beside the levels


class ZoneDeclared(msgspec.Struct, frozen=True):
    """A kind of place. Each seat has `piles` of it, or, if `shared`, the table has. Its text is `zone-NAME`."""

    name: str
    sight: Literal["nobody", "owner", "top", "everybody"]
    piles: int
    shared: bool
    ordered: bool  # else a set of cards


class SlotDeclared(msgspec.Struct, frozen=True):
    """A blank in the text of an action: how its values are shown, and their words from 0 on."""

    kind: str  # seat, pile, colour, end, number or call
    words: list[str]


class VerbDeclared(msgspec.Struct, frozen=True):
    """A kind of action: how its text is read, and what it does on the table. Its label is `do-VERB`."""

    verb: str
    text: str
    slots: dict[str, SlotDeclared]
    needs: dict[str, list[str]]  # by optional slot, the cards with which it always has a value
    sources: list[str]  # the spot that is touched; of several, the first that holds a card
    target: str  # the spot that it goes to, or ""
    card: str  # the card, where the text names none
    excludes: list[str]  # the cards that it is never done with, where the text names one
    choice: list[str]  # slots that are chosen besides the card and its target
    ends_turn: bool
    out_of_turn: bool
    is_step: bool  # of a compound move, which is sent whole
    races: bool


class FaceDeclared(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is printed on a card."""

    colour: str = ""  # the name of its colour, if it has one
    tint: str = ""  # what a card without a colour is painted in: a colour's name, or `all`
    index: str = ""  # the number or the letters in its corner, if not only a sign is there
    sign: str = ""  # the name of its picture: a client that has none shows what is written
    coins: int = 0  # that are printed on it
    written: str = ""  # what stands for it in a line of text, beside its colour, if not the index
    rank: int = 0  # its place in a hand that is sorted by number
    name: str = ""  # the key of what it is called, told `$index` and `$coins`, if not its index


class GameDeclared(msgspec.Struct, frozen=True):
    """What a table needs to know of a game: its cards, places and actions."""

    id: str
    cards: list[str]
    faces: list[FaceDeclared]  # of the cards, in their order
    counts: dict[str, int]  # by card: the points of one that is left at the end of a round, where cards left count
    zones: list[ZoneDeclared]
    actions: list[VerbDeclared]
    languages: list[str]  # that it has texts in


class PictureShown(msgspec.Struct, frozen=True):
    """A moment of a match, to be drawn. The words are found under `picture-KEY`."""

    key: str
    zones: dict[str, str]  # what is drawn: a spot, or a zone of the viewer or of the table; of each `top` or `all`
    actions: list[str]  # what shines
    view: ViewPart  # the whole of it


class HelpShown(msgspec.Struct, frozen=True):
    """What help shows of a game."""

    pictures: list[PictureShown]
    special: dict[str, str]  # by card: what it does is found under `special-KEY`
    rare: list[str]  # those of them that only options bring into the game
    stages: Stages | None = None  # all that is played for, where that comes in stages


# ------------------------------------------------------------ the routes
async def games(request: Request, context: Context, player: str) -> Response:
    """The games with their options and presets, in the order of the shelf."""
    return await asyncio.to_thread(lambda: packed(request, _shelf(context.offers), JSON))


async def declare_game(request: Request, context: Context, player: str) -> Response:
    """What a table needs to know of a game: its cards, places and actions."""
    return await answer_of(request, lambda game: tagged(request, _declaration(game.id), JSON))


async def game_help(request: Request, context: Context, player: str) -> Response:
    """Moments of a game that help pictures, and its special cards."""
    return await answer_of(request, lambda game: tagged(request, _help(game.id), JSON))


async def game_texts(request: Request, context: Context, player: str) -> Response:
    """The sentences of a game as a Fluent file; in English if it has none in that language."""
    return await answer_of(request, lambda game: _text(request, game, read_texts, "text/plain"))


async def game_rules(request: Request, context: Context, player: str) -> Response:
    """The rules of a game as Markdown; in English if it has none in that language."""
    return await answer_of(request, lambda game: _text(request, game, read_rules, "text/markdown"))


async def answer_of(request: Request, answer: Callable[[Game], Response]) -> Response:
    """The answer about the game of a request's path, worked out in a thread: no table waits for it."""
    try:
        game = get_game(request.path_params["game"])
    except UnknownGame:
        return problem("no-such-thing", "there is no such game", 404)
    return await asyncio.to_thread(answer, game)


def _text(request: Request, game: Game, read: Callable[[str, str], str], media: str) -> Response:
    wanted = request.path_params["language"]
    language = wanted if wanted in languages_of(game) else ENGLISH
    response = tagged(request, read(language, game.id).encode(), media)
    response.headers["content-language"] = language
    return response


def tagged(request: Request, body: bytes, media: str) -> Response:
    """The body, compressed for a client that likes it, or 304 for one that has it already."""
    likes_gzip = "gzip" in encodings_in(request.headers)
    tag = f'"{sha256(body).hexdigest()[:20]}{"-gzip" if likes_gzip else ""}"'
    headers = {"cache-control": _ASK_FIRST, "vary": "accept-encoding", "etag": tag}
    if tag in request.headers.get("if-none-match", ""):
        return Response(None, 304, headers)
    response = packed(request, body, media)
    response.headers.update(headers)
    return response


def packed(request: Request, body: bytes, media: str) -> Response:
    """The body, compressed for a client that likes it.

    It is the same for everybody: what is compressed tells nothing of what a client may know.
    """
    headers = {"vary": "accept-encoding"}
    if "gzip" in encodings_in(request.headers):
        return Response(_compressed(body), 200, {**headers, "content-encoding": "gzip"}, media)
    return Response(body, 200, headers, media)


@lru_cache
def _compressed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)


# ------------------------------------------------------------ what they show
@lru_cache
def _shelf(offers: Offers) -> bytes:
    return msgspec.json.encode([game_shown(game, offers) for game in all_games()])


def game_shown(game: Game, offers: Offers = _ALL) -> GameShown:
    """A game as the shelf of a server with these offers shows it."""
    defaults = game.options()
    return GameShown(
        id=game.id,
        title=game.title,
        rules_version=game.rules_version,
        min_players=game.min_players,
        max_players=game.max_players,
        minutes=None if game.minutes is None else list(game.minutes),
        usual_bots=game.usual_bots,
        first_bots=game.first_bots,
        options=[_option_shown(name, getattr(defaults, name), kind) for name, kind in game.options.kinds().items()],
        presets={name: options.to_json() for name, options in game.presets.items()},
        has_lesson=offers.has_lessons and bool(game.lesson()),
        has_pad=offers.has_pad and game.scoring() is not None,
        lengths={name: options.to_json() for name, options in game.lengths.items()},
        own_bots=names_for(game),
    )


def _option_shown(name: str, default: bool | int | str, kind: Kind) -> OptionShown:
    return OptionShown(name, default, kind.is_flag, list(kind.choices), kind.low, kind.high)


@lru_cache
def _declaration(game_id: str) -> bytes:
    return msgspec.json.encode(declaration_of(get_game(game_id)))


def declaration_of(game: Game) -> GameDeclared:
    """A game's cards, places and actions as clients get them."""
    return GameDeclared(
        id=game.id,
        cards=list(game.cards.texts),
        faces=[FaceDeclared(**asdict(face)) for face in game.faces()],
        counts=dict(game.counts),
        zones=[ZoneDeclared(zone.name, zone.sight.value, zone.piles, zone.shared, zone.ordered) for zone in game.zones],
        actions=msgspec.convert(game.actions.to_json(), list[VerbDeclared]),
        languages=languages_of(game),
    )


@lru_cache
def _help(game_id: str) -> bytes:
    return msgspec.json.encode(help_of(get_game(game_id)))


def help_of(game: Game) -> HelpShown:
    """What help shows of a game, its moments as the view of their seat."""
    told = game.help()
    pictures = [
        PictureShown(
            picture["key"],
            picture["zones"],
            picture["actions"],
            msgspec.convert(Match.from_position(game, picture["position"]).view(picture["seat"]).to_json(), ViewPart),
        )
        for picture in told["pictures"]
    ]
    usual = {game.cards.texts[kind] for kind in game.deck(game.options(), game.min_players)}
    return HelpShown(pictures, told["special"], [card for card in told["special"] if card not in usual], game.stages())


def languages_of(game: Game) -> list[str]:
    """The languages that a game has texts in."""
    folder = game.texts()
    names = [place.name for place in folder.iterdir()] if folder.is_dir() else []
    return sorted(name.removesuffix(".ftl") for name in names if name.endswith(".ftl"))
