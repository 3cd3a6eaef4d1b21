# Was alle Spiele gemeinsam haben. Die Datei eines Spiels darf alles davon auf ihre Weise sagen.

option-starter = wer die erste Runde beginnt
option-starter-drawn = wird ausgelost
option-starter-seat_0 = der erste Platz
option-turn_limit = nach so vielen Zügen endet die Partie

refusal-the-match-is-over = Die Partie ist vorbei.
refusal-a-step-that-shows-a-card-ends-its-list = Ein Schritt, der eine Karte zeigt, muss der letzte seiner Liste sein.
refusal-nothing-is-arranged-now = Jetzt gibt es nichts zusammenzustellen.
refusal-only-steps-of-a-compound-move-are-tried = Nur Schritte eines längeren Zugs lassen sich ausprobieren.
refusal-there-is-no-such-action = Das gibt es hier nicht.
refusal-it-is-not-your-turn = Du bist nicht dran.
refusal-you-do-not-hold-that-card = Diese Karte hast du nicht.
refusal-you-must-take-a-card-first = Du musst erst eine Karte nehmen.
refusal-you-have-taken-a-card-already = Du hast schon eine Karte genommen.

# Wörter
list = { $first } und { $last }
you-listed = du
the = { $zone }
pile = { $zone } { $n }
cards = { $n ->
    [one] eine Karte
   *[other] { $n } Karten
}
on-top = { $cards }, oben { $card }

# Woher und wohin: mit Verhältniswort und Artikel, so wie es das Geschlecht der Stapel verlangt
out-of = { $source_zone ->
    [hand] aus der Hand
    [display] aus der Auslage
    [building] von { $source }
    [help] von { $source }
    [level] aus { $source }
    [row] aus { $source }
   *[other] vom { $source_name }
}
onto = { $target_zone ->
    [hand] auf die Hand
    [display] in die Auslage
    [building] auf { $target }
    [help] auf { $target }
    [level] zu { $target }
    [row] auf { $target }
   *[other] auf den { $target_name }
}

