# Skip-Bo Masters: every key that the engine gives out for this game.

option-stock = cards in each player’s stock
option-tolls = how many number cards ask for a toll
option-tolls-none = none
option-tolls-standard = three of each twelve: two for one coin, one for two
option-tolls-heavy = five of each twelve: three for one coin, two for two
option-target = what wins the match
option-target-round = the first round
option-target-500 = 500 points over several rounds

preset-standard = a stock of 15, one round
preset-short = a stock of 10, one round
preset-five_hundred = several rounds, up to 500 points
preset-no_tolls = no card asks for a toll

prompt-turn = Play cards onto the building piles, or discard one to end your turn.
prompt-empty-hand = Play from your stock and help piles or buy, or end your turn.
prompt-stand-in = Play the card that follows your stand-in.
prompt-toll = Pay the toll and play on, or end your turn here.

refusal-there-is-no-such-action = There is no such action.
refusal-it-is-not-your-turn = It is not your turn.
refusal-pay-the-toll-or-stop-first = Pay the toll or stop first.
refusal-no-toll-is-due = No toll is due.
refusal-you-must-discard-a-card-to-end-the-turn = You must discard a card to end the turn.
refusal-you-do-not-hold-that-card = You do not hold that card.
refusal-a-new-pile-takes-the-first-free-place = A new pile takes the first free place.
refusal-a-card-must-follow-the-stand-in-first = A card must follow the stand-in on its pile first.
refusal-nobody-sits-there = Nobody sits there.
refusal-you-cannot-buy-from-yourself = You cannot buy from yourself.
refusal-there-is-no-card = There is no card.
refusal-you-have-too-few-coins = You have too few coins.
refusal-that-card-does-not-fit = That card does not fit.
refusal-nothing-could-follow-a-twelve = Nothing could follow a twelve, so coins cannot stand in for it.
refusal-no-card-could-follow-the-stand-in = No card could follow the stand-in.

declared-stop = { $player } does not pay the toll and ends the turn.
declared-cannot-pay = { $player } cannot pay the toll: the turn is over.

paid-stand-in = { $player } pays { $n } { $n ->
    [one] coin
   *[other] coins
} in place of a card.
paid-toll = { $player } pays a toll of { $n } { $n ->
    [one] coin
   *[other] coins
}.
paid-buy = { $player } buys a card from { $other }.
paid-share = { $player } gets { $n } { $n ->
    [one] coin
   *[other] coins
} from the finished pile.

scored-stocks = the round, and the cards left in the other stocks
round-ended-stock-empty = { $player } has emptied the stock.
round-ended-stalemate = Nobody can go on: the smallest stock wins the round.
round-ended-turn-limit = The turn limit is reached.

did-end = { $player } ends the turn.

moved-building-finished = The pile is full and put away.

# How to read the cards
legend = 7 is a seven; 7* asks for a toll of one coin, 7** of two. SB is a Skip-Bo, the wild card.

zone-draw = draw pile
zone-stock = stock
zone-hand = hand
zone-help = help pile
zone-building = building pile
zone-finished = finished piles

hint-wins-round = it wins the round
hint-lays-stock = it gets rid of a stock card
hint-leads-to-stock = it opens the way for your stock card
hint-nearer-to-stock = it brings a pile nearer to your stock card
hint-draws-five = an empty hand draws five new cards at once
hint-shares-coins = the finished pile hands out its coins
hint-blocks = it keeps another player from laying his stock card
hint-makes-room = it frees a place for a help pile
hint-uncovers = it uncovers a card that you can use
hint-new-card = you will draw a card more
hint-pays-to-go-on = your turn goes on
hint-saves-coins = your coins are worth more later
hint-nothing-to-gain = there is nothing to gain by playing on
hint-gives-nothing = what you could play would let another player lay his stock card
hint-free-place = it covers no card
hint-same-number = it lies on its equal, so nothing is buried
hint-keeps-order = both come off in order later
hint-keeps-wild = you keep your Skip-Bo
hint-needed-least = it is the card that you need least
