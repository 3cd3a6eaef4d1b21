# The browser's page: everything that neither a game's file nor the frame says.

# Names and manners
title-solo = SOLO
title-skipbo_masters = Skip-Bo Masters
title-level_8 = Level 8
title-i_go = I Go!
title-fifteen_go = 15GO!
title-none = Table
welcome = Five card games. Pull up a chair!
about = Five family card games on one table. Not affiliated with any publisher. Free software:
about-solo = Shed your cards by colour or number. Throw in twins, and say SOLO! in time.
about-skipbo_masters = Build piles from 1 to 12 and empty your stock, with coins that buy and open doors.
about-level_8 = Eight levels to climb: runs, sets and colours. Who lays the eighth first?
about-i_go = Collect one clever row, keep your minus points low, then call: I Go!
about-fifteen_go = Turn, place, pass on: rows from 1 to 15 grow in the middle until your cards are gone.
players-range = { $low }–{ $high } players
minutes-range = { $low }–{ $high } min
guest = Guest
you = You
games = Games

# The start page
play-now = Play now
play-friends = With friends
rules = Rules
join-title = Join with a code
join = Join
my-tables = Your tables
my-matches = Finished matches
phase-gathering = waiting for players
phase-dealing = dealing
phase-playing = running
phase-over = over
won-by = won by { $player }
loading = One moment …
close = Close
settings = Settings
to-start = To the start page

# Settings
your-name = Your name
language = Language
theme = Light or dark
theme-auto = as the device
theme-light = light
theme-dark = dark
sorting = Sort my hand
sorting-colour = by colour
sorting-number = by number
sorting-parts = in the parts of my level
sounds = Sounds
marks-playable = Show what can be played
notify-turn = Notify me when it is my turn

# The lobby
who-plays = Who plays
invite = Invite friends
invite-words = Send this link, or let them scan the code.
how-to-play = How you play
table-full = All seats are taken
sit-down = Sit down
fill-with-bots = Fill with bots
start = Deal the cards
dealing = Dealing …
i-am-ready = I am ready
not-ready-after-all = Not ready after all
stand-up = Stand up
wait-for-players = There are free seats: invite friends, or add bots.
wait-for-ready = Waiting until { $player } is ready.
wait-for-host = Waiting for the host to deal.
host-watches = You are not playing: you will watch.
seat-free = free
seat-n = Seat { $n }
add-bot = Add a bot
sit-here = Sit here
host = host
not-here = not here
is-ready = ready
level-of = Level of { $player }
level-easy = easy
level-normal = normal
level-hard = hard
make-host = Make host
take-off = Take { $player } off the table
link = Link to this table
copy-link = Copy the link
copied = The link is copied.
share = Share
code-is = or the code
qr-code = QR code of the link
n-seats = players
preset = way of playing
preset-own = your own mix
clock = time for a turn
clock-seconds = { $n ->
    [0] no limit
   *[other] { $n } seconds
}
clock-days = { $n ->
    [one] a day
   *[other] { $n } days
}
tempo = pace of the bots
tempo-is = { $n ->
    [0.5] quick
    [2] leisurely
   *[other] normal
}
allow-hints = hints are allowed
allow-chat = chat is allowed
allow-watching = whoever has the link may watch

# The table
choose = Choose
your-hand = Your hand, { cards }
your-place = Your place
your-turn = Your turn
seat-label = { $player }, { cards } in hand
look-closer = What lies before { $player }
pile-label = { $hasOwner ->
    [yes] { $owner }: { $pile }
   *[no] { $pile }
}, { $n ->
    [0] empty
   *[other] { cards }
}{ $top ->
    [none] { "" }
   *[other] , { $top }
}
stood-in = a bot plays
watching = { $n ->
    [one] one is watching
   *[other] { $n } are watching
}
score = Score
score-is = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
cards-left = { $n ->
    [0] no card left
   *[other] { cards } left
}
stock-left = { $n ->
    [0] empty stock
   *[other] { cards } in the stock
}
reconnecting = The connection is lost. Trying again …
match-over = The match is over.
see-result = See the result
clock-left = { $n } s left
pay-with-coins = Put coins on a pile
race-throw-in = You hold the twin: quick, throw it in!
log = What happened
log-empty = Nothing has happened yet.
log-dealt = The cards are dealt.
hint = Hint
hint-says = { $what }: { $why }.
hint-do-nothing = Wait
mute = Sounds off
emotes = Reactions
emote-cheer = Cheers!
emote-clap = Bravo!
emote-laugh = Haha
emote-wow = Wow!
emote-oops = Oops
emote-hurry = Hurry up
emote-thanks = Thank you
emote-well_played = Well played
chat = Say something
send = Send
understood = Got it
row-another = Choose another row
proposal-added = added to what lies
row-own = Your own row: touch one or two colours
row-lay = Lay this row

