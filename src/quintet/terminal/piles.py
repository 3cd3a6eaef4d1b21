"""The piles of a picture: in boxes where there is room, in one line for each zone where there is little."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.cells import cell_len

from quintet.terminal import painting
from quintet.terminal.actions import Thing, View, spot_of
from quintet.terminal.canvas import Canvas, Region
from quintet.terminal.faces import HIDDEN
from quintet.terminal.painting import BRIGHT, HELD, TARGET
from quintet.terminal.scene import Scene, Touchable

_MANY_PILES = 4  # of a zone; where there are more, empty ones are drawn only if something can go there
_SPREADS = (10, 8, 6, 5, 4, 3, 2)  # so many cards of a spread pile are shown at most, the less room there is
_LEFT_OUT = "…"  # stands for cards of a spread pile for which there is no room
GAP = 2

Rows = list[list[list[View]]]  # zones side by side, each with its piles


class Piles:
    """Draws piles on a canvas of some width, and notes where they lie."""

    def __init__(self, scene: Scene, canvas: Canvas, width: int, targets: set[str], sources: set[str]) -> None:
        self.scene = scene
        self.canvas = canvas
        self.width = width
        self.view = scene.view
        self.targets = targets
        self.sources = sources
        self._n_alike = Counter(map(_kind, self.view["zones"]))
        self._labels: dict[str, str] = {}  # what has been said already: every word of it is asked for often
        self._names: dict[str, str] = {}
        self._widths: dict[tuple[str, int], int] = {}

    # ------------------------------------------------------------ what is drawn of a zone
    def of(self, seat: int | None) -> list[View]:
        """The piles of a seat, or of the middle."""
        hidden = self.scene.speech.shown.hidden
        return [zone for zone in self.view["zones"] if zone.get("seat") == seat and zone["zone"] not in hidden]

    def _is_spread(self, zone: View) -> bool:
        return zone["zone"] in self.scene.speech.shown.spread

    def _is_gappy(self, zone: View) -> bool:
        """Whether empty piles of its kind are left out: then a number says which pile it is."""
        return self._n_alike[_kind(zone)] > _MANY_PILES or self._is_spread(zone)

    def is_drawn(self, zone: View) -> bool:
        """Empty piles are left out where there may be many, unless something can go there."""
        return bool(zone["n"]) or not self._is_gappy(zone) or spot_of(zone) in self.targets

    def grouped(self, zones: Sequence[View]) -> list[list[View]]:
        """Those that are drawn, by zone."""
        found: dict[str, list[View]] = {}
        for zone in zones:
            if self.is_drawn(zone):
                found.setdefault(zone["zone"], []).append(zone)
        return list(found.values())

    def cards_of(self, zone: View, most: int = _SPREADS[0]) -> list[str]:
        """The cards of a pile that are drawn: all that are spread, as far as there is room, else the top one."""
        if not zone["n"]:
            return [""]
        cards: list[str] = zone.get("cards") or [zone.get("top", HIDDEN)]
        if not (self._is_spread(zone) or zone["zone"] == "hand") or not zone.get("cards"):
            return [cards[-1]]
        first = 2 if most > _SPREADS[2] else 1
        last = len(cards) - (most - 1 - first)
        return cards if len(cards) <= most else [*cards[:first], _LEFT_OUT, *cards[last:]]

    def _mark(self, spot: str) -> str:
        if self.scene.held == Thing(spot):
            return HELD
        if spot in self.targets:
            return TARGET
        return BRIGHT if spot in self.sources else painting.PLAIN

    def _label(self, zones: Sequence[View]) -> str:
        zone: str = zones[0]["zone"]
        if zone not in self._labels:
            self._labels[zone] = self.scene.speech.say(f"zone-{zone}")
        return self._labels[zone]

    def _name(self, zone: View) -> str:
        """What a pile is, beside its zone and number."""
        spot = spot_of(zone)
        if spot not in self._names:
            named = self.scene.speech.shown.named(self.view, zone)
            self._names[spot] = "" if named is None else self.scene.speech.said(named)
        return self._names[spot]

    def _note(self, zone: View, most: int = _SPREADS[0]) -> str:
        """What stands below a pile: what it needs, how many cards it has."""
        number, coins = self.scene.speech.shown.needs(self.view, zone["zone"], zone.get("pile", 0)) or (0, 0)
        needed, beside = f"→{number}" if number else "", f"¢{coins}" if coins else ""
        is_counted = zone["n"] > 1 and (not self._is_spread(zone) or _LEFT_OUT in self.cards_of(zone, most))
        return " ".join(filter(None, (needed, beside, f"×{zone['n']}" if is_counted else "")))

    # ------------------------------------------------------------ in one line
    def _small_name(self, zone: View) -> str:
        name = self._name(zone)
        return f"{name} " if name else f"{zone['pile'] + 1}: " if "pile" in zone and self._is_gappy(zone) else ""

    def _small_width(self, zone: View, most: int) -> int:
        key = spot_of(zone), most
        if key not in self._widths:
            cards = sum(self._card_width(card, 1) for card in self.cards_of(zone, most))
            self._widths[key] = cell_len(self._small_name(zone)) + cards + len(self._note(zone, most))
        return self._widths[key]

    def _start(self, zones: Sequence[View]) -> str:
        return f"{self._label(zones)}{'  ' if self._name(zones[0]) else ' '}"

    def _bare_width(self, zones: Sequence[View], most: int) -> int:
        return sum(self._small_width(zone, most) + GAP for zone in zones) - GAP

    def row_width(self, zones: Sequence[View]) -> int:
        """How wide a zone is in one line, with its label."""
        return cell_len(self._start(zones)) + self._bare_width(zones, _SPREADS[0])

    def draw_row(self, zones: Sequence[View], x: int, y: int, room: int) -> None:
        """The piles of a zone in one line. Where there is too little room, those that have names go without the label,
        and fewer cards are shown of those that are spread.
        """
        start = self._start(zones)
        starts = (start, "") if self._name(zones[0]) else (start,)
        ways = [(most, before) for most in _SPREADS for before in starts]
        fitting = (way for way in ways if cell_len(way[1]) + self._bare_width(zones, way[0]) <= room)
        most, before = next(fitting, ways[-1])
        x += self.canvas.put(x, y, before, painting.DIM, room=room)
        for zone in zones:
            x += self.canvas.put(x, y, self._small_name(zone), painting.DIM)
            x = self._pile(zone, x, y, 1, most) + GAP

    # ------------------------------------------------------------ in boxes
    def _card_width(self, card: str, height: int) -> int:
        if card == _LEFT_OUT:
            return 1
        return self.scene.painter.width(card, height) if card else (5 if height > 1 else 4)

    def _pile_width(self, zone: View, height: int) -> int:
        widths = [self._card_width(card, height) for card in self.cards_of(zone)]
        return max(sum(widths), cell_len(self._foot(zone)))

    def _foot(self, zone: View) -> str:
        return " ".join(filter(None, (self._name(zone), self._note(zone))))

    def group_width(self, zones: Sequence[View], height: int) -> int:
        """How wide a zone is."""
        if height == 1:
            return self.row_width(zones)
        return max(cell_len(self._label(zones)), sum(self._pile_width(zone, height) + 1 for zone in zones) - 1)

    def rows(self, groups: Sequence[list[View]], height: int) -> Rows:
        """Zones side by side, in as many rows as they need."""
        rows: Rows = [[]]
        used = 0
        for zones in groups if height == 1 else self._broken(groups, height):
            width = self.group_width(zones, height)
            if used and used + width > self.width - 4:
                rows.append([])
                used = 0
            rows[-1].append(zones)
            used += width + GAP
        return rows if rows[0] else []

    def _broken(self, groups: Sequence[list[View]], height: int) -> list[list[View]]:
        """Zones that are wider than there is room, in several pieces."""
        found: list[list[View]] = []
        for zones in groups:
            found.append([])
            for zone in zones:
                if found[-1] and self.group_width([*found[-1], zone], height) > self.width - 4:
                    found.append([])
                found[-1].append(zone)
        return found

    def height(self, groups: Sequence[list[View]], height: int) -> int:
        return len(self.rows(groups, height)) * (1 if height == 1 else height + 2)

    def draw_middle(self, groups: Sequence[list[View]], y: int, height: int) -> int:
        """Zones in the middle of each row; returns the line below them."""
        for row in self.rows(groups, height):
            total = sum(self.group_width(zones, height) + GAP for zones in row) - GAP
            self.draw_zones(row, max(2, (self.width - total) // 2), y, height)
            y += 1 if height == 1 else height + 2
        return y

    def draw_zones(self, row: Sequence[list[View]], x: int, y: int, height: int) -> int:
        """Zones from left to right; returns the column behind them."""
        for zones in row:
            width = self.group_width(zones, height)
            if height == 1:
                self.draw_row(zones, x, y, min(width, self.width - 2 - x))
            else:
                self.canvas.put(x, y, self._label(zones), painting.DIM, room=width)
                at = x
                for zone in zones:
                    at = self._pile(zone, at, y + 1, height) + 1
            x += width + GAP
        return x

    def _pile(self, zone: View, x: int, y: int, height: int, most: int = _SPREADS[0]) -> int:
        """Draw a pile; return the column behind it."""
        spot = spot_of(zone)
        start = x
        is_here = self.scene.cursor == Thing(spot)
        mark = self._mark(spot)
        cards = self.cards_of(zone, most)
        last = len(cards) - (cards[-1] == _LEFT_OUT)
        for n, card in enumerate(cards, 1):
            if card == _LEFT_OUT:
                x += self.canvas.put(x, y + height // 2, _LEFT_OUT, painting.DIM)
                continue
            is_meant = n == last or mark == TARGET  # of a spread pile only the last card is touched
            own = mark if is_meant else painting.PLAIN
            x += self.scene.painter.card(self.canvas, x, y, card, height, own, is_here and is_meant).width
        if height == 1:
            x += self.canvas.put(x, y, self._note(zone, most), painting.DIM)
        else:
            if "pile" in zone:
                self.canvas.put(start + 2, y, str(zone["pile"] + 1), painting.DIM)
            self.canvas.put(start, y + height, self._foot(zone), painting.DIM)
            x = start + self._pile_width(zone, height)
        if not self.scene.is_still:
            self.scene.touchables.append(Touchable(Thing(spot), Region(start, y, x - start, height)))
        return x


def _kind(zone: View) -> str:
    """The zone of a pile, without its number."""
    return "/".join(str(zone[name]) for name in ("zone", "seat") if name in zone)
