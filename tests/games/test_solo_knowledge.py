"""SOLO: what players see, hear and may remember, and that a redeal leaves them just that."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quintet import Match
from quintet.core.position import write_position
from quintet.core.rng import Rng
from quintet.core.zones import ALL_SEATS, SPECTATOR
from quintet.games.solo import GAME
from tests.games.solo_table import IN_DISCARD, fact, hand, sizes, table, top, zone


def told(match: Match, seat: int, action: str, viewer: int) -> list[dict[str, object]]:
    """What a viewer hears of an action."""
    return [event.seen_by(viewer).to_json() for event in match.play(seat, action)]


def moved(card: str, source: dict[str, object], target: dict[str, object]) -> dict[str, object]:
    return {"event": "Moved", "card": card, "source": source, "target": target}


def passed(seat: int) -> dict[str, object]:
    return {"event": "TurnPassed", "seat": seat}


def said(seat: int, what: str, detail: str = "") -> dict[str, object]:
    return {"event": "Declared", "seat": seat, "what": what, "detail": detail}


def held(seat: int) -> dict[str, object]:
    return {"zone": "hand", "seat": seat}


PACK: dict[str, object] = {"zone": "pack"}
DISCARD: dict[str, object] = {"zone": "discard"}


def redeals(match: Match, viewer: int, n: int = 20) -> list[Match]:
    """Some redeals of a match for a viewer."""
    found = []
    for seed in range(n):
        state = match.state.copy()
        state.resample(viewer, Rng(seed))
        found.append(Match.from_position(GAME, write_position(GAME, state, match.options)))
    return found


# ---------------------------------------------------------------- views
def test_the_owner_sees_their_hand_and_the_others_its_size() -> None:
    """SO-5: own hand, top of the discard pile, counts; not other hands, not the pack."""
    match = table(["R1 G2", "B1 B2 B3"], top="R9 R5", draws="Y1")
    for viewer in (0, 1, None):
        zones = match.view(viewer).zones
        shared = [{**PACK, "n": 105}, {**DISCARD, "n": 2, "top": "R5"}]
        mine: dict[str, object] = {**held(0), "n": 2}
        theirs: dict[str, object] = {**held(1), "n": 3}
        if viewer == 0:
            mine["cards"] = ["R1", "G2"]
        if viewer == 1:
            theirs["cards"] = ["B1", "B2", "B3"]
        assert zones == [*shared, mine, theirs]


def test_everybody_sees_the_facts() -> None:
    """SO-5, SO-13, SO-14, SO-20: direction, colour in force, penalty due, who has said SOLO."""
    match = table(["R1", "G2 G3"], top="+4", colour="blue", due=4, direction="counter-clockwise", said=[1, 0], turn=1)
    expected = {
        "dealer": 1,
        "direction": "counter-clockwise",
        "colour": "blue",
        "due": 4,
        "pondering": False,
        "idle": 0,
        "said": [1, 0],
        "catchable": None,
        "uncalled": False,
        "points": [0, 0],
    }
    for viewer in (0, 1, None):
        assert match.view(viewer).facts == expected


def test_only_the_player_who_took_a_card_sees_it() -> None:
    """SO-6: all see that somebody ponders."""
    match = table(["G1 G2", "B1 B2"], draws="R7")
    match.play(0, "take")
    assert match.view(0).facts["drawn"] == "R7"
    for viewer in (1, None):
        view = match.view(viewer)
        assert view.facts["pondering"] is True
        assert "drawn" not in view.facts
        assert "R7" not in str(view.to_json())


@pytest.mark.parametrize(
    ("match", "prompts"),
    [
        (table(["R1 R2 R3", "R5 G1 G2"]), ["prompt-turn", "prompt-race"]),
        (table(["R1 R2 R3", "B1 G1 G2"]), ["prompt-turn", ""]),
        (table(["R1 R2 R3", "B1 G1 G2"], top="R+2", due=2), ["prompt-stuck-penalty", ""]),
        (table(["R1 R2 R3", "B1 G1 G2"], drawn="R3"), ["prompt-drawn", ""]),
        (table(["G1 G2 G3", "B1"], rest=1), ["prompt-stuck-pass", "prompt-race"]),
    ],
)
def test_the_prompt_says_what_is_asked(match: Match, prompts: list[str]) -> None:
    """SO-6, SO-7, SO-8, SO-14: a player who may do nothing is asked nothing."""
    assert [match.view(seat).prompt for seat in (0, 1)] == prompts
    assert match.view(None).prompt == ""


def test_a_view_lists_the_viewers_own_actions_only() -> None:
    """SO-10: the legal actions of one seat are nobody else's business."""
    match = table(["R1 G2 G3", "R5 B1 B2"])
    assert match.view(0).legal == ["lay R1", "take"]
    assert match.view(1).legal == ["throw in R5"]
    assert match.view(None).legal == []


