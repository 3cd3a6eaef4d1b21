# Énigmes : trouve le coup
puzzles-of = { $game } : trouve le coup
puzzle-ask = Quel coup te donne la meilleure chance de gagner ?
puzzle-ask-hard = Quel coup te donne la meilleure chance de gagner ? Réfléchis bien.
puzzle-right = Bien vu !
puzzle-wrong = Ce n’est pas le meilleur coup.
puzzle-best = { $what } : { $why }.
puzzle-gain = Il gagne { $chance } parties sur 100, { $gain } de plus que le deuxième (presque sûrement { $low } à { $high }).
puzzle-own = Ton coup gagne { $own ->
    [one] { $own } partie
   *[other] { $own } parties
} sur 100, le meilleur { $best }.
puzzle-own-unknown = Ton coup est nettement moins bon que le meilleur.
puzzle-next = Suivant
puzzle-streak = { $n } de suite
puzzle-progress-is = Coups trouvés : { $found } sur { $all }, { $streak } de suite
puzzles-all-found = Tu as trouvé tous les coups !
puzzles-none = Il n’y a pas encore d’énigmes pour ce jeu.
puzzles-longest = { $n ->
    [one] Ta plus longue série : un coup.
   *[other] Ta plus longue série : { $n } coups de suite.
}
puzzles-again = Recommencer
problem-unfit-puzzles = Ces énigmes ont été faites pour d’autres règles que celles de ce serveur.
