# 15GO! : ce que seul ce jeu dit. Ce que plusieurs jeux disent de même se trouve dans frame.ftl.

option-sets = nombre de lots de cartes de 1 à 15
option-colours = couleurs des cartes
option-colours-8 = huit : chaque lot a la sienne
option-colours-4 = quatre : une pour deux lots
option-turning = après avoir placé une carte
option-turning-choice = on en retourne une autre ou on finit son tour
option-turning-always = la suivante se retourne toute seule
option-play_open = avant de retourner, on peut jouer la carte du dessus de sa pile ouverte
option-build_own = on peut poser une carte retournée sur sa propre pile ouverte, si elle convient
option-borrow = on peut emprunter les cartes ouvertes des autres pour une série
option-points = on joue pour les points, jusqu’à la dernière carte

preset-basic = le jeu de base
preset-advanced = les quatre règles pour joueurs avancés
preset-two_players = le jeu de base avec 60 cartes
preset-three_players = le jeu de base avec 90 cartes
preset-by_itself = le jeu de base, la carte suivante se retourne toute seule

prompt-turn = Retourne la carte du dessus de ta pile fermée.
prompt-turn-over = Ta pile fermée est vide : retourne la pile ouverte. La carte du dessus reste en place.
prompt-turn-over-or-end = Ta pile fermée est vide : retourne la pile ouverte, ou arrête-toi.
prompt-pick-up = Il te reste une carte : reprends-la et vois où elle va.
prompt-pick-up-or-end = Il te reste une carte : reprends-la et vois où elle va, ou arrête-toi.
prompt-open = Joue la carte du dessus de ta pile ouverte, ou retourne une carte.
prompt-place = Pose-la où elle va, ou garde-la.
prompt-put-down = Elle ne va nulle part : garde-la sur ta pile ouverte. Cela finit ton tour.
prompt-go-on = Retourne une autre carte, ou arrête-toi : ta prochaine carte reste alors cachée.
prompt-chain = Pose maintenant ta propre carte à la suite.

refusal-the-borrowed-cards-must-be-followed-by-your-own = Après les cartes empruntées, tu dois poser la tienne.
refusal-you-have-turned-a-card-already = Tu as déjà retourné une carte.
refusal-you-must-turn-a-card-first = Tu dois d’abord retourner une carte.
refusal-the-turned-card-must-be-laid-first = Pose d’abord la carte retournée là où elle va, ou garde-la.
refusal-turn-another-card-or-stop = Retourne d’abord une autre carte, ou finis ton tour.
refusal-the-next-card-is-turned-by-itself = À cette table, la carte suivante se retourne toute seule.
refusal-the-open-pile-is-played-before-turning = Tu ne peux jouer de ta pile ouverte qu’avant de retourner la première carte.
refusal-your-open-pile-is-empty = Ta pile ouverte est vide.
refusal-building-on-the-own-pile-is-switched-off = À cette table, les cartes de ta pile ouverte y restent jusqu’à ce que ta pile fermée soit vide.
refusal-that-card-does-not-fit = Cette carte ne va pas là : une série prend le nombre suivant, une pile ouverte le suivant ou le précédent.
refusal-borrowing-is-switched-off = À cette table, on n’emprunte pas de cartes.
refusal-there-is-no-such-row = Cette série n’existe pas.
refusal-there-is-no-such-player = Ce joueur n’existe pas.
refusal-nothing-can-be-laid-on-an-empty-open-pile = On ne peut rien poser sur une pile ouverte vide.
refusal-you-give-to-others-only = Tu ne peux donner qu’aux autres.
refusal-you-borrow-from-others-only = Tu ne peux emprunter qu’aux autres.
refusal-there-is-nothing-to-borrow = Il n’y a rien à emprunter.
refusal-your-own-card-could-not-follow = Ta propre carte ne pourrait pas suivre.

declared-turned-over = { $player_is ->
    [you] Tu retournes ta
   *[other] { $player } retourne sa
} pile ouverte.
declared-stop = { $player_is ->
    [you] Tu finis ton
   *[other] { $player } finit son
} tour.
declared-out = { $player_is ->
    [you] Tu n’as
   *[other] { $player } n’a
} plus de cartes.

scored-row = série complétée
scored-one-colour-row = série d’une seule couleur complétée
scored-place = plus aucune carte
round-ended-out = { $player_is ->
    [you] Tu n’as
   *[other] { $player } n’a
} plus aucune carte.
round-ended-all-out = Toutes les cartes sont jouées.
round-ended-stalemate = Plus aucune carte n’arrive au milieu : la partie s’arrête.
moment-moved-turned-open-player = { $actor } te donne { $card }
moment-moved-open-open-other = { $player } te donne { $card }
moment-moved-open-row-player = { $actor } t’emprunte { $card }
moment-declared-out-player = Tu n’as plus de cartes !
moment-declared-out-others = { $player } n’a plus de cartes
moment-round-ended-out-player = Tu as joué toutes tes cartes !

