# What all games share. A game's own file may say any of these its own way.

option-starter = who begins the first round
option-starter-drawn = drawn by the deal
option-starter-seat_0 = the first seat
option-turn_limit = turns after which the match ends

refusal-the-match-is-over = The match is over.
refusal-a-step-that-shows-a-card-ends-its-list = A step that shows a card ends its list.

# Words
list = { $first } and { $last }
the = the { $zone }
pile = { $zone } { $n }
cards = { $n ->
    [one] a card
   *[other] { $n } cards
}
on-top = { $cards }, on top { $card }

# Events. $actor did it, $player is whose card, coin or point it is, $other the other one, if there is one.
event-dealt = { $player }’s { $place }: { $cards }
event-dealt-table = { $place }: { $cards }
event-taken = { $into ->
    [hand] { $player } takes { $card } from { $source }.
   *[other] { $whose ->
        [own] { $player } lays { $card } from { $source } on { $target }.
       *[other] { $actor } lays { $card } from { $source } on { $player }’s { $target_name }.
    }
}
event-played = { $from ->
    [hand] { $player } lays { $card } on { $target }.
   *[other] { $player } lays { $card } from { $source } on { $target }.
}
event-played-for = { $actor } lays { $card } from { $player }’s { $source_name } on { $target }.
event-shifted = { $into ->
    [hand] { $player } takes { $card } from their own { $source_name }.
   *[other] { $from ->
        [hand] { $player } puts { $card } on { $target }.
       *[other] { $player } moves { $card } from { $source } to { $target }.
    }
}
event-given = { $into ->
    [hand] { $other } takes { $card } from { $player }’s { $source_name }.
   *[other] { $player } puts { $card } on { $other }’s { $target_name }.
}
event-moved = { $card } goes from { $source } to { $target }.
event-moved-by = { $actor } moves { $card } from { $source } to { $target }.
event-shuffled = { $player } shuffles { cards } of their own { $place }.
event-shuffled-table = New in { $place } after a shuffle: { cards }.
event-revealed = { $zone ->
    [hand] { $player } shows { $cards }.
   *[other] { $player }’s { $place } shows { $cards }.
}
event-revealed-table = On { $place } lies { $cards }.
event-turn = It is { $player }’s turn.
event-paid = { $player } pays { $other } { coins }.
event-paid-in = { $player } pays { coins }.
event-received = { $player } gets { coins }.
coins = { $n ->
    [one] a coin
   *[other] { $n } coins
}
event-scored = { $player } gains { points }: { $why }.
event-lost = { $player } loses { points }: { $why }.
points = { $points ->
    [one] a point
   *[other] { $points } points
}

# Actions that leave no trace on the table
did = { $player }: { $action }.
did-pass = { $player } passes.

# A match as something to read
round = Round { $n }
match-won = { $n ->
    [one] { $player } wins!
   *[other] { $player } win!
}
match-unfinished = Not finished: this is how it stands after { $n } actions
head-player = player
head-round = this round
head-score = score
head-why = why
head-showed = showed

# Hints: why a bot would do it
hint-searched = it came out best in the search
hint-wait = waiting is better

# What the commands print around it
demo-title = { $game }, { $n } players who play at random
demo-again = To see it again: { $command }
demo-record = To read its record: { $command }
replay-actions = { $options }, { $n ->
    [one] one action
   *[other] { $n } actions
}
replay-as = As { $player } saw it.
replay-as-spectator = As a spectator saw it.
games-players = { $low } to { $high } players
games-range = { $low } to { $high }
games-cards = Cards: { $cards }
games-actions = Actions: { $actions }
games-more = More of one game: { $one }. Its rules: { $rules }.
head-preset = preset
head-option = option=default
our-ruling = our ruling
