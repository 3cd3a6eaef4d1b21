"""Events in sentences."""

from __future__ import annotations

import pytest

from quintet.core.events import Dealt, Declared, Event, Moved, Paid, Revealed, RoundEnded, Scored, Shuffled, TurnPassed
from quintet.core.sink import EVERYBODY, NOBODY
from quintet.core.zones import ALL_SEATS, SPECTATOR, Place, Sight, Zone
from quintet.games import get_game
from quintet.narrate import Argument, Narrator, Sentence, moments_in
from quintet.speak import CARD, PLAYER, WORDS, Speaker, parts, plain
from quintet.texts import Texts, languages

PACK = Place(Zone("pack", Sight.NOBODY, shared=True), None, 0)
DISCARD = Place(Zone("discard", Sight.TOP, shared=True), None, 0)
HAND = Zone("hand", Sight.OWNER)


def hand(seat: int) -> Place:
    return Place(HAND, seat, 0)


def sentences(*events: Event, viewer: int = ALL_SEATS, actor: int | None = 0) -> list[Sentence]:
    return Narrator(get_game("solo"), 2).told(events, actor, (), viewer)


def told(*events: Event, viewer: int = ALL_SEATS, actor: int | None = 0) -> list[str]:
    return said(*sentences(*events, viewer=viewer, actor=actor))


def said(*sentences: Sentence, language: str = "en", game: str = "solo") -> list[str]:
    speaker = Speaker(Texts(language, game), ["Ada", "Ben", "Cleo"])
    return [plain(speaker.say(sentence)) for sentence in sentences]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (Dealt(hand(0), ("R1", "G2"), 1), "The cards are dealt."),
        (Moved("R7", hand(0), DISCARD, EVERYBODY), "Ada lays R7."),
        (Moved("R7", PACK, hand(1), 2), "Ben takes R7."),
        (Moved("R7", PACK, hand(1), NOBODY), "Ben takes a card."),
        (Moved("R7", DISCARD, hand(1), EVERYBODY), "Ben takes R7 from the discard pile."),
        (Moved("R7", DISCARD, PACK, EVERYBODY), "Ada moves R7 from the discard pile to the pack."),
        (Moved("R7", hand(1), PACK, EVERYBODY), "Ada lays R7 from Ben’s hand on the pack."),
        (Moved("R7", hand(0), hand(1), EVERYBODY), "Ben takes R7 from Ada’s hand."),
        (Shuffled(PACK, 30), "After a shuffle the pack has 30 cards."),
        (Revealed(hand(1), ("R1", "R2")), "Ben shows R1 R2."),
        (Declared(1, "solo", ""), "Ben says SOLO!"),
        (Declared(1, "colour", "green"), "Ben chooses green."),
        (Declared(0, "swap", "1"), "Ada swaps hands with Ben."),
        (Paid(0, 1, 1, "?"), "Ada pays Ben a coin."),
        (Paid(0, -1, 3, "?"), "Ada pays 3 coins."),
        (Paid(-1, 1, 3, "?"), "Ben gets 3 coins."),
        (Scored(0, 1, "cards"), "Ada gains a point: cards left."),
        (Scored(0, -20, "cards"), "Ada writes down 20 minus points: cards left."),
    ],
)
def test_an_event_is_a_sentence(event: Event, sentence: str) -> None:
    assert told(event) == [sentence]


class Melting(Texts):
    """A language that melts prepositions with articles, as Italian does: dal mazzo, sul mazzo."""

    def form(self, key: str, form: str, **args: str) -> str | None:
        return {"source": f"[from {key}]", "the": f"[the {key}]"}.get(form)


