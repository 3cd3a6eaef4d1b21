"""SOLO: saying SOLO for a hand of one card that a swap or all round brought (option call_received)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quintet import Match
from quintet.bots import ask, get_bot
from quintet.bots.levels import SlippingBot
from quintet.core.errors import BadPosition
from quintet.core.events import Declared, Event, Moved
from quintet.core.rng import Rng
from quintet.core.skill import Slips
from quintet.core.state import NOTHING
from quintet.games.solo import GAME
from quintet.testkit import check_game
from quintet.testkit.strategies import SEEDS
from tests.games.solo_table import fact, hand, refused, sizes, table

STRICT = "call_received=yes"
CATCH = "call_received=yes,solo_call=catch"
OFF = "call_received=yes,solo_call=off"


def swapped(options: str = STRICT, hands: list[str] | None = None, action: str = "lay RS 2", draws: str = "") -> Match:
    """Seat 0 has swapped hands with seat 2, who held one card, or has laid something else; now it is seat 1's turn."""
    match = table(hands or ["RS B6 B7", "R3 G6 G7", "Y9"], options=options, draws=draws or "Y1 Y2 Y3 Y4 Y5 Y6")
    match.play(0, action)
    return match


def declared(events: list[Event]) -> list[tuple[int, str]]:
    return [(event.seat, event.what) for event in events if isinstance(event, Declared)]


# ---------------------------------------------------------------- the option
def test_only_the_english_preset_asks_for_it() -> None:
    """SO-21: by default no; the English sheet asks for the call whenever one card is in hand."""
    assert not GAME.options().call_received
    assert [name for name, options in GAME.presets.items() if options.to_json().get("call_received")] == ["english"]


def test_by_default_no_call_is_due() -> None:
    """SO-21: call_received=no: nobody says anything, nobody takes anything, and no fact tells of it."""
    match = swapped("call_received=no")
    assert "received" not in match.view(None).facts
    assert refused(match, 0, "say SOLO") == "you-have-nothing-to-call"
    match.play(1, "lay R3")
    assert sizes(match) == [1, 2, 2]


def test_without_calls_nothing_is_asked() -> None:
    """SO-21: solo_call=off: the option changes nothing."""
    match = swapped(OFF)
    assert "received" not in match.view(None).facts
    assert refused(match, 0, "say SOLO") == "you-have-nothing-to-call"
    match.play(1, "lay R3")
    assert sizes(match) == [1, 2, 2]


# ---------------------------------------------------------------- strict
def test_whoever_gets_one_card_says_it_out_of_turn() -> None:
    """SO-21: strict: until somebody lays, takes or throws in; said, it costs nothing."""
    match = swapped()
    assert (hand(match, 0), fact(match, "received"), fact(match, "said")) == (["Y9"], [1, 0, 0], [0, 0, 0])
    assert match.legal(0) == ["say SOLO"]
    assert declared(match.play(0, "say SOLO")) == [(0, "solo")]
    assert (fact(match, "said"), match.turn) == ([1, 0, 0], 1)
    assert refused(match, 0, "say SOLO") == "you-have-nothing-to-call"
    match.play(1, "lay R3")
    assert (sizes(match), fact(match, "received"), fact(match, "said")) == ([1, 2, 2], [0, 0, 0], [1, 0, 0])


def test_unsaid_it_costs_two_cards_when_somebody_lays() -> None:
    """SO-21: strict: the laid card closes the window."""
    match = swapped()
    events = match.play(1, "lay R3")
    assert declared(events) == [(0, "forgot-solo")]
    assert (hand(match, 0), sizes(match), match.turn) == (["Y1", "Y2", "Y9"], [3, 2, 2], 2)
    assert refused(match, 0, "say SOLO") == "you-have-nothing-to-call"


