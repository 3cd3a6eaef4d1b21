# The browser's page: everything that neither a game's file nor the frame says.

# Names and manners
welcome = { $n ->
    [0] Card games. Pull up a chair!
    [5] Five card games. Pull up a chair!
   *[other] { $n } card games. Pull up a chair!
}
imprint = Five family card games on one table. Not affiliated with any publisher. Free software:
pad-link = Score pad for real cards
players-range = { $low }–{ $high } players
minutes-range = { $low }–{ $high } min
friendly-names = Otter, Fox, Owl, Badger, Robin, Squirrel, Hedgehog, Beaver, Swallow, Dormouse
labelled = { $label }: { $words }
yes = yes
no = no
you = You
games = Games

# The start page
play-now = Play now
play-settings = { $hasLength ->
    [yes] Level, pace and length
   *[no] Level and pace
}
bots-level = level of the bots
match-length = length of a match
length-short = short
length-normal = normal
length-long = long
play-friends = With friends
rules = Rules
join-title = Join with a code
join = Join
code-wrong = That is not the code of a table: such a code has twelve letters and digits, like k7fm-q2xd-9wpt.
code-missing = Write the code of the table here, or paste its link.
my-tables = Your tables
my-turns = { $n ->
    [one] It is your turn at one table
   *[other] It is your turn at { $n } tables
}
turn-of = { $player } to play
left-days = { $n ->
    [one] a day left
   *[other] { $n } days left
}
left-hours = { $n ->
    [one] an hour left
   *[other] { $n } hours left
}
left-minutes = { $n ->
    [one] a minute left
   *[other] { $n } minutes left
}
all-tables = Show all { $n } tables
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
cancel = Cancel
ask-name = What shall we call you?
ask-name-why = The others see it at the table. You can change it at any time in the settings.
play = Play

# Settings
your-name = Your name
language = Language
theme = Light or dark
theme-auto = like the device
theme-light = light
theme-dark = dark
letters = Large letters
letters-auto = on a television, in full screen
letters-large = always
letters-usual = never
sort = Sort
sorting = Sort my hand
sorting-colour = by colour
sorting-number = by number
sorting-parts = by what belongs together
sounds = Sounds
marks-playable = Show what can be played
asks-first = Ask before risky moves
automatic-on = This now happens by itself until you stop it, here or in the settings.
keys = Keys on the table
keys-walk = through everything that can be touched
keys-touch = touch it (also the space bar)
keys-let-go = let go, go back
keys-take = take a card, turn one over
keys-call = the call, where a game has one
keys-cards = the cards of your hand, from the left
keys-letters = Play with letters and digits, too
notify-turn = Notify me when it is my turn
tell-title = Shall we tell you when it is your turn?
tell-off = Your browser can tell you when it is your turn at a table that takes its time, also while this page is closed.
tell-on = You are told when it is your turn, also while this page is closed.
tell-stop = Stop telling me
tell-later = Not now
tell-denied = Your browser blocks messages from this page. You can allow them in the browser’s settings for this page.
tell-insecure = Your browser takes messages only from secure pages, and this one came over plain http. It helps if whoever runs the server puts it behind https (the server’s guide says how), or if you open localhost on the machine it runs on. Here this page can ring as long as it is open.
tell-install = First put this page on your home screen (Share, then Add to Home Screen) and open it from there. Until then this page can ring as long as it is open.
tell-none = Your browser cannot tell you while this page is closed. The page can ring as long as it is open.
tell-ring = Ring when it is my turn
tell-rings = A ringing sound is on, and the title of the page says so too.
told-turn = Your turn at { $game }
told-soon = { $game }: little time left for your turn
told-over = { $game }: the match is over