def test_a_language_may_give_zones_forms_of_its_own() -> None:
    speaker = Speaker(Melting(game_id="solo"), ["Ada", "Ben"])
    one_of_four = Place(Zone("pack", Sight.EVERYBODY, piles=4), 0, 2)
    events = [Moved("R7", DISCARD, PACK, EVERYBODY), Moved("R8", one_of_four, PACK, EVERYBODY), Shuffled(PACK, 2)]
    assert [plain(speaker.say(sentence)) for sentence in sentences(*events)] == [
        "Ada moves R7 from [from zone-discard] to the pack.",
        "Ada lays R8 from [from zone-pack] 3 on the pack.",
        "After a shuffle [the zone-pack] has 2 cards.",
    ]


def test_some_things_go_without_saying() -> None:
    assert told(TurnPassed(1), Dealt(hand(0), (), 1), Revealed(hand(0), ())) == []


def test_cards_that_go_the_same_way_go_together() -> None:
    two = [Moved(card, PACK, hand(0), 1) for card in ("R1", "R2")]
    other = Moved("R3", PACK, hand(1), 2)
    assert told(*two, other) == ["Ada takes R1 R2.", "Ben takes R3."]
    assert told(*two, other, viewer=1) == ["Ada takes 2 cards.", "Ben takes R3."]


def test_to_all_seats_all_that_anybody_saw_is_told() -> None:
    seen, unseen = Moved("R1", PACK, hand(0), 1), Moved("R2", hand(1), PACK, NOBODY)
    assert told(seen, unseen) == ["Ada takes R1.", "Ada lays a card from Ben’s hand on the pack."]


def test_cards_and_names_are_marked() -> None:
    (sentence,) = sentences(Moved("R7", hand(0), DISCARD, EVERYBODY))
    text = Speaker(Texts(game_id="solo"), ["Ada", "Ben"]).say(sentence)
    assert list(parts(text)) == [(PLAYER, "Ada"), (WORDS, " lays "), (CARD, "R7"), (WORDS, ".")]


def test_a_silent_action_is_told_in_its_own_words() -> None:
    game = get_game("solo")
    narrator = Narrator(game, 2)
    assert said(narrator.did(0, game.actions.parse("pass"))) == ["Ada passes."]
    assert said(narrator.did(1, game.actions.parse("say SOLO"))) == ["Ben: say SOLO."]


def test_a_silent_action_is_told_to_its_actor_and_to_others_by_whose_turn_it_is() -> None:
    game = get_game("solo")
    passing = [game.actions.parse("pass")]
    silent = Narrator(game, 2).told
    assert [said(*silent([TurnPassed(1)], 0, passing, viewer)) for viewer in (ALL_SEATS, 0)] == [["Ada passes."]] * 2
    turn = ["It is Ben’s turn."]
    assert [said(*silent([TurnPassed(1)], 0, passing, viewer)) for viewer in (1, SPECTATOR)] == [turn] * 2
    assert silent([], 0, [], 0) == []
    assert silent([TurnPassed(1)], None, [], 0) == []


def test_what_the_end_of_a_round_tells_says_what_it_is_about() -> None:
    """So that the page can show it apart, without a look at keys."""
    ended = [RoundEnded((1,), "out"), Scored(0, -20, "cards"), Scored(1, 3, "cards"), TurnPassed(0)]
    assert [sentence.get("about") for sentence in sentences(*ended)] == ["round", "points", "points"]
    assert [sentence.get("about") for sentence in sentences(Moved("R7", hand(0), DISCARD, EVERYBODY))] == [None]


def test_a_deal_is_one_sentence_and_its_shuffling_goes_without_saying() -> None:
    deal = [Shuffled(PACK, 60), Dealt(hand(0), ("R1",), 1), Dealt(hand(1), ("R2",), 2), Revealed(DISCARD, ("R3",))]
    assert told(*deal, Shuffled(PACK, 30)) == [
        "The cards are dealt.",
        "Now on the discard pile: R3.",
        "After a shuffle the pack has 30 cards.",
    ]


