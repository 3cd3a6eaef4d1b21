"""Makes what people write fit to be shown to others: one line, no tricks with invisible or turned letters."""

from __future__ import annotations

import unicodedata
from typing import Final

_MOST_MARKS: Final = 3  # accents on one letter; heaps of them grow over the lines above and below

# Letters that show nothing, though Unicode does not count them as controls: fillers, joiners, selectors, a blank, the
# place of an object, a note without a head.
_BLANKS: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\U0001d159"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0x1D173, 0x1D17B), *range(0xE0100, 0xE01F0))))
)


def clean_line(text: str) -> str:
    """The text as one line, without control characters, without letters that show nothing or turn the line round.

    Markup is left as it is: whoever shows the line shows it as text.
    """
    letters: list[str] = []
    n_marks = 0
    for letter in unicodedata.normalize("NFC", text):
        if letter.isspace():
            letters.append(" ")
            n_marks = 0
            continue
        category = unicodedata.category(letter)
        if category[0] == "C" or letter in _BLANKS:
            continue
        n_marks = n_marks + 1 if category[0] == "M" else 0
        is_bare = n_marks > 0 and (not letters or letters[-1] == " ")
        if n_marks <= _MOST_MARKS and not is_bare:
            letters.append(letter)
    return " ".join("".join(letters).split())


def outline(name: str) -> str:
    """What is left of a name if one does not look closely: the same for `Ann`, `ANN` and `Ａｎｎ`."""
    return unicodedata.normalize("NFKC", name).casefold()
