# La page du navigateur : tout ce que ne disent ni le fichier d’un jeu ni le cadre commun.

# Noms et politesses
title-solo = SOLO
title-skipbo_masters = Skip-Bo Masters
title-level_8 = Level 8
title-i_go = I Go!
title-fifteen_go = 15GO!
title-none = Table
welcome = Cinq jeux de cartes. Prends une chaise !
about = Cinq jeux de cartes en famille sur une seule table. Sans lien avec aucun éditeur. Logiciel libre :
about-solo = Débarrasse-toi de tes cartes par couleur ou par chiffre. Pose les jumelles hors de ton tour, et dis SOLO ! à temps.
about-skipbo_masters = Monte des piles de 1 à 12 et vide ta réserve, avec des pièces qui achètent des cartes et ouvrent des portes.
about-level_8 = Huit niveaux à gravir : suites, cartes identiques et couleurs. Qui posera le huitième en premier ?
about-i_go = Rassemble une rangée astucieuse, garde peu de points de pénalité, puis annonce : I Go!
about-fifteen_go = Retourne, place, refile aux autres : les séries de 1 à 15 grandissent au milieu jusqu’à ta dernière carte.
players-range = { $low }–{ $high } joueurs
minutes-range = { $low }–{ $high } min
guest = Invité
you = Toi
games = Jeux

# La page d’accueil
play-now = Jouer maintenant
play-friends = Entre amis
rules = Règles
join-title = Rejoindre avec un code
join = Rejoindre
my-tables = Tes tables
my-matches = Parties terminées
phase-gathering = en attente de joueurs
phase-dealing = distribution des cartes
phase-playing = en cours
phase-over = terminée
won-by = gagnée par { $player }
loading = Un instant…
close = Fermer
settings = Réglages
to-start = Vers l’accueil

# Réglages
your-name = Ton nom
language = Langue
theme = Clair ou sombre
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
sorting = Trier ma main
sorting-colour = par couleur
sorting-number = par nombre
sorting-parts = selon mon niveau
sounds = Sons
marks-playable = Montrer ce qui peut être joué
notify-turn = Me prévenir quand c’est mon tour

# Le salon
who-plays = Qui joue
invite = Inviter des amis
invite-words = Envoie ce lien, ou fais scanner le code.
how-to-play = Comment on joue
table-full = Toutes les places sont prises
sit-down = S’asseoir
fill-with-bots = Compléter avec des robots
start = Distribuer les cartes
dealing = On distribue…
i-am-ready = C’est bon pour moi
not-ready-after-all = Finalement, pas encore
stand-up = Quitter ma place
wait-for-players = Il reste des places libres : invite des amis, ou ajoute des robots.
wait-for-ready = On attend encore { $player }.
wait-for-host = On attend que l’hôte distribue.
host-watches = Tu ne joues pas : tu regardes.
seat-free = libre
seat-n = Place { $n }
add-bot = Ajouter un robot
sit-here = S’asseoir ici
host = hôte
not-here = pas là
is-ready = prêt
level-of = Niveau de jeu : { $player }
level-easy = facile
level-normal = normal
level-hard = difficile
make-host = Nommer hôte
take-off = Retirer { $player } de la table
link = Lien vers cette table
copy-link = Copier le lien
copied = Le lien est copié.
share = Partager
code-is = ou le code
qr-code = Code QR du lien
n-seats = joueurs
preset = réglage
preset-own = ton propre mélange
clock = temps par tour
clock-seconds = { $n ->
    [0] sans limite
   *[other] { $n } secondes
}
clock-days = { $n ->
    [one] un jour
   *[other] { $n } jours
}
tempo = rythme des robots
tempo-is = { $n ->
    [0.5] rapide
    [2] tranquille
   *[other] normal
}
allow-hints = les conseils sont permis
allow-chat = la discussion est permise
allow-watching = qui a le lien peut regarder

