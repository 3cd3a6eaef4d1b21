"""Words: every number has one text, and any other text is refused in one sentence."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quintet import get_game
from quintet.core.errors import BadNotation
from quintet.core.notation import Words
from tests.core.junk import JSON

SOLO = get_game("solo")
FRUIT = Words("fruit", ["apple", "pear", "red apple"])


def test_texts_and_numbers() -> None:
    assert len(FRUIT) == 3
    assert [FRUIT.parse(text) for text in ("apple", "  Red   APPLE ", "pear")] == [0, 2, 1]
    assert FRUIT.format_all([2, 0]) == ["red apple", "apple"]
    assert FRUIT.parse_all(("pear", "apple")) == [1, 0]


def test_two_numbers_cannot_share_a_text() -> None:
    with pytest.raises(ValueError, match="two fruits share a text"):
        Words("fruit", ["apple", " APPLE"])


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("aple", r"^unknown fruit 'aple': did you mean 'apple', 'red apple'\?$"),
        ("xyz", r"^unknown fruit 'xyz': for example 'apple', 'pear', 'red apple'\?$"),
        ("", r"^unknown fruit '': for example"),
        (None, "^expected a fruit as text, got None$"),
        (0, "^expected a fruit as text, got 0$"),
        (["apple"], r"^expected a fruit as text, got \['apple'\]$"),
    ],
)
def test_an_unknown_text_is_refused(text: object, sentence: str) -> None:
    with pytest.raises(BadNotation, match=sentence):
        FRUIT.parse(text)


@pytest.mark.parametrize("texts", ["apple", None, 3, {"apple": 1}])
def test_only_a_list_is_taken_for_a_list(texts: object) -> None:
    with pytest.raises(BadNotation, match=r"^expected a list of fruits, got "):
        FRUIT.parse_all(texts)


@pytest.mark.parametrize("number", [-1, 3])
def test_other_numbers_have_no_text(number: int) -> None:
    """Least of all -1, which stands for nothing."""
    with pytest.raises(BadNotation, match=f"^expected a fruit from 0 to 2, got {number}$"):
        FRUIT.format(number)
    with pytest.raises(BadNotation):
        FRUIT.format_all([0, number])


def test_a_sentence_stays_short() -> None:
    """Whatever came: a megabyte of text, a number of thousands of digits, lists within lists."""
    deep: list[object] = []
    for _ in range(100_000):
        deep = [deep]
    for junk in ("x" * 1_000_000, 10**5000, deep):
        with pytest.raises(BadNotation) as error:
            SOLO.actions.parse(junk)
        assert len(str(error.value)) < 300
    while deep:  # taken apart step by step, for the interpreter would recurse as deep
        deep = deep.pop()  # type: ignore[assignment]


@given(JSON | st.binary())
def test_junk_is_refused_or_known(junk: object) -> None:
    for words in (SOLO.cards, SOLO.actions):
        try:
            number = words.parse(junk)
        except BadNotation:
            continue
        assert isinstance(junk, str)
        assert words.format(number).casefold() == " ".join(junk.split()).casefold()