def test_what_may_come_out_of_turn_is_a_race() -> None:
    """SO-10, SO-21: throw-ins and calls need only be legal still when they arrive; a late "caught" would be wrong."""
    races = [text for number, text in enumerate(GAME.actions.texts) if GAME.actions.verb(number).races]
    assert races == [t for t in GAME.actions.texts if t.startswith("throw in") or t == "say SOLO"]


# ---------------------------------------------------------------- events
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_events_of_a_lay(viewer: int) -> None:
    """SO-5: everybody sees the card."""
    match = table(["R1 R2 R3", "G1 G2"])
    assert told(match, 0, "lay R1", viewer) == [moved("R1", held(0), DISCARD), passed(1)]


def test_the_events_of_a_choice() -> None:
    """SO-17: the colour is told after the card."""
    match = table(["CC R2 R3", "G1 G2"])
    assert told(match, 0, "lay CC blue", 1) == [
        moved("CC", held(0), DISCARD),
        said(0, "colour", "blue"),
        passed(1),
    ]


def test_the_events_of_a_throw_in() -> None:
    """SO-8: it is told before the card, and whose turn it was."""
    match = table(["R1 R2 R3", "G1 G2", "R5 B1 B2"])
    assert told(match, 2, "throw in R5", 0) == [said(2, "throw-in", "0"), moved("R5", held(2), DISCARD), passed(0)]


@pytest.mark.parametrize(("viewer", "card"), [(0, "R7"), (1, "??"), (SPECTATOR, "??")])
def test_the_events_of_a_draw(viewer: int, card: str) -> None:
    """SO-6: only the player who takes a card sees it; all see that they keep it."""
    match = table(["G1 G2 G3", "B1 B2"], draws="R7")
    assert told(match, 0, "take", viewer) == [moved(card, PACK, held(0))]
    assert told(match, 0, "pass", viewer) == [passed(1)]


@pytest.mark.parametrize(("viewer", "cards"), [(0, ["R7", "Y1"]), (1, ["??", "??"]), (SPECTATOR, ["??", "??"])])
def test_the_events_of_a_penalty(viewer: int, cards: list[str]) -> None:
    """SO-14: two hidden cards, then the next turn."""
    match = table(["G1 G2 G3", "B1 B2"], top="R+2", draws="R7 Y1", due=2)
    assert told(match, 0, "take", viewer) == [*(moved(card, PACK, held(0)) for card in cards), passed(1)]


def test_the_events_of_a_reshuffle() -> None:
    """SO-7: the new pack is announced with its size, its order is not."""
    match = table(["G1 G2 G3", "B1 B2"], top="R1 R2 R5", rest=1)
    assert told(match, 0, "take", 1) == [
        {"event": "Shuffled", "place": PACK, "n": 2},
        moved("??", PACK, held(0)),
    ]


def test_the_events_of_a_forgotten_call() -> None:
    """SO-21: strict: the two cards before what the card does."""
    match = table(["AR R2", "G1 G2"], draws="Y1 Y2")
    assert told(match, 0, "lay AR", 1) == [
        moved("AR", held(0), DISCARD),
        said(0, "forgot-solo"),
        moved("??", PACK, held(0)),
        moved("??", PACK, held(0)),
        said(0, "all-round", "0 1"),
        passed(1),
    ]