# La table
choose = Choisis
your-hand = Ta main, { cards }
your-place = Ta place
your-turn = À toi de jouer
seat-label = { $player }, { cards } en main
look-closer = Ce qui est devant { $player }
pile-label = { $hasOwner ->
    [yes] { $owner } : { $pile }
   *[no] { $pile }
}, { $n ->
    [0] vide
   *[other] { cards }
}{ $top ->
    [none] { "" }
   *[other] , { $top }
}
stood-in = un robot joue
watching = { $n ->
    [one] un spectateur
   *[other] { $n } spectateurs
}
score = Score
score-is = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
cards-left = { $n ->
    [0] plus aucune carte
   *[other] encore { cards }
}
stock-left = { $n ->
    [0] réserve vide
   *[other] { cards } dans la réserve
}
reconnecting = La connexion est perdue. Nouvel essai…
match-over = La partie est terminée.
see-result = Voir le résultat
clock-left = encore { $n } s
pay-with-coins = Poser des pièces sur une pile
race-throw-in = Tu as la jumelle : vite, pose-la avant les autres !
log = Ce qui s’est passé
log-empty = Il ne s’est encore rien passé.
log-dealt = Les cartes sont distribuées.
hint = Conseil
hint-says = { $what } : { $why }.
hint-do-nothing = Attendre
mute = Couper le son
emotes = Réactions
emote-cheer = Hourra !
emote-clap = Bravo !
emote-laugh = Haha
emote-wow = Waouh !
emote-oops = Oups
emote-hurry = On se dépêche
emote-thanks = Merci
emote-well_played = Bien joué
chat = Dis quelque chose
send = Envoyer
understood = Compris
row-another = Choisir une autre rangée
proposal-added = ajoutées à ce qui est posé
row-own = Ta propre rangée : touche une ou deux couleurs
row-lay = Poser cette rangée

# Première fois à un jeu
first-solo = Touche une carte qui brille pour la poser, ou prends-en une. Dis SOLO ! avec ton avant-dernière carte : appuie d’abord sur le bouton rouge.
first-skipbo_masters = Vide ta réserve. Touche une carte, puis la pile où elle va. Poser une carte sur une pile d’aide finit ton tour.
first-level_8 = Prends une carte, pose ton niveau quand tu peux, puis défausse-toi : touche une carte, puis ta défausse.
first-i_go = Prends une carte, poses-en une, et dis I Go! quand tu as peu de points de pénalité.
first-fifteen_go = Retourne la carte du dessus de ta pile fermée, puis touche une série ou la pile ouverte d’un autre, là où ça brille.

# Jetons au milieu
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
notice-free-colour = la couleur de la rivière ne coûte rien
notice-minus = { $n ->
    [0] aucun point de pénalité pour l’instant
    [one] un point de pénalité pour l’instant
   *[other] { $n } points de pénalité pour l’instant
}
notice-level-laid = Ton niveau { $n } est posé
notice-part = { $shape ->
    [run] suite de { $n }
    [set] { $n } identiques
   *[colour] { $n } d’une couleur
}
notice-lacking = { $n ->
    [0] complet !
    [one] il manque une carte
   *[other] il manque { $n } cartes
}
tag-said-solo = SOLO !
tag-coins = { $n }
tag-level = Niveau { $n }

