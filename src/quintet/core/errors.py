"""The errors that wrong input raises. Whenever one of these is raised, the match is unchanged."""

from __future__ import annotations

_MOST_SHOWN = 80


def shown(value: object) -> str:
    """A wrong value as text, short enough for the sentence of an error."""
    try:
        text = repr(value)
    except (ValueError, RecursionError):  # a number with too many digits, or lists nested too deep
        text = "a value too large to show"
    return text if len(text) <= _MOST_SHOWN else f"{text[:_MOST_SHOWN]}…"


class QuintetError(ValueError):
    """Base of all errors of the package: catch this one to catch them all."""


class UnknownGame(QuintetError):
    """There is no game of that name."""


class BadOptions(QuintetError):
    """An option that does not exist, a value it does not take, or a combination that cannot be played."""


class BadNotation(QuintetError):
    """A text that is no card or action of the game."""


class BadSeat(QuintetError):
    """A seat number outside the match."""


class MatchOver(QuintetError):
    """An action after the end of the match."""


class IllegalAction(QuintetError):
    """An action that the rules do not allow now; `key` names the reason for translation."""

    def __init__(self, message: str, key: str) -> None:
        super().__init__(message)
        self.key = key


class NotYourTurn(IllegalAction):
    """An illegal action by a seat that may not act now."""


class OutOfDate(QuintetError):
    """Something was prepared for a match that has moved on since."""


class BadPosition(QuintetError):
    """A position that cannot be set up."""


class BadRecord(QuintetError):
    """A record that cannot be read or does not replay."""
