# Level 8: ciò che dice solo questo gioco. Ciò che più giochi dicono uguale sta in frame.ftl.

option-sheet = con quale foglio dei livelli si gioca
option-sheet-one_star = una stella: i livelli più facili
option-sheet-two_star = due stelle: i nostri livelli più difficili, dal livello 5 si possono tenere carte
option-master = con le carte speciali «Prendi», «Scambia» e «Tieni»
option-double_deck = con una seconda serie di numeri e nove jolly che valgono solo 1–5, 6–10 o 11–15

preset-standard = una stella, le carte della scatola
preset-hard = due stelle
preset-master = una stella, con le carte speciali
preset-double_deck = una stella, con una seconda serie di numeri e i jolly limitati
preset-everything = due stelle, carte speciali, seconda serie di numeri e jolly limitati

prompt-take = Prendi la carta in cima al mazzo o a un mazzo degli scarti.
prompt-draw = Prendi la carta in cima al mazzo.
prompt-play = Il tuo livello non è ancora completo: scarta una carta.
prompt-add = Aggiungi carte ai livelli in tavola, o scarta una carta.
prompt-nothing-to-add = Ora non puoi aggiungere niente: scarta una carta.
prompt-last-card = La tua ultima carta: scartala e la mano è finita.
prompt-lay-level = Il tuo livello è completo: mettilo in tavola, o scarta una carta.
prompt-name = Dichiara la prossima combinazione del tuo livello.
prompt-put = Metti la prossima carta del tuo livello.
prompt-show = È stata giocata la carta «Prendi»: mostra tre carte a tua scelta.
prompt-claim = Prendi una delle carte mostrate.
prompt-swap = «Scambia»: metti fino a tre carte sul tuo mazzo degli scarti; ne peschi altrettante.
prompt-keep = Scegli le carte che tieni per la prossima mano.

refusal-there-is-no-such-seat = Questo posto non esiste.
refusal-the-draw-pile-is-empty = Il mazzo è vuoto.
refusal-that-discard-pile-is-empty = Questo mazzo degli scarti è vuoto.
refusal-your-level-is-on-the-table-already = Il tuo livello è già in tavola.
refusal-your-level-is-not-on-the-table-yet = Il tuo livello non è ancora in tavola.
refusal-you-cannot-lay-your-level-now = Adesso non puoi mettere in tavola il tuo livello.
refusal-you-are-not-laying-your-level = Non stai mettendo in tavola il tuo livello.
refusal-you-must-finish-laying-your-level = Devi finire di mettere in tavola il tuo livello.
refusal-say-first-what-you-lay = Prima dichiara tutte le combinazioni del tuo livello.
refusal-you-must-put-a-card = Tutte le combinazioni sono dichiarate: metti la prossima carta.
refusal-that-does-not-lead-to-a-complete-level = Così non si arriva a un livello completo.
refusal-that-card-comes-later = Questa carta viene dopo: prima i colori, le scale dal basso, i numeri in ordine crescente, i jolly per ultimi.
refusal-there-is-no-such-combination = Questa combinazione non è in tavola.
refusal-that-card-does-not-fit-there = Questa carta non va bene lì.
refusal-the-last-card-can-only-be-discarded = L’ultima carta si può solo scartare.
refusal-you-cannot-miss-your-own-turn = Il turno puoi farlo saltare solo agli altri.
refusal-that-player-misses-a-turn-already = Questo giocatore salta già un turno.
refusal-nobody-asks-you-to-do-that-now = Adesso non devi fare questo.
refusal-you-must-show-cards = Devi mostrare delle carte.
refusal-you-must-take-one-of-the-cards-shown = Devi prendere una delle carte mostrate.
refusal-that-card-is-not-shown = Questo giocatore non mostra quella carta.
refusal-you-must-swap-cards = Prima scegli le carte da scambiare.
refusal-you-must-swap-at-least-one-card = Devi scambiare almeno una carta.
refusal-you-choose-which-cards-to-keep = Devi scegliere quali carte tenere.
refusal-you-may-keep-no-more-cards = Non puoi tenere altre carte.
refusal-cards-are-chosen-in-the-order-of-their-kinds = Le carte si scelgono nell’ordine dei loro tipi.