def test_the_events_of_a_call() -> None:
    """SO-20: all hear it."""
    match = table(["R1 R2", "G1 G2"])
    assert told(match, 0, "lay R1 SOLO", 1) == [moved("R1", held(0), DISCARD), said(0, "solo"), passed(1)]


def test_the_events_of_a_swap() -> None:
    """SO-18: with whom; no card is shown."""
    match = table(["RS R2 R3", "G1 G2", "B1 B2"])
    assert told(match, 0, "lay RS 2", 1) == [moved("RS", held(0), DISCARD), said(0, "swap", "2"), passed(1)]


def test_the_events_of_a_catch() -> None:
    """SO-21: who catches whom, right or wrong."""
    match = table(["R1 R2", "G1 G2"], options="solo_call=catch")
    match.play(0, "lay R1")
    assert told(match, 1, "catch", 1) == [
        said(1, "caught", "0"),
        moved("??", PACK, held(0)),
        moved("??", PACK, held(0)),
    ]
    match = table(["R1 R2", "G1 G2"], options="solo_call=catch", draws="Y1")
    match.play(0, "lay R1")
    assert told(match, 0, "say SOLO", 1) == [said(0, "solo")]
    assert told(match, 1, "catch", 1) == [said(1, "wrong-catch", "0"), moved("Y1", PACK, held(1))]


def test_the_events_of_the_end_of_a_round() -> None:
    """SO-22, SO-24: hands are shown, then the winner, the points and the end of the match."""
    match = table(["R1", "G1 G2", "B3"], options="scoring=round")
    assert told(match, 0, "lay R1", SPECTATOR) == [
        moved("R1", held(0), DISCARD),
        {"event": "Revealed", "place": held(1), "cards": ["G1", "G2"]},
        {"event": "Revealed", "place": held(2), "cards": ["B3"]},
        {"event": "RoundEnded", "winners": [0], "why": "out"},
        {"event": "Scored", "seat": 1, "points": -3, "why": "cards"},
        {"event": "Scored", "seat": 2, "points": -3, "why": "cards"},
        {"event": "MatchEnded", "ranking": [1, 2, 2]},
    ]


def test_the_events_of_the_next_deal() -> None:
    """SO-2, SO-4: everybody sees their own hand and the first card."""
    match = table(["R1", "G1 G2"], seed=1)
    events = told(match, 0, "lay R1", 1)
    at = [event["event"] for event in events].index("Shuffled")
    assert events[at] == {"event": "Shuffled", "place": PACK, "n": 112}
    assert events[-4:-1] == [
        {"event": "Dealt", "place": held(0), "cards": ["??"] * 8},
        {"event": "Dealt", "place": held(1), "cards": hand(match, 1)},
        {"event": "Dealt", "place": DISCARD, "cards": [top(match)]},
    ]
    assert events[-1] == passed(match.turn or 0)


# ---------------------------------------------------------------- redeals
def test_a_redeal_keeps_what_a_player_sees_and_deals_the_rest_anew() -> None:
    """Own hand, discard pile and counts stay; the other hands and the pack change."""
    match = Match(GAME, 4, seed=8)
    for _ in range(30):
        seat = match.turn
        assert seat is not None
        match.play(seat, match.legal(seat)[0])
    dealt = redeals(match, 1)
    for redealt in dealt:
        assert hand(redealt, 1) == hand(match, 1)
        assert zone(redealt, "discard") == zone(match, "discard")
        assert sizes(redealt) == sizes(match)
    for seat in (0, 2, 3):
        assert len({tuple(hand(redealt, seat)) for redealt in dealt}) > 10
    assert len({tuple(zone(redealt, "pack")) for redealt in dealt}) > 10


def test_a_spectator_knows_no_hand() -> None:
    """All hands change in a spectator's redeals."""
    match = Match(GAME, 3, seed=8)
    dealt = redeals(match, SPECTATOR)
    for seat in range(3):
        assert len({tuple(hand(redealt, seat)) for redealt in dealt}) > 10


