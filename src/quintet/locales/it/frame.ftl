# Ciò che vale per tutti i giochi. Il file di un gioco può dire ognuno di questi testi a modo suo.

option-starter = chi comincia la prima mano
option-starter-drawn = estratto a sorte con le carte
option-starter-seat_0 = il primo posto
option-turn_limit = numero di turni dopo il quale la partita finisce

refusal-the-match-is-over = La partita è finita.
refusal-a-step-that-shows-a-card-ends-its-list = Un passo che scopre una carta dev’essere l’ultimo della sua lista.

# Parole
list = { $first } e { $last }
the = il { $zone }
pile = { $zone } { $n }
cards = { $n ->
    [0] nessuna carta
    [one] una carta
   *[other] { $n } carte
}
on-top = { $cards }, in cima { $card }

# Eventi. $actor agisce, $player possiede la carta, la moneta o il punto, $other è l’altro giocatore, se c’è.
event-dealt = { $player }, { $place }: { $cards }
event-dealt-table = { $place }: { $cards }
event-taken = { $into ->
    [hand] { $player } prende { $card } { $source }.
   *[other] { $whose ->
        [own] { $player } gioca { $card } { $source } { $target }.
       *[other] { $actor } gioca { $card } { $source } { $target } di { $player }.
    }
}
event-played = { $from ->
    [hand] { $player } gioca { $card } { $target }.
   *[other] { $player } gioca { $card } { $source } { $target }.
}
event-played-for = { $actor } gioca { $card } { $source } di { $player } { $target }.
event-shifted = { $into ->
    [hand] { $player } riprende { $card } { $source }.
   *[other] { $from ->
        [hand] { $player } mette { $card } { $target }.
       *[other] { $player } sposta { $card } { $source } { $target }.
    }
}
event-given = { $into ->
    [hand] { $other } prende { $card } { $source } di { $player }.
   *[other] { $player } mette { $card } { $target } di { $other }.
}
event-moved = { $card } va { $source } { $target }.
event-moved-by = { $actor } sposta { $card } { $source } { $target }.
event-shuffled = { $player } mescola { cards } ({ $place }).
event-shuffled-table = Si mescola: { $place } riceve { cards }.
event-revealed = { $zone ->
    [hand] { $player } mostra { $cards }.
    [stock] { $player } scopre { $cards } sul proprio mazzo obiettivo.
   *[other] { $player } scopre { $cards } ({ $place }).
}
event-revealed-table = Ora { $place } mostra { $cards }.
event-turn = Tocca a { $player }.
event-paid = { $player } paga { coins } a { $other }.
event-paid-in = { $player } paga { coins }.
event-received = { $player } riceve { coins }.
coins = { $n ->
    [0] nessuna moneta
    [one] una moneta
   *[other] { $n } monete
}
event-scored = { $player } guadagna { points }: { $why }.
event-lost = { $player } perde { points }: { $why }.
points = { $points ->
    [one] un punto
   *[other] { $points } punti
}

# Azioni che non lasciano traccia sul tavolo
did = { $player }: { $action }.
did-pass = { $player } passa.

# Una partita da leggere
round = Mano { $n }
match-won = { $n ->
    [one] Vince { $player }!
   *[other] Vincono { $player }!
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
hint-searched = è ciò che ha reso di più nel calcolo
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
replay-as-spectator = Come l’ha vista chi guarda.
games-players = da { $low } a { $high } giocatori
games-range = da { $low } a { $high }
games-cards = Carte: { $cards }
games-actions = Azioni: { $actions }
games-more = Per saperne di più su un gioco: { $one }. Le sue regole: { $rules }.
head-preset = variante
head-option = opzione=valore
our-ruling = decisione nostra
