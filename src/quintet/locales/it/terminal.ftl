# Il tavolo nel terminale: ciò che non dicono né il file di un gioco, né la cornice, né la pagina.

terminal-menu = A che cosa vuoi giocare?
terminal-waits = La tua partita ti aspetta. Per continuare: { $command }
terminal-leave = Lascia il tavolo
notice-free = colore libero: { $colour }
terminal-linked = La connessione è tornata.
terminal-small = Questo terminale ha { $columns } colonne e { $lines } righe. Al tavolo ne servono { $needed_columns } per { $needed_lines }: ingrandisci la finestra, o usa { $command }.

# Righe e numeri
plain-table = { $game }. Al tavolo: { $names }. ? e Invio spiegano di più.
plain-ask = Scrivi un numero e premi Invio. ? spiega di più.
plain-other = Non è una delle scelte: scrivi un numero da 1 a { $n }.
plain-changed = Le scelte sono cambiate.
plain-nothing = Adesso non c’è niente da scegliere.
plain-rules = Scrivi r e un numero per leggere una parte, per esempio r 2.
plain-back = Indietro
plain-help-number = Un numero sceglie la voce che gli sta accanto. Invio da solo ripete le scelte.
plain-help-keys = t: il tavolo. c: le tue carte. h: un consiglio. l: le ultime mosse. p: i punti. r: le regole. o: come giocate. s e qualche parola: per dirle. e: reazioni. q: lasciare il tavolo; la partita ti aspetta, “quintet play --plain” la riprende.
plain-hand = Le tue carte: { $cards }.
plain-empty = nessuna carta
plain-pile = { $pile }: { $cards }.
plain-of = { $player }, { $pile }: { $cards }.
plain-top = { $cards }, in cima { $card }
plain-points = { $player }: { $score }
plain-waiting = Si aspettano gli altri.
plain-watching = Stai guardando.
plain-go-on = Premi Invio per continuare.

# Lo schermo
terminal-keys =
    { $talk ->
        [yes] ? tasti  h consiglio  l mosse  r regole  t parla  e reazioni  o opzioni  q esci
       *[no] ? tasti  h consiglio  l mosse  r regole  o opzioni  s ordina  q esci
    }
terminal-replay-keys = ← → una mossa  Maiusc+← → una mano  Invio avvia e ferma  q indietro
terminal-first = Con le frecce e Invio, o con il mouse: tocca una carta, poi il posto dove va. Ciò che sta tra parentesi ha un numero. h dà un consiglio, ? mostra tutti i tasti.
terminal-whose = { $pile } di { $player }
terminal-close = Invio o Esc chiude
terminal-more = ↓ continua più sotto
terminal-rules-foot = ← → o da 1 a { $n }: a una parte · Invio o Esc chiude
terminal-specials = Carte speciali
terminal-take-apart = Scomponi (Esc)
terminal-touch-again = { $card }: tocca ancora questa carta.
chance-let-go = Lascia perdere
terminal-cards = Come leggere le carte e il tavolo
signs-needs = →5 ora viene un 5 · ¢4 quattro monete accanto · ×7 sette carte nella pila
legend-piles = ▒5 cinque carte che nessuno vede, ×2 due carte in una pila
legend-needs = →5 ora viene un 5, ¢4 accanto alla pila ci sono quattro monete
legend-frames = cornice spessa o sottolineata: si può toccare; cornice doppia o » «: lì può andare ciò che tieni
terminal-key-walk = Frecce, Tab, Inizio, Fine: da una cosa all’altra
terminal-key-touch = Invio, spazio, mouse: toccare; poi toccare dove va, o di nuovo la stessa cosa
terminal-key-let-go = Esc: lasciare, tornare indietro
terminal-key-number = da 1 a 9: ciò che sta in basso tra parentesi
terminal-key-hint = h: che cosa farebbe un giocatore forte
terminal-key-log = l: la partita finora
terminal-key-rules = r: le regole
terminal-key-talk = t: dire qualcosa agli altri
terminal-key-emote = e: reazioni
terminal-key-options = o: come giocate
terminal-key-sort = s: ordinare le tue carte per numero o per colore
terminal-key-leave = q, Ctrl-C: lasciare il tavolo; la tua partita ti aspetta, “quintet play” la riprende

# Level 8: un livello, parte per parte
notice-laying = Componi il livello { $n }
laying-part = { $is_named ->
    [yes] { $shape ->
        [run] scala { $first }–{ $last }
       *[set] { $part } di { $first }
    }
   *[no] { $part }
}{ $there ->
    [0] {""}
   *[other] {": "}{ $cards }
}{ $missing ->
    [0] {""}
    [one] , ne manca una
   *[other] , ne mancano { $missing }
}
combination-is = { $shape ->
    [run] scala { $first }–{ $last }
    [set] tutti { $first }
   *[colour] { $is_known ->
        [yes] tutto { $colour }
       *[no] un colore
    }
}
prompt-name-part = Parte { $nth } di { $of }, { $part }: { $shape ->
    [run] dove comincia?
    [set] quale numero?
   *[colour] quale colore?
}{ $is_first ->
    [yes] {" "}Comincia dal più basso.
   *[no] {""}
}
many-run-from = Scala da …
many-set-of = Numero …
many-colour = Colore …
split-add = aggiunte ai livelli in tavola: { $cards }
split-show = mostrate: { $cards }
split-keep = tenute: { $cards }
split-swap = scambiate: { $cards }
split-stay = { $n ->
    [0] non ti resta niente in mano
    [one] ti resta in mano: { $cards }
   *[other] ti restano in mano: { $cards }
}
