"""Skip-Bo Masters, rule by rule: stand-ins, buying, tolls and the coins beside the piles."""

from __future__ import annotations

import pytest

from quintet import Match
from quintet.core.errors import IllegalAction
from quintet.core.events import Declared, Paid
from quintet.core.rng import Rng
from quintet.games.skipbo_masters import GAME
from quintet.testkit.laws import random_action
from tests.games.skipbo_masters_table import cards, exhausted, fact, legal, names, table, zone

TO_11 = "1 2 3 4 5 6 7 8 9 10 11"


# ---------------------------------------------------------------- stand-ins
def test_the_example_of_the_sheet() -> None:
    """SB-12: a pile at 3, one's own stock shows a 5, no 4 in hand: pay 4 coins, lay the 5."""
    match = table(["9 12", ""], stocks=["9 5"], building=["1 2 3"])
    match.play(0, "stand in on 0")
    assert fact(match, "coins") == [8, 12]
    assert fact(match, "beside") == [4, 0, 0, 0]
    match.play(0, "play stock to 0")
    assert cards(match, "building", pile=0) == ["1", "2", "3", "5"]
    assert fact(match, "heights") == [5, 0, 0, 0]
    assert match.turn == 0


def test_the_card_must_follow_next() -> None:
    """SB-12: until the card n + 1 is played on that pile nothing else is legal, from any source it is."""
    match = table(
        ["3 5 1 SB", "", ""],
        stocks=["9 5*", "9 5"],
        helps={0: ["5", "1", "3 SB"], 1: ["4", "5"], 2: ["SB"]},
        building=["1 2 3", "1 2"],
    )
    match.play(0, "stand in on 0")
    assert sorted(match.legal(0)) == sorted(
        [
            "play 5 to 0",
            "play SB to 0",
            "play stock to 0",
            "play help 0 to 0",
            "play help 2 to 0",
            "buy stock 1 to 0",
            "buy help 1 1 to 0",
            "buy help 2 0 to 0",
        ]
    )
    key = "a-card-must-follow-the-stand-in-first"
    for action in ("play 3 to 1", "play 1 to 2", "discard 3 to 3", "stand in on 1", "stand in on 0", "end"):
        assert match.why_illegal(0, action) == key
    assert match.why_illegal(0, "play 3 to 0") == "that-card-does-not-fit"
    assert match.why_illegal(0, "pay") == "no-toll-is-due"
    assert match.view(0).prompt == "prompt-stand-in"


@pytest.mark.parametrize("hand", ["5 12", "5** 12", "SB 12"])
def test_a_hand_card_can_follow(hand: str) -> None:
    """SB-12: the card n + 1 may be in hand, with a toll too, or a Skip-Bo."""
    assert "stand in on 0" in table([hand, ""], building=["1 2 3"]).legal(0)


def test_without_a_follower_there_is_no_stand_in() -> None:
    """SB-12: legal only if the card n + 1 is there; here it is under a help pile's top and in another hand."""
    match = table(["4 6 12", "5"], helps={0: ["5 12"], 1: ["5 12"]}, building=["1 2 3"])
    assert legal(match, "stand in") == []
    with pytest.raises(IllegalAction) as refused:
        match.play(0, "stand in on 0")
    assert refused.value.key == "no-card-could-follow-the-stand-in"


def test_the_coins_must_suffice() -> None:
    """SB-12: n coins for the card n."""
    assert "stand in on 0" in table(["5 12", ""], building=["1 2 3"], coins=[4]).legal(0)
    match = table(["5 12", ""], building=["1 2 3"], coins=[3])
    assert match.why_illegal(0, "stand in on 0") == "you-have-too-few-coins"


