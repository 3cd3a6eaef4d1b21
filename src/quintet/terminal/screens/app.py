"""The program around the board: touches become moves, what happens is drawn, dialogs open and close."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final

from rich.markdown import Markdown
from rich.text import Text
from textual.app import App, ComposeResult
from textual.binding import Binding

from quintet.core.errors import QuintetError
from quintet.speak import plain
from quintet.terminal import arriving
from quintet.terminal.actions import Move, Thing, spot_of
from quintet.terminal.arriving import Wish
from quintet.terminal.choices import Offer, lone, moves_from, offers, touched
from quintet.terminal.drawing import LEAST_COLUMNS, LEAST_LINES, Button, Scene, own_hand
from quintet.terminal.lobby import Choice, lobby_choices, seat_lines
from quintet.terminal.lookback import ServerLookback
from quintet.terminal.painting import Painter
from quintet.terminal.plain import EMOTES
from quintet.terminal.screens.board import Board
from quintet.terminal.screens.dialogs import Choosing, Reading, Writing
from quintet.terminal.screens.replay import ReplayScreen
from quintet.terminal.screens.report import report_of
from quintet.terminal.session import Session
from quintet.terminal.speech import Speech, frame_texts, problem_in, top_of

_MOST_SHOWN: Final = 60  # sentences of the log that may be on the screen
_LETTERS: Final = 400  # of a line of chat
PLAIN_COMMAND: Final = "quintet play --plain"


class TableApp(App[None]):
    """A table with its player."""

    ENABLE_COMMAND_PALETTE = False
    CSS = "Screen { background: ansi_default; color: ansi_default; }"
    BINDINGS = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    def __init__(self, session: Session, wish: Wish) -> None:
        super().__init__(ansi_color=True)
        self.theme = "ansi-dark"
        self.session = session
        self.wish = wish
        self.frame = frame_texts(wish.language)
        self.held: Thing | None = None
        self.message = ""
        self._by_number = False  # how the hand is sorted
        self._choices: list[Choice] = []
        self._reported: object = None  # the report that is open, or was
        self._reading: Reading | None = None
        self._heard: object = None  # the moment that the message tells
        self._turn: object = None  # the turn for which the cursor was placed
        self.board = Board(self._too_small)

    # ------------------------------------------------------------ beginning and end
    def compose(self) -> ComposeResult:
        yield self.board

    def on_mount(self) -> None:
        self.session.on_change = self.show
        self.session.on_problem = self._complain
        self.board.focus()
        self.set_interval(1.0, self._tick)
        self.show()
        if not self.session.table.id:
            self._do(self._menu())

    def action_leave(self) -> None:
        self.exit()

    async def _menu(self) -> None:
        """Ask for a game, until one is chosen."""
        shelf = await arriving.games(self.session)
        chosen = await self._choose(self.frame.say("terminal-menu"), [game["title"] for game in shelf])
        if chosen is None:
            self.exit()
        else:
            await arriving.play_game(self.session, shelf[chosen]["id"], self.wish)

    def _tick(self) -> None:
        if self.session.table.deadline:
            self.show()

    def _too_small(self, columns: int, lines: int) -> str:
        return self.frame.say(
            "terminal-small",
            columns=columns,
            lines=lines,
            needed_columns=LEAST_COLUMNS,
            needed_lines=LEAST_LINES,
            command=PLAIN_COMMAND,
        )

    # ------------------------------------------------------------ showing
    @property
    def speech(self) -> Speech:
        assert self.session.speech is not None
        return self.session.speech

    def show(self) -> None:
        """Draw what is known now."""
        session, table = self.session, self.session.table
        if session.speech is None or not table.shown or not self.is_running:
            return
        if self.held is not None and not moves_from(session.moves, self.held):
            self.held = None
        if table.moment is not None and table.moment is not self._heard:
            self._heard = table.moment
            self.message = plain(self._worded(table.moment))
        self._choices = self._offered()
        self.board.show(self._scene())
        self._place_cursor()
        self._watch_report()

    def _worded(self, sentence: Any) -> str:
        """A sentence in which cards are told by their signs."""
        return self._painter().text(self.speech.sentence(sentence)).plain.replace("  ", " ")

    def _painter(self) -> Painter:
        return Painter(self.speech.faces, self.speech.names)

    def _scene(self) -> Scene:
        session, table, speech = self.session, self.session.table, self.speech
        painter = self._painter()
        view = session.view or _empty_view(table.shown)
        own = f"hand/{view['viewer']}"
        hand: list[str] = next((zone.get("cards") or [] for zone in view["zones"] if spot_of(zone) == own), [])
        is_playing = table.phase in ("playing", "over") and bool(session.view)
        log = [painter.text(speech.sentence(sentence)) for sentence in list(table.log)[-_MOST_SHOWN:]]
        for remark in list(table.talk)[-3:]:
            said = speech.say(f"emote-{remark.emote}") if remark.emote else remark.text
            log.append(Text(f"{remark.name}: {said}", "italic"))
        if not is_playing:
            link = session.connection.address.link(table.id)
            lines = [*seat_lines(session, speech.say), "", f"{speech.say('link')}: {link}"]
            log = [Text(line) for line in lines]
        return Scene(
            view=view,
            speech=speech,
            painter=painter,
            title=self._title(),
            status=self._status(),
            prompt=self._prompt(is_playing),
            keys=speech.say("terminal-keys"),
            moves=session.moves,
            hand=speech.faces.sorted(hand, self._by_number),
            buttons=[Button(choice.words, self._is_hinted(n)) for n, choice in enumerate(self._choices)],
            log=log,
            message=self.message,
            held=self.held,
            seats=table.shown["seats"],
            is_mine=bool(session.moves) and not view["is_over"],
        )

    def _title(self) -> str:
        table, view = self.session.table, self.session.view
        game: str = table.shown["game"]
        words = [self.wish.titles.get(game, game)]
        if view:
            words.append(self.speech.say("round-over", n=view["round_no"]))
            if view["goal"] is not None:
                key = "goal-is-minus" if view["goal"] < 0 else "goal-is"
                words.append(self.speech.say(key, n=abs(view["goal"])))
        if self.session.is_watching:
            words.append(self.speech.say("chat-watching"))
        return " · ".join(words)

    def _status(self) -> str:
        table = self.session.table
        words = [] if self.session.is_linked else [self.speech.say("reconnecting")]
        left = table.seconds_left()
        if left is not None:
            words.append(self.speech.say("clock-left", n=left))
        if table.shown.get("n_watching"):
            words.append(self.speech.say("watching", n=table.shown["n_watching"]))
        return " · ".join(words)

    def _prompt(self, is_playing: bool) -> str:
        speech, session = self.speech, self.session
        if not is_playing:
            is_free = any(seat.get("kind", "free") == "free" for seat in session.table.shown["seats"])
            return speech.say(
                "dealing" if session.table.phase == "dealing" else "wait-for-players" if is_free else "phase-gathering"
            )
        if session.view["is_over"]:
            return plain(speech.won(session.view))
        if self.held is not None:
            card = self.held.card or top_of(session.view, self.held.spot)
            if card:
                return speech.say("touch-target", card=speech.card(card))
        return plain(speech.prompt(session.view))

    def _place_cursor(self) -> None:
        """At the beginning of a turn the cursor is at something that can be touched."""
        session, board = self.session, self.board
        turn = (session.table.match, session.view.get("turn"), bool(session.moves), session.table.phase)
        if turn != self._turn:
            self._turn = turn
            board.point(self._first_thing())
        elif board.cursor is not None and board.is_drawn and not board.has(board.cursor):
            board.point(self._first_thing())

    def _first_thing(self) -> Thing | int | None:
        """Where a turn usually begins: at a card of one's hand, a pile, or the first button."""
        moves = self.session.moves
        bright = {(move.source, move.card) for move in moves if move.source}
        scene = self.board.scene
        if scene is not None:
            spot = own_hand(scene)
            for card in scene.hand:
                if (spot, card) in bright:
                    return Thing(spot, card)
        drawn = {spot_of(zone) for zone in self.session.view.get("zones", ())}
        first = next((Thing(move.source) for move in moves if move.source in drawn and not move.card), None)
        return first if first is not None else 0 if self._choices else None

    # ------------------------------------------------------------ what can be chosen by its number
    def _offered(self) -> list[Choice]:
        session, table = self.session, self.session.table
        if table.phase == "gathering":
            found = lobby_choices(session, self.speech.say, self.wish.name, self.wish.level)
            if table.shown["is_host"]:
                found.append(Choice(self.speech.say("how-to-play"), self._key_options))
            return found
        if session.view.get("is_over"):
            found = [] if session.is_watching else [Choice(self.speech.say("rematch"), session.rematch)]
            return [
                *found,
                Choice(self.speech.say("look-back"), self._look_back),
                Choice(self.speech.say("terminal-leave"), self._leave),
            ]
        if not session.moves:
            return []
        found = [self._choice(offer) for offer in self._shown_offers()]
        if session.draft is not None:
            found.append(Choice(self.speech.say("take-back"), self._take_back))
        return found

    def _shown_offers(self) -> list[Offer]:
        session, view = self.session, self.session.view
        drawn = {spot_of(zone) for zone in view["zones"] if zone["zone"] not in self.speech.shown.hidden}
        return offers(session.moves, drawn, bool(view["proposals"]) and session.draft is None)

    def _choice(self, offer: Offer) -> Choice:
        view = self.session.view
        if offer.name == "proposals":
            return Choice(self.speech.say("proposals"), self._propose)
        if len(offer.moves) == 1:
            move = offer.moves[0]
            return Choice(self.speech.move(move, view), lambda: self._play([move.action]))
        return Choice(f"{self.speech.move(offer.moves[0], view)} …", lambda: self._choose_move(offer.moves))

    def _is_hinted(self, n: int) -> bool:
        hint = next(iter(self.session.table.hints), None)
        if hint is None or not self.session.moves:
            return False
        shown = self._shown_offers()
        return n < len(shown) and any(move.action == hint["action"] for move in shown[n].moves)

    # ------------------------------------------------------------ touching
    async def on_board_touched(self, event: Board.Touched) -> None:
        self.message = ""
        if isinstance(event.thing, int):
            if event.thing < len(self._choices):
                self._do(self._choices[event.thing].do())
            return
        self._do(self._touch(event.thing))

    async def _touch(self, thing: Thing) -> None:
        session = self.session
        view = session.view
        if not view or session.is_watching:
            return
        held = self.held or lone(session.moves, f"hand/{view['viewer']}")
        meaning = touched(session.moves, thing, held)
        if meaning.kind == "act":
            await self._play([meaning.moves[0].action])
        elif meaning.kind == "choose":
            await self._choose_move(meaning.moves)
        elif meaning.kind == "hold":
            self._hold(thing, meaning.moves)
        elif self.held is not None and thing != self.held and not thing.card:
            why, self.held = self.held, None
            self.show()
            await session.ask_why(why, thing.spot)
        else:
            self.held = None
            self.show()
            await session.ask_why(thing)

    def _hold(self, thing: Thing, moves: Sequence[Move]) -> None:
        """Take a thing up; the cursor goes to where it can go."""
        self.held = thing
        self.show()
        target = next((Thing(move.target) for move in moves if self.board.has(Thing(move.target))), None)
        if target is not None:
            self.board.point(target)

    async def _choose_move(self, moves: Sequence[Move]) -> None:
        words = [self.speech.move(move, self.session.view, is_advice=True) for move in moves]
        chosen = await self._choose(self.speech.say("choose-one"), words)
        if chosen is not None:
            await self._play([moves[chosen].action])

    async def _propose(self) -> None:
        view = self.session.view
        words = [self.speech.steps(steps, view) for steps in view["proposals"]]
        chosen = await self._choose(self.speech.say("proposals"), words)
        if chosen is not None:
            await self._play(view["proposals"][chosen])

    async def _play(self, steps: Sequence[str]) -> None:
        if why := self.session.risk_of(steps):
            sure = await self._choose(self.speech.say(why), [self.speech.say("risk-go"), self.speech.say("risk-back")])
            if sure != 0:
                return
        self.held = None
        await self.session.play(steps)

    async def _take_back(self) -> None:
        self.session.take_back()

    # ------------------------------------------------------------ keys
    def on_board_pressed(self, event: Board.Pressed) -> None:
        self.message = ""
        key = event.key
        if key == "q":
            self.exit()
        elif key in ("escape", "backspace"):
            self._let_go()
        elif self.session.speech is not None and key in self._keys:
            self._do(self._keys[key](self))
        self.show()

    def _let_go(self) -> None:
        if self.held is not None:
            self.board.point(self.held)
            self.held = None
        elif self.session.draft is not None:
            self.session.take_back()

    async def _key_hint(self) -> None:
        await self.session.ask_hint()
        table = self.session.table
        for hint in table.hints[:1]:
            self.message = self.speech.hint(hint, table.view)
            move = next((move for move in self.session.moves if move.action == hint["action"]), None)
            if move is not None and self.board.has(Thing(move.source, move.card)):
                self.board.point(Thing(move.source, move.card))
        self.show()

    async def _key_log(self) -> None:
        painter = self._painter()
        lines = [painter.text(self.speech.sentence(sentence)) for sentence in self.session.table.log]
        await self._read(
            self.speech.say("log"), Text("\n").join(lines or [Text(self.speech.say("log-empty"))]), is_at_end=True
        )

    async def _key_rules(self) -> None:
        legend = f"{self.speech.say('legend')}\n\n" if self.speech.texts.has("legend") else ""
        await self._read(self.speech.say("rules"), Markdown(legend + self.speech.texts.rules()))

    async def _key_help(self) -> None:
        lines = [self.frame.say(f"terminal-key-{name}") for name in _KEY_HELP]
        tip = f"{self.speech.say('first')}\n\n" if self.speech.texts.has("first") else ""
        await self._read(self.frame.say("keys"), Text(tip + "\n".join(lines)))

    async def _key_talk(self) -> None:
        if text := await self.push_screen_wait(Writing(self.frame.say("chat"), _LETTERS)):
            await self.session.say(text)

    async def _key_emote(self) -> None:
        chosen = await self._choose(self.frame.say("emotes"), [self.frame.say(f"emote-{emote}") for emote in EMOTES])
        if chosen is not None:
            await self.session.emote(EMOTES[chosen])

    async def _key_sort(self) -> None:
        self._by_number = not self._by_number

    async def _key_options(self) -> None:
        """How the table plays; the host may change it between matches."""
        table = self.session.table
        shelf = await arriving.games(self.session)
        declared = next(game["options"] for game in shelf if game["id"] == table.shown["game"])
        lines = self.speech.options(table.shown, shelf)
        if not (table.shown["is_host"] and table.phase == "gathering"):
            await self._read(self.speech.say("how-to-play"), Text("\n".join(lines)))
            return
        chosen = await self._choose(self.speech.say("how-to-play"), lines)
        if chosen is None:
            return
        option = declared[chosen]
        values: list[Any] = (
            [True, False] if option["is_flag"] else option["choices"] or list(range(option["low"], option["high"] + 1))
        )
        value = await self._choose(lines[chosen], [self.speech.choice(option, each) for each in values])
        if value is not None:
            await self.session.do("change", options={**table.shown["options"], option["name"]: values[value]})

    async def _look_back(self) -> None:
        lookback = ServerLookback(self.session.connection, self.session.table.match)
        told = await lookback.rounds()
        game: str = told["game"]
        title = self.wish.titles.get(game, game)
        await self.push_screen_wait(ReplayScreen(title, told, lookback, self.wish.language, self._too_small))

    async def _leave(self) -> None:
        self.exit()

    _keys: Final[dict[str, Callable[[TableApp], Awaitable[None]]]] = {
        "h": _key_hint,
        "l": _key_log,
        "r": _key_rules,
        "?": _key_help,
        "f1": _key_help,
        "t": _key_talk,
        "e": _key_emote,
        "o": _key_options,
        "s": _key_sort,
    }

    # ------------------------------------------------------------ dialogs
    async def _choose(self, title: str, lines: Sequence[str]) -> int | None:
        return await self.push_screen_wait(Choosing(title, lines))

    async def _read(self, title: str, body: Any, *, is_at_end: bool = False) -> None:
        await self.push_screen_wait(Reading(title, body, self.frame.say("terminal-close"), is_at_end=is_at_end))

    def _watch_report(self) -> None:
        """Open the report of a round that has ended; close it when the table goes on."""
        report = self.session.table.report
        if report is None:
            if self._reading is not None and self._reading.is_current:
                self._reading.dismiss(None)
            self._reading = None
        elif report is not self._reported:
            self._reported = report
            self._do(self._report(report))

    async def _report(self, report: Any) -> None:
        title = self.speech.say("round-over", n=report.round_no)
        self._reading = Reading(
            title, report_of(report, self.speech, self._painter()), self.frame.say("terminal-close")
        )
        await self.push_screen_wait(self._reading)
        self._reading = None
        await self.session.onward()

    # ------------------------------------------------------------ work
    def _do(self, work: Awaitable[object]) -> None:
        """Do something beside the screen; a refusal becomes a sentence."""

        async def tried() -> None:
            try:
                await work
            except QuintetError as error:
                self._complain(error)
            self.show()

        self.run_worker(tried(), exit_on_error=True)

    def _complain(self, error: QuintetError) -> None:
        texts = self.frame if self.session.speech is None else self.speech.texts
        self.message = problem_in(texts, error)
        self.show()


_KEY_HELP: Final = (
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


def _empty_view(shown: dict[str, Any]) -> dict[str, Any]:
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
