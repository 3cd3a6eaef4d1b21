# SOLO : ce que seul ce jeu dit. Ce que plusieurs jeux disent de même se trouve dans frame.ftl.

option-hand = cartes distribuées à chaque joueur
option-throw_in = on peut poser une carte identique hors de son tour
option-mixed_stack = un piocher 2 de la couleur choisie peut répondre à un piocher 4
option-play_after_penalty = après une pénalité, on joue encore un tour normal
option-solo_call = ce qui arrive à qui oublie de dire SOLO
option-solo_call-strict = prend deux cartes aussitôt
option-solo_call-catch = prend deux cartes si quelqu’un s’en aperçoit
option-solo_call-off = rien
option-call_received = dire SOLO aussi quand un échange ne donne qu’une carte
option-last_penalty = un piocher 2 ou un piocher 4 posé en dernier fait encore prendre des cartes avant le compte
option-scoring = comment on compte les manches
option-scoring-minus_500 = les perdants notent leurs cartes en points de pénalité ; la partie finit au-delà de 500
option-scoring-minus_300 = les perdants notent leurs cartes en points de pénalité ; la partie finit au-delà de 300
option-scoring-winner_600 = le gagnant d’une manche marque les points des cartes des autres ; il faut 600 points pour gagner la partie
option-scoring-round = une seule manche

preset-standard = comme dans l’édition allemande
preset-english = le gagnant d’une manche marque, il faut 600 points ; SOLO aussi après un échange
preset-french = jusqu’à 300 points de pénalité
preset-quick = une seule manche
preset-children = cinq cartes, rien hors de son tour, pas d’annonce, une seule manche

prompt-turn = Pose une carte qui convient, ou prends-en une.
prompt-drawn = Pose la carte que tu as prise, ou passe.
prompt-penalty = Transmets la pénalité, ou prends les cartes.
prompt-nothing-to-take = Pose une carte qui convient si tu en as une ; il n’y a plus rien à prendre.
prompt-stuck-turn = Rien ne convient : prends une carte.
prompt-stuck-drawn = La carte prise ne convient pas : passe.
prompt-stuck-penalty = Tu ne peux pas transmettre la pénalité : prends les cartes.
prompt-stuck-take-4 = Seul un autre « piocher 4 » la transmettrait : prends les cartes.
prompt-stuck-pass = Rien ne convient, et il n’y a rien à prendre : passe.
prompt-race = Tu peux jouer hors de ton tour.
prompt-say-solo = Tu n’as reçu qu’une seule carte : dis SOLO !

refusal-you-have-nothing-to-call = Tu n’as rien à annoncer.
refusal-nobody-can-be-caught-now = Il n’y a personne à prendre en faute.
refusal-you-cannot-catch-yourself = Tu ne peux pas te prendre toi-même en faute.
refusal-throwing-in-is-switched-off = À cette table, on ne joue pas hors de son tour.
refusal-only-the-twin-of-the-top-card-may-be-thrown-in = Hors de ton tour, tu ne peux poser que la jumelle de la carte du dessus.
refusal-only-a-card-that-passes-the-penalty-on-may-be-laid = Tu ne peux poser qu’une carte qui transmet la pénalité : un « piocher 2 » sur un « piocher 2 », un « piocher 4 » sur les deux.
refusal-only-the-card-just-taken-may-be-laid = Tu ne peux poser que la carte que tu viens de prendre.
refusal-that-card-does-not-fit = Cette carte ne convient pas : il faut la couleur en vigueur, ou le chiffre ou le symbole de la carte du dessus.
refusal-SOLO-is-not-said-at-this-table = À cette table, on ne dit pas SOLO.
refusal-SOLO-is-said-with-the-last-but-one-card-only = On ne dit SOLO qu’avec l’avant-dernière carte.
refusal-you-cannot-swap-hands-with-that-player = Tu ne peux pas échanger tes cartes avec ce joueur.
refusal-there-is-nothing-to-take = Il n’y a rien à prendre.
refusal-you-must-take-or-lay-a-card-first = Tu dois d’abord prendre ou poser une carte.

declared-throw-in = { $player_is ->
    [you] Tu joues hors de ton
   *[other] { $player } joue hors de son
} tour !
declared-colour = { $player_is ->
    [you] Tu choisis
   *[other] { $player } choisit
} le { $detail ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}.
declared-solo = { $player_is ->
    [you] Tu dis
   *[other] { $player } dit
} SOLO !
declared-forgot-solo = { $player_is ->
    [you] Tu as
   *[other] { $player } a
} oublié de dire SOLO.
declared-caught = { $other_is ->
    [you] { $player } te prend en faute.
   *[other] { $player_is ->
        [you] Tu prends
       *[other] { $player } prend
    } { $other } en faute.
}
declared-wrong-catch = { $other_is ->
    [you] { $player } t’accuse à tort.
   *[other] { $player_is ->
        [you] Tu accuses
       *[other] { $player } accuse
    } { $other } à tort.
}
declared-swap = { $player_is ->
    [you] Tu échanges tes
   *[other] { $player } échange ses
} cartes avec { $other_is ->
    [you] toi
   *[other] { $other }
}.
declared-all-round = Tout le monde passe ses cartes à son voisin.
declared-miss = { $player_is ->
    [you] Tu passes ton tour.
   *[other] { $player } passe son tour.
}

