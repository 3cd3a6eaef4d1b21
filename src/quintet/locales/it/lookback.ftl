# Rivedere la partita, e le probabilità di ciascuno
move = mossa
move-n = Mossa { $n } di { $most }
as-table = Come tabella
scores-by-round = I punti mano per mano
replay = Rivedi la partita
replay-view = Punto di vista
replay-open = tutte le carte in mano scoperte
replay-watcher = chi guarda
replay-deal = La distribuzione
replay-play = Riproduci
replay-pause = Pausa
replay-back = Una mossa indietro
replay-on = Una mossa avanti
replay-round-back = Mano precedente
replay-round-on = Mano successiva
replay-speed = Velocità
replay-speed-is = { $n } ×
replay-keys = I tasti ← e → vanno mossa per mossa, con Maiusc mano per mano. La barra spaziatrice avvia e ferma.
report-round = Il riepilogo della mano { $n }
chance-title = Probabilità di vittoria
chance-about = Quanto era probabile la vittoria di ciascuno dopo ogni mossa{ $hasHands ->
    [yes] , a carte scoperte
   *[no] {""}
}: da lì il computer ha continuato a giocare moltissime volte.
chance-working = Calcolo delle probabilità…
chance-none = Per ora le probabilità non si possono calcolare.
turning-points = Momenti decisivi
turning-none = Nessuna mossa da sola ha ribaltato questa partita.
turning-is = { $player }: { $before } → { $after }

# L’analisi: come ha deciso ciascuno
analysis = Analisi
analysis-about = Ogni decisione è giudicata in base a ciò che si poteva sapere in quel momento: le carte nascoste vengono ridistribuite e giocate moltissime volte. Si segnala una mossa solo se la differenza non può essere dovuta al caso.
analysis-begin = Analizza questa partita
analysis-working = Esame delle decisioni: { $percent }
analysis-nobody = Qui hanno giocato solo bot: non c’è nessuno da giudicare.
judged-summary = { $decisions ->
    [0] Niente da decidere.
    [one] Una decisione: { judged-counts }
   *[other] { $decisions } decisioni: { judged-counts }
}
judged-counts =
    { $mistakes ->
        [0] nessun errore
        [one] 1 errore
       *[other] { $mistakes } errori
    }, { $slips ->
        [0] nessuna imprecisione
        [one] 1 imprecisione
       *[other] { $slips } imprecisioni
    }, { $finds ->
        [0] nessuna trovata
        [one] 1 bella trovata
       *[other] { $finds } belle trovate
    }.
judged-dearest = La più costosa è stata la mossa { $n }: { $move } ({ $lost } di probabilità di vittoria in meno).
judged-in-time = Fuori turno, occasioni colte in tempo: { $n } su { $all }.
judged-luck = In tutto queste decisioni sono costate { $lost } di probabilità di vittoria. { $way ->
        [took] Le carte e gli altri hanno tolto { $luck }.
       *[gave] Le carte e gli altri hanno aggiunto { $luck }.
    }
judged-is = { $mark ->
        [find] Bella trovata
        [slip] Imprecisione
       *[mistake] Errore
    } (mossa { $n })
judged-better = { $played } ({ $chance }). Meglio ({ $best }): { $better }. Perché: { $why }.
judged-found = { $played } ({ $chance }): il meglio che c’era, e non facile da vedere. Perché: { $why }.
quiz = Il quiz dei miei errori
quiz-begin = { $n ->
        [one] Solo il mio errore: trova la mossa migliore
       *[other] Solo i miei { $n } errori: trova le mosse migliori
    }
quiz-step = { $n } di { $all }:
quiz-ask = Qui c’è una mossa migliore della tua. Falla!
quiz-played = È quello che hai giocato: { $move }. C’è di meglio.
quiz-other = { $move }: c’è di meglio.
quiz-better = C’è di meglio: { $better } ({ $best } invece di { $chance }). Perché: { $why }.
quiz-right = Giusto! { $better } ({ $best } invece di { $chance }). Perché: { $why }.
quiz-hidden = { $played } ({ $chance }). C’era di meglio ({ $best }): tocca qui per vederlo, o trovalo nel quiz.
quiz-show = Mostrami
quiz-wait = Non fare niente
quiz-over = Fatto
quiz-leave = Esci dal quiz
what-if = E se…?
what-if-ask = Che cosa dovrebbe fare { $player } invece?
what-if-about = Da lì giochi contro i bot, con le carte com’erano. È solo una prova: la distribuzione non si può verificare, e il risultato non conta in nessuna statistica.
what-if-nothing = { $player } qui non ha niente da decidere.
what-if-was = Questa partita è cominciata a metà di un’altra. Era solo una prova: la distribuzione non si può verificare, e il risultato non conta in nessuna statistica.
link-to-move = Link a questa mossa
link-in-address = La barra degli indirizzi ora porta a questa mossa.
