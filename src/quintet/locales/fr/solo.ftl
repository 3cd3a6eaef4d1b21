# SOLO : toutes les clés que le moteur donne pour ce jeu.

option-hand = cartes distribuées à chaque joueur
option-throw_in = on peut se défausser hors de son tour d’une carte identique
option-mixed_stack = un piocher 2 de la couleur choisie peut répondre à un piocher 4
option-play_after_penalty = après une pénalité, on joue encore un tour normal
option-solo_call = ce qui arrive à qui oublie de dire SOLO
option-solo_call-strict = prend deux cartes aussitôt
option-solo_call-catch = prend deux cartes si quelqu’un s’en aperçoit
option-solo_call-off = rien
option-scoring = comment on compte les manches
option-scoring-minus_500 = les perdants notent leurs cartes, la partie finit au-delà de 500
option-scoring-minus_300 = les perdants notent leurs cartes, la partie finit au-delà de 300
option-scoring-winner_600 = le gagnant marque les cartes des autres, il faut 600 points
option-scoring-round = une seule manche

preset-standard = comme dans l’édition allemande
preset-english = le gagnant marque, il faut 600 points
preset-french = jusqu’à 300 points de pénalité
preset-quick = une seule manche
preset-children = cinq cartes, rien hors de son tour, rien à annoncer, une seule manche

prompt-turn = Pose une carte qui convient, ou prends-en une.
prompt-drawn = Pose la carte que tu as prise, ou passe.
prompt-penalty = Fais monter la pénalité, ou prends les cartes.
prompt-nothing-to-take = Pose une carte qui convient si tu en as une ; il n’y a plus rien à prendre.
prompt-race = Tu peux agir hors de ton tour.

refusal-there-is-no-such-action = Cette action n’existe pas.
refusal-it-is-not-your-turn = Ce n’est pas ton tour.
refusal-you-have-nothing-to-call = Tu n’as rien à annoncer.
refusal-nobody-can-be-caught-now = Il n’y a personne à prendre en faute.
refusal-you-cannot-catch-yourself = Tu ne peux pas te prendre toi-même en faute.
refusal-throwing-in-is-switched-off = À cette table, on ne joue pas hors de son tour.
refusal-you-do-not-hold-that-card = Tu n’as pas cette carte en main.
refusal-only-the-twin-of-the-top-card-may-be-thrown-in = Hors de ton tour, tu ne peux poser que la jumelle de la carte du dessus.
refusal-only-a-card-that-passes-the-penalty-on-may-be-laid = Seule une carte qui fait monter la pénalité peut être posée.
refusal-only-the-card-just-taken-may-be-laid = Seule la carte que tu viens de prendre peut être posée.
refusal-that-card-does-not-fit = Cette carte ne convient pas.
refusal-SOLO-is-not-said-at-this-table = À cette table, on ne dit pas SOLO.
refusal-SOLO-is-said-with-the-last-but-one-card-only = On ne dit SOLO qu’avec l’avant-dernière carte.
refusal-you-cannot-swap-hands-with-that-player = Tu ne peux pas échanger tes cartes avec ce joueur.
refusal-you-have-taken-a-card-already = Tu as déjà pris une carte.
refusal-there-is-nothing-to-take = Il n’y a rien à prendre.
refusal-you-must-take-or-lay-a-card-first = Tu dois d’abord prendre ou poser une carte.

declared-throw-in = { $player } joue hors de son tour !
declared-colour = { $player } choisit le { $detail ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}.
declared-solo = { $player } dit SOLO !
declared-forgot-solo = { $player } a oublié de dire SOLO.
declared-caught = { $player } prend { $other } en faute.
declared-wrong-catch = { $player } accuse { $other } à tort.
declared-swap = { $player } échange ses cartes avec { $other }.
declared-all-round = Tout le monde passe ses cartes à son voisin.

moved-hand-discard = { $player } pose { $card }.
moved-pack-hand = { $player } prend { $card }.

scored-cards = cartes restantes
round-ended-out = { $player } n’a plus de cartes.
round-ended-stalemate = Personne ne peut ni poser ni prendre : la manche s’arrête.
round-ended-turn-limit = La limite de tours est atteinte.

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

hint-says-solo = c’est le moment de le dire
hint-catches = quelqu’un a oublié de dire SOLO
hint-takes-penalty = rien de mieux ne fait monter la pénalité
hint-keeps-cards = ce que tu pourrais poser vaudra plus tard davantage
hint-wins-round = ça gagne la manche
hint-smaller-hand = tu auras moins de cartes en main
hint-sheds = une carte de moins
hint-hits-next = ça touche un joueur qui a presque fini
hint-sheds-dear = tu te débarrasses de cartes chères avant que quelqu’un finisse
hint-keeps-playable = ta main reste facile à jouer