def test_unsaid_it_costs_two_cards_when_somebody_takes() -> None:
    """SO-21: strict: the taker gets a card first, and may lay it."""
    match = swapped(draws="R9 Y1 Y2")
    events = match.play(1, "take")
    assert [event.target.seat for event in events if isinstance(event, Moved)] == [1, 0, 0]
    assert (hand(match, 0), match.view(1).facts["drawn"]) == (["Y1", "Y2", "Y9"], "R9")
    assert match.legal(1) == ["lay R9", "pass"]


def test_unsaid_it_costs_two_cards_when_somebody_throws_in() -> None:
    """SO-21: strict: by anybody; here all hands go round again, after the two cards."""
    match = table(["AR B6 B7", "Y9", "AR G6 G7", "Y8 Y7"], options=STRICT, draws="Y1 Y2 Y3")
    match.play(0, "lay AR")
    assert (hand(match, 2), fact(match, "received")) == (["Y9"], [0, 0, 1, 0])
    match.play(3, "throw in AR")
    assert (hand(match, 3), fact(match, "received")) == (["Y1", "Y2", "Y9"], [0, 0, 0, 0])


def test_unsaid_it_costs_nothing_where_nothing_is_to_be_had() -> None:
    """SO-7, SO-21: strict: a pass closes the window too, but then there is no card to take."""
    match = table(["B1", "G2 G3", "Y1"], top="RS", options=STRICT, rest=2, turn=1, received=[1, 0, 0])
    events = match.play(1, "pass")
    assert declared(events) == [(0, "forgot-solo")]
    assert (hand(match, 0), fact(match, "received")) == (["B1"], [0, 0, 0])


def test_whoever_lays_the_one_card_without_a_word_has_not_won() -> None:
    """SO-21, SO-22: strict: the two cards come first, so the hand is not empty."""
    match = table(["R9", "R3 G6", "B6 B7"], top="RS", options=STRICT, draws="Y1 Y2", received=[1, 0, 0])
    events = match.play(0, "lay R9")
    assert declared(events) == [(0, "forgot-solo")]
    assert (hand(match, 0), match.view(None).round_no, match.turn) == (["Y1", "Y2"], 1, 1)


def test_whoever_says_it_and_lays_the_one_card_has_won() -> None:
    """SO-21, SO-22: on one's own turn too it is said before the card."""
    match = table(["R9", "R3 G6", "B6 B7"], top="RS", options=f"{STRICT},scoring=round", received=[1, 0, 0])
    assert match.legal(0) == ["lay R9", "take", "say SOLO"]
    match.play(0, "say SOLO")
    match.play(0, "lay R9")
    assert match.result.winners == [0]


def test_with_one_card_to_take_it_costs_one() -> None:
    """SO-7, SO-21, SO-22: what lay on top is all there is; no second call is due for it, for none was laid before."""
    match = table(["R9", "G6"], top="RS", options=STRICT, rest=1, received=[1, 0])
    match.play(0, "lay R9")
    assert (hand(match, 0), match.view(None).round_no) == (["RS"], 1)


def test_whoever_takes_a_card_instead_pays_as_well() -> None:
    """SO-21: strict: one card taken, two for the call; only the first may be laid."""
    match = table(["B9", "R3 G6", "B6 B7"], top="RS", options=STRICT, draws="R1 Y1 R2", received=[1, 0, 0])
    match.play(0, "take")
    assert sizes(match)[0] == 4
    assert match.legal(0) == ["lay R1", "pass"]


def test_another_player_s_last_card_closes_the_window_too() -> None:
    """SO-21, SO-22: strict: the two cards are taken before the round is counted."""
    options = f"{STRICT},scoring=round"
    match = table(["Y9", "R3", "B6 B7"], top="RS", options=options, turn=1, received=[1, 0, 0], draws="Y1 Y2")
    match.play(1, "lay R3")
    assert match.result.scores == [-12, 0, -13]


