# Level 8: tutte le chiavi che il motore dà per questo gioco.

option-sheet = quale foglio dei livelli si gioca
option-sheet-one_star = una stella: i livelli più facili
option-sheet-two_star = due stelle: i nostri livelli più difficili, dal livello 5 si possono tenere carte
option-master = con le carte speciali Prendi, Scambia e Tieni
option-double_deck = con una seconda serie di numeri e nove jolly limitati

preset-standard = una stella, le carte della scatola
preset-hard = due stelle
preset-master = una stella, con le carte speciali
preset-double_deck = una stella, con una seconda serie di numeri e i jolly limitati
preset-everything = due stelle, carte speciali, seconda serie di numeri e jolly limitati

prompt-take = Prendi la prima carta del mazzo o di un mazzo degli scarti.
prompt-play = Metti in tavola il tuo livello se puoi, o scarta una carta.
prompt-add = Aggiungi carte ai livelli in tavola, o scarta una carta.
prompt-name = Di’ qual è la prossima parte del tuo livello.
prompt-put = Metti la prossima carta del tuo livello.
prompt-show = Scegli tre carte da mostrare.
prompt-claim = Prendi una delle carte mostrate.
prompt-swap = Scarta fino a tre carte; ne peschi altrettante.
prompt-keep = Scegli le carte che tieni per la prossima mano.

refusal-there-is-no-such-action = Questa azione non esiste.
refusal-there-is-no-such-seat = Questo posto non esiste.
refusal-it-is-not-your-turn = Non è il tuo turno.
refusal-you-must-take-a-card-first = Prima devi prendere una carta.
refusal-you-have-taken-a-card-already = Hai già preso una carta.
refusal-the-draw-pile-is-empty = Il mazzo è vuoto.
refusal-that-discard-pile-is-empty = Questo mazzo degli scarti è vuoto.
refusal-you-do-not-hold-that-card = Non hai in mano questa carta.
refusal-your-level-lies-already = Il tuo livello è già in tavola.
refusal-your-level-does-not-lie-yet = Il tuo livello non è ancora in tavola.
refusal-you-cannot-lay-your-level-now = Adesso non puoi mettere in tavola il tuo livello.
refusal-you-are-not-laying-your-level = Non stai mettendo in tavola il tuo livello.
refusal-you-must-finish-laying-your-level = Devi finire di mettere in tavola il tuo livello.
refusal-say-first-what-you-lay = Di’ prima quali sono tutte le parti del tuo livello.
refusal-you-must-put-a-card = Tutte le parti sono dichiarate: metti la prossima carta.
refusal-that-does-not-lead-to-a-complete-level = Così non si arriva a un livello completo.
refusal-that-card-comes-later = Questa carta viene dopo: prima i colori, le scale dal basso, i numeri in ordine crescente, i jolly per ultimi.
refusal-there-is-no-such-combination = Questa combinazione non è in tavola.
refusal-that-card-does-not-fit-there = Questa carta non va bene lì.
refusal-the-last-card-can-only-be-discarded = L’ultima carta si può solo scartare.
refusal-you-cannot-miss-your-own-turn = Il turno puoi farlo saltare solo agli altri.
refusal-that-player-misses-a-turn-already = Questo giocatore salta già un turno.
refusal-nobody-asks-you-to-do-that-now = Adesso nessuno te lo chiede.
refusal-you-must-show-cards = Devi mostrare delle carte.
refusal-you-must-take-one-of-the-cards-shown = Devi prendere una delle carte mostrate.
refusal-that-card-is-not-shown = Questo giocatore non mostra quella carta.
refusal-you-must-swap-cards = Devi scartare le carte da scambiare.
refusal-you-must-swap-at-least-one-card = Devi scambiare almeno una carta.
refusal-you-choose-which-cards-to-keep = Devi scegliere quali carte tenere.
refusal-you-may-keep-no-more-cards = Non puoi tenere altre carte.
refusal-cards-are-chosen-in-the-order-of-their-kinds = Le carte si scelgono nell’ordine dei loro tipi.

declared-level = { $player } mette in tavola il livello { $detail }.

event-scored = { $player } sale { $points ->
    [one] di un livello
   *[other] di { $points } livelli
}: { $why }.
scored-level = livello in tavola
scored-bonus = livello in tavola e chiusura
round-ended-out = { $player } ha finito le carte.
round-ended-level-8 = { $player } ha messo in tavola il livello 8.
round-ended-stalemate = Dopo sessanta turni a testa la mano finisce.
round-ended-no-cards = Non ci sono più carte da prendere: la mano finisce.
round-ended-turn-limit = Il limite di turni è raggiunto.

moved-hand-front = { $whose ->
    [own] { $player } mette { $card } davanti a sé.
   *[other] { $player } mette { $card } davanti a { $other }.
}
moved-front-under = { $player } infila { $card } sotto il mazzo.
moved-hand-under = { $player } gioca { $card }.

# Come si leggono le carte
legend = R7 è un 7 rosso; i colori sono R rosso, O arancione, Y giallo, G verde, B blu, P viola. J è un jolly, J1-5 un jolly solo da 1 a 5, MISS fa saltare un turno a un giocatore. TAKE è Prendi, SWAP Scambia, KEEP Tieni.

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
    .source = dal mazzo degli scarti
    .target = sul proprio mazzo degli scarti
zone-hand = in mano
    .the = la mano
    .source = dalla mano
    .target = in mano
zone-level = combinazione
    .the = la combinazione
    .source = dalla combinazione
    .target = nella combinazione
zone-front = davanti al giocatore
    .the = le carte davanti
    .source = da davanti
    .target = davanti

hint-draws = nessuna carta scoperta promette più di una sconosciuta
hint-takes-special = può fermare o ostacolare gli altri
hint-can-be-added = si può aggiungere a un livello in tavola
hint-completes = completa il tuo livello
hint-lacks-less = al tuo livello manca una carta in meno
hint-more-would-help = poi ti saranno utili più carte
hint-wins = vince la partita
hint-lays = il tuo livello è in tavola, chiunque chiuda la mano
hint-lays-later = il tuo livello può aspettare, e intanto nessuno vi aggiunge carte
hint-lays-well = risparmia jolly e ti lascia più carte da aggiungere
hint-adds = una carta in meno, e la fine della mano è più vicina
hint-ends-round = chiude la mano e ti fa salire di due livelli
hint-fits-nowhere = non si può aggiungere da nessuna parte
hint-sheds = una carta in meno
hint-not-needed = non serve al tuo livello
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
