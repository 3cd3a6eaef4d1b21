# 15GO!: what only this game says, by key. What several games say alike stands in frame.ftl.

option-sets = how many sets of the cards 1 to 15
option-colours = colours of the cards
option-colours-8 = eight: each set has its own
option-colours-4 = four: two sets share each
option-turning = after a card is placed
option-turning-choice = turn another, or end the turn
option-turning-always = the next card is turned by itself
option-play_open = before turning, the top of one’s own open pile may be played
option-build_own = a turned card that fits may go on one’s own open pile
option-borrow = the others’ open cards may be borrowed for a row
option-points = play for points until all cards are gone

preset-basic = the basic game
preset-advanced = all four rules for advanced players
preset-two_players = the basic game with 60 cards
preset-three_players = the basic game with 90 cards
preset-by_itself = the basic game, the next card turned by itself

prompt-turn = Turn your top card.
prompt-turn-over = Your closed pile is used up: turn the open one over. Its top card stays.
prompt-turn-over-or-end = Your closed pile is used up: turn the open one over, or end your turn.
prompt-pick-up = One card is left: pick it up and see where it fits.
prompt-pick-up-or-end = One card is left: pick it up and see where it fits, or end your turn.
prompt-open = Play the top card of your open pile, or turn a card.
prompt-place = Lay it where it fits, or keep it.
prompt-put-down = It fits nowhere: keep it on your open pile. That ends your turn.
prompt-go-on = Turn another card, or end your turn: your next card then stays hidden.
prompt-chain = Finish the row with your own card.

refusal-the-borrowed-cards-must-be-followed-by-your-own = The borrowed cards must be followed by your own.
refusal-you-have-turned-a-card-already = You have turned a card already.
refusal-you-must-turn-a-card-first = You must turn a card first.
refusal-the-turned-card-must-be-laid-first = First lay the card you turned where it fits, or keep it.
refusal-turn-another-card-or-stop = Turn another card first, or end your turn.
refusal-the-next-card-is-turned-by-itself = At this table the next card is turned by itself.
refusal-the-open-pile-is-played-before-turning = Your open pile can be played only before you turn the first card.
refusal-your-open-pile-is-empty = Your open pile is empty.
refusal-building-on-the-own-pile-is-switched-off = At this table the cards on your own open pile stay there until your closed pile is used up.
refusal-that-card-does-not-fit = That card does not fit: a row takes the next higher number, an open pile the next higher or lower one.
refusal-borrowing-is-switched-off = Borrowing is switched off at this table.
refusal-there-is-no-such-row = There is no such row.
refusal-there-is-no-such-player = There is no such player.
refusal-nothing-can-be-laid-on-an-empty-open-pile = Nothing can be laid on an empty open pile.
refusal-you-give-to-others-only = You can give cards only to other players.
refusal-you-borrow-from-others-only = You can borrow only from other players.
refusal-there-is-nothing-to-borrow = There is nothing to borrow.
refusal-your-own-card-could-not-follow = Your own card could not follow.

declared-turned-over = { $player_is ->
    [you] You turn your
   *[other] { $player } turns their
} open pile over.
declared-stop = { $player_is ->
    [you] You end your
   *[other] { $player } ends their
} turn.
declared-out = { $player_is ->
    [you] You have
   *[other] { $player } has
} no card left.

scored-row = a row completed
scored-one-colour-row = a row of one colour completed
scored-place = all cards gone
round-ended-out = { $player_is ->
    [you] You have
   *[other] { $player } has
} got rid of all cards.
round-ended-all-out = All cards are gone.
round-ended-stalemate = No card finds its way to the middle any more: the match ends.
moment-moved-turned-open-player = { $actor } gives you { $card }
moment-moved-open-open-other = { $player } gives you { $card }
moment-moved-open-row-player = { $actor } borrows your { $card }
moment-declared-out-player = You have no card left!
moment-declared-out-others = { $player } has no card left
moment-round-ended-out-player = You have got rid of all your cards!

moved-closed-turned = { $player_is ->
    [you] You turn
   *[other] { $player } turns
} { $card }.
moved-open-turned = { $player_is ->
    [you] You pick
   *[other] { $player } picks
} up { $card }.
moved-turned-row = { $actor_is ->
    [you] You lay
   *[other] { $actor } lays
} { $card } on { $target }.
moved-turned-open = { $whose ->
    [own] { $player_is ->
        [you] You keep
       *[other] { $player } keeps
    } { $card } on { $player_is ->
        [you] your
       *[other] their
    } own open pile.
   *[other] { $actor_is ->
        [you] You lay
       *[other] { $actor } lays
    } { $card } on { $player_is ->
        [you] your
       *[other] { $player }’s
    } open pile.
}
brief-moved-turned-open = { $player } { $whose ->
    [own] keeps
   *[other] lays
} { $card }.
brief-moved-turned-row = { $player } lays { $card }.
brief-moved-open-row = { $player } lays { $card }.
brief-moved-open-closed = { "" }
moved-turned-open-build = { $player_is ->
    [you] You build on your
   *[other] { $player } builds on their
} own open pile with { $card }.
moved-open-row = { $whose ->
    [own] { $player_is ->
        [you] You play
       *[other] { $player } plays
    } the open { $card } to { $target }.
   *[other] { $actor_is ->
        [you] You borrow
       *[other] { $actor } borrows
    } { $card } from { $player_is ->
        [you] you
       *[other] { $player }
    } for { $target }.
}
moved-open-open = { $player_is ->
    [you] You play
   *[other] { $player } plays
} the open { $card } to { $other_is ->
    [you] your
   *[other] { $other }’s
} open pile.
moved-open-closed = { $player_is ->
    [you] Your open pile is your
   *[other] { $player }’s open pile is their
} closed pile again: { $card }.
moved-row-finished = The row is complete and put away.
moved-row-taken = { $player_is ->
    [you] You take
   *[other] { $player } takes
} the complete row.

