# Ciò che vale per tutti i giochi. Il file di un gioco può dire ognuno di questi testi a modo suo.

option-starter = chi comincia la prima mano
option-starter-drawn = estrazione a sorte
option-starter-seat_0 = il primo posto
option-turn_limit = numero di turni dopo il quale la partita finisce

refusal-the-match-is-over = La partita è finita.
refusal-a-step-that-shows-a-card-ends-its-list = Un passo che scopre una carta dev’essere l’ultimo della sua lista.
refusal-nothing-is-arranged-now = Ora non c’è nulla da comporre.
refusal-only-steps-of-a-compound-move-are-tried = Si possono provare solo i passi di una mossa più lunga.
refusal-there-is-no-such-action = Questa azione non esiste.
refusal-it-is-not-your-turn = Non è il tuo turno.
refusal-you-do-not-hold-that-card = Non hai in mano questa carta.
refusal-you-must-take-a-card-first = Prima devi prendere una carta.
refusal-you-have-taken-a-card-already = Hai già preso una carta.

# Parole
list = { $first } e { $last }
you-listed = tu
the = il { $zone }
pile = { $zone } { $n }
cards = { $n ->
    [0] nessuna carta
    [one] una carta
   *[other] { $n } carte
}
on-top = { $cards }, { $card } in cima

# Eventi. $actor agisce, $player possiede la carta, la moneta o il punto, $other è l’altro giocatore, se c’è.
# Ognuno ha un’altra variabile, come $player_is: «you» se sei tu, «with» per te e altri, altrimenti «other».
event-declared = { $player_is ->
    [you] Tu
   *[other] { $player }
}: { $what }.
event-round-ended = La mano è finita.
event-dealt = Le carte sono distribuite.
event-taken = { $target_zone ->
    [hand] { $player_is ->
        [you] Hai preso
       *[other] { $player } prende
    } { $card } { $source }.
   *[other] { $whose ->
        [own] { $player_is ->
            [you] Hai giocato
           *[other] { $player } gioca
        } { $card } { $source } { $target }.
       *[other] { $actor_is ->
            [you] Hai giocato
           *[other] { $actor } gioca
        } { $card } { $source } { $player_is ->
            [you] { $target }
           *[other] { $target } di { $player }
        }.
    }
}
event-played = { $source_zone ->
    [hand] { $player_is ->
        [you] Hai giocato
       *[other] { $player } gioca
    } { $card } { $target }.
   *[other] { $player_is ->
        [you] Hai giocato
       *[other] { $player } gioca
    } { $card } { $source } { $target }.
}
event-played-for = { $actor_is ->
    [you] Hai giocato
   *[other] { $actor } gioca
} { $card } { $player_is ->
    [you] { $source }
   *[other] { $source } di { $player }
} { $target }.
event-shifted = { $target_zone ->
    [hand] { $player_is ->
        [you] Hai ripreso
       *[other] { $player } riprende
    } { $card } { $source }.
   *[other] { $source_zone ->
        [hand] { $player_is ->
            [you] Hai messo
           *[other] { $player } mette
        } { $card } { $target }.
       *[other] { $player_is ->
            [you] Hai spostato
           *[other] { $player } sposta
        } { $card } { $source } { $target }.
    }
}
event-given = { $target_zone ->
    [hand] { $other_is ->
        [you] Hai preso
       *[other] { $other } prende
    } { $card } { $player_is ->
        [you] { $source }
       *[other] { $source } di { $player }
    }.
   *[other] { $player_is ->
        [you] Hai messo
       *[other] { $player } mette
    } { $card } { $other_is ->
        [you] { $target }
       *[other] { $target } di { $other }
    }.
}
event-moved = { $card } va { $source } { $target }.
event-moved-by = { $actor_is ->
    [you] Hai spostato
   *[other] { $actor } sposta
} { $card } { $source } { $target }.
event-shuffled = { $player_is ->
    [you] Hai mescolato
   *[other] { $player } mescola
} { cards } ({ $place_name }).
event-shuffled-table = Si mescola: ora { $place } ha { cards }.
event-revealed = { $place_zone ->
    [hand] { $player_is ->
        [you] Hai mostrato
       *[other] { $player } mostra
    } { $cards }.
    [stock] { $player_is ->
        [you] Hai scoperto { $cards } sul tuo
       *[other] { $player } scopre { $cards } sul proprio
    } mazzo obiettivo.
   *[other] { $player_is ->
        [you] Hai scoperto
       *[other] { $player } scopre
    } { $cards } ({ $place_name }).
}
event-revealed-table = Ora { $place } mostra { $cards }.
explained = { $player } dice: «{ $why }»
event-turn = Tocca a { $player_is ->
    [you] te
   *[other] { $player }
}.
event-paid = { $other_is ->
    [you] { $player } ti paga { coins }.
   *[other] { $player_is ->
        [you] Hai pagato
       *[other] { $player } paga
    } { coins } a { $other }.
}
event-paid-in = { $player_is ->
    [you] Hai pagato
   *[other] { $player } paga
} { coins }.
event-received = { $player_is ->
    [you] Hai ricevuto
   *[other] { $player } riceve
} { coins }.
coins = { $n ->
    [0] nessuna moneta
    [one] una moneta
   *[other] { $n } monete
}
event-scored = { $player_is ->
    [you] Hai guadagnato
   *[other] { $player } guadagna
} { points }: { $why }.
event-lost = { $player_is ->
    [you] Hai perso
   *[other] { $player } perde
} { points }: { $why }.
points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
round-ended-turn-limit = Il limite di turni è raggiunto.

# Azioni che non lasciano traccia sul tavolo
did = { $player_is ->
    [you] Tu
   *[other] { $player }
}: { $action }.
did-pass = { $player_is ->
    [you] Hai passato il turno
   *[other] { $player } passa
}.

# Una partita da leggere
round = Mano { $n }
match-won = { $player_is ->
    [you] Hai vinto!
    [with] Vincete { $player }!
   *[other] { $n ->
        [one] Vince { $player }!
       *[other] Vincono { $player }!
    }
}
match-unfinished = { $n ->
    [one] Partita non finita: ecco com’è dopo un’azione
   *[other] Partita non finita: ecco com’è dopo { $n } azioni
}
head-player = giocatore
head-round = questa mano
head-score = punteggio
head-why = perché
head-showed = carte mostrate

# Consigli: perché un bot farebbe così
hint-searched = giocando da qui moltissime volte, è la mossa che va meglio
hint-wait = meglio aspettare

# Ciò che i comandi scrivono intorno
demo-title = { $game }, { $n } giocatori che giocano a caso
demo-again = Per rivederla: { $command }
demo-record = Per leggerne la registrazione: { $command }
replay-actions = { $options }, { $n ->
    [one] un’azione
   *[other] { $n } azioni
}
replay-as = Come l’ha vista { $player }.
replay-as-spectator = Come l’ha vista chi guardava.
games-players = da { $low } a { $high } giocatori
games-range = da { $low } a { $high }
games-cards = Carte: { $cards }
games-actions = Azioni: { $actions }
games-more = Per saperne di più su un gioco: { $one }. Le sue regole: { $rules }.
head-preset = variante
head-option = opzione=valore predefinito
our-ruling = decisione nostra
