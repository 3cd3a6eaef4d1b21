"""Skip-Bo Masters, rule by rule: cards, set-up and a turn. A position, a move, the outcome."""

from __future__ import annotations

from collections import Counter

import pytest

from quintet import Match
from quintet.core.errors import BadOptions, IllegalAction, NotYourTurn
from quintet.core.events import Dealt, Moved, Revealed, Shuffled
from quintet.games.skipbo_masters import GAME
from tests.games.skipbo_masters_table import cards, exhausted, fact, legal, names, table, zone


# ---------------------------------------------------------------- cards and set-up
@pytest.mark.parametrize("tolls", ["standard", "none", "heavy"])
def test_the_deck(tolls: str) -> None:
    """SB-1: 168 cards, twelve of each number and 24 Skip-Bos; 12 coins per player."""
    match = Match(GAME, 3, f"tolls={tolls}", seed=1)
    deck = [GAME.cards.format(card).rstrip("*") for card in GAME.deck(match.options, 3)]
    assert Counter(deck) == {**{str(number): 12 for number in range(1, 13)}, "SB": 24}
    assert fact(match, "coins") == [12, 12, 12]


@pytest.mark.parametrize(("tolls", "one", "two"), [("none", 0, 0), ("standard", 2, 1), ("heavy", 3, 2)])
def test_how_many_cards_show_coins(tolls: str, one: int, two: int) -> None:
    """SB-2: of the twelve cards of each number two show one coin and one shows two; other tables have none or more."""
    deck = Counter(GAME.cards.format_all(GAME.deck(GAME.parse_options(f"tolls={tolls}"), 2)))
    for number in range(1, 13):
        found = (deck[f"{number}"], deck[f"{number}*"], deck[f"{number}**"])
        assert found == (12 - one - two, one, two)


@pytest.mark.parametrize(("options", "size"), [("standard", 15), ("short", 10), ("stock=30", 30), ("stock=5", 5)])
def test_everybody_gets_a_stock(options: str, size: int) -> None:
    """SB-3: 15 cards face down with the top one turned up; 10 in a short game, 5 to 30 are allowed."""
    match = Match(GAME, 3, options, seed=5)
    for seat in range(3):
        for viewer in (None, 0, 1, 2):
            stock = zone(match, "stock", seat, viewer=viewer)
            assert stock["n"] == size
            assert "top" in stock
            assert "cards" not in stock
    assert zone(match, "draw")["n"] == 168 - 3 * size - 5
    assert "top" not in zone(match, "draw")


def test_the_deal_tells_nobody_what_is_in_a_stock() -> None:
    """SB-3: nobody looks at the rest of a stock, not even its owner."""
    match = table(stocks=["1"], options="target=500")
    events = match.play(0, "play stock to 0")
    dealt = [event for event in events if isinstance(event, Dealt)]
    assert len(dealt) == 2
    for event in dealt:
        for viewer in (-1, 0, 1):
            seen = event.seen_by(viewer)
            assert isinstance(seen, Dealt)
            assert seen.cards == ("??",) * 15
    shown = [event for event in events if isinstance(event, Revealed)]
    assert [event.cards[0] for event in shown] == [zone(match, "stock", seat)["top"] for seat in (0, 1)]


@pytest.mark.parametrize(
    ("n_players", "stock", "fits"), [(6, 23, True), (6, 24, False), (5, 28, True), (5, 29, False), (4, 30, True)]
)
def test_stocks_that_the_deck_cannot_fill_are_refused(n_players: int, stock: int, fits: bool) -> None:
    """SB-3: players x (stock + 5) must not pass 168."""
    if fits:
        assert Match(GAME, n_players, f"stock={stock}", seed=1).n_players == n_players
    else:
        with pytest.raises(BadOptions, match=f"{n_players} players with a stock of {stock} .* need .* only 168"):
            Match(GAME, n_players, f"stock={stock}", seed=1)


@pytest.mark.parametrize("options", ["stock=4", "stock=31", "tolls=some", "target=300"])
def test_options_out_of_range_are_refused(options: str) -> None:
    """SB-3: a stock has 5 to 30 cards; SB-2, SB-17: the other options take their words only."""
    with pytest.raises(BadOptions):
        Match(GAME, 2, options)