def test_a_sentence_is_json() -> None:
    (sentence,) = sentences(Moved("R7", PACK, hand(1), NOBODY), viewer=0)
    args: dict[str, Argument] = {
        "card": {"cards": ["??"]},
        "source": {"zone": "pack"},
        "target": {"zone": "hand", "seat": 1},
        "whose": "other",
        "actor": {"seats": [0]},
        "player": {"seats": [1]},
    }
    assert sentence == {"key": "moved-pack-hand", "args": args}
    (scored,) = sentences(Scored(0, -20, "cards"))
    assert scored["args"]["why"] == {"key": "scored-cards", "args": {}}


# ---------------------------------------------------------------- what was done tells the same moves apart
def played(game_id: str, card: str, source: str, target: str, *actions: str) -> list[list[str]]:
    """How a move of Ada's between two of her places reads after each of the actions, by language."""
    game = get_game(game_id)
    zones = {zone.name: zone for zone in game.zones}
    places = [Place(zones[name], None if zones[name].shared else 0, 0) for name in (source, target)]
    moved = Moved(card, places[0], places[1], EVERYBODY)
    numbers = [game.actions.parse(action) for action in actions]
    sentences = [Narrator(game, 3).told([moved], 0, [number], ALL_SEATS)[0] for number in numbers]
    return [said(*sentences, language=language, game=game_id) for language in languages()]


@pytest.mark.parametrize(
    ("game_id", "card", "source", "target", "actions"),
    [
        ("fifteen_go", "B14", "turned", "open", ("put down", "build")),
        ("level_8", "SWAP", "hand", "discard", ("discard SWAP", "play swap", "swap SWAP")),
    ],
)
def test_the_verb_tells_moves_apart(
    game_id: str, card: str, source: str, target: str, actions: tuple[str, ...]
) -> None:
    for sentences in played(game_id, card, source, target, *actions):
        assert len(set(sentences)) == len(actions)


def test_what_an_action_brings_another_player_is_not_told_as_done_by_it() -> None:
    """Whoever cannot pay a toll ends their turn by playing: the next player then fills their hand."""
    game = get_game("skipbo_masters")
    zones = {zone.name: zone for zone in game.zones}
    drawn = [Moved("5", Place(zones["draw"], None, 0), Place(zones["hand"], seat, 0), EVERYBODY) for seat in (0, 1)]
    play = next(number for number in range(999) if game.actions.verb(number).key == "play")
    own, others = (Narrator(game, 2).told([moved], 0, [play], 1)[0] for moved in drawn)
    assert said(own, game="skipbo_masters") == ["Ada draws 5 in mid-turn: the hand was empty."]
    assert said(others, game="skipbo_masters") == ["Ben draws 5."]
    assert "moments" not in others
    speaker = Speaker(Texts("en", "skipbo_masters"), ["Ada", "Ben"], 1)
    assert plain(speaker.say(others)) == "New in your hand: 5."


def test_steps_that_are_told_apart_are_not_told_as_one() -> None:
    game = get_game("level_8")
    zones = {zone.name: zone for zone in game.zones}
    hand, discard = Place(zones["hand"], 0, 0), Place(zones["discard"], 0, 0)
    moves = [Moved(card, hand, discard, EVERYBODY) for card in ("SWAP", "R1", "R2")]
    numbers = [game.actions.parse(action) for action in ("play swap", "swap R1", "swap R2")]
    assert said(*Narrator(game, 3).told(moves, 0, numbers, ALL_SEATS), game="level_8") == [
        "Ada plays SWAP to swap cards.",
        "Ada discards R1 R2 to swap.",
    ]


# ---------------------------------------------------------------- moments
FRONT = Zone("front", Sight.EVERYBODY)
HELP = Zone("help", Sight.EVERYBODY, piles=4)
BUILDING = Place(Zone("building", Sight.EVERYBODY, piles=4, shared=True), None, 1)


