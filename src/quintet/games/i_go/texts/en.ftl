# I Go!: what only this game says, by key. What several games say alike stands in frame.ftl.

option-target = points that win the match
option-lay_back = the card just taken from the discard pile may be laid back at once
option-call_from = when I Go! may be said
option-call_from-any = from the first turn on
option-call_from-second = from the second turn on

preset-standard = four points win
preset-short = two points win
preset-house = house rules: no laying back, no call in one’s first turn

prompt-take = Take a card: from the stock, the discard pile or the display.
prompt-lay = Lay a card on the discard pile.
prompt-lay-with = Lay a card. Without the { $card } { $n ->
    [0] nothing is left over.
    [one] only one minus point is left.
   *[other] the fewest minus points are left: { $n }.
}
prompt-call = Say I Go! if all others have more minus points than you; else pass.
prompt-call-with = { $n ->
    [0] Nothing is left over: say I Go! and win the match.
    [one] Say I Go! only if all others have more than one minus point; else pass.
   *[other] Say I Go! only if all others have more than { $n } minus points; else pass.
}
prompt-must-call = You took the last card of the stock: say I Go!
prompt-row = Choose the colours of your row.

refusal-you-have-laid-a-card-already = You have laid a card already.
refusal-you-must-lay-a-card-first = You must lay a card first.
refusal-that-card-was-just-taken-from-the-discard-pile = You just took that card from the discard pile: lay another one.
refusal-who-takes-the-last-stock-card-must-call = Whoever takes the last card of the stock must say I Go!
refusal-nobody-calls-in-their-first-turn = Nobody says I Go! in their first turn of a round.
refusal-you-must-call-first = You must say I Go! first.
refusal-you-have-called-already = You have said I Go! already: choose the colours of your row.
refusal-the-colour-of-the-display-cannot-be-in-the-row = Cards of the display’s colour are free already; they cannot be in the row.
refusal-you-hold-no-card-of-that-colour = You hold no card of that colour.
refusal-you-hold-a-card-for-a-row = You hold a card that can be in a row: lay a row.

declared-i-go = { $player_is ->
    [you] You say
   *[other] { $player } says
} I Go!
declared-group = { $player_is ->
    [you] You set
   *[other] { $player } sets
} { $detail } aside: the display’s colour.
declared-row = { $player_is ->
    [you] You lay
   *[other] { $player } lays
} the row { $detail }.
declared-added = { $player_is ->
    [you] You add
   *[other] { $player } adds
} { $detail } to the caller’s row.
declared-rest = { $player_is ->
    [you] You are
   *[other] { $player } is
} left with { $detail }.
declared-minus = { $detail ->
    [0] { $player_is ->
        [you] You have
       *[other] { $player } has
    } no minus points.
    [one] { $player_is ->
        [you] You have
       *[other] { $player } has
    } a minus point.
   *[other] { $player_is ->
        [you] You have
       *[other] { $player } has
    } { $detail } minus points.
}
declared-perfect = { $player_is ->
    [you] You make a perfect I Go! and win
   *[other] { $player } makes a perfect I Go! and wins
} the match.

scored-lowest = fewest minus points
scored-not-above-the-caller = as few minus points as the caller, or fewer
round-ended-i-go = The round is scored.
round-ended-perfect = { $player_is ->
    [you] You have
   *[other] { $player } has
} no minus points at all.
round-ended-display-empty = The last card of the display is taken: the round does not count.
round-ended-stalemate = Nobody has said I Go! for 200 turns: the round does not count.
round-ended-laid-back = Everybody keeps laying back the same card: the round does not count.
moment-declared-i-go-others = { $player } says I Go!
moment-declared-added-others = { $player } adds { $detail } to the row
moment-round-ended-i-go-player = You get a point!
moment-round-ended-i-go-others = You get no point this time.
moment-round-ended-perfect-player = A perfect I Go!: you win the match!

moved-hand-discard = { $player_is ->
    [you] You discard
   *[other] { $player } discards
} { $card }.

# How to read the cards
legend = R7 is a red 7. The colours: red, orange, yellow, green, turquoise, blue, violet, pink, white, and K for black.

zone-stock = stock
zone-display = display
zone-discard = discard pile
zone-hand = hand

advise-take-discard = Take the { $card } from the discard pile
advise-take-display = Take the { $card } from the display
advise-i-go = Say I Go!

