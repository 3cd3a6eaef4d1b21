# Level 8 : ce que seul ce jeu dit. Ce que plusieurs jeux disent de même se trouve dans frame.ftl.

option-sheet = la feuille de niveaux que l’on joue
option-sheet-one_star = une étoile : les niveaux plus faciles
option-sheet-two_star = deux étoiles : nos niveaux plus difficiles, on peut garder des cartes à partir du niveau 5
option-master = avec les cartes spéciales « Prendre », « Échanger » et « Garder »
option-double_deck = avec une deuxième série de nombres, et neuf jokers qui ne valent que 1–5, 6–10 ou 11–15

preset-standard = une étoile, les cartes de la boîte
preset-hard = deux étoiles
preset-master = une étoile, avec les cartes spéciales
preset-double_deck = une étoile, avec une deuxième série de nombres et les jokers limités
preset-everything = deux étoiles, cartes spéciales, deuxième série de nombres et jokers limités

prompt-take = Prends la carte du dessus de la pioche ou d’une défausse.
prompt-draw = Prends la carte du dessus de la pioche.
prompt-play = Ton niveau n’est pas encore complet : défausse-toi d’une carte.
prompt-add = Ajoute des cartes aux niveaux posés sur la table, ou défausse-toi d’une carte.
prompt-nothing-to-add = Rien à ajouter pour l’instant : défausse-toi d’une carte.
prompt-last-card = Ta dernière carte : pose-la sur ta défausse, et la manche est finie.
prompt-lay-level = Ton niveau est complet : pose-le, ou défausse-toi d’une carte.
prompt-name = Annonce la combinaison suivante de ton niveau.
prompt-put = Pose la carte suivante de ton niveau.
prompt-show = La carte « Prendre » a été jouée : montre trois cartes de ton choix.
prompt-claim = Prends une des cartes montrées.
prompt-swap = « Échanger » : pose une à trois cartes sur ta défausse ; tu en pioches autant.
prompt-keep = Choisis les cartes que tu gardes pour la manche suivante.

refusal-there-is-no-such-seat = Cette place n’existe pas.
refusal-the-draw-pile-is-empty = La pioche est vide.
refusal-that-discard-pile-is-empty = Cette défausse est vide.
refusal-your-level-is-on-the-table-already = Ton niveau est déjà posé.
refusal-your-level-is-not-on-the-table-yet = Ton niveau n’est pas encore posé.
refusal-you-cannot-lay-your-level-now = Tu ne peux pas poser ton niveau maintenant.
refusal-you-are-not-laying-your-level = Tu n’es pas en train de poser ton niveau.
refusal-you-must-finish-laying-your-level = Tu dois finir de poser ton niveau.
refusal-say-first-what-you-lay = Annonce d’abord toutes les combinaisons de ton niveau.
refusal-you-must-put-a-card = Toutes les combinaisons sont annoncées : pose la carte suivante.
refusal-that-does-not-lead-to-a-complete-level = Cela ne mène pas à un niveau complet.
refusal-that-card-comes-later = Cette carte vient plus tard : d’abord les couleurs, les suites à partir du plus petit nombre, les nombres en montant, les jokers en dernier.
refusal-there-is-no-such-combination = Cette combinaison n’est pas sur la table.
refusal-that-card-does-not-fit-there = Cette carte ne va pas là.
refusal-the-last-card-can-only-be-discarded = La dernière carte ne peut aller que sur la défausse.
refusal-you-cannot-miss-your-own-turn = Tu ne peux faire passer son tour qu’à un autre joueur.
refusal-that-player-misses-a-turn-already = Ce joueur passe déjà son tour.
refusal-nobody-asks-you-to-do-that-now = On ne te demande pas cela maintenant.
refusal-you-must-show-cards = Tu dois montrer des cartes.
refusal-you-must-take-one-of-the-cards-shown = Tu dois prendre une des cartes montrées.
refusal-that-card-is-not-shown = Ce joueur ne montre pas cette carte.
refusal-you-must-swap-cards = Choisis d’abord les cartes à échanger.
refusal-you-must-swap-at-least-one-card = Tu dois échanger au moins une carte.
refusal-you-choose-which-cards-to-keep = C’est le moment de choisir les cartes que tu gardes.
refusal-you-may-keep-no-more-cards = Tu ne peux pas garder plus de cartes.
refusal-cards-are-chosen-in-the-order-of-their-kinds = Choisis les cartes dans l’ordre, une sorte après l’autre.

