# Skip-Bo Masters: ciò che dice solo questo gioco. Ciò che più giochi dicono uguale sta in frame.ftl.

option-stock = carte nel mazzo obiettivo di ogni giocatore
option-tolls = carte numerate che chiedono un pedaggio
option-tolls-none = nessuna
option-tolls-standard = alcune: di ogni numero due carte costano una moneta e una carta ne costa due
option-tolls-heavy = molte: di ogni numero tre carte costano una moneta e due carte ne costano due
option-must_play = che cosa bisogna giocare prima di poter finire il turno
option-must_play-free = niente: ognuno gioca come vuole
option-must_play-stock = la carta in cima al mazzo obiettivo, se va bene e non chiede pedaggio
option-must_play-all = ogni carta che va bene e non chiede pedaggio
option-target = che cosa fa vincere la partita
option-target-round = la prima mano
option-target-500 = 500 punti in più mani

preset-standard = un mazzo obiettivo di 15 carte, una mano
preset-short = un mazzo obiettivo di 10 carte, una mano
preset-five_hundred = più mani, fino a 500 punti
preset-no_tolls = nessuna carta chiede un pedaggio

prompt-turn = Gioca carte sulle pile di costruzione, o mettine una su una pila d’aiuto per finire il turno.
prompt-turn-with = Svuota il tuo mazzo obiettivo (ancora { $n }): gioca sulle pile di costruzione, o finisci il turno con una carta su una pila d’aiuto.
prompt-must-play-stock = La carta in cima al tuo mazzo obiettivo va bene: giocala prima di finire il turno.
prompt-must-play = Hai una carta che va bene: giocala prima di finire il turno.
prompt-empty-hand = Gioca dal mazzo obiettivo o dalle pile d’aiuto, compra una carta, o finisci il turno.
prompt-only-discard = Niente va bene: metti una carta su una pila d’aiuto per finire il turno.
prompt-stuck-empty = Niente va bene: finisci il turno.
prompt-stand-in = Le tue monete sostituiscono una carta: ora gioca quella che segue.
prompt-toll = Paga il pedaggio e continua. Se no la carta resta lo stesso, e il tuo turno è finito.

refusal-pay-the-toll-or-stop-first = Prima paga il pedaggio, o fermati.
refusal-no-toll-is-due = Non c’è nessun pedaggio da pagare.
refusal-you-must-discard-a-card-to-end-the-turn = Per finire il turno devi mettere una carta su una pila d’aiuto.
refusal-you-must-play-your-stock-card-first = La carta in cima al tuo mazzo obiettivo va bene: prima gioca quella.
refusal-you-must-play-every-card-that-fits-first = Hai una carta che va bene e non chiede pedaggio: prima gioca quella.
refusal-a-new-pile-takes-the-first-free-place = Una nuova pila occupa il primo posto libero.
refusal-a-card-must-follow-the-stand-in-first = Prima gioca, sulla stessa pila, la carta che segue le tue monete.
refusal-nobody-sits-there = Lì non siede nessuno.
refusal-you-cannot-buy-from-yourself = Non puoi comprare le tue stesse carte.
refusal-there-is-no-card = Lì non c’è nessuna carta.
refusal-you-have-too-few-coins = Non hai abbastanza monete.
refusal-nothing-could-follow-a-twelve = Niente può seguire un dodici: le monete non possono sostituirlo.
refusal-no-card-could-follow-the-stand-in = Dopo le monete non avresti una carta da giocare.
refusal-that-card-does-not-fit = Questa carta non va bene: ogni pila cresce di uno in uno, da 1 a 12.

declared-stop = { $player_is ->
    [you] Non hai pagato il pedaggio e hai finito
   *[other] { $player } non paga il pedaggio e finisce
} il turno.
declared-cannot-pay = { $player_is ->
    [you] Non puoi pagare il pedaggio: il tuo
   *[other] { $player } non può pagare il pedaggio: il
} turno è finito.

