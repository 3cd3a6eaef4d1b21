"""I Go!: any card may be laid (IG-4), laying back the card just taken (IG-4a), and from when on to call (IG-5a)."""

from __future__ import annotations

import pytest

from quintet import Match
from quintet.core.errors import BadOptions, BadPosition, IllegalAction
from quintet.core.events import RoundEnded, TurnPassed
from quintet.core.rng import Rng
from quintet.games.i_go import GAME
from quintet.games.i_go.options import IGoOptions
from quintet.texts import Texts
from tests.games.i_go_positions import count, pile, table


def lay_back(match: Match, seat: int) -> None:
    """A turn that changes nothing: take the discard, lay it back, do not call."""
    card = pile(match, "discard")[-1]
    match.play_all(seat, ["take discard", f"discard {card}"])
    if match.turn == seat and "pass" in match.legal(seat):
        match.play(seat, "pass")


# ---------------------------------------------------------------- any card may be laid
@pytest.mark.parametrize(("take", "card"), [("take stock", "V2"), ("take discard", "O5"), ("take display", "K3")])
def test_any_card_may_be_laid_also_the_one_just_taken(take: str, card: str) -> None:
    """IG-4: from the stock, the discard pile or the display."""
    match = table(["R1 R2", "G1 G2"], discard="O5", stock="V1 V2")
    match.play(0, take)
    assert sorted(match.legal(0)) == sorted(["discard R1", "discard R2", f"discard {card}"])
    match.play(0, f"discard {card}")
    assert pile(match, "hand", 0, 0) == ["R1", "R2"]
    assert pile(match, "discard")[-1] == card
    assert match.legal(0) == ["I Go!", "pass"]


def test_nothing_is_known_of_a_card_that_was_laid_back() -> None:
    """IG-4: it lies on the discard pile again, and is in no hand."""
    match = table(["R1 R2", "G1 G2"], discard="O5")
    match.play(0, "take discard")
    assert match.view(1).facts["known"] == [["O5"], []]
    assert match.view(1).facts["taken"] == "O5"
    match.play(0, "discard O5")
    assert match.view(1).facts["known"] == [[], []]
    assert match.view(1).facts["taken"] is None


def test_a_player_who_may_lay_it_back_is_told_what_that_leaves() -> None:
    """IG-4: the fewest minus points count the card just taken as one that may go."""
    hand = "O1 O2 O3 P4 P5 P6 V11"
    match = table([hand, "R9"], phase="lay", taken="V11")
    assert match.view(0).facts["minus"] == 0
    match = table([hand, "R9"], phase="lay", taken="V11", options="lay_back=no")
    assert match.view(0).facts["minus"] == 3


# ---------------------------------------------------------------- lay_back
def test_by_default_the_card_may_be_laid_back() -> None:
    """IG-4a: as the sheet has it."""
    assert IGoOptions().lay_back is True


def test_the_card_just_taken_from_the_discard_pile_does_not_go_back() -> None:
    """IG-4a, `lay_back=no`: not at once; in a later turn it may be laid."""
    match = table(["R1 R2", "G1 G2"], discard="O5", options="lay_back=no")
    match.play(0, "take discard")
    assert match.legal(0) == ["discard R1", "discard R2"]
    with pytest.raises(IllegalAction) as refused:
        match.play(0, "discard O5")
    assert refused.value.key == "that-card-was-just-taken-from-the-discard-pile"
    match.play_all(0, ["discard R1", "pass"])
    match.play(1, "take stock")
    match.play_all(1, ["discard G1", "pass"])
    match.play(0, "take stock")
    match.play(0, "discard O5")


@pytest.mark.parametrize(("take", "card"), [("take stock", "V2"), ("take display", "K3")])
def test_other_cards_may_be_laid_down_again(take: str, card: str) -> None:
    """IG-4a, `lay_back=no`: one taken from the stock or the display may."""
    match = table(["R1 R2", "G1 G2"], stock="V1 V2", options="lay_back=no")
    match.play(0, take)
    match.play(0, f"discard {card}")
    assert pile(match, "hand", 0, 0) == ["R1", "R2"]


