"""What the letters do at the table: a hint, the log, the rules, talk, reactions, options, the order of the hand."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any, Final

from rich.style import Style
from rich.text import Text

from quintet.terminal import arriving
from quintet.terminal.rulebook import book
from quintet.terminal.screens.dialogs import Writing
from quintet.terminal.session import EMOTES

if TYPE_CHECKING:
    from quintet.terminal.screens.app import TableApp

_LETTERS: Final = 400  # of a line of chat
_HELP: Final = (
    "walk",
    "touch",
    "let-go",
    "number",
    "hint",
    "log",
    "rules",
    "talk",
    "emote",
    "options",
    "sort",
    "leave",
)


async def _hint(app: TableApp) -> None:
    await app.session.ask_hint()
    table = app.session.table
    for hint in table.hints[:1]:
        app.message = app.painter().words(app.speech.hint(hint, table.view))
    app.show()
    app.point_at_hint()


async def _log(app: TableApp) -> None:
    painter = app.painter()
    lines = [painter.text(app.speech.sentence(sentence)) for sentence in app.session.table.log]
    await app.read(app.speech.say("log"), Text("\n").join(lines or [Text(app.speech.say("log-empty"))]), is_at_end=True)


async def _rules(app: TableApp) -> None:
    """The rules in their parts, which have the numbers that lines give them, too."""
    parts = []
    for n, section in enumerate(book(app.speech), 1):
        text = Text(f"{n} {section.title}", Style(bold=True))
        for paragraph in section.paragraphs:
            text.append(f"\n\n{paragraph}", Style(bold=False))
        parts.append(text + Text("\n"))
    await app.read(app.speech.say("rules"), *parts, foot=app.frame.say("terminal-rules-foot", n=min(9, len(parts))))


async def _help(app: TableApp) -> None:
    """The keys, and what the signs of this game's table mean."""
    lines = [app.frame.say(f"terminal-key-{name}") for name in _HELP]
    reading = [*app.speech.legend(app.session.table.shown), *app.speech.signs()]
    text = Text("\n".join(lines))
    text.append(f"\n\n{app.frame.say('terminal-cards')}\n", Style(bold=True))
    text.append("\n".join(reading))
    await app.read(app.frame.say("keys"), text)


async def introduce(app: TableApp) -> None:
    """What somebody needs to know who plays a game for the first time."""
    speech = app.speech
    first = [speech.say("first")] if speech.texts.has("first") else []
    reading = "\n".join([*speech.legend(app.session.table.shown), speech.signs_at_piles()])
    paragraphs = [speech.texts.tagline(), *first, reading, app.frame.say("terminal-first")]
    title = app.wish.titles.get(speech.game, speech.game)
    await app.read(title, Text("\n\n".join(filter(None, paragraphs))), is_asked_for=False)


async def _talk(app: TableApp) -> None:
    if text := await app.push_screen_wait(Writing(app.frame.say("chat"), _LETTERS)):
        await app.session.say(text)


async def _emote(app: TableApp) -> None:
    chosen = await app.choose(app.frame.say("emotes"), [app.frame.say(f"emote-{emote}") for emote in EMOTES])
    if chosen is not None:
        await app.session.emote(EMOTES[chosen])


async def _sort(app: TableApp) -> None:
    app.by_number = not app.by_number


async def ask_options(app: TableApp) -> None:
    """How the table plays; the host may change it between matches."""
    table = app.session.table
    shelf = await arriving.games(app.session)
    declared = next(game["options"] for game in shelf if game["id"] == table.shown["game"])
    lines = app.speech.options(table.shown, shelf)
    if not (table.shown["is_host"] and table.phase == "gathering"):
        await app.read(app.speech.say("how-to-play"), Text("\n".join(lines)))
        return
    chosen = await app.choose(app.speech.say("how-to-play"), lines)
    if chosen is None:
        return
    option = declared[chosen]
    values: list[Any] = (
        [True, False] if option["is_flag"] else option["choices"] or list(range(option["low"], option["high"] + 1))
    )
    value = await app.choose(lines[chosen], [app.speech.choice(option, each) for each in values])
    if value is not None:
        await app.session.do("change", options={**table.shown["options"], option["name"]: values[value]})


KEYS: Final[dict[str, Callable[[TableApp], Awaitable[None]]]] = {
    "h": _hint,
    "l": _log,
    "r": _rules,
    "?": _help,
    "f1": _help,
    "t": _talk,
    "e": _emote,
    "o": ask_options,
    "s": _sort,
}
