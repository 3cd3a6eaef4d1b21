# SOLO: every key that the engine gives out for this game.

option-hand = cards dealt to each player
option-throw_in = an identical card may be thrown in out of turn
option-mixed_stack = a take 2 of the chosen colour may answer a take 4
option-play_after_penalty = who took a penalty plays a normal turn after it
option-solo_call = what happens to who forgets to say SOLO
option-solo_call-strict = takes two cards at once
option-solo_call-catch = takes two cards if somebody catches him
option-solo_call-off = nothing
option-scoring = how rounds are scored
option-scoring-minus_500 = losers write their cards, the match ends above 500
option-scoring-minus_300 = losers write their cards, the match ends above 300
option-scoring-winner_600 = the winner gets the others’ cards, 600 win
option-scoring-round = a single round

preset-standard = as in the German edition
preset-english = the winner scores, 600 win
preset-french = up to 300 minus points
preset-quick = a single round
preset-children = five cards, no throwing in, no call, a single round

prompt-turn = Lay a card that fits, or take one.
prompt-drawn = Lay the card you took, or pass.
prompt-penalty = Pass the penalty on, or take it.
prompt-nothing-to-take = Lay a card that fits if you have one; there is nothing to take.
prompt-race = You can act out of turn.

refusal-there-is-no-such-action = There is no such action.
refusal-it-is-not-your-turn = It is not your turn.
refusal-you-have-nothing-to-call = You have nothing to call.
refusal-nobody-can-be-caught-now = Nobody can be caught now.
refusal-you-cannot-catch-yourself = You cannot catch yourself.
refusal-throwing-in-is-switched-off = Throwing in is switched off at this table.
refusal-you-do-not-hold-that-card = You do not hold that card.
refusal-only-the-twin-of-the-top-card-may-be-thrown-in = Only the twin of the top card may be thrown in.
refusal-only-a-card-that-passes-the-penalty-on-may-be-laid = Only a card that passes the penalty on may be laid.
refusal-only-the-card-just-taken-may-be-laid = Only the card you just took may be laid.
refusal-that-card-does-not-fit = That card does not fit.
refusal-SOLO-is-not-said-at-this-table = SOLO is not said at this table.
refusal-SOLO-is-said-with-the-last-but-one-card-only = SOLO is said with the last but one card only.
refusal-you-cannot-swap-hands-with-that-player = You cannot swap hands with that player.
refusal-you-have-taken-a-card-already = You have taken a card already.
refusal-there-is-nothing-to-take = There is nothing to take.
refusal-you-must-take-or-lay-a-card-first = You must take or lay a card first.

declared-throw-in = { $player } throws in!
declared-colour = { $player } chooses { $detail ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
}.
declared-solo = { $player } says SOLO!
declared-forgot-solo = { $player } forgot to say SOLO.
declared-caught = { $player } catches { $other }.
declared-wrong-catch = { $player } is wrong about { $other }.
declared-swap = { $player } swaps hands with { $other }.
declared-all-round = All hands go round.

moved-hand-discard = { $player } lays { $card }.
moved-pack-hand = { $player } takes { $card }.

scored-cards = cards left
round-ended-out = { $player } is out.
round-ended-stalemate = Nobody can lay or take: the round ends.
round-ended-turn-limit = The turn limit is reached.

# How to read the cards
legend = R7 is a red 7. M: miss a turn, C: change direction, +2: take 2, S: swap hands. CC: choose colour, +4: take 4, AR: hands all round.

zone-pack = pack
zone-discard = discard pile
zone-hand = hand

hint-says-solo = you must say it now
hint-catches = somebody forgot to say SOLO
hint-takes-penalty = nothing better passes the penalty on
hint-keeps-cards = what you could lay is worth more later
hint-wins-round = it wins the round
hint-smaller-hand = it gets you a smaller hand
hint-sheds = a card less
hint-hits-next = it hits a player who is nearly out
hint-sheds-dear = it gets rid of dear cards before somebody is out
hint-keeps-playable = it keeps your hand playable
