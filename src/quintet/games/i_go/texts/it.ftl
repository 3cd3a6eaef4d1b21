# I Go!: ciò che dice solo questo gioco. Ciò che più giochi dicono uguale sta in frame.ftl.

option-target = punti per vincere la partita
option-lay_back = la carta appena presa dagli scarti si può rimettere subito
option-call_from = quando si può dire I Go!
option-call_from-any = dal primo turno
option-call_from-second = dal secondo turno

preset-standard = si vince con quattro punti
preset-short = si vince con due punti
preset-house = regole di casa: la carta presa non si rimette subito, niente chiamata al primo turno

prompt-take = Prendi una carta: dal mazzo, dagli scarti o dall’esposizione.
prompt-lay = Scarta una carta.
prompt-lay-with = Scarta una carta. Il minimo resta senza { $card }: { $n ->
    [0] nessun punto di penalità.
    [one] un punto di penalità.
   *[other] { $n } punti di penalità.
}
prompt-call = Di’ I Go! se tutti gli altri hanno più punti di penalità di te; altrimenti passa.
prompt-call-with = { $n ->
    [0] Non ti avanza niente: di’ I Go! e vinci la partita.
    [one] Di’ I Go! solo se tutti gli altri hanno più di un punto di penalità; altrimenti passa.
   *[other] Di’ I Go! solo se tutti gli altri hanno più di { $n } punti di penalità; altrimenti passa.
}
prompt-must-call = Hai preso l’ultima carta del mazzo: di’ I Go!
prompt-row = Scegli i colori della tua fila.

refusal-you-have-laid-a-card-already = Hai già scartato una carta.
refusal-you-must-lay-a-card-first = Prima devi scartare una carta.
refusal-that-card-was-just-taken-from-the-discard-pile = Hai appena preso questa carta dagli scarti: scartane un’altra.
refusal-who-takes-the-last-stock-card-must-call = Chi prende l’ultima carta del mazzo deve dire I Go!
refusal-nobody-calls-in-their-first-turn = Al primo turno di una mano non si può dire I Go!
refusal-you-must-call-first = Prima devi dire I Go!
refusal-you-have-called-already = Hai già detto I Go!: scegli i colori della tua fila.
refusal-the-colour-of-the-display-cannot-be-in-the-row = Le carte del colore dell’esposizione sono già gratis; non possono stare nella fila.
refusal-you-hold-no-card-of-that-colour = Non hai carte di questo colore.
refusal-you-hold-a-card-for-a-row = Hai una carta che può stare in una fila: mostra una fila.

declared-i-go = { $player_is ->
    [you] Hai detto
   *[other] { $player } dice
} I Go!
declared-group = { $player_is ->
    [you] Hai messo
   *[other] { $player } mette
} da parte { $detail }: il colore dell’esposizione.
declared-row = { $player_is ->
    [you] Hai mostrato
   *[other] { $player } mostra
} la fila { $detail }.
declared-added = { $player_is ->
    [you] Hai aggiunto
   *[other] { $player } aggiunge
} { $detail } alla fila di chi ha chiamato.
declared-rest = { $player_is ->
    [you] Resti
   *[other] { $player } resta
} con { $detail }.
declared-minus = { $detail ->
    [0] { $player_is ->
        [you] Non hai
       *[other] { $player } non ha
    } punti di penalità.
    [one] { $player_is ->
        [you] Hai
       *[other] { $player } ha
    } un punto di penalità.
   *[other] { $player_is ->
        [you] Hai
       *[other] { $player } ha
    } { $detail } punti di penalità.
}
declared-perfect = { $player_is ->
    [you] Hai fatto un I Go! perfetto e hai vinto
   *[other] { $player } fa un I Go! perfetto e vince
} la partita.

scored-lowest = meno punti di penalità di tutti
scored-not-above-the-caller = tanti punti di penalità quanti chi ha chiamato, o meno
round-ended-i-go = Si contano i punti della mano.
round-ended-perfect = { $player_is ->
    [you] Non hai
   *[other] { $player } non ha
} nemmeno un punto di penalità.
round-ended-display-empty = L’ultima carta dell’esposizione è stata presa: la mano non conta.
round-ended-stalemate = Nessuno ha detto I Go! per 200 turni: la mano non conta.
round-ended-laid-back = Tutti rimettono sempre la stessa carta: la mano non conta.
moment-declared-i-go-others = { $player } dice I Go!
moment-declared-added-others = { $player } aggiunge { $detail } alla fila
moment-round-ended-i-go-player = Hai guadagnato un punto!
moment-round-ended-i-go-others = Questa volta non guadagni punti.
moment-round-ended-perfect-player = Un I Go! perfetto: hai vinto la partita!

