# La pagina nel browser: tutto ciò che non dicono né il file di un gioco né quello comune.

# Nomi e buone maniere
title-solo = SOLO
title-skipbo_masters = Skip-Bo Masters
title-level_8 = Level 8
title-i_go = I Go!
title-fifteen_go = 15GO!
title-none = Tavolo
welcome = Cinque giochi di carte. Prendi una sedia!
about = Cinque giochi di carte per tutta la famiglia su un solo tavolo. Senza legami con alcun editore. Software libero:
about-solo = Liberati delle tue carte per colore o numero. Scarta fuori turno le gemelle e di’ SOLO! in tempo.
about-skipbo_masters = Costruisci pile da 1 a 12 e finisci il tuo mazzo obiettivo, con monete che comprano e aprono porte.
about-level_8 = Otto livelli da scalare: scale, carte uguali e colori. Chi mette in tavola per primo l’ottavo?
about-i_go = Raccogli una fila ben pensata, tieni bassi i punti di penalità, poi di’: I Go!
about-fifteen_go = Gira, metti, passa agli altri: al centro crescono file da 1 a 15, finché non hai più carte.
players-range = { $low }–{ $high } giocatori
minutes-range = { $low }–{ $high } min
guest = Ospite
you = Tu
games = Giochi

# La pagina iniziale
play-now = Gioca subito
play-friends = Con gli amici
rules = Regole
join-title = Entra con un codice
join = Entra
my-tables = I tuoi tavoli
my-matches = Partite finite
phase-gathering = si aspettano giocatori
phase-dealing = si danno le carte
phase-playing = in corso
phase-over = partita finita
won-by = vittoria di { $player }
loading = Un momento…
close = Chiudi
settings = Impostazioni
to-start = Alla pagina iniziale

# Impostazioni
your-name = Il tuo nome
language = Lingua
theme = Chiaro o scuro
theme-auto = come il dispositivo
theme-light = chiaro
theme-dark = scuro
sorting = Ordina le mie carte
sorting-colour = per colore
sorting-number = per numero
sorting-parts = secondo il mio livello
sounds = Suoni
marks-playable = Mostra che cosa si può giocare
notify-turn = Avvisami quando tocca a me

# Prima della partita
who-plays = Chi gioca
invite = Invita gli amici
invite-words = Manda questo link, o fai inquadrare il codice.
how-to-play = Come si gioca
table-full = Tutti i posti sono occupati
sit-down = Siediti
fill-with-bots = Completa con i bot
start = Dai le carte
dealing = Si danno le carte…
i-am-ready = Per me si può cominciare
not-ready-after-all = Anzi, aspettate
stand-up = Alzati
wait-for-players = Ci sono posti liberi: invita gli amici, o aggiungi dei bot.
wait-for-ready = Aspettiamo l’ok di { $player }.
wait-for-host = Aspettiamo che l’host dia le carte.
host-watches = Non giochi: starai a guardare.
seat-free = libero
seat-n = Posto { $n }
add-bot = Aggiungi un bot
sit-here = Siediti qui
host = host
not-here = non c’è
is-ready = ha dato l’ok
level-of = Livello di { $player }
level-easy = facile
level-normal = normale
level-hard = difficile
make-host = Passa il ruolo di host
take-off = Togli { $player } dal tavolo
link = Link a questo tavolo
copy-link = Copia il link
copied = Il link è copiato.
share = Condividi
code-is = o il codice
qr-code = Codice QR del link
n-seats = giocatori
preset = variante
preset-own = la tua variante
clock = tempo per un turno
clock-seconds = { $n ->
    [0] senza limite
   *[other] { $n } secondi
}
clock-days = { $n ->
    [one] un giorno
   *[other] { $n } giorni
}
tempo = ritmo dei bot
tempo-is = { $n ->
    [0.5] veloce
    [2] tranquillo
   *[other] normale
}
allow-hints = i consigli sono permessi
allow-chat = la chat è permessa
allow-watching = chi ha il link può guardare

