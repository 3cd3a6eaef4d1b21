# Level 8 : toutes les clés que le moteur donne pour ce jeu.

option-sheet = la feuille de niveaux que l’on joue
option-sheet-one_star = une étoile : les niveaux plus faciles
option-sheet-two_star = deux étoiles : nos niveaux plus difficiles, on peut garder des cartes à partir du niveau 5
option-master = avec les cartes spéciales Prendre, Échanger et Garder
option-double_deck = avec une deuxième série de nombres et neuf jokers limités

preset-standard = une étoile, les cartes de la boîte
preset-hard = deux étoiles
preset-master = une étoile, avec les cartes spéciales
preset-double_deck = une étoile, avec une deuxième série de nombres et les jokers limités
preset-everything = deux étoiles, cartes spéciales, deuxième série de nombres et jokers limités

prompt-take = Prends la carte du dessus de la pioche ou d’une défausse.
prompt-play = Pose ton niveau si tu peux, ou défausse-toi d’une carte.
prompt-add = Ajoute des cartes aux niveaux posés sur la table, ou défausse-toi d’une carte.
prompt-name = Dis quelle est la partie suivante de ton niveau.
prompt-put = Pose la carte suivante de ton niveau.
prompt-show = Choisis trois cartes à montrer.
prompt-claim = Prends une des cartes montrées.
prompt-swap = Défausse-toi d’une à trois cartes ; tu en pioches autant.
prompt-keep = Choisis les cartes que tu gardes pour la manche suivante.

refusal-there-is-no-such-action = Cette action n’existe pas.
refusal-there-is-no-such-seat = Cette place n’existe pas.
refusal-it-is-not-your-turn = Ce n’est pas ton tour.
refusal-you-must-take-a-card-first = Tu dois d’abord prendre une carte.
refusal-you-have-taken-a-card-already = Tu as déjà pris une carte.
refusal-the-draw-pile-is-empty = La pioche est vide.
refusal-that-discard-pile-is-empty = Cette défausse est vide.
refusal-you-do-not-hold-that-card = Tu n’as pas cette carte en main.
refusal-your-level-lies-already = Ton niveau est déjà posé.
refusal-your-level-does-not-lie-yet = Ton niveau n’est pas encore posé.
refusal-you-cannot-lay-your-level-now = Tu ne peux pas poser ton niveau maintenant.
refusal-you-are-not-laying-your-level = Tu n’es pas en train de poser ton niveau.
refusal-you-must-finish-laying-your-level = Tu dois finir de poser ton niveau.
refusal-say-first-what-you-lay = Dis d’abord quelles sont toutes les parties de ton niveau.
refusal-you-must-put-a-card = Toutes les parties sont annoncées : pose la carte suivante.
refusal-that-does-not-lead-to-a-complete-level = Cela ne mène pas à un niveau complet.
refusal-that-card-comes-later = Cette carte vient plus tard : d’abord les couleurs, les suites à partir du bas, les nombres en montant, les jokers en dernier.
refusal-there-is-no-such-combination = Cette combinaison n’est pas sur la table.
refusal-that-card-does-not-fit-there = Cette carte ne va pas là.
refusal-the-last-card-can-only-be-discarded = La dernière carte ne peut aller que sur la défausse.
refusal-you-cannot-miss-your-own-turn = Tu ne peux pas te faire passer ton propre tour.
refusal-that-player-misses-a-turn-already = Ce joueur passe déjà son tour.
refusal-nobody-asks-you-to-do-that-now = Personne ne te demande cela maintenant.
refusal-you-must-show-cards = Tu dois montrer des cartes.
refusal-you-must-take-one-of-the-cards-shown = Tu dois prendre une des cartes montrées.
refusal-that-card-is-not-shown = Ce joueur ne montre pas cette carte.
refusal-you-must-swap-cards = Tu dois te défausser des cartes à échanger.
refusal-you-must-swap-at-least-one-card = Tu dois échanger au moins une carte.
refusal-you-choose-which-cards-to-keep = C’est le moment de choisir les cartes que tu gardes.
refusal-you-may-keep-no-more-cards = Tu ne peux pas garder plus de cartes.
refusal-cards-are-chosen-in-the-order-of-their-kinds = Les cartes se choisissent dans l’ordre de leurs sortes.

declared-level = { $player } pose le niveau { $detail }.

event-scored = { $player } monte { $points ->
    [one] d’un niveau
   *[other] de { $points } niveaux
} : { $why }.
scored-level = niveau posé
scored-bonus = niveau posé et main vide en premier
round-ended-out = { $player } n’a plus de cartes.
round-ended-level-8 = { $player } a posé le niveau 8.
round-ended-stalemate = Après soixante tours chacun, la manche s’arrête.
round-ended-no-cards = Il n’y a plus de carte à prendre : la manche s’arrête.
round-ended-turn-limit = La limite de tours est atteinte.

moved-hand-front = { $whose ->
    [own] { $player } pose { $card } de son côté.
   *[other] { $player } pose { $card } devant { $other }.
}
moved-front-under = { $player } glisse { $card } sous la pioche.
moved-hand-under = { $player } joue { $card }.

# Comment lire les cartes
legend = R7 est un 7 rouge ; les couleurs sont R rouge, O orange, Y jaune, G vert, B bleu, P violet. J est un joker, J1-5 un joker de 1 à 5 seulement, MISS fait passer son tour à un joueur. TAKE est Prendre, SWAP Échanger, KEEP Garder.

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
    .target = sur sa défausse
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

hint-draws = aucune carte visible ne promet plus qu’une carte inconnue
hint-takes-special = elle peut arrêter ou gêner les autres
hint-can-be-added = elle peut s’ajouter à un niveau sur la table
hint-completes = elle complète ton niveau
hint-lacks-less = il manque une carte de moins à ton niveau
hint-more-would-help = plus de cartes pourront t’aider ensuite
hint-wins = ça gagne la partie
hint-lays = ton niveau est posé, peu importe qui finit la manche
hint-lays-later = ton niveau peut attendre, et d’ici là personne n’y ajoute rien
hint-lays-well = ça économise les jokers et te laisse le plus de cartes à ajouter
hint-adds = une carte de moins, et la fin de la manche se rapproche
hint-ends-round = ça finit la manche, et tu montes de deux niveaux
hint-fits-nowhere = elle ne peut s’ajouter nulle part
hint-sheds = une carte de moins
hint-not-needed = ton niveau n’en a pas besoin
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