@pytest.mark.parametrize(("coins", "is_legal"), [(5, True), (4, False)])
@pytest.mark.parametrize("shown", ["5", "SB"])
def test_a_bought_follower_needs_a_coin_more(coins: int, is_legal: bool, shown: str) -> None:
    """SB-12: a card to be bought counts if the coins suffice for both."""
    match = table(["12 12", ""], helps={1: [shown]}, building=["1 2 3"], coins=[coins])
    assert ("stand in on 0" in match.legal(0)) is is_legal
    if is_legal:
        match.play_all(0, ["stand in on 0", "buy help 1 0 to 0"])
        assert fact(match, "coins") == [0, 24 - 4]
        assert fact(match, "heights")[0] == 5


def test_the_stock_of_another_counts_as_a_follower_too() -> None:
    """SB-12, SB-13: the top of another stock can be bought."""
    assert legal(table(["12 12", ""], stocks=["12 12", "9 5"], building=["1 2 3"]), "stand in") == ["stand in on 0"]


def test_no_stand_in_for_a_twelve() -> None:
    """SB-12: nothing can follow a 12; an 11 can be stood in for."""
    match = table(["SB 12", ""], helps={0: ["SB"], 1: ["SB"]}, building=[TO_11], coins=[13])
    assert match.why_illegal(0, "stand in on 0") == "nothing-could-follow-a-twelve"
    match = table(["12 3", ""], building=["1 2 3 4 5 6 7 8 9 10"], coins=[11, 13])
    match.play_all(0, ["stand in on 0", "play 12 to 0"])
    assert fact(match, "heights") == [0, 0, 0, 0]


def test_a_stand_in_though_the_card_is_held() -> None:
    """SB-12: allowed even when holding the card."""
    match = table(["4 5", ""], building=["1 2 3"])
    match.play_all(0, ["stand in on 0", "play 5 to 0"])
    assert cards(match, "hand", 0) == ["4"]


def test_a_stand_in_after_a_stand_in() -> None:
    """SB-12: not in a row, but after the card that followed another one is legal."""
    match = table(["3 5 12", ""], building=["1"])
    match.play_all(0, ["stand in on 0", "play 3 to 0", "stand in on 0", "play 5 to 0"])
    assert fact(match, "heights") == [5, 0, 0, 0]
    assert fact(match, "beside") == [2 + 4, 0, 0, 0]


def test_a_stand_in_starts_a_pile() -> None:
    """SB-12: 1 coin for the 1, then a 2, while fewer than four piles are open."""
    match = table(["2 12", ""], building=["1", "", "1", "1"])
    assert "stand in on 1" in match.legal(0)
    match.play_all(0, ["stand in on 1", "play 2 to 1"])
    assert cards(match, "building", pile=1) == ["2"]
    assert fact(match, "heights") == [1, 2, 1, 1]
    full = table(["2 12", ""], building=["1", "1", "1", "1"])
    assert legal(full, "stand in") == []
    two_free = table(["2 12", ""], building=["1", "", "1"])
    assert two_free.why_illegal(0, "stand in on 3") == "a-new-pile-takes-the-first-free-place"


@pytest.mark.parametrize(
    ("hand", "helps", "is_proposed"), [("1 2", "", False), ("2 9", "1", False), ("1* 2", "", True), ("2 9", "", True)]
)
def test_no_coin_is_proposed_for_a_number_that_is_there_without_a_toll(
    hand: str, helps: str, is_proposed: bool
) -> None:
    match = table([hand, ""], stocks=["9 7"], helps={0: [helps]} if helps else {})
    assert (["stand in on 0", "play 2 to 0"] in match.proposals(0)) == is_proposed


def test_coins_are_no_cards() -> None:
    """SB-12, SB-11: a pile finished with stand-ins has fewer cards to shuffle back."""
    match = table(
        ["12 12", "3"], building=["2 SB 5 6 7 8 9 10 11"], beside=[5, 0, 0, 0], coins=[9, 10], heights=[11, 0, 0, 0]
    )
    match.play(0, "play 12 to 0")
    assert cards(match, "finished") == ["2", "5", "6", "7", "8", "9", "10", "11", "12", "SB"]


