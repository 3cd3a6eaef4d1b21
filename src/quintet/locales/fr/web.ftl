# La page du navigateur : tout ce que ne disent ni le fichier d’un jeu ni le cadre commun.

# Noms et politesses
welcome = { $n ->
    [0] Des jeux de cartes. Installe-toi !
    [5] Cinq jeux de cartes. Installe-toi !
   *[other] { $n } jeux de cartes. Installe-toi !
}
imprint = Cinq jeux de cartes pour toute la famille, à la même table. Sans lien avec aucun éditeur. Logiciel libre :
pad-link = Carnet de points pour de vraies cartes
players-range = { $low }–{ $high } joueurs
minutes-range = { $low }–{ $high } min
friendly-names = Loutre, Renard, Chouette, Mésange, Hérisson, Écureuil, Castor, Hirondelle, Merle, Loir
labelled = { $label } : { $words }
yes = oui
no = non
you = Toi
games = Jeux

# La page d’accueil
play-now = Jouer maintenant
play-settings = { $hasLength ->
    [yes] Niveau, rythme et durée
   *[no] Niveau et rythme
}
bots-level = niveau des robots
match-length = durée d’une partie
length-short = courte
length-normal = normale
length-long = longue
play-friends = Entre amis
rules = Règles
join-title = Rejoindre avec un code
join = Rejoindre
code-wrong = Ce n’est pas le code d’une table : un tel code a douze lettres et chiffres, comme k7fm-q2xd-9wpt.
code-missing = Écris ici le code de la table, ou colle son lien.
my-tables = Tes tables
my-turns = { $n ->
    [one] C’est ton tour à une table
   *[other] C’est ton tour à { $n } tables
}
turn-of = à { $player } de jouer
left-days = { $n ->
    [one] encore un jour
   *[other] encore { $n } jours
}
left-hours = { $n ->
    [one] encore une heure
   *[other] encore { $n } heures
}
left-minutes = { $n ->
    [one] encore une minute
   *[other] encore { $n } minutes
}
all-tables = Montrer les { $n } tables
my-matches = Parties terminées
phase-gathering = en attente de joueurs
phase-dealing = distribution des cartes
phase-playing = en cours
phase-over = terminée
won-by = gagnée par { $player }
loading = Un instant…
close = Fermer
settings = Réglages
to-start = Retour à l’accueil
cancel = Annuler
ask-name = Comment t’appelles-tu ?
ask-name-why = Les autres le voient à la table. Tu peux le changer à tout moment dans les réglages.
play = Jouer

# Réglages
your-name = Ton nom
language = Langue
theme = Clair ou sombre
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
letters = Grandes lettres
letters-auto = sur une télé, en plein écran
letters-large = toujours
letters-usual = jamais
sort = Trier
sorting = Trier ma main
sorting-colour = par couleur
sorting-number = par nombre
sorting-parts = par ce qui va ensemble
sounds = Sons
marks-playable = Montrer ce qu’on peut jouer
asks-first = Demander avant un coup risqué
automatic-on = Cela se fait désormais tout seul, jusqu’à ce que tu l’arrêtes ici ou dans les réglages.
keys = Touches à la table
keys-walk = parcourir tout ce qui peut être touché
keys-touch = toucher (ou la barre d’espace)
keys-let-go = lâcher, revenir
keys-take = prendre une carte ou en retourner une
keys-call = l’annonce, si le jeu en a une
keys-cards = les cartes de ta main, depuis la gauche
keys-letters = Jouer aussi avec les lettres et les chiffres
notify-turn = Me prévenir quand c’est mon tour
tell-title = Veux-tu qu’on te prévienne quand c’est ton tour ?
tell-off = Ton navigateur peut te prévenir quand c’est ton tour à une table où l’on prend son temps, même quand cette page est fermée.
tell-on = On te prévient quand c’est ton tour, même quand cette page est fermée.
tell-stop = Ne plus me prévenir
tell-later = Pas maintenant
tell-denied = Ton navigateur bloque les messages de cette page. Tu peux les autoriser pour cette page dans ses réglages.
tell-insecure = Ton navigateur n’accepte que les messages de pages sûres, et celle-ci est venue par simple http. Il suffit de placer le serveur derrière https (son guide explique comment), ou d’ouvrir localhost sur la machine où il tourne. Ici, cette page peut sonner tant qu’elle est ouverte.
tell-install = Mets d’abord cette page sur ton écran d’accueil (Partager, puis « Sur l’écran d’accueil ») et ouvre-la de là. D’ici là, cette page peut sonner tant qu’elle est ouverte.
tell-none = Ton navigateur ne peut pas te prévenir quand cette page est fermée. Elle peut sonner tant qu’elle est ouverte.
tell-ring = Sonner quand c’est mon tour
tell-rings = Désormais, cette page sonne, et son titre le dit aussi.
told-turn = À toi de jouer à { $game }
told-soon = { $game } : il te reste peu de temps pour jouer
told-over = { $game } : la partie est finie

