# SOLO: ciò che dice solo questo gioco. Ciò che più giochi dicono uguale sta in frame.ftl.

option-hand = carte date a ogni giocatore
option-throw_in = una carta identica si può scartare fuori turno
option-mixed_stack = un prendi 2 del colore scelto può rispondere a un prendi 4
option-play_after_penalty = dopo una penalità si gioca ancora un turno normale
option-solo_call = che cosa succede a chi dimentica di dire SOLO
option-solo_call-strict = prende subito due carte
option-solo_call-catch = prende due carte se qualcuno se ne accorge
option-solo_call-off = niente
option-call_received = SOLO si dice anche quando con un cambio si riceve una carta sola
option-last_penalty = un prendi 2 o un prendi 4 come ultima carta fa ancora prendere carte prima del conteggio
option-scoring = come si contano le mani
option-scoring-minus_500 = chi perde segna le sue carte come punti di penalità; la partita finisce oltre 500
option-scoring-minus_300 = chi perde segna le sue carte come punti di penalità; la partita finisce oltre 300
option-scoring-winner_600 = chi vince la mano guadagna i punti delle carte degli altri; per vincere servono 600 punti
option-scoring-round = una mano sola

preset-standard = come nell’edizione tedesca
preset-english = segna chi vince la mano, servono 600 punti; SOLO anche dopo un cambio
preset-french = fino a 300 punti di penalità
preset-quick = una mano sola
preset-children = cinque carte, niente scarti fuori turno, senza dire SOLO, una mano sola

prompt-turn = Scarta una carta adatta, o prendine una.
prompt-drawn = Scarta la carta che hai preso, o passa.
prompt-penalty = Passa la penalità al prossimo, o prendi le carte.
prompt-nothing-to-take = Scarta una carta adatta se ce l’hai; non c’è più niente da prendere.
prompt-stuck-turn = Nessuna carta va bene: prendine una.
prompt-stuck-drawn = La carta presa non va bene: passa.
prompt-stuck-penalty = Non puoi passare la penalità: prendi le carte.
prompt-stuck-take-4 = Solo un altro «prendi 4» la passa al prossimo: prendi le carte.
prompt-stuck-pass = Nessuna carta va bene, e non c’è niente da prendere: passa.
prompt-race = Puoi giocare fuori turno.
prompt-say-solo = Hai ricevuto una carta sola: di’ SOLO!

refusal-you-have-nothing-to-call = Adesso non devi dire SOLO.
refusal-nobody-can-be-caught-now = Adesso non c’è nessuno da cogliere in fallo.
refusal-you-cannot-catch-yourself = Puoi cogliere in fallo solo gli altri.
refusal-throwing-in-is-switched-off = A questo tavolo non si scarta fuori turno.
refusal-only-the-twin-of-the-top-card-may-be-thrown-in = Fuori turno puoi scartare solo la gemella della carta in cima.
refusal-only-a-card-that-passes-the-penalty-on-may-be-laid = Puoi scartare solo una carta che passa la penalità al prossimo: un «prendi 2» su un «prendi 2», un «prendi 4» su entrambi.
refusal-only-the-card-just-taken-may-be-laid = Puoi scartare solo la carta che hai appena preso.
refusal-that-card-does-not-fit = Questa carta non va bene: serve il colore in vigore, oppure il numero o il simbolo della carta in cima.
refusal-SOLO-is-not-said-at-this-table = A questo tavolo non si dice SOLO.
refusal-SOLO-is-said-with-the-last-but-one-card-only = Si dice SOLO soltanto con la penultima carta.
refusal-you-cannot-swap-hands-with-that-player = Non puoi scambiare le carte con questo giocatore.
refusal-there-is-nothing-to-take = Non c’è niente da prendere.
refusal-you-must-take-or-lay-a-card-first = Prima devi prendere o scartare una carta.

declared-throw-in = { $whose ->
    [own] { $player_is ->
        [you] Hai scartato la gemella della carta in cima: è comunque il tuo turno.
       *[other] { $player } scarta la gemella della carta in cima: è comunque il suo turno.
    }
   *[other] { $player_is ->
        [you] Hai scartato
       *[other] { $player } scarta
    } fuori turno!
}
declared-colour = { $player_is ->
    [you] Hai scelto
   *[other] { $player } sceglie
} il { $detail ->
    [red] rosso
    [green] verde
    [blue] blu
   *[yellow] giallo
}.
declared-solo = { $player_is ->
    [you] Hai detto
   *[other] { $player } dice
} SOLO!
declared-forgot-solo = { $player_is ->
    [you] Hai
   *[other] { $player } ha
} dimenticato di dire SOLO.
declared-caught = { $other_is ->
    [you] { $player } ti coglie in fallo.
   *[other] { $player_is ->
        [you] Hai colto
       *[other] { $player } coglie
    } in fallo { $other }.
}
declared-wrong-catch = { $other_is ->
    [you] { $player } ti accusa a torto.
   *[other] { $player_is ->
        [you] Hai accusato
       *[other] { $player } accusa
    } { $other } a torto.
}
declared-swap = { $player_is ->
    [you] Hai scambiato
   *[other] { $player } scambia
} le carte con { $other_is ->
    [you] te
   *[other] { $other }
}.
declared-all-round = Tutti passano le carte al giocatore seguente.
declared-miss = { $player_is ->
    [you] Salti un turno.
   *[other] { $player } salta un turno.
}

