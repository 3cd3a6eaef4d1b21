# 15GO!: tutte le chiavi che il motore dà per questo gioco.

option-sets = numero di serie di carte da 1 a 15
option-colours = colori delle carte
option-colours-8 = otto, uno per serie
option-colours-4 = quattro, due serie per colore
option-play_open = prima di girare si può giocare la carta in cima alla propria pila scoperta
option-build_own = una carta girata adatta può andare sulla propria pila scoperta
option-borrow = si possono prendere in prestito le carte scoperte degli altri per una fila
option-points = si gioca a punti, fino all’ultima carta

preset-basic = il gioco base
preset-advanced = le quattro regole per giocatori esperti
preset-two_players = il gioco base con 60 carte
preset-three_players = il gioco base con 90 carte

prompt-turn = Gira la carta in cima alla tua pila coperta.
prompt-open = Gioca la carta in cima alla tua pila scoperta, o gira una carta.
prompt-place = Gioca la carta girata, o mettila sulla tua pila scoperta.
prompt-put-down = La carta non va da nessuna parte: mettila sulla tua pila scoperta.
prompt-chain = Completa con la tua carta.

refusal-there-is-no-such-action = Questa azione non esiste.
refusal-it-is-not-your-turn = Non è il tuo turno.
refusal-the-borrowed-cards-must-be-followed-by-your-own = Dopo le carte in prestito devi giocare la tua.
refusal-you-have-turned-a-card-already = Hai già girato una carta.
refusal-you-must-turn-a-card-first = Prima devi girare una carta.
refusal-your-open-pile-is-empty = La tua pila scoperta è vuota.
refusal-building-on-the-own-pile-is-switched-off = A questo tavolo non si costruisce sulla propria pila.
refusal-borrowing-is-switched-off = A questo tavolo non si prendono carte in prestito.
refusal-that-card-does-not-fit = Questa carta non va bene lì.
refusal-there-is-no-such-row = Questa fila non esiste.
refusal-there-is-no-such-player = Questo giocatore non esiste.
refusal-nothing-can-be-laid-on-an-empty-open-pile = Su una pila scoperta vuota non si può mettere niente.
refusal-you-give-to-others-only = Puoi dare carte solo agli altri.
refusal-you-borrow-from-others-only = Puoi prendere in prestito solo dagli altri.
refusal-there-is-nothing-to-borrow = Non c’è niente da prendere in prestito.
refusal-your-own-card-could-not-follow = La tua carta non potrebbe seguire.

declared-turned-over = { $player } rigira la pila scoperta.
declared-out = { $player } non ha più carte.

scored-row = fila completata
scored-one-colour-row = fila di un solo colore completata
scored-place = carte finite
round-ended-out = { $player } ha finito tutte le carte.
round-ended-all-out = Le carte sono finite.
round-ended-stalemate = Nessuna carta arriva più al centro: la partita finisce.
round-ended-turn-limit = Il limite di turni è raggiunto.

moved-closed-turned = { $player } gira { $card }.
moved-open-turned = { $player } riprende { $card }.
moved-turned-row = { $actor } mette { $card } { $target }.
moved-turned-open = { $whose ->
    [own] { $player } mette { $card } sulla propria pila scoperta.
   *[other] { $actor } mette { $card } sulla pila scoperta di { $player }.
}
moved-open-row = { $whose ->
    [own] { $player } gioca { $card } dalla pila scoperta { $target }.
   *[other] { $actor } prende in prestito { $card } da { $player } e gioca { $target }.
}
moved-open-open = { $player } gioca { $card } dalla pila scoperta su quella di { $other }.
moved-open-closed = Ecco la nuova pila coperta: { $card }.
moved-row-finished = La fila è completa e si mette da parte.
moved-row-taken = { $player } prende la fila completa.

# Come si leggono le carte
legend = R7 è un 7 rosso. I colori: R rosso, B blu, G verde, Y giallo, O arancione, V viola, P rosa, T turchese.

# Perché il giocatore che segue le regole farebbe così
hint-starts-turn = il turno comincia così
hint-fits-nowhere = non va da nessuna parte
hint-keeps-high = chi mette il 15 prende la fila: tienila
hint-keeps-open-card = la tua carta scoperta vale di più dov’è
hint-helps-others = giocarla aiuterebbe di più gli altri
hint-turn-goes-on = il tuo turno continua
hint-makes-room = le carte in prestito fanno posto alla tua
hint-last-card = è la tua ultima carta
hint-takes-row = prende la fila
hint-next-fits = la tua prossima carta ci va sopra
hint-sheds = una carta in meno, e nessuno la riprende
hint-hits-leader = va a chi ha meno carte
hint-gives = una carta in meno per te, una in più per un altro

zone-closed = pila coperta
    .the = la pila coperta
    .source = dalla pila coperta
    .target = sulla pila coperta
zone-open = pila scoperta
    .the = la pila scoperta
    .source = dalla pila scoperta
    .target = sulla pila scoperta
zone-turned = carta girata
    .the = la carta girata
    .source = dalla carta girata
    .target = come carta girata
zone-row = fila
    .the = la fila
    .source = dalla fila
    .target = sulla fila
zone-finished = file complete
    .the = le file complete
    .source = dalle file complete
    .target = tra le file complete
zone-taken = file prese
    .the = le file prese
    .source = dalle file prese
    .target = tra le file prese
