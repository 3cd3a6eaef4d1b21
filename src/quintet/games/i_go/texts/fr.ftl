# I Go! : ce que seul ce jeu dit. Ce que plusieurs jeux disent de même se trouve dans frame.ftl.

option-target = points pour gagner la partie
option-lay_back = la carte qu’on vient de prendre sur la défausse peut y être reposée aussitôt
option-call_from = quand on peut dire I Go!
option-call_from-any = dès le premier tour
option-call_from-second = dès le deuxième tour

preset-standard = quatre points pour gagner
preset-short = deux points pour gagner
preset-house = règles maison : pas de carte reposée aussitôt, pas d’annonce au premier tour

prompt-take = Prends une carte : dans la pioche, sur la défausse ou dans la rivière.
prompt-lay = Pose une carte sur la défausse.
prompt-lay-with = Pose une carte. Sans le { $card }, { $n ->
    [0] il ne reste rien en trop.
    [one] il ne reste qu’un point de pénalité.
   *[other] il reste le moins de pénalité : { $n }.
}
prompt-call = Annonce I Go! si tous les autres ont plus de points de pénalité que toi ; sinon, passe.
prompt-call-with = { $n ->
    [0] Il ne te reste rien en trop : annonce I Go! et gagne la partie.
    [one] Annonce I Go! seulement si tous les autres ont plus d’un point de pénalité ; sinon, passe.
   *[other] Annonce I Go! seulement si tous les autres ont plus de { $n } points de pénalité ; sinon, passe.
}
prompt-must-call = Tu as pris la dernière carte de la pioche : dis I Go!
prompt-row = Choisis les couleurs de ta rangée.

refusal-you-have-laid-a-card-already = Tu as déjà posé une carte.
refusal-you-must-lay-a-card-first = Tu dois d’abord poser une carte.
refusal-that-card-was-just-taken-from-the-discard-pile = Tu viens de prendre cette carte sur la défausse : pose-en une autre.
refusal-who-takes-the-last-stock-card-must-call = Qui prend la dernière carte de la pioche doit dire I Go!
refusal-nobody-calls-in-their-first-turn = Personne ne dit I Go! à son premier tour d’une manche.
refusal-you-must-call-first = Tu dois d’abord dire I Go!
refusal-you-have-called-already = Tu as déjà dit I Go! : choisis les couleurs de ta rangée.
refusal-the-colour-of-the-display-cannot-be-in-the-row = Les cartes de la couleur de la rivière sont déjà gratuites ; elles ne peuvent pas aller dans la rangée.
refusal-you-hold-no-card-of-that-colour = Tu n’as aucune carte de cette couleur.
refusal-you-hold-a-card-for-a-row = Tu as une carte qui peut aller dans une rangée : pose une rangée.

declared-i-go = { $player_is ->
    [you] Tu dis
   *[other] { $player } dit
} I Go!
declared-group = { $player_is ->
    [you] Tu mets
   *[other] { $player } met
} de côté { $detail } : la couleur de la rivière.
declared-row = { $player_is ->
    [you] Tu poses
   *[other] { $player } pose
} la rangée { $detail }.
declared-added = { $player_is ->
    [you] Tu ajoutes
   *[other] { $player } ajoute
} { $detail } à la rangée de l’annonceur.
declared-rest = Il { $player_is ->
    [you] te reste { $detail }
   *[other] reste { $detail } à { $player }
}.
declared-minus = { $detail ->
    [0] { $player_is ->
        [you] Tu n’as
       *[other] { $player } n’a
    } aucun point de pénalité.
    [one] { $player_is ->
        [you] Tu as
       *[other] { $player } a
    } un point de pénalité.
   *[other] { $player_is ->
        [you] Tu as
       *[other] { $player } a
    } { $detail } points de pénalité.
}
declared-perfect = { $player_is ->
    [you] Tu réussis un I Go! parfait et gagnes
   *[other] { $player } réussit un I Go! parfait et gagne
} la partie.

scored-lowest = le moins de points de pénalité
scored-not-above-the-caller = pas plus de points de pénalité que l’annonceur
round-ended-i-go = On compte les points de la manche.
round-ended-perfect = { $player_is ->
    [you] Tu n’as
   *[other] { $player } n’a
} pas un seul point de pénalité.
round-ended-display-empty = La dernière carte de la rivière a été prise : la manche ne compte pas.
round-ended-stalemate = Personne n’a dit I Go! pendant 200 tours : la manche ne compte pas.
round-ended-laid-back = Tout le monde repose toujours la même carte : la manche ne compte pas.
moment-declared-i-go-others = { $player } dit I Go!
moment-declared-added-others = { $player } ajoute { $detail } à la rangée
moment-round-ended-i-go-player = Un point pour toi !
moment-round-ended-i-go-others = Pas de point pour toi cette fois.
moment-round-ended-perfect-player = Un I Go! parfait : tu gagnes la partie !

