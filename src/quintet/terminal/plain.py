"""`quintet play --plain`: the table in lines, for braille and speech. Sentences come, numbers are typed."""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Awaitable, Callable, Sequence
from unicodedata import category

from quintet.core.errors import QuintetError
from quintet.speak import plain
from quintet.terminal import arriving
from quintet.terminal.actions import Move, Thing, View, spot_of
from quintet.terminal.announced import announced
from quintet.terminal.arriving import Wish
from quintet.terminal.choices import distinct
from quintet.terminal.lobby import Choice, lobby_choices, seat_lines
from quintet.terminal.session import EMOTES, Session
from quintet.terminal.speech import Speech, frame_texts, problem_in

_SIGNS = {"So", "Sm"}  # of Unicode's categories: arrows and the like
_FEW = 9  # choices that are said one after the other; of more, things come first and then where they go


class Lines:
    """Standard input, line by line, without holding up the table."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self) -> None:
        for line in sys.stdin:
            self._loop.call_soon_threadsafe(self._lines.put_nowait, line.strip())
        self._loop.call_soon_threadsafe(self._lines.put_nowait, None)

    async def next(self) -> str | None:
        """The next line; None when there are no more."""
        return await self._lines.get()


class PlainTable:
    """One player, told in lines."""

    def __init__(self, session: Session, wish: Wish) -> None:
        self.session = session
        self.wish = wish
        self.texts = frame_texts(wish.language)
        self.choices: list[Choice] = []
        self._n_told = 0
        self._piles: dict[tuple[object, ...], str] = {}  # as they were told last
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
            _print(self.texts.say("terminal-linked" if session.is_linked else "reconnecting"))
        if session.speech is None:
            return
        if table.match != self._match:
            self._match, self._n_told = table.match, 0
            self._piles.clear()
            self._introduce()
        news = table.n_heard - self._n_told
        self._n_told = table.n_heard
        for sentence in list(table.log)[-news:] if news > 0 else ():
            _print(self.speech.spoken(self.speech.sentence(sentence)))
        for remark in list(table.talk)[self._n_remarks :]:
            words = self.texts.say(f"emote-{remark.emote}") if remark.emote else remark.text
            _print(self.texts.say("labelled", label=remark.name, words=words))
        self._n_remarks = len(table.talk)
        if table.announced is not self._announced:
            self._announced = table.announced
            if table.announced:
                _print(announced(table.announced, self.speech))
        for hint in table.hints[:1]:
            _print(self.speech.hint(hint, table.view))
            table.hints = []
        self._ask()

    def _introduce(self) -> None:
        """Who plays what; and what the game is about, to somebody who plays it for the first time."""
        speech, known = self.speech, self.session.games_known
        title = self.wish.titles.get(speech.game, speech.game)
        _print(self.texts.say("plain-table", game=title, names=", ".join(speech.names)))
        if speech.game not in known and not self.session.is_watching:
            known.add(speech.game)
            _print(speech.texts.tagline())
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
            if is_new_moment:
                self._tell_notices(view)
                self._tell_open(view)
                self._tell_hand(view)
                _print(self.speech.prompt(view))
            self.choices = self._numbered(view)
            self._say_choices()
        elif view and session.is_watching and table.version >= 0 and not table.log:
            _print(self.texts.say("plain-watching"))

    def _say_choices(self) -> None:
        for n, choice in enumerate(self.choices, 1):
            _print(f"{n}: {choice.words}")

    def _numbered(self, view: View) -> list[Choice]:
        """What can be done now."""
        session = self.session
        if self._group is not None:
            found = [self._choice([move.action], self.speech.move(move, view, is_advice=True)) for move in self._group]
            return [*found, Choice(self.texts.say("plain-back"), self._back)]
        found = []
        if session.draft is None:
            for steps in view["proposals"]:
                found.append(self._choice(steps, self.speech.steps(steps, view)))
        moves = distinct(session.moves)
        if len(found) + len(moves) <= _FEW:
            found += [self._choice([move.action], self.speech.move(move, view, is_advice=True)) for move in moves]
        else:
            found += self._by_things(moves, view)
        if session.draft is not None:
            found.append(Choice(self.texts.say("take-back"), self._take_back))
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
        words = self._pile(zone)
        return words.rstrip(".")

    def _choice(self, steps: Sequence[str], words: str) -> Choice:
        return Choice(words, lambda: self._play(steps))

    # ------------------------------------------------------------ what is done
    async def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        try:
            if line.isdecimal() and self.choices:
                await self._choose(int(line))
            elif not line:
                await self._enter()
            elif word in self._commands:
                await self._commands[word](self, rest)
            else:
                _print(self.texts.say("plain-ask"))
        except QuintetError as error:
            self._complain(error)

    async def _choose(self, n: int) -> None:
        if not 1 <= n <= len(self.choices):
            _print(self.texts.say("plain-other", n=len(self.choices)))
            return
        chosen = self.choices[n - 1]
        await chosen.do()

    async def _enter(self) -> None:
        if self.session.table.report is not None:
            await self._onward()
        elif self.choices:
            if self.session.view and self.session.moves:
                _print(self.speech.prompt(self.session.view))
            self._say_choices()
        else:
            await self._tell_state("")

    async def _play(self, steps: Sequence[str]) -> None:
        if why := self.session.risk_of(steps):
            self.choices = [
                Choice(self.texts.say("risk-go"), lambda: self._send(steps)),
                Choice(self.texts.say("risk-back"), self._back),
            ]
            _print(self.speech.say(why))
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
        _print(problem_in(texts, error))

    # ------------------------------------------------------------ the lobby, the end of a round and of a match
    async def _menu(self) -> None:
        """Ask for a game."""
        shelf = await arriving.games(self.session)
        _print(self.texts.say("terminal-menu"))

        def begin(game: str) -> Callable[[], Awaitable[None]]:
            return lambda: arriving.play_game(self.session, game, self.wish)

        self.choices = [Choice(game["title"], begin(game["id"])) for game in shelf]
        self._say_choices()

    def _ask_lobby(self) -> None:
        say = self.texts.say
        for line in seat_lines(self.session, say):
            _print(line)
        self.choices = lobby_choices(self.session, say, self.wish.name, self.wish.level)
        if not self.choices:
            _print(say("plain-waiting"))
        self._say_choices()

    def _tell_report(self) -> None:
        report = self.session.table.report
        assert report is not None
        if report.reason is not None:
            _print(self.speech.spoken(self.speech.sentence(report.reason)))
        for seat in range(len(self.speech.names)):
            _print(self.texts.say("plain-points", player=self._who(seat), score=self.speech.score(report.view, seat)))
        if report.view["is_over"]:
            _print(plain(self.speech.won(report.view)))
            self._ask_end()
        else:
            _print(self.texts.say("plain-go-on"))

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
    def _who(self, seat: int) -> str:
        return self.texts.say("you") if seat == self.session.table.seat else self.speech.names[seat]

    def _tell_notices(self, view: View) -> None:
        """What is in force."""
        if notices := [aloud(self.speech.said(said)) for said in self.speech.shown.notices(view)]:
            said = ", ".join(notices)
            _print(said if said.endswith(("!", "?")) else f"{said}.")

    def _tell_open(self, view: View) -> None:
        """The cards that lie open in the middle and before oneself, as far as they have not been told."""
        for zone in view["zones"]:
            if zone.get("seat", view["viewer"]) != view["viewer"] or zone["zone"] == "hand":
                continue
            place, words = (zone["zone"], zone.get("seat"), zone.get("pile")), self._pile(zone)
            is_news = self._piles.get(place, "") != words and (zone.get("top") or zone.get("cards"))
            if is_news or (place in self._piles and not zone["n"]):
                _print(words)
                self._piles[place] = words
            if not zone["n"]:
                self._piles.pop(place, None)

    def _tell_hand(self, view: View) -> None:
        hand = next((z for z in view["zones"] if z.get("seat") == view["viewer"] and z["zone"] == "hand"), None)
        if hand is not None and hand.get("cards"):
            _print(self.texts.say("plain-hand", cards=self.speech.cards(self.speech.faces.sorted(hand["cards"]))))

    def _pile(self, zone: View) -> str:
        """A pile, with what is seen of it."""
        say, n = self.speech.say, zone["n"]
        if not n:
            cards = say("plain-empty")
        elif zone["zone"] in (*self.speech.shown.spread, "hand") and zone.get("cards"):
            is_hand = zone["zone"] == "hand"
            cards = self.speech.cards(self.speech.faces.sorted(zone["cards"]) if is_hand else zone["cards"])
        else:
            top = zone.get("top") or (zone.get("cards") or [""])[-1]
            cards = say("cards", n=n)
            if top:
                cards = self.speech.card(top) if n == 1 else say("plain-top", cards=cards, card=self.speech.card(top))
        name = self.speech.zone(zone)
        if needs := self.speech.shown.needs(self.session.view, zone["zone"], zone.get("pile", 0)):
            number, coins = needs
            name = say("pile-needs", pile=name, n=number) + (f", {say('coins', n=coins)}" if coins else "")
        if "seat" in zone:
            return say("plain-of", player=self._who(zone["seat"]), pile=name, cards=cards)
        return say("plain-pile", pile=name, cards=cards)

    async def _tell_state(self, rest: str) -> None:
        """The whole table."""
        view = self.session.view
        if not view:
            self._asked = None
            return
        self._tell_notices(view)
        for zone in view["zones"]:
            if zone["n"] or "pile" not in zone or self.speech.shown.needs(view, zone["zone"], zone["pile"]):
                _print(self._pile(zone))
        for seat in range(view["n_players"]):
            tags = [self.speech.said(tag) for tag in self.speech.shown.tags(view, seat)]
            if tags:
                _print(self.texts.say("labelled", label=self._who(seat), words=", ".join(tags)))
        if view["turn"] is not None:
            _print(plain(self.speech.turn(view["turn"])))

    async def _tell_cards(self, rest: str) -> None:
        if self.session.view:
            self._tell_hand(self.session.view)

    async def _tell_log(self, rest: str) -> None:
        for sentence in list(self.session.table.log)[-10:]:
            _print(self.speech.spoken(self.speech.sentence(sentence)))

    async def _tell_points(self, rest: str) -> None:
        view = self.session.view
        for seat in range(view["n_players"] if view else 0):
            _print(self.texts.say("plain-points", player=self._who(seat), score=self.speech.score(view, seat)))

    async def _tell_rules(self, rest: str) -> None:
        _print(self.speech.texts.rules())

    async def _tell_options(self, rest: str) -> None:
        for line in self.speech.options(self.session.table.shown, await arriving.games(self.session)):
            _print(line)

    async def _tell_help(self, rest: str) -> None:
        _print(self.texts.say("plain-help-number"))
        _print(self.texts.say("plain-help-keys"))
        if self.session.speech is not None:
            self._explain_turn()

    def _explain_turn(self) -> None:
        """What a turn is, as far as the game tells it."""
        key = next((key for key in ("help-turn", "first") if self.speech.texts.has(key)), "")
        if key:
            _print(self.speech.say(key))

    async def _hint(self, rest: str) -> None:
        await self.session.ask_hint()

    async def _talk(self, rest: str) -> None:
        if rest.strip():
            await self.session.say(rest.strip())

    async def _emote(self, rest: str) -> None:
        def send(emote: str) -> Callable[[], Awaitable[None]]:
            return lambda: self.session.emote(emote)

        self.choices = [Choice(self.texts.say(f"emote-{emote}"), send(emote)) for emote in EMOTES]
        self.choices.append(Choice(self.texts.say("plain-back"), self._back))
        self._say_choices()

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


def aloud(text: str) -> str:
    """A text without signs, which would be read out by their names."""
    return " ".join("".join(letter for letter in text if category(letter) not in _SIGNS).split())


def _print(text: str) -> None:
    print(text, flush=True)