declared-level = { $player_is ->
    [you] Hai messo
   *[other] { $player } mette
} in tavola il livello { $detail }.

event-scored = { $player_is ->
    [you] Sali
   *[other] { $player } sale
} { $points ->
    [one] di un livello
   *[other] di { $points } livelli
}: { $why }.
scored-level = livello in tavola
scored-bonus = livello in tavola e mano chiusa
round-ended-out = { $player_is ->
    [you] Hai
   *[other] { $player } ha
} finito le carte.
round-ended-level-8 = { $player_is ->
    [you] Hai
   *[other] { $player } ha
} messo in tavola il livello 8.
round-ended-stalemate = Dopo sessanta turni a testa la mano finisce.
round-ended-no-cards = Non ci sono più carte da prendere: la mano finisce.
match-ends = Vince la partita chi mette in tavola il livello 8, o chiude una mano con il livello 7 in tavola.
moment-moved-hand-front-other = { $actor } ti fa saltare un turno
moment-moved-front-under-player = Salti un turno
moment-event-given-player = { $other } ti prende { $card }
moment-declared-level-others = { $player } mette in tavola il livello { $detail }
moment-declared-level-player = Il tuo livello { $detail } è in tavola
moment-round-ended-out-player = Hai vinto la mano!
moment-round-ended-out-others = { $player } vince la mano.
moment-round-ended-level-8-player = Hai messo in tavola il livello 8!

moved-hand-front = { $whose ->
    [own] { $player_is ->
        [you] Hai messo { $card } davanti a te
       *[other] { $player } mette { $card } davanti a sé
    }.
   *[other] { $player_is ->
        [you] Hai messo
       *[other] { $player } mette
    } { $card } davanti a { $other_is ->
        [you] te
       *[other] { $other }
    }.
}
moved-front-under = { $player_is ->
    [you] Hai saltato il turno e infilato
   *[other] { $player } ha saltato il turno e infila
} { $card } sotto il mazzo.
moved-hand-under = { $player_is ->
    [you] Hai giocato
   *[other] { $player } gioca
} { $card }.
moved-hand-discard-play-swap = { $player_is ->
    [you] Hai giocato
   *[other] { $player } gioca
} { $card } per scambiare carte.
moved-hand-discard-swap = { $player_is ->
    [you] Hai scambiato
   *[other] { $player } scambia
} { $card }.

# Come si leggono le carte
legend = R7 è un 7 rosso; i colori sono R rosso, O arancione, Y giallo, G verde, B blu, P viola. J è un jolly; J1-5, J6-10 e J11-15 sono jolly solo per quei numeri. MISS fa saltare un turno a un altro giocatore. Le carte speciali: con TAKE (Prendi) ottieni una carta che un altro mostra, con SWAP (Scambia) scambi fino a tre carte con altre nuove, con KEEP (Tieni) puoi tenere fino a tre carte per la mano seguente se il tuo livello non è in tavola.

zone-draw = mazzo
    .the = il mazzo
    .source = dal mazzo
    .target = sul mazzo
zone-under = sotto il mazzo
    .the = il fondo del mazzo
    .source = da sotto il mazzo
    .target = sotto il mazzo
zone-discard = mazzo degli scarti
    .the = il mazzo degli scarti
    .source = { $owner_is ->
        [you] dal tuo mazzo degli scarti
       *[other] dal mazzo degli scarti
    }
    .target = { $owner_is ->
        [you] sul tuo mazzo degli scarti
       *[other] sul proprio mazzo degli scarti
    }
zone-hand = in mano
    .the = la mano
    .source = { $owner_is ->
        [you] dalla tua mano
       *[other] dalla mano
    }
    .target = in mano
zone-level = combinazione
    .the = la combinazione
    .source = { $owner_is ->
        [you] dalla tua combinazione
       *[other] dalla combinazione
    }
    .target = { $owner_is ->
        [you] nella tua combinazione
       *[other] nella combinazione
    }
zone-front = davanti al giocatore
    .the = le carte davanti
    .source = da davanti
    .target = davanti

