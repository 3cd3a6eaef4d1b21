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
refusal-nobody-calls-in-their-first-turn = Nessuno dice I Go! nel proprio primo turno di una mano.
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
scored-not-above-the-caller = non più punti di penalità di chi ha chiamato
round-ended-i-go = Si contano i punti della mano.
round-ended-perfect = { $player_is ->
    [you] Non hai
   *[other] { $player } non ha
} nemmeno un punto di penalità.
round-ended-display-empty = L’ultima carta dell’esposizione è stata presa: la mano non vale.
round-ended-stalemate = Nessuno ha detto I Go! per 200 turni: la mano non vale.
round-ended-laid-back = Tutti rimettono sempre la stessa carta: la mano non vale.
moment-declared-i-go-others = { $player } dice I Go!
moment-round-ended-i-go-player = Prendi un punto!
moment-round-ended-i-go-others = Questa volta non prendi punti.
moment-round-ended-perfect-player = Un I Go! perfetto: vinci la partita!

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
hint-open-cards-useless = nessuna delle carte scoperte ti aiuta
hint-forces-call = è l’ultima: poi devi dire I Go!
hint-free-card = non costa niente: ha il colore dell’esposizione
hint-fits-row = va bene per la tua fila
hint-next-colour = il prossimo colore dell’esposizione ti conviene di più
hint-cheap-card = costa meno della carta che sostituisce
hint-can-go-back = puoi rimetterla e tenere le tue carte come sono
hint-voids-round = annulla la mano
hint-dearest-card = è la più cara tra le carte che non ti servono
hint-keeps-better-cards = ciò che tieni può ancora servire
hint-gives-up-row = un’altra fila promette di più
hint-goes-back = le tue carte erano meglio prima
hint-hand-can-improve = forse qualcuno ha meno punti di penalità, e le tue carte possono migliorare
hint-few-points = gli altri dovrebbero avere più punti di penalità
hint-calls-first = gli altri hanno avuto poco tempo, e chi chiama comincia la prossima mano
hint-must-call = hai preso l’ultima carta del mazzo
hint-perfect = senza punti di penalità vinci la partita
hint-least-left = è ciò che ti lascia meno punti di penalità
hint-hard-to-add = gli altri possono aggiungere ben poco a questa fila

# Al tavolo: come si chiama una mossa e che cosa si vede
about = Raccogli una fila ben pensata, tieni bassi i punti di penalità, poi di’: I Go!
length-is = si vince a { $target } punti
proposals-or-i-go = Di’ I Go! ora e scegli i colori da te
proposals-how = Tocca la fila che mostri: così dici subito I Go!
row-own = Una fila tutta tua: tocca uno o due colori
row-lay = Mostra questa fila
risky-last-display = È l’ultima carta dell’esposizione: la mano finisce subito e nessuno fa punti. La prendi lo stesso?
risky-last-stock = È l’ultima carta del mazzo: in questo turno devi dire I Go! La prendi lo stesso?
first = Raccogli una fila: due colori, nessun numero doppio. Le carte del colore dell’ultima carta dell’esposizione sono gratis, le altre costano punti di penalità. Prendi una carta, scartane una, e di’ I Go! quando ne avanzano poche.
help-win = Di’ «I Go!» quando nessuno ha meno punti di penalità di te: vale un punto. Se qualcuno ne ha altrettanti o meno, il punto va a lui.
help-turn = Prendi una carta, poi scartane una, così ne hai di nuovo 12. Dopo puoi dire «I Go!».
picture-take = Prendi la carta in cima al mazzo, la carta scoperta degli scarti, o l’ultima carta dell’esposizione.
picture-groups = L’ultima carta dell’esposizione è verde: le tue carte verdi sono quindi gratis. Arancione e rosa formano la tua fila: al massimo due colori, nessun numero due volte, i buchi non contano. Quel che resta vale punti di penalità: l’1 blu.
picture-discard = Scarta quello che ti costa di più: il 10 nero non è gratis e non sta nella tua fila.
lesson-free = Vince chi ha meno punti di penalità. Il colore dell’ultima carta dell’esposizione è gratis: tocca il mazzo degli scarti e prendi l’11 verde.
lesson-free-done = Qui il verde è gratis: perfino un 11 non ti costa niente.
lesson-lay = Ora scarta una carta. Il 10 nero non va con niente: toccalo, poi tocca il mazzo degli scarti.
lesson-lay-done = Un turno è così: prendi una carta, ne scarti una. Ne hai di nuovo 12.
lesson-row = Uno o due altri colori formano la tua fila, ogni numero una volta sola. Tu raccogli arancione e rosa: prendi il 4 rosa dagli scarti.
lesson-row-done = Anche le carte della fila non costano niente. I buchi non contano.
lesson-twice = Nella tua fila c’è posto per un solo 9. Tocca il 9 arancione, poi il mazzo degli scarti.
lesson-twice-done = L’altro 9 resta nella tua fila.
lesson-wait = Ti avanzano l’8 viola, l’8 blu e l’1 blu: 17 punti di penalità. Forse qualcuno ne ha meno. Non chiamare ancora: tocca «Passa».
lesson-wait-done = Se chiami troppo presto, il punto va a tutti quelli che hanno tanti punti di penalità quanti ne hai tu, o di meno.
lesson-stock = Ora nessuna carta scoperta ti aiuta. Tocca il mazzo e prendi una carta coperta.
lesson-stock-done = Un 11 rosa: va bene per la tua fila. Una carta che non ti serve, la scarti subito.
lesson-display = Hai tre carte bianche, e nell’esposizione c’è il bianco sotto il 5 verde. Tocca il 5 verde e prendilo.
lesson-display-done = Ora il bianco è gratis: le tue tre carte bianche non costano più niente.
lesson-call = Ti avanza solo l’1 blu. Tocca «I Go!», poi la fila arancione e rosa.
lesson-call-done = Prima gli altri aggiungono carte alla tua fila. Hanno comunque più punti di penalità: il punto è tuo. Con quattro vinci.
notice-free-colour = il colore dell’esposizione è gratis
notice-minus = { $n ->
    [one] un punto di penalità
   *[other] { $n } punti di penalità
}
notice-groups = { $free } gratis, { $row } nella fila, { $rest } di troppo
notice-groups-after = dopo lo scarto: { $free } gratis, { $row } nella fila, { $rest } di troppo
notice-enough = { $n } o meno di solito battono bot normali
part-free = gratis: { $n }
part-row = fila: { $n }
part-rest = di troppo: −{ $n }
part-discard = da scartare
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
show-row = fila
show-added = aggiunte alla fila di chi ha chiamato
show-rest = avanzate: punti di penalità
show-minus = −{ $n }

# Che cosa dice della sua mossa un bot che spiega: nulla dipende da carte nascoste
explain-take-stock = Provo una carta sconosciuta. Nessuno vede che cosa ricevo.
explain-take-display = La prendo, e ora la carta sotto dice quale colore è gratis.
explain-discard = Ho preso una carta, quindi devo cederne una.
explain-i-go = Penso che tutti gli altri abbiano più punti di penalità.
