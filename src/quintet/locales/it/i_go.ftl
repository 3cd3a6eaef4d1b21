# I Go!: tutte le chiavi che il motore dà per questo gioco.

option-target = punti che servono per vincere la partita

preset-standard = si vince con quattro punti
preset-short = si vince con due punti

prompt-take = Prendi una carta: dal mazzo, dagli scarti o dall’esposizione.
prompt-lay = Scarta una carta.
prompt-call = Di’ I Go!, o passa.
prompt-must-call = Hai preso l’ultima carta del mazzo: di’ I Go!
prompt-row = Scegli i colori della tua fila.

refusal-there-is-no-such-action = Questa azione non esiste.
refusal-it-is-not-your-turn = Non è il tuo turno.
refusal-you-have-taken-a-card-already = Hai già preso una carta.
refusal-you-must-take-a-card-first = Prima devi prendere una carta.
refusal-you-have-laid-a-card-already = Hai già scartato una carta.
refusal-you-must-lay-a-card-first = Prima devi scartare una carta.
refusal-you-do-not-hold-that-card = Non hai in mano questa carta.
refusal-that-card-was-just-taken-from-the-discard-pile = Hai appena preso questa carta dagli scarti: scartane un’altra.
refusal-who-takes-the-last-stock-card-must-call = Chi prende l’ultima carta del mazzo deve dire I Go!
refusal-you-must-call-first = Prima devi dire I Go!
refusal-you-have-called-already = Hai già detto I Go!: scegli i colori della tua fila.
refusal-the-colour-of-the-display-cannot-be-in-the-row = Le carte del colore dell’esposizione già non contano; non possono stare nella fila.
refusal-you-hold-no-card-of-that-colour = Non hai carte di questo colore.
refusal-you-hold-a-card-for-a-row = Hai una carta che può stare in una fila.

declared-i-go = { $player } dice I Go!
declared-group = { $player } mette da parte { $detail }: il colore dell’esposizione.
declared-row = { $player } mostra la fila { $detail }.
declared-added = { $player } aggiunge { $detail } alla fila di chi ha chiamato.
declared-rest = { $player } resta con { $detail }.
declared-minus = { $detail ->
    [0] { $player } non ha punti di penalità.
    [one] { $player } ha un punto di penalità.
   *[other] { $player } ha { $detail } punti di penalità.
}
declared-perfect = { $player } fa un I Go! perfetto e vince la partita.

scored-lowest = meno punti di penalità di tutti
scored-not-above-the-caller = non più punti di penalità di chi ha chiamato
round-ended-i-go = Si contano i punti della mano.
round-ended-perfect = { $player } non ha nemmeno un punto di penalità.
round-ended-display-empty = L’ultima carta dell’esposizione è presa: la mano non vale.
round-ended-stalemate = Nessuno ha detto I Go! per 200 turni: la mano non vale.
round-ended-turn-limit = Il limite di turni è raggiunto.

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
    .source = dalla mano
    .target = in mano

hint-open-cards-bad = le carte scoperte ti aiutano meno della media
hint-free-card = non conta niente: ha il colore dell’esposizione
hint-fits-row = va bene per la tua fila
hint-next-colour = il prossimo colore dell’esposizione ti conviene di più
hint-cheap-card = costa meno della carta che sostituisce
hint-voids-round = annulla la mano
hint-dearest-card = è la più cara tra le carte che non ti servono
hint-keeps-better-cards = ciò che tieni può ancora servire
hint-gives-up-row = un’altra fila promette di più
hint-hand-can-improve = qualcuno forse ha meno; le tue carte possono migliorare
hint-few-points = gli altri dovrebbero avere più punti di penalità
hint-calls-first = gli altri hanno avuto poco tempo, e chi chiama comincia la prossima mano
hint-must-call = hai preso l’ultima carta del mazzo
hint-perfect = senza punti di penalità vinci la partita
hint-least-left = è ciò che ti lascia meno punti di penalità
hint-hard-to-add = gli altri possono aggiungere ben poco a questa fila
