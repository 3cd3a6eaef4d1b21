"""Events in sentences."""

from __future__ import annotations

import pytest

from quintet.core.events import Dealt, Declared, Event, Moved, Paid, Revealed, Scored, Shuffled, TurnPassed
from quintet.core.sink import EVERYBODY, NOBODY
from quintet.core.zones import Place, Sight, Zone
from quintet.games import get_game
from quintet.narrate import CARD, PLAYER, WORDS, Narrator, parts, plain
from quintet.texts import Texts

PACK = Place(Zone("pack", Sight.NOBODY, shared=True), None, 0)
DISCARD = Place(Zone("discard", Sight.TOP, shared=True), None, 0)
HAND = Zone("hand", Sight.OWNER)


def hand(seat: int) -> Place:
    return Place(HAND, seat, 0)


def told(*events: Event, viewer: int | None = None, actor: int | None = 0) -> list[str]:
    narrator = Narrator(get_game("solo"), ["Ada", "Ben"], viewer=viewer)
    return [plain(sentence) for sentence in narrator.tell(events, actor)]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Dealt(hand(0), ("R1", "G2"), 1), "Ada’s hand: R1 G2"),
        (Dealt(DISCARD, ("R1",), EVERYBODY), "the discard pile: R1"),
        (Moved("R7", hand(0), DISCARD, EVERYBODY), "Ada lays R7."),
        (Moved("R7", PACK, hand(1), 2), "Ben takes R7."),
        (Moved("R7", PACK, hand(1), NOBODY), "Ben takes a card."),
        (Moved("R7", DISCARD, hand(1), EVERYBODY), "Ben takes R7 from the discard pile."),
        (Moved("R7", DISCARD, PACK, EVERYBODY), "Ada moves R7 from the discard pile to the pack."),
        (Moved("R7", hand(1), PACK, EVERYBODY), "Ada lays R7 from Ben’s hand on the pack."),
        (Moved("R7", hand(0), hand(1), EVERYBODY), "Ben takes R7 from Ada’s hand."),
        (Shuffled(PACK, 30), "New in the pack after a shuffle: 30 cards."),
        (Revealed(hand(1), ("R1", "R2")), "Ben shows R1 R2."),
        (Declared(1, "solo", ""), "Ben says SOLO!"),
        (Declared(1, "colour", "green"), "Ben chooses green."),
        (Declared(0, "swap", "1"), "Ada swaps hands with Ben."),
        (Paid(0, 1, 1, "?"), "Ada pays Ben a coin."),
        (Paid(0, -1, 3, "?"), "Ada pays 3 coins."),
        (Paid(-1, 1, 3, "?"), "Ben gets 3 coins."),
        (Scored(0, 1, "cards"), "Ada gains a point: cards left."),
        (Scored(0, -20, "cards"), "Ada loses 20 points: cards left."),
    ],
)
def test_an_event_is_a_sentence(event: Event, sentence: str) -> None:
    assert told(event) == [sentence]


class Melting(Texts):
    """A language that melts prepositions with articles, as Italian does: dal mazzo, sul mazzo."""

    def form(self, key: str, form: str) -> str | None:
        return {"source": f"[from {key}]", "the": f"[the {key}]"}.get(form)


def test_a_language_may_give_zones_forms_of_its_own() -> None:
    narrator = Narrator(get_game("solo"), ["Ada", "Ben"], Melting(game_id="solo"))
    one_of_four = Place(Zone("pack", Sight.EVERYBODY, piles=4), 0, 2)
    events = [Moved("R7", DISCARD, PACK, EVERYBODY), Moved("R8", one_of_four, PACK, EVERYBODY), Shuffled(PACK, 2)]
    assert [plain(sentence) for sentence in narrator.tell(events, 0)] == [
        "Ada moves R7 from [from zone-discard] to the pack.",
        "Ada lays R8 from [from zone-pack] 3 on the pack.",
        "New in [the zone-pack] after a shuffle: 2 cards.",
    ]


def test_some_things_go_without_saying() -> None:
    assert told(TurnPassed(1), Dealt(hand(0), (), 1), Revealed(hand(0), ())) == []


def test_cards_that_go_the_same_way_go_together() -> None:
    two = [Moved(card, PACK, hand(0), 1) for card in ("R1", "R2")]
    other = Moved("R3", PACK, hand(1), 2)
    assert told(*two, other) == ["Ada takes R1 R2.", "Ben takes R3."]
    assert told(*two, other, viewer=1) == ["Ada takes 2 cards.", "Ben takes R3."]


def test_without_a_viewer_all_is_told_that_somebody_saw() -> None:
    seen, unseen = Moved("R1", PACK, hand(0), 1), Moved("R2", hand(1), PACK, NOBODY)
    assert told(seen, unseen) == ["Ada takes R1.", "Ada lays a card from Ben’s hand on the pack."]


def test_cards_and_names_are_marked() -> None:
    (sentence,) = Narrator(get_game("solo"), ["Ada", "Ben"]).tell([Moved("R7", hand(0), DISCARD, EVERYBODY)])
    assert list(parts(sentence)) == [(PLAYER, "Ada"), (WORDS, " lays "), (CARD, "R7"), (WORDS, ".")]


def test_a_silent_action_is_told_in_its_own_words() -> None:
    narrator = Narrator(get_game("solo"), ["Ada", "Ben"])
    assert plain(narrator.did(0, "pass")) == "Ada passes."
    assert plain(narrator.did(1, "say SOLO")) == "Ben: say SOLO."