declared-level = { $player_is ->
    [you] Tu poses
   *[other] { $player } pose
} le niveau { $detail }.

event-scored = { $player_is ->
    [you] Tu montes
   *[other] { $player } monte
} { $points ->
    [one] d’un niveau
   *[other] de { $points } niveaux
} : { $why }.
scored-level = niveau posé
scored-bonus = niveau posé et main vide en premier
round-ended-out = { $player_is ->
    [you] Tu n’as
   *[other] { $player } n’a
} plus de cartes.
round-ended-level-8 = { $player_is ->
    [you] Tu as
   *[other] { $player } a
} posé le niveau 8.
round-ended-stalemate = Après soixante tours chacun, la manche s’arrête.
round-ended-no-cards = Il n’y a plus de carte à prendre : la manche s’arrête.
match-ends = Qui pose le niveau 8, ou finit une manche avec le niveau 7 posé, gagne la partie.
moment-moved-hand-front-other = { $actor } te fait passer un tour
moment-moved-front-under-player = Tu passes ton tour
moment-event-given-player = { $other } te prend { $card }
moment-declared-level-others = { $player } pose le niveau { $detail }
moment-declared-level-player = Ton niveau { $detail } est sur la table
moment-round-ended-out-player = Tu gagnes la manche !
moment-round-ended-out-others = { $player } gagne la manche.
moment-round-ended-level-8-player = Tu as posé le niveau 8 !

moved-hand-front = { $whose ->
    [own] { $player_is ->
        [you] Tu poses { $card } devant toi
       *[other] { $player } joue { $card } : la carte reste sur la table
    }.
   *[other] { $player_is ->
        [you] Tu poses
       *[other] { $player } pose
    } { $card } devant { $other_is ->
        [you] toi
       *[other] { $other }
    }.
}
moved-front-under = { $player_is ->
    [you] Tu as passé ton tour et glisses
   *[other] { $player } a passé son tour et glisse
} { $card } sous la pioche.
moved-hand-under = { $player_is ->
    [you] Tu joues
   *[other] { $player } joue
} { $card }.
moved-hand-discard-play-swap = { $player_is ->
    [you] Tu joues
   *[other] { $player } joue
} { $card } pour échanger des cartes.
moved-hand-discard-swap = { $player_is ->
    [you] Tu échanges
   *[other] { $player } échange
} { $card }.

# Comment lire les cartes
legend = R7 est un 7 rouge ; les couleurs sont R rouge, O orange, Y jaune, G vert, B bleu, P violet. J est un joker ; J1-5, J6-10 et J11-15 sont des jokers pour ces nombres seulement. MISS fait passer son tour à un autre joueur. Les cartes spéciales : TAKE (Prendre) te donne une carte qu’un autre montre, SWAP (Échanger) change jusqu’à trois de tes cartes contre des nouvelles, KEEP (Garder) te permet de garder jusqu’à trois cartes pour la manche suivante si ton niveau n’est pas posé.

zone-draw = pioche
    .the = la pioche
    .source = dans la pioche
    .target = sur la pioche
zone-under = sous la pioche
    .the = le dessous de la pioche
    .source = sous la pioche
    .target = sous la pioche
zone-discard = défausse
    .the = la défausse
    .source = sur la défausse
    .target = { $owner_is ->
        [you] sur ta défausse
       *[other] sur sa défausse
    }
zone-hand = main
    .the = la main
    .source = dans la main
    .target = dans la main
zone-level = combinaison
    .the = la combinaison
    .source = de la combinaison
    .target = sur la combinaison
zone-front = devant le joueur
    .the = les cartes posées devant
    .source = devant
    .target = devant