advise-take-from = Prendi { $card } { $seat_is ->
    [you] dai tuoi scarti
   *[other] dagli scarti di { $seat }
}
advise-claim = Prendi { $card } da { $seat }
advise-lay-level = Metti in tavola il tuo livello
advise-colour = Scegli il colore { $colour }
advise-miss = Fai saltare un turno a { $seat }
advise-add = Aggiungi { $card } { $end ->
    [low] all’inizio di
    [high] alla fine di
   *[none] a
} { $seat_is ->
    [you] una delle tue combinazioni
   *[other] una combinazione di { $seat }
}

hint-draws = nessuna carta scoperta promette più di una sconosciuta
hint-takes-special = può fermare o ostacolare gli altri
hint-can-be-added = si può aggiungere a un livello in tavola
hint-completes = completa il tuo livello
hint-lacks-less = al tuo livello manca una carta in meno
hint-more-would-help = poi saranno di più le carte che ti aiutano
hint-wins = fa vincere la partita
hint-lays = il tuo livello è in tavola, chiunque chiuda la mano
hint-lays-later = il tuo livello può aspettare, e intanto nessuno ci aggiunge carte
hint-lays-well = risparmia jolly e ti lascia più carte da aggiungere
hint-adds = una carta in meno, e la fine della mano è più vicina
hint-ends-round = chiude la mano e ti fa salire di due livelli
hint-fits-nowhere = non si può aggiungere da nessuna parte
hint-sheds = una carta in meno
hint-not-needed = non serve al tuo livello
hint-needed-least = è quella che ti serve di meno
hint-rest-is-needed = le altre ti servono
hint-plays-again = tocca subito di nuovo a te
hint-stops = questo giocatore salta un turno
hint-stops-leader = chi è in testa salta un turno
hint-stops-who-is-nearly-out = questo giocatore potrebbe chiudere presto la mano
hint-asks-for-cards = ricevi il meglio di ciò che gli altri devono mostrare
hint-swaps = carte nuove al posto di quelle che non aiutano
hint-may-keep = puoi tenere carte per la prossima mano
hint-helps-most = è quella che ti aiuta di più
hint-goes-together = va insieme ad altre che tieni
hint-keeps-no-more = nessun’altra carta merita di essere tenuta

