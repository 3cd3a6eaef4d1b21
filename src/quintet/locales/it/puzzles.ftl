# Rompicapi: trova la mossa
puzzles-of = { $game }: trova la mossa
puzzle-ask = Quale mossa ti dà le migliori possibilità di vincere?
puzzle-ask-hard = Quale mossa ti dà le migliori possibilità di vincere? Pensaci due volte.
puzzle-right = Giusto!
puzzle-wrong = Non è la mossa migliore.
puzzle-best = { $what }: { $why }.
puzzle-gain = Vince { $chance } partite su 100, { $gain } in più della seconda migliore (quasi certamente da { $low } a { $high }).
puzzle-own = La tua mossa vince { $own } partite su 100, la migliore { $best }.
puzzle-own-unknown = La tua mossa è nettamente peggiore della migliore.
puzzle-next = Avanti
puzzle-streak = { $n } di fila
puzzle-progress-is = trovate { $found } su { $all }, { $streak } di fila
puzzles-all-found = Hai trovato tutte le mosse!
puzzles-none = Per questo gioco non ci sono ancora rompicapi.
puzzles-longest = { $n ->
    [one] La tua serie più lunga: una mossa.
   *[other] La tua serie più lunga: { $n } mosse di fila.
}
puzzles-again = Ricomincia
problem-unfit-puzzles = Questi rompicapi sono stati fatti per regole diverse da quelle di questo server.
