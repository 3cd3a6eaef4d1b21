"""A match as readable text: the deal, what everybody did, how each round and the match ended."""

from __future__ import annotations

from collections.abc import Sequence

from quintet.cli.screen import Screen
from quintet.core.events import Dealt, Event, MatchEnded, Revealed, RoundEnded, Scored, Shuffled
from quintet.core.match import Match
from quintet.core.notation import HIDDEN
from quintet.core.zones import ALL_SEATS, Place, place_json
from quintet.narrate import Narrator, Sentence
from quintet.speak import Speaker
from quintet.texts import Texts


class Playthrough:
    """Prints a match while it is played, as a viewer saw it: a seat, SPECTATOR or ALL_SEATS."""

    def __init__(self, match: Match, texts: Texts, *, viewer: int = ALL_SEATS, brief: bool = False) -> None:
        self.match = match
        self.narrator = Narrator(match.game, match.n_players)
        self.speaker = Speaker(texts, match.names, viewer)
        self.say = texts.say
        self.screen = Screen(match.game, self.speaker.names)
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
        winners = list(self.match.result.winners)
        won: Sentence = {"key": "match-won", "args": {"player": {"seats": winners}, "n": len(winners)}}
        self.screen.heading(self.speaker.say(won))
        self._scores()

    # ------------------------------------------------------------ how they are printed
    def _tell(self, seat: int, action: str, events: list[Event]) -> None:
        """What an action did."""
        causes = [self.match.game.actions.parse(action)] * len(events)
        self._lines(self.narrator.told(events, seat, causes, self.viewer), f"{self.n_actions:>5}  ")

    def _lines(self, sentences: list[Sentence], lead: str) -> None:
        """Sentences that belong together: on one line if they fit, else one per line."""
        texts = [self.speaker.say(sentence) for sentence in sentences]
        together = " ".join(texts)
        if texts and self.screen.fits(together, lead):
            texts = [together]
        for text in texts:
            self.screen.line(text, lead=lead)
            lead = " " * len(lead)

    def _heading(self) -> None:
        self.screen.heading(self.say("round", n=int(self.match.state.round_no)))

    def _deal(self, events: list[Event], seat: int | None) -> None:
        """What was dealt to whom, and what happened before anybody acted."""
        if self.brief:
            return
        piles: dict[Place, str] = {}
        rest: list[Event] = []
        for event in (each.seen_by(self.viewer) for each in events):
            if isinstance(event, Dealt) and event.cards:
                piles[event.place] = self._pile(event.place, event.cards)
            elif isinstance(event, Revealed) and event.place in piles:
                top = self.speaker.cards(event.cards)
                piles[event.place] = self.say("on-top", cards=piles[event.place], card=top)
            elif piles:
                rest.append(event)
        self._rows(piles)
        self._lines(self.narrator.told(rest, seat, (), self.viewer), " " * 7)

    def _table(self) -> None:
        """All cards where they lie."""
        if self.brief:
            return
        piles: dict[Place, str] = {}
        for pile in self.match.game.piles(self.match.state):
            if seen := pile.seen_by(self.viewer):
                texts = [HIDDEN if card is None else self.match.game.cards.format(card) for card in seen]
                piles[pile.place] = self.speaker.cards(texts)
        self._rows(piles)

    def _pile(self, place: Place, cards: Sequence[str]) -> str:
        return self.speaker.cards(self.narrator.pile(place, cards)["cards"])

    def _rows(self, piles: dict[Place, str]) -> None:
        """Print piles as rows of owner, name and cards: seats in order, then the piles that belong to nobody."""
        speaker = self.speaker
        rows = [
            ("" if place.seat is None else speaker.player(place.seat), speaker.place(place_json(place)), cards)
            for place, cards in sorted(piles.items(), key=lambda item: (item[0].seat is None, item[0].seat or 0))
        ]
        if rows:
            self.screen.rows(rows)
            self.screen.line()

    def _summary(self, events: list[Event]) -> None:
        """Who showed what and scored what at the end of a round."""
        seats = range(self.match.n_players)
        shown = dict.fromkeys(seats, "")
        for event in events:
            if isinstance(event, Revealed) and event.place.seat is not None:
                shown[event.place.seat] = self._pile(event.place, event.cards)
        scored = {seat: [event for event in self._scored if event.seat == seat] for seat in seats}
        self._scored.clear()
        points = [_signed(sum(e.points for e in scored[seat])) if scored[seat] else "–" for seat in seats]
        reasons = [", ".join(dict.fromkeys(self.say(f"scored-{e.why}") for e in scored[seat])) for seat in seats]
        scores = self.match.result.scores
        columns = [
            (self.say("head-player"), [self.speaker.player(seat) for seat in seats]),
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
        rows = [(f"{result.ranking[seat]}.", self.speaker.player(seat), _number(result.scores[seat])) for seat in order]
        heads = ("", self.say("head-player"), self.say("head-score"))
        self.screen.rows(rows, head=heads, right=(0, 2))


def _number(n: int) -> str:
    return f"−{-n}" if n < 0 else str(n)


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else _number(n)
