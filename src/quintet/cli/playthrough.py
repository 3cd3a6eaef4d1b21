"""A match as something to read: the deal, what everybody did, how each round and the match ended."""

from __future__ import annotations

from quintet.cli.screen import Screen
from quintet.core.events import Dealt, Event, MatchEnded, Revealed, RoundEnded, Scored, Shuffled, TurnPassed
from quintet.core.match import Match
from quintet.core.notation import HIDDEN
from quintet.core.zones import SPECTATOR, Place
from quintet.narrate import Narrator
from quintet.texts import Texts


class Playthrough:
    """Prints a match while it is played. With a viewer (a seat, -1 for a spectator), only what that one saw."""

    def __init__(self, match: Match, texts: Texts, *, viewer: int | None = None, brief: bool = False) -> None:
        self.match = match
        self.narrator = Narrator(match.game, match.names, texts, viewer)
        self.say = self.narrator.texts.say
        self.screen = Screen(match.game.cards, self.narrator.names)
        self.viewer = viewer
        self.brief = brief
        self.n_actions = 0
        self._scored: list[Scored] = []  # in this round

    # ------------------------------------------------------------ the parts of a match
    def begin(self) -> None:
        """The first deal, or the position that the match starts from."""
        self._heading()
        if self.match.start is None:
            self._deal(self.match.opening, None)
        else:
            self._table()

    def step(self, seat: int, action: str, events: list[Event]) -> None:
        """One action and what came of it, the next deal included."""
        self.n_actions += 1
        self._scored += [event for event in events if isinstance(event, Scored)]
        deal = next((i for i, event in enumerate(events) if isinstance(event, Dealt)), len(events))
        before, after = events[:deal], events[deal:]
        if any(isinstance(event, (RoundEnded, MatchEnded)) for event in events):
            told = [event for event in before if not isinstance(event, (Scored, Revealed))]
            if after:  # that the cards are shuffled for a deal goes without saying
                told = [event for event in told if not isinstance(event, Shuffled)]
            if self.brief:
                told = [event for event in told if isinstance(event, RoundEnded)]
            self._tell(seat, action, told)
            self._summary(before)
        elif not self.brief:
            self._tell(seat, action, before)
        if after:
            self._heading()
            self._deal(after, seat)

    def end(self) -> None:
        """Who won, or that the match is not over."""
        if not self.match.is_over:
            self.screen.heading(self.say("match-unfinished", n=self.n_actions))
            self._scores()
            return
        result = self.match.result
        winners = self.narrator.players(result.winners)
        self.screen.heading(self.say("match-won", player=winners, n=len(result.winners)))
        self._scores()

    # ------------------------------------------------------------ how they are printed
    def _tell(self, seat: int, action: str, events: list[Event]) -> None:
        """What an action did; a step without any event is told by the step that completes the move."""
        sentences = self.narrator.tell(events, seat)
        if events and not sentences:
            if self.viewer in (None, seat):
                sentences = [self.narrator.did(seat, action)]
            else:  # what others did unseen shows only in whose turn it is
                sentences = [self.narrator.turn(event.seat) for event in events if isinstance(event, TurnPassed)]
        self._lines(sentences, f"{self.n_actions:>5}  ")

    def _lines(self, sentences: list[str], lead: str) -> None:
        """Sentences that belong together: on one line if they fit, else one a line."""
        together = " ".join(sentences)
        if sentences and self.screen.fits(together, lead):
            sentences = [together]
        for sentence in sentences:
            self.screen.line(sentence, lead=lead)
            lead = " " * len(lead)

    def _heading(self) -> None:
        self.screen.heading(self.say("round", n=int(self.match.state.round_no)))

    def _deal(self, events: list[Event], seat: int | None) -> None:
        """What was dealt to whom, and what happened before anybody acted."""
        if self.brief:
            return
        piles: dict[Place, str] = {}
        rest: list[Event] = []
        for event in map(self.narrator.seen, events):
            if isinstance(event, Dealt) and event.cards:
                piles[event.place] = self.narrator.pile(event.place, event.cards)
            elif isinstance(event, Revealed) and event.place in piles:
                top = self.narrator.cards(event.cards)
                piles[event.place] = self.say("on-top", cards=piles[event.place], card=top)
            elif piles:
                rest.append(event)
        self._rows(piles)
        self._lines(self.narrator.tell(rest, seat), " " * 7)

    def _table(self) -> None:
        """All cards where they lie."""
        if self.brief:
            return
        piles: dict[Place, str] = {}
        for pile in self.match.game.piles(self.match.state):
            viewer = (
                self.viewer if self.viewer is not None else SPECTATOR if pile.place.seat is None else pile.place.seat
            )
            seen = pile.seen_by(viewer)
            if seen:
                texts = [HIDDEN if card is None else self.match.game.cards.format(card) for card in seen]
                piles[pile.place] = self.narrator.cards(texts)
        self._rows(piles)

    def _rows(self, piles: dict[Place, str]) -> None:
        """Whose, what and which cards: seats in order, then what belongs to nobody."""
        narrator = self.narrator
        rows = [
            ("" if place.seat is None else narrator.player(place.seat), narrator.place(place), cards)
            for place, cards in sorted(piles.items(), key=lambda item: (item[0].seat is None, item[0].seat or 0))
        ]
        if rows:
            self.screen.rows(rows)
            self.screen.line()

    def _summary(self, events: list[Event]) -> None:
        """Who showed what and scored what at the end of a round."""
        narrator = self.narrator
        seats = range(self.match.n_players)
        shown = dict.fromkeys(seats, "")
        for event in events:
            if isinstance(event, Revealed) and event.place.seat is not None:
                shown[event.place.seat] = narrator.pile(event.place, event.cards)
        scored = {seat: [event for event in self._scored if event.seat == seat] for seat in seats}
        self._scored.clear()
        points = [_signed(sum(e.points for e in scored[seat])) if scored[seat] else "–" for seat in seats]
        reasons = [", ".join(dict.fromkeys(self.say(f"scored-{e.why}") for e in scored[seat])) for seat in seats]
        scores = self.match.result.scores
        columns = [
            (self.say("head-player"), [narrator.player(seat) for seat in seats]),
            (self.say("head-round"), points),
            (self.say("head-score"), [_number(scores[seat]) for seat in seats]),
            (self.say("head-why"), reasons),
            (self.say("head-showed"), [shown[seat] for seat in seats]),
        ]
        if any(reasons) or any(shown.values()):
            filled = [(head, cells) for head, cells in columns if any(cells)]
            self.screen.line()
            heads = tuple(head for head, _ in filled)
            self.screen.rows(list(zip(*(cells for _, cells in filled), strict=True)), head=heads, right=(1, 2))

    def _scores(self) -> None:
        result = self.match.result
        order = sorted(range(self.match.n_players), key=lambda seat: (result.ranking[seat], seat))
        rows = [
            (f"{result.ranking[seat]}.", self.narrator.player(seat), _number(result.scores[seat])) for seat in order
        ]
        heads = ("", self.say("head-player"), self.say("head-score"))
        self.screen.rows(rows, head=heads, right=(0, 2))


def _number(n: int) -> str:
    return f"−{-n}" if n < 0 else str(n)


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else _number(n)
