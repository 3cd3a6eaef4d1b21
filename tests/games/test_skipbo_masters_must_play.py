"""Skip-Bo Masters: what must be played before the turn may end (option must_play)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quintet import Match
from quintet.bots import ask, get_bot
from quintet.core.errors import BadOptions, IllegalAction
from quintet.core.rng import Rng
from quintet.games.skipbo_masters import GAME
from quintet.testkit import check_game
from quintet.testkit.strategies import SEEDS
from tests.bots.rules_players import choice, choices, play_legally
from tests.games.skipbo_masters_table import cards, exhausted, legal, table

FREE = ""
STOCK = "must_play=stock"
ALL = "must_play=all"
UP_TO_3 = "1 2 3"

STOCK_FIRST = "you-must-play-your-stock-card-first"
ALL_FIRST = "you-must-play-every-card-that-fits-first"


def refusal(match: Match, action: str) -> str:
    """The key of a refusal, by the question and by the exception."""
    with pytest.raises(IllegalAction) as refused:
        match.play(0, action)
    assert match.why_illegal(0, action) == refused.value.key
    return refused.value.key


# ---------------------------------------------------------------- the three choices
def test_by_default_everybody_plays_as_they_wish() -> None:
    """SB-6, SB-6a: `free` is the default, and a discard is legal although everything fits."""
    assert GAME.options().must_play == "free"
    assert Match(GAME, 2, "must_play=free").options == GAME.options()
    match = table(["1 9", ""], stocks=["9 1"], helps={0: ["1"]})
    match.play(0, "discard 9 to 0")
    assert match.turn == 1


def test_the_option_takes_its_words_only() -> None:
    """SB-6a: free, stock or all."""
    with pytest.raises(BadOptions, match="option must_play takes free or stock or all, not 'some'"):
        Match(GAME, 2, "must_play=some")


@pytest.mark.parametrize("options", [STOCK, ALL])
def test_a_stock_card_that_fits_comes_before_the_discard(options: str) -> None:
    """SB-6a: stock, all: no discard while the top card of one's own stock fits; then the turn may end."""
    match = table(["9 9", ""], stocks=["9 9 1"], options=options)
    assert match.legal(0) == ["play stock to 0"]
    assert refusal(match, "discard 9 to 0") == STOCK_FIRST
    match.play(0, "play stock to 0")
    match.play(0, "discard 9 to 0")
    assert match.turn == 1


@pytest.mark.parametrize("options", [STOCK, ALL])
def test_the_next_stock_card_may_fit_as_well(options: str) -> None:
    """SB-6a, SB-8: each stock card that is turned up counts anew."""
    match = table(["9 9", ""], stocks=["9 2 1"], options=options)
    match.play(0, "play stock to 0")
    assert refusal(match, "discard 9 to 0") == STOCK_FIRST
    match.play(0, "play stock to 0")
    assert legal(match, "discard") == ["discard 9 to 0"]


@pytest.mark.parametrize(
    ("hand", "helps"),
    [("1 9", []), ("9 9", ["1"]), ("4 9", []), ("9 9", ["7 4"]), ("SB 9", []), ("9 9", ["9 SB"])],
)
def test_only_with_all_do_hand_and_help_piles_come_first(hand: str, helps: list[str]) -> None:
    """SB-6a: stock looks at the stock alone; all looks at the hand and the tops of the help piles too."""
    match = table([hand, ""], stocks=["9 9"], helps={0: helps}, building=[UP_TO_3], options=STOCK)
    assert "discard 9 to 0" in match.legal(0)
    match = table([hand, ""], stocks=["9 9"], helps={0: helps}, building=[UP_TO_3], options=ALL)
    assert legal(match, "discard") == []
    assert refusal(match, "discard 9 to 0") == ALL_FIRST
    match.play(0, legal(match, "play")[0])
    assert "discard 9 to 0" in match.legal(0)


def test_what_lies_under_a_help_pile_s_top_is_not_compulsory() -> None:
    """SB-6, SB-6a: all: only its top card can be played; once it is gone the next one counts."""
    match = table(["9 9", ""], helps={0: ["4 9"]}, building=[UP_TO_3], options=ALL)
    assert "discard 9 to 0" in match.legal(0)
    match = table(["9 9", ""], helps={0: ["5 4"]}, building=[UP_TO_3], options=ALL)
    match.play(0, "play help 0 to 0")
    assert legal(match, "discard") == []
    match.play(0, "play help 0 to 0")
    assert "discard 9 to 0" in match.legal(0)