moved-hand-discard = { $player_is ->
    [you] Tu poses
   *[other] { $player } pose
} { $card }.
moved-hand-discard-throw-in = { moved-hand-discard }
moved-pack-hand = { $player_is ->
    [you] Tu prends
   *[other] { $player } prend
} { $card }.

scored-cards = cartes restantes
round-ended-out = { $player_is ->
    [you] Tu n’as
   *[other] { $player } n’a
} plus de cartes.
round-ended-stalemate = Personne ne peut ni poser ni prendre : la manche s’arrête.
moment-declared-miss-player = Tu passes ton tour
moment-declared-forgot-solo-player = Tu as oublié SOLO : 2 cartes
moment-moved-hand-discard-throw-in-others = { $player } a posé { $card } hors de son tour : le jeu continue après { $player }
moment-declared-caught-other = En faute ! { $player } a remarqué que tu n’as pas dit SOLO : 2 cartes
moment-declared-caught-player = En faute ! { $other } prend 2 cartes
moment-declared-wrong-catch-player = Raté : { $other } a bien dit SOLO. Tu prends une carte
moment-declared-solo-others = { $player } dit SOLO !
moment-declared-swap-other = { $player } échange sa main avec toi
moment-declared-all-round-all = Toutes les mains tournent : tu as de nouvelles cartes
moment-round-ended-out-player = Tu gagnes la manche !
moment-round-ended-out-others = { $player } gagne la manche.

# Comment lire les cartes
legend = R7 est un 7 rouge ; R rouge, G vert, B bleu, Y jaune. M : passer, C : changer de sens, +2 : piocher 2, S : échanger ses cartes avec un autre joueur. CC : choisir la couleur, +4 : piocher 4, AR : échanger les cartes dans le sens du jeu.

zone-pack = pioche
    .the = la pioche
    .source = dans la pioche
    .target = sur la pioche
zone-discard = talon
    .the = le talon
    .source = sur le talon
    .target = sur le talon
zone-hand = main
    .the = la main
    .source = de la main
    .target = dans la main

advise-lay = Poser { $card } sur le talon{ $colour ->
    [none] {""}
   *[other] , choisir { $colour }
}{ $seat ->
    [none] {""}
   *[other] , échanger avec { $seat }
}{ $call ->
    [none] {""}
   *[other] , et dire SOLO !
}
advise-throw-in = Poser { $card } sur le talon hors de ton tour{ $colour ->
    [none] {""}
   *[other] , choisir { $colour }
}{ $seat ->
    [none] {""}
   *[other] , échanger avec { $seat }
}{ $call ->
    [none] {""}
   *[other] , et dire SOLO !
}

hint-says-solo = c’est le moment de le dire
hint-catches = quelqu’un a oublié de dire SOLO
hint-takes-penalty = tu n’as rien de bon pour transmettre la pénalité
hint-must-take-penalty = aucune de tes cartes ne transmet la pénalité
hint-keeps-cards = ce que tu pourrais poser vaudra davantage plus tard
hint-nothing-fits = aucune de tes cartes ne convient
hint-still-nothing-fits = la carte prise ne convient pas non plus
hint-wins-round = ça fait gagner la manche
hint-smaller-hand = tu auras moins de cartes en main
hint-sheds = une carte de moins
hint-hits-next = ça touche un joueur qui a presque fini
hint-sheds-dear = tu te débarrasses de cartes qui coûtent cher avant que quelqu’un finisse
hint-keeps-playable = ta main reste facile à jouer

