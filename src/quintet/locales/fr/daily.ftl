# La donne du jour
daily = Donne du jour
daily-of = Donne du jour : { $game }
daily-about = Tout le monde a les mêmes cartes, la même place et { $bots ->
    [one] le même robot
   *[other] les mêmes { $bots } robots
}. Tu as un seul essai, sans conseils. Tu peux continuer plus tard, sur n’importe lequel de tes appareils.
daily-measure = On compte d’abord la place dans la partie, puis les points, puis le nombre de coups : moins il y en a, mieux c’est.
daily-play = Jouer
daily-go-on = Continuer
daily-tries = { $n ->
    [0] Personne n’a encore essayé.
    [one] Une personne a essayé. Tu verras les résultats quand tu auras joué.
   *[other] { $n } personnes ont essayé. Tu verras les résultats quand tu auras joué.
}
daily-nobody = Personne n’a joué jusqu’au bout.
daily-sealed = Tu pourras revoir la partie une fois la journée finie : d’autres jouent encore avec les mêmes cartes.
daily-rank = Rang
daily-name = Nom
daily-place = Place
daily-points = Points
daily-moves = Coups
daily-past = Jours précédents
daily-today = Voir la donne d’aujourd’hui
daily-proof = Personne n’a choisi les cartes
daily-proof-about = Le serveur tire la donne la veille et publie son empreinte. Une fois la journée finie, il montre de quoi l’empreinte était faite. Ce navigateur garde les empreintes qu’il a vues.
daily-committed = Empreinte pour le { $day }, publiée le { $at }
daily-seed = De quoi elle était faite
daily-proof-fits = L’empreinte concorde : ce navigateur l’a recalculée.
daily-proof-noted = L’empreinte concorde, et c’est celle que ce navigateur avait notée.
daily-proof-broken = L’empreinte ne concorde pas. Parles-en à la personne qui gère ce serveur.
problem-no-such-day = Ce jour-là, il n’y avait pas de donne.