def test_five_new_cards_are_looked_at_too() -> None:
    """SB-6a, SB-9: all: whoever empties the hand draws five and must play what fits of them."""
    match = table(["1", ""], options=ALL)
    match.play(0, "play 1 to 0")
    assert cards(match, "hand", 0) == ["SB"] * 5
    assert legal(match, "discard") == []


# ---------------------------------------------------------------- what is never compulsory
@pytest.mark.parametrize("options", [STOCK, ALL])
@pytest.mark.parametrize(("toll", "is_free"), [("4", False), ("4*", True), ("4**", True)])
def test_a_stock_card_with_a_toll_is_not_compulsory(options: str, toll: str, is_free: bool) -> None:
    """SB-6a, SB-14: whatever costs a toll may wait, with coins or without."""
    for coins in ([12], [0]):
        match = table(["9 9", ""], stocks=[f"9 {toll}"], building=[UP_TO_3], options=options, coins=coins)
        assert ("discard 9 to 0" in match.legal(0)) is is_free
        assert "play stock to 0" in match.legal(0)


@pytest.mark.parametrize(("hand", "helps"), [("4* 9", []), ("4** 9", []), ("9 9", ["4*"]), ("9 9", ["4 4**"])])
def test_a_toll_is_not_compulsory_from_hand_or_help_pile(hand: str, helps: list[str]) -> None:
    """SB-6a, SB-14: all: the same for cards in hand and on help piles."""
    match = table([hand, ""], helps={0: helps}, building=[UP_TO_3], options=ALL)
    assert "discard 9 to 0" in match.legal(0)


def test_a_card_without_a_toll_is_compulsory_beside_its_equal_with_one() -> None:
    """SB-6a: all: either may be played; a discard waits until the one without a toll is gone."""
    match = table(["4 4* 9", ""], building=[UP_TO_3, UP_TO_3], options=ALL)
    assert legal(match, "discard") == []
    match.play(0, "play 4 to 0")
    assert "discard 9 to 0" in match.legal(0)


@pytest.mark.parametrize("options", [STOCK, ALL])
def test_the_last_stock_card_owes_no_toll(options: str) -> None:
    """SB-6a, SB-16: it wins the round and costs nothing, so it is compulsory with coins on it too."""
    match = table(["9 9", ""], stocks=["4**"], building=[UP_TO_3], options=options)
    assert refusal(match, "discard 9 to 0") == STOCK_FIRST
    match.play(0, "play stock to 0")
    assert match.result.winners == [0]


def test_nobody_must_buy_or_let_coins_stand_in() -> None:
    """SB-6a, SB-12, SB-13: all: what costs coins is never compulsory."""
    match = table(["9 9", ""], stocks=["9 5"], helps={1: ["4"]}, building=[UP_TO_3], options=ALL)
    assert legal(match, "buy") == ["buy help 1 0 to 0"]
    assert "stand in on 0" in match.legal(0)
    assert "discard 9 to 0" in match.legal(0)


@pytest.mark.parametrize("options", [STOCK, ALL])
def test_coins_may_be_spent_before_what_is_compulsory(options: str) -> None:
    """SB-6a: only the discard waits: buying and standing in are as free as ever, and so is the order of plays."""
    match = table(["4 9", ""], stocks=["9 1"], helps={1: ["4"]}, building=[UP_TO_3], options=options)
    assert {"play 4 to 0", "play stock to 1", "buy help 1 0 to 0"} <= set(match.legal(0))
    assert legal(match, "stand in") == []
    match = table(["5 9", ""], stocks=["9 1"], building=[UP_TO_3], options=options)
    match.play(0, "stand in on 0")
    assert match.legal(0) == ["play 5 to 0"]
    assert refusal(match, "discard 9 to 0") == "a-card-must-follow-the-stand-in-first"


@pytest.mark.parametrize("options", [STOCK, ALL])
def test_an_unpaid_toll_ends_the_turn_all_the_same(options: str) -> None:
    """SB-6a, SB-14: the sheet says so: "even if there are more cards that could be played"."""
    match = table(["4* 1 9", ""], stocks=["9 1"], building=[UP_TO_3], options=options)
    match.play(0, "play 4* to 0")
    match.play(0, "stop")
    assert match.turn == 1