# Ma page : nom, statistiques, autres appareils
my-page = Ma page
name-everywhere = Un nouveau nom s’affiche aussitôt à toutes tes tables.
other-device = Jouer sur un autre appareil
other-device-about = Avec un lien ou un code QR, tu joues aussi sur un autre appareil : même nom, mêmes places, mêmes statistiques. Il sert une fois, pendant dix minutes.
pass-show = Montrer le lien
pass-hide = Cacher le lien
pass-words = Scanne ceci avec l’autre appareil, ou ouvres-y le lien.
pass-link = Lien pour ton autre appareil
pass-secret = Garde-le pour toi : quiconque l’ouvre dans les dix minutes jouera désormais sous ton nom.
pass-ask = Jouer comme { $player } sur cet appareil aussi ?
pass-means = Cet appareil jouera alors comme { $player } : même nom, mêmes places, mêmes statistiques. Ne dis oui que si { $player }, c’est toi.
pass-loss = Jusqu’ici cet appareil joue comme { $player }. Ces places et ces statistiques ne seront plus accessibles d’ici.
pass-yes = Oui, je suis { $player }
pass-own = Cet appareil joue déjà comme { $player }.
pass-void = Ce lien ne marche plus.
pass-void-about = Il sert une fois et pendant dix minutes. Prends-en un nouveau sur ton autre appareil : « Ma page », puis « Jouer sur un autre appareil ».
statistics = Mes statistiques
statistics-none = Tu n’as pas encore terminé de partie.
by-game = Par jeu
by-opponents = Par adversaires
all-games = tous les jeux
against-people = contre des personnes
against-bots = contre des robots
against-mixed = contre des personnes et des robots
n-matches = parties
n-won = gagnées
share-won = taux
streak-is = { $n ->
    [0] Tu n’as pas gagné ta dernière partie.
    [1] Tu as gagné ta dernière partie.
   *[other] Tu as gagné { $n } parties de suite.
}
longest-streak-is = { $n ->
    [0] { "" }
    [1] Ta plus longue série est d’une partie.
   *[other] Ta plus longue série est de { $n } parties.
}

# Le salon
who-plays = Qui joue
invite = Inviter des amis
invite-words = Envoie ce lien, ou fais scanner le code par les autres.
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
host-watches = Tu ne joues pas : tu regardes.
seat-free = libre
seat-n = Place { $n }
add-bot = Ajouter un robot
sit-here = S’asseoir ici
host = hôte
not-here = pas là
is-ready = c’est bon
level-of = Niveau de jeu : { $player }
level-easy = facile
level-normal = normal
level-hard = difficile
level-expert = expert
make-host = Nommer hôte
take-off = Retirer { $player } de la table
take-off-ask = Retirer { $player } ?
free-seat = Libérer cette place
free-seat-about = { $player } se lève et pourra se rasseoir.
ban = Retirer pour de bon
ban-about = { $player } recevra un message et ne pourra plus jamais s’asseoir à cette table.
ban-about-playing = { $player } recevra un message et ne pourra plus jamais s’asseoir à cette table. Un robot jouera la partie jusqu’à la fin.
seat-freed = L’hôte a libéré ta place. Tu peux te rasseoir.
link = Lien vers cette table
copy-link = Copier le lien
copied = Le lien est copié.
share = Partager
code-is = ou le code
show-on-tv = Afficher sur la télé
hand-only = Afficher seulement ma main
whole-table = Afficher toute la table
invite-local = Cette adresse ne marche que sur cette machine. Pour que d’autres atteignent le serveur, démarre-le ainsi : quintet serve --host 0.0.0.0
qr-code = Code QR du lien
n-seats = joueurs
game-of-table = jeu
preset = variante
preset-own = ta propre variante
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
    [0.6] rapide
    [1.5] tranquille
   *[other] normal
}
report-seconds = temps pour regarder la fin d’une manche
report-seconds-are = { $n ->
    [0] aucun : on continue aussitôt
   *[other] { $n } secondes
}
allow-hints = les conseils sont permis
allow-chat = la discussion est permise
allow-watchers-chat = les spectateurs peuvent discuter aussi
allow-watching = tous ceux qui ont le lien peuvent regarder
shows-all-after = à la fin, tout le monde peut voir toutes les mains
bot-for-absent = robot pour les absents
is-listed = des inconnus peuvent trouver la table
changed-by = { $player } a changé :
changed-by-host = L’hôte a changé :
changed-is = { $what } : { $before } → { $after }
changed-more = et { $n } de plus
in-force = Les options de cette partie : { $game }
standings = Ce soir
standing-is = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
} sur { $played }