def test_all_seats_together_know_all_but_the_pack() -> None:
    """SO-6, SO-18: all hands, the card just taken, and what each remembers of a hand given away."""
    match = table(["RS R1 R2 R3", "G1 G2 G3 G4", "B1 B2 B3 B4"])
    match.play(0, "lay RS 2")
    match.play(1, "take")
    before = match.position()
    dealt = redeals(match, ALL_SEATS)
    for redealt in dealt:
        assert redealt.position()["facts"] == before["facts"]
        assert [hand(redealt, seat) for seat in range(3)] == [hand(match, seat) for seat in range(3)]
        assert zone(redealt, "discard") == zone(match, "discard")
        assert sorted(zone(redealt, "pack")) == sorted(zone(match, "pack"))
    assert len({tuple(zone(redealt, "pack")) for redealt in dealt}) == 20


def test_a_redeal_shuffles_otherwise_later() -> None:
    """SO-7: nobody knows the next shuffle."""
    match = table(["G1 G2", "B1 B2"], rest=IN_DISCARD)
    packs = set()
    for redealt in redeals(match, 1):
        redealt.play(0, "take")
        packs.add(tuple(zone(redealt, "pack")))
    assert len(packs) > 10


def test_after_a_swap_both_know_the_hand_they_gave_away() -> None:
    """SO-18: in all redeals of theirs it is where it went; a third player knows neither."""
    match = table(["RS R1 R1 R2 CC CC CC", "G1 G2 G3 G4", "B1 B2 B3 B4"])
    match.play(0, "lay RS 2")
    assert all(hand(redealt, 2) == ["R1", "R1", "R2", "CC", "CC", "CC"] for redealt in redeals(match, 0))
    assert all(hand(redealt, 0) == ["B1", "B2", "B3", "B4"] for redealt in redeals(match, 2))
    for seat in (0, 2):
        assert len({tuple(hand(redealt, seat)) for redealt in redeals(match, 1)}) > 10
    assert len({tuple(hand(redealt, 1)) for redealt in redeals(match, 0)}) > 10


@pytest.mark.parametrize("direction", ["clockwise", "counter-clockwise"])
def test_after_all_round_everybody_knows_the_next_players_hand(direction: str) -> None:
    """SO-19: and no other."""
    match = table(["AR R1 R2 R3", "G1 G2 G3", "B1 B2 B3", "Y1 Y2 Y3"], direction=direction)
    match.play(0, "lay AR")
    step = 1 if direction == "clockwise" else -1
    for viewer in range(4):
        known = (viewer + step) % 4
        dealt = redeals(match, viewer)
        for seat in range(4):
            n_hands = len({tuple(hand(redealt, seat)) for redealt in dealt})
            assert (n_hands == 1) == (seat in (viewer, known))


def test_known_cards_that_are_played_are_known_no_more() -> None:
    """SO-18: as far as it is not played since; cards drawn since are unknown."""
    match = table(["RS R1 R2 G7", "B1 B2 B3"], draws="R1 Y5")
    match.play(0, "lay RS 1")
    match.play(1, "lay R1")
    match.play(0, "take")
    match.play(0, "pass")
    match.play(1, "take")
    match.play(1, "pass")
    dealt = redeals(match, 0)
    assert all(Counter(hand(redealt, 1)) >= Counter(["R2", "G7"]) for redealt in dealt)
    assert len({tuple(hand(redealt, 1)) for redealt in dealt}) > 5


def test_of_two_equal_cards_one_may_be_the_known_one() -> None:
    """SO-18: a player held a known R1 and drew another; when they lay one, it may have been the known one."""
    match = table(["RS R1 G7 G8", "B1 B2 B3"], draws="R1 Y5")
    match.play(0, "lay RS 1")
    match.play(1, "take")
    match.play(1, "pass")
    match.play(0, "take")
    match.play(0, "pass")
    match.play(1, "lay R1")
    dealt = redeals(match, 0)
    assert all(Counter(hand(redealt, 1)) >= Counter(["G7", "G8"]) for redealt in dealt)
    assert len({tuple(hand(redealt, 1)) for redealt in dealt}) > 5


