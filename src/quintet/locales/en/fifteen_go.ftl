# 15GO!: every key that the engine gives out for this game.

option-sets = sets of the cards 1 to 15
option-colours = colours of the cards
option-colours-8 = eight, one a set
option-colours-4 = four, two sets a colour
option-play_open = before turning, the top of one’s own open pile may be played
option-build_own = a turned card that fits may go on one’s own open pile
option-borrow = the others’ open cards may be borrowed for a row
option-points = play for points until all cards are gone

preset-basic = the basic game
preset-advanced = all four rules for advanced players
preset-two_players = the basic game with 60 cards
preset-three_players = the basic game with 90 cards

prompt-turn = Turn your top card.
prompt-open = Play the top card of your open pile, or turn a card.
prompt-place = Place the card you turned, or put it down.
prompt-put-down = The card fits nowhere: put it down.
prompt-chain = Finish the row with your own card.

refusal-there-is-no-such-action = There is no such action.
refusal-it-is-not-your-turn = It is not your turn.
refusal-the-borrowed-cards-must-be-followed-by-your-own = The borrowed cards must be followed by your own.
refusal-you-have-turned-a-card-already = You have turned a card already.
refusal-you-must-turn-a-card-first = You must turn a card first.
refusal-your-open-pile-is-empty = Your open pile is empty.
refusal-building-on-the-own-pile-is-switched-off = Building on one’s own pile is switched off at this table.
refusal-borrowing-is-switched-off = Borrowing is switched off at this table.
refusal-that-card-does-not-fit = That card does not fit.
refusal-there-is-no-such-row = There is no such row.
refusal-there-is-no-such-player = There is no such player.
refusal-nothing-can-be-laid-on-an-empty-open-pile = Nothing can be laid on an empty open pile.
refusal-you-give-to-others-only = You give to others only.
refusal-you-borrow-from-others-only = You borrow from others only.
refusal-there-is-nothing-to-borrow = There is nothing to borrow.
refusal-your-own-card-could-not-follow = Your own card could not follow.

declared-turned-over = { $player } turns the open pile over.
declared-out = { $player } has no card left.

scored-row = a row completed
scored-one-colour-row = a row of one colour completed
scored-place = all cards played away
round-ended-out = { $player } has played all cards away.
round-ended-all-out = All cards are gone.
round-ended-stalemate = No card finds its way to the middle any more: the match ends.
round-ended-turn-limit = The turn limit is reached.

moved-closed-turned = { $player } turns { $card }.
moved-open-turned = { $player } picks up { $card }.
moved-turned-row = { $actor } lays { $card } on { $target }.
moved-turned-open = { $whose ->
    [own] { $player } puts { $card } on their own open pile.
   *[other] { $actor } lays { $card } on { $player }’s open pile.
}
moved-open-row = { $whose ->
    [own] { $player } plays the open { $card } to { $target }.
   *[other] { $actor } borrows { $card } from { $player } for { $target }.
}
moved-open-open = { $player } plays the open { $card } to { $other }’s open pile.
moved-open-closed = It becomes the closed pile again: { $card }.
moved-row-finished = The row is complete and put away.
moved-row-taken = { $player } takes the complete row.

# How to read the cards
legend = R7 is a red 7. The colours: red, blue, green, yellow, orange, violet, pink, teal.

# Why the rules player would do it
hint-starts-turn = a turn begins with it
hint-fits-nowhere = it fits nowhere
hint-keeps-high = who lays the 15 takes the row: keep it
hint-keeps-open-card = your open card is worth more where it lies
hint-helps-others = laying it would help the others more
hint-turn-goes-on = your turn goes on
hint-makes-room = borrowed cards make room for your own
hint-last-card = it is your last card
hint-takes-row = it takes the row
hint-next-fits = your next card fits on it
hint-sheds = a card less, and nobody gets it back
hint-hits-leader = it goes to the player who has fewest cards
hint-gives = a card less for you, one more for another

zone-closed = closed pile
zone-open = open pile
zone-turned = turned card
zone-row = row
zone-finished = finished rows
zone-taken = rows taken
