"""What lies on the table, in sentences: printed for whoever hears or feels them line by line."""

from __future__ import annotations

from quintet.speak import plain
from quintet.terminal.actions import View
from quintet.terminal.lines import aloud, tell
from quintet.terminal.session import Session
from quintet.terminal.speech import Speech
from quintet.texts import Texts


class Telling:
    """Tells one player of their table."""

    def __init__(self, session: Session, texts: Texts) -> None:
        self._session = session
        self._texts = texts
        self._piles: dict[tuple[object, ...], str] = {}  # as they were told last

    @property
    def _speech(self) -> Speech:
        assert self._session.speech is not None
        return self._session.speech

    def forget(self) -> None:
        """Another match begins."""
        self._piles.clear()

    def who(self, seat: int) -> str:
        return self._texts.say("you") if seat == self._session.table.seat else self._speech.names[seat]

    def notices(self, view: View) -> None:
        """What is in force."""
        speech = self._speech
        if notices := [aloud(speech.spoken(speech.said(said))) for said in speech.shown.notices(view)]:
            said = "; ".join(notices) if any("," in notice for notice in notices) else ", ".join(notices)
            tell(said if said.endswith(("!", "?")) else f"{said}.")

    def lying(self, view: View) -> None:
        """The cards that lie open in the middle and before oneself, as far as they have not been told."""
        for zone in view["zones"]:
            if zone.get("seat", view["viewer"]) != view["viewer"] or zone["zone"] == "hand":
                continue
            place, words = (zone["zone"], zone.get("seat"), zone.get("pile")), self.pile(zone)
            is_news = self._piles.get(place, "") != words and (zone.get("top") or zone.get("cards"))
            if is_news or (place in self._piles and not zone["n"]):
                tell(words)
                self._piles[place] = words
            if not zone["n"]:
                self._piles.pop(place, None)

    def hand(self, view: View) -> None:
        if cards := self._speech.in_hand(view):
            tell(self._texts.say("plain-hand", cards=self._speech.cards(cards)))

    def pile(self, zone: View) -> str:
        """A pile, with what is seen of it."""
        speech = self._speech
        if zone["zone"] == "hand" and zone.get("cards"):
            cards = speech.cards(speech.faces.sorted(zone["cards"]))
        elif zone["zone"] in speech.shown.spread and zone.get("cards"):
            cards = speech.cards(zone["cards"])
        else:
            cards = speech.lying(zone)
        name = aloud(speech.pile(speech.zone(zone), zone, self._session.view))
        if "seat" in zone:
            return speech.say("plain-of", player=self.who(zone["seat"]), pile=name, cards=cards)
        return speech.say("plain-pile", pile=name, cards=cards)

    def table(self) -> None:
        """The whole table."""
        speech, view = self._speech, self._session.view
        self.notices(view)
        for zone in view["zones"]:
            is_usual = "pile" not in zone and zone["zone"] not in speech.shown.spread
            if zone["n"] or is_usual or speech.shown.needs(view, zone["zone"], zone.get("pile", 0)):
                tell(self.pile(zone))
        for seat in range(view["n_players"]):
            tags = [speech.said(tag) for tag in speech.shown.tags(view, seat)]
            if tags:
                tell(self._texts.say("labelled", label=self.who(seat), words=", ".join(tags)))
        if view["turn"] is not None:
            tell(plain(speech.turn(view["turn"])))
