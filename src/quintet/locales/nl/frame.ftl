# Wat alle spellen gemeen hebben. Het bestand van een spel mag dit alles op zijn eigen manier zeggen.

option-starter = wie de eerste ronde begint
option-starter-drawn = wordt bij het delen geloot
option-starter-seat_0 = de eerste plaats
option-turn_limit = na zoveel beurten eindigt de partij

refusal-the-match-is-over = De partij is afgelopen.
refusal-a-step-that-shows-a-card-ends-its-list = Een stap die een kaart laat zien, moet de laatste van zijn lijst zijn.

# Woorden
list = { $first } en { $last }
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
event-dealt = { $player }, { $place }: { $cards }
event-dealt-table = { $place }: { $cards }
event-taken = { $into ->
    [hand] { $from ->
        [display] { $player } neemt { $card } uit { $source }.
       *[other] { $player } neemt { $card } van { $source }.
    }
   *[other] { $whose ->
        [own] { $player } legt { $card } van { $source } op { $target }.
       *[other] { $actor } legt { $card } van { $source } op { $target } van { $player }.
    }
}
event-played = { $from ->
    [hand] { $player } legt { $card } op { $target }.
   *[other] { $player } legt { $card } van { $source } op { $target }.
}
event-played-for = { $from ->
    [hand] { $actor } legt { $card } uit { $source } van { $player } op { $target }.
   *[other] { $actor } legt { $card } van { $source } van { $player } op { $target }.
}
event-shifted = { $into ->
    [hand] { $player } neemt { $card } van de eigen { $source_name }.
   *[other] { $from ->
        [hand] { $into ->
            [level] { $player } legt { $card } bij { $target }.
           *[other] { $player } legt { $card } op { $target }.
        }
       *[other] { $player } legt { $card } van { $source } op { $target }.
    }
}
event-given = { $into ->
    [hand] { $from ->
        [hand] { $other } neemt { $card } uit { $source } van { $player }.
       *[other] { $other } neemt { $card } van { $source } van { $player }.
    }
    [level] { $player } legt { $card } aan bij { $target } van { $other }.
   *[other] { $player } legt { $card } op { $target } van { $other }.
}
event-moved = { $card }: van { $source } naar { $target }.
event-moved-by = { $actor } legt { $card } van { $source } op { $target }.
event-shuffled = { $player } schudt { cards } van de eigen { $place }.
event-shuffled-table = Opnieuw geschud in { $place }: { cards }.
event-revealed = { $zone ->
    [hand] { $player } laat { $cards } zien.
    [stock] Op de { $place } van { $player } ligt nu { $cards }.
   *[other] { $player } draait om ({ $place }): { $cards }.
}
event-revealed-table = Op { $place } ligt nu { $cards }.
event-turn = { $player } is aan de beurt.
event-paid = { $player } betaalt { coins } aan { $other }.
event-paid-in = { $player } betaalt { coins }.
event-received = { $player } krijgt { coins }.
coins = { $n ->
    [one] een munt
   *[other] { $n } munten
}
event-scored = { $player } krijgt { points }: { $why }.
event-lost = { $player } verliest { points }: { $why }.
points = { $points ->
    [one] een punt
   *[other] { $points } punten
}

# Wat op tafel geen spoor achterlaat
did = { $player }: { $action }.
did-pass = { $player } past.

# Een partij om te lezen
round = Ronde { $n }
match-won = { $n ->
    [one] { $player } wint!
   *[other] { $player } winnen!
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
hint-searched = bij het doorrekenen kwam dit als beste uit de bus
hint-wait = wachten is beter

# Wat de opdrachten eromheen schrijven
demo-title = { $game }: { $n } spelers die in het wilde weg spelen
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