def test_stand_ins_are_proposed_with_their_card() -> None:
    """SB-12: complete chains, the stock card first, bought cards and Skip-Bos last; no coins for what is there free."""
    match = table(
        ["5 SB", ""], stocks=["9 3", "9 5"], helps={0: ["5"], 1: ["5"]}, building=["1 2 3", "1", "1 2 3 4 5 6", "1 2 3"]
    )
    assert match.proposals(0) == [
        ["stand in on 1", "play stock to 1"],
        ["stand in on 0", "play help 0 to 0"],
        ["stand in on 3", "play help 0 to 3"],
        ["stand in on 0", "play 5 to 0"],
        ["stand in on 3", "play 5 to 3"],
        ["stand in on 1", "play SB to 1"],
    ]
    match.play(0, "stand in on 0")
    assert match.proposals(0) == [["play help 0 to 0"], ["play 5 to 0"], ["play SB to 0"]]
    assert match.proposals(1) == []


def test_cards_to_be_bought_are_proposed_too() -> None:
    """SB-13: what one's own stock card follows comes first, others' stocks last; none that one has without a toll."""
    match = table(
        ["7 12", ""],
        stocks=["9 3", "9 5"],
        helps={1: ["2", "4", "7", "9"]},
        building=["1 2 3 4", "1", "1 2 3 4 5 6", "1 2 3"],
    )
    assert [steps for steps in match.proposals(0) if steps[0].startswith("buy")] == [
        ["buy help 1 0 to 1"],
        ["buy help 1 1 to 3"],
        ["buy stock 1 to 0"],
    ]
    assert match.proposals(0)[0] == ["buy help 1 0 to 1"]


# ---------------------------------------------------------------- buying
def test_a_help_card_is_bought() -> None:
    """SB-13: 1 coin to its owner, and the card is played at once."""
    match = table(["9 12", "", ""], helps={2: ["7", "8 2"]}, building=["1"])
    events = match.play(0, "buy help 2 1 to 0")
    assert fact(match, "coins") == [11, 12, 13]
    assert cards(match, "building", pile=0) == ["1", "2"]
    assert cards(match, "help", 2, 1) == ["8"]
    assert cards(match, "hand", 0) == ["9", "12"]
    assert [(e.payer, e.payee, e.n, e.what) for e in events if isinstance(e, Paid)] == [(0, 2, 1, "buy")]
    assert match.turn == 0


def test_a_stock_card_is_bought() -> None:
    """SB-13: then that player's next stock card is turned up."""
    match = table(["9 12", ""], stocks=["12 12", "8 7 2"], building=["1"])
    events = match.play(0, "buy stock 1 to 0")
    assert zone(match, "stock", 1) == {"zone": "stock", "seat": 1, "n": 2, "top": "7"}
    assert names(events) == ["Paid", "Moved", "Revealed"]
    assert fact(match, "coins") == [11, 13]


def test_only_what_is_playable_now_is_sold() -> None:
    """SB-13: tops that fit, no hand cards, nothing from under a top; without a coin nothing."""
    shown = {1: ["2", "3", "2 12", "SB"]}
    match = table(["9 12", "2"], helps=shown, building=["1", "1 2 3 4"])
    bought = ["help 1 0 to 0", "help 1 3 to 0", "help 1 3 to 1", "help 1 3 to 2"]
    assert legal(match, "buy") == [f"buy {text}" for text in bought]
    broke = table(["9 12", "2"], helps=shown, building=["1", "1 2 3 4"], coins=[0])
    assert legal(broke, "buy") == []
    assert broke.why_illegal(0, "buy help 1 0 to 0") == "you-have-too-few-coins"


def test_there_is_no_limit_to_buying() -> None:
    """SB-13: as long as there are coins; a Skip-Bo there is wild."""
    match = table(["9 12", ""], helps={1: ["3 SB 1"]})
    match.play_all(0, ["buy help 1 0 to 0", "buy help 1 0 to 0", "buy help 1 0 to 0"])
    assert cards(match, "building", pile=0) == ["1", "SB", "3"]
    assert fact(match, "coins") == [9, 15]


