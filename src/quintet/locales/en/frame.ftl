# What all games share. A game's own file may say any of these its own way.

option-starter = who begins the first round
option-starter-drawn = drawn at random
option-starter-seat_0 = the first seat
option-turn_limit = turns after which the match ends

refusal-the-match-is-over = The match is over.
refusal-a-step-that-shows-a-card-ends-its-list = No step may follow one that shows a card.
refusal-nothing-is-arranged-now = There is nothing to arrange now.
refusal-only-steps-of-a-compound-move-are-tried = Only steps of a longer move can be tried.
refusal-there-is-no-such-action = There is no such action.
refusal-it-is-not-your-turn = It is not your turn.
refusal-you-do-not-hold-that-card = You do not hold that card.
refusal-you-must-take-a-card-first = You must take a card first.
refusal-you-have-taken-a-card-already = You have taken a card already.

# Words
list = { $first } and { $last }
you-listed = you
the = the { $zone }
pile = { $zone } { $n }
cards = { $n ->
    [one] a card
   *[other] { $n } cards
}
on-top = { $cards }, on top { $card }

# Events. $actor did it, $player is whose card, coin or point it is, $other the other one, if there is one. Each comes
# with another variable, as $player_is: “you” for the reader, “with” for the reader and others, “other” for all others.
event-declared = { $player_is ->
    [you] You
   *[other] { $player }
}: { $what }.
event-round-ended = The round is over.
event-dealt = The cards are dealt.
event-taken = { $target_zone ->
    [hand] { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $card } from { $source }.
   *[other] { $whose ->
        [own] { $player_is ->
            [you] You lay
           *[other] { $player } lays
        } { $card } from { $source } on { $target }.
       *[other] { $actor_is ->
            [you] You lay
           *[other] { $actor } lays
        } { $card } from { $source } on { $player_is ->
            [you] your
           *[other] { $player }’s
        } { $target_name }.
    }
}
event-played = { $source_zone ->
    [hand] { $player_is ->
        [you] You lay
       *[other] { $player } lays
    } { $card } on { $target }.
   *[other] { $player_is ->
        [you] You lay { $card } from your { $source_name }
       *[other] { $player } lays { $card } from { $source }
    } on { $target }.
}
event-played-for = { $actor_is ->
    [you] You lay
   *[other] { $actor } lays
} { $card } from { $player_is ->
    [you] your
   *[other] { $player }’s
} { $source_name } on { $target }.
event-shifted = { $target_zone ->
    [hand] { $player_is ->
        [you] You take
       *[other] { $player } takes
    } { $card } from { $player_is ->
        [you] your
       *[other] their
    } own { $source_name }.
   *[other] { $source_zone ->
        [hand] { $player_is ->
            [you] You put { $card } on your { $target_name }
           *[other] { $player } puts { $card } on { $target }
        }.
       *[other] { $player_is ->
            [you] You move
           *[other] { $player } moves
        } { $card } from { $source } to { $target }.
    }
}
event-given = { $target_zone ->
    [hand] { $other_is ->
        [you] You take
       *[other] { $other } takes
    } { $card } from { $player_is ->
        [you] your
       *[other] { $player }’s
    } { $source_name }.
   *[other] { $player_is ->
        [you] You put
       *[other] { $player } puts
    } { $card } on { $other_is ->
        [you] your
       *[other] { $other }’s
    } { $target_name }.
}
event-moved = { $card } goes from { $source } to { $target }.
event-moved-by = { $actor_is ->
    [you] You move
   *[other] { $actor } moves
} { $card } from { $source } to { $target }.
event-shuffled = { $player_is ->
    [you] You shuffle
   *[other] { $player } shuffles
} { cards } of { $player_is ->
    [you] your
   *[other] their
} own { $place_name }.
event-shuffled-table = After a shuffle { $place } has { cards }.
event-revealed = { $place_zone ->
    [hand] { $player_is ->
        [you] You show
       *[other] { $player } shows
    } { $cards }.
   *[other] { $player_is ->
        [you] Your
       *[other] { $player }’s
    } { $place_name } shows { $cards }.
}
event-revealed-table = Now on { $place }: { $cards }.
explained = { $player } says: “{ $why }”
event-turn = It is { $player_is ->
    [you] your
   *[other] { $player }’s
} turn.
event-paid = { $player_is ->
    [you] You pay
   *[other] { $player } pays
} { $other_is ->
    [you] you
   *[other] { $other }
} { coins }.
event-paid-in = { $player_is ->
    [you] You pay
   *[other] { $player } pays
} { coins }.
event-received = { $player_is ->
    [you] You get
   *[other] { $player } gets
} { coins }.
coins = { $n ->
    [one] a coin
   *[other] { $n } coins
}
event-scored = { $player_is ->
    [you] You gain
   *[other] { $player } gains
} { points }: { $why }.
event-lost = { $player_is ->
    [you] You lose
   *[other] { $player } loses
} { points }: { $why }.
points = { $points ->
    [one] a point
   *[other] { $points } points
}
round-ended-turn-limit = The turn limit is reached.

# Actions that leave no trace on the table
did = { $player_is ->
    [you] You
   *[other] { $player }
}: { $action }.
did-pass = { $player_is ->
    [you] You pass
   *[other] { $player } passes
}.

# A match as something to read
round = Round { $n }
match-won = { $player_is ->
    [you] You win!
    [with] The winners are { $player }!
   *[other] { $n ->
        [one] { $player } wins!
       *[other] { $player } win!
    }
}
match-unfinished = { $n ->
    [one] Not finished: this is how it stands after one action
   *[other] Not finished: this is how it stands after { $n } actions
}
head-player = player
head-round = this round
head-score = score
head-why = why
head-showed = showed

# Hints: why a bot would do it
hint-searched = it did best when the game was played on from here many times
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
our-ruling = our own ruling
