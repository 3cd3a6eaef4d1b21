# SOLO: tutte le chiavi che il motore dà per questo gioco.

option-hand = carte date a ogni giocatore
option-throw_in = una carta identica si può scartare fuori turno
option-mixed_stack = un prendi 2 del colore scelto può rispondere a un prendi 4
option-play_after_penalty = dopo una penalità si gioca ancora un turno normale
option-solo_call = che cosa succede a chi dimentica di dire SOLO
option-solo_call-strict = prende subito due carte
option-solo_call-catch = prende due carte se qualcuno se ne accorge
option-solo_call-off = niente
option-scoring = come si contano le mani
option-scoring-minus_500 = chi perde segna le sue carte, la partita finisce oltre 500
option-scoring-minus_300 = chi perde segna le sue carte, la partita finisce oltre 300
option-scoring-winner_600 = chi vince segna le carte degli altri, servono 600 punti
option-scoring-round = una mano sola

preset-standard = come nell’edizione tedesca
preset-english = segna chi vince, servono 600 punti
preset-french = fino a 300 punti di penalità
preset-quick = una mano sola
preset-children = cinque carte, niente scarti fuori turno, niente da dire, una mano sola

prompt-turn = Scarta una carta adatta, o prendine una.
prompt-drawn = Scarta la carta che hai preso, o passa.
prompt-penalty = Allunga la penalità, o prendi le carte.
prompt-nothing-to-take = Scarta una carta adatta se ce l’hai; non c’è più niente da prendere.
prompt-race = Puoi agire fuori turno.

refusal-there-is-no-such-action = Questa azione non esiste.
refusal-it-is-not-your-turn = Non è il tuo turno.
refusal-you-have-nothing-to-call = Non hai niente da dire.
refusal-nobody-can-be-caught-now = Adesso non c’è nessuno da cogliere in fallo.
refusal-you-cannot-catch-yourself = Puoi cogliere in fallo solo gli altri.
refusal-throwing-in-is-switched-off = A questo tavolo non si scarta fuori turno.
refusal-you-do-not-hold-that-card = Non hai in mano questa carta.
refusal-only-the-twin-of-the-top-card-may-be-thrown-in = Fuori turno puoi scartare solo la gemella della carta in cima.
refusal-only-a-card-that-passes-the-penalty-on-may-be-laid = Puoi scartare solo una carta che allunga la penalità.
refusal-only-the-card-just-taken-may-be-laid = Puoi scartare solo la carta che hai appena preso.
refusal-that-card-does-not-fit = Questa carta non va bene.
refusal-SOLO-is-not-said-at-this-table = A questo tavolo non si dice SOLO.
refusal-SOLO-is-said-with-the-last-but-one-card-only = SOLO si dice solo con la penultima carta.
refusal-you-cannot-swap-hands-with-that-player = Non puoi cambiare le carte con questo giocatore.
refusal-you-have-taken-a-card-already = Hai già preso una carta.
refusal-there-is-nothing-to-take = Non c’è niente da prendere.
refusal-you-must-take-or-lay-a-card-first = Prima devi prendere o scartare una carta.

declared-throw-in = { $player } scarta fuori turno!
declared-colour = { $player } sceglie il { $detail ->
    [red] rosso
    [green] verde
    [blue] blu
   *[yellow] giallo
}.
declared-solo = { $player } dice SOLO!
declared-forgot-solo = { $player } ha dimenticato di dire SOLO.
declared-caught = { $player } coglie in fallo { $other }.
declared-wrong-catch = { $player } accusa { $other } a torto.
declared-swap = { $player } cambia le carte con { $other }.
declared-all-round = Tutti passano le carte al vicino.

moved-hand-discard = { $player } scarta { $card }.
moved-pack-hand = { $player } prende { $card }.

scored-cards = carte rimaste
round-ended-out = { $player } ha finito le carte.
round-ended-stalemate = Nessuno può scartare o prendere: la mano finisce.
round-ended-turn-limit = Il limite di turni è raggiunto.

# Come si leggono le carte
legend = R7 è un 7 rosso; R rosso, G verde, B blu, Y giallo. M: salta il turno, C: cambio di direzione, +2: prendi 2, S: cambio di carte con un altro giocatore. CC: scelta del colore, +4: prendi 4, AR: cambio di carte nel senso di gioco.

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
    .source = dalla mano
    .target = in mano

hint-says-solo = è il momento di dirlo
hint-catches = qualcuno ha dimenticato di dire SOLO
hint-takes-penalty = niente di meglio allunga la penalità
hint-keeps-cards = ciò che potresti scartare varrà di più in seguito
hint-wins-round = vince la mano
hint-smaller-hand = avrai meno carte in mano
hint-sheds = una carta in meno
hint-hits-next = colpisce un giocatore che ha quasi finito
hint-sheds-dear = ti liberi di carte care prima che qualcuno finisca
hint-keeps-playable = le tue carte restano facili da giocare
