"""The sentences of the table, in the reader's language. The engine gives out keys, Fluent files hold the words.

    texts = Texts("en", "solo")
    texts.say("refusal-that-card-does-not-fit")

`locales/LANGUAGE/frame.ftl` has what all games share, `locales/LANGUAGE/GAME.ftl` what is the game's own; a game may
say a thing of the frame in its own way. What a language lacks is said in English.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from quintet.core.errors import QuintetError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

ENGLISH = "en"


@cache
def languages() -> list[str]:
    """The languages that there are texts in, by their codes: one a folder."""
    folders = [place for place in files("quintet").joinpath("locales").iterdir() if place.is_dir()]
    return sorted(place.name for place in folders if place.joinpath("frame.ftl").is_file())


def closest_language(tag: str) -> str | None:
    """The language of a tag or locale such as nl, de-AT or de_CH.UTF-8, None if there are no texts in it."""
    code = re.split(r"[^a-z]", tag.strip().casefold(), maxsplit=1)[0]
    return code if code in languages() else None


class MissingText(QuintetError):
    """A key without a sentence, or a sentence that asks for what it is not told."""


class Texts:
    """All sentences of one game (or, without a game, of the frame) in one language."""

    def __init__(self, language: str = ENGLISH, game_id: str | None = None) -> None:
        self.language = language
        self.game_id = game_id
        self._bundles = [_bundle(tongue, game_id) for tongue in dict.fromkeys((language, ENGLISH))]

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, **args: str | int) -> str:
        """The sentence of a key; ints choose plurals and are written in the language's way."""
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            pattern = bundle.get_message(key).value
            if pattern is not None:
                sentence, errors = bundle.format_pattern(pattern, args)
                if errors:
                    raise MissingText(f"the text of {key!r} cannot be said: {errors[0]}")
                return str(sentence)
        raise MissingText(f"there is no text for {key!r}" + (f" in {self.game_id}" if self.game_id else ""))

    def form(self, key: str, form: str) -> str | None:
        """A form that a text takes within sentences: its attribute in the Fluent file, None if it needs none."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).attributes.get(form)
                return None if pattern is None else str(bundle.format_pattern(pattern)[0])
        return None

    def rules(self) -> str:
        """The rules of the game, or what holds for all games, as Markdown."""
        name = self.game_id or "all"
        for language in (self.language, ENGLISH):
            if text := _read(language, f"rules/{name}.md"):
                return text
        raise MissingText(f"there are no rules of {name!r}")


@cache
def _bundle(language: str, game_id: str | None) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # late: it is slow to load, and the server says nothing
    from fluent.syntax.ast import Junk

    bundle = FluentBundle([language], use_isolating=False)
    for name in (game_id, "frame"):  # whoever comes first has the say
        if name is not None:
            resource = FluentResource(_read(language, f"{name}.ftl"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise MissingText(f"{language}/{name}.ftl cannot be read here: {(entry.content or '').strip()!r}")
            bundle.add_resource(resource)
    return bundle


def _read(language: str, path: str) -> str:
    """A file of a language, "" if the language has none."""
    place = files("quintet").joinpath("locales", language, *path.split("/"))
    return place.read_text(encoding="utf-8") if place.is_file() else ""
