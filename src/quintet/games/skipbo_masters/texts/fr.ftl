# Skip-Bo Masters : ce que seul ce jeu dit. Ce que plusieurs jeux disent de même se trouve dans frame.ftl.

option-stock = cartes dans la réserve de chaque joueur
option-tolls = cartes numérotées qui demandent un péage
option-tolls-none = aucune
option-tolls-standard = quelques-unes : pour chaque nombre, deux cartes coûtent une pièce et une carte en coûte deux
option-tolls-heavy = beaucoup : pour chaque nombre, trois cartes coûtent une pièce et deux cartes en coûtent deux
option-must_play = ce qu’il faut jouer avant de pouvoir finir son tour
option-must_play-free = rien : chacun joue comme il veut
option-must_play-stock = la carte du dessus de la réserve, si elle convient et ne demande pas de péage
option-must_play-all = toute carte qui convient et ne demande pas de péage
option-target = ce qui fait gagner la partie
option-target-round = la première manche
option-target-500 = 500 points en plusieurs manches

preset-standard = une réserve de 15 cartes, une manche
preset-short = une réserve de 10 cartes, une manche
preset-five_hundred = plusieurs manches, jusqu’à 500 points
preset-no_tolls = aucune carte ne demande de péage

prompt-turn = Joue des cartes sur les piles de construction, ou poses-en une sur une pile d’aide pour finir ton tour.
prompt-turn-with = Vide ta réserve (encore { $n }) : joue sur les piles de construction, ou finis ton tour sur une pile d’aide.
prompt-must-play-stock = La carte de ta réserve convient : joue-la avant de finir ton tour.
prompt-must-play = Tu as une carte qui convient : joue-la avant de finir ton tour.
prompt-empty-hand = Joue de ta réserve ou de tes piles d’aide, achète une carte, ou finis ton tour.
prompt-only-discard = Tu ne peux rien jouer : pose une carte sur une pile d’aide pour finir ton tour.
prompt-stuck-empty = Tu ne peux rien jouer : finis ton tour.
prompt-stand-in = Tes pièces remplacent une carte : joue maintenant celle qui suit.
prompt-toll = Paie le péage et continue. Sinon la carte reste quand même, et ton tour est fini.

refusal-pay-the-toll-or-stop-first = Paie d’abord le péage, ou arrête ton tour.
refusal-no-toll-is-due = Il n’y a pas de péage à payer.
refusal-you-must-discard-a-card-to-end-the-turn = Pour finir ton tour, tu dois poser une carte sur une pile d’aide.
refusal-you-must-play-your-stock-card-first = La carte de ta réserve convient : joue-la d’abord.
refusal-you-must-play-every-card-that-fits-first = Tu as une carte qui convient et ne demande pas de péage : joue-la d’abord.
refusal-a-new-pile-takes-the-first-free-place = Une nouvelle pile prend la première place libre.
refusal-a-card-must-follow-the-stand-in-first = Joue d’abord, sur la même pile, la carte qui suit tes pièces.
refusal-nobody-sits-there = Personne n’est assis là.
refusal-you-cannot-buy-from-yourself = Tu ne peux pas acheter tes propres cartes.
refusal-there-is-no-card = Il n’y a pas de carte à cet endroit.
refusal-you-have-too-few-coins = Tu n’as pas assez de pièces.
refusal-nothing-could-follow-a-twelve = Rien ne peut suivre un douze : les pièces ne peuvent pas le remplacer.
refusal-no-card-could-follow-the-stand-in = Tu n’aurais pas de carte à jouer après les pièces.
refusal-that-card-does-not-fit = Cette carte ne convient pas : chaque pile monte de un en un, de 1 à 12.

declared-stop = { $player_is ->
    [you] Tu ne paies pas le péage et finis ton
   *[other] { $player } ne paie pas le péage et finit son
} tour.
declared-cannot-pay = { $player_is ->
    [you] Tu ne peux pas payer le péage : ton
   *[other] { $player } ne peut pas payer le péage : son
} tour est fini.