paid-stand-in = { $player_is ->
    [you] Hai pagato
   *[other] { $player } paga
} { $n ->
    [one] una moneta
   *[other] { $n } monete
} al posto di una carta.
paid-toll = { $player_is ->
    [you] Hai pagato
   *[other] { $player } paga
} un pedaggio di { $n ->
    [one] una moneta
   *[other] { $n } monete
}.
paid-buy = { $player_is ->
    [you] Hai comprato
   *[other] { $player } compra
} una carta da { $other_is ->
    [you] te
   *[other] { $other }
}.
paid-share = { $player_is ->
    [you] Hai ricevuto
   *[other] { $player } riceve
} { $n ->
    [one] una moneta
   *[other] { $n } monete
} dalla pila completa.

scored-stocks = la mano, e le carte rimaste negli altri mazzi obiettivo
round-ended-stock-empty = { $player_is ->
    [you] Hai finito il tuo
   *[other] { $player } ha finito il
} mazzo obiettivo.
round-ended-stalemate = Nessuno può continuare: vince la mano chi ha il mazzo obiettivo più piccolo.
moment-event-played-for-player = { $actor } ti ha comprato { $card }
moment-paid-share-player = Una pila è completa: delle sue monete ne ricevi { $n ->
    [one] una
   *[other] { $n }
}
moment-moved-draw-hand-play-actor = Nuove carte { $card }: continua!
moment-moved-draw-hand-pay-actor = { moment-moved-draw-hand-play-actor }
moment-declared-cannot-pay-player = Non puoi pagare il pedaggio: il tuo turno è finito
moment-round-ended-stock-empty-player = Hai vinto la mano!
moment-round-ended-stock-empty-others = { $player } vince la mano.
moment-round-ended-stalemate-player = Hai vinto la mano!
moment-round-ended-stalemate-others = { $player } vince la mano.

did-end = { $player_is ->
    [you] Hai finito
   *[other] { $player } finisce
} il turno.

moved-building-finished = La pila è completa e si mette da parte: può cominciarne una nuova.
moved-hand-help = { $player_is ->
    [you] Hai scartato
   *[other] { $player } scarta
} { $card } { $target }.
brief-moved-hand-help = { $player } scarta { $card }.
moved-draw-hand = { $player_is ->
    [you] Nuove carte in mano: { $card }
   *[other] { $player } pesca { $card }
}.
moved-draw-hand-play = { $player_is ->
    [you] La tua mano era vuota. Ora hai: { $card }
   *[other] { $player } pesca { $card } durante il turno: la mano era vuota
}.
moved-draw-hand-pay = { moved-draw-hand-play }

# Come si leggono le carte
legend = 7 è un sette; 7* chiede un pedaggio di una moneta, 7** di due. SB è una carta Skip-Bo, il jolly.

zone-draw = mazzo
    .the = il mazzo
    .source = dal mazzo
    .target = sul mazzo
zone-stock = mazzo obiettivo
    .the = il mazzo obiettivo
    .source = { $owner_is ->
        [you] dal tuo mazzo obiettivo
       *[other] dal mazzo obiettivo
    }
    .target = { $owner_is ->
        [you] sul tuo mazzo obiettivo
       *[other] sul mazzo obiettivo
    }
zone-hand = in mano
    .the = la mano
    .source = { $owner_is ->
        [you] dalla tua mano
       *[other] dalla mano
    }
    .target = in mano
zone-help = pila d’aiuto
    .the = la pila d’aiuto
    .source = { $owner_is ->
        [you] dalla tua pila d’aiuto
       *[other] dalla pila d’aiuto
    }
    .target = { $owner_is ->
        [you] sulla tua pila d’aiuto
       *[other] sulla pila d’aiuto
    }
zone-building = pila di costruzione
    .the = la pila di costruzione
    .source = dalla pila di costruzione
    .target = sulla pila di costruzione
zone-finished = pile complete
    .the = le pile complete
    .source = dalle pile complete
    .target = tra le pile complete

advise-play-stock = Gioca { $card } dal tuo mazzo obiettivo sulla pila { $pile }
advise-play-help = Gioca { $card } dalla tua pila d’aiuto { $help } sulla pila { $pile }
advise-buy-stock = Compra { $card } da { $seat } per la pila { $pile }
advise-buy-help = Compra { $card } da { $seat } per la pila { $pile }
advise-stand-in = Paga monete al posto { $price ->
    [0] di una carta
   *[other] del { $price }
} sulla pila { $pile }