# Boutons : ce que dit un coup
do-lay = Poser { $card }
do-lay-with = Échanger avec …
do-lay-with-nobody = personne
do-throw-in = Poser { $card } hors de mon tour
do-take = { $n ->
    [one] Prendre une carte
   *[other] Prendre { $n } cartes
}
do-pass = Passer
do-say-SOLO = SOLO !
do-catch = Pris en faute !
do-play = Jouer { $card } sur la pile { $pile }
do-play-stock = Jouer de la réserve sur la pile { $pile }
do-play-help = Jouer de la pile d’aide sur la pile { $pile }
do-buy = Acheter à { $player } pour la pile { $pile }
do-stand-in = Remplacer par des pièces sur la pile { $pile }
do-discard-help = Poser { $card } sur la pile d’aide { $pile }
do-pay = Payer le péage
do-stop = Ne pas payer, s’arrêter là
do-end = Finir le tour
do-turn = Retourner une carte
do-put-down = La poser sur ma pile ouverte
do-build = Construire sur ma propre pile
do-row = Sur la série { $n }
do-give = Chez { $player }
do-borrow = Emprunter à { $player } pour la série { $n }
do-take-stock = Prendre dans la pioche
do-take-discard = Prendre sur la défausse
do-take-display = Prendre dans la rivière
do-discard = Défausser { $card }
do-i-go = I Go!
do-no-row = Pas de rangée
do-draw = Piocher une carte
do-take-from = Prendre la carte défaussée par { $player }
do-claim = La prendre à { $player }
do-lay-level = Composer moi-même
do-run = Suite à partir de { $n }
do-set = Cartes identiques : des { $n }
do-colour = Cette couleur
do-put = Poser { $card }
do-add = { $end ->
    [low] Ajouter { $card } en bas
    [high] Ajouter { $card } en haut
   *[none] Ajouter { $card } là
}
do-miss = { $player } passe son tour
do-play-take = Jouer Prendre
do-play-swap = Jouer Échanger
do-play-keep = Jouer Garder
do-show = Montrer { $card }
do-swap = Échanger { $card }
do-keep = Garder { $card }
do-done = Terminé
proposals-level_8 = Poser mon niveau
proposals-level_8-add = Ajouter des cartes …
proposals-level_8-show = Montrer celles-ci …
proposals-level_8-keep = Garder celles-ci …
proposals-level_8-swap = Échanger celles-ci …
proposals-i_go = I Go!
proposals-skipbo_masters = Des pièces au lieu d’une carte …
proposals-fifteen_go = Emprunter…

# Les cartes en mots
card-hidden = une carte face cachée
card-coloured = { $what } { $colour }
card-toll = { $n } avec un péage de { $coins }
colour-R = rouge
colour-O = orange
colour-Y = jaune
colour-G = vert
colour-T = turquoise
colour-B = bleu
colour-V = violet
colour-P = rose
colour-W = blanc
colour-K = noir
sign-miss = passer
sign-turn-round = changer de sens
sign-swap = échanger
sign-choose = choisir la couleur
sign-all-round = échange général
sign-joker = joker
sign-take = prendre
sign-keep = garder
sign-wild = Skip-Bo

