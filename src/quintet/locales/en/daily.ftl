# The deal of the day
daily = Deal of the day
daily-of = Deal of the day: { $game }
daily-about = Everybody gets the same cards, the same seat and the same { $bots ->
    [one] bot
   *[other] { $bots } bots
}. You have one try, without hints. You can go on later, on any of your devices.
daily-measure = The place in the match counts first, then the points, then who needed fewer moves.
daily-play = Play
daily-go-on = Go on
daily-tries = { $n ->
    [0] Nobody has tried it yet.
    [one] One person has tried it. You see the results when you have played.
   *[other] { $n } people have tried it. You see the results when you have played.
}
daily-nobody = Nobody has played it to the end.
daily-sealed = You can look back at the match when the day is over: others still play the same cards.
daily-rank = Rank
daily-name = Name
daily-place = Place
daily-points = Points
daily-moves = Moves
daily-past = Earlier days
daily-today = To today’s deal
daily-proof = Nobody chose the cards
daily-proof-about = The server draws the deal the day before and publishes its fingerprint. When the day is over it shows what the fingerprint was made from. This browser keeps the fingerprints that it has seen.
daily-committed = Fingerprint for { $day }, published { $at }
daily-seed = What it was made from
daily-proof-fits = The fingerprint fits: this browser has worked it out again.
daily-proof-noted = The fingerprint fits, and it is the one that this browser noted before.
daily-proof-broken = The fingerprint does not fit. Ask the person who runs this server.
problem-no-such-day = That day had no deal.
