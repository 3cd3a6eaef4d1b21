"""The sentences of the table, in the reader's language. The engine gives out keys, Fluent files hold the words.

    texts = Texts("en", "solo")
    texts.say("refusal-that-card-does-not-fit")

`locales/LANGUAGE/frame.ftl` has what all games share; a game's own texts are in its folder, in
`texts/LANGUAGE.ftl`. A game may replace a text of the frame. A text that a language lacks is said in English. A game
without any texts is spoken of by its own names: `zone-draw` is "draw".
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import zip_longest
from typing import TYPE_CHECKING

from quintet.core.errors import QuintetError
from quintet.games import get_game

if TYPE_CHECKING:
    from fluent.runtime.resolver import Message, Pattern

ENGLISH = "en"
_FRAME = "frame"
_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
_KIND = re.compile(r"^(zone|option|preset|prompt|refusal)-")


@cache
def languages() -> list[str]:
    """The codes of the languages that have texts, one per folder."""
    folders = [place for place in _locales().iterdir() if place.is_dir()]
    return sorted(place.name for place in folders if place.joinpath(f"{_FRAME}.ftl").is_file())


def closest_language(tag: str) -> str | None:
    """The language of a tag or locale such as nl, de-AT or de_CH.UTF-8, None if there are no texts in it."""
    code = re.split(r"[^a-z]", tag.strip().casefold(), maxsplit=1)[0]
    return code if code in languages() else None


class MissingText(QuintetError):
    """A key without a sentence, or a sentence that lacks one of its arguments."""


class Texts:
    """All sentences of one game (or, without a game, of the frame) in one language.

    `parts` are other files of `locales/LANGUAGE`, by name: those before `frame` come before the frame's texts.
    """

    def __init__(self, language: str = ENGLISH, game_id: str | None = None, parts: tuple[str, ...] = (_FRAME,)) -> None:
        self.language = language
        self.game_id = game_id
        self._bundles = [_bundle(tongue, game_id, parts) for tongue in dict.fromkeys((language, ENGLISH))]

    def has(self, key: str) -> bool:
        return any(bundle.has(key) for bundle in self._bundles)

    def say(self, key: str, **args: str | int) -> str:
        """The sentence of a key; ints choose plurals and are written in the language's way."""
        for bundle in self._bundles:
            if not bundle.has(key):
                continue
            pattern = bundle.message(key).value
            if pattern is not None:
                sentence, errors = bundle.format(pattern, args)
                if errors:
                    raise MissingText(f"the text of {key!r} cannot be said: {errors[0]}")
                return sentence
        if self.game_id and not read_texts(ENGLISH, self.game_id):
            return _KIND.sub("", key).replace("-", " ")  # of a game without texts: the name by itself
        raise MissingText(f"there is no text for {key!r}" + (f" in {self.game_id}" if self.game_id else ""))

    def form(self, key: str, form: str, **args: str) -> str | None:
        """A form that a text takes within sentences: its attribute in the Fluent file, None if it needs none."""
        for bundle in self._bundles:
            if bundle.has(key):
                pattern = bundle.message(key).attributes.get(form)
                return None if pattern is None else bundle.format(pattern, args)[0]
        return None

    def rules(self) -> str:
        """The rules of the game, or what holds for all games, as Markdown."""
        for language in (self.language, ENGLISH):
            if text := read_rules(language, self.game_id):
                return text
        raise MissingText(f"there are no rules of {self.game_id!r}")

    def tagline(self) -> str:
        """What the game is about: the first paragraph of its rules."""
        paragraphs = [part.strip() for part in self.rules().split("\n\n")]
        return next((" ".join(part.split()) for part in paragraphs if part and not part.startswith("#")), "")


class _Bundle:
    """The texts of one language. Each is parsed when it is first said: to parse all takes longer than the rest of a
    start."""

    def __init__(self, language: str, sources: list[tuple[str, str]]) -> None:
        from fluent.runtime import FluentBundle  # late: slow to load, and the server needs none of it

        self._language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._unread: dict[str, tuple[str, str]] = {}  # by key, the name of its file and its text
        for name, text in sources:
            starts = list(_ENTRY.finditer(text))
            for start, end in zip_longest(starts, (after.start() for after in starts[1:])):
                self._unread.setdefault(start[1], (name, text[start.start() : end]))  # the first text of a key counts
        self._keys = frozenset(key for key in self._unread if not key.startswith("-"))

    def has(self, key: str) -> bool:
        return key in self._keys

    def message(self, key: str) -> Message:
        self._read(key)
        return self._bundle.get_message(key)

    def format(self, pattern: Pattern, args: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        sentence, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(sentence), errors

    def _read(self, key: str) -> None:
        """Parse a text, and those that it refers to."""
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk

        if key not in self._unread:
            return
        name, text = self._unread.pop(key)
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, Junk):
                where = f"the {self._language} texts of {name}"
                raise MissingText(f"{where} cannot be read here: {(entry.content or '').strip()!r}")
        self._bundle.add_resource(resource)
        for other in _REFERENCE.findall(text):
            self._read(other)


@cache
def _bundle(language: str, game_id: str | None, parts: tuple[str, ...]) -> _Bundle:
    own = [] if game_id is None else [(game_id, read_texts(language, game_id))]
    return _Bundle(language, [*own, *((part, read_part(language, part)) for part in parts)])


def read_texts(language: str, game_id: str | None = None) -> str:
    """The Fluent file of a game, or of the frame, in a language; "" if there is none."""
    if game_id is None:
        return read_part(language, _FRAME)
    return _read(get_game(game_id).texts().joinpath(f"{language}.ftl"))


def read_part(language: str, name: str) -> str:
    """A Fluent file that all games share, in a language; "" if there is none."""
    return _read(_locales().joinpath(language, f"{name}.ftl"))


@cache
def text_keys(game_id: str) -> frozenset[str]:
    """The keys of all texts of a game and of the frame; they are the same in all languages."""
    found = (key for name in (game_id, None) for key in _ENTRY.findall(read_texts(ENGLISH, name)))
    return frozenset(key for key in found if not key.startswith("-"))


def read_rules(language: str, game_id: str | None = None) -> str:
    """The rules of a game, or what holds for all games, in a language; "" if there are none."""
    if game_id is None:
        return _read(_locales().joinpath(language, "rules.md"))
    return _read(get_game(game_id).texts().joinpath(f"{language}.md"))


def _locales() -> Traversable:
    return files("quintet").joinpath("locales")


def _read(place: Traversable) -> str:
    return place.read_text(encoding="utf-8") if place.is_file() else ""
