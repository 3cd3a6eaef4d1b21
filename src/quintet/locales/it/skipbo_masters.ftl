# Skip-Bo Masters: tutte le chiavi che il motore dà per questo gioco.

option-stock = carte nel mazzo obiettivo di ogni giocatore
option-tolls = quante carte numerate chiedono un pedaggio
option-tolls-none = nessuna
option-tolls-standard = tre su dodici: due da una moneta, una da due
option-tolls-heavy = cinque su dodici: tre da una moneta, due da due
option-target = che cosa fa vincere la partita
option-target-round = la prima mano
option-target-500 = 500 punti in più mani

preset-standard = un mazzo obiettivo di 15 carte, una mano
preset-short = un mazzo obiettivo di 10 carte, una mano
preset-five_hundred = più mani, fino a 500 punti
preset-no_tolls = nessuna carta chiede un pedaggio

prompt-turn = Gioca carte sulle pile di costruzione, o mettine una su una pila d’aiuto per finire il turno.
prompt-empty-hand = Gioca dal mazzo obiettivo e dalle pile d’aiuto o compra, o finisci il turno.
prompt-stand-in = Gioca la carta che segue le tue monete.
prompt-toll = Paga il pedaggio e continua, o finisci qui il turno.

refusal-there-is-no-such-action = Questa azione non esiste.
refusal-it-is-not-your-turn = Non è il tuo turno.
refusal-pay-the-toll-or-stop-first = Prima paga il pedaggio, o fermati.
refusal-no-toll-is-due = Non c’è nessun pedaggio da pagare.
refusal-you-must-discard-a-card-to-end-the-turn = Per finire il turno devi mettere una carta su una pila d’aiuto.
refusal-you-do-not-hold-that-card = Non hai in mano questa carta.
refusal-a-new-pile-takes-the-first-free-place = Una nuova pila occupa il primo posto libero.
refusal-a-card-must-follow-the-stand-in-first = Prima una carta deve seguire le monete, sulla stessa pila.
refusal-nobody-sits-there = Lì non siede nessuno.
refusal-you-cannot-buy-from-yourself = Non puoi comprare le tue stesse carte.
refusal-there-is-no-card = Lì non c’è nessuna carta.
refusal-you-have-too-few-coins = Hai troppo poche monete.
refusal-that-card-does-not-fit = Questa carta non va bene lì.
refusal-nothing-could-follow-a-twelve = Niente può seguire un dodici: le monete non possono sostituirlo.
refusal-no-card-could-follow-the-stand-in = Nessuna carta potrebbe seguire le monete.

declared-stop = { $player } non paga il pedaggio e finisce il turno.
declared-cannot-pay = { $player } non può pagare il pedaggio: il turno è finito.

paid-stand-in = { $player } paga { $n ->
    [one] una moneta
   *[other] { $n } monete
} al posto di una carta.
paid-toll = { $player } paga un pedaggio di { $n ->
    [one] una moneta
   *[other] { $n } monete
}.
paid-buy = { $player } compra una carta da { $other }.
paid-share = { $player } riceve { $n ->
    [one] una moneta
   *[other] { $n } monete
} dalla pila completa.

scored-stocks = la mano, e le carte rimaste negli altri mazzi obiettivo
round-ended-stock-empty = { $player } ha finito il mazzo obiettivo.
round-ended-stalemate = Nessuno può continuare: il mazzo obiettivo più piccolo vince la mano.
round-ended-turn-limit = Il limite di turni è raggiunto.

did-end = { $player } finisce il turno.

moved-building-finished = La pila è completa e si mette da parte.

# Come si leggono le carte
legend = 7 è un sette; 7* chiede un pedaggio di una moneta, 7** di due. SB è una carta Skip-Bo, il jolly.

zone-draw = mazzo
    .the = il mazzo
    .source = dal mazzo
    .target = sul mazzo
zone-stock = mazzo obiettivo
    .the = il mazzo obiettivo
    .source = dal mazzo obiettivo
    .target = sul mazzo obiettivo
zone-hand = in mano
    .the = la mano
    .source = dalla mano
    .target = in mano
zone-help = pila d’aiuto
    .the = la pila d’aiuto
    .source = dalla pila d’aiuto
    .target = sulla pila d’aiuto
zone-building = pila di costruzione
    .the = la pila di costruzione
    .source = dalla pila di costruzione
    .target = sulla pila di costruzione
zone-finished = pile complete
    .the = le pile complete
    .source = dalle pile complete
    .target = tra le pile complete

hint-wins-round = vince la mano
hint-lays-stock = una carta in meno nel tuo mazzo obiettivo
hint-leads-to-stock = apre la strada alla carta del tuo mazzo obiettivo
hint-nearer-to-stock = avvicina una pila alla carta del tuo mazzo obiettivo
hint-draws-five = chi resta senza carte in mano ne pesca subito cinque
hint-shares-coins = la pila completa distribuisce le sue monete
hint-blocks = impedisce a un altro di giocare dal suo mazzo obiettivo
hint-makes-room = libera un posto per una pila d’aiuto
hint-uncovers = scopre una carta che ti può servire
hint-new-card = pescherai una carta in più
hint-pays-to-go-on = il tuo turno continua
hint-saves-coins = le tue monete varranno di più in seguito
hint-nothing-to-gain = a continuare non si guadagna niente
hint-gives-nothing = ciò che potresti giocare aiuterebbe un altro a giocare dal suo mazzo obiettivo
hint-free-place = non copre nessuna carta
hint-same-number = va sopra una carta uguale, così non copre niente
hint-keeps-order = più tardi escono tutte e due in ordine
hint-keeps-wild = tieni la tua carta Skip-Bo
hint-needed-least = è la carta che ti serve di meno