# My page: name, statistics, other devices
my-page = My page
name-everywhere = A new name is shown at all your tables at once.
other-device = Play on another device
other-device-about = A link or QR code makes another device you: same name, same seats, same statistics. It works once, within ten minutes.
pass-show = Show the link
pass-hide = Hide the link
pass-words = Scan this with the other device, or open the link there.
pass-link = Link for your other device
pass-secret = Keep it to yourself: whoever opens it within ten minutes plays as you from then on.
pass-ask = Be { $player } on this device, too?
pass-means = This device then plays as { $player }: same name, same seats, same statistics. Say yes only if { $player } is you.
pass-loss = Up to now this device plays as { $player }. Those seats and statistics cannot be reached from here any more.
pass-yes = Yes, I am { $player }
pass-own = This device already plays as { $player }.
pass-void = This link does not work any more.
pass-void-about = It works once and for ten minutes. Get a new one on your other device: My page, Play on another device.
statistics = My statistics
statistics-none = You have not finished a match yet.
by-game = By game
by-opponents = By opponents
all-games = all games
against-people = against people
against-bots = against bots
against-mixed = against people and bots
n-matches = matches
n-won = won
share-won = share
streak-is = { $n ->
    [0] You did not win your last match.
    [one] You won your last match.
   *[other] You have won { $n } matches in a row.
}
longest-streak-is = { $n ->
    [0] { "" }
    [one] Your longest run is one match.
   *[other] Your longest run is { $n } matches.
}

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
not-ready-after-all = I am not ready
stand-up = Stand up
wait-for-players = There are free seats: invite friends, or add bots.
wait-for-ready = Waiting for { $player } to be ready.
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
level-expert = expert
make-host = Make host
take-off = Remove { $player } from the table
take-off-ask = Remove { $player }?
free-seat = Free this seat
free-seat-about = { $player } stands up and may sit down again.
ban = Remove for good
ban-about = { $player } is told so and can never again sit at this table.
ban-about-playing = { $player } is told so and can never again sit at this table. A bot plays the match to its end.
seat-freed = The host has freed your seat. You may sit down again.
link = Link to this table
copy-link = Copy the link
copied = The link is copied.
share = Share
code-is = or the code
show-on-tv = Show on a TV
hand-only = Show only my hand
whole-table = Show the whole table
invite-local = This address works on this machine only. Start the server so that others can reach it: quintet serve --host 0.0.0.0
qr-code = QR code of the link
n-seats = players
game-of-table = game
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
    [0.6] quick
    [1.5] leisurely
   *[other] normal
}
report-seconds = time to look at the end of a round
report-seconds-are = { $n ->
    [0] none: go on at once
   *[other] { $n } seconds
}
allow-hints = hints are allowed
allow-chat = chat is allowed
allow-watchers-chat = watchers may chat, too
allow-watching = whoever has the link may watch
shows-all-after = after the end everybody may look at all hands
bot-for-absent = bot for absent players
is-listed = strangers can find the table
changed-by = { $player } changed:
changed-by-host = The host changed:
changed-is = { $what }: { $before } → { $after }
changed-more = and { $n } more
in-force = The options of this match: { $game }
standings = This evening
standing-is = { $won } of { $played } won

# The table
choose = Choose
risk-go = Do it
risk-back = Not yet
choose-one = Choose …
choose-colour = Which colour?
choose-seat = { $player } ({ cards })
your-hand = Your hand, { cards }
one-of-equals = { $name }, { $n } of { $all }
your-place = Your place
the-others = the others
your-turn = Your turn
seat-label = { $player }, { cards } in hand
look-closer = The cards in front of { $player }
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
end-low = at the low end
end-high = at the high end
take-back = Take back
stood-in = a bot plays
pile-needs = { $pile }, next comes { $n }
watching = { $n ->
    [one] one person is watching
   *[other] { $n } people are watching
}
score = Score
leads = is ahead
goal-is = Goal: { $n }
goal-is-minus = Ends above { $n } minus points
goal-told = The match ends at { $n } points; whoever has the most wins.
goal-told-minus = The match ends above { $n } minus points, and the fewest win.
score-is = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
score-of = { $n } of { $goal }
reconnecting = The connection is lost. Trying again …
catching-breath = The server is catching its breath. Play goes on by itself in a moment.
match-over = The match is over.
back-to-table = Back to the table
only-the-last = Only the last card can be taken.
stays-for-now = These cards stay where they are for now.
touch-card-first = First touch a card, then where it goes.
touch-again = { $card }: { $what } Touch it again to play it.
touch-target = { $card }: touch where it goes.
see-result = See the result
look-at-table = Look at the table
back-to-report = Round { $n } is over: back to the report
clock-left = { $n } s left
log = The match so far
log-open = Open the match so far
log-empty = Nothing has happened yet.
log-newest-first = newest first
recap = While you waited
recap-more = { $n } more
recap-earlier = Earlier moves
brief-taken = { $player } takes { $card }.
brief-laid = { $player } lays { $card }.
brief-explained = “{ $why }”
thinking = { $player } is thinking
hint = Hint
hint-says = { $what }: { $why }.
hint-only = There is nothing else you can do now.
hint-behind = You are behind, and this keeps most of your chance.
hint-beside = { $lead ->
    [clear] It is clearly better than this
    [little] It is a little better than this
   *[none] This looks about as good
}: { $next }.
hint-numbers = Chance to win the { $of ->
    [round] round
   *[match] match
}: { $chance }%.
hint-numbers-beside = Chance to win the { $of ->
    [round] round
   *[match] match
}: { $chance }%, with the next best choice { $other }%.
hint-show-numbers = Show the chances
hint-then = { $first }, then: { $then }
hint-move-of = { $move }: { $parts }
hint-do-nothing = Wait
proposals = Suggestions …
mute = Sounds off
emotes = Reactions
emote-cheer = Hooray!
emote-clap = Bravo!
emote-laugh = Haha
emote-wow = Wow!
emote-oops = Oops
emote-hurry = Hurry up
emote-thanks = Thank you
emote-well_played = Well played
emotes-and-chat = Reactions and chat
emotes-unread = { $n ->
    [one] Reactions and chat, one new line
   *[other] Reactions and chat, { $n } new lines
}
chat-title = Chat
chat-lines = What was said
chat-none = Nobody has said anything yet.
chat-watching = watching
chat = Say something
send = Send
understood = Got it