paid-stand-in = { $player_is ->
    [you] Tu paies
   *[other] { $player } paie
} { $n ->
    [one] une pièce
   *[other] { $n } pièces
} pour remplacer une carte.
paid-toll = { $player_is ->
    [you] Tu paies
   *[other] { $player } paie
} un péage { $n ->
    [one] d’une pièce
   *[other] de { $n } pièces
}.
paid-buy = { $other_is ->
    [you] { $player } t’achète une carte.
   *[other] { $player_is ->
        [you] Tu achètes
       *[other] { $player } achète
    } une carte à { $other }.
}
paid-share = { $player_is ->
    [you] Tu reçois
   *[other] { $player } reçoit
} { $n ->
    [one] une pièce
   *[other] { $n } pièces
} de la pile terminée.

scored-stocks = la manche, et les cartes restées dans les autres réserves
round-ended-stock-empty = { $player_is ->
    [you] Tu as vidé ta
   *[other] { $player } a vidé sa
} réserve.
round-ended-stalemate = Personne ne peut continuer : la plus petite réserve gagne la manche.
moment-event-played-for-player = { $actor } a acheté ta carte { $card }
moment-paid-share-player = Une pile est complète : de ses pièces, tu en reçois { $n ->
    [one] une
   *[other] { $n }
}
moment-moved-draw-hand-play-actor = Nouvelles cartes { $card } : continue !
moment-moved-draw-hand-pay-actor = { moment-moved-draw-hand-play-actor }
moment-declared-cannot-pay-player = Tu ne peux pas payer le péage : ton tour est fini
moment-round-ended-stock-empty-player = Tu gagnes la manche !
moment-round-ended-stock-empty-others = { $player } gagne la manche.
moment-round-ended-stalemate-player = Tu gagnes la manche !
moment-round-ended-stalemate-others = { $player } gagne la manche.

did-end = { $player_is ->
    [you] Tu finis ton
   *[other] { $player } finit son
} tour.

moved-building-finished = La pile est complète, on la met de côté : une nouvelle peut commencer.
moved-hand-help = { $player_is ->
    [you] Tu défausses
   *[other] { $player } défausse
} { $card } { $target }.
brief-moved-hand-help = { $player } défausse { $card }.
moved-draw-hand = { $player_is ->
    [you] Nouveau dans ta main : { $card }
   *[other] { $player } pioche { $card }
}.
moved-draw-hand-play = { $player_is ->
    [you] Ta main était vide. Elle reçoit : { $card }
   *[other] { $player } pioche { $card } en cours de tour : la main était vide
}.
moved-draw-hand-pay = { moved-draw-hand-play }

# Comment lire les cartes
legend = 7 est un sept ; 7* demande un péage d’une pièce, 7** de deux. SB est un Skip-Bo, le joker.

zone-draw = pioche
    .the = la pioche
    .source = dans la pioche
    .target = sur la pioche
zone-stock = réserve
    .the = la réserve
    .source = de la réserve
    .target = sur la réserve
zone-hand = main
    .the = la main
    .source = de la main
    .target = dans la main
zone-help = pile d’aide
    .the = la pile d’aide
    .source = de la pile d’aide
    .target = { $owner_is ->
        [you] sur ta pile d’aide
       *[other] sur sa pile d’aide
    }
zone-building = pile de construction
    .the = la pile de construction
    .source = de la pile de construction
    .target = sur la pile de construction
zone-finished = piles terminées
    .the = les piles terminées
    .source = des piles terminées
    .target = avec les piles terminées

advise-play-stock = Jouer le { $card } de ta réserve sur la pile { $pile }
advise-play-help = Jouer le { $card } de ta pile d’aide { $help } sur la pile { $pile }
advise-buy-stock = Acheter le { $card } à { $seat } pour la pile { $pile }
advise-buy-help = Acheter le { $card } à { $seat } pour la pile { $pile }
advise-stand-in = Payer des pièces à la place { $price ->
    [0] d’une carte
   *[other] du { $price }
} sur la pile { $pile }

