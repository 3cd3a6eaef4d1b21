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
preset-english = le gagnant d’une manche marque les points, 600 pour gagner ; SOLO se dit aussi après un échange
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

declared-throw-in = { $whose ->
    [own] { $player_is ->
        [you] Tu poses la jumelle de la carte du dessus : c’est ton tour de toute façon.
       *[other] { $player } pose la jumelle de la carte du dessus : c’est son tour de toute façon.
    }
   *[other] { $player_is ->
        [you] Tu joues hors de ton
       *[other] { $player } joue hors de son
    } tour !
}
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
declared-all-round = Tout le monde passe ses cartes au joueur suivant.
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
event-lost = { $player_is ->
    [you] Tu notes
   *[other] { $player } note
} { $points ->
    [0] 0 point de pénalité
    [one] un point de pénalité
   *[other] { $points } points de pénalité
} : { $why }.
round-ended-out = { $player_is ->
    [you] Tu n’as
   *[other] { $player } n’a
} plus de cartes.
round-ended-stalemate = Personne ne peut ni poser ni prendre : la manche s’arrête.
moment-declared-miss-player = Tu passes ton tour
moment-declared-forgot-solo-player = Tu as oublié SOLO : 2 cartes
moment-moved-hand-discard-throw-in-others = { $player } a posé { $card } hors de son tour : le jeu continue après { $player }
moment-declared-caught-other = SOLO oublié ! { $player } l’a remarqué : tu prends 2 cartes
moment-declared-caught-player = SOLO oublié ! { $other } prend 2 cartes
moment-declared-wrong-catch-player = Raté : { $other } a bien dit SOLO. Tu prends une carte
moment-declared-solo-others = { $player } dit SOLO !
moment-declared-swap-other = { $player } échange ses cartes avec toi : chacun a maintenant celles de l’autre
moment-declared-all-round-each = Toutes les mains tournent : { $to } a maintenant la tienne, tu as celle de { $of }.
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
   *[other] , choisir le { $colour }
}{ $seat ->
    [none] {""}
   *[other] , échanger avec { $seat }
}{ $call ->
    [none] {""}
   *[other] , et dire SOLO !
}
advise-throw-in = Poser { $card } sur le talon hors de ton tour{ $colour ->
    [none] {""}
   *[other] , choisir le { $colour }
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
hint-takes-penalty-here = mieux vaut garder ce qui transmettrait les { $n } cartes
hint-must-take-penalty = aucune de tes cartes ne transmet la pénalité
hint-must-take-penalty-here = aucune de tes cartes ne transmet les { $n } cartes
hint-keeps-cards = ce que tu pourrais poser vaudra davantage plus tard
hint-nothing-fits = aucune de tes cartes ne convient
hint-nothing-fits-here = aucune de tes cartes ne va sur { $card }
hint-still-nothing-fits = la carte prise ne convient pas non plus
hint-wins-round = ça fait gagner la manche
hint-smaller-hand = tu auras moins de cartes en main
hint-smaller-hand-here = tu reçois { cards } au lieu de { $left }
hint-sheds = une carte de moins
hint-sheds-here = { $n ->
    [one] il te reste alors une carte
   *[other] il te reste alors { $n } cartes
}
hint-hits-next = ça touche un joueur qui a presque fini
hint-hits-next-here = ça touche { $player }, qui n’a plus que { cards }
hint-sheds-dear = tu te débarrasses de cartes qui coûtent cher avant que quelqu’un finisse
hint-sheds-dear-here = elle te coûterait { $points } points, et { $player } n’a plus que { cards }
hint-keeps-playable = ta main reste facile à jouer
hint-keeps-playable-here = { $n ->
    [one] des { $left } cartes qui te restent, une va dessus
   *[other] des { $left } cartes qui te restent, { $n } vont dessus
}

# À la table : le nom des coups et ce qu’on y voit
about = Débarrasse-toi de tes cartes par couleur ou par chiffre. Pose les jumelles hors de ton tour, et dis SOLO ! à temps.
length-is = { $scoring ->
    [round] une seule manche
    [minus_300] jusqu’à 300 points de pénalité
    [minus_500] jusqu’à 500 points de pénalité
   *[winner_600] en 600 points
}
race-throw-in = Tu as la jumelle : vite, pose-la avant les autres !
alone-pass = La carte prise ne convient pas : tu passes.
automatic-pass = Auto : passer
risky-no-solo = Tu n’as pas dit SOLO ! Cela coûte deux cartes. Poser quand même ?
first = Touche une carte éclairée pour la poser, ou prends-en une. Si tu as exactement la carte du dessus, tu peux la poser à tout moment. Quand SOLO ! apparaît, appuie dessus avant de poser ton avant-dernière carte.
help-win = Débarrasse-toi de toutes tes cartes avant les autres. La manche est alors finie, et ce que les autres ont encore en main compte contre eux : les nombres tels quels, toutes les autres cartes de 10 à 50 points.
help-turn = À ton tour, pose une carte ou prends-en une. Puis c’est au joueur suivant, dans le sens des aiguilles d’une montre.
picture-match = Le 7 rouge est sur le talon. Le 2 rouge convient par sa couleur, le 7 vert par son chiffre. Les deux autres ne conviennent pas.
picture-take = Rien ne convient : prends une carte de la pioche. Si elle convient, tu peux la poser aussitôt.
picture-pass-on = Tu devrais prendre 2 cartes. Pose à ton tour un « piocher 2 », et le joueur suivant devra en prendre 4.
picture-throw-in = Ce n’est pas ton tour, mais tu as exactement la carte du dessus. Pose-la avant que quelqu’un en pose une autre : le jeu continue après toi.
picture-call = Tu poses ton avant-dernière carte : dis SOLO ! en même temps, sinon tu prends 2 cartes.
lesson-colour = Qui n’a plus de cartes gagne. La même couleur convient : pose ton 2 rouge.
lesson-throw-in = Ce n’est pas ton tour, mais tu as encore la même carte : pose-la vite !
lesson-pass-on = Tu devrais prendre 2 cartes. Pose ton « piocher 2 », et le joueur suivant prend les 4.
lesson-take = Aucune de tes cartes ne convient. Touche la pioche pour en prendre une.
lesson-choose = Cette carte va sur tout, même tout de suite. Touche-la et choisis le vert.
lesson-number = Le même chiffre convient aussi : pose ton 7 bleu.
lesson-miss = Les cartes à symbole agissent. Pose « passer » : le joueur suivant passe son tour.
lesson-call = À toi encore. Avant ton avant-dernière carte, dis SOLO ! Touche-le, puis pose le 4 bleu.
lesson-win = Pose ta dernière carte.
lesson-win-done = La manche est à toi ! Les cartes qui restent aux autres comptent contre eux.
special-take-2 = Le joueur suivant prend 2 cartes, ou les transmet avec un autre « piocher 2 » ou un « piocher 4 ».
special-miss = Le joueur suivant passe son tour.
special-turn-round = On joue dans l’autre sens.
special-swap = Tu peux échanger toutes tes cartes avec un joueur.
special-choose = Va sur tout. Tu choisis la couleur.
special-take-4 = Va sur tout. Tu choisis la couleur, et le joueur suivant prend 4 cartes ou les transmet.
special-all-round = Va sur tout. Tous les joueurs passent leurs cartes au suivant ; la couleur reste la même.
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
notice-direction-of-two = ⇄ À deux, « changer de sens » ne change rien
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
card-miss = « passer »
card-turn-round = « changer de sens »
card-swap = « échanger »
card-choose = « choisir la couleur »
card-all-round = « échange général »
card-take-2 = « piocher 2 »
card-take-4 = « piocher 4 »

# Ce qu’un bot qui explique dit de son coup : rien n’y dépend de cartes cachées
explain-same-colour = Elle a la couleur en vigueur.
explain-same-sign = Elle a le même chiffre ou le même symbole que la carte d’en dessous.
explain-smaller-hand = Je reçois moins de cartes qu’il ne m’en resterait.
explain-black = Une carte noire va sur tout.
explain-passes-on = Je transmets la pénalité, donc je ne prends rien.
explain-last-card = C’était ma dernière carte.
explain-penalty = Je ne transmets pas la pénalité, donc je prends les cartes.
explain-take = Qui ne pose pas de carte en prend une.
explain-pass = Je garde la carte que j’ai prise.
explain-throw-in = J’avais exactement la même carte, donc je pouvais la poser hors de mon tour.