moved-closed-turned = { $player_is ->
    [you] Tu retournes
   *[other] { $player } retourne
} { $card }.
moved-open-turned = { $player_is ->
    [you] Tu reprends
   *[other] { $player } reprend
} { $card }.
moved-turned-row = { $actor_is ->
    [you] Tu poses
   *[other] { $actor } pose
} { $card } { $target }.
moved-turned-open = { $whose ->
    [own] { $player_is ->
        [you] Tu gardes { $card } sur ta
       *[other] { $player } garde { $card } sur sa
    } pile ouverte.
   *[other] { $actor_is ->
        [you] Tu poses
       *[other] { $actor } pose
    } { $card } { $player_is ->
        [you] sur ta pile ouverte
       *[other] chez { $player }
    }.
}
brief-moved-turned-open = { $player } { $whose ->
    [own] garde
   *[other] pose
} { $card }.
brief-moved-turned-row = { $player } pose { $card }.
brief-moved-open-row = { $player } pose { $card }.
brief-moved-open-closed = { "" }
moved-turned-open-build = { $player_is ->
    [you] Tu construis sur ta
   *[other] { $player } construit sur sa
} pile ouverte avec { $card }.
moved-open-row = { $whose ->
    [own] { $player_is ->
        [you] Tu joues { $card } de ta
       *[other] { $player } joue { $card } de sa
    } pile ouverte { $target }.
   *[other] { $player_is ->
        [you] { $actor } t’emprunte { $card } pour la { $target_name }.
       *[other] { $actor_is ->
            [you] Tu empruntes
           *[other] { $actor } emprunte
        } { $card } à { $player } pour la { $target_name }.
    }
}
moved-open-open = { $player_is ->
    [you] Tu joues { $card } de ta
   *[other] { $player } joue { $card } de sa
} pile ouverte chez { $other_is ->
    [you] toi
   *[other] { $other }
}.
moved-open-closed = { $player_is ->
    [you] Ta pile ouverte redevient ta
   *[other] La pile ouverte de { $player } redevient sa
} pile fermée : { $card }.
moved-row-finished = La série est complète, on la met de côté.
moved-row-taken = { $player_is ->
    [you] Tu remportes
   *[other] { $player } remporte
} la série complète.

# Comment lire les cartes
legend = R7 est un 7 rouge. Les couleurs : R rouge, B bleu, G vert, Y jaune, O orange, V violet, P rose, T turquoise.

# Pourquoi le joueur qui suit les règles ferait cela
advise-row = Poser le { $card } sur la série { $row }
advise-give = Donner le { $card } à { $seat }
advise-build = Poser le { $card } sur ta propre pile ouverte et continuer
advise-put-down = Garder le { $card } sur ta propre pile ouverte

hint-starts-turn = c’est ainsi que le tour commence
hint-one-more = une carte de plus peut trouver sa place
hint-next-has-place = ta carte suivante a sa place
hint-next-sooner = elle laisse la place aux cartes suivantes
hint-keeps-next = ta carte suivante ne va nulle part pour l’instant, mais peut-être à ton prochain tour
hint-keeps-pile = ta pile ouverte reste comme elle est
hint-fits-nowhere = elle ne va nulle part
hint-keeps-high = qui pose le 15 remporte la série : garde cette carte
hint-keeps-open-card = ta carte ouverte te sert mieux là où elle est
hint-helps-others = la poser aiderait surtout les autres
hint-turn-goes-on = ton tour continue
hint-makes-room = les cartes empruntées font de la place pour la tienne
hint-last-card = c’est ta dernière carte
hint-takes-row = avec elle, tu remportes la série
hint-next-fits = ta carte suivante ira dessus
hint-sheds = une carte de moins, et personne ne la récupère
hint-hits-leader = elle va au joueur qui a le moins de cartes
hint-gives = une carte de moins pour toi, une de plus pour un autre

zone-closed = pile fermée
    .the = la pile fermée
    .source = de la pile fermée
    .target = sur la pile fermée
zone-open = pile ouverte
    .the = la pile ouverte
    .source = de la pile ouverte
    .target = sur la pile ouverte
zone-turned = carte retournée
    .the = la carte retournée
    .source = de la carte retournée
    .target = comme carte retournée
zone-row = série
    .the = la série
    .source = de la série
    .target = sur la série
zone-finished = séries terminées
    .the = les séries terminées
    .source = des séries terminées
    .target = avec les séries terminées