def test_the_buyer_owes_the_toll() -> None:
    """SB-13, SB-14: also for a bought card."""
    match = table(["9 12", ""], helps={1: ["1**"]}, coins=[3])
    match.play(0, "buy help 1 0 to 0")
    assert match.legal(0) == ["pay", "stop"]
    match.play(0, "pay")
    assert fact(match, "coins") == [0, 22]
    assert fact(match, "beside") == [2, 0, 0, 0]


def test_a_buyer_with_one_coin_cannot_pay_the_toll() -> None:
    """SB-13, SB-14: the last coin went into the card, so the turn is over."""
    match = table(["9 12", ""], helps={1: ["1*"]}, coins=[1])
    match.play(0, "buy help 1 0 to 0")
    assert match.turn == 1


def test_the_buyer_is_the_finisher() -> None:
    """SB-13, SB-15: the first coin of the pile is theirs."""
    match = table(["9 3", "", ""], helps={1: ["12"]}, building=[TO_11], beside=[1, 0, 0, 0], coins=[11, 12, 12])
    match.play(0, "buy help 1 0 to 0")
    assert fact(match, "coins") == [11 - 1 + 1, 13, 12]


def test_whoever_sells_their_last_stock_card_wins() -> None:
    """SB-13: buying somebody's last stock card makes them the winner, and no toll is due."""
    match = table(["9 12", ""], stocks=["9 12 12", "1**"])
    match.play(0, "buy stock 1 to 0")
    assert match.is_over
    assert match.result.winners == [1]
    assert match.result.scores == [0, 25 + 5 * 3]


# ---------------------------------------------------------------- tolls
@pytest.mark.parametrize(("card", "toll"), [("1*", 1), ("1**", 2)])
def test_a_toll_is_paid(card: str, toll: int) -> None:
    """SB-14, SB-15: the coins lie beside the pile, and the turn goes on."""
    match = table([f"{card} 12", ""])
    match.play(0, f"play {card} to 0")
    assert match.view(0).prompt == "prompt-toll"
    assert match.view(1).prompt == ""
    events = match.play(0, "pay")
    assert fact(match, "coins") == [12 - toll, 12]
    assert fact(match, "beside") == [toll, 0, 0, 0]
    assert [(e.payer, e.payee, e.n, e.what) for e in events if isinstance(e, Paid)] == [(0, -1, toll, "toll")]
    assert match.turn == 0


def test_a_toll_comes_before_everything_else() -> None:
    """SB-14: all or nothing, and at once."""
    match = table(["1* 2 12", ""])
    match.play(0, "play 1* to 0")
    for action in ("play 2 to 0", "discard 2 to 0", "stand in on 0", "end"):
        assert match.why_illegal(0, action) == "pay-the-toll-or-stop-first"


def test_whoever_does_not_pay_ends_the_turn() -> None:
    """SB-14: no discard; the card stays played."""
    match = table(["1* 2 12", "3"])
    match.play(0, "play 1* to 0")
    assert Declared(0, "stop", "") in match.play(0, "stop")
    assert match.turn == 1
    assert cards(match, "hand", 0) == ["2", "12"]
    assert cards(match, "building", pile=0) == ["1*"]
    assert fact(match, "coins") == [12, 12]
    assert [zone(match, "help", 0, k)["n"] for k in range(4)] == [0] * 4


@pytest.mark.parametrize(("card", "coins"), [("1*", 0), ("1**", 1), ("1**", 0)])
def test_whoever_cannot_pay_is_not_asked(card: str, coins: int) -> None:
    """SB-14: whoever cannot pay ends the turn at once and keeps what they have."""
    match = table([f"{card} 12", ""], coins=[coins])
    assert Declared(0, "cannot-pay", "") in match.play(0, f"play {card} to 0")
    assert match.turn == 1
    assert fact(match, "coins") == [coins, 24 - coins]
    assert cards(match, "hand", 0) == ["12"]