@pytest.mark.parametrize("n_players", [2, 3, 4])
def test_when_everybody_has_laid_back_three_times_the_round_is_void(n_players: int) -> None:
    """IG-4a, IG-16: in a row; the left neighbour of the starter starts the next round, and nobody scores."""
    hands = ["R1 R2", "G1 G2", "B1 B2", "V1 V2"][:n_players]
    match = table(hands, discard="O5", points=[1] * n_players)
    for turn in range(3 * n_players):
        assert match.view(None).round_no == 1
        assert match.view(None).facts["laid_back"] == turn
        lay_back(match, turn % n_players)
    view = match.view(None)
    assert (view.round_no, view.turn, view.facts["starter"], view.facts["laid_back"]) == (2, 1, 1, 0)
    assert view.scores == [1] * n_players


def test_the_end_of_such_a_round_is_told() -> None:
    """IG-4a: with its own reason."""
    match = table(["R1 R2", "G1 G2"], discard="O5", phase="call", laid_back=6, round_turns=6, turn=1)
    events = match.play(1, "pass")
    assert [(event.winners, event.why) for event in events if isinstance(event, RoundEnded)] == [((), "laid-back")]


def test_whoever_lays_back_last_may_still_call() -> None:
    """IG-4a, IG-5: the round is void only after a turn without a call."""
    match = table(["R1 R2", "G1 G2 V1"], discard="O5", phase="call", laid_back=6, round_turns=6, turn=1)
    assert match.legal(1) == ["I Go!", "pass"]
    match.play_all(1, ["I Go!", "row green"])
    assert match.result.scores == [1, 0]


@pytest.mark.parametrize(("take", "card"), [("take stock", "K4"), ("take display", "K3")])
def test_any_other_turn_begins_the_count_anew(take: str, card: str) -> None:
    """IG-4a: three times in a row; a card taken elsewhere and laid again changes the table."""
    match = table(["R1 R2", "G1 G2"], discard="O5", stock="K5 K4", laid_back=5, round_turns=6, turn=1)
    match.play(1, take)
    match.play_all(1, [f"discard {card}", "pass"])
    assert match.view(None).facts["laid_back"] == 0
    assert match.view(None).round_no == 1


def test_another_card_for_the_one_taken_begins_the_count_anew() -> None:
    """IG-4a: the discard pile has another card then."""
    match = table(["R1 R2", "G1 G2"], discard="O5", laid_back=5, round_turns=6, turn=1)
    match.play_all(1, ["take discard", "discard G1", "pass"])
    assert match.view(None).facts["laid_back"] == 0


def test_a_turn_that_changes_nothing_keeps_every_pile() -> None:
    """IG-4a: that is why nothing would ever change."""
    match = table(["R1 R2", "G1 G2"], discard="O5")
    before = [match.view(0).zones, match.view(1).zones]
    lay_back(match, 0)
    lay_back(match, 1)
    assert [match.view(0).zones, match.view(1).zones] == before


# ---------------------------------------------------------------- call_from
def test_by_default_anybody_may_call_at_once() -> None:
    """IG-5a, `any`: after the very first discard of a round."""
    assert IGoOptions().call_from == "any"
    match = table(["R1 R2", "G1 G2"])
    match.play(0, "take stock")
    match.play(0, "discard R1")
    assert match.legal(0) == ["I Go!", "pass"]


@pytest.mark.parametrize("n_players", [2, 3, 4])
def test_nobody_calls_in_their_first_turn(n_players: int) -> None:
    """IG-5a, `second`: a first turn ends with the discard, the last seat's too; from the second on all may call."""
    match = Match(GAME, n_players, "call_from=second,starter=seat_0", seed=3)
    for seat in range(n_players):
        assert match.turn == seat
        match.play(seat, "take stock")
        assert match.why_illegal(seat, "I Go!") == "nobody-calls-in-their-first-turn"
        events = match.play(seat, match.legal(seat)[-1])
        assert events[-1] == TurnPassed((seat + 1) % n_players)
    match.play(0, "take stock")
    match.play(0, match.legal(0)[-1])
    assert match.legal(0) == ["I Go!", "pass"]


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "from the first turn on", "from the second turn on"),
        ("de", "vom ersten Zug an", "vom zweiten Zug an"),
        ("fr", "dès le premier tour", "dès le deuxième tour"),
        ("nl", "vanaf de eerste beurt", "vanaf de tweede beurt"),
        ("it", "dal primo turno", "dal secondo turno"),
    ],
)
def test_the_form_says_which_turn_is_meant(language: str, first: str, second: str) -> None:
    """IG-5a: the last seat's first turn is over only after it could have called, so it is too early for a call too."""
    texts = Texts(language, GAME.id)
    assert [texts.say(f"option-call_from-{value}") for value in ("any", "second")] == [first, second]