# ---------------------------------------------------------------- Skip-Bos
def test_a_skip_bo_is_compulsory_with_all() -> None:
    """SB-6a: all: a Skip-Bo fits everywhere, so nobody ever discards one."""
    match = table(["SB SB", ""], building=[UP_TO_3], options=ALL)
    assert legal(match, "discard") == []
    match.play(0, "play SB to 0")
    assert refusal(match, "discard SB to 0") == ALL_FIRST


@pytest.mark.parametrize("options", [STOCK, ALL])
def test_a_skip_bo_on_the_stock_is_compulsory(options: str) -> None:
    """SB-6a: stock, all: everybody can see that it fits."""
    match = table(["9 9", ""], stocks=["9 9 SB"], building=[UP_TO_3], options=options)
    assert refusal(match, "discard 9 to 0") == STOCK_FIRST


def test_a_skip_bo_in_hand_may_wait_with_stock() -> None:
    """SB-6a: stock: the hand is the player's own affair."""
    match = table(["SB 9", ""], building=[UP_TO_3], options=STOCK)
    match.play(0, "discard SB to 0")
    assert match.turn == 1


# ---------------------------------------------------------------- full tables, empty hands
@pytest.mark.parametrize("options", [STOCK, ALL])
def test_with_four_piles_a_one_does_not_fit(options: str) -> None:
    """SB-6a, SB-7: what cannot be played is not compulsory."""
    match = table(["1 9", ""], stocks=["9 1"], building=["1", "1", "1", "1"], options=options)
    assert "discard 9 to 0" in match.legal(0)


@pytest.mark.parametrize(("options", "key"), [(STOCK, STOCK_FIRST), (ALL, STOCK_FIRST)])
def test_an_empty_hand_must_play_before_it_ends(options: str, key: str) -> None:
    """SB-6a, SB-11: `end` stands in the place of the discard, so it waits as well."""
    match = exhausted(["", ""], stocks=["9 1"], options=options)
    assert refusal(match, "end") == key
    match.play(0, "play stock to 0")
    match.play(0, "end")
    assert match.turn == 1


def test_an_empty_hand_must_play_its_help_cards_with_all() -> None:
    """SB-6a, SB-11: stock lets them lie."""
    match = exhausted(["", ""], helps={0: ["2"]}, building=["1"], options=STOCK)
    assert "end" in match.legal(0)
    match = exhausted(["", ""], helps={0: ["2"]}, building=["1"], options=ALL)
    assert refusal(match, "end") == ALL_FIRST
    match.play(0, "play help 0 to 0")
    match.play(0, "end")
    assert match.turn == 1


# ---------------------------------------------------------------- refusals and prompts
def test_other_refusals_stay_as_they_are() -> None:
    """SB-6a, SB-10: a card that is not in hand, a toll that is due, a hand that must be discarded from."""
    match = table(["4* 9", ""], stocks=["9 1"], building=[UP_TO_3], options=ALL)
    assert refusal(match, "discard 7 to 0") == "you-do-not-hold-that-card"
    assert refusal(match, "end") == STOCK_FIRST
    match.play(0, "play 4* to 0")
    assert refusal(match, "discard 9 to 0") == "pay-the-toll-or-stop-first"
    match = table(["9 9", ""], options=ALL)
    assert refusal(match, "end") == "you-must-discard-a-card-to-end-the-turn"
    assert refusal(match, "discard 9 to 3") == "a-new-pile-takes-the-first-free-place"


@pytest.mark.parametrize(
    ("options", "stock", "hand", "prompt"),
    [
        (FREE, "9 1", "1 9", "prompt-turn"),
        (STOCK, "9 1", "1 9", "prompt-must-play-stock"),
        (STOCK, "9 9", "1 9", "prompt-turn"),
        (ALL, "9 1", "1 9", "prompt-must-play-stock"),
        (ALL, "9 9", "1 9", "prompt-must-play"),
        (ALL, "9 9", "9 9", "prompt-only-discard"),
    ],
)
def test_the_prompt_says_what_comes_first(options: str, stock: str, hand: str, prompt: str) -> None:
    """SB-6a: nobody needs to guess why there is no discard."""
    match = table([hand, "9"], stocks=[stock], options=options)
    assert match.view(0).prompt == prompt
    assert match.view(1).prompt == ""