# La table
choose = Choisis
risk-go = Oui
risk-back = Pas encore
choose-one = Choisir…
choose-colour = Quelle couleur ?
choose-seat = { $player } ({ cards })
your-hand = Ta main, { cards }
one-of-equals = { $name }, { $n } sur { $all }
your-place = Ta place
the-others = les autres
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
end-low = au début
end-high = à la fin
take-back = Annuler
stood-in = un robot joue
pile-needs = { $pile }, ensuite vient le { $n }
watching = { $n ->
    [one] un spectateur
   *[other] { $n } spectateurs
}
score = Score
leads = mène
goal-is = Objectif : { $n }
goal-is-minus = Fin au-delà de { $n } points de pénalité
goal-told = La partie finit à { $n } points, et le plus grand total gagne.
goal-told-minus = La partie finit au-delà de { $n } points de pénalité, et le plus petit total gagne.
score-is = { $n ->
    [one] { $n } pt
   *[other] { $n } pts
}
score-of = { $n } sur { $goal }
reconnecting = La connexion est perdue. Nouvel essai…
catching-breath = Le serveur reprend son souffle. La partie continue toute seule dans un instant.
match-over = La partie est terminée.
back-to-table = Retour à la table
only-the-last = On ne peut prendre que la dernière carte.
stays-for-now = Pour l’instant, ces cartes restent où elles sont.
touch-card-first = Touche d’abord une carte, puis sa destination.
touch-again = { $card } : { $what } Touche-la encore pour la jouer.
touch-target = { $card } : touche sa destination.
see-result = Voir le résultat
look-at-table = Voir la table
back-to-report = La manche { $n } est finie : revenir au bilan
clock-left = encore { $n } s
log = Historique
log-open = Ouvrir l’historique
log-empty = Il ne s’est encore rien passé.
log-newest-first = du plus récent au plus ancien
recap = Pendant que tu attendais
recap-more = { $n } de plus
recap-earlier = Coups précédents
brief-taken = { $player } prend { $card }.
brief-laid = { $player } pose { $card }.
brief-explained = « { $why } »
thinking = { $player } réfléchit
hint = Conseil
hint-says = { $what } : { $why }.
hint-only = Il n’y a rien d’autre à faire pour l’instant.
hint-behind = Tu es en retard, et c’est ainsi qu’il te reste le plus de chances.
hint-beside = { $lead ->
    [clear] C’est nettement mieux que ceci
    [little] C’est un peu mieux que ceci
   *[none] Ceci semble à peu près aussi bon
} : { $next }.
hint-numbers = Chances de gagner { $of ->
    [round] la manche
   *[match] la partie
} : { $chance } %.
hint-numbers-beside = Chances de gagner { $of ->
    [round] la manche
   *[match] la partie
} : { $chance } %, avec le choix suivant { $other } %.
hint-show-numbers = Montrer les chances
hint-then = { $first }, puis : { $then }
hint-move-of = { $move } : { $parts }
hint-do-nothing = Attendre
proposals = Suggestions…
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
emotes-and-chat = Réactions et discussion
emotes-unread = { $n ->
    [1] Réactions et discussion, une nouvelle ligne
   *[other] Réactions et discussion, { $n } nouvelles lignes
}
chat-title = Discussion
chat-lines = Ce qui s’est dit
chat-none = Personne n’a encore rien dit.
chat-watching = regarde
chat = Dis quelque chose
send = Envoyer
understood = Compris

# Les cartes en mots
card-hidden = une carte face cachée
card-coloured = { $what } { $colour }
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

