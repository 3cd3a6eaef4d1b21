# 15GO! : toutes les clés que le moteur donne pour ce jeu.

option-sets = nombre de lots de cartes de 1 à 15
option-colours = couleurs des cartes
option-colours-8 = huit, une par lot
option-colours-4 = quatre, deux lots par couleur
option-play_open = avant de retourner, on peut jouer la carte du dessus de sa pile ouverte
option-build_own = une carte retournée qui convient peut aller sur sa propre pile ouverte
option-borrow = on peut emprunter les cartes ouvertes des autres pour une série
option-points = on joue pour les points, jusqu’à la dernière carte

preset-basic = le jeu de base
preset-advanced = les quatre règles pour joueurs avancés
preset-two_players = le jeu de base avec 60 cartes
preset-three_players = le jeu de base avec 90 cartes

prompt-turn = Retourne la carte du dessus de ta pile fermée.
prompt-open = Joue la carte du dessus de ta pile ouverte, ou retourne une carte.
prompt-place = Place la carte retournée, ou garde-la sur ta pile ouverte.
prompt-put-down = La carte ne va nulle part : pose-la sur ta pile ouverte.
prompt-chain = Termine la série avec ta propre carte.

refusal-there-is-no-such-action = Cette action n’existe pas.
refusal-it-is-not-your-turn = Ce n’est pas ton tour.
refusal-the-borrowed-cards-must-be-followed-by-your-own = Après les cartes empruntées, tu dois poser la tienne.
refusal-you-have-turned-a-card-already = Tu as déjà retourné une carte.
refusal-you-must-turn-a-card-first = Tu dois d’abord retourner une carte.
refusal-your-open-pile-is-empty = Ta pile ouverte est vide.
refusal-building-on-the-own-pile-is-switched-off = À cette table, on ne construit pas sur sa propre pile.
refusal-borrowing-is-switched-off = À cette table, on n’emprunte pas de cartes.
refusal-that-card-does-not-fit = Cette carte ne va pas là.
refusal-there-is-no-such-row = Cette série n’existe pas.
refusal-there-is-no-such-player = Ce joueur n’existe pas.
refusal-nothing-can-be-laid-on-an-empty-open-pile = On ne peut rien poser sur une pile ouverte vide.
refusal-you-give-to-others-only = Tu ne peux donner qu’aux autres.
refusal-you-borrow-from-others-only = Tu ne peux emprunter qu’aux autres.
refusal-there-is-nothing-to-borrow = Il n’y a rien à emprunter.
refusal-your-own-card-could-not-follow = Ta propre carte ne pourrait pas suivre.

declared-turned-over = { $player } retourne sa pile ouverte.
declared-out = { $player } n’a plus de cartes.

scored-row = série complétée
scored-one-colour-row = série d’une seule couleur complétée
scored-place = plus aucune carte
round-ended-out = { $player } n’a plus aucune carte.
round-ended-all-out = Toutes les cartes sont jouées.
round-ended-stalemate = Plus aucune carte n’arrive au milieu : la partie s’arrête.
round-ended-turn-limit = La limite de tours est atteinte.

moved-closed-turned = { $player } retourne { $card }.
moved-open-turned = { $player } reprend { $card }.
moved-turned-row = { $actor } pose { $card } { $target }.
moved-turned-open = { $whose ->
    [own] { $player } pose { $card } sur sa pile ouverte.
   *[other] { $actor } pose { $card } chez { $player }.
}
moved-open-row = { $whose ->
    [own] { $player } joue { $card } de sa pile ouverte { $target }.
   *[other] { $actor } emprunte { $card } à { $player } pour poser { $target }.
}
moved-open-open = { $player } joue { $card } de sa pile ouverte chez { $other }.
moved-open-closed = Voici la nouvelle pile fermée : { $card }.
moved-row-finished = La série est complète, on la met de côté.
moved-row-taken = { $player } remporte la série complète.

# Comment lire les cartes
legend = R7 est un 7 rouge. Les couleurs : R rouge, B bleu, G vert, Y jaune, O orange, V violet, P rose, T turquoise.

# Pourquoi le joueur qui suit les règles ferait cela
hint-starts-turn = c’est ainsi que le tour commence
hint-fits-nowhere = elle ne va nulle part
hint-keeps-high = qui pose le 15 prend la série : garde-la
hint-keeps-open-card = ta carte ouverte vaut plus là où elle est
hint-helps-others = la poser aiderait surtout les autres
hint-turn-goes-on = ton tour continue
hint-makes-room = les cartes empruntées font de la place pour la tienne
hint-last-card = c’est ta dernière carte
hint-takes-row = elle remporte la série
hint-next-fits = ta carte suivante ira dessus
hint-sheds = une carte de moins, et personne ne la récupère
hint-hits-leader = elle va chez qui a le moins de cartes
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
