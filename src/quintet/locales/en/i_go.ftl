# I Go!: every key that the engine gives out for this game.

option-target = points that win the match

preset-standard = four points win
preset-short = two points win

prompt-take = Take a card: from the stock, the discard pile or the display.
prompt-lay = Lay a card on the discard pile.
prompt-call = Say I Go!, or pass.
prompt-must-call = You took the last card of the stock: say I Go!
prompt-row = Choose the colours of your row.

refusal-there-is-no-such-action = There is no such action.
refusal-it-is-not-your-turn = It is not your turn.
refusal-you-have-taken-a-card-already = You have taken a card already.
refusal-you-must-take-a-card-first = You must take a card first.
refusal-you-have-laid-a-card-already = You have laid a card already.
refusal-you-must-lay-a-card-first = You must lay a card first.
refusal-you-do-not-hold-that-card = You do not hold that card.
refusal-that-card-was-just-taken-from-the-discard-pile = You just took that card from the discard pile: lay another one.
refusal-who-takes-the-last-stock-card-must-call = Who takes the last card of the stock must say I Go!
refusal-you-must-call-first = You must say I Go! first.
refusal-you-have-called-already = You have said I Go! already: choose the colours of your row.
refusal-the-colour-of-the-display-cannot-be-in-the-row = Cards of the display’s colour are free already; they cannot be in the row.
refusal-you-hold-no-card-of-that-colour = You hold no card of that colour.
refusal-you-hold-a-card-for-a-row = You hold a card that can be in a row.

declared-i-go = { $player } says I Go!
declared-group = { $player } sets { $detail } aside: the display’s colour.
declared-row = { $player } lays the row { $detail }.
declared-added = { $player } adds { $detail } to the caller’s row.
declared-rest = { $player } is left with { $detail }.
declared-minus = { $detail ->
    [0] { $player } has no minus points.
    [one] { $player } has a minus point.
   *[other] { $player } has { $detail } minus points.
}
declared-perfect = { $player } makes a perfect I Go! and wins the match.

scored-lowest = fewest minus points
scored-not-above-the-caller = no more minus points than the caller
round-ended-i-go = The round is scored.
round-ended-perfect = { $player } has no minus points at all.
round-ended-display-empty = The last card of the display is taken: the round does not count.
round-ended-stalemate = Nobody has said I Go! for 200 turns: the round does not count.
round-ended-turn-limit = The turn limit is reached.

# How to read the cards
legend = R7 is a red 7. The colours: red, orange, yellow, green, turquoise, blue, violet, pink, white, and K for black.

zone-stock = stock
zone-display = display
zone-discard = discard pile
zone-hand = hand

hint-open-cards-bad = the open cards help you less than most
hint-free-card = it counts nothing: it has the display’s colour
hint-fits-row = it fits your row
hint-next-colour = the next colour of the display suits you better
hint-cheap-card = it costs less than the card it replaces
hint-voids-round = it ends the round for nothing
hint-dearest-card = it is the dearest card that you have no use for
hint-keeps-better-cards = what you keep may still fit
hint-gives-up-row = another row promises more
hint-hand-can-improve = somebody may have less; your hand can get better
hint-few-points = the others should have more minus points
hint-calls-first = the others have hardly had time, and who calls starts the next round
hint-must-call = you took the last card of the stock
hint-perfect = no minus points win the match
hint-least-left = it leaves you the fewest minus points
hint-hard-to-add = the others can hardly add to this row
