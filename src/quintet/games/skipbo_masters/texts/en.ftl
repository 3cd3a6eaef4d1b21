# Skip-Bo Masters: what only this game says, by key. What several games say alike stands in frame.ftl.

option-stock = cards in each player’s stock
option-tolls = how many number cards ask for a toll
option-tolls-none = none
option-tolls-standard = three of each twelve: two for one coin, one for two
option-tolls-heavy = five of each twelve: three for one coin, two for two
option-must_play = what must be played before a turn may end
option-must_play-free = nothing: all play as they wish
option-must_play-stock = the stock card, if it fits and costs no toll
option-must_play-all = every card that fits and costs no toll
option-target = what wins the match
option-target-round = the first round
option-target-500 = 500 points over several rounds

preset-standard = a stock of 15, one round
preset-short = a stock of 10, one round
preset-five_hundred = several rounds, up to 500 points
preset-no_tolls = no card asks for a toll

prompt-turn = Play cards onto the building piles, or discard one to end your turn.
prompt-turn-with = Empty your stock, { $n } left: play onto the building piles, or discard to end your turn.
prompt-must-play-stock = Your stock card fits: play it before you end your turn.
prompt-must-play = You have a card that fits: play it before you end your turn.
prompt-empty-hand = Play from your stock and help piles or buy, or end your turn.
prompt-only-discard = Nothing fits: discard a card to end your turn.
prompt-stuck-empty = Nothing fits: end your turn.
prompt-stand-in = Your coins stand for a card: now play the one that follows.
prompt-toll = Pay the toll and play on, or end your turn here.

refusal-pay-the-toll-or-stop-first = Pay the toll or stop first.
refusal-no-toll-is-due = No toll is due.
refusal-you-must-discard-a-card-to-end-the-turn = You must discard a card to end the turn.
refusal-you-must-play-your-stock-card-first = Your stock card fits: play it first.
refusal-you-must-play-every-card-that-fits-first = You have a card that fits and costs no toll: play it first.
refusal-a-new-pile-takes-the-first-free-place = A new pile takes the first free place.
refusal-a-card-must-follow-the-stand-in-first = A card must follow the stand-in on its pile first.
refusal-nobody-sits-there = Nobody sits there.
refusal-you-cannot-buy-from-yourself = You cannot buy from yourself.
refusal-there-is-no-card = There is no card.
refusal-you-have-too-few-coins = You have too few coins.
refusal-nothing-could-follow-a-twelve = Nothing could follow a twelve, so coins cannot stand in for it.
refusal-no-card-could-follow-the-stand-in = You would have no card to play after the coins.
refusal-that-card-does-not-fit = That card does not fit: each pile goes up one by one, from 1 to 12.

declared-stop = { $player_is ->
    [you] You do not pay the toll and end your
   *[other] { $player } does not pay the toll and ends their
} turn.
declared-cannot-pay = { $player_is ->
    [you] You cannot pay the toll: your
   *[other] { $player } cannot pay the toll: their
} turn is over.

paid-stand-in = { $player_is ->
    [you] You pay
   *[other] { $player } pays
} { $n } { $n ->
    [one] coin
   *[other] coins
} in place of a card.
paid-toll = { $player_is ->
    [you] You pay
   *[other] { $player } pays
} a toll of { $n } { $n ->
    [one] coin
   *[other] coins
}.
paid-buy = { $player_is ->
    [you] You buy
   *[other] { $player } buys
} a card from { $other_is ->
    [you] you
   *[other] { $other }
}.
paid-share = { $player_is ->
    [you] You get
   *[other] { $player } gets
} { $n } { $n ->
    [one] coin
   *[other] coins
} from the finished pile.

scored-stocks = the round, and the cards left in the other stocks
round-ended-stock-empty = { $player_is ->
    [you] You have emptied your
   *[other] { $player } has emptied their
} stock.
round-ended-stalemate = Nobody can go on: the smallest stock wins the round.
moment-event-played-for-player = { $actor } bought your { $card }
moment-paid-share-player = Full pile: you get { $n ->
    [one] a coin
   *[other] { $n } coins
}
moment-declared-cannot-pay-player = You cannot pay the toll: your turn is over
moment-round-ended-stock-empty-player = You win the round!
moment-round-ended-stock-empty-others = { $player } wins the round.
moment-round-ended-stalemate-player = You win the round!
moment-round-ended-stalemate-others = { $player } wins the round.

did-end = { $player_is ->
    [you] You end your
   *[other] { $player } ends their
} turn.

moved-building-finished = The pile is full and put away.

# How to read the cards
legend = 7 is a seven; 7* asks for a toll of one coin, 7** of two. SB is a Skip-Bo, the wild card.

zone-draw = draw pile
zone-stock = stock
zone-hand = hand
zone-help = help pile
zone-building = building pile
zone-finished = finished piles

advise-play-stock = Play the { $card } from your stock on pile { $pile }
advise-play-help = Play the { $card } from your help pile { $help } on pile { $pile }
advise-buy-stock = Buy the { $card } from { $seat } for pile { $pile }
advise-buy-help = Buy the { $card } from { $seat } for pile { $pile }
advise-stand-in = Pay coins in place of a card on pile { $pile }

