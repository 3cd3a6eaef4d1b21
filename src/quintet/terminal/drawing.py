"""The table for the eye: a view drawn on a canvas, as large as there is room for. It knows no game and no rule."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from quintet.terminal import painting
from quintet.terminal.actions import Thing, View, spot_of
from quintet.terminal.canvas import CONSOLE, Canvas, Region
from quintet.terminal.choices import lone, moves_from
from quintet.terminal.painting import BRIGHT, HELD, TARGET
from quintet.terminal.piles import GAP, Piles
from quintet.terminal.scene import Scene, Touchable, own_hand

LEAST_COLUMNS, LEAST_LINES = 80, 24
_SIDE_FROM, _SIDE = 112, 36  # columns from which the log has a place of its own, and its width
_MOST_SAID = 3  # lines
_USUAL_FOOT = 5  # lines that are kept below the hand, so that an answer or a question more moves nothing
# The heights of one's own cards and of those in the middle, and whether the others' piles share lines.
_SIZES = ((5, 5, False), (4, 4, False), (3, 3, False), (3, 1, False), (3, 1, True), (1, 1, False), (1, 1, True))
_SMALL = 3  # so high a card need not be smaller
_LEAST_TOLD = 3  # lines of what happened, for which other cards are drawn smaller,
_FEW_TOLD = 2  # and for which the others' piles share lines


@dataclass(frozen=True)
class _Block:
    """Where another player sits: the place of their name, and their zones line by line."""

    seat: int
    x: int
    y: int
    width: int
    lines: list[list[list[View]]]


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
        sources = {move.source for move in scene.moves if move.source and not move.card}
        self.piles = Piles(scene, self.canvas, self.width, self.targets, sources)
        self._words: dict[int, str] = {}  # of seats
        self.cards = {move.card for move in scene.moves if move.source == own_hand(scene)}

    def draw(self) -> Canvas:
        """Draw everything; `scene.touchables` is filled."""
        canvas, scene, height = self.canvas, self.scene, self.canvas.height
        scene.touchables.clear()
        self._head()
        foot = max(self._foot_lines(), _USUAL_FOOT)
        centre = self.piles.grouped(self.piles.of(None))
        own = self.piles.grouped([zone for zone in self.piles.of(self.me) if zone["zone"] != "hand"])
        notices = self._notices()
        seats = {is_packed: self._seats(is_packed) for is_packed in (False, True)}
        for size, inner, is_packed in _SIZES:
            blocks, others_height = seats[is_packed]
            hand_rows = self._hand_rows(size)
            middle = self.piles.height(centre, inner) + len(notices)
            needed = 1 + others_height + middle + self._own_height(own, hand_rows, size) + foot
            has_log_beside = self.width < self.canvas.width
            told = 0 if has_log_beside else _LEAST_TOLD if size > _SMALL else _FEW_TOLD if size > inner else 0
            if needed + told <= height:
                break
        lacking = max(0, needed + (0 if has_log_beside else _FEW_TOLD) - height)
        given = min(lacking, foot - self._foot_lines())  # what is kept below the hand is needed above it
        foot -= given
        spare = max(0, height - needed + given)
        y = 1 + (1 if spare > 3 else 0)
        for block in blocks:
            self._draw_seat(block, y)
        y += others_height + (1 if spare > 5 else 0)
        y = self.piles.draw_middle(centre, y, inner)
        for line in notices:
            self.canvas.put(2, y, line, painting.BOLD, room=self.width - 4)
            y += 1
        own_top = height - foot - self._own_height(own, hand_rows, size)
        y = self._explain_signs(y, own_top - (0 if has_log_beside else _LEAST_TOLD), has_line=not any(notices))
        if not has_log_beside:
            self._ticker(y, own_top)
        self._draw_own(own, hand_rows, own_top, size)
        self._foot(height - self._foot_lines())
        if has_log_beside:
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
        answered = broken(scene.message, room)[:_MOST_SAID]
        lines = [(f"{' ' if n else '!'} {line}", painting.BOLD) for n, line in enumerate(answered)]
        style = painting.MINE if scene.is_mine else painting.BOLD
        asked = broken(scene.prompt, room)[:_MOST_SAID] or [""]
        marks = ["▶ " if scene.is_mine else "  ", *["  "] * len(asked)]
        asked = [
            (mark + line).ljust(self.width if scene.is_mine else 0) for mark, line in zip(marks, asked, strict=False)
        ]
        return [*lines, *((line, style) for line in asked)]

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
        for notice in self.scene.speech.shown.notices(self.view):
            said = self.scene.painter.words(self.scene.speech.said(notice))
            longer = f"{lines[-1]} · {said}" if lines[-1] else said
            if cell_len(longer) <= self.width - 4:
                lines[-1] = longer
            else:
                lines += broken(said, self.width - 4)
        return lines if lines[0] else lines[1:] or lines

    def _explain_signs(self, top: int, end: int, *, has_line: bool) -> int:
        """What the signs at piles mean, where there is room, or in the line of what is in force if there is nothing;
        returns the line below it."""
        lines = broken(self.scene.speech.signs_at_piles(), self.width - 4) if self.view["zones"] else []
        if has_line:
            top, end = top - 1, max(end, top)
        if top + len(lines) > end:
            return top
        for y, line in enumerate(lines, top):
            self.canvas.put(2, y, line, painting.DIM)
        return top + len(lines)

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
    def _seats(self, is_packed: bool) -> tuple[list[_Block], int]:
        """Where the others sit, and how many lines they take."""
        n, me = self.view["n_players"], self.me
        order = [(me + i) % n for i in range(1, n)] if me >= 0 else list(range(n))
        columns = max(1, min(len(order), self.width // 26))
        while columns > 1 and any(self._seat_width(seat) > self.width // columns for seat in order):
            columns -= 1
        width = self.width // columns
        found: list[_Block] = []
        y = 0
        for first in range(0, len(order), columns):
            row = order[first : first + columns]
            blocks = [
                _Block(seat, i * width, y, width, self._seat_lines(seat, width, is_packed))
                for i, seat in enumerate(row)
            ]
            found += blocks
            y += max(len(block.lines) for block in blocks)
        return found, y

    def _seat_lines(self, seat: int, width: int, is_packed: bool) -> list[list[list[View]]]:
        """The zones before a player, line by line; the first line has the player's name."""
        zones = self._seat_zones(seat)
        if not is_packed:
            return [[], *([each] for each in zones)]
        lines: list[list[list[View]]] = [[]]
        used = 2 + cell_len(self._named(seat))
        for each in sorted(zones, key=self.piles.row_width):
            wanted = GAP + self.piles.row_width(each)
            if used + wanted > width - 1:
                lines.append([])
                used = 0
            lines[-1].append(each)
            used += wanted
        return lines

    def _seat_zones(self, seat: int) -> list[list[View]]:
        """The piles before a player, by zone; a closed hand is told by its number."""
        zones: dict[str, list[View]] = {}
        for zone in self.piles.of(seat):
            is_closed_hand = zone["zone"] == "hand" and not zone.get("cards")
            if not is_closed_hand and self.piles.is_drawn(zone):
                zones.setdefault(zone["zone"], []).append(zone)
        return list(zones.values())

    def _seat_width(self, seat: int) -> int:
        rows = [self.piles.row_width(zones) + 4 for zones in self._seat_zones(seat)]
        return max([cell_len(self._seat_words(seat)) + 6, *rows])

    def _seat_words(self, seat: int) -> str:
        if seat not in self._words:
            self._words[seat] = self._words_of(seat)
        return self._words[seat]

    def _words_of(self, seat: int) -> str:
        scene = self.scene
        hand = next((zone for zone in self.piles.of(seat) if zone["zone"] == "hand"), None)
        words = [scene.speech.names[seat]] if seat < len(scene.speech.names) else [""]
        if hand is not None:
            words.append(f"▒{hand['n']}")
        words += [scene.speech.said(tag) for tag in scene.speech.shown.tags(self.view, seat)]
        if scene.speech.shown.outcome(self.view, seat) is None and self.view["goal"] is not None:
            words.append(scene.speech.score(self.view, seat))
        return " ".join(words)

    def _named(self, seat: int) -> str:
        return self._seat_words(seat) + self._presence(seat)

    def _draw_seat(self, block: _Block, top: int) -> None:
        seat, x, y = block.seat, block.x, top + block.y
        is_turn = self.view["turn"] == seat
        spot = Thing(f"seat/{seat}")
        is_target = spot.spot in self.targets
        is_here = self.scene.cursor == spot
        mark = "»" if is_target else "▶" if is_turn else " "
        style = painting.LOUD if is_here else painting.GLOW if is_target else painting.BOLD if is_turn else Style()
        used = self.canvas.put(x, y, f"{mark} {self._named(seat)}", style, room=block.width - 1)
        if is_target:
            self.scene.touchables.append(Touchable(spot, Region(x, y, used, 1)))
        for i, line in enumerate(block.lines):
            at = x + (2 if i else used + GAP)
            for zones in line:
                self.piles.draw_row(zones, at, y + i, x + block.width - 1 - at)
                at += self.piles.row_width(zones) + GAP

    def _presence(self, seat: int) -> str:
        shown = self.scene.seats[seat] if seat < len(self.scene.seats) else {}
        if shown.get("is_away"):
            return f" ({self.scene.speech.say('stood-in')})"
        is_gone = shown.get("kind") == "person" and not shown.get("is_here")
        return f" ({self.scene.speech.say('not-here')})" if is_gone else ""

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
        piles = sum(self.piles.group_width(zones, height) + GAP for zones in own)
        cards = sum(self.scene.painter.width(card, height) for row in hand for card in row)
        return len(hand) <= 1 and piles + cards + 4 <= self.width and height > 1

    def _own_height(self, own: Sequence[list[View]], hand: Sequence[list[str]], height: int) -> int:
        piles = self.piles.height(own, height)
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
        for row in self.piles.rows(own, height):
            x = self.piles.draw_zones(row, 2, y, height)
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
        name = speech.pile(speech.whose(zone), zone, self.view)
        is_named = speech.shown.named(self.view, zone) is not None
        words = speech.say("cards", n=zone["n"]) if is_named else speech.lying(zone)
        return speech.say("labelled", label=name, words=words)

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
