# SOLO: what only this game says, by key. What several games say alike stands in frame.ftl.

option-hand = cards dealt to each player
option-throw_in = an identical card may be thrown in out of turn
option-mixed_stack = a take 2 of the chosen colour may answer a take 4
option-play_after_penalty = whoever took a penalty plays a normal turn after it
option-solo_call = what happens to a player who forgets to say SOLO
option-solo_call-strict = takes two cards at once
option-solo_call-catch = takes two cards if somebody notices
option-solo_call-off = nothing
option-call_received = SOLO must also be said for a hand of one card received in a swap
option-last_penalty = if the last card is a take 2 or take 4, the next player still takes the cards before counting
option-scoring = how rounds are scored
option-scoring-minus_500 = losers write down their cards as minus points; the match ends above 500
option-scoring-minus_300 = losers write down their cards as minus points; the match ends above 300
option-scoring-winner_600 = the winner of a round gets the points of the others’ cards, 600 points win
option-scoring-round = a single round

preset-standard = as in the German edition
preset-english = the winner of a round scores, 600 points win; SOLO is said after a swap too
preset-french = up to 300 minus points
preset-quick = a single round
preset-children = five cards, no throwing in, no call, a single round

prompt-turn = Lay a card that fits, or take one.
prompt-drawn = Lay the card you took, or pass.
prompt-penalty = Pass the penalty on, or take it.
prompt-nothing-to-take = Lay a card that fits if you have one; there is nothing to take.
prompt-stuck-turn = Nothing fits: take a card.
prompt-stuck-drawn = The card you took does not fit: pass.
prompt-stuck-penalty = You cannot pass the penalty on: take it.
prompt-stuck-take-4 = Only another “take 4” passes it on: take the cards.
prompt-stuck-pass = Nothing fits, and there is nothing to take: pass.
prompt-race = You can act out of turn.
prompt-say-solo = You were handed a single card: say SOLO!

refusal-you-have-nothing-to-call = You have nothing to call.
refusal-nobody-can-be-caught-now = Nobody can be caught now.
refusal-you-cannot-catch-yourself = You cannot catch yourself.
refusal-throwing-in-is-switched-off = Throwing in is switched off at this table.
refusal-only-the-twin-of-the-top-card-may-be-thrown-in = Only the twin of the top card may be thrown in.
refusal-only-a-card-that-passes-the-penalty-on-may-be-laid = Only a card that passes the penalty on may be laid: a “take 2” on a “take 2”, a “take 4” on both.
refusal-only-the-card-just-taken-may-be-laid = Only the card you just took may be laid.
refusal-SOLO-is-not-said-at-this-table = SOLO is not said at this table.
refusal-SOLO-is-said-with-the-last-but-one-card-only = Say SOLO only with your second-to-last card.
refusal-you-cannot-swap-hands-with-that-player = You cannot swap hands with that player.
refusal-there-is-nothing-to-take = There is nothing to take.
refusal-that-card-does-not-fit = That card does not fit: it needs the colour in force, or the number or symbol of the top card.
refusal-you-must-take-or-lay-a-card-first = You must take or lay a card first.

declared-throw-in = { $whose ->
    [own] { $player_is ->
        [you] It is your turn, and you lay the twin of the top card.
       *[other] { $player }, whose turn it is, lays the twin of the top card.
    }
   *[other] { $player_is ->
        [you] You throw
       *[other] { $player } throws
    } in!
}
declared-colour = { $player_is ->
    [you] You choose
   *[other] { $player } chooses
} { $detail ->
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
}.
declared-solo = { $player_is ->
    [you] You say
   *[other] { $player } says
} SOLO!
declared-forgot-solo = { $player_is ->
    [you] You
   *[other] { $player }
} forgot to say SOLO.
declared-caught = { $player_is ->
    [you] You catch
   *[other] { $player } catches
} { $other_is ->
    [you] you
   *[other] { $other }
}.
declared-wrong-catch = { $player_is ->
    [you] You are
   *[other] { $player } is
} wrong about { $other_is ->
    [you] you
   *[other] { $other }
}.
declared-swap = { $player_is ->
    [you] You swap
   *[other] { $player } swaps
} hands with { $other_is ->
    [you] you
   *[other] { $other }
}.
declared-all-round = Everybody passes their hand on to the next player.
declared-miss = { $player_is ->
    [you] You miss a turn.
   *[other] { $player } misses a turn.
}

