# La table dans le terminal : ce que ne disent ni le fichier d’un jeu, ni le cadre, ni la page.

terminal-menu = À quoi veux-tu jouer ?
terminal-waits = Ta partie t’attend. Pour continuer : { $command }
terminal-leave = Quitter la table
notice-free = couleur libre : { $colour }
terminal-linked = La connexion est rétablie.
terminal-small = Ce terminal a { $columns } colonnes et { $lines } lignes. La table en demande { $needed_columns } sur { $needed_lines } : agrandis la fenêtre, ou utilise { $command }.

# Lignes et numéros
plain-table = { $game }. À la table : { $names }. Le signe ? et Entrée en disent plus.
plain-ask = Tape un numéro puis Entrée. ? en dit plus.
plain-other = Ce n’est pas un des choix : tape un numéro de 1 à { $n }.
plain-changed = Les choix ont changé.
plain-nothing = Il n’y a rien à choisir maintenant.
plain-rules = Tape r et un numéro pour lire une partie, par exemple r 2.
plain-back = Retour
plain-help-number = Tape un numéro pour choisir ce qui est écrit derrière. Entrée toute seule répète les choix.
plain-help-keys = t : la table. c : tes cartes. h : un conseil. l : les derniers coups. p : les points. r : les règles. o : comment on joue. s et quelques mots : les dire. e : réactions. q : quitter la table ; la partie t’attend, « quintet play --plain » la reprend.
plain-hand = Ta main : { $cards }.
plain-empty = vide
plain-pile = { $pile } : { $cards }.
plain-of = { $player }, { $pile } : { $cards }.
plain-top = { $cards }, { $card } sur le dessus
plain-points = { $player } : { $score }
plain-waiting = On attend les autres.
plain-watching = Tu regardes.
plain-go-on = Appuie sur Entrée pour continuer.

# L’écran
terminal-keys =
    { $talk ->
        [yes] ? touches  h conseil  l coups  r règles  t parler  e réagir  o options  q fin
       *[no] ? touches  h conseil  l coups  r règles  o options  s trier  q fin
    }
terminal-replay-keys = ← → un coup  Maj+← → une manche  Entrée lecture, pause  q retour
terminal-first = Avec les flèches et Entrée, ou à la souris : touche une carte, puis l’endroit où elle va. Ce qui est entre crochets a un numéro. h donne un conseil, ? montre toutes les touches.
terminal-whose = { $pile } de { $player }
terminal-close = Entrée ou Échap : fermer
terminal-more = ↓ la suite est plus bas
terminal-rules-foot = ← → ou 1 à { $n } : une partie · Entrée ou Échap : fermer
terminal-specials = Cartes spéciales
terminal-take-apart = Tout reprendre (Échap)
terminal-touch-again = { $card } : touche encore cette carte.
chance-let-go = Laisser passer
terminal-cards = Comment lire les cartes et la table
signs-needs = →5 ensuite un 5 · ¢4 quatre pièces à côté · ×7 sept cartes dans la pile
legend-piles = ▒5 cinq cartes que personne ne voit, ×2 deux cartes dans une pile
legend-needs = →5 la suivante est un 5, ¢4 quatre pièces sont à côté de la pile
legend-frames = cadre épais ou souligné : on peut le toucher ; cadre double ou » « : ce que tu tiens peut y aller
terminal-key-walk = Flèches, Tab, Début, Fin : d’une chose à l’autre
terminal-key-touch = Entrée, espace, souris : toucher, puis toucher où ça va, ou toucher encore
terminal-key-let-go = Échap : lâcher, annuler
terminal-key-number = 1 à 9 : ce qui est entre crochets en bas
terminal-key-hint = h : ce que ferait un bon joueur
terminal-key-log = l : la partie jusqu’ici
terminal-key-rules = r : les règles
terminal-key-talk = t : dire quelque chose aux autres
terminal-key-emote = e : réactions
terminal-key-options = o : comment on joue
terminal-key-sort = s : trier ta main par nombre ou par couleur
terminal-key-leave = q, Ctrl-C : quitter la table ; ta partie t’attend, « quintet play » la reprend

# Level 8 : un niveau, partie par partie
notice-laying = Tu composes le niveau { $n }
laying-part = { $is_named ->
    [yes] { $shape ->
        [run] suite { $first }–{ $last }
       *[set] { $part } de { $first }
    }
   *[no] { $part }
}{ $there ->
    [0] {""}
   *[other] {" : "}{ $cards }
}{ $missing ->
    [0] {""}
    [one] , il en manque une
   *[other] , il en manque { $missing }
}
combination-is = { $shape ->
    [run] suite { $first }–{ $last }
    [set] des { $first }
   *[colour] { $is_known ->
        [yes] tout en { $colour }
       *[no] une couleur
    }
}
prompt-name-part = Partie { $nth } sur { $of }, { $part } : { $shape ->
    [run] où commence-t-elle ?
    [set] quel nombre ?
   *[colour] quelle couleur ?
}{ $is_first ->
    [yes] {" "}Commence par la plus basse.
   *[no] {""}
}
many-run-from = Suite à partir de …
many-set-of = Nombre …
many-colour = Couleur …
split-add = ajoutées aux niveaux posés : { $cards }
split-show = montrées : { $cards }
split-keep = gardées : { $cards }
split-swap = échangées : { $cards }
split-stay = { $n ->
    [0] rien ne reste en main
    [one] reste en main : { $cards }
   *[other] restent en main : { $cards }
}
