# Level 8: what only this game says, by key. What several games say alike stands in frame.ftl.

option-sheet = which level sheet is played
option-sheet-one_star = one star: the easier levels
option-sheet-two_star = two stars: our harder levels, cards may be kept from level 5 on
option-master = with the special cards “Take”, “Swap” and “Keep”
option-double_deck = with a second set of numbers, and nine jokers that stand only for 1–5, 6–10 or 11–15

preset-standard = one star, the cards of the box
preset-hard = two stars
preset-master = one star with the special cards
preset-double_deck = one star with a second set of numbers and range jokers
preset-everything = two stars, special cards, second set of numbers and range jokers

prompt-take = Take the top card of the draw pile or of a discard pile.
prompt-draw = Take the top card of the draw pile.
prompt-play = Your level is not complete yet: discard a card.
prompt-add = Add cards to the levels on the table, or discard a card.
prompt-nothing-to-add = Nothing can be added now: discard a card.
prompt-last-card = Your last card: discard it, and the round is over.
prompt-lay-level = Your level is complete: lay it down, or discard a card.
prompt-name = Say what the next part of your level is.
prompt-put = Put down the next card of your level.
prompt-show = “Take” was played: show three cards of your choice.
prompt-claim = Take one of the cards shown.
prompt-swap = “Swap”: lay up to three cards on your discard pile; you draw as many.
prompt-keep = Choose the cards that you keep for the next round.

refusal-there-is-no-such-seat = There is no such seat.
refusal-the-draw-pile-is-empty = The draw pile is empty.
refusal-that-discard-pile-is-empty = That discard pile is empty.
refusal-your-level-is-on-the-table-already = Your level is on the table already.
refusal-your-level-is-not-on-the-table-yet = Your level is not on the table yet.
refusal-you-cannot-lay-your-level-now = You cannot lay your level now.
refusal-you-are-not-laying-your-level = You are not laying your level.
refusal-you-must-finish-laying-your-level = You must finish laying your level.
refusal-say-first-what-you-lay = Say first what all parts of your level are.
refusal-you-must-put-a-card = All parts are named: put the next card.
refusal-that-does-not-lead-to-a-complete-level = That does not lead to a complete level.
refusal-that-card-comes-later = That card comes later: colours are put first, runs from the low end, numbers in rising order, jokers last.
refusal-there-is-no-such-combination = There is no such combination on the table.
refusal-that-card-does-not-fit-there = That card does not fit there.
refusal-the-last-card-can-only-be-discarded = The last card can only be discarded.
refusal-you-cannot-miss-your-own-turn = You cannot make yourself miss a turn.
refusal-that-player-misses-a-turn-already = That player already misses a turn.
refusal-nobody-asks-you-to-do-that-now = That is not asked of you now.
refusal-you-must-show-cards = You must show cards.
refusal-you-must-take-one-of-the-cards-shown = You must take one of the cards shown.
refusal-that-card-is-not-shown = That card is not shown by that player.
refusal-you-must-swap-cards = Choose the cards to swap first.
refusal-you-must-swap-at-least-one-card = You must swap at least one card.
refusal-you-choose-which-cards-to-keep = You choose which cards to keep.
refusal-you-may-keep-no-more-cards = You may keep no more cards.
refusal-cards-are-chosen-in-the-order-of-their-kinds = Cards are chosen in the order of their kinds.

declared-level = { $player_is ->
    [you] You lay
   *[other] { $player } lays
} level { $detail }.

event-scored = { $player_is ->
    [you] You move
   *[other] { $player } moves
} up { $points ->
    [one] a level
   *[other] { $points } levels
}: { $why }.
scored-level = level laid
scored-bonus = level laid and first out
round-ended-out = { $player_is ->
    [you] You have
   *[other] { $player } has
} no cards left.
round-ended-level-8 = { $player_is ->
    [you] You have
   *[other] { $player } has
} laid level 8.
round-ended-stalemate = After sixty turns each the round ends.
round-ended-no-cards = There is no card left to take: the round ends.
match-ends = Whoever lays level 8, or ends a round with level 7 laid, wins the match.
moment-moved-hand-front-other = { $actor } makes you miss a turn
moment-moved-front-under-player = You miss a turn
moment-event-given-player = { $other } takes { $card } from you
moment-declared-level-others = { $player } lays level { $detail }
moment-declared-level-player = Your level { $detail } is on the table
moment-round-ended-out-player = You win the round!
moment-round-ended-out-others = { $player } wins the round.
moment-round-ended-level-8-player = You have laid level 8!