hint-wins-round = it wins the round
hint-lays-stock = it gets rid of a stock card
hint-leads-to-stock = it opens the way for your stock card
hint-nearer-to-stock = it brings a pile nearer to your stock card
hint-draws-five = an empty hand draws five new cards at once
hint-shares-coins = the finished pile hands out its coins
hint-blocks = it keeps another player from laying their stock card
hint-must-play = it fits, so it must be played
hint-makes-room = it frees a place for a help pile
hint-uncovers = it uncovers a card that you can use
hint-new-card = you will draw one more card
hint-pays-to-go-on = your turn goes on
hint-saves-coins = your coins are worth more later
hint-nothing-to-gain = there is nothing to gain by playing on
hint-gives-nothing = what you could play would let another player lay their stock card
hint-free-place = it covers no card
hint-same-number = it goes on a card of the same number, so nothing is buried
hint-keeps-order = both cards can be played in order later
hint-keeps-wild = you keep your Skip-Bo
hint-needed-least = it is the card that you need least

# At the table: what a move is called, and what is shown there
about = Build piles from 1 to 12 and empty your stock. Coins buy cards and fill gaps.
length-is = a stock of { $stock } cards
stock-left = { $n ->
    [0] empty stock
   *[other] { cards } in the stock
}
pay-with-coins = Coins on a pile
touch-from-coins = Touch the pile: the coins stand for the number that it needs.
risky-stock-fits = Your stock card fits, and a discard ends your turn. Discard all the same?
risky-wild = A Skip-Bo fits everywhere. Discard it all the same?
risky-toll = You cannot pay the toll on this card: your turn would be over. Play it all the same?
risky-own-card = You have a card with this number yourself. Pay coins all the same?
risky-own-wild = A Skip-Bo of yours could lie there without coins. Pay coins all the same?
first = Empty your stock. Touch a card, then the pile where it goes. Coins on a card are a toll: pay it, or your turn is over. Discarding onto a help pile ends your turn, too.
help-win = Be the first to empty your stock. Only its top card is open.
help-turn = You begin with 5 cards in hand. Play as many as you like onto the building piles: from your stock, your hand and your help piles. Then discard a card onto a help pile, and your turn is over.
picture-stock = A pile has reached 4, and your stock shows a 5: play it, and your stock is one card smaller.
picture-hand = The 5 goes on the pile that has reached 4, a 1 starts a new pile, and a Skip-Bo stands for any number: here for the 3.
picture-discard = There is nothing more to play: discard a card onto one of your four help piles. Later you can play its top card.
picture-coins = The pile needs a 4, and you have none. Pay 4 coins in its place, and your 5 fits.
picture-buy = The pile needs a 4, and another player’s stock shows one: buy it for 1 coin and play it at once. It makes their stock smaller, though.
lesson-stock = Whoever empties their stock first wins. Yours shows a 5, and a pile has reached 4: touch your 5 to play it there.
lesson-stock-done = One card fewer in your stock, and the next one is open. The piles in the middle grow from 1 to 12.
lesson-hand = Cards from your hand may be played, too. Touch your 1, then the first free place: a 1 starts a new pile.
lesson-hand-done = Now your new pile needs a 2.
lesson-wild = Your stock shows a 3, but a 2 is needed first. Touch your Skip-Bo, then the new pile.
lesson-wild-done = A Skip-Bo stands for any number. Now your 3 fits.
lesson-help = Your stock shows a 7, but a 6 is needed first. Your help pile shows one: touch it.
lesson-help-done = Now your 7 fits. Only the top card of a help pile can be played.
lesson-discard = Nothing fits any more. Touch a card in your hand, then a help pile: that ends your turn.
lesson-discard-done = Your turn is over. In your next one you will have 5 cards in hand again.
lesson-toll = Your 8 shows a coin: that is a toll. Touch “{ do-pay }” and play on.
lesson-toll-done = Your turn goes on; without paying it would be over. When a pile is full, its coins are handed out.
lesson-buy = You need a 4, and another player’s help pile shows one. Touch it, then the pile that has reached 3: it costs 1 coin.
lesson-buy-done = The coin goes to the other player, and now your 5 fits. You may buy from the others’ stocks, too.
lesson-coins = Your last stock card is a 7, but a 6 is needed first. Touch “{ proposals }” and take the first suggestion.
lesson-coins-done = 6 coins stand in for the 6, your 7 follows, and your stock is empty: you win!
special-wild = Stands for any number.
special-toll = Whoever plays it pays one coin, or their turn is over.
special-tolls = Whoever plays it pays two coins, or their turn is over.
tag-coins = { $n }
do-play = Play { $card } on pile { $pile }
do-play-stock = Play from the stock on pile { $pile }
do-play-help = Play from the help pile on pile { $pile }
do-buy-stock = Buy from { $seat } for pile { $pile }
do-buy-help = Buy from { $seat } for pile { $pile }
do-stand-in = Put coins on pile { $pile }
do-discard = Discard { $card } on help pile { $help }
do-pay = Pay the toll
do-stop = Do not pay, stop here
do-end = End the turn
proposals = With coins …
card-toll = { $n } with a toll of { $coins }
sign-wild = Skip-Bo

# What an explaining bot says about its move: nothing in it depends on hidden cards
explain-play = It is the number that this pile needs.
explain-play-stock = Whoever empties their stock first wins, so I play from there.
explain-play-help = It is the number that this pile needs, and it makes room on my help pile.
explain-buy-stock = It is the number that this pile needs. For a coin I may take it from another player.
explain-stand-in = Coins may stand in for a card.
explain-pay = I pay, so my turn goes on.
explain-stop = I do not pay, so my turn is over.
explain-discard = I lay a card on a help pile: that ends my turn.
explain-buy-help = { explain-buy-stock }
