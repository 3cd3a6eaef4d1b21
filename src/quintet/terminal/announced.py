"""What the host has done to a table or to the viewer, in words; the page's `options.ts` says the changes alike."""

from __future__ import annotations

from typing import Any, Final

from quintet.terminal.speech import Speech

_DAY: Final = 86400
_NAMES: Final = {
    "game": "game-of-table",
    "n_seats": "n-seats",
    "clock": "clock",
    "tempo": "tempo",
    "report_seconds": "report-seconds",
    "has_hints": "allow-hints",
    "has_chat": "allow-chat",
    "has_watchers_chat": "allow-watchers-chat",
    "watching": "allow-watching",
    "shows_all_after": "shows-all-after",
    "stand_in": "bot-for-absent",
    "is_listed": "is-listed",
}


def announced(told: dict[str, Any], speech: Speech) -> str:
    """A telling that is `changed` or `cleared`."""
    say = speech.say
    if told["tell"] == "cleared":
        return say("problem-taken-off-this-table" if told["is_ban"] else "seat-freed")
    by = say("changed-by", player=told["name"]) if told["name"] else say("changed-by-host")
    return f"{by} {'; '.join(_change(change, speech) for change in told['changes'])}"


def _change(change: dict[str, Any], speech: Speech) -> str:
    name = change["name"]
    key = _NAMES.get(name, f"option-{name}")
    what = speech.say(key) if speech.texts.has(key) else name
    before, after = (_value(name, change[when], speech) for when in ("before", "after"))
    return speech.say("changed-is", what=what, before=before, after=after)


def _value(name: str, value: Any, speech: Speech) -> str:
    say = speech.say
    if name == "clock":
        return say("clock-days", n=value // _DAY) if value >= _DAY else say("clock-seconds", n=value)
    if name == "tempo":
        return say("tempo-is", n=value)
    if name == "report_seconds":
        return say("report-seconds-are", n=value)
    if name == "watching":
        return say("yes" if value == "anybody" else "no")
    if name == "stand_in":
        return say(f"level-{value}")
    return speech.choice({"name": name}, value)
