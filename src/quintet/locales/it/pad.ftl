# Il segnapunti per chi gioca con carte vere.
pad = Segnapunti
pad-about = Voi giocate con carte vere, e questa pagina conta per voi. Dopo che è stata aperta una volta, funziona anche senza rete.
pad-off = Su questo server non c’è il segnapunti.
pad-which = A che cosa giocate?
pad-who = Chi gioca?
pad-seating = Nell’ordine in cui siete seduti, in senso orario.
pad-player-n = Giocatore { $n }
pad-add = Aggiungi qualcuno
pad-remove = Togli { $player }
pad-raise = Sposta { $player } in su
pad-deals-first = Chi distribuisce per primo?
pad-begins-first = Chi comincia?
pad-same-name = Due giocatori hanno lo stesso nome.
pad-begin = Si comincia
pad-last = Continua l’ultimo segnapunti: { $game }, { $names }
pad-open = Apri un segnapunti salvato
pad-unreadable = Questo file non è un segnapunti leggibile qui. Non è cambiato nulla.
pad-refused = Il segnapunti in questo browser viene da un’altra versione e qui non si può leggere. Non si perde nulla: salvalo in un file, poi comincia un segnapunti nuovo.
pad-not-kept = Questo browser non ricorda nulla: non chiudere la pagina prima della fine.
pad-deals = { $player } distribuisce, { $next } comincia
pad-begins = { $player } comincia
pad-deals-short = distribuisce
pad-begins-short = comincia
pad-level-is = Livello { $n }
pad-all-levels = tutti i livelli in tavola
pad-undo = Annulla
pad-new = Nuovo segnapunti
pad-leave = Questa partita non è finita. Viene messa da parte, e potrete continuarla più tardi.
pad-write = Segna
pad-correct = Correggi la mano { $n }
pad-write-correction = Correggi
pad-delete = Cancella la mano { $n }
pad-spare = Con questa correzione la partita finisce dopo la mano { $n }. Le mani successive restano scritte, ma non contano.
pad-rounds = Mani
pad-won = Partite già vinte: { $names }
pad-after = dopo { $n ->
    [one] una mano
   *[other] { $n } mani
}
pad-as-picture = Come immagine
pad-as-text = Come testo
pad-as-file = Salva in un file
pad-copied = Copiato.
pad-place = { $n }º posto: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
pad-less = Uno in meno per { $player }
pad-more = Uno in più per { $player }
pad-tap-cards = Tocca le carte qui sotto.
pad-typed = { $n ->
    [one] Un punto, digitato
   *[other] { $n } punti, digitati
}
pad-or-type = oppure scrivi i punti:
pad-none-left = Nessuna carta avanzata
pad-next = Continua con { $player }
pad-take-back = Riprendi { $card }
pad-card-points = { $card }: { $n ->
    [one] un punto
   *[other] { $n } punti
}
pad-ask-went-out = Chi ha finito le carte?
pad-nobody-went-out = Nessuno: non si va più avanti
pad-ask-cards-left = Quali carte restano agli altri?
pad-ask-emptied-stock = Chi ha finito il proprio mazzo obiettivo?
pad-nobody-emptied-stock = Nessuno: non si va più avanti
pad-ask-stock-left = Quante carte restano nei mazzi obiettivo?
pad-ask-out = In quale ordine avete finito le carte? Tocca i nomi.
pad-ask-rows = File prese, { $points } punti ciascuna
pad-ask-coloured = File di un solo colore, { $points } punti ciascuna
pad-ask-played-away = Chi non ha più carte?
pad-nobody-played-away = Nessuno: non si va più avanti
pad-ask-number-left = Quante carte restano agli altri? (solo per la classifica)
pad-ask-called = Chi ha detto «I Go!»?
pad-nobody-called = Nessuno: la mano non conta
pad-ask-took-last = Chi ha preso l’ultima carta dell’esposizione?
pad-nobody-took-last = Nessuno
pad-ask-minus = Quali carte avanzano e contano come punti di penalità?
pad-ask-ended = Chi ha chiuso la mano o messo in tavola il livello 8?
pad-nobody-ended = Nessuno: non si va più avanti
pad-ask-laid = Chi ha messo in tavola il proprio livello?
pad-ask-laid-too = Chi altro ha messo in tavola il proprio livello?
pad-told-perfect = Un «I Go!» perfetto: { $player } vince subito.
pad-told-keeps = { $player } può tenere fino a { $n } carte per la mano successiva.
