# Was alle Spiele gemeinsam haben. Die Datei eines Spiels darf alles davon auf ihre Weise sagen.

option-starter = wer die erste Runde beginnt
option-starter-drawn = wird beim Geben ausgelost
option-starter-seat_0 = der erste Platz
option-turn_limit = nach so vielen Zügen endet die Partie

refusal-the-match-is-over = Die Partie ist vorbei.
refusal-a-step-that-shows-a-card-ends-its-list = Ein Schritt, der eine Karte zeigt, muss der letzte seiner Liste sein.

# Wörter
list = { $first } und { $last }
the = { $zone }
pile = { $zone } { $n }
cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
on-top = { $cards }, oben { $card }

# Woher und wohin: mit Verhältniswort und Artikel, so wie es das Geschlecht der Stapel verlangt
out-of = { $from ->
    [hand] aus der Hand
    [display] aus der Auslage
    [building] von { $source }
    [help] von { $source }
    [level] aus { $source }
    [row] aus { $source }
   *[other] vom { $source_name }
}
onto = { $into ->
    [hand] auf die Hand
    [display] in die Auslage
    [building] auf { $target }
    [help] auf { $target }
    [level] zu { $target }
    [row] auf { $target }
   *[other] auf den { $target_name }
}

# Was geschieht. $actor handelt, $player gehört die Karte, Münze oder der Punkt, $other ist der andere, falls es einen gibt.
event-dealt = { $player }, { $place }: { $cards }
event-dealt-table = { $place }: { $cards }
event-taken = { $into ->
    [hand] { $from ->
        [draw] { $player } zieht { $card } { out-of }.
        [pack] { $player } zieht { $card } { out-of }.
        [stock] { $player } zieht { $card } { out-of }.
       *[other] { $player } nimmt { $card } { out-of }.
    }
   *[other] { $whose ->
        [own] { $player } legt { $card } { out-of } { onto }.
       *[other] { $actor } legt { $card } { out-of } { onto } von { $player }.
    }
}
event-played = { $from ->
    [hand] { $player } legt { $card } { onto }.
   *[other] { $player } legt { $card } { out-of } { onto }.
}
event-played-for = { $from ->
    [help] { $actor } legt { $card } aus { $source } von { $player } { onto }.
   *[other] { $actor } legt { $card } { out-of } von { $player } { onto }.
}
event-shifted = { $into ->
    [hand] { $player } nimmt { $card } vom eigenen { $source_name }.
   *[other] { $from ->
        [hand] { $player } legt { $card } { onto }.
       *[other] { $player } legt { $card } { out-of } { onto }.
    }
}
event-given = { $into ->
    [hand] { $other } nimmt { $card } { out-of } von { $player }.
    [level] { $player } legt { $card } an { $target } von { $other } an.
   *[other] { $player } legt { $card } { onto } von { $other }.
}
event-moved = { $card }: { out-of } { onto }.
event-moved-by = { $actor } legt { $card } { out-of } { onto }.
event-shuffled = { $player } mischt { cards } neu ({ $place }).
event-shuffled-table = Neu gemischt im { $place }: { cards }.
event-revealed = { $zone ->
    [hand] { $player } zeigt { $cards }.
    [stock] Auf dem { $place } von { $player } liegt jetzt { $cards }.
   *[other] { $player } deckt auf ({ $place }): { $cards }.
}
event-revealed-table = Aufgedeckt ({ $place }): { $cards }.
event-turn = { $player } ist an der Reihe.
event-paid = { $player } zahlt { coins } an { $other }.
event-paid-in = { $player } zahlt { coins }.
event-received = { $player } bekommt { coins }.
coins = { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
}
event-scored = { $player } bekommt { points }: { $why }.
event-lost = { $player } verliert { points }: { $why }.
points = { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}

# Was auf dem Tisch keine Spur hinterlässt
did = { $player }: { $action }.
did-pass = { $player } passt.

# Eine Partie zum Lesen
round = Runde { $n }
match-won = { $n ->
    [one] { $player } gewinnt!
   *[other] { $player } gewinnen!
}
match-unfinished = { $n ->
    [one] Nicht zu Ende gespielt: So steht es nach einer Aktion
   *[other] Nicht zu Ende gespielt: So steht es nach { $n } Aktionen
}
head-player = Name
head-round = diese Runde
head-score = Stand
head-why = wofür
head-showed = gezeigt

# Tipps: warum ein Bot es täte
hint-searched = beim Durchrechnen war das am besten
hint-wait = Warten ist besser

# Was die Befehle drumherum schreiben
demo-title = { $game }: { $n } Spieler, die aufs Geratewohl spielen
demo-again = Noch einmal ansehen: { $command }
demo-record = Die Aufzeichnung lesen: { $command }
replay-actions = { $options }, { $n ->
    [one] eine Aktion
   *[other] { $n } Aktionen
}
replay-as = So hat { $player } es gesehen.
replay-as-spectator = So hat es ein Zuschauer gesehen.
games-players = { $low } bis { $high } Spieler
games-range = { $low } bis { $high }
games-cards = Karten: { $cards }
games-actions = Aktionen: { $actions }
games-more = Mehr über ein Spiel: { $one }. Seine Regeln: { $rules }.
head-preset = Voreinstellung
head-option = Option=Vorgabe
our-ruling = unsere Festlegung