def test_both_partners_of_a_swap_may_have_to_say_it() -> None:
    """SO-21: each for the hand received; what was said for the other hand is worth nothing."""
    match = swapped(hands=["RS B6", "R3 G6 G7", "Y9"], action="lay RS 2 SOLO")
    assert (fact(match, "received"), fact(match, "said")) == ([1, 0, 1], [0, 0, 0])
    match.play(2, "say SOLO")
    events = match.play(1, "lay R3")
    assert declared(events) == [(0, "forgot-solo")]
    assert (hand(match, 0), hand(match, 2)) == (["Y1", "Y2", "Y9"], ["B6"])


def test_whoever_forgot_already_hands_three_cards_on() -> None:
    """SO-20, SO-21: strict: the two cards come before the swap, so the partner gets no hand of one card."""
    match = swapped(hands=["RS B6", "R3 G6 G7", "Y8 Y9"], action="lay RS 2")
    assert (sizes(match), fact(match, "received")) == ([2, 3, 3], [0, 0, 0])


def test_a_swap_with_nobody_brings_no_hand() -> None:
    """SO-18, SO-21: there is nothing to say."""
    match = swapped(action="lay RS")
    assert fact(match, "received") == [0, 0, 0]


def test_a_swap_of_larger_hands_asks_for_nothing() -> None:
    """SO-21: only a hand of one card is announced."""
    match = swapped(hands=["RS B6 B7", "R3 G6 G7", "Y8 Y9"])
    assert fact(match, "received") == [0, 0, 0]


def test_all_round_everybody_with_one_card_says_it() -> None:
    """SO-19, SO-21: whoever does not takes two, beginning with the player on turn, in the direction of play."""
    match = table(["AR B6", "Y9", "Y8", "R3 G6"], options=STRICT, draws="Y1 Y2 Y3 Y4 Y5", direction="counter-clockwise")
    match.play(0, "lay AR SOLO")
    assert ([hand(match, seat) for seat in range(4)], match.turn) == ([["Y9"], ["Y8"], ["R3", "G6"], ["B6"]], 3)
    assert fact(match, "received") == [1, 1, 0, 1]
    match.play(3, "say SOLO")
    events = match.play(3, "take")
    assert declared(events) == [(1, "forgot-solo"), (0, "forgot-solo")]
    assert [hand(match, seat) for seat in (3, 1, 0)] == [["B6", "Y1"], ["Y2", "Y3", "Y8"], ["Y4", "Y5", "Y9"]]


@pytest.mark.parametrize("n_players", [2, 10])
def test_all_round_at_any_table(n_players: int) -> None:
    """SO-19, SO-21: two players and ten."""
    others = ["G1", "G2", "G3", "G4", "G6", "G7", "G8", "G9", "B1"][: n_players - 1]
    match = table(["AR R1 R2", *others], options=STRICT)
    match.play(0, "lay AR")
    assert fact(match, "received") == [1] + [0] + [1] * (n_players - 2)


def test_a_new_round_asks_for_nothing() -> None:
    """SO-21: what was due in the last round is forgotten."""
    match = table(["Y9", "R3", "B6 B7"], top="RS", options=STRICT, turn=1, received=[1, 0, 0])
    match.play(1, "lay R3")
    assert (match.view(None).round_no, fact(match, "received")) == (2, [0, 0, 0])


def test_in_strict_nobody_is_caught() -> None:
    """SO-21: the two cards come by themselves."""
    match = swapped()
    assert refused(match, 2, "catch") == "nobody-can-be-caught-now"


# ---------------------------------------------------------------- catch
def test_with_catch_nothing_is_due_if_nobody_minds() -> None:
    """SO-21: catch: the window closes without cost."""
    match = swapped(CATCH)
    match.play(1, "lay R3")
    assert (sizes(match), fact(match, "received")) == ([1, 2, 2], [0, 0, 0])


@pytest.mark.parametrize("catcher", [1, 2])
def test_whoever_does_not_say_it_is_caught(catcher: int) -> None:
    """SO-21: catch: by anybody else, as long as nobody lays, takes or throws in."""
    match = swapped(CATCH)
    events = match.play(catcher, "catch")
    assert declared(events) == [(catcher, "caught")]
    assert (hand(match, 0), match.turn, fact(match, "received")) == (["Y1", "Y2", "Y9"], 1, [0, 0, 0])
    assert refused(match, 3 - catcher, "catch") == "nobody-can-be-caught-now"