def test_no_refill_without_the_toll() -> None:
    """SB-14: an emptied hand is not refilled if the toll of its last card is not paid; if it is, it is."""
    match = table(["1*", "3"])
    match.play(0, "play 1* to 0")
    assert cards(match, "hand", 0) == []
    stopped = Match.from_position(GAME, match.position())
    stopped.play(0, "stop")
    assert cards(stopped, "hand", 0) == []
    match.play(0, "pay")
    assert len(cards(match, "hand", 0)) == 5


def test_no_refill_if_the_toll_cannot_be_paid() -> None:
    """SB-14: nor is an emptied hand refilled if its player has too few coins."""
    match = table(["1**", "3"], coins=[1])
    match.play(0, "play 1** to 0")
    assert match.turn == 1
    assert cards(match, "hand", 0) == []


def test_coins_of_a_stand_in_stay_when_the_toll_is_not_paid() -> None:
    """SB-14: and so do the coins of a stand-in before it."""
    match = table(["5* 12", ""], building=["1 2 3"])
    match.play_all(0, ["stand in on 0", "play 5* to 0", "stop"])
    assert fact(match, "beside") == [4, 0, 0, 0]
    assert fact(match, "coins") == [8, 12]
    assert fact(match, "heights") == [5, 0, 0, 0]


def test_no_toll_on_a_help_pile() -> None:
    """SB-14: a card with coins that is discarded costs nothing."""
    match = table(["1**", ""], coins=[0])
    match.play(0, "discard 1** to 0")
    assert match.turn == 1
    assert fact(match, "beside") == [0, 0, 0, 0]


# ---------------------------------------------------------------- coins beside the piles
@pytest.mark.parametrize(
    ("beside", "shares"), [(0, [0, 0, 0]), (1, [0, 1, 0]), (2, [0, 1, 1]), (4, [1, 2, 1]), (7, [2, 3, 2])]
)
def test_the_coins_of_a_finished_pile_are_handed_out(beside: int, shares: list[int]) -> None:
    """SB-15: one by one, starting with whoever finished it, then clockwise; other piles keep theirs."""
    match = table(
        ["9 3", "12 3", "9"],
        building=["1", TO_11],
        beside=[1, beside, 0, 0],
        coins=[9, 9, 18 - 1 - beside],
        turn=1,
    )
    before = fact(match, "coins")
    events = match.play(1, "play 12 to 1")
    told = [(e.payer, e.payee, e.n, e.what) for e in events if isinstance(e, Paid)]
    assert told == [(-1, seat, shares[seat], "share") for seat in (1, 2, 0) if shares[seat]]
    assert [now - then for now, then in zip(fact(match, "coins"), before, strict=True)] == shares
    assert fact(match, "beside") == [1, 0, 0, 0]


def test_coins_are_never_lost() -> None:
    """SB-15: the coins of the players and beside the piles are always twelve per player."""
    for n_players in (2, 3, 6):
        state = GAME.deal(GAME.parse_options("tolls=heavy"), n_players, 8)
        rng = Rng(4)
        for _ in range(1500):
            if state.is_over:
                break
            seat = int(state.turn)
            actions = state.legal_actions(seat)
            state.apply(seat, actions[int(rng.below(len(actions)))])
            facts = GAME.facts(state)
            coins, beside = facts["coins"], facts["beside"]
            assert isinstance(coins, list)
            assert isinstance(beside, list)
            assert sum(coins) + sum(beside) == 12 * n_players
            assert min(coins) >= 0


# ---------------------------------------------------------------- the order after a card
def test_the_win_comes_first() -> None:
    """SB-15a, SB-16: the last stock card wins before its toll, a finished pile or a refill matters."""
    match = table(["9", ""], stocks=["12**"], building=[TO_11], beside=[3, 0, 0, 0], coins=[0, 21])
    events = match.play(0, "play stock to 0")
    assert match.result.winners == [0]
    assert fact(match, "coins") == [0, 21]
    assert "Paid" not in names(events)