def test_the_draw_pile_and_the_places_for_piles() -> None:
    """SB-4: what is not dealt is the draw pile; at the start there is no building and no help pile."""
    match = Match(GAME, 2, seed=1)
    assert zone(match, "draw")["n"] == 168 - 30 - 5
    assert [zone(match, "building", pile=k)["n"] for k in range(4)] == [0] * 4
    assert [zone(match, "help", seat, k)["n"] for seat in range(2) for k in range(4)] == [0] * 8


def test_the_starter() -> None:
    """SB-4, ALL-2: the seed draws the starter, an option fixes it."""
    assert {Match(GAME, 4, seed=seed).turn for seed in range(40)} == {0, 1, 2, 3}
    assert {Match(GAME, 4, "starter=seat_0", seed=seed).turn for seed in range(10)} == {0}


# ---------------------------------------------------------------- a turn
def test_a_turn_begins_with_five_cards() -> None:
    """SB-5: the next player fills up to five, and nobody else knows with what."""
    match = table(["3 12", "7 8", "9"])
    events = match.play(0, "discard 12 to 0")
    assert len(cards(match, "hand", 1)) == 5
    assert len(cards(match, "hand", 0)) == 1
    assert len(cards(match, "hand", 2)) == 1
    drawn = [event for event in events if isinstance(event, Moved)][1:]
    assert len(drawn) == 3
    assert all("??" not in str(event.seen_by(1)) for event in drawn)
    assert all("??" in str(event.seen_by(viewer)) for event in drawn for viewer in (-1, 0, 2))


def test_cards_come_from_hand_stock_and_help_piles() -> None:
    """SB-6: from all three sources, in any order, as many as the player wishes."""
    match = table(["1 4 12", ""], stocks=["9 2"], helps={0: ["12", "7 3"]})
    match.play(0, "play 1 to 0")
    match.play(0, "play stock to 0")
    match.play(0, "play help 1 to 0")
    match.play(0, "play 4 to 0")
    assert cards(match, "building", pile=0) == ["1", "2", "3", "4"]
    assert cards(match, "help", 0, 1) == ["7"]
    assert match.turn == 0


def test_nobody_needs_to_play_what_they_could() -> None:
    """SB-6: a player may discard although a card fits."""
    match = table(["1 1", ""], stocks=["9 1"])
    match.play(0, "discard 1 to 0")
    assert match.turn == 1


def test_only_the_top_of_a_help_pile_can_be_played() -> None:
    """SB-6: what lies under the top of a help pile waits."""
    match = table(helps={0: ["1 9"]})
    assert legal(match, "play") == []


def test_a_building_pile_goes_up_by_one() -> None:
    """SB-7: a new pile starts with a 1, another number must be the next of a pile."""
    match = table(["1 2 5 6 12", ""], building=["1 2 3 4", "1"])
    assert legal(match, "play") == ["play 1 to 2", "play 2 to 1", "play 5 to 0"]


def test_a_skip_bo_stands_for_whatever_is_needed() -> None:
    """SB-7: a Skip-Bo goes on every pile, starts one, and is followed by the next number."""
    match = table(["SB 6 12", ""], building=["1 2 3 4", "1"])
    assert legal(match, "play") == ["play SB to 0", "play SB to 1", "play SB to 2"]
    match.play(0, "play SB to 0")
    assert fact(match, "heights") == [5, 1, 0, 0]
    match.play(0, "play 6 to 0")
    assert cards(match, "building", pile=0) == ["1", "2", "3", "4", "SB", "6"]


def test_a_skip_bo_can_be_the_twelve() -> None:
    """SB-7, SB-11: a Skip-Bo finishes a pile too."""
    match = table(["SB 3", ""], building=["1 2 3 4 5 6 7 8 9 10 11"])
    match.play(0, "play SB to 0")
    assert fact(match, "heights") == [0, 0, 0, 0]


def test_there_are_four_building_piles_at_most() -> None:
    """SB-7: with four piles open, a 1 must wait."""
    match = table(["1 12", ""], building=["1", "1 2", "1 2 3", "1"])
    assert legal(match, "play") == []
    with pytest.raises(IllegalAction) as refused:
        match.play(0, "play 1 to 0")
    assert refused.value.key == "that-card-does-not-fit"