# La fin d’une manche et d’une partie
round-over = Manche { $n }
show-hand = encore en main
show-counts = { $n } { $n ->
    [one] point
   *[other] points
}
go-on = Continuer
table-what-if = Cette partie commence au milieu d’une autre. C’est un simple essai : il n’y a pas de preuve que la donne était honnête, et la partie ne compte dans aucune statistique.
last-round = C’était la dernière manche : la partie est terminée.
onward-in = La manche suivante commence dans { $n } s.
onward-awaited = On attend { $player }…
rematch = Rejouer
another-game = Choisir un autre jeu
watch-next = Regarder la partie suivante
wants-rematch = { $n ->
    [1] { $player } veut rejouer.
   *[other] { $player } veulent rejouer.
}
look-back = Revoir la partie
rank = rang
n-actions = Nombre de coups joués : { $n }.
download = Télécharger la partie
verify = Vérifier cette donne
verify-title = La donne était-elle honnête ?
verify-none = Cet enregistrement ne contient aucune preuve.
verify-about = Ton navigateur peut mélanger et distribuer à nouveau tout seul, sans rien demander au serveur, et comparer.
verify-more = Prouvé ici : les cartes distribuées au début de chaque manche, avec les mélanges que montre la partie rejouée. Le reste, c’est quintet verify FICHIER qui le prouve, avec le fichier téléchargé, en rejouant toute la partie : que chaque mélange était nécessaire, que chaque carte piochée et chaque coup suivaient les règles, qui devait commencer, et le résultat.
verify-undealt = Non prouvé ici : que les cartes découlent de ces parts. C’est quintet verify FICHIER qui le prouve, comme chaque coup et le résultat, avec le fichier téléchargé, en rejouant toute la partie.
verify-some = Manches chargées et redistribuées : seulement { $n } sur { $all }.
verdict-proved = Personne n’a pu choisir ces cartes, ni le serveur ni aucun joueur : la part de hasard de ton navigateur y a compté, et en mélangeant à nouveau, il a retrouvé exactement les cartes distribuées.
verdict-undealt = Personne n’a pu choisir le hasard dont viennent ces cartes, ni le serveur ni aucun joueur : la part de hasard de ton navigateur y a compté. Que les cartes en découlent n’a pas été vérifié ici : cette page ne sait pas comment on distribue les cartes de ce jeu.
verdict-fits = Tout concorde. Mais ton navigateur n’avait rien noté avant cette donne : tu t’en remets à ceux qui y ont pris part.
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
    [yes] La part de hasard de ton navigateur y a compté.
   *[no] La part de hasard de ton navigateur manque.
}
help-special = Cartes spéciales
round = manche
percent = { $n } %

# Problèmes
problem-failed = Ça n’a pas marché. Essaie encore une fois.
problem-offline = Le serveur ne répond pas. Est-il en marche ?
problem-no-such-thing = Cette page n’existe pas.
problem-no-such-table = Cette table n’existe pas. Le code est peut-être mal tapé, ou la table a été fermée.
problem-no-such-seat = Cette place n’existe pas.
problem-seat-taken = Quelqu’un a été plus rapide : cette place est prise.
problem-not-seated = Assieds-toi d’abord.
problem-not-host = Seul l’hôte peut faire cela.
problem-taken-off-this-table = L’hôte t’a fait quitter cette table.
problem-bad-name = Choisis un autre nom, s’il te plaît.
problem-bad-options = On ne peut pas jouer à ce jeu de cette façon.
problem-not-now = Ce n’est pas possible maintenant.
problem-not-ready = Tout le monde n’est pas encore prêt.
problem-stale = Quelqu’un a été plus rapide. Regarde à nouveau.
problem-illegal = Ce n’est pas permis maintenant.
problem-not-allowed-here = C’est désactivé ici.
problem-too-fast = Pas si vite, s’il te plaît.
problem-too-many = Ça fait trop d’un coup.
problem-busy = Le serveur réfléchit encore. Redemande dans un instant.
problem-no-such-pass = Ce lien ne marche plus.
problem-no-such-screen = Ce code est faux ou trop vieux. Le bon est sur le téléphone.
problem-catching-breath = Le serveur reprend son souffle. La partie continue toute seule dans un instant.

# Leçons
learn = Apprendre
learn-game = Apprendre { $game }
lesson-offer = Tu découvres ce jeu ? Quelques coups simples te montrent comment on joue. Cela prend environ une minute.
lesson-begin = Montre-moi
lesson-just-play = Jouer tout de suite
lesson-skip = Quitter la leçon
lesson-step = Étape { $n } sur { $all }
lesson-over = Fin de la leçon : tu connais le jeu !
lesson-finish = Terminer
lesson-none = Il n’y a pas encore de leçon pour ce jeu.
lesson-now-play = Essaie maintenant dans une partie courte ({ $length }) contre des robots faciles qui expliquent leurs coups.
lesson-play = { $hasLength ->
    [yes] Jouer une partie courte
   *[no] Jouer une partie
}
lesson-again = Recommencer la leçon
lesson-other = C’est permis aussi. Mais essaie ce qui brille.

# La ligne de la page d’accueil, et la donne du jour à la table
today = Aujourd’hui
today-daily = Donne du jour : { $game }
today-daily-on = Continuer la donne du jour : { $game }
today-daily-over = Donne du jour : les résultats
today-puzzle = Énigmes : { $game }
today-daily-brief = Donne du jour
today-puzzle-brief = Énigmes
today-lesson-brief = Leçon
daily-results = Résultats du jour
problem-sealed = D’autres jouent encore avec les mêmes cartes. Tu pourras revoir la partie une fois la journée finie.
problem-not-over = Cette partie n’est pas terminée : on ne peut revoir que celles qui le sont.
problem-other-rules = Cette partie a été jouée avec d’autres règles que celles de ce serveur.