hint-wins-round = fa vincere la mano
hint-lays-stock = una carta in meno nel tuo mazzo obiettivo
hint-lays-stock-here = poi nel tuo mazzo obiettivo resta solo: { cards }
hint-leads-to-stock = apre la strada alla carta del tuo mazzo obiettivo
hint-leads-to-stock-here = apre su questa pila la strada a { $card } del tuo mazzo obiettivo
hint-nearer-to-stock = avvicina una pila alla carta del tuo mazzo obiettivo
hint-nearer-to-stock-here = alla pila serve poi un { $n }, verso { $card } del tuo mazzo obiettivo
hint-draws-five = chi resta senza carte in mano ne pesca subito cinque
hint-shares-coins = la pila completa distribuisce le sue monete
hint-shares-coins-here = la pila è completa e distribuisce { $n ->
    [one] una moneta
   *[other] { $n } monete
}, la prima a te
hint-blocks = impedisce a un altro di giocare dal suo mazzo obiettivo
hint-blocks-here = altrimenti { $player } potrebbe giocarci { $card } dal mazzo obiettivo
hint-must-play = va bene, quindi bisogna giocarla
hint-makes-room = libera un posto per una pila d’aiuto
hint-uncovers = scopre una carta che ti può servire
hint-uncovers-here = sotto c’è { $card }, che puoi giocare
hint-new-card = pescherai una carta in più
hint-pays-to-go-on = il tuo turno continua
hint-pays-to-go-on-here = il tuo turno continua, e ti { $n ->
    [0] resta zero monete
    [one] resta una moneta
   *[other] restano { $n } monete
}
hint-saves-coins = più avanti le tue monete varranno di più
hint-saves-coins-here = tieni { $n ->
    [one] la tua moneta
   *[other] le tue { $n } monete
} per dopo
hint-nothing-to-gain = a continuare non si guadagna niente
hint-gives-nothing = ciò che potresti giocare aiuterebbe un altro a giocare dal suo mazzo obiettivo
hint-free-place = non copre nessuna carta
hint-same-number = va sopra una carta dello stesso numero, così non copre niente di nuovo
hint-same-number-here = sotto c’è { $card }, lo stesso numero: non copre niente di nuovo
hint-keeps-order = più tardi si possono giocare tutte e due in ordine
hint-keeps-order-here = sotto c’è { $card }: più tardi escono tutte e due in ordine
hint-keeps-wild = tieni la tua carta Skip-Bo
hint-needed-least = è la carta che ti serve di meno