# Il tavolo
choose = Scegli
your-hand = La tua mano, { cards }
your-place = Il tuo posto
your-turn = Tocca a te
seat-label = { $player }, { cards } in mano
look-closer = Ciò che sta davanti a { $player }
pile-label = { $hasOwner ->
    [yes] { $owner }: { $pile }
   *[no] { $pile }
}, { $n ->
    [0] nessuna carta
   *[other] { cards }
}{ $top ->
    [none] { "" }
   *[other] , { $top }
}
stood-in = gioca un bot
watching = { $n ->
    [one] una persona guarda
   *[other] { $n } persone guardano
}
score = Punteggio
score-is = { $n ->
    [one] { $n } pt
   *[other] { $n } pt
}
cards-left = { $n ->
    [0] nessuna carta rimasta
   *[other] ancora { cards }
}
stock-left = { $n ->
    [0] mazzo obiettivo vuoto
   *[other] { cards } nel mazzo obiettivo
}
reconnecting = La connessione è caduta. Riprovo…
match-over = La partita è finita.
see-result = Guarda il risultato
clock-left = ancora { $n } s
pay-with-coins = Monete su una pila
race-throw-in = Hai la gemella: presto, scartala prima degli altri!
log = Che cosa è successo
log-empty = Non è ancora successo niente.
log-dealt = Le carte sono distribuite.
hint = Consiglio
hint-says = { $what }: { $why }.
hint-do-nothing = Aspetta
mute = Togli i suoni
emotes = Reazioni
emote-cheer = Evviva!
emote-clap = Bravi!
emote-laugh = Ahah
emote-wow = Caspita!
emote-oops = Ops
emote-hurry = Dai, forza
emote-thanks = Grazie
emote-well_played = Bella giocata
chat = Di’ qualcosa
send = Invia
understood = Ho capito
row-another = Scegli un’altra fila
proposal-added = aggiunte in tavola
row-own = Una fila tutta tua: tocca uno o due colori
row-lay = Mostra questa fila

# La prima volta a un gioco
first-solo = Tocca una carta che brilla per scartarla, o prendine una. Con la penultima carta di’ SOLO!: premi prima il pulsante rosso.
first-skipbo_masters = Finisci il tuo mazzo obiettivo. Tocca una carta, poi la pila dove va. Una carta messa su una pila d’aiuto finisce il turno.
first-level_8 = Prendi una carta, metti in tavola il tuo livello quando puoi, poi scarta: tocca una carta, poi il tuo mazzo degli scarti.
first-i_go = Prendi una carta, scartane una, e di’ I Go! quando hai pochi punti di penalità.
first-fifteen_go = Gira la carta in cima alla tua pila coperta, poi tocca una fila o la pila scoperta di un altro che brilla.

# Gettoni al centro
notice-colour = { $colour ->
    [red] vale il rosso
    [green] vale il verde
    [blue] vale il blu
   *[yellow] vale il giallo
}
notice-direction = { $direction ->
    [clockwise] ↻ senso orario
   *[other] ↺ senso antiorario
}
notice-due = { $n } carte da prendere!
notice-free-colour = il colore dell’esposizione non conta
notice-minus = { $n ->
    [one] per ora un punto di penalità
   *[other] per ora { $n } punti di penalità
}
notice-level-laid = Il tuo livello { $n } è in tavola
notice-part = { $shape ->
    [run] scala di { $n }
    [set] { $n } uguali
   *[colour] { $n } di un colore
}
notice-lacking = { $n ->
    [0] completo!
    [one] manca una carta
   *[other] mancano { $n } carte
}
tag-said-solo = SOLO!
tag-coins = { $n }
tag-level = Livello { $n }

