"""Lines in and out: a number that may have been meant for an older list, and words that are not broken."""

from __future__ import annotations

import os
import sys

import pytest

from quintet.terminal.lines import tell
from quintet.terminal.listed import Listed


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def test_a_number_that_says_something_else_than_just_now_is_in_doubt(clock: Clock) -> None:
    listed = Listed(clock)
    assert not listed.show(["throw in blue 2"])
    assert not listed.is_doubtful(1)
    clock.now += 1
    assert listed.show(["draw a card", "lay red 5"])
    assert listed.is_doubtful(1)
    assert not listed.is_doubtful(2)  # only the new list has it
    clock.now += 60
    assert not listed.is_doubtful(1)


def test_a_list_two_before_is_not_forgotten_either(clock: Clock) -> None:
    listed = Listed(clock)
    listed.show(["throw in blue 2"])
    listed.show([])  # somebody else was quicker
    clock.now += 1
    assert not listed.show(["draw a card"])
    assert listed.is_doubtful(1)


def test_what_says_the_same_or_was_answered_is_in_no_doubt(clock: Clock) -> None:
    listed = Listed(clock)
    listed.show(["lay red 5", "draw a card"])
    listed.show(["lay red 5", "pass"])
    assert not listed.is_doubtful(1)
    assert listed.is_doubtful(2)
    listed.forget(is_answered=False)  # it was read once more
    assert not listed.is_doubtful(2)
    listed.forget()
    assert not listed.show(["pass"])
    assert not listed.is_doubtful(1)


def test_a_choice_that_is_gone_is_in_doubt(clock: Clock) -> None:
    listed = Listed(clock)
    listed.show(["throw in blue 2"])
    listed.show([])
    assert listed.is_doubtful(1)


def test_words_are_not_broken_at_the_edge(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(os, "get_terminal_size", lambda _: os.terminal_size((20, 24)))
    monkeypatch.setattr(sys.stdout, "fileno", lambda: 1, raising=False)
    text = "The option well-known takes two cards if somebody notices."
    tell(text)
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) > 2
    assert all(len(line) <= 20 for line in printed)
    assert " ".join(printed) == text
