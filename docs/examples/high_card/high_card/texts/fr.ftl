# High Card : ce que seul ce jeu dit.
about = Chacun pose une carte, la plus haute remporte le pli. Cinq plis, et c’est fini.
first = Touche une carte pour la poser. Qui pose la plus haute remporte le pli et commence le suivant.
legend = Une carte ne porte que son nombre.
preset-standard = cinq cartes chacun
option-hand = cartes par personne
zone-hand = main
zone-laid = carte
zone-away = pile des plis
    .the = la pile des plis
    .source = de la pile des plis
    .target = sur la pile des plis
zone-pack = paquet
    .the = le paquet
    .source = du paquet
    .target = sur le paquet
prompt-turn = Pose une carte.
do-lay = Poser { $card }
moved-hand-laid = { $player_is ->
    [you] Tu poses
   *[other] { $player } pose
} { $card }.
moved-laid-away = { $card } est mise de côté.
scored-trick = pour la carte la plus haute
