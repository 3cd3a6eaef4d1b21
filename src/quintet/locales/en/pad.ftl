# The score pad for people who play with real cards.
pad = Score pad
pad-about = You play with real cards, and this page counts for you. Once it has been opened, it works without a network too.
pad-off = There is no score pad on this server.
pad-which = Which game do you play?
pad-who = Who plays?
pad-seating = In the order in which you sit, clockwise.
pad-player-n = Player { $n }
pad-add = Add a player
pad-remove = Remove { $player }
pad-raise = Move { $player } up
pad-deals-first = Who deals first?
pad-begins-first = Who begins?
pad-same-name = Two players have the same name.
pad-begin = Start counting
pad-last = Go on with the last pad: { $game }, { $names }
pad-open = Open a saved pad
pad-unreadable = This file is not a pad that can be read here. Nothing has changed.
pad-refused = The pad in this browser is from another version and cannot be read here. Nothing is lost: save it as a file, then begin a new one.
pad-not-kept = This browser keeps nothing: do not close this page before you are done.
pad-deals = { $player } deals, { $next } begins
pad-begins = { $player } begins
pad-deals-short = deals
pad-begins-short = begins
pad-level-is = Level { $n }
pad-all-levels = all levels laid
pad-undo = Undo
pad-new = New pad
pad-leave = This match is not over. It is put away, and you can go on with it later.
pad-write = Write down
pad-correct = Correct round { $n }
pad-write-correction = Correct
pad-delete = Delete round { $n }
pad-spare = With this correction the match ends after round { $n }. The later rounds are kept, but do not count.
pad-rounds = Rounds
pad-won = Matches won before: { $names }
pad-after = after { $n ->
    [one] one round
   *[other] { $n } rounds
}
pad-as-picture = As a picture
pad-as-text = As text
pad-as-file = Save as a file
pad-copied = Copied.
pad-place = Place { $n }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pad-less = One less for { $player }
pad-more = One more for { $player }
pad-tap-cards = Tap the cards below.
pad-typed = { $n ->
    [one] One point, typed
   *[other] { $n } points, typed
}
pad-or-type = or type the points:
pad-none-left = No card left over
pad-next = Next: { $player }
pad-take-back = Take { $card } back
pad-card-points = { $card }: { $n ->
    [one] one point
   *[other] { $n } points
}
pad-ask-went-out = Who went out?
pad-nobody-went-out = Nobody: no one can go on
pad-ask-cards-left = Which cards do the others still hold?
pad-ask-emptied-stock = Who has emptied their stock?
pad-nobody-emptied-stock = Nobody: no one can go on
pad-ask-stock-left = How many stock cards are left?
pad-ask-out = In which order did you get rid of your cards? Tap the names.
pad-ask-rows = Rows taken, { $points } points each
pad-ask-coloured = Rows of a single colour, { $points } points each
pad-ask-played-away = Who has no card left?
pad-nobody-played-away = Nobody: no one can go on
pad-ask-number-left = How many cards do the others have left? (only for the ranking)
pad-ask-called = Who said “I Go!”?
pad-nobody-called = Nobody: the round does not count
pad-ask-took-last = Who took the last card of the display?
pad-nobody-took-last = Nobody did
pad-ask-minus = Which cards are left over and count minus?
pad-ask-ended = Who ended the round, or laid level 8?
pad-nobody-ended = Nobody: no one can go on
pad-ask-laid = Who has laid their level?
pad-ask-laid-too = Who else has laid their level?
pad-told-perfect = A perfect “I Go!”: { $player } wins at once.
pad-told-keeps = { $player } may keep up to { $n } cards for the next round.