def test_nobody_catches_themselves() -> None:
    """SO-21: catch: another player must say it."""
    match = swapped(CATCH)
    assert match.legal(0) == ["say SOLO"]
    assert refused(match, 0, "catch") == "you-cannot-catch-yourself"


def test_whoever_has_said_it_is_caught_wrongly() -> None:
    """SO-21: catch: that costs the catcher a card."""
    match = swapped(CATCH)
    match.play(0, "say SOLO")
    events = match.play(2, "catch")
    assert declared(events) == [(2, "wrong-catch")]
    assert (sizes(match), fact(match, "said")) == ([1, 3, 3], [1, 0, 0])


def test_one_caught_is_for_all_who_are_silent() -> None:
    """SO-21: catch: everybody else who has not said it takes two; whoever has is safe."""
    match = table(["AR B6 B7", "Y9", "Y8", "Y7", "R3 G6"], options=CATCH, draws="Y1 Y2 Y3 Y4 Y5")
    match.play(0, "lay AR")
    assert fact(match, "received") == [0, 0, 1, 1, 1]
    match.play(3, "say SOLO")
    events = match.play(0, "catch")
    assert declared(events) == [(0, "caught"), (0, "caught")]
    assert sizes(match) == [2, 2, 3, 1, 3]
    assert refused(match, 1, "catch") == "nobody-can-be-caught-now"


def test_whoever_catches_can_be_caught_in_turn() -> None:
    """SO-21: catch: the lapse is the player's own: catching others does not heal it."""
    match = table(["AR B6 B7", "Y9", "Y8", "R3 G6"], options=CATCH, draws="Y1 Y2 Y3 Y4 Y5")
    match.play(0, "lay AR")
    assert match.legal(2) == ["catch", "say SOLO"]
    match.play(2, "catch")
    assert (sizes(match), fact(match, "received")) == ([2, 2, 1, 3], [0, 0, 1, 0])
    assert match.legal(2) == ["say SOLO"]
    match.play(0, "catch")
    assert sizes(match) == [2, 2, 3, 3]


def test_a_wrong_catcher_holds_two_cards_and_is_silent_no_more() -> None:
    """SO-21: catch: the card taken ends what was to be said for a hand of one."""
    match = table(["AR B6 B7", "Y9", "Y8", "R3 G6"], options=CATCH, draws="Y1")
    match.play(0, "lay AR")
    match.play(3, "say SOLO")
    match.play(2, "catch")
    assert (sizes(match), fact(match, "received")) == ([2, 2, 2, 1], [0, 0, 0, 0])


def test_a_lapse_at_laying_and_one_at_receiving_are_one() -> None:
    """SO-21: catch: whoever forgot with the last but one card and got one card in return takes two, not four."""
    match = swapped(CATCH, ["RS B6", "R3 G6 G7", "Y9"], "lay RS 2")
    assert (fact(match, "catchable"), fact(match, "uncalled"), fact(match, "received")) == (0, True, [0, 0, 1])
    match.play(1, "catch")
    assert sizes(match) == [3, 3, 3]


def test_one_word_heals_both() -> None:
    """SO-21: catch: said late, it stands for the hand received as well."""
    match = swapped(CATCH, ["RS B6", "R3 G6 G7", "Y9"], "lay RS 2")
    match.play(0, "say SOLO")
    assert (fact(match, "uncalled"), fact(match, "said")) == (False, [1, 0, 0])
    match.play(1, "catch")
    assert sizes(match) == [1, 3, 3]


def test_a_call_with_the_card_is_not_one_for_the_hand_received() -> None:
    """SO-20, SO-21: catch: it was said for the hand given away."""
    match = swapped(CATCH, ["RS B6", "R3 G6 G7", "Y9"], "lay RS 2 SOLO")
    assert (fact(match, "catchable"), fact(match, "uncalled")) == (0, True)
    assert match.legal(0) == ["catch", "say SOLO"]
    match.play(1, "catch")
    assert sizes(match) == [3, 3, 3]