hint-wins-round = ça fait gagner la manche
hint-lays-stock = une carte de moins dans ta réserve
hint-lays-stock-here = il ne reste alors que { cards } dans ta réserve
hint-leads-to-stock = ça ouvre la voie à la carte de ta réserve
hint-leads-to-stock-here = ça ouvre la voie à { $card } de ta réserve sur cette pile
hint-nearer-to-stock = une pile se rapproche de la carte de ta réserve
hint-nearer-to-stock-here = il faut alors un { $n } à la pile, en route vers { $card } de ta réserve
hint-draws-five = dès que ta main est vide, tu pioches cinq cartes
hint-shares-coins = la pile terminée distribue ses pièces
hint-shares-coins-here = la pile est alors terminée et distribue { $n ->
    [one] une pièce
   *[other] { $n } pièces
}, la première à toi
hint-blocks = ça empêche un autre joueur de poser la carte de sa réserve
hint-blocks-here = sinon { $player } pourrait y poser { $card } de sa réserve
hint-must-play = elle convient, il faut donc la jouer
hint-makes-room = ça libère une place pour une pile d’aide
hint-uncovers = ça découvre une carte qui peut te servir
hint-uncovers-here = dessous se trouve { $card }, que tu peux jouer
hint-new-card = tu piocheras une carte de plus
hint-pays-to-go-on = ton tour continue
hint-pays-to-go-on-here = ton tour continue, et il te reste { $n ->
    [0] zéro pièce
    [one] une pièce
   *[other] { $n } pièces
}
hint-saves-coins = tes pièces vaudront davantage plus tard
hint-saves-coins-here = tu gardes { $n ->
    [one] ta pièce
   *[other] tes { $n } pièces
} pour plus tard
hint-nothing-to-gain = il n’y a rien à gagner à continuer
hint-gives-nothing = ce que tu pourrais jouer aiderait un autre joueur à poser la carte de sa réserve
hint-free-place = elle ne couvre aucune carte
hint-same-number = elle va sur une carte du même nombre, donc rien ne se retrouve bloqué
hint-same-number-here = dessous se trouve { $card }, le même nombre : rien de nouveau n’est couvert
hint-keeps-order = plus tard, tu pourras jouer les deux cartes dans l’ordre
hint-keeps-order-here = dessous se trouve { $card } : plus tard, les deux partiront dans l’ordre
hint-keeps-wild = tu gardes ton Skip-Bo
hint-needed-least = c’est la carte dont tu as le moins besoin