moved-hand-discard = { $player_is ->
    [you] Tu poses
   *[other] { $player } pose
} { $card } sur la défausse.

# Comment lire les cartes
legend = R7 est un 7 rouge. Les couleurs : R rouge, O orange, Y jaune, G vert, T turquoise, B bleu, V violet, P rose, W blanc, K noir.

zone-stock = pioche
    .the = la pioche
    .source = dans la pioche
    .target = sur la pioche
zone-display = rivière
    .the = la rivière
    .source = dans la rivière
    .target = dans la rivière
zone-discard = défausse
    .the = la défausse
    .source = sur la défausse
    .target = sur la défausse
zone-hand = main
    .the = la main
    .source = de la main
    .target = dans la main

advise-take-discard = Prendre le { $card } sur la défausse
advise-take-display = Prendre le { $card } dans la rivière
advise-i-go = Dire I Go!

hint-open-cards-bad = les cartes visibles t’aident moins que la plupart des autres
hint-open-cards-bad-here = { $n } des { $all } cartes que tu n’as pas vues t’aident plus que les cartes visibles
hint-open-cards-useless = aucune des cartes visibles ne t’aide
hint-open-cards-useless-here = ni { $discard } ni { $display } ne réduit tes { $n } points de pénalité
hint-forces-call = c’est la dernière : il faudra dire I Go!
hint-free-card = elle ne coûte rien : elle a la couleur de la rivière
hint-free-card-here = la couleur de la rivière est alors { $colour } : elle ne coûte rien
hint-fits-row = elle va dans ta rangée
hint-fits-row-here = elle va dans ta rangée ({ $first } et { $second })
hint-next-colour = la couleur suivante de la rivière te convient mieux
hint-next-colour-here = la couleur { $colour } devient gratuite : { $n } points de pénalité au lieu de { $now }
hint-cheap-card = elle coûte moins que la carte qu’elle remplace
hint-cheap-card-here = après ta défausse, tu as { $n } points de pénalité au lieu de { $now }
hint-can-go-back = tu peux la reposer et garder ta main comme elle est
hint-voids-round = elle annule la manche
hint-dearest-card = c’est la plus chère de celles qui ne te servent pas
hint-dearest-card-here = c’est la plus chère de celles qui ne te servent pas : { $n } ; il reste { $left } points de pénalité
hint-keeps-better-cards = ce que tu gardes peut encore servir
hint-keeps-better-cards-here = ta rangée ({ $first } et { $second }) peut encore grandir avec ce que tu gardes
hint-gives-up-row = une autre rangée promet davantage
hint-gives-up-row-here = une rangée { $first } et { $second } promet davantage
hint-goes-back = ta main était meilleure avant
hint-goes-back-here = ta main est meilleure sans elle : { $n } points de pénalité
hint-hand-can-improve = quelqu’un a peut-être moins de points de pénalité, et ta main peut encore s’améliorer
hint-hand-can-improve-here = tu as { $n } points de pénalité, et à ce stade seuls { $enough } ou moins gagnent en général
hint-few-points = les autres devraient avoir plus de points de pénalité
hint-few-points-here = tu as { $n } points de pénalité, et à ce stade { $enough } ou moins gagnent en général
hint-calls-first = les autres ont à peine eu le temps de jouer, et qui annonce commence la manche suivante
hint-must-call = tu as pris la dernière carte de la pioche
hint-perfect = sans point de pénalité, tu gagnes la partie
hint-least-left = c’est ce qui te laisse le moins de points de pénalité
hint-least-left-here = il te reste { $n } points de pénalité, le moins possible
hint-hard-to-add = les autres auront du mal à compléter cette rangée