def test_the_prompt_of_an_empty_hand() -> None:
    """SB-6a, SB-11: the same."""
    assert exhausted(["", ""], stocks=["9 1"], options=ALL).view(0).prompt == "prompt-must-play-stock"
    assert exhausted(["", ""], stocks=["9 9"], options=ALL).view(0).prompt == "prompt-stuck-empty"


# ---------------------------------------------------------------- nothing leaks, every match ends
@pytest.mark.parametrize("options", [STOCK, ALL])
def test_nobody_learns_from_another_s_hand_what_must_be_played(options: str) -> None:
    """SB-6a: what one hand owes is told to its owner alone."""
    views = []
    for hand in ("1 9", "9 9"):
        match = table([hand, "9"], options=options)
        views.append([{**match.view(seat).to_json(), "zones": None} for seat in (1, None)])
    assert views[0] == views[1]


@settings(max_examples=6, deadline=None)
@given(st.sampled_from([STOCK, ALL]), st.integers(2, 6), SEEDS)
def test_the_laws(options: str, n_players: int, seed: int) -> None:
    """SB-6a, ALL-3, ALL-4: the laws hold, and there is always something to do."""
    check_game(GAME, GAME.parse_options(options), n_players, seed, n_actions=150, every=10)


@pytest.mark.parametrize("options", [STOCK, ALL])
@pytest.mark.parametrize("n_players", [2, 6])
def test_random_matches_end(options: str, n_players: int) -> None:
    """SB-6a, ALL-4: a round is won, not broken off."""
    state = GAME.new_state(GAME.parse_options(options), n_players, seed=4)
    state.playout(Rng(3))
    assert state.is_over
    assert state.n_turns < state.turn_limit


# ---------------------------------------------------------------- the rules player
@pytest.mark.parametrize("options", [STOCK, ALL])
@pytest.mark.parametrize("n_players", [2, 4])
def test_every_decision_is_legal(options: str, n_players: int) -> None:
    """SB-6a."""
    play_legally(GAME, GAME.parse_options(options), n_players, seed=n_players)


def test_of_what_must_be_played_the_least_harmful_comes_first() -> None:
    """SB-6a: all: the 4 would let the other lay a 5, the 1 nothing; both must go, and the 1 goes first."""
    match = table(["1 4 9", ""], stocks=["7 7 3", "12 5"], building=[UP_TO_3], options=ALL, coins=[0])
    assert choice(match) == "play 1 to 1"


def test_a_skip_bo_that_must_go_goes_last() -> None:
    """SB-6a: all: the longer it is in hand the more it can do: for the next stock card, or as the last hand card."""
    match = table(["SB 4", ""], stocks=["7 7 12"], building=[UP_TO_3], options=ALL, coins=[0])
    assert choice(match) == "play 4 to 0"
    match.play(0, "play 4 to 0")
    assert choices(match) <= {"play SB to 0", "play SB to 1"}


def test_whoever_must_play_is_told_so() -> None:
    """SB-6a: the reason of a hint for a card that one would rather have kept."""
    policy = GAME.policy()
    match = table(["4 9", ""], stocks=["7 7 2", "12 5"], building=[UP_TO_3], options=ALL, coins=[0])
    assert policy.reason(match.state, 0, GAME.actions.parse("play 4 to 0")) == "hint-must-play"
    free = table(["4 9", ""], stocks=["7 7 2", "12 5"], building=[UP_TO_3], coins=[0])
    assert policy.reason(free.state, 0, GAME.actions.parse("play 4 to 0")) != "hint-must-play"
    buyer = table(["4 9", ""], stocks=["7 7 2", "12 5"], helps={1: ["4"]}, building=[UP_TO_3], options=ALL)
    assert policy.reason(buyer.state, 0, GAME.actions.parse("buy help 1 0 to 0")) != "hint-must-play"


@pytest.mark.parametrize("level", ["easy", "normal", "hard"])
def test_no_level_overlooks_what_must_be_played(level: str) -> None:
    """SB-6a: a slip is another legal action."""
    match = table(["1 9", ""], stocks=["9 9 1"], options=ALL)
    bot = get_bot(GAME, level)
    for seed in range(3):
        assert GAME.actions.format(ask(bot, match.state, 0, seed)) in match.legal(0)
    assert all(not text.startswith("discard") for text in choices(match))