moved-hand-discard = { $player_is ->
    [you] You lay
   *[other] { $player } lays
} { $card }.
moved-hand-discard-throw-in = { moved-hand-discard }
moved-pack-hand = { $player_is ->
    [you] You take
   *[other] { $player } takes
} { $card }.

scored-cards = cards left
event-lost = { $player_is ->
    [you] You write
   *[other] { $player } writes
} down { $points ->
    [one] a minus point
   *[other] { $points } minus points
}: { $why }.
round-ended-out = { $player_is ->
    [you] You have
   *[other] { $player } has
} no cards left.
round-ended-stalemate = Nobody can lay or take: the round ends.
moment-declared-miss-player = You miss a turn
moment-declared-forgot-solo-player = You forgot SOLO: 2 cards
moment-moved-hand-discard-throw-in-others = { $player } threw in { $card }: the player after them is next
moment-declared-caught-other = Caught! { $player } noticed that you did not say SOLO: 2 cards
moment-declared-caught-player = Caught! { $other } takes 2 cards
moment-declared-wrong-catch-player = Wrong: { $other } did say SOLO. You take a card
moment-declared-solo-others = { $player } says SOLO!
moment-declared-swap-other = { $player } swaps hands with you: each has the other’s cards now
moment-declared-all-round-each = All hands go round: { $to } has yours now, you have { $of }’s.
moment-round-ended-out-player = You win the round!
moment-round-ended-out-others = { $player } wins the round.

# How to read the cards
legend = R7 is a red 7. M: miss a turn, C: change direction, +2: take 2, S: swap hands. CC: choose colour, +4: take 4, AR: hands all round.

zone-pack = pack
zone-discard = discard pile
zone-hand = hand

advise-lay = Lay the { $card } on the discard pile{ $colour ->
    [none] {""}
   *[other] , choose { $colour }
}{ $seat ->
    [none] {""}
   *[other] , swap with { $seat }
}{ $call ->
    [none] {""}
   *[other] , and say SOLO!
}
advise-throw-in = Throw the { $card } in on the discard pile{ $colour ->
    [none] {""}
   *[other] , choose { $colour }
}{ $seat ->
    [none] {""}
   *[other] , swap with { $seat }
}{ $call ->
    [none] {""}
   *[other] , and say SOLO!
}

hint-says-solo = you must say it now
hint-catches = somebody forgot to say SOLO
hint-takes-penalty = you have nothing good to pass the penalty on with
hint-takes-penalty-here = you would rather keep what could pass the { cards } on
hint-must-take-penalty = no card of yours passes the penalty on
hint-must-take-penalty-here = no card of yours passes the { $n } cards on
hint-keeps-cards = what you could lay is worth more later
hint-nothing-fits = none of your cards fits
hint-nothing-fits-here = none of your cards fits on { $card }
hint-still-nothing-fits = the card you took does not fit either
hint-wins-round = it wins the round
hint-smaller-hand = it gets you a smaller hand
hint-smaller-hand-here = you get { cards } instead of { $left }
hint-sheds = one card fewer
hint-sheds-here = { $n ->
    [one] then you have one card left
   *[other] then you have { $n } cards left
}
hint-hits-next = it hits a player who is nearly out
hint-hits-next-here = it hits { $player }, who has only { cards } left
hint-sheds-dear = it gets rid of cards that cost many points before somebody is out
hint-sheds-dear-here = it would cost you { $points } points, and { $player } has only { cards } left
hint-keeps-playable = it keeps your hand playable
hint-keeps-playable-here = { $n ->
    [one] one of the { $left } cards that are left to you fits on it
   *[other] { $n } of the { $left } cards that are left to you fit on it
}

