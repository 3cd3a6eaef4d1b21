# Rätsel: Finde den Zug
puzzles-of = { $game }: Finde den Zug
puzzle-ask = Mit welchem Zug gewinnst du am ehesten?
puzzle-ask-hard = Mit welchem Zug gewinnst du am ehesten? Schau zweimal hin.
puzzle-right = Richtig!
puzzle-wrong = Nicht der beste Zug.
puzzle-best = { $what }: { $why }.
puzzle-gain = Er gewinnt { $chance } von 100 Partien, { $gain } mehr als der zweitbeste (so gut wie sicher { $low } bis { $high }).
puzzle-own = Dein Zug gewinnt { $own } von 100 Partien, der beste { $best }.
puzzle-own-unknown = Dein Zug ist deutlich schlechter als der beste.
puzzle-next = Weiter
puzzle-streak = { $n } am Stück
puzzle-progress-is = { $found } von { $all } gefunden, { $streak } am Stück
puzzles-all-found = Du hast alle Züge gefunden!
puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
puzzles-longest = { $n ->
    [one] Deine längste Serie: ein Zug.
   *[other] Deine längste Serie: { $n } Züge am Stück.
}
puzzles-again = Von vorn
problem-unfit-puzzles = Diese Rätsel wurden für andere Regeln gemacht als die dieses Servers.