def test_a_new_pile_takes_the_first_free_place() -> None:
    """SB-4, SB-7: free places are alike, so there is one action to start a pile."""
    match = table(["1 SB", ""], building=["1 2", "", "1"])
    assert legal(match, "play 1") == ["play 1 to 1"]
    assert legal(match, "play SB") == ["play SB to 0", "play SB to 1", "play SB to 2"]
    assert match.why_illegal(0, "play 1 to 3") == "a-new-pile-takes-the-first-free-place"
    assert match.why_illegal(0, "play SB to 3") == "a-new-pile-takes-the-first-free-place"


def test_the_next_stock_card_is_turned_up() -> None:
    """SB-8: after a stock card is played everybody sees the next one."""
    match = table(stocks=["9 7 1"])
    assert zone(match, "stock", 0)["top"] == "1"
    events = match.play(0, "play stock to 0")
    assert zone(match, "stock", 0) == {"zone": "stock", "seat": 0, "n": 2, "top": "7"}
    assert names(events) == ["Moved", "Revealed"]


def test_whoever_plays_the_last_hand_card_draws_five() -> None:
    """SB-9: at once, and the turn goes on."""
    match = table(["1", "3"])
    match.play(0, "play 1 to 0")
    assert match.turn == 0
    assert len(cards(match, "hand", 0)) == 5


def test_the_last_card_discarded_draws_nothing() -> None:
    """SB-10: emptying the hand by the discard draws nothing until the next turn."""
    match = table(["1", "3"])
    match.play(0, "discard 1 to 0")
    assert match.turn == 1
    assert cards(match, "hand", 0) == []


def test_any_hand_card_goes_to_any_help_pile() -> None:
    """SB-10: any card, a Skip-Bo too, any pile, no order; equal cards are one action."""
    match = table(["3 3 7* SB", ""], helps={0: ["1", "2 9", "12", "5"]})
    discards = [f"discard {card} to {pile}" for card in ("3", "7*", "SB") for pile in range(4)]
    assert sorted(legal(match, "discard")) == sorted(discards)
    match.play(0, "discard SB to 1")
    assert cards(match, "help", 0, 1) == ["2", "9", "SB"]


def test_a_discarded_card_shows_at_once() -> None:
    """SB-6, SB-10, SB-13: the next player can buy it, its owner can play it later, and what it covers waits."""
    match = table(["1 9", "7"], helps={0: ["2"]}, building=["1"])
    match.play(0, "discard 1 to 0")
    assert legal(match, "buy", 1) == ["buy help 0 0 to 1"]
    match.play(1, "discard 7 to 0")
    assert legal(match, "play help", 0) == ["play help 0 to 1"]


def test_a_new_help_pile_takes_the_first_free_place() -> None:
    """SB-4, SB-10: free places are alike here too."""
    match = table(["3", ""], helps={0: ["1", "", "12"]})
    assert legal(match, "discard") == ["discard 3 to 0", "discard 3 to 1", "discard 3 to 2"]
    assert match.why_illegal(0, "discard 3 to 3") == "a-new-pile-takes-the-first-free-place"


def test_a_turn_with_a_hand_card_ends_by_a_discard() -> None:
    """SB-10: with a card in hand the discard is compulsory."""
    match = table(["3", ""])
    with pytest.raises(IllegalAction) as refused:
        match.play(0, "end")
    assert refused.value.key == "you-must-discard-a-card-to-end-the-turn"


def test_a_finished_pile_is_put_aside() -> None:
    """SB-11: with the 12 laid its place is free, and everybody knows what was in it."""
    match = table(["12", "3"], building=["1 2 SB 4* 5 6 7 8 9 10 11"])
    match.play(0, "play 12 to 0")
    assert cards(match, "building", pile=0) == []
    assert cards(match, "finished") == ["1", "2", "4*", "5", "6", "7", "8", "9", "10", "11", "12", "SB"]
    assert fact(match, "heights") == [0, 0, 0, 0]