def test_the_next_stock_card_is_seen_before_the_toll_is_decided() -> None:
    """SB-15a: turned up first, then pay or stop."""
    match = table(["9 12", ""], stocks=["9 7 1*"])
    events = match.play(0, "play stock to 0")
    assert names(events) == ["Moved", "Revealed"]
    assert zone(match, "stock", 0)["top"] == "7"
    assert match.legal(0) == ["pay", "stop"]


def test_the_coins_of_a_pile_cannot_pay_the_toll_that_finishes_it() -> None:
    """SB-15a: the toll is decided before the coins are handed out: too few, so the turn is over; then they come."""
    match = table(["12* 3", "9"], building=[TO_11], beside=[4, 0, 0, 0], coins=[0, 20])
    match.play(0, "play 12* to 0")
    assert match.turn == 1
    assert fact(match, "coins") == [2, 22]
    assert fact(match, "beside") == [0, 0, 0, 0]


def test_the_toll_of_the_last_card_is_handed_out_too() -> None:
    """SB-15a: a paid toll lies beside the pile when that is finished."""
    match = table(["12** 3", "9"], building=[TO_11], beside=[3, 0, 0, 0], coins=[2, 19])
    match.play(0, "play 12** to 0")
    assert fact(match, "heights") == [12, 0, 0, 0]
    match.play(0, "pay")
    assert fact(match, "coins") == [3, 19 + 2]
    assert match.turn == 0
    assert zone(match, "finished")["n"] == 12


def test_an_unpaid_toll_on_a_twelve() -> None:
    """SB-15a: the pile hands out its coins, then the turn is over, without a refill."""
    match = table(["12*", "9"], building=[TO_11], beside=[3, 0, 0, 0], coins=[5, 16])
    match.play_all(0, ["play 12* to 0", "stop"])
    assert fact(match, "coins") == [7, 17]
    assert match.turn == 1
    assert cards(match, "hand", 0) == []
    assert zone(match, "finished")["n"] == 12


def test_the_finished_pile_can_refill_the_hand() -> None:
    """SB-15a, SB-9: the pile is put aside before the empty hand is refilled, so its cards can be drawn."""
    match = exhausted(["12", ""], building=[TO_11])
    match.play(0, "play 12 to 0")
    assert len(cards(match, "hand", 0)) == 5
    assert zone(match, "draw")["n"] == 7


def test_what_costs_coins_has_its_price() -> None:
    """SB-12 to SB-14: a player sees what a legal action costs before they choose it."""
    match = table(["9 12", ""], stocks=["9 5", "9 4"], building=["1 2 3"])
    assert match.view(0).facts["prices"] == {"buy stock 1 to 0": 1, "stand in on 0": 4}
    assert "prices" not in match.view(1).facts
    dear = table(["4* 9", ""], stocks=["9 5", "9 4**"], building=["1 2 3"])
    assert dear.view(0).facts["prices"] == {"play 4* to 0": 1, "buy stock 1 to 0": 3, "stand in on 0": 4}
    toll = table(["4**", ""], building=["1 2 3"])
    toll.play(0, "play 4** to 0")
    assert toll.view(0).facts["prices"] == {"pay": 2}


def test_what_is_proposed_has_its_price_too() -> None:
    """SB-12, SB-13: also a card that can be bought only once coins stood in for the one before it."""
    n_later = 0
    for seed in range(6):
        match, rng = Match(GAME, n_players=2 + seed % 3, seed=seed), Rng(seed)
        while not match.is_over:
            seat = int(match.state.turn)
            view = match.view(seat)
            paid = ("buy", "stand", "pay")
            steps = {step for steps in [view.legal, *view.proposals] for step in steps}
            costly = {step for step in steps if step.split()[0] in paid or (step.startswith("play ") and "*" in step)}
            prices = view.facts.get("prices", {})
            assert isinstance(prices, dict)
            assert {step for step in prices if not step.startswith(("play stock", "play help"))} == costly
            n_later += not costly <= set(view.legal)
            match.play(*random_action(match.state, rng))
    assert n_later > 20
