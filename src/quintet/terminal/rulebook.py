"""The rules of a game as plain sentences: headings and paragraphs, without the marks of the Markdown they stand in.

The window of the screen and the lines read the same book, by the same numbers of its parts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from quintet.terminal.speech import Speech
from quintet.texts import Texts

_ID: Final = re.compile(r" *\(`[^`]*`\)$")  # of the game, behind its title
_RULE: Final = re.compile(r"\*\*([^*\[]+?) *(\[ruling\])?\*\*(:?)")  # its number, and whether it is ours
_RULING: Final = "**[ruling]**"
_CODE: Final = re.compile(r"`([^`]+)`")
_STRONG: Final = re.compile(r"\*+([^*]+)\*+")
_ENDS: Final = (".", "!", "?", ":", "“", "»", "”")


@dataclass(frozen=True)
class Section:
    """A heading, and what stands below it."""

    title: str
    paragraphs: tuple[str, ...]


def book(speech: Speech) -> list[Section]:
    """All that is read of a game: what it is about, the rules, part by part, and what special cards do."""
    texts = speech.texts
    (about, tagline), *others = ((section.title, section.paragraphs) for section in sections(texts))
    short = [
        texts.say("labelled", label=texts.say(title), words=texts.say(key))
        for title, key in (("help-how-to-win", "help-win"), ("help-a-turn", "help-turn"))
        if texts.has(key)
    ]
    parts = [(about, (*tagline, *short)), *others]
    if specials := speech.specials():
        parts.append((texts.say("terminal-specials"), tuple(specials)))
    return [Section(*part) for part in parts]


def sections(texts: Texts) -> list[Section]:
    """The rules of a game, or what holds for all games."""
    words = _Words(texts)
    found: list[tuple[str, list[str]]] = []
    for block in _blocks(texts.rules()):
        if block.startswith("#"):
            found.append((words.plain(_ID.sub("", block.lstrip("# "))), []))
        elif found:
            found[-1][1].append(words.plain(block))
    return [Section(title, tuple(paragraphs)) for title, paragraphs in found]


def _blocks(text: str) -> Iterator[str]:
    """Headings, paragraphs, points of lists and rows of tables, each in one line."""
    block = ""
    for line in [*text.splitlines(), ""]:
        is_new = line.startswith(("#", "- ", "|")) or not line.strip()
        if is_new and block:
            yield block
            block = ""
        row = [cell.strip() for cell in line.strip("|").split("|")] if line.startswith("|") else []
        if any(cell.strip("-:") for cell in row):
            yield "; ".join(row)
        elif not row:
            block = f"{block} {line.removeprefix('- ').strip()}".strip()
            if line.startswith("#"):
                yield block
                block = ""


class _Words:
    """Takes the marks away. Options and their values are told by their names at the table."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._options: list[str] = []  # that were named, the last one first

    def plain(self, block: str) -> str:
        ruling = f"({self._texts.say('our-ruling')})"
        text = block.replace(f"({_RULING}", f"{ruling[:-1]}:").replace(_RULING, ruling).replace(" →", ";")
        text = _RULE.sub(lambda found: self._numbered(found, ruling), text)
        text = _CODE.sub(self._named, text)
        return " ".join(_STRONG.sub(r"\1", text).split())

    @staticmethod
    def _numbered(found: re.Match[str], ruling: str) -> str:
        words = f"{found[1]} {ruling}" if found[2] else found[1]
        return words if words.endswith(_ENDS) else f"{words}:"

    def _named(self, found: re.Match[str]) -> str:
        name = found[1]
        if self._texts.has(f"option-{name}"):
            self._options.insert(0, name)
            return f"“{self._texts.say(f'option-{name}')}”"
        values = (f"option-{option}-{name}" for option in self._options)
        key = next((value for value in values if self._texts.has(value)), "")
        return f"“{self._texts.say(key)}”" if key else name.replace("_", " ")