# Cards in words
card-hidden = a face-down card
card-coloured = { $colour } { $what }
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

# The end of a round and of a match
round-over = Round { $n }
show-hand = left in hand
show-counts = { $n } { $n ->
    [one] point
   *[other] points
}
go-on = Go on
table-what-if = This match begins in the middle of another one. It is only a try: there is no proof of a fair deal, and it counts in no statistics.
last-round = That was the last round: the match is over.
onward-in = The next round begins in { $n } s.
onward-awaited = Waiting for { $player } …
rematch = Play again
another-game = Choose another game
watch-next = Watch the next match
wants-rematch = { $n ->
    [one] { $player } wants to play again.
   *[other] { $player } want to play again.
}
look-back = Look back
rank = rank
n-actions = { $n ->
    [one] One move was made.
   *[other] { $n } moves were made.
}
download = Download the record
verify = Verify this deal
verify-title = Was the deal fair?
verify-none = This record holds no proof.
verify-about = Your browser can shuffle and deal again by itself, without asking the server, and compare.
verify-more = Proved here: the cards dealt at the start of every round, with the shuffles that the replay shows. That each of these shuffles was due, that every card drawn and every move followed the rules, who had to begin, and the result: that is proved by quintet verify FILE with the downloaded record. It plays the whole match again.
verify-undealt = Not proved here: that the cards follow from these parts. That, every move and the result are proved by quintet verify FILE with the downloaded record. It plays the whole match again.
verify-some = Only { $n } of { $all } rounds could be loaded and dealt again.
verdict-proved = Nobody could choose these cards, neither the server nor any player: your browser’s own random part is in them, and shuffling again gave exactly the cards that were dealt.
verdict-undealt = Nobody could choose the chance that these cards come from, neither the server nor any player: your browser’s own random part is in it. Whether the cards follow from it was not checked here: this page does not know how this game is dealt.
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
        [one] Your browser shuffled the deck again, and every card that was dealt was where it had to be.
       *[other] Your browser shuffled the deck again for each of the { $n } rounds, and every card that was dealt was where it had to be.
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
help-special = Special cards
round = round
percent = { $n }%

# Problems
problem-failed = That did not work. Please try again.
problem-offline = The server cannot be reached. Is it running?
problem-no-such-thing = There is no such page.
problem-no-such-table = There is no such table. Perhaps the code is mistyped, or the table was removed.
problem-no-such-seat = There is no such seat.
problem-seat-taken = Somebody else was quicker: that seat is taken.
problem-not-seated = Sit down first.
problem-not-host = Only the host may do that.
problem-taken-off-this-table = The host has removed you from this table.
problem-bad-name = Please choose another name.
problem-bad-options = The game cannot be played that way.
problem-not-now = That cannot be done now.
problem-not-ready = Not everybody is ready.
problem-stale = Somebody was quicker. Look again.
problem-illegal = That is not allowed now.
problem-not-allowed-here = That is switched off here.
problem-too-fast = Not so fast, please.
problem-too-many = That is too much at once.
problem-busy = The server is still thinking. Ask again in a moment.
problem-no-such-pass = This link does not work any more.
problem-no-such-screen = This code is wrong or too old. Look at the phone for the current one.
problem-catching-breath = The server is catching its breath. Play goes on by itself in a moment.

# Lessons
learn = Learn
learn-game = Learn { $game }
lesson-offer = New to this game? A few small moves show you how it goes. It takes about a minute.
lesson-begin = Show me
lesson-just-play = Just play
lesson-skip = Leave the lesson
lesson-step = Step { $n } of { $all }
lesson-over = That was the lesson: you know the game!
lesson-finish = Finish
lesson-none = There is no lesson for this game yet.
lesson-now-play = Now try it in a short match ({ $length }) against easy bots that explain their moves.
lesson-play = { $hasLength ->
    [yes] Play a short match
   *[no] Play a match
}
lesson-again = Once more from the start
lesson-other = That is allowed too. But try what lights up.

# The line on the start page, and the deal of the day at the table
today = Today
today-daily = Deal of the day: { $game }
today-daily-on = Go on with the deal of the day: { $game }
today-daily-over = Deal of the day: the results
today-puzzle = Puzzles: { $game }
today-daily-brief = Deal of the day
today-puzzle-brief = Puzzles
today-lesson-brief = Lesson
daily-results = Results of the day
problem-sealed = Others still play the same cards. You can look back when the day is over.
problem-not-over = This match is not over: only finished ones can be looked back at.
problem-other-rules = This match was played by other rules than this server has now.
