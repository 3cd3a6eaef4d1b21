"""The program around the board: touches become moves, what happens is drawn, dialogs open and close."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult

from quintet.core.errors import QuintetError
from quintet.narrate import Sentence
from quintet.terminal import arriving
from quintet.terminal.actions import Move, Thing, spot_of
from quintet.terminal.announced import announced
from quintet.terminal.arriving import Wish
from quintet.terminal.choices import Offer, lone, moves_from, offers, touched
from quintet.terminal.listed import SEEN, Listed
from quintet.terminal.lobby import Choice, lobby_choices
from quintet.terminal.lookback import ServerLookback
from quintet.terminal.painting import Painter
from quintet.terminal.scene import Button, own_hand
from quintet.terminal.screens.board import Board
from quintet.terminal.screens.dialogs import Choosing, Reading
from quintet.terminal.screens.keys import KEYS, ask_options, introduce
from quintet.terminal.screens.program import Program
from quintet.terminal.screens.replay import ReplayScreen
from quintet.terminal.screens.report import report_of
from quintet.terminal.screens.scene import scene_of
from quintet.terminal.screens.ways import way_of
from quintet.terminal.session import Session
from quintet.terminal.speech import Speech, frame_texts, problem_in
from quintet.texts import Texts

_AROUND: Final = 12  # columns that a list leaves free, with its frame and numbers


class TableApp(Program):
    """A table with its player."""

    def __init__(self, session: Session, wish: Wish) -> None:
        super().__init__(has_letters=wish.has_letters)
        self.session = session
        self.wish = wish
        self.frame = frame_texts(wish.language)
        self.held: Thing | None = None
        self.message = ""
        self.by_number = False  # how the hand is sorted
        self._choices: list[Choice] = []
        self._listed = Listed(heard=SEEN)
        self._listed_at = -1  # the version at which they were
        self._reported: object = None  # the report that is open, or was
        self._reading: Reading | None = None
        self._heard: object = None  # the moment that was told last,
        self._told = ""  # and the message that told it
        self._announced: object = self.session.table.announced
        self._moment: object = None  # for which the cursor was placed,
        self._pointed = ""  # and what the button there said
        self.board = Board(self.frame)

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

    async def _menu(self) -> None:
        """Ask for a game, until one is chosen."""
        shelf = await arriving.games(self.session)
        chosen = await self.choose(self.frame.say("terminal-menu"), [self._described(game) for game in shelf])
        if chosen is None:
            self.exit()
        else:
            await arriving.play_game(self.session, shelf[chosen]["id"], self.wish)

    def _described(self, game: dict[str, Any]) -> str:
        """A game with what it is about, if it is known here."""
        title: str = game["title"]
        if game["id"] not in self.wish.titles:
            return title
        return f"{title}\n  {Texts(self.wish.language, game['id']).tagline()}"

    def on_board_sized(self) -> None:
        self.show()
        self.call_after_refresh(self.session.is_shown.set)

    def _tick(self) -> None:
        if self.session.table.deadline:
            self.show()

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
        if table.moment is not self._heard:
            if table.moment is not None or self.message == self._told:
                self.message = self._told = "" if table.moment is None else self._worded(table.moment)
            self._heard = table.moment
        if table.announced is not self._announced:
            self._announced = table.announced
            self.message = announced(table.announced, self.speech) if table.announced else self.message
        self._choices = self._offered()
        self._note_choices()
        buttons = [Button(choice.words, self._is_hinted(n)) for n, choice in enumerate(self._choices)]
        self.board.show(
            scene_of(
                session,
                self.speech,
                self.wish.titles,
                buttons,
                held=self.held,
                message=self.message,
                by_number=self.by_number,
            )
        )
        self._place_cursor()
        self._watch_report()
        if session.moves and self.board.has_room and session.declared["id"] not in session.games_known:
            session.games_known.add(session.declared["id"])
            self._do(introduce(self))

    def _note_choices(self) -> None:
        """Keep what has which number. A number may be meant for the choices that others have just taken away."""
        table, words = self.session.table, [choice.words for choice in self._choices]
        if not self._listed.is_shown(words):
            if table.version == self._listed_at or table.is_own:
                self._listed.forget()
            self._listed.show(words)
        self._listed_at = table.version

    def _worded(self, sentence: Sentence) -> str:
        return self.painter().words(self.speech.sentence(sentence))

    def painter(self) -> Painter:
        return Painter(self.speech.faces, self.speech.names)

    def _place_cursor(self) -> None:
        """Whenever something else can be done, the cursor is at something that can be touched; it stays at a button as
        long as that says the same.
        """
        session, board = self.session, self.board
        moment = (session.table.match, session.table.phase, session.view.get("turn"), session.view.get("legal"))
        is_new = moment != self._moment
        self._moment = moment
        is_lost = board.cursor is not None and board.is_drawn and not board.has(board.cursor)
        words = self._words_at(board.cursor)
        is_other = isinstance(board.cursor, int) and words != self._pointed
        if is_lost or (is_new and (is_other or not self._is_useful(board.cursor))):
            board.point(self._first_thing())
        self._pointed = self._words_at(board.cursor)

    def _words_at(self, thing: Thing | int | None) -> str:
        """What the button at the cursor says."""
        return self._choices[thing].words if isinstance(thing, int) and thing < len(self._choices) else ""

    def _is_useful(self, thing: Thing | int | None) -> bool:
        """Whether a touch would do something."""
        if isinstance(thing, int):
            return thing < len(self._choices)
        held = self.held or lone(self.session.moves, f"hand/{self.session.view.get('viewer', -1)}")
        return thing is not None and touched(self.session.moves, thing, held).kind != "nothing"

    def _first_thing(self) -> Thing | int | None:
        """Where a turn usually begins: where the only card can go, at a card of one's hand, a pile, or a button."""
        moves = self.session.moves
        held = lone(moves, f"hand/{self.session.view.get('viewer', -1)}")
        if held is not None and (target := self._first_target(held)) is not None:
            return target
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
                found.append(Choice(self.speech.say("how-to-play"), lambda: ask_options(self)))
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
            found.append(Choice(self.speech.say("terminal-take-apart"), self._take_back))
        if session.chance.is_held:
            found.append(Choice(self.speech.say("chance-let-go"), session.chance.let_go))
        return found

    def _shown_offers(self) -> list[Offer]:
        session, view = self.session, self.session.view
        drawn = {spot_of(zone) for zone in view["zones"] if zone["zone"] not in self.speech.shown.hidden}
        has_proposals = view["proposals"] and session.draft is None
        shown = self.speech.shown
        return offers(session.moves, drawn, shown.with_proposals if has_proposals else None, shown.by_number)

    def _choice(self, offer: Offer) -> Choice:
        view = self.session.view
        if offer.name == "proposals":
            return Choice(self.speech.proposals(view), lambda: self._propose(offer.moves))
        if len(offer.moves) == 1:
            move = offer.moves[0]
            return Choice(self.speech.move(move, view), lambda: self._play([move.action]))
        return Choice(self.speech.many(offer.name, offer.moves, view), lambda: self._choose_move(offer.moves))

    def _hinted(self) -> Move | None:
        """What the hint on the screen says."""
        hint = next(iter(self.session.table.hints), None)
        return next((move for move in self.session.moves if hint and move.action == hint["action"]), None)

    def _is_hinted(self, n: int) -> bool:
        move = self._hinted()
        if move is None:
            return False
        shown = self._shown_offers()
        return n < len(shown) and move in self._said_by(shown[n])

    def _said_by(self, offer: Offer) -> Sequence[Move]:
        """The first moves of what is offered."""
        if offer.name != "proposals":
            return offer.moves
        first = {steps[0] for steps in self.session.view["proposals"] if steps}
        return [*offer.moves, *(move for move in self.session.moves if move.action in first)]

    def point_at_hint(self) -> None:
        """Put the cursor where Enter does what the hint says."""
        move = self._hinted()
        if move is None:
            return
        thing = Thing(move.source, move.card)
        button = next((n for n in range(len(self._choices)) if self._is_hinted(n)), None)
        if self.board.has(thing):
            lonely = lone(self.session.moves, f"hand/{self.session.view['viewer']}")
            target = Thing(move.target)
            self.board.point(target if thing in (self.held, lonely) and self.board.has(target) else thing)
        elif button is not None:
            self.board.point(button)

    # ------------------------------------------------------------ touching
    async def on_board_touched(self, event: Board.Touched) -> None:
        self.message = ""
        if isinstance(event.thing, int) and self._listed.is_doubtful(event.thing + 1):
            self.message = self.frame.say("plain-changed")
            self._listed.forget(is_answered=False)
            self.show()
            return
        if not isinstance(event.thing, int):
            self._do(self._touch(event.thing))
        elif event.thing < len(self._choices):
            self._do(self._choices[event.thing].do())

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
            self._hold(thing)
        elif thing == held and (target := self._first_target(held)) is not None:
            self.board.point(target)
        elif self.held is not None and thing != self.held and not thing.card:
            why, self.held = self.held, None
            self.show()
            await session.ask_why(why, thing.spot)
        else:
            self.held = None
            self.show()
            await session.ask_why(thing)

    def _hold(self, thing: Thing) -> None:
        """Take a thing up; the cursor goes to where it can go."""
        self.held = thing
        self.show()
        if (target := self._first_target(thing)) is not None:
            self.board.point(target)

    def _first_target(self, thing: Thing) -> Thing | None:
        """The first place on the board where a thing can go: what is hinted first, what only puts it aside last."""
        hinted, me = self._hinted(), self.session.view["viewer"]
        aside = tuple(f"{zone}/{me}" for zone in self.speech.shown.aside)
        moves = sorted(
            moves_from(self.session.moves, thing), key=lambda move: (move != hinted, move.target.startswith(aside))
        )
        targets = [Thing(move.target) for move in moves]
        return next((target for target in targets if self.board.has(target)), None)

    async def _choose_move(self, moves: Sequence[Move]) -> None:
        words = [self.speech.move(move, self.session.view, is_advice=True) for move in moves]
        hinted = self._hinted()
        at = next((n for n, move in enumerate(moves) if move == hinted), 0)
        chosen = await self.choose(self.speech.say("choose-one"), words, at)
        if chosen is not None:
            await self._play([moves[chosen].action])

    async def _propose(self, others: Sequence[Move]) -> None:
        view = self.session.view
        ways = [*view["proposals"], *([move.action] for move in others)]
        room, painter = self.size.width - _AROUND, self.painter()
        words: list[Text | str] = [way_of(steps, view, self.speech, painter, room) for steps in view["proposals"]]
        words += [self.speech.instead(move, view) for move in others]
        hint = next(iter(self.session.table.hints), {})
        said = [hint.get("action"), *hint.get("rest", ())]
        at = next((n for n, steps in enumerate(ways) if list(steps) in (said, said[:1])), 0)
        chosen = await self.choose(self.speech.proposals(view), words, at)
        if chosen is not None:
            await self._play(ways[chosen])

    async def _play(self, steps: Sequence[str]) -> None:
        if why := self.session.risk_of(steps):
            sure = await self.choose(self.speech.say(why), [self.speech.say("risk-go"), self.speech.say("risk-back")])
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
        elif self.session.speech is not None and key in KEYS:
            self._do(KEYS[key](self))
        self.show()

    def _let_go(self) -> None:
        if self.held is not None:
            self.board.point(self.held)
            self.held = None
        elif self.session.draft is not None:
            self.session.take_back()

    async def _look_back(self) -> None:
        lookback = ServerLookback(self.session.connection, self.session.table.match)
        told = await lookback.rounds()
        game: str = told["game"]
        title = self.wish.titles.get(game, game)
        await self.push_screen_wait(ReplayScreen(title, told, lookback, self.wish.language))

    async def _leave(self) -> None:
        self.exit()

    # ------------------------------------------------------------ dialogs
    async def choose(self, title: str, lines: Sequence[Text | str], at: int = 0) -> int | None:
        return await self.push_screen_wait(Choosing(title, lines, at))

    async def read(
        self, title: str, *parts: RenderableType, foot: str = "", is_at_end: bool = False, is_asked_for: bool = True
    ) -> None:
        foot = foot or self.frame.say("terminal-close")
        more = self.frame.say("terminal-more")
        await self.push_screen_wait(Reading(title, parts, foot, more, is_at_end=is_at_end, is_asked_for=is_asked_for))

    def _watch_report(self) -> None:
        """Open the report of a round that has ended; close it when the table goes on."""
        report = self.session.table.report
        if report is None:
            if self._reading is not None and self._reading.is_current:
                self._reading.close_with(None)
            self._reading = None
        elif report is not self._reported:
            self._reported = report
            self._do(self._report(report))

    async def _report(self, report: Any) -> None:
        title = self.speech.say("round-over", n=report.round_no)
        body, foot = report_of(report, self.speech, self.painter()), self.frame.say("terminal-close")
        self._reading = Reading(title, [body], foot, self.frame.say("terminal-more"), is_asked_for=False)
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