advise-take-from = Prendre { $card } sur { $seat_is ->
    [you] ta propre défausse
   *[other] la défausse, chez { $seat }
}
advise-claim = Prendre { $card } à { $seat }
advise-lay-level = Poser ton niveau
advise-colour = Choisir { $colour }
advise-miss = Faire passer son tour à { $seat }
advise-add = { $end ->
    [low] Ajouter le { $card } au début d’
    [high] Ajouter le { $card } à la fin d’
   *[none] Ajouter le { $card } à{" "}
}{ $seat_is ->
    [you] une de tes combinaisons
   *[other] une combinaison, chez { $seat }
}

hint-draws = aucune carte visible ne promet plus qu’une carte inconnue
hint-takes-special = elle peut arrêter ou gêner les autres
hint-can-be-added = elle peut s’ajouter à un niveau sur la table
hint-completes = elle complète ton niveau
hint-lacks-less = il manque une carte de moins à ton niveau
hint-more-would-help = plus de cartes pourront t’aider ensuite
hint-wins = ça fait gagner la partie
hint-lays = ton niveau est posé, peu importe qui finit la manche
hint-lays-later = ton niveau peut attendre, et d’ici là personne n’y ajoute rien
hint-lays-well = ça économise les jokers et te laisse le plus de cartes à ajouter
hint-adds = une carte de moins, et la fin de la manche se rapproche
hint-ends-round = ça finit la manche, et tu montes de deux niveaux
hint-fits-nowhere = elle ne peut s’ajouter nulle part
hint-sheds = une carte de moins
hint-not-needed = ton niveau n’en a pas besoin
hint-needed-least = c’est celle dont tu as le moins besoin
hint-rest-is-needed = tu as besoin des autres
hint-plays-again = tu rejoues aussitôt
hint-stops = ce joueur passe son tour
hint-stops-leader = le joueur en tête passe son tour
hint-stops-who-is-nearly-out = ce joueur pourrait bientôt finir la manche
hint-asks-for-cards = tu reçois la meilleure des cartes que les autres doivent montrer
hint-swaps = de nouvelles cartes pour celles qui ne t’aident pas
hint-may-keep = tu pourras garder des cartes pour la manche suivante
hint-helps-most = c’est celle qui t’aide le plus
hint-goes-together = elle va avec d’autres que tu gardes
hint-keeps-no-more = aucune autre carte ne vaut la peine d’être gardée

