# 15GO!: ciò che dice solo questo gioco. Ciò che più giochi dicono uguale sta in frame.ftl.

option-sets = numero di serie di carte da 1 a 15
option-colours = colori delle carte
option-colours-8 = otto: ogni serie ha il suo
option-colours-4 = quattro: uno ogni due serie
option-turning = dopo aver giocato una carta
option-turning-choice = se ne gira un’altra o si finisce il turno
option-turning-always = la successiva si gira da sola
option-play_open = prima di girare si può giocare la carta in cima alla propria pila scoperta
option-build_own = si può mettere una carta girata sulla propria pila scoperta, se va bene
option-borrow = si possono prendere in prestito le carte scoperte degli altri per una fila
option-points = si gioca a punti, fino all’ultima carta

preset-basic = il gioco base
preset-advanced = le quattro regole per giocatori esperti
preset-two_players = il gioco base con 60 carte
preset-three_players = il gioco base con 90 carte
preset-by_itself = il gioco base, la carta successiva si gira da sola

prompt-turn = Gira la carta in cima alla tua pila coperta.
prompt-turn-over = La tua pila coperta è finita: rigira quella scoperta. La carta in cima resta.
prompt-turn-over-or-end = La tua pila coperta è finita: rigira quella scoperta, o finisci il turno.
prompt-pick-up = Ti resta una carta: riprendila e guarda dove va.
prompt-pick-up-or-end = Ti resta una carta: riprendila e guarda dove va, o finisci il turno.
prompt-open = Gioca la carta in cima alla tua pila scoperta, o gira una carta.
prompt-place = Mettila dove va bene, oppure tienila.
prompt-put-down = Non va da nessuna parte: tienila sulla tua pila scoperta. Così finisce il tuo turno.
prompt-go-on = Gira un’altra carta, o finisci il turno: la tua prossima carta resta coperta.
prompt-chain = Ora continua la fila con la tua carta.

refusal-the-borrowed-cards-must-be-followed-by-your-own = Dopo le carte in prestito devi giocare la tua.
refusal-you-have-turned-a-card-already = Hai già girato una carta.
refusal-you-must-turn-a-card-first = Prima devi girare una carta.
refusal-the-turned-card-must-be-laid-first = Prima metti la carta girata dove va bene, oppure tienila.
refusal-turn-another-card-or-stop = Prima gira un’altra carta, o finisci il turno.
refusal-the-next-card-is-turned-by-itself = A questo tavolo la carta successiva si gira da sola.
refusal-the-open-pile-is-played-before-turning = Dalla pila scoperta si gioca solo prima di girare la prima carta.
refusal-your-open-pile-is-empty = La tua pila scoperta è vuota.
refusal-building-on-the-own-pile-is-switched-off = A questo tavolo le carte della tua pila scoperta restano lì finché la tua pila coperta non è finita.
refusal-that-card-does-not-fit = Questa carta non va bene lì: una fila vuole il numero seguente, una pila scoperta quello seguente o quello precedente.
refusal-borrowing-is-switched-off = A questo tavolo non si prendono carte in prestito.
refusal-there-is-no-such-row = Questa fila non esiste.
refusal-there-is-no-such-player = Questo giocatore non esiste.
refusal-nothing-can-be-laid-on-an-empty-open-pile = Su una pila scoperta vuota non si può mettere niente.
refusal-you-give-to-others-only = Puoi dare carte solo agli altri.
refusal-you-borrow-from-others-only = Puoi prendere in prestito solo dagli altri.
refusal-there-is-nothing-to-borrow = Non c’è niente da prendere in prestito.
refusal-your-own-card-could-not-follow = La tua carta non potrebbe seguire.

declared-turned-over = { $player_is ->
    [you] Hai rigirato la tua
   *[other] { $player } rigira la propria
} pila scoperta.
declared-stop = { $player_is ->
    [you] Hai finito
   *[other] { $player } finisce
} il turno.
declared-out = { $player_is ->
    [you] Non hai
   *[other] { $player } non ha
} più carte.

scored-row = fila completata
scored-one-colour-row = fila di un solo colore completata
scored-place = carte finite
round-ended-out = { $player_is ->
    [you] Hai
   *[other] { $player } ha
} finito tutte le carte.
round-ended-all-out = Le carte sono finite.
round-ended-stalemate = Nessuna carta arriva più al centro: la partita finisce.
moment-moved-turned-open-player = { $actor } ti dà { $card }
moment-moved-open-open-other = { $player } ti dà { $card }
moment-moved-open-row-player = { $actor } ti prende in prestito { $card }
moment-declared-out-player = Non hai più carte!
moment-declared-out-others = { $player } non ha più carte
moment-round-ended-out-player = Hai giocato tutte le tue carte!