# At the table: what a move is called, and what is shown there
about = Shed your cards by colour or number. Throw in twins, and say SOLO! in time.
length-is = { $scoring ->
    [round] a single round
    [minus_300] up to 300 minus points
    [minus_500] up to 500 minus points
   *[winner_600] 600 points win
}
race-throw-in = You hold the twin: quick, throw it in!
alone-pass = The card you took does not fit: you pass.
automatic-pass = Auto-pass
risky-no-solo = You have not said SOLO! That costs two cards. Lay it all the same?
first = Touch a bright card to lay it, or take one. If you hold exactly the card on top, you may throw it in at any time. When SOLO! appears, press it before you lay your second-to-last card.
help-win = Be the first to get rid of all your cards. Then the round is over, and what the others still hold counts against them: numbers as printed, all other cards 10 to 50 points.
help-turn = On your turn lay one card, or take one. Then it is the next player’s turn, clockwise.
picture-match = The red 7 is on top. The red 2 fits by its colour, the green 7 by its number. The other two do not fit.
picture-take = Nothing fits: take a card from the pack. If it fits, you may lay it at once.
picture-pass-on = You would have to take 2 cards. Lay another “take 2”, and the next player has to take 4 instead.
picture-throw-in = It is not your turn, but you hold exactly the card on top. Throw it in before somebody lays another one: play goes on after you.
picture-call = You lay your second-to-last card: say SOLO! with it, or you take 2 cards.
lesson-colour = Whoever gets rid of all their cards first wins. The same colour fits: lay your red 2.
lesson-throw-in = Not your turn, but you hold the same card again: quickly throw it in!
lesson-pass-on = You would have to take 2 cards. Lay your “take 2”, and the next player takes all 4.
lesson-take = Nothing that you hold fits. Touch the pack to take a card.
lesson-choose = This card fits on anything, and at once. Touch it and choose green.
lesson-number = The same number fits, too: lay your blue 7.
lesson-miss = Cards with a sign do something: lay “miss a turn”, and the next player misses one.
lesson-call = Your turn again! Before your second-to-last card you say SOLO! Touch it, then lay the blue 4.
lesson-win = Lay your last card.
lesson-win-done = The round is yours! Cards that others still hold count against them.
special-take-2 = The next player takes 2 cards, or passes them on with another “take 2” or a “take 4”.
special-miss = The next player misses a turn.
special-turn-round = Turns go the other way round.
special-swap = You may swap your whole hand with a player.
special-choose = Fits on everything. You choose the colour.
special-take-4 = Fits on everything. You choose the colour, and the next player takes 4 cards or passes them on.
special-all-round = Fits on everything. All players hand their cards on to the next player; the colour stays.
notice-colour = { $colour ->
    [red] red is in force
    [green] green is in force
    [blue] blue is in force
   *[yellow] yellow is in force
}
notice-direction = { $direction ->
    [clockwise] ↻ clockwise
   *[other] ↺ anticlockwise
}
notice-direction-of-two = ⇄ With two players a change of direction changes nothing
notice-due = { $n } cards to take!
tag-said-solo = SOLO!
do-lay = Lay { $card }
do-lay-with = Swap hands with …
do-lay-with-nobody = nobody
do-throw-in = Throw in { $card }
do-take = { $due ->
    [0] Take a card
    [one] Take a card
   *[other] Take { $due } cards
}
do-pass = Pass
do-say-solo = SOLO!
do-catch = Caught!
card-miss = “miss a turn”
card-turn-round = “change direction”
card-swap = “swap”
card-choose = “choose a colour”
card-all-round = “hands all round”
card-take-2 = “take 2”
card-take-4 = “take 4”

# What an explaining bot says about its move: nothing in it depends on hidden cards
explain-same-colour = It has the colour that is in force.
explain-same-sign = It has the same number or symbol as the card below.
explain-smaller-hand = I get fewer cards than I would have left.
explain-black = A black card goes on anything.
explain-passes-on = I pass the penalty on, so I take no cards.
explain-last-card = That was my last card.
explain-penalty = I do not pass the penalty on, so I take it.
explain-take = Whoever lays no card takes one.
explain-pass = I keep the card that I took.
explain-throw-in = I had exactly the same card, so I could throw it in out of turn.
