# La pagina nel browser: tutto ciò che non dicono né il file di un gioco né quello comune.

# Nomi e buone maniere
welcome = { $n ->
    [0] Giochi di carte. Accomodati!
    [5] Cinque giochi di carte. Accomodati!
   *[other] { $n } giochi di carte. Accomodati!
}
imprint = Cinque giochi di carte per tutta la famiglia su un solo tavolo. Senza legami con alcun editore. Software libero:
pad-link = Segnapunti per carte vere
players-range = { $low }–{ $high } giocatori
minutes-range = { $low }–{ $high } min
friendly-names = Lontra, Volpe, Gufo, Tasso, Riccio, Scoiattolo, Castoro, Rondine, Falco, Ghiro
labelled = { $label }: { $words }
yes = sì
no = no
you = Tu
games = Giochi

# La pagina iniziale
play-now = Gioca subito
play-settings = { $hasLength ->
    [yes] Livello, ritmo e durata
   *[no] Livello e ritmo
}
bots-level = livello dei bot
match-length = durata di una partita
length-short = breve
length-normal = normale
length-long = lunga
play-friends = Con gli amici
rules = Regole
join-title = Entra con un codice
join = Entra
code-wrong = Questo non è il codice di un tavolo: un codice ha dodici lettere e cifre, come k7fm-q2xd-9wpt.
code-missing = Scrivi qui il codice del tavolo, o incolla il suo link.
my-tables = I tuoi tavoli
my-turns = { $n ->
    [one] Tocca a te a un tavolo
   *[other] Tocca a te a { $n } tavoli
}
turn-of = tocca a { $player }
left-days = { $n ->
    [one] ancora un giorno
   *[other] ancora { $n } giorni
}
left-hours = { $n ->
    [one] ancora un’ora
   *[other] ancora { $n } ore
}
left-minutes = { $n ->
    [one] ancora un minuto
   *[other] ancora { $n } minuti
}
all-tables = Mostra tutti i tavoli ({ $n })
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
cancel = Annulla
ask-name = Come ti chiami?
ask-name-why = Gli altri lo vedono al tavolo. Puoi cambiarlo quando vuoi nelle impostazioni.
play = Gioca

# Impostazioni
your-name = Il tuo nome
language = Lingua
theme = Chiaro o scuro
theme-auto = come il dispositivo
theme-light = chiaro
theme-dark = scuro
letters = Caratteri grandi
letters-auto = su una TV, a schermo intero
letters-large = sempre
letters-usual = mai
sort = Ordina
sorting = Ordina le mie carte
sorting-colour = per colore
sorting-number = per numero
sorting-parts = per ciò che va insieme
sounds = Suoni
marks-playable = Mostra che cosa si può giocare
asks-first = Chiedi conferma prima delle mosse rischiose
automatic-on = Da ora avviene da sé, finché non lo disattivi qui o nelle impostazioni.
keys = Tasti al tavolo
keys-walk = tra tutto ciò che si può toccare
keys-touch = toccare (anche la barra spaziatrice)
keys-let-go = lasciare, tornare indietro
keys-take = prendere una carta o girarne una
keys-call = la chiamata, se il gioco ne ha una
keys-cards = le carte che hai in mano, da sinistra
keys-letters = Gioca anche con lettere e cifre
notify-turn = Avvisami quando tocca a me
tell-title = Vuoi un avviso quando tocca a te?
tell-off = Il tuo browser può avvisarti quando tocca a te a un tavolo dove si gioca con calma, anche con questa pagina chiusa.
tell-on = Ricevi un avviso quando tocca a te, anche con questa pagina chiusa.
tell-stop = Non avvisarmi più
tell-later = Non ora
tell-denied = Il tuo browser blocca i messaggi di questa pagina. Puoi consentirli per questa pagina nelle sue impostazioni.
tell-insecure = Il tuo browser accetta messaggi solo da pagine sicure, e questa è arrivata con il semplice http. Basta mettere il server dietro https (la sua guida dice come), oppure aprire localhost sul computer su cui gira. Qui questa pagina può suonare finché è aperta.
tell-install = Prima metti questa pagina nella schermata Home (Condividi, poi «Aggiungi alla schermata Home») e aprila da lì. Fino ad allora questa pagina può suonare finché è aperta.
tell-none = Il tuo browser non può avvisarti con questa pagina chiusa. La pagina può suonare finché è aperta.
tell-ring = Suona quando tocca a me
tell-rings = Ora suona, e lo dice anche il titolo della pagina.
told-turn = { $game }: tocca a te
told-soon = { $game }: ti resta poco tempo per giocare
told-over = { $game }: la partita è finita

