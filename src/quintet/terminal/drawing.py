"""The table for the eye: a view drawn on a canvas, as large as there is room for. It knows no game and no rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from quintet.terminal import painting
from quintet.terminal.actions import Move, Thing, View, spot_of
from quintet.terminal.canvas import CONSOLE, Canvas, Region
from quintet.terminal.choices import lone, moves_from
from quintet.terminal.faces import HIDDEN
from quintet.terminal.painting import BRIGHT, HELD, TARGET, Painter
from quintet.terminal.speech import Speech, top_of

LEAST_COLUMNS, LEAST_LINES = 80, 24
_SIDE_FROM, _SIDE = 112, 36  # columns from which the log has a place of its own, and its width
_MANY_PILES = 4  # of a zone; where there are more, empty ones are drawn only if something can go there
_MOST_SPREAD = 10
_LEFT_OUT = "…"  # stands for cards of a spread pile for which there is no room
_GAP = 2
_MOST_SAID = 3  # lines
_SIZES = ((5, 1), (4, 1), (3, 1), (1, 1))  # the heights of one's own cards and of those before others
_SMALL = 3  # so high a card need not be smaller
_LEAST_TOLD = 3  # lines of what happened, for which other cards are drawn smaller


@dataclass(frozen=True)
class Button:
    """Something that is chosen by its number."""

    words: str
    is_hinted: bool = False


@dataclass(frozen=True)
class Touchable:
    """Something that can be touched, and where it lies. `thing` is a card or pile, or the number of a button."""

    thing: Thing | int
    region: Region


@dataclass
class Scene:
    """All that is drawn."""

    view: View
    speech: Speech
    painter: Painter
    title: str
    status: str  # at the right of the head
    prompt: str
    keys: str
    moves: Sequence[Move] = ()
    hand: Sequence[str] = ()  # one's own cards in their order
    buttons: Sequence[Button] = ()
    log: Sequence[Text] = ()  # oldest first
    message: str = ""
    held: Thing | None = None
    cursor: Thing | int | None = None
    seats: Sequence[dict[str, Any]] = ()  # as the table shows them
    is_mine: bool = False
    is_still: bool = False  # nothing can be touched: a replay
    touchables: list[Touchable] = field(default_factory=list)


def own_hand(scene: Scene) -> str:
    return f"hand/{scene.view['viewer']}"


class Drawing:
    """One picture of a scene."""

    def __init__(self, scene: Scene, width: int, height: int) -> None:
        self.scene = scene
        self.canvas = Canvas(width, height)
        self.width = width - _SIDE - 1 if width >= _SIDE_FROM else width
        self.view = scene.view
        self.me: int = scene.view["viewer"]
        held = scene.held or lone(scene.moves, own_hand(scene))
        self.targets = {move.target for move in moves_from(scene.moves, held)} if held else set()
        self.sources = {move.source for move in scene.moves if move.source and not move.card}
        self.cards = {move.card for move in scene.moves if move.source == own_hand(scene)}

    def draw(self) -> Canvas:
        """Draw everything; `scene.touchables` is filled."""
        canvas, scene, height = self.canvas, self.scene, self.canvas.height
        scene.touchables.clear()
        self._head()
        foot = self._foot_lines()
        for size, others in _SIZES:
            blocks, others_height = self._seats(others)
            centre = self._groups(self._zones(None), size)
            own = self._groups([zone for zone in self._zones(self.me) if zone["zone"] != "hand"], size)
            hand_rows = self._hand_rows(size)
            middle = self._height(centre, size) + len(self._notices())
            needed = 1 + others_height + middle + self._own_height(own, hand_rows, size) + foot
            has_log_beside = self.width < self.canvas.width
            told = 0 if has_log_beside or size <= _SMALL else _LEAST_TOLD
            if needed + told <= height or size == _SIZES[-1][0]:
                break
        spare = max(0, height - needed)
        y = 1 + (1 if spare > 3 else 0)
        self._draw_seats(blocks, y)
        y += others_height + (1 if spare > 5 else 0)
        y = self._draw_groups(centre, y, size)
        for line in self._notices():
            self.canvas.put(2, y, line, painting.BOLD, room=self.width - 4)
            y += 1
        own_top = height - foot - self._own_height(own, hand_rows, size)
        has_side = self.width < canvas.width
        if not has_side:
            self._ticker(y, own_top)
        self._draw_own(own, hand_rows, own_top, size)
        self._foot(height - foot)
        if has_side:
            self._side()
        return canvas

    # ------------------------------------------------------------ head and foot
    def _head(self) -> None:
        scene = self.scene
        self.canvas.put(0, 0, " " * self.canvas.width, painting.REVERSE)
        used = self.canvas.put(1, 0, scene.title, painting.LOUD, room=self.canvas.width - len(scene.status) - 4)
        room = self.canvas.width - used - 3
        self.canvas.put(self.canvas.width - 1 - min(room, len(scene.status)), 0, scene.status, painting.REVERSE, room)

    def _button_rows(self) -> list[list[tuple[int, str]]]:
        rows: list[list[tuple[int, str]]] = [[]]
        used = 0
        for n, button in enumerate(self.scene.buttons):
            words = f"{n + 1} {button.words}" if n < 9 else button.words
            width = len(words) + 4
            if used + width > self.width and rows[-1]:
                rows.append([])
                used = 0
            rows[-1].append((n, words))
            used += width
        return rows if rows[0] else []

    def _foot_lines(self) -> int:
        return 1 + len(self._said()) + len(self._button_rows())

    def _said(self) -> list[tuple[str, Style]]:
        """The lines above the buttons: what was answered, and what is asked now."""
        scene, room = self.scene, self.width - 4
        lines = [(f"! {line}", painting.BOLD) for line in broken(scene.message, room)[:_MOST_SAID]]
        style = painting.MINE if scene.is_mine else painting.BOLD
        mark = "▶ " if scene.is_mine else "  "
        asked = broken(scene.prompt, room)[:_MOST_SAID] or [""]
        return lines + [((mark + line).ljust(self.width) if scene.is_mine else mark + line, style) for line in asked]

    def _foot(self, y: int) -> None:
        canvas, scene = self.canvas, self.scene
        for line, style in self._said():
            canvas.put(0, y, line, style, self.width)
            y += 1
        for row in self._button_rows():
            x = 1
            for n, words in row:
                is_here = scene.cursor == n
                is_hinted = scene.buttons[n].is_hinted
                style = painting.LOUD if is_here else painting.GLOW if is_hinted else painting.BOLD
                left, right = ("▸", "◂") if is_here else ("(", ")") if is_hinted else ("[", "]")
                width = canvas.put(x, y, f"{left}{words}{right}", style)
                scene.touchables.append(Touchable(n, Region(x, y, width, 1)))
                x += width + 2
            y += 1
        canvas.put(1, canvas.height - 1, scene.keys, painting.DIM, room=self.width - 2)

    def _notices(self) -> list[str]:
        """What is in force, in lines; one at least."""
        if not self.view["n_players"]:
            return [""]  # nothing lies there yet
        lines = [""]
        for said in map(self.scene.speech.said, self.scene.speech.shown.notices(self.view)):
            longer = f"{lines[-1]} · {said}" if lines[-1] else said
            if cell_len(longer) <= self.width - 4:
                lines[-1] = longer
            else:
                lines += broken(said, self.width - 4)
        return lines if lines[0] else lines[1:] or lines

    def _ticker(self, top: int, end: int) -> None:
        """The last sentences, in the free lines of the middle."""
        room = max(0, end - top)
        lines = self.scene.log[-room:] if room else ()
        for i, line in enumerate(lines):
            self.canvas.put_text(2, end - len(lines) + i, line, self.width - 4)

    def _side(self) -> None:
        x, height = self.width + 1, self.canvas.height
        for y in range(1, height):
            self.canvas.put(self.width, y, "│", painting.DIM)
        lines: list[Text] = []
        for text in self.scene.log[-height:]:
            lines += wrapped(text, _SIDE - 2)
        for i, line in enumerate(lines[-(height - 2) :]):
            self.canvas.put_text(x + 1, 1 + i, line, _SIDE - 2)

    # ------------------------------------------------------------ the others
    def _zones(self, seat: int | None) -> list[View]:
        hidden = self.scene.speech.shown.hidden
        return [zone for zone in self.view["zones"] if zone.get("seat") == seat and zone["zone"] not in hidden]

    def _seats(self, height: int) -> tuple[list[tuple[int, int, int, int]], int]:
        """Where the others sit: seat, column, line and width of each, and how many lines they take."""
        n, me = self.view["n_players"], self.me
        order = [(me + i) % n for i in range(1, n)] if me >= 0 else list(range(n))
        columns = max(1, min(len(order), self.width // 26))
        while columns > 1 and any(self._seat_width(seat) > self.width // columns for seat in order):
            columns -= 1
        width = self.width // columns
        found, y = [], 0
        for first in range(0, len(order), columns):
            row = order[first : first + columns]
            found += [(seat, i * width, y, width) for i, seat in enumerate(row)]
            y += max(1 + len(self._seat_zones(seat)) for seat in row)
        return found, y

    def _seat_zones(self, seat: int) -> list[list[View]]:
        """The piles before a player, by zone; a closed hand is told by its number."""
        zones: dict[str, list[View]] = {}
        for zone in self._zones(seat):
            is_closed_hand = zone["zone"] == "hand" and not zone.get("cards")
            if not is_closed_hand and self._is_drawn(zone):
                zones.setdefault(zone["zone"], []).append(zone)
        return list(zones.values())

    def _seat_width(self, seat: int) -> int:
        rows = [
            sum(self._tiny_width(zone) + 1 for zone in zones) + 4 + self._label_width(zones)
            for zones in self._seat_zones(seat)
        ]
        return max([len(self._seat_words(seat)) + 6, *rows])

    def _label_width(self, zones: Sequence[View]) -> int:
        return len(self.scene.speech.say(f"zone-{zones[0]['zone']}")) + 1

    def _seat_words(self, seat: int) -> str:
        scene = self.scene
        hand = next((zone for zone in self._zones(seat) if zone["zone"] == "hand"), None)
        words = [scene.speech.names[seat]] if seat < len(scene.speech.names) else [""]
        if hand is not None:
            words.append(f"▒{hand['n']}")
        words += [scene.speech.said(tag) for tag in scene.speech.shown.tags(self.view, seat)]
        if scene.speech.shown.outcome(self.view, seat) is None and self.view["goal"] is not None:
            words.append(scene.speech.score(self.view, seat))
        return " ".join(words)

    def _draw_seats(self, blocks: Sequence[tuple[int, int, int, int]], top: int) -> None:
        for seat, x, row, width in blocks:
            y = top + row
            is_turn = self.view["turn"] == seat
            spot = Thing(f"seat/{seat}")
            is_target = spot.spot in self.targets
            is_here = self.scene.cursor == spot
            mark = "»" if is_target else "▶" if is_turn else " "
            style = painting.LOUD if is_here else painting.GLOW if is_target else painting.BOLD if is_turn else Style()
            words = self._seat_words(seat) + self._presence(seat)
            used = self.canvas.put(x, y, f"{mark} {words}", style, room=width - 1)
            if is_target:
                self.scene.touchables.append(Touchable(spot, Region(x, y, used, 1)))
            for i, zones in enumerate(self._seat_zones(seat), 1):
                self._tiny_row(zones, x + 2, y + i, width - 3)

    def _presence(self, seat: int) -> str:
        shown = self.scene.seats[seat] if seat < len(self.scene.seats) else {}
        if shown.get("is_away"):
            return f" ({self.scene.speech.say('stood-in')})"
        is_gone = shown.get("kind") == "person" and not shown.get("is_here")
        return f" ({self.scene.speech.say('not-here')})" if is_gone else ""

    # ------------------------------------------------------------ piles
    def _is_drawn(self, zone: View) -> bool:
        """Empty piles are left out where there may be many, unless something can go there."""
        declared_many = sum(
            each["zone"] == zone["zone"] and each.get("seat") == zone.get("seat") for each in self.view["zones"]
        )
        is_many = declared_many > _MANY_PILES or zone["zone"] in self.scene.speech.shown.spread
        return bool(zone["n"]) or not is_many or spot_of(zone) in self.targets

    def _groups(self, zones: Sequence[View], height: int) -> list[list[View]]:
        found: dict[str, list[View]] = {}
        for zone in zones:
            if self._is_drawn(zone):
                found.setdefault(zone["zone"], []).append(zone)
        return list(found.values())

    def _cards_of(self, zone: View) -> list[str]:
        """The cards of a pile that are drawn: all that are spread, else the top one."""
        if not zone["n"]:
            return [""]
        cards: list[str] = zone.get("cards") or [zone.get("top", HIDDEN)]
        is_spread = zone["zone"] in self.scene.speech.shown.spread or zone["zone"] == "hand"
        if not is_spread or not zone.get("cards"):
            return [cards[-1]]
        return cards if len(cards) <= _MOST_SPREAD else [*cards[:2], _LEFT_OUT, *cards[3 - _MOST_SPREAD :]]

    def _card_width(self, card: str, height: int) -> int:
        if card == _LEFT_OUT:
            return 1
        return self.scene.painter.width(card, height) if card else (5 if height > 1 else 4)

    def _mark(self, spot: str) -> str:
        if self.scene.held == Thing(spot):
            return HELD
        if spot in self.targets:
            return TARGET
        return BRIGHT if spot in self.sources else painting.PLAIN

    def _note(self, zone: View) -> str:
        """What stands below a pile: its number, how many cards it has, what it needs."""
        number, coins = self.scene.speech.shown.needs(self.view, zone["zone"], zone.get("pile", 0)) or (0, 0)
        needed, beside = f"→{number}" if number else "", f"¢{coins}" if coins else ""
        n = f"×{zone['n']}" if zone["n"] > 1 else ""
        return " ".join(filter(None, (needed, beside, n)))

    def _pile_width(self, zone: View, height: int) -> int:
        widths = [self._card_width(card, height) for card in self._cards_of(zone)]
        return max(sum(widths), len(self._note(zone)))

    def _tiny_width(self, zone: View) -> int:
        return sum(self._card_width(card, 1) for card in self._cards_of(zone)) + len(self._note(zone))

    def _tiny_row(self, zones: Sequence[View], x: int, y: int, room: int) -> None:
        """The piles of a zone in one line."""
        end = x + room
        x += self.canvas.put(x, y, f"{self.scene.speech.say('zone-' + zones[0]['zone'])} ", painting.DIM, room=room)
        for zone in zones:
            if x + self._tiny_width(zone) > end + 1:
                break
            x = self._pile(zone, x, y, 1) + 1

    def _pile(self, zone: View, x: int, y: int, height: int) -> int:
        """Draw a pile; return the column behind it."""
        spot = spot_of(zone)
        start = x
        is_here = self.scene.cursor == Thing(spot)
        mark = self._mark(spot)
        cards = self._cards_of(zone)
        for n, card in enumerate(cards, 1):
            if card == _LEFT_OUT:
                x += self.canvas.put(x, y + height // 2, _LEFT_OUT, painting.DIM)
                continue
            is_meant = n == len(cards) or mark == TARGET  # of a spread pile only the last card is touched
            own = mark if is_meant else painting.PLAIN
            x += self.scene.painter.card(self.canvas, x, y, card, height, own, is_here and is_meant).width
        note = self._note(zone)
        if height == 1:
            x += self.canvas.put(x, y, note, painting.DIM)
        else:
            self.canvas.put(start, y + height, note, painting.DIM)
            x = start + self._pile_width(zone, height)
        if not self.scene.is_still:
            self.scene.touchables.append(Touchable(Thing(spot), Region(start, y, x - start, height)))
        return x

    def _group_width(self, zones: Sequence[View], height: int) -> int:
        label = self.scene.speech.say(f"zone-{zones[0]['zone']}")
        piles = sum(self._pile_width(zone, height) + 1 for zone in zones) - 1
        return len(label) + 1 + sum(self._tiny_width(z) + 1 for z in zones) if height == 1 else max(len(label), piles)

    def _rows(self, groups: Sequence[list[View]], height: int, room: int) -> list[list[list[View]]]:
        """Groups side by side, in as many rows as they need."""
        rows: list[list[list[View]]] = [[]]
        used = 0
        for zones in groups:
            width = self._group_width(zones, height)
            if used and used + width > room:
                rows.append([])
                used = 0
            rows[-1].append(zones)
            used += width + _GAP
        return rows if rows[0] else []

    def _height(self, groups: Sequence[list[View]], height: int) -> int:
        return len(self._rows(groups, height, self.width - 4)) * (1 if height == 1 else height + 2)

    def _draw_groups(self, groups: Sequence[list[View]], y: int, height: int) -> int:
        """The middle; returns the line below it."""
        for row in self._rows(groups, height, self.width - 4):
            total = sum(self._group_width(zones, height) + _GAP for zones in row) - _GAP
            x = max(2, (self.width - total) // 2)
            self._draw_row(row, x, y, height)
            y += 1 if height == 1 else height + 2
        return y

    def _draw_row(self, row: Sequence[list[View]], x: int, y: int, height: int) -> int:
        for zones in row:
            width = self._group_width(zones, height)
            if height == 1:
                self._tiny_row(zones, x, y, width)
            else:
                self.canvas.put(x, y, self.scene.speech.say(f"zone-{zones[0]['zone']}"), painting.DIM, room=width)
                at = x
                for zone in zones:
                    at = self._pile(zone, at, y + 1, height) + 1
            x += width + _GAP
        return x

    # ------------------------------------------------------------ one's own place
    def _hand_rows(self, height: int) -> list[list[str]]:
        rows: list[list[str]] = [[]]
        used = 0
        for card in self.scene.hand:
            width = self.scene.painter.width(card, height)
            if used + width > self.width - 4:
                rows.append([])
                used = 0
            rows[-1].append(card)
            used += width
        return rows if rows[0] else []

    def _is_beside(self, own: Sequence[list[View]], hand: Sequence[list[str]], height: int) -> bool:
        """Whether one's piles and hand fit side by side."""
        piles = sum(self._group_width(zones, height) + _GAP for zones in own)
        cards = sum(self.scene.painter.width(card, height) for row in hand for card in row)
        return len(hand) <= 1 and piles + cards + 4 <= self.width and height > 1

    def _own_height(self, own: Sequence[list[View]], hand: Sequence[list[str]], height: int) -> int:
        piles = self._height(own, height)
        if self._is_beside(own, hand, height):
            return max(piles, (height + 1) * len(hand)) + 1
        return piles + len(hand) * height + 1

    def _draw_own(self, own: Sequence[list[View]], hand: Sequence[list[str]], y: int, height: int) -> None:
        if self.me >= 0:
            used = self.canvas.put(
                1,
                y,
                f"{'▶' if self.view['turn'] == self.me else ' '} {self._seat_words(self.me)}",
                painting.BOLD,
                room=self.width - 2,
            )
            if words := self._cursor_words():
                room = self.width - used - 6
                self.canvas.put(self.width - 2 - min(room, cell_len(words)), y, words, painting.DIM, room)
        y += 1
        is_beside = self._is_beside(own, hand, height)
        x = 2
        rows = self._rows(own, height, self.width - 4)
        for row in rows:
            x = self._draw_row(row, 2, y, height)
            y += 0 if is_beside else 1 if height == 1 else height + 2
        if is_beside and own:
            y += 1
        for cards in hand:
            at = x if is_beside else 2
            for card in cards:
                at += self._hand_card(card, at, y, height)
            y += height

    def _cursor_words(self) -> str:
        """The card or pile at the cursor by its name."""
        thing, speech = self.scene.cursor, self.scene.speech
        if not isinstance(thing, Thing):
            return ""
        if thing.card:
            return speech.card(thing.card)
        zone = next((each for each in self.view["zones"] if spot_of(each) == thing.spot), None)
        if zone is None:
            return ""
        whose, top = speech.whose(zone), top_of(self.view, thing.spot)
        return whose if not top or top == HIDDEN else speech.say("labelled", label=whose, words=speech.card(top))

    def _hand_card(self, card: str, x: int, y: int, height: int) -> int:
        scene = self.scene
        thing = Thing(own_hand(scene), card)
        is_first = not any(each.thing == thing for each in scene.touchables)  # twins are one to the cursor
        mark = HELD if scene.held == thing else BRIGHT if card in self.cards else painting.PLAIN
        if own_hand(scene) in self.targets and scene.held is not None:
            mark = TARGET
        region = scene.painter.card(self.canvas, x, y, card, height, mark, is_first and scene.cursor == thing)
        if not scene.is_still:
            scene.touchables.append(Touchable(thing, region))
        return region.width


def broken(text: str, width: int) -> list[str]:
    """A text in lines."""
    return [line.plain.rstrip() for line in Text(text).wrap(CONSOLE, width)] if text else []


def wrapped(text: Text, width: int) -> list[Text]:
    """A text in lines; those after the first are set in."""
    lines = list(text.wrap(CONSOLE, width - 2))
    return [lines[0], *(Text("  ") + line for line in lines[1:])] if lines else []