moved-hand-front = { $whose ->
    [own] { $player_is ->
        [you] You lay { $card } in front of you
       *[other] { $player } lays { $card } in front of them
    }.
   *[other] { $player_is ->
        [you] You lay
       *[other] { $player } lays
    } { $card } in front of { $other_is ->
        [you] you
       *[other] { $other }
    }.
}
moved-front-under = { $player_is ->
    [you] Your missed turn is over: you put
   *[other] { $player } has missed a turn and puts
} { $card } under the draw pile.
moved-hand-under = { $player_is ->
    [you] You play
   *[other] { $player } plays
} { $card }.
moved-hand-discard-play-swap = { $player_is ->
    [you] You play
   *[other] { $player } plays
} { $card } to swap cards.
moved-hand-discard-swap = { $player_is ->
    [you] You discard
   *[other] { $player } discards
} { $card } to swap.

# How to read the cards
legend = R7 is a red 7; the colours are R red, O orange, Y yellow, G green, B blue, P violet. J is a joker; J1-5, J6-10 and J11-15 are jokers for these numbers only. MISS makes another player miss a turn. The special cards: TAKE gets you a card that another player shows, SWAP changes up to three of your cards for new ones, KEEP lets you keep up to three cards for the next round if your level is not on the table.

zone-draw = draw pile
zone-under = under the draw pile
zone-discard = discard pile
zone-hand = hand
zone-level = combination
zone-front = in front of the player

advise-take-from = Take the { $card } from { $seat_is ->
    [you] your own discard pile
   *[other] the discard pile of { $seat }
}
advise-claim = Take the { $card } from { $seat }
advise-lay-level = Lay your level
advise-colour = Choose { $colour }
advise-miss = Make { $seat } miss a turn
advise-add = Add the { $card } to { $seat_is ->
    [you] one of your combinations
   *[other] a combination of { $seat }
}{ $end ->
    [low] , at the low end
    [high] , at the high end
   *[none] {""}
}

hint-draws = no open card promises more than an unknown one
hint-takes-special = it can stop or hinder others
hint-can-be-added = it can be added to a level on the table
hint-completes = it completes your level
hint-lacks-less = your level then needs one card fewer
hint-more-would-help = more cards would help you next
hint-wins = it wins the match
hint-lays = your level is on the table then, whoever ends the round
hint-lays-later = your level can wait, and nobody adds to it meanwhile
hint-lays-well = it saves jokers and leaves you the most to add
hint-adds = one card fewer, and nearer to the end of the round
hint-ends-round = it ends the round, and takes you two levels up
hint-fits-nowhere = it cannot be added anywhere
hint-sheds = one card fewer
hint-not-needed = your level does not need it
hint-needed-least = it is the one you need least
hint-rest-is-needed = you need the others
hint-plays-again = it is your turn again at once
hint-stops = that player misses a turn
hint-stops-leader = the leader misses a turn
hint-stops-who-is-nearly-out = that player could end the round soon
hint-asks-for-cards = you get the best of what the others must show
hint-swaps = new cards for those that do not help
hint-may-keep = you may keep cards for the next round
hint-helps-most = it helps you most
hint-goes-together = it goes with others that you keep
hint-keeps-no-more = no other card is worth keeping

