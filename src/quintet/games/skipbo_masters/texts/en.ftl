# Skip-Bo Masters: what only this game says, by key. What several games say alike stands in frame.ftl.

option-stock = cards in each player’s stock
option-tolls = number cards that cost a toll
option-tolls-none = none
option-tolls-standard = some: two cards of each number cost one coin, and one costs two coins
option-tolls-heavy = many: three cards of each number cost one coin, and two cost two coins
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
prompt-toll = Pay the toll and play on. Else the card stays there all the same, and your turn is over.

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
moment-paid-share-player = A pile is full: of its coins you get { $n ->
    [one] one
   *[other] { $n }
}
moment-moved-draw-hand-play-actor = New cards { $card }: play on!
moment-moved-draw-hand-pay-actor = { moment-moved-draw-hand-play-actor }
moment-declared-cannot-pay-player = You cannot pay the toll: your turn is over
moment-round-ended-stock-empty-player = You win the round!
moment-round-ended-stock-empty-others = { $player } wins the round.
moment-round-ended-stalemate-player = You win the round!
moment-round-ended-stalemate-others = { $player } wins the round.

did-end = { $player_is ->
    [you] You end your
   *[other] { $player } ends their
} turn.

moved-building-finished = The pile is full and is put away: a new one can begin.
moved-hand-help = { $player_is ->
    [you] You discard
   *[other] { $player } discards
} { $card } on { $target }.
brief-moved-hand-help = { $player } discards { $card }.
moved-draw-hand = { $player_is ->
    [you] New in your hand: { $card }
   *[other] { $player } draws { $card }
}.
moved-draw-hand-play = { $player_is ->
    [you] Your hand was empty. New in it: { $card }
   *[other] { $player } draws { $card } in mid-turn: the hand was empty
}.
moved-draw-hand-pay = { moved-draw-hand-play }

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
advise-stand-in = Pay coins in place of { $price ->
    [0] a card
   *[other] the { $price }
} on pile { $pile }

hint-wins-round = it wins the round
hint-lays-stock = it gets rid of a stock card
hint-lays-stock-here = then your stock has only { cards } left
hint-leads-to-stock = it opens the way for your stock card
hint-leads-to-stock-here = it opens the way for { $card } from your stock on this pile
hint-nearer-to-stock = it brings a pile nearer to your stock card
hint-nearer-to-stock-here = the pile then needs a { $n }, on its way to { $card } on your stock
hint-draws-five = an empty hand draws five new cards at once
hint-shares-coins = the finished pile hands out its coins
hint-shares-coins-here = the pile is full then and hands out { $n ->
    [one] a coin
   *[other] { $n } coins
}, the first to you
hint-blocks = it keeps another player from laying their stock card
hint-blocks-here = else { $player } could play { $card } from the stock there
hint-must-play = it fits, so it must be played
hint-makes-room = it frees a place for a help pile
hint-uncovers = it uncovers a card that you can use
hint-uncovers-here = under it lies { $card }, which you can play
hint-new-card = you will draw one more card
hint-pays-to-go-on = your turn goes on
hint-pays-to-go-on-here = your turn goes on, and you keep { $n ->
    [0] no coin
    [one] a coin
   *[other] { $n } coins
}
hint-saves-coins = your coins are worth more later
hint-saves-coins-here = you keep your { $n ->
    [one] coin
   *[other] { $n } coins
} for later
hint-nothing-to-gain = there is nothing to gain by playing on
hint-gives-nothing = what you could play would let another player lay their stock card
hint-free-place = it covers no card
hint-same-number = it goes on a card of the same number, so nothing is buried
hint-same-number-here = below it lies { $card }, the same number: nothing new is buried
hint-keeps-order = both cards can be played in order later
hint-keeps-order-here = below it lies { $card }: both can be played in order later
hint-keeps-wild = you keep your Skip-Bo
hint-needed-least = it is the card that you need least

