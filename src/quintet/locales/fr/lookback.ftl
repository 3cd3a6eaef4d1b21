# Revoir la partie, et les chances de chacun
move = coup
move-n = Coup { $n } sur { $most }
as-table = Sous forme de tableau
scores-by-round = Les points, manche par manche
replay = La partie rejouée
replay-view = Point de vue
replay-open = toutes les mains visibles
replay-watcher = un spectateur
replay-deal = La donne
replay-play = Lecture
replay-pause = Pause
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-round-back = Manche précédente
replay-round-on = Manche suivante
replay-speed = Vitesse
replay-speed-is = { $n } ×
replay-keys = Les touches ← et → vont coup par coup, avec Maj manche par manche. La barre d’espace lance et arrête la lecture.
report-round = Le bilan de la manche { $n }
chance-title = Chances de gagner
chance-about = Les chances de chacun après chaque coup{ $hasHands ->
    [yes] , quand on connaît toutes les mains
   *[no] {""}
} : l’ordinateur a joué la suite un grand nombre de fois.
chance-working = Calcul des chances en cours…
chance-none = Les chances ne peuvent pas être calculées pour le moment.
turning-points = Tournants
turning-none = Aucun coup n’a, à lui seul, renversé cette partie.
turning-is = { $player } : { $before } → { $after }

# L’analyse : ce que chacun a décidé
analysis = Analyse
analysis-about = Chaque décision est jugée d’après ce que l’on pouvait savoir à ce moment-là : les cartes cachées sont redistribuées et jouées un grand nombre de fois. Seul ce qui ne peut pas être dû au hasard est signalé.
analysis-begin = Analyser cette partie
analysis-working = Examen des décisions : { $percent }
analysis-nobody = Seuls des robots ont joué ici : il n’y a personne à juger.
judged-summary = { $decisions ->
    [0] Rien à décider.
    [one] Une décision : { judged-counts }
   *[other] { $decisions } décisions : { judged-counts }
}
judged-counts =
    { $mistakes ->
        [0] aucune erreur
        [one] 1 erreur
       *[other] { $mistakes } erreurs
    }, { $slips ->
        [0] aucune imprécision
        [one] 1 imprécision
       *[other] { $slips } imprécisions
    }, { $finds ->
        [0] aucune trouvaille
        [one] 1 trouvaille
       *[other] { $finds } trouvailles
    }.
judged-dearest = La plus coûteuse : le coup { $n }, { $move } ({ $lost } de chances de gagner perdues).
judged-in-time = Hors de son tour, occasions saisies à temps : { $n } sur { $all }.
judged-luck = Au total, ses propres décisions ont coûté { $lost } de chances de gagner. { $way ->
        [took] Les cartes et les autres en ont pris { $luck }.
       *[gave] Les cartes et les autres en ont donné { $luck }.
    }
judged-is = { $mark ->
        [find] Trouvaille
        [slip] Imprécision
       *[mistake] Erreur
    } (coup { $n })
judged-better = { $played } ({ $chance }). Mieux ({ $best }) : { $better }. Pourquoi : { $why }.
judged-found = { $played } ({ $chance }) : le meilleur coup possible, et pas facile à voir. Pourquoi : { $why }.
quiz = Le quiz de mes erreurs
quiz-begin = { $n ->
        [one] Seulement mon erreur : trouver un meilleur coup
       *[other] Seulement mes { $n } erreurs : trouver de meilleurs coups
    }
quiz-step = { $n } sur { $all } :
quiz-ask = Il y a ici un meilleur coup que le tien. À toi de le jouer !
quiz-played = C’est ce que tu as joué : { $move }. Il y a mieux.
quiz-other = { $move } : il y a mieux.
quiz-better = Il y a mieux : { $better } ({ $best } au lieu de { $chance }). Pourquoi : { $why }.
quiz-right = Bien vu ! { $better } ({ $best } au lieu de { $chance }). Pourquoi : { $why }.
quiz-hidden = { $played } ({ $chance }). Il y avait mieux ({ $best }) : touche ici pour le voir, ou trouve-le dans le quiz.
quiz-show = Montre-moi
quiz-wait = Ne rien faire
quiz-over = Terminé
quiz-leave = Quitter le quiz
what-if = Et si… ?
what-if-ask = Que devrait faire { $player } à la place ?
what-if-about = Tu continues à partir de là contre des robots, avec les cartes telles qu’elles étaient. C’est un simple essai : il n’y a pas de preuve que la donne était honnête, et la partie ne compte dans aucune statistique.
what-if-nothing = { $player } n’a rien à décider ici.
what-if-was = Cette partie a commencé au milieu d’une autre. C’était un simple essai : il n’y a pas de preuve que la donne était honnête, et la partie ne compte dans aucune statistique.
link-to-move = Lien vers ce coup
link-in-address = La barre d’adresse mène maintenant à ce coup.
