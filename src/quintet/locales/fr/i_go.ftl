# I Go! : toutes les clés que le moteur donne pour ce jeu.

option-target = points qu’il faut pour gagner la partie

preset-standard = quatre points pour gagner
preset-short = deux points pour gagner

prompt-take = Prends une carte : dans la pioche, sur la défausse ou dans la rivière.
prompt-lay = Pose une carte sur la défausse.
prompt-call = Dis I Go!, ou passe.
prompt-must-call = Tu as pris la dernière carte de la pioche : dis I Go!
prompt-row = Choisis les couleurs de ta rangée.

refusal-there-is-no-such-action = Cette action n’existe pas.
refusal-it-is-not-your-turn = Ce n’est pas ton tour.
refusal-you-have-taken-a-card-already = Tu as déjà pris une carte.
refusal-you-must-take-a-card-first = Tu dois d’abord prendre une carte.
refusal-you-have-laid-a-card-already = Tu as déjà posé une carte.
refusal-you-must-lay-a-card-first = Tu dois d’abord poser une carte.
refusal-you-do-not-hold-that-card = Tu n’as pas cette carte en main.
refusal-that-card-was-just-taken-from-the-discard-pile = Tu viens de prendre cette carte sur la défausse : pose-en une autre.
refusal-who-takes-the-last-stock-card-must-call = Qui prend la dernière carte de la pioche doit dire I Go!
refusal-you-must-call-first = Tu dois d’abord dire I Go!
refusal-you-have-called-already = Tu as déjà dit I Go! : choisis les couleurs de ta rangée.
refusal-the-colour-of-the-display-cannot-be-in-the-row = Les cartes de la couleur de la rivière ne comptent déjà pas ; elles ne vont pas dans la rangée.
refusal-you-hold-no-card-of-that-colour = Tu n’as aucune carte de cette couleur.
refusal-you-hold-a-card-for-a-row = Tu as une carte qui peut aller dans une rangée.

declared-i-go = { $player } dit I Go!
declared-group = { $player } met de côté { $detail } : la couleur de la rivière.
declared-row = { $player } pose la rangée { $detail }.
declared-added = { $player } ajoute { $detail } à la rangée de l’annonceur.
declared-rest = Il reste { $detail } à { $player }.
declared-minus = { $detail ->
    [0] { $player } n’a aucun point de pénalité.
    [one] { $player } a un point de pénalité.
   *[other] { $player } a { $detail } points de pénalité.
}
declared-perfect = { $player } réussit un I Go! parfait et gagne la partie.

scored-lowest = le moins de points de pénalité
scored-not-above-the-caller = pas plus de points de pénalité que l’annonceur
round-ended-i-go = On compte les points de la manche.
round-ended-perfect = { $player } n’a pas un seul point de pénalité.
round-ended-display-empty = La dernière carte de la rivière est prise : la manche ne compte pas.
round-ended-stalemate = Personne n’a dit I Go! pendant 200 tours : la manche ne compte pas.
round-ended-turn-limit = La limite de tours est atteinte.

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

hint-open-cards-bad = les cartes visibles t’aident moins que la plupart
hint-free-card = elle ne coûte rien : elle a la couleur de la rivière
hint-fits-row = elle va dans ta rangée
hint-next-colour = la couleur suivante de la rivière te convient mieux
hint-cheap-card = elle coûte moins que la carte qu’elle remplace
hint-voids-round = elle annule la manche
hint-dearest-card = c’est la plus chère de celles qui ne te servent pas
hint-keeps-better-cards = ce que tu gardes peut encore servir
hint-gives-up-row = une autre rangée promet davantage
hint-hand-can-improve = quelqu’un a peut-être moins ; ta main peut encore s’améliorer
hint-few-points = les autres devraient avoir plus de points de pénalité
hint-calls-first = les autres ont à peine eu le temps, et qui annonce commence la manche suivante
hint-must-call = tu as pris la dernière carte de la pioche
hint-perfect = sans point de pénalité, tu gagnes la partie
hint-least-left = c’est ce qui te laisse le moins de points de pénalité
hint-hard-to-add = les autres auront du mal à compléter cette rangée