# À la table : le nom des coups et ce qu’on y voit
about = Débarrasse-toi de tes cartes par couleur ou par chiffre. Pose les jumelles hors de ton tour, et dis SOLO ! à temps.
length-is = { $scoring ->
    [round] une seule manche
    [minus_300] jusqu’à 300 points de pénalité
    [minus_500] jusqu’à 500 points de pénalité
   *[winner_600] en 600 points
}
race-throw-in = Tu as la jumelle : vite, pose-la avant les autres !
risky-no-solo = Tu n’as pas dit SOLO ! Cela coûte deux cartes. Poser quand même ?
first = Touche une carte éclairée pour la poser, ou prends-en une. Si tu as exactement la carte du dessus, tu peux la poser à tout moment. Quand SOLO ! apparaît, appuie dessus avant de poser ton avant-dernière carte.
help-win = Débarrasse-toi de toutes tes cartes avant les autres. La manche est alors finie, et les autres comptent ce qu’ils ont encore en main.
help-turn = À ton tour, pose une carte ou prends-en une. Puis c’est au joueur suivant, dans le sens des aiguilles d’une montre.
picture-match = Le 7 rouge est sur le talon. Le 2 rouge convient par sa couleur, le 7 vert par son chiffre. Les deux autres ne conviennent pas.
picture-take = Rien ne convient : prends une carte de la pioche. Si elle convient, tu peux la poser aussitôt.
picture-pass-on = Tu devrais prendre 2 cartes. Pose à ton tour un « piocher 2 », et le joueur suivant devra en prendre 4.
picture-throw-in = Ce n’est pas ton tour, mais tu as exactement la carte du dessus. Pose-la avant que quelqu’un en pose une autre : le jeu continue après toi.
picture-call = Tu poses ton avant-dernière carte : dis SOLO ! en même temps, sinon tu prends 2 cartes.
lesson-colour = Le 7 rouge est sur le talon. Une carte de la même couleur convient : pose ton 2 rouge.
lesson-colour-done = C’est ça : rouge sur rouge.
lesson-number = Le même chiffre convient aussi. Pose ton 7 vert sur le 7 rouge.
lesson-number-done = Maintenant, on joue vert.
lesson-take = Aucune de tes cartes ne convient. Touche la pioche pour prendre une carte.
lesson-take-done = Dans une vraie partie, tu pourrais maintenant poser la nouvelle carte si elle convient. Sinon, tu passes.
lesson-miss = Les cartes spéciales ont un effet. Pose « passer » : le joueur suivant passe son tour.
lesson-miss-done = Le joueur suivant a passé son tour.
lesson-direction = Pose « changer de sens » : on joue dans l’autre sens.
lesson-direction-done = C’est maintenant à celui qui a joué avant toi.
lesson-all-round = Pose « échange général » : tout le monde passe ses cartes à son voisin.
lesson-all-round-done = Tes 2 cartes sont parties, et tu en as reçu d’autres.
lesson-choose = Cette carte va sur tout, et tu choisis la couleur. Tu as beaucoup de bleu : choisis le bleu.
lesson-choose-done = Désormais, on joue bleu, jusqu’à ce que quelqu’un change la couleur.
lesson-pass-on = Tu devrais prendre 2 cartes. Pose un autre « piocher 2 » : le joueur suivant les prendra toutes.
lesson-pass-on-done = Maintenant, le joueur suivant doit prendre 4 cartes, ou les transmettre.
lesson-throw-in = Ce n’est pas ton tour, mais tu as exactement la carte du dessus. Pose-la vite, avant les autres !
lesson-throw-in-done = C’était rapide : le jeu continue après toi.
lesson-call = Tu vas poser ton avant-dernière carte. Appuie d’abord sur SOLO !, puis pose le 8 jaune.
lesson-call-done = Plus qu’une carte ! Qui oublie SOLO ! prend 2 cartes.
special-take-2 = Le joueur suivant prend 2 cartes, ou les transmet avec un autre « piocher 2 ».
special-miss = Le joueur suivant passe son tour.
special-direction = On joue dans l’autre sens.
special-swap = Tu peux échanger toute ta main avec un joueur.
special-colour = Va sur tout. Tu choisis la couleur.
special-take-4 = Va sur tout. Tu choisis la couleur, et le joueur suivant prend 4 cartes ou les transmet.
special-round = Tous les joueurs passent leurs cartes au suivant.
notice-colour = { $colour ->
    [red] on joue rouge
    [green] on joue vert
    [blue] on joue bleu
   *[yellow] on joue jaune
}
notice-direction = { $direction ->
    [clockwise] ↻ sens horaire
   *[other] ↺ sens antihoraire
}
notice-due = { $n } cartes à prendre !
tag-said-solo = SOLO !
do-lay = Poser { $card }
do-lay-with = Échanger mes cartes avec…
do-lay-with-nobody = personne
do-throw-in = Poser { $card } hors de mon tour
do-take = { $due ->
    [0] Prendre une carte
    [one] Prendre une carte
   *[other] Prendre { $due } cartes
}
do-pass = Passer
do-say-solo = SOLO !
do-catch = SOLO oublié !
sign-miss = « passer »
sign-turn-round = « changer de sens »
sign-swap = « échanger »
sign-choose = « choisir la couleur »
sign-all-round = « échange général »
card-take-2 = « piocher 2 »
card-take-4 = « piocher 4 »

# Ce qu’un bot qui explique dit de son coup : rien n’y dépend de cartes cachées
explain-same-colour = Elle a la couleur en vigueur.
explain-same-sign = Elle a le même chiffre ou le même symbole que la carte du dessous.
explain-black = Une carte noire va sur tout.
explain-passes-on = Je transmets la pénalité, donc je ne prends rien.
explain-last-card = C’était ma dernière carte.
explain-penalty = Je ne transmets pas la pénalité, donc je prends les cartes.
explain-throw-in = J’avais exactement la même carte, donc je pouvais la poser hors de mon tour.
