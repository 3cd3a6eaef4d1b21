"""`quintet play --plain`: the table in lines, for braille and speech. Sentences come, numbers are typed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence

from quintet.core.errors import QuintetError
from quintet.speak import plain
from quintet.terminal import arriving
from quintet.terminal.actions import Move, Thing, View, spot_of
from quintet.terminal.announced import announced
from quintet.terminal.arriving import Wish
from quintet.terminal.choices import distinct
from quintet.terminal.lines import Lines, tell
from quintet.terminal.listed import Listed
from quintet.terminal.lobby import Choice, lobby_choices, seat_lines
from quintet.terminal.rulebook import book
from quintet.terminal.session import EMOTES, Session
from quintet.terminal.speech import Speech, frame_texts, problem_in
from quintet.terminal.telling import Telling

_FEW = 9  # choices that are said one after the other; of more, things come first and then where they go


class PlainTable:
    """One player, told in lines."""

    def __init__(self, session: Session, wish: Wish) -> None:
        self.session = session
        self.wish = wish
        self.texts = frame_texts(wish.language)
        self.choices: list[Choice] = []
        self._listed = Listed()
        self._n_told = 0
        self._telling = Telling(session, self.texts)
        self._match = ""
        self._n_remarks = 0
        self._announced: object = None
        self._asked: object = None  # the moment for which the choices were said
        self._group: list[Move] | None = None  # of a thing that was chosen: where it goes comes next
        self._was_linked = True
        self._is_done = False
        self._changed = asyncio.Event()
        session.on_change = self._changed.set
        session.on_problem = self._complain

    @property
    def speech(self) -> Speech:
        assert self.session.speech is not None
        return self.session.speech

    async def run(self) -> None:
        """Play until the user leaves."""
        lines = Lines()
        if not self.session.table.id:
            await self._menu()
        reading = asyncio.create_task(lines.next())
        try:
            while not self._is_done:
                self._tell_news()
                self.session.is_shown.set()
                changing = asyncio.create_task(self._changed.wait())
                await asyncio.wait((reading, changing), return_when=asyncio.FIRST_COMPLETED)
                changing.cancel()
                self._changed.clear()
                if reading.done():
                    line = reading.result()
                    if line is None:
                        return
                    reading = asyncio.create_task(lines.next())
                    await self._obey(line)
        finally:
            reading.cancel()

    # ------------------------------------------------------------ what is told
    def _tell_news(self) -> None:
        session, table = self.session, self.session.table
        if session.is_linked != self._was_linked:
            self._was_linked = session.is_linked
            tell(self.texts.say("terminal-linked" if session.is_linked else "reconnecting"))
        if session.speech is None:
            return
        if table.match != self._match:
            self._match, self._n_told = table.match, 0
            self._telling.forget()
            self._introduce()
        if session.chance.is_there and not session.chance.is_held:
            self._ask()  # before anything else: others may be quicker
        self._tell_sentences()
        for remark in list(table.talk)[self._n_remarks :]:
            words = self.texts.say(f"emote-{remark.emote}") if remark.emote else remark.text
            tell(self.texts.say("labelled", label=remark.name, words=words))
        self._n_remarks = len(table.talk)
        if table.announced is not self._announced:
            self._announced = table.announced
            if table.announced:
                tell(announced(table.announced, self.speech))
        for hint in table.hints[:1]:
            tell(self.speech.spoken(self.speech.hint(hint, table.view)))
            table.hints = []
        self._ask()

    def _tell_sentences(self) -> None:
        """What has happened. Of what had happened before one came, only the last moves; a deal after a round waits."""
        table = self.session.table
        told = max(self._n_told if self._n_told <= table.n_heard else 0, table.n_old)
        end = table.n_heard if table.report is None else min(table.n_heard, table.report.n_told)
        first = table.n_heard - len(table.log)  # that the log still has
        for sentence in list(table.log)[max(0, told - first) : max(0, end - first)]:
            tell(self.speech.spoken(self.speech.sentence(sentence)))
        self._n_told = max(told, end)

    def _introduce(self) -> None:
        """Who plays what; and what the game is about, to somebody who plays it for the first time."""
        speech, known = self.speech, self.session.games_known
        title = self.wish.titles.get(speech.game, speech.game)
        tell(self.texts.say("plain-table", game=title, names=", ".join(speech.names)))
        if speech.game not in known and not self.session.is_watching:
            known.add(speech.game)
            tell(speech.texts.tagline())
            self._explain_turn()

    def _ask(self) -> None:
        """Say what can be chosen, once for each moment."""
        session, table = self.session, self.session.table
        report, view = table.report, session.view
        moment = (table.phase, table.version, session.draft, report, table.seat, id(self._group) if self._group else 0)
        if table.phase == "gathering":
            moment = (table.phase, str(table.shown["seats"]))  # type: ignore[assignment]
        if moment == self._asked:
            return
        if self._group and not all(move in session.moves for move in self._group):
            self._group = None
        is_new_moment = self._group is None
        self._asked = moment
        self.choices = []
        if table.phase == "gathering":
            self._ask_lobby()
        elif report is not None:
            self._tell_report()
        elif view and view["is_over"]:
            self._ask_end()
        elif view and session.moves:
            self._ask_move(view, is_new_moment)
        elif view and session.is_watching and table.version >= 0 and not table.log:
            tell(self.texts.say("plain-watching"))
        if not self.choices:
            self._listed.show(())

    def _ask_move(self, view: View, is_new_moment: bool) -> None:
        self.choices = self._numbered(view)
        words = [choice.words for choice in self.choices]
        chance = self.session.chance
        if chance.is_there and is_new_moment:
            if not self._listed.is_open(words):
                if chance.is_held:
                    tell(self.speech.prompt(view))
                self._say_choices()
            return
        if self._listed.show(words):
            tell(self.texts.say("plain-changed"))
        if is_new_moment:
            self._telling.notices(view)
            self._telling.lying(view)
            self._telling.hand(view)
            tell(self.speech.prompt(view))
        self._say_choices()

    def _say_choices(self) -> None:
        self._listed.show([choice.words for choice in self.choices])
        for n, choice in enumerate(self.choices, 1):
            tell(f"{n}: {choice.words}")

    def _numbered(self, view: View) -> list[Choice]:
        """What can be done now."""
        session = self.session
        if self._group is not None:
            found = [self._choice([move.action], self.speech.move(move, view, is_advice=True)) for move in self._group]
            return [*found, Choice(self.texts.say("plain-back"), self._back)]
        found = []
        if session.draft is None:
            for steps in view["proposals"]:
                found.append(self._choice(steps, self.speech.spoken(self.speech.steps(steps, view))))
        moves = distinct(session.moves)
        if len(found) + len(moves) <= _FEW:
            found += [self._choice([move.action], self.speech.move(move, view, is_advice=True)) for move in moves]
        else:
            found += self._by_things(moves, view)
        if session.draft is not None:
            found.append(Choice(self.texts.say("take-back"), self._take_back))
        if session.chance.is_held:
            found.append(Choice(self.texts.say("chance-let-go"), session.chance.let_go))
        return found

    def _by_things(self, moves: Sequence[Move], view: View) -> list[Choice]:
        """Cards and piles first, then where they go."""
        groups: dict[Thing | str, list[Move]] = {}
        for move in moves:
            groups.setdefault(Thing(move.source, move.card) if move.source else move.verb, []).append(move)
        found = []
        for key, mine in groups.items():
            if len(mine) == 1:
                found.append(self._choice([mine[0].action], self.speech.move(mine[0], view, is_advice=True)))
            else:
                found.append(Choice(f"{self._name(key, mine, view)} …", lambda mine=mine: self._open(mine)))  # type: ignore[misc]
        return found

    def _name(self, key: Thing | str, moves: Sequence[Move], view: View) -> str:
        if isinstance(key, str):
            return self.speech.move(moves[0], view)
        if key.card:
            return self.speech.card(key.card)
        zone = next((each for each in view["zones"] if spot_of(each) == key.spot), None)
        if zone is None:
            return self.speech.move(moves[0], view)
        return self._telling.pile(zone).rstrip(".")

    def _choice(self, steps: Sequence[str], words: str) -> Choice:
        return Choice(words, lambda: self._play(steps))

    # ------------------------------------------------------------ what is done
    async def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        try:
            if line.isdecimal():
                await self._choose(int(line))
            elif not line:
                await self._enter()
            elif word in self._commands:
                await self._commands[word](self, rest)
            else:
                tell(self.texts.say("plain-ask"))
        except QuintetError as error:
            self._complain(error)

    async def _choose(self, n: int) -> None:
        if self._listed.is_doubtful(n):
            tell(self.texts.say("plain-changed"))
            self._listed.forget(is_answered=False)
            self._say_choices()
        elif not self.choices:
            tell(self.texts.say("plain-nothing"))
        elif not 1 <= n <= len(self.choices):
            tell(self.texts.say("plain-other", n=len(self.choices)))
        else:
            self._listed.forget()
            await self.choices[n - 1].do()

    async def _enter(self) -> None:
        if self.session.table.report is not None:
            await self._onward()
        elif self.choices:
            if self.session.view and self.session.moves:
                tell(self.speech.prompt(self.session.view))
            self._listed.forget(is_answered=False)
            self._say_choices()
        else:
            await self._tell_state("")

    async def _play(self, steps: Sequence[str]) -> None:
        if why := self.session.risk_of(steps):
            self.choices = [
                Choice(self.texts.say("risk-go"), lambda: self._send(steps)),
                Choice(self.texts.say("risk-back"), self._back),
            ]
            tell(self.speech.say(why))
            self._say_choices()
            return
        await self._send(steps)

    async def _send(self, steps: Sequence[str]) -> None:
        self._group = None
        try:
            await self.session.play(steps)
        except QuintetError:
            self._asked = None
            raise

    async def _open(self, moves: list[Move]) -> None:
        self._group = moves
        self._changed.set()

    async def _back(self) -> None:
        self._group, self._asked = None, None
        self._changed.set()

    async def _take_back(self) -> None:
        self.session.take_back()

    async def _onward(self) -> None:
        await self.session.onward()

    def _complain(self, error: QuintetError) -> None:
        texts = self.texts if self.session.speech is None else self.speech.texts
        tell(problem_in(texts, error))

    # ------------------------------------------------------------ the lobby, the end of a round and of a match
    async def _menu(self) -> None:
        """Ask for a game."""
        shelf = await arriving.games(self.session)
        tell(self.texts.say("terminal-menu"))

        def begin(game: str) -> Callable[[], Awaitable[None]]:
            return lambda: arriving.play_game(self.session, game, self.wish)

        self.choices = [Choice(game["title"], begin(game["id"])) for game in shelf]
        self._say_choices()

    def _ask_lobby(self) -> None:
        say = self.texts.say
        for line in seat_lines(self.session, say):
            tell(line)
        self.choices = lobby_choices(self.session, say, self.wish.name, self.wish.level)
        if not self.choices:
            tell(say("plain-waiting"))
        self._say_choices()

    def _tell_report(self) -> None:
        report = self.session.table.report
        assert report is not None
        for seat in range(len(self.speech.names)):
            tell(
                self.texts.say(
                    "plain-points", player=self._telling.who(seat), score=self.speech.score(report.view, seat)
                )
            )
        if report.view["is_over"]:
            tell(plain(self.speech.won(report.view)))
            self._ask_end()
        else:
            tell(self.texts.say("plain-go-on"))

    def _ask_end(self) -> None:
        self.choices = [
            Choice(self.texts.say("rematch"), self._rematch),
            Choice(self.texts.say("terminal-leave"), self._leave),
        ]
        if self.session.is_watching:
            self.choices = self.choices[1:]
        self._say_choices()

    async def _rematch(self) -> None:
        await self.session.rematch()

    async def _leave(self) -> None:
        self._is_done = True

    # ------------------------------------------------------------ asking
    async def _tell_state(self, rest: str) -> None:
        """The whole table."""
        if self.session.view:
            self._telling.table()
        else:
            self._asked = None

    async def _tell_cards(self, rest: str) -> None:
        if self.session.view:
            self._telling.hand(self.session.view)

    async def _tell_log(self, rest: str) -> None:
        for sentence in list(self.session.table.log)[-10:]:
            tell(self.speech.spoken(self.speech.sentence(sentence)))

    async def _tell_points(self, rest: str) -> None:
        view = self.session.view
        for seat in range(view["n_players"] if view else 0):
            tell(self.texts.say("plain-points", player=self._telling.who(seat), score=self.speech.score(view, seat)))

    async def _tell_rules(self, rest: str) -> None:
        found = book(self.speech)
        if rest.isdecimal() and 1 <= int(rest) <= len(found):
            section = found[int(rest) - 1]
            tell(section.title)
            for paragraph in section.paragraphs:
                tell(paragraph)
            return
        for n, section in enumerate(found, 1):
            tell(f"r {n}: {section.title}")
        tell(self.texts.say("plain-rules"))

    async def _tell_options(self, rest: str) -> None:
        for line in self.speech.options(self.session.table.shown, await arriving.games(self.session)):
            tell(line)

    async def _tell_help(self, rest: str) -> None:
        tell(self.texts.say("plain-help-number"))
        tell(self.texts.say("plain-help-keys"))
        if self.session.speech is not None:
            self._explain_turn()

    def _explain_turn(self) -> None:
        """What a turn is, as far as the game tells it."""
        key = next((key for key in ("help-turn", "first") if self.speech.texts.has(key)), "")
        if key:
            tell(self.speech.say(key))

    async def _hint(self, rest: str) -> None:
        await self.session.ask_hint()

    async def _talk(self, rest: str) -> None:
        if rest.strip():
            await self.session.say(rest.strip())

    async def _emote(self, rest: str) -> None:
        def send(emote: str) -> Callable[[], Awaitable[None]]:
            return lambda: self._send_emote(emote)

        self._listed.forget()
        self.choices = [Choice(self.texts.say(f"emote-{emote}"), send(emote)) for emote in EMOTES]
        self.choices.append(Choice(self.texts.say("plain-back"), self._back))
        self._say_choices()

    async def _send_emote(self, emote: str) -> None:
        await self.session.emote(emote)
        await self._back()

    async def _quit(self, rest: str) -> None:
        self._is_done = True

    _commands = {
        "t": _tell_state,
        "c": _tell_cards,
        "h": _hint,
        "l": _tell_log,
        "p": _tell_points,
        "r": _tell_rules,
        "o": _tell_options,
        "s": _talk,
        "e": _emote,
        "?": _tell_help,
        "q": _quit,
    }
