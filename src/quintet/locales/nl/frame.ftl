# Wat alle spellen gemeen hebben. Het bestand van een spel mag dit alles op zijn eigen manier zeggen.

option-starter = wie de eerste ronde begint
option-starter-drawn = wordt geloot
option-starter-seat_0 = de eerste plaats
option-turn_limit = na zoveel beurten eindigt de partij

refusal-the-match-is-over = De partij is afgelopen.
refusal-a-step-that-shows-a-card-ends-its-list = Een stap die een kaart laat zien, moet de laatste van zijn lijst zijn.
refusal-nothing-is-arranged-now = Er valt nu niets samen te stellen.
refusal-only-steps-of-a-compound-move-are-tried = Alleen stappen van een langere zet kun je uitproberen.
refusal-there-is-no-such-action = Dat kan hier niet.
refusal-it-is-not-your-turn = Je bent niet aan de beurt.
refusal-you-do-not-hold-that-card = Die kaart heb je niet.
refusal-you-must-take-a-card-first = Je moet eerst een kaart nemen.
refusal-you-have-taken-a-card-already = Je hebt al een kaart genomen.

# Woorden
list = { $first } en { $last }
you-listed = jij
the = { $zone ->
    [aanbod] het { $zone }
   *[other] de { $zone }
}
pile = { $zone } { $n }
cards = { $n ->
    [one] een kaart
   *[other] { $n } kaarten
}
on-top = { $cards }, bovenop { $card }

# Wat er gebeurt. $actor doet het, van $player is de kaart, de munt of het punt, $other is de ander, als die er is.
# Bij elk hoort nog een variabele, zoals $player_is: “you” als jij het bent, “with” voor jou en anderen, anders “other”.
event-declared = { $player_is ->
    [you] Jij
   *[other] { $player }
}: { $what }.
event-round-ended = De ronde is voorbij.
event-dealt = De kaarten zijn gedeeld.
event-taken = { $target_zone ->
    [hand] { $source_zone ->
        [display] { $player_is ->
            [you] Je
           *[other] { $player }
        } neemt { $card } uit { $source }.
        [draw] { $player_is ->
            [you] Je
           *[other] { $player }
        } trekt { $card } van { $source }.
       *[other] { $player_is ->
            [you] Je
           *[other] { $player }
        } neemt { $card } van { $source }.
    }
   *[other] { $whose ->
        [own] { $player_is ->
            [you] Je
           *[other] { $player }
        } legt { $card } van { $source } op { $target }.
       *[other] { $actor_is ->
            [you] Je
           *[other] { $actor }
        } legt { $card } van { $source } op { $player_is ->
            [you] je { $target_name }
           *[other] { $target } van { $player }
        }.
    }
}
event-played = { $source_zone ->
    [hand] { $player_is ->
        [you] Je
       *[other] { $player }
    } legt { $card } op { $target }.
   *[other] { $player_is ->
        [you] Je legt { $card } van je { $source_name }
       *[other] { $player } legt { $card } van { $source }
    } op { $target }.
}
event-played-for = { $source_zone ->
    [hand] { $actor_is ->
        [you] Je
       *[other] { $actor }
    } legt { $card } uit { $player_is ->
        [you] je { $source_name }
       *[other] { $source } van { $player }
    } op { $target }.
   *[other] { $actor_is ->
        [you] Je
       *[other] { $actor }
    } legt { $card } van { $player_is ->
        [you] je { $source_name }
       *[other] { $source } van { $player }
    } op { $target }.
}
event-shifted = { $target_zone ->
    [hand] { $player_is ->
        [you] Je
       *[other] { $player }
    } pakt { $card } van { $player_is ->
        [you] je
       *[other] de
    } eigen { $source_name }.
   *[other] { $source_zone ->
        [hand] { $target_zone ->
            [level] { $player_is ->
                [you] Je legt { $card } bij je { $target_name }
               *[other] { $player } legt { $card } bij { $target }
            }.
           *[other] { $player_is ->
                [you] Je legt { $card } op je { $target_name }
               *[other] { $player } legt { $card } op { $target }
            }.
        }
       *[other] { $player_is ->
            [you] Je
           *[other] { $player }
        } legt { $card } van { $source } op { $target }.
    }
}
event-given = { $target_zone ->
    [hand] { $source_zone ->
        [hand] { $other_is ->
            [you] Je
           *[other] { $other }
        } pakt { $card } uit { $player_is ->
            [you] je { $source_name }
           *[other] { $source } van { $player }
        }.
       *[other] { $other_is ->
            [you] Je
           *[other] { $other }
        } pakt { $card } van { $player_is ->
            [you] je { $source_name }
           *[other] { $source } van { $player }
        }.
    }
    [level] { $player_is ->
        [you] Je
       *[other] { $player }
    } legt { $card } aan bij { $other_is ->
        [you] je { $target_name }
       *[other] { $target } van { $other }
    }.
   *[other] { $player_is ->
        [you] Je
       *[other] { $player }
    } legt { $card } op { $other_is ->
        [you] je { $target_name }
       *[other] { $target } van { $other }
    }.
}
event-moved = { $card }: van { $source } naar { $target }.
event-moved-by = { $actor_is ->
    [you] Je
   *[other] { $actor }
} legt { $card } van { $source } op { $target }.
event-shuffled = { $player_is ->
    [you] Je
   *[other] { $player }
} schudt { cards } van { $player_is ->
    [you] je
   *[other] de
} eigen { $place_name }.
event-shuffled-table = Geschud: { cards } in { $place }.
event-revealed = { $place_zone ->
    [hand] { $player_is ->
        [you] Je
       *[other] { $player }
    } laat { $cards } zien.
    [stock] Op { $player_is ->
        [you] je { $place_name }
       *[other] de { $place_name } van { $player }
    } ligt nu { $cards }.
   *[other] { $player_is ->
        [you] Je
       *[other] { $player }
    } draait om ({ $place_name }): { $cards }.
}
event-revealed-table = Op { $place } ligt nu { $cards }.
explained = { $player } zegt: “{ $why }”
event-turn = { $player_is ->
    [you] Je bent
   *[other] { $player } is
} aan de beurt.
event-paid = { $player_is ->
    [you] Je
   *[other] { $player }
} betaalt { coins } aan { $other_is ->
    [you] jou
   *[other] { $other }
}.
event-paid-in = { $player_is ->
    [you] Je
   *[other] { $player }
} betaalt { coins }.
event-received = { $player_is ->
    [you] Je
   *[other] { $player }
} krijgt { coins }.
coins = { $n ->
    [one] een munt
   *[other] { $n } munten
}
event-scored = { $player_is ->
    [you] Je
   *[other] { $player }
} krijgt { points }: { $why }.
event-lost = { $player_is ->
    [you] Je
   *[other] { $player }
} verliest { points }: { $why }.
points = { $points ->
    [one] een punt
   *[other] { $points } punten
}
round-ended-turn-limit = Het maximale aantal beurten is bereikt.