# À la table : le nom des coups et ce qu’on y voit
about = Rassemble une rangée astucieuse, garde peu de points de pénalité, puis annonce : I Go!
length-is = en { $target } points
proposals-or-i-go = Annoncer, puis choisir moi-même les couleurs
proposals-how = Touche la rangée que tu poses : tu annonces aussitôt I Go! Les autres pourront y ajouter des cartes de ses couleurs : choisis des couleurs qu’ils n’ont guère.
row-own = Ta propre rangée : touche une ou deux couleurs
row-lay = Poser cette rangée
risky-last-display = C’est la dernière carte de la rivière : la manche s’arrête aussitôt et personne ne marque. La prendre quand même ?
risky-last-stock = C’est la dernière carte de la pioche : tu devras dire I Go! à ce tour. La prendre quand même ?
risky-many-minus = Avec autant de points de pénalité, on gagne rarement en disant I Go! Le dire quand même ?
first = Réunis une rangée : deux couleurs, aucun nombre en double. Les cartes de la couleur de la dernière carte de la rivière sont gratuites. Ce qui reste en trop coûte des points de pénalité. Prends une carte, poses-en une, et dis I Go! quand il te reste peu de points.
help-win = Dis « I Go! » quand tous les autres ont plus de points de pénalité que toi : cela rapporte un point. Qui en a autant que toi ou moins gagne le point à ta place. Sans aucune pénalité, on gagne aussitôt la partie.
help-turn = Prends une carte, puis poses-en une, pour en avoir de nouveau 12. Ensuite tu peux dire « I Go! ».
picture-take = Prends la carte du dessus de la pioche, la carte visible de la défausse, ou la dernière carte de la rivière.
picture-groups = La dernière carte de la rivière est verte : tes cartes vertes sont donc gratuites. L’orange et le rose forment ta rangée : deux couleurs au plus, aucun nombre deux fois, les trous ne comptent pas. Le reste compte en points de pénalité : le 1 bleu.
picture-discard = Pose ce qui te coûte le plus : le 10 noir n’est ni gratuit ni dans ta rangée.
lesson-row = Le moins de points de pénalité gagne. Ta rangée n’en coûte pas : une ou deux couleurs, chaque nombre une fois. Touche le 4 rose.
lesson-row-done = Le 4 est maintenant dans ta rangée. Elle peut sauter des nombres.
lesson-lay = Prendre une carte, en poser une : voilà un tour. Touche le 11 noir, puis la défausse.
lesson-lay-done = Ce qui reste coûte : 19 points de pénalité.
lesson-wait = Dis « { do-i-go } » si tous les autres semblent avoir plus de pénalités, sinon ils gagnent. Avec 19, c’est risqué : touche « { do-pass } ».
lesson-display = La couleur au bout de la rivière est gratuite. Touche le 5 vert : ce sera le blanc.
lesson-display-done = Tes trois cartes blanches sont maintenant gratuites.
lesson-drop = Le vert coûte, maintenant : touche le 5, puis la défausse.
lesson-call = Reste le 1 bleu. Touche « { do-i-go } », puis la rangée proposée.
lesson-call-done = Les autres peuvent ajouter dans tes couleurs. Tous ont plus que toi : le point est à toi ! Sans aucune pénalité, on gagne aussitôt la partie.
notice-free-colour = la couleur de la rivière est gratuite
notice-minus = { $n ->
    [0] aucun point de pénalité
    [one] un point de pénalité
   *[other] { $n } points de pénalité
}
notice-minus-after = { $n ->
    [0] aucun point de pénalité après ta défausse
    [one] un point de pénalité après ta défausse
   *[other] { $n } points de pénalité après ta défausse
}
notice-groups = { $free } { $free ->
    [one] gratuite
   *[other] gratuites
}, { $row } dans la rangée, { $rest } en trop
notice-groups-after = après ta défausse : { $free } { $free ->
    [one] gratuite
   *[other] gratuites
}, { $row } dans la rangée, { $rest } en trop
notice-enough = tour { $turn } : I Go! gagne souvent avec { $n } ou moins{ $from ->
    [0] { "" }
   *[other]  ; dès le tour { $from }, il en faut encore moins
}
part-free = gratuites
part-row = rangée
part-rest = en trop : −{ $n }
part-discard = à poser
do-pass = Passer
do-take-stock = Prendre dans la pioche
do-take-discard = Prendre sur la défausse
do-take-display = Prendre dans la rivière
do-discard = Défausser le { $card }
do-i-go = I Go!
do-no-row = Pas de rangée
do-row = { $other ->
    [none] Poser une rangée en { $colour }
   *[other] Poser une rangée en { $colour } et { $other }
}
proposals = I Go!
show-group = gratuites : la couleur de la rivière
show-row = rangée
show-added = ajoutées à la rangée de l’annonceur
show-rest = en trop
show-minus = −{ $n }

# Ce qu’un bot qui explique dit de son coup : rien n’y dépend de cartes cachées
explain-take-stock = J’essaie une carte inconnue. Personne ne voit ce que je reçois.
explain-take-display = Je la prends, et la carte suivante dit maintenant quelle couleur est gratuite.
explain-take-discard = Elle m’est utile, même si tout le monde voit ce que je prends.
explain-free-card = Elle a la couleur de la rivière : elle ne me coûte rien.
explain-low-card = Je n’en ai pas besoin, et ce qui reste coûte des points.
explain-pass = Je n’annonce pas encore : quelqu’un a peut-être moins de points de pénalité.
explain-high-card = Une carte forte qui reste coûte beaucoup de points de pénalité.
explain-laid-back = Je n’en ai pas besoin, alors je la repose.
explain-i-go = Je pense que tous les autres ont plus de points de pénalité.