zone-taken = séries remportées
    .the = les séries remportées
    .source = des séries remportées
    .target = avec les séries remportées

# À la table : le nom des coups et ce qu’on y voit
about = Retourne, place, refile aux autres : les séries de 1 à 15 grandissent au milieu jusqu’à ta dernière carte.
length-is = { $sets } lots de cartes de 1 à 15
cards-left = { $n ->
    [0] plus aucune carte
   *[other] encore { cards }
}
tag-cards = { cards }
tag-cards-short = { $n }
risky-fits = Cette carte peut aller ailleurs. La garder quand même ?
alone-put-down = Elle ne va nulle part : dans un instant tu la gardes, et ton tour finit.
alone-turn = Dans un instant, ta carte du dessus est retournée.
automatic-turn = Auto : retourner
automatic-put-down = Auto : garder
first = Débarrasse-toi de tes cartes ; les couleurs ne comptent pas. Retourne ta carte du dessus, puis touche où elle va. Une série prend le nombre suivant ; la pile ouverte d’un autre joueur prend un nombre juste au-dessus ou juste au-dessous. Un 1 commence tout seul une série.
help-win = Débarrasse-toi de toutes tes cartes avant les autres : sur les séries du milieu, qui grandissent de 1 à 15, ou sur les piles ouvertes des autres.
help-turn = Retourne la carte du dessus de ta pile fermée et pose-la sur une série ou sur la pile ouverte d’un autre. Chaque fois qu’une carte a trouvé sa place, tu peux en retourner une autre, ou finir ton tour : elle reste alors ta prochaine carte. Une carte qui ne va nulle part, tu la gardes : elle va sur ta propre pile ouverte, et ton tour est fini. Les cartes de ta pile ouverte ne reviennent que quand ta pile fermée est vide.
picture-row = Tu as retourné un 5, et une série finit par 4 : le 5 va là.
picture-give = Tu as retourné un 8, et la pile ouverte d’un autre joueur montre un 9. Un de moins convient, un de plus conviendrait aussi : donne-lui ta carte.
picture-put-down = Le 14 ne va nulle part : tu le gardes sur ta propre pile ouverte, et ton tour est fini.
picture-again = Ton 5 a trouvé sa place. Retourne une autre carte, ou finis ton tour et garde-la pour plus tard.
lesson-turn = Qui se débarrasse en premier de toutes ses cartes gagne. Touche ta pile fermée pour en retourner une.
lesson-row = Chaque 1 commence une série. Elle monte de un, jusqu’à 15, toutes couleurs mêlées. Touche celle qui finit par 4.
lesson-again = Ton 5 est posé : tu peux retourner une autre carte. Ou tu finis ton tour, et la suivante attend. Touche ta pile fermée.
lesson-put-down = Le 15 ne va nulle part : tu le gardes, et cela finit ton tour. Touche ta pile ouverte.
lesson-turn-over = Ta pile fermée est vide. Touche ta pile ouverte : tout sauf la carte du dessus redevient ta pile fermée.
lesson-give = Les piles ouvertes des autres acceptent le nombre juste au-dessus ou juste au-dessous. Touche le 9 pour ton 8.
lesson-last = Ton 8 est posé : ton tour continue. Il ne reste que le 15. Touche ta pile ouverte pour le reprendre.
lesson-win = Touche la série qui finit par 14.
lesson-win-done = Tu n’as plus aucune carte : tu gagnes !
do-turn = Retourner une carte
do-stop = Finir le tour
do-put-down = Garder
do-build = Construire chez moi
do-row = Sur la série { $row }
do-give = Chez { $seat }
do-borrow = Emprunter à { $seat } pour la série { $row }
proposals = Emprunter…

# Ce qu’un bot qui explique dit de son coup : rien n’y dépend de cartes cachées
explain-row = C’est le nombre suivant de cette série.
explain-row-rather = Dans la série, elle a disparu pour de bon : personne ne la reçoit.
explain-takes-row = Qui pose le 15 gagne la série.
explain-give = Juste au-dessus ou juste au-dessous : elle va là.
explain-give-leader = Elle va là, et ce joueur a le moins de cartes.
explain-last-card = C’était ma dernière carte.
explain-borrow = Les cartes empruntées font de la place à la mienne dans la série.
explain-stop = Je connais ma prochaine carte : elle ne va nulle part pour l’instant.
explain-fits-nowhere = Elle ne va nulle part : je la garde.
explain-overlooked = Oups, je n’ai pas vu où elle allait.
explain-keeps-high = Qui pose le 15 gagne la série, alors je la garde.
explain-helps-others = Elle irait, mais cela aiderait plus les autres.
explain-build = Elle va sur ma propre pile ouverte, donc mon tour continue.
