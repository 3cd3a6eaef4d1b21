# Level 8: every key that the engine gives out for this game.

option-sheet = which level sheet is played
option-sheet-one_star = one star: the easier levels
option-sheet-two_star = two stars: our harder levels, cards may be kept from level 5 on
option-master = with the special cards Take, Swap and Keep
option-double_deck = with a second set of numbers and nine range jokers

preset-standard = one star, the cards of the box
preset-hard = two stars
preset-master = one star with the special cards
preset-double_deck = one star with a second set of numbers and range jokers
preset-everything = two stars, special cards, second set of numbers and range jokers

prompt-take = Take the top card of the draw pile or of a discard pile.
prompt-play = Lay down your level if you can, or discard a card.
prompt-add = Add cards to the levels on the table, or discard a card.
prompt-name = Say what the next part of your level is.
prompt-put = Put the next card of your level.
prompt-show = Choose three cards to show.
prompt-claim = Take one of the cards shown.
prompt-swap = Lay off up to three cards; you draw as many.
prompt-keep = Choose the cards that you keep for the next round.

refusal-there-is-no-such-action = There is no such action.
refusal-there-is-no-such-seat = There is no such seat.
refusal-it-is-not-your-turn = It is not your turn.
refusal-you-must-take-a-card-first = You must take a card first.
refusal-you-have-taken-a-card-already = You have taken a card already.
refusal-the-draw-pile-is-empty = The draw pile is empty.
refusal-that-discard-pile-is-empty = That discard pile is empty.
refusal-you-do-not-hold-that-card = You do not hold that card.
refusal-your-level-lies-already = Your level lies already.
refusal-your-level-does-not-lie-yet = Your level does not lie yet.
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
refusal-that-player-misses-a-turn-already = That player misses a turn already.
refusal-nobody-asks-you-to-do-that-now = Nobody asks you to do that now.
refusal-you-must-show-cards = You must show cards.
refusal-you-must-take-one-of-the-cards-shown = You must take one of the cards shown.
refusal-that-card-is-not-shown = That card is not shown by that player.
refusal-you-must-swap-cards = You must lay off cards to swap.
refusal-you-must-swap-at-least-one-card = You must swap at least one card.
refusal-you-choose-which-cards-to-keep = You choose which cards to keep.
refusal-you-may-keep-no-more-cards = You may keep no more cards.
refusal-cards-are-chosen-in-the-order-of-their-kinds = Cards are chosen in the order of their kinds.

declared-level = { $player } lays level { $detail }.

event-scored = { $player } moves up { $points ->
    [one] a level
   *[other] { $points } levels
}: { $why }.
scored-level = level laid
scored-bonus = level laid and first out
round-ended-out = { $player } is out.
round-ended-level-8 = { $player } has laid level 8.
round-ended-stalemate = After sixty turns each the round ends.
round-ended-no-cards = There is no card left to take: the round ends.
round-ended-turn-limit = The turn limit is reached.

moved-hand-front = { $whose ->
    [own] { $player } lays { $card } out.
   *[other] { $player } lays { $card } in front of { $other }.
}
moved-front-under = { $player } pushes { $card } under the draw pile.
moved-hand-under = { $player } plays { $card }.

# How to read the cards
legend = R7 is a red 7; the colours are red, orange, yellow, green, blue, purple. J is a joker, J1-5 one for 1 to 5 only, MISS makes a player miss a turn.

zone-draw = draw pile
zone-under = under the draw pile
zone-discard = discard pile
zone-hand = hand
zone-level = combination
zone-front = in front of the player

hint-draws = no open card promises more than an unknown one
hint-takes-special = it can stop or hinder others
hint-can-be-added = it can be added to a level on the table
hint-completes = it completes your level
hint-lacks-less = your level lacks a card less
hint-more-would-help = more cards would help you next
hint-wins = it wins the match
hint-lays = your level lies, whoever ends the round
hint-lays-later = your level can wait, and nobody adds to it meanwhile
hint-lays-well = it saves jokers and leaves you most to add
hint-adds = a card less, and nearer to the end of the round
hint-ends-round = it ends the round, and takes you two levels up
hint-fits-nowhere = it cannot be added anywhere
hint-sheds = a card less
hint-not-needed = your level does not need it
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
