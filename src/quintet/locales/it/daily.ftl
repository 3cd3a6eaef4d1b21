# La partita del giorno
daily = Partita del giorno
daily-of = Partita del giorno: { $game }
daily-about = Tutti hanno le stesse carte, lo stesso posto e { $bots ->
    [one] lo stesso bot
   *[other] gli stessi { $bots } bot
}. Hai un solo tentativo, senza consigli. Puoi continuare più tardi, su qualsiasi tuo dispositivo.
daily-measure = Conta prima il piazzamento nella partita, poi i punti, poi chi ha fatto meno mosse.
daily-play = Gioca
daily-go-on = Continua
daily-tries = { $n ->
    [0] Nessuno ha ancora provato.
    [one] Ha provato una persona. Vedrai i risultati quando avrai giocato.
   *[other] Hanno provato { $n } persone. Vedrai i risultati quando avrai giocato.
}
daily-nobody = Nessuno ha giocato fino alla fine.
daily-sealed = Potrai rivedere la partita quando il giorno sarà finito: altri giocano ancora con le stesse carte.
daily-rank = Posizione
daily-name = Nome
daily-place = Piazzamento
daily-points = Punti
daily-moves = Mosse
daily-past = Giorni precedenti
daily-today = Vai alla partita di oggi
daily-proof = Nessuno ha scelto le carte
daily-proof-about = Il server estrae a sorte le carte il giorno prima e ne pubblica l’impronta. Quando il giorno è finito mostra da che cosa era fatta l’impronta. Questo browser conserva le impronte che ha visto.
daily-committed = Impronta per il giorno { $day } (pubblicata: { $at })
daily-seed = Da che cosa era fatta
daily-proof-fits = L’impronta è giusta: questo browser l’ha ricalcolata.
daily-proof-noted = L’impronta è giusta, ed è quella che questo browser aveva annotato.
daily-proof-broken = L’impronta non è giusta. Parlane con chi gestisce questo server.
problem-no-such-day = Quel giorno non c’era nessuna partita.