def test_finished_piles_become_the_draw_pile_in_mid_draw() -> None:
    """SB-11: one card is left to draw, four come from the finished piles; a Skip-Bo among them stays a Skip-Bo."""
    finished = ["1", "2", "3", "4", "5", "6", "7", "8", "SB", "10", "11", "12"]
    match = exhausted(["12 12", ""])
    whole = match.position()
    zones = whole["zones"]
    assert isinstance(zones, dict)
    rest = zones["help"][1][3]
    for card in [*finished, "9"]:
        rest.remove(card)
    zones["draw"] = ["9"]
    zones["finished"] = finished
    match = Match.from_position(GAME, whole)
    events = match.play(0, "discard 12 to 0")
    hand = cards(match, "hand", 1)
    assert len(hand) == 5
    assert zone(match, "draw")["n"] == 8
    assert cards(match, "finished") == []
    assert [event.n for event in events if isinstance(event, Shuffled)] == [12]
    written = match.position()["zones"]
    assert isinstance(written, dict)
    assert Counter([*hand, *written["draw"]]) == Counter([*finished, "9"])
    assert match.position()["facts"]["renewed"] is True  # type: ignore[index]


def test_one_draws_what_there_is() -> None:
    """SB-11: with no draw pile and no finished pile a player goes on with the cards they have."""
    match = exhausted(["12 12", "3"])
    match.play(0, "discard 12 to 0")
    assert cards(match, "hand", 1) == ["3"]
    assert match.legal(1) != []


def test_a_player_without_hand_cards_may_play_buy_or_end() -> None:
    """SB-11: stock and help cards and what can be bought; `end` in place of a discard."""
    match = exhausted(["", ""], stocks=["9 1"], helps={0: ["2"], 1: ["3"]}, building=["1", "1 2"])
    assert match.legal(0) == [
        "play help 0 to 0",
        "buy help 1 0 to 1",
        "play stock to 2",
        "stand in on 0",
        "stand in on 2",
        "end",
    ]
    match.play(0, "end")
    assert match.turn == 1


def test_an_empty_hand_is_filled_as_soon_as_a_pile_is_finished() -> None:
    """SB-11, SB-15a: nothing could be drawn; then a stock card finishes a pile, and the empty hand is filled."""
    match = exhausted(["", ""], stocks=["9 12"], building=["1 2 3 4 5 6 7 8 9 10 11"])
    match.play(0, "play stock to 0")
    assert match.turn == 0
    assert len(cards(match, "hand", 0)) == 5
    assert zone(match, "draw")["n"] == 7


# ---------------------------------------------------------------- refusals
@pytest.mark.parametrize(
    ("action", "key"),
    [
        ("play 5 to 0", "you-do-not-hold-that-card"),
        ("discard 5 to 0", "you-do-not-hold-that-card"),
        ("play 3 to 0", "that-card-does-not-fit"),
        ("play stock to 0", "that-card-does-not-fit"),
        ("play help 0 to 0", "there-is-no-card"),
        ("buy help 1 2 to 0", "there-is-no-card"),
        ("buy stock 0 to 0", "you-cannot-buy-from-yourself"),
        ("buy stock 4 to 0", "nobody-sits-there"),
        ("buy stock 1 to 0", "that-card-does-not-fit"),
        ("pay", "no-toll-is-due"),
        ("stop", "no-toll-is-due"),
        ("end", "you-must-discard-a-card-to-end-the-turn"),
    ],
)
def test_refusals(action: str, key: str) -> None:
    """SB-6, SB-10, SB-13: each refusal names its reason."""
    match = table(["3 12", ""], building=["1"])
    with pytest.raises(IllegalAction) as refused:
        match.play(0, action)
    assert refused.value.key == key


def test_the_others_wait() -> None:
    """SB-6: only the player on turn acts."""
    match = table(["3 12", "3"])
    assert match.legal(1) == []
    with pytest.raises(NotYourTurn) as refused:
        match.play(1, "discard 3 to 0")
    assert refused.value.key == "it-is-not-your-turn"


def test_no_such_action() -> None:
    """SB-6: a number outside the table of actions is refused too."""
    match = table()
    assert match.state.why_illegal(0, len(GAME.actions)) == "there-is-no-such-action"
    assert match.state.why_illegal(0, -1) == "there-is-no-such-action"