# At the table: what a move is called, and what is shown there
about = Eight levels to climb: runs, sets and colours. Who lays the eighth first?
length-is = until somebody lays level 8, usually four to seven rounds
proposal-added = added to levels on the table
proposal-left = left over
proposal-worth = { $left ->
    [one] One card left over
   *[other] { $left } cards left over
}, { $jokers ->
    [0] no joker used
    [one] one joker used
   *[other] { $jokers } jokers used
}
risky-can-lay = Your level is complete: you could lay it now. Discard all the same?
risky-joker = A joker fits everywhere, and others can take it from your pile. Discard it all the same?
risky-fits = This card could do more than lie on your discard pile. Discard it all the same?
first = Take a card, lay your level when you can, then discard: touch a card, then your discard pile.
help-stages = All eight levels
help-win = Eight levels are to be laid, at most one per round. Whoever lays level 8, or ends a round with level 7 laid, wins the match.
help-turn = Take a card. If you can, lay your whole level at once; from then on you may add cards to every level on the table. Last, discard a card. Whoever discards their last card ends the round and moves up two levels. Everybody else who has laid their level moves up by one.
picture-take = Take the top card of the draw pile, or of any discard pile.
picture-lay = Level 1 asks for two runs of three: here 4, 5, 6 and 8, joker, 10. Colours do not matter in a run. Lay both together.
picture-add = Your level is on the table. Now the 7 goes on the run 4, 5, 6, and the 11 on the run that ends with 10.
lesson-open = Whoever lays level 8 first wins. Level 1 asks for two runs of three: touch the 11 that you lack.
lesson-open-done = Take from any discard pile, or from the draw pile.
lesson-lay = The joker stands for the 5. Touch “{ proposals }”, then the two runs.
lesson-lay-done = Now get rid of your other cards.
lesson-miss = Instead of a discard, “miss a turn” may end your turn. Touch it, then the other player.
lesson-draw = So it is your turn again at once. Touch the draw pile.
lesson-add = You may add to every level on the table. Touch your 13, then the run 10, 11, 12.
lesson-out = Most turns end with a discard. Touch your last card, then your discard pile.
lesson-out-done = You ended the round and move up two levels; others who have laid theirs, one.
special-joker = Stands for any number and colour.
special-range-joker = Stands for one of the numbers { $index }.
special-miss = Instead of discarding, make another player miss a turn.
special-take = Everybody shows three cards, and you take one of them.
special-swap = Change up to three of your cards for new ones.
special-keep = If your level is not on the table at the end of the round, you keep up to three cards.
notice-level-laid = Level { $n } is on the table
notice-part = { $shape ->
    [run] run of { $n }
    [set] set of { $n }
   *[colour] { $n } of one colour
}
part-collected = { notice-part }: { $there }/{ $n }
part-rest = left over
notice-missing = { $n ->
    [0] complete!
    [one] one card missing
   *[other] { $n } cards missing
}
tag-level = Level { $n }/8
tag-level-short = Lev. { $n }/8
level-asks-for = Level { $n }: { $parts }
do-discard = Discard { $card }
do-draw = Draw a card
do-take-from = { $seat_is ->
    [you] Take my own discard
   *[other] Take the discard of { $seat }
}
do-claim = Take it from { $seat }
do-lay-level = Build it myself
finish-lay-level = Lay it down
lay-how = Touch a card to put it there, and touch it there to take it back.
lay-wasteful = A joker stands where your { $card } would do.
lay-take-back = Take { $card } back
do-run-from = Run from { $value }
do-set-of = Set of { $value }s
do-colour = This colour
do-put = Put { $card }
do-add = { $end ->
    [low] Add { $card } at the low end
    [high] Add { $card } at the high end
   *[none] Add { $card } there
}
do-miss = { $seat } misses a turn
do-play-take = Play “Take”
do-play-swap = Play “Swap”
do-play-keep = Play “Keep”
do-show = Show { $card }
do-swap = Swap { $card }
do-keep = Keep { $card }
do-done = Done
proposals = Lay my level
proposals-add = Add cards …
proposals-show = Show these …
proposals-keep = Keep these …
proposals-swap = Swap these …
proposals-how = Touch one: it is done at once.
card-miss = “miss a turn”
card-swap = “swap”
card-joker = joker
card-range-joker = joker { $index }
card-take = “take”
card-keep = “keep”

# What an explaining bot says about its move: nothing in it depends on hidden cards
explain-put = My level is complete, so I may lay it.
explain-add = It fits there, and I hold one card fewer.
explain-discard = Every turn ends with a discard.
explain-draw = I would rather have an unknown card than an open one.
explain-take-from = This card helps me more than an unknown one.
explain-not-needed = I need it least for my level.
explain-fits-nowhere = It can be added nowhere on the table.
explain-miss = That player misses a turn and can lay nothing.