# La mia pagina: nome, statistiche, altri dispositivi
my-page = La mia pagina
name-everywhere = Un nuovo nome appare subito a tutti i tuoi tavoli.
other-device = Gioca su un altro dispositivo
other-device-about = Con un link o un codice QR giochi anche su un altro dispositivo: stesso nome, stessi posti, stesse statistiche. Vale una volta sola, per dieci minuti.
pass-show = Mostra il link
pass-hide = Nascondi il link
pass-words = Inquadralo con l’altro dispositivo, o apri lì il link.
pass-link = Link per il tuo altro dispositivo
pass-secret = Tienilo per te: chi lo apre entro dieci minuti gioca da allora con il tuo nome.
pass-ask = Vuoi essere { $player } anche su questo dispositivo?
pass-means = Questo dispositivo giocherà come { $player }: stesso nome, stessi posti, stesse statistiche. Di’ di sì solo se { $player } sei tu.
pass-loss = Finora questo dispositivo gioca come { $player }. Quei posti e quelle statistiche non si potranno più raggiungere da qui.
pass-yes = Sì, sono { $player }
pass-own = Questo dispositivo gioca già come { $player }.
pass-void = Questo link non vale più.
pass-void-about = Vale una volta e per dieci minuti. Prendine uno nuovo sull’altro dispositivo: «La mia pagina», poi «Gioca su un altro dispositivo».
statistics = Le mie statistiche
statistics-none = Non hai ancora finito una partita.
by-game = Per gioco
by-opponents = Per avversari
all-games = tutti i giochi
against-people = contro persone
against-bots = contro bot
against-mixed = contro persone e bot
n-matches = partite
n-won = vinte
share-won = % vinte
streak-is = { $n ->
    [0] Non hai vinto la tua ultima partita.
    [one] Hai vinto la tua ultima partita.
   *[other] Hai vinto { $n } partite di fila.
}
longest-streak-is = { $n ->
    [0] { "" }
    [one] La tua serie più lunga è di una partita.
   *[other] La tua serie più lunga è di { $n } partite.
}

# Prima della partita
who-plays = Chi gioca
invite = Invita gli amici
invite-words = Manda questo link, o fai inquadrare il codice.
how-to-play = Come giocate
table-full = Tutti i posti sono occupati
sit-down = Siediti
fill-with-bots = Completa con i bot
start = Dai le carte
dealing = Si danno le carte…
i-am-ready = Per me è ok
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
level-expert = esperto
make-host = Passa il ruolo di host
take-off = Togli { $player } dal tavolo
take-off-ask = Togliere { $player }?
free-seat = Libera questo posto
free-seat-about = { $player } si alza e può sedersi di nuovo.
ban = Togli per sempre
ban-about = { $player } lo viene a sapere e non potrà mai più sedersi a questo tavolo.
ban-about-playing = { $player } lo viene a sapere e non potrà mai più sedersi a questo tavolo. Un bot gioca la partita fino alla fine.
seat-freed = L’host ha liberato il tuo posto. Puoi sederti di nuovo.
link = Link a questo tavolo
copy-link = Copia il link
copied = Il link è copiato.
share = Condividi
code-is = o il codice
show-on-tv = Mostra sulla TV
hand-only = Mostra solo le mie carte
whole-table = Mostra tutto il tavolo
invite-local = Questo indirizzo vale solo su questo computer. Avvia il server in modo che altri lo raggiungano: quintet serve --host 0.0.0.0
qr-code = Codice QR del link
n-seats = giocatori
game-of-table = gioco
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
    [0.6] veloce
    [1.5] tranquillo
   *[other] normale
}
report-seconds = tempo per guardare la fine di una mano
report-seconds-are = { $n ->
    [0] nessuno: si continua subito
   *[other] { $n } secondi
}
allow-hints = i consigli sono permessi
allow-chat = la chat è permessa
allow-watchers-chat = anche chi guarda può scrivere in chat
allow-watching = chi ha il link può guardare
shows-all-after = alla fine tutti possono vedere le carte di tutti
bot-for-absent = bot per chi non c’è
is-listed = anche gli sconosciuti possono trovare il tavolo
changed-by = { $player } ha cambiato:
changed-by-host = L’host ha cambiato:
changed-is = { $what }: { $before } → { $after }
changed-more = { $n ->
    [one] e un’altra modifica
   *[other] e altre { $n } modifiche
}
in-force = Le opzioni di questa partita: { $game }
standings = Questa sera
standing-is = vinte { $won } su { $played }