moved-hand-discard = { $player_is ->
    [you] Hai scartato
   *[other] { $player } scarta
} { $card }.

# Come si leggono le carte
legend = R7 è un 7 rosso. I colori: R rosso, O arancione, Y giallo, G verde, T turchese, B blu, V viola, P rosa, W bianco, K nero.

zone-stock = mazzo
    .the = il mazzo
    .source = dal mazzo
    .target = sul mazzo
zone-display = esposizione
    .the = l’esposizione
    .source = dall’esposizione
    .target = sull’esposizione
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

advise-take-discard = Prendi { $card } dagli scarti
advise-take-display = Prendi { $card } dall’esposizione
advise-i-go = Di’ I Go!

hint-open-cards-bad = le carte scoperte ti aiutano meno della maggior parte delle altre
hint-open-cards-bad-here = { $n } delle { $all } carte che non hai visto ti aiutano più di quelle scoperte
hint-open-cards-useless = nessuna delle carte scoperte ti aiuta
hint-open-cards-useless-here = né { $discard } né { $display } riduce i tuoi { $n } punti di penalità
hint-forces-call = è l’ultima: poi devi dire I Go!
hint-free-card = non costa niente: ha il colore dell’esposizione
hint-free-card-here = il colore dell’esposizione è allora { $colour }: non costa niente
hint-fits-row = va bene per la tua fila
hint-fits-row-here = va bene per la tua fila ({ $first } e { $second })
hint-next-colour = il prossimo colore dell’esposizione ti conviene di più
hint-next-colour-here = il colore { $colour } diventa gratis: { $n } punti di penalità invece di { $now }
hint-cheap-card = costa meno della carta che sostituisce
hint-cheap-card-here = dopo lo scarto hai { $n } punti di penalità invece di { $now }
hint-can-go-back = puoi rimetterla e tenere le tue carte come sono
hint-voids-round = annulla la mano
hint-dearest-card = è la più cara tra le carte che non ti servono
hint-dearest-card-here = è la più cara tra quelle che non ti servono: { $n }; restano { $left } punti di penalità
hint-keeps-better-cards = ciò che tieni può ancora servire
hint-keeps-better-cards-here = la tua fila ({ $first } e { $second }) può ancora crescere con ciò che tieni
hint-gives-up-row = un’altra fila promette di più
hint-gives-up-row-here = una fila { $first } e { $second } promette di più
hint-goes-back = le tue carte erano meglio prima
hint-goes-back-here = le tue carte sono meglio senza: { $n } punti di penalità
hint-hand-can-improve = forse qualcuno ha meno punti di penalità, e le tue carte possono migliorare
hint-hand-can-improve-here = hai { $n } punti di penalità, e a questo punto di solito vincono solo { $enough } o meno
hint-few-points = gli altri dovrebbero avere più punti di penalità
hint-few-points-here = hai { $n } punti di penalità, e a questo punto di solito vincono { $enough } o meno
hint-calls-first = gli altri hanno avuto poco tempo, e chi chiama comincia la prossima mano
hint-must-call = hai preso l’ultima carta del mazzo
hint-perfect = senza punti di penalità vinci la partita
hint-least-left = è ciò che ti lascia meno punti di penalità
hint-least-left-here = ti restano { $n } punti di penalità, il minimo possibile
hint-hard-to-add = gli altri possono aggiungere ben poco a questa fila

