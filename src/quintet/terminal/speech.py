"""Things of the table in words: sentences, cards and moves, in the player's language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import reduce

from quintet.core.errors import QuintetError
from quintet.narrate import Argument, Sentence
from quintet.speak import CARD, LOW_CHANCE, PLAYER, Speaker, mark, parts, printable
from quintet.terminal.actions import Actions, Declared, Move, Value, View, spot_of
from quintet.terminal.connection import Refused, Unreachable
from quintet.terminal.faces import COLOURS, HIDDEN, Face, Faces
from quintet.terminal.games import Said, Shown, shown_of
from quintet.texts import Texts

PARTS = ("terminal", "lookback", "help", "frame", "web")


def frame_texts(language: str) -> Texts:
    """The texts of the terminal where no game is on the table."""
    return Texts(language, None, PARTS)


class Speech:
    """Says everything about one game's table to one viewer."""

    def __init__(self, language: str, declared: Declared, names: Sequence[str] = (), viewer: int = -1) -> None:
        self.game: str = declared["id"]
        self.texts = Texts(language, self.game, PARTS)
        self.faces = Faces(declared)
        self.shown = shown_of(self.game)
        self._actions = Actions(declared)
        self.seat(names, viewer)

    def seat(self, names: Sequence[str], viewer: int) -> None:
        """Who sits there, and who is spoken to."""
        self.names = [printable(name) for name in names]
        self.viewer = viewer
        self._speaker = Speaker(self.texts, self.names, viewer)

    def say(self, key: str, **args: str | int) -> str:
        return self.texts.say(key, **args)

    def said(self, said: Said) -> str:
        """A fact in words; the cards that it names are marked."""
        args = {name: self.said(arg) if isinstance(arg, Said) else arg for name, arg in said.args.items()}
        if said.card:
            args["colour"] = self.colour(self.faces.face(said.card).colour)
        if said.cards:
            args["cards"] = " ".join(mark(CARD, card) for card in said.cards)
        return self.texts.say(said.key, **args)

    # ------------------------------------------------------------ sentences
    def sentence(self, sentence: Sentence) -> str:
        """A sentence with its cards and names marked: see `quintet.speak.parts`."""
        return self._speaker.say(sentence)

    def spoken(self, text: str) -> str:
        """A marked text for the ear: its cards by their names, not by their codes."""
        pieces = list(parts(text))
        said = ""
        for i, (kind, piece) in enumerate(pieces):
            is_between = 0 < i < len(pieces) - 1 and pieces[i - 1][0] == pieces[i + 1][0] == CARD
            said += self.card(piece) if kind == CARD else ", " if is_between and piece == " " else piece
        return said

    def player(self, seat: int) -> str:
        return mark(PLAYER, self.names[seat]) if seat < len(self.names) else ""

    def turn(self, seat: int) -> str:
        return self.sentence({"key": "event-turn", "args": {"player": {"seats": [seat]}}})

    def won(self, view: View) -> str:
        winners = [seat for seat, rank in enumerate(view["ranking"] or ()) if rank == 1]
        args: dict[str, Argument] = {"player": {"seats": winners}, "n": len(winners)}
        return self.sentence({"key": "match-won", "args": args})

    def prompt(self, view: View) -> str:
        """What is asked of the viewer now, or whose turn it is."""
        if view["is_over"]:
            return self.say("match-over")
        if view["prompt"] and view["legal"]:
            said = self.shown.prompt(view)
            return self.say(self._asked(view)) if said is None else self.said(said)
        return "" if view["turn"] is None else self.turn(view["turn"])

    def _asked(self, view: View) -> str:
        """The key of what is asked; of a chance that others may take first, the key of that very chance."""
        if view["prompt"] in self.shown.chances:
            races = (f"race-{self._actions.read(action, view).verb}" for action in view["legal"])
            return next((key for key in races if self.texts.has(key)), view["prompt"])
        return str(view["prompt"])

    def score(self, view: View, seat: int) -> str:
        outcome = self.shown.outcome(view, seat)
        if outcome is not None:
            return self.said(outcome)
        n, goal = view["scores"][seat], view["goal"]
        if goal is None:
            return self.say("score-is", n=n)
        return self.say("score-of", n=abs(n) if goal < 0 else n, goal=abs(goal))

    def zone(self, zone: View) -> str:
        """What a pile is called, by itself: draw pile, help pile 2."""
        name = self.say(f"zone-{zone['zone']}")
        return self.say("pile", zone=name, n=zone["pile"] + 1) if "pile" in zone else name

    def whose(self, zone: View) -> str:
        """The same, with its owner if that is another player: Carl's help pile 2."""
        seat, name = zone.get("seat"), self.zone(zone)
        if seat is None or seat == self.viewer or seat >= len(self.names):
            return name
        return self.say("terminal-whose", player=self.names[seat], pile=name)

    def pile(self, name: str, zone: View, view: View) -> str:
        """The name of a pile with what else there is to know of it: what it is, what it needs, what lies beside it."""
        named = self.shown.named(view, zone)
        words = [name if named is None else f"{name}, {self.said(named)}"]
        if needs := self.shown.needs(view, zone["zone"], zone.get("pile", 0)):
            number, coins = needs
            words = [self.say("pile-needs", pile=words[0], n=number)]
            words += [self.say("coins", n=coins)] if coins else []
        return ", ".join(words)

    def lying(self, zone: View) -> str:
        """What is seen of a pile without looking through it: its top card, and how many there are."""
        top, n = top_in(zone), zone["n"]
        if not n:
            return self.say("plain-empty")
        if not top or top == HIDDEN:
            return self.say("cards", n=n)
        return self.card(top) if n == 1 else self.say("plain-top", cards=self.say("cards", n=n), card=self.card(top))

    def in_hand(self, view: View, by_number: bool = False) -> list[str]:
        """The viewer's cards in order, but for those that they are laying down."""
        own = f"hand/{view['viewer']}"
        held: list[str] = next((zone.get("cards") or [] for zone in view["zones"] if spot_of(zone) == own), [])
        return self.faces.sorted(list((Counter(held) - Counter(self.shown.lifted(view))).elements()), by_number)

    # ------------------------------------------------------------ cards and moves
    def card(self, card: str) -> str:
        """A card by its name: red 7."""
        if card == HIDDEN:
            return self.say("card-hidden")
        face = self.faces.face(card)
        what = self._named(face)
        return self.say("card-coloured", colour=self.colour(face.colour), what=what) if face.colour else what

    def legend(self, table: View) -> list[str]:
        """How the cards of a table are read: the sign of each colour, and what stands on special cards."""
        absent = self.shown.absent(table)
        faces = [self.faces.face(card) for card in self.faces.cards if card not in absent]
        colours = dict.fromkeys(face.colour for face in faces if face.colour in COLOURS)
        lines = [", ".join(f"{COLOURS[name][1]} {self.colour(name)}" for name in colours)] if colours else []
        special: dict[object, str] = {}  # of cards with coins one of each number of them
        for face in faces:
            if face.name:
                special.setdefault(face.coins or face.written, f"{face.written} {self._named(face)}")
        return [*lines, ", ".join(special.values())] if special else lines

    def specials(self) -> list[str]:
        """What the special cards do, one sentence each."""
        told: dict[object, str] = {}  # of cards with coins one of each number of them
        for face in map(self.faces.face, self.faces.cards):
            key = f"special-{face.name.removeprefix('card-')}{'s' * (face.coins > 1)}"
            if face.name and self.texts.has(key):
                words = self.say(key, index=face.index, coins=face.coins)
                told.setdefault(face.coins or face.name + face.index, f"{self._named(face)}: {words}")
        return list(told.values())

    def signs(self) -> list[str]:
        """How the board is read: what stands at piles and hands, and how they are framed."""
        needs = [self.say("legend-needs")] if self.shown.needs is not Shown.needs else []
        return [self.say("legend-piles"), *needs, self.say("legend-frames")]

    def signs_at_piles(self) -> str:
        """What the signs mean that stand at piles, in few words."""
        return self.say("legend-piles" if self.shown.needs is Shown.needs else "signs-needs")

    def _named(self, face: Face) -> str:
        return self.say(face.name, index=face.index, coins=face.coins) if face.name else face.index

    def cards(self, cards: Sequence[str]) -> str:
        return ", ".join(map(self.card, cards))

    def colour(self, name: str) -> str:
        return self.say(f"colour-{COLOURS[name][0]}") if name in COLOURS else name

    def move(self, move: Move, view: View, *, is_advice: bool = False) -> str:
        """What a move is called; advice says which card goes where."""
        key = f"advise-{move.verb}" if is_advice and self.texts.has(f"advise-{move.verb}") else f"do-{move.verb}"
        if not self.texts.has(key):
            return move.action
        args: dict[str, str | int] = {
            name: fact
            for name, fact in view["facts"].items()
            if isinstance(fact, (str, int)) and not isinstance(fact, bool)
        }
        args |= dict.fromkeys(move.lacking, "none")
        for value in move.values:
            args[value.slot] = self._value(value)
            if value.kind == "seat":
                args[f"{value.slot}_is"] = "you" if value.n == self.viewer else "other"
        card = move.card or (top_of(view, move.source) if is_advice else "")
        if card and card != HIDDEN:
            args["card"] = self.card(card)
        price = self.shown.prices(view).get(move.action, 0)
        words = self.say(key, **args, price=price)
        worth = self.shown.worth(view).get(move.action)
        more = self.say("coins", n=price) if price else self.said(worth) if worth else ""
        return f"{words} ({more})" if more else words

    def many(self, verb: str, moves: Sequence[Move], view: View) -> str:
        """What several moves of a verb are called together."""
        key = f"many-{verb}"
        return self.say(key) if self.texts.has(key) else f"{self.move(moves[0], view)} …"

    def instead(self, move: Move, view: View) -> str:
        """What a move is called among proposals."""
        key = f"proposals-or-{move.verb}"
        return self.say(key) if self.texts.has(key) else self.move(move, view, is_advice=True)

    def _value(self, value: Value) -> str | int:
        if value.kind == "card":
            return self.card(value.word)
        if value.kind == "seat":
            return self.names[value.n] if value.n < len(self.names) else self.say("seat-n", n=value.n + 1)
        if value.kind == "colour":
            return self.colour(value.word)
        if value.kind == "pile":
            return value.n + 1
        return int(value.word) if value.kind == "number" else value.word

    def split(self, steps: Sequence[str], view: View) -> list[str]:
        """A move of many steps in its parts, with their cards marked; nothing if the game tells none."""
        return list(map(self.said, self.shown.split_by(view, [self._actions.read(step, view) for step in steps])))

    def steps(self, steps: Sequence[str], view: View) -> str:
        """A move with all its steps; none at all is to wait. Cards of its parts are marked."""
        if not steps:
            return self.say("hint-do-nothing")
        if split := self.split(steps, view):
            return "; ".join(split)
        moves = [self._actions.read(step, view) for step in steps]
        said = [self.move(move, view, is_advice=True) for move in moves]
        return reduce(lambda first, then: self.say("hint-then", first=first, then=then), said)

    def proposals(self, view: View) -> str:
        """What the proposals of a view are, together."""
        first = next((steps[0] for steps in view["proposals"] if steps), "")
        own = f"proposals-{self._actions.read(first, view).verb}"
        return self.say(own if self.texts.has(own) else "proposals")

    def hint(self, hint: View, view: View) -> str:
        """A hint in words; cards of a move's parts are marked."""
        what = self.steps([hint["action"], *hint["rest"]] if hint["action"] else [], view)
        is_low = hint["chance"] * view["n_players"] < LOW_CHANCE
        said = [self.say("hint-says", what=what, why=self.reason(hint))]
        beside = hint.get("beside")
        if beside:
            steps = [beside["action"]] if beside["action"] else []
            said.append(self.say("hint-beside", lead=beside["lead"], next=self.steps(steps, view)))
        if hint["is_only"]:
            said.append(self.say("hint-only"))
        elif is_low:
            said.append(self.say("hint-behind"))
        return " ".join(said)

    def reason(self, hint: View) -> str:
        """Why a hint is good: with the cards, names and numbers of this position where it has any."""
        here = f"{hint['reason']}-here"
        if hint["particulars"] and self.texts.has(here):
            return self.spoken(self.sentence({"key": here, "args": hint["particulars"]}))
        return self.say(hint["reason"])

    def options(self, table: View, shelf: Sequence[View]) -> list[str]:
        """How a table plays, option by option."""
        declared: list[View] = next((game["options"] for game in shelf if game["id"] == self.game), [])
        return [self.option(option, table["options"].get(option["name"], option["default"])) for option in declared]

    def option(self, option: View, value: str | int | bool) -> str:
        return self.say("labelled", label=self.say(f"option-{option['name']}"), words=self.choice(option, value))

    def choice(self, option: View, value: str | int | bool) -> str:
        """The value of an option in words."""
        if isinstance(value, bool):
            return self.say("yes" if value else "no")
        key = f"option-{option['name']}-{value}"
        return self.say(key) if self.texts.has(key) else str(value)

    def problem(self, error: QuintetError) -> str:
        """A refusal as a sentence: the rule's reason, or what the server's code means."""
        return problem_in(self.texts, error)


def problem_in(texts: Texts, error: QuintetError) -> str:
    if isinstance(error, Unreachable):
        return texts.say("problem-offline")
    if isinstance(error, Refused):
        for key in (f"refusal-{error.key}", f"problem-{error.code}"):
            if texts.has(key):
                return texts.say(key)
    return texts.say("problem-failed")


def top_of(view: View, spot: str) -> str:
    """The card that lies on a spot, as far as it is seen; "" if none does."""
    zone = next((each for each in view["zones"] if spot_of(each) == spot), None)
    return "" if zone is None else top_in(zone)


def top_in(zone: View) -> str:
    """The card on top of a pile, as far as it is seen; "" if there is none."""
    return str(zone.get("top") or (zone.get("cards") or [HIDDEN])[-1]) if zone["n"] else ""