# À la table : le nom des coups et ce qu’on y voit
about = Monte des piles de 1 à 12 et vide ta réserve. Les pièces achètent des cartes et comblent les trous.
length-is = { $stock } cartes en réserve
stock-left = { $n ->
    [0] réserve vide
   *[other] { cards } dans la réserve
}
risky-stock-fits = Tu peux encore jouer la carte de ta réserve. Finir ton tour quand même ?
risky-wild = Un Skip-Bo va partout. Le poser quand même sur une pile d’aide ?
risky-toll = Tu ne peux pas payer le péage de cette carte : ton tour serait fini. La jouer quand même ?
risky-own-card = Tu as toi-même une carte de ce nombre. Payer quand même ?
risky-own-wild = Ton Skip-Bo pourrait y aller sans pièces. Payer quand même ?
first = Vide ta réserve. Touche une carte, puis la pile où elle va. Les pièces sur une carte sont un péage : paie-le, sinon ton tour est fini. Poser une carte sur une pile d’aide finit aussi ton tour.
hand-empty = Tes cartes arrivent au début de ton tour.
help-win = Vide ta réserve avant les autres. Seule sa carte du dessus est visible.
help-turn = Tu commences avec 5 cartes en main. Joues-en autant que tu veux sur les piles de construction : de ta réserve, de ta main et de tes piles d’aide. Puis pose une carte sur une pile d’aide, et ton tour est fini.
picture-stock = Une pile en est à 4, et ta réserve montre un 5 : joue-le, et ta réserve a une carte de moins.
picture-hand = Le 5 va sur la pile qui en est à 4, un 1 commence une nouvelle pile, et un Skip-Bo remplace n’importe quel nombre : ici le 3.
picture-discard = Il n’y a plus rien à jouer : pose une carte sur une de tes quatre piles d’aide. Tu pourras jouer plus tard celle du dessus.
picture-coins = La pile demande un 4, et tu n’en as pas. Paie 4 pièces à sa place, et tu peux jouer ton 5.
picture-buy = La pile demande un 4, et la réserve d’un autre joueur en montre un : achète-le pour 1 pièce et joue-le aussitôt. Mais l’autre a alors une carte de moins dans sa réserve.
lesson-stock = Qui vide sa réserve en premier gagne. Une pile attend un 5 : touche celui de ta réserve.
lesson-stock-done = Une carte de moins. Les piles du milieu montent de 1 à 12.
lesson-wild = Ton 7 attend d’abord un 6. Skip-Bo vaut tout nombre : touche cette carte, puis la pile.
lesson-again = Maintenant ton 7 va : touche-le.
lesson-help = Le 8 de ta pile d’aide va aussi : touche-le.
lesson-toll = La pièce sur le 8 est un péage. Qui ne paie pas finit son tour, et le 8 reste. Touche « { do-pay } ».
lesson-toll-done = Quand une pile est pleine, ses pièces sont partagées : la première à qui l’a finie.
lesson-discard = Plus rien ne va. Touche un 12 de ta main, puis une pile d’aide : cela finit ton tour.
lesson-coins = À ton 4, il manque un 3. Trois pièces le remplacent : touche « { proposals } », puis la première suggestion.
lesson-coins-done = Ta réserve est vide : tu gagnes ! Les pièces achètent aussi les cartes visibles des autres.
special-joker = Remplace n’importe quel nombre.
special-toll = Qui la joue paie une pièce, sinon son tour est fini.
special-tolls = Qui la joue paie deux pièces, sinon son tour est fini.
tag-coins = { $n }
do-play = Jouer le { $card } sur la pile { $pile }
do-play-stock = Jouer de la réserve sur la pile { $pile }
do-play-help = Jouer de la pile d’aide sur la pile { $pile }
do-buy-stock = Acheter à { $seat } pour la pile { $pile }
do-buy-help = Acheter à { $seat } pour la pile { $pile }
do-stand-in = Des pièces sur la pile { $pile }
do-discard = Poser le { $card } sur la pile d’aide { $help }
do-pay = Payer
do-stop = Finir sans payer
do-end = Finir le tour
touch-buy-stock = Acheter le { $card } pour une pièce : touche la pile qui l’attend.
touch-buy-help = { touch-buy-stock }
proposals = Pièces…
proposals-title = Ce que tes pièces permettent
proposals-how = Les pièces payées pour une carte manquante ou un péage restent près de leur pile. Quand elle est pleine, elles sont distribuées une à une : la première à qui l’a complétée.
card-toll = { $index } avec un péage { $coins ->
    [one] d’une pièce
   *[other] de { $coins } pièces
}
card-joker = Skip-Bo

# Ce qu’un bot qui explique dit de son coup : rien n’y dépend de cartes cachées
explain-play = C’est le nombre qu’il faut à cette pile.
explain-draws-five = Ma main est vide, donc je pioche cinq cartes.
explain-shares-coins = Je complète la pile : sa première pièce est à moi.
explain-blocks = Sinon un autre pourrait y poser la carte de sa réserve.
explain-nearer-to-stock = La pile se rapproche de la carte de ma réserve.
explain-same-number = Dessous, c’est le même nombre : je ne cache rien de plus.
explain-keeps-order = Dessous, c’est le nombre suivant : plus tard, les deux partiront.
explain-play-stock = Qui vide sa réserve en premier gagne, alors je joue une carte de la mienne.
explain-play-help = C’est le nombre qu’il faut à cette pile, et cela libère ma pile d’aide.
explain-buy-stock = C’est le nombre qu’il faut à cette pile. Pour une pièce, je peux le prendre à un autre.
explain-stand-in = Des pièces peuvent remplacer une carte.
explain-pay = Je paie, donc mon tour continue.
explain-stop = Je ne paie pas, donc mon tour est fini.
explain-discard = Je pose une carte sur une pile d’aide : mon tour est fini.
explain-buy-help = { explain-buy-stock }