# La fin d’une manche et d’une partie
round-over = Manche { $n }
show-group = de côté : la couleur de la rivière
show-row = rangée
show-added = ajouté à la rangée de l’annonceur
show-rest = ce qui reste : points négatifs
show-hand = resté en main
show-minus = −{ $n }
go-on = Continuer
you-win = Tu gagnes !
rematch = Rejouer
look-back = Revoir la partie
rank = rang
n-actions = Nombre de coups joués : { $n }.
download = Télécharger l’enregistrement
verify = Vérifier cette donne
verify-title = La donne était-elle honnête ?
verify-none = Cet enregistrement ne contient aucune preuve.
verify-about = Ton navigateur peut mélanger et distribuer à nouveau tout seul, sans demander au serveur, et comparer.
verify-more = Prouvé ici : les cartes distribuées au début de chaque manche, avec les mélanges que montre la partie revue. Que chaque mélange était dû, que chaque carte piochée et chaque coup suivaient les règles, qui devait commencer et le résultat : c’est ce que prouve quintet verify FICHIER avec l’enregistrement téléchargé. Il rejoue toute la partie.
verify-some = Seules { $n } manches sur { $all } ont pu être chargées et redistribuées.
verdict-proved = Personne n’a pu choisir ces cartes, ni le serveur ni aucun joueur : la part de hasard de ton navigateur y est, et le mélange refait donne exactement les cartes distribuées.
verdict-fits = Tout concorde. Mais ton navigateur n’avait rien noté avant cette donne : tu t’en remets à ceux qui y ont pris part.
verdict-broken = Quelque chose ne concorde pas. Ne te fie pas à cette donne.
claim-commitment = { $isProved ->
    [yes] Le serveur s’était engagé sur sa part avant de connaître la tienne.
   *[no] La part du serveur ne correspond pas à ce sur quoi il s’était engagé.
}
claim-seed = { $isProved ->
    [yes] La donne découle de la part du serveur et de celles de tous les joueurs.
   *[no] La donne ne découle pas des parts de l’enregistrement.
}
claim-deal = { $isProved ->
    [yes] { $n ->
        [one] Ton navigateur a refait le mélange, et chaque carte distribuée était à sa place.
       *[other] Ton navigateur a refait le mélange pour chacune des { $n } manches, et chaque carte distribuée était à sa place.
    }
   *[no] Ton navigateur a refait le mélange et obtenu, à la manche { $round }, d’autres cartes que celles qui ont été distribuées.
}
claim-noted_commitment = { $isProved ->
    [yes] C’est bien l’engagement que ton navigateur a noté avant la donne.
   *[no] Ce n’est pas l’engagement que ton navigateur a noté avant la donne.
}
claim-noted_contribution = { $isProved ->
    [yes] La part de hasard de ton navigateur y est.
   *[no] La part de hasard de ton navigateur manque.
}
ruling-means = une décision de notre part, là où la feuille imprimée laisse un point ouvert

# Revoir la partie, et les chances de chacun
round = manche
move = coup
move-n = Coup { $n } sur { $most }
percent = { $n } %
as-table = Sous forme de tableau
scores-by-round = Les points, manche par manche
replay = La partie rejouée
replay-view = Vue de
replay-open = toutes les mains ouvertes
replay-watcher = un spectateur
replay-deal = La donne
replay-dealt = Les cartes sont distribuées.
replay-play = Lecture
replay-pause = Pause
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-round-back = Manche précédente
replay-round-on = Manche suivante
replay-speed = Vitesse
replay-speed-is = { $n } ×
replay-keys = Les touches ← et → vont coup par coup, avec Maj manche par manche. La barre d’espace lance et arrête la lecture.
chance-title = Chances de gagner
chance-about = Les chances de chacun après chaque coup, toutes les mains étant ouvertes : l’ordinateur a rejoué la suite de nombreuses fois.
chance-working = Calcul des chances en cours …
chance-none = Les chances ne peuvent pas être calculées pour le moment.
turning-points = Tournants
turning-none = Aucun coup n’a, à lui seul, renversé cette partie.
turning-is = { $player } : { $before } → { $after }

# Problèmes
problem-failed = Ça n’a pas marché. Essaie encore une fois.
problem-offline = Le serveur ne répond pas. Est-il en marche ?
problem-no-such-page = Cette page n’existe pas.
problem-no-such-table = Cette table n’existe pas. Le code est peut-être mal tapé, ou la table a été débarrassée.
problem-no-such-seat = Cette place n’existe pas.
problem-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
problem-not-seated = Prends d’abord une place.
problem-not-host = Seul l’hôte peut faire cela.
problem-taken-off-this-table = L’hôte t’a retiré de cette table.
problem-bad-name = Choisis un autre nom, s’il te plaît.
problem-bad-options = On ne peut pas jouer à ce jeu de cette façon.
problem-not-now = Ce n’est pas possible maintenant.
problem-not-ready = Tout le monde n’est pas encore prêt.
problem-stale = Quelqu’un a été plus rapide. Regarde à nouveau.
problem-illegal = Ce n’est pas permis maintenant.
problem-not-allowed-here = L’hôte a désactivé cela.
problem-too-fast = Pas si vite, s’il te plaît.
problem-too-many = Ça fait trop d’un coup.
problem-closed = Cette table a été débarrassée.
