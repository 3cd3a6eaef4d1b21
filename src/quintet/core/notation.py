"""Text for cards and actions. Ints inside, text outside: every int has one text and every text at most one int."""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches

from mypy_extensions import mypyc_attr

from quintet.core.errors import BadNotation, shown

_LONGEST_MISSPELT = 80  # the search for similar words takes longer the longer a text is

HIDDEN = "??"
"""The text of a card that the viewer may not see."""


@mypyc_attr(allow_interpreted_subclasses=True)  # a game's actions are some
class Words:
    """A closed vocabulary: the texts of the ints 0, 1, 2, … of one subject (the cards or the actions of a game)."""

    def __init__(self, subject: str, texts: Iterable[str]) -> None:
        self.subject = subject
        self._one = f"an {subject}" if subject[0] in "aeiou" else f"a {subject}"
        self.texts = tuple(texts)
        self._numbers = {self._fold(text): number for number, text in enumerate(self.texts)}
        self._exact = {text: number for number, text in enumerate(self.texts)}  # most texts come as they are given out
        if len(self._numbers) != len(self.texts):
            raise ValueError(f"two {subject}s share a text")

    def __len__(self) -> int:
        return len(self.texts)

    @staticmethod
    def _fold(text: str) -> str:
        return " ".join(text.split()).casefold()

    def format(self, number: int) -> str:
        if not 0 <= number < len(self.texts):
            raise BadNotation(f"expected {self._one} from 0 to {len(self.texts) - 1}, got {number}")
        return self.texts[number]

    def format_all(self, numbers: Iterable[int]) -> list[str]:
        texts = self.texts
        n = len(texts)
        return [texts[number] if 0 <= number < n else self.format(number) for number in numbers]

    def find(self, text: str) -> int | None:
        """The int of a text, None if it is no such text: for callers who need no explanation."""
        number = self._exact.get(text)
        return self._numbers.get(self._fold(text)) if number is None else number

    def parse(self, text: object) -> int:
        """The int of a text; case and repeated blanks do not matter."""
        if not isinstance(text, str):
            raise BadNotation(f"expected {self._one} as text, got {shown(text)}")
        number = self._numbers.get(self._fold(text))
        if number is None:
            near = get_close_matches(self._fold(text), self._numbers, n=3) if len(text) <= _LONGEST_MISSPELT else []
            hint = "did you mean " if near else "for example "
            like = [self.texts[self._numbers[word]] for word in near] or self.texts[:3]
            raise BadNotation(f"unknown {self.subject} {shown(text)}: {hint}{', '.join(map(repr, like))}?")
        return number

    def parse_all(self, texts: object) -> list[int]:
        if not isinstance(texts, (list, tuple)):
            raise BadNotation(f"expected a list of {self.subject}s, got {shown(texts)}")
        return [self.parse(text) for text in texts]
