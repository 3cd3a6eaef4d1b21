"""What a session's table looks like now: the scene that the board draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rich.text import Text

from quintet.speak import plain
from quintet.terminal.actions import Thing, View, spot_of
from quintet.terminal.choices import moves_from
from quintet.terminal.lobby import seat_lines
from quintet.terminal.painting import Painter
from quintet.terminal.scene import Button, Scene
from quintet.terminal.session import Session
from quintet.terminal.speech import Speech, top_of

_MOST_SHOWN: Final = 60  # sentences of the log that may be on the screen
_MOST_REMARKS: Final = 3


def scene_of(
    session: Session,
    speech: Speech,
    titles: Mapping[str, str],
    buttons: Sequence[Button],
    *,
    held: Thing | None,
    message: str,
    by_number: bool,
) -> Scene:
    """The scene of a table. `by_number` sorts the hand."""
    table = session.table
    painter = Painter(speech.faces, speech.names)
    view = session.view or _empty_view(table.shown)
    is_playing = table.phase in ("playing", "over") and bool(session.view)
    return Scene(
        view=view,
        speech=speech,
        painter=painter,
        title=_title(session, speech, titles),
        status=_status(session, speech),
        prompt=_prompt(session, speech, is_playing, held),
        keys=speech.say("terminal-keys", talk="yes" if _has_company(session) else "no"),
        moves=session.moves,
        hand=speech.in_hand(view, by_number),
        buttons=buttons,
        log=_log(session, speech, painter) if is_playing else _lobby(session, speech),
        message=message,
        held=held,
        seats=table.shown["seats"],
        is_mine=bool(session.moves) and not view["is_over"],
    )


def _has_company(session: Session) -> bool:
    """Whether one may talk, and there is somebody to talk to."""
    shown = session.table.shown
    people = [n for n, seat in enumerate(shown["seats"]) if seat.get("kind") == "person" and n != shown["seat"]]
    return bool(shown.get("has_chat")) and (bool(people) or bool(shown.get("n_watching")) or session.is_watching)


def _log(session: Session, speech: Speech, painter: Painter) -> list[Text]:
    table = session.table
    log = [painter.text(speech.sentence(sentence)) for sentence in list(table.log)[-_MOST_SHOWN:]]
    return [*log, *_remarks(session, speech)]


def _remarks(session: Session, speech: Speech) -> list[Text]:
    """What was said last."""
    found = []
    for remark in list(session.table.talk)[-_MOST_REMARKS:]:
        said = speech.say(f"emote-{remark.emote}") if remark.emote else remark.text
        found.append(Text(speech.say("labelled", label=remark.name, words=said), "italic"))
    return found


def _lobby(session: Session, speech: Speech) -> list[Text]:
    link = session.connection.address.link(session.table.id)
    lines = [*seat_lines(session, speech.say), "", speech.say("labelled", label=speech.say("link"), words=link)]
    return [*(Text(line) for line in lines), *_remarks(session, speech)]


def _title(session: Session, speech: Speech, titles: Mapping[str, str]) -> str:
    view = session.view
    game: str = session.table.shown["game"]
    words = [titles.get(game, game)]
    if view:
        words.append(speech.say("round-over", n=view["round_no"]))
        if view["goal"] is not None:
            key = "goal-is-minus" if view["goal"] < 0 else "goal-is"
            words.append(speech.say(key, n=abs(view["goal"])))
    if session.is_watching:
        words.append(speech.say("chat-watching"))
    return " · ".join(words)


def _status(session: Session, speech: Speech) -> str:
    table = session.table
    words = [] if session.is_linked else [speech.say("reconnecting")]
    left = table.seconds_left()
    if left is not None:
        words.append(speech.say("clock-left", n=left))
    if table.shown.get("n_watching"):
        words.append(speech.say("watching", n=table.shown["n_watching"]))
    return " · ".join(words)


def _prompt(session: Session, speech: Speech, is_playing: bool, held: Thing | None) -> str:
    if not is_playing:
        is_free = any(seat.get("kind", "free") == "free" for seat in session.table.shown["seats"])
        is_dealing = session.table.phase == "dealing"
        return speech.say("dealing" if is_dealing else "wait-for-players" if is_free else "phase-gathering")
    if session.view["is_over"]:
        return plain(speech.won(session.view))
    if held is not None:
        card = held.card or top_of(session.view, held.spot)
        if card:
            spots = {spot_of(zone) for zone in session.view["zones"]} | {f"seat/{n}" for n in range(len(speech.names))}
            has_target = any(move.target in spots for move in moves_from(session.moves, held))
            return speech.say("touch-target" if has_target else "terminal-touch-again", card=speech.card(card))
    return plain(speech.prompt(session.view))


def _empty_view(shown: Mapping[str, Any]) -> View:
    """A table at which nothing lies yet."""
    return {
        "game": shown["game"],
        "viewer": -1,
        "n_players": 0,
        "options": shown["options"],
        "round_no": 0,
        "turn": None,
        "is_over": False,
        "zones": [],
        "facts": {},
        "scores": [],
        "goal": None,
        "ranking": None,
        "legal": [],
        "proposals": [],
        "prompt": "",
        "risky": {},
    }