# Pulsanti: che cosa dice una mossa
do-lay = Scarta { $card }
do-lay-with = Scambia con …
do-lay-with-nobody = nessuno
do-throw-in = Scarta { $card } fuori turno
do-take = { $n ->
    [one] Prendi una carta
   *[other] Prendi { $n } carte
}
do-pass = Passa
do-say-SOLO = SOLO!
do-catch = SOLO dimenticato!
do-play = Gioca { $card } sulla pila { $pile }
do-play-stock = Gioca dal mazzo obiettivo sulla pila { $pile }
do-play-help = Gioca dalla pila d’aiuto sulla pila { $pile }
do-buy = Compra da { $player } per la pila { $pile }
do-stand-in = Monete al posto di una carta sulla pila { $pile }
do-discard-help = Metti { $card } sulla pila d’aiuto { $pile }
do-pay = Paga il pedaggio
do-stop = Non pagare, fermati qui
do-end = Finisci il turno
do-turn = Gira una carta
do-put-down = Mettila giù
do-build = Costruisci sulla tua pila
do-row = Sulla fila { $n }
do-give = A { $player }
do-borrow = Prendi in prestito da { $player } per la fila { $n }
do-take-stock = Prendi dal mazzo
do-take-discard = Prendi dagli scarti
do-take-display = Prendi dall’esposizione
do-discard = Scarta { $card }
do-i-go = I Go!
do-no-row = Nessuna fila
do-draw = Pesca una carta
do-take-from = Prendi lo scarto di { $player }
do-claim = Prendila da { $player }
do-lay-level = Lo compongo io
do-run = Scala da { $n } in su
do-set = Carte uguali: { $n }
do-colour = Questo colore
do-put = Metti { $card }
do-add = { $end ->
    [low] Aggiungi { $card } all’inizio
    [high] Aggiungi { $card } alla fine
   *[none] Aggiungi { $card } lì
}
do-miss = { $player } salta un turno
do-play-take = Gioca Prendi
do-play-swap = Gioca Scambia
do-play-keep = Gioca Tieni
do-show = Mostra { $card }
do-swap = Scambia { $card }
do-keep = Tieni { $card }
do-done = Fatto
proposals-level_8 = Metti in tavola il livello
proposals-level_8-add = Aggiungi carte …
proposals-level_8-show = Mostra queste …
proposals-level_8-keep = Tieni queste …
proposals-level_8-swap = Scambia queste …
proposals-i_go = I Go!
proposals-skipbo_masters = Monete al posto di una carta…
proposals-fifteen_go = In prestito…

# Le carte a parole
card-hidden = una carta coperta
card-coloured = { $what } { $colour }
card-toll = { $n } con un pedaggio di { $coins }
colour-R = rosso
colour-O = arancione
colour-Y = giallo
colour-G = verde
colour-T = turchese
colour-B = blu
colour-V = viola
colour-P = rosa
colour-W = bianco
colour-K = nero
sign-miss = salta un turno
sign-turn-round = cambio di direzione
sign-swap = scambio
sign-choose = scelta del colore
sign-all-round = cambio di carte nel senso di gioco
sign-joker = jolly
sign-take = Prendi
sign-keep = Tieni
sign-wild = Skip-Bo