hint-open-cards-bad = the open cards help you less than most other cards would
hint-open-cards-bad-here = { $n } of the { $all } cards that you have not seen help you more than the open ones
hint-open-cards-useless = none of the open cards helps you
hint-open-cards-useless-here = neither { $discard } nor { $display } lowers your { $n } minus points
hint-forces-call = it is the last one, so you must say I Go! then
hint-free-card = it costs nothing: it has the display’s colour
hint-free-card-here = { $colour } is the display’s colour then: it costs nothing
hint-fits-row = it fits your row
hint-fits-row-here = it fits your row of { $first } and { $second }
hint-next-colour = the next colour of the display suits you better
hint-next-colour-here = { $colour } becomes free: { $n } minus points instead of { $now }
hint-cheap-card = it costs less than the card it replaces
hint-cheap-card-here = after your discard you have { $n } minus points instead of { $now }
hint-can-go-back = you may lay it back and keep your hand as it is
hint-voids-round = it ends the round without a score
hint-dearest-card = of the cards you have no use for, it costs the most
hint-dearest-card-here = of the cards you have no use for, it costs the most: { $n }; { $left } minus points are left
hint-keeps-better-cards = what you keep may still fit
hint-keeps-better-cards-here = your row of { $first } and { $second } can still grow with what you keep
hint-gives-up-row = another row promises more
hint-gives-up-row-here = a row of { $first } and { $second } promises more
hint-goes-back = your hand is better as it was
hint-goes-back-here = your hand is better without it: { $n } minus points
hint-hand-can-improve = somebody may have fewer minus points, and your hand can get better
hint-hand-can-improve-here = you have { $n } minus points, and by now only { $enough } or fewer usually win
hint-few-points = the others probably have more minus points
hint-few-points-here = you have { $n } minus points, and by now { $enough } or fewer usually win
hint-calls-first = the others have hardly had time, and whoever calls starts the next round
hint-must-call = you took the last card of the stock
hint-perfect = no minus points win the match
hint-least-left = it leaves you the fewest minus points
hint-least-left-here = it leaves you { $n } minus points, the fewest possible
hint-hard-to-add = the others can hardly add to this row

# At the table: what a move is called, and what is shown there
about = Collect one clever row, keep your minus points low, then say: I Go!
length-is = { $target } points win
proposals-or-i-go = Say I Go! now, and choose the colours myself
proposals-how = Touch the row that you lay: that says I Go! at once. The others may add cards in its colours, so choose colours that they hardly have.
row-own = Your own row: touch one or two colours
row-lay = Lay this row
risky-last-display = This is the last card of the display: the round ends at once and nobody scores. Take it all the same?
risky-last-stock = This is the last card of the stock: you must say I Go! this turn. Take it all the same?
risky-many-minus = A call seldom wins with so many minus points. Say I Go! all the same?
first = Collect a row: two colours, no number twice. Cards of the display’s last colour are free, what is left over counts minus. Take a card, discard one, and say I Go! when little is left over.
help-win = Say “I Go!” when all others have more minus points than you: that is worth a point. Whoever has as few as you or fewer gets the point instead. With no minus points at all you win the match at once.
help-turn = Take one card, then discard one, so that you hold 12 again. After that you may say “I Go!”.
picture-take = Take the top card of the stock, the open card of the discard pile, or the last card of the display.
picture-groups = The last card of the display is green, so your green cards are free. Orange and pink make your row: at most two colours, no number twice, gaps do not matter. What is left counts as minus points: the blue 1.
picture-discard = Discard what costs you most: the black 10 is neither free nor in your row.
lesson-row = The fewest minus points win. Your row costs none: one or two colours, each number once. Touch the pink 4 for it.
lesson-row-done = The 4 lies in your row now. A row may skip numbers.
lesson-lay = Take one card, discard one: that is a turn. Touch the black 11, then the discard pile.
lesson-lay-done = What is left over costs: 19 minus points.
lesson-wait = Say “{ do-i-go }” when you think that all others have more minus points; else they win. With 19 that is a risk: this time touch “{ do-pass }”.
lesson-display = The colour at the display’s end is free: it costs nothing. Touch the green 5: then white is free.
lesson-display-done = Your three white cards went over to “{ part-free }”.
lesson-drop = Now green costs: touch the 5, then the discard pile.
lesson-call = Only the blue 1 is left over. Touch “{ do-i-go }”, then the row that is offered.
lesson-call-done = The others may add cards in your row’s colours. Still all of them have more: the point is yours! Without minus points you win the match at once.
notice-free-colour = the display’s colour is free
notice-minus = { $n ->
    [one] one minus point
   *[other] { $n } minus points
}
notice-minus-after = { $n ->
    [one] one minus point after your discard
   *[other] { $n } minus points after your discard
}
notice-groups = { $free } free, { $row } in the row, { $rest } left over
notice-groups-after = after your discard: { $free } free, { $row } in the row, { $rest } left over
notice-enough = turn { $turn }: I Go! usually wins with { $n } or fewer{ $from ->
    [0] { "" }
   *[other] ; from turn { $from } on it takes fewer
}
part-free = free
part-row = row
part-rest = left over: −{ $n }
part-discard = one too many
do-pass = Pass
do-take-stock = Take from the stock
do-take-discard = Take the discard
do-take-display = Take from the display
do-discard = Discard { $card }
do-i-go = I Go!
do-no-row = No row
do-row = { $other ->
    [none] Lay a row of { $colour }
   *[other] Lay a row of { $colour } and { $other }
}
proposals = I Go!
show-group = free: the display’s colour
show-row = own row
show-added = added to the caller’s row
show-rest = left over
show-minus = −{ $n }

# What an explaining bot says about its move: nothing in it depends on hidden cards
explain-take-stock = I try an unknown card. Nobody sees what I get.
explain-take-display = I take it, and now the next card says which colour is free.
explain-take-discard = I can use it, though all of you see what I take.
explain-free-card = It has the display’s colour: it costs me nothing.
explain-low-card = I do not need it, and whatever is left over costs.
explain-pass = I do not call yet: somebody may have fewer minus points.
explain-high-card = A high card that is left over costs many minus points.
explain-laid-back = I have no use for it, so I lay it back.
explain-i-go = I think that all others have more minus points.