moved-closed-turned = { $player_is ->
    [you] Hai girato
   *[other] { $player } gira
} { $card }.
moved-open-turned = { $player_is ->
    [you] Hai ripreso
   *[other] { $player } riprende
} { $card }.
moved-turned-row = { $actor_is ->
    [you] Hai messo
   *[other] { $actor } mette
} { $card } { $target }.
moved-turned-open = { $whose ->
    [own] { $player_is ->
        [you] Hai tenuto { $card } sulla tua
       *[other] { $player } tiene { $card } sulla propria
    } pila scoperta.
   *[other] { $actor_is ->
        [you] Hai messo
       *[other] { $actor } mette
    } { $card } { $player_is ->
        [you] sulla tua pila scoperta
       *[other] sulla pila scoperta di { $player }
    }.
}
brief-moved-turned-open = { $player } { $whose ->
    [own] tiene
   *[other] mette
} { $card }.
brief-moved-turned-row = { $player } mette { $card }.
brief-moved-open-row = { $player } mette { $card }.
brief-moved-open-closed = { "" }
moved-turned-open-build = { $player_is ->
    [you] Hai costruito sulla tua
   *[other] { $player } costruisce sulla propria
} pila scoperta con { $card }.
moved-open-row = { $whose ->
    [own] { $player_is ->
        [you] Hai giocato { $card } dalla tua
       *[other] { $player } gioca { $card } dalla
    } pila scoperta { $target }.
   *[other] { $actor_is ->
        [you] Hai preso
       *[other] { $actor } prende
    } in prestito { $card } da { $player_is ->
        [you] te
       *[other] { $player }
    } per la { $target_name }.
}
moved-open-open = { $player_is ->
    [you] Hai giocato { $card } dalla tua
   *[other] { $player } gioca { $card } dalla
} pila scoperta { $other_is ->
    [you] sulla tua
   *[other] su quella di { $other }
}.
moved-open-closed = { $player_is ->
    [you] La tua pila scoperta torna a essere quella
   *[other] La pila scoperta di { $player } torna a essere quella
} coperta: { $card }.
moved-row-finished = La fila è completa e si mette da parte.
moved-row-taken = { $player_is ->
    [you] Hai preso
   *[other] { $player } prende
} la fila completa.

# Come si leggono le carte
legend = R7 è un 7 rosso. I colori: R rosso, B blu, G verde, Y giallo, O arancione, V viola, P rosa, T turchese.

# Perché il giocatore che segue le regole farebbe così
advise-row = Metti { $card } sulla fila { $row }
advise-give = Dai { $card } a { $seat }
advise-build = Aggiungi { $card } alla tua pila scoperta
advise-put-down = Tieni { $card } sulla tua pila scoperta

hint-starts-turn = il turno comincia così
hint-one-more = un’altra carta può trovare posto
hint-next-has-place = per la tua prossima carta c’è posto
hint-next-sooner = fa largo alle carte che seguono
hint-keeps-next = la tua prossima carta ora non va da nessuna parte, ma forse al tuo prossimo turno sì
hint-keeps-pile = la tua pila scoperta resta com’è
hint-fits-nowhere = non va da nessuna parte
hint-keeps-high = chi mette il 15 prende la fila: tieni questa carta
hint-keeps-open-card = la tua carta scoperta vale di più dov’è
hint-helps-others = giocarla aiuterebbe soprattutto gli altri
hint-turn-goes-on = il tuo turno continua
hint-makes-room = le carte in prestito fanno posto alla tua
hint-last-card = è la tua ultima carta
hint-takes-row = prende la fila
hint-next-fits = la tua prossima carta ci va sopra
hint-sheds = una carta in meno, e non va a nessun altro
hint-hits-leader = va a chi ha meno carte
hint-gives = una carta in meno per te, una in più per un altro

zone-closed = pila coperta
    .the = la pila coperta
    .source = { $owner_is ->
        [you] dalla tua pila coperta
       *[other] dalla pila coperta
    }
    .target = { $owner_is ->
        [you] sulla tua pila coperta
       *[other] sulla pila coperta
    }
zone-open = pila scoperta
    .the = la pila scoperta
    .source = { $owner_is ->
        [you] dalla tua pila scoperta
       *[other] dalla pila scoperta
    }
    .target = { $owner_is ->
        [you] sulla tua pila scoperta
       *[other] sulla pila scoperta
    }
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