# Al tavolo: come si chiama una mossa e che cosa si vede
about = Costruisci pile da 1 a 12 e finisci il tuo mazzo obiettivo. Le monete comprano carte e colmano i vuoti.
length-is = { $stock } carte nel mazzo obiettivo
stock-left = { $n ->
    [0] mazzo obiettivo vuoto
   *[other] { cards } nel mazzo obiettivo
}
risky-stock-fits = La carta del tuo mazzo obiettivo va bene, e una carta su una pila d’aiuto chiude il turno. La metti lì lo stesso?
risky-wild = Una Skip-Bo va bene ovunque. La metti lo stesso su una pila d’aiuto?
risky-toll = Non puoi pagare il pedaggio di questa carta: il tuo turno finirebbe. La giochi lo stesso?
risky-own-card = Hai già una carta con questo numero. Paghi lo stesso le monete?
risky-own-wild = La tua Skip-Bo può andare lì senza monete. Paghi lo stesso le monete?
first = Finisci il tuo mazzo obiettivo. Tocca una carta, poi la pila dove va. Le monete su una carta sono un pedaggio: pagalo, o il tuo turno finisce. Anche una carta su una pila d’aiuto fa finire il turno.
hand-empty = Le tue carte arrivano all’inizio del tuo turno.
help-win = Finisci il tuo mazzo obiettivo prima degli altri. Solo la carta in cima è scoperta.
help-turn = Cominci con 5 carte in mano. Giocane quante vuoi sulle pile di costruzione: dal mazzo obiettivo, dalla mano e dalle pile d’aiuto. Poi metti una carta su una pila d’aiuto, e il turno è finito.
picture-stock = Una pila è arrivata a 4, e il tuo mazzo obiettivo mostra un 5: giocalo, e il mazzo ha una carta in meno.
picture-hand = Il 5 va sulla pila arrivata a 4, un 1 comincia una nuova pila, e una Skip-Bo vale qualsiasi numero: qui il 3.
picture-discard = Non c’è più niente da giocare: metti una carta su una delle tue quattro pile d’aiuto. Più tardi potrai giocare quella in cima.
picture-coins = Alla pila serve un 4, e tu non ne hai. Paga 4 monete al suo posto, e il tuo 5 va bene.
picture-buy = Alla pila serve un 4, e il mazzo obiettivo di un altro ne mostra uno: compralo per 1 moneta e giocalo subito. Però il suo mazzo diminuisce.
lesson-stock = Vince chi svuota per primo il proprio mazzo obiettivo. A una pila serve un 5: tocca quello del tuo.
lesson-stock-done = Una carta in meno. Le pile al centro crescono da 1 a 12.
lesson-wild = Al tuo 7 serve prima un 6. Skip-Bo vale qualsiasi numero: toccalo, poi tocca la pila.
lesson-again = Ora il tuo 7 va bene: toccalo.
lesson-help = Va bene anche l’8 sulla tua pila d’aiuto: toccalo.
lesson-toll = La moneta sull’8 è un pedaggio. Chi non paga finisce il turno, e l’8 resta. Tocca «{ do-pay }».
lesson-toll-done = Quando una pila è piena, le sue monete si dividono: la prima a chi l’ha finita.
lesson-discard = Nient’altro va bene. Tocca un 12 che hai in mano, poi una pila d’aiuto: così finisci il turno.
lesson-coins = Al tuo 4 manca un 3. Tre monete lo sostituiscono: tocca «{ proposals }», poi il primo suggerimento.
lesson-coins-done = Il tuo mazzo obiettivo è vuoto: hai vinto! Con le monete compri anche carte scoperte degli altri.
special-joker = Vale qualsiasi numero.
special-toll = Chi la gioca paga una moneta, altrimenti il turno è finito.
special-tolls = Chi la gioca paga due monete, altrimenti il turno è finito.
tag-coins = { $n }
do-play = Gioca { $card } sulla pila { $pile }
do-play-stock = Gioca dal mazzo obiettivo sulla pila { $pile }
do-play-help = Gioca dalla pila d’aiuto sulla pila { $pile }
do-buy-stock = Compra da { $seat } per la pila { $pile }
do-buy-help = Compra da { $seat } per la pila { $pile }
do-stand-in = Monete sulla pila { $pile }
do-discard = Metti { $card } sulla pila d’aiuto { $help }
do-pay = Paga il pedaggio
do-stop = Fermati senza pagare
do-end = Finisci il turno
touch-buy-stock = Compra { $card } per una moneta: tocca la pila a cui serve.
touch-buy-help = { touch-buy-stock }
proposals = Monete…
proposals-title = Che cosa puoi fare con le monete
proposals-how = Le monete pagate per una carta mancante o come pedaggio restano accanto alla pila. Quando è piena si distribuiscono una alla volta: la prima a chi l’ha completata.
card-toll = { $index } con pedaggio di { $coins }
card-joker = Skip-Bo

# Che cosa dice della sua mossa un bot che spiega: nulla dipende da carte nascoste
explain-play = È il numero che serve a questa pila.
explain-draws-five = Ora la mia mano è vuota, quindi pesco cinque carte.
explain-shares-coins = Completo la pila: la sua prima moneta è mia.
explain-blocks = Se no un altro potrebbe metterci la carta del suo mazzo obiettivo.
explain-nearer-to-stock = Così la pila si avvicina alla carta del mio mazzo obiettivo.
explain-same-number = Sotto c’è lo stesso numero: non copro niente di nuovo.
explain-keeps-order = Sotto c’è il numero seguente: più tardi andranno via tutte e due.
explain-play-stock = Vince chi finisce prima il mazzo obiettivo, quindi gioco da lì.
explain-play-help = È il numero che serve a questa pila, e fa posto sulla mia pila d’aiuto.
explain-buy-stock = È il numero che serve a questa pila. Per una moneta posso prenderlo da un altro.
explain-stand-in = Le monete possono sostituire una carta.
explain-pay = Pago, quindi il mio turno continua.
explain-stop = Non pago, quindi il mio turno è finito.
explain-discard = Metto una carta su una pila d’aiuto: così finisce il mio turno.
explain-buy-help = { explain-buy-stock }