@pytest.mark.parametrize(
    ("game", "event", "actor", "moments"),
    [
        ("solo", Declared(1, "miss", ""), 0, {1: "You miss a turn"}),
        ("solo", Declared(1, "forgot-solo", ""), 1, {1: "You forgot SOLO: 2 cards"}),
        (
            "solo",
            Declared(0, "caught", "2"),
            0,
            {
                0: "Caught! Cleo takes 2 cards",
                2: "Caught! Ada noticed that you did not say SOLO: 2 cards",
            },
        ),
        ("solo", Declared(0, "solo", ""), 0, {1: "Ada says SOLO!", 2: "Ada says SOLO!"}),
        ("solo", Declared(0, "colour", "red"), 0, {}),
        ("solo", Declared(0, "throw-in", "1"), 0, {}),  # the card that follows says it
        (
            "solo",
            RoundEnded((1,), "out"),
            1,
            {0: "Ben wins the round.", 1: "You win the round!", 2: "Ben wins the round."},
        ),
        ("solo", RoundEnded((), "stalemate"), 1, {}),
        ("skipbo_masters", Moved("4", Place(HELP, 2, 0), BUILDING, EVERYBODY), 0, {2: "Ada bought your 4"}),
        ("skipbo_masters", Moved("4", Place(HELP, 2, 0), BUILDING, EVERYBODY), 2, {}),
        ("level_8", Moved("MISS", hand(0), Place(FRONT, 1, 0), EVERYBODY), 0, {1: "Ada makes you miss a turn"}),
        ("level_8", Moved("KEEP", hand(0), Place(FRONT, 0, 0), EVERYBODY), 0, {}),
    ],
)
def test_what_matters_to_a_seat_is_said_to_it(game: str, event: Event, actor: int, moments: dict[int, str]) -> None:
    (sentence,) = Narrator(get_game(game), 3).told([event], actor, (), SPECTATOR)
    assert {seat: said(moment, game=game)[0] for seat, moment in moments_in(sentence).items()} == moments


def test_each_of_a_ring_hears_whose_hand_is_theirs_now() -> None:
    """SO-19, to the left and to the right."""
    for ring, first in (
        ("0 1 2", "Ben has yours now, you have Cleo’s."),
        ("0 2 1", "Cleo has yours now, you have Ben’s."),
    ):
        (sentence,) = Narrator(get_game("solo"), 3).told([Declared(0, "all-round", ring)], 0, (), ALL_SEATS)
        told = {seat: said(moment)[0] for seat, moment in moments_in(sentence).items()}
        assert set(told) == {0, 1, 2}
        assert told[0] == f"All hands go round: {first}"


def test_a_throw_in_is_said_to_all_others_with_its_card() -> None:
    game = get_game("solo")
    cause = game.actions.parse("throw in R5")
    (sentence,) = Narrator(game, 3).told([Moved("R5", hand(0), DISCARD, EVERYBODY)], 0, (cause,), SPECTATOR)
    told = {seat: said(moment, game="solo")[0] for seat, moment in moments_in(sentence).items()}
    assert told == dict.fromkeys((1, 2), "Ada threw in R5: the player after them is next")


def test_what_is_thrown_in_by_whoever_has_the_turn_is_laid_as_usual() -> None:
    """SO-8: turn or no turn. The next player is on anyway: nobody has to be told so."""
    game = get_game("solo")
    causes = (game.actions.parse("throw in R5"),) * 2
    events = [Declared(0, "throw-in", "0"), Moved("R5", hand(0), DISCARD, EVERYBODY)]
    sentences = Narrator(game, 3).told(events, 0, causes, SPECTATOR)
    assert [said(sentence, game="solo")[0] for sentence in sentences] == [
        "Ada, whose turn it is, lays the twin of the top card.",
        "Ada lays R5.",
    ]
    assert not any(map(moments_in, sentences))


def test_a_moment_tells_nothing_that_its_sentence_hides() -> None:
    """Whoever does not see a card is not told it by a moment either."""
    event = Moved("R7", hand(1), hand(0), 0b11)
    for viewer, card in ((0, "R7"), (1, "R7"), (2, "??"), (SPECTATOR, "??")):
        (sentence,) = Narrator(get_game("level_8"), 3).told([event], 0, (), viewer)
        (moment,) = moments_in(sentence).values()
        assert moment["args"]["card"] == {"cards": [card]}