# Al tavolo: come si chiama una mossa e che cosa si vede
about = Gira, metti, passa agli altri: al centro crescono file da 1 a 15, finché non hai più carte.
length-is = { $sets } serie di carte da 1 a 15
cards-left = { $n ->
    [0] nessuna carta rimasta
   *[other] ancora { cards }
}
tag-cards = { cards }
tag-cards-short = { $n }
risky-fits = Questa carta va bene da qualche parte. La tieni lo stesso?
alone-put-down = Non va da nessuna parte: fra un attimo la tieni, e il tuo turno finisce.
alone-turn = Fra un attimo la tua prima carta viene girata.
automatic-turn = Auto: gira
automatic-put-down = Auto: tieni
first = Liberati delle tue carte; i colori non contano. Gira la carta in cima alla tua pila coperta, poi tocca dove va: una fila vuole il numero seguente, la pila scoperta di un altro quello seguente o precedente. Un 1 comincia da solo una fila.
help-win = Liberati di tutte le tue carte prima degli altri: sulle file al centro, che crescono da 1 a 15, o sulle pile scoperte degli altri.
help-turn = Gira la carta in cima alla tua pila coperta e mettila su una fila o sulla pila scoperta di un altro. Ogni volta che una carta ha trovato posto puoi girarne un’altra, o finire il turno: allora resta la tua prossima carta. Una carta che non va da nessuna parte la tieni: va sulla tua pila scoperta, e il turno è finito. Le carte della tua pila scoperta tornano solo quando la pila coperta è finita.
picture-row = Hai girato un 5, e una fila finisce con 4: il 5 va lì.
picture-give = Hai girato un 8, e la pila scoperta di un altro giocatore mostra un 9. Uno in meno va bene, e anche uno in più andrebbe bene: dagli la tua carta.
picture-put-down = Il 14 non va da nessuna parte: lo tieni sulla tua pila scoperta, e il turno è finito.
picture-again = Il tuo 5 ha trovato posto. Gira un’altra carta, o finisci il turno e conservala per dopo.
lesson-turn = Vince chi finisce le carte prima degli altri. Tocca la tua pila coperta per girarne una.
lesson-row = Ogni 1 comincia una fila. Cresce di uno, fino a 15, in qualsiasi colore. Tocca quella che finisce con 4.
lesson-again = Il tuo 5 è a posto: puoi girare un’altra carta. Oppure finisci il turno, e la prossima aspetta. Tocca la tua pila coperta.
lesson-put-down = Il 15 non va da nessuna parte: lo tieni, e così finisci il turno. Tocca la tua pila scoperta.
lesson-turn-over = La tua pila coperta è finita. Tocca quella scoperta: tutto tranne la carta in cima torna a essere la tua pila coperta.
lesson-give = Sulle pile scoperte degli altri va il numero appena sopra o appena sotto. Tocca il 9 per il tuo 8.
lesson-last = Il tuo 8 è a posto: il turno continua. Resta solo il 15. Tocca la tua pila scoperta per riprenderlo.
lesson-win = Tocca la fila che finisce con 14.
lesson-win-done = Non hai più carte: hai vinto!
do-turn = Gira una carta
do-stop = Finisci il turno
do-put-down = Tienila
do-build = Aggiungi alla tua pila
do-row = Sulla fila { $row }
do-give = A { $seat }
do-borrow = In prestito da { $seat } per la fila { $row }
proposals = In prestito…

# Che cosa dice della sua mossa un bot che spiega: nulla dipende da carte nascoste
explain-row = È il numero seguente di questa fila.
explain-row-rather = Nella fila sparisce per sempre: non va a nessuno.
explain-takes-row = Chi mette il 15 prende la fila.
explain-give = È il numero appena sopra o appena sotto: va bene lì.
explain-give-leader = Va bene lì, e quel giocatore ha meno carte di tutti.
explain-last-card = Era la mia ultima carta.
explain-borrow = Le carte in prestito fanno posto alla mia nella fila.
explain-stop = So qual è la mia prossima carta: ora non va da nessuna parte.
explain-fits-nowhere = Non va da nessuna parte: la tengo.
explain-overlooked = Ops, non ho visto dove andava bene.
explain-keeps-high = Chi mette il 15 prende la fila, perciò la tengo.
explain-helps-others = Andrebbe bene, ma aiuterebbe di più gli altri.
explain-build = Va sulla mia pila scoperta, quindi il mio turno continua.