# À la table : le nom des coups et ce qu’on y voit
about = Huit niveaux à gravir : suites, paires, brelans et couleurs. Qui posera le huitième en premier ?
length-is = jusqu’à ce que quelqu’un pose le niveau 8, en général quatre à sept manches
proposal-added = à ajouter aux niveaux posés
proposal-left = cartes qui restent
proposal-worth = { $left ->
    [one] Il reste une carte
   *[other] Il reste { $left } cartes
}, { $jokers ->
    [0] aucun joker utilisé
    [one] un joker utilisé
   *[other] { $jokers } jokers utilisés
}
risky-can-lay = Ton niveau est complet : tu pourrais le poser maintenant. Te défausser quand même ?
risky-joker = Un joker va partout, et les autres peuvent le prendre sur ta défausse. T’en défausser quand même ?
risky-fits = Cette carte pourrait te servir ailleurs. T’en défausser quand même ?
first = Prends une carte, pose ton niveau quand tu peux, puis défausse-toi : touche une carte, puis ta défausse.
help-stages = Les huit niveaux
help-win = Il y a huit niveaux à poser, un par manche au plus. Qui pose le niveau 8, ou finit une manche avec le niveau 7 posé, gagne la partie.
help-turn = Prends une carte. Si tu peux, pose tout ton niveau d’un coup ; dès lors tu peux compléter tous les niveaux posés. Pour finir, défausse-toi d’une carte. Qui se défausse de sa dernière carte finit la manche et monte de deux niveaux. Les autres qui ont posé le leur montent d’un niveau.
picture-take = Prends la carte du dessus de la pioche, ou de n’importe quelle défausse.
picture-lay = Le niveau 1 demande deux suites de trois : ici 4, 5, 6 et 8, joker, 10. Dans une suite, les couleurs ne comptent pas. Pose les deux ensemble.
picture-add = Ton niveau est posé. Maintenant le 7 va à la suite 4, 5, 6, et le 11 à celle qui finit par 10.
lesson-open = Qui pose le niveau 8 en premier gagne. Le niveau 1 demande deux suites de trois : touche le 11 qui te manque.
lesson-open-done = Prends sur n’importe quelle défausse, ou dans la pioche.
lesson-lay = Le joker remplace le 5. Touche « { proposals } », puis les deux suites.
lesson-lay-done = Débarrasse-toi maintenant des autres cartes.
lesson-miss = Au lieu de défausser, tu peux finir par « passe ». Touche cette carte, puis l’autre joueur.
lesson-draw = C’est donc déjà de nouveau à toi. Touche la pioche.
lesson-add = Tu peux compléter tous les niveaux posés. Touche ton 13, puis la suite 10, 11, 12.
lesson-out = La plupart des tours finissent par une défausse. Touche ta dernière carte, puis ta défausse.
lesson-out-done = Tu finis la manche et montes de deux niveaux ; les autres qui ont posé, d’un.
special-joker = Remplace n’importe quel nombre et n’importe quelle couleur.
special-range-joker = Remplace un des nombres { $index }.
special-miss = Au lieu de te défausser, fais passer son tour à un autre joueur.
special-take = Tous montrent trois cartes, et tu en prends une.
special-swap = Échange jusqu’à trois de tes cartes contre des nouvelles.
special-keep = Si ton niveau n’est pas posé à la fin de la manche, tu gardes jusqu’à trois cartes.
notice-level-laid = Ton niveau { $n } est posé
notice-part = { $shape ->
    [run] suite de { $n }
    [set] { $n ->
        [2] paire
        [3] brelan
        [4] carré
       *[other] { $n } du même nombre
    }
   *[colour] { $n } d’une couleur
}
part-collected = { notice-part } : { $there }/{ $n }
part-rest = en trop
notice-missing = { $n ->
    [0] complet !
    [one] il manque une carte
   *[other] il manque { $n } cartes
}
tag-level = Niveau { $n }/8
tag-level-short = Niv. { $n }/8
level-asks-for = Niveau { $n } : { $parts }
do-discard = Défausser { $card }
do-draw = Piocher une carte
do-take-from = { $seat_is ->
    [you] Prendre sur ma défausse
   *[other] Prendre chez { $seat }
}
do-claim = La prendre à { $seat }
do-lay-level = Composer moi-même
finish-lay-level = Poser
lay-how = Touche une carte pour la placer, et touche-la là-bas pour la reprendre.
lay-wasteful = Un joker occupe une place où ton { $card } conviendrait.
lay-take-back = Reprendre { $card }
do-run-from = Suite à partir de { $value }
do-set-of = Même nombre : des { $value }
do-colour = Cette couleur
do-put = Poser le { $card }
do-add = { $end ->
    [low] Ajouter le { $card } au début
    [high] Ajouter le { $card } à la fin
   *[none] Ajouter le { $card } là
}
do-miss = { $seat } passe son tour
do-play-take = Jouer « Prendre »
do-play-swap = Jouer « Échanger »
do-play-keep = Jouer « Garder »
do-show = Montrer { $card }
do-swap = Échanger { $card }
do-keep = Garder { $card }
do-done = Terminé
proposals = Poser mon niveau
proposals-add = Ajouter des cartes…
proposals-show = Montrer celles-ci…
proposals-keep = Garder celles-ci…
proposals-swap = Échanger celles-ci…
proposals-how = Touche une possibilité : elle est jouée aussitôt.
card-miss = « passe »
card-swap = « échanger »
card-joker = joker
card-range-joker = joker { $index }
card-take = « prendre »
card-keep = « garder »

# Ce qu’un bot qui explique dit de son coup : rien n’y dépend de cartes cachées
explain-put = Mon niveau est complet, donc je peux le poser.
explain-add = Elle va là, et j’ai une carte de moins.
explain-discard = Chaque tour finit par une carte sur la défausse.
explain-draw = Je préfère une carte inconnue à une carte visible.
explain-take-from = Cette carte m’aide plus qu’une inconnue.
explain-not-needed = C’est celle dont mon niveau a le moins besoin.
explain-fits-nowhere = Elle ne s’ajoute nulle part sur la table.
explain-miss = Ce joueur passe son tour et ne peut rien poser.