# First time at a game
first-solo = Touch a card that shines to lay it, or take one. Say SOLO! with your last card but one: press the red button first.
first-skipbo_masters = Empty your stock. Touch a card, then the pile where it goes. Discarding onto a help pile ends your turn.
first-level_8 = Take a card, lay your level when you can, then discard: touch a card, then your discard pile.
first-i_go = Take a card, lay one off, and call I Go! when your minus points are few.
first-fifteen_go = Turn your top card, then touch a row or somebody’s open pile where it shines.

# Chips in the middle
notice-colour = { $colour ->
    [red] red is in force
    [green] green is in force
    [blue] blue is in force
   *[yellow] yellow is in force
}
notice-direction = { $direction ->
    [clockwise] ↻ clockwise
   *[other] ↺ counter-clockwise
}
notice-due = { $n } cards to take!
notice-free-colour = the display’s colour is free
notice-minus = { $n ->
    [one] one minus point now
   *[other] { $n } minus points now
}
notice-level-laid = Your level { $n } lies
notice-part = { $shape ->
    [run] run of { $n }
    [set] set of { $n }
   *[colour] { $n } of one colour
}
notice-lacking = { $n ->
    [0] complete!
    [one] a card is lacking
   *[other] { $n } cards are lacking
}
tag-said-solo = SOLO!
tag-coins = { $n }
tag-level = Level { $n }

# Buttons: what a move says
do-lay = Lay { $card }
do-lay-with = Swap with …
do-lay-with-nobody = nobody
do-throw-in = Throw in { $card }
do-take = { $n ->
    [one] Take a card
   *[other] Take { $n } cards
}
do-pass = Pass
do-say-SOLO = SOLO!
do-catch = Caught!
do-play = Play { $card } on pile { $pile }
do-play-stock = Play from the stock on pile { $pile }
do-play-help = Play from the help pile on pile { $pile }
do-buy = Buy from { $player } for pile { $pile }
do-stand-in = Coins stand in on pile { $pile }
do-discard-help = Discard { $card } on help pile { $pile }
do-pay = Pay the toll
do-stop = Do not pay, stop here
do-end = End the turn
do-turn = Turn a card
do-put-down = Put it down
do-build = Build on my own pile
do-row = To row { $n }
do-give = To { $player }
do-borrow = Borrow from { $player } for row { $n }
do-take-stock = Take from the stock
do-take-discard = Take the discard
do-take-display = Take from the display
do-discard = Discard { $card }
do-i-go = I Go!
do-no-row = No row
do-draw = Draw a card
do-take-from = Take the discard of { $player }
do-claim = Take it from { $player }
do-lay-level = Build it myself
do-run = Run from { $n }
do-set = Set of { $n }s
do-colour = This colour
do-put = Put { $card }
do-add = { $end ->
    [low] Add { $card } at the low end
    [high] Add { $card } at the high end
   *[none] Add { $card } there
}
do-miss = { $player } misses a turn
do-play-take = Play Take
do-play-swap = Play Swap
do-play-keep = Play Keep
do-show = Show { $card }
do-swap = Swap { $card }
do-keep = Keep { $card }
do-done = Done
proposals-level_8 = Lay my level
proposals-level_8-add = Add cards …
proposals-level_8-show = Show these …
proposals-level_8-keep = Keep these …
proposals-level_8-swap = Swap these …
proposals-i_go = I Go!
proposals-skipbo_masters = Coins for a card …
proposals-fifteen_go = Borrow …

# Cards in words
card-hidden = a face-down card
card-coloured = { $colour } { $what }
card-toll = { $n } with a toll of { $coins }
colour-R = red
colour-O = orange
colour-Y = yellow
colour-G = green
colour-T = turquoise
colour-B = blue
colour-V = violet
colour-P = pink
colour-W = white
colour-K = black
sign-miss = miss a turn
sign-turn-round = change direction
sign-swap = swap
sign-choose = choose a colour
sign-all-round = hands all round
sign-joker = joker
sign-take = take
sign-keep = keep
sign-wild = Skip-Bo