# Al tavolo: come si chiama una mossa e che cosa si vede
about = Raccogli una fila ben pensata, tieni bassi i punti di penalità, poi di’: I Go!
length-is = si vince a { $target } punti
proposals-or-i-go = Di’ I Go! ora e scegli tu i colori
proposals-how = Tocca la fila che mostri: così dici subito I Go! Gli altri possono aggiungervi carte dei suoi colori: scegli colori di cui hanno poche carte.
row-own = Una fila tutta tua: tocca uno o due colori
row-lay = Mostra questa fila
risky-last-display = È l’ultima carta dell’esposizione: la mano finisce subito e nessuno fa punti. La prendi lo stesso?
risky-last-stock = È l’ultima carta del mazzo: in questo turno devi dire I Go! La prendi lo stesso?
risky-many-minus = Con tanti punti di penalità chi lo dice vince di rado. Dire I Go! lo stesso?
first = Raccogli una fila: due colori, nessun numero doppio. Le carte del colore dell’ultima carta dell’esposizione sono gratis, le altre costano punti di penalità. Prendi una carta, scartane una, e di’ I Go! quando ne avanzano poche.
help-win = Di’ «I Go!» quando tutti gli altri hanno più punti di penalità di te: vale un punto. Chi ha tanti punti di penalità quanti te, o di meno, prende il punto al posto tuo. Senza alcuna penalità vinci subito la partita.
help-turn = Prendi una carta, poi scartane una, così ne hai di nuovo 12. Dopo puoi dire «I Go!».
picture-take = Prendi la carta in cima al mazzo, la carta scoperta degli scarti, o l’ultima carta dell’esposizione.
picture-groups = L’ultima carta dell’esposizione è verde: le tue carte verdi sono quindi gratis. Arancione e rosa formano la tua fila: al massimo due colori, nessun numero due volte, i buchi non contano. Quel che resta vale punti di penalità: l’1 blu.
picture-discard = Scarta quello che ti costa di più: il 10 nero non è gratis e non sta nella tua fila.
lesson-row = Vince chi ha meno punti di penalità. La tua fila non ne costa: uno o due colori, ogni numero una volta. Tocca il 4 rosa.
lesson-row-done = Ora il 4 è nella tua fila. Una fila può saltare dei numeri.
lesson-lay = Prendere una carta e scartarne una: è un turno. Tocca l’11 nero, poi il mazzo degli scarti.
lesson-lay-done = Ciò che avanza costa: 19 punti di penalità.
lesson-wait = Di’ «{ do-i-go }» se pensi che tutti gli altri abbiano più penalità; altrimenti vincono loro. Con 19 è un rischio: stavolta tocca «{ do-pass }».
lesson-display = Il colore in fondo all’esposizione è gratis. Tocca il 5 verde: lo sarà il bianco.
lesson-display-done = Le tue tre carte bianche sono passate a «{ part-free }».
lesson-drop = Ora il verde costa: tocca il 5, poi il mazzo degli scarti.
lesson-call = Avanza solo l’1 blu. Tocca «{ do-i-go }», poi la fila proposta.
lesson-call-done = Gli altri possono aggiungere nei tuoi colori. Tutti hanno più di te: il punto è tuo! Senza alcuna penalità vinci subito la partita.
notice-free-colour = il colore dell’esposizione è gratis
notice-minus = { $n ->
    [one] un punto di penalità
   *[other] { $n } punti di penalità
}
notice-minus-after = { $n ->
    [one] un punto di penalità dopo lo scarto
   *[other] { $n } punti di penalità dopo lo scarto
}
notice-groups = { $free } gratis, { $row } nella fila, { $rest } in avanzo
notice-groups-after = dopo lo scarto: { $free } gratis, { $row } nella fila, { $rest } in avanzo
notice-enough = turno { $turn }: I Go! di solito vince con { $n } o meno{ $from ->
    [0] { "" }
   *[other] ; dal turno { $from } ne servono meno
}
part-free = gratis
part-row = fila
part-rest = in avanzo: −{ $n }
part-discard = una di troppo
do-pass = Passa
do-take-stock = Prendi dal mazzo
do-take-discard = Prendi dagli scarti
do-take-display = Prendi dall’esposizione
do-discard = Scarta { $card }
do-i-go = I Go!
do-no-row = Nessuna fila
do-row = { $other ->
    [none] Mostra una fila: { $colour }
   *[other] Mostra una fila: { $colour } e { $other }
}
proposals = I Go!
show-group = gratis: il colore dell’esposizione
show-row = fila propria
show-added = aggiunte alla fila di chi ha chiamato
show-rest = in avanzo
show-minus = −{ $n }

# Che cosa dice della sua mossa un bot che spiega: nulla dipende da carte nascoste
explain-take-stock = Provo una carta sconosciuta. Nessuno vede che cosa ricevo.
explain-take-display = La prendo, e ora la carta successiva dice quale colore è gratis.
explain-take-discard = Mi serve, anche se tutti vedono che cosa prendo.
explain-free-card = Ha il colore dell’esposizione: non mi costa nulla.
explain-low-card = Non mi serve, e quello che avanza costa punti.
explain-pass = Non dico ancora I Go!: forse qualcuno ha meno punti di penalità.
explain-high-card = Una carta alta che avanza costa molti punti di penalità.
explain-laid-back = Non mi serve, quindi la rimetto giù.
explain-i-go = Penso che tutti gli altri abbiano più punti di penalità.