def test_the_last_card_may_be_laid_before_anybody_says_caught() -> None:
    """SO-21, SO-22: catch: as after a forgotten call at laying."""
    match = table(["R9", "R3 G6"], top="RS", options=f"{CATCH},scoring=round", received=[1, 0])
    match.play(0, "lay R9")
    assert match.result.winners == [0]


# ---------------------------------------------------------------- prompts, positions, knowledge
def test_the_prompt_asks_for_the_word() -> None:
    """SO-21: on turn and out of turn; once it is said, what else there is to do."""
    match = swapped()
    assert [match.view(seat).prompt for seat in range(3)] == ["prompt-say-solo", "prompt-turn", ""]
    match = table(["R9", "R3 G6"], top="RS", options=STRICT, received=[1, 0])
    assert match.view(0).prompt == "prompt-say-solo"
    match.play(0, "say SOLO")
    assert match.view(0).prompt == "prompt-turn"


@pytest.mark.parametrize(
    ("options", "hands", "facts", "sentence"),
    [
        ("", ["R1", "G1"], {"received": [1, 0]}, "a hand is received with a call only by the option call_received=yes"),
        (OFF, ["R1", "G1"], {"received": [1, 0]}, "a hand is received with a call only by the option call_received"),
        (STRICT, ["R1 R2", "G1"], {"received": [1, 0]}, "seat 0 has received a hand of one card, but holds 2"),
        (STRICT, ["R1", "G1"], {"received": [1]}, r"fact received is a list of 2 whole numbers from 0 to 1, not \[1\]"),
        (STRICT, ["R1", "G1"], {"received": [0, 1], "drawn": "R1"}, "while a player ponders a card no penalty is due"),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    options: str, hands: list[str], facts: dict[str, Any], sentence: str
) -> None:
    """SO-21: a hand is received by the card that lies on top."""
    with pytest.raises(BadPosition, match=sentence):
        table(hands, top="RS", options=options, **facts)


def test_a_hand_is_received_under_a_swap_or_all_round() -> None:
    """SO-18, SO-19, SO-21: another card on top would have closed the window."""
    with pytest.raises(BadPosition, match="hands are received by a swap or all round, but R5 is on top"):
        table(["R1", "G1"], top="R5", options=STRICT, received=[1, 0])
    for top in ("RS", "AR"):
        match = table(["R1", "G1"], top=top, options=STRICT, received=[1, 0])
        assert Match.from_position(GAME, match.position()).position() == match.position()


@settings(max_examples=8, deadline=None)
@given(st.sampled_from([STRICT, CATCH]), st.integers(2, 10), SEEDS)
def test_the_laws(options: str, n_players: int, seed: int) -> None:
    """SO-21, ALL-3, ALL-4: with small hands, so that hands of one card go round."""
    check_game(GAME, GAME.parse_options(f"{options},hand=5"), n_players, seed, n_actions=200, every=10)


@pytest.mark.parametrize("options", [STRICT, CATCH])
@pytest.mark.parametrize("n_players", [2, 5])
def test_random_matches_end(options: str, n_players: int) -> None:
    """SO-21, ALL-4."""
    state = GAME.new_state(GAME.parse_options(f"{options},scoring=round"), n_players, seed=4)
    state.playout(Rng(3))
    assert state.is_over


@pytest.mark.parametrize("options", [STRICT, CATCH])
def test_whoever_can_act_is_among_the_actors(options: str) -> None:
    """SO-21: simulations ask those and nobody else."""
    for match in (swapped(options), swapped(options, ["AR B6", "Y9", "Y8"], "lay AR SOLO")):
        actors = int(match.state.actors())
        assert [bool(match.legal(seat)) for seat in range(3)] == [bool(actors >> seat & 1) for seat in range(3)]


# ---------------------------------------------------------------- the players
def decision(match: Match, seat: int, bot: str = "rules", seed: int = 1) -> str:
    action = ask(get_bot(GAME, bot), match.state, seat, seed)
    return "" if action == NOTHING else GAME.actions.format(action)


@pytest.mark.parametrize("bot", ["rules", "hard"])
@pytest.mark.parametrize("options", [STRICT, CATCH])
def test_players_say_it(options: str, bot: str) -> None:
    """SO-21: out of turn at once."""
    assert decision(swapped(options), 0, bot) == "say SOLO"


@pytest.mark.parametrize("bot", ["rules", "hard"])
def test_players_say_it_before_the_card_that_wins(bot: str) -> None:
    """SO-21, SO-22: strict: unsaid, the card would not win."""
    match = table(["R9", "R3 G6"], top="RS", options=STRICT, received=[1, 0])
    assert decision(match, 0, bot) == "say SOLO"
    match.play(0, "say SOLO")
    assert decision(match, 0, bot) == "lay R9"


def test_players_say_it_before_they_throw_in() -> None:
    """SO-8, SO-21: strict: the same out of turn."""
    match = table(["AR", "R3 G6 G7", "B1 B2"], top="AR", options=STRICT, turn=1, received=[1, 0, 0])
    assert decision(match, 0) == "say SOLO"


def test_with_catch_the_card_that_wins_is_laid_at_once() -> None:
    """SO-21, SO-22: catch: it closes the window, and nobody can say "caught" any more."""
    match = table(["R9", "R3 G6"], top="RS", options=CATCH, received=[1, 0])
    assert decision(match, 0) == "lay R9"


def test_players_catch_whoever_is_silent_and_nobody_else() -> None:
    """SO-21: catch: a wrong "caught" costs a card."""
    match = swapped(CATCH)
    assert [decision(match, seat) for seat in (1, 2)] == ["catch", "catch"]
    match.play(0, "say SOLO")
    assert (decision(match, 1)[:4], decision(match, 2)) == ("lay ", "")


def test_a_silent_catcher_is_no_reason_to_catch() -> None:
    """SO-21: catch: nobody else is silent, so it would be wrong."""
    match = table(["AR B6 B7", "Y9", "Y8", "R3 G6"], options=CATCH)
    match.play(0, "lay AR")
    match.play(3, "say SOLO")
    assert decision(match, 2) == "say SOLO"


@pytest.mark.parametrize(("action", "reason"), [("say SOLO", "hint-says-solo"), ("lay R9", "hint-searched")])
def test_hints_do_not_promise_what_is_not_won(action: str, reason: str) -> None:
    """SO-21, SO-22: strict: before the word the last card costs two cards, so no reason praises it."""
    match = table(["R9", "R3 G6 G7 G8"], top="RS", options=STRICT, received=[1, 0])
    assert GAME.policy().reason(match.state, 0, GAME.actions.parse(action)) == reason


def test_the_word_for_a_hand_received_is_forgotten_too() -> None:
    """SO-21: a slip of the weaker levels: out of turn they wait, on turn they go on without a word."""
    bot = SlippingBot("slips", GAME, GAME.policy(), Slips(overlooks=0, forgets=100))
    assert ask(bot, swapped().state, 0, 1) == NOTHING
    match = table(["R9", "R3 G6"], top="RS", options=STRICT, received=[1, 0])
    assert ask(bot, match.state, 0, 1) in (GAME.actions.parse("lay R9"), GAME.actions.parse("take"))


def test_the_levels_forget_it_as_often_as_any_call() -> None:
    """SO-21: easy now and then, hard never."""
    match = swapped()
    silent = {level: sum(decision(match, 0, level, seed) == "" for seed in range(200)) for level in ("easy", "normal")}
    assert 200 > silent["easy"] > silent["normal"] > 0
    assert all(decision(match, 0, "hard", seed) == "say SOLO" for seed in range(10))