# Was geschieht. $actor handelt, $player gehört die Karte, Münze oder der Punkt, $other ist der andere, falls es einen gibt.
# Zu jedem gehört noch eine Variable, etwa $player_is: „you“, wenn du es bist, „with“ für dich und andere, sonst „other“.
event-declared = { $player_is ->
    [you] Du
   *[other] { $player }
}: { $what }.
event-round-ended = Die Runde ist zu Ende.
event-dealt = Die Karten sind ausgeteilt.
event-taken = { $target_zone ->
    [hand] { $source_zone ->
        [draw] { $player_is ->
            [you] Du ziehst
           *[other] { $player } zieht
        } { $card } { out-of }.
        [pack] { $player_is ->
            [you] Du ziehst
           *[other] { $player } zieht
        } { $card } { out-of }.
        [stock] { $player_is ->
            [you] Du ziehst
           *[other] { $player } zieht
        } { $card } { out-of }.
       *[other] { $player_is ->
            [you] Du nimmst
           *[other] { $player } nimmt
        } { $card } { out-of }.
    }
   *[other] { $whose ->
        [own] { $player_is ->
            [you] Du legst
           *[other] { $player } legt
        } { $card } { out-of } { onto }.
       *[other] { $actor_is ->
            [you] Du legst
           *[other] { $actor } legt
        } { $card } { out-of } { onto } von { $player_is ->
            [you] dir
           *[other] { $player }
        }.
    }
}
event-played = { $source_zone ->
    [hand] { $player_is ->
        [you] Du legst
       *[other] { $player } legt
    } { $card } { onto }.
   *[other] { $player_is ->
        [you] Du legst
       *[other] { $player } legt
    } { $card } { out-of } { onto }.
}
event-played-for = { $source_zone ->
    [hand] { $actor_is ->
        [you] Du legst
       *[other] { $actor } legt
    } { $card } { $player_is ->
        [you] aus deiner Hand
       *[other] aus der Hand von { $player }
    } { onto }.
   *[other] { $actor_is ->
        [you] Du legst
       *[other] { $actor } legt
    } { $card } { $player_is ->
        [you] von deinem { $source_name }
       *[other] vom { $source_name } von { $player }
    } { onto }.
}
event-shifted = { $target_zone ->
    [hand] { $player_is ->
        [you] Du nimmst
       *[other] { $player } nimmt
    } { $card } vom eigenen { $source_name }.
   *[other] { $source_zone ->
        [hand] { $player_is ->
            [you] Du legst
           *[other] { $player } legt
        } { $card } { onto }.
       *[other] { $player_is ->
            [you] Du legst
           *[other] { $player } legt
        } { $card } { out-of } { onto }.
    }
}
event-given = { $target_zone ->
    [hand] { $player_is ->
        [you] { $other } nimmt dir { $card } { out-of }.
       *[other] { $other_is ->
            [you] Du nimmst
           *[other] { $other } nimmt
        } { $card } { out-of } von { $player }.
    }
    [level] { $player_is ->
        [you] Du legst
       *[other] { $player } legt
    } { $card } { $other_is ->
        [you] an deine { $target_name }
       *[other] an { $target } von { $other }
    } an.
   *[other] { $player_is ->
        [you] Du legst
       *[other] { $player } legt
    } { $card } { $other_is ->
        [you] auf deinen { $target_name }
       *[other] { onto } von { $other }
    }.
}
event-moved = { $card }: { out-of } { onto }.
event-moved-by = { $actor_is ->
    [you] Du legst
   *[other] { $actor } legt
} { $card } { out-of } { onto }.
event-shuffled = { $player_is ->
    [you] Du mischst
   *[other] { $player } mischt
} { cards } neu ({ $place_name }).
event-shuffled-table = Frisch gemischt: { cards } im { $place }.
event-revealed = { $place_zone ->
    [hand] { $player_is ->
        [you] Du zeigst
       *[other] { $player } zeigt
    } { $cards }.
    [stock] Auf { $player_is ->
        [you] deinem { $place_name }
       *[other] dem { $place_name } von { $player }
    } liegt jetzt { $cards }.
   *[other] { $player_is ->
        [you] Du deckst
       *[other] { $player } deckt
    } auf ({ $place_name }): { $cards }.
}
event-revealed-table = Aufgedeckt ({ $place }): { $cards }.
explained = { $player } sagt: „{ $why }“
event-turn = { $player_is ->
    [you] Du bist
   *[other] { $player } ist
} dran.
event-paid = { $player_is ->
    [you] Du zahlst
   *[other] { $player } zahlt
} { coins } an { $other_is ->
    [you] dich
   *[other] { $other }
}.
event-paid-in = { $player_is ->
    [you] Du zahlst
   *[other] { $player } zahlt
} { coins }.
event-received = { $player_is ->
    [you] Du bekommst
   *[other] { $player } bekommt
} { coins }.
coins = { $n ->
    [one] eine Münze
   *[other] { $n } Münzen
}
event-scored = { $player_is ->
    [you] Du bekommst
   *[other] { $player } bekommt
} { points }: { $why }.
event-lost = { $player_is ->
    [you] Du verlierst
   *[other] { $player } verliert
} { points }: { $why }.
points = { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}
round-ended-turn-limit = Die Höchstzahl der Züge ist erreicht.

# Was auf dem Tisch keine Spur hinterlässt
did = { $player_is ->
    [you] Du
   *[other] { $player }
}: { $action }.
did-pass = { $player_is ->
    [you] Du passt
   *[other] { $player } passt
}.

# Eine Partie zum Lesen
round = Runde { $n }
match-won = { $player_is ->
    [you] Du hast gewonnen!
    [with] Es gewinnen: { $player }!
   *[other] { $n ->
        [one] { $player } gewinnt!
       *[other] { $player } gewinnen!
    }
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
hint-searched = damit ging es am besten aus, als von hier aus viele Male weitergespielt wurde
hint-wait = Warten ist besser

# Was die Befehle drumherum schreiben
demo-title = { $game }: { $n } Spieler, die zufällig spielen
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
head-preset = Spielweise
head-option = Option=Vorgabe
our-ruling = unsere Festlegung