# At the table: what a move is called, and what is shown there
about = Build piles from 1 to 12 and empty your stock. Coins buy cards and fill gaps.
length-is = a stock of { $stock } cards
stock-left = { $n ->
    [0] empty stock
   *[other] { cards } in the stock
}
risky-stock-fits = Your stock card fits, and a discard ends your turn. Discard all the same?
risky-wild = A Skip-Bo fits everywhere. Discard it all the same?
risky-toll = You cannot pay the toll on this card: your turn would be over. Play it all the same?
risky-own-card = You have a card with this number yourself. Pay coins all the same?
risky-own-wild = A Skip-Bo of yours could lie there without coins. Pay coins all the same?
first = Empty your stock. Touch a card, then the pile where it goes. Coins on a card are a toll: pay it, or your turn is over. Discarding onto a help pile ends your turn, too.
hand-empty = Your cards come at the start of your turn.
help-win = Be the first to empty your stock. Only its top card is open.
help-turn = You begin with 5 cards in hand. Play as many as you like onto the building piles: from your stock, your hand and your help piles. Then discard a card onto a help pile, and your turn is over.
picture-stock = A pile has reached 4, and your stock shows a 5: play it, and your stock is one card smaller.
picture-hand = The 5 goes on the pile that has reached 4, a 1 starts a new pile, and a Skip-Bo stands for any number: here for the 3.
picture-discard = There is nothing more to play: discard a card onto one of your four help piles. Later you can play its top card.
picture-coins = The pile needs a 4, and you have none. Pay 4 coins in its place, and your 5 fits.
picture-buy = The pile needs a 4, and another player’s stock shows one: buy it for 1 coin and play it at once. It makes their stock smaller, though.
lesson-stock = Whoever empties their stock first wins. A pile needs a 5: touch the 5 on your stock.
lesson-stock-done = One card fewer. The piles in the middle grow from 1 to 12.
lesson-wild = Your 7 needs a 6 first. A Skip-Bo is any number: touch it, then that pile.
lesson-again = Now your 7 fits: touch it.
lesson-help = The 8 on your help pile fits, too: touch it.
lesson-toll = The coin on the 8 is a toll. Whoever does not pay it ends their turn, and the 8 stays. Touch “{ do-pay }”.
lesson-toll-done = Once a pile is full, its coins are handed out, the first to whoever filled it.
lesson-discard = Nothing else fits. Touch a 12 in your hand, then a help pile: that ends your turn.
lesson-coins = Your 4 needs a 3 first. Three coins can stand for it: touch “{ proposals }”, then the first suggestion.
lesson-coins-done = Your stock is empty: you win! Coins also buy other players’ open cards.
special-joker = Stands for any number.
special-toll = Whoever plays it pays one coin, or their turn is over.
special-tolls = Whoever plays it pays two coins, or their turn is over.
tag-coins = { $n }
do-play = Play { $card } on pile { $pile }
do-play-stock = Play from the stock on pile { $pile }
do-play-help = Play from the help pile on pile { $pile }
do-buy-stock = Buy from { $seat } for pile { $pile }
do-buy-help = Buy from { $seat } for pile { $pile }
do-stand-in = Coins for pile { $pile }
do-discard = Discard { $card } on help pile { $help }
do-pay = Pay the toll
do-stop = Stop, do not pay
do-end = End the turn
touch-buy-stock = Buy the { $card } for one coin: touch the pile that needs it.
touch-buy-help = { touch-buy-stock }
proposals = Coins …
proposals-title = What coins can do now
proposals-how = Coins paid for a card in between, or as a toll, lie beside their pile. When it is full, they are handed out one by one: the first to whoever filled it.
card-toll = { $index } with a toll of { $coins }
card-joker = Skip-Bo

# What an explaining bot says about its move: nothing in it depends on hidden cards
explain-play = It is the number that this pile needs.
explain-draws-five = My hand is empty now, so I draw five new cards.
explain-shares-coins = I fill the pile, so its first coin is mine.
explain-blocks = Else another player could lay their stock card there.
explain-nearer-to-stock = It brings the pile nearer to my stock card.
explain-same-number = Below it lies the same number, so I bury nothing new.
explain-keeps-order = Below it lies the next number: later both can go.
explain-play-stock = Whoever empties their stock first wins, so I play from there.
explain-play-help = It is the number that this pile needs, and it makes room on my help pile.
explain-buy-stock = It is the number that this pile needs. For a coin I may take it from another player.
explain-stand-in = Coins may stand in for a card.
explain-pay = I pay, so my turn goes on.
explain-stop = I do not pay, so my turn is over.
explain-discard = I lay a card on a help pile: that ends my turn.
explain-buy-help = { explain-buy-stock }