# The end of a round and of a match
round-over = Round { $n }
show-group = free: the display’s colour
show-row = own row
show-added = added to the caller’s row
show-rest = left over: minus points
show-hand = left in hand
show-minus = −{ $n }
go-on = Go on
you-win = You win!
rematch = Play again
look-back = Look back
rank = rank
n-actions = { $n } moves were made.
download = Download the record
verify = Verify this deal
verify-title = Was the deal fair?
verify-none = This record holds no proof.
verify-about = Your browser can shuffle and deal again by itself, without asking the server, and compare.
verify-more = Proved here: the cards dealt at the start of every round, with the shuffles that the replay shows. That each of these shuffles was due, that every card drawn and every move followed the rules, who had to begin, and the result: that is proved by quintet verify FILE with the downloaded record. It plays the whole match again.
verify-some = Only { $n } of { $all } rounds could be loaded and dealt again.
verdict-proved = Nobody could choose these cards, neither the server nor any player: your browser’s own random part is in them, and shuffling again gave exactly the cards that were dealt.
verdict-fits = Everything fits together. But your browser noted nothing before this deal, so you rely on those who took part in it.
verdict-broken = Something does not fit. Do not trust this deal.
claim-commitment = { $isProved ->
    [yes] The server had bound itself to its part before it knew yours.
   *[no] The server’s part does not fit what it had bound itself to.
}
claim-seed = { $isProved ->
    [yes] The deal follows from the server’s part and all players’ parts.
   *[no] The deal does not follow from the parts in the record.
}
claim-deal = { $isProved ->
    [yes] { $n ->
        [one] Your browser shuffled the deck again, and every card that was dealt lay where it must.
       *[other] Your browser shuffled the deck again for each of the { $n } rounds, and every card that was dealt lay where it must.
    }
   *[no] Your browser shuffled the deck again, and in round { $round } got other cards than those that were dealt.
}
claim-noted_commitment = { $isProved ->
    [yes] It is the commitment that your browser noted before the deal.
   *[no] It is not the commitment that your browser noted before the deal.
}
claim-noted_contribution = { $isProved ->
    [yes] Your browser’s own random part is in it.
   *[no] Your browser’s own random part is missing.
}
ruling-means = a decision of ours where the printed sheet leaves a point open

# Looking back: the match again, and everybody's chances
round = round
move = move
move-n = Move { $n } of { $most }
percent = { $n } %
as-table = As a table
scores-by-round = Scores round by round
replay = Replay
replay-view = Seen by
replay-open = all hands open
replay-watcher = a watcher
replay-deal = The deal
replay-dealt = The cards are dealt.
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-on = One move on
replay-round-back = Previous round
replay-round-on = Next round
replay-speed = Speed
replay-speed-is = { $n } ×
replay-keys = The keys ← and → go move by move, with Shift round by round. The space bar plays and pauses.
chance-title = Chances to win
chance-about = How likely everybody was to win after each move, judged with all hands open: the computer played on from there many times.
chance-working = The chances are being worked out …
chance-none = The chances cannot be worked out at the moment.
turning-points = Turning points
turning-none = No single move turned this match.
turning-is = { $player }: { $before } → { $after }

# Problems
problem-failed = That did not work. Please try again.
problem-offline = The server cannot be reached. Is it running?
problem-no-such-page = There is no such page.
problem-no-such-table = There is no such table. Perhaps the code is mistyped, or it was cleared away.
problem-no-such-seat = There is no such seat.
problem-seat-taken = Somebody else was quicker: that seat is taken.
problem-not-seated = Sit down first.
problem-not-host = Only the host may do that.
problem-taken-off-this-table = The host has taken you off this table.
problem-bad-name = Please choose another name.
problem-bad-options = The game cannot be played that way.
problem-not-now = That cannot be done now.
problem-not-ready = Not everybody is ready.
problem-stale = Somebody was quicker. Look again.
problem-illegal = That is not allowed now.
problem-not-allowed-here = The host has switched that off.
problem-too-fast = Not so fast, please.
problem-too-many = That is too much at once.
problem-closed = This table has been cleared away.