# Il tavolo
choose = Scegli
risk-go = Sì
risk-back = Non ancora
choose-one = Scegli…
choose-colour = Quale colore?
choose-seat = { $player } ({ cards })
your-hand = In mano: { cards }
one-of-equals = { $name }, { $n } di { $all }
your-place = Il tuo posto
the-others = gli altri
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
end-low = all’inizio
end-high = alla fine
take-back = Annulla
stood-in = gioca un bot
pile-needs = { $pile }, poi viene { $n ->
    [1] l’1
    [8] l’8
    [11] l’11
   *[other] il { $n }
}
watching = { $n ->
    [one] una persona guarda
   *[other] { $n } persone guardano
}
score = Punteggio
leads = è in testa
goal-is = Obiettivo: { $n }
goal-is-minus = Finisce oltre i { $n } punti di penalità
goal-told = La partita finisce a { $n } punti, e vince chi ne ha di più.
goal-told-minus = La partita finisce oltre i { $n } punti di penalità, e vince chi ne ha di meno.
score-is = { $n ->
    [one] { $n } pt
   *[other] { $n } pt
}
score-of = { $n } su { $goal }
reconnecting = La connessione è caduta. Riprovo…
catching-breath = Il server riprende fiato. Tra un attimo la partita continua da sola.
match-over = La partita è finita.
back-to-table = Torna al tavolo
only-the-last = Si può prendere solo l’ultima carta.
stays-for-now = Per ora queste carte restano dove sono.
touch-card-first = Tocca prima una carta, poi dove deve andare.
touch-again = { $card }: { $what } Toccala di nuovo per giocarla.
touch-target = { $card }: tocca dove deve andare.
see-result = Guarda il risultato
look-at-table = Guarda il tavolo
back-to-report = La mano { $n } è finita: torna al riepilogo
clock-left = ancora { $n } s
log = La partita finora
log-open = Mostra la partita finora
log-empty = Non è ancora successo niente.
log-newest-first = prima le mosse più recenti
recap = Mentre aspettavi
recap-more = { $n } in più
recap-earlier = Mosse precedenti
brief-taken = { $player } prende { $card }.
brief-laid = { $player } gioca { $card }.
brief-explained = «{ $why }»
thinking = { $player } sta pensando
hint = Consiglio
hint-says = { $what }: { $why }.
hint-only = Adesso non si può fare altro.
hint-behind = Sei in svantaggio, e così conservi il più delle tue possibilità.
hint-beside = { $lead ->
    [clear] È nettamente meglio di questo
    [little] È un po’ meglio di questo
   *[none] Questo sembra più o meno altrettanto buono
}: { $next }.
hint-numbers = Probabilità di vincere { $of ->
    [round] la mano
   *[match] la partita
}: { $chance }%.
hint-numbers-beside = Probabilità di vincere { $of ->
    [round] la mano
   *[match] la partita
}: { $chance }%, con la scelta successiva { $other }%.
hint-show-numbers = Mostra le probabilità
hint-then = { $first }, poi: { $then }
hint-move-of = { $move }: { $parts }
hint-do-nothing = Aspetta
proposals = Suggerimenti…
mute = Togli i suoni
emotes = Reazioni
emote-cheer = Evviva!
emote-clap = Applausi!
emote-laugh = Ahah
emote-wow = Caspita!
emote-oops = Ops
emote-hurry = Dai, forza
emote-thanks = Grazie
emote-well_played = Bella giocata
emotes-and-chat = Reazioni e chat
emotes-unread = { $n ->
    [one] Reazioni e chat, una nuova riga
   *[other] Reazioni e chat, { $n } nuove righe
}
chat-title = Chat
chat-lines = Che cosa è stato detto
chat-none = Nessuno ha ancora detto niente.
chat-watching = guarda
chat = Di’ qualcosa
send = Invia
understood = Ho capito

# Le carte a parole
card-hidden = una carta coperta
card-coloured = { $what } { $colour }
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