# Al tavolo: come si chiama una mossa e che cosa si vede
about = Otto livelli da scalare: scale, carte uguali e colori. Chi mette in tavola per primo l’ottavo?
length-is = finché qualcuno mette in tavola il livello 8, di solito da quattro a sette mani
proposal-added = aggiunte ai livelli in tavola
proposal-left = avanzano
proposal-worth = { $left ->
    [one] Resta una carta
   *[other] Restano { $left } carte
}, { $jokers ->
    [0] nessun jolly usato
    [one] un jolly usato
   *[other] { $jokers } jolly usati
}
risky-can-lay = Il tuo livello è completo: potresti metterlo in tavola ora. Scarti lo stesso?
risky-joker = Un jolly va bene ovunque, e gli altri possono prenderlo dai tuoi scarti. Lo scarti lo stesso?
risky-fits = Questa carta può servirti altrove. La scarti lo stesso?
first = Prendi una carta, metti in tavola il tuo livello quando puoi, poi scarta: tocca una carta, poi il tuo mazzo degli scarti.
help-stages = Tutti gli otto livelli
help-win = Ci sono otto livelli da mettere in tavola, al massimo uno per mano. Vince la partita chi mette in tavola il livello 8, o chiude una mano con il livello 7 in tavola.
help-turn = Prendi una carta. Se puoi, metti in tavola tutto il tuo livello in una volta; da allora puoi aggiungere carte a tutti i livelli in tavola. Alla fine scarta una carta. Chi scarta l’ultima chiude la mano e sale di due livelli. Gli altri che hanno messo in tavola il loro salgono di uno.
picture-take = Prendi la carta in cima al mazzo, o a un mazzo degli scarti qualsiasi.
picture-lay = Il livello 1 chiede due scale di tre: qui 4, 5, 6 e 8, jolly, 10. In una scala i colori non contano. Mettile in tavola insieme.
picture-add = Il tuo livello è in tavola. Ora il 7 va alla scala 4, 5, 6, e l’11 a quella che finisce con 10.
lesson-open = Vince chi mette in tavola per primo il livello 8. Il livello 1 chiede due scale di tre: tocca l’11 che ti manca.
lesson-open-done = Prendi da un qualsiasi mazzo degli scarti, o dal mazzo.
lesson-lay = Il jolly vale il 5. Tocca «{ proposals }», poi le due scale.
lesson-lay-done = Ora liberati delle altre carte.
lesson-miss = Invece di scartare puoi finire con «Salta un turno». Tocca questa carta, poi l’altro giocatore.
lesson-draw = Così è subito di nuovo il tuo turno. Tocca il mazzo.
lesson-add = Puoi aggiungere carte a ogni livello in tavola. Tocca il tuo 13, poi la scala 10, 11, 12.
lesson-out = Quasi tutti i turni finiscono con uno scarto. Tocca l’ultima carta, poi il tuo mazzo degli scarti.
lesson-out-done = Chiudi la mano e sali di due livelli; sale di uno chi altro ha il suo in tavola.
special-joker = Vale qualsiasi numero e colore.
special-range-joker = Vale uno dei numeri { $index }.
special-miss = Invece di scartare, fai saltare un turno a un altro giocatore.
special-take = Tutti mostrano tre carte, e tu ne prendi una.
special-swap = Scambia fino a tre delle tue carte con carte nuove.
special-keep = Se il tuo livello non è in tavola alla fine della mano, tieni fino a tre carte.
notice-level-laid = Il tuo livello { $n } è in tavola
notice-part = { $shape ->
    [run] scala di { $n }
    [set] { $n ->
        [2] coppia
        [3] tris
       *[other] { $n } uguali
    }
   *[colour] { $n } di un colore
}
part-collected = { notice-part }: { $there }/{ $n }
part-rest = avanzano
notice-missing = { $n ->
    [0] completo!
    [one] manca una carta
   *[other] mancano { $n } carte
}
tag-level = Livello { $n }/8
tag-level-short = Liv. { $n }/8
level-asks-for = Livello { $n }: { $parts }
do-discard = Scarta { $card }
do-draw = Pesca una carta
do-take-from = { $seat_is ->
    [you] Prendi dai tuoi scarti
   *[other] Prendi dagli scarti di { $seat }
}
do-claim = Prendila da { $seat }
do-lay-level = Lo compongo io
finish-lay-level = Metti in tavola
lay-how = Tocca una carta per metterla lì, e toccala lì per riprenderla.
lay-wasteful = C’è un jolly dove andrebbe bene la tua carta { $card }.
lay-take-back = Riprendi { $card }
do-run-from = Scala da { $value } in su
do-set-of = Carte uguali: { $value }
do-colour = Questo colore
do-put = Metti { $card }
do-add = { $end ->
    [low] Aggiungi { $card } all’inizio
    [high] Aggiungi { $card } alla fine
   *[none] Aggiungi { $card } lì
}
do-miss = { $seat } salta un turno
do-play-take = Gioca «Prendi»
do-play-swap = Gioca «Scambia»
do-play-keep = Gioca «Tieni»
do-show = Mostra { $card }
do-swap = Scambia { $card }
do-keep = Tieni { $card }
do-done = Fatto
proposals = Livello in tavola
proposals-add = Aggiungi carte…
proposals-show = Mostra queste…
proposals-keep = Tieni queste…
proposals-swap = Scambia queste…
proposals-how = Tocca una proposta: si gioca subito.
card-miss = «Salta un turno»
card-swap = «Scambia»
card-joker = jolly
card-range-joker = jolly { $index }
card-take = «Prendi»
card-keep = «Tieni»

# Che cosa dice della sua mossa un bot che spiega: nulla dipende da carte nascoste
explain-put = Il mio livello è completo, quindi posso metterlo in tavola.
explain-add = Sta bene in quella combinazione, e ho una carta in meno.
explain-discard = Ogni turno finisce con uno scarto.
explain-draw = Preferisco una carta sconosciuta a una scoperta.
explain-take-from = Questa carta mi serve più di una sconosciuta.
explain-not-needed = È quella che serve meno al mio livello.
explain-fits-nowhere = Non si può aggiungere da nessuna parte sul tavolo.
explain-miss = Chi la riceve salta un turno e non può mettere in tavola nulla.
