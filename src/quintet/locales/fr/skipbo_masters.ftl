# Skip-Bo Masters : toutes les clés que le moteur donne pour ce jeu.

option-stock = cartes dans la réserve de chaque joueur
option-tolls = combien de cartes demandent un péage
option-tolls-none = aucune
option-tolls-standard = trois sur douze : deux à une pièce, une à deux
option-tolls-heavy = cinq sur douze : trois à une pièce, deux à deux
option-target = ce qui fait gagner la partie
option-target-round = la première manche
option-target-500 = 500 points en plusieurs manches

preset-standard = une réserve de 15 cartes, une manche
preset-short = une réserve de 10 cartes, une manche
preset-five_hundred = plusieurs manches, jusqu’à 500 points
preset-no_tolls = aucune carte ne demande de péage

prompt-turn = Joue des cartes sur les piles de construction, ou poses-en une sur une pile d’aide pour finir ton tour.
prompt-empty-hand = Joue de ta réserve et de tes piles d’aide ou achète, ou finis ton tour.
prompt-stand-in = Joue la carte qui suit ton remplacement.
prompt-toll = Paie le péage pour continuer, ou arrête ton tour ici.

refusal-there-is-no-such-action = Cette action n’existe pas.
refusal-it-is-not-your-turn = Ce n’est pas ton tour.
refusal-pay-the-toll-or-stop-first = Paie d’abord le péage, ou arrête ton tour.
refusal-no-toll-is-due = Il n’y a pas de péage à payer.
refusal-you-must-discard-a-card-to-end-the-turn = Pour finir ton tour, tu dois poser une carte sur une pile d’aide.
refusal-you-do-not-hold-that-card = Tu n’as pas cette carte en main.
refusal-a-new-pile-takes-the-first-free-place = Une nouvelle pile prend la première place libre.
refusal-a-card-must-follow-the-stand-in-first = Il faut d’abord une carte à la suite du remplacement, sur la même pile.
refusal-nobody-sits-there = Personne n’est assis là.
refusal-you-cannot-buy-from-yourself = Tu ne peux pas acheter tes propres cartes.
refusal-there-is-no-card = Il n’y a pas de carte.
refusal-you-have-too-few-coins = Tu n’as pas assez de pièces.
refusal-that-card-does-not-fit = Cette carte ne va pas là.
refusal-nothing-could-follow-a-twelve = Rien ne peut suivre un douze : les pièces ne peuvent pas le remplacer.
refusal-no-card-could-follow-the-stand-in = Aucune carte ne pourrait suivre le remplacement.

declared-stop = { $player } ne paie pas le péage et finit son tour.
declared-cannot-pay = { $player } ne peut pas payer le péage : le tour est fini.

paid-stand-in = { $player } paie { $n ->
    [one] une pièce
   *[other] { $n } pièces
} pour remplacer une carte.
paid-toll = { $player } paie un péage { $n ->
    [one] d’une pièce
   *[other] de { $n } pièces
}.
paid-buy = { $player } achète une carte à { $other }.
paid-share = { $player } reçoit { $n ->
    [one] une pièce
   *[other] { $n } pièces
} de la pile terminée.

scored-stocks = la manche, et les cartes restées dans les autres réserves
round-ended-stock-empty = { $player } a vidé sa réserve.
round-ended-stalemate = Personne ne peut continuer : la plus petite réserve gagne la manche.
round-ended-turn-limit = La limite de tours est atteinte.

did-end = { $player } finit son tour.

moved-building-finished = La pile est complète, on la met de côté.

# Comment lire les cartes
legend = 7 est un sept ; 7* demande un péage d’une pièce, 7** de deux. SB est une carte Skip-Bo, le joker.

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
    .target = sur la pile d’aide
zone-building = pile de construction
    .the = la pile de construction
    .source = de la pile de construction
    .target = sur la pile de construction
zone-finished = piles terminées
    .the = les piles terminées
    .source = des piles terminées
    .target = avec les piles terminées

hint-wins-round = ça gagne la manche
hint-lays-stock = une carte de moins dans ta réserve
hint-leads-to-stock = ça ouvre la voie à la carte de ta réserve
hint-nearer-to-stock = une pile se rapproche de la carte de ta réserve
hint-draws-five = une main vide pioche aussitôt cinq cartes
hint-shares-coins = la pile terminée distribue ses pièces
hint-blocks = ça empêche un autre de poser la carte de sa réserve
hint-makes-room = ça libère une place pour une pile d’aide
hint-uncovers = ça découvre une carte qui peut te servir
hint-new-card = tu piocheras une carte de plus
hint-pays-to-go-on = ton tour continue
hint-saves-coins = tes pièces vaudront plus tard davantage
hint-nothing-to-gain = il n’y a rien à gagner à continuer
hint-gives-nothing = ce que tu pourrais jouer aiderait un autre à poser la carte de sa réserve
hint-free-place = elle ne couvre aucune carte
hint-same-number = elle va sur son égale, rien n’est enterré
hint-keeps-order = les deux partiront plus tard dans l’ordre
hint-keeps-wild = tu gardes ta carte Skip-Bo
hint-needed-least = c’est la carte dont tu as le moins besoin