# How to read the cards
legend = R7 is a red 7. The colours: red, blue, green, yellow, orange, violet, pink, turquoise.

# Why the rules player would do it
advise-row = Lay the { $card } on row { $row }
advise-give = Give the { $card } to { $seat }
advise-build = Lay the { $card } on your own open pile
advise-put-down = Keep the { $card } on your own open pile

hint-starts-turn = a turn begins with it
hint-one-more = one more card may find its place
hint-next-has-place = your next card has a place
hint-next-sooner = it makes way for the cards behind it
hint-keeps-next = your next card fits nowhere now, but it may in your next turn
hint-keeps-pile = your open pile stays as it is
hint-fits-nowhere = it fits nowhere
hint-keeps-high = whoever lays the 15 takes the row: keep it
hint-keeps-open-card = your open card is worth more where it is
hint-helps-others = laying it would help the others more
hint-turn-goes-on = your turn goes on
hint-makes-room = borrowed cards make room for your own
hint-last-card = it is your last card
hint-takes-row = it takes the row
hint-next-fits = your next card fits on it
hint-sheds = one card fewer, and no other player gets it
hint-hits-leader = it goes to the player who has the fewest cards
hint-gives = one card fewer for you, one more for another player

zone-closed = closed pile
zone-open = open pile
zone-turned = turned card
zone-row = row
zone-finished = finished rows
zone-taken = rows taken

# At the table: what a move is called, and what is shown there
about = Turn, place, pass on: rows from 1 to 15 grow in the middle until your cards are gone.
length-is = { $sets } sets of the cards 1 to 15
cards-left = { $n ->
    [0] no card left
   *[other] { cards } left
}
tag-cards = { cards }
tag-cards-short = { $n }
risky-fits = This card fits somewhere. Keep it all the same?
alone-put-down = It fits nowhere: in a moment you keep it, and your turn ends.
alone-turn = In a moment your top card is turned.
automatic-turn = Auto-turn
automatic-put-down = Auto-keep
first = Get rid of your cards; colours do not matter. Turn your top card, then touch where it goes: a row takes the next higher number, another player’s open pile the next higher or lower one. A 1 starts a row by itself.
help-win = Be the first to get rid of all your cards: onto the rows in the middle, which grow from 1 to 15, or onto the open piles of others.
help-turn = Turn the top card of your closed pile and lay it on a row or on another player’s open pile. Each time a card has found its place you may turn another one, or end your turn: then that card is still your next one. A card that fits nowhere you keep: it goes on your own open pile, and your turn is over. The cards of your own open pile come back only when your closed pile is used up.
picture-row = You turned a 5, and a row ends with 4: the 5 goes there.
picture-give = You turned an 8, and another player’s open pile shows a 9. One lower fits, and one higher would fit too: give them your card.
picture-put-down = The 14 fits nowhere: you keep it on your own open pile, and your turn is over.
picture-again = Your 5 has found its place. Turn another card, or end your turn and save it for later.
lesson-turn = Whoever gets rid of all their cards first wins. Touch your closed pile to turn a card.
lesson-row = Every 1 begins a row. Rows grow by one, up to 15, in any colour. Touch the one that ends with 4.
lesson-again = Your 5 fitted, so you may turn another card. Or you end your turn: then the next card waits. Touch your closed pile.
lesson-put-down = The 15 fits nowhere: you keep it, and that ends your turn. Touch your open pile.
lesson-turn-over = Your closed pile is used up. Touch your open pile: all but its top card become your closed pile again.
lesson-give = Others’ open piles take the next number up or down. Touch the 9 for your 8.
lesson-last = Your 8 fitted: your turn goes on. Only the 15 is left. Touch your open pile to pick it up.
lesson-win = Touch the row that ends with 14.
lesson-win-done = All your cards are gone: you win!
do-turn = Turn a card
do-stop = End the turn
do-put-down = Keep it
do-build = Build on my own pile
do-row = To row { $row }
do-give = To { $seat }
do-borrow = Borrow from { $seat } for row { $row }
proposals = Borrow …

# What an explaining bot says about its move: nothing in it depends on hidden cards
explain-row = It is the next number of this row.
explain-row-rather = On the row it is gone for good: nobody gets it.
explain-takes-row = Whoever lays the 15 gets the row.
explain-give = It is the next number up or down, so it fits there.
explain-give-leader = It fits there, and that player has the fewest cards.
explain-last-card = That was my last card.
explain-borrow = Borrowed cards make room for mine on the row.
explain-stop = I know my next card: it fits nowhere now.
explain-fits-nowhere = It fits nowhere, so I keep it.
explain-overlooked = Oops, I overlooked where it fits.
explain-keeps-high = Whoever lays the 15 gets the row, so I keep it.
explain-helps-others = It would fit, but that would help the others more.
explain-build = It fits on my own open pile, so my turn goes on.