def test_a_card_laid_right_after_taking_was_not_a_known_one() -> None:
    """SO-6, SO-18: only the card taken may be laid then, so the known one of its kind is still there."""
    match = table(["RS R1 G7 G8", "B1 B2 B3"], draws="R1")
    match.play(0, "lay RS 1")
    match.play(1, "take")
    match.play(1, "lay R1")
    assert all(hand(redealt, 1) == ["R1", "G7", "G8"] for redealt in redeals(match, 0))


def test_a_known_hand_is_followed_through_further_swaps() -> None:
    """SO-18, SO-19: what one knows goes with the hand."""
    match = table(["RS R1 R2 R3", "GS G1 G2 G3", "B1 B2 B3"])
    match.play(0, "lay RS 2")
    match.play(1, "lay GS 2")
    assert hand(match, 1) == ["R1", "R2", "R3"]
    assert all(hand(redealt, 1) == ["R1", "R2", "R3"] for redealt in redeals(match, 0))
    assert len({tuple(hand(redealt, 2)) for redealt in redeals(match, 0)}) > 10
    assert all(hand(redealt, 0) == ["B1", "B2", "B3"] for redealt in redeals(match, 2))


def test_a_hand_that_comes_back_is_known_like_any_own_hand() -> None:
    """SO-18: seat 0 gets its own cards again."""
    match = table(["RS R1 R2 R3", "GS B1 B2 B3"])
    match.play(0, "lay RS 1")
    match.play(1, "take")
    match.play(1, "pass")
    match.play(0, "lay GS 1")
    assert {"R1", "R2", "R3"} <= set(hand(match, 0))
    assert all(hand(redealt, 0) == hand(match, 0) for redealt in redeals(match, 0))
    assert all(hand(redealt, 1) == ["B1", "B2", "B3"] for redealt in redeals(match, 0))


def test_a_new_round_is_a_new_deal_for_the_memory() -> None:
    """SO-4: nothing is known of the new hands."""
    match = table(["RS R1 R2", "R7"], options="solo_call=off")
    match.play(0, "lay RS 1")
    match.play(1, "lay R1")
    match.play(0, "lay R7")
    assert match.view(None).round_no == 2
    assert len({tuple(hand(redealt, 1)) for redealt in redeals(match, 0)}) > 10


def test_the_card_that_another_ponders_is_redealt() -> None:
    """SO-6: it came from the pack, so it may be any card; that player still ponders one of theirs."""
    match = table(["G1 G2 G3", "B1 B2"], draws="R7")
    match.play(0, "take")
    drawn = set()
    for redealt in redeals(match, 1):
        card = redealt.view(0).facts["drawn"]
        assert card in hand(redealt, 0)
        drawn.add(card)
    assert len(drawn) > 5
    assert {redealt.view(0).facts["drawn"] for redealt in redeals(match, 0)} == {"R7"}


def test_the_card_pondered_is_never_a_known_one() -> None:
    """SO-6, SO-18: the known cards stay, the card taken is redealt beside them."""
    match = table(["RS R1 R2 G7", "B1 B2 B3"], draws="Y5")
    match.play(0, "lay RS 1")
    match.play(1, "take")
    for redealt in redeals(match, 0):
        drawn = redealt.view(1).facts["drawn"]
        assert sorted(["R1", "R2", "G7", str(drawn)]) == sorted(hand(redealt, 1))
    assert fact(match, "pondering") is True


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 10), st.integers(0, 1000))
def test_a_position_keeps_the_memory(n_players: int, seed: int) -> None:
    """SO-18: set up again, a match gives everybody the same redeals."""
    match = Match(GAME, n_players, "solo_call=off", seed)
    rng = Rng(seed)
    for _ in range(60):
        legal = [(seat, action) for seat in range(n_players) for action in match.legal(seat)]
        if match.is_over:
            break
        swaps = [step for step in legal if "AR" in step[1] or ("S " in step[1] and step[1][-1].isdigit())]
        choices = swaps or legal
        match.play(*choices[int(rng.below(len(choices)))])
    twin = Match.from_position(GAME, match.position())
    for viewer in range(SPECTATOR, n_players):
        for one, other in zip(redeals(match, viewer, 3), redeals(twin, viewer, 3), strict=True):
            assert one.position()["zones"] == other.position()["zones"]
