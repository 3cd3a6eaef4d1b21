# Puzzels: vind de zet
puzzles-of = { $game }: vind de zet
puzzle-ask = Met welke zet heb je de meeste kans om te winnen?
puzzle-ask-hard = Met welke zet heb je de meeste kans om te winnen? Denk goed na.
puzzle-right = Goed!
puzzle-wrong = Niet de beste zet.
puzzle-best = { $what }: { $why }.
puzzle-gain = Deze zet wint { $chance } van de 100 partijen, { $gain } meer dan de op één na beste (vrijwel zeker { $low } tot { $high }).
puzzle-own = Jouw zet wint { $own } van de 100 partijen, de beste { $best }.
puzzle-own-unknown = Jouw zet is duidelijk slechter dan de beste.
puzzle-next = Volgende
puzzle-streak = { $n } op rij
puzzle-progress-is = { $found } van { $all } gevonden, { $streak } op rij
puzzles-all-found = Je hebt alle zetten gevonden!
puzzles-none = Voor dit spel zijn er nog geen puzzels.
puzzles-longest = { $n ->
    [one] Je langste reeks: één zet.
   *[other] Je langste reeks: { $n } zetten op rij.
}
puzzles-again = Opnieuw beginnen
problem-unfit-puzzles = Deze puzzels zijn gemaakt voor andere regels dan die van deze server.