moved-hand-discard = { $player_is ->
    [you] Hai scartato
   *[other] { $player } scarta
} { $card }.
moved-hand-discard-throw-in = { moved-hand-discard }
moved-pack-hand = { $player_is ->
    [you] Hai preso
   *[other] { $player } prende
} { $card }.

scored-cards = carte rimaste
event-lost = { $player_is ->
    [you] Segni
   *[other] { $player } segna
} { $points ->
    [one] un punto di penalità
   *[other] { $points } punti di penalità
}: { $why }.
round-ended-out = { $player_is ->
    [you] Hai
   *[other] { $player } ha
} finito le carte.
round-ended-stalemate = Nessuno può scartare o prendere: la mano finisce.
moment-declared-miss-player = Salti un turno
moment-declared-forgot-solo-player = Hai dimenticato SOLO: 2 carte
moment-moved-hand-discard-throw-in-others = { $player } ha scartato { $card } fuori turno: si continua dopo { $player }
moment-declared-caught-other = { $player } ha notato che non hai detto SOLO: 2 carte
moment-declared-caught-player = Giusto! { $other } prende 2 carte
moment-declared-wrong-catch-player = Sbagliato: { $other } ha detto SOLO. Prendi una carta
moment-declared-solo-others = { $player } dice SOLO!
moment-declared-swap-other = { $player } scambia le carte con te: ora ognuno ha quelle dell’altro
moment-declared-all-round-each = Tutte le carte passano: ora { $to } ha le tue e tu hai quelle di { $of }.
moment-round-ended-out-player = Hai vinto la mano!
moment-round-ended-out-others = { $player } vince la mano.

# Come si leggono le carte
legend = R7 è un 7 rosso; R rosso, G verde, B blu, Y giallo. M: salta il turno, C: cambio di direzione, +2: prendi 2, S: cambio di carte con un altro giocatore. CC: scelta del colore, +4: prendi 4, AR: giro di carte.

zone-pack = mazzo
    .the = il mazzo
    .source = dal mazzo
    .target = sul mazzo
zone-discard = mazzo degli scarti
    .the = il mazzo degli scarti
    .source = dal mazzo degli scarti
    .target = sul mazzo degli scarti
zone-hand = in mano
    .the = la mano
    .source = { $owner_is ->
        [you] dalla tua mano
       *[other] dalla mano
    }
    .target = in mano

advise-lay = Scarta { $card }{ $colour ->
    [none] {""}
   *[other] , scegli il { $colour }
}{ $seat ->
    [none] {""}
   *[other] , scambia con { $seat }
}{ $call ->
    [none] {""}
   *[other] , e di’ SOLO!
}
advise-throw-in = Scarta { $card } fuori turno{ $colour ->
    [none] {""}
   *[other] , scegli il { $colour }
}{ $seat ->
    [none] {""}
   *[other] , scambia con { $seat }
}{ $call ->
    [none] {""}
   *[other] , e di’ SOLO!
}

hint-says-solo = è il momento di dirlo
hint-catches = qualcuno ha dimenticato di dire SOLO
hint-takes-penalty = non hai niente di buono per passare la penalità
hint-takes-penalty-here = meglio tenere ciò che passerebbe le { $n } carte
hint-must-take-penalty = nessuna tua carta passa la penalità al prossimo
hint-must-take-penalty-here = nessuna tua carta passa le { $n } carte al prossimo
hint-keeps-cards = ciò che potresti scartare varrà di più in seguito
hint-nothing-fits = nessuna tua carta va bene
hint-nothing-fits-here = nessuna tua carta va bene su { $card }
hint-still-nothing-fits = nemmeno la carta presa va bene
hint-wins-round = fa vincere la mano
hint-smaller-hand = avrai meno carte in mano
hint-smaller-hand-here = ricevi { cards } invece di { $left }
hint-sheds = una carta in meno
hint-sheds-here = { $n ->
    [one] poi ti resta una carta
   *[other] poi ti restano { $n } carte
}
hint-hits-next = colpisce un giocatore che ha quasi finito
hint-hits-next-here = colpisce { $player }, a cui resta solo: { cards }
hint-sheds-dear = ti liberi di carte che costano care prima che qualcuno finisca
hint-sheds-dear-here = ti costerebbe { $points } punti, e a { $player } resta solo: { cards }
hint-keeps-playable = le tue carte restano facili da giocare
hint-keeps-playable-here = { $n ->
    [one] delle { $left } carte che ti restano, una va bene lì sopra
   *[other] delle { $left } carte che ti restano, { $n } vanno bene lì sopra
}