def test_the_refusal_comes_before_a_card_was_taken_too() -> None:
    """IG-5a, `second`: it says the reason that no card taken or laid would change."""
    match = table(["R1 R2", "G1 G2"], options="call_from=second")
    assert match.why_illegal(0, "I Go!") == "nobody-calls-in-their-first-turn"
    assert match.why_illegal(0, "pass") == "you-must-take-a-card-first"
    match = table(["R1 R2", "G1 G2"], options="call_from=second", round_turns=3)
    assert match.why_illegal(0, "I Go!") == "you-must-take-a-card-first"


def test_the_count_begins_anew_in_every_round() -> None:
    """IG-5a, `second`: in this round, whoever starts it."""
    match = table(["O1 P2 V5", "R9"], phase="row", round_turns=3, options="call_from=second")
    match.play(0, "row orange pink")
    assert match.view(None).round_no == 2
    match.play(0, "take stock")
    match.play(0, match.legal(0)[0])
    assert match.turn == 1


def test_the_last_stock_card_forces_the_call_all_the_same() -> None:
    """IG-5a, IG-15: even in a first turn."""
    match = table(["R1 R2", "G1 G2"], stock="V1", options="call_from=second")
    match.play(0, "take stock")
    match.play(0, "discard V1")
    assert match.legal(0) == ["I Go!"]
    assert match.view(0).prompt == "prompt-must-call"


def test_a_first_turn_may_be_the_last_before_the_limit() -> None:
    """IG-5a, ALL-4: the turn that ends by itself counts."""
    match = table(["R1 R2", "G1 G2"], options="call_from=second,turn_limit=7", n_turns=7)
    match.play_all(0, ["take discard", "discard R1"])
    assert match.is_over


# ---------------------------------------------------------------- both
@pytest.mark.parametrize("text", ["lay_back=perhaps", "call_from=third", "call_from=yes"])
def test_values_that_an_option_does_not_take(text: str) -> None:
    """IG-4a, IG-5a."""
    with pytest.raises(BadOptions):
        GAME.parse_options(text)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"taken": "R1"}, "a card has just been taken only"),
        ({"laid_back": 1}, "fact laid_back is a whole number from 0 to 0"),
        ({"laid_back": 6, "round_turns": 9}, "fact laid_back is a whole number from 0 to 5"),
        ({"laid_back": 1, "round_turns": 9, "options": "lay_back=no"}, "fact laid_back is a whole number from 0 to 0"),
        ({"phase": "call", "round_turns": 2, "options": "call_from=second"}, "nobody calls in their first turn"),
        ({"phase": "row", "round_turns": 1, "options": "call_from=second"}, "nobody calls in their first turn"),
    ],
)
def test_positions_that_cannot_be(change: dict[str, object], sentence: str) -> None:
    """IG-4a, IG-5a."""
    with pytest.raises(BadPosition, match=sentence):
        table(**{"hands": ["R1 R2", "G1 G2"], **change})  # type: ignore[arg-type]


@pytest.mark.parametrize("options", ["lay_back=no", "call_from=second", "lay_back=no,call_from=second"])
@pytest.mark.parametrize("n_players", [2, 3, 4])
def test_random_play_comes_to_an_end(options: str, n_players: int) -> None:
    """IG-4a, IG-5a, ALL-3, ALL-4."""
    for seed in range(3):
        state = GAME.new_state(GAME.parse_options(options), n_players, seed)
        state.playout(Rng(seed))
        assert state.is_over
        assert min(state.ranking()) == 1


def test_a_copy_keeps_the_count() -> None:
    """IG-4a."""
    match = table(["R1 R2", "G1 G2"], discard="O5", laid_back=4, round_turns=6, turn=1)
    assert Match.from_position(GAME, match.position()).position() == match.position()
    copy = match.state.copy()
    assert GAME.facts(copy) == GAME.facts(match.state)
    assert count(match, "discard") == 1