# La fine di una mano e di una partita
round-over = Mano { $n }
show-hand = rimaste in mano
show-counts = { $n } { $n ->
    [one] punto
   *[other] punti
}
go-on = Avanti
table-what-if = Questa partita comincia a metà di un’altra. È solo una prova: la distribuzione non si può verificare, e il risultato non conta in nessuna statistica.
last-round = Era l’ultima mano: la partita è finita.
onward-in = La prossima mano comincia tra { $n } s.
onward-awaited = Si aspetta { $player }…
rematch = Gioca ancora
another-game = Scegli un altro gioco
watch-next = Guarda la prossima partita
wants-rematch = { $n ->
    [one] { $player } vuole giocare ancora.
   *[other] { $player } vogliono giocare ancora.
}
look-back = Rivedi la partita
rank = posizione
n-actions = Mosse fatte: { $n }.
download = Scarica la partita
verify = Verifica la distribuzione
verify-title = Le carte sono state date onestamente?
verify-none = Questa registrazione non contiene nessuna prova.
verify-about = Il tuo browser può mescolare e dare di nuovo le carte da solo, senza chiedere niente al server, e confrontare.
verify-more = Provato qui: le carte distribuite all’inizio di ogni mano, con le mescolate che mostra la partita rivista. Il resto lo prova quintet verify FILE con il file scaricato, rigiocando tutta la partita: che ogni mescolata fosse necessaria, che ogni carta pescata e ogni mossa seguissero le regole, chi doveva iniziare e il risultato.
verify-undealt = Non provato qui: che le carte derivino da queste parti. Lo prova quintet verify FILE con il file scaricato, rigiocando tutta la partita, e prova anche ogni mossa e il risultato.
verify-some = Mani caricate e distribuite di nuovo: solo { $n } su { $all }.
verdict-proved = Nessuno poteva scegliere queste carte, né il server né alcun giocatore: c’è dentro la parte casuale del tuo browser che, mescolando di nuovo, ha ritrovato esattamente le carte distribuite.
verdict-undealt = Nessuno poteva scegliere il sorteggio da cui vengono queste carte, né il server né alcun giocatore: c’è dentro la parte casuale del tuo browser. Che le carte ne derivino davvero, qui non è stato controllato: questa pagina non sa come si danno le carte in questo gioco.
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
help-special = Carte speciali
round = mano
percent = { $n }%

# Problemi
problem-failed = Non ha funzionato. Riprova, per favore.
problem-offline = Il server non risponde. È acceso?
problem-no-such-thing = Questa pagina non esiste.
problem-no-such-table = Questo tavolo non esiste. Forse il codice è sbagliato, o il tavolo è stato chiuso.
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
problem-not-allowed-here = Qui è disattivato.
problem-too-fast = Non così in fretta, per favore.
problem-too-many = È troppo in una volta.
problem-busy = Il server sta ancora pensando. Richiedi tra un momento.
problem-no-such-pass = Questo link non vale più.
problem-no-such-screen = Questo codice è sbagliato o troppo vecchio. Quello giusto è sul telefono.
problem-catching-breath = Il server riprende fiato. Tra un attimo la partita continua da sola.

# Lezioni
learn = Impara
learn-game = Impara { $game }
lesson-offer = Non conosci questo gioco? In poche mosse vedi come si gioca. Basta circa un minuto.
lesson-begin = Fammi vedere
lesson-just-play = Gioca subito
lesson-skip = Esci dalla lezione
lesson-step = Passo { $n } di { $all }
lesson-over = La lezione è finita: ora conosci il gioco!
lesson-finish = Fine
lesson-none = Per questo gioco non c’è ancora una lezione.
lesson-now-play = Ora prova in una partita breve ({ $length }) contro bot facili che spiegano le loro mosse.
lesson-play = { $hasLength ->
    [yes] Gioca una partita breve
   *[no] Gioca una partita
}
lesson-again = Ricomincia la lezione
lesson-other = Si può fare anche questo. Ma prova ciò che si illumina.

# La riga della pagina iniziale, e la partita del giorno al tavolo
today = Oggi
today-daily = Partita del giorno: { $game }
today-daily-on = Continua la partita del giorno: { $game }
today-daily-over = Partita del giorno: i risultati
today-puzzle = Rompicapi: { $game }
today-daily-brief = Partita del giorno
today-puzzle-brief = Rompicapi
today-lesson-brief = Lezione
daily-results = Risultati del giorno
problem-sealed = Altri giocano ancora con le stesse carte. Potrai rivedere la partita quando il giorno sarà finito.
problem-not-over = Questa partita non è finita: si possono rivedere solo quelle concluse.
problem-other-rules = Questa partita è stata giocata con regole diverse da quelle attuali di questo server.