# Al tavolo: come si chiama una mossa e che cosa si vede
about = Liberati delle tue carte per colore o numero. Scarta fuori turno le gemelle e di’ SOLO! in tempo.
length-is = { $scoring ->
    [round] una mano sola
    [minus_300] fino a 300 punti di penalità
    [minus_500] fino a 500 punti di penalità
   *[winner_600] si vince a 600 punti
}
race-throw-in = Hai la gemella: presto, scartala prima degli altri!
alone-pass = La carta presa non va bene: stai per passare.
automatic-pass = Auto: passa
risky-no-solo = Non hai detto SOLO! Costa due carte. Giochi lo stesso?
first = Tocca una carta illuminata per scartarla, o prendine una. Se hai esattamente la carta in cima, puoi scartarla in qualsiasi momento. Quando appare SOLO!, premilo prima di scartare la penultima carta.
help-win = Liberati di tutte le tue carte prima degli altri. Allora la mano finisce, e le carte rimaste agli altri contano contro di loro: i numeri come sono scritti, tutte le altre carte da 10 a 50 punti.
help-turn = Nel tuo turno scarti una carta o ne prendi una. Poi tocca al giocatore seguente, in senso orario.
picture-match = In cima c’è il 7 rosso. Il 2 rosso va bene per il colore, il 7 verde per il numero. Le altre due non vanno bene.
picture-take = Niente va bene: prendi una carta dal mazzo. Se va bene, puoi scartarla subito.
picture-pass-on = Dovresti prendere 2 carte. Scarta anche tu un «prendi 2», e il giocatore seguente dovrà prenderne 4.
picture-throw-in = Non è il tuo turno, ma hai proprio la carta che è in cima. Scartala prima che qualcuno ne giochi un’altra: si continua dopo di te.
picture-call = Scarti la penultima carta: di’ SOLO! nello stesso momento, o prendi 2 carte.
lesson-colour = Vince chi finisce le carte prima degli altri. Va bene lo stesso colore: scarta il tuo 2 rosso.
lesson-throw-in = Non è il tuo turno, ma hai ancora la stessa carta: scartala in fretta!
lesson-pass-on = Dovresti prendere 2 carte. Scarta il tuo «prendi 2», e il giocatore seguente le prende tutte e 4.
lesson-take = Nessuna tua carta va bene. Tocca il mazzo per prenderne una.
lesson-choose = Questa carta va su tutto, anche subito. Toccala e scegli il verde.
lesson-number = Va bene anche lo stesso numero: scarta il tuo 7 blu.
lesson-miss = Le carte con un segno fanno qualcosa: scarta «salta il turno», e il seguente lo salta.
lesson-call = Tocca di nuovo a te. Prima della penultima carta si dice SOLO! Toccalo, poi scarta il 4 blu.
lesson-win = Scarta la tua ultima carta.
lesson-win-done = La mano è tua! Le carte rimaste agli altri contano contro di loro.
special-take-2 = Il giocatore seguente prende 2 carte, o le passa al prossimo con un altro «prendi 2» o un «prendi 4».
special-miss = Il giocatore seguente salta il turno.
special-turn-round = Si gioca nell’altro senso.
special-swap = Puoi scambiare tutte le tue carte con quelle di un giocatore.
special-choose = Va su tutto. Scegli tu il colore.
special-take-4 = Va su tutto. Scegli tu il colore, e il giocatore seguente prende 4 carte o le passa al prossimo.
special-all-round = Va su tutto. Tutti passano le loro carte al giocatore seguente; il colore resta.
notice-colour = { $colour ->
    [red] vale il rosso
    [green] vale il verde
    [blue] vale il blu
   *[yellow] vale il giallo
}
notice-direction = { $direction ->
    [clockwise] ↻ senso orario
   *[other] ↺ senso antiorario
}
notice-direction-of-two = ⇄ In due un cambio di direzione non cambia nulla
notice-due = { $n } carte da prendere!
tag-said-solo = SOLO!
do-lay = Scarta { $card }
do-lay-with = Scambia le carte con…
do-lay-with-nobody = nessuno
do-throw-in = Scarta { $card } fuori turno
do-take = { $due ->
    [0] Prendi una carta
    [one] Prendi una carta
   *[other] Prendi { $due } carte
}
do-pass = Passa
do-say-solo = SOLO!
do-catch = SOLO dimenticato!
card-miss = «salta il turno»
card-turn-round = «cambio di direzione»
card-swap = «cambio»
card-choose = «scelta del colore»
card-all-round = «giro di carte»
card-take-2 = «prendi 2»
card-take-4 = «prendi 4»

# Che cosa dice della sua mossa un bot che spiega: nulla dipende da carte nascoste
explain-same-colour = Ha il colore in vigore.
explain-same-sign = Ha lo stesso numero o simbolo della carta sotto.
explain-smaller-hand = Ricevo meno carte di quante me ne resterebbero.
explain-black = Una carta nera va su tutto.
explain-passes-on = Passo la penalità al prossimo, così non prendo carte.
explain-last-card = Era la mia ultima carta.
explain-penalty = Non passo la penalità, quindi prendo le carte.
explain-take = Chi non scarta una carta ne prende una.
explain-pass = Tengo la carta che ho preso.
explain-throw-in = Avevo proprio la stessa carta, quindi potevo scartarla fuori turno.