# Wat op tafel geen spoor achterlaat
did = { $player_is ->
    [you] Jij
   *[other] { $player }
}: { $action }.
did-pass = { $player_is ->
    [you] Je
   *[other] { $player }
} past.

# Een partij om te lezen
round = Ronde { $n }
match-won = { $player_is ->
    [you] Je hebt gewonnen!
    [with] De winnaars: { $player }!
   *[other] { $n ->
        [one] { $player } wint!
       *[other] { $player } winnen!
    }
}
match-unfinished = { $n ->
    [one] Niet uitgespeeld: zo staat het na één actie
   *[other] Niet uitgespeeld: zo staat het na { $n } acties
}
head-player = naam
head-round = deze ronde
head-score = stand
head-why = waarvoor
head-showed = liet zien

# Tips: waarom een bot het zou doen
hint-searched = dit liep het best af toen er vanaf hier heel vaak verder werd gespeeld
hint-wait = wachten is beter

# Wat de opdrachten eromheen schrijven
demo-title = { $game }: { $n } spelers die willekeurig spelen
demo-again = Nog eens bekijken: { $command }
demo-record = Het verslag lezen: { $command }
replay-actions = { $options }, { $n ->
    [one] één actie
   *[other] { $n } acties
}
replay-as = Zo zag { $player } het.
replay-as-spectator = Zo zag een toeschouwer het.
games-players = { $low } t/m { $high } spelers
games-range = { $low } t/m { $high }
games-cards = Kaarten: { $cards }
games-actions = Acties: { $actions }
games-more = Meer over een spel: { $one }. De spelregels: { $rules }.
head-preset = variant
head-option = optie=standaard
our-ruling = onze keuze
