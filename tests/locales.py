"""The files of the languages, taken apart: what keys, variables and rules they hold."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax.ast import (
    Identifier,
    Junk,
    Message,
    MessageReference,
    NumberLiteral,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from quintet.games import game_ids, get_game

LOCALES = Path(str(files("quintet"))) / "locales"
LANGUAGES = sorted(path.name for path in LOCALES.iterdir() if path.is_dir())
ENGLISH = "en"
OTHERS = [language for language in LANGUAGES if language != ENGLISH]
FRAME = sorted(path.stem for path in (LOCALES / ENGLISH).glob("*.ftl"))  # what all games share
ALL = "all"  # the rules that hold for all games
SENTENCES = [*FRAME, *game_ids()]
RULES = [ALL, *game_ids()]


def ftl(language: str, name: str) -> Path:
    """The sentences of the frame, the page or a game."""
    return LOCALES / language / f"{name}.ftl" if name in FRAME else _of_game(name, f"{language}.ftl")


def md(language: str, name: str) -> Path:
    """The rules of a game, or those of all games."""
    return LOCALES / language / "rules.md" if name == ALL else _of_game(name, f"{language}.md")


def _of_game(game_id: str, name: str) -> Path:
    return Path(str(get_game(game_id).texts())) / name


@cache
def messages(path: Path) -> list[Message]:
    resource = FluentResource(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, Junk)]
    return [entry for entry in resource.body if isinstance(entry, Message)]


def keys(path: Path) -> list[str]:
    return [message.id.name for message in messages(path)]


def patterns(path: Path) -> dict[str, str]:
    """The texts as they stand in a file, by key."""
    return {message.id.name: FluentSerializer().serialize_entry(message) for message in messages(path)}


# ---------------------------------------------------------------- what a text is made of
class _Parts(Visitor):
    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.variables: set[str] = set()
        self.choices: list[tuple[str, set[str]]] = []  # the variable that decides, and its variants
        self.words: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: TextElement) -> None:
        self.words.append(node.value)

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        if isinstance(node.selector, VariableReference):
            found = {_variant(variant.key) for variant in node.variants if not variant.default}
            self.choices.append((node.selector.id.name, found))
        self.generic_visit(node)


def _variant(key: Identifier | NumberLiteral) -> str:
    return str(key.name if isinstance(key, Identifier) else key.value)


def parts(message: Message) -> _Parts:
    """The parts of a text itself; its attributes are forms of it, not a part."""
    found = _Parts()
    if message.value is not None:
        found.visit(message.value)
    return found


def references(path: Path) -> set[str]:
    """Keys that other texts of the file are made of."""
    return {key for message in messages(path) for key in parts(message).messages}


def variables(language: str, name: str, key: str) -> set[str]:
    """The variables of a text itself and of the texts that it is made of."""
    texts = {message.id.name: message for file in ("frame", name) for message in messages(ftl(language, file))}
    found: set[str] = set()
    left, done = {key}, set[str]()
    while left:
        done.add(one := left.pop())
        of = parts(texts[one])
        found |= of.variables
        left |= of.messages - done
    return found


# ---------------------------------------------------------------- rules
@dataclass(frozen=True)
class Rule:
    """A numbered rule as far as every language must say the same."""

    number: str
    rulings: int
    codes: tuple[str, ...]
    numerals: tuple[str, ...]


def page(language: str, name: str) -> str:
    return md(language, name).read_text(encoding="utf-8")


def outline(text: str) -> list[str]:
    """The headings by their levels, list items and table rows of a page, in order, without their words."""
    found = re.findall(r"^(#+|- |\|)", text, re.MULTILINE)
    return [mark.strip() for mark in found]


def rules(text: str) -> list[Rule]:
    found = []
    for item in re.split(r"^(?=- \*\*|#)", text, flags=re.MULTILINE):
        if start := re.match(r"- \*\*([A-Z0-9]+-\d+[a-z]?)\b", item):
            rest = item[start.end() :]
            codes = sorted(set(re.findall(r"`[^`]+`", rest)))
            numerals = sorted(set(re.findall(r"\d+", re.sub(r"`[^`]+`", "", rest))) - {"1"})  # one and first are words
            found.append(Rule(start[1], rest.count("[ruling]"), tuple(codes), tuple(numerals)))
    return found