# La fine di una mano e di una partita
round-over = Mano { $n }
show-group = non conta: il colore dell’esposizione
show-row = fila
show-added = aggiunte alla fila di chi ha chiamato
show-rest = avanzate: punti negativi
show-hand = rimaste in mano
show-minus = −{ $n }
go-on = Avanti
you-win = Hai vinto!
rematch = Gioca ancora
look-back = Rivedi la partita
rank = posto
n-actions = Mosse fatte: { $n }.
download = Scarica la registrazione
verify = Verifica questa distribuzione
verify-title = Le carte sono state date onestamente?
verify-none = Questa registrazione non contiene nessuna prova.
verify-about = Il tuo browser può mescolare e dare di nuovo le carte da solo, senza chiedere al server, e confrontare.
verify-more = Provato qui: le carte distribuite all’inizio di ogni mano, con le mescolate che mostra la partita rivista. Che ogni mescolata fosse dovuta, che ogni carta pescata e ogni mossa seguissero le regole, chi doveva iniziare e il risultato: lo prova quintet verify FILE con la registrazione scaricata. Rigioca tutta la partita.
verify-some = Solo { $n } mani su { $all } si sono potute caricare e ridare.
verdict-proved = Nessuno poteva scegliere queste carte, né il server né alcun giocatore: c’è dentro la parte casuale del tuo browser, e mescolando di nuovo sono venute esattamente le carte distribuite.
verdict-fits = Tutto torna. Ma il tuo browser non aveva annotato nulla prima di questa distribuzione: ti affidi quindi a chi vi ha preso parte.
verdict-broken = Qualcosa non torna. Non fidarti di questa distribuzione.
claim-commitment = { $isProved ->
    [yes] Il server si era impegnato sulla sua parte prima di conoscere la tua.
   *[no] La parte del server non corrisponde a ciò su cui si era impegnato.
}
claim-seed = { $isProved ->
    [yes] La distribuzione deriva dalla parte del server e da quelle di tutti i giocatori.
   *[no] La distribuzione non deriva dalle parti contenute nella registrazione.
}
claim-deal = { $isProved ->
    [yes] { $n ->
        [one] Il tuo browser ha mescolato di nuovo, e ogni carta distribuita era al suo posto.
       *[other] Il tuo browser ha mescolato di nuovo per ciascuna delle { $n } mani, e ogni carta distribuita era al suo posto.
    }
   *[no] Il tuo browser ha mescolato di nuovo e nella mano { $round } ha ottenuto carte diverse da quelle distribuite.
}
claim-noted_commitment = { $isProved ->
    [yes] È l’impegno che il tuo browser ha annotato prima della distribuzione.
   *[no] Non è l’impegno che il tuo browser ha annotato prima della distribuzione.
}
claim-noted_contribution = { $isProved ->
    [yes] C’è anche la parte casuale del tuo browser.
   *[no] Manca la parte casuale del tuo browser.
}
ruling-means = una decisione nostra dove il foglio stampato lascia un punto aperto

# Rivedere la partita, e le possibilità di ciascuno
round = mano
move = mossa
move-n = Mossa { $n } di { $most }
percent = { $n } %
as-table = Come tabella
scores-by-round = I punti mano per mano
replay = La partita rivista
replay-view = Vista da
replay-open = tutte le carte scoperte
replay-watcher = uno spettatore
replay-deal = La distribuzione
replay-dealt = Si danno le carte.
replay-play = Riproduci
replay-pause = Pausa
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-round-back = Mano precedente
replay-round-on = Mano successiva
replay-speed = Velocità
replay-speed-is = { $n } ×
replay-keys = I tasti ← e → vanno mossa per mossa, con Maiusc mano per mano. La barra spaziatrice avvia e ferma.
chance-title = Possibilità di vincere
chance-about = Quanto era probabile la vittoria di ciascuno dopo ogni mossa, giudicata a carte scoperte: da lì il computer ha continuato a giocare molte volte.
chance-working = Si stanno calcolando le possibilità …
chance-none = Per ora le possibilità non si possono calcolare.
turning-points = Momenti decisivi
turning-none = Nessuna mossa da sola ha ribaltato questa partita.
turning-is = { $player }: { $before } → { $after }

# Problemi
problem-failed = Non ha funzionato. Riprova, per favore.
problem-offline = Il server non risponde. È acceso?
problem-no-such-page = Questa pagina non esiste.
problem-no-such-table = Questo tavolo non esiste. Forse il codice è sbagliato, o il tavolo è stato sparecchiato.
problem-no-such-seat = Questo posto non esiste.
problem-seat-taken = Qualcuno ha fatto prima di te: quel posto è occupato.
problem-not-seated = Prima siediti.
problem-not-host = Può farlo solo l’host.
problem-taken-off-this-table = L’host ti ha tolto da questo tavolo.
problem-bad-name = Scegli un altro nome, per favore.
problem-bad-options = Così non si può giocare.
problem-not-now = Adesso non si può fare.
problem-not-ready = Non tutti hanno dato l’ok.
problem-stale = Qualcuno ha fatto prima di te. Guarda di nuovo.
problem-illegal = Adesso non è permesso.
problem-not-allowed-here = L’host l’ha disattivato.
problem-too-fast = Non così in fretta, per favore.
problem-too-many = È troppo in una volta.
problem-closed = Questo tavolo è stato sparecchiato.
